"""Characters: the bots' names, faces and tempers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from undermine.bots.files import read


@dataclass(frozen=True)
class Character:
    """Somebody to sit at the table."""

    name: str
    face: str  # an id that the page draws
    temper: str


def temper_of(name: str) -> str:
    """Return the temper of the character of this name; anybody else has none."""
    return next((one.temper for one in characters() if one.name == name), "")


@cache
def characters() -> tuple[Character, ...]:
    """List everybody, in the order in which they take empty seats."""
    return tuple(Character(**entry) for entry in read("characters.toml")["character"])
