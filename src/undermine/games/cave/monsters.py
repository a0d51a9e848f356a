"""Monsters: calling them out of their lairs and moving them (C-MONSTER, C-LAIR)."""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from undermine.games.cave.attacks import arrive
from undermine.games.cave.box import MONSTER_STEPS, MONSTERS
from undermine.games.cave.position import (
    HOLDERS,
    LURKING,
    MONSTER,
    NO_PLACE,
    Position,
    dwarfs_on,
    monster_place,
    place_text,
)
from undermine.kernel.events import Log


def call(position: Position, monster: i64, place: i64, log: Log | None) -> None:
    """Put a monster on a lair, or take over one that is on the map; then it moves (C-MONSTER-1/9)."""
    again = monster_place(position, monster) != NO_PLACE
    if again:
        position.discards += 1  # the former holder's card
    else:
        position.places[LURKING + monster] = i16(place)
    position.zones[HOLDERS + monster] = u8(position.active)
    position.mover = monster
    position.phase = MONSTER
    position.steps = MONSTER_STEPS[monster]
    if log is not None:
        field = place_text(position, monster_place(position, monster))
        log.tell("call", int(position.active), monster=MONSTERS[monster], field=field, again=again)
    if not again and dwarfs_on(position, place):  # C-MONSTER-R1; C-MONSTER-10 spares those it already stands among
        arrive(position, log)


def move_monster(position: Position, place: i64, log: Log | None) -> None:
    """Move the monster one step; among dwarfs it stops and attacks (C-MONSTER-4). Goals stay face down (C-MONSTER-7)."""
    position.places[LURKING + position.mover] = i16(place)
    position.steps -= 1
    if log is not None:
        figure = MONSTERS[position.mover]
        log.tell("step", int(position.active), figure=figure, field=place_text(position, place))
    if dwarfs_on(position, place):
        arrive(position, log)
