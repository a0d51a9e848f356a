"""Chapter 6 of the base game: goals and the end of a round (S-GOAL, S-END)."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.dsl import EAST, NE, NESW, NW, Table, given, goals

FAR_DOWN = goals(NE, NW, NESW)
NORTH = {"0,1": "NES", "1,1": "EW", "2,1": "EW", "3,1": "EW", "4,1": "NEW", "5,1": "NEW", "6,1": "NEW", "7,1": "NEW"}
"""A reached row one north of the start that ends at (7,1), beside the gap between two goals."""


def test_S_GOAL_1_the_seventh_straight_turns_the_goal() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=FAR_DOWN)
    assert table["revealed"] == {}
    table.plays("place EW 7,0")
    assert table["revealed"] == {"8,0": "NW+stone"}
    assert table["board"]["8,0"] == "NW+stone"
    assert {"type": "goal", "seat": 0, "cell": "8,0", "card": "NW+stone"} in table.events


def test_S_GOAL_1_a_dead_end_turns_nothing() -> None:
    assert given(hands=[["E.W"]], board=EAST, goals=FAR_DOWN).plays("place E.W 7,0")["revealed"] == {}


def test_S_GOAL_1_row_by_row_from_the_start() -> None:
    """Laid one after the other, only the seventh card turns the goal."""
    row = ["EW", "EW", "NEW", "NEW", "NEW", "NEW", "EW"]
    table = given(hands=[row[:6]], deck=[row[6]], goals=FAR_DOWN)
    for x, code in enumerate(row, 1):
        assert table["revealed"] == {}
        table.plays(f"place {code} {x},0")
    assert list(table["revealed"]) == ["8,0"] or table["round"] == 2
    assert [event["cell"] for event in table.told("goal")] == ["8,0"]


def test_S_GOAL_2_between_two_goals_both_are_turned() -> None:
    table = given(hands=[["NSW"]], board=NORTH, goals=FAR_DOWN).plays("place NSW 8,1")
    assert table["revealed"] == {"8,2": "SW+stone", "8,0": "NW+stone"}


@pytest.mark.clauses("S-AMB-5")
@pytest.mark.parametrize(("code", "turned"), [("NW", ["8,2"]), ("SW", ["8,0"]), ("EW", [])])
def test_S_GOAL_2_only_where_the_path_really_leads(code: str, turned: list[str]) -> None:
    board = NORTH if code != "EW" else NORTH | {"1,1": "NEW"}
    hand = {"SW": "NE"}.get(code, code)
    table = given(hands=[[hand]], board=board, goals=FAR_DOWN).plays(f"place {code} 8,1")
    assert list(table["revealed"]) == turned


@pytest.mark.clauses("S-AMB-5")
@pytest.mark.parametrize("code", ["N.S.W", "N.E.S.W"])
def test_S_GOAL_2_not_through_the_dead_end_between_them(code: str) -> None:
    table = given(hands=[[code]], board=NORTH, goals=FAR_DOWN).plays(f"place {code} 8,1")
    assert table["revealed"] == {}


def test_S_GOAL_3_a_stone_goes_on_and_the_treasure_ends_the_round() -> None:
    stone = given(hands=[["EW"]], board=EAST, goals=goals(NESW, NE, NW)).plays("place EW 7,0")
    treasure = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW)).plays("place EW 7,0")
    assert (stone["round"], stone["phase"], stone.told("round-end")) == (1, "play", [])
    assert (treasure["phase"], treasure.told("round-end")[0]["winners"]) == ("draft", "diggers")


def arrival(side: str, stone: str) -> Table:
    """Reach the middle goal from one side; the stone lies there."""
    middle = goals(NESW, stone, NE if stone == NW else NW)
    if side == "W":
        return given(hands=[["EW"]], board=EAST, goals=middle).plays("place EW 7,0")
    if side == "N":
        return given(hands=[["NE"]], board=NORTH, goals=middle).plays("place SW 8,1")
    south = {cell.replace(",1", ",-1"): code for cell, code in NORTH.items() if cell != "0,1"} | {"0,-1": "NEW"}
    south |= {"0,-1": "NES", "4,-1": "EW", "1,-1": "NEW"}
    if side == "S":
        return given(hands=[["NW"]], board=south, goals=middle).plays("place NW 8,-1")
    round_about = south | {"4,-1": "ESW", "8,-1": "EW", "5,-1": "NESW", "6,-1": "NESW", "9,-1": "NW"}
    return given(hands=[["NE"]], board=round_about, goals=middle).plays("place SW 9,0")


@pytest.mark.parametrize(
    ("side", "stone", "lies"),
    [
        ("W", NW, "NW+stone"), ("N", NW, "NW+stone"), ("E", NW, "ES+stone"), ("S", NW, "ES+stone"),
        ("W", NE, "SW+stone"), ("S", NE, "SW+stone"), ("N", NE, "NE+stone"), ("E", NE, "NE+stone"),
    ],
)  # fmt: skip
def test_S_GOAL_4_the_goal_continues_the_path(side: str, stone: str, lies: str) -> None:
    table = arrival(side, stone)
    assert table["revealed"] == {"8,0": lies}


def test_S_GOAL_4_the_treasure_looks_the_same_both_ways() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW)).plays("place EW 7,0")
    assert table["revealed"] == {"8,0": "NESW+treasure"}


NORTH_AND_WEST = NORTH | {"7,1": "NESW", "7,0": "NE"}
NORTH_AND_EAST = NORTH | {"8,1": "ESW", "9,1": "SW", "9,0": "NW"}
NORTH_AND_SOUTH = NORTH | {"8,1": "ESW", "9,1": "SW", "9,0": "NS", "9,-1": "NW", "8,-1": "NE"}


@pytest.mark.clauses("S-AMB-6")
def test_S_GOAL_5_the_card_just_laid_decides() -> None:
    """The western neighbour looks at the goal as well, but the goal joins the card laid last, north of it."""
    table = given(hands=[["NE"]], board=NORTH_AND_WEST, goals=goals(NESW, NE, NW)).plays("place SW 8,1")
    assert table["revealed"] == {"8,0": "NE+stone"}


@pytest.mark.clauses("S-AMB-6")
@pytest.mark.parametrize(
    ("board", "stone", "lies"),
    [
        (NORTH_AND_WEST | {"8,1": "SW"}, NE, "SW+stone"),  # west before north
        (NORTH_AND_EAST, NW, "NW+stone"),  # north before east
        (NORTH_AND_SOUTH, NE, "SW+stone"),  # south before north
    ],
)
def test_S_GOAL_5_else_the_neighbour_with_the_least_x_then_y(board: dict[str, str], stone: str, lies: str) -> None:
    """The card laid lies far off; nothing was settled at loading, so the goal is turned now."""
    middle = goals(NESW, stone, NE if stone == NW else NW)
    table = given(hands=[["N"]], board=board, goals=middle).plays("place N 0,-1")
    assert table["revealed"] == {"8,0": lies}


@pytest.mark.clauses("S-AMB-6")
def test_S_GOAL_5_a_turned_goal_is_not_turned_round_later() -> None:
    table = given(hands=[["EW", "rockfall", "NEW"]], board=EAST, goals=FAR_DOWN, deck=["map", "map", "map"])
    table.plays("place EW 7,0", "rockfall 7,0", "place NEW 7,0")
    assert table["revealed"] == {"8,0": "NW+stone"}


def test_S_GOAL_6_a_goal_need_not_fit_all_its_neighbours() -> None:
    """EW lies at (8,1) over the hidden goal; the stone's open north meets its rock: no link, nothing is removed."""
    island = {"8,1": "EW"}
    board = {**EAST, "2,0": "NEW", "3,0": "EW", "5,0": "NESW"} | island
    table = given(hands=[["NESW", "NEW"]], board=board, goals=FAR_DOWN, edition="2006", connect="start")
    table.plays("place NESW 7,0")
    assert table["revealed"] == {"8,0": "NW+stone"}
    assert table["board"]["8,1"] == "EW"
    assert table.refuses("place NEW 9,1") == "S-PLACE-6"


