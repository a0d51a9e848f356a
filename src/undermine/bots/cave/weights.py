"""Weights of the Dark Cave: what a dwarf goes by, in nuggets brought out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undermine.games.cave.box import BOX, FIRST_MONSTER, KIND, KINDS, PATH


def keep_name(card: i64) -> str:
    """Name the weight that says what a card is worth in the hand."""
    kind: i64 = KIND[card]
    if kind == PATH:
        joins = any(BOX.cards[card].joined(side).bit_count() > 1 for side in range(4))
        return "keep_path" if joins else "keep_stub"
    return "keep_monster" if kind >= FIRST_MONSTER else "keep_" + KINDS[kind]


KEEP_NAMES: Final = [keep_name(card) for card in range(len(BOX.codes))]


@dataclass
class Weights:
    """What a dwarf goes by."""

    out: float  # a nugget brought out, against one still inside and sure to come out
    mine: float  # my own nuggets against a friend's
    foe: float  # a foe's nuggets against a friend's
    length: float  # steps over which a hope fades to a third
    late: float  # steps by which somebody may miscount the time that is left
    win: float  # the game won
    down: float  # a dwarf that lies on its side
    limit: float  # a card less to hold for the rest of the game
    axe: float
    boots: float
    vein: float  # a nugget on a vein, by how near it is
    prey: float  # a foe within a monster's steps
    turn_up: float  # a goal turned up that might have been the exit
    look_goal: float
    look_seat: float
    swap: float
    web: float  # what a web, a rockfall must be worth
    rockfall: float
    keep_path: float  # a card in the hand, by what it is: a path that joins sides, one that joins none, an action
    keep_stub: float
    keep_info: float
    keep_rockfall: float
    keep_swap: float
    keep_web: float
    keep_boots: float
    keep_axe: float
    keep_monster: float
    trust: float  # how far deeds are believed to tell friend from foe
    careless: float  # how much chance plays in

    def __post_init__(self) -> None:
        self.keep: list[float] = [float(getattr(self, name)) for name in KEEP_NAMES]  # card -> its worth in the hand
