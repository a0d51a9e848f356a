"""Careless: the best of some moves, as far as chance lets somebody see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undermine.kernel.rng import Rng

FINE: Final = 2**20  # how finely chance is grained


def best_of(scores: Sequence[float], careless: float, rng: Rng) -> int:
    """Return which score is the greatest once chance has added to each, up to `careless`."""
    worth = [score + careless * int(rng.below(FINE)) / FINE for score in scores]
    return max(range(len(worth)), key=worth.__getitem__)
