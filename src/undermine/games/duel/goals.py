"""Goals: turning those that a path leads to, and how they lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.duel.border import Goal, Orient
from undermine.games.duel.box import ASCENDING, BOX, GOALS
from undermine.games.duel.maze import turn_up
from undermine.games.duel.position import NONE, ORIENTING, Position
from undermine.kernel.events import Log

AS_PRINTED: Final = 1  # how a goal may lie, as bits
TURNED: Final = 2
EITHER: Final = AS_PRINTED | TURNED
ORIENTATIONS: Final[i64] = 2


def turn_goals(position: Position, log: Log | None) -> bool:
    """Turn every goal that a path leads to, one after the other; say whether all lie, or one waits for its orientation.

    After each turned goal the search begins again at the smallest (x, y) (D-GOAL-6), so that a goal beside the free path
    of a bridge is turned as soon as that path is joined (D-AMB-23).
    """
    grid = position.grid
    while grid.touched:
        goal: i64 = next_goal(position)
        if goal == NONE:
            grid.touched = False
            return True
        face: i64 = position.goal_face(goal)
        lying: i64 = orientations(position, goal)
        if lying == EITHER:
            ask(position, goal, face, log)
            return False
        turn_goal(position, goal, face if lying == AS_PRINTED else face + 1, log)
    return True


def next_goal(position: Position) -> i64:
    """Return the first face-down goal, by (x, y), at which somebody's path arrives (D-GOAL-1), or NONE."""
    for place in range(GOALS):
        goal: i64 = ASCENDING[place]
        if not position.is_shown(goal) and arrivals(position, position.goal_cell(goal)):
            return goal
    return NONE


def arrivals(position: Position, cell: i64) -> i64:
    """Return the sides from which any colour's path looks into a cell (D-AMB-3)."""
    found: i64 = position.grid.arrivals(0, cell)
    if position.seats == 2:
        found |= position.grid.arrivals(1, cell)
    return found


def orientations(position: Position, goal: i64) -> i64:
    """Return how a goal may lie, as bits (D-GOAL-3). One that looks the same both ways lies as printed."""
    number: i64 = position.goal_number(goal)
    if not BOX.two_ways[BOX.paths + number]:
        return AS_PRINTED
    cell: i64 = position.goal_cell(goal)
    face: i64 = BOX.goal_face(number)
    arriving: i64 = arrivals(position, cell)
    continuing: i64 = 0
    fitting: i64 = 0
    for turned in range(ORIENTATIONS):
        if i64(BOX.open[face + turned]) & arriving:  # D-AMB-10: it must continue the arriving path
            continuing |= 1 << turned
            if position.grid.fits(cell, face + turned):
                fitting |= 1 << turned
    if fitting:
        return fitting
    return continuing or i64(EITHER)


def turn_goal(position: Position, goal: i64, face: i64, log: Log | None) -> None:
    """Turn a goal so that it lies like this; it need not fit all its neighbours (D-GOAL-4)."""
    turn_up(position, goal, face)
    if log is not None:
        cell = position.window.text(position.goal_cell(goal))
        log.tell(Goal(type="goal", seat=int(position.active), cell=cell, card=BOX.face_codes[face]))


def ask(position: Position, goal: i64, face: i64, log: Log | None) -> None:
    """Show a goal's face to everybody and let the active player choose how it shall lie (D-GOAL-2, D-AMB-10)."""
    position.phase = ORIENTING
    position.turning = goal
    if log is not None:
        cell = position.window.text(position.goal_cell(goal))
        card, other = BOX.face_codes[face], BOX.face_codes[face + 1]
        log.tell(Orient(type="orient", seat=int(position.active), cell=cell, card=card, other=other))
