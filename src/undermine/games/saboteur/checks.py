"""Checks: the first clause that a move breaks, in the order of CONTRACT 7 (S-TURN, S-PLACE, S-TOOL, S-REP, S-ROCK, S-MAP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.box import (
    BOX,
    BREAK,
    BREAK_TOOL,
    FIXES,
    GOAL_CELLS,
    GOALS,
    LOOK,
    MAP,
    PLACE,
    REPAIR,
    ROCK,
    ROCKFALL,
    START,
    TAKE,
)
from undermine.games.saboteur.position import ANY_TOOL, DRAFT, HANDS, HOLD, OVER, SIZES, TOOL_BITS, Position
from undermine.kernel.clauses import OK
from undermine.kernel.grid import NOWHERE
from undermine.kernel.moves import card_of, cell_of, face_of, seat_of, tool_of, verb_of

S_TURN_1: Final = "S-TURN-1"
S_TOOL_2: Final = "S-TOOL-2"
S_TOOL_3: Final = "S-TOOL-3"
S_REP_2: Final = "S-REP-2"
S_REP_3: Final = "S-REP-3"
S_ROCK_1: Final = "S-ROCK-1"
S_MAP_2: Final = "S-MAP-2"
S_PLACE_1: Final = "S-PLACE-1"
S_PLACE_2: Final = "S-PLACE-2"
S_PLACE_3: Final = "S-PLACE-3"
S_PLACE_6: Final = "S-PLACE-6"
S_PLACE_7: Final = "S-PLACE-7"
S_GOLD_3: Final = "S-GOLD-3"


def check(position: Position, move: i64) -> str:
    """Return the first clause that a move of the seat to decide breaks, or OK."""
    verb: i64 = verb_of(move)
    if position.phase == OVER or (verb == TAKE) != (position.phase == DRAFT):
        return S_TURN_1
    if verb == TAKE:
        return check_take(position, seat_of(move))
    if not holds(position, position.turn, card_used(move)):
        return S_TURN_1
    if verb == PLACE:
        return check_place(position, cell_of(move), face_of(move))
    if verb == BREAK_TOOL:
        return S_TOOL_2 if broken(position, seat_of(move), tool_of(move)) else OK
    if verb == REPAIR:
        return check_repair(position, seat_of(move), tool_of(move), card_of(move))
    if verb == ROCK:
        return check_rockfall(position, cell_of(move))
    if verb == LOOK:
        return OK if face_down_goal(position, cell_of(move)) >= 0 else S_MAP_2
    return OK  # S-PASS-1: any card of the hand may be discarded


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


def holds(position: Position, seat: i64, card: i64) -> bool:
    """Say whether a seat has this card in hand."""
    i: i64 = HANDS + seat * HOLD
    end: i64 = i + i64(position.zones[SIZES + seat])
    while i < end:
        if i64(position.zones[i]) == card:
            return True
        i += 1
    return False


def broken(position: Position, seat: i64, tool: i64) -> bool:
    """Say whether this tool of a seat is broken."""
    return position.broken >> TOOL_BITS * tool + seat & 1 != 0


def check_place(position: Position, cell: i64, face: i64) -> str:
    """Check laying a path card (S-PLACE)."""
    grid = position.grid
    if position.broken & ANY_TOOL << position.turn:  # S-PLACE-12
        return S_TOOL_3
    if cell == NOWHERE:
        return S_PLACE_2
    if grid.slot(cell) != 0:
        return S_PLACE_1
    if not grid.touches(cell):
        return S_PLACE_2
    if not grid.fits(cell, face):  # S-PLACE-4: a face-down goal asks for nothing
        return S_PLACE_3
    if position.connect_any:
        return OK if grid.openings(cell) else S_PLACE_7
    return OK if grid.arrivals(0, cell) else S_PLACE_6  # it fits, so a reached open side meets an open side


def check_repair(position: Position, seat: i64, tool: i64, card: i64) -> str:
    """Check a repair (S-REP): the card must show the tool, and the tool must be broken."""
    if not FIXES[card] >> tool & 1:
        return S_REP_2
    return OK if broken(position, seat, tool) else S_REP_3


def check_rockfall(position: Position, cell: i64) -> str:
    """Check a rockfall (S-ROCK): it strikes a laid path card, never the start or a goal."""
    if cell in (NOWHERE, START) or goal_at(cell) >= 0 or position.grid.slot(cell) == 0:
        return S_ROCK_1
    return OK


def check_take(position: Position, nuggets: i64) -> str:
    """Check the choice of a gold card: it must be among those handed over (S-GOLD-3)."""
    return OK if position.offer >> 8 * (nuggets - 1) & 255 else S_GOLD_3


def goal_at(cell: i64) -> i64:
    """Return the number of the goal cell, or -1 for any other."""
    goal: i64 = 0
    while goal < GOALS:
        if GOAL_CELLS[goal] == cell:
            return goal
        goal += 1
    return -1


def face_down_goal(position: Position, cell: i64) -> i64:
    """Return the number of a goal that still lies face down there, else -1 (S-MAP-2)."""
    goal: i64 = goal_at(cell)
    return -1 if goal >= 0 and position.shown >> goal & 1 else goal


def fault(position: Position, move: i64, clause: str) -> tuple[str | None, str | None]:
    """Point at what a refused move fails on: a cell with a side, a seat, or a card."""
    verb: i64 = verb_of(move)
    cell: i64 = cell_of(move)
    if clause == S_TURN_1:
        if verb == TAKE or position.phase != 0:
            return None, None
        return BOX.codes[card_used(move)], None
    if clause == S_TOOL_3:
        return str(position.turn), None
    if verb in (PLACE, ROCK, LOOK):
        if cell == NOWHERE:
            return None, None
        side = None
        if clause == S_PLACE_3:
            clashes: i64 = position.grid.clashes(cell, face_of(move))
            side = "NESW"[(int(clashes) & -int(clashes)).bit_length() - 1]
        return position.window.text(cell), side
    if clause == S_REP_2:
        return BOX.codes[card_of(move)], None
    return str(seat_of(move)), None
