"""Pictures: every card as five columns and three rows of box-drawing characters, drawn from its code (contract, section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.kernel.cards import SIDES, Card, CardError, read_path

WIDTH: Final = 5
HEIGHT: Final = 3
ROCK: Final = "░"
Picture = list[list[str]]  # rows of single characters

JUNCTIONS: Final = {  # sides joined in the middle of a card
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "NW": "╝",
    "ES": "╔",
    "SW": "╗",
    "NES": "╠",
    "NEW": "╩",
    "NSW": "╣",
    "ESW": "╦",
    "NESW": "╬",
}
ARMS: Final = {
    "N": ((0, 2, "║"),),
    "E": ((1, 3, "═"), (1, 4, "═")),
    "S": ((2, 2, "║"),),
    "W": ((1, 0, "═"), (1, 1, "═")),
}
STUBS: Final = {
    "N": ((0, 2, "╨"),),
    "E": ((1, 3, "╞"), (1, 4, "═")),
    "S": ((2, 2, "╥"),),
    "W": ((1, 0, "═"), (1, 1, "╡")),
}
RIM: Final = {"N": (0, 2), "E": (1, 4), "S": (2, 2), "W": (1, 0)}  # where a tunnel leaves the card
CORNERS: Final = {"N": (0, 0), "E": (0, 3), "S": (2, 3), "W": (2, 0)}  # room for a mark of two characters near a side
TWO_CURVES: Final = {  # both curves need the middle: the lower one bends around it
    "NE.SW": ("░░║░░", "═╗╚══", "░╚╗░░"),
    "NW.ES": ("░░║░░", "══╝╔═", "░░╔╝░"),
}
MARKS: Final = {"treasure": "◆", "stone": "●", "ladder": "H", "lair": "∩", "vein": "*", "exit": "⌂", "tunnel": "≈"}
FACE_DOWN: Final = ("┌───┐", "│ ? │", "└───┘")
ACTION: Final = ("╭───╮", "│   │", "╰───╯")
TOOL_SIGNS: Final = {"pickaxe": "T", "lantern": "ô", "cart": "u"}
SIGNS: Final = {  # the middle of an action card
    "rockfall": " ▼ ",
    "map": " ¿ ",
    "key": "o-┐",
    "info": " i ",
    "swap": "<->",
    "web": " # ",
    "boots": " ╘ ",
    "axe": " ¬ ",
    "rat": "~r ",
    "crawler": "~c ",
    "goblin": "~g ",
}
PLAIN: Final = str.maketrans(  # the same without box-drawing characters; other letters lose their accents
    dict(
        zip(
            "═║╬╚╝╔╗╠╣╩╦╨╥╞╡╪╫░▒┌┐└┘─│╭╮╰╯◆●∩⌂≈▼¿ô╘¬…·",
            "=|+`',.}{^v''[]=|.:,.`'-|,.`'$onX~V?oL-..",
            strict=True,
        )
    )
)


def plain(text: str) -> str:
    """Write a drawing in ASCII, for a terminal that has nothing else."""
    return text.translate(PLAIN)


def picture(code: str) -> Picture:
    """Draw a card from its code; `?` lies face down."""
    if code.endswith("?"):
        drawn = [list(row) for row in FACE_DOWN]
        drawn[1][1] = level_sign(code)
        return drawn
    try:
        card = read_path(code)
    except CardError:
        return action(code)
    return path(card)


def level_sign(code: str) -> str:
    """Return the level on a cave card's back as a digit, or a blank."""
    level, colon, _ = code.rpartition(":")
    return str(len(level)) if colon else " "


def path(card: Card) -> Picture:
    """Draw a path, start or goal card."""
    drawn = [[ROCK] * WIDTH for _ in range(HEIGHT)]
    groups = ["".join(side for side in SIDES if group >> SIDES.index(side) & 1) for group in card.groups]
    shape = ".".join(groups)
    if shape in TWO_CURVES:
        drawn = [list(row) for row in TWO_CURVES[shape]]
    else:
        for group in groups:
            for side in group:
                for row, column, sign in ARMS[side] if len(group) > 1 else STUBS[side]:
                    drawn[row][column] = sign
            if len(group) > 1:
                drawn[1][2] = JUNCTIONS[group]
        if shape == "NS.EW":
            drawn[1][2] = "╪" if card.marked("bridge") == [("EW",)] else "╫"
    put_marks(drawn, card)
    return drawn


def put_marks(drawn: Picture, card: Card) -> None:
    """Put doors and trolls on the rim, everything else into a corner near its side."""
    if card.level:
        drawn[2][4] = str(len(card.level))
    for name, *words in card.marks:
        if name == "door":
            row, column = RIM[words[1]]
            drawn[row][column] = words[0][0]
        elif name == "troll":
            row, column = RIM[words[0]]
            drawn[row][column] = "T"
        elif name == "gold":
            write(drawn, words[1][0] if len(words) > 1 else "N", f"{words[0]}*")
        elif name == "ladder" and words and words[0] in ("green", "blue"):
            write(drawn, "N", "H" + words[0][0])
        elif name in MARKS:
            write(drawn, words[0][0] if words else "N", MARKS[name])


def write(drawn: Picture, side: str, sign: str) -> None:
    """Write a mark into the corner of a side."""
    row, column = CORNERS[side]
    for place, letter in enumerate(sign):
        drawn[row][column + place] = letter


def action(code: str) -> Picture:
    """Draw an action card: a frame around its sign; broken tools are crossed, whole ones ticked."""
    drawn = [list(row) for row in ACTION]
    level, _, name = code.rpartition(":")
    kind, *tools = name.split("-")
    if kind in ("break", "fix"):
        sign = ("x" if kind == "break" else "+") + "".join(TOOL_SIGNS[tool] for tool in tools)
    else:
        sign = SIGNS.get(name, " ! ")
    drawn[1][1:4] = list(f"{sign:<3}"[:3])
    if level:
        drawn[0][4] = str(len(level))
    return drawn


def turned(code: str) -> str:
    """Return the code of a path card after half a turn; an action stays as it is."""
    try:
        return read_path(code).turned().code
    except CardError:
        return code


def drawn(board: Mapping[str, str]) -> str:
    """Draw the cards of a board where they lie, the north on top, a line of characters for every third of a card."""
    cells = {(int(x), int(y)): picture(code) for cell, code in board.items() for x, y in [cell.split(",")]}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    blank = [[" "] * WIDTH] * HEIGHT
    return "\n".join(
        "".join("".join(cells.get((x, y), blank)[line]) for x in columns).rstrip()
        for y in rows
        for line in range(HEIGHT)
    )
