"""Numbering: a fixed number for every move within a window of the board, worked out from the packed move alone.

A move's number is that of its verb's first action, plus its words as the digits of a number. Seats count from the mover.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.grid import cell_at
from undermine.kernel.moves import (
    PARTS,
    TOOLS,
    TUNNEL,
    Notation,
    Part,
    bare,
    card_of,
    on_field,
    on_seat,
    seat_of,
    second_of,
    verb_of,
    with_cards,
    with_numbers,
)

NO_ACTION: Final = -1  # the number of a move outside the window
ELSEWHERE: Final = 0  # the action that stands for the first legal move where none has a number
MOST_PAID: Final = 6  # gold cards of one number of nuggets in a payment

# How a word of a move becomes a digit.
LOOKED_UP: Final = 0  # by a lookup: what stands in the packed move -> digit, or NO_ACTION
RELATIVE: Final = 1  # a seat, counted from the mover
PAIR: Final = 2  # two cards in card-list order
GOLD: Final = 3  # how many gold cards of one, two and three nuggets
FIELDS_OF_PART: Final = 5  # how, place and mask in the move, first of its lookup, how many digits


class Frame(NamedTuple):
    """The cells that actions and observations cover."""

    west: int
    east: int
    south: int
    north: int

    def width(self) -> int:
        """Return how many columns there are."""
        return self.east - self.west + 1

    def height(self) -> int:
        """Return how many rows there are."""
        return self.north - self.south + 1

    def cells(self) -> list[int]:
        """List the cells row by row from the north-west."""
        return [cell_at(x, y) for y in range(self.north, self.south - 1, -1) for x in range(self.west, self.east + 1)]


class Word(NamedTuple):
    """One word of a move: its kind in the notation and the values that have a digit, in their order."""

    kind: str
    values: list[int]


class Row(NamedTuple):
    """The actions of one verb: the first of them, how many there are, and what each of its words ranges over."""

    verb: str
    first: int
    actions: int
    words: list[Word]


Narrowed = Mapping[tuple[str, str], list[int]]
"""By verb and kind of word: the values that have a digit, where not all of them make sense."""


class Numbering:
    """The actions of one game with so many seats."""

    def __init__(self, notation: Notation, seats: int, frame: Frame, goals: list[int], narrowed: Narrowed) -> None:
        self.notation = notation
        self.seats: i64 = seats
        self.frame = frame
        self.goals = goals
        self.rows: list[Row] = []
        self.size: i64 = 1  # ELSEWHERE comes first
        lookups: list[int] = []
        parts: list[int] = []
        firsts: list[int] = []
        starts: list[int] = []
        for verb in range(len(notation.words)):
            firsts.append(int(self.size))
            starts.append(len(parts))
            words = [self.word(verb, kind, narrowed) for kind in notation.kinds[verb] if not kind.startswith("=")]
            count = 1
            for word in words:
                for part in self.parts_of(word, lookups):
                    parts += part
                    count *= part[-1]
            self.rows.append(Row(" ".join(self.verb_words(verb)), int(self.size), count, words))
            self.size += count
        starts.append(len(parts))
        self.lookups: vec[i64] = vec[i64]([i64(value) for value in lookups])
        self.parts: vec[i64] = vec[i64]([i64(value) for value in parts])
        self.firsts: vec[i64] = vec[i64]([i64(value) for value in firsts])
        self.starts: vec[i64] = vec[i64]([i64(value) for value in starts])

    def verb_words(self, verb: int) -> list[str]:
        """Return a verb and the words that always follow it."""
        fixed = [kind[1:] for kind in self.notation.kinds[verb] if kind.startswith("=")]
        return [self.notation.words[verb], *fixed]

    def word(self, verb: int, kind: str, narrowed: Narrowed) -> Word:
        """List the values of a word that have a digit."""
        name = self.notation.words[verb]
        given = narrowed.get((name, kind))
        if given is not None:
            return Word(kind, given)
        box = self.notation.box
        if kind == "path":
            return Word(kind, list(box.ways))
        if kind == "goal":
            return Word(kind, sorted(self.notation.goal_of.values()))
        if kind in ("card", "cards"):
            return Word(kind, list(range(len(box.codes))))
        if kind == "cell":
            at_goals = name in ("map", "orient") or "=goal" in self.notation.kinds[verb]
            return Word(kind, self.goals if at_goals else self.frame.cells())
        if kind == "field":
            return Word(kind, list(range(TUNNEL + 1)))
        if kind == "number":
            return Word(kind, list(self.notation.numbers))
        return Word(kind, list(range({"seat": int(self.seats), "tool": len(TOOLS), "side": 4, "numbers": 0}[kind])))

    def parts_of(self, word: Word, lookups: list[int]) -> Iterable[list[int]]:
        """Return how the digits of a word are found: one digit, of a field two, its cell first."""
        if word.kind == "seat":
            return [[RELATIVE, 0, 0, 0, int(self.seats)]]
        if word.kind == "cards":
            at = len(lookups)
            size = len(word.values)
            lookups += [first * size - first * (first - 1) // 2 for first in range(size)]
            return [[PAIR, 0, 0, at, size * (size + 1) // 2]]
        if word.kind == "numbers":
            return [[GOLD, 0, 0, 0, (MOST_PAID + 1) ** 3]]
        if word.kind == "field":
            cells = Word("cell", self.frame.cells())
            return [looked_up(each.values, PARTS[each.kind], lookups) for each in (cells, word)]
        part = looked_up(word.values, PARTS[word.kind], lookups)
        if word.kind == "goal":  # goals that look alike are one
            codes = self.notation.box.face_codes
            for face in range(2 * self.notation.box.paths, 2 * self.notation.box.first_start):
                lookups[part[3] + face] = word.values.index(self.notation.goal_of[codes[face]])
        return [part]

    def number(self, move: i64, mover: i64) -> i64:
        """Return a move's action, NO_ACTION outside the window."""
        parts = self.parts
        verb: i64 = verb_of(move)
        number: i64 = 0
        at: i64 = self.starts[verb]
        end: i64 = self.starts[verb + 1]
        while at < end:
            how: i64 = parts[at]
            digit: i64 = 0
            if how == LOOKED_UP:
                digit = self.lookups[parts[at + 3] + (move >> parts[at + 1] & parts[at + 2])]
                if digit < 0:
                    return NO_ACTION
            elif how == RELATIVE:
                digit = seat_of(move) - mover
                if digit < 0:
                    digit += self.seats
            elif how == PAIR:
                first: i64 = card_of(move)
                digit = self.lookups[parts[at + 3] + first] + second_of(move) - first
            else:
                digit = gold_digit(move)
                if digit < 0:
                    return NO_ACTION
            number = number * parts[at + 4] + digit
            at += FIELDS_OF_PART
        return self.firsts[verb] + number

    def move(self, action: int, mover: int) -> int:
        """Return the packed move of an action, which has one."""
        if not 0 < action < self.size:
            raise ValueError(f"there is no action {action}; the actions are 1 to {self.size - 1}")
        verb = max(number for number, row in enumerate(self.rows) if row.first <= action)
        rest = action - self.rows[verb].first
        move = int(bare(verb))
        for word in reversed(self.rows[verb].words):
            if word.kind == "field":
                rest, digit = divmod(rest, len(word.values))
                move |= int(on_field(0, 0, word.values[digit]))
                rest, digit = divmod(rest, len(self.frame.cells()))
                move |= self.frame.cells()[digit]
            else:
                rest, digit = divmod(rest, self.digits(word))
                move |= self.packed(word, digit, mover)
        return move

    def digits(self, word: Word) -> int:
        """Return how many digits a word has."""
        size = len(word.values)
        return (
            size * (size + 1) // 2 if word.kind == "cards" else (MOST_PAID + 1) ** 3 if word.kind == "numbers" else size
        )

    def packed(self, word: Word, digit: int, mover: int) -> int:
        """Return what stands in a packed move for the digit of a word."""
        if word.kind == "seat":
            return int(on_seat(0, (mover + digit) % int(self.seats)))
        if word.kind == "numbers":
            rest, threes = divmod(digit, MOST_PAID + 1)
            return int(with_numbers(0, rest // (MOST_PAID + 1), rest % (MOST_PAID + 1), threes))
        if word.kind == "cards":
            first = 0
            while digit >= len(word.values) - first:
                digit -= len(word.values) - first
                first += 1
            return int(with_cards(0, first, first + digit))
        return word.values[digit] << PARTS[word.kind].place


def gold_digit(move: i64) -> i64:
    """Return the digit of a payment, NO_ACTION for one with more cards than have a number."""
    ones: i64 = seat_of(move)
    twos: i64 = second_of(move)
    threes: i64 = card_of(move)
    if ones > MOST_PAID or twos > MOST_PAID or threes > MOST_PAID:
        return NO_ACTION
    return (ones * (MOST_PAID + 1) + twos) * (MOST_PAID + 1) + threes


def looked_up(values: list[int], part: Part, lookups: list[int]) -> list[int]:
    """Add the lookup of a word to the others; return the part that reads it."""
    at = len(lookups)
    lookups += [NO_ACTION] * (part.mask + 1)
    for digit, value in enumerate(values):
        lookups[at + value] = digit
    return [LOOKED_UP, part.place, part.mask, at, len(values)]
