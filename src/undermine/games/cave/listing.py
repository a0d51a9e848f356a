"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.agreement import may_propose
from undermine.games.cave.box import (
    ACTIONS,
    AXE,
    BOOTS,
    BOX,
    FIRST_GOAL,
    FIRST_LAID,
    FIRST_MONSTER,
    FIRST_PLAYS,
    GOALS,
    INFO,
    LAST_WORD,
    OTHER_PLAYS,
    ROCKFALL,
    SWAP,
    WEB,
)
from undermine.games.cave.fields import LAIR
from undermine.games.cave.goals import PRINTED, TURNED, goal_face, lies
from undermine.games.cave.moves import (
    AGREEING,
    DECLINING,
    ENDURING,
    HALTING,
    PROPOSING,
    STRIKING,
    calling,
    calling_again,
    cutting,
    discarding,
    discarding_two,
    giving_axe,
    giving_boots,
    looking_at_goal,
    looking_at_seat,
    rocking,
    swapping,
    turning,
    webbing,
)
from undermine.games.cave.places import NO_PLACE, slot_of
from undermine.games.cave.position import MONSTER, OVER, PLAY, REACT, VOTE, WALK, Position
from undermine.games.cave.steps import list_steps
from undermine.games.cave.webs import AXES, cuttable, edge_at, has_web, naming_cell, naming_side, opens
from undermine.kernel.bits import LOW_WORD, WORD, lowest, lowest_of_many
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import FOUR_SIDES, beside, opposite
from undermine.kernel.listing import list_in_words
from undermine.kernel.moves import Moves


def list_moves(position: Position, out: Moves) -> None:
    """List every legal move, each once."""
    out.count = 0
    phase: i64 = position.phase
    if phase == PLAY:
        list_plays(position, out)
        list_cuts(position, out)
        if may_propose(position):
            out.add(PROPOSING)
    elif phase == WALK or phase == MONSTER:
        out.add(HALTING)
        if position.steps > 0:
            walks = phase == WALK
            list_steps(position, position.dwarf(position.active) if walks else position.monster(position.mover), out)
        list_cuts(position, out)
    elif phase == REACT:
        out.add(STRIKING)
        out.add(ENDURING)
    elif phase == VOTE:
        out.add(AGREEING)
        out.add(DECLINING)
    elif phase != OVER:
        list_orientations(position, out)


def list_plays(position: Position, out: Moves) -> None:
    """List what the hand allows: discards, placements, and actions once for each kind (C-TURN-3).

    One card may be discarded (C-DISCARD-1) or two (C-DISCARD-2). Paths may lie wherever they fit: into every cell of the
    frontier an opening looks (C-PLACE-10); cells lie all around, and any of them will do (C-COORD-4).
    """
    seat: i64 = position.active
    position.add_each_kind_with_pairs(seat, discarding(0), discarding_two(0, 0), out)
    first: i64 = position.gathered(seat, FIRST_PLAYS)
    other: i64 = position.gathered(seat, OTHER_PLAYS)
    list_in_words(
        position.grid, first & LOW_WORD, first >> WORD & LOW_WORD, other & LOW_WORD, other >> WORD & LAST_WORD, out
    )
    kinds: i64 = other >> ACTIONS
    while kinds:
        list_actions(position, lowest(kinds), out)
        kinds &= kinds - 1


def list_actions(position: Position, kind: i64, out: Moves) -> None:
    """List what a card of this kind can do."""
    if kind == INFO:
        list_looks(position, out)
    elif kind == ROCKFALL:
        list_rockfalls(position, out)
    elif kind == SWAP:
        out.add_each_seat(swapping(0), others(position), position.seats)  # C-SWAP-1
    elif kind == WEB:
        list_webs(position, out)
    elif kind == BOOTS:
        out.add_each_seat(giving_boots(0), ~position.boots, position.seats)  # C-BOOTS-2
    elif kind == AXE:
        out.add_each_seat(giving_axe(0), position.everybody(), position.seats)  # C-AXE-R1
    else:
        list_calls(position, kind - FIRST_MONSTER, out)


def others(position: Position) -> i64:
    """Return the seats of the players who are not on turn, as bits."""
    return position.everybody() & ~(1 << position.active)


def list_looks(position: Position, out: Moves) -> None:
    """List the face-down goals, and the other players' face-down clan cards (C-INFO-R1)."""
    for goal in range(GOALS):
        if not position.is_shown(goal):
            out.add(looking_at_goal(position.grid.cell(FIRST_GOAL + goal)))
    out.add_each_seat(looking_at_seat(0), others(position) & ~position.open, position.seats)


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards on which nobody stands (C-ROCK-1), never the start or a goal (C-ROCK-2)."""
    grid = position.grid
    occupied: i64 = position.occupied_slots()
    for slot in range(FIRST_LAID, grid.slots):
        cell: i64 = grid.cell(slot)
        if cell >= 0 and not occupied >> slot & 1:
            out.add(rocking(cell))


def list_webs(position: Position, out: Moves) -> None:
    """List the edges with an opening (C-WEB-1) and no web (C-WEB-2), each under its one name."""
    grid = position.grid
    for slot in range(1, grid.slots):
        cell: i64 = grid.cell(slot)
        if cell >= 0 and grid.face(slot) != FACE_DOWN:
            sides: i64 = i64(BOX.open[grid.face(slot)])
            for side in range(FOUR_SIDES):
                if sides >> side & 1:
                    # the other card names the edge if it is the western or southern one and open there too
                    named_here = side < AXES or not opens(position, beside(cell, side), opposite(side))
                    if named_here and not has_web(position, cell, side):
                        out.add(webbing(cell, side))


def list_calls(position: Position, monster: i64, out: Moves) -> None:
    """List the lairs for a monster in the bank (C-MONSTER-1); one on the board moves from where it is (C-MONSTER-9)."""
    if position.monster(monster) != NO_PLACE:
        out.add(calling_again(monster))
        return
    lairs: i64 = position.lairs
    while lairs:
        slot: i64 = lowest_of_many(lairs)
        out.add(calling(monster, position.grid.cell(slot), i64(LAIR[position.grid.face(slot)])))
        lairs &= lairs - 1


def list_cuts(position: Position, out: Moves) -> None:
    """List the webs at the dwarf's field, for a player with an axe (C-AXE-2)."""
    sides: i64 = cuttable(position, position.active)
    if not sides:
        return
    cell: i64 = position.grid.cell(slot_of(position.dwarf(position.active)))
    while sides:
        edge: i64 = edge_at(cell, lowest(sides))
        side: i64 = naming_side(position, edge)
        out.add(cutting(naming_cell(edge, side), side))
        sides &= sides - 1


def list_orientations(position: Position, out: Moves) -> None:
    """List how the goal that was found may lie (C-GOAL-R3)."""
    face: i64 = goal_face(position, position.found)
    cell: i64 = position.grid.cell(position.found)
    lying: i64 = lies(position, position.found, position.entered)
    if lying & PRINTED:
        out.add(turning(face, cell))
    if lying & TURNED:
        out.add(turning(face + 1, cell))
