"""Opponents: who sits in the seats that no person takes."""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec

import undermine

PEOPLE = "none"  # the level that leaves every seat to a person
STAND_IN = "simple"


def levels() -> tuple[str, ...]:
    """List the bots' levels."""
    if find_spec("undermine.bots") is None:
        return (STAND_IN,)
    return tuple(import_module("undermine.bots").LEVELS)


def decide(game: undermine.Game, seat: int, level: str) -> str:
    """Let a bot choose a move for the seat to decide."""
    if level == STAND_IN:
        from undermine.cli.simple import choose

        return choose(game.view(seat), game.legal(), seat)
    bots = import_module("undermine.bots")
    return str(bots.decide(game.record(), seat, level, secrets.randbits(32))["move"])
