"""Choices: every level, in every temper, chooses in the same positions what it chose when choices.toml was written.

What is chosen follows from the weights, from the order of the legal moves and from every number drawn on the way. Whoever
changes one of these on purpose writes the file anew with `python -m tests.bots.test_choices`.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.bots.test_fair import SEATS, TEMPERS, asked_at, fresh
from undermine.bots import LEVELS
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import names
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams

STORED = Path(__file__).with_name("choices.toml")
POSITIONS = 40 * len(TEMPERS)  # of each game
SPAN = 120  # positions of a deal at most, so that several tables are seen
FIRST = 70_000  # the first deal
PLAYERS = ("mole", "apprentice", "miner")  # who plays up to the positions: quick, and the same whoever else is asked


def written(seen: Seen, choice: Choice) -> str:
    """Write a choice down: whose, in which temper, what and why."""
    values = " ".join(f"{name}={value}" for name, value in sorted(choice.values.items()))
    return f"{seen.seat} {seen.temper}: {seen.text(choice.move)} {choice.key} {values}\n"


@cache
def digests(game: str) -> dict[str, str]:
    """Let every level choose in the same positions of a few deals; return the digest of what each chose."""
    totals = {name: hashlib.sha256() for name in LEVELS}
    asked = 0

    def ask(_state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal asked
        for name, level in asked_at(asked):
            other = fresh(seen)
            other.temper = TEMPERS[asked % len(TEMPERS)]
            totals[name].update(written(other, level.choose(other, Rng(asked))).encode())
        asked += 1

    deal = FIRST
    while asked < POSITIONS:
        seats = SEATS[game][deal % len(SEATS[game])]
        levels = [LEVELS[PLAYERS[(deal + seat) % len(PLAYERS)]] for seat in range(seats)]
        play(
            begin(game, seats, deal),
            [level.choose for level in levels],
            streams(deal, seats),
            lambda match: match.moves >= SPAN or asked >= POSITIONS,
            ask,
        )
        deal += 1
    return {name: total.hexdigest() for name, total in totals.items()}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", names())
def test_every_level_chooses_as_it_did(game: str, level: str) -> None:
    stored = tomllib.loads(STORED.read_text(encoding="utf-8"))
    assert digests(game)[level] == stored[game][level]


if __name__ == "__main__":
    lines = ["# Digests of what every level chose: see test_choices.py.\n"]
    for each in names():
        lines += [f"\n[{each}]\n", *(f'{name} = "{total}"\n' for name, total in digests(each).items())]
    STORED.write_text("".join(lines), encoding="utf-8")
