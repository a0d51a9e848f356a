"""Moves: packed into one integer each, and their one canonical text (contract, section 3)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.bits import LOWEST, hashed
from undermine.kernel.border import Tool
from undermine.kernel.box import Box
from undermine.kernel.cards import SIDES
from undermine.kernel.clauses import MoveSyntaxError
from undermine.kernel.grid import CELL_MASK, NOWHERE, Window

TOOLS: Final[tuple[Tool, ...]] = ("pickaxe", "lantern", "cart")
MOST_MOVES: Final = 4096  # no position has more legal moves

# Where each part of a move stands in the integer: nobody outside this module needs to know.
TURNED: Final = 12  # 1 bit, above the 12 bits of the cell
CARD: Final = 13  # 7 bits
SEAT: Final = 20  # 4 bits
NUMBER: Final = SEAT  # of nuggets, where no seat is named
SECOND: Final = 24  # 7 bits: another card
TOOL: Final = 31  # 2 bits
SIDE: Final = 33  # 2 bits
FIELD: Final = 35  # 5 bits
VERB: Final = 40  # 6 bits
NO_CARD: Final = 127  # in place of a card that is not known: no card has this number
NO_NUMBER: Final = 15  # the same, of nuggets
FAR: Final = 1 << 46  # the cell lies outside the window: no card can ever lie there

PLACE: Final = 0  # the first verb of every game lays a path card


class Part(NamedTuple):
    """Where a word of a move stands in the integer: its lowest bit, and what it can be."""

    place: int
    mask: int


PARTS: Final = {  # by kind of word (see Notation): for whoever numbers moves anew
    "path": Part(TURNED, 255),
    "goal": Part(TURNED, 255),
    "card": Part(CARD, 127),
    "cell": Part(0, CELL_MASK),
    "seat": Part(SEAT, 15),
    "number": Part(NUMBER, 15),
    "tool": Part(TOOL, 3),
    "side": Part(SIDE, 3),
    "field": Part(FIELD, 31),
}


class Moves:
    """A reused buffer of packed moves."""

    def __init__(self) -> None:
        self.list: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_MOVES)])
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        """Append a move."""
        self.list[self.count] = move
        self.count += 1

    def add_each_seat(self, move: i64, chosen: i64, seats: i64) -> None:
        """Append a move that names seat 0 once for every seat of a set, of the seats there are.

        A move is written for every one of them, and the next one writes over it where it does not count (see `kernel/listing.py`).
        """
        moves = self.list
        count: i64 = self.count
        for seat in range(seats):
            moves[count] = move | seat << SEAT
            count += chosen >> seat & 1
        self.count = count

    def add_each_card(self, move: i64, kinds: i64) -> None:
        """Append a move that names card 0 once for every kind of a set of up to 32 kinds."""
        moves = self.list
        numbers = LOWEST  # `lowest` by hand, as it looks up in here anew every time
        count: i64 = self.count
        while kinds:
            moves[count] = move | numbers[hashed(kinds)] << CARD
            count += 1
            kinds &= kinds - 1
        self.count = count


# --- putting a move together -------------------------------------------------------------------------


def bare(verb: i64) -> i64:
    """Pack a verb that needs no other word."""
    return verb << VERB


def placing(face: i64, cell: i64) -> i64:
    """Pack laying a path card, as it shall lie, on a cell."""
    return face << TURNED | cell


def orienting(verb: i64, face: i64, cell: i64) -> i64:
    """Pack how a card on a cell shall lie."""
    return verb << VERB | face << TURNED | cell


def on_cell(verb: i64, cell: i64) -> i64:
    """Pack what is done to a cell."""
    return verb << VERB | cell


def on_field(verb: i64, cell: i64, field: i64) -> i64:
    """Pack what is done to a field of a cell."""
    return verb << VERB | field << FIELD | cell


def on_side(verb: i64, cell: i64, side: i64) -> i64:
    """Pack what is done to a side of a cell."""
    return verb << VERB | side << SIDE | cell


def on_seat(verb: i64, seat: i64) -> i64:
    """Pack what is done to a seat."""
    return verb << VERB | seat << SEAT


def on_tool(verb: i64, tool: i64, seat: i64) -> i64:
    """Pack what is done to a seat's tool."""
    return verb << VERB | tool << TOOL | seat << SEAT


