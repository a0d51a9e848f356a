"""The moves of the cave: their verbs, their words (contract, section 3), and one function to put each together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.games.cave.box import AXE, BOOTS, BOX, FIRST_MONSTER, INFO, PATH, ROCKFALL, SWAP, WEB
from undermine.kernel.moves import (
    Notation,
    bare,
    on_cell,
    on_field,
    on_seat,
    on_side,
    orienting,
    with_card,
    with_cards,
)

# Verbs; a call is CALL + monster, the move of a monster on the board AGAIN + monster.
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
PROPOSE: Final = 22  # C-END-3: that the game end because nobody gets out any more
AGREE: Final = 23
DECLINE: Final = 24
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
        ("propose", ""),
        ("agree", ""),
        ("decline", ""),
    ),
    (),
)
# verb of step 1 -> the kind of card that it uses; PATH where the move names the card
KIND_USED: Final[vec[i64]] = vec[i64](
    [i64(kind) for kind in (PATH, ROCKFALL, PATH, PATH, INFO, INFO, SWAP, BOOTS, AXE, WEB)]
    + [i64(FIRST_MONSTER + monster) for monster in (0, 1, 2, 0, 1, 2)]
)
HALTING: Final[i64] = bare(HALT)
STRIKING: Final[i64] = bare(STRIKE)
ENDURING: Final[i64] = bare(ENDURE)
PROPOSING: Final[i64] = bare(PROPOSE)
AGREEING: Final[i64] = bare(AGREE)
DECLINING: Final[i64] = bare(DECLINE)


def rocking(cell: i64) -> i64:
    """Let a rockfall take the card on a cell."""
    return on_cell(ROCK, cell)


def discarding(card: i64) -> i64:
    """Discard a card."""
    return with_card(DISCARD, card)


def discarding_two(first: i64, second: i64) -> i64:
    """Discard two cards, in card-list order."""
    return with_cards(DISCARD_TWO, first, second)


def looking_at_goal(cell: i64) -> i64:
    """Look at the goal on a cell."""
    return on_cell(LOOK_GOAL, cell)


def looking_at_seat(seat: i64) -> i64:
    """Look at a seat's clan card."""
    return on_seat(LOOK_SEAT, seat)


def swapping(seat: i64) -> i64:
    """Swap hands with a seat."""
    return on_seat(EXCHANGE, seat)


def giving_boots(seat: i64) -> i64:
    """Lay boots before a seat."""
    return on_seat(GIVE_BOOTS, seat)


def giving_axe(seat: i64) -> i64:
    """Lay an axe before a seat."""
    return on_seat(GIVE_AXE, seat)


def webbing(cell: i64, side: i64) -> i64:
    """Lay a web on a side of a cell."""
    return on_side(LAY_WEB, cell, side)


def calling(monster: i64, cell: i64, field: i64) -> i64:
    """Call a monster out of the lair on a field of a cell."""
    return on_field(CALL + monster, cell, field)


def calling_again(monster: i64) -> i64:
    """Move a monster that is on the board."""
    return bare(AGAIN + monster)


def cutting(cell: i64, side: i64) -> i64:
    """Strike the web on a side of a cell."""
    return on_side(CUT, cell, side)


def stepping(cell: i64, field: i64) -> i64:
    """Step on to a field of a cell."""
    return on_field(STEP, cell, field)


def turning(face: i64, cell: i64) -> i64:
    """Lay the goal that was found on a cell this way."""
    return orienting(ORIENT, face, cell)


def monster_of(verb: i64) -> i64:
    """Return the monster that a verb calls or moves."""
    return verb - AGAIN if verb >= AGAIN else verb - CALL
