"""The box of the Duel: its cards by number, the marks on them, both layouts, and the moves (cards.toml; D-COMP, D-GEO, DS-4)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.bits import WORD
from undermine.kernel.box import read_box
from undermine.kernel.grid import Window, cell_at
from undermine.kernel.moves import TOOLS, Notation

BOX: Final = read_box("undermine.games.duel")
COLOURS: Final = ("green", "blue")
GREEN: Final = 0
BLUE: Final = 1

# --- the two layouts: the Duel first, then the solo game ---------------------------------------------

Places = dict[str, list[int] | list[list[int]]]
LAYOUT: Final = cast(Places, BOX.data["layout"])
SOLO_LAYOUT: Final = cast(dict[str, Places], BOX.data["layout"])["solo"]
GOALS: Final = 6  # D-GEO-3


def spot(place: object) -> tuple[int, int]:
    """Read a cell of the card list."""
    x, y = cast(list[int], place)
    return x, y


START_XY: Final = [  # D-GEO-2, DS-4
    [spot(LAYOUT["start_green"]), spot(LAYOUT["start_blue"])],
    [spot(SOLO_LAYOUT["start"])],
]
GOAL_XY: Final = [[spot(goal) for goal in LAYOUT["goals"]], [spot(goal) for goal in SOLO_LAYOUT["goals"]]]
GOAL_CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for cells in GOAL_XY for x, y in cells])
ASCENDING: Final[vec[i64]] = vec[i64]([i64(goal) for goal in sorted(range(GOALS), key=lambda goal: GOAL_XY[0][goal])])
WINDOW: Final = Window(-30, -32)  # with the goals' columns in the middle

# --- cards -------------------------------------------------------------------------------------------

CARDS: Final = 52  # D-COMP-1: 34 paths and 18 actions
HAND: Final = 6  # D-SETUP-2
ASIDE: Final = 10  # DS-5
BREAK: Final[i64] = BOX.card_of["break-pickaxe"]  # break-TOOL is BREAK + tool
FIRST_FIX: Final[i64] = BOX.card_of["fix-pickaxe"]
KEY_CARD: Final[i64] = BOX.card_of["key"]
ROCKFALL: Final[i64] = BOX.card_of["rockfall"]
MAP: Final[i64] = BOX.card_of["map"]
FIXES: Final[vec[i64]] = vec[i64](  # card -> the tools it repairs, as bits
    [
        i64(sum(1 << tool for tool in range(3) if TOOLS[tool] in code.split("-")[1:]) if code.startswith("fix-") else 0)
        for code in BOX.codes
    ]
)

TOKENS: Final[vec[i64]] = vec[i64]([i64(6), i64(8)])  # seats - 1 -> dwarf tokens in the bank (D-COMP-3, DS-3)
KEY_TOKENS: Final = 2  # D-AMB-20

# --- marks, by face ----------------------------------------------------------------------------------

DOORS: Final[vec[i64]] = vec[i64](  # 2 * face + colour -> sides with a door of that colour
    [i64(face.marked_sides("door", colour)) for face in BOX.faces for colour in COLOURS]
)
TROLL: Final[vec[i64]] = vec[i64]([i64(face.marked_sides("troll")) for face in BOX.faces])
BARRED: Final[vec[i64]] = vec[i64](  # 2 * face + colour -> sides that this colour cannot pass (D-NET-2)
    [
        i64(face.marked_sides("door", COLOURS[1 - colour]) | face.marked_sides("troll"))
        for face in BOX.faces
        for colour in (GREEN, BLUE)
    ]
)
GOLD: Final[vec[i64]] = vec[i64]([i64(face.marked_group("gold")) for face in BOX.faces])  # the group with nuggets
NUGGETS: Final[vec[i64]] = vec[i64](
    [i64(int(face.marked("gold")[0][0]) if face.marked("gold") else 0) for face in BOX.faces]
)
LADDER: Final[vec[i64]] = vec[i64](  # colour of the ladder, or -1
    [i64(COLOURS.index(face.marked("ladder")[0][0]) if face.marked("ladder") else -1) for face in BOX.faces]
)
STEADY: Final[vec[i64]] = vec[i64](  # 1: a rockfall cannot remove it (D-ROCK-2); of paths, gold and trolls
    [
        i64(1 if face >= 2 * BOX.paths or BOX.faces[face].marked("gold") or BOX.faces[face].marked("troll") else 0)
        for face in range(len(BOX.faces))
    ]
)
NO_LADDER: Final[vec[i64]] = vec[i64](  # 1: no ladder may be laid beside it (D-PLACE-10): goals, paths with nuggets
    [
        i64(1 if 2 * BOX.paths <= face < 2 * BOX.first_start or (NUGGETS[face] and face < 2 * BOX.paths) else 0)
        for face in range(len(BOX.faces))
    ]
)


def ways_of(*marks: str) -> list[int]:
    """Return the paths that bear one of these marks, as options of the box, word by word."""
    words = [0] * int(BOX.words)
    for option, face in enumerate(BOX.options):
        if any(BOX.faces[face].marked(mark) for mark in marks):
            words[option // WORD] |= 1 << option % WORD
    return words


LADDER_WAYS: Final[vec[i64]] = vec[i64]([i64(ways) for ways in ways_of("ladder")])
OBSTACLE_WAYS: Final[vec[i64]] = vec[i64]([i64(ways) for ways in ways_of("door", "troll")])
PURSES: Final = [  # how many gold cards of 0, 1, 2, 3 nuggets the box has, paths and goals
    sum(1 for piece in range(BOX.first_start) if NUGGETS[2 * piece] == nuggets) for nuggets in range(4)
]

# --- moves -------------------------------------------------------------------------------------------

PLACE: Final = 0
REPAIR: Final = 1
LOOK: Final = 2
DISCARD: Final = 3
DISCARD_TWO: Final = 4
SCRAP: Final = 5
KEY: Final = 6
BRIBE: Final = 7
END: Final = 8
PAY: Final = 9
ORIENT: Final = 10
BREAK_TOOL: Final = 11  # this and the next only in the Duel: in the solo game they strike by themselves (DS-13)
ROCK: Final = 12
SOLO_MOVES: Final = (
    ("place", "path cell"),
    ("repair", "tool seat card"),
    ("map", "cell"),
    ("discard", "card"),
    ("discard", "cards"),
    ("scrap", "cards tool"),
    ("key", "cell"),
    ("bribe", "cell"),
    ("end", ""),
    ("pay", "numbers"),
    ("orient", "goal cell"),
)
SOLO_NOTATION: Final = Notation(BOX, SOLO_MOVES, (1, 2, 3))
DUEL_NOTATION: Final = Notation(BOX, (*SOLO_MOVES, ("break", "tool seat"), ("rockfall", "cell")), (1, 2, 3))
