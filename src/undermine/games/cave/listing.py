"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.box import (
    AGAIN,
    AXE,
    BOOTS,
    BOX,
    CALL,
    CUT,
    DISCARD,
    DISCARD_TWO,
    ENDURE,
    EXCHANGE,
    FIRST_GOAL,
    FIRST_LAID,
    FIRST_MONSTER,
    GIVE_AXE,
    GIVE_BOOTS,
    GOALS,
    HALT,
    HOLD,
    INFO,
    KIND,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    ORIENT,
    PATH,
    ROCK,
    ROCKFALL,
    STRIKE,
    SWAP,
    WEB,
)
from undermine.games.cave.fields import LAIR
from undermine.games.cave.goals import PRINTED, goal_face, lies
from undermine.games.cave.position import (
    HANDS,
    MONSTER,
    NO_PLACE,
    OVER,
    PLAY,
    REACT,
    SIZES,
    WALK,
    Position,
    dwarf_place,
    lowest_slot,
    monster_place,
    occupied_slots,
)
from undermine.games.cave.ways import list_steps
from undermine.games.cave.webs import cuttable, edge_at, edge_opens, named_edge, web_on
from undermine.kernel.bits import DE_BRUIJN, WORD, lowest
from undermine.kernel.box import FACE_DOWN, KEYS
from undermine.kernel.game import Moves
from undermine.kernel.grid import FRONTIER
from undermine.kernel.moves import CARD, FIELD, SEAT, SECOND, SIDE, VERB


def legal(position: Position, out: Moves) -> None:
    """List every legal move, each once."""
    out.count = 0
    phase: i64 = position.phase
    if phase == PLAY:
        list_plays(position, out)
        list_cuts(position, out)
    elif phase == WALK or phase == MONSTER:
        out.add(HALT << VERB)
        if position.steps > 0:
            walks = phase == WALK
            place: i64 = dwarf_place(position, position.active) if walks else monster_place(position, position.mover)
            list_steps(position, place, out)
        list_cuts(position, out)
    elif phase == REACT:
        out.add(STRIKE << VERB)
        out.add(ENDURE << VERB)
    elif phase != OVER:
        list_orientations(position, out)


def list_plays(position: Position, out: Moves) -> None:
    """List what the hand allows: discards, placements, and actions once for each kind (C-TURN-3)."""
    zones = position.zones
    first: i64 = HANDS + position.active * HOLD
    end: i64 = first + i64(zones[SIZES + position.active])
    kinds: i64 = 0
    i: i64 = first
    while i < end:
        card: i64 = i64(zones[i])
        kinds |= 1 << KIND[card]
        if i == first or i64(zones[i - 1]) != card:  # cards of a kind lie side by side and count once
            out.add(DISCARD << VERB | card << CARD)
            j: i64 = i + 1
            while j < end:
                if j == i + 1 or zones[j] != zones[j - 1]:
                    out.add(DISCARD_TWO << VERB | card << CARD | i64(zones[j]) << SECOND)
                j += 1
        i += 1
    if kinds >> PATH:
        list_placements(position, out)
    kinds &= (1 << PATH) - 1
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
        list_seats(position, EXCHANGE, 1 << position.active, out)
    elif kind == WEB:
        list_webs(position, out)
    elif kind == BOOTS:
        list_seats(position, GIVE_BOOTS, position.boots, out)
    elif kind == AXE:
        list_seats(position, GIVE_AXE, 0, out)
    else:
        list_calls(position, kind - FIRST_MONSTER, out)


def list_placements(position: Position, out: Moves) -> None:
    """List where the paths of the hand fit; into every cell of the frontier an opening looks (C-PLACE-10)."""
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    place = BOX.place
    moves = out.list
    count: i64 = out.count
    end: i64 = FRONTIER + grid.frontiers
    word: i64 = 0
    while word < BOX.words:  # the options of this box fill several words
        ways: i64 = hand_ways(position, word)
        i: i64 = FRONTIER if ways else end
        while i < end:
            cell: i64 = i64(cells[i])
            fitting: i64 = fit[word * KEYS + i64(edges[cell])] & ways
            while fitting:
                moves[count] = place[word * WORD + (((fitting & -fitting) * DE_BRUIJN >> 27) & 31)] | cell
                count += 1
                fitting &= fitting - 1
            i += 1
        word += 1
    out.count = count


