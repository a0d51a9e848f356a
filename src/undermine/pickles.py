"""Pickles: positions and events as plain values, so that games can be stored, copied and sent to other processes."""

from __future__ import annotations

import copyreg
from types import ModuleType
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from undermine.catalogue import ENTRIES, games
from undermine.kernel.events import Event
from undermine.kernel.game import Position
from undermine.kernel.grid import Grid, Window
from undermine.kernel.rng import ZERO_SEED

VECTORS: Final[dict[str, Any]] = {"vec[u8]": vec[u8], "vec[i16]": vec[i16], "vec[i64]": vec[i64]}
TYPECODES: Final = {
    "B": "vec[u8]",
    "h": "vec[i16]",
    "q": "vec[i64]",
}  # of the arrays that stand in for vectors, interpreted
SHARED: Final = ("box",)  # the same for every position of a game


def fields(thing: object) -> dict[str, object]:
    """Write the fields of a position or a grid as plain values, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: written(getattr(thing, name)) for name in names if name not in SHARED}


def written(value: object) -> object:
    """Write one field; vectors, windows and grids as tuples with their kind in front."""
    if isinstance(value, Grid):
        return "grid", fields(value)
    if isinstance(value, Window):
        return "window", value.x0, value.y0
    kind = TYPECODES.get(getattr(value, "typecode", ""), type(value).__name__)
    if kind in VECTORS:
        numbers = [int(number) for number in value]  # type: ignore[attr-defined]
        return kind, bytes(numbers) if kind == "vec[u8]" else numbers
    return value


def fill(thing: object, values: dict[str, object]) -> None:
    """Put the fields back."""
    for name, value in values.items():
        if not isinstance(value, tuple):
            setattr(thing, name, value)
        elif value[0] == "grid":
            fill(getattr(thing, name), value[1])
        elif value[0] == "window":
            setattr(thing, name, Window(value[1], value[2]))
        else:
            setattr(thing, name, VECTORS[value[0]](list(value[1])))


def restored(module: str, values: dict[str, Any]) -> Position:
    """Build a position again from its fields: on a fresh deal, so that it shares nothing that changes."""
    seats = values["seats"]
    for name, entry in ENTRIES.items():
        rules = games()[name]
        if entry.module == module and rules.seats[0] <= seats <= rules.seats[1]:
            position = rules.new(seats, ZERO_SEED, rules.settle({}), None)
            fill(position, values)
            return position
    raise ValueError(f"no game of {module} is for {seats} players")


def reduce_position(position: Position) -> tuple[Any, ...]:
    """Say how a position is built again."""
    return restored, (type(position).__module__, fields(position))


def reduce_event(event: Event) -> tuple[Any, ...]:
    """Say how an event is built again."""
    return Event, (event.kind, event.seat, event.full, event.open, event.knowers)


def teach(rules: ModuleType) -> None:
    """Let the positions of a game be pickled."""
    for kind in vars(rules).values():
        if isinstance(kind, type) and issubclass(kind, Position) and kind.__module__ == rules.__name__:
            copyreg.pickle(kind, reduce_position)


copyreg.pickle(Event, reduce_event)
