"""Catalogue: every game by its name, loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from undermine.kernel.game import Rules

MODULES: Final = {
    "saboteur": ("undermine.games.saboteur.rules", "RULES"),
    "duel": ("undermine.games.duel.rules", "RULES_DUEL"),
    "solo": ("undermine.games.duel.rules", "RULES_SOLO"),
    "cave": ("undermine.games.cave.rules", "RULES"),
}


class Games(dict[str, Rules]):
    """The games by name; a game's tables are built on first use."""

    def __missing__(self, name: str) -> Rules:
        module, attribute = MODULES[name]
        rules: Rules = getattr(import_module(module), attribute)
        self[name] = rules
        return rules


@cache
def games() -> Games:
    """Return the one catalogue."""
    return Games()


def names() -> list[str]:
    """List the names of all games."""
    return list(MODULES)
