"""Walking: a dwarf's steps and everything that entering a field brings, in the order of C-MOVE-10."""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from undermine.games.cave.attacks import ask, attack, lose_nugget, strike
from undermine.games.cave.box import BOX, MONSTER_KINDS, MONSTERS, WALK_STEPS
from undermine.games.cave.clans import clan_out, clan_text
from undermine.games.cave.fields import ENTRY, EXIT, VEIN, WOOD
from undermine.games.cave.goals import PRINTED, TURNED, goal_face, lies, turn_up
from undermine.games.cave.hands import lose_card, lower_limit
from undermine.games.cave.position import (
    AXES,
    BIT,
    BLUE_OUT,
    DWARFS,
    EXITS,
    LURKING,
    NO_PLACE,
    NUGGETS,
    ORIENT,
    OVER,
    SIZES,
    WALK,
    Position,
    dwarf_place,
    monster_place,
    monsters_on,
    place_text,
)
from undermine.games.cave.scoring import end_game, end_if_no_cards
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.events import Log
from undermine.kernel.grid import CELL_MASK
from undermine.kernel.grid import STEP as BESIDE
from undermine.kernel.moves import TUNNEL


def begin_walk(position: Position) -> None:
    """Begin step 2: three steps, four with boots; none for a dwarf that lies or has just stood up (C-MOVE-1/9)."""
    seat: i64 = position.active
    position.phase = WALK
    position.steps = 0
    if not position.stunned and not position.down >> seat & 1 and dwarf_place(position, seat) != NO_PLACE:
        position.steps = WALK_STEPS + (position.boots >> seat & 1)  # C-BOOTS-1


def walk_to(position: Position, place: i64, log: Log | None) -> None:
    """Take one step; a face-down goal is turned up first (C-GOAL-3)."""
    position.steps -= 1
    slot: i64 = place >> 5
    if position.grid.face(slot) != FACE_DOWN:
        enter(position, place, log)
        return
    side: i64 = entry_side(position, slot)
    ways: i64 = lies(position, slot, side)
    if ways == PRINTED | TURNED:
        position.phase = ORIENT
        position.entered = 4 * slot + side
        if log is not None:
            code = BOX.face_codes[goal_face(position, slot)]
            cell = position.window.text(position.grid.cell(slot))
            log.tell("goal-found", int(position.active), cell=cell, card=code)
        return
    face: i64 = goal_face(position, slot)
    enter_goal(position, slot, side, face if ways == PRINTED else face + 1, log)


def entry_side(position: Position, goal_slot: i64) -> i64:
    """Return the side by which the active dwarf enters a goal next to its card."""
    cell: i64 = position.grid.cell(dwarf_place(position, position.active) >> 5)
    side: i64 = 0
    while (cell + BESIDE[side]) & CELL_MASK != position.grid.cell(goal_slot):
        side += 1
    return side ^ 2


def enter_goal(position: Position, slot: i64, side: i64, face: i64, log: Log | None) -> None:
    """Turn a goal up and put the dwarf on its first field, where its movement ends (C-GOAL-3)."""
    position.phase = WALK
    position.steps = 0
    turn_up(position, slot, face, log)
    place: i64 = slot << 5 | i64(ENTRY[face * 4 + side])
    monster: i64 = 0
    while monster < MONSTER_KINDS:  # C-MONSTER-R6
        if monster_place(position, monster) == slot << 5:
            position.places[LURKING + monster] = i16(place)
        monster += 1
    enter(position, place, log)


def enter(position: Position, place: i64, log: Log | None) -> None:
    """Stand on a field: bridge or tunnel first, then the monsters there, then exit and vein (C-MOVE-10)."""
    seat: i64 = position.active
    before: i64 = dwarf_place(position, seat)
    position.places[DWARFS + seat] = i16(place)
    if log is not None:
        log.tell("step", int(seat), figure="dwarf", field=place_text(position, place))
    wood: i64 = WOOD[position.grid.face(place >> 5)]
    if wood >> (place & 31) & 1 and not (before >> 5 == place >> 5 and wood >> (before & 31) & 1):
        cross_bridge(position, log)  # C-BRIDGE-R2
        if position.phase == OVER:
            return
    elif place & 31 == TUNNEL:
        lose_nugget(position, seat, "tunnel", log)  # C-TUNNEL-2
    if monsters_on(position, place):
        position.steps = 0  # C-MOVE-7
        meet(position, 0, log)
    else:
        arrive_at(position, log)


