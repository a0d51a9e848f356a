"""Turns: upkeep, playing a card, what goes on by itself, drawing, whose turn is next (C-TURN, C-ACT, C-DISCARD, C-DRAW)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from undermine.games.cave.attacks import answer_arrival, remove_monster
from undermine.games.cave.box import (
    AGAIN,
    BOX,
    CALL,
    CUT,
    DISCARD,
    DISCARD_TWO,
    EXCHANGE,
    FIRST_GOAL,
    GIVE_AXE,
    GIVE_BOOTS,
    HALT,
    LAST_PLAY,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    MONSTER_KINDS,
    ORIENT,
    PLACE,
    ROCK,
    STEP,
    STRIKE,
    VERB_KIND,
)
from undermine.games.cave.clans import IDENTITIES
from undermine.games.cave.goals import goal_face
from undermine.games.cave.hands import (
    backs,
    codes,
    draw,
    hide_out,
    lowest_of_kind,
    play_card,
    show_out,
    swap_hands,
)
from undermine.games.cave.monsters import call, move_monster
from undermine.games.cave.position import (
    AXES,
    GOALS_SEEN,
    HOLDERS,
    MONSTER,
    NO_CARDS_LEFT,
    NO_PLACE,
    NOBODY_CAN_ACT,
    PLAY,
    SEATS_SEEN,
    SIZES,
    WALK,
    Position,
    deck_size,
    dwarf_place,
    monster_place,
)
from undermine.games.cave.scoring import end_game, end_if_no_cards, hands_empty
from undermine.games.cave.table import lay_path, lift_path
from undermine.games.cave.walking import answer_meeting, begin_walk, dig, enter_goal, walk_to
from undermine.games.cave.ways import can_step
from undermine.games.cave.webs import age_webs, cuttable, edge_at, edge_text, lay_web, weaken_web, web_on
from undermine.kernel.events import Log
from undermine.kernel.moves import card_of, cell_of, face_of, field_of, seat_of, second_of, side_of, verb_of


def apply(position: Position, move: i64, log: Log | None) -> None:
    """Carry out a legal move and everything that follows of itself."""
    verb: i64 = verb_of(move)
    if verb <= LAST_PLAY:
        position.due = 1
        position.drawer = position.active
        play(position, verb, move, log)
        if verb < CALL and not end_if_no_cards(position, log):
            begin_walk(position)
    elif verb == CUT:
        cut(position, cell_of(move), side_of(move), log)
    elif verb == STEP:
        step(position, position.grid.slot(cell_of(move)) << 5 | field_of(move), log)
    elif verb == HALT:
        halt(position, log)
    elif verb == ORIENT:
        enter_goal(position, position.entered >> 2, position.entered & 3, face_of(move), log)
    elif position.walking:
        answer_meeting(position, verb == STRIKE, log)
    else:
        answer_arrival(position, verb == STRIKE, log)
    go_on(position, log)


def go_on(position: Position, log: Log | None) -> None:
    """Pass over everything in which the active player could only stop, until somebody has something to decide."""
    if position.phase == MONSTER and not monster_has_choice(position):
        end_monster(position, log)
    if position.phase == WALK and not dwarf_has_choice(position):
        end_walk(position, log)


def monster_has_choice(position: Position) -> bool:
    """Say whether the monster may step on, or a web be cut so that it might (CONTRACT 3)."""
    if position.steps == 0:
        return False
    return can_step(position, monster_place(position, position.mover)) or cuttable(position, position.active) != 0


def dwarf_has_choice(position: Position) -> bool:
    """Say whether the dwarf may step on, or cut a web at its field even if it may not step (CONTRACT 3)."""
    if position.steps > 0 and can_step(position, dwarf_place(position, position.active)):
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
        play_card(position, lowest_of_kind(position, position.active, VERB_KIND[verb]))
        if verb >= CALL:
            monster: i64 = (verb - CALL) % MONSTER_KINDS
            place: i64 = NO_PLACE if verb >= AGAIN else position.grid.slot(cell_of(move)) << 5 | field_of(move)
            call(position, monster, place, log)
        elif verb == LAY_WEB:
            edge: i64 = edge_at(cell_of(move), side_of(move))
            lay_web(position, edge, 2, position.active)
            if log is not None:
                log.tell("web", int(position.active), edge=edge_text(position, edge))
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
            log.tell("swap", int(position.active), target=int(seat_of(move)))
        swap_hands(position, position.active, seat_of(move), log)
        position.drawer = seat_of(move)  # C-SWAP-2


def throw_away(position: Position, move: i64, two: bool, log: Log | None) -> None:
    """Discard one or two cards face down (C-DISCARD-1)."""
    hide_out(position, position.active, card_of(move))
    if two:
        hide_out(position, position.active, second_of(move))
        position.due = 2
    if log is not None:
        seat = int(position.active)
        cards = [int(card_of(move)), int(second_of(move))] if two else [int(card_of(move))]
        log.veil("discard", seat, {}, {"cards": codes(cards)}, {"cards": backs(cards)}, [seat])


def equip(position: Position, seat: i64, boots: bool, log: Log | None) -> None:
    """Lay boots or an axe before a player (C-BOOTS-1, C-AXE-1)."""
    if boots:
        position.boots |= 1 << seat
    else:
        position.zones[AXES + seat] += 1
    if log is not None:
        log.tell("boots" if boots else "axe", int(position.active), target=int(seat))


def look_at_goal(position: Position, slot: i64, log: Log | None) -> None:
    """Look at a face-down goal: which one is public, its face is not (C-INFO-1/2)."""
    seat: i64 = position.active
    looked: i64 = i64(position.zones[GOALS_SEEN + seat]) | 1 << (slot - FIRST_GOAL)
    position.zones[GOALS_SEEN + seat] = u8(looked)
    if log is not None:
        cell = position.window.text(position.grid.cell(slot))
        code = BOX.face_codes[goal_face(position, slot)]
        log.whisper("info-goal", int(seat), {"cell": cell}, {"card": code}, [int(seat)])


def look_at_seat(position: Position, target: i64, log: Log | None) -> None:
    """Look at another player's clan card: whose is public, what it shows is not (C-INFO-1/2)."""
    seat: i64 = position.active
    position.zones[SEATS_SEEN + seat] = u8(i64(position.zones[SEATS_SEEN + seat]) | 1 << target)
    if log is not None:
        identity = IDENTITIES[i64(position.clans[target]) >> 1]
        log.whisper("info-seat", int(seat), {"target": int(target)}, {"identity": identity}, [int(seat)])


