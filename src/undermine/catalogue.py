"""Catalogue: the one list of the games; a game's rules are loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from undermine.kernel.game import Rules


class Entry(NamedTuple):
    """What a game is made of: its rules, and the box whose cards, clauses and book it uses."""

    module: str
    attribute: str
    box: str  # a folder of games/, a sheet of docs/rules/, a book of locale/


ENTRIES: Final = {
    "saboteur": Entry("undermine.games.saboteur.rules", "RULES", "saboteur"),
    "duel": Entry("undermine.games.duel.rules", "RULES_DUEL", "duel"),
    "solo": Entry("undermine.games.duel.rules", "RULES_SOLO", "duel"),
    "cave": Entry("undermine.games.cave.rules", "RULES", "cave"),
}
"""Every game by its name. What else a new one needs, `tests/house/test_games.py` tells."""


class Games(dict[str, Rules]):
    """The games by name; a game's box is read on first use."""

    def __missing__(self, name: str) -> Rules:
        from undermine import pickles  # which reads this list

        entry = ENTRIES[name]
        module = import_module(entry.module)
        pickles.teach(module)
        rules: Rules = getattr(module, entry.attribute)
        self[name] = rules
        return rules


@cache
def games() -> Games:
    """Return the one catalogue."""
    return Games()


def names() -> list[str]:
    """List the names of all games."""
    return list(ENTRIES)


def boxes() -> list[str]:
    """List the boxes, each once, in the order of their games."""
    return list(dict.fromkeys(entry.box for entry in ENTRIES.values()))
