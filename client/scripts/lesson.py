"""Write the lesson: a story in three chapters, each of them one real round; positions, refusals and outcomes are the engine's.

Run from the project's root: `python client/scripts/lesson.py > client/src/lesson/steps.ts`
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import undermine
from undermine.foresight import attempts, barred

PLAYERS = ["You", "Olga", "Bruni"]
YOU, OLGA, BRUNI = range(3)
GOALS = {"8,2": "NE+stone", "8,0": "NESW+treasure", "8,-2": "NW+stone"}


@dataclass
class Step:
    """One turn of the learner: its name, the move that goes on with the story, and what Olga and Bruni then do."""

    name: str
    move: str
    olga: str = ""
    bruni: str = ""


@dataclass
class Chapter:
    """One round from its first card to its end. The draws of each seat, in its order, make the draw pile."""

    roles: list[str]
    hands: list[list[str]]
    draws: list[list[str]]
    steps: list[Step]
    board: dict[str, str] = field(default_factory=dict)
    before: tuple[str, str] | None = None  # what Olga and Bruni do before the first step
    rest: list[str] = field(default_factory=list)  # what nobody draws any more

    def deck(self) -> list[str]:
        """Put the draws into the order in which they are drawn."""
        seats = [(OLGA, BRUNI)] * bool(self.before) + [(YOU, OLGA, BRUNI)] * len(self.steps)
        left = [list(each) for each in self.draws]
        return [left[seat].pop(0) for turn in seats for seat in turn if left[seat]] + self.rest


CHAPTERS: dict[str, Chapter] = {
    "dig": Chapter(
        roles=["digger", "saboteur", "digger"],
        hands=[["EW", "NS", "NE"], ["NEW", "NE", "map"], ["EW", "NEW", "N.S"]],
        draws=[
            ["NEW", "E.W", "break-lantern", "rockfall", "fix-pickaxe-cart", "fix-pickaxe", "map", "EW", "NSW"],
            ["N.W", "break-pickaxe", "break-cart", "break-pickaxe", "N", "N.E", "NS", "NS", "NSW"],
            ["N.E.W", "E", "NS", "map", "fix-pickaxe", "NW", "NE", "NE", "NE"],
        ],
        rest=["NESW", "NESW", "NEW", "NSW", "map", "fix-cart"],
        steps=[
            Step("lay", "place EW 1,0", "place NEW 2,0", "place EW 3,0"),
            Step("turn", "place SW 4,0", "place NE 4,-1", "place ESW 5,-1"),
            Step("fork", "place NEW 6,-1", "map 8,0", "discard N.S"),
            Step("dead-end", "discard E.W", "place E.S 6,0", "discard N.E.W"),
            Step("break", "break lantern 1", "break pickaxe 2", "discard E"),
            Step("rockfall", "rockfall 6,0", "break cart 2", "discard NS"),
            Step("fix-two", "repair cart 2 fix-pickaxe-cart", "break pickaxe 0", "repair pickaxe 2 fix-pickaxe"),
            Step("fix", "repair pickaxe 0 fix-pickaxe", "discard N", "place ES 6,0"),
            Step("map", "map 8,0", "discard N.E", "map 8,-2"),
            Step("gold", "place EW 7,0"),
        ],
    ),
    "sabotage": Chapter(
        roles=["saboteur", "digger", "digger"],
        board={"1,0": "NESW", "2,0": "EW", "3,0": "ESW"},
        hands=[["NW", "E.W", "break-cart"], ["NSW", "NS", "NE"], ["EW", "NEW", "NSW"]],
        draws=[["map", "rockfall", "NS"], ["NW", "NE"], ["NE", "NS"]],
        steps=[
            Step("detour", "place NW 4,0", "place NES 4,1", "place EW 5,1"),
            Step("blame", "break cart 1", "discard NS", "place NEW 6,1"),
            Step("secret", "map 8,0", "discard NW", "place NSW 7,1"),
            Step("collapse", "rockfall 7,1", "discard NE", "discard NE"),
            Step("block", "place E.W 7,1", "discard NE", "discard NS"),
            Step("last", "discard NS"),
        ],
    ),
    "people": Chapter(
        roles=["digger", "digger", "saboteur"],
        board={"1,0": "NESW", "2,0": "NEW", "3,0": "NEW"},
        hands=[["map", "NS", "NESW"], ["map", "break-lantern", "EW"], ["break-lantern", "fix-lantern", "NS"]],
        before=("map 8,2", "discard NS"),
        draws=[
            ["fix-lantern", "break-pickaxe", "rockfall", "EW", "NW"],
            ["NS", "map", "EW", "NE", "NE", "NSW"],
            ["E.W", "N", "NS", "NE", "NE", "NSW"],
        ],
        rest=["NESW", "NEW", "NSW", "map", "NW", "NW"],
        steps=[
            Step("doubt", "map 8,2", "break lantern 2", "break lantern 1"),
            Step("friend", "repair lantern 1 fix-lantern", "place EW 4,0", "repair lantern 2 fix-lantern"),
            Step("trust", "place NESW 5,0", "map 8,0", "place E.W 6,0"),
            Step("foe", "break pickaxe 2", "discard NS", "discard NS"),
            Step("help", "rockfall 6,0", "place EW 6,0", "discard NE"),
            Step("together", "place EW 7,0"),
        ],
    ),
}


def begin(chapter: Chapter) -> undermine.Game:
    """Deal a chapter."""
    setup = {
        "roles": chapter.roles, "goals": GOALS, "board": chapter.board, "hands": chapter.hands, "deck": chapter.deck(),
        "gold": [1, 3, 2, 1, 1], "turn": OLGA if chapter.before else YOU,
    }  # fmt: skip
    record = {"format": "undermine/1", "game": "saboteur", "options": {"edition": "modern"}, "players": PLAYERS}
    return undermine.load({**record, "setup": setup, "moves": []})


def refusals(game: undermine.Game) -> dict[str, str]:
    """Say of everything that may be tried with the hand why it is refused: the clause, and the side where it fails."""
    legal, told = set(game.legal()), {}
    for text in (text for card in game.view(YOU)["hands"][YOU] for text in attempts(game, card)):
        if text in legal:
            continue
        try:
            game.clone().apply(text)
        except undermine.RuleViolation as broken:
            told[text] = f"{broken.clause} {broken.side or ''}".strip()
    return told


def write(name: str, chapter: Chapter) -> list[dict[str, Any]]:
    """Play a chapter from its beginning to its end, and write down every step."""
    game, told, steps = begin(chapter), 0, []
    for move in chapter.before or ():
        game.apply(move)
    for step in chapter.steps:
        assert game.turn == YOU, f"{step.name}: not the learner's turn"
        done = after(game, step.move)
        steps.append(
            {
                "chapter": name,
                "name": step.name,
                "view": game.view(YOU),
                "legal": game.legal(),
                "told": game.events(YOU)[told:],
                "refusals": refusals(game),
                "barred": barred(game),
                "move": step.move,
                "after": done,
            }
        )
        told = len(game.events(YOU)) + len(done["events"])
        for move in filter(None, (step.move, step.olga, step.bruni)):
            game.apply(move)
    return steps


def after(game: undermine.Game, move: str) -> dict[str, Any]:
    """Tell what becomes of a move; of a round that ends with it the finished maze stays in sight, its goals turned over."""
    done, before = game.clone(), len(game.events(YOU))
    done.apply(move)
    events, view = done.events(YOU)[before:], done.view(YOU)
    for end in (event for event in events if event["type"] == "round-end"):
        if view["round"] > 1:  # dealt anew already
            view = {**game.view(YOU), "hands": [[] for _ in PLAYERS], "roles": end["roles"]}
        view = {**view, "turn": None, "board": {**view["board"], **end["goals"]}, "goals": end["goals"]}
    return {"view": view, "events": [event for event in events if event["type"] not in ("round", "deal")]}


def main() -> None:
    """Print the lesson."""
    lesson = [step for name, chapter in CHAPTERS.items() for step in write(name, chapter)]
    print("// Written by client/scripts/lesson.py; not to be edited by hand.\nimport type { Step } from './step';\n")
    print(f"export const steps: Step[] = {json.dumps(lesson, separators=(',', ':'), sort_keys=True)};")


if __name__ == "__main__":
    main()