@pytest.mark.clauses("S-AMB-7")
def test_S_GOAL_7_a_turned_stone_may_lead_to_the_next_goal() -> None:
    island = {"6,1": "EW", "7,1": "EW", "8,1": "NSW"}
    row = {"1,0": "NEW", "2,0": "NEW", "3,0": "NEW", "4,0": "NESW", "5,0": "NESW", "6,0": "ESW"}
    table = given(hands=[["EW"]], board=row | island, goals=goals(NE, NW, NESW), edition="2006")
    table.plays("place EW 7,0")
    assert table["revealed"] == {"8,2": "SW+stone", "8,0": "NW+stone"}
    assert [event["cell"] for event in table.events if event["type"] == "goal"] == ["8,0", "8,2"]


@pytest.mark.clauses("S-AMB-7")
def test_S_GOAL_7_the_chain_may_find_the_treasure() -> None:
    island = {"6,1": "EW", "7,1": "EW", "8,1": "NSW"}
    row = {"1,0": "NEW", "2,0": "NEW", "3,0": "NEW", "4,0": "NESW", "5,0": "NESW", "6,0": "ESW"}
    table = given(hands=[["EW"]], board=row | island, goals=goals(NESW, NW, NE), edition="2006").plays("place EW 7,0")
    assert (table["phase"], list(table["revealed"])) == ("draft", ["8,2", "8,0"])


