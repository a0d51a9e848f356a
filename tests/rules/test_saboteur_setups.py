"""Setups of the base game (contract, section 4): defaults, what is possible, and a sentence for everything that is not."""

from __future__ import annotations

from typing import Any

import pytest

import undermine
from tests.rules.dsl import BOX, EAST, NE, NESW, NW, given, goals


def test_the_defaults() -> None:
    table = given(hands=[["EW"]], deck=[])
    state = table.view()
    assert state["board"] == {"0,0": "NESW", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert state["goals"] == {"8,2": "NESW+treasure", "8,0": "NE+stone", "8,-2": "NW+stone"}
    assert (state["turn"], state["active"], state["round"], state["phase"]) == (0, 0, 1, "play")
    assert (state["roles"], state["aside"]) == (["digger"] * 3, "digger")
    assert (state["tools"], state["purse"], state["knows"]) == ([[], [], []], [[], [], []], [[], [], []])
    assert (state["gold"], state["deck"], state["discards"]) == (28, 0, [])


def test_the_gold_left_is_ascending() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW), purse=[[1] * 15, [2] * 8])
    assert table["gold"] == 5
    assert table.plays("place EW 7,0")["offer"] == [1, 3, 3]


def test_revealed_overrides_goals() -> None:
    """The others lie in card-list order; where that one is turned elsewhere, the first that lies nowhere."""
    table = given(hands=[["EW"]], revealed={"8,2": "ES+stone"})
    assert table["goals"] == {"8,2": "NW+stone", "8,0": "NE+stone", "8,-2": "NESW+treasure"}
    table = given(hands=[["EW"]], goals=goals(NE, NW, NESW), revealed={"8,2": "SW+stone"})
    assert table["board"]["8,2"] == "SW+stone"


def test_the_first_of_the_deck_is_drawn_first() -> None:
    table = given(hands=[["EW"]], deck=["N", "E"]).plays("discard EW")
    assert table["hands"][0] == ["N"]


def test_the_option_first_plays_no_part() -> None:
    record: dict[str, Any] = {"format": "undermine/1", "game": "saboteur", "players": ["a", "b", "c"], "moves": []}
    hands = [["EW"], ["EW"], ["EW"]]
    record |= {"options": {"first": 2}, "setup": {"hands": hands, "turn": 1}}
    assert undermine.load(record).turn == 1
    record["setup"] = {"hands": hands}
    assert undermine.load(record).turn == 0


def test_the_next_round_comes_from_the_seed_of_zeros() -> None:
    one = given(hands=[["EW"]], deck=[]).plays("discard EW")
    other = given(hands=[["NS"]], deck=[], board={"1,0": "EW"}).plays("discard NS")
    assert one["hands"] == other["hands"]
    assert one["goals"] == other["goals"]


def test_islands_are_allowed() -> None:
    assert given(hands=[["EW"]], board={"-5,3": "EW", "12,-6": "NESW"})["board"]["-5,3"] == "EW"


def test_around_a_revealed_goal_nothing_need_fit() -> None:
    table = given(hands=[["EW"]], board={"7,0": "NS", "8,1": "NSW", "9,0": "EW"}, revealed={"8,0": "ES+stone"})
    assert table["board"]["7,0"] == "NS"


