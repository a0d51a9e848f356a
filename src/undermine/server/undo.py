"""Which moves can be taken back: those whose events all belong to a short list that reveals nothing new."""

from __future__ import annotations

from typing import Any

SILENT = frozenset(
    {"place", "break", "repair", "rockfall", "discard", "scrap", "key", "bribe", "claim",
     "step", "halt", "web", "cut", "web-weakens", "boots", "axe", "call", "attack", "monster-leaves", "lose-nugget",
     "vein", "vein-filled"}
)  # fmt: skip
"""Events that follow from the move and what the mover knew. Any other, a drawn card above all, may be news to somebody."""


def reveals_nothing(events: list[dict[str, Any]]) -> bool:
    """Tell whether all events of a move are on the list."""
    return bool(events) and all(event["type"] in SILENT for event in events)
