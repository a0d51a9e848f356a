"""Diggers who know every secret: they carry a dealt round to its treasure quickly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import undermine


def distance(cell: str, goal: tuple[int, int]) -> int:
    """Count the steps from a cell to a goal."""
    x, y = (int(part) for part in cell.split(","))
    return abs(x - goal[0]) + abs(y - goal[1])


def worth(move: str, goal: tuple[int, int]) -> float:
    """Judge a move: a conducting card nearer to the treasure is good, hindering anybody is bad, the rest does not matter."""
    words = move.split()
    if words[0] == "place":
        useful = "." not in words[1] and len(words[1]) > 1
        return 20 - distance(words[2], goal) + len(words[1]) / 10 if useful else -20
    return {"take": 9, "repair": 8, "discard": 0, "map": 0.5, "rockfall": -30, "break": -30}[words[0]]


def dig(game: undermine.Game) -> Mapping[str, Any]:
    """Play until the gold is being divided, or the round is over; return the all-knowing state then."""
    state: Mapping[str, Any] = game.view()
    number = state["round"]
    cell = next(cell for cell, code in state["goals"].items() if "treasure" in code)
    goal = (int(cell.split(",")[0]), int(cell.split(",")[1]))
    while game.phase == "play" and game.view()["round"] == number:
        game.apply(max(game.legal(), key=lambda move: (worth(move, goal), move)))
    return game.view()
