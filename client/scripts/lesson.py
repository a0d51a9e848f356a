"""Write the first lesson: positions, legal moves, refusals and outcomes, all told by the engine, so the page needs no rules.

Run from the project's root: `python client/scripts/lesson.py > client/src/lesson/steps.json`
"""

from __future__ import annotations

import json
import sys
from typing import Any

import undermine

PLAYERS = ["You", "Olga", "Bruni"]
PATH = {"1,0": "EW", "2,0": "NESW", "3,0": "EW"}
LONG = {"1,0": "NESW", "2,0": "EW", "3,0": "NEW", "4,0": "NESW", "5,0": "ESW", "6,0": "NEW"}
GOALS = {"8,2": "NE+stone", "8,0": "NESW+treasure", "8,-2": "NW+stone"}

# name, setup of the position, moves that go on with the lesson
STEPS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("lay", {"hands": [["EW", "NS", "NSW"], ["map"], ["map"]]}, ("place EW 1,0",)),
    ("turn", {"board": {"1,0": "EW"}, "hands": [["NE", "NS", "map"], ["map"], ["map"]]}, ("place SW 2,0",)),
    (
        "fork",
        {"board": {"1,0": "EW", "2,0": "SW", "2,-1": "NE"}, "hands": [["NEW", "NSW", "NS"], ["map"], ["map"]]},
        ("place NEW 3,-1", "place ESW 3,-1"),
    ),
    (
        "dead-end",
        {"board": PATH, "hands": [["N.E.S.W", "E.W", "N"], ["map"], ["map"]]},
        ("discard N.E.S.W", "discard E.W", "discard N"),
    ),
    (
        "break",
        {"board": PATH, "hands": [["break-lantern", "NW", "NS"], ["map"], ["map"]]},
        ("break lantern 1", "break lantern 2"),
    ),
    (
        "fix",
        {"board": PATH, "tools": [["pickaxe"], ["lantern"], []], "hands": [["fix-pickaxe", "EW", "NW"], ["map"], ["map"]]},
        ("repair pickaxe 0 fix-pickaxe",),
    ),
    (
        "fix-two",
        {"board": PATH, "tools": [[], ["lantern", "cart"], []], "hands": [["fix-lantern-cart", "NW", "NS"], ["map"], ["map"]]},
        ("repair lantern 1 fix-lantern-cart", "repair cart 1 fix-lantern-cart"),
    ),
    (
        "rockfall",
        {"board": {**PATH, "4,0": "E.W"}, "hands": [["rockfall", "EW", "NS"], ["map"], ["map"]]},
        ("rockfall 4,0",),
    ),
    (
        "map",
        {"board": LONG, "goals": GOALS, "hands": [["map", "NS", "NW"], ["map"], ["map"]]},
        ("map 8,2", "map 8,0", "map 8,-2"),
    ),
    (
        "gold",
        {"board": LONG, "goals": GOALS, "knows": [["8,0"], [], []], "hands": [["EW", "NW", "NS"], ["map"], ["map"]],
         "roles": ["digger", "saboteur", "digger"], "gold": [1, 3, 2, 1, 1]},
        ("place EW 7,0",),
    ),
]  # fmt: skip


def record(setup: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    """Return the contract's record of a step."""
    return {
        "format": "undermine/1", "game": "saboteur", "options": {"edition": "modern"},
        "players": PLAYERS, "setup": {"deck": ["NS", "NESW", "NSW", "map", "NW"], "turn": 0, **setup}, "moves": moves,
    }  # fmt: skip


def refusals(game: Any) -> dict[str, str]:
    """Say for every place near the maze why a card in hand does not go there: the clause, and the side where it fails."""
    legal = set(game.legal())
    told = {}
    for text in (text for card in game.view(0)["hands"][0] for text in attempts(card)):
        if text in legal:
            continue
        try:
            game.clone().apply(text)
        except undermine.RuleViolation as broken:
            told[text] = f"{broken.clause} {broken.side or ''}".strip()
    return told


def attempts(card: str) -> list[str]:
    """Return what somebody may try with a card, near the maze."""
    cells = [f"{x},{y}" for x in range(-2, 10) for y in range(-3, 4)]
    if card in ("rockfall", "map"):
        return [f"{card} {cell}" for cell in cells]
    if not set(card) <= set("NESW."):
        return []
    return [f"place {way} {cell}" for way in (card, half_turn(card)) for cell in cells]


def half_turn(card: str) -> str:
    """Return a path card the other way round."""
    turned = card.translate(str.maketrans("NESW", "SWNE")).split(".")
    groups = ["".join(sorted(group, key="NESW".index)) for group in turned]
    return ".".join(sorted(groups, key=lambda group: "NESW".index(group[0])))


def step(name: str, setup: dict[str, Any], goals: tuple[str, ...]) -> dict[str, Any]:
    """Play out one step."""
    game = undermine.load(record(setup, []))
    after = {}
    for move in goals:
        done = game.clone()
        before = len(done.events(0))
        done.apply(move)
        after[move] = {
            "view": done.view(0),
            "events": done.events(0)[before:],
            "legal": done.legal() if done.turn == 0 else [],
        }
    return {"name": name, "view": game.view(0), "legal": game.legal(), "refusals": refusals(game), "after": after}


def share_out() -> dict[str, Any]:
    """Add the division of the gold after the last step."""
    _, setup, (move,) = STEPS[-1]
    game = undermine.load(record(setup, [move]))
    after = {}
    for take in game.legal():
        done = game.clone()
        before = len(done.events(0))
        done.apply(take)
        view = game.view(0)  # the next round needs no showing
        after[take] = {"view": view, "events": done.events(0)[before:], "legal": []}
    return {"name": "share", "view": game.view(0), "legal": game.legal(), "refusals": {}, "after": after}


def main() -> None:
    """Print the lesson."""
    lesson = [step(*each) for each in STEPS] + [share_out()]
    json.dump(lesson, sys.stdout, separators=(",", ":"), sort_keys=True)
    print()


if __name__ == "__main__":
    main()
