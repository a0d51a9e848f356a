"""Turns: carrying out a legal move, drawing, whose turn is next, and the ends of a round (D-TURN, D-ACT, D-DISC, D-END-1)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from undermine.games.duel.box import (
    BOX,
    BREAK,
    BREAK_TOOL,
    BRIBE,
    DISCARD,
    DISCARD_TWO,
    END,
    KEY,
    KEY_CARD,
    LOOK,
    MAP,
    ORIENT,
    PAY,
    PLACE,
    REPAIR,
    ROCK,
    ROCKFALL,
    WINDOW,
)
from undermine.games.duel.checks import can_bribe, card_used
from undermine.games.duel.claims import claim_gold
from undermine.games.duel.deal import draw
from undermine.games.duel.goals import turn_goal, turn_goals
from undermine.games.duel.maze import free_way, goal_at, lay, lay_token, remove, unlock
from undermine.games.duel.pay import end_round, hand_over, pay_trolls
from undermine.games.duel.position import (
    BRIBES,
    FACE_UP,
    HANDS,
    HOLD,
    KNOWS,
    NONE,
    PLAY,
    SIZES,
    TOOLS,
    Position,
    discard,
    goal_number,
    supply,
)
from undermine.kernel.events import Log
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.moves import card_of, cell_of, face_of, numbers_of, seat_of, second_of, tool_of, verb_of

ALL_GOALS = 63


def apply(position: Position, move: i64, log: Log | None) -> None:
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
        turn_goal(position, goal_at(position, cell_of(move)), face_of(move), log)
        settle(position, log)
    elif verb == BRIBE:
        bribe(position, cell_of(move), log)
    else:
        position.acted = True
        position.due = 2 if verb == DISCARD_TWO else 1
        use_card(position, card_used(move))
        if verb == PLACE:
            place(position, cell_of(move), face_of(move), log)
            settle(position, log)
        elif verb == KEY:
            open_door(position, cell_of(move), log)
            settle(position, log)
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


def use_card(position: Position, card: i64) -> None:
    """Take a card out of the hand."""
    zones = position.zones
    place: i64 = HANDS + position.turn * HOLD
    end: i64 = place + i64(zones[SIZES + position.turn]) - 1
    while i64(zones[place]) != card:
        place += 1
    while place < end:
        zones[place] = zones[place + 1]
        place += 1
    zones[SIZES + position.turn] = u8(i64(zones[SIZES + position.turn]) - 1)


# --- the options and the bribe -----------------------------------------------------------------------


def place(position: Position, cell: i64, face: i64, log: Log | None) -> None:
    """Lay a path card (option A)."""
    if log is not None:
        log.tell("place", int(position.turn), card=BOX.face_codes[face], cell=position.window.text(cell))
    lay(position, cell, face)
    if position.window is not WINDOW:  # a setup may begin nearer to the rim than any deal comes
        position.window = position.grid.recut(position.window, cell)


def open_door(position: Position, cell: i64, log: Log | None) -> None:
    """Unlock a door for oneself; the key card is discarded (D-KEY-1)."""
    discard(position, KEY_CARD, FACE_UP)
    unlock(position, position.grid.slot(cell), position.turn)
    if log is not None:
        log.tell("key", int(position.turn), cell=position.window.text(cell))


def bribe(position: Position, cell: i64, log: Log | None) -> None:
    """Lay a token on a troll (D-TROLL-2): the last one ends the round (D-END-1), another frees the way (D-TROLL-3/7)."""
    slot: i64 = position.grid.slot(cell)
    lay_token(position, slot, position.turn)
    if log is not None:
        log.tell("bribe", int(position.turn), cell=position.window.text(cell))
    if position.tokens == supply(position):
        end_round(position, "tokens", log)
        return
    free_way(position, slot)
    settle(position, log)


def sabotage(position: Position, seat: i64, tool: i64, log: Log | None) -> None:
    """Lay a sabotage card in front of the opponent (D-SAB-1)."""
    position.zones[TOOLS + seat] = u8(i64(position.zones[TOOLS + seat]) | 1 << tool)
    if log is not None:
        log.tell("break", int(position.turn), target=int(seat), tool=TOOL_NAMES[tool])


def repair(position: Position, tool: i64, card: i64, log: Log | None) -> None:
    """Remove one sabotage card in front of oneself; both cards are discarded (D-REP-1/2)."""
    seat: i64 = position.turn
    position.zones[TOOLS + seat] = u8(i64(position.zones[TOOLS + seat]) & ~(1 << tool))
    discard(position, card, FACE_UP)
    discard(position, BREAK + tool, FACE_UP)
    if log is not None:
        log.tell("repair", int(seat), target=int(seat), tool=TOOL_NAMES[tool], card=BOX.codes[card])


def rockfall(position: Position, cell: i64, log: Log | None) -> None:
    """Remove a path card; it and the rockfall are discarded (D-ROCK-1)."""
    face: i64 = remove(position, position.grid.slot(cell))
    discard(position, ROCKFALL, FACE_UP)
    discard(position, face >> 1, FACE_UP)
    if log is not None:
        log.tell("rockfall", int(position.turn), cell=position.window.text(cell), card=BOX.face_codes[face])


def look(position: Position, cell: i64, log: Log | None) -> None:
    """Look at a face-down goal (D-MAP-1): which one is public, its face is not (D-INFO-2)."""
    seat: i64 = position.turn
    goal: i64 = goal_at(position, cell)
    position.zones[KNOWS + seat] = u8(i64(position.zones[KNOWS + seat]) | 1 << goal)
    discard(position, MAP, FACE_UP)
    if log is not None:
        code = BOX.face_codes[BOX.goal_face(goal_number(position, goal))]
        log.whisper("map", int(seat), {"cell": position.window.text(cell)}, {"card": code}, [int(seat)])


def throw_away(position: Position, first: i64, second: i64, log: Log | None) -> None:
    """Discard one card or two face down (option D, D-DISC-3)."""
    seat: i64 = position.turn
    discard(position, first, seat)
    if second != NONE:
        use_card(position, second)
        discard(position, second, seat)
    if log is not None:
        cards = [BOX.codes[card] for card in (first, second) if card != NONE]
        log.whisper("discard", int(seat), {}, {"cards": cards}, [int(seat)])


def scrap(position: Position, first: i64, second: i64, tool: i64, log: Log | None) -> None:
    """Discard two cards face down and remove a sabotage card, which is discarded face up (option C, D-DISC-1/2)."""
    seat: i64 = position.turn
    use_card(position, second)
    discard(position, first, seat)
    discard(position, second, seat)
    position.zones[TOOLS + seat] = u8(i64(position.zones[TOOLS + seat]) & ~(1 << tool))
    discard(position, BREAK + tool, FACE_UP)
    if log is not None:
        cards = [BOX.codes[first], BOX.codes[second]]
        log.whisper("scrap", int(seat), {"tool": TOOL_NAMES[tool]}, {"cards": cards}, [int(seat)])


# --- what follows ------------------------------------------------------------------------------------


def settle(position: Position, log: Log | None) -> None:
    """Turn goals, then lay tokens on gold (D-AMB-22), then go on; a choice of orientation comes in between."""
    if turn_goals(position, log):
        claim_gold(position, log)
        go_on(position, log)


def go_on(position: Position, log: Log | None) -> None:
    """End the round as soon as one of its ends holds (D-END-1), let a troll be bribed, or end the turn (D-TURN-6)."""
    if position.shown == ALL_GOALS:
        end_round(position, "goals", log)
    elif position.tokens == supply(position):
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
    if position.drawn < len(position.deck) or position.zones[SIZES] != 0:
        return False
    return position.seats == 1 or position.zones[SIZES + 1] == 0


def finish_turn(position: Position, log: Log | None) -> None:
    """Draw, and pass the turn to the other player; who has no cards is out for the rest of the round (D-TURN-1/4)."""
    while position.due > 0:
        position.due -= 1
        draw(position, position.turn, log)
    if cards_are_out(position):  # solo: only cards that struck were left to draw
        end_round(position, "cards", log)
        return
    position.acted = False
    position.phase = PLAY
    other: i64 = position.seats - 1 - position.turn
    if position.zones[SIZES + other] != 0:
        position.turn = other
    position.active = position.turn
