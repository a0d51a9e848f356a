"""Weights of the Duel and its solo game: what a player goes by, in nuggets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undermine.games.duel.box import BOX, DOORS, FIRST_FIX, KEY_CARD, LADDER, NUGGETS, ROCKFALL, TROLL


def keep_name(card: i64, colour: i64) -> str:
    """Name the weight that says what a card is worth in the hand of a player of this colour."""
    if card < BOX.paths:
        face: i64 = 2 * card
        if LADDER[face] >= 0:
            return "keep_ladder"
        if NUGGETS[face]:
            return "keep_gold"
        if TROLL[face]:
            return "keep_troll"
        if DOORS[face * 2 + 1 - colour]:
            return "keep_foreign"
        widest = max(BOX.cards[card].joined(side).bit_count() for side in range(4))
        return "keep_cross" if widest > 2 else "keep_line"  # no card of this box joins nothing
    if card < FIRST_FIX:
        return "keep_break"
    if card < KEY_CARD:
        return "keep_fix"
    return "keep_key" if card == KEY_CARD else "keep_rockfall" if card == ROCKFALL else "keep_map"


KEEP_NAMES: Final = [[keep_name(card, colour) for card in range(len(BOX.codes))] for colour in range(2)]


@dataclass
class Weights:
    """What a player goes by."""

    foe_gold: float  # a nugget of the opponent's against one of mine
    hope: float  # a nugget within reach: its part grows as the way to it gets shorter
    deny: float  # the same for the opponent's hopes
    length: float  # cards over which a hope fades to a third
    pace: float  # paths that a seat lays for every card it still gets to play
    late: float  # paths by which that may be wrong
    break_tool: float  # hindering an opponent who was free
    break_again: float
    break_hope: float  # the part of its hopes that an opponent loses who was free
    mend: float  # being free to dig again
    mend_part: float  # one broken tool less, others left
    mend_hope: float  # the part of one's hopes that comes back with being free
    map: float
    key: float  # what a key, a rockfall, a bribe must be worth
    rockfall: float
    bribe: float
    small_hand: float  # a card less in the hand for the rest of the round
    draw: float  # a fresh card in the hand
    use: float  # what a path in the hand would bring if it were laid at once, when it is thrown away
    again: float  # the part of a card's worth that is left with another of its kind in the hand
    keep_cross: float  # a card in the hand, by what it is
    keep_line: float
    keep_foreign: float  # a path with a door of the other colour
    keep_troll: float
    keep_gold: float
    keep_ladder: float
    keep_break: float
    keep_fix: float
    keep_key: float
    keep_rockfall: float
    keep_map: float
    careless: float  # how much chance plays in

    def __post_init__(self) -> None:
        names = KEEP_NAMES[0] + KEEP_NAMES[1]
        self.keep: dict[str, float] = {name: float(getattr(self, name)) for name in names}  # by the name of the weight
