"""Characters: the bots' names, faces and tempers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from undermine.bots.tables import table


@dataclass(frozen=True)
class Character:
    """Somebody to sit at the table."""

    name: str
    face: str  # an id that the page draws
    temper: str


@cache
def characters() -> tuple[Character, ...]:
    """List everybody, in the order in which they take empty seats."""
    return tuple(Character(**entry) for entry in table("characters")["character"])
