"""The engine of the Duel against the slow witness, step by step: legal moves, reach, goals, claims, tokens and keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import undermine
from tests.perft import duel_witness as witness
from tests.perft.perft import positions, read_counts
from tests.rules.duel_dsl import record
from undermine.games.duel.box import BOX
from undermine.testing import Walk

GAMES = 6 if undermine.COMPILED else 2
COUNTS = read_counts()


def compare_reach(game: undermine.Game, state: Mapping[str, Any]) -> None:
    """Compare every colour's reach, node by node, with what the grid keeps."""
    maze, position = witness.Maze(state), game.position
    grid, window = position.grid, position.window  # type: ignore[attr-defined]
    for seat in range(game.seats):
        colour = witness.colour_of(state, seat)
        kept = set()
        for slot in range(1, int(grid.slots)):
            where = grid.cell(slot)
            code = maze.up(witness.cell(window.text(where))) if where >= 0 else None
            for group in witness.groups(code) if code else []:
                sides = [bool(grid.reached(seat, slot) >> "NESW".index(side) & 1) for side in group]
                assert all(sides) == any(sides), game.record()
                if all(sides):
                    kept.add((witness.cell(window.text(where)), group))
        assert kept == maze.reach(colour), game.record()


def compare_step(game: undermine.Game, move: str, anchor: str) -> list[str]:
    """Compare the legal moves, play one, and compare how the table lies then; return what happened."""
    before: Mapping[str, Any] = game.view()
    assert game.legal() == witness.legal(before, anchor, BOX.codes), game.record()
    compare_reach(game, before)
    events = game.apply(move)
    if before["phase"] == "pay" or move == "end":
        return [move.split(" ")[0]]
    maze, story, then = witness.after(before, move)
    told = [(str(event["type"]), event) for event in events if event["type"] in ("goal", "claim")]
    seen = [
        ("goal", str(event["cell"]))
        if kind == "goal"
        else ("claim", f"{witness.colour_of(before, int(str(event['seat'])))} {event['cell']}")
        for kind, event in told
    ]
    assert seen == story, game.record()
    state: Mapping[str, Any] = game.view()
    assert (state["phase"] == "orient") == (then == "orient"), game.record()
    over = any(event["type"] == "round-end" for event in events)
    assert over or then != "end", game.record()
    struck = any(event["type"] == "strike" and event.get("removed") for event in events)
    if not over and not struck:
        after = witness.Maze(state)
        assert after.board == maze.board, game.record()
        assert after.tokens == maze.tokens, game.record()
        assert after.keys == maze.keys, game.record()
    return [kind for kind, _ in story] + ([then] if then else [])


def walks(name: str, players: int, **options: object) -> set[str]:
    """Play random games beside the witness; return what happened in them."""
    happened: set[str] = set()
    for seed in range(GAMES):
        walk = Walk(name, players, seed + 50, **options)
        while walk.game.turn is not None:
            move = walk.choose()
            happened |= {move.split(" ")[0], *compare_step(walk.game, move, str(options.get("anchor", "any")))}
    return happened


@pytest.mark.parametrize("anchor", ["any", "own"])
@pytest.mark.clauses("D-NET-2", "D-NET-3", "D-NET-5")
def test_the_duel_agrees_with_the_witness(anchor: str) -> None:
    happened = walks("duel", 2, anchor=anchor)
    assert {"place", "discard", "rockfall", "map", "break", "goal", "claim"} <= happened


@pytest.mark.parametrize("colour", ["green", "blue"])
@pytest.mark.clauses("DS-14")
def test_the_solo_game_agrees_with_the_witness(colour: str) -> None:
    assert {"place", "discard", "map"} <= walks("solo", 1, colour=colour)


def test_the_witness_sees_the_rulebooks_examples() -> None:
    """It must itself be right: D-NET-2/3/4, D-PLACE-3/7/9, D-TROLL-5, D-GOAL-3, D-PAY-4 by hand."""
    board = {"1,1": "EW", "2,1": "ESW+door-blue-W"}
    hands = [["EW", "NW+ladder-blue"], ["EW"]]
    state: dict[str, Any] = dict(undermine.load(record("duel", {}, 2, {"hands": hands, "board": board})).view())
    maze = witness.Maze(state)
    assert ((2, 1), "ESW") not in maze.reach("green")
    assert maze.reach("blue") == {((0, -1), "NESW")}
    maze.keys[(2, 1)] = "green"
    assert ((2, 1), "ESW") in maze.reach("green")
    moves = witness.legal(state, "any", BOX.codes)
    assert "place EW 1,-1" in moves
    assert "place EW 3,1" not in moves
    assert "place NW+ladder-blue 3,1" in moves
    assert "place EW 1,-1" not in witness.legal(state, "own", BOX.codes)
    maze.board[(3, 1)] = "NW+ladder-blue"
    del maze.keys[(2, 1)]
    assert ((1, 1), "EW") in maze.reach("blue")
    assert ((3, 1), "NW") not in maze.reach("green")
    assert witness.turned("NSW+gold3+door-blue-N") == "NES+gold3+door-blue-S"
    state["purse"], state["tokens"] = [[1, 1, 2], []], {"1,1": {"troll": "green"}, "2,1": {"troll": "green"}}
    assert witness.payments(state, 0, "green") == ["pay 1 1", "pay 2"]


POSITIONS = {
    name: game for name, game in positions().items() if "setup" in game.origin and game.name in ("duel", "solo")
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_witness_counts_the_same(name: str) -> None:
    """Play every move of a set position and one in some that follow, and compare each step with the witness."""
    game, happened, total = POSITIONS[name], set(), 0
    for first in game.legal():
        after = game.clone()
        happened |= {*compare_step(after, first, "any")}
        if after.turn is None or after.view()["round"] != 1:
            continue
        listed = witness.legal(after.view(), "any", BOX.codes)
        total += len(listed)
        for second in listed[:: 3 if undermine.COMPILED else 25]:
            happened |= {*compare_step(after.clone(), second, "any")}
    assert COUNTS[name][:2] == [len(game.legal()), total]
    assert name.split("/")[1] not in ("before-the-goals", "strikes-to-come") or {"goal", "claim", "orient"} <= happened


@pytest.mark.parametrize("name", [name for name in POSITIONS if name.startswith("duel")])
def test_with_the_own_anchor_too(name: str) -> None:
    """Set positions of the Duel, played with the other option."""
    game = undermine.load({**POSITIONS[name].record(), "options": {"anchor": "own"}})
    for first in game.legal():
        compare_step(game.clone(), first, "own")