def on_tool_with(verb: i64, tool: i64, seat: i64, card: i64) -> i64:
    """Pack what is done to a seat's tool with one of several cards."""
    return verb << VERB | tool << TOOL | seat << SEAT | card << CARD


def with_card(verb: i64, card: i64) -> i64:
    """Pack what is done with a card."""
    return verb << VERB | card << CARD


def with_cards(verb: i64, first: i64, second: i64) -> i64:
    """Pack what is done with two cards, in card-list order."""
    return verb << VERB | first << CARD | second << SECOND


def with_cards_and_tool(verb: i64, first: i64, second: i64, tool: i64) -> i64:
    """Pack what is done with two cards to a tool of one's own."""
    return verb << VERB | first << CARD | second << SECOND | tool << TOOL


def with_number(verb: i64, number: i64) -> i64:
    """Pack what is done with a gold card of so many nuggets."""
    return verb << VERB | number << NUMBER


def with_numbers(verb: i64, ones: i64, twos: i64, threes: i64) -> i64:
    """Pack gold cards by how many there are of each number of nuggets."""
    return verb << VERB | ones << NUMBER | twos << SECOND | threes << CARD


# --- taking it apart ---------------------------------------------------------------------------------


def verb_of(move: i64) -> i64:
    """Return a move's verb."""
    return move >> VERB & 63


def cell_of(move: i64) -> i64:
    """Return a move's cell, NOWHERE for one far away."""
    if move & FAR:
        return NOWHERE
    return move & CELL_MASK


def face_of(move: i64) -> i64:
    """Return the face that a placement or an orientation lays."""
    return move >> TURNED & 255


def turned_of(move: i64) -> i64:
    """Return 1 where the card lies turned, else 0."""
    return move >> TURNED & 1


def card_of(move: i64) -> i64:
    """Return a move's card."""
    return move >> CARD & 127


def second_of(move: i64) -> i64:
    """Return a move's second card."""
    return move >> SECOND & 127


def without_cards(move: i64) -> i64:
    """Return a move whose cards are `NO_CARD`: for those who were not shown them."""
    return move | NO_CARD << CARD | NO_CARD << SECOND


def without_number(move: i64) -> i64:
    """Return a move whose nuggets are `NO_NUMBER`."""
    return move | NO_NUMBER << NUMBER


def seat_of(move: i64) -> i64:
    """Return a move's seat."""
    return move >> SEAT & 15


def number_of(move: i64) -> i64:
    """Return the nuggets that a move names."""
    return move >> NUMBER & 15


def tool_of(move: i64) -> i64:
    """Return a move's tool."""
    return move >> TOOL & 3


def side_of(move: i64) -> i64:
    """Return a move's side."""
    return move >> SIDE & 3


def field_of(move: i64) -> i64:
    """Return a move's field: the mask of its sides, TUNNEL, or 0 for a face-down goal."""
    return move >> FIELD & 31


def numbers_of(move: i64) -> list[int]:
    """List the gold cards of a move in ascending order."""
    return [1] * int(number_of(move)) + [2] * int(move >> SECOND & 127) + [3] * int(move >> CARD & 127)


# --- texts -------------------------------------------------------------------------------------------

TUNNEL: Final = 16  # the field T
CELL_TEXT: Final = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")
LONGEST: Final = 120  # no move has a longer text; digits of a far cell included


MOST_WINDOWS: Final = 16
MOST_TEXTS: Final = 20_000


