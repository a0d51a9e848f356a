"""What one seat may know of a position, as bytes that travel to another machine: its view, its events, its legal moves.

A view is written attribute by attribute, whatever its game; only the rules' own classes are ever built from what comes in.
Nothing is taken from the position itself but its view, so that a parcel cannot hold what the seat may not know.
"""

from __future__ import annotations

import types
from array import array
from importlib import import_module
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from undermine.bots.characters import temper_of
from undermine.bots.seen import Seen, look
from undermine.catalogue import games
from undermine.game import Game
from undermine.kernel.box import Box
from undermine.kernel.game import Known, Position, Rules, View
from undermine.kernel.grid import Grid, Window
from undermine.kernel.showing import CardView

PARTS: Final = (View, Position, Grid, Window, Known)
HOMES: Final = ("undermine.kernel.", "undermine.games.")
VECTORS: Final[dict[str, Any]] = {"vec[u8]": vec[u8], "vec[i16]": vec[i16], "vec[i32]": vec[i32], "vec[i64]": vec[i64]}
BUILT_FROM: Final = (  # what classes of the rules are called with: compiled ones cannot be built bare
    (Grid, ("box", "layers", "follow")),
    (Window, ("x0", "y0")),
    (View, ("watcher", "public")),
    (Known, ("seat", "nuggets", "round", "how")),
    (Position, ("grid", "zones", "places")),
)
INTERPRETED: Final = {"B": "vec[u8]", "h": "vec[i16]", "i": "vec[i32]", "q": "vec[i64]"}  # a vector by its array's type
FIELDS: Final = (types.GetSetDescriptorType, types.MemberDescriptorType)  # how a compiled class shows its attributes


class Unreadable(ValueError):
    """The parcel was packed by another version of the program."""


class Parcel(msgspec.Struct, frozen=True):
    """What a bot is given to choose from."""

    game: str
    seat: int
    players: list[str]
    view: Any
    moves: list[int]
    events: list[Any]
    words: list[tuple[int, int, str]] = []
    played: int = 0


def pack(game: Game, seat: int) -> Parcel:
    """Pack what the seat to decide may know."""
    seen = look(game.rules, game.position, seat, game.events(seat), {})
    return Parcel(game.name, seat, game.players, _written(seen.view), seen.moves, seen.events, game.words, game.played)


def unpack(parcel: Parcel) -> Seen:
    """Give a bot what was packed."""
    rules = games()[parcel.game]
    view = _read(parcel.view, rules)
    if not isinstance(view, View):
        raise Unreadable("a parcel holds a view")
    window = getattr(view, "window", None) or getattr(view, "public").window  # noqa: B009  not every view has either
    temper = temper_of(parcel.players[parcel.seat])
    return Seen(rules, view, window, parcel.seat, parcel.moves, parcel.events, {}, temper, parcel.words, parcel.played)


def _written(value: Any) -> Any:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    kind = INTERPRETED[value.typecode] if isinstance(value, array) else type(value).__name__
    if isinstance(value, list):
        return [_written(each) for each in value]
    if isinstance(value, tuple):
        return {"tuple": [_written(each) for each in value]}
    if isinstance(value, dict):
        return {"dict": [[_written(key), _written(each)] for key, each in value.items()]}
    if isinstance(value, Box):
        return {"box": True}
    if isinstance(value, bytes) and not any(value):  # a seed that nobody knows; a true one is in no view
        return {"zeros": len(value)}
    if kind in VECTORS:
        return {kind: [int(each) for each in value]}
    if isinstance(value, PARTS):
        part = type(value)
        return {"part": f"{part.__module__}:{part.__qualname__}", "fields": {k: _written(v) for k, v in _fields(value)}}
    raise TypeError(f"a view that holds a {kind} cannot travel")


def _fields(value: Any) -> list[tuple[str, Any]]:
    kind = type(value)
    names = {name for name in dir(kind) if isinstance(getattr(kind, name), FIELDS) and not name.startswith("__")}
    names |= set(getattr(value, "__dict__", ()))
    return [(name, getattr(value, name)) for name in sorted(names)]


def _read(value: Any, rules: Rules) -> Any:
    if isinstance(value, list):
        return [_read(each, rules) for each in value]
    if not isinstance(value, dict):
        return value
    if "part" in value:
        return _part(value["part"], value["fields"], rules)
    ((kind, inside),) = value.items()
    if kind == "box":
        return rules.box
    if kind == "zeros":
        return bytes(inside)
    if kind == "tuple":
        return tuple(_read(each, rules) for each in inside)
    if kind == "dict":
        return {_read(key, rules): _read(each, rules) for key, each in inside}
    if kind in VECTORS:
        return VECTORS[kind](inside)
    raise Unreadable(f"a parcel holds no {kind!r}")


def _part(name: str, fields: dict[str, Any], rules: Rules) -> Any:
    module, _, called = name.partition(":")
    kind = getattr(import_module(module), called, None) if module.startswith(HOMES) else None
    if not (isinstance(kind, type) and issubclass(kind, PARTS)):
        raise Unreadable(f"a parcel holds no {name!r}")
    read = {field: _read(inside, rules) for field, inside in fields.items()}
    if issubclass(kind, CardView):  # made from a position, any of the game; then every field is the one that travelled
        made: Any = kind
        view = made(read["watcher"], rules.new(rules.seats[0], bytes(32), rules.settle({}), None))
        for field, inside in read.items():
            setattr(view, field, inside)
        return view
    for base, names in BUILT_FROM:
        if issubclass(kind, base) and read.keys() >= set(names):
            part = kind(*(read[each] for each in names))
            for field, inside in read.items():
                setattr(part, field, inside)
            return part
    raise Unreadable(f"a parcel with too few fields of {name!r}")
