"""The box of the base game: its cards by number, and the tables of S-SETUP-2 and S-SETUP-6 (cards.toml)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import read_box
from undermine.kernel.grid import cell_at
from undermine.kernel.moves import TOOLS, Notation

BOX: Final = read_box("undermine.games.saboteur")
LAYOUT: Final = cast(dict[str, list[list[int]]], BOX.data["layout"])
GOALS: Final = 3
START: Final = 0  # the cell 0,0 (S-GEO-2)
GOAL_XY: Final = [(goal[0], goal[1]) for goal in LAYOUT["goals"]]
GOAL_CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for x, y in GOAL_XY])
TREASURE: Final = 0  # the number of the treasure among the goals of the card list; the others are stones

CARDS: Final = 67  # S-SETUP-6: 40 paths and 27 actions
BREAK: Final = 16  # break-TOOL is BREAK + tool; all cards below are paths
FIRST_FIX: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26
assert [BOX.codes[card] for card in (BREAK, FIRST_FIX, ROCKFALL, MAP)] == [
    "break-pickaxe",
    "fix-pickaxe",
    "rockfall",
    "map",
]
FIXES: Final[vec[i64]] = vec[i64](  # card -> the tools it repairs, as bits
    [
        i64(sum(1 << tool for tool in range(3) if TOOLS[tool] in code.split("-")[1:]) if code.startswith("fix-") else 0)
        for code in BOX.codes
    ]
)

DWARFS: Final = cast(dict[str, list[int]], BOX.data["dwarfs"])
SABOTEURS: Final[vec[i64]] = vec[i64]([i64(DWARFS.get(str(n), [0, 0])[0]) for n in range(11)])  # S-SETUP-2
HAND: Final[vec[i64]] = vec[i64]([i64(6 if n < 6 else 5 if n < 8 else 4) for n in range(11)])  # S-SETUP-6
NUGGETS: Final = [int(number) for number, count in cast(dict[str, int], BOX.data["gold"]).items() for _ in range(count)]

PLACE: Final = 0
BREAK_TOOL: Final = 1
REPAIR: Final = 2
ROCK: Final = 3
LOOK: Final = 4
DISCARD: Final = 5
TAKE: Final = 6
NOTATION: Final = Notation(
    BOX,
    (
        ("place", "path cell"),
        ("break", "tool seat"),
        ("repair", "tool seat card"),
        ("rockfall", "cell"),
        ("map", "cell"),
        ("discard", "card"),
        ("take", "number"),
    ),
    (1, 2, 3),
)
