"""Tempers: how a character's nature shifts the weights that it plays by, a little."""

from __future__ import annotations

from collections.abc import Mapping

from undermine.bots.files import read


def shifts(temper: str, side: str) -> Mapping[str, float]:
    """Return by how much a temper shifts which weights; a side is a role of the base game or another game's name."""
    shifted: Mapping[str, float] = read("tempers.toml")[temper].get(side, {}) if temper else {}
    return shifted
