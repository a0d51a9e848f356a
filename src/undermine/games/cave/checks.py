"""Checks: the first clause that a move breaks, in the order of the contract, section 7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.agreement import may_propose
from undermine.games.cave.box import BOX, FIRST_LAID, KINDS
from undermine.games.cave.fields import LADDER, LAIR, entry_on, gates_on, has_field, near_on
from undermine.games.cave.goals import PRINTED, goal_face, lies
from undermine.games.cave.hands import lowest_of_kind
from undermine.games.cave.moves import (
    AGAIN,
    AGREE,
    CALL,
    CUT,
    DECLINE,
    DISCARD,
    DISCARD_TWO,
    EXCHANGE,
    GIVE_BOOTS,
    HALT,
    KIND_USED,
    LAST_PLAY,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    ORIENT,
    PROPOSE,
    ROCK,
    STEP,
    monster_of,
)
from undermine.games.cave.places import FACE_DOWN_FIELD, NO_PLACE, slot_of
from undermine.games.cave.places import field_of as field_on_card
from undermine.games.cave.position import MONSTER, PLAY, REACT, VOTE, WALK, Position
from undermine.games.cave.position import ORIENT as ORIENTING
from undermine.games.cave.webs import edge_at, edge_opens
from undermine.kernel.bits import lowest
from undermine.kernel.box import FACE_DOWN, piece_of
from undermine.kernel.cards import SIDES
from undermine.kernel.clauses import OK
from undermine.kernel.grid import FOUR_SIDES, NOWHERE, opposite, side_towards
from undermine.kernel.moves import (
    PLACE,
    card_of,
    cell_of,
    face_of,
    field_of,
    seat_of,
    second_of,
    side_of,
    turned_of,
    verb_of,
)

C_TURN_1: Final = "C-TURN-1"
C_TURN_3: Final = "C-TURN-3"
C_PLACE_1: Final = "C-PLACE-1"
C_PLACE_2: Final = "C-PLACE-2"
C_PLACE_4: Final = "C-PLACE-4"
C_PLACE_5: Final = "C-PLACE-5"
C_ROCK_1: Final = "C-ROCK-1"
C_ROCK_2: Final = "C-ROCK-2"
C_INFO_R1: Final = "C-INFO-R1"
C_GOAL_R3: Final = "C-GOAL-R3"
C_MOVE_1: Final = "C-MOVE-1"
C_WEB_1: Final = "C-WEB-1"
C_WEB_2: Final = "C-WEB-2"
C_WEB_3: Final = "C-WEB-3"
C_AXE_2: Final = "C-AXE-2"
C_AXE_6: Final = "C-AXE-6"
C_MONSTER_1: Final = "C-MONSTER-1"
C_MONSTER_2: Final = "C-MONSTER-2"
C_MONSTER_9: Final = "C-MONSTER-9"
C_BOOTS_2: Final = "C-BOOTS-2"
C_SWAP_1: Final = "C-SWAP-1"
C_END_3: Final = "C-END-3"


def check_move(position: Position, move: i64) -> str:
    """Return the first clause that a move of the seat to decide breaks, or OK."""
    verb: i64 = verb_of(move)
    if not in_time(position.phase, verb):
        return C_TURN_1
    if verb <= LAST_PLAY:
        if not has_cards(position, verb, move):
            return C_TURN_3
        return check_play(position, verb, move)
    if verb == CUT:
        return check_cut(position, cell_of(move), side_of(move))
    if verb == STEP:
        return check_step(position, cell_of(move), field_of(move))
    if verb == ORIENT:
        return check_orient(position, move)
    if verb == PROPOSE:
        return OK if may_propose(position) else C_END_3
    return OK  # halt, strike, endure, agree, decline


def in_time(phase: i64, verb: i64) -> bool:
    """Say whether this kind of move belongs to the phase (C-TURN-1, contract, section 3)."""
    if verb <= LAST_PLAY:
        return phase == PLAY
    if verb == CUT:
        return phase == PLAY or phase == MONSTER or phase == WALK
    if verb == STEP or verb == HALT:
        return phase == MONSTER or phase == WALK
    if verb == ORIENT:
        return phase == ORIENTING
    if verb == PROPOSE:
        return phase == PLAY
    if verb == AGREE or verb == DECLINE:
        return phase == VOTE
    return phase == REACT


def has_cards(position: Position, verb: i64, move: i64) -> bool:
    """Say whether the hand holds what a move of step 1 uses (C-TURN-3); two cards need a hand of two (C-DISCARD-2)."""
    seat: i64 = position.active
    if verb == PLACE or verb == DISCARD:
        return position.holds(seat, card_of(move))
    if verb == DISCARD_TWO:
        if card_of(move) == second_of(move):
            return position.copies(seat, card_of(move)) > 1
        return position.holds(seat, card_of(move)) and position.holds(seat, second_of(move))
    return lowest_of_kind(position, seat, KIND_USED[verb]) >= 0


def check_play(position: Position, verb: i64, move: i64) -> str:
    """Check step 1 of a turn, the card being there: a card without a legal target can only be discarded (C-ACT-3)."""
    if verb == PLACE:
        return check_place(position, cell_of(move), face_of(move))
    if verb == ROCK:
        return check_rockfall(position, cell_of(move))
    if verb == LOOK_GOAL:
        return check_look(position, cell_of(move))
    if verb == LOOK_SEAT:
        hidden = seat_of(move) != position.active and not position.is_open(seat_of(move))
        return OK if hidden else C_INFO_R1
    if verb == EXCHANGE:
        return OK if seat_of(move) != position.active else C_SWAP_1  # C-SWAP-R1: empty hands do not matter
    if verb == GIVE_BOOTS:
        return C_BOOTS_2 if position.has_boots(seat_of(move)) else OK  # C-BOOTS-R1: also before one who has left
    if verb == LAY_WEB:
        return check_web(position, cell_of(move), side_of(move))
    if verb >= CALL:
        return check_call(position, verb, cell_of(move), field_of(move))
    return OK  # C-DISCARD-1: any card may be discarded; C-AXE-R1: an axe may be laid before anybody


def check_place(position: Position, cell: i64, face: i64) -> str:
    """Check laying a path card: these five are all that is asked (C-PLACE-10), outside the area of the goals too (C-COORD-4)."""
    grid = position.grid
    if cell == NOWHERE:
        return C_PLACE_2
    if grid.slot(cell) != 0:
        return C_PLACE_1
    if not grid.touches(cell):
        return C_PLACE_2
    if not grid.fits(cell, face):  # C-PLACE-R2: a face-down goal asks for nothing
        return C_PLACE_4
    # It fits, so an opening that looks in meets an opening. C-PLACE-6: whether start or dwarf are connected is not asked
    return OK if grid.openings(cell) else C_PLACE_5


def check_rockfall(position: Position, cell: i64) -> str:
    """Check a rockfall."""
    slot: i64 = i64(0) if cell == NOWHERE else position.grid.slot(cell)
    if slot == 0 or position.occupied_slots() >> slot & 1:
        return C_ROCK_1
    return OK if slot >= FIRST_LAID else C_ROCK_2


def check_look(position: Position, cell: i64) -> str:
    """Check secret information about a goal (C-INFO-R1)."""
    return OK if cell != NOWHERE and is_face_down(position, position.grid.slot(cell)) else C_INFO_R1


def is_face_down(position: Position, slot: i64) -> bool:
    """Say whether a slot holds a goal that lies face down."""
    return slot != 0 and position.grid.face(slot) == FACE_DOWN


def check_web(position: Position, cell: i64, side: i64) -> str:
    """Check laying a web: on an opening, one to an edge (C-WEB-1, C-WEB-2)."""
    if cell == NOWHERE or not edge_opens(position, edge_at(cell, side)):
        return C_WEB_1
    return C_WEB_2 if position.is_webbed(edge_at(cell, side)) else OK


def check_call(position: Position, verb: i64, cell: i64, field: i64) -> str:
    """Check a monster's card: an absent monster needs a lair, one on the board is moved from where it is (C-MONSTER-R5)."""
    if position.monster(monster_of(verb)) != NO_PLACE:
        return OK if verb >= AGAIN else C_MONSTER_9
    if position.lairs == 0:
        return C_MONSTER_2
    if verb >= AGAIN or cell == NOWHERE:
        return C_MONSTER_1
    slot: i64 = position.grid.slot(cell)
    if slot == 0 or is_face_down(position, slot) or field == FACE_DOWN_FIELD:  # C-LAIR-3
        return C_MONSTER_1
    return OK if i64(LAIR[position.grid.face(slot)]) == field else C_MONSTER_1


