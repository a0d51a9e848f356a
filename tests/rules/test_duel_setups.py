"""Setups of the Duel and its solo game (contract, section 4): defaults, what is possible, and why all else is not."""

from __future__ import annotations

from typing import Any

import pytest

import undermine
from tests.rules.duel_dsl import GOAL_CELLS, SOLO_CELLS, STONES, duel, goals, record, solo
from undermine.games.duel.box import BOX

ALL_GOALS = dict(zip(GOAL_CELLS, [*STONES, "NW+gold2", "NE+gold2"], strict=True))


def test_the_defaults() -> None:
    state = duel(hands=[["EW"]], deck=[]).view()
    assert state["goals"] == goals()
    assert list(state["goals"].values())[:3] == ["NESW", "N.E.S.W", "N.S.W"]
    assert (state["turn"], state["active"], state["round"], state["phase"]) == (0, 0, 1, "play")
    assert (state["tools"], state["purse"], state["knows"]) == ([[], []], [[], []], [[], []])
    assert (state["tokens"], state["keys"], state["gone"], state["laid"], state["discards"]) == ({}, {}, [], [], [])


def test_goals_that_are_not_given_lie_in_card_list_order_beside_turned_ones() -> None:
    state = duel(hands=[["EW"]], revealed={"5,0": "SW+gold2"}).view()
    assert state["goals"] == goals("NESW", "NE+gold2", "N.S.W", "N.E.W", "NW+gold1+door-green-W", "NW+gold2")
    state = duel(hands=[["EW"]], revealed={"9,0": "NESW"}).view()
    assert state["goals"]["5,2"] == "NW+gold2"  # the first that lies nowhere
    assert state["goals"]["5,0"] == "N.E.S.W"


def test_a_setup_comes_back_in_the_state() -> None:
    setup: dict[str, Any] = {
        "board": {"1,1": "NEW+troll-E", "1,2": "NES+door-blue-S", "0,-2": "NS.EW+gold1-NS"},
        "goals": goals("N.E+gold3-N"),
        "revealed": {"5,0": "NESW"},
        "hands": [["EW", "key"], ["NS"]],
        "tools": [["cart"], ["pickaxe", "lantern"]],
        "purse": [[1, 3], [2]],
        "discards": [["map"], ["NE", "down"]],
        "gone": ["EW.S+gold1-S"],
        "tokens": {"1,1": {"troll": "blue"}, "0,-2": {"NS": "green"}},
        "keys": {"1,2": "green"},
        "laid": ["1,2", "1,1", "0,-2"],
        "turn": 1,
        "round": 2,
        "knows": [["9,0"], ["5,2", "9,0"]],
    }
    state = duel(**setup).view()
    for key in (
        "revealed",
        "tools",
        "purse",
        "discards",
        "gone",
        "tokens",
        "keys",
        "laid",
        "turn",
        "round",
        "knows",
        "goals",
    ):
        assert state[key] == setup[key], key
    assert state["hands"] == setup["hands"]
    assert setup["board"].items() <= state["board"].items()


def test_laid_is_the_order_of_the_board_unless_given() -> None:
    board = {"2,0": "EW", "1,0": "EW"}
    assert solo(hands=["EW"], board=board)["laid"] == ["2,0", "1,0"]
    assert solo(hands=["EW"], board=board, laid=["1,0", "2,0"])["laid"] == ["1,0", "2,0"]


def test_islands_are_allowed_and_around_a_revealed_goal_nothing_need_fit() -> None:
    table = duel(hands=[["EW"]], board={"4,0": "NS", "-5,5": "EW"}, revealed={"5,0": "NW+gold2"})
    assert table["board"]["4,0"] == "NS"


