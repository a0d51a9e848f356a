"""Checks: the first clause that a move breaks, in the order of the contract, section 7 (D-TURN, D-PLACE, D-ACT, D-TROLL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.duel.box import BARRED, BOX, BREAK, DOORS, FIXES, KEY_TOKENS, LADDER, NO_LADDER, STEADY
from undermine.games.duel.goals import orientations
from undermine.games.duel.maze import in_contact
from undermine.games.duel.moves import (
    BREAK_TOOL,
    BRIBE,
    DISCARD_TWO,
    END,
    KEY,
    LOOK,
    ORIENT,
    PAY,
    REPAIR,
    ROCK,
    SCRAP,
    card_used,
)
from undermine.games.duel.pay import debts, gold_of, payments
from undermine.games.duel.position import BRIBES, NONE, ORIENTING, PAYING, PLAY, Position
from undermine.kernel.bits import BIT, lowest_of_many
from undermine.kernel.box import FACE_DOWN, piece_of
from undermine.kernel.cards import SIDES, first_side
from undermine.kernel.clauses import OK
from undermine.kernel.grid import FOUR_SIDES, NOWHERE, beside, opposite
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, numbers_of, seat_of, second_of, tool_of, verb_of

D_TURN_1: Final = "D-TURN-1"
D_SAB_1: Final = "D-SAB-1"
D_SAB_2: Final = "D-SAB-2"
D_SAB_3: Final = "D-SAB-3"
D_PLACE_1: Final = "D-PLACE-1"
D_PLACE_2: Final = "D-PLACE-2"
D_PLACE_3: Final = "D-PLACE-3"
D_PLACE_4: Final = "D-PLACE-4"
D_PLACE_7: Final = "D-PLACE-7"
D_PLACE_10: Final = "D-PLACE-10"
D_REP_1: Final = "D-REP-1"
D_REP_3: Final = "D-REP-3"
D_ROCK_1: Final = "D-ROCK-1"
D_ROCK_2: Final = "D-ROCK-2"
D_MAP_1: Final = "D-MAP-1"
D_KEY_1: Final = "D-KEY-1"
D_KEY_2: Final = "D-KEY-2"
D_TROLL_5: Final = "D-TROLL-5"
D_DISC_2: Final = "D-DISC-2"
D_GOAL_3: Final = "D-GOAL-3"
D_PAY_4: Final = "D-PAY-4"


def check_move(position: Position, move: i64) -> str:
    """Return the first clause that a move of the seat to decide breaks, or OK.

    Each kind of action card asks for a target on which it does something (D-ACT-1); to discard asks for none.
    """
    verb: i64 = verb_of(move)
    if not in_phase(position, verb):
        return D_TURN_1
    if verb == END:
        return OK
    if verb == BRIBE:
        return check_bribe(position, cell_of(move))
    if verb == PAY:
        return check_pay(position, int(move))
    if verb == ORIENT:
        return check_orient(position, cell_of(move), face_of(move))
    if missing_card(position, move) != NONE:
        return D_TURN_1
    if verb == PLACE:
        return check_place(position, cell_of(move), face_of(move))
    if verb == BREAK_TOOL:
        return check_break(position, seat_of(move), tool_of(move))
    if verb == REPAIR:
        return check_repair(position, seat_of(move), tool_of(move), card_of(move))
    if verb == ROCK:
        return check_rockfall(position, cell_of(move))
    if verb == LOOK:
        return OK if is_face_down_goal(position, cell_of(move)) else D_MAP_1
    if verb == KEY:
        return check_key(position, cell_of(move))
    if verb == SCRAP:
        return OK if position.is_broken(position.turn, tool_of(move)) else D_DISC_2
    return OK  # D-TURN-7: any one or two cards of the hand may be discarded


def in_phase(position: Position, verb: i64) -> bool:
    """Say whether this kind of move belongs to the phase; bribes come before or after the acts A to D (D-TURN-6, D-AMB-5)."""
    if position.phase == BRIBES:
        return verb in (BRIBE, END)
    if position.phase == PAYING:
        return verb == PAY
    if position.phase == ORIENTING:
        return verb == ORIENT
    return position.phase == PLAY and verb not in (END, PAY, ORIENT)


# --- the hand ----------------------------------------------------------------------------------------


def missing_card(position: Position, move: i64) -> i64:
    """Return a card that a move needs and the hand lacks, or NONE."""
    first: i64 = card_used(move)
    if not position.holds(position.turn, first):
        return first
    if verb_of(move) in (DISCARD_TWO, SCRAP):
        second: i64 = second_of(move)
        if position.copies(position.turn, second) < (2 if first == second else 1):
            return second
    return NONE


# --- act A -------------------------------------------------------------------------------------------


def check_place(position: Position, cell: i64, face: i64) -> str:
    """Check laying a path card; whose colour its ladder or door has does not matter (D-PLACE-12)."""
    grid = position.grid
    if position.broken_tools(position.turn):  # D-PLACE-8
        return D_SAB_2
    if cell == NOWHERE or grid.slot(cell) != 0 or not grid.touches(cell):
        return D_PLACE_1
    ladder = LADDER[face] >= 0
    if ladder and shuns_ladder(position, cell) != NONE:  # D-PLACE-11: only where a ladder is laid
        return D_PLACE_10
    if not grid.fits(cell, face):
        return D_PLACE_2
    if ladder:  # D-PLACE-9: its ladder connects it, so no open side need meet another (D-AMB-13)
        return OK
    return check_connection(position, cell, face)


def check_connection(position: Position, cell: i64, face: i64) -> str:
    """Check that a path leads now (D-PLACE-6) from a group of the card, whichever (D-PLACE-5), to a start card that counts.

    The card fits, so that every open side of a neighbour meets an open side of its own.
    """
    grid = position.grid
    barred = False
    for seat in range(position.seats):  # D-AMB-3: the reach of either colour
        if seat == position.turn or not position.anchor_own:
            if grid.arrivals(seat, cell) & ~BARRED[2 * face + position.colour_of(seat)]:
                return OK
            if contacts(position, seat, cell):
                barred = True
    if barred:
        return D_PLACE_7
    return D_PLACE_4 if position.anchor_own else D_PLACE_3


def contacts(position: Position, seat: i64, cell: i64) -> i64:
    """Return the sides of a cell on which a group in a seat's reach has an opening, barred or not."""
    grid = position.grid
    openings: i64 = grid.openings(cell)
    found: i64 = 0
    for side in range(FOUR_SIDES):
        if openings >> side & 1 and grid.reached(seat, grid.slot(beside(cell, side))) >> opposite(side) & 1:
            found |= 1 << side
    return found


