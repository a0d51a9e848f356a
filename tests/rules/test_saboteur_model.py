"""Chapter 1 of the base game: geometry, cards and the network (S-GEO, S-CARD, S-NET)."""

from __future__ import annotations

import pytest

from tests.rules.dsl import EAST, NE, NW, SYNTAX, dealt, given, goals
from undermine.kernel.cards import SIDES, read_path
from undermine.kernel.grid import STEP, Window, cell_at


@pytest.mark.parametrize(("side", "x", "y"), [("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0)])
def test_S_GEO_1_x_grows_east_and_y_grows_north(side: str, x: int, y: int) -> None:
    window = Window(-24, -32)
    beside = (cell_at(0, 0) + STEP[SIDES.index(side)]) & 4095
    assert window.text(beside) == f"{x},{y}"
    assert given(hands=[["NESW"]]).allows(f"place NESW {x},{y}")


@pytest.mark.parametrize(("side", "opposite"), ["NS", "EW", "SN", "WE"])
def test_S_GEO_1_opposite_sides_meet(side: str, opposite: str) -> None:
    assert SIDES[SIDES.index(side) ^ 2] == opposite


@pytest.mark.parametrize("players", [3, 6, 10])
def test_S_GEO_2_the_layout(players: int) -> None:
    for seed in range(5):
        assert dealt(players, seed)["board"] == {"0,0": "NESW", "8,-2": "?", "8,0": "?", "8,2": "?"}


@pytest.mark.parametrize(("move", "board"), [("place EW -1,0", {}), ("place NESW -1,0", {"0,1": "NSW"})])
def test_S_GEO_3_cards_may_lie_behind_the_start(move: str, board: dict[str, str]) -> None:
    assert given(hands=[["EW", "NESW"]], board=board).allows(move)


def test_S_GEO_3_the_rectangle_is_no_border() -> None:
    north = {"0,1": "NS", "0,2": "NS", "0,3": "NS", "0,4": "NS", "0,5": "NSW", "0,6": "NSW"}
    assert given(hands=[["NSW"]], board=north).allows("place NSW 0,7")
    behind = {f"{x},1": "NEW" for x in range(1, 6)} | {"0,1": "NESW", "6,1": "EW", "7,1": "EW", "8,1": "EW"}
    assert given(hands=[["NESW"]], board=behind).allows("place NESW 9,1")


@pytest.mark.parametrize("text", ["place EW 1,0 90", "place WE 1,0", "place EW/90 1,0", "place EW 1,0 90°"])
def test_S_GEO_4_nothing_lies_crosswise(text: str) -> None:
    assert given(hands=[["EW"]]).refuses(text) == SYNTAX


def test_S_GEO_4_a_straight_never_becomes_the_other_straight() -> None:
    table = given(hands=[["EW"]])
    assert {move.split()[1] for move in table.legal("place")} == {"EW"}
    assert table.refuses("place NS 0,1") == "S-TURN-1"
    assert read_path("EW").turned().code == "EW"


def test_S_CARD_1_stubs_do_not_join() -> None:
    stub = read_path("E.W")
    assert (stub.open, stub.joined(1), stub.joined(3), stub.joined(0)) == (0b1010, 0b0010, 0b1000, 0)
    assert given(hands=[["NESW"]], board={"1,0": "E.W"}).refuses("place NESW 2,0") == "S-PLACE-6"
    assert given(hands=[["NESW"]], board={"1,0": "EW"}).allows("place NESW 2,0")


def test_S_CARD_1_of_several_groups_only_the_entered_one_leads_on() -> None:
    table = given(hands=[["NESW", "EW"]], board={"1,0": "N.E.W"})
    assert table.refuses("place NESW 2,0") == "S-PLACE-6"
    assert table.refuses("place NESW 1,1") == "S-PLACE-6"


@pytest.mark.parametrize(
    ("code", "turned"),
    [
        ("NW", "ES"), ("SW", "NE"), ("NSW", "NES"), ("NEW", "ESW"), ("N", "S"), ("E", "W"), ("N.E", "S.W"), ("N.W", "E.S"),
        ("N.E.W", "E.S.W"), ("N.S.W", "N.E.S"), ("NE.SW", "NE.SW"), ("NW.ES", "NW.ES"),
        ("EW", "EW"), ("NS", "NS"), ("NESW", "NESW"), ("N.S", "N.S"), ("E.W", "E.W"), ("N.E.S.W", "N.E.S.W"),
    ],
)  # fmt: skip
def test_S_CARD_2_half_a_turn(code: str, turned: str) -> None:
    card = read_path(code)
    assert card.turned().code == turned
    assert card.turned().turned().code == code


def test_S_CARD_2_one_move_where_a_half_turn_changes_nothing() -> None:
    assert given(hands=[["EW"]]).legal("place") == ["place EW -1,0", "place EW 1,0"]
    turned = given(hands=[["N.E"]]).legal("place")
    assert turned == ["place N.E -1,0", "place N.E 0,-1", "place S.W 0,1", "place S.W 1,0"]


def test_S_CARD_4_one_treasure_among_the_goals_of_every_round() -> None:
    for seed in range(20):
        table = dealt(4, seed)
        assert sorted(table["goals"].values()) == ["NE+stone", "NESW+treasure", "NW+stone"]


def test_S_CARD_5_the_start_leads_everywhere() -> None:
    table = given(hands=[["NESW"]])
    assert table["board"]["0,0"] == "NESW"
    assert table.legal("place") == [f"place NESW {cell}" for cell in ("-1,0", "0,-1", "0,1", "1,0")]


def test_S_CARD_5_the_stones_are_two_different_bends() -> None:
    table = given(hands=[["EW"]], goals=goals(NE, NW, "NESW+treasure"))
    assert table["goals"] == {"8,2": "NE+stone", "8,0": "NW+stone", "8,-2": "NESW+treasure"}


@pytest.mark.parametrize(("beside", "goal"), [("NSW", "NW+stone"), ("NEW", "ES+stone"), ("NESW", "NE+stone")])
def test_S_NET_1_a_link_needs_both_sides_open(beside: str, goal: str) -> None:
    """Only a turned goal can lie so that an open side meets a closed one: that is no link."""
    table = given(hands=[["NESW"]], board=EAST | {"7,0": beside}, revealed={"8,0": goal})
    open_end = "8,1" if "N" in goal else "9,0"
    assert table.refuses(f"place NESW {open_end}") == "S-PLACE-6"


def test_S_NET_1_a_face_down_goal_leads_nowhere() -> None:
    table = given(hands=[["NESW"]], board=EAST | {"7,0": "E.W"})
    assert table.refuses("place NESW 9,0") == "S-PLACE-2"


def test_S_NET_2_reach_ends_at_the_near_stub() -> None:
    table = given(hands=[["NESW"]], board={"1,0": "EW", "2,0": "E.W"})
    assert table.refuses("place NESW 3,0") == "S-PLACE-6"
    table = given(hands=[["NESW"]], board={"1,0": "EW", "2,0": "N.E.W", "2,1": "NESW"})
    assert table.refuses("place NESW 2,2") == "S-PLACE-6"


def test_S_NET_2_reach_comes_round_to_the_far_stub_by_another_way() -> None:
    """The east stub of (1,0) is reached from (2,0) though not through its own card."""
    loop = {"0,1": "NES", "1,1": "EW", "2,1": "NSW", "1,0": "E.W"}
    table = given(hands=[["NSW", "NESW"]], board=loop)
    assert table.allows("place NSW 2,0")
    table.plays("place NSW 2,0")
    assert table.allows("place NESW 2,-1")