def hand_ways(position: Position, word: i64) -> i64:
    """Return the ways in which the paths of the hand may lie, as options of the box in one word."""
    zones = position.zones
    ways_of = BOX.ways
    paths: i64 = BOX.paths
    ways: i64 = 0
    i: i64 = HANDS + position.active * HOLD
    end: i64 = i + i64(zones[SIZES + position.active])
    while i < end and i64(zones[i]) < paths:  # paths come before actions
        ways |= ways_of[word * paths + i64(zones[i])]
        i += 1
    return ways


def list_seats(position: Position, verb: i64, barred: i64, out: Moves) -> None:
    """List a move against every seat that is not barred."""
    seat: i64 = 0
    while seat < position.seats:
        if not barred >> seat & 1:
            out.add(verb << VERB | seat << SEAT)
        seat += 1


def list_looks(position: Position, out: Moves) -> None:
    """List the face-down goals, and the other players' face-down clan cards (C-INFO-R1)."""
    goal: i64 = 0
    while goal < GOALS:
        if not position.shown >> goal & 1:
            out.add(LOOK_GOAL << VERB | position.grid.cell(FIRST_GOAL + goal))
        goal += 1
    list_seats(position, LOOK_SEAT, position.open | 1 << position.active, out)


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards on which nobody stands (C-ROCK-1/2)."""
    grid = position.grid
    occupied: i64 = occupied_slots(position)
    slot: i64 = FIRST_LAID
    while slot < grid.slots:
        cell: i64 = grid.cell(slot)
        if cell >= 0 and not occupied >> slot & 1:
            out.add(ROCK << VERB | cell)
        slot += 1


def list_webs(position: Position, out: Moves) -> None:
    """List the edges with an opening and no web, each under its one name (C-WEB-1/2)."""
    grid = position.grid
    slot: i64 = 1
    while slot < grid.slots:
        cell: i64 = grid.cell(slot)
        if cell >= 0 and grid.face(slot) != FACE_DOWN:
            sides: i64 = i64(BOX.open[grid.face(slot)])
            side: i64 = 0
            while sides >> side:
                if sides >> side & 1:
                    edge: i64 = edge_at(cell, side)
                    named_here = side < 2 or edge_opens(position, edge) == 2
                    if named_here and web_on(position, edge) < 0:
                        out.add(LAY_WEB << VERB | cell | side << SIDE)
                side += 1
        slot += 1


def list_calls(position: Position, monster: i64, out: Moves) -> None:
    """List the lairs for a monster in the bank; one on the map moves from where it is (C-MONSTER-1/9)."""
    if monster_place(position, monster) != NO_PLACE:
        out.add((AGAIN + monster) << VERB)
        return
    lairs: i64 = position.lairs
    while lairs:
        slot: i64 = lowest_slot(lairs)
        field: i64 = i64(LAIR[position.grid.face(slot)])
        out.add((CALL + monster) << VERB | position.grid.cell(slot) | field << FIELD)
        lairs &= lairs - 1


def list_cuts(position: Position, out: Moves) -> None:
    """List the webs at the dwarf's field, for a player with an axe (C-AXE-2)."""
    sides: i64 = cuttable(position, position.active)
    if not sides:
        return
    cell: i64 = position.grid.cell(dwarf_place(position, position.active) >> 5)
    while sides:
        out.add(CUT << VERB | named_edge(position, edge_at(cell, lowest(sides))))
        sides &= sides - 1


def list_orientations(position: Position, out: Moves) -> None:
    """List how the goal that was found may lie (C-GOAL-R3)."""
    slot: i64 = position.entered >> 2
    ways: i64 = lies(position, slot, position.entered & 3)
    piece: i64 = goal_face(position, slot) >> 1
    turned: i64 = 0
    while turned < 2:
        if ways & PRINTED << turned:
            out.add(ORIENT << VERB | piece << CARD | turned << 12 | position.grid.cell(slot))
        turned += 1
