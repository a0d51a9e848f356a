"""The moves of the base game: their verbs, their words (contract, section 3), and one function to put each together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.box import BOX, BREAK, MAP, ROCKFALL
from undermine.kernel.moves import (
    Notation,
    card_of,
    on_cell,
    on_tool,
    on_tool_with,
    tool_of,
    verb_of,
    with_card,
    with_number,
)

BREAK_TOOL: Final = 1
REPAIR: Final = 2
ROCK: Final = 3
LOOK: Final = 4
DISCARD: Final = 5
TAKE: Final = 6
NOTATION: Final = Notation(
    BOX,
    (
        ("place", "path cell"),
        ("break", "tool seat"),
        ("repair", "tool seat card"),
        ("rockfall", "cell"),
        ("map", "cell"),
        ("discard", "card"),
        ("take", "number"),
    ),
    (1, 2, 3),
)


def breaking(tool: i64, seat: i64) -> i64:
    """Break a seat's tool."""
    return on_tool(BREAK_TOOL, tool, seat)


def repairing(tool: i64, seat: i64, card: i64) -> i64:
    """Repair a seat's tool with this card."""
    return on_tool_with(REPAIR, tool, seat, card)


def striking(cell: i64) -> i64:
    """Let a rockfall strike a cell."""
    return on_cell(ROCK, cell)


def looking(cell: i64) -> i64:
    """Look at the goal on a cell."""
    return on_cell(LOOK, cell)


def discarding(card: i64) -> i64:
    """Discard a card."""
    return with_card(DISCARD, card)


def taking(nuggets: i64) -> i64:
    """Keep a gold card of so many nuggets."""
    return with_number(TAKE, nuggets)


def card_used(move: i64) -> i64:
    """Return the hand card that a move uses up."""
    verb: i64 = verb_of(move)
    if verb == BREAK_TOOL:
        return BREAK + tool_of(move)
    if verb == ROCK:
        return ROCKFALL
    if verb == LOOK:
        return MAP
    return card_of(move)
