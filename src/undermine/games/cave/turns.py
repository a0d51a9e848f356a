"""Turns: upkeep, playing a card, what goes on by itself, drawing, whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.agreement import agree, decline, propose
from undermine.games.cave.attacks import answer_arrival, remove_monster
from undermine.games.cave.board import lay_path, lift_path
from undermine.games.cave.border import Axe, Boots, Cut, Discard, Halt, InfoGoal, InfoSeat, Skip, StandUp, Swap, Web
from undermine.games.cave.box import BOX, FIRST_GOAL, MONSTER_KINDS
from undermine.games.cave.clans import IDENTITIES, identity_of
from undermine.games.cave.goals import goal_face
from undermine.games.cave.hands import codes, draw, hide_out, lowest_of_kind, play_card, show_out, swap_hands
from undermine.games.cave.monsters import call, move_monster
from undermine.games.cave.moves import (
    AGAIN,
    AGREE,
    CALL,
    CUT,
    DECLINE,
    DISCARD,
    DISCARD_TWO,
    EXCHANGE,
    GIVE_AXE,
    GIVE_BOOTS,
    HALT,
    KIND_USED,
    LAST_PLAY,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    ORIENT,
    PROPOSE,
    ROCK,
    STEP,
    STRIKE,
    monster_of,
)
from undermine.games.cave.places import NO_PLACE, place_at
from undermine.games.cave.position import MONSTER, NO_CARDS_LEFT, NOBODY_CAN_ACT, PLAY, WALK, Position
from undermine.games.cave.scoring import end_game, end_if_no_cards, hands_empty
from undermine.games.cave.steps import can_step
from undermine.games.cave.walking import answer_meeting, begin_walk, dig, enter_goal, walk_to
from undermine.games.cave.webs import age_webs, cuttable, edge_at, edge_text, lay_web, weaken_web
from undermine.kernel.events import Log
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, field_of, seat_of, second_of, side_of, verb_of


def play_move(position: Position, move: i64, log: Log | None) -> None:
    """Carry out a legal move and everything that follows of itself."""
    verb: i64 = verb_of(move)
    if verb <= LAST_PLAY:
        position.due = 1  # C-DRAW-1; C-DRAW-4: as many as are used, lost cards are not replaced
        position.drawer = position.active
        play(position, verb, move, log)
        if verb < CALL and not end_if_no_cards(position, log):
            begin_walk(position)
    elif verb == CUT:
        cut(position, cell_of(move), side_of(move), log)
    elif verb == STEP:
        step(position, place_named(position, move), log)
    elif verb == HALT:
        halt(position, log)
    elif verb == ORIENT:
        enter_goal(position, position.found, position.entered, face_of(move), log)
    elif verb == PROPOSE:
        propose(position, log)
    elif verb == AGREE:
        agree(position, log)
    elif verb == DECLINE:
        decline(position, log)
    elif position.walking:
        answer_meeting(position, verb == STRIKE, log)
    else:
        answer_arrival(position, verb == STRIKE, log)
    go_on(position, log)


def place_named(position: Position, move: i64) -> i64:
    """Return the place that a move names."""
    return place_at(position.grid.slot(cell_of(move)), field_of(move))


def go_on(position: Position, log: Log | None) -> None:
    """Pass over everything in which the active player could only stop, until somebody has something to decide."""
    if position.phase == MONSTER and not monster_has_choice(position):
        end_monster(position, log)
    if position.phase == WALK and not dwarf_has_choice(position):
        end_walk(position, log)


def monster_has_choice(position: Position) -> bool:
    """Say whether the monster may step on, or a web be cut so that it might (contract, section 3)."""
    if position.steps == 0:
        return False
    return can_step(position, position.monster(position.mover)) or cuttable(position, position.active) != 0


def dwarf_has_choice(position: Position) -> bool:
    """Say whether the dwarf may step on, or cut a web at its field even if it may not step (contract, section 3)."""
    if position.steps > 0 and can_step(position, position.dwarf(position.active)):
        return True
    return cuttable(position, position.active) != 0


# --- step 1 ------------------------------------------------------------------------------------------


def play(position: Position, verb: i64, move: i64, log: Log | None) -> None:
    """Lay a path, play an action card, or discard (C-TURN-3)."""
    if verb == PLACE:
        show_out(position, position.active, card_of(move))
        lay_path(position, cell_of(move), face_of(move), log)
    elif verb == DISCARD or verb == DISCARD_TWO:
        throw_away(position, move, verb == DISCARD_TWO, log)
    else:
        play_card(position, lowest_of_kind(position, position.active, KIND_USED[verb]))
        if verb >= CALL:
            place: i64 = i64(NO_PLACE) if verb >= AGAIN else place_named(position, move)
            call(position, monster_of(verb), place, log)
        elif verb == LAY_WEB:
            edge: i64 = edge_at(cell_of(move), side_of(move))
            lay_web(position, edge, 2, position.active)
            if log is not None:
                log.tell(Web(type="web", seat=int(position.active), edge=edge_text(position, edge)))
        elif verb == GIVE_BOOTS or verb == GIVE_AXE:
            equip(position, seat_of(move), verb == GIVE_BOOTS, log)
        else:
            position.discards += 1  # C-ACT-1
            act_at_once(position, verb, move, log)


def act_at_once(position: Position, verb: i64, move: i64, log: Log | None) -> None:
    """Carry out a card with an immediate action."""
    if verb == ROCK:
        lift_path(position, cell_of(move), log)
    elif verb == LOOK_GOAL:
        look_at_goal(position, position.grid.slot(cell_of(move)), log)
    elif verb == LOOK_SEAT:
        look_at_seat(position, seat_of(move), log)
    elif verb == EXCHANGE:
        if log is not None:
            log.tell(Swap(type="swap", seat=int(position.active), target=int(seat_of(move))))
        swap_hands(position, position.active, seat_of(move), log)
        position.drawer = seat_of(move)  # C-DRAW-2, C-SWAP-2


def throw_away(position: Position, move: i64, two: bool, log: Log | None) -> None:
    """Discard one or two cards face down (C-DISCARD-1)."""
    hide_out(position, position.active, card_of(move))
    if two:
        hide_out(position, position.active, second_of(move))
        position.due = 2
    if log is not None:
        seat = int(position.active)
        cards = [int(card_of(move)), int(second_of(move))] if two else [int(card_of(move))]
        log.tell(Discard(type="discard", seat=seat, cards=codes(cards)))


def equip(position: Position, seat: i64, boots: bool, log: Log | None) -> None:
    """Lay boots or an axe before a player (C-BOOTS-1, C-AXE-1); boots stay there (C-BOOTS-3)."""
    if boots:
        position.boots |= 1 << seat
    else:
        position.set_axes(seat, position.axes(seat) + 1)
    if log is not None:
        giver = int(position.active)
        if boots:
            log.tell(Boots(type="boots", seat=giver, target=int(seat)))
        else:
            log.tell(Axe(type="axe", seat=giver, target=int(seat)))


def look_at_goal(position: Position, slot: i64, log: Log | None) -> None:
    """Look at a goal, which stays face down (C-INFO-1, C-INFO-3): which one is public, its face is not (C-INFO-2)."""
    seat: i64 = position.active
    position.note_goal_look(seat, slot - FIRST_GOAL)
    if log is not None:
        cell = position.window.text(position.grid.cell(slot))
        code = BOX.face_codes[goal_face(position, slot)]
        log.tell(InfoGoal(type="info-goal", seat=int(seat), cell=cell, card=code))


def look_at_seat(position: Position, target: i64, log: Log | None) -> None:
    """Look at another player's clan card: whose is public, what it shows is not (C-INFO-1, C-INFO-2)."""
    seat: i64 = position.active
    position.note_seat_look(seat, target)
    if log is not None:
        identity = IDENTITIES[identity_of(i64(position.clans[target]))]
        log.tell(InfoSeat(type="info-seat", seat=int(seat), target=int(target), identity=identity))


