"""Opponents: who sits in the seats that no person takes."""

from __future__ import annotations

import argparse
import secrets
from typing import Final

import undermine
from undermine.bots import LEVELS, BotError, characters, decide, find

PEOPLE: Final = "none"  # the level that leaves every seat to a person
USUAL: Final = "miner"
ADVISER: Final = "master"  # who gives hints


def levels() -> tuple[str, ...]:
    """List the bots' levels, the weakest first."""
    return tuple(LEVELS)


def known(level: str) -> str:
    """Return a level that was asked for, or refuse it."""
    try:
        if level != PEOPLE:
            find(level)
    except BotError as nobody:
        raise argparse.ArgumentTypeError(str(nobody)) from None
    return level


def names() -> list[str]:
    """List the bots' characters by name, in the order in which they sit down."""
    return [one.name for one in characters()]


def choose(game: undermine.Game, seat: int, level: str) -> str:
    """Let a bot choose a move for the seat to decide."""
    return str(decide(game.record(), seat, level, secrets.randbits(32))["move"])
