"""The box of the Duel: its cards by number, the marks on them, and both layouts (cards.toml)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.kernel.bits import WORD
from undermine.kernel.box import FACE_DOWN, read_box
from undermine.kernel.grid import Window, cell_at
from undermine.kernel.listing import Ways, as_bits
from undermine.kernel.tools import tools_fixed

BOX: Final = read_box("undermine.games.duel")
COLOURS: Final = ("green", "blue")
GREEN: Final = 0
BLUE: Final = 1

# --- the two layouts: the Duel first, then the solo game ---------------------------------------------

Places = dict[str, list[int] | list[list[int]]]
LAYOUT: Final = cast(Places, BOX.data["layout"])
SOLO_LAYOUT: Final = cast(dict[str, Places], BOX.data["layout"])["solo"]
GOALS: Final[i64] = 6  # D-GEO-3


def spot(place: object) -> tuple[int, int]:
    """Read a cell of the card list."""
    x, y = cast(list[int], place)
    return x, y


START_XY: Final = [  # D-GEO-2, DS-4; x grows east towards the goals, y north (D-GEO-1)
    [spot(LAYOUT["start_green"]), spot(LAYOUT["start_blue"])],
    [spot(SOLO_LAYOUT["start"])],
]
GOAL_XY: Final = [[spot(goal) for goal in LAYOUT["goals"]], [spot(goal) for goal in SOLO_LAYOUT["goals"]]]
START_CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for cells in START_XY for x, y in cells])
GOAL_CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for cells in GOAL_XY for x, y in cells])
ASCENDING: Final[vec[i64]] = vec[i64]([i64(goal) for goal in sorted(range(GOALS), key=lambda goal: GOAL_XY[0][goal])])
WINDOW: Final = Window(-30, -32)  # the goals in the middle; no path can leave it: there is no border (D-GEO-4)

# --- cards -------------------------------------------------------------------------------------------

HAND: Final = 6  # D-SETUP-2
ASIDE: Final = 10  # DS-5
BREAK: Final = 27  # break-TOOL is BREAK + tool; all cards below are paths
FIRST_FIX: Final = 30
KEY_CARD: Final = 36
ROCKFALL: Final = 37
MAP: Final = 38
assert [BOX.codes[card] for card in (BREAK, FIRST_FIX, KEY_CARD, ROCKFALL, MAP)] == [
    "break-pickaxe",
    "fix-pickaxe",
    "key",
    "rockfall",
    "map",
]
FIXES: Final[vec[i64]] = tools_fixed(BOX)  # card -> the tools it repairs, as bits

# seats - 1 -> dwarf tokens in the bank (D-COMP-3, DS-3), one bank for both (D-AMB-8)
TOKENS: Final[vec[i64]] = vec[i64]([i64(6), i64(8)])
KEY_TOKENS: Final = 2  # D-AMB-20

# --- marks, by face ----------------------------------------------------------------------------------

DOORS: Final[vec[i64]] = vec[i64](  # 2 * face + colour -> sides with a door of that colour (D-DOOR-1)
    [i64(face.marked_sides("door", colour)) for face in BOX.faces for colour in COLOURS]
)
TROLL: Final[vec[i64]] = vec[i64](  # face -> the side that a troll blocks for both (D-TROLL-1, D-AMB-4)
    [i64(face.marked_sides("troll")) for face in BOX.faces]
)
# 2 * face + colour -> sides that this colour cannot pass (D-NET-2, D-DOOR-1, D-TROLL-1)
BARRED: Final[vec[i64]] = vec[i64](
    [
        i64(face.marked_sides("door", COLOURS[1 - colour]) | face.marked_sides("troll"))
        for face in BOX.faces
        for colour in (GREEN, BLUE)
    ]
)
BARS_ANY: Final[vec[u8]] = vec[u8](  # 1: it shows a door or a troll
    [u8(1 if BARRED[2 * face] | BARRED[2 * face + 1] else 0) for face in range(len(BOX.faces))]
)
GOLD: Final[vec[i64]] = vec[i64](  # face -> the group with nuggets, a mark that leaves the path as it is (D-CARD-3)
    [i64(face.marked_group("gold")) for face in BOX.faces]
)
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
# 1: no ladder may be laid beside it (D-PLACE-10): goals, paths with nuggets; they may be laid beside a ladder (D-PLACE-11)
NO_LADDER: Final[vec[u8]] = vec[u8](
    [
        u8(
            1
            if 2 * BOX.paths <= face < 2 * BOX.first_start
            or (face < 2 * BOX.paths and NUGGETS[face])
            or face == FACE_DOWN
            else 0
        )
        for face in range(FACE_DOWN + 1)
    ]
)


ACTIONS: Final = 49  # where the bits of the action cards begin in PLAYS, above the ways of the box
PATHS: Final = 0x1FFFFFFFFFFFF  # the bits below them
assert len(BOX.ways) == ACTIONS == PATHS.bit_length()
PLAYS: Final[vec[i64]] = vec[i64](  # card -> what it can do, as bits: how a path may lie, or which action it is
    [
        i64(
            sum(int(BOX.ways_of(word, card)) << WORD * word for word in range(BOX.words))
            if card < BREAK
            else 1 << ACTIONS + card - BREAK
        )
        for card in range(len(BOX.codes))
    ]
)
WAYS: Final = Ways(
    BOX, [[int(BARRED[2 * face + colour]) for face in range(len(BOX.faces))] for colour in (GREEN, BLUE)]
)
LADDERS: Final[i64] = i64(as_bits([LADDER[face] >= 0 for face in BOX.ways]))  # the ways that bear a ladder
PURSES: Final = [  # how many gold cards of 0, 1, 2, 3 nuggets the box has, paths and goals
    sum(1 for piece in range(BOX.first_start) if NUGGETS[2 * piece] == nuggets) for nuggets in range(4)
]