def test_nothing_is_settled_at_loading() -> None:
    board = {"1,1": "EW", "2,1": "EW", "3,1": "EW", "4,1": "SW", "4,0": "NE", "0,2": "NS.EW+gold1-NS"}
    table = duel(hands=[["EW"]], board=board)
    assert (table["revealed"], table["tokens"], table.game.events()) == ({}, {}, [])


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "unknown key": ({"roles": []}, "no key 'roles'"),
    "another game's key": ({"gold": [1]}, "no key 'gold'"),
    "no card to play": ({"hands": [[], ["EW"]]}, "holds no card"),
    "no such seat": ({"turn": 2}, "turn"),
    "round four": ({"round": 4}, "round"),
    "a hand of seventeen": (
        {"hands": [[*["EW"] * 4, *["NS"] * 3, *["NE"] * 2, *["NW"] * 2, *["key"] * 2, *["map"] * 2, *["rockfall"] * 2], []]},
        "more than 16",
    ),
    "five straights": ({"hands": [["EW"] * 5, []]}, "only 4 of EW"),
    "too many over all zones": ({"deck": ["NE.W"], "board": {"1,1": "NE.W"}}, "only 1 of NE.W"),
    "gone and on the table": ({"gone": ["NS.EW+gold1-NS"], "board": {"0,2": "NS.EW+gold1-NS"}}, "only 1 of NS.EW+gold1-NS"),
    "gone without gold": ({"gone": ["EW"]}, "no path card with gold"),
    "gone is an action": ({"gone": ["map"]}, "no path card with gold"),
    "a start card's cell": ({"board": {"0,-1": "EW"}}, "start or a goal"),
    "a goal's cell": ({"board": {"9,0": "EW"}}, "start or a goal"),
    "a start card on the board": ({"board": {"1,1": "NESW+ladder-green"}}, "no path card"),
    "no fit with a start card": ({"board": {"1,-1": "NS"}}, "do not fit"),
    "no fit with each other": ({"board": {"1,1": "EW", "2,1": "NS"}}, "do not fit"),
    "goals of five cells": ({"goals": {cell: code for cell, code in ALL_GOALS.items() if cell != "9,0"}}, "every goal cell"),
    "a goal twice": ({"goals": ALL_GOALS | {"9,0": "NESW"}}, "only one NESW"),
    "a goal not as printed": ({"goals": ALL_GOALS | {"9,0": "SW+gold2"}}, "as it is printed"),
    "all goals turned": ({"revealed": ALL_GOALS}, "already over"),
    "a tool twice": ({"tools": [["cart", "cart"], []]}, "D-SAB-3"),
    "three carts": ({"tools": [["cart"], ["cart"]], "deck": ["break-cart"]}, "only 2 of break-cart"),
    "no such nugget": ({"purse": [[4], []]}, "purse"),
    "four threes": ({"purse": [[3, 3], [3, 3]]}, "only 3 gold cards of 3"),
    "six twos": ({"purse": [[2] * 6, []]}, "only 5 gold cards of 2"),
    "twelve ones": ({"purse": [[1] * 12, []]}, "only 11 gold cards of 1"),
    "tokens is a list": ({"tokens": []}, "must be an object"),
    "a token on nothing": ({"tokens": {"3,3": {"NS": "green"}}}, "no face-up card"),
    "a token on a hidden goal": ({"tokens": {"5,0": {"NS": "green"}}}, "no face-up card"),
    "a token that is no object": ({"board": {"1,1": "NEW+troll-E"}, "tokens": {"1,1": "green"}}, "must be an object"),
    "a token without gold": ({"board": {"1,1": "EW"}, "tokens": {"1,1": {"EW": "green"}}}, "neither gold nor a troll"),
    "a token without a troll": ({"board": {"1,1": "EW"}, "tokens": {"1,1": {"troll": "green"}}}, "neither gold nor a troll"),
    "a token on the wrong group": (
        {"board": {"0,2": "NS.EW+gold1-NS"}, "tokens": {"0,2": {"EW": "green"}}},
        "neither gold nor a troll",
    ),
    "a token of no colour": ({"board": {"1,1": "NEW+troll-E"}, "tokens": {"1,1": {"troll": "red"}}}, "must be one of"),
    "a key on nothing": ({"keys": {"3,3": "green"}}, "no face-up card"),
    "a key on no door": ({"board": {"1,1": "EW"}, "keys": {"1,1": "green"}}, "no door"),
    "a key on the own door": ({"board": {"1,1": "NEW+door-blue-E"}, "keys": {"1,1": "blue"}}, "no door"),
    "a key of no colour": ({"board": {"1,1": "NEW+door-blue-E"}, "keys": {"1,1": 1}}, "must be one of"),
    "three keys": (
        {
            "board": {"1,1": "NEW+door-blue-E", "1,2": "NES+door-blue-S", "3,4": "NESW+door-blue-S"},
            "keys": {"1,1": "green", "1,2": "green", "3,4": "green"},
        },
        "only 2 key tokens",
    ),
    "laid names too few": ({"board": {"1,1": "EW"}, "laid": []}, "every cell of the board"),
    "laid names another": ({"board": {"1,1": "EW"}, "laid": ["1,2"]}, "every cell of the board"),
    "laid twice": ({"board": {"1,1": "EW"}, "laid": ["1,1", "1,1"]}, "every cell of the board"),
    "knows a path": ({"knows": [["1,1"], []]}, "no goal cell"),
    "far apart": ({"board": {"500,0": "EW"}}, "too far apart"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_setup_is_refused_with_a_sentence(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    with pytest.raises(undermine.RecordError) as broken:
        undermine.load(record("duel", {}, 2, {"hands": [["EW"], []], **change}))
    assert sentence in str(broken.value)
    assert "\n" not in str(broken.value)


FIVE = {"5,2": "NW+gold2", "5,0": "NE+gold2", "5,-2": "N.W+gold1-W", "7,1": "N.E+gold3-N", "7,-1": "NS.E.W+gold1-NS"}
TROLLS = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S", "2,1": "NEW+troll-E"}


@pytest.mark.parametrize(("more", "sentence"), [({}, "already over"), ({"0,2": {"NS": "blue"}}, "only 8 dwarf tokens")])
def test_all_tokens_used_or_more(more: dict[str, Any], sentence: str) -> None:
    tokens = {cell: {group: "green"} for cell, group in zip(FIVE, ["NW", "NE", "W", "N", "NS"], strict=True)}
    tokens |= {cell: {"troll": "blue"} for cell in TROLLS} | more
    setup = {"hands": [["EW"], []], "board": TROLLS | {"0,2": "NS.EW+gold1-NS"}, "revealed": FIVE, "tokens": tokens}
    with pytest.raises(undermine.RecordError, match=sentence):
        undermine.load(record("duel", {}, 2, setup))


SOLO_IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a start card's cell": ({"board": {"0,0": "EW"}}, "start or a goal"),
    "sabotage in hand": ({"hands": [["break-cart"]]}, "DS-11"),
    "a rockfall in hand": ({"hands": [["EW", "rockfall"]]}, "DS-11"),
    "two seats": ({"hands": [["EW"], ["EW"]]}, "one entry per seat"),
    "a token of the other colour": (
        {"board": {"1,0": "NEW+troll-E"}, "tokens": {"1,0": {"troll": "blue"}}},
        "nobody plays 'blue'",
    ),
    "a key of the other colour": (
        {"board": {"1,0": "NEW+door-green-N"}, "keys": {"1,0": "blue"}},
        "nobody plays 'blue'",
    ),
    "all goals turned": ({"revealed": dict(zip(SOLO_CELLS, ALL_GOALS.values(), strict=True))}, "already over"),
}


@pytest.mark.parametrize("name", SOLO_IMPOSSIBLE)
def test_an_impossible_solo_setup_is_refused_with_a_sentence(name: str) -> None:
    change, sentence = SOLO_IMPOSSIBLE[name]
    with pytest.raises(undermine.RecordError) as broken:
        undermine.load(record("solo", {}, 1, {"hands": [["EW"]], **change}))
    assert sentence in str(broken.value)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("duel", 2, {"anchor": "none"}),
        ("duel", 2, {"colour": "green"}),
        ("duel", 1, {}),
        ("duel", 3, {}),
        ("solo", 2, {}),
        ("solo", 1, {"colour": "red"}),
        ("solo", 1, {"anchor": "own"}),
    ],
)
def test_players_and_options(game: str, players: int, options: dict[str, str]) -> None:
    with pytest.raises(undermine.RecordError):
        undermine.load(record(game, options, players, {"hands": [["EW"]] + [[]] * (players - 1)}))