def check_cut(position: Position, cell: i64, side: i64) -> str:
    """Check an axe against a web at the dwarf's field (C-AXE-2)."""
    if position.axes(position.active) == 0:
        return C_AXE_6
    place: i64 = position.dwarf(position.active)
    if cell == NOWHERE or place == NO_PLACE or not position.is_webbed(edge_at(cell, side)):
        return C_AXE_2
    here: i64 = position.grid.cell(slot_of(place))
    gates: i64 = gates_on(position.grid.face(slot_of(place)), field_on_card(place))
    for own in range(FOUR_SIDES):
        if gates >> own & 1 and edge_at(here, own) == edge_at(cell, side):
            return OK
    return C_AXE_2


def check_step(position: Position, cell: i64, field: i64) -> str:
    """Check one step of the monster or the dwarf: on the card, by a ladder, or across an edge without a web (C-MOVE-1).

    However many dwarfs stand there already, there is room (C-FIELD-8).
    """
    if position.steps == 0 or cell == NOWHERE:
        return C_MOVE_1
    grid = position.grid
    walks = position.phase == WALK
    place: i64 = position.dwarf(position.active) if walks else position.monster(position.mover)
    slot: i64 = slot_of(place)
    here: i64 = field_on_card(place)
    target: i64 = grid.slot(cell)
    if target == 0 or not is_field(position, target, field):
        return C_MOVE_1
    if slot == target:
        near = grid.face(slot) != FACE_DOWN and near_on(grid.face(slot), here) >> field & 1
        return OK if near else C_MOVE_1
    if is_ladder(position, slot, here) and is_ladder(position, target, field):  # C-LADDER-1
        return OK  # C-LADDER-5: whatever webs there are
    side: i64 = side_towards(grid.cell(slot), cell)
    if side == FOUR_SIDES or not leads_out(position, slot, here, side):
        return C_MOVE_1
    if not leads_out(position, target, field, opposite(side)):
        return C_MOVE_1
    return C_WEB_3 if position.is_webbed(edge_at(grid.cell(slot), side)) else OK  # C-MOVE-6