def cross_bridge(position: Position, log: Log | None) -> None:
    """Lose a card, if there is one, and a place in the hand in any case (C-BRIDGE-2/3, C-BRIDGE-R4)."""
    seat: i64 = position.active
    lower_limit(position, seat)
    if position.zones[SIZES + seat] != 0:
        lose_card(position, seat, "bridge", log)
        end_if_no_cards(position, log)


def meet(position: Position, monster: i64, log: Log | None) -> None:
    """Meet the monsters of the field, from this one on: rat, crawler, goblin, an axe for each (C-MONSTER-R4)."""
    seat: i64 = position.active
    while monster < MONSTER_KINDS:
        if monster_place(position, monster) == dwarf_place(position, seat):
            position.mover = monster
            if position.zones[AXES + seat] != 0:  # C-AXE-R4: only the walker is asked
                position.walking = True
                ask(position, seat)
                return
            attack(position, seat, log)  # C-MONSTER-R3
            if position.phase == OVER:
                return
        monster += 1
    arrive_at(position, log)


def answer_meeting(position: Position, strikes: bool, log: Log | None) -> None:
    """Take the answer of a player whose dwarf has walked into a monster."""
    position.phase = WALK
    if strikes:
        strike(position, log)
    else:
        if log is not None:
            log.tell("endure", int(position.turn), monster=MONSTERS[position.mover])
        attack(position, position.active, log)
        if position.phase == OVER:
            return
    meet(position, position.mover + 1, log)


def arrive_at(position: Position, log: Log | None) -> None:
    """Leave by the exit; or, if the movement has ended, take the gold of a vein (C-MOVE-10)."""
    place: i64 = dwarf_place(position, position.active)
    if i64(EXIT[position.grid.face(place >> 5)]) == place & 31:
        leave(position, log)
    elif position.steps == 0:
        dig(position, log)


def leave(position: Position, log: Log | None) -> None:
    """Leave the cave: the clan card is turned up; the first one out looks at those set aside (C-EXIT-1/3)."""
    seat: i64 = position.active
    position.places[DWARFS + seat] = NO_PLACE
    position.down &= ~(1 << seat)
    position.steps = 0
    position.zones[EXITS + position.exits] = u8(seat)  # C-EXIT-4
    position.exits += 1
    if log is not None:
        log.tell("exit", int(seat), nuggets=int(position.zones[NUGGETS + seat]))
    show_clan(position, log)
    if log is not None and position.exits == 1 and len(position.clans) > position.seats:
        aside = [clan_text(int(card)) for card in position.clans[position.seats :]]
        covers = [[card[0], "?"] for card in aside]
        log.veil("look-aside", int(seat), {}, {"clans": aside}, {"clans": covers}, [int(seat)])
    out: i64 = clan_out(position)
    if out >= 0:
        end_game(position, BLUE_OUT + out, log)


def dig(position: Position, log: Log | None) -> None:
    """Take the nugget of a vein on which the movement ends, and show one's clan card (C-VEIN-2/3)."""
    seat: i64 = position.active
    place: i64 = dwarf_place(position, seat)
    slot: i64 = place >> 5
    if not position.full >> slot & 1 or i64(VEIN[position.grid.face(slot)]) != place & 31:
        return
    position.full &= ~BIT[slot]
    position.zones[NUGGETS + seat] += 1
    if log is not None:
        log.tell("vein", int(seat), cell=position.window.text(position.grid.cell(slot)))
    show_clan(position, log)


def show_clan(position: Position, log: Log | None) -> None:
    """Turn the active player's clan card up for the rest of the game (C-CLAN-8)."""
    seat: i64 = position.active
    if log is not None and not position.open >> seat & 1:
        log.tell("show", int(seat), clan=clan_text(int(position.clans[seat])))
    position.open |= 1 << seat
