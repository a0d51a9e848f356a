"""Checks: the first clause that a move breaks, in the order of CONTRACT 7 (D-TURN, D-PLACE, D-ACT, D-TROLL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.duel.box import (
    BARRED,
    BOX,
    BREAK,
    BREAK_TOOL,
    BRIBE,
    DISCARD_TWO,
    DOORS,
    END,
    FIXES,
    GOAL_CELLS,
    KEY,
    KEY_CARD,
    KEY_TOKENS,
    LADDER,
    LOOK,
    MAP,
    NO_LADDER,
    ORIENT,
    PAY,
    PLACE,
    REPAIR,
    ROCK,
    ROCKFALL,
    SCRAP,
    STEADY,
)
from undermine.games.duel.goals import orientations
from undermine.games.duel.maze import goal_at, in_contact
from undermine.games.duel.pay import debts, payments
from undermine.games.duel.position import (
    BRIBES,
    HANDS,
    HOLD,
    KEYED,
    ORIENTING,
    PAYING,
    PLAY,
    PURSE,
    SIZES,
    TOOLS,
    Position,
    goal_number,
    layout,
)
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.clauses import OK
from undermine.kernel.grid import CELL_MASK, NOWHERE, STEP
from undermine.kernel.moves import card_of, cell_of, face_of, numbers_of, seat_of, second_of, tool_of, verb_of

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


def check(position: Position, move: i64) -> str:
    """Return the first clause that a move of the seat to decide breaks, or OK."""
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
    if missing_card(position, move) >= 0:
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
        goal: i64 = goal_at(position, cell_of(move))
        return OK if goal >= 0 and not position.shown >> goal & 1 else D_MAP_1
    if verb == KEY:
        return check_key(position, cell_of(move))
    if verb == SCRAP:
        return OK if sabotaged(position, position.turn) >> tool_of(move) & 1 else D_DISC_2
    return OK  # D-TURN-7: any one or two cards of the hand may be discarded


def in_phase(position: Position, verb: i64) -> bool:
    """Say whether this kind of move belongs to the phase; bribes come before or after options A to D (D-TURN-6)."""
    if position.phase == BRIBES:
        return verb in (BRIBE, END)
    if position.phase == PAYING:
        return verb == PAY
    if position.phase == ORIENTING:
        return verb == ORIENT
    return position.phase == PLAY and verb not in (END, PAY, ORIENT)


# --- the hand ----------------------------------------------------------------------------------------


def missing_card(position: Position, move: i64) -> i64:
    """Return a card that a move needs and the hand lacks, or -1."""
    first: i64 = card_used(move)
    if count_in_hand(position, first) == 0:
        return first
    if verb_of(move) in (DISCARD_TWO, SCRAP):
        second: i64 = second_of(move)
        if count_in_hand(position, second) < (2 if first == second else 1):
            return second
    return -1


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


def count_in_hand(position: Position, card: i64) -> i64:
    """Count the cards of a kind in the hand of the seat to decide."""
    i: i64 = HANDS + position.turn * HOLD
    end: i64 = i + i64(position.zones[SIZES + position.turn])
    count: i64 = 0
    while i < end:
        if i64(position.zones[i]) == card:
            count += 1
        i += 1
    return count


def sabotaged(position: Position, seat: i64) -> i64:
    """Return the sabotage cards in front of a seat, as bits."""
    return i64(position.zones[TOOLS + seat])


# --- option A ----------------------------------------------------------------------------------------


def check_place(position: Position, cell: i64, face: i64) -> str:
    """Check laying a path card (D-PLACE)."""
    grid = position.grid
    if sabotaged(position, position.turn):  # D-PLACE-8
        return D_SAB_2
    if cell == NOWHERE or grid.slot(cell) != 0 or not grid.touches(cell):
        return D_PLACE_1
    ladder = LADDER[face] >= 0
    if ladder and shuns_ladder(position, cell) >= 0:
        return D_PLACE_10
    if not grid.fits(cell, face):
        return D_PLACE_2
    if ladder:  # D-PLACE-9: its ladder connects it
        return OK
    return check_connection(position, cell, face)


def check_connection(position: Position, cell: i64, face: i64) -> str:
    """Check that a path leads from a group of the card to some start card, or to one's own (D-PLACE-3/4/7).

    The card fits, so that every open side of a neighbour meets an open side of its own.
    """
    grid = position.grid
    barred = False
    seat: i64 = 0
    while seat < position.seats:
        if seat == position.turn or not position.anchor_own:
            if grid.arrivals(seat, cell) & ~BARRED[2 * face + (seat ^ position.colour)]:
                return OK
            if contacts(position, seat, cell):
                barred = True
        seat += 1
    if barred:
        return D_PLACE_7
    return D_PLACE_4 if position.anchor_own else D_PLACE_3


def contacts(position: Position, seat: i64, cell: i64) -> i64:
    """Return the sides of a cell on which a group in a seat's reach has an opening, barred or not."""
    grid = position.grid
    openings: i64 = grid.openings(cell)
    found: i64 = 0
    side: i64 = 0
    while side < 4:
        if openings >> side & 1:
            other: i64 = grid.slot((cell + STEP[side]) & CELL_MASK)
            if grid.reached(seat, other) >> (side ^ 2) & 1:
                found |= 1 << side
        side += 1
    return found


