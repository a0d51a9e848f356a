"""Picking: a legal move by chance without listing them all: first a card of the hand, then where it goes; for playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.saboteur.box import BOX, BREAK, FIRST_FIX, FIRST_LAID, FIXES, GOAL_CELLS, GOALS, MAP, ROCKFALL
from undermine.games.saboteur.moves import breaking, discarding, looking, repairing, striking
from undermine.games.saboteur.position import Position
from undermine.kernel.bits import lowest
from undermine.kernel.moves import placing
from undermine.kernel.rng import Rng, scaled

NONE: Final = -1


def pick_play(position: Position, rng: Rng) -> i64:
    """Pick a card of the hand and a way to play it, each way from a random beginning; where there is none, discard it."""
    seat: i64 = position.turn
    card: i64 = position.card_in_hand(seat, rng.below(position.hand_size(seat)))
    move: i64 = NONE
    if card < BREAK:
        if position.can_dig(seat):
            move = pick_placement(position, card, rng)
    elif card < FIRST_FIX:
        move = pick_break(position, card - BREAK, rng)
    elif card < ROCKFALL:
        if position.broken:
            move = pick_repair(position, card, rng)
    elif card == MAP:
        move = pick_map(position, rng)
    else:
        move = pick_rockfall(position, rng)
    return discarding(card) if move == NONE else move


def pick_placement(position: Position, card: i64, rng: Rng) -> i64:
    """Pick a cell of the frontier where the card fits, either way it may lie."""
    grid = position.grid
    count: i64 = grid.frontiers
    if count == 0:
        return NONE
    ways: i64 = BOX.ways_by_card[card]
    chance: i64 = rng.next()
    place: i64 = scaled(chance, count)
    for _cell in range(count):
        cell: i64 = grid.frontier(place)
        fitting: i64 = BOX.fit[grid.edge_key(cell)] & ways
        if fitting:
            if fitting & (fitting - 1) and chance & 1:
                fitting &= fitting - 1
            return placing(BOX.lowest_face(0, fitting), cell)
        place = place + 1 if place + 1 < count else i64(0)
    return NONE


def pick_break(position: Position, tool: i64, rng: Rng) -> i64:
    """Pick a seat whose tool is whole."""
    seat: i64 = rng.below(position.seats)
    for _seat in range(position.seats):
        if not position.is_broken(seat, tool):
            return breaking(tool, seat)
        seat = position.next_seat(seat)
    return NONE


def pick_repair(position: Position, card: i64, rng: Rng) -> i64:
    """Pick a seat with a broken tool that the card repairs."""
    seat: i64 = rng.below(position.seats)
    for _seat in range(position.seats):
        tools: i64 = position.broken_tools(seat) & FIXES[card]
        if tools:
            return repairing(lowest(tools), seat, card)
        seat = position.next_seat(seat)
    return NONE


def pick_map(position: Position, rng: Rng) -> i64:
    """Pick a goal that lies face down."""
    goal: i64 = rng.below(GOALS)
    for _goal in range(GOALS):
        if not position.is_shown(goal):
            return looking(GOAL_CELLS[goal])
        goal = goal + 1 if goal + 1 < GOALS else i64(0)
    return NONE


def pick_rockfall(position: Position, rng: Rng) -> i64:
    """Pick a laid path card."""
    grid = position.grid
    laid: i64 = grid.slots - FIRST_LAID
    if laid == grid.lifted:
        return NONE
    slot: i64 = FIRST_LAID + rng.below(laid)
    while grid.cell(slot) < 0:
        slot = slot + 1 if slot + 1 < grid.slots else FIRST_LAID
    return striking(grid.cell(slot))
