"""A simple opponent where no bots are installed: digs towards the goals, or hinders, and mends what is broken."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any


def choose(view: Mapping[str, Any], legal: Sequence[str], seat: int) -> str:
    """Choose the move that looks best from what this seat may know."""
    digs = view.get("roles", ["digger"] * (seat + 1))[seat] != "saboteur"
    return max(legal, key=lambda move: (worth(move, seat, digs), random.random()))


def worth(move: str, seat: int, digs: bool) -> float:
    """Say how good a move looks."""
    verb, *words = move.split(" ")
    if verb == "place":
        x, _, y = words[1].partition(",")
        dead_end = "." in words[0] or len(words[0]) == 1
        far = abs(8 - int(x)) + 0.5 * abs(int(y))
        return (10 - far if digs else 2) if not dead_end else (-5 if digs else 9 - far)
    if verb == "repair":
        return 9.5 if words[1] == str(seat) else 1
    if verb == "break":
        return -9 if words[1] == str(seat) else (2 if digs else 6)
    if verb in ("take", "step"):
        return float(words[0]) if verb == "take" else 1
    return {"map": 4.0, "rockfall": -2 if digs else 5, "discard": 0}.get(verb, 0)
