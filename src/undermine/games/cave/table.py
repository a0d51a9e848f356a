"""The map: laying and lifting cards, and what lies on them: ladders, lairs, nuggets (C-PLACE, C-ROCK, C-VEIN)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.box import BOX, GOAL_CELLS, GOALS, START
from undermine.games.cave.fields import LADDER, LAIR, VEIN
from undermine.games.cave.position import BIT, EVERYBODY, Position, note_seen
from undermine.games.cave.webs import bury_webs
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.events import Log


def lay_out(position: Position) -> None:
    """Lay the start card face up and the four goals face down (C-SETUP-1/2)."""
    grid = position.grid
    grid.clear()
    furnish(position, grid.put(START, BOX.start_face(0)))
    goal: i64 = 0
    while goal < GOALS:
        grid.put(GOAL_CELLS[4 * position.seats + goal], FACE_DOWN)
        goal += 1


def furnish(position: Position, slot: i64) -> None:
    """Note what a card that now lies face up has to offer."""
    face: i64 = position.grid.face(slot)
    if LADDER[face]:
        position.ladders |= BIT[slot]
    if LAIR[face]:
        position.lairs |= BIT[slot]


def fill_vein(position: Position, slot: i64, log: Log | None) -> None:
    """Put a nugget from the bank on a vein that now lies face up (C-VEIN-1, C-VEIN-R1)."""
    if VEIN[position.grid.face(slot)] and position.bank > 0:
        position.bank -= 1
        position.full |= BIT[slot]
        if log is not None:
            log.tell("vein-filled", None, cell=position.window.text(position.grid.cell(slot)))


def lay_path(position: Position, cell: i64, face: i64, log: Log | None) -> None:
    """Lay a path card."""
    slot: i64 = position.grid.put(cell, face)
    if log is not None:
        log.tell("place", int(position.active), card=BOX.face_codes[face], cell=position.window.text(cell))
    furnish(position, slot)
    fill_vein(position, slot, log)
    position.window = position.grid.recut(position.window, cell)


def lift_path(position: Position, cell: i64, log: Log | None) -> None:
    """Take a path card off the map, face down on to the discard pile (C-ROCK-1, C-PLACE-R4)."""
    grid = position.grid
    slot: i64 = grid.slot(cell)
    face: i64 = grid.face(slot)
    if log is not None:
        log.tell("rockfall", int(position.active), cell=position.window.text(cell), card=BOX.face_codes[face])
    if position.webs > 0:
        bury_webs(position, cell, log)
    if position.full >> slot & 1:  # C-VEIN-5
        position.bank += 1
    keep: i64 = ~BIT[slot]
    position.full &= keep
    position.ladders &= keep
    position.lairs &= keep
    grid.lift(slot)
    note_seen(position, face >> 1, EVERYBODY)
    position.discards += 1