def shuns_ladder(position: Position, cell: i64) -> i64:
    """Return the first side on which a goal or a path with nuggets lies, beside which no ladder may lie, or -1 (D-PLACE-10)."""
    grid = position.grid
    side: i64 = 0
    while side < 4:
        slot: i64 = grid.slot((cell + STEP[side]) & CELL_MASK)
        if slot != 0:
            face: i64 = grid.face(slot)
            if face == FACE_DOWN or NO_LADDER[face]:
                return side
        side += 1
    return -1


# --- option B, bribes, choices -----------------------------------------------------------------------


def check_break(position: Position, seat: i64, tool: i64) -> str:
    """Check a sabotage card: against the opponent, no two alike (D-SAB-1/3)."""
    if seat == position.turn:
        return D_SAB_1
    return D_SAB_3 if sabotaged(position, seat) >> tool & 1 else OK


def check_repair(position: Position, seat: i64, tool: i64, card: i64) -> str:
    """Check a repair of one's own tool (D-REP)."""
    if seat != position.turn or not FIXES[card] >> tool & 1:
        return D_REP_1
    return OK if sabotaged(position, seat) >> tool & 1 else D_REP_3


def check_rockfall(position: Position, cell: i64) -> str:
    """Check a rockfall: not on start cards, goals, gold and trolls (D-ROCK)."""
    if cell == NOWHERE or position.grid.slot(cell) == 0:
        return D_ROCK_1
    face: i64 = position.grid.face(position.grid.slot(cell))
    return D_ROCK_2 if face == FACE_DOWN or STEADY[face] else OK


def check_key(position: Position, cell: i64) -> str:
    """Check a key: on a face-up door of the other colour that bears none (D-KEY)."""
    slot: i64 = 0 if cell == NOWHERE else position.grid.slot(cell)
    if not foreign_door(position, slot, position.turn):
        return D_KEY_1
    return D_KEY_2 if position.zones[KEYED + slot] or position.keys == KEY_TOKENS else OK


def foreign_door(position: Position, slot: i64, seat: i64) -> bool:
    """Say whether a card shows a door of another colour than a seat's (D-KEY-1)."""
    face: i64 = FACE_DOWN if slot == 0 else position.grid.face(slot)
    return face != FACE_DOWN and DOORS[2 * face + (1 ^ seat ^ position.colour)] != 0


def check_bribe(position: Position, cell: i64) -> str:
    """Check a bribe: a troll without a token, in contact with one's own reach (D-TROLL-5)."""
    slot: i64 = 0 if cell == NOWHERE else position.grid.slot(cell)
    if slot == 0 or not position.trolls >> slot & 1:
        return D_TROLL_5
    return OK if in_contact(position, slot, position.turn) else D_TROLL_5


def can_bribe(position: Position, seat: i64) -> bool:
    """Say whether a seat could bribe some troll."""
    trolls: i64 = position.trolls
    slot: i64 = 0
    while trolls >> slot:
        if trolls >> slot & 1 and in_contact(position, slot, seat):
            return True
        slot += 1
    return False


def check_orient(position: Position, cell: i64, face: i64) -> str:
    """Check how the turned goal shall lie (D-GOAL-3)."""
    goal: i64 = position.turning
    if cell != GOAL_CELLS[layout(position) + goal] or face >> 1 != BOX.paths + goal_number(position, goal):
        return D_GOAL_3
    return OK if orientations(position, goal) >> (face & 1) & 1 else D_GOAL_3


def check_pay(position: Position, move: int) -> str:
    """Check what is given to the trolls: cards of the least sum that suffices (D-PAY-4)."""
    at = PURSE + 3 * position.turn
    zones = position.zones
    given = numbers_of(move)
    choice = (given.count(1), given.count(2), given.count(3))
    owned = (int(zones[at]), int(zones[at + 1]), int(zones[at + 2]))
    return OK if choice in payments(int(debts(position, position.turn)), *owned) else D_PAY_4


# --- what a refused move fails on --------------------------------------------------------------------


def fault(position: Position, move: i64, clause: str) -> tuple[str | None, str | None]:
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
        clashes = int(position.grid.clashes(cell, face))
        return "NESW"[(clashes & -clashes).bit_length() - 1]
    if clause == D_PLACE_10:
        return "NESW"[shuns_ladder(position, cell)]
    if clause == D_PLACE_7:
        met = int(contacts(position, position.turn, cell))
        if not position.anchor_own and position.seats == 2:
            met |= int(contacts(position, 1 - position.turn, cell))
        return "NESW"[(met & -met).bit_length() - 1]
    return None
