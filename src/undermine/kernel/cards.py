"""Cards: sides, groups, half turns, marks and their codes (contract, section 2)."""

from __future__ import annotations

from typing import Final

SIDES: Final = "NESW"  # side i has bit 1 << i; the opposite of side i is i ^ 2
ALL_SIDES: Final = 15
HALF_TURN: Final = 2  # so many sides on
LEVELS: Final = ("I", "II", "III")
MARKS: Final = (  # a card's marks stand in this order
    "treasure",
    "stone",
    "gold",
    "door",
    "troll",
    "lair",
    "ladder",
    "vein",
    "exit",
    "bridge",
    "tunnel",
)


class CardError(ValueError):
    """A text that is not the code of any card."""


def sides_text(mask: int) -> str:
    """Write a set of sides in the order N, E, S, W."""
    return "".join(SIDES[i] for i in range(4) if mask >> i & 1)


def sides_mask(text: str) -> int:
    """Read a set of sides; the text must stand in the order N, E, S, W."""
    mask = 0
    for letter in text:
        if letter not in SIDES:
            raise CardError(f"{text!r} names no sides")
        mask |= 1 << SIDES.index(letter)
    if not text or sides_text(mask) != text:
        raise CardError(f"the sides of {text!r} must stand in the order NESW, each once")
    return mask


def turn_sides(mask: int) -> int:
    """Give a half turn to a set of sides (S-CARD-2): N<->S, E<->W; there is no other turn (S-GEO-4, C-COORD-5)."""
    return (mask << HALF_TURN | mask >> HALF_TURN) & ALL_SIDES


def first_side(group: int) -> int:
    """Return the number of a group's first side."""
    return (group & -group).bit_length() - 1


class Card:
    """What is printed on one card: an action, or groups of joined open sides (S-CARD-1) with marks (D-CARD-1, C-FIELD-2)."""

    def __init__(
        self,
        level: str,
        groups: tuple[int, ...],
        marks: tuple[tuple[str, ...], ...],
        action: str = "",
    ) -> None:
        self.level = level  # "", or I, II, III on the back
        self.groups = groups  # side masks, ordered by their first side; empty for an action
        self.marks = marks  # ("door", "green", "W"): a name and its arguments
        self.action = action

    @property
    def open(self) -> int:
        """Return the open sides as a mask."""
        mask = 0
        for group in self.groups:
            mask |= group
        return mask

    def joined(self, side: int) -> int:
        """Return the group of an open side, or 0 where the side is closed."""
        for group in self.groups:
            if group >> side & 1:
                return group
        return 0

    def marked(self, name: str) -> list[tuple[str, ...]]:
        """Return the arguments of every mark of this name."""
        return [mark[1:] for mark in self.marks if mark[0] == name]

    def marked_sides(self, name: str, *words: str) -> int:
        """Return the sides that bear a mark: `marked_sides("door", "green")`; a mark's last word names its side."""
        mask = 0
        for mark in self.marked(name):
            if mark[:-1] == words:
                mask |= sides_mask(mark[-1])
        return mask

    def marked_group(self, name: str) -> int:
        """Return the group that bears a mark, or 0: the one that its last word names, else the card's only group."""
        for mark in self.marked(name):
            if mark and all(letter in SIDES for letter in mark[-1]):
                return sides_mask(mark[-1])
            return self.groups[0]
        return 0

    def turned(self) -> Card:
        """Return the card after half a turn: sides, groups and marks move together (S-CARD-2, C-COORD-5)."""
        groups = sorted((turn_sides(group) for group in self.groups), key=first_side)
        marks = tuple(tuple(turn_word(word) for word in mark) for mark in self.marks)
        return Card(self.level, tuple(groups), marks, self.action)

    @property
    def code(self) -> str:
        """Write the card's code."""
        shape = self.action or ".".join(sides_text(group) for group in self.groups)
        marks = "".join("+" + mark_text(mark) for mark in self.marks)
        return f"{self.level}:{shape}{marks}" if self.level else shape + marks


def turn_word(word: str) -> str:
    """Give a half turn to a mark's argument if it names sides."""
    if word and all(letter in SIDES for letter in word):
        return sides_text(turn_sides(sides_mask(word)))
    return word


def mark_text(mark: tuple[str, ...]) -> str:
    """Write one mark; the number of nuggets stands next to its name."""
    if mark[0] == "gold":
        return "-".join(("gold" + mark[1], *mark[2:]))
    return "-".join(mark)


def read_mark(text: str) -> tuple[str, ...]:
    """Read one mark."""
    name, *words = text.split("-")
    if name.startswith("gold"):
        return ("gold", name[4:], *words)
    if name not in MARKS or "" in words:
        raise CardError(f"{text!r} is no mark of a card")
    return (name, *words)


def read_path(code: str) -> Card:
    """Read the code of a path, start or goal card; exactly the canonical text is accepted."""
    level, colon, rest = code.rpartition(":")
    if colon and level not in LEVELS:
        raise CardError(f"{code!r} has no level I, II or III before its colon")
    shape, *marks = rest.split("+")
    groups = tuple(sides_mask(group) for group in shape.split("."))
    seen = 0
    for group in groups:
        if group & seen:
            raise CardError(f"{code!r} names a side twice")
        seen |= group
    card = Card(level, groups, tuple(read_mark(mark) for mark in marks))
    order = [MARKS.index(mark[0]) for mark in card.marks]
    if list(groups) != sorted(groups, key=first_side) or order != sorted(order):
        raise CardError(f"{code!r} is not in the order of the card codes")
    return card


def read_action(code: str) -> Card:
    """Read the code of an action card."""
    level, colon, action = code.rpartition(":")
    if colon and level not in LEVELS:
        raise CardError(f"{code!r} has no level I, II or III before its colon")
    return Card(level, (), (), action)