def is_field(position: Position, slot: i64, field: i64) -> bool:
    """Say whether a card has this field, face down or face up."""
    if position.grid.face(slot) == FACE_DOWN:
        return field == FACE_DOWN_FIELD
    return has_field(position.grid.face(slot), field)


def is_ladder(position: Position, slot: i64, field: i64) -> bool:
    """Say whether a field of a face-up card bears a ladder."""
    return position.grid.face(slot) != FACE_DOWN and i64(LADDER[position.grid.face(slot)]) == field


def leads_out(position: Position, slot: i64, field: i64, side: i64) -> bool:
    """Say whether a field is the one behind the opening on this side; a face-down goal takes every path that comes."""
    face: i64 = position.grid.face(slot)
    return face == FACE_DOWN or (field != FACE_DOWN_FIELD and entry_on(face, side) == field)


def check_orient(position: Position, move: i64) -> str:
    """Check how the goal that was found shall lie (C-GOAL-R3)."""
    slot: i64 = position.found
    if cell_of(move) != position.grid.cell(slot) or piece_of(face_of(move)) != piece_of(goal_face(position, slot)):
        return C_GOAL_R3
    return OK if lies(position, slot, position.entered) & PRINTED << turned_of(move) else C_GOAL_R3


def fault_of(position: Position, move: i64, clause: str) -> tuple[str | None, str | None]:
    """Point at what a refused move fails on: a cell with a side, a seat, or a card."""
    verb: i64 = verb_of(move)
    cell: i64 = cell_of(move)
    if clause == C_TURN_1 or clause == C_END_3:
        return None, None
    if clause == C_TURN_3:
        return missing_card(position, verb, move), None
    if clause in (C_SWAP_1, C_BOOTS_2) or verb == LOOK_SEAT:
        return str(seat_of(move)), None
    if clause == C_AXE_6:
        return str(position.active), None
    if cell == NOWHERE or clause == C_MONSTER_2 or (verb >= AGAIN and verb <= LAST_PLAY):
        return None, None
    side = None
    if clause == C_PLACE_4:
        clashes: i64 = position.grid.clashes(cell, face_of(move))
        side = SIDES[lowest(clashes)]
    elif verb == LAY_WEB or verb == CUT:
        side = SIDES[side_of(move)]
    return position.window.text(cell), side


def missing_card(position: Position, verb: i64, move: i64) -> str:
    """Name the card that the hand lacks: its code, or its kind where the move names no more."""
    if verb == DISCARD_TWO and position.holds(position.active, card_of(move)):
        return BOX.codes[second_of(move)]
    if verb in (PLACE, DISCARD, DISCARD_TWO):
        return BOX.codes[card_of(move)]
    return KINDS[KIND_USED[verb]]
