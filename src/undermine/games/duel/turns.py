"""Turns: carrying out a legal move, drawing, whose turn is next, and the ends of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.duel.border import Break, Bribe, Discard, Key, Map, Place, Repair, Rockfall, Scrap
from undermine.games.duel.box import BOX, BREAK, KEY_CARD, MAP, ROCKFALL, WINDOW
from undermine.games.duel.checks import can_bribe
from undermine.games.duel.claims import claim_gold
from undermine.games.duel.deal import draw
from undermine.games.duel.goals import turn_goal, turn_goals
from undermine.games.duel.maze import free_path, lay, remove, unlock
from undermine.games.duel.moves import (
    BREAK_TOOL,
    BRIBE,
    DISCARD,
    DISCARD_TWO,
    END,
    KEY,
    LOOK,
    ORIENT,
    PAY,
    REPAIR,
    ROCK,
    card_used,
)
from undermine.games.duel.pay import end_round, hand_over, pay_trolls
from undermine.games.duel.position import BRIBES, NONE, PLAY, Position
from undermine.kernel.box import piece_of
from undermine.kernel.events import Log
from undermine.kernel.hands import FACE_UP
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, numbers_of, seat_of, second_of, tool_of, verb_of
from undermine.kernel.moves import TOOLS as TOOL_NAMES

ALL_GOALS: Final = 63


def play(position: Position, move: i64, log: Log | None) -> None:
    """Carry out a legal move and everything that follows of itself."""
    verb: i64 = verb_of(move)
    if verb == PAY:
        given = numbers_of(int(move))
        hand_over(position, position.turn, (given.count(1), given.count(2), given.count(3)), log)
        pay_trolls(position, position.turn + 1, log)
    elif verb == END:
        finish_turn(position, log)
    elif verb == ORIENT:
        position.phase = PLAY
        position.turning = NONE
        turn_goal(position, position.goal_at(cell_of(move)), face_of(move), log)
        settle(position, log)
    elif verb == BRIBE:
        bribe(position, cell_of(move), log)
    else:
        position.acted = True
        position.due = i64(2) if verb == DISCARD_TWO else i64(1)
        position.take_from_hand(position.turn, card_used(move))
        if verb == PLACE:
            place(position, cell_of(move), face_of(move), log)
            settle(position, log)
        elif verb == KEY:
            open_door(position, cell_of(move), log)
            settle(position, log)  # D-CLAIM-5: the way may lead to gold
        else:
            act(position, verb, move, log)
            go_on(position, log)


def act(position: Position, verb: i64, move: i64, log: Log | None) -> None:
    """Carry out an action or a discard after which nothing need be settled (D-ROCK-4)."""
    if verb == DISCARD:
        throw_away(position, card_of(move), NONE, log)
    elif verb == DISCARD_TWO:
        throw_away(position, card_of(move), second_of(move), log)
    elif verb == REPAIR:
        repair(position, tool_of(move), card_of(move), log)
    elif verb == LOOK:
        look(position, cell_of(move), log)
    elif verb == ROCK:
        rockfall(position, cell_of(move), log)
    elif verb == BREAK_TOOL:
        sabotage(position, seat_of(move), tool_of(move), log)
    else:
        scrap(position, card_of(move), second_of(move), tool_of(move), log)


# --- the acts and the bribe --------------------------------------------------------------------------


def place(position: Position, cell: i64, face: i64, log: Log | None) -> None:
    """Lay a path card (act A)."""
    if log is not None:
        told = position.window.text(cell)
        log.tell(Place(type="place", seat=int(position.turn), card=BOX.face_codes[face], cell=told))
    lay(position, cell, face)
    if position.window is not WINDOW:  # a setup may begin nearer to the rim than any deal comes
        position.window = position.grid.recut(position.window, cell)


def open_door(position: Position, cell: i64, log: Log | None) -> None:
    """Unlock a door for oneself; the key card is discarded (D-KEY-1)."""
    position.discard(KEY_CARD, FACE_UP)
    unlock(position, position.grid.slot(cell), position.turn)
    if log is not None:
        log.tell(Key(type="key", seat=int(position.turn), cell=position.window.text(cell)))


def bribe(position: Position, cell: i64, log: Log | None) -> None:
    """Lay a token on a troll (D-TROLL-2): the last one ends the round, another frees the way (D-TROLL-3)."""
    slot: i64 = position.grid.slot(cell)
    position.lay_token(slot, position.turn)
    if log is not None:
        log.tell(Bribe(type="bribe", seat=int(position.turn), cell=position.window.text(cell)))
    if position.tokens == position.supply():
        end_round(position, "tokens", log)
        return
    free_path(position, slot)
    settle(position, log)  # D-TROLL-7: as after a laying


def sabotage(position: Position, seat: i64, tool: i64, log: Log | None) -> None:
    """Lay a sabotage card in front of the opponent (D-SAB-1)."""
    position.break_tool(seat, tool)
    if log is not None:
        log.tell(Break(type="break", seat=int(position.turn), target=int(seat), tool=TOOL_NAMES[tool]))


def repair(position: Position, tool: i64, card: i64, log: Log | None) -> None:
    """Remove one sabotage card in front of oneself, never two (D-REP-2); both cards are discarded (D-REP-1)."""
    seat: i64 = position.turn
    position.mend_tool(seat, tool)
    position.discard(card, FACE_UP)
    position.discard(BREAK + tool, FACE_UP)
    if log is not None:
        name = TOOL_NAMES[tool]
        log.tell(Repair(type="repair", seat=int(seat), target=int(seat), tool=name, card=BOX.codes[card]))


def rockfall(position: Position, cell: i64, log: Log | None) -> None:
    """Remove a path card; it and the rockfall are discarded (D-ROCK-1)."""
    face: i64 = remove(position, position.grid.slot(cell))
    position.discard(ROCKFALL, FACE_UP)
    position.discard(piece_of(face), FACE_UP)
    if log is not None:
        told = position.window.text(cell)
        log.tell(Rockfall(type="rockfall", seat=int(position.turn), cell=told, card=BOX.face_codes[face]))


def look(position: Position, cell: i64, log: Log | None) -> None:
    """Look at a face-down goal (D-MAP-1): which one is public, its face is not (D-INFO-2)."""
    seat: i64 = position.turn
    goal: i64 = position.goal_at(cell)
    position.note_look(seat, 1 << goal)
    position.discard(MAP, FACE_UP)
    if log is not None:
        code = BOX.face_codes[position.goal_face(goal)]
        log.tell(Map(type="map", seat=int(seat), cell=position.window.text(cell), card=code))


def throw_away(position: Position, first: i64, second: i64, log: Log | None) -> None:
    """Discard one card or two face down (act D, D-DISC-3)."""
    seat: i64 = position.turn
    position.discard(first, seat)
    if second != NONE:
        position.take_from_hand(seat, second)
        position.discard(second, seat)
    if log is not None:
        cards = [BOX.codes[card] for card in (first, second) if card != NONE]
        log.tell(Discard(type="discard", seat=int(seat), cards=cards))


def scrap(position: Position, first: i64, second: i64, tool: i64, log: Log | None) -> None:
    """Discard two cards face down (act C, D-DISC-1) and one sabotage card (D-AMB-16) face up (D-DISC-2)."""
    seat: i64 = position.turn
    position.take_from_hand(seat, second)
    position.discard(first, seat)
    position.discard(second, seat)
    position.mend_tool(seat, tool)
    position.discard(BREAK + tool, FACE_UP)
    if log is not None:
        cards = [BOX.codes[first], BOX.codes[second]]
        log.tell(Scrap(type="scrap", seat=int(seat), tool=TOOL_NAMES[tool], cards=cards))


# --- what follows ------------------------------------------------------------------------------------


def settle(position: Position, log: Log | None) -> None:
    """Turn goals, then lay tokens on gold (D-AMB-22), then go on; a choice of orientation comes in between."""
    if turn_goals(position, log):
        claim_gold(position, log)
        go_on(position, log)


def go_on(position: Position, log: Log | None) -> None:
    """End the round as soon as one of its ends holds (D-END-1), at once and without a draw (D-END-2, D-AMB-19).

    Otherwise let a troll be bribed, or end the turn (D-TURN-6).
    """
    if position.shown == ALL_GOALS:
        end_round(position, "goals", log)
    elif position.tokens == position.supply():
        end_round(position, "tokens", log)
    elif not position.acted:
        position.phase = PLAY
    elif cards_are_out(position):
        end_round(position, "cards", log)
    elif can_bribe(position, position.turn):
        position.phase = BRIBES
    else:
        finish_turn(position, log)


def cards_are_out(position: Position) -> bool:
    """Say whether the pile and all hands are empty (D-END-1c, DS-17)."""
    return position.deck_size() == 0 and position.hands_are_empty()


def finish_turn(position: Position, log: Log | None) -> None:
    """Draw, and pass the turn to the other player (D-TURN-1)."""
    for _card in range(position.due):
        draw(position, position.turn, log)
    position.due = 0
    if cards_are_out(position):  # solo: only cards that struck were left to draw
        end_round(position, "cards", log)
        return
    position.acted = False
    position.phase = PLAY
    other: i64 = position.next_seat(position.turn)
    if position.hand_size(other) != 0:  # D-TURN-4: who has no cards is out for the rest of the round
        position.turn = other
    position.active = position.turn
