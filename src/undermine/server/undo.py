"""Which moves can be taken back: those that told nothing but what its game declares silent."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.border import Event
from undermine.catalogue import games


def reveals_nothing(game: str, events: Sequence[Event]) -> bool:
    """Tell whether all events of a move follow from it and from what the mover knew; a drawn card, above all, does not."""
    kinds = games()[game].border.kinds
    return bool(events) and all(kinds[event["type"]].silent for event in events)
