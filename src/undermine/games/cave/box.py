"""The box of the cave: its cards by number, their kinds and levels, and the layout (cards.toml)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from undermine.games.cave.border import Monster
from undermine.kernel.bits import WORD, as_signed
from undermine.kernel.box import read_box
from undermine.kernel.cards import LEVELS
from undermine.kernel.grid import cell_at

BOX: Final = read_box("undermine.games.cave")
MOST_SEATS: Final[i64] = 8  # C-COMP-7
PATHS: Final[i64] = BOX.paths  # cards below are paths, those from here on actions
ALL_NUGGETS: Final = 46  # C-COMP-5
PURSE: Final = 3  # nuggets of a dwarf at the start (C-SETUP-4)
REMOVED: Final = 5  # cards of each level that take no part (C-SETUP-6)
HOLD: Final[i64] = 5  # the largest hand (C-SETUP-7, C-DRAW-3)
WEBS: Final[i64] = 3  # web tokens (C-WEB-2)
WALK_STEPS: Final = 3  # C-MOVE-1

# Kinds of action cards (C-COMP-2); a path card is of the kind PATH.
KINDS: Final = ("info", "rockfall", "swap", "web", "boots", "axe", "rat", "crawler", "goblin")
INFO: Final = 0
ROCKFALL: Final = 1
SWAP: Final = 2
WEB: Final = 3
BOOTS: Final = 4
AXE: Final = 5
FIRST_MONSTER: Final = 6  # a monster's kind of card is FIRST_MONSTER + its number
PATH: Final = 9
KIND: Final[vec[i64]] = vec[i64]([i64(KINDS.index(card.action) if card.action else PATH) for card in BOX.cards])
# What a card can do, as bits. In the first number: how a path may lie, the ways of the first word and, << WORD, the second. In
# the other: the third word and what is left, then, from ACTIONS on, the kind of an action.
MOST_WAYS: Final = 100  # fifty path cards lie in a hundred ways at most (C-COMP-1)
ACTIONS: Final = 36
assert len(BOX.ways) <= MOST_WAYS == 2 * WORD + ACTIONS


def ways_of(card: int, word: int) -> int:
    """Return how a path may lie: the ways of a word and the next."""
    if card >= PATHS:
        return 0
    return sum(int(BOX.ways_of(word + i, card)) << WORD * i for i in range(2) if word + i < BOX.words)


FIRST_PLAYS: Final[vec[i64]] = vec[i64]([i64(as_signed(ways_of(card, 0))) for card in range(len(BOX.codes))])
OTHER_PLAYS: Final[vec[i64]] = vec[i64](
    [i64(ways_of(card, 2) | (1 << ACTIONS + int(KIND[card]) if card >= PATHS else 0)) for card in range(len(BOX.codes))]
)
LAST_WORD: Final = 15  # the ways of the fourth word, below ACTIONS
LEVEL: Final[vec[i64]] = vec[i64]([i64(LEVELS.index(card.level)) for card in BOX.cards])


MONSTERS: Final[tuple[Monster, ...]] = KINDS[FIRST_MONSTER:]
MONSTER_KINDS: Final[i64] = 3
RAT: Final = 0
CRAWLER: Final = 1
GOBLIN: Final = 2
MONSTER_STEPS: Final[vec[i64]] = vec[i64]([i64(3), i64(4), i64(5)])  # C-RAT-1, C-CRAWLER-1, C-GOBLIN-1

LEVEL_KINDS: Final[i64] = 3  # I, II, III

# The layout: the start in the middle of the area (C-COORD-1), a goal in each corner (C-COORD-2).
GOALS: Final[i64] = 4
START: Final[i64] = cell_at(0, 0)
START_SLOT: Final = 1
FIRST_GOAL: Final = 2  # the slots of the goals are FIRST_GOAL + goal
FIRST_LAID: Final[i64] = 6  # the slots from here on hold laid path cards
assert FIRST_LAID == FIRST_GOAL + GOALS
CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def read_distances() -> list[int]:
    """List the distance of the goals from the start by the number of players: the offset along both axes (C-COORD-3)."""
    distances = [0] * (int(MOST_SEATS) + 1)
    for people, distance in cast(dict[str, int], BOX.data["layout"]).items():
        low, _, high = people.partition("-")
        for seats in range(int(low), int(high) + 1):
            distances[seats] = distance
    return distances


DISTANCE: Final = read_distances()


def goal_xy(seats: int) -> list[tuple[int, int]]:
    """List the goal cells for so many players: the corners of an area of 9x9 or 7x7 cells (C-COORD-2)."""
    return [(x * DISTANCE[seats], y * DISTANCE[seats]) for x, y in CORNERS]


GOAL_CELLS: Final[vec[i64]] = vec[i64](  # GOALS * seats + goal -> cell
    [cell_at(x, y) for seats in range(int(MOST_SEATS) + 1) for x, y in goal_xy(seats)]
)


def goal_cell(seats: i64, goal: i64) -> i64:
    """Return the cell of a goal for so many players."""
    return GOAL_CELLS[GOALS * seats + goal]
