"""The engine of the Duel against the slow witness, step by step: legal moves, reach, goals, claims, tokens and keys."""

from __future__ import annotations

from typing import Any

import pytest

import undermine
from tests.perft import duel_witness as witness
from tests.rules.duel_dsl import record
from undermine.games.duel.box import BOX
from undermine.testing import Walk

GAMES = 6 if undermine.COMPILED else 2


def compare_reach(game: undermine.Game, state: dict[str, Any]) -> None:
    """Compare every colour's reach, node by node, with what the grid keeps."""
    maze, position = witness.Maze(state), game.state
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
    before: dict[str, Any] = game.view()
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
    state: dict[str, Any] = game.view()
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
    state: dict[str, Any] = undermine.load(record("duel", {}, 2, {"hands": hands, "board": board})).view()
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


PILE = ["map", "map", "fix-cart", "fix-lantern", "fix-pickaxe"]
SET: dict[str, dict[str, Any]] = {
    "doors and trolls": {
        "board": {"1,1": "NESW+troll-S", "2,1": "ESW+door-blue-W", "0,2": "NS.EW+gold1-NS", "1,-1": "NEW+door-green-N"},
        "hands": [["EW", "key", "rockfall", "NE+ladder-green"], ["NW+ladder-blue", "key", "NS", "NSW.E+gold1-E"]],
    },
    "before the goals": {
        "board": {
            **{f"{x},1": "EW" for x in range(1, 5)},
            "4,0": "ES", "6,0": "NW", "1,-1": "NEW+troll-E", "2,-1": "NSW+door-green-S",
        },
        "goals": {
            "5,2": "NSW+gold2+door-green-S", "5,0": "NEW+gold3+door-green-N", "5,-2": "N.E+gold3-N", "7,1": "NESW",
            "7,-1": "N.S.W", "9,0": "NE+gold2",
        },
        "hands": [["NESW+door-green-W", "NE", "NS", "NSW+troll-S"], ["NS", "NE", "NSW+door-blue-N"]],
    },
    "the last tokens": {
        "board": {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S", "2,1": "NEW+troll-E", "0,0": "NS", "3,1": "EW"},
        "revealed": {"5,2": "NW+gold2", "5,0": "NE+gold2", "5,-2": "N.W+gold1-W", "7,1": "N.E+gold3-N"},
        "tokens": {"5,2": {"NW": "green"}, "5,0": {"NE": "green"}, "5,-2": {"W": "blue"}, "7,1": {"N": "blue"}},
        "tools": [["cart"], ["lantern"]],
        "hands": [["NSW.E+gold1-E", "EW", "fix-cart"], ["NEW.S+gold1-S", "NS.EW+gold1-NS", "break-cart"]],
    },
}  # fmt: skip


SOLO: dict[str, Any] = {
    "board": {
        **{f"{x},0": "EW" for x in range(1, 4)},
        "4,0": "NS.EW", "5,0": "NESW+door-blue-S", "6,0": "NEW+troll-E", "8,1": "NS",
    },
    "goals": {
        "8,2": "NSW+gold2+door-green-S", "8,0": "NEW+gold3+door-green-N", "8,-2": "N.E+gold3-N", "10,1": "NESW",
        "10,-1": "N.S.W", "12,0": "NE+gold2",
    },
    "hands": [["NE", "NS", "EW", "key", "NSW.E+gold1-E", "NE+ladder-green"]],
    "deck": ["break-cart", "rockfall", "NW", "break-lantern", "map"],
}  # fmt: skip


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_every_way_on_from_a_solo_position(colour: str) -> None:
    """The troll between the path and the goals is bribed first, so that every kind of step follows."""
    game = undermine.load(record("solo", {"colour": colour}, 1, SOLO))
    happened = {*compare_step(game, "bribe 6,0", "any")}
    for first in game.legal():
        after = game.clone()
        happened |= {*compare_step(after, first, "any")}
        for second in after.legal()[:: 4 if undermine.COMPILED else 20]:
            happened |= {*compare_step(after.clone(), second, "any")}
    assert {"goal", "claim"} <= happened  # and for green, through its door, the choice at (8,2)
    assert ("orient" in happened) == (colour == "green")


@pytest.mark.parametrize("anchor", ["any", "own"])
@pytest.mark.parametrize("name", SET)
def test_every_way_on_from_set_positions(name: str, anchor: str) -> None:
    """Play every sequence of two moves, and compare each step with the witness."""
    setup = {"deck": PILE[: 2 if name == "the last tokens" else 4], **SET[name]}
    game = undermine.load(record("duel", {"anchor": anchor}, 2, setup))
    for first in game.legal():
        after = game.clone()
        compare_step(after, first, anchor)
        if after.turn is None or after.view()["round"] != 1 or not undermine.COMPILED:
            continue
        for second in after.legal()[::3]:
            compare_step(after.clone(), second, anchor)
