"""Attacks: axes against monsters, and what rat, crawler and goblin do (C-AXE-4..7, C-RAT, C-CRAWLER, C-GOBLIN)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.box import GOBLIN, MONSTERS, RAT
from undermine.games.cave.hands import lose_card, lower_limit
from undermine.games.cave.position import (
    AXES,
    LURKING,
    MONSTER,
    NO_PLACE,
    NUGGETS,
    OVER,
    REACT,
    SIZES,
    Position,
    dwarf_place,
    monster_place,
)
from undermine.games.cave.scoring import end_if_no_cards
from undermine.kernel.events import Log


def remove_monster(position: Position, monster: i64, cause: str, log: Log | None) -> None:
    """Put a monster back into the bank; its card is discarded by whoever has it (C-MONSTER-8, C-AXE-4)."""
    position.places[LURKING + monster] = NO_PLACE
    position.discards += 1
    if log is not None:
        log.tell("monster-leaves", None, monster=MONSTERS[monster], cause=cause)


def ask(position: Position, seat: i64) -> None:
    """Ask a seat with an axe what it does about the monster `mover` (C-AXE-7)."""
    position.phase = REACT
    position.turn = seat


def strike(position: Position, log: Log | None) -> None:
    """Use an axe: the monster is gone before it attacks (C-AXE-4)."""
    seat: i64 = position.turn
    position.zones[AXES + seat] -= 1
    position.discards += 1
    if log is not None:
        log.tell("strike", int(seat), monster=MONSTERS[position.mover])
    remove_monster(position, position.mover, "axe", log)


def attack(position: Position, seat: i64, log: Log | None) -> None:
    """Let the monster `mover` attack a dwarf; a card lost may end the game (C-END-R2)."""
    zones = position.zones
    if log is not None:
        log.tell("attack", int(seat), monster=MONSTERS[position.mover])
    if position.mover == RAT:
        if zones[SIZES + seat] != 0:  # C-BRIDGE-R4: on an empty hand the attack is not successful
            lose_card(position, seat, "rat", log)
            lower_limit(position, seat)  # C-RAT-3
            end_if_no_cards(position, log)
    elif position.mover == GOBLIN:
        lose_nugget(position, seat, "goblin", log)  # C-GOBLIN-2
    else:
        position.down |= 1 << seat  # C-CRAWLER-2, C-CRAWLER-R1


def lose_nugget(position: Position, seat: i64, cause: str, log: Log | None) -> None:
    """Give a nugget back to the bank, if there is one (C-GOBLIN-3, C-TUNNEL-3)."""
    if position.zones[NUGGETS + seat] != 0:
        position.zones[NUGGETS + seat] -= 1
        position.bank += 1
        if log is not None:
            log.tell("lose-nugget", int(seat), cause=cause)


# --- a monster arrives where dwarfs stand ------------------------------------------------------------


def arrive(position: Position, log: Log | None) -> None:
    """Stop the monster among the dwarfs it has met; axes first, then it attacks them all (C-MONSTER-4)."""
    position.steps = 0
    position.walking = False
    ask_from(position, 0, log)


def ask_from(position: Position, offset: i64, log: Log | None) -> None:
    """Ask the next seat with an axe on the field, in turn order from the active player (C-AXE-R4); after the last, attack."""
    while offset < position.seats:
        seat: i64 = (position.active + offset) % position.seats
        if position.zones[AXES + seat] != 0 and is_met(position, seat):
            ask(position, seat)
            return
        offset += 1
    attack_all(position, log)


def is_met(position: Position, seat: i64) -> bool:
    """Say whether a seat's dwarf stands on the field of the monster `mover`."""
    return dwarf_place(position, seat) == monster_place(position, position.mover)


def attack_all(position: Position, log: Log | None) -> None:
    """Attack every dwarf on the field, in turn order from the active player (C-MONSTER-R2/R7)."""
    hand_back(position)
    offset: i64 = 0
    while offset < position.seats and position.phase != OVER:
        seat: i64 = (position.active + offset) % position.seats
        if is_met(position, seat):
            attack(position, seat, log)
        offset += 1


def hand_back(position: Position) -> None:
    """Give the decision back to the active player after a monster's arrival."""
    position.phase = MONSTER
    position.turn = position.active


def answer_arrival(position: Position, strikes: bool, log: Log | None) -> None:
    """Take the answer of a seat whose field a monster has entered; one axe protects everybody there (C-AXE-5)."""
    if strikes:
        strike(position, log)
        hand_back(position)
        return
    if log is not None:
        log.tell("endure", int(position.turn), monster=MONSTERS[position.mover])
    ask_from(position, (position.turn - position.active + position.seats) % position.seats + 1, log)
