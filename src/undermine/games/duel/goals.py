"""Goals: turning those that a path leads to, and how they lie (D-GOAL)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.box import ASCENDING, BOX, GOAL_CELLS, GOALS
from undermine.games.duel.maze import turn_up
from undermine.games.duel.position import NONE, ORIENTING, Position, goal_number, layout
from undermine.kernel.events import Log


def turn_goals(position: Position, log: Log | None) -> bool:
    """Turn every goal that a path leads to, one after the other; say whether all lie, or one waits for its orientation.

    D-GOAL-6: after each turned goal the search begins again at the smallest (x, y).
    """
    grid = position.grid
    while grid.touched:
        goal: i64 = next_goal(position)
        if goal == NONE:
            grid.touched = False
            return True
        face: i64 = BOX.goal_face(goal_number(position, goal))
        ways: i64 = orientations(position, goal)
        if ways == 3:
            ask(position, goal, face, log)
            return False
        turn_goal(position, goal, face if ways == 1 else face + 1, log)
    return True


def next_goal(position: Position) -> i64:
    """Return the first face-down goal, by (x, y), at which somebody's path arrives (D-GOAL-1), or NONE."""
    first: i64 = layout(position)
    i: i64 = 0
    while i < GOALS:
        goal: i64 = ASCENDING[i]
        if not position.shown >> goal & 1 and arrivals(position, GOAL_CELLS[first + goal]):
            return goal
        i += 1
    return NONE


def arrivals(position: Position, cell: i64) -> i64:
    """Return the sides from which any colour's path looks into a cell."""
    found: i64 = position.grid.arrivals(0, cell)
    if position.seats == 2:
        found |= position.grid.arrivals(1, cell)
    return found


def orientations(position: Position, goal: i64) -> i64:
    """Return how a goal may lie, as bits: 1 as printed, 2 turned (D-GOAL-3). One that looks the same both ways lies as printed."""
    number: i64 = goal_number(position, goal)
    if not BOX.two_ways[BOX.paths + number]:
        return 1
    cell: i64 = GOAL_CELLS[layout(position) + goal]
    face: i64 = BOX.goal_face(number)
    ways: i64 = arrivals(position, cell)
    continuing: i64 = 0
    fitting: i64 = 0
    turned: i64 = 0
    while turned < 2:
        if i64(BOX.open[face + turned]) & ways:
            continuing |= 1 << turned
            if position.grid.fits(cell, face + turned):
                fitting |= 1 << turned
        turned += 1
    return fitting or continuing or 3


def turn_goal(position: Position, goal: i64, face: i64, log: Log | None) -> None:
    """Turn a goal so that it lies like this; it need not fit all its neighbours (D-GOAL-4)."""
    turn_up(position, goal, face)
    if log is not None:
        cell = position.window.text(GOAL_CELLS[layout(position) + goal])
        log.tell("goal", int(position.active), cell=cell, card=BOX.face_codes[face])


def ask(position: Position, goal: i64, face: i64, log: Log | None) -> None:
    """Show a goal's face to everybody and let the active player choose how it shall lie (D-GOAL-2)."""
    position.phase = ORIENTING
    position.turning = goal
    if log is not None:
        cell = position.window.text(GOAL_CELLS[layout(position) + goal])
        log.tell("orient", int(position.active), cell=cell, card=BOX.face_codes[face], other=BOX.face_codes[face + 1])
