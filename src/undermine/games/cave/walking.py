"""Walking: a dwarf's steps and everything that entering a field brings, in the order of C-MOVE-10."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.attacks import ask, attack, lose_nugget, strike
from undermine.games.cave.border import Endure, Exit, GoalFound, LookAside, Show, Step, Vein
from undermine.games.cave.box import BOX, MONSTER_KINDS, MONSTERS, WALK_STEPS
from undermine.games.cave.clans import clan_out, clan_text
from undermine.games.cave.fields import EXIT, VEIN, entry_on, is_wood
from undermine.games.cave.goals import PRINTED, TURNED, goal_face, lies, turn_up
from undermine.games.cave.hands import lose_card, lower_limit
from undermine.games.cave.places import FACE_DOWN_FIELD, field_of, place_at, slot_of
from undermine.games.cave.position import BLUE_OUT, ORIENT, OVER, WALK, Position
from undermine.games.cave.scoring import end_game, end_if_no_cards
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.events import Log
from undermine.kernel.grid import opposite, side_towards
from undermine.kernel.moves import TUNNEL


def begin_walk(position: Position) -> None:
    """Begin step 2: three steps, four with boots (C-MOVE-1); none for a dwarf that lies or has just stood up (C-MOVE-9)."""
    seat: i64 = position.active
    position.phase = WALK
    position.steps = 0
    # C-EXIT-2: whoever is out plays cards and does not move
    if not position.stunned and not position.lies_down(seat) and position.is_inside(seat):
        position.steps = WALK_STEPS
        if position.has_boots(seat):  # C-BOOTS-1; C-BOOTS-R2: those laid in this turn too
            position.steps += 1


def walk_to(position: Position, place: i64, log: Log | None) -> None:
    """Take one step; a face-down goal is turned up first (C-GOAL-3): dwarfs alone do that (C-GOAL-1)."""
    position.steps -= 1  # C-MOVE-3: every step costs one, on a card, across an edge or by a ladder
    slot: i64 = slot_of(place)
    if position.grid.face(slot) != FACE_DOWN:  # C-GOAL-7: nor is a goal special any more
        enter(position, place, log)
        return
    side: i64 = entry_side(position, slot)
    lying: i64 = lies(position, slot, side)
    if lying == PRINTED | TURNED:
        position.phase = ORIENT
        position.found = slot
        position.entered = side
        if log is not None:
            code = BOX.face_codes[goal_face(position, slot)]
            cell = position.window.text(position.grid.cell(slot))
            log.tell(GoalFound(type="goal-found", seat=int(position.active), cell=cell, card=code))
        return
    face: i64 = goal_face(position, slot)
    enter_goal(position, slot, side, face if lying == PRINTED else face + 1, log)


def entry_side(position: Position, goal_slot: i64) -> i64:
    """Return the side by which the active dwarf enters a goal next to its card."""
    cell: i64 = position.grid.cell(slot_of(position.dwarf(position.active)))
    return opposite(side_towards(cell, position.grid.cell(goal_slot)))


def enter_goal(position: Position, slot: i64, side: i64, face: i64, log: Log | None) -> None:
    """Turn a goal up and put the dwarf on its first field, where its movement ends (C-GOAL-3)."""
    position.phase = WALK
    position.steps = 0  # C-MOVE-8
    turn_up(position, slot, face, log)
    place: i64 = place_at(slot, entry_on(face, side))
    for monster in range(MONSTER_KINDS):  # C-MONSTER-R6
        if position.monster(monster) == place_at(slot, FACE_DOWN_FIELD):
            position.put_monster(monster, place)
    enter(position, place, log)


def enter(position: Position, place: i64, log: Log | None) -> None:
    """Stand on a field: bridge or tunnel first, then the monsters there, then exit and vein (C-MOVE-10, C-MOVE-R2)."""
    seat: i64 = position.active
    before: i64 = position.dwarf(seat)
    position.put_dwarf(seat, place)
    if log is not None:
        log.tell(Step(type="step", seat=int(seat), figure="dwarf", field=position.place_text(place)))
    face: i64 = position.grid.face(slot_of(place))
    if is_wood(face, field_of(place)):  # C-BRIDGE-R3: at every entry; C-BRIDGE-R2: not on the way along it
        if slot_of(before) != slot_of(place) or not is_wood(face, field_of(before)):
            cross_bridge(position, log)
            if position.phase == OVER:
                return
    elif field_of(place) == TUNNEL:  # C-TUNNEL-4: a curve is no tunnel; C-TUNNEL-R1: at every entry
        lose_nugget(position, seat, "tunnel", log)  # C-TUNNEL-2
    if position.monsters_on(place):
        position.steps = 0  # C-MOVE-7; C-AXE-R3: whatever an axe does about the monster
        meet(position, 0, log)
    else:
        arrive_at(position, log)


def cross_bridge(position: Position, log: Log | None) -> None:
    """Lose a card, if there is one, and a place in the hand in any case (C-BRIDGE-2, C-BRIDGE-3, C-BRIDGE-R4)."""
    seat: i64 = position.active
    lower_limit(position, seat)
    if position.hand_size(seat):
        lose_card(position, seat, "bridge", log)
        end_if_no_cards(position, log)


def meet(position: Position, monster: i64, log: Log | None) -> None:
    """Meet the monsters of the field, from this one on: rat, crawler, goblin, an axe for each (C-MONSTER-R4)."""
    seat: i64 = position.active
    for other in range(monster, MONSTER_KINDS):
        if position.monster(other) == position.dwarf(seat):
            position.mover = other
            if position.axes(seat):  # C-AXE-R4: only the walker is asked
                position.walking = True
                ask(position, seat)
                return
            attack(position, seat, log)  # C-MONSTER-R3
            if position.phase == OVER:
                return
    arrive_at(position, log)


def answer_meeting(position: Position, strikes: bool, log: Log | None) -> None:
    """Take the answer of a player whose dwarf has walked into a monster."""
    position.phase = WALK
    if strikes:
        strike(position, log)
    else:
        if log is not None:
            log.tell(Endure(type="endure", seat=int(position.turn), monster=MONSTERS[position.mover]))
        attack(position, position.active, log)
        if position.phase == OVER:
            return
    meet(position, position.mover + 1, log)


def arrive_at(position: Position, log: Log | None) -> None:
    """Leave by the exit, after the monsters there (C-MONSTER-R8); or, where the movement has ended, take the gold of a vein."""
    place: i64 = position.dwarf(position.active)
    if i64(EXIT[position.grid.face(slot_of(place))]) == field_of(place):  # C-EXIT-R1: with steps left too
        leave(position, log)
    elif position.steps == 0:
        dig(position, log)


def leave(position: Position, log: Log | None) -> None:
    """Leave the cave: the clan card is turned up (C-EXIT-1); the first one out looks at those set aside (C-EXIT-3)."""
    seat: i64 = position.active
    position.stand_up(seat)
    position.steps = 0
    position.note_exit(seat)
    if log is not None:
        log.tell(Exit(type="exit", seat=int(seat), nuggets=int(position.nuggets(seat))))
    show_clan(position, log)
    if log is not None and position.exits == 1 and len(position.clans) > position.seats:
        aside = [clan_text(int(card)) for card in position.clans[position.seats :]]
        log.tell(LookAside(type="look-aside", seat=int(seat), clans=aside))
    out: i64 = clan_out(position)
    if out >= 0:
        end_game(position, BLUE_OUT + out, log)


def dig(position: Position, log: Log | None) -> None:
    """Take the nugget of a vein on whose own field the movement ends (C-VEIN-2), unasked (C-VEIN-R2); show one's clan card."""
    seat: i64 = position.active
    place: i64 = position.dwarf(seat)
    slot: i64 = slot_of(place)
    if not position.full & BIT[slot]:  # C-VEIN-4: a vein gives its nugget once
        return
    if i64(VEIN[position.grid.face(slot)]) != field_of(place):
        return
    position.full &= ~BIT[slot]
    position.set_nuggets(seat, position.nuggets(seat) + 1)
    if log is not None:
        log.tell(Vein(type="vein", seat=int(seat), cell=position.window.text(position.grid.cell(slot))))
    show_clan(position, log)


def show_clan(position: Position, log: Log | None) -> None:
    """Turn the active player's clan card up for the rest of the game (C-CLAN-8, C-VEIN-3)."""
    seat: i64 = position.active
    if log is not None and not position.is_open(seat):
        log.tell(Show(type="show", seat=int(seat), clan=clan_text(int(position.clans[seat]))))
    position.open |= 1 << seat
