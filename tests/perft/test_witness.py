"""The engine against the slow witness, step by step: legal moves, the maze, and which goals are turned and how."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import undermine
from tests.perft import witness
from tests.rules.dsl import BOX
from undermine.testing import Walk

SEEDS = (0, 1, 3, 5) if undermine.COMPILED else (1,)  # with an odd one the path hurries to the goals


def cell(text: str) -> witness.Cell:
    """Read a cell."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def board(state: Mapping[str, Any]) -> witness.Board:
    """Read the table of an all-knowing state."""
    return {cell(text): code for text, code in state["board"].items()}


def follow(before: Mapping[str, Any], move: str) -> witness.Board:
    """Say how the table lies after a move, by the witness."""
    table, words = board(before), move.split(" ")
    if words[0] == "rockfall":
        del table[cell(words[1])]
    elif words[0] == "place":
        table[cell(words[2])] = words[1]
        goals = {cell(text): code for text, code in before["goals"].items()}
        table = witness.settle(table, goals, cell(words[2]))
    return table


def compare_listing(game: undermine.Game, connect: str) -> None:
    """Compare every legal move of the seat to decide."""
    state: Mapping[str, Any] = game.view()
    seat = state["turn"]
    assert game.legal() == witness.legal(board(state), state["hands"][seat], state["tools"], seat, connect), (
        game.record()
    )


def compare_outcome(game: undermine.Game, move: str) -> int:
    """Play a move and compare how the table lies then; return how many goals it turned."""
    before: Mapping[str, Any] = game.view()
    expected = follow(before, move)
    events = game.apply(move)
    after: Mapping[str, Any] = game.view()
    turned = {cell(str(event["cell"])): event["card"] for event in events if event["type"] == "goal"}
    assert turned == {goal: expected[goal] for goal in witness.GOALS if expected[goal] != board(before)[goal]}
    found = any("treasure" in code for code in expected.values())
    assert found == any(event["type"] == "round-end" and "diggers" in event.values() for event in events)
    if after["round"] == before["round"]:
        assert board(after) == expected, game.record()
    return len(turned)


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize(
    ("edition", "connect"), [("modern", "start"), ("modern", "any"), ("2006", "any"), ("2006", "start")]
)
def test_S_NET_2_the_engine_agrees_with_the_witness(edition: str, connect: str, players: int) -> None:
    turned = 0
    for seed in SEEDS:
        walk = Walk("saboteur", players, seed + 100 * players, edition=edition, connect=connect)
        while walk.game.turn is not None:
            move = walk.choose()
            if walk.game.phase == "play":
                compare_listing(walk.game, connect)
                turned += compare_outcome(walk.game, move)
            else:
                walk.game.apply(move)
    assert turned or len(SEEDS) == 1, "no game reached a goal: they went untested"


def test_the_witness_sees_the_rulebooks_examples() -> None:
    """It must itself be right: S-NET-2, S-PLACE-3/6/7, S-GOAL-4/7 by hand."""
    start = {(0, 0): "NESW", **dict.fromkeys(witness.GOALS, "?")}
    stub = start | {(1, 0): "EW", (2, 0): "E.W"}
    assert witness.reach(stub) == {((0, 0), "NESW"), ((1, 0), "EW"), ((2, 0), "W")}
    assert witness.placements(start | {(1, 0): "E.W"}, ["EW"], "start") == {"place EW -1,0"}
    assert witness.placements(start | {(1, 0): "E.W"}, ["EW"], "any") == {"place EW -1,0", "place EW 2,0"}
    assert witness.turned("N.S.W") == "N.E.S"
    row = {(x, 0): "EW" for x in range(1, 8)}
    island = {(6, 1): "EW", (7, 1): "EW", (8, 1): "NSW"}
    goals = {(8, 2): "NE+stone", (8, 0): "NW+stone", (8, -2): "NESW+treasure"}
    settled = witness.settle(start | row | island, goals, (7, 0))
    assert [settled[goal] for goal in witness.GOALS] == ["SW+stone", "NW+stone", "?"]


PATHS = {code: count for code, count in zip(BOX.codes, BOX.counts, strict=True) if set(code) <= set("NESW.")}
PRINTED = ("NESW+treasure", "NE+stone", "NW+stone")


def grow_east(table: witness.Board, left: Counter[str], chance: random.Random) -> None:
    """Grow the path from the start to near the goals, so that the next card may reach one."""
    for x in range(1, chance.randint(6, 8)):
        printed = chance.choice([code for code in ("NESW", "NEW", "EW") if left[code]])
        table[(x, 0)] = chance.choice([printed, witness.turned(printed)])
        left[printed] -= 1


def scattered(chance: random.Random) -> dict[str, Any]:
    """Scatter path cards at random: islands, dead ends, goals that already lie open; whatever fits."""
    left = Counter(PATHS)
    goals = dict(zip(witness.GOALS, chance.sample(PRINTED, 3), strict=True))
    table: witness.Board = {witness.START: "NESW", **dict.fromkeys(witness.GOALS, witness.DOWN)}
    for goal in witness.GOALS:
        if "stone" in goals[goal] and chance.random() < 0.25:
            table[goal] = chance.choice([goals[goal], witness.turned(goals[goal])])
    grow_east(table, left, chance)
    for _ in range(40):
        spot = chance.randint(7, 9), chance.choice([-1, 1]) * chance.choice([0, 1, 1, 1, 2, 3])
        printed = chance.choice([code for code, count in left.items() if count])
        code = chance.choice([printed, witness.turned(printed)])
        bare = {place: card for place, card in table.items() if place == witness.START or place not in witness.GOALS}
        if spot not in table and witness.matches(bare, code, spot) and left.total() > 12:
            table[spot] = code
            left[printed] -= 1
    hand = [chance.choice([code for code, count in left.items() if count]) for _ in range(6)]
    hand = [code for code, number in Counter(hand).items() for _ in range(min(number, left[code]))]
    return {
        "hands": [hand, ["map"], ["map"]],
        "deck": ["map", "map"],
        "goals": {f"{x},{y}": code for (x, y), code in goals.items()},
        "revealed": {f"{x},{y}": table[(x, y)] for x, y in witness.GOALS if table[(x, y)] != witness.DOWN},
        "board": {f"{x},{y}": code for (x, y), code in table.items() if (x, y) not in [witness.START, *witness.GOALS]},
    }


@pytest.mark.parametrize("connect", ["start", "any"])
@pytest.mark.clauses("S-GOAL-7", "S-GOAL-9")
def test_scattered_mazes(connect: str) -> None:
    """Every legal move of random positions, chains of goals among them, ends as the witness says."""
    chains = waves = 0
    for seed in range(40 if undermine.COMPILED else 15):
        record: dict[str, Any] = {"format": "undermine/1", "game": "saboteur", "players": ["a", "b", "c"]}
        setup = scattered(random.Random(seed))
        game = undermine.load({**record, "options": {"connect": connect}, "setup": setup})
        compare_listing(game, connect)
        for move in game.legal():
            after = game.clone()
            turned = compare_outcome(after, move)
            waves += turned > 0
            chains += turned > 1
    assert waves > 10
    assert chains > 0
