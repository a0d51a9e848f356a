"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.saboteur.box import (
    BREAK,
    FIRST_FIX,
    FIRST_LAID,
    FIXES,
    GOAL_CELLS,
    GOALS,
    MAP,
    MOST_NUGGETS,
    ROCKFALL,
    ways_of,
)
from undermine.games.saboteur.moves import breaking, discarding, looking, repairing, striking, taking
from undermine.games.saboteur.position import Position
from undermine.kernel.bits import lowest
from undermine.kernel.listing import list_placements
from undermine.kernel.moves import Moves
from undermine.kernel.tools import TOOL_KINDS


def list_plays(position: Position, out: Moves) -> None:
    """List what each card of the hand allows; cards of a kind count once (S-TURN-1)."""
    kinds: i64 = position.kinds_in_hand(position.turn)
    out.add_each_card(discarding(0), kinds)  # S-PASS-1
    ways: i64 = ways_of(kinds)
    if ways and position.can_dig(position.turn):  # S-TOOL-3
        list_placements(position.grid, 0, ways, out)
    actions: i64 = kinds >> BREAK
    while actions:
        list_action(position, BREAK + lowest(actions), out)
        actions &= actions - 1


def list_action(position: Position, card: i64, out: Moves) -> None:
    """List the targets of an action card (S-ACT-2)."""
    if card < FIRST_FIX:
        list_breaks(position, card - BREAK, out)
    elif card < ROCKFALL:
        if position.broken:
            list_repairs(position, card, out)
    elif card == MAP:
        list_maps(position, out)
    else:
        list_rockfalls(position, out)


def list_breaks(position: Position, tool: i64, out: Moves) -> None:
    """List the seats whose tool is whole, oneself included (S-TOOL-2, S-TOOL-4)."""
    out.add_each_seat(breaking(tool, 0), ~position.seats_broken(tool), position.seats)


def list_repairs(position: Position, card: i64, out: Moves) -> None:
    """List the broken tools that a repair card shows (S-REP-2); with two, each is a move of its own (S-REP-3)."""
    for tool in range(TOOL_KINDS):
        broken: i64 = position.seats_broken(tool)
        if broken and FIXES[card] >> tool & 1:
            out.add_each_seat(repairing(tool, 0, card), broken, position.seats)


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards (S-ROCK-1); start and goals lie in the first slots (S-ROCK-2)."""
    grid = position.grid
    moves = out.list
    count: i64 = out.count
    for slot in range(FIRST_LAID, grid.slots):
        cell: i64 = grid.cell(slot)
        moves[count] = striking(cell)
        count += i64(cell >= 0)  # a slot from which a card was lifted counts no move: the next one writes over it
    out.count = count


def list_maps(position: Position, out: Moves) -> None:
    """List the goals that lie face down (S-MAP-2)."""
    for goal in range(GOALS):
        if not position.is_shown(goal):
            out.add(looking(GOAL_CELLS[goal]))


def list_gold(position: Position, out: Moves) -> None:
    """List the gold cards to choose from (S-GOLD-3)."""
    for nuggets in range(1, MOST_NUGGETS + 1):
        if position.on_offer(nuggets):
            out.add(taking(nuggets))
