"""Tempers: how a character's nature shifts the weights that it plays by, a little."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.bots.tables import table


def shifts(temper: str, part: str, names: Sequence[str]) -> dict[str, float]:
    """Return what to add to each of the named weights; a part is a role of the base game or another game's name."""
    more: dict[str, float] = table("tempers")[temper].get(part, {}) if temper else {}
    return {name: float(more.get(name, 0.0)) for name in names}