# --- steps of monsters and dwarfs --------------------------------------------------------------------


def step(position: Position, place: i64, log: Log | None) -> None:
    """Take one step with the monster, or with the dwarf."""
    if position.phase == MONSTER:
        move_monster(position, place, log)
    else:
        walk_to(position, place, log)


def halt(position: Position, log: Log | None) -> None:
    """Forgo the steps that are left: of the dwarf (C-MOVE-1), or of the monster (C-MONSTER-3)."""
    if log is not None:
        log.tell(Halt(type="halt", seat=int(position.active)))
    if position.phase == MONSTER:
        end_monster(position, log)
    else:
        end_walk(position, log)


def cut(position: Position, cell: i64, side: i64, log: Log | None) -> None:
    """Use an axe against a web (C-AXE-2)."""
    position.set_axes(position.active, position.axes(position.active) - 1)
    position.discards += 1
    edge: i64 = edge_at(cell, side)
    if log is not None:
        log.tell(Cut(type="cut", seat=int(position.active), edge=edge_text(position, edge)))
    weaken_web(position, position.web_on(edge), "axe", log)


def end_monster(position: Position, log: Log | None) -> None:
    """End the monster's move, and with it the effect of the card; the dwarf is next."""
    if not end_if_no_cards(position, log):
        begin_walk(position)


# --- steps 2 and 3, the next turn --------------------------------------------------------------------


def end_walk(position: Position, log: Log | None) -> None:
    """End step 2: the vein on which the dwarf stands, then drawing, then the next turn (C-VEIN-R3)."""
    seat: i64 = position.active
    if position.is_inside(seat) and not position.stunned and not position.lies_down(seat):
        dig(position, log)
    draw(position, position.drawer, position.due, log)
    if hands_empty(position):  # C-END-R1: also where the stack has cards and nobody may draw any
        end_game(position, NO_CARDS_LEFT if position.deck_size() == 0 else NOBODY_CAN_ACT, log)
    else:
        next_turn(position, log)


def next_turn(position: Position, log: Log | None) -> None:
    """Give the turn to the next player clockwise who holds a card; the others have their upkeep (C-TURN-4, C-TURN-R2)."""
    while True:
        position.active = position.next_seat(position.active)
        upkeep(position, log)
        if position.hand_size(position.active):
            break
        if log is not None:
            log.tell(Skip(type="skip", seat=int(position.active)))
    position.turn = position.active
    position.phase = PLAY
    position.proposed = False


def upkeep(position: Position, log: Log | None) -> None:
    """Do what is due at the start of a turn: monsters leave, webs age, a lying dwarf stands up (C-TURN-2).

    It is done for a player whose dwarf has left (C-EXIT-R2) and for one who is skipped, so that a paralysis is over (C-CRAWLER-R2).
    """
    seat: i64 = position.active
    for monster in range(MONSTER_KINDS):
        if position.monster(monster) != NO_PLACE and position.holder(monster) == seat:  # C-MONSTER-8
            remove_monster(position, monster, "upkeep", log)
    if position.webs > 0:
        age_webs(position, seat, log)
    position.stunned = position.lies_down(seat)
    if position.stunned:
        position.stand_up(seat)
        if log is not None:
            log.tell(StandUp(type="stand-up", seat=int(seat)))
