"""Bots in seats: outside the event loop, under a time budget, replaced when they fail."""

from __future__ import annotations

import os
import signal

import undermine
from undermine.server.bot_pool import BotPool
from undermine.server.bot_worker import Question
from undermine.server.protocol import LEVELS


def question(level: str, seed: int = 1) -> Question:
    game = undermine.new("saboteur", players=3, seed=seed)
    assert game.turn is not None
    return Question(game.record(), game.turn, level, 7)


async def test_every_level_answers_with_a_legal_move_and_a_reason() -> None:
    noted: list[str] = []
    pool = BotPool(1, 60, noted.append)
    for level in LEVELS:
        asked = question(level)
        answer = await pool.decide(asked)
        assert answer.move in undermine.load(asked.record).legal()
        assert isinstance(answer.why, str)
    assert noted == []
    await pool.close()


async def test_a_bot_that_fails_or_dies_is_replaced_and_noted() -> None:
    noted: list[str] = []
    pool = BotPool(1, 60, noted.append)
    first = await pool.decide(question("mole"))
    (worker,) = pool._all
    os.kill(worker.pid, signal.SIGKILL)
    await worker.wait()
    assert await pool.decide(question("mole")) == first
    answer = await pool.decide(question("no such level"))
    assert answer.move in undermine.load(question("mole").record).legal()
    assert len(noted) == 1
    await pool.close()


async def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    noted: list[str] = []
    pool = BotPool(1, 60, noted.append)
    await pool.decide(question("mole"))
    (worker,) = pool._all
    os.kill(worker.pid, signal.SIGSTOP)
    pool._seconds = 0.2
    assert await pool._ask(question("miner")) is None
    assert worker.pid not in {other.pid for other in pool._all}
    assert noted
    pool._seconds = 60
    assert (await pool.decide(question("mole"))).move
    await pool.close()
