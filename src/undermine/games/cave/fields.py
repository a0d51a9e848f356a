"""Fields: the graph of stopping places on every card as it lies, built from the card list alone (C-FIELD, C-BRIDGE, C-TUNNEL).

A field is known by its name as a set of sides, TUNNEL for `T`; a face-down goal is the one field 0. So on every card a
field is a number below 32, and a set of fields is a set of bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.cave.box import BOX
from undermine.kernel.cards import LEVELS, Card, CardError, sides_mask
from undermine.kernel.moves import TUNNEL

FIELDS: Final = 32  # room for the fields of one face in the tables
FACE_DOWN_FIELD: Final = 0


class Plan:
    """The fields of one card."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.near: dict[int, set[int]] = {}  # field -> fields one step away on the card
        self.entry: dict[int, int] = {}  # open side -> the field that it leads to
        self.cores: list[int] = []  # what stands for a block: its field (I), its arms (II), its hub (III)
        self.wood: list[int] = []  # the fields of the wooden bridge
        for block in card.groups:
            self.add_block(block)
        if card.marked("tunnel"):  # C-TUNNEL-R2
            for core in self.cores:
                self.join(TUNNEL, core)

    def add_block(self, block: int) -> None:
        """Add the fields of sides joined on the card (C-FIELD-3)."""
        level = LEVELS.index(self.card.level)
        sides = [1 << side for side in range(4) if block >> side & 1]
        before = set(self.near)
        if level == 0 or len(sides) == 1:
            self.near[block] = set()
            self.cores.append(block)
        elif level == 1:
            for arm in sides:
                self.near.setdefault(arm, set())
                self.cores.append(arm)
                for other in sides:
                    if other < arm:
                        self.join(arm, other)
        else:
            self.cores.append(block)
            for arm in sides:
                self.join(block, arm)
        for side in range(4):
            if block >> side & 1:
                self.entry[side] = block if level == 0 else 1 << side
        if any(sides_mask(mark[0]) == block for mark in self.card.marked("bridge")):
            self.wood += [field for field in self.near if field not in before]

    def join(self, one: int, other: int) -> None:
        """Make two fields neighbours."""
        self.near.setdefault(one, set()).add(other)
        self.near.setdefault(other, set()).add(one)

    def gates(self, field: int) -> int:
        """Return the open sides that lead out of a field."""
        return sum(1 << side for side, entry in self.entry.items() if entry == field)

    def marked(self, name: str) -> int:
        """Return the field that bears a mark, 0 where none does (C-FIELD-5, C-FIELD-R2)."""
        marks = self.card.marked(name)
        if not marks:
            return 0
        named = sides_mask(marks[0][0]) if marks[0] else 0
        if len(marks) > 1 or (named not in self.near if named else len(self.cores) != 1):
            raise CardError(f"{self.card.code!r} does not say which one of its fields bears the {name}")
        return named or self.cores[0]


def bits(fields: set[int] | list[int]) -> int:
    """Write a set of fields as bits."""
    return sum(1 << field for field in fields)


def check_goals() -> None:
    """Refuse a card list with a goal that could not be turned towards every entry (C-GOAL-R3)."""
    for goal in BOX.pieces[BOX.paths : BOX.paths + BOX.goals]:
        if not goal.open & 5 or not goal.open & 10:
            raise CardError(f"the goal {goal.code!r} needs an opening N or S and one E or W")


check_goals()
PLANS: Final = [Plan(card) for card in BOX.faces]
NEAR: Final[vec[i64]] = vec[i64](  # FIELDS * face + field -> the fields one step away on the card
    [i64(bits(plan.near.get(field, set()))) for plan in PLANS for field in range(FIELDS)]
)
GATES: Final[vec[u8]] = vec[u8](  # FIELDS * face + field -> the open sides that lead out of it
    [u8(plan.gates(field)) for plan in PLANS for field in range(FIELDS)]
)
ENTRY: Final[vec[u8]] = vec[u8](  # 4 * face + side -> the field behind an open side, 0 behind a wall
    [u8(plan.entry.get(side, 0)) for plan in PLANS for side in range(4)]
)
ON_CARD: Final[vec[i64]] = vec[i64]([i64(bits(set(plan.near))) for plan in PLANS])  # face -> its fields
WOOD: Final[vec[i64]] = vec[i64]([i64(bits(plan.wood)) for plan in PLANS])  # face -> the fields of its wooden bridge
LAIR: Final[vec[u8]] = vec[u8]([u8(plan.marked("lair")) for plan in PLANS])  # face -> the field that bears it, or 0
LADDER: Final[vec[u8]] = vec[u8]([u8(plan.marked("ladder")) for plan in PLANS])
VEIN: Final[vec[u8]] = vec[u8]([u8(plan.marked("vein")) for plan in PLANS])
EXIT: Final[vec[u8]] = vec[u8]([u8(plan.marked("exit")) for plan in PLANS])
