"""Goals: turning those the path leads to, and how they lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.border import Goal
from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOALS, TREASURE
from undermine.games.saboteur.position import Position
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.events import Log
from undermine.kernel.grid import FOUR_SIDES, beside

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def turn_goals(position: Position, laid: i64, log: Log | None) -> bool:
    """Turn every goal the path leads to, until nothing changes; say whether the treasure is among them.

    A goal is reached when a reached open side looks at it (S-GOAL-1), never from an island (S-AMB-4). All that are reached
    at the same time are turned before the end is checked (S-GOAL-8). A turned stone may join cards that lead to another goal
    (S-GOAL-7, S-AMB-7).
    """
    while position.grid.touched:
        position.grid.touched = False
        arrivals: i64 = 0  # FOUR_SIDES bits a goal: those by which the path arrives
        for goal in range(GOALS):
            if not position.is_shown(goal):  # S-GOAL-9: over all goals that still lie face down
                arrivals |= position.grid.arrivals(0, GOAL_CELLS[goal]) << FOUR_SIDES * goal
        if turn_all(position, arrivals, laid, log):
            return True
    return False


def turn_all(position: Position, arrivals: i64, laid: i64, log: Log | None) -> bool:
    """Turn the goals at which the path arrives, each by itself (S-GOAL-2); say whether the treasure is among them (S-GOAL-3)."""
    found = False
    for goal in range(GOALS):
        sides: i64 = arrivals >> FOUR_SIDES * goal & ALL_SIDES
        if sides:
            turn_goal(position, goal, arriving_side(GOAL_CELLS[goal], sides, laid), log)
            if i64(position.goals[goal]) == TREASURE:
                found = True
    return found


def turn_goal(position: Position, goal: i64, side: i64, log: Log | None) -> None:
    """Turn a goal so that it continues the path (S-GOAL-4), for good (S-AMB-6); clashes with others are tolerated (S-GOAL-6).

    S-GOAL-5: of a bend exactly one rotation has the arriving side open, and a crossing looks the same both ways, so
    there is never anything to choose. From now on it is part of the maze (S-PLACE-10).
    """
    face: i64 = BOX.goal_face(i64(position.goals[goal]))
    if not i64(BOX.open[face]) >> side & 1:
        face += 1
    position.shown |= 1 << goal
    slot: i64 = position.grid.slot(GOAL_CELLS[goal])
    position.grid.show(slot, face)
    position.grid.connect(slot)
    if log is not None:
        cell = position.window.text(GOAL_CELLS[goal])
        log.tell(Goal(type="goal", seat=int(position.active), cell=cell, card=BOX.face_codes[face]))


def arriving_side(cell: i64, arrivals: i64, laid: i64) -> i64:
    """Choose the side towards the arriving card: the one just laid, else the least (x, y) (S-GOAL-5)."""
    for side in range(FOUR_SIDES):
        if arrivals >> side & 1 and beside(cell, side) == laid:
            return side
    if arrivals >> WEST & 1:  # W has the least x; then S before N; E is last
        return WEST
    if arrivals >> SOUTH & 1:
        return SOUTH
    return NORTH if arrivals >> NORTH & 1 else EAST
