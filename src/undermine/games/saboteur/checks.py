"""Checks: the first clause that a move breaks, in the order of the contract, section 7, and what a refusal points at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.box import BOX, FIXES, GOAL_CELLS, GOALS, START
from undermine.games.saboteur.moves import BREAK_TOOL, LOOK, REPAIR, ROCK, TAKE, card_used
from undermine.games.saboteur.position import DRAFT, OVER, PLAY, Position
from undermine.kernel.cards import SIDES, first_side
from undermine.kernel.clauses import OK
from undermine.kernel.grid import NOWHERE
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, number_of, seat_of, tool_of, verb_of

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


def check_move(position: Position, move: i64) -> str:
    """Return the first clause that a move of the seat to decide breaks, or OK.

    Each kind of action card asks for a target on which it does something (S-ACT-2); to discard asks for none.
    """
    verb: i64 = verb_of(move)
    if position.phase == OVER or (verb == TAKE) != (position.phase == DRAFT):
        return S_TURN_1
    if verb == TAKE:
        return OK if position.on_offer(number_of(move)) else S_GOLD_3
    if not position.holds(position.turn, card_used(move)):
        return S_TURN_1
    if verb == PLACE:
        return check_place(position, cell_of(move), face_of(move))
    if verb == BREAK_TOOL:  # S-TOOL-4, S-AMB-16: any seat, one's own too
        return S_TOOL_2 if position.is_broken(seat_of(move), tool_of(move)) else OK
    if verb == REPAIR:
        return check_repair(position, seat_of(move), tool_of(move), card_of(move))
    if verb == ROCK:
        return check_rockfall(position, cell_of(move))
    if verb == LOOK:
        return OK if face_down_goal(position, cell_of(move)) >= 0 else S_MAP_2
    return OK  # S-PASS-1: any card of the hand may be discarded


def check_place(position: Position, cell: i64, face: i64) -> str:
    """Check laying a path card."""
    grid = position.grid
    if not position.can_dig(position.turn):  # S-PLACE-12
        return S_TOOL_3
    if cell == NOWHERE:
        return S_PLACE_2
    if grid.slot(cell) != 0:
        return S_PLACE_1
    if not grid.touches(cell):
        return S_PLACE_2
    # S-PLACE-4, S-AMB-3: a face-down goal asks for nothing; S-PLACE-9: a stub is an open side
    if not grid.fits(cell, face):
        return S_PLACE_3
    if position.connect_any:  # S-AMB-2: wall to wall is not enough
        return OK if grid.openings(cell) else S_PLACE_7
    return OK if grid.arrivals(0, cell) else S_PLACE_6  # it fits, so a reached open side meets an open side (S-PLACE-8)


def check_repair(position: Position, seat: i64, tool: i64, card: i64) -> str:
    """Check a repair: the card must show the tool (S-AMB-21: which of two is named), and the tool must be broken."""
    if not FIXES[card] >> tool & 1:
        return S_REP_2
    return OK if position.is_broken(seat, tool) else S_REP_3


def check_rockfall(position: Position, cell: i64) -> str:
    """Check a rockfall: it strikes any laid path card (S-ROCK-2), never the start or a goal, and never nothing (S-AMB-17)."""
    if cell in (NOWHERE, START) or goal_at(cell) >= 0 or position.grid.slot(cell) == 0:
        return S_ROCK_1
    return OK


def goal_at(cell: i64) -> i64:
    """Return the number of the goal cell, or -1 for any other."""
    for goal in range(GOALS):
        if GOAL_CELLS[goal] == cell:
            return goal
    return -1


def face_down_goal(position: Position, cell: i64) -> i64:
    """Return the number of a goal that still lies face down there, else -1 (S-MAP-2)."""
    goal: i64 = goal_at(cell)
    if goal >= 0 and position.is_shown(goal):
        return -1
    return goal


def fault_of(position: Position, move: i64, clause: str) -> tuple[str | None, str | None]:
    """Point at what a refused move fails on: a cell with a side, a seat, or a card."""
    verb: i64 = verb_of(move)
    cell: i64 = cell_of(move)
    if clause == S_TURN_1:
        if verb == TAKE or position.phase != PLAY:
            return None, None
        return BOX.codes[card_used(move)], None
    if clause == S_TOOL_3:
        return str(position.turn), None
    if verb in (PLACE, ROCK, LOOK):
        if cell == NOWHERE:
            return None, None
        side = None
        if clause == S_PLACE_3:
            side = SIDES[first_side(int(position.grid.clashes(cell, face_of(move))))]
        return position.window.text(cell), side
    if clause == S_REP_2:
        return BOX.codes[card_of(move)], None
    return str(seat_of(move)), None
