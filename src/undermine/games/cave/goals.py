"""Goals: turning one towards the dwarf that enters it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.board import fill_vein, furnish
from undermine.games.cave.border import Goal
from undermine.games.cave.box import BOX, FIRST_GOAL
from undermine.games.cave.position import Position
from undermine.kernel.box import piece_of
from undermine.kernel.events import Log

PRINTED: Final = 1
TURNED: Final = 2


def goal_face(position: Position, slot: i64) -> i64:
    """Return the printed face of the goal in a slot."""
    return BOX.goal_face(i64(position.goals[slot - FIRST_GOAL]))


def lies(position: Position, slot: i64, side: i64) -> i64:
    """Return how a goal may lie that is entered on this side: PRINTED, TURNED or both (C-GOAL-R3).

    It must be open on that side; if it can then also fit all its face-up neighbours it must (C-GOAL-4).
    """
    face: i64 = goal_face(position, slot)
    cell: i64 = position.grid.cell(slot)
    joined: i64 = 0
    fitting: i64 = 0
    for turned in range(1 + i64(BOX.two_ways[piece_of(face)])):
        if i64(BOX.open[face + turned]) >> side & 1:
            joined |= PRINTED << turned
            if position.grid.fits(cell, face + turned):
                fitting |= PRINTED << turned
    return fitting or joined


def turn_up(position: Position, slot: i64, face: i64, log: Log | None) -> None:
    """Turn a goal face up as it shall lie; from now on it is like a laid card (C-GOAL-6)."""
    position.shown |= 1 << (slot - FIRST_GOAL)
    position.grid.show(slot, face)  # C-PLACE-R3: its neighbours match the edges it shows, clashes included
    if log is not None:
        cell = position.window.text(position.grid.cell(slot))
        log.tell(Goal(type="goal", seat=int(position.active), cell=cell, card=BOX.face_codes[face]))
    furnish(position, slot)
    fill_vein(position, slot, log)
