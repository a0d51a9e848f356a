"""The board in a terminal: every card where it lies, what stands on it, and numbered places to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from undermine.border import State, cave, duel
from undermine.pictures import HEIGHT, RIM, ROCK, WIDTH, Picture, picture

Cell = tuple[int, int]
LABELS: Final = 4  # columns for the row numbers
FRESH: Final = "▒"  # rock of the card that was laid last: seen without colours too
COLOURS: Final = {"green": "bold green", "blue": "bold bright_blue", "yellow": "bold yellow"}
STYLES: Final = {
    ROCK: "grey50",
    FRESH: "bold white",
    **dict.fromkeys("═║╬╚╝╔╗╠╣╩╦╪╫", "yellow"),
    **dict.fromkeys("╨╥╞╡", "red"),
    **dict.fromkeys("┌┐└┘─│╭╮╰╯", "cyan"),
    **dict.fromkeys("◆*", "bold bright_yellow"),
    **dict.fromkeys("Hô⌂", "bold white"),
    "?": "bold cyan",
    "T": "bold magenta",
    "g": COLOURS["green"],
    "b": COLOURS["blue"],
}
SPOT: Final = "bold black on green"  # a place to choose
BESIDE: Final = {"N": (0, 1), "E": (1, 3), "S": (2, 1), "W": (1, 1)}  # where somebody on that field stands
SPARE: Final = ((0, 3), (2, 1), (2, 3), (0, 1), (0, 4), (2, 0), (0, 0), (1, 2))


def cell_of(text: str) -> Cell:
    """Read a cell, or the cell of a field."""
    x, _, y = text.partition("/")[0].partition(",")
    return int(x), int(y)


class Board:
    """Draws one view. `fresh` cells were just changed; `spots` maps cells to the numbers of choices there."""

    def __init__(self, view: State, fresh: Iterable[Cell] = (), spots: Mapping[Cell, list[int]] | None = None) -> None:
        self.view = view
        self.fresh = set(fresh)
        self.spots = dict(spots or {})
        self.codes: dict[Cell, str] = {cell_of(cell): code for cell, code in view["board"].items()}
        self.styles: dict[tuple[Cell, int, int], str] = {}
        self.pictures: dict[Cell, Picture] = {cell: self.draw_card(cell, code) for cell, code in self.codes.items()}
        self.put_pieces()
        xs = [x for x, _ in [*self.codes, *self.spots]]
        ys = [y for _, y in [*self.codes, *self.spots]]
        self.columns = range(min(xs), max(xs) + 1)
        self.rows = range(max(ys), min(ys) - 1, -1)
        self.low = False  # rows without cards are drawn as one line
        self.drawn_at: dict[Cell, tuple[int, int]] = {}  # where a cell was drawn: its first line and column

    def draw_card(self, cell: Cell, code: str) -> Picture:
        """Draw one card; a face-down goal that the reader knows shows what it is."""
        drawn = picture(code)
        known = self.view["known"].get(f"{cell[0]},{cell[1]}")
        if code.endswith("?") and known:
            face = picture(known)
            drawn[1][3] = face[0][0] if face[0][0] != ROCK else "!"
        if cell == (0, 0) and "+" not in code and not code.endswith("?"):
            drawn[0][0] = "H"  # the base game's start card bears the ladder
        if cell in self.fresh:
            drawn = [[FRESH if sign == ROCK else sign for sign in row] for row in drawn]
        return drawn

    def put_pieces(self) -> None:
        """Put tokens, keys, webs, dwarfs and monsters on their cards."""
        if self.view["game"] == "cave":
            self.put_figures(self.view)
        elif self.view["game"] != "saboteur":
            self.put_tokens(self.view)

    def put_tokens(self, view: duel.State) -> None:
        """Put the Duel's tokens and keys on their cards."""
        for cell, tokens in view["tokens"].items():
            for group, colour in tokens.items():
                self.stand(cell_of(cell), "" if group == "troll" else group, colour[0].upper(), COLOURS[colour])
        for cell, colour in view["keys"].items():
            self.stand(cell_of(cell), "", "k", COLOURS[colour])

    def put_figures(self, view: cave.State) -> None:
        """Put the cave's webs, dwarfs and monsters on their cards, and show which veins are empty."""
        for edge in view["webs"]:
            cell, _, side = edge.partition(" ")
            self.write(cell_of(cell), *RIM[side], "#", "bold white")
        for cell, left in view["veins"].items():
            if not left:
                self.exhaust(cell_of(cell))
        for seat, field in enumerate(view["dwarfs"]):
            if field != "out":
                clan = view["clans"][seat][0]
                self.stand(cell_of(field), field.partition("/")[2], str(seat), COLOURS.get(clan, "bold"))
        for kind, (place, _) in view["monsters"].items():
            self.stand(cell_of(str(place)), str(place).partition("/")[2], kind[0], "bold red")

    def exhaust(self, cell: Cell) -> None:
        """Show that a vein holds no nugget any more."""
        if cell in self.pictures:
            self.pictures[cell] = [["·" if sign == "*" else sign for sign in row] for row in self.pictures[cell]]

    def stand(self, cell: Cell, field: str, sign: str, style: str) -> None:
        """Put a sign near its field, or on bare rock, or wherever there is room."""
        rock = [
            place
            for place in SPARE
            if cell in self.pictures and self.pictures[cell][place[0]][place[1]] in (ROCK, FRESH)
        ]
        wished = [BESIDE[field]] if field in BESIDE else []
        for row, column in [*wished, *rock, *SPARE]:
            if (cell, row, column) not in self.styles:
                self.write(cell, row, column, sign, style)
                return

    def write(self, cell: Cell, row: int, column: int, sign: str, style: str) -> None:
        """Write a sign over a card."""
        if cell in self.pictures:
            self.pictures[cell][row][column] = sign
            self.styles[cell, row, column] = style

    def readable(self) -> set[int]:
        """Return the numbers of places that can be read on the board: of many at one place, only the first is written."""
        return {number for numbers in self.spots.values() if spot_text(numbers)[-1] != "+" for number in numbers}

    @property
    def width(self) -> int:
        """Return how many columns the drawing takes."""
        return LABELS + WIDTH * len(self.columns)

    def fit(self, lines: int, columns: int) -> None:
        """Draw no more than there is room for: what is to be chosen or was laid last stays in sight."""
        self.low = HEIGHT * len(self.rows) + 1 > lines
        seen = list(self.spots or self.fresh or [(0, 0)])
        wide = max(1, (columns - LABELS) // WIDTH)
        if len(self.columns) > wide:
            middle = (min(x for x, _ in seen) + max(x for x, _ in seen)) // 2
            first = min(max(middle - wide // 2, self.columns[0]), self.columns[-1] - wide + 1)
            self.columns = range(first, first + wide)
        middle = (min(y for _, y in seen) + max(y for _, y in seen)) // 2
        top = bottom = min(max(middle, self.rows[-1]), self.rows[0])
        while True:
            grown = [(top + 1, bottom)] * (top < self.rows[0]) + [(top, bottom - 1)] * (bottom > self.rows[-1])
            fitting = [each for each in grown if self.height(*each) <= lines]
            if not fitting:
                break
            top, bottom = min(fitting, key=lambda rows: max(rows[0] - middle, middle - rows[1]))
        self.rows = range(top, bottom - 1, -1)

    def height(self, top: int, bottom: int) -> int:
        """Return how many lines the rows from top to bottom take, the numbers above them included."""
        return 1 + sum(1 if self.shrinks(y) else HEIGHT for y in range(bottom, top + 1))

    def least(self) -> int:
        """Return how many lines the whole board takes where empty rows shrink."""
        empty = [y for y in self.rows if not any((x, y) in self.codes for x in self.columns)]
        return 1 + len(empty) + HEIGHT * (len(self.rows) - len(empty))

    def shrinks(self, y: int) -> bool:
        """Say whether a row without cards is drawn as one line."""
        return self.low and not any((x, y) in self.codes for x in self.columns)

    def lines(self) -> list[Text]:
        """Draw the board, the north on top, numbers at its edges; in a low terminal, empty rows shrink to one line."""
        head = Text().append(" " * LABELS + "".join(f"{x:^{WIDTH}}" for x in self.columns), "dim")
        drawn = [head]
        for y in self.rows:
            for x in self.columns:
                self.drawn_at[x, y] = (len(drawn), LABELS + WIDTH * (x - self.columns[0]))
            for row in (1,) if self.shrinks(y) else range(HEIGHT):
                line = Text().append(f"{y:>3} " if row == 1 else " " * LABELS, "dim")
                for x in self.columns:
                    line.append_text(self.cell_row((x, y), row))
                drawn.append(line)
        return drawn

    def cell_row(self, cell: Cell, row: int) -> Text:
        """Draw one row of one cell."""
        numbers = spot_text(self.spots[cell]) if cell in self.spots else ""
        if cell not in self.pictures:
            shown = numbers if row == 1 else ""
            return Text(f"{shown:^{WIDTH}}", style=SPOT if shown else "")
        if numbers and row == 2:
            return Text(f"{f'({numbers})':^{WIDTH}}"[:WIDTH], style=SPOT)
        signs = enumerate(self.pictures[cell][row])
        return coloured((sign, self.styles.get((cell, row, column)) or sign_style(sign)) for column, sign in signs)


def sign_style(sign: str) -> str:
    """Return the colour of a sign on a card."""
    return STYLES.get(sign, "bold white")


def coloured(signs: Iterable[tuple[str, str]]) -> Text:
    """Write signs with their styles, neighbours of one style in one go."""
    line = Text()
    for style, run in groupby(signs, key=itemgetter(1)):
        line.append("".join(sign for sign, _ in run), style)
    return line


def spot_text(numbers: list[int]) -> str:
    """Write the numbers of a place: one, two with a stroke, or the first of many."""
    if len(numbers) == 1:
        return str(numbers[0])
    both = f"{numbers[0]}/{numbers[1]}"
    return both if len(numbers) == 2 and len(both) <= WIDTH else f"{numbers[0]}+"
