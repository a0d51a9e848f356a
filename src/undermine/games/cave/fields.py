"""Fields: the graph of stopping places on every card as it lies, built from the card list alone (see `places` for their names)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.cave.box import BOX
from undermine.games.cave.places import FIELDS
from undermine.kernel.cards import LEVELS, Card, CardError, sides_mask
from undermine.kernel.moves import TUNNEL

SIDES_OF_A_CARD: Final = 4


class Plan:
    """The fields of one card."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.near: dict[int, set[int]] = {}  # field -> fields one step away on the card
        self.entry: dict[int, int] = {}  # open side -> the field that it leads to
        self.cores: list[int] = []  # what stands for a block: its field (I), its arms (II), its hub (III)
        self.wood: list[int] = []  # the fields of the wooden bridge
        for block in card.groups:  # C-BRIDGE-1: the strands of a bridge are two blocks, and nothing joins them
            self.add_block(block)
        if card.marked("tunnel"):  # C-TUNNEL-1: a field of its own, whatever the level
            for core in self.cores:  # C-TUNNEL-R2
                self.join(TUNNEL, core)

    def add_block(self, block: int) -> None:
        """Add the fields of sides joined on the card (C-FIELD-3)."""
        level = LEVELS.index(self.card.level)  # C-GOAL-R2: that of a goal is III
        sides = [1 << side for side in range(4) if block >> side & 1]
        before = set(self.near)
        if level == 0 or len(sides) == 1:  # C-FIELD-1: one large field; C-FIELD-R4: so has a dead end
            self.near[block] = set()
            self.cores.append(block)
        elif level == 1:  # C-FIELD-R1: a field for each opening, all of them neighbours
            for arm in sides:
                self.near.setdefault(arm, set())
                self.cores.append(arm)
                for other in sides:
                    if other < arm:
                        self.join(arm, other)
        else:  # C-FIELD-R1: a field for each opening around a hub
            self.cores.append(block)
            for arm in sides:
                self.join(block, arm)
        for side in range(4):
            if block >> side & 1:
                self.entry[side] = block if level == 0 else 1 << side
        # C-BRIDGE-R1: the card list names the wooden strand; C-BRIDGE-4: the one beneath is like any other path
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
    """Refuse a card list with a goal that could not be turned towards every entry (C-GOAL-R3, C-GOAL-R4), or with other goals.

    The four goals are exit, ladder, lair and vein, one each (C-GOAL-R1, C-COMP-4).
    """
    goals = BOX.pieces[BOX.paths : BOX.paths + BOX.goals]
    for name in ("exit", "ladder", "lair", "vein"):
        if len([goal for goal in goals if goal.marked(name)]) != 1:
            raise CardError(f"one of the goals bears the {name}")
    for goal in goals:
        if not goal.open & sides_mask("NS") or not goal.open & sides_mask("EW"):
            raise CardError(f"the goal {goal.code!r} needs an opening N or S and one E or W")


check_goals()
PLANS: Final = [Plan(card) for card in BOX.faces]
NEAR: Final[vec[i64]] = vec[i64](  # FIELDS * face + field -> the fields one step away on the card
    [i64(bits(plan.near.get(field, set()))) for plan in PLANS for field in range(FIELDS)]
)
GATES: Final[vec[u8]] = vec[u8](  # FIELDS * face + field -> the open sides that lead out of it
    [u8(plan.gates(field)) for plan in PLANS for field in range(FIELDS)]
)
ENTRY: Final[vec[u8]] = vec[u8](  # SIDES_OF_A_CARD * face + side -> the field behind an open side, 0 behind a wall
    [u8(plan.entry.get(side, 0)) for plan in PLANS for side in range(SIDES_OF_A_CARD)]
)
ON_CARD: Final[vec[i64]] = vec[i64]([i64(bits(set(plan.near))) for plan in PLANS])  # face -> its fields
WOOD: Final[vec[i64]] = vec[i64]([i64(bits(plan.wood)) for plan in PLANS])  # face -> the fields of its wooden bridge
LAIR: Final[vec[u8]] = vec[u8](  # face -> the field that bears a lair, or 0: on nine paths and a goal (C-LAIR-1)
    [u8(plan.marked("lair")) for plan in PLANS]
)
LADDER: Final[vec[u8]] = vec[u8]([u8(plan.marked("ladder")) for plan in PLANS])
VEIN: Final[vec[u8]] = vec[u8]([u8(plan.marked("vein")) for plan in PLANS])
EXIT: Final[vec[u8]] = vec[u8]([u8(plan.marked("exit")) for plan in PLANS])


def near_on(face: i64, field: i64) -> i64:
    """Return the fields of a card that are one step away from one of them, as bits."""
    return NEAR[FIELDS * face + field]


def gates_on(face: i64, field: i64) -> i64:
    """Return the open sides of a card that lead out of a field, as bits."""
    return i64(GATES[FIELDS * face + field])


def entry_on(face: i64, side: i64) -> i64:
    """Return the field of a card behind an open side, 0 behind a wall."""
    return i64(ENTRY[SIDES_OF_A_CARD * face + side])


def has_field(face: i64, field: i64) -> bool:
    """Say whether a card has a field of this name."""
    return ON_CARD[face] >> field & 1 != 0


def is_wood(face: i64, field: i64) -> bool:
    """Say whether a field of a card belongs to a wooden bridge."""
    return WOOD[face] >> field & 1 != 0