# --- steps of monsters and dwarfs --------------------------------------------------------------------


def step(position: Position, place: i64, log: Log | None) -> None:
    """Take one step with the monster, or with the dwarf."""
    if position.phase == MONSTER:
        move_monster(position, place, log)
    else:
        walk_to(position, place, log)


def halt(position: Position, log: Log | None) -> None:
    """Forgo the steps that are left."""
    if log is not None:
        log.tell("halt", int(position.active))
    if position.phase == MONSTER:
        end_monster(position, log)
    else:
        end_walk(position, log)


def cut(position: Position, cell: i64, side: i64, log: Log | None) -> None:
    """Use an axe against a web (C-AXE-2/3)."""
    position.zones[AXES + position.active] -= 1
    position.discards += 1
    edge: i64 = edge_at(cell, side)
    if log is not None:
        log.tell("cut", int(position.active), edge=edge_text(position, edge))
    weaken_web(position, web_on(position, edge), "axe", log)


def end_monster(position: Position, log: Log | None) -> None:
    """End the monster's move, and with it the effect of the card; the dwarf is next."""
    if not end_if_no_cards(position, log):
        begin_walk(position)


# --- steps 2 and 3, the next turn --------------------------------------------------------------------


def end_walk(position: Position, log: Log | None) -> None:
    """End step 2: the vein on which the dwarf stands, then drawing, then the next turn (C-VEIN-R3)."""
    seat: i64 = position.active
    if dwarf_place(position, seat) != NO_PLACE and not position.stunned and not position.down >> seat & 1:
        dig(position, log)
    draw(position, position.drawer, position.due, log)
    if hands_empty(position):
        end_game(position, NO_CARDS_LEFT if deck_size(position) == 0 else NOBODY_CAN_ACT, log)
    else:
        next_turn(position, log)


def next_turn(position: Position, log: Log | None) -> None:
    """Give the turn to the next player clockwise who holds a card; the others have their upkeep (C-TURN-4, C-TURN-R2)."""
    while True:
        position.active = (position.active + 1) % position.seats
        upkeep(position, log)
        if position.zones[SIZES + position.active] != 0:
            break
        if log is not None:
            log.tell("skip", int(position.active))
    position.turn = position.active
    position.phase = PLAY


def upkeep(position: Position, log: Log | None) -> None:
    """Do what is due at the start of a turn: monsters leave, webs age, a lying dwarf stands up (C-TURN-2)."""
    seat: i64 = position.active
    monster: i64 = 0
    while monster < MONSTER_KINDS:
        if monster_place(position, monster) != NO_PLACE and i64(position.zones[HOLDERS + monster]) == seat:
            remove_monster(position, monster, "upkeep", log)
        monster += 1
    if position.webs > 0:
        age_webs(position, seat, log)
    position.stunned = position.down >> seat & 1 != 0
    if position.stunned:
        position.down &= ~(1 << seat)
        if log is not None:
            log.tell("stand-up", int(seat))
