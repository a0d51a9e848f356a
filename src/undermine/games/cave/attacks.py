"""Attacks: axes against monsters, and what rat, crawler and goblin do."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.border import Attack, Endure, LeaveCause, LoseNugget, MonsterLeaves, NuggetCause, Strike
from undermine.games.cave.box import GOBLIN, MONSTERS, RAT
from undermine.games.cave.hands import lose_card, lower_limit
from undermine.games.cave.places import NO_PLACE
from undermine.games.cave.position import MONSTER, OVER, REACT, Position
from undermine.games.cave.scoring import end_if_no_cards
from undermine.kernel.events import Log


def remove_monster(position: Position, monster: i64, cause: LeaveCause, log: Log | None) -> None:
    """Put a monster back into the bank; its card is discarded by whoever has it (C-MONSTER-8, C-AXE-4)."""
    position.put_monster(monster, NO_PLACE)
    position.discards += 1
    if log is not None:
        log.tell(MonsterLeaves(type="monster-leaves", seat=None, monster=MONSTERS[monster], cause=cause))


def ask(position: Position, seat: i64) -> None:
    """Ask a seat with an axe what it does about the monster `mover` (C-AXE-7)."""
    position.phase = REACT
    position.turn = seat


def strike(position: Position, log: Log | None) -> None:
    """Use an axe: the monster is gone before it attacks (C-AXE-4)."""
    seat: i64 = position.turn
    position.set_axes(seat, position.axes(seat) - 1)
    position.discards += 1
    if log is not None:
        log.tell(Strike(type="strike", seat=int(seat), monster=MONSTERS[position.mover]))
    remove_monster(position, position.mover, "axe", log)


def attack(position: Position, seat: i64, log: Log | None) -> None:
    """Let the monster `mover` attack a dwarf; a card lost may end the game (C-END-R2)."""
    if log is not None:
        log.tell(Attack(type="attack", seat=int(seat), monster=MONSTERS[position.mover]))
    if position.mover == RAT:
        if position.hand_size(seat):  # C-BRIDGE-R4: on an empty hand the attack is not successful
            lose_card(position, seat, "rat", log)
            lower_limit(position, seat)  # C-RAT-3
            end_if_no_cards(position, log)
    elif position.mover == GOBLIN:
        lose_nugget(position, seat, "goblin", log)  # C-GOBLIN-2
    else:
        position.down |= 1 << seat  # C-CRAWLER-2, C-CRAWLER-R1


def lose_nugget(position: Position, seat: i64, cause: NuggetCause, log: Log | None) -> None:
    """Give a nugget back to the bank, if there is one (C-GOBLIN-3, C-TUNNEL-3)."""
    if position.nuggets(seat):
        position.set_nuggets(seat, position.nuggets(seat) - 1)
        position.bank += 1
        if log is not None:
            log.tell(LoseNugget(type="lose-nugget", seat=int(seat), cause=cause))


# --- a monster arrives where dwarfs stand ------------------------------------------------------------


def arrive(position: Position, log: Log | None) -> None:
    """Stop the monster among the dwarfs it has met; axes first, then it attacks them all (C-MONSTER-4)."""
    position.steps = 0
    position.walking = False
    ask_from(position, 0, log)


def ask_from(position: Position, offset: i64, log: Log | None) -> None:
    """Ask the next seat with an axe on the field, in turn order from the active player (C-AXE-R4); after the last, attack."""
    for place in range(offset, position.seats):
        seat: i64 = (position.active + place) % position.seats
        if position.axes(seat) and is_met(position, seat):  # C-AXE-6: an axe that lies before its player
            ask(position, seat)
            return
    attack_all(position, log)


def is_met(position: Position, seat: i64) -> bool:
    """Say whether a seat's dwarf stands on the field of the monster `mover`."""
    return position.dwarf(seat) == position.monster(position.mover)


def attack_all(position: Position, log: Log | None) -> None:
    """Attack every dwarf on the field, the caller's too (C-MONSTER-R2), in turn order from the active player (C-MONSTER-R7)."""
    hand_back(position)
    seat: i64 = position.active
    for _seat in range(position.seats):
        if is_met(position, seat) and position.phase != OVER:
            attack(position, seat, log)
        seat = position.next_seat(seat)


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
        log.tell(Endure(type="endure", seat=int(position.turn), monster=MONSTERS[position.mover]))
    ask_from(position, (position.turn - position.active + position.seats) % position.seats + 1, log)
