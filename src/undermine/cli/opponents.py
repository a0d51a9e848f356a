"""Opponents: who sits in the seats that no person takes."""

from __future__ import annotations

import secrets
from typing import Final

import undermine
from undermine.bots import LEVELS, characters, decide

PEOPLE: Final = "none"  # the level that leaves every seat to a person
USUAL: Final = "miner"


def levels() -> tuple[str, ...]:
    """List the bots' levels, the weakest first."""
    return tuple(LEVELS)


def names() -> list[str]:
    """List the bots' characters by name, in the order in which they sit down."""
    return [one.name for one in characters()]


def choose(game: undermine.Game, seat: int, level: str) -> str:
    """Let a bot choose a move for the seat to decide."""
    return str(decide(game.record(), seat, level, secrets.randbits(32))["move"])