class Notation:
    """Reads and writes the moves of one game: verbs with the kinds of words that follow each.

    Word kinds: `path` a path card as it lies, `goal` a goal as it lies, `card`, `cards` two in card-list order, `cell`, `seat`,
    `tool`, `side`, `field`, `number` of nuggets, `numbers` ascending, `=word` that very word. A verb may stand in several
    rows.
    """

    def __init__(
        self,
        box: Box,
        rows: tuple[tuple[str, str], ...],
        numbers: tuple[int, ...],
    ) -> None:
        self.box = box
        self.words: list[str] = [word for word, _ in rows]
        self.kinds: list[list[str]] = [kinds.split() for _, kinds in rows]
        self.numbers = numbers
        self.kept: dict[tuple[int, int], dict[int, str]] = {}  # by window: the texts of moves that were written
        self.goal_of: dict[str, int] = {}
        for face in range(2 * box.paths, 2 * box.first_start):
            self.goal_of.setdefault(box.face_codes[face], face)

    def read(self, text: str, seats: int, window: Window) -> int:
        """Read a move's text; anything but the canonical text of a move is refused."""
        if not isinstance(text, str):
            raise MoveSyntaxError("a move is a text", repr(text)[:LONGEST])
        if len(text) > LONGEST:
            raise MoveSyntaxError("no move has so long a text", text[:LONGEST] + "…")
        word, *parts = text.split(" ")
        if word not in self.words:
            raise MoveSyntaxError(f"{word!r} is no move of this game", text)
        for verb in range(len(self.words)):
            if self.words[verb] == word and self.takes(verb, parts):
                return verb << VERB | self.read_parts(verb, parts, text, seats, window)
        raise MoveSyntaxError(f"after {word!r} follow other words: {self.usage(word)}", text)

    def takes(self, verb: int, parts: list[str]) -> bool:
        """Say whether this row of a verb has as many words as there are."""
        kinds = self.kinds[verb]
        if "numbers" in kinds:
            return len(parts) >= 1
        if len(parts) != len(kinds) + kinds.count("cards"):
            return False
        return all(not kind.startswith("=") or kind[1:] == part for kind, part in zip(kinds, parts, strict=False))

    def usage(self, word: str) -> str:
        """Name the words that may follow a verb."""
        rows = [self.kinds[verb] for verb in range(len(self.words)) if self.words[verb] == word]
        words = [[word, *(kind[1:] if kind.startswith("=") else kind.upper() for kind in row)] for row in rows]
        return " or ".join(f"`{' '.join(row)}`" for row in words)

    def read_parts(self, verb: int, parts: list[str], text: str, seats: int, window: Window) -> int:
        """Read the words after a verb into their places."""
        move = 0
        words = iter(parts)
        for kind in self.kinds[verb]:
            part = next(words)
            if kind in ("path", "goal"):
                face = (self.box.face_of if kind == "path" else self.goal_of).get(part, -1)
                if face < 0:
                    raise MoveSyntaxError(f"{part!r} is no {kind} card of this box", text)
                move |= face << TURNED
            elif kind == "card":
                move |= self.read_card(part, text) << CARD
            elif kind == "cards":
                first = self.read_card(part, text)
                second = self.read_card(next(words), text)
                if first > second:
                    raise MoveSyntaxError("two cards stand in the order of the card list", text)
                move |= first << CARD | second << SECOND
            elif kind == "cell":
                move |= self.read_cell(part, text, window)
            elif kind == "field":
                move |= self.read_field(part, text, window)
            elif kind == "numbers":
                move |= self.read_numbers(parts, text)
            elif not kind.startswith("="):
                move |= self.read_choice(kind, part, text, seats)
        return move

    def read_card(self, part: str, text: str) -> int:
        """Read a hand card in its printed orientation."""
        card = self.box.card_of.get(part, -1)
        if card < 0:
            raise MoveSyntaxError(f"{part!r} is no hand card of this box as it is printed", text)
        return card

    def read_cell(self, part: str, text: str, window: Window) -> int:
        """Read a cell."""
        match = CELL_TEXT.fullmatch(part)
        if match is None:
            raise MoveSyntaxError(f"{part!r} is no cell; a cell is written like 3,-1", text)
        cell = window.cell(int(match[1]), int(match[2]))
        return FAR if cell == NOWHERE else cell

    def read_field(self, part: str, text: str, window: Window) -> int:
        """Read a field: a cell, a stroke, and the field's name."""
        cell, _, name = part.partition("/")
        if name == "T":
            mask = TUNNEL
        elif name == "?":
            mask = 0
        else:
            mask = sum(1 << i for i in range(4) if SIDES[i] in name)
            if not mask or "".join(SIDES[i] for i in range(4) if mask >> i & 1) != name:
                raise MoveSyntaxError(f"{part!r} is no field; a field is written like 3,-1/NS", text)
        return self.read_cell(cell, text, window) | mask << FIELD

    def read_numbers(self, parts: list[str], text: str) -> int:
        """Read gold cards in ascending order, kept as how many of one, two and three nuggets."""
        known = [str(number) for number in self.numbers]
        if any(part not in known for part in parts) or parts != sorted(parts) or len(parts) > 15:
            raise MoveSyntaxError("gold cards stand in ascending order, each as on a card", text)
        return with_numbers(0, parts.count("1"), parts.count("2"), parts.count("3"))

    def read_choice(self, kind: str, part: str, text: str, seats: int) -> int:
        """Read a word out of a short list."""
        if kind == "seat":
            choices = [str(seat) for seat in range(seats)]
        elif kind == "number":
            choices = [str(number) for number in self.numbers]
        elif kind == "tool":
            choices = list(TOOLS)
        else:
            choices = list(SIDES)
        if part not in choices:
            raise MoveSyntaxError(f"{part!r} is no {kind}; it is one of {', '.join(choices)}", text)
        value = choices.index(part)
        return (self.numbers[value] if kind == "number" else value) << PARTS[kind].place

    def write(self, move: int, window: Window) -> str:
        """Write a move's canonical text; the same moves come up in game after game, so texts are kept."""
        kept = self.kept.get((window.x0, window.y0))
        if kept is None:
            if len(self.kept) >= MOST_WINDOWS:
                self.kept.clear()
            kept = self.kept[window.x0, window.y0] = {}
        text = kept.get(move)
        if text is None:
            if len(kept) >= MOST_TEXTS:
                kept.clear()
            text = kept[move] = self.write_anew(move, window)
        return text

    def write_anew(self, move: int, window: Window) -> str:
        """Write a move's text word by word."""
        verb = int(verb_of(move))
        return " ".join([self.words[verb], *(self.write_part(kind, move, window) for kind in self.kinds[verb])])

    def write_part(self, kind: str, move: int, window: Window) -> str:
        """Write one word of a move."""
        if kind in ("path", "goal"):
            return self.box.face_codes[face_of(move)]
        if kind == "card":
            return self.box.codes[card_of(move)]
        if kind == "cards":
            return f"{self.box.codes[card_of(move)]} {self.box.codes[second_of(move)]}"
        if kind == "cell":
            return window.text(cell_of(move))
        if kind == "field":
            return f"{window.text(cell_of(move))}/{field_name(field_of(move))}"
        if kind == "tool":
            return TOOLS[tool_of(move)]
        if kind == "side":
            return SIDES[side_of(move)]
        if kind == "number":
            return str(number_of(move))
        if kind == "numbers":
            return " ".join(str(number) for number in numbers_of(move))
        if kind.startswith("="):
            return kind[1:]
        return str(seat_of(move))


def field_name(field: int) -> str:
    """Write a field's name: its sides, T for a tunnel, ? for a face-down goal."""
    if field == TUNNEL:
        return "T"
    return "".join(SIDES[i] for i in range(4) if field >> i & 1) or "?"
