"""Games that can be played: what tests ask the catalogue for while pytest still collects them."""

from __future__ import annotations

from importlib.util import find_spec

from undermine.catalogue import ENTRIES


def playable() -> list[str]:
    """List the games whose rules are there; `tests/house/test_games.py` tells what any other one lacks."""
    return [name for name, entry in ENTRIES.items() if is_there(entry.module)]


def is_there(module: str) -> bool:
    """Say whether a module exists, sound or not: what is broken fails where it is used."""
    package = module.rpartition(".")[0]
    return (not package or is_there(package)) and find_spec(module) is not None
