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
from undermine.games.saboteur.position import HANDS, HOLD, PLAY, SIZES, TOOLS, Position
from undermine.kernel.bits import LOWEST
from undermine.kernel.game import Moves
from undermine.kernel.grid import FRONTIER
from undermine.kernel.moves import CARD, SEAT, TOOL, TURNED, VERB

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
    seat: i64 = position.turn
    seen: i64 = 0
    paths: i64 = 0
    place: i64 = HANDS + seat * HOLD
    end: i64 = place + i64(zones[SIZES + seat])
    while place < end:
        card: i64 = i64(zones[place])
        place += 1
        if seen >> card & 1:
            continue
        seen |= 1 << card
        out.add(DISCARD << VERB | card << CARD)  # S-PASS-1
        if card < BREAK:
            paths |= 1 << card
        elif card < FIRST_FIX:
            list_breaks(position, card - BREAK, out)
        elif card < ROCKFALL:
            list_repairs(position, card, out)
        elif card == MAP:
            list_maps(position, out)
        else:
            list_rockfalls(position, out)
    if paths and zones[TOOLS + seat] == 0:  # S-TOOL-3
        list_placements(position, paths, out)


def list_placements(position: Position, paths: i64, out: Moves) -> None:
    """List where these paths fit; every cell of the frontier gives them their connection (S-PLACE)."""
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    moves = out.list
    count: i64 = out.count
    i: i64 = FRONTIER
    end: i64 = FRONTIER + grid.frontiers
    while i < end:
        cell: i64 = i64(cells[i])
        key: i64 = i64(edges[cell])
        fitting: i64 = fit[key] & paths
        while fitting:
            moves[count] = LOWEST[(fitting & -fitting) % 67] << CARD | cell
            count += 1
            fitting &= fitting - 1
        fitting = fit[256 + key] & paths
        while fitting:
            moves[count] = LOWEST[(fitting & -fitting) % 67] << CARD | TURNED | cell
            count += 1
            fitting &= fitting - 1
        i += 1
    out.count = count


def list_breaks(position: Position, tool: i64, out: Moves) -> None:
    """List the seats whose tool is whole, oneself included (S-TOOL-2/4)."""
    seat: i64 = 0
    while seat < position.seats:
        if not i64(position.zones[TOOLS + seat]) >> tool & 1:
            out.add(BREAK_TOOL << VERB | tool << TOOL | seat << SEAT)
        seat += 1


def list_repairs(position: Position, card: i64, out: Moves) -> None:
    """List the broken tools that a repair card shows; with two, each is a move of its own (S-REP-2/3)."""
    seat: i64 = 0
    while seat < position.seats:
        tools: i64 = i64(position.zones[TOOLS + seat]) & FIXES[card]
        tool: i64 = 0
        while tools >> tool:
            if tools >> tool & 1:
                out.add(REPAIR << VERB | tool << TOOL | seat << SEAT | card << CARD)
            tool += 1
        seat += 1


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
