"""Layout: the names and places of everything in an observation, and the planes that the cards of a box mark on the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import Box
from undermine.kernel.cards import LEVELS, SIDES, Card

SHAPE: Final = (
    "face up",
    "face down",
    *(f"open {side}" for side in SIDES),
    *(f"joined {one}{other}" for i, one in enumerate(SIDES) for other in SIDES[i + 1 :]),
)
"""The planes that the cards of every box have."""
FACE_UP_PLANE: Final = 0
FACE_DOWN_PLANE: Final = 1
FIRST_OPEN_PLANE: Final = 2
FIRST_JOINED_PLANE: Final = 6


class Stretch(NamedTuple):
    """Some places of an observation that follow each other."""

    name: str
    first: int
    each: int  # places of one of them
    times: int  # how many there are of them: planes, seats, moves
    means: str

    def size(self) -> int:
        """Return how many places it has."""
        return self.each * self.times


class Layout:
    """Stretches one after another."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self.size = 0

    def add(self, name: str, each: int, means: str, times: int = 1) -> int:
        """Add a stretch and return where it begins."""
        first = self.size
        self.stretches.append(Stretch(name, first, each, times, means))
        self.size += each * times
        return first


def mark_names(mark: tuple[str, ...]) -> list[str]:
    """Name the planes of a mark: what it is, in its colour or worth, and the sides that it lies at."""
    words = list(mark)
    sides = words.pop() if len(words) > 1 and all(letter in SIDES for letter in words[-1]) else ""
    return ["-".join(words), *(f"{words[0]} at {side}" for side in sides)]


def planes_of(card: Card) -> list[str]:
    """Name the planes that a card marks, whichever side of it is up."""
    names = [f"open {side}" for i, side in enumerate(SIDES) if card.open >> i & 1]
    for i, one in enumerate(SIDES):
        names += [f"joined {one}{SIDES[j]}" for j in range(i + 1, 4) if card.joined(i) >> j & 1]
    if card.level:
        names.append(f"level {card.level}")
    for mark in card.marks:
        names += mark_names(mark)
    return names


class CardPlanes:
    """Which planes every face of a box marks; `renamed` lets a colour be one's own."""

    def __init__(self, box: Box, renamed: list[dict[str, str]]) -> None:
        named: dict[str, None] = dict.fromkeys(SHAPE)
        if any(card.level for card in box.cards):
            named.update(dict.fromkeys(f"level {level}" for level in LEVELS))
        written = [[self.renamed(planes_of(face), names) for face in box.faces] for names in renamed]
        for eyes in written:
            for planes in eyes:
                named.update(dict.fromkeys(planes))
        self.names = [*named]
        numbers = {name: number for number, name in enumerate(self.names)}
        flat: list[int] = []
        starts: list[int] = []
        for eyes in written:
            for planes in eyes:
                starts.append(len(flat))
                flat += [numbers[name] for name in planes]
        starts.append(len(flat))
        self.faces: i64 = len(box.faces)
        self.starts: vec[i64] = vec[i64]([i64(start) for start in starts])
        self.flat: vec[i64] = vec[i64]([i64(plane) for plane in flat])

    def renamed(self, planes: list[str], names: dict[str, str]) -> list[str]:
        """Replace colours by whose they are."""
        return ["-".join(names.get(word, word) for word in plane.split("-")) for plane in planes]
