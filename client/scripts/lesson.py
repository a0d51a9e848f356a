"""Write the lesson: a story in three chapters; positions, refusals and outcomes are the engine's, so the page needs no rules.

Run from the project's root: `python client/scripts/lesson.py > client/src/lesson/steps.ts`
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import undermine
from undermine.foresight import attempts, barred

PLAYERS = ["You", "Olga", "Bruni"]
GOALS = {"8,2": "NE+stone", "8,0": "NESW+treasure", "8,-2": "NW+stone"}
DIG = {"1,0": "EW", "2,0": "SW", "2,-1": "NE", "3,-1": "NEW", "4,-1": "EW"}
STUCK = {**DIG, "5,-1": "E.W"}
NEARLY = {**DIG, "5,-1": "ESW", "6,-1": "NW", "6,0": "ES"}
ROAD = {"1,0": "NESW", "2,0": "EW", "3,0": "ESW"}
TURNED = {**ROAD, "4,0": "NW"}
LONG = {**TURNED, "4,1": "ESW", "5,1": "EW", "6,1": "NEW"}
LATE = {**LONG, "7,1": "NW"}
TRUST = {"1,0": "NESW", "2,0": "NEW", "3,0": "EW", "4,0": "NESW", "5,0": "EW"}


class Step(NamedTuple):
    """One step: its name, what happened just before, the position, and the moves that go on with the story."""

    name: str
    setup: dict[str, Any]
    moves: tuple[str, ...]
    role: str = "digger"
    told: tuple[dict[str, Any], ...] = ()  # what the others did before, as the log shows it


def place(seat: int, card: str, cell: str) -> dict[str, Any]:
    """Return what the log says of a laid card."""
    return {"type": "place", "seat": seat, "card": card, "cell": cell}


def broke(seat: int, target: int, tool: str) -> dict[str, Any]:
    """Return what the log says of a broken tool."""
    return {"type": "break", "seat": seat, "target": target, "tool": tool}


def looked(seat: int, cell: str) -> dict[str, Any]:
    """Return what the log says of a look at a goal."""
    return {"type": "map", "seat": seat, "cell": cell, "card": "?"}


CHAPTERS: dict[str, list[Step]] = {
    "dig": [
        Step("lay", {"hands": [["EW", "NS", "NSW"], ["map"], ["map"]]}, ("place EW 1,0",)),
        Step("turn", {"board": {"1,0": "EW"}, "hands": [["NE", "NS", "map"], ["map"], ["map"]]}, ("place SW 2,0",)),
        Step(
            "fork",
            {"board": {"1,0": "EW", "2,0": "SW", "2,-1": "NE"}, "hands": [["NEW", "NS", "map"], ["map"], ["map"]]},
            ("place NEW 3,-1",),
            told=(place(1, "NE", "2,-1"),),
        ),
        Step(
            "dead-end",
            {"board": DIG, "hands": [["N.E.S.W", "E.W", "N"], ["map"], ["map"]]},
            ("discard N.E.S.W", "discard E.W", "discard N"),
            told=(place(2, "EW", "4,-1"),),
        ),
        Step(
            "break",
            {"board": STUCK, "hands": [["break-lantern", "NW", "NS"], ["map"], ["map"]]},
            ("break lantern 1",),
            told=(place(1, "E.W", "5,-1"),),
        ),
        Step(
            "fix",
            {"board": STUCK, "tools": [["pickaxe"], ["lantern"], []], "hands": [["fix-pickaxe", "EW", "NW"], ["map"], ["map"]]},
            ("repair pickaxe 0 fix-pickaxe",),
            told=(broke(1, 0, "pickaxe"),),
        ),
        Step(
            "fix-two",
            {"board": STUCK, "tools": [[], ["lantern"], ["pickaxe", "cart"]],
             "hands": [["fix-pickaxe-cart", "NW", "NS"], ["map"], ["map"]]},
            ("repair pickaxe 2 fix-pickaxe-cart", "repair cart 2 fix-pickaxe-cart"),
            told=(broke(1, 2, "cart"),),
        ),
        Step(
            "rockfall",
            {"board": STUCK, "tools": [[], ["lantern"], []], "hands": [["rockfall", "EW", "NS"], ["map"], ["map"]]},
            ("rockfall 5,-1",),
        ),
        Step(
            "map",
            {"board": NEARLY, "tools": [[], ["lantern"], []], "goals": GOALS, "hands": [["map", "NS", "NW"], ["map"], ["map"]]},
            ("map 8,0",),
            told=(place(2, "NW", "6,-1"),),
        ),
        Step(
            "gold",
            {"board": NEARLY, "tools": [[], ["lantern"], []], "goals": GOALS, "knows": [["8,0"], [], []],
             "hands": [["EW", "NW", "NS"], ["map"], ["map"]], "roles": ["digger", "saboteur", "digger"], "gold": [1, 3, 2, 1, 1]},
            ("place EW 7,0",),
        ),
    ],
    "sabotage": [
        Step("detour", {"board": ROAD, "hands": [["NW", "E.W", "break-cart"], ["map"], ["map"]]}, ("place NW 4,0",), "saboteur"),
        Step(
            "blame",
            {"board": {**TURNED, "4,1": "ESW"}, "hands": [["break-cart", "E.W", "map"], ["map"], ["map"]]},
            ("break cart 1",),
            "saboteur",
            (place(1, "ESW", "4,1"),),
        ),
        Step(
            "secret",
            {"board": {**TURNED, "4,1": "ESW"}, "tools": [[], ["cart"], []], "goals": GOALS,
             "hands": [["map", "E.W", "rockfall"], ["map"], ["map"]]},
            ("map 8,0",),
            "saboteur",
        ),
        Step(
            "collapse",
            {"board": LONG, "tools": [[], ["cart"], []], "goals": GOALS, "knows": [["8,0"], [], []],
             "hands": [["rockfall", "E.W", "NS"], ["map"], ["map"]]},
            ("rockfall 6,1",),
            "saboteur",
            (place(2, "NEW", "6,1"),),
        ),
        Step(
            "block",
            {"board": {key: card for key, card in LONG.items() if key != "6,1"}, "goals": GOALS, "knows": [["8,0"], [], []],
             "hands": [["E.W", "NS"], ["map"], ["map"]], "deck": []},
            ("place E.W 6,1",),
            "saboteur",
        ),
        Step(
            "last",
            {"board": {**LONG, "6,1": "E.W"}, "goals": GOALS, "knows": [["8,0"], [], []], "hands": [["NS"], [], []], "deck": [],
             "roles": ["saboteur", "digger", "digger"], "gold": [1, 3, 2, 1, 1]},
            ("discard NS",),
            "saboteur",
        ),
    ],
    "people": [
        Step(
            "doubt",
            {"board": TRUST, "goals": GOALS, "hands": [["map", "NW", "NS"], ["map"], ["map"]]},
            ("map 8,2",),
            told=(looked(1, "8,2"), place(1, "EW", "5,0")),
        ),
        Step(
            "friend",
            {"board": TRUST, "goals": GOALS, "knows": [["8,2"], ["8,2"], []], "tools": [[], ["lantern"], ["lantern"]],
             "hands": [["fix-lantern", "NW", "NS"], ["map"], ["map"]]},
            ("repair lantern 1 fix-lantern",),
            told=(broke(2, 1, "lantern"), broke(1, 2, "lantern")),
        ),
        Step(
            "foe",
            {"board": {**TRUST, "6,0": "E.W"}, "goals": GOALS, "knows": [["8,2"], ["8,2"], []],
             "hands": [["break-pickaxe", "rockfall", "NS"], ["map"], ["map"]]},
            ("break pickaxe 2",),
            told=(place(2, "E.W", "6,0"),),
        ),
        Step(
            "help",
            {"board": {**TRUST, "6,0": "E.W"}, "goals": GOALS, "knows": [["8,2"], ["8,2"], []], "tools": [[], [], ["pickaxe"]],
             "hands": [["rockfall", "NW", "NS"], ["map"], ["map"]]},
            ("rockfall 6,0",),
        ),
        Step(
            "together",
            {"board": {**TRUST, "6,0": "EW"}, "goals": GOALS, "knows": [["8,2"], ["8,2"], []], "tools": [[], [], ["pickaxe"]],
             "hands": [["NEW", "NW", "NS"], ["map"], ["map"]], "roles": ["digger", "digger", "saboteur"], "gold": [1, 3, 2, 1, 1]},
            ("place NEW 7,0",),
            told=(place(1, "EW", "6,0"),),
        ),
    ],
}  # fmt: skip


def load(step: Step) -> undermine.Game:
    """Begin a step."""
    roles = [step.role, *({"digger": ["saboteur", "digger"], "saboteur": ["digger", "digger"]}[step.role])]
    setup = {"deck": ["NS", "NESW", "NSW", "map", "NW"], "turn": 0, "roles": roles, **step.setup}
    return undermine.load(
        {"format": "undermine/1", "game": "saboteur", "options": {"edition": "modern"}, "players": PLAYERS, "setup": setup,
         "moves": []}
    )  # fmt: skip


def refusals(game: undermine.Game) -> dict[str, str]:
    """Say of everything that may be tried with the hand why it is refused: the clause, and the side where it fails."""
    legal, told = set(game.legal()), {}
    for text in (text for card in game.view(0)["hands"][0] for text in attempts(game, card)):
        if text in legal:
            continue
        try:
            game.clone().apply(text)
        except undermine.RuleViolation as broken:
            told[text] = f"{broken.clause} {broken.side or ''}".strip()
    return told


def write(chapter: str, step: Step) -> dict[str, Any]:
    """Play out one step."""
    game = load(step)
    return {
        "chapter": chapter,
        "name": step.name,
        "view": game.view(0),
        "legal": game.legal(),
        "told": list(step.told),
        "refusals": refusals(game),
        "barred": barred(game),
        "after": {move: after(game, move) for move in step.moves},
    }


def after(game: undermine.Game, move: str) -> dict[str, Any]:
    """Tell what becomes of a move; of a round that ends with it the finished maze stays in sight."""
    done, before = game.clone(), len(game.events(0))
    done.apply(move)
    over = done.phase != "play" or done.view(0)["round"] > 1
    view = {**game.view(0), "turn": None} if over and done.phase == "play" else done.view(0)
    return {"view": view, "events": done.events(0)[before:], "legal": done.legal() if done.phase == "draft" else []}


def main() -> None:
    """Print the lesson."""
    lesson = [write(chapter, step) for chapter, steps in CHAPTERS.items() for step in steps]
    print("// Written by client/scripts/lesson.py; not to be edited by hand.\nimport type { Step } from './step';\n")
    print(f"export const steps: Step[] = {json.dumps(lesson, separators=(',', ':'), sort_keys=True)};")


if __name__ == "__main__":
    main()