def test_any_roles() -> None:
    assert given(hands=[["EW"]], players=3, roles=["saboteur"] * 3, aside="saboteur")["roles"] == ["saboteur"] * 3


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "unknown key": ({"colour": 1}, "no key 'colour'"),
    "another game's key": ({"tokens": {}}, "no key 'tokens'"),
    "no card to play": ({"hands": [[], [], []]}, "holds no card"),
    "no hands": ({"hands": None}, "must be a list"),
    "turn without a card": ({"turn": 1}, "seat 1 holds no card"),
    "no such seat": ({"turn": 3}, "turn"),
    "a seat below": ({"turn": -1}, "turn"),
    "turn is no number": ({"turn": "0"}, "turn"),
    "turn is a truth": ({"turn": True}, "turn"),
    "turn is broken": ({"turn": 0.0}, "turn"),
    "round nought": ({"round": 0}, "round"),
    "round four": ({"round": 4}, "round"),
    "too few hands": ({"hands": [["EW"]]}, "one entry per seat"),
    "too many hands": ({"hands": [["EW"], [], [], []]}, "one entry per seat"),
    "a hand of seventeen": (
        {"hands": [[*["EW"] * 3, *["NS"] * 4, *["NESW"] * 5, *["NE"] * 5], [], []]},
        "more than 16",
    ),
    "no such card": ({"hands": [["XY"], [], []]}, "'XY'"),
    "a turned card in hand": ({"hands": [["SW"], [], []]}, "'SW'"),
    "a goal in hand": ({"hands": [["NESW+treasure"], [], []]}, "hand card"),
    "a card that is none": ({"hands": [[1], [], []]}, "hand card"),
    "a nested card": ({"hands": [[["EW"]], [], []]}, "hand card"),
    "four of three straights": ({"hands": [["EW"] * 4, [], []]}, "only 3 of EW"),
    "too many over all zones": ({"deck": ["EW"], "board": {"1,0": "EW"}, "discards": [["EW", "down"]]}, "only 3 of EW"),
    "the only dead end twice": ({"board": {"1,0": "E.W", "2,0": "E.W"}}, "only 1 of E.W"),
    "a turned card counts as itself": ({"board": {f"{x},0": "ESW" for x in range(1, 7)}}, "only 5 of NEW"),
    "board is a list": ({"board": ["EW"]}, "must be an object"),
    "no cell": ({"board": {"1;0": "EW"}}, "no cell"),
    "a cell with blanks": ({"board": {"1, 0": "EW"}}, "no cell"),
    "a cell with a plus": ({"board": {"+1,0": "EW"}}, "no cell"),
    "the start's cell": ({"board": {"0,0": "NESW"}}, "start or a goal"),
    "a goal's cell": ({"board": {"8,2": "NESW"}}, "start or a goal"),
    "an action on the board": ({"board": {"1,0": "map"}}, "no path card"),
    "a goal on the board": ({"board": {"1,0": "NE+stone"}}, "no path card"),
    "no fit with the start": ({"board": {"1,0": "NS"}}, "do not fit"),
    "no fit with each other": ({"board": {"1,0": "EW", "2,0": "NS"}}, "do not fit"),
    "no fit north": ({"board": {"0,1": "NS", "0,2": "EW"}}, "do not fit"),
    "goals of two cells": ({"goals": {"8,2": NESW, "8,0": NE}}, "every goal cell"),
    "goals elsewhere": ({"goals": {"8,2": NESW, "8,0": NE, "8,1": NW}}, "every goal cell"),
    "two treasures": ({"goals": goals(NESW, NESW, NE)}, "only one NESW"),
    "a goal not as printed": ({"goals": goals(NESW, "SW+stone", NW)}, "as it is printed"),
    "a goal that is none": ({"goals": goals(NESW, "NE", NW)}, "no goal"),
    "revealed elsewhere": ({"revealed": {"1,0": NE}}, "no goal cell"),
    "revealed is no goal": ({"revealed": {"8,0": "EW"}}, "no goal"),
    "revealed twice": ({"revealed": {"8,0": NE, "8,2": NE}}, "only one NE"),
    "the treasure is revealed": ({"revealed": {"8,0": NESW}}, "already over"),
    "all goals are revealed": ({"revealed": {"8,0": NESW, "8,2": NE, "8,-2": NW}}, "already over"),
    "no such role": ({"roles": ["digger", "digger", "thief"]}, "roles"),
    "roles of two": ({"roles": ["digger", "digger"]}, "one entry per seat"),
    "nobody aside": ({"aside": None}, "aside"),
    "no such tool": ({"tools": [["lamp"], [], []]}, "tools"),
    "a tool twice": ({"tools": [["cart", "cart"], [], []]}, "S-TOOL-2"),
    "four carts": (
        {"tools": [["cart"], ["cart"], ["cart"]], "hands": [["break-cart"], [], []]},
        "only 3 of break-cart",
    ),
    "no such gold": ({"purse": [[4], [], []]}, "purse"),
    "gold of nothing": ({"gold": [0]}, "gold"),
    "gold that is no number": ({"gold": ["1"]}, "gold"),
    "five threes": ({"purse": [[3, 3], [3], []], "gold": [3, 3]}, "only 4 gold cards of 3"),
    "gold is a number": ({"gold": 28}, "must be a list"),
    "a discard that is no list": ({"discards": ["EW"]}, "must be a list"),
    "a discard face sideways": ({"discards": [["EW", "up"]]}, "must be"),
    "an empty discard": ({"discards": [[]]}, "must be"),
    "a discard of three words": ({"discards": [["EW", "down", "down"]]}, "must be"),
    "knows a path": ({"knows": [["1,0"], [], []]}, "no goal cell"),
    "knows a number": ({"knows": [[8], [], []]}, "no cell"),
    "knows nothing": ({"knows": None}, "must be a list"),
    "deck of one text": ({"deck": "EW"}, "must be a list"),
    "far apart": ({"board": {"1000,0": "EW"}}, "too far apart"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_setup_is_refused_with_a_sentence(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    setup = {"hands": [["EW"], [], []], **change}
    record: dict[str, object] = {
        "format": "undermine/1",
        "game": "saboteur",
        "players": ["a", "b", "c"],
        "setup": setup,
    }
    with pytest.raises(undermine.RecordError) as broken:
        undermine.load(record)
    assert sentence in str(broken.value)
    assert "\n" not in str(broken.value)


@pytest.mark.parametrize("key", ["format", "game", "options", "players", "board", "hands", "turn", "gold", "discards"])
def test_what_is_nested_too_deeply_is_refused_with_a_sentence(key: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    record: dict[str, Any] = {"format": "undermine/1", "game": "saboteur", "players": ["a", "b", "c"]}
    record["setup"] = {"hands": [["EW"], [], []]}
    (record if key in ("format", "game", "options", "players") else record["setup"])[key] = deep
    with pytest.raises(undermine.RecordError):
        undermine.load(record)


def test_a_game_keeps_its_own_copy_of_the_record() -> None:
    setup: dict[str, Any] = {"hands": [["EW"], [], []], "deck": ["NS"]}
    record: dict[str, Any] = {"format": "undermine/1", "game": "saboteur", "players": ["a", "b", "c"], "setup": setup}
    game = undermine.load(record)
    before = game.record()
    setup["deck"].append("NE")
    record["players"][0] = "z"
    game.record()["setup"]["hands"] = []  # type: ignore[index]
    assert game.record() == before
    assert game.record()["players"] == ["a", "b", "c"]


STRAIGHT = ["NESW"] * 5 + ["NEW"] * 5 + ["EW"] * 3 + ["E.W", "N.E.W", "N.E.S.W"]
STAIRS = [
    ("NE", "SW"),
    ("NE", "SW"),
    ("ES", "NW"),
    ("ES", "NW"),
    ("NES", "NSW"),
    ("NES", "NSW"),
    ("N.E", "SW"),
    ("E.S", "NSW"),
]
"""Two cards that go one cell north or south and one west; read as they lie, from the east."""


PRINTED = {code: code for code in BOX.codes} | {"SW": "NE", "ES": "NW", "NES": "NSW", "E.S": "N.W"}


def longest_way_west() -> list[tuple[str, int, int]]:
    """List cards as they lie, with their cells: as far west as one box can go when dead ends may be built on."""
    way = [(code, -1 - i, 0) for i, code in enumerate(STRAIGHT)]
    x, y = way[-1][1] - 1, 0
    for first, second in STAIRS:
        up = 1 if "N" in first and "S" in second else -1
        way += [(first, x, y), (second, x, y + up)]
        x, y = x - 1, y + up
    return [*way, ("E", x, y)]


@pytest.mark.clauses("S-GEO-3")
@pytest.mark.parametrize("dealt_first", [False, True])
def test_the_longest_way_west_keeps_its_coordinates(dealt_first: bool) -> None:
    """The cell numbers wrap round somewhere; never where a card can lie."""
    way = longest_way_west()
    assert min(x for _, x, _ in way) == -25
    cards = [PRINTED[code] for code, _, _ in way]
    table = given(hands=[cards[:6]], deck=[*cards[6:], "map"], edition="2006")
    if dealt_first:  # the window of a deal instead of the one cut around the setup
        table.game.position.window = undermine.new("saboteur", players=3, seed=1).position.window
    for code, x, y in way:
        assert table.plays(f"place {code} {x},{y}").events[0]["cell"] == f"{x},{y}"
        assert table["board"][f"{x},{y}"] == code


@pytest.mark.clauses("S-GEO-3")
@pytest.mark.parametrize("far", ["33,0", "33,1", "0,31", "8,-30"])
def test_the_coordinates_last_where_a_far_island_lies_too(far: str) -> None:
    """The window moves along with the way, and the island stays where it was."""
    way = longest_way_west()
    cards = [PRINTED[code] for code, _, _ in way]
    table = given(hands=[cards[:6]], deck=[*cards[6:], "N.S", "map"], edition="2006", board={far: "N"})
    x, y = (int(number) for number in far.split(","))
    for code, *cell in way:
        table.plays(f"place {code} {cell[0]},{cell[1]}")
        assert (table["board"][f"{cell[0]},{cell[1]}"], table["board"][far]) == (code, "N")
        assert table.refuses(f"place {table['hands'][0][0]} {x},{y}") in ("S-PLACE-1", "syntax")
        assert all(table.allows(move) for move in table.legal("place"))
    table.plays(f"place N.S {x},{y + 1}")
    assert table["board"][f"{x},{y + 1}"] == "N.S"


def rest_of_the_box(*used: str) -> list[str]:
    """List the cards that are not in use."""
    left = dict(zip(BOX.codes, BOX.counts, strict=True))
    for code in used:
        left[code] -= 1
    return [code for code, count in left.items() for _ in range(count)]


@pytest.mark.parametrize("cell", ["-6,0", "-20,3", "14,0", "30,1", "0,12", "-9,-25", "4,30"])
def test_an_island_may_lie_far_away_while_the_whole_box_is_in_play(cell: str) -> None:
    table = given(hands=[["EW"]], deck=rest_of_the_box("EW", "NS"), board={cell: "NS"})
    assert table["board"][cell] == "NS"
    assert table.plays("place EW -1,0")["board"][cell] == "NS"
