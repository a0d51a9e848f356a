"""Weights of the base game: what a digger, what a saboteur goes by, in cards of path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undermine.bots.saboteur.story import joins_nothing
from undermine.games.saboteur.box import BOX, BREAK, FIRST_FIX, ROCKFALL


def keep_name(card: i64) -> str:
    """Name the weight that says what a card is worth in the hand."""
    if card < BREAK:
        if joins_nothing(2 * card):
            return "keep_dead_end"
        sides = BOX.cards[card].open.bit_count()
        return "keep_cross" if sides == 4 else "keep_tee" if sides == 3 else "keep_line"
    if card < FIRST_FIX:
        return "keep_break"
    if card < ROCKFALL:
        return "keep_fix"
    return "keep_rockfall" if card == ROCKFALL else "keep_map"


KEEP_NAMES: Final = [keep_name(card) for card in range(len(BOX.codes))]


@dataclass
class Weights:
    """What one role goes by; a digger and a saboteur have a set each."""

    gain: float  # a card less to go (for a saboteur: a card more)
    find: float  # the chance to turn up the treasure
    branch: float  # another open end of the path
    break_tool: float  # breaking a tool, for every bit by which the target is more of an enemy than `break_from`
    break_from: float
    break_again: float  # the part of that which is left when the target is hindered already
    mend: float  # repairing one's own only broken tool
    repair: float  # repairing another's, for every bit by which that seat is more of a friend than `repair_from`
    repair_from: float
    map: float  # all that a map can tell
    rockfall: float  # what playing one must be worth
    soon: float  # breaking a tool of a seat that is soon to play
    show_from: float  # the distance in cards at which a saboteur shows itself half
    show_slope: float
    cover: float  # a saboteur's help while it hides, for a card less to go
    keep_cross: float  # a card in the hand, by what it is
    keep_tee: float
    keep_line: float
    keep_dead_end: float
    keep_break: float
    keep_fix: float
    keep_rockfall: float
    keep_map: float
    careless: float  # how much chance plays in

    def __post_init__(self) -> None:
        self.keep: list[float] = [float(getattr(self, name)) for name in KEEP_NAMES]  # card -> its worth in the hand


@dataclass
class Belief:
    """How a Miner takes what deeds say of their doers."""

    trust: float  # how far the rates of deeds are believed: 1 wholly, 0 not at all
    sleepers: float  # the part of saboteurs who are thought to dig like diggers until the gold is near
