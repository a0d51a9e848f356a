"""The Mole: any legal move, for tests and as the floor of every table."""

from __future__ import annotations

from undermine.bots.seen import Choice, Seen
from undermine.kernel.rng import Rng


def choose(seen: Seen, rng: Rng) -> Choice:
    """Choose any legal move."""
    return Choice(seen.moves[int(rng.below(len(seen.moves)))], "bot-why-any")
