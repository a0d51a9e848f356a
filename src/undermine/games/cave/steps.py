"""Steps: the fields one step away from a field, of dwarfs and monsters alike: on the card, across an edge, by the ladders."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.fields import LADDER, entry_on, gates_on, near_on
from undermine.games.cave.moves import stepping
from undermine.games.cave.places import FACE_DOWN_FIELD, NO_PLACE, field_of, place_at, slot_of
from undermine.games.cave.position import Position
from undermine.games.cave.webs import has_web
from undermine.kernel.bits import BIT, lowest, lowest_of_many
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import FOUR_SIDES, beside, opposite
from undermine.kernel.moves import Moves


def across(position: Position, cell: i64, side: i64) -> i64:
    """Return the place that an opening leads to on the next card (C-FIELD-4); NO_PLACE behind a wall, a web (C-WEB-3) or no card.

    Where an opening meets a wall nobody passes (C-GOAL-5). A face-down goal takes every path that looks at it (C-GOAL-2).
    Monsters come over bridges and out of tunnels as dwarfs do, and a web stops them too (C-MONSTER-6).
    """
    grid = position.grid
    slot: i64 = grid.slot(beside(cell, side))
    if slot == 0 or has_web(position, cell, side):
        return NO_PLACE
    face: i64 = grid.face(slot)
    if face == FACE_DOWN:
        return place_at(slot, FACE_DOWN_FIELD)
    entry: i64 = entry_on(face, opposite(side))
    if entry == 0:
        return NO_PLACE
    return place_at(slot, entry)


def rungs(position: Position, slot: i64, face: i64, field: i64) -> i64:
    """Return the slots of the other ladders that a field's ladder leads to, as bits (C-LADDER-1), for monsters too (C-LADDER-4).

    No path need join the cards (C-LADDER-2), and no web is in the way (C-LADDER-5).
    """
    if i64(LADDER[face]) != field:
        return 0
    return position.ladders & ~BIT[slot]


def can_step(position: Position, place: i64) -> bool:
    """Say whether any step leads out of a field."""
    grid = position.grid
    slot: i64 = slot_of(place)
    face: i64 = grid.face(slot)
    gates: i64 = 0
    if face == FACE_DOWN:  # C-MONSTER-R6: a face-down goal lies open to every path that looks at it
        gates = grid.openings(grid.cell(slot))
    else:
        field: i64 = field_of(place)
        if near_on(face, field) or rungs(position, slot, face, field):
            return True
        gates = gates_on(face, field)
    cell: i64 = grid.cell(slot)
    for side in range(FOUR_SIDES):
        if gates >> side & 1 and across(position, cell, side) != NO_PLACE:
            return True
    return False


def list_steps(position: Position, place: i64, out: Moves) -> None:
    """List every step out of a field, each once; a ladder is one way among the others (C-LADDER-3)."""
    grid = position.grid
    slot: i64 = slot_of(place)
    face: i64 = grid.face(slot)
    cell: i64 = grid.cell(slot)
    moves = out.list  # taken once: most moves of a playout are steps
    count: i64 = out.count
    ladders: i64 = 0
    gates: i64 = 0
    if face == FACE_DOWN:
        gates = grid.openings(cell)
    else:
        field: i64 = field_of(place)
        near: i64 = near_on(face, field)
        while near:
            moves[count] = stepping(cell, lowest(near))
            count += 1
            near &= near - 1
        ladders = rungs(position, slot, face, field)
        gates = gates_on(face, field)
    for side in range(FOUR_SIDES):
        if gates >> side & 1:
            there: i64 = across(position, cell, side)
            if there != NO_PLACE:
                moves[count] = stepping(beside(cell, side), field_of(there))
                count += 1
                if ladders & BIT[slot_of(there)] and i64(LADDER[grid.face(slot_of(there))]) == field_of(there):
                    ladders &= ~BIT[slot_of(there)]  # the ladder next door is one step away either way
    while ladders:
        other: i64 = lowest_of_many(ladders)
        moves[count] = stepping(grid.cell(other), i64(LADDER[grid.face(other)]))
        count += 1
        ladders &= ladders - 1
    out.count = count
