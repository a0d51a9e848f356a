"""The JSON schema of what the games declare: their states, events and results, from `games/*/border.py`."""

from __future__ import annotations

import types
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from undermine import border
from undermine.catalogue import games, names
from undermine.kernel.border import Pair

Schema = dict[str, Any]

PLAIN: Final = {int: "integer", str: "string", bool: "boolean", type(None): "null"}


def name_of(shape: type) -> str:
    """Name a shape: the games use the same names, so each stands under that of its game."""
    package = shape.__module__.split(".")
    return (package[2].capitalize() if package[1] == "games" else "") + shape.__name__


def definitions() -> dict[str, Schema]:
    """Return the schema of every shape by its name; `GameState`, `GameEvent` and `GameResult` are what messages refer to."""
    found: dict[str, Schema] = {}
    every = []
    for declared in border.BORDERS:
        name = name_of(declared.state).removesuffix("State") + "Event"
        events = [refer(kind.shape, found) for kind in declared.kinds.values()]
        found[name] = {"title": name, "anyOf": events}
        every.append({"$ref": f"#/$defs/{name}"})
    found["GameEvent"] = {"title": "GameEvent", "anyOf": every}
    found["GameState"] = {"title": "GameState", **schema_of(border.State, found)}
    found["GameResult"] = {"title": "GameResult", **schema_of(border.Result, found)}
    return found


def refer(shape: Any, found: dict[str, Schema]) -> Schema:
    """Return a reference to a declared shape, having written it down."""
    name = name_of(shape)
    if name not in found:
        found[name] = {}  # a shape may meet itself
        hints = get_type_hints(shape, include_extras=True)
        found[name] = {
            "title": name,
            "description": shape.__doc__,
            "type": "object",
            "properties": {field: schema_of(hint, found) for field, hint in hints.items()},
            "required": [field for field in hints if field in shape.__required_keys__],
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}


def schema_of(hint: Any, found: dict[str, Schema]) -> Schema:
    """Return the schema of a type."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if is_typeddict(hint):
        return refer(hint, found)
    if origin is NotRequired:
        return schema_of(inner[0], found)
    if origin is Annotated:
        return annotated(inner[0], inner[1], found)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(each, found) for each in inner]}
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0], found)}
    if origin is dict and get_origin(inner[0]) is Literal:
        value = schema_of(inner[1], found)
        return {"type": "object", "properties": dict.fromkeys(get_args(inner[0]), value), "additionalProperties": False}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(inner[1], found)}
    raise TypeError(f"a border says {hint!r}, and nobody has told how to write that as a schema")


def annotated(hint: Any, said: object, found: dict[str, Schema]) -> Schema:
    """Return the schema of a type of which more is said: what it means, or that a list is a pair."""
    if isinstance(said, Pair):
        first, second = (schema_of(item, found) for item in said.items)
        return {"type": "array", "prefixItems": [first, second], "items": False, "minItems": 2}
    return {**schema_of(hint, found), "description": said}


def befalling() -> dict[str, list[str]]:
    """List for each game's states the kinds of events that befall their seat; the page must know."""
    return flagged("befalls")


def dealing() -> dict[str, list[str]]:
    """List for each game's states the kinds of events that show their seat what chance has given it."""
    return flagged("dealt")


def flagged(flag: str) -> dict[str, list[str]]:
    """List for each game's states the kinds of events that are declared with a flag."""
    found = {}
    for declared in border.BORDERS:
        for game in get_args(declared.open.__annotations__["game"]):
            found[game] = [kind.name for kind in declared.kinds.values() if getattr(kind, flag)]
    return found


def verbs() -> list[str]:
    """List the first words of all moves; the page must know them."""
    return sorted({word for name in names() for word in games()[name].notation.words})


def vocabularies() -> dict[str, dict[str, list[str] | bool]]:
    """List what may be said in words, by game; games are missing in which nobody hides anything (contract, section 8)."""
    talking = {name: games()[name].border.vocabulary for name in names()}
    return {
        name: {
            "phases": list(words.phases),
            "goals": list(words.goals),
            "people": list(words.people),
            "tools": words.tools,
        }
        for name, words in talking.items()
        if words is not None
    }


def saboteurs() -> dict[str, dict[str, list[int]]]:
    """List how many saboteurs there may be, at least and at most, by game and number of players."""
    rules = {name: games()[name] for name in names() if games()[name].border.vocabulary is not None}
    return {
        name: {str(seats): list(each.traitors(seats)) for seats in range(each.seats[0], each.seats[1] + 1)}
        for name, each in rules.items()
    }
