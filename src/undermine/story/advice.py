"""Advice: what the strongest bot would have done at a turning move, knowing only what that person knew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots.levels import LEVELS
from undermine.bots.seen import look
from undermine.game import Game, begin
from undermine.kernel.rng import Rng
from undermine.record import deeds_of
from undermine.story.shape import RoundTold, Turn

STRONGEST: Final = ("master", "foreman", "miner")  # the first of these that there is
SEED: Final = 1  # the same question is always answered alike


def strongest() -> str:
    """Name the strongest level there is."""
    return next(level for level in STRONGEST if level in LEVELS)


def advise(game: Game, rounds: list[RoundTold], eyes: int | None, progress: Callable[[float], None]) -> None:
    """Say at every turning move what was played and what the bot would have done; hands are told only when the game is over.

    While it is still played, a seat is told of its own moves alone.
    """
    wanted: dict[int, Turn] = {told["first"] + turn["move"]: turn for told in rounds for turn in told["turns"]}
    wanted = {number: turn for number, turn in wanted.items() if game.turn is None or turn["seat"] == eyes}
    if not wanted:
        return
    level = strongest()
    record = game.record()
    copy = begin(record)
    done = 0
    for deed in deeds_of(record):
        turn = wanted.get(copy.played) if isinstance(deed, str) else None
        if turn is not None and copy.turn == turn["seat"]:
            turn["text"] = str(deed)
            seen = look(copy.rules, copy.position, turn["seat"], copy.events(turn["seat"]), {})
            seen.words = copy.words
            choice = LEVELS[level].choose(seen, Rng(SEED))
            turn["advice"] = {
                "level": level,
                "move": seen.text(choice.move),
                "key": choice.key,
                "values": dict(choice.values),
            }
            done += 1
            progress(done / len(wanted))
        copy.do(deed)