def rest_of_the_box(*used: str) -> list[str]:
    """List the cards of the draw pile that are not in use."""
    left = dict(zip(BOX.codes, BOX.counts, strict=True))
    for code in used:
        left[code] -= 1
    return [code for code, count in left.items() for _ in range(count)]


@pytest.mark.clauses("D-GEO-4")
@pytest.mark.parametrize("cell", ["-6,0", "-14,3", "15,0", "24,1", "2,12", "-9,-20"])
def test_an_island_may_lie_far_away_while_the_whole_box_is_in_play(cell: str) -> None:
    table = duel(hands=[["EW"]], deck=rest_of_the_box("EW", "NS"), board={cell: "NS"})
    assert table["board"][cell] == "NS"
    assert table.plays("place EW -1,1")["board"][cell] == "NS"


WEST = ["EW", "EW", "EW", "EW", "NS.EW", "NS.EW+gold1-NS", "ESW+door-blue-W"]  # as they lie, from the start card on


@pytest.mark.clauses("D-GEO-4")
def test_the_coordinates_last_while_a_way_leads_to_the_rim() -> None:
    """The window of the setup moves along with the way, and the far island stays where it was."""
    pile = [code for code in rest_of_the_box() if code.startswith(("break", "fix"))]
    table = duel(hands=[WEST[:6], ["map"]], deck=["NEW+door-blue-E", *pile], board={"50,0": "NW"})
    first = table.game.position.window
    for i, code in enumerate(WEST):
        cell = f"{-1 - i},1"
        table.plays(f"place {code} {cell}")
        assert table.events[0]["cell"] == cell
        assert (table["board"][cell], table["board"]["50,0"]) == (code, "NW")
        table.plays(table.legal("discard")[0])
        assert all(table.allows(move) for move in table.legal("place"))
    assert table.game.position.window is not first
