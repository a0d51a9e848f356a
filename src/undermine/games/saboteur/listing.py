"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.box import (
    BOX,
    BREAK,
    BREAK_TOOL,
    DISCARD,
    FIRST_FIX,
    FIXES,
    GOAL_CELLS,
    GOALS,
    LOOK,
    MAP,
    REPAIR,
    ROCK,
    ROCKFALL,
    TAKE,
)
from undermine.games.saboteur.position import ANY_TOOL, HANDS, HOLD, PLAY, SIZES, TOOL_BITS, Position
from undermine.kernel.bits import DE_BRUIJN, lowest
from undermine.kernel.game import Moves
from undermine.kernel.grid import FRONTIER
from undermine.kernel.moves import CARD, SEAT, TOOL, VERB

FIRST_LAID: Final = 5  # slots 1 to 4 hold the start and the goals


def legal(position: Position, out: Moves) -> None:
    """List every legal move, each once."""
    out.count = 0
    if position.phase == PLAY:
        list_plays(position, out)
    else:
        list_gold(position, out)


def list_plays(position: Position, out: Moves) -> None:
    """List what each card of the hand allows; cards of a kind count once (S-TURN-1)."""
    zones = position.zones
    moves = out.list
    ways_of = BOX.ways
    seat: i64 = position.turn
    seen: i64 = 0
    ways: i64 = 0  # the paths of the hand as they may lie, as options of the box
    count: i64 = 0
    place: i64 = HANDS + seat * HOLD
    end: i64 = place + i64(zones[SIZES + seat])
    while place < end:
        card: i64 = i64(zones[place])
        place += 1
        if not seen >> card & 1:
            seen |= 1 << card
            if card < BREAK:
                ways |= ways_of[card]
            moves[count] = DISCARD << VERB | card << CARD  # S-PASS-1
            count += 1
    out.count = count
    if ways and not position.broken & ANY_TOOL << seat:  # S-TOOL-3
        list_placements(position, ways, out)
    actions: i64 = seen >> BREAK
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


def list_placements(position: Position, ways: i64, out: Moves) -> None:
    """List where these paths fit; every cell of the frontier gives them their connection (S-PLACE)."""
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    place = BOX.place
    moves = out.list
    count: i64 = out.count
    i: i64 = FRONTIER
    end: i64 = FRONTIER + grid.frontiers
    while i < end:
        cell: i64 = i64(cells[i])
        fitting: i64 = fit[i64(edges[cell])] & ways
        while fitting:
            moves[count] = place[((fitting & -fitting) * DE_BRUIJN >> 27) & 31] | cell
            count += 1
            fitting &= fitting - 1
        i += 1
    out.count = count


def list_breaks(position: Position, tool: i64, out: Moves) -> None:
    """List the seats whose tool is whole, oneself included (S-TOOL-2/4)."""
    moves = out.list
    count: i64 = out.count
    broken: i64 = position.broken >> TOOL_BITS * tool
    seat: i64 = 0
    while seat < position.seats:
        if not broken >> seat & 1:
            moves[count] = BREAK_TOOL << VERB | tool << TOOL | seat << SEAT
            count += 1
        seat += 1
    out.count = count


def list_repairs(position: Position, card: i64, out: Moves) -> None:
    """List the broken tools that a repair card shows; with two, each is a move of its own (S-REP-2/3)."""
    tool: i64 = 0
    while tool < 3:
        if FIXES[card] >> tool & 1:
            seats: i64 = position.broken >> TOOL_BITS * tool & (1 << TOOL_BITS) - 1
            while seats:
                out.add(REPAIR << VERB | tool << TOOL | lowest(seats) << SEAT | card << CARD)
                seats &= seats - 1
        tool += 1


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards (S-ROCK-1/2)."""
    grid = position.grid
    slot: i64 = FIRST_LAID
    while slot < grid.slots:
        cell: i64 = i64(grid.cells[slot])
        if cell >= 0:
            out.add(ROCK << VERB | cell)
        slot += 1


def list_maps(position: Position, out: Moves) -> None:
    """List the goals that lie face down (S-MAP-2)."""
    goal: i64 = 0
    while goal < GOALS:
        if not position.shown >> goal & 1:
            out.add(LOOK << VERB | GOAL_CELLS[goal])
        goal += 1


def list_gold(position: Position, out: Moves) -> None:
    """List the gold cards to choose from (S-GOLD-3)."""
    nuggets: i64 = 1
    while nuggets <= 3:
        if position.offer >> 8 * (nuggets - 1) & 255:
            out.add(TAKE << VERB | nuggets << SEAT)
        nuggets += 1
