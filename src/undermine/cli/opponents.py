"""Opponents: who sits in the seats that no person takes."""

from __future__ import annotations

import secrets
from importlib.util import find_spec

import undermine

PEOPLE = "none"  # the level that leaves every seat to a person
STAND_IN = "simple"


def levels() -> tuple[str, ...]:
    """List the bots' levels."""
    if find_spec("undermine.bots") is None:
        return (STAND_IN,)
    from undermine.bots import LEVELS

    return tuple(LEVELS)


def decide(game: undermine.Game, seat: int, level: str) -> str:
    """Let a bot choose a move for the seat to decide."""
    if level == STAND_IN:
        from undermine.cli.simple import choose

        return choose(game.view(seat), game.legal(), seat)
    from undermine import bots

    return str(bots.decide(game.record(), seat, level, secrets.randbits(32))["move"])
