"""The screen: board and players side by side, what happened, and the hand; for terminals and for pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from undermine.border import State
from undermine.cli.board import COLOURS, Board, coloured, sign_style
from undermine.cli.pictures import WIDTH, picture, plain
from undermine.cli.words import Words

GAP: Final = 3
SLOT: Final = 13  # columns per hand card
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: nobody scrolls back to another's hand


class Screen:
    """Prints to one terminal, or plainly into a pipe."""

    def __init__(self, words: Words) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        encoding = sys.stdout.encoding or "ascii"
        self.ascii = "╬".encode(encoding, "replace") == b"?"

    def print(self, line: str | Text = "", style: str = "") -> None:
        """Print one line, or several; in colours before a terminal, plainly into a pipe."""
        if not self.console.is_terminal:
            written = line if isinstance(line, str) else line.plain
            sys.stdout.write((plain(written) if self.ascii else written) + "\n")
            return
        shown = Text(line) if isinstance(line, str) else line
        self.console.print(Text(plain(shown.plain), spans=shown.spans) if self.ascii else shown, style=style)

    def clear(self) -> None:
        """Clear a terminal; a pipe gets an empty line."""
        if self.live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.print()

    def ask(self, prompt: str) -> str:
        """Ask for a line; EOFError where there is none."""
        sys.stdout.write(f"\x1b[1m{prompt}\x1b[0m " if self.console.is_terminal else f"{prompt} ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not self.live:
            self.print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Wait for Enter before a terminal; scripts are not kept waiting."""
        if self.live:
            self.ask(prompt)

    def beside(self, board: Board, side: Sequence[Text], below: int) -> None:
        """Print the board with lines to its right, or below it where the terminal is narrow; `below` lines follow."""
        left = board.lines()
        room = self.console.width - board.width - GAP
        wide = not self.live or max((line.cell_len for line in side), default=0) <= room
        if self.live and len(left) + (0 if wide else len(side)) + below > self.console.height:
            left = board.lines(low=True)
        if not wide:
            left += side
        for row in range(max(len(left), len(side))):
            line = left[row].copy() if row < len(left) else Text(" " * board.width)
            if wide and row < len(side):
                line.append(" " * (board.width - line.cell_len + GAP))
                line.append_text(side[row])
            self.print(line)

    def hand(self, cards: Sequence[str], numbered: bool) -> None:
        """Print the hand: numbers, pictures, names; as many cards in a row as there is room for."""
        per_row = max(1, (self.console.width - 1) // SLOT)
        for first in range(0, len(cards), per_row):
            row = list(cards[first : first + per_row])
            names = [wrap(self.words.card(code), SLOT - 1, break_long_words=True) for code in row]
            if numbered:
                numbers = range(first + 1, first + 1 + len(row))
                self.print("".join(f"  {number}".ljust(SLOT) for number in numbers), "bold")
            for line in range(3):
                drawn = Text()
                for code in row:
                    drawn.append_text(coloured((sign, sign_style(sign)) for sign in picture(code)[line]))
                    drawn.append(" " * (SLOT - WIDTH))
                self.print(drawn)
            for line in range(max(len(name) for name in names)):
                self.print("".join((name[line] if line < len(name) else "").ljust(SLOT) for name in names), "dim")

    def faces(self, codes: Sequence[str]) -> None:
        """Print a card as it may lie."""
        for line in range(3):
            drawn = Text("  ")
            for code in codes:
                drawn.append_text(coloured((sign, sign_style(sign)) for sign in picture(code)[line]))
                drawn.append("   ")
            self.print(drawn)

    def listed(self, labels: Iterable[str], first: int) -> None:
        """Print numbered labels in as many columns as there is room for."""
        shown = [f"{number:>3} {label}" for number, label in enumerate(labels, start=first)]
        if not shown:
            return
        width = max(len(label) for label in shown) + 2
        columns = max(1, min(4, (self.console.width - 1) // width))
        rows = -(-len(shown) // columns)
        for row in range(rows):
            self.print("".join(label.ljust(width) for label in shown[row::rows]).rstrip())


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
        more.append(words.say("out") if place == "out" else words.say("at", place=place))
        if view["boots"][seat]:
            more.append(words.say("boots"))
        if view["axes"][seat]:
            more.append(words.say("axes", count=view["axes"][seat]))
        if view["down"][seat]:
            more.append(words.say("down"))
    return ", ".join(first), ", ".join(more)