def shuns_ladder(position: Position, cell: i64) -> i64:
    """Return the first side on which a goal or a path with nuggets lies, beside which no ladder may lie (D-PLACE-10), or NONE."""
    grid = position.grid
    for side in range(FOUR_SIDES):
        slot: i64 = grid.slot(beside(cell, side))
        if slot != 0 and NO_LADDER[grid.face(slot)]:
            return side
    return NONE


# --- act B, bribes, choices --------------------------------------------------------------------------


def check_break(position: Position, seat: i64, tool: i64) -> str:
    """Check a sabotage card: against the opponent, no two alike (D-SAB-1, D-SAB-3)."""
    if seat == position.turn:
        return D_SAB_1
    return D_SAB_3 if position.is_broken(seat, tool) else OK


def check_repair(position: Position, seat: i64, tool: i64, card: i64) -> str:
    """Check a repair of one's own tool (D-REP-1, D-REP-3); with a card of two symbols one of them is named (D-REP-2)."""
    if seat != position.turn or not FIXES[card] >> tool & 1:
        return D_REP_1
    return OK if position.is_broken(seat, tool) else D_REP_3


def check_rockfall(position: Position, cell: i64) -> str:
    """Check a rockfall: on a card of the maze (D-ROCK-1), not on start cards, goals, gold and trolls (D-ROCK-2)."""
    if cell == NOWHERE or position.grid.slot(cell) == 0:
        return D_ROCK_1
    face: i64 = position.grid.face(position.grid.slot(cell))
    return D_ROCK_2 if face == FACE_DOWN or STEADY[face] else OK


