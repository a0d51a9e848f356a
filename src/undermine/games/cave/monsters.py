"""Monsters: calling them out of their lairs and moving them."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.attacks import arrive
from undermine.games.cave.border import Call, Step
from undermine.games.cave.box import MONSTER_STEPS, MONSTERS
from undermine.games.cave.places import NO_PLACE
from undermine.games.cave.position import MONSTER, Position
from undermine.kernel.events import Log


def call(position: Position, monster: i64, place: i64, log: Log | None) -> None:
    """Put a monster on a lair, or take over one that is on the board; then it moves (C-MONSTER-1, C-MONSTER-9)."""
    again = position.monster(monster) != NO_PLACE
    if again:
        position.discards += 1  # the former holder's card
    else:
        position.put_monster(monster, place)
    position.give_monster(monster, position.active)
    position.mover = monster
    position.phase = MONSTER
    position.steps = MONSTER_STEPS[monster]
    if log is not None:
        field = position.place_text(position.monster(monster))
        name = MONSTERS[monster]
        log.tell(Call(type="call", seat=int(position.active), monster=name, field=field, again=again))
    if not again and position.dwarfs_on(place):  # C-MONSTER-R1; C-MONSTER-10 spares those it already stands among
        arrive(position, log)


def move_monster(position: Position, place: i64, log: Log | None) -> None:
    """Move the monster one step; among dwarfs it stops and attacks (C-MONSTER-4). Goals stay face down (C-MONSTER-7).

    What a field does to a dwarf it does not do to a monster: bridges (C-BRIDGE-5) and tunnels (C-TUNNEL-5) cost nothing, the exit
    is a field like any other (C-MONSTER-R8), and veins keep their nuggets (C-MONSTER-R9).
    """
    position.put_monster(position.mover, place)
    position.steps -= 1
    if log is not None:
        figure = MONSTERS[position.mover]
        log.tell(Step(type="step", seat=int(position.active), figure=figure, field=position.place_text(place)))
    if position.dwarfs_on(place):
        arrive(position, log)
