"""The maze: cards laid and removed with their doors, trolls and ladders, and each colour's reach (D-NET, D-DOOR, D-TROLL)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from undermine.games.duel.box import BARRED, BOX, DOORS, GOAL_CELLS, GOALS, GOLD, LADDER, START_XY, TROLL
from undermine.games.duel.position import KEYED, LAID, NONE, TOKEN, Position, layout
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import CELL_MASK, STEP


def lay_out(position: Position) -> None:
    """Lay the start cards face up and the six goals face down; all tokens and keys are in the bank (D-GEO-2/3, D-SETUP-3)."""
    grid = position.grid
    grid.clear()
    clear_marks(position)
    seat: i64 = 0
    while seat < position.seats:
        x, y = START_XY[0 if position.seats == 2 else 1][seat]
        grid.put(position.window.cell(x, y), BOX.start_face(seat ^ position.colour))
        seat += 1
    goal: i64 = 0
    while goal < GOALS:
        grid.put(GOAL_CELLS[layout(position) + goal], FACE_DOWN)
        goal += 1
    spread_reach(position)


def clear_marks(position: Position) -> None:
    """Take all tokens, keys and path cards off the table."""
    zones = position.zones
    slot: i64 = 1
    while slot < 64:
        zones[TOKEN + slot] = 0
        zones[KEYED + slot] = 0
        slot += 1
    position.shown = 0
    position.turning = NONE
    position.laid = 0
    position.tokens = 0
    position.keys = 0
    position.gold = 0
    position.trolls = 0
    position.doors = 0


def spread_reach(position: Position) -> None:
    """Find every colour's reach anew: from its start card and over its ladders (D-NET-2/3)."""
    grid = position.grid
    grid.forget_reach()
    seat: i64 = 0
    while seat < position.seats:
        grid.spread(seat, 1 + seat, 15)  # D-CARD-4: the start cards are crossings
        seat += 1
    slot: i64 = first_laid(position)
    while slot < grid.slots:
        if grid.cell(slot) >= 0:
            climb(position, slot)
        slot += 1


def climb(position: Position, slot: i64) -> None:
    """Join a ladder to the start card of its colour, for that colour alone (D-NET-3); without one it leads nowhere (DS-14)."""
    grid = position.grid
    face: i64 = grid.face(slot)
    if LADDER[face] < 0:
        return
    seat: i64 = LADDER[face] ^ position.colour
    if seat < position.seats:
        group: i64 = i64(BOX.open[face])
        if group & ~grid.reached(seat, slot):
            grid.spread(seat, slot, group)


def first_laid(position: Position) -> i64:
    """Return the first slot after the start cards and the goals."""
    return position.seats + 1 + GOALS


def goal_slot(position: Position, goal: i64) -> i64:
    """Return the slot of a goal."""
    return position.seats + 1 + goal


def goal_at(position: Position, cell: i64) -> i64:
    """Return the number of the goal cell, or -1 for any other."""
    first: i64 = layout(position)
    goal: i64 = 0
    while goal < GOALS:
        if GOAL_CELLS[first + goal] == cell:
            return goal
        goal += 1
    return -1


def mark(position: Position, slot: i64, face: i64) -> None:
    """Take note of a face-up card's doors, troll and gold; the sides they bar are closed (D-NET-2)."""
    if GOLD[face]:
        position.gold |= BIT[slot]
    if BARRED[2 * face] | BARRED[2 * face + 1]:
        if TROLL[face]:
            position.trolls |= BIT[slot]
        else:
            position.doors |= BIT[slot]
        seat: i64 = 0
        while seat < position.seats:
            position.grid.bar(seat, slot, BARRED[2 * face + (seat ^ position.colour)])
            seat += 1


def put(position: Position, cell: i64, face: i64) -> i64:
    """Lay a path card, not yet joined to any network; return its slot."""
    slot: i64 = position.grid.put(cell, face)
    mark(position, slot, face)
    position.zones[LAID + position.laid] = u8(slot)
    position.laid += 1
    return slot


def lay(position: Position, cell: i64, face: i64) -> None:
    """Lay a path card and join it to every network that leads to it."""
    slot: i64 = put(position, cell, face)
    position.grid.connect(slot)
    climb(position, slot)


def turn_up(position: Position, goal: i64, face: i64) -> None:
    """Turn a goal; from now on it is a card like any other (D-GOAL-5)."""
    slot: i64 = goal_slot(position, goal)
    position.shown |= 1 << goal
    position.grid.show(slot, face)
    mark(position, slot, face)
    position.grid.connect(slot)


def remove(position: Position, slot: i64) -> i64:
    """Take a path card away and return its face; a key on it goes back to the bank (D-ROCK-3), what is cut off stays."""
    grid = position.grid
    zones = position.zones
    face: i64 = grid.face(slot)
    if zones[KEYED + slot]:
        zones[KEYED + slot] = 0
        position.keys -= 1
    position.doors &= ~BIT[slot]
    place: i64 = LAID
    while i64(zones[place]) != slot:
        place += 1
    position.laid -= 1
    while place < LAID + position.laid:
        zones[place] = zones[place + 1]
        place += 1
    grid.lift(slot)
    spread_reach(position)
    return face


def unlock(position: Position, slot: i64, seat: i64) -> None:
    """Lay a key token on a door: it is open for this seat until the end of the round (D-DOOR-2, D-KEY-1)."""
    face: i64 = position.grid.face(slot)
    position.zones[KEYED + slot] = u8(1 + seat)
    position.keys += 1
    position.doors &= ~BIT[slot]
    position.grid.unbar(seat, slot, DOORS[2 * face] | DOORS[2 * face + 1])


def lay_token(position: Position, slot: i64, seat: i64) -> None:
    """Lay a dwarf token, own colour up, on gold or on a troll (D-CLAIM-1, D-TROLL-2)."""
    position.zones[TOKEN + slot] = u8(1 + seat)
    position.tokens += 1
    position.gold &= ~BIT[slot]
    position.trolls &= ~BIT[slot]


def free_way(position: Position, slot: i64) -> None:
    """Open the way of a bribed troll for both players (D-TROLL-3)."""
    sides: i64 = TROLL[position.grid.face(slot)]
    seat: i64 = 0
    while seat < position.seats:
        position.grid.unbar(seat, slot, sides)
        seat += 1


def in_contact(position: Position, slot: i64, seat: i64) -> bool:
    """Say whether one of the two sides of a troll's link is in a seat's reach (D-TROLL-5)."""
    grid = position.grid
    sides: i64 = TROLL[grid.face(slot)]
    if sides & grid.reached(seat, slot):
        return True
    side: i64 = 0
    while not sides >> side & 1:
        side += 1
    other: i64 = grid.slot((grid.cell(slot) + STEP[side]) & CELL_MASK)
    return grid.reached(seat, other) >> (side ^ 2) & 1 != 0