def is_face_down_goal(position: Position, cell: i64) -> bool:
    """Say whether a goal still lies face down there (D-MAP-1)."""
    goal: i64 = position.goal_at(cell)
    return goal != NONE and not position.is_shown(goal)


def check_key(position: Position, cell: i64) -> str:
    """Check a key: on any face-up door of the other colour that bears none, near or far (D-KEY-1, D-KEY-2, D-AMB-12)."""
    slot: i64 = i64(0) if cell == NOWHERE else position.grid.slot(cell)
    if not foreign_door(position, slot, position.turn):
        return D_KEY_1
    return D_KEY_2 if position.key_on(slot) != NONE or position.keys == KEY_TOKENS else OK


def foreign_door(position: Position, slot: i64, seat: i64) -> bool:
    """Say whether a card shows a door of another colour than a seat's (D-KEY-1)."""
    face: i64 = i64(FACE_DOWN) if slot == 0 else position.grid.face(slot)
    return face != FACE_DOWN and DOORS[2 * face + position.colour_of(1 - seat)] != 0


def check_bribe(position: Position, cell: i64) -> str:
    """Check a bribe: a troll without a token, in contact with one's own reach (D-TROLL-5).

    Gold, tools, and bribes before it in the turn are not asked for (D-TROLL-6, D-AMB-6).
    """
    slot: i64 = i64(0) if cell == NOWHERE else position.grid.slot(cell)
    if slot == 0 or not position.trolls & BIT[slot]:
        return D_TROLL_5
    return OK if in_contact(position, slot, position.turn) else D_TROLL_5


def can_bribe(position: Position, seat: i64) -> bool:
    """Say whether a seat could bribe some troll."""
    trolls: i64 = position.trolls
    while trolls:
        if in_contact(position, lowest_of_many(trolls), seat):
            return True
        trolls &= trolls - 1
    return False


def check_orient(position: Position, cell: i64, face: i64) -> str:
    """Check how the turned goal shall lie (D-GOAL-3)."""
    goal: i64 = position.turning
    if cell != position.goal_cell(goal) or piece_of(face) != piece_of(position.goal_face(goal)):
        return D_GOAL_3
    return OK if orientations(position, goal) >> (face & 1) & 1 else D_GOAL_3


def check_pay(position: Position, move: int) -> str:
    """Check what is given to the trolls: cards of the least sum that suffices (D-PAY-4)."""
    given = numbers_of(move)
    choice = (given.count(1), given.count(2), given.count(3))
    seat = position.turn
    return OK if choice in payments(int(debts(position, seat)), *gold_of(position, seat)) else D_PAY_4


# --- what a refused move fails on --------------------------------------------------------------------


def fault_of(position: Position, move: i64, clause: str) -> tuple[str | None, str | None]:
    """Point at what a refused move fails on: a cell with a side, a seat, or a card."""
    verb: i64 = verb_of(move)
    cell: i64 = cell_of(move)
    if clause == D_TURN_1:
        if not in_phase(position, verb):
            return None, None
        return BOX.codes[missing_card(position, move)], None
    if clause in (D_SAB_2, D_PAY_4):
        return str(position.turn), None
    if clause in (D_REP_1, D_DISC_2):
        return BOX.codes[card_of(move) if verb == REPAIR else BREAK + tool_of(move)], None
    if clause in (D_SAB_1, D_SAB_3, D_REP_3):
        return str(seat_of(move)), None
    if cell == NOWHERE:
        return None, None
    return position.window.text(cell), fault_side(position, cell, face_of(move), clause)


def fault_side(position: Position, cell: i64, face: i64, clause: str) -> str | None:
    """Name the side of a cell on which a card cannot lie there."""
    if clause == D_PLACE_2:
        return SIDES[first_side(int(position.grid.clashes(cell, face)))]
    if clause == D_PLACE_10:
        return SIDES[shuns_ladder(position, cell)]
    if clause == D_PLACE_7:
        met = int(contacts(position, position.turn, cell))
        if not position.anchor_own and position.seats == 2:
            met |= int(contacts(position, 1 - position.turn, cell))
        return SIDES[first_side(met)]
    return None
