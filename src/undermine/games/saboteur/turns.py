"""Turns: carrying out a legal move, drawing, and whose turn is next (S-TURN, S-ACT, S-PASS)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from undermine.games.saboteur.box import BOX, BREAK, BREAK_TOOL, LOOK, MAP, PLACE, REPAIR, ROCK, ROCKFALL, START, TAKE
from undermine.games.saboteur.checks import card_used, goal_at
from undermine.games.saboteur.goals import turn_goals
from undermine.games.saboteur.gold import end_round, take
from undermine.games.saboteur.position import (
    FACE_UP,
    HANDS,
    HOLD,
    KNOWS,
    SIZES,
    TOOL_BITS,
    Position,
    discard,
)
from undermine.kernel.events import Log
from undermine.kernel.game import TABLE
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.moves import card_of, cell_of, face_of, seat_of, tool_of, verb_of


def apply(position: Position, move: i64, log: Log | None) -> None:
    """Carry out a legal move."""
    verb: i64 = verb_of(move)
    if verb == TAKE:
        take(position, seat_of(move), log)
        return
    found = False
    if verb == PLACE:
        found = lay(position, cell_of(move), face_of(move), log)
    elif verb == BREAK_TOOL:
        break_tool(position, seat_of(move), tool_of(move), log)
    elif verb == REPAIR:
        repair(position, seat_of(move), tool_of(move), card_of(move), log)
    elif verb == ROCK:
        strike(position, cell_of(move), log)
    elif verb == LOOK:
        look(position, cell_of(move), log)
    else:
        throw_away(position, card_of(move), log)
    finish_turn(position, card_used(move), found, log)


def lay(position: Position, cell: i64, face: i64, log: Log | None) -> bool:
    """Lay a path card and turn the goals it leads to; say whether the treasure is found (S-GOAL-1)."""
    if log is not None:
        log.tell("place", int(position.turn), card=BOX.face_codes[face], cell=position.window.text(cell))
    slot: i64 = position.grid.put(cell, face)
    position.grid.connect(slot)
    if position.window is not TABLE:  # a setup may begin nearer to the rim than any deal comes
        position.window = position.grid.recut(position.window, cell)
    return turn_goals(position, cell, log)


def break_tool(position: Position, seat: i64, tool: i64, log: Log | None) -> None:
    """Lay a broken tool in front of a player, where it stays (S-TOOL-1)."""
    position.broken |= 1 << TOOL_BITS * tool + seat
    if log is not None:
        log.tell("break", int(position.turn), target=int(seat), tool=TOOL_NAMES[tool])


def repair(position: Position, seat: i64, tool: i64, card: i64, log: Log | None) -> None:
    """Remove one broken tool; it and the repair card are discarded face up (S-REP-1)."""
    position.broken &= ~(1 << TOOL_BITS * tool + seat)
    discard(position, card, FACE_UP)
    discard(position, BREAK + tool, FACE_UP)
    if log is not None:
        log.tell("repair", int(position.turn), target=int(seat), tool=TOOL_NAMES[tool], card=BOX.codes[card])


def strike(position: Position, cell: i64, log: Log | None) -> None:
    """Remove a path card; it and the rockfall are discarded face up (S-ROCK-1). What is cut off stays (S-ROCK-4/5)."""
    grid = position.grid
    slot: i64 = grid.slot(cell)
    face: i64 = grid.face(slot)
    discard(position, ROCKFALL, FACE_UP)
    discard(position, face >> 1, FACE_UP)
    grid.lift(slot)
    grid.forget_reach()
    grid.spread(0, grid.slot(START), 15)
    if log is not None:
        log.tell("rockfall", int(position.turn), cell=position.window.text(cell), card=BOX.face_codes[face])


def look(position: Position, cell: i64, log: Log | None) -> None:
    """Look at a face-down goal (S-MAP-1): which one is public, its content is not (S-MAP-2)."""
    seat: i64 = position.turn
    goal: i64 = goal_at(cell)
    position.zones[KNOWS + seat] = u8(i64(position.zones[KNOWS + seat]) | 1 << goal)
    discard(position, MAP, FACE_UP)
    if log is not None:
        code = BOX.face_codes[BOX.goal_face(i64(position.goals[goal]))]
        log.whisper("map", int(seat), {"cell": position.window.text(cell)}, {"card": code}, [int(seat)])


def throw_away(position: Position, card: i64, log: Log | None) -> None:
    """Discard a card face down (S-PASS-1)."""
    discard(position, card, position.turn)
    if log is not None:
        log.whisper("discard", int(position.turn), {}, {"card": BOX.codes[card]}, [int(position.turn)])


def finish_turn(position: Position, card: i64, found: bool, log: Log | None) -> None:
    """Take the played card out of the hand, then end the round or draw and go on (S-TURN-2/3, S-END-1/2)."""
    zones = position.zones
    seat: i64 = position.turn
    first: i64 = HANDS + seat * HOLD
    place: i64 = first
    while i64(zones[place]) != card:
        place += 1
    size: i64 = i64(zones[SIZES + seat]) - 1
    if not found and position.drawn < len(position.deck):
        zones[place] = position.deck[position.drawn]
        position.drawn += 1
        if log is not None:
            log.whisper("draw", int(seat), {}, {"card": BOX.codes[int(zones[place])]}, [int(seat)])
    else:
        zones[place] = zones[first + size]
        zones[SIZES + seat] = u8(size)
    if found or not pass_turn(position):  # S-END-4: the treasure counts before the empty hands
        end_round(position, found, log)


def pass_turn(position: Position) -> bool:
    """Give the turn to the next player clockwise who holds a card (S-PASS-3); say whether there is one (S-END-2)."""
    seat: i64 = position.turn
    tried: i64 = 0
    while tried < position.seats:
        seat += 1
        if seat == position.seats:
            seat = 0
        if position.zones[SIZES + seat] != 0:
            position.turn = seat
            position.active = seat
            return True
        tried += 1
    return False
