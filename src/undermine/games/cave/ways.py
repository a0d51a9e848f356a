"""Ways: the fields one step away from a field: on the card, across an edge, up and down the ladders (C-FIELD-4, C-LADDER)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.box import STEP
from undermine.games.cave.fields import ENTRY, GATES, LADDER, NEAR
from undermine.games.cave.position import BIT, Position, lowest_slot
from undermine.games.cave.webs import edge_at, web_on
from undermine.kernel.bits import lowest
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.game import Moves
from undermine.kernel.grid import CELL_MASK
from undermine.kernel.grid import STEP as BESIDE
from undermine.kernel.moves import FIELD, VERB


def gates_of(position: Position, place: i64) -> i64:
    """Return the sides by which a field is left; a face-down goal lies open to every path that looks at it (C-MONSTER-R6)."""
    slot: i64 = place >> 5
    face: i64 = position.grid.face(slot)
    if face == FACE_DOWN:
        return position.grid.openings(position.grid.cell(slot))
    return i64(GATES[face * 32 + (place & 31)])


def across(position: Position, cell: i64, side: i64) -> i64:
    """Return the field that an opening leads to on the next card, or -1 behind a wall, a web or no card (C-WEB-3)."""
    grid = position.grid
    slot: i64 = grid.slot((cell + BESIDE[side]) & CELL_MASK)
    if slot == 0 or (position.webs > 0 and web_on(position, edge_at(cell, side)) >= 0):
        return -1
    face: i64 = grid.face(slot)
    if face == FACE_DOWN:
        return slot << 5
    entry: i64 = i64(ENTRY[face * 4 + (side ^ 2)])
    return slot << 5 | entry if entry else -1


def rungs(position: Position, place: i64) -> i64:
    """Return the slots of the other ladders that a field's ladder leads to, as bits (C-LADDER-1)."""
    slot: i64 = place >> 5
    face: i64 = position.grid.face(slot)
    if face == FACE_DOWN or i64(LADDER[face]) != place & 31:  # C-LADDER-R1
        return 0
    return position.ladders & ~BIT[slot]


def can_step(position: Position, place: i64) -> bool:
    """Say whether any step leads out of a field."""
    grid = position.grid
    face: i64 = grid.face(place >> 5)
    if face != FACE_DOWN and NEAR[face * 32 + (place & 31)]:
        return True
    if rungs(position, place):
        return True
    gates: i64 = gates_of(position, place)
    cell: i64 = grid.cell(place >> 5)
    side: i64 = 0
    while gates >> side:
        if gates >> side & 1 and across(position, cell, side) >= 0:
            return True
        side += 1
    return False


def list_steps(position: Position, place: i64, out: Moves) -> None:
    """List every step out of a field, each once."""
    grid = position.grid
    slot: i64 = place >> 5
    face: i64 = grid.face(slot)
    cell: i64 = grid.cell(slot)
    if face != FACE_DOWN:
        near: i64 = NEAR[face * 32 + (place & 31)]
        while near:
            out.add(STEP << VERB | cell | lowest(near) << FIELD)
            near &= near - 1
    ladders: i64 = rungs(position, place)
    gates: i64 = gates_of(position, place)
    side: i64 = 0
    while gates >> side:
        if gates >> side & 1:
            field: i64 = across(position, cell, side)
            if field >= 0:
                out.add(STEP << VERB | (cell + BESIDE[side]) & CELL_MASK | (field & 31) << FIELD)
                if ladders >> (field >> 5) & 1 and i64(LADDER[grid.face(field >> 5)]) == field & 31:
                    ladders &= ~BIT[field >> 5]  # the ladder next door is one step away either way
        side += 1
    while ladders:
        other: i64 = lowest_slot(ladders)
        out.add(STEP << VERB | grid.cell(other) | i64(LADDER[grid.face(other)]) << FIELD)
        ladders &= ladders - 1
