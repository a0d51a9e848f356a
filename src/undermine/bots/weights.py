"""Weights: numbers that are read by name into the fields that a game's players declare, and walked over by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, TypeVar

from undermine.bots.files import read
from undermine.bots.tempers import shifts

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound="DataclassInstance")


def names_of(kind: type[DataclassInstance]) -> tuple[str, ...]:
    """List the weights of a game in the order in which they are declared."""
    return tuple(field.name for field in fields(kind))


def values_of(weights: DataclassInstance) -> dict[str, float]:
    """Return weights by name."""
    return {name: getattr(weights, name) for name in names_of(type(weights))}


def refuse_unknown(given: Collection[str], names: Collection[str], where: str) -> None:
    """Refuse a name that nobody asks for."""
    unknown = [name for name in given if name not in names]
    if unknown:
        raise ValueError(f"{where}: there is no {unknown[0]!r}; there are {', '.join(names)}")


def check_names(given: Collection[str], names: Collection[str], where: str) -> None:
    """Refuse a name that nobody asks for, and a name that is missing."""
    refuse_unknown(given, names, where)
    missing = [name for name in names if name not in given]
    if missing:
        raise ValueError(f"{where}: a number is missing for {', '.join(missing)}")


def named(kind: type[W], values: Mapping[str, float], where: str) -> W:
    """Put numbers into the fields of their names."""
    check_names(values, names_of(kind), where)
    return kind(**{name: float(value) for name, value in values.items()})


def shifted(weights: W, by: Mapping[str, float], where: str) -> W:
    """Return the same weights, some of them larger or smaller by so much."""
    values = values_of(weights)
    refuse_unknown(by, values, where)
    return type(weights)(**{name: value + float(by.get(name, 0.0)) for name, value in values.items()})


def read_weights(kind: type[W], file: str, part: str) -> W:
    """Read the weights of one part of a file: `miner.digger`."""
    values = read(file)
    for name in part.split("."):
        values = values[name]
    return named(kind, values, f"{file}, [{part}]")


def tempered(kind: type[W], file: str, part: str, temper: str, side: str) -> W:
    """Read the weights by which somebody of this temper plays a side: a role of the base game or another game."""
    plain = read_weights(kind, file, part)
    return shifted(plain, shifts(temper, side), f"tempers.toml, [{temper}.{side}]")
