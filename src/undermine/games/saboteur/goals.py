"""Goals: turning those the path leads to, and how they lie (S-GOAL)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOALS, TREASURE
from undermine.games.saboteur.position import Position
from undermine.kernel.events import Log
from undermine.kernel.grid import CELL_MASK, STEP


def turn_goals(position: Position, laid: i64, log: Log | None) -> bool:
    """Turn every goal the path leads to, until nothing changes; say whether the treasure is among them.

    S-GOAL-1: a goal is reached when a reached open side looks at it. S-GOAL-8: all that are reached at the same time are
    turned before the end is checked. S-GOAL-7: a turned stone may join cards that lead to another goal.
    """
    while position.grid.touched:
        position.grid.touched = False
        ways: i64 = 0  # four bits a goal: the sides by which the path arrives
        goal: i64 = 0
        while goal < GOALS:
            if not position.shown >> goal & 1:  # S-GOAL-9: over all goals that still lie face down
                ways |= position.grid.arrivals(0, GOAL_CELLS[goal]) << 4 * goal
            goal += 1
        if turn_all(position, ways, laid, log):
            return True
    return False


def turn_all(position: Position, ways: i64, laid: i64, log: Log | None) -> bool:
    """Turn the goals at which the path arrives; say whether the treasure is among them (S-GOAL-3)."""
    found = False
    goal: i64 = 0
    while goal < GOALS:
        arrivals: i64 = ways >> 4 * goal & 15
        if arrivals:
            turn_goal(position, goal, arriving_side(GOAL_CELLS[goal], arrivals, laid), log)
            if i64(position.goals[goal]) == TREASURE:
                found = True
        goal += 1
    return found


def turn_goal(position: Position, goal: i64, side: i64, log: Log | None) -> None:
    """Turn a goal so that it continues the path (S-GOAL-4); clashes with other neighbours are tolerated (S-GOAL-6).

    S-GOAL-5: of a bend exactly one rotation has the arriving side open, and a crossing looks the same both ways, so
    there is never anything to choose.
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
        log.tell("goal", int(position.active), cell=cell, card=BOX.face_codes[face])


def arriving_side(cell: i64, arrivals: i64, laid: i64) -> i64:
    """Choose the side towards the arriving card: the one just laid, else the least (x, y) (S-GOAL-5)."""
    side: i64 = 0
    while side < 4:
        if arrivals >> side & 1 and (cell + STEP[side]) & CELL_MASK == laid:
            return side
        side += 1
    if arrivals & 8:  # W has the least x; then S before N; E is last
        return 3
    if arrivals & 4:
        return 2
    return 0 if arrivals & 1 else 1
