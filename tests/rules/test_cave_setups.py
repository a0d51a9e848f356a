"""Setups of the cave: every key, its default, and a sentence for everything that cannot be (contract, section 4)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, given, goals, record
from undermine.testing import Walk


def load(players: int = 3, **setup: Any) -> undermine.Game:
    data = record(players, "immediate", setup, [])
    return undermine.load(data)


def test_what_is_left_out_takes_its_default() -> None:
    table = given(players=5, hands=[["I:info"]], deck=[])
    assert table["board"] == {"0,0": "I:NESW+ladder", "4,4": "?", "4,-4": "?", "-4,4": "?", "-4,-4": "?"}
    assert table["goals"] == goals(EXIT, LADDER, LAIR, VEIN)
    assert table["hands"] == [["I:info"], [], [], [], []]
    assert table["clans"] == [["blue", "loyal"]] * 3 + [["blue", "saboteur"], ["yellow", "loyal"]]
    assert table["aside"] == [["yellow", "loyal"], ["yellow", "loyal"], ["yellow", "saboteur"]]
    assert table["dwarfs"] == [START] * 5
    assert (table["nuggets"], table["bank"]) == ([3] * 5, 31)
    assert (table["open"], table["boots"], table["down"]) == ([False] * 5, [False] * 5, [False] * 5)
    assert (table["axes"], table["limits"], table["exits"]) == ([0] * 5, [5] * 5, [])
    assert (table["veins"], table["monsters"], table["webs"]) == ({}, {}, {})
    assert (table["turn"], table["round"], table["phase"], table["deck"]) == (0, 1, "play", 0)
    assert table["knows"] == [[], [], [], [], []]


@pytest.mark.parametrize(
    ("players", "clans", "aside"),
    [
        (2, [["blue", "loyal"], ["yellow", "loyal"]], []),
        (3, [["blue", "loyal"], ["blue", "loyal"], ["blue", "saboteur"]], [["blue", "saboteur"]]),
        (4, [["blue", "loyal"], ["blue", "loyal"], ["blue", "saboteur"], ["blue", "saboteur"]], []),
        (
            8,
            [["blue", "loyal"]] * 3 + [["blue", "saboteur"]] + [["yellow", "loyal"]] * 3 + [["yellow", "saboteur"]],
            [],
        ),
    ],
)
def test_the_clans_by_default(players: int, clans: list[list[str]], aside: list[list[str]]) -> None:
    table = given(players=players, hands=[["I:info"]])
    assert (table["clans"], table["aside"]) == (clans, aside)


def test_a_state_is_a_setup() -> None:
    """Almost: what the setup keys of a position say builds the same position again."""
    keys = [
        "hands", "clans", "aside", "dwarfs", "nuggets", "open", "veins", "monsters", "webs", "boots", "axes", "limits", "down",
        "exits", "goals", "revealed", "turn", "round", "knows",
    ]  # fmt: skip
    compared = 0
    for seed in (1, 3, 5):
        for number, game in enumerate(Walk("cave", 4, seed).steps()):
            state: Any = game.view()
            if state["phase"] != "play" or number % 7 or state["monsters"].get("rat", [0, 9])[1] == state["turn"]:
                continue
            fixed = {cell for cell, card in state["board"].items() if card == "?"} | {"0,0", *state["revealed"]}
            setup = {key: state[key] for key in keys}
            setup["board"] = {cell: card for cell, card in state["board"].items() if cell not in fixed}
            again: Any = undermine.load(record(4, "immediate", setup | {"deck": []}, [])).view()
            changes = {key for key in state if again[key] != state[key]}
            assert changes <= {"deck", "top", "discard", "stunned"}, changes
            compared += 1
    assert compared > 10


def test_the_option_first_plays_no_part() -> None:
    data = record(3, "immediate", {"hands": [["I:info"], ["I:axe"]], "turn": 1}, [])
    data["options"] = {"first": 2}
    assert undermine.load(data).turn == 1


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"hands": [[], [], []]}, "seat 0 holds no card"),
    ({"turn": 1}, "seat 1 holds no card"),
    ({"turn": 3}, "turn"),
    ({"round": 2}, "round"),
    ({"colour": "blue"}, "no key 'colour'"),
    ({"discards": []}, "no key 'discards'"),
    ({"hands": [["I:info"] * 3, [], []]}, "only 2 of I:info"),
    ({"hands": [["I:NE", "I:NW", "I:NS", "I:EW", "I:rat", "I:axe"], [], []]}, "nobody holds more than 5"),
    ({"hands": [["I:SW"], [], []]}, "as it is printed"),
    ({"hands": [["NS"], [], []]}, "no hand card"),
    ({"hands": [["III:NESW+exit"], [], []]}, "no hand card"),
    ({"hands": "I:NS"}, "must be"),
    ({"deck": ["I:info", "I:info"]}, "only 2 of I:info"),
    ({"board": {"0,0": "I:NS"}}, "start or a goal"),
    ({"board": {"4,4": "I:NS"}}, "start or a goal"),
    ({"board": {"0,1": "I:EW"}}, "do not fit"),
    ({"board": {"0,1": "III:NESW+exit"}}, "no path card"),
    ({"board": {"0,1": "I:NS", "0,2": "I:NS"}}, "only 1 of I:NS"),
    ({"board": {"60,60": "I:NS"}}, "too far apart"),
    ({"board": {"a": "I:NS"}}, "no cell"),
    ({"goals": {"4,4": EXIT}}, "every goal cell"),
    ({"goals": goals(EXIT, EXIT, LAIR, VEIN)}, "only one"),
    ({"goals": goals("III:SW+ladder", EXIT, LAIR, VEIN)}, "as it is printed"),
    ({"revealed": {"3,3": EXIT}}, "no goal cell"),
    ({"revealed": {"4,4": "III:NESW"}}, "no goal of this box"),
    ({"clans": [["blue", "loyal"]]}, "one entry per seat"),
    ({"clans": [["blue", "loyal", 1], ["blue", "loyal"], ["blue", "loyal"]]}, "a colour and an identity"),
    ({"clans": [["red", "loyal"], ["blue", "loyal"], ["blue", "loyal"]]}, "must be one of blue, yellow"),
    ({"clans": [["blue", "spy"], ["blue", "loyal"], ["blue", "loyal"]]}, "must be one of loyal, saboteur"),
    ({"clans": [["blue", "saboteur"]] * 3}, "only 2 of blue saboteur"),
    ({"clans": [["blue", "loyal"]] * 3, "aside": [["blue", "loyal"]]}, "only 3 of blue loyal"),
    ({"aside": ["blue"]}, "must be a list"),
    ({"dwarfs": ["0,1/NS", START, START]}, "no field '0,1/NS' on the board"),
    ({"dwarfs": ["0,0/N", START, START]}, "no field"),
    ({"dwarfs": ["0,0", START, START]}, "is no field"),
    ({"dwarfs": [None, START, START]}, "is no field"),
    ({"dwarfs": ["4,4/?", START, START]}, "turned up"),
    ({"dwarfs": ["4,4/NESW", START, START], "revealed": {"4,4": EXIT}}, "has left"),
    ({"dwarfs": ["out", START, START]}, "exactly if its dwarf is out"),
    ({"exits": [0]}, "exactly if its dwarf is out"),
    ({"dwarfs": ["out", START, START], "exits": [0]}, "its clan card is open"),
    ({"dwarfs": ["out", START, START], "exits": [0, 0], "open": [True, False, False]}, "nobody leaves twice"),
    (
        {"dwarfs": [START, "out", START], "exits": [1], "open": [False, True, False], "down": [False, True, False]},
        "has left",
    ),
    ({"dwarfs": [START, START, "out"], "exits": [2], "open": [False, False, True]}, "already over"),
    ({"down": [True, False, False]}, "has stood up"),
    ({"down": [0, 0, 0]}, "true or false"),
    ({"open": ["yes", False, False]}, "true or false"),
    ({"nuggets": [-1, 3, 3]}, "whole number"),
    ({"nuggets": [40, 3, 4]}, "only 46, 1 fewer"),
    ({"nuggets": [40, 3, 3], "board": {"0,1": "I:NSW+vein"}}, "only 46, 1 fewer"),
    ({"nuggets": [True, 3, 3]}, "whole number"),
    ({"veins": {"0,1": 1}}, "no vein"),
    ({"veins": {"0,1": 2}, "board": {"0,1": "I:NSW+vein"}}, "whole number"),
    ({"monsters": {"troll": [START, 1]}}, "must be one of rat, crawler, goblin"),
    ({"monsters": {"rat": [START, 0]}}, "its monsters have left"),
    ({"monsters": {"rat": [START]}}, "a field and a seat"),
    ({"monsters": {"rat": ["5,5/N", 1]}}, "no field"),
    ({"monsters": {"rat": [START, 3]}}, "whole number"),
    ({"webs": {"0,1 N": [2, 1]}}, "no opening"),
    ({"webs": {"0,1 S": [2, 1]}, "board": {"0,1": "I:NS"}}, "other card"),
    ({"webs": {"0,0 N": [3, 1]}}, "whole number"),
    ({"webs": {"0,0 N": 2}}, "must be a list"),
    ({"webs": {"0,0": [2, 1]}}, "must be like"),
    ({"webs": {"0,0 NE": [2, 1]}}, "must be like"),
    ({"webs": {"0,0 N": [2, 9]}}, "whole number"),
    ({"webs": {f"0,0 {side}": [2, 1] for side in "NESW"}}, "only 3 cards web"),
    ({"boots": [True] * 3, "hands": [["I:boots"], [], []]}, "only 3 cards boots"),
    ({"axes": [2, 2, 0]}, "only 3 cards axe"),
    ({"axes": [4, 0, 0]}, "whole number"),
    ({"limits": [6, 5, 5]}, "whole number"),
    ({"knows": [["3,3"], [], []]}, "no goal cell"),
    ({"knows": [[0], [], []]}, "its own clan card"),
    ({"knows": [[3], [], []]}, "whole number"),
    ({"knows": [[1.5], [], []]}, "whole number"),
]


@pytest.mark.parametrize(("setup", "sentence"), BROKEN, ids=[json.dumps(setup)[:60] for setup, _ in BROKEN])
def test_what_cannot_be_is_refused_with_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    setup = {"hands": [["I:info"], [], []], "deck": []} | setup
    data = record(3, "immediate", {}, []) | {"setup": setup}
    with pytest.raises(undermine.RecordError, match=sentence.replace("(", r"\(")) as refused:
        undermine.load(data)
    assert "\n" not in str(refused.value)


def test_islands_and_far_ladders_are_allowed() -> None:
    table = given(hands=[["I:info"]], board={"20,-10": "I:NE+ladder", "-15,18": "I:NW+ladder"}, deck=["III:NS"])
    table.plays("discard I:info", "step 20,-10/NE", "step -15,18/NW")
    assert table["dwarfs"][0] == "-15,18/NW"


def test_cards_clash_around_a_turned_goal_only() -> None:
    board = {"3,4": "I:EW"}
    clashing = given(hands=[["I:info"]], board=board, goals=goals(LADDER, EXIT, LAIR, VEIN), revealed={"4,4": LADDER})
    assert clashing["board"]["4,4"] == LADDER
    with pytest.raises(undermine.RecordError, match="do not fit"):
        load(hands=[["I:info"]], board={"3,4": "I:EW", "2,4": "I:NS"})


def test_more_kinds_of_cards_in_play_than_hands_leave_over() -> None:
    """What lies on the table is counted by kind, whatever its level."""
    hands = [["I:rat", "II:rat"], ["III:rat", "III:rat"]]
    assert given(hands=hands, deck=[], monsters={"rat": [START, 1]})["monsters"] == {"rat": [START, 1]}
    with pytest.raises(undermine.RecordError, match="only 5 cards rat"):
        load(hands=[["I:rat", "I:rat", "II:rat"], ["III:rat", "III:rat"]], deck=[], monsters={"rat": [START, 1]})
