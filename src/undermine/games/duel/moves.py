"""The moves of the Duel and its solo game: their verbs, their words (contract, section 3), and how to put each together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.duel.box import BOX, BREAK, KEY_CARD, MAP, ROCKFALL
from undermine.kernel.moves import (
    Notation,
    bare,
    card_of,
    on_cell,
    on_tool,
    on_tool_with,
    orienting,
    tool_of,
    verb_of,
    with_card,
    with_cards,
    with_cards_and_tool,
    with_numbers,
)

REPAIR: Final = 1
LOOK: Final = 2
DISCARD: Final = 3
DISCARD_TWO: Final = 4
SCRAP: Final = 5
KEY: Final = 6
BRIBE: Final = 7
END: Final = 8
PAY: Final = 9
ORIENT: Final = 10
BREAK_TOOL: Final = 11  # this and the next only in the Duel: in the solo game they strike by themselves (DS-13)
ROCK: Final = 12
SOLO_MOVES: Final = (
    ("place", "path cell"),
    ("repair", "tool seat card"),
    ("map", "cell"),
    ("discard", "card"),
    ("discard", "cards"),
    ("scrap", "cards tool"),
    ("key", "cell"),
    ("bribe", "cell"),
    ("end", ""),
    ("pay", "numbers"),
    ("orient", "goal cell"),
)
SOLO_NOTATION: Final = Notation(BOX, SOLO_MOVES, (1, 2, 3))
DUEL_NOTATION: Final = Notation(BOX, (*SOLO_MOVES, ("break", "tool seat"), ("rockfall", "cell")), (1, 2, 3))


def repairing(tool: i64, seat: i64, card: i64) -> i64:
    """Repair one's own tool with this card."""
    return on_tool_with(REPAIR, tool, seat, card)


def looking(cell: i64) -> i64:
    """Look at the goal on a cell."""
    return on_cell(LOOK, cell)


def discarding(card: i64) -> i64:
    """Discard a card."""
    return with_card(DISCARD, card)


def discarding_two(first: i64, second: i64) -> i64:
    """Discard two cards."""
    return with_cards(DISCARD_TWO, first, second)


def scrapping(first: i64, second: i64, tool: i64) -> i64:
    """Discard two cards and with them the sabotage of a tool of one's own."""
    return with_cards_and_tool(SCRAP, first, second, tool)


def unlocking(cell: i64) -> i64:
    """Unlock the door on a cell."""
    return on_cell(KEY, cell)


def bribing(cell: i64) -> i64:
    """Bribe the troll on a cell."""
    return on_cell(BRIBE, cell)


def ending() -> i64:
    """End the turn without another bribe."""
    return bare(END)


def paying(ones: i64, twos: i64, threes: i64) -> i64:
    """Give the trolls so many gold cards of one, two and three nuggets."""
    return with_numbers(PAY, ones, twos, threes)


def turning(face: i64, cell: i64) -> i64:
    """Let the goal just turned on a cell lie like this."""
    return orienting(ORIENT, face, cell)


def breaking(tool: i64, seat: i64) -> i64:
    """Sabotage a seat's tool."""
    return on_tool(BREAK_TOOL, tool, seat)


def striking(cell: i64) -> i64:
    """Let a rockfall strike a cell."""
    return on_cell(ROCK, cell)


def card_used(move: i64) -> i64:
    """Return the hand card that a move uses up; of two, the first."""
    verb: i64 = verb_of(move)
    if verb == BREAK_TOOL:
        return BREAK + tool_of(move)
    if verb == ROCK:
        return ROCKFALL
    if verb == LOOK:
        return MAP
    if verb == KEY:
        return KEY_CARD
    return card_of(move)
