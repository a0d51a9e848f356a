"""The screen: board and players side by side, what happened, and the hand; for terminals and for pipes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Container, Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from undermine.border import State
from undermine.cli.board import COLOURS, Board, coloured, sign_style
from undermine.cli.keyboard import Spot, can_click, read_line
from undermine.cli.words import Words
from undermine.pictures import HEIGHT, WIDTH, picture, plain

GAP: Final = 3
SLOT: Final = 13  # columns per hand card, where there is room
LEAST: Final = 8
NAME_LINES: Final = 2  # under a hand card; its picture says the rest
HIGH: Final = 30  # lines; from here on there is room for twice as many
NARROW: Final = 72  # columns; below, the players stand above the board and not beside it
LEAST_BOARD: Final = 4  # lines: one row of cards and its numbers
COLUMN_GAP: Final = 2
DIGITS: Final = 3  # of a choice's number
LEAVING: Final = ("quit", "exit")
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: nobody scrolls back to another's hand


class Label(NamedTuple):
    """What a number stands for."""

    number: int
    words: str


class Listing(NamedTuple):
    """Labels set in columns of a width."""

    labels: list[Label]
    rows: int
    width: int


class Screen:
    """Prints to one terminal, or plainly into a pipe."""

    def __init__(self, words: Words) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.clicks = can_click()
        self.spots: list[Spot] = []  # what can be clicked on
        self.row = 1  # where the next line is printed
        encoding = sys.stdout.encoding or "ascii"
        self.ascii = "╬".encode(encoding, "replace") == b"?"

    def print(self, line: str | Text = "", style: str = "") -> None:
        """Print one line, or several; in colours before a terminal, plainly into a pipe."""
        if not self.console.is_terminal:
            written = line if isinstance(line, str) else line.plain
            sys.stdout.write((plain(written) if self.ascii else written) + "\n")
            return
        shown = Text(line) if isinstance(line, str) else line
        self.row += sum(max(1, -(-part.cell_len // self.console.width)) for part in shown.split(allow_blank=True))
        self.console.print(Text(plain(shown.plain), spans=shown.spans) if self.ascii else shown, style=style)

    def clear(self) -> None:
        """Clear a terminal; a pipe gets an empty line."""
        if self.live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
            self.row = 1
            self.spots = []
        else:
            self.print()

    def ask(self, prompt: str) -> str:
        """Ask for a line; EOFError where there is none."""
        shown = f"\x1b[1m{prompt}\x1b[0m " if self.console.is_terminal else f"{prompt} "
        if self.live and self.clicks:
            return read_line(shown, self.spots).strip()
        sys.stdout.write(shown)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not self.live:
            self.print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter before a terminal; scripts are not kept waiting. Who types `quit` here leaves too."""
        if self.live and self.ask(prompt) in LEAVING:
            raise EOFError

    @property
    def height(self) -> int:
        """Return how many lines there are, or as many as one likes in a pipe."""
        return self.console.height if self.live else 10_000

    def wrapped(self, text: str) -> list[str]:
        """Break a text into lines that fit, between words; a pipe takes them as they are."""
        if not self.live:
            return text.splitlines()
        width = self.console.width - 1
        return [part for line in text.splitlines() for part in wrap(line, width, subsequent_indent="    ") or [""]]

    def room(self, below: int) -> int:
        """Return how many lines are left for the board when so many follow."""
        return self.height - (self.row - 1) - below

    @property
    def narrow(self) -> bool:
        """Say whether players have no room beside the board."""
        return self.live and self.console.width < NARROW

    def has_room(self, board: Board, side: Sequence[Text]) -> bool:
        """Say whether the whole width of a board and lines to its right have room."""
        return not self.live or board.width + GAP + max(line.cell_len for line in side) < self.console.width

    def beside(self, board: Board, side: Sequence[Text], below: int) -> None:
        """Print the board with lines to its right; `below` lines follow, and the board is cut to what is left."""
        if self.live:
            room = self.console.width - 1 - (GAP + max((line.cell_len for line in side), default=-GAP))
            board.fit(max(LEAST_BOARD, self.room(below)), max(room, self.console.width // 2))
        left = board.lines()
        first = self.row
        for row in range(max(len(left), len(side))):
            line = left[row].copy() if row < len(left) else Text(" " * board.width)
            if row < len(side):
                line.append(" " * (board.width - line.cell_len + GAP))
                line.append_text(side[row])
            if self.live:
                line.truncate(self.console.width - 1)
            self.print(line)
        for cell, numbers in board.spots.items():
            if cell in board.drawn_at:
                down, column = board.drawn_at[cell]
                high = 1 if board.shrinks(cell[1]) else HEIGHT
                self.click(first + down, first + down + high - 1, column + 1, column + WIDTH, numbers[0])

    def click(self, top: int, bottom: int, left: int, right: int, number: int) -> None:
        """Let a part of the screen stand for a number."""
        self.spots.append(Spot(top, bottom, left, right, str(number)))

    def slot(self, cards: int) -> int:
        """Return how many columns a card of a hand has."""
        return min(SLOT, max(LEAST, (self.console.width - 1) // max(1, cards)))

    def hand_lines(self, cards: Sequence[str], numbered: bool) -> int:
        """Return how many lines the hand takes."""
        per_row = max(1, (self.console.width - 1) // self.slot(len(cards)))
        return -(-len(cards) // per_row) * (HEIGHT + self.name_lines + int(numbered))

    @property
    def name_lines(self) -> int:
        """Return how many lines the name of a hand card may take."""
        return NAME_LINES if self.height < HIGH else 2 * NAME_LINES

    def hand(self, cards: Sequence[str], numbered: bool) -> None:
        """Print the hand: numbers, pictures, names; as many cards in a row as there is room for."""
        slot = self.slot(len(cards))
        per_row = max(1, (self.console.width - 1) // slot)
        for first in range(0, len(cards), per_row):
            row = list(cards[first : first + per_row])
            names = [self.named(code, slot - 1) for code in row]
            top = self.row
            if numbered:
                numbers = range(first + 1, first + 1 + len(row))
                self.print("".join(f"  {number}".ljust(slot) for number in numbers), "bold")
            for line in range(HEIGHT):
                drawn = Text()
                for code in row:
                    drawn.append_text(coloured((sign, sign_style(sign)) for sign in picture(code)[line]))
                    drawn.append(" " * (slot - WIDTH))
                self.print(drawn)
            most = max(len(name) for name in names)
            for line in range(most):
                self.print("".join((name[line] if line < len(name) else "").ljust(slot) for name in names), "dim")
            for place in range(len(row) if numbered else 0):
                self.click(top, self.row - 1, slot * place + 1, slot * place + slot - 1, first + place + 1)

    def named(self, code: str, width: int) -> list[str]:
        """Break the name of a card into lines; before a terminal no more than there is room for, and one sees that it goes on.

        Where that is too little, the level is left to the picture, which shows it.
        """
        lines = broken(self.words.card(code), width)
        if self.live and len(lines) > self.name_lines:
            lines = broken(self.words.card(code, levelled=False), width)
        if self.live and len(lines) > self.name_lines:
            lines[self.name_lines - 1 :] = [shortened(" ".join(lines[self.name_lines - 1 :]), width)]
        return lines

    def faces(self, codes: Sequence[str]) -> None:
        """Print a card as it may lie."""
        for line in range(3):
            drawn = Text("  ")
            for code in codes:
                drawn.append_text(coloured((sign, sign_style(sign)) for sign in picture(code)[line]))
                drawn.append("   ")
            self.print(drawn)

    def listing(self, labels: Sequence[Label], lines: int, most: int, readable: Container[int]) -> Listing:
        """Set labels in columns, at best in so many lines, at most in so many.

        If need be, those that can be read on the board are left out, then the others are shortened, then they take more lines.
        """
        widest = max((len(written(label)) for label in labels), default=0) + COLUMN_GAP
        room = self.console.width - 1
        columns = max(1, min(4, room // widest))
        left = fewer(labels, lines * columns, readable) if self.live else list(labels)
        if self.live and len(left) > lines * columns:
            columns = max(2, columns)
            left = fewer(labels, lines * columns, readable)[: max(1, most * columns)]
        return Listing(left, -(-len(left) // columns), min(widest, room // columns) if self.live else widest)

    def listed(self, listing: Listing) -> None:
        """Print numbered labels in their columns."""
        width = listing.width
        shown = told_apart(listing.labels, width - COLUMN_GAP)
        for row in range(listing.rows):
            line = ""
            for column, label in enumerate(listing.labels[row :: listing.rows]):
                self.click(self.row, self.row, column * width + 1, (column + 1) * width - COLUMN_GAP, label.number)
                line += shown[label.number].ljust(width)
            self.print(line.rstrip())


def fewer(labels: Sequence[Label], most: int, readable: Container[int]) -> list[Label]:
    """Leave out labels that can be read on the board, the last first, until so many are left or none of that kind is."""
    spare = [label.number for label in labels if label.number in readable]
    gone = spare[len(spare) - max(0, len(labels) - most) :] if len(labels) - most < len(spare) else spare
    return [label for label in labels if label.number not in gone]


def written(label: Label) -> str:
    """Write a label with its number."""
    return f"{label.number:>{DIGITS}} {label.words}"


def shortened(line: str, width: int) -> str:
    """Cut a line to what fits."""
    return line if len(line) <= width else line[: width - 1].rstrip(" ,:;(") + "…"


def told_apart(labels: Sequence[Label], width: int) -> dict[int, str]:
    """Write labels so that they fit, by their numbers; those that would be cut where they are still alike lose that beginning.

    Where that takes away what sets them apart from others, all with the same first word are shortened alike.
    """
    plainly = {label.number: shortened(written(label), width) for label in labels}
    beginnings = Counter(line[DIGITS:] for line in plainly.values())
    cut = [label for label in labels if beginnings[plainly[label.number][DIGITS:]] > 1]
    shown = plainly
    for keys in ([plainly[label.number][DIGITS:] for label in cut], [label.words.split(" ")[0] for label in cut]):
        shown = dict(plainly)
        for key in dict.fromkeys(keys):
            shown |= parted([label for label, its in zip(cut, keys, strict=True) if its == key], width)
        if len({line[DIGITS:] for line in shown.values()}) == len(labels):
            break
    return shown


def parted(labels: Sequence[Label], width: int) -> dict[int, str]:
    """Shorten the words that all labels begin with, no more than is needed to see where they differ."""
    words = [label.words.split(" ") for label in labels]
    shared = next((place for place, each in enumerate(zip(*words, strict=False)) if len(set(each)) > 1), 0)
    shown: dict[int, str] = {}
    for room in range(width // 2, DIGITS, -1):
        for label, said in zip(labels, words, strict=True):
            start = shortened(written(Label(label.number, " ".join(said[:shared]))).rstrip(), room)
            shown[label.number] = f"{start} {shortened(' '.join(said[shared:]), width - len(start) - 1)}"
        if len({line[DIGITS:] for line in shown.values()}) == len(labels):
            break
    return shown


def broken(line: str, width: int) -> list[str]:
    """Break a line between words, and a word that is too long with a hyphen."""
    words = [
        "-".join(word[at : at + width - 1] for at in range(0, len(word), width - 1)) if len(word) > width else word
        for word in line.split()
    ]
    return wrap(" ".join(words), width, break_on_hyphens=True)


def in_a_row(lines: Sequence[Text], width: int) -> list[Text]:
    """Set short texts side by side, as many in a line as there is room for."""
    set_out: list[Text] = []
    for line in lines:
        if set_out and set_out[-1].cell_len + GAP + line.cell_len < width:
            set_out[-1].append(" " * GAP).append_text(line)
        else:
            set_out.append(line.copy())
    return set_out


def player_names(view: State, words: Words, me: int, colours: Sequence[str]) -> list[Text]:
    """Name the players as shortly as can be: who is to move, cards, gold, clan, how many broken tools."""
    lines = []
    for seat, hand in enumerate(view["hands"]):
        broken = "" if view["game"] == "cave" else "x" * len(view["tools"][seat])
        name = words.say("you") if seat == me else words.who(seat)
        style = "bold green" if seat == view["turn"] else ""
        lines.append(Text(f"{'►' if seat == view['turn'] else ''}{seat} {name} {len(hand)}", style=style))
        lines[-1].append(gold_signs(view, seat), COLOURS["yellow"])
        clan = colours[seat] if view["game"] == "cave" else ""  # in the Duel the own colour is that of the own ladder
        lines[-1].append(f" {words.say(f'colour-{clan}')}" if clan else "", COLOURS.get(clan, ""))
        lines[-1].append(f" {broken}" if broken else "", "bold red")
    return lines


def gold_signs(view: State, seat: int) -> str:
    """Show a player's gold: how many nuggets, or a sign for each gold card of which that is not known."""
    if view["scores"][seat]:
        return f" ◆{view['scores'][seat]}"
    cards = 0 if view["game"] == "cave" else len(view["purse"][seat])
    return " " + "◆" * cards if cards else ""


def player_lines(view: State, words: Words, me: int, colours: Sequence[str]) -> list[Text]:
    """List the players: who is to move, cards, gold, what is broken, where they stand."""
    lines = [Text(words.say("players"), style="bold")]
    names = [words.who(seat) + (f" ({words.say('you')})" if seat == me else "") for seat in range(len(view["hands"]))]
    width = max(len(name) for name in names)
    for seat, hand in enumerate(view["hands"]):
        first, more = details(view, words, seat, len(hand))
        colour = f"{words.say(f'colour-{colours[seat]}')}, " if colours[seat] else ""
        arrow = "►" if seat == view["turn"] else " "
        lines.append(Text(f"{arrow}{seat} {names[seat]:{width}} ", style="bold green" if seat == view["turn"] else ""))
        lines[-1].append(colour, COLOURS.get(colours[seat], "")).append(first, "dim")
        if more:
            lines.append(Text(f"   {more}", style="dim"))
        if view["game"] != "cave" and view["tools"][seat]:
            tools = ", ".join(words.tool(tool) for tool in view["tools"][seat])
            lines.append(Text(f"   {words.say('broken', tools=tools)}", style="bold red"))
    return lines


def details(view: State, words: Words, seat: int, cards: int) -> tuple[str, str]:
    """Say what can be seen of one player: cards and gold, then dwarf and equipment."""
    first = [words.say("cards", count=cards)]
    if view["game"] != "cave" and view["purse"][seat]:
        first.append(words.say("gold", count=len(view["purse"][seat])))
    if view["scores"][seat]:
        first.append(words.say("nuggets", count=view["scores"][seat]))
    more = []
    if view["game"] == "cave":
        place = view["dwarfs"][seat]
        more.append(words.say("out") if place == "out" else words.say("at", place=words.field(place)))
        if view["boots"][seat]:
            more.append(words.say("boots"))
        if view["axes"][seat]:
            more.append(words.say("axes", count=view["axes"][seat]))
        if view["down"][seat]:
            more.append(words.say("down"))
    return ", ".join(first), ", ".join(more)
