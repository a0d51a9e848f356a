"""Chapter 5.2 of the Duel: trolls and bribes (D-TROLL)."""

from __future__ import annotations

import pytest

from tests.rules.duel_dsl import at, duel, kinds

JOINED = {"0,0": "NS", "1,1": "NEW+troll-E"}
TWO = [["EW", "NS"], ["EW", "NS"]]


@pytest.mark.clauses("D-AMB-4")
def test_D_TROLL_1_a_troll_blocks_one_way_for_both() -> None:
    for turn in (0, 1):
        table = duel(hands=TWO, board=JOINED, turn=turn)
        assert table.refuses("place EW 2,1") == "D-PLACE-7"
        assert table.allows("place NS 1,2")


def test_D_TROLL_2_a_token_of_the_own_colour_from_the_bank() -> None:
    table = duel(hands=TWO, board=JOINED).plays("bribe 1,1")
    assert table["tokens"] == {"1,1": {"troll": "green"}}
    assert (table["phase"], table["turn"]) == ("play", 0)
    table = duel(hands=TWO, board=JOINED, turn=1).plays("bribe 1,1")
    assert table["tokens"] == {"1,1": {"troll": "blue"}}


def test_D_TROLL_3_the_way_is_free_for_both() -> None:
    for anchor in ("any", "own"):
        table = duel(anchor=anchor, hands=TWO, board=JOINED).plays("bribe 1,1")
        assert table.allows("place EW 2,1")
        table.plays("discard NS")
        assert table["turn"] == 1
        assert table.allows("place EW 2,1")


def test_D_TROLL_4_the_briber_pays_at_the_end_of_the_round() -> None:
    table = duel(hands=[["EW"]], deck=[], board=JOINED, purse=[[1, 3], [2]], tokens={"1,1": {"troll": "green"}})
    table.plays("discard EW")
    assert table["purse"] == [[3], [2]]
    assert [(event["seat"], event["gold"]) for event in table.told("pay")] == [(0, [1])]


@pytest.mark.parametrize(
    ("board", "possible"),
    [
        ({"1,1": "NEW+troll-E"}, True),  # the troll's group is reached, it looks at nothing
        ({"1,1": "EW", "2,1": "ESW+troll-W"}, True),  # the group it looks at is reached
        ({"1,-1": "EW", "2,-1": "NEW+troll-E"}, False),  # in the opponent's separate tunnel
        ({"2,1": "NEW+troll-E"}, False),  # on an island
        ({"1,1": "EW", "3,1": "NEW+troll-E"}, False),
        ({"1,1": "EW"}, False),  # no troll at all
    ],
)
@pytest.mark.clauses("D-AMB-5")
def test_D_TROLL_5_in_contact_with_the_own_reach(board: dict[str, str], possible: bool) -> None:
    table = duel(hands=[["EW"]], board=board)
    cell = list(board)[-1]
    assert table.allows(f"bribe {cell}") is possible
    if not possible:
        assert table.refuses(f"bribe {cell}") == "D-TROLL-5"
        assert table.legal("bribe") == []


@pytest.mark.parametrize("cell", ["1,1", "0,1", "5,0", "40,40", "1,2"])
def test_D_TROLL_5_only_a_troll_without_a_token(cell: str) -> None:
    table = duel(hands=[["EW"]], board=JOINED, tokens={"1,1": {"troll": "blue"}})
    assert table.refuses(f"bribe {cell}") == "D-TROLL-5"


def test_D_TROLL_5_a_troll_behind_a_foreign_door_is_out_of_contact() -> None:
    board = {"1,1": "NEW+door-blue-E", "2,1": "NSW+troll-S"}
    assert duel(hands=[["EW"]], board=board).refuses("bribe 2,1") == "D-TROLL-5"
    assert duel(hands=[["EW"]], board=board, keys={"1,1": "green"}).allows("bribe 2,1")


@pytest.mark.clauses("D-AMB-6")
def test_D_TROLL_6_no_gold_needed_several_in_a_turn_also_when_sabotaged() -> None:
    board = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S", "2,1": "NEW+troll-E"}
    table = duel(hands=TWO, board=board, tools=[["cart"]])
    table.plays("bribe 1,1", "bribe 2,1")
    assert (table["purse"], table["turn"], table["phase"]) == ([[], []], 0, "play")
    table.plays("discard EW")
    assert (table["turn"], table["phase"]) == (0, "bribe")  # the third could still be bribed
    table.plays("bribe 1,2")
    assert (table["turn"], table["phase"]) == (1, "play")


def test_D_TROLL_6_bribing_alone_is_no_turn() -> None:
    table = duel(hands=TWO, board=JOINED).plays("bribe 1,1")
    assert table["turn"] == 0
    assert table.refuses("end") == "D-TURN-1"


def test_D_TROLL_7_goals_and_claims_follow_a_bribe() -> None:
    board = {"1,1": "NEW+troll-E", "2,1": "NES.W+gold1-W"}
    table = duel(hands=TWO, board=board).plays("bribe 1,1")
    assert table["tokens"] == {"1,1": {"troll": "green"}, "2,1": {"W": "green"}}
    assert kinds(table) == ["bribe", "claim"]


def test_D_TROLL_7_a_goal_behind_the_troll() -> None:
    board = {"1,1": "EW", "2,1": "EW", "3,1": "EW", "4,1": "NSW+troll-S", "4,0": "NE"}
    table = duel(hands=[["NS"], ["NS"]], board=board, goals=at("5,0", "NW+gold2")).plays("bribe 4,1")
    assert kinds(table) == ["bribe", "goal", "claim"]
    assert table["tokens"] == {"4,1": {"troll": "green"}, "5,0": {"NW": "green"}}
    assert table["turn"] == 0


@pytest.mark.clauses("D-AMB-5", "D-TURN-6")
def test_a_bribe_comes_before_or_after_the_action_but_before_drawing() -> None:
    table = duel(hands=[["NEW+troll-E", "NS"], ["EW"]]).plays("place NEW+troll-E 1,1")
    assert (table["phase"], table["turn"], table["deck"], len(table["hands"][0])) == ("bribe", 0, 3, 1)
    assert table.legal() == ["bribe 1,1", "end"]
    after = duel(hands=[["NEW+troll-E", "NS"], ["EW"]]).plays("place NEW+troll-E 1,1", "bribe 1,1")
    assert (after["phase"], after["turn"], after["deck"]) == ("play", 1, 2)
    table.plays("end")
    assert (table["phase"], table["turn"], table["deck"], table["tokens"]) == ("play", 1, 2, {})
    for move in ("place NS 0,0", "discard NS"):
        waiting = duel(hands=[["NEW+troll-E", "NS"], ["EW"]]).plays("place NEW+troll-E 1,1")
        assert waiting.refuses(move) == "D-TURN-1"
