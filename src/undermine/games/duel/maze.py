"""The maze: cards laid and removed with their doors, trolls and ladders, and each colour's reach."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.box import BARRED, BARS_ANY, BOX, DOORS, GOALS, GOLD, LADDER, TROLL
from undermine.games.duel.position import NONE, Position
from undermine.kernel.bits import BIT, lowest
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.grid import beside, opposite


def lay_out(position: Position) -> None:
    """Lay the start cards face up (D-GEO-2, D-AMB-21: both, in every round) and the six goals face down (D-GEO-3)."""
    grid = position.grid
    position.clear_marks()
    grid.clear()
    for seat in range(position.seats):
        grid.put(position.start_cell(seat), BOX.start_face(position.colour_of(seat)))
    for goal in range(GOALS):
        grid.put(position.goal_cell(goal), FACE_DOWN)
    spread_reach(position)


def spread_reach(position: Position) -> None:
    """Find every colour's reach anew: from its start card (D-NET-2) and over its ladders (D-NET-3).

    Each colour has a layer of its own over the one grid: a common part belongs to both (D-NET-4), and what bars one
    colour anywhere on the way does not bar the other (D-NET-5).
    """
    grid = position.grid
    grid.forget_reach()
    for seat in range(position.seats):
        grid.spread(seat, 1 + seat, ALL_SIDES)  # D-CARD-4: the start cards are crossings
    for slot in range(position.first_laid(), grid.slots):
        if grid.cell(slot) >= 0:
            climb(position, slot)


def climb(position: Position, slot: i64) -> None:
    """Join a ladder to the start card of its colour, for that colour alone (D-NET-3, D-AMB-14)."""
    grid = position.grid
    face: i64 = grid.face(slot)
    if LADDER[face] < 0:
        return
    seat: i64 = position.seat_of(LADDER[face])
    if seat < position.seats:  # without a start card it leads nowhere (DS-14, DS-AMB-5)
        group: i64 = i64(BOX.open[face])
        if group & ~grid.reached(seat, slot):
            grid.spread(seat, slot, group)


def mark(position: Position, slot: i64, face: i64) -> None:
    """Take note of a face-up card's doors, troll and gold; the sides they bar are closed (D-NET-2)."""
    if GOLD[face]:
        position.gold |= BIT[slot]
    if BARS_ANY[face]:
        if TROLL[face]:
            position.trolls |= BIT[slot]
        else:
            position.doors |= BIT[slot]
        for seat in range(position.seats):
            position.grid.bar(seat, slot, BARRED[2 * face + position.colour_of(seat)])  # D-NET-5


def put(position: Position, cell: i64, face: i64) -> i64:
    """Lay a path card, not yet joined to any network; return its slot."""
    slot: i64 = position.grid.put(cell, face)
    mark(position, slot, face)
    position.note_laid(slot)
    return slot


def lay(position: Position, cell: i64, face: i64) -> None:
    """Lay a path card and join it to every network that leads to it (D-NET-1)."""
    slot: i64 = put(position, cell, face)
    position.grid.connect(slot)
    climb(position, slot)


def turn_up(position: Position, goal: i64, face: i64) -> None:
    """Turn a goal; from now on it is a card like any other (D-GOAL-5), its doors too (D-DOOR-3)."""
    slot: i64 = position.goal_slot(goal)
    position.shown |= 1 << goal
    position.grid.show(slot, face)
    mark(position, slot, face)
    position.grid.connect(slot)


def remove(position: Position, slot: i64) -> i64:
    """Take a path card away and return its face; what is cut off stays (D-PLACE-6), a ladder's link goes too (D-AMB-15)."""
    grid = position.grid
    face: i64 = grid.face(slot)
    if position.key_on(slot) != NONE:  # D-ROCK-3: a key goes back to the bank
        position.take_key(slot)
    position.doors &= ~BIT[slot]
    position.forget_laid(slot)
    grid.lift(slot)
    spread_reach(position)
    return face


def unlock(position: Position, slot: i64, seat: i64) -> None:
    """Lay a key token on a door: it is open for this seat until the end of the round (D-DOOR-2, D-KEY-1)."""
    face: i64 = position.grid.face(slot)
    position.lay_key(slot, seat)
    position.grid.unbar(seat, slot, DOORS[2 * face] | DOORS[2 * face + 1])


def free_path(position: Position, slot: i64) -> None:
    """Open the way of a bribed troll for both players (D-TROLL-3)."""
    sides: i64 = TROLL[position.grid.face(slot)]
    for seat in range(position.seats):
        position.grid.unbar(seat, slot, sides)


def in_contact(position: Position, slot: i64, seat: i64) -> bool:
    """Say whether one of the two sides of a troll's link is in a seat's reach (D-TROLL-5)."""
    grid = position.grid
    sides: i64 = TROLL[grid.face(slot)]
    if sides & grid.reached(seat, slot):
        return True
    side: i64 = lowest(sides)
    other: i64 = grid.slot(beside(grid.cell(slot), side))
    return grid.reached(seat, other) >> opposite(side) & 1 != 0