@pytest.mark.clauses("S-AMB-7")
def test_S_GOAL_7_the_chain_runs_over_all_three_goals() -> None:
    """(8,0) joins an island on either side; the stones are two, so the treasure is at one end."""
    board = {"1,0": "EW", "2,0": "EW", "3,0": "NEW", "4,0": "NEW", "5,0": "NEW", "6,0": "ESW"}
    island = {"8,1": "N.S.W", "8,-1": "NS"}  # north: stubs; south: joined to (8,-2)
    table = given(hands=[["EW"]], board=board | island, goals=goals(NESW, NE, NW), edition="2006")
    table.plays("place EW 7,0")
    assert table["revealed"] == {"8,0": "SW+stone", "8,-2": "NW+stone"}


@pytest.mark.parametrize("upper", [NE, NESW])
def test_S_GOAL_8_all_reached_goals_are_turned_before_the_round_ends(upper: str) -> None:
    """Whichever of the two is the treasure."""
    table = given(hands=[["NSW"]], board=NORTH, goals=goals(upper, NESW if upper == NE else NE, NW))
    table.plays("place NSW 8,1")
    stone, treasure = ("8,2", "8,0") if upper == NE else ("8,0", "8,2")
    assert table["revealed"] == {stone: "SW+stone" if upper == NE else "NE+stone", treasure: "NESW+treasure"}
    assert table["phase"] == "draft"


def test_S_GOAL_8_the_treasure_stops_the_chain() -> None:
    """The treasure at (8,0) joins the island that leads to (8,-2); that goal stays face down."""
    table = given(hands=[["EW"]], board=EAST | {"8,-1": "NS"}, goals=goals(NE, NESW, NW), edition="2006")
    table.plays("place EW 7,0")
    assert list(table["revealed"]) == ["8,0"]
    assert table["board"]["8,-2"] == "?"


def test_S_GOAL_9_a_far_gap_counts() -> None:
    row = {"1,0": "NEW", "2,0": "NEW", "3,0": "EW", "4,0": "NEW"}
    table = given(
        hands=[["rockfall", "NEW", "NESW", "NEW", "NESW"]], board=row, deck=["map"] * 6, edition="2006", goals=FAR_DOWN
    )
    table.plays("rockfall 3,0", "place NEW 5,0", "place NESW 6,0", "place NEW 7,0")
    assert table["revealed"] == {}
    table.plays("place NESW 3,0")
    assert table["revealed"] == {"8,0": "NW+stone"}


@pytest.mark.clauses("S-AMB-4")
@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_an_island_beside_a_goal_does_not_turn_it(edition: str) -> None:
    table = given(hands=[["EW", "EW"]], board={"6,0": "EW"}, goals=FAR_DOWN, edition=edition, connect="any")
    assert table.plays("place EW 7,0")["revealed"] == {}


@pytest.mark.clauses("S-AMB-4")
def test_nothing_is_settled_at_loading_but_the_next_card_looks_at_every_goal() -> None:
    table = given(hands=[["NS"]], board=EAST | {"7,0": "EW"}, goals=FAR_DOWN)
    assert table["revealed"] == {}
    assert table.plays("place NS 0,1")["revealed"] == {"8,0": "NW+stone"}


# --- the end of a round -------------------------------------------------------------------------------


def found(**more: object) -> Table:
    """Find the treasure with the third of three seats' cards still in hand."""
    setup: dict[str, object] = {"hands": [["EW"], ["NS"], ["map"]], "deck": ["rockfall"], "goals": goals(NE, NESW, NW)}
    return given(**{"board": EAST, **setup, **more}).plays("place EW 7,0")  # type: ignore[arg-type]


