"""The board: laying and lifting cards, and what lies on them: ladders, lairs, nuggets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.border import Place, Rockfall, VeinFilled
from undermine.games.cave.box import BOX, GOALS, START, goal_cell
from undermine.games.cave.fields import LADDER, LAIR, VEIN
from undermine.games.cave.position import CENTRED, EVERYBODY, Position
from undermine.games.cave.webs import bury_webs
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN, piece_of
from undermine.kernel.events import Log
from undermine.kernel.grid import WIDTH

RIM: Final = 1  # cells between the rim of a window and where cards may lie


def lay_out(position: Position) -> None:
    """Lay the start card face up (C-SETUP-1) and the four goals face down (C-SETUP-2)."""
    grid = position.grid
    grid.clear()
    furnish(position, grid.put(START, BOX.start_face(0)))
    for goal in range(GOALS):
        grid.put(goal_cell(position.seats, goal), FACE_DOWN)


def furnish(position: Position, slot: i64) -> None:
    """Note what a card that now lies face up has to offer."""
    face: i64 = position.grid.face(slot)
    if LADDER[face]:  # C-LADDER-R1: not before it lies face up
        position.ladders |= BIT[slot]
    if LAIR[face]:
        position.lairs |= BIT[slot]


def fill_vein(position: Position, slot: i64, log: Log | None) -> None:
    """Put a nugget from the bank on a vein that now lies face up (C-VEIN-1, C-VEIN-R1)."""
    if VEIN[position.grid.face(slot)] and position.bank > 0:
        position.bank -= 1
        position.full |= BIT[slot]
        if log is not None:
            cell = position.window.text(position.grid.cell(slot))
            log.tell(VeinFilled(type="vein-filled", seat=None, cell=cell))


def lay_path(position: Position, cell: i64, face: i64, log: Log | None) -> None:
    """Lay a path card."""
    slot: i64 = position.grid.put(cell, face)
    if log is not None:
        told = position.window.text(cell)
        log.tell(Place(type="place", seat=int(position.active), card=BOX.face_codes[face], cell=told))
    furnish(position, slot)
    fill_vein(position, slot, log)
    if position.window is not CENTRED or is_far_out(cell):
        position.window = position.grid.recut(position.window, cell)


def is_far_out(cell: i64) -> bool:
    """Say whether a cell is so near the rim of the window CENTRED that it has to be cut anew; `recut` makes Python ints."""
    x: i64 = (cell + WIDTH // 2) % WIDTH
    y: i64 = ((cell + WIDTH // 2) // WIDTH + WIDTH // 2) % WIDTH
    return x <= RIM or y <= RIM or x >= WIDTH - 1 - RIM or y >= WIDTH - 1 - RIM


def lift_path(position: Position, cell: i64, log: Log | None) -> None:
    """Take a path card off the board, face down on to the discard pile (C-ROCK-1, C-PLACE-R4); the rest stays (C-ROCK-5)."""
    grid = position.grid
    slot: i64 = grid.slot(cell)
    face: i64 = grid.face(slot)
    if log is not None:
        told = position.window.text(cell)
        log.tell(Rockfall(type="rockfall", seat=int(position.active), cell=told, card=BOX.face_codes[face]))
    if position.webs > 0:
        bury_webs(position, cell, log)
    if position.full >> slot & 1:  # C-ROCK-4, C-VEIN-5
        position.bank += 1
    keep: i64 = ~BIT[slot]
    position.full &= keep
    position.ladders &= keep
    position.lairs &= keep
    grid.lift(slot)
    position.note_gone(piece_of(face), EVERYBODY)
    position.discards += 1
