"""Turns: carrying out a legal move, drawing, and whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.saboteur.border import Break, Discard, Draw, Map, Place, Repair, Rockfall
from undermine.games.saboteur.box import BOX, BREAK, MAP, ROCKFALL, START
from undermine.games.saboteur.checks import goal_at
from undermine.games.saboteur.goals import turn_goals
from undermine.games.saboteur.gold import end_round, take
from undermine.games.saboteur.moves import BREAK_TOOL, LOOK, REPAIR, ROCK, TAKE, card_used
from undermine.games.saboteur.position import Position
from undermine.kernel.box import piece_of
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.events import Log
from undermine.kernel.game import DEALT
from undermine.kernel.hands import FACE_UP
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, number_of, seat_of, tool_of, verb_of
from undermine.kernel.moves import TOOLS as TOOL_NAMES


def play(position: Position, move: i64, log: Log | None) -> None:
    """Carry out a legal move; what an action card does happens at once (S-ACT-1)."""
    verb: i64 = verb_of(move)
    if verb == TAKE:
        take(position, number_of(move), log)
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
        told = position.window.text(cell)
        log.tell(Place(type="place", seat=int(position.turn), card=BOX.face_codes[face], cell=told))
    slot: i64 = position.grid.put(cell, face)
    position.grid.connect(slot)
    if position.window is not DEALT:  # a setup may begin nearer to the rim than any deal comes
        position.window = position.grid.recut(position.window, cell)
    return turn_goals(position, cell, log)


def break_tool(position: Position, seat: i64, tool: i64, log: Log | None) -> None:
    """Lay a broken tool in front of a player, where it stays (S-TOOL-1)."""
    position.break_tool(seat, tool)
    if log is not None:
        log.tell(Break(type="break", seat=int(position.turn), target=int(seat), tool=TOOL_NAMES[tool]))


def repair(position: Position, seat: i64, tool: i64, card: i64, log: Log | None) -> None:
    """Remove one broken tool; it and the repair card are discarded face up (S-REP-1)."""
    position.mend_tool(seat, tool)
    position.discard(card, FACE_UP)
    position.discard(BREAK + tool, FACE_UP)
    if log is not None:
        name = TOOL_NAMES[tool]
        log.tell(Repair(type="repair", seat=int(position.turn), target=int(seat), tool=name, card=BOX.codes[card]))


def strike(position: Position, cell: i64, log: Log | None) -> None:
    """Remove a path card; it and the rockfall are discarded face up (S-ROCK-1).

    Cards that are cut off stay where they are (S-ROCK-4), and so do turned goals (S-ROCK-5).
    """
    grid = position.grid
    slot: i64 = grid.slot(cell)
    face: i64 = grid.face(slot)
    position.discard(ROCKFALL, FACE_UP)
    position.discard(piece_of(face), FACE_UP)
    grid.lift(slot)
    grid.forget_reach()
    grid.spread(0, grid.slot(START), ALL_SIDES)
    if log is not None:
        told = position.window.text(cell)
        log.tell(Rockfall(type="rockfall", seat=int(position.turn), cell=told, card=BOX.face_codes[face]))


def look(position: Position, cell: i64, log: Log | None) -> None:
    """Look at a face-down goal (S-MAP-1): which one is public, its content is not (S-MAP-2)."""
    seat: i64 = position.turn
    goal: i64 = goal_at(cell)
    position.note_look(seat, 1 << goal)
    position.discard(MAP, FACE_UP)
    if log is not None:
        code = BOX.face_codes[BOX.goal_face(i64(position.goals[goal]))]
        log.tell(Map(type="map", seat=int(seat), cell=position.window.text(cell), card=code))


def throw_away(position: Position, card: i64, log: Log | None) -> None:
    """Discard a card face down (S-PASS-1), among those that lie face up (S-PASS-2)."""
    position.discard(card, position.turn)
    if log is not None:
        log.tell(Discard(type="discard", seat=int(position.turn), card=BOX.codes[card]))


def finish_turn(position: Position, card: i64, found: bool, log: Log | None) -> None:
    """Take the played card out of the hand, then end the round, or draw and go on."""
    seat: i64 = position.turn
    place: i64 = position.place_in_hand(seat, card)
    if found:  # S-END-1: at once, S-AMB-22: without drawing; S-END-4: the treasure counts before the empty hands
        position.close_gap(seat, place)
        end_round(position, True, log)
        return
    if position.deck_size() > 0:  # S-TURN-2, also after a stone was turned (S-TURN-4)
        drawn: i64 = position.draw_card()
        position.replace_in_hand(seat, place, drawn)
        if log is not None:
            log.tell(Draw(type="draw", seat=int(seat), card=BOX.codes[drawn]))
    else:  # S-TURN-3
        position.close_gap(seat, place)
    if not pass_turn(position):
        end_round(position, False, log)  # S-END-2


def pass_turn(position: Position) -> bool:
    """Give the turn to the next player clockwise who holds a card (S-PASS-3, S-AMB-15); say whether there is one (S-AMB-14)."""
    seat: i64 = position.turn
    for _step in range(position.seats):
        seat = position.next_seat(seat)
        if position.hand_size(seat) > 0:
            position.turn = seat
            position.active = seat
            return True
    return False
