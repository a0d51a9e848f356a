"""The box of the base game: its cards by number, and what S-SETUP-2 and S-SETUP-6 look up (cards.toml)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import read_box
from undermine.kernel.grid import cell_at
from undermine.kernel.tools import tools_fixed

BOX: Final = read_box("undermine.games.saboteur")
LAYOUT: Final = cast(dict[str, list[list[int]]], BOX.data["layout"])
GOALS: Final[i64] = 3
START: Final = 0  # the cell 0,0 (S-GEO-2)
START_SLOT: Final = 1  # the first card that is laid out; behind it lie the goals
FIRST_LAID: Final[i64] = 5  # the slots from here on hold laid path cards
assert FIRST_LAID == START_SLOT + 1 + GOALS
GOAL_XY: Final = [(goal[0], goal[1]) for goal in LAYOUT["goals"]]
GOAL_TEXTS: Final = [f"{x},{y}" for x, y in GOAL_XY]
GOAL_CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for x, y in GOAL_XY])
TREASURE: Final = 0  # the number of the treasure among the goals of the card list; the others are stones

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
FIXES: Final[vec[i64]] = tools_fixed(BOX)  # card -> the tools it repairs, as bits

KINDS_AT_ONCE: Final = 8  # of paths: all their sets fit into a short lookup
SETS_OF_KINDS: Final = 256
# a set of the first, then of the second eight kinds -> how they may lie, as ways of the box
WAYS_OF: Final[vec[i64]] = vec[i64](
    [
        i64(sum(int(BOX.ways_by_card[first + kind]) for kind in range(KINDS_AT_ONCE) if kinds >> kind & 1))
        for first in (0, KINDS_AT_ONCE)
        for kinds in range(SETS_OF_KINDS)
    ]
)


def ways_of(kinds: i64) -> i64:
    """Return how the paths among a set of kinds of cards may lie, as ways of the box."""
    others: i64 = kinds >> KINDS_AT_ONCE
    return WAYS_OF[kinds & SETS_OF_KINDS - 1] | WAYS_OF[SETS_OF_KINDS + (others & SETS_OF_KINDS - 1)]


DWARFS: Final = cast(dict[str, list[int]], BOX.data["dwarfs"])
SABOTEURS: Final[vec[i64]] = vec[i64]([i64(DWARFS.get(str(n), [0, 0])[0]) for n in range(11)])  # S-SETUP-2
HAND: Final[vec[i64]] = vec[i64]([i64(6 if n < 6 else 5 if n < 8 else 4) for n in range(11)])  # S-SETUP-6
MOST_NUGGETS: Final[i64] = 3  # on a gold card
NUGGETS: Final = [int(number) for number, count in cast(dict[str, int], BOX.data["gold"]).items() for _ in range(count)]
assert max(NUGGETS) == MOST_NUGGETS