@pytest.mark.clauses("S-AMB-22")
def test_S_END_1_the_treasure_ends_the_round_at_once() -> None:
    table = found()
    assert (table["phase"], table["turn"], table["active"]) == ("draft", 0, 0)
    assert (table["hands"], table["deck"]) == ([[], ["NS"], ["map"]], 1)
    assert table.told("draw") == []
    assert table.told("round-end") == [
        {
            "type": "round-end",
            "seat": None,
            "winners": "diggers",
            "roles": ["digger"] * 3,
            "aside": "digger",
            "pay": {},
            "goals": goals(NE, NESW, NW),
        }
    ]


@pytest.mark.clauses("S-GOLD-10")
def test_S_GOLD_1_treasure_that_no_digger_is_there_to_take_is_won_by_nobody() -> None:
    table = found(roles=["saboteur"] * 3)
    assert [(end["winners"], end["pay"]) for end in table.told("round-end")] == [("nobody", {})]
    assert (table["round"], table["purse"]) == (2, [[], [], []])


def test_the_end_of_a_round_shows_every_goal_to_everybody_and_nothing_did_before() -> None:
    table = found(knows=[[], ["8,2"], []])
    for watcher in (undermine.PUBLIC, 0, 1, 2):
        assert table.told("round-end", watcher)[0]["goals"] == goals(NE, NESW, NW)
        before = [event for event in table.game.events(watcher) if event["type"] != "round-end"]
        assert NE not in str(before)


def test_S_END_1_no_further_turns() -> None:
    table = found()
    assert table.legal() == [f"take {n}" for n in sorted(set(table["offer"]))]
    assert table.refuses("discard NS") == "S-TURN-1"


def test_S_END_2_the_last_card_of_the_last_hand_ends_the_round() -> None:
    table = given(hands=[["EW"], ["NS"]], deck=[], roles=["digger", "saboteur"])
    table.plays("discard EW")
    assert (table["round"], table["turn"]) == (1, 1)
    table.plays("discard NS")
    assert table["round"] == 2
    assert table.told("round-end")[0]["winners"] == "saboteurs"


def test_S_END_2_not_while_a_card_can_be_drawn() -> None:
    table = given(hands=[["EW"]], deck=["NS"]).plays("discard EW")
    assert (table["round"], table["hands"][0]) == (1, ["NS"])


@pytest.mark.clauses("S-AMB-14")
def test_S_END_3_unplayable_cards_do_not_end_the_round() -> None:
    table = given(hands=[["rockfall"], ["fix-cart"], ["fix-cart"]], deck=[])
    assert table.legal() == ["discard rockfall"]
    table.plays("discard rockfall")
    assert (table["round"], table.legal()) == (1, ["discard fix-cart"])
    table.plays("discard fix-cart", "discard fix-cart")
    assert table["round"] == 2


def test_S_END_4_the_very_last_card_may_find_the_treasure() -> None:
    table = found(hands=[["EW"]], deck=[], roles=["digger", "saboteur"])
    assert (table["phase"], table.told("round-end")[0]["winners"]) == ("draft", "diggers")


@pytest.mark.clauses("S-AMB-13")
def test_S_END_5_roles_are_shown_before_the_gold_is_divided() -> None:
    table = found(roles=["digger", "saboteur", "digger"], aside="saboteur")
    for watcher in (0, 1, 2, undermine.PUBLIC):
        seen = table.view(watcher)
        assert seen["roles"] == ["digger", "saboteur", "digger"]
        assert table.told("round-end", watcher)[0]["roles"] == ["digger", "saboteur", "digger"]
    assert [event["type"] for event in table.events].index("round-end") < [e["type"] for e in table.events].index(
        "offer"
    )


def test_S_END_5_before_that_nobody_sees_another_role() -> None:
    table = given(hands=[["EW"]], roles=["digger", "saboteur", "digger"])
    assert table.view(0)["roles"] == ["digger", "?", "?"]
    assert table.view(1)["roles"] == ["?", "saboteur", "?"]


@pytest.mark.clauses("S-AMB-12")
def test_S_END_6_the_card_set_aside_is_shown_too() -> None:
    table = found(aside="saboteur", round=2)
    assert table.view(undermine.PUBLIC)["aside"] == "saboteur"
    assert table.told("round-end", undermine.PUBLIC)[0]["aside"] == "saboteur"
    assert given(hands=[["EW"]], aside="saboteur").view(0)["aside"] == "?"
