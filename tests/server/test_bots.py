"""Bots in seats: outside the event loop, under a time budget, replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
from types import SimpleNamespace
from typing import Any

import pytest

import undermine
from undermine.server import bot_pool, driver
from undermine.server.bot_pool import BotPool
from undermine.server.bot_worker import Answer, News, Question, Remarks
from undermine.server.protocol import LEVELS
from undermine.server.turns import Turns


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


async def test_talk_that_takes_too_long_is_stopped_long_before_a_bot_that_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    noted: list[str] = []
    pool = BotPool(1, 60, noted.append)
    first = await pool.decide(question("mole"))
    (worker,) = pool._all
    os.kill(worker.pid, signal.SIGSTOP)
    monkeypatch.setattr(bot_pool, "TALK_SECONDS", 0.2, raising=False)
    news = News(question("mole").record, {0: "miner"}, [], (0, 0), 7)
    assert await asyncio.wait_for(pool.remark(news), 30) == Remarks([])
    assert noted == ["the talk of bots gave no answer: TimeoutError"]
    assert await pool.decide(question("mole")) == first
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


async def served(asked: list[tuple[str, bool]]) -> list[int]:
    """Return the order in which those are served who ask, all at once, for the one place that is taken."""
    turns, order = Turns(1), list[int]()
    await turns.take("first", watched=True)

    async def work(number: int, household: str, watched: bool) -> None:
        await turns.take(household, watched=watched)
        order.append(number)
        turns.leave()

    working = [asyncio.create_task(work(number, *who)) for number, who in enumerate(asked)]
    await asyncio.sleep(0)
    turns.leave()
    await asyncio.gather(*working)
    await asyncio.wait_for(turns.take("", watched=False), 5)  # the place is free again
    return order


async def test_bots_of_one_address_do_not_hold_up_those_of_another() -> None:
    assert await served([("a", True)] * 4 + [("b", True), ("c", True)]) == [0, 4, 5, 1, 2, 3]


async def test_tables_that_nobody_looks_at_come_last() -> None:
    assert await served([("a", False)] * 3 + [("a", True), ("b", False), ("b", True)]) == [3, 5, 0, 4, 1, 2]


async def test_who_stops_waiting_takes_no_place() -> None:
    turns = Turns(1)
    await turns.take("a", watched=True)
    waiting = [asyncio.create_task(turns.take("b", watched=True)) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turns.leave()
    await waiting[1]
    turns.leave()
    last = asyncio.create_task(turns.take("c", watched=True))
    await last
    waiting = [asyncio.create_task(turns.take("d", watched=True))]
    await asyncio.sleep(0)
    turns.leave()
    waiting[0].cancel()  # in the very moment in which the place is given
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.wait_for(turns.take("e", watched=True), 5)


class Clock:
    """Time that passes only when somebody thinks or waits."""

    now = 1_000_000

    async def wait_for(self, waiting: Any, seconds: float) -> None:
        waiting.close()
        self.now += round(seconds * 1000)
        raise TimeoutError


async def answers(thinks: list[int], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return after how many milliseconds the bots of one table answer that think for so long, one after the other."""
    clock, moved = Clock(), list[int]()
    monkeypatch.setattr(driver, "now_ms", lambda: clock.now)
    monkeypatch.setattr("undermine.server.driver.asyncio.wait_for", clock.wait_for)
    thoughts = iter(thinks)

    async def decide(*_question: object, household: str, watched: bool) -> Answer:
        clock.now += next(thoughts)
        return Answer("pass", "")

    async def act(_decide: object) -> None:
        moved.append(clock.now - state.decided)
        state.decided = clock.now

    game = undermine.new("saboteur", players=3, seed=1)
    state = SimpleNamespace(id="a", game=game, number=5, decided=clock.now, turn=0, chance=lambda *_: 1, uttered=list)
    timed = SimpleNamespace(labels=lambda _level: SimpleNamespace(time=lambda: memoryview(b"")))
    house = SimpleNamespace(
        metrics=SimpleNamespace(bot_seconds=timed),
        bots=SimpleNamespace(decide=decide),
        settings=SimpleNamespace(bot_pause=0.7),
    )
    remarker = SimpleNamespace(asked=lambda: asyncio.sleep(0))
    table: Any = SimpleNamespace(state=state, house=house, connections={1}, household="", act=act, remarker=remarker)
    bots = driver.Driver(table)
    for _ in thinks:
        await bots._bot_moves(0, "mole", "bot")
    return moved


@pytest.mark.parametrize(("thinks", "pauses"), [(0, 1), (1, 1), (350, 1), (699, 1), (700, 1), (701, 2), (1500, 3)])
async def test_the_moment_of_an_answer_does_not_tell_how_long_a_bot_has_thought(
    thinks: int, pauses: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await answers([thinks], monkeypatch) == [pauses * 700]


async def test_who_thinks_for_less_than_a_pause_is_not_told_from_who_thinks_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns = [800, 100] * 20
    assert await answers(turns, monkeypatch) == [1400] * len(turns)
    quick = [100] * 14
    assert await answers([800, *quick], monkeypatch) == [1400] * 12 + [700] * 3, "one that was slow is forgotten"
    assert await answers([5000, *quick], monkeypatch) == [5600] + [700] * 14, "a server that is busy is nobody's pace"


async def test_where_no_bot_answers_in_time_a_legal_move_is_played_and_noted() -> None:
    noted: list[str] = []

    async def decide(*_question: object, household: str, watched: bool) -> Answer:
        raise RuntimeError("no bot can decide in this position")

    log = SimpleNamespace(error=lambda event, **_fields: noted.append(event))
    house = SimpleNamespace(bots=SimpleNamespace(decide=decide), log=log)
    table: Any = SimpleNamespace(state=SimpleNamespace(id="a"), house=house, household="")
    game: Any = undermine.new("saboteur", players=3, seed=1)
    question = Question(game.record(), game.turn, "master", 10**16 + 3)
    answer = await driver.Driver(table)._decide(question, game, watched=True)
    assert answer.move in game.legal()
    assert noted == ["bots fail"]
