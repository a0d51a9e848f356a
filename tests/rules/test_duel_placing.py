"""Chapter 5 of the Duel, first part: laying path cards, doors and ladders (D-PLACE, D-DOOR)."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.duel_dsl import GREEN_ROW, at, duel, kinds

BOTH = pytest.mark.parametrize("turn", [0, 1])
ANCHORS = pytest.mark.parametrize("anchor", ["any", "own"])


@pytest.mark.parametrize("cell", ["0,1", "0,-1", "5,0", "9,0", "1,1"])
@ANCHORS
def test_D_PLACE_1_the_cell_must_be_empty(cell: str, anchor: str) -> None:
    table = duel(anchor=anchor, hands=[["EW", "NW+ladder-blue"]], board={"1,1": "EW"})
    assert table.refuses(f"place EW {cell}") == "D-PLACE-1"
    assert table.refuses(f"place NW+ladder-blue {cell}") == "D-PLACE-1"


@pytest.mark.parametrize("cell", ["1,0", "3,1", "4,0", "5,1", "1,2", "300,1", "-99999999999999999999,5"])
@ANCHORS
def test_D_PLACE_1_side_to_side_with_a_face_up_card(cell: str, anchor: str) -> None:
    """Face-down goals do not count."""
    table = duel(anchor=anchor, hands=[["EW", "NW+ladder-blue"]])
    assert table.refuses(f"place EW {cell}") == "D-PLACE-1"
    assert table.refuses(f"place NW+ladder-blue {cell}") == "D-PLACE-1"


@pytest.mark.parametrize(
    ("code", "fits"), [("EW", True), ("NW", True), ("SW", True), ("NS", False), ("NE", False), ("ES", False)]
)
def test_D_PLACE_2_all_touching_sides_must_agree(code: str, fits: bool) -> None:
    hand = {"SW": "NE", "ES": "NW"}.get(code, code)
    table = duel(hands=[[hand]])
    assert table.allows(f"place {code} 1,1") is fits
    if not fits:
        assert table.refuses(f"place {code} 1,1") == "D-PLACE-2"


def test_D_PLACE_2_between_two_cards() -> None:
    """(1,0) touches tunnel to the north and rock to the south."""
    table = duel(hands=[["NS", "NE", "NW"]], board={"1,1": "SW", "1,-1": "EW"})
    assert table.refuses("place NS 1,0") == "D-PLACE-2"
    assert table.allows("place NE 1,0")
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply("place NS 1,0")
    assert (broken.value.at, broken.value.side) == ("1,0", "S")


def test_D_PLACE_2_a_face_down_goal_asks_for_nothing() -> None:
    board = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NW"]], board=board).plays("place NW 4,0")
    assert table["revealed"] == {}
    assert duel(hands=[["NE"]], board=board).allows("place NE 4,0")


@BOTH
@pytest.mark.clauses("D-AMB-2", "D-AMB-3")
def test_D_PLACE_3_some_start_card(turn: int) -> None:
    table = duel(hands=[["EW"], ["EW"]], turn=turn)
    assert table.allows("place EW 1,-1")
    assert table.allows("place EW 1,1")
    table = duel(hands=[["EW"], ["EW"]], turn=turn, board={"3,3": "EW"})
    assert table.refuses("place EW 4,3") == "D-PLACE-3"


@pytest.mark.clauses("D-AMB-2")
def test_D_PLACE_4_the_own_start_card() -> None:
    table = duel(anchor="own", hands=[["EW", "NS"], ["EW"]])
    assert table.refuses("place EW 1,-1") == "D-PLACE-4"
    assert table.allows("place EW 1,1")
    table.plays("place NS 0,0", "place EW 1,1")
    assert table.allows("place EW 1,-1")


def test_D_PLACE_5_one_path_of_a_bridge_is_enough() -> None:
    for code in ("NS.EW", "NE.SW", "NS.EW+gold1-NS", "NW.ES+gold1-ES"):
        table = duel(hands=[[code]])
        assert table.allows(f"place {code} 1,1")
        assert table.allows(f"place {code} 0,-2")
    table = duel(hands=[["NS.EW"]], board={"3,3": "NS"})
    assert table.refuses("place NS.EW 3,2") == "D-PLACE-3"


def test_D_PLACE_6_what_is_cut_off_stays_but_cannot_be_extended() -> None:
    board = GREEN_ROW | {"4,1": "EW"}
    hands = [["rockfall", "NS.EW"], ["NEW+door-green-N"]]
    table = duel(hands=hands, board=board).plays("rockfall 2,1")
    assert {"3,1", "4,1"} <= set(table["board"])
    assert table.refuses("place NEW+door-green-N 5,1") == "D-PLACE-3"
    table.plays("discard NEW+door-green-N", "place NS.EW 2,1")
    table = duel(hands=[["NEW+door-green-N"]], board=board | {"2,1": "NS.EW"})
    assert table.allows("place NEW+door-green-N 5,1")


@BOTH
@pytest.mark.parametrize(
    ("hand", "code", "clause"),
    [
        ("NEW+door-blue-E", "ESW+door-blue-W", "D-PLACE-7"),
        ("NESW+door-green-W", "NESW+door-green-W", ""),
        ("NEW+door-blue-E", "NEW+door-blue-E", ""),
        ("NEW+troll-E", "ESW+troll-W", "D-PLACE-7"),
        ("NEW+troll-E", "NEW+troll-E", ""),
    ],
)
@pytest.mark.clauses("D-AMB-3", "D-AMB-5")
def test_D_PLACE_7_a_closed_obstacle_interrupts(turn: int, hand: str, code: str, clause: str) -> None:
    hands: list[list[str]] = [[], []]
    hands[turn] = [hand]
    table = duel(hands=hands, turn=turn, board={"1,1": "EW"})
    if clause:
        assert table.refuses(f"place {code} 2,1") == clause
    else:
        assert table.allows(f"place {code} 2,1")


def test_D_PLACE_7_the_obstacle_may_be_on_the_card_that_lies() -> None:
    table = duel(hands=[["EW", "NS"]], board={"1,1": "NEW+troll-E"})
    assert table.refuses("place EW 2,1") == "D-PLACE-7"
    assert table.allows("place NS 1,2")
    table = duel(hands=[["EW"]], board={"1,1": "NEW+door-blue-E"})
    assert table.refuses("place EW 2,1") == "D-PLACE-7"
    assert duel(hands=[["EW"]], board={"1,1": "NEW+door-blue-E"}, keys={"1,1": "green"}).allows("place EW 2,1")


def test_D_PLACE_7_only_where_the_other_side_is_reached() -> None:
    """Behind the troll lies an island: what touches it there has no contact with a reached group."""
    board = {"1,1": "NEW+troll-E", "2,1": "EW"}
    table = duel(hands=[["EW"]], board=board)
    assert table.refuses("place EW 3,1") == "D-PLACE-3"
    assert duel(anchor="own", hands=[["EW"]], board=board).refuses("place EW 3,1") == "D-PLACE-4"


def test_D_PLACE_7_with_anchor_own_the_opponents_contact_does_not_count() -> None:
    table = duel(anchor="own", hands=[["EW"]], board={"1,-1": "NEW+troll-E"})
    assert table.refuses("place EW 2,-1") == "D-PLACE-4"
    assert duel(hands=[["EW"]], board={"1,-1": "NEW+troll-E"}).refuses("place EW 2,-1") == "D-PLACE-7"


def test_D_PLACE_7_another_contact_will_do() -> None:
    """West a blue door against green's tunnel, north open towards green's tunnel."""
    board = {"1,1": "EW", "0,2": "NES+door-blue-S", "1,2": "EW", "2,2": "SW"}
    table = duel(hands=[["NESW+door-blue-S", "NEW+door-blue-E"]], board=board)
    assert table.refuses("place ESW+door-blue-W 2,1") == "D-PLACE-2"
    assert table.allows("place NEW+door-blue-E 2,1")
    assert table.allows("place NESW+door-blue-N 2,1")
    del board["1,1"]
    assert duel(hands=[["NESW+door-blue-S"]], board=board).allows("place NESW+door-blue-N 2,1") is False


def test_D_PLACE_8_no_path_card_while_sabotaged() -> None:
    table = duel(hands=[["EW", "NW+ladder-blue"]], tools=[["lantern"]])
    assert table.legal("place") == []
    assert table.refuses("place EW 1,1") == "D-SAB-2"
    assert table.refuses("place NW+ladder-blue 1,1") == "D-SAB-2"


@BOTH
@ANCHORS
def test_D_PLACE_9_a_ladder_needs_no_connection(turn: int, anchor: str) -> None:
    for hand, turned in (("NW+ladder-blue", "ES+ladder-blue"), ("NE+ladder-green", "SW+ladder-green")):
        hands: list[list[str]] = [[], []]
        hands[turn] = [hand]
        board = {"1,-1": "EW", "2,4": "EW"}
        table = duel(anchor=anchor, hands=hands, turn=turn, board=board)
        code = hand if "W" in hand.split("+")[0] else turned
        assert table.allows(f"place {code} 2,-1")  # beside a card that only blue reaches
        assert table.allows(f"place {code} 3,4")  # beside an island
        wrong = turned if code == hand else hand
        assert table.refuses(f"place {wrong} 3,4") == "D-PLACE-2"


@pytest.mark.clauses("D-AMB-13")
def test_D_PLACE_9_a_ladder_may_touch_rock_to_rock() -> None:
    table = duel(hands=[["NW+ladder-blue"]], board={"1,1": "EW"})
    assert table.allows("place NW+ladder-blue 1,2")
    assert table.allows("place ES+ladder-blue 1,0")
    assert table.refuses("place ES+ladder-blue 1,2") == "D-PLACE-2"


@pytest.mark.parametrize("revealed", [{}, {"5,0": "NE+gold2"}, {"5,0": "NW+gold2"}])
def test_D_PLACE_10_not_beside_a_goal(revealed: dict[str, str]) -> None:
    table = duel(hands=[["NW+ladder-blue", "NE+ladder-green"]], board={"3,0": "EW"}, revealed=revealed)
    assert table.refuses("place NW+ladder-blue 4,0") == "D-PLACE-10"
    assert table.refuses("place NE+ladder-green 4,0") == "D-PLACE-10"  # before the fit
    assert table.allows("place NE+ladder-green 2,0")
    table = duel(hands=[["NW+ladder-blue"]], board={"2,0": "EW"}, revealed=revealed)
    assert table.allows("place NW+ladder-blue 3,0")


def test_D_PLACE_10_not_beside_gold() -> None:
    board = {"2,2": "NS.EW+gold1-NS"}
    table = duel(hands=[["NW+ladder-blue"]], board=board)
    assert table.refuses("place NW+ladder-blue 3,2") == "D-PLACE-10"
    assert table.refuses("place ES+ladder-blue 2,3") == "D-PLACE-10"
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply("place NW+ladder-blue 3,2")
    assert (broken.value.at, broken.value.side) == ("3,2", "W")


def test_D_PLACE_11_the_ban_binds_only_the_laying_of_a_ladder() -> None:
    table = duel(hands=[["NS.EW+gold1-NS"]], board={"1,1": "EW", "2,1": "NW+ladder-blue"})
    assert table.allows("place NS.EW+gold1-NS 2,2")
    assert duel(hands=[["NW+ladder-blue"]]).allows("place NW+ladder-blue 1,1")  # beside a start card
    table = duel(hands=[["NW+ladder-blue"]], board={"2,2": "NS.EW+gold1-NS", "1,1": "EW"})
    assert table.allows("place NW+ladder-blue 1,2") is False  # beside the gold
    assert table.allows("place NW+ladder-blue 2,1") is False
    table = duel(hands=[["NW+ladder-blue"]], board={"2,2": "NS.EW+gold1-NS"})
    assert table.allows("place NW+ladder-blue 1,1")  # diagonal


@BOTH
def test_D_PLACE_12_either_colours_ladder_and_door(turn: int) -> None:
    for code in ("NW+ladder-blue", "NEW+door-blue-E", "NEW+door-green-N", "SW+ladder-green"):
        hands: list[list[str]] = [[], []]
        hands[turn] = ["NE+ladder-green" if code == "SW+ladder-green" else code]
        assert duel(hands=hands, turn=turn).allows(f"place {code} 1,1")


def test_D_DOOR_1_a_door_bars_only_its_own_side() -> None:
    table = duel(anchor="own", hands=[["EW", "NS"]], board={"1,1": "NEW+door-blue-E"})
    assert table.refuses("place EW 2,1") == "D-PLACE-7"
    assert table.allows("place NS 1,2")
    table = duel(anchor="own", hands=[[], ["EW", "NS"]], turn=1, board={"1,1": "NEW+door-blue-E", "0,0": "NS"})
    assert table.allows("place EW 2,1")
    assert table.allows("place NS 1,2")


def test_D_DOOR_2_a_key_opens_for_who_laid_it_until_the_end_of_the_round() -> None:
    board = {"0,0": "NS", "1,1": "NEW+door-blue-E"}
    hands = [["key", "EW"], ["EW"]]
    table = duel(anchor="own", hands=hands, board=board).plays("key 1,1")
    assert table["keys"] == {"1,1": "green"}
    assert table.allows("place EW 2,1")  # blue, the owner of the colour
    table.plays("discard EW")
    assert table.allows("place EW 2,1")  # green, by the key
    table = duel(hands=[["EW"]], board=board, keys={"1,1": "green"}, deck=[]).plays("discard EW")
    assert (table["round"], table["keys"]) == (2, {})


DOOR_GOAL = "NW+gold1+door-green-W"
BLUE_WAY = {"1,-1": "EW", "2,-1": "EW", "3,-1": "EW", "4,-1": "NW"}


@pytest.mark.clauses("D-CLAIM-5")
def test_D_DOOR_3_doors_on_goals() -> None:
    goals = at("5,0", DOOR_GOAL)
    table = duel(hands=[["EW"], ["NW", "key"]], turn=1, board=BLUE_WAY, goals=goals).plays("place ES 4,0")
    assert table["revealed"] == {"5,0": DOOR_GOAL}
    assert table["tokens"] == {}
    table.plays("discard EW", "key 5,0")
    assert table["tokens"] == {"5,0": {"NW": "blue"}}
    green = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NE"]], board=green, goals=goals).plays("place NE 4,0")
    assert table["tokens"] == {"5,0": {"NW": "green"}}
    north = {"1,-1": "EW", "2,-1": "EW", "3,-1": "EW", "4,-1": "EW"}
    table = duel(hands=[[], ["NE"]], turn=1, board=north, goals=at("5,-2", DOOR_GOAL)).plays("place SW 5,-1")
    assert table["tokens"] == {"5,-2": {"NW": "blue"}}
    assert kinds(table)[:3] == ["place", "goal", "claim"]
