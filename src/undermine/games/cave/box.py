"""The box of the cave: its cards by number, their kinds and levels, the layout and the verbs (cards.toml, C-COMP, C-COORD)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import read_box
from undermine.kernel.cards import LEVELS
from undermine.kernel.grid import cell_at
from undermine.kernel.moves import Notation

BOX: Final = read_box("undermine.games.cave")
MOST_SEATS: Final = 8  # C-COMP-7
CARDS: Final = 82  # C-COMP-1
ALL_NUGGETS: Final = 46  # C-COMP-5
PURSE: Final = 3  # nuggets of a dwarf at the start (C-SETUP-4)
REMOVED: Final = 5  # cards of each level that take no part (C-SETUP-6)
HOLD: Final = 5  # the largest hand (C-SETUP-7, C-DRAW-3)
WEBS: Final = 3  # web tokens (C-WEB-2)
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
LEVEL: Final[vec[i64]] = vec[i64]([i64(LEVELS.index(card.level)) for card in BOX.cards])

MONSTERS: Final = KINDS[FIRST_MONSTER:]
MONSTER_KINDS: Final = 3
RAT: Final = 0
CRAWLER: Final = 1
GOBLIN: Final = 2
MONSTER_STEPS: Final[vec[i64]] = vec[i64]([i64(3), i64(4), i64(5)])  # C-RAT-1, C-CRAWLER-1, C-GOBLIN-1

# The layout (C-COORD-1..3): the start in the middle, a goal in each corner.
GOALS: Final = 4
START: Final[i64] = cell_at(0, 0)
START_SLOT: Final = 1
FIRST_GOAL: Final = 2  # the slots of the goals are FIRST_GOAL + goal
FIRST_LAID: Final = 6  # the slots from here on hold laid path cards
CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def read_distances() -> list[int]:
    """List the distance of the goals from the start by the number of players."""
    distances = [0] * (MOST_SEATS + 1)
    for people, distance in cast(dict[str, int], BOX.data["layout"]).items():
        low, _, high = people.partition("-")
        for seats in range(int(low), int(high) + 1):
            distances[seats] = distance
    return distances


DISTANCE: Final = read_distances()


def goal_xy(seats: int) -> list[tuple[int, int]]:
    """List the goal cells for so many players."""
    return [(x * DISTANCE[seats], y * DISTANCE[seats]) for x, y in CORNERS]


GOAL_CELLS: Final[vec[i64]] = vec[i64](  # 4 * seats + goal -> cell
    [cell_at(x, y) for seats in range(MOST_SEATS + 1) for x, y in goal_xy(seats)]
)

# Verbs; a call is CALL + monster, the move of a monster on the map AGAIN + monster.
PLACE: Final = 0
ROCK: Final = 1
DISCARD: Final = 2
DISCARD_TWO: Final = 3
LOOK_GOAL: Final = 4
LOOK_SEAT: Final = 5
EXCHANGE: Final = 6
GIVE_BOOTS: Final = 7
GIVE_AXE: Final = 8
LAY_WEB: Final = 9
CALL: Final = 10
AGAIN: Final = 13
LAST_PLAY: Final = 15  # up to here a verb is step 1 of a turn
CUT: Final = 16
STEP: Final = 17
HALT: Final = 18
STRIKE: Final = 19
ENDURE: Final = 20
ORIENT: Final = 21
NOTATION: Final = Notation(
    BOX,
    (
        ("place", "path cell"),
        ("rockfall", "cell"),
        ("discard", "card"),
        ("discard", "cards"),
        ("info", "=goal cell"),
        ("info", "=seat seat"),
        ("swap", "seat"),
        ("boots", "seat"),
        ("axe", "seat"),
        ("web", "cell side"),
        ("rat", "field"),
        ("crawler", "field"),
        ("goblin", "field"),
        ("rat", ""),
        ("crawler", ""),
        ("goblin", ""),
        ("cut", "cell side"),
        ("step", "field"),
        ("halt", ""),
        ("strike", ""),
        ("endure", ""),
        ("orient", "goal cell"),
    ),
    (),
)
VERB_KIND: Final[vec[i64]] = vec[i64](  # the kind of card that a verb of step 1 uses, where the move does not name it
    [i64(kind) for kind in (PATH, ROCKFALL, PATH, PATH, INFO, INFO, SWAP, BOOTS, AXE, WEB, 6, 7, 8, 6, 7, 8)]
)
