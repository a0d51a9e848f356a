"""Chapters 5.3 and 6 of the Duel: goals and securing gold (D-GOAL, D-CLAIM)."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.duel_dsl import GOAL_CELLS, GREEN_ROW, at, duel, goals, kinds
from undermine.games.duel.box import BOX

BLUE_WAY = {"1,-1": "EW", "2,-1": "EW", "3,-1": "EW", "4,-1": "NW"}  # to (4,0) from the south
GREEN_WAY = GREEN_ROW | {"4,1": "SW"}  # to (4,0) from the north


def test_D_GOAL_1_whose_tunnel_it_is_does_not_matter() -> None:
    table = duel(hands=[["NW"]], board=BLUE_WAY, goals=at("5,0", "NESW")).plays("place ES 4,0")
    assert table["revealed"] == {"5,0": "NESW"}
    assert [(e["seat"], e["cell"], e["card"]) for e in table.told("goal")] == [(0, "5,0", "NESW")]


@pytest.mark.clauses("D-AMB-3")
def test_D_GOAL_1_the_side_towards_the_goal_must_be_passable_for_the_same_colour() -> None:
    goal = at("5,0", "NESW")
    table = duel(hands=[["NEW+door-blue-E"]], board=GREEN_WAY, goals=goal).plays("place NEW+door-blue-E 4,0")
    assert table["revealed"] == {}
    west = {"1,-1": "EW", "2,-1": "EW", "3,-1": "NW", "3,0": "ES"}
    table = duel(hands=[["NEW+door-blue-E"]], board=west, goals=goal).plays("place NEW+door-blue-E 4,0")
    assert table["revealed"] == {"5,0": "NESW"}
    table = duel(hands=[["NEW+troll-E"]], board=west, goals=goal).plays("place NEW+troll-E 4,0")
    assert table["revealed"] == {}


def test_D_GOAL_1_a_closed_side_turns_nothing() -> None:
    assert duel(hands=[["NW"]], board=GREEN_WAY).plays("place NW 4,0")["revealed"] == {}


def test_D_GOAL_2_the_active_player_chooses_after_seeing_the_face() -> None:
    goal = at("5,0", "NEW+gold1+door-green-E")
    table = duel(hands=[["NW", "EW"], ["NS"]], board=BLUE_WAY, goals=goal).plays("place ES 4,0")
    assert (table["phase"], table["turn"], table["active"]) == ("orient", 0, 0)
    for watcher in (0, 1, undermine.PUBLIC, None):
        seen = table.view(watcher)
        assert seen["board"]["5,0"] == "?"
        assert seen["known"]["5,0"] == "NEW+gold1+door-green-E"
        assert seen["revealed"] == {}
    assert table.view(1)["known"] == {"5,0": "NEW+gold1+door-green-E"}
    assert table.legal() == ["orient ESW+gold1+door-green-W 5,0", "orient NEW+gold1+door-green-E 5,0"]
    table.plays("orient ESW+gold1+door-green-W 5,0")
    assert table["revealed"] == {"5,0": "ESW+gold1+door-green-W"}
    assert table["tokens"] == {}  # the green door keeps blue out
    assert (table["phase"], table["turn"]) == ("play", 1)
    other = duel(hands=[["NW", "EW"], ["NS"]], board=BLUE_WAY, goals=goal).plays("place ES 4,0")
    other.plays("orient NEW+gold1+door-green-E 5,0")
    assert other["tokens"] == {"5,0": {"NEW": "blue"}}
    assert kinds(other) == ["goal", "claim", "draw"]


def test_D_GOAL_2_before_the_action_the_turn_goes_on() -> None:
    board = GREEN_ROW | {"4,1": "NSW+troll-S", "4,0": "NE"}
    table = duel(hands=[["EW"], ["NS"]], board=board, goals=at("5,0", "NEW+gold1+door-green-E")).plays("bribe 4,1")
    assert (table["phase"], table["turn"]) == ("orient", 0)
    table.plays("orient NEW+gold1+door-green-E 5,0")
    assert (table["phase"], table["turn"]) == ("play", 0)
    assert table["tokens"] == {"4,1": {"troll": "green"}, "5,0": {"NEW": "green"}}


@pytest.mark.parametrize(
    ("goal", "way", "place", "lies"),
    [
        ("N.EW.S+gold2-EW", BLUE_WAY, "place ES 4,0", ["N.EW.S+gold2-EW"]),  # symmetric: no choice
        ("NW+gold2", BLUE_WAY, "place ES 4,0", ["NW+gold2"]),
        ("NE+gold2", BLUE_WAY, "place ES 4,0", ["SW+gold2"]),
        ("NEW+gold2+door-blue-N", BLUE_WAY, "place ES 4,0", ["NEW+gold2+door-blue-N", "ESW+gold2+door-blue-S"]),
        ("NSW+gold1+door-blue-W", BLUE_WAY, "place ES 4,0", ["NSW+gold1+door-blue-W"]),
        ("N.S.W", BLUE_WAY, "place ES 4,0", ["N.S.W"]),
        ("NESW", BLUE_WAY, "place ES 4,0", ["NESW"]),
        ("N.E.W", BLUE_WAY, "place ES 4,0", ["N.E.W", "E.S.W"]),
    ],
)
@pytest.mark.clauses("D-AMB-10")
def test_D_GOAL_3_the_arriving_side_is_open(goal: str, way: dict[str, str], place: str, lies: list[str]) -> None:
    table = duel(hands=[["NW", "EW"]], board=way, goals=at("5,0", goal)).plays(place)
    if len(lies) == 1:
        assert table["revealed"] == {"5,0": lies[0]}
    else:
        assert table.legal() == sorted(f"orient {code} 5,0" for code in lies)


def test_D_GOAL_3_arriving_from_the_east() -> None:
    """Blue's ladder at (7,0) leads to the goal from behind."""
    board = {"7,0": "NW+ladder-blue"}
    table = duel(hands=[["EW"]], board=board, goals=at("5,0", "NW+gold2")).plays("place EW 6,0")
    assert table["revealed"] == {"5,0": "ES+gold2"}


NORTH = GREEN_ROW | {"4,1": "EW"}  # to (5,1), between two goals


def test_D_GOAL_3_what_fits_all_neighbours_comes_first() -> None:
    """From the north both rotations continue the path; rock to the west leaves one."""
    goal = at("5,0", "NSW+gold2+door-green-S")
    free = duel(hands=[["NE"]], board=NORTH, goals=goal).plays("place SW 5,1")
    assert free.legal() == ["orient NES+gold2+door-green-N 5,0", "orient NSW+gold2+door-green-S 5,0"]
    board = NORTH | {"4,0": "SW"}
    table = duel(hands=[["NE"]], board=board, goals=goal).plays("place SW 5,1")
    assert table["revealed"] == {"5,0": "NES+gold2+door-green-N"}


def test_D_GOAL_3_if_none_fits_all_neighbours_both_are_offered() -> None:
    """Islands look at the goal from west and east; each rotation is closed towards one of them."""
    board = NORTH | {"4,0": "ES", "6,0": "NW"}
    table = duel(hands=[["NE"]], board=board, goals=at("5,0", "NSW+gold2+door-green-S")).plays("place SW 5,1")
    assert table.legal() == ["orient NES+gold2+door-green-N 5,0", "orient NSW+gold2+door-green-S 5,0"]


@pytest.mark.parametrize(
    "move", ["orient NE+gold2 5,0", "orient NEW+gold2+door-blue-N 5,2", "orient NEW+gold2+door-blue-N 99,0"]
)
def test_D_GOAL_3_refuses_what_cannot_be(move: str) -> None:
    table = duel(hands=[["NW", "EW"]], board=BLUE_WAY, goals=at("5,0", "NEW+gold2+door-blue-N")).plays("place ES 4,0")
    assert table.refuses(move) == "D-GOAL-3"
    assert table.refuses("place EW 1,1") == "D-TURN-1"
    assert table.refuses("end") == "D-TURN-1"
    assert table.refuses("discard EW") == "D-TURN-1"


def test_D_GOAL_4_a_turned_goal_may_clash_and_that_is_no_link() -> None:
    board = NORTH | {"4,0": "ES"}  # looks at the goal from the west, an island
    table = duel(hands=[["NE"], ["NS", "NS.EW"]], board=board, goals=at("5,0", "NE+gold2"))
    table.plays("place SW 5,1")
    assert table["revealed"] == {"5,0": "NE+gold2"}
    assert table["board"]["4,0"] == "ES"
    assert table.refuses("place NS 4,-1") == "D-PLACE-3"  # the island is still one
    assert table.allows("place NS.EW 6,0")


@pytest.mark.clauses("D-AMB-11")
def test_D_GOAL_5_a_turned_goal_is_a_card_like_any_other() -> None:
    goal = {"5,0": "NESW"}
    table = duel(hands=[["EW", "NS", "rockfall"]], board=GREEN_WAY | {"4,0": "NE"}, revealed=goal)
    assert table.allows("place EW 6,0")
    assert table.allows("place NS 5,-1")
    assert table.refuses("place NS 6,0") == "D-PLACE-2"
    assert table.refuses("rockfall 5,0") == "D-ROCK-2"
    assert table.refuses("place EW 5,0") == "D-PLACE-1"


def test_D_GOAL_6_several_at_once_in_ascending_order() -> None:
    table = duel(hands=[["NSW+door-green-S"]], board=NORTH, goals=goals("NESW", "N.E.S.W")).plays(
        "place NSW+door-green-S 5,1"
    )
    assert [event["cell"] for event in table.told("goal")] == ["5,0", "5,2"]


@pytest.mark.clauses("D-AMB-22")
def test_D_GOAL_6_after_each_goal_the_search_begins_again() -> None:
    """Ladders lead to (5,2) and (7,1); through (5,2) the island at (5,1) leads to (5,0), which comes before (7,1)."""
    board = {"4,2": "NE+ladder-green", "6,1": "ES+ladder-blue", "5,1": "NS"}
    lying = dict(zip(GOAL_CELLS, ["NESW", "N.E.S.W", "N.S.W", "NW+gold2", "NE+gold2", "N.E.W"], strict=True))
    table = duel(hands=[["EW"]], board=board, goals=lying).plays("place EW 1,1")
    assert [event["cell"] for event in table.told("goal")] == ["5,2", "5,0", "7,1"]
    assert kinds(table) == ["place", "goal", "goal", "goal", "claim", "draw"]


def test_D_GOAL_6_a_key_turns_the_goal_behind_the_door() -> None:
    board = GREEN_ROW | {"4,1": "NSW+door-blue-N", "4,2": "ES"}
    table = duel(hands=[["key"], ["EW"]], board=board, goals=at("5,2", "NESW")).plays("key 4,1")
    assert table["revealed"] == {"5,2": "NESW"}
    assert kinds(table) == ["key", "goal", "draw"]


def test_D_GOAL_6_nothing_is_evaluated_after_other_actions() -> None:
    """A setup is not settled, and a sabotage card settles nothing either; a laying does."""
    board = GREEN_WAY | {"4,0": "NE"}
    goal = at("5,0", "NESW")
    table = duel(hands=[["break-cart", "EW"], ["NS"]], board=board, goals=goal)
    assert table["revealed"] == {}
    assert table.plays("break cart 1")["revealed"] == {}
    table.plays("discard NS", "place EW -1,1")
    assert table["revealed"] == {"5,0": "NESW"}


def test_D_AMB_23_a_goal_beside_a_free_hanging_path_waits() -> None:
    board = GREEN_WAY
    table = duel(hands=[["NS.EW", "NE"], ["EW"]], board=board | {"3,-1": "ES"}, goals=at("5,0", "NESW"))
    table.plays("place NS.EW 4,0")
    assert table["revealed"] == {}
    board = GREEN_WAY | {"4,0": "NS.EW", "3,-1": "NW", "2,-1": "EW", "1,-1": "NS.EW+gold1-NS"}
    table = duel(hands=[["NW"]], board=board, goals=at("5,0", "NESW")).plays("place ES 3,0")
    assert table["revealed"] == {"5,0": "NESW"}


# --- securing gold -----------------------------------------------------------------------------------


def test_D_CLAIM_1_the_group_with_the_nuggets_must_be_reached() -> None:
    gold = "NS.EW+gold1-NS"
    table = duel(hands=[[gold]]).plays(f"place {gold} 1,1")
    assert table["tokens"] == {}
    table = duel(hands=[[gold]]).plays(f"place {gold} 0,2")
    assert table["tokens"] == {"0,2": {"NS": "green"}}
    assert table.told("claim") == [{"type": "claim", "seat": 0, "cell": "0,2", "group": "NS", "nuggets": 1}]


def test_D_CLAIM_1_the_group_is_named_as_it_lies() -> None:
    table = duel(hands=[["NW.ES+gold1-ES"]]).plays("place NW.ES+gold1-NW 1,1")
    assert table["tokens"] == {"1,1": {"NW": "green"}}


def test_D_CLAIM_2_a_claim_is_final_for_the_round() -> None:
    board = {"1,1": "EW", "2,1": "NES.W+gold1-W"}
    hands = [["rockfall", "NS"], ["NS.EW", "EW"]]
    table = duel(hands=hands, board=board, tokens={"2,1": {"W": "green"}}).plays("rockfall 1,1")
    assert table["tokens"] == {"2,1": {"W": "green"}}
    table.plays("place NS.EW 1,1")
    assert table["tokens"] == {"2,1": {"W": "green"}}


@pytest.mark.clauses("D-AMB-2")
def test_D_CLAIM_3_for_the_opponent_whose_tunnel_it_is() -> None:
    table = duel(hands=[["NSW.E+gold1-E"]]).plays("place NES.W+gold1-W 1,-1")
    assert table["tokens"] == {"1,-1": {"W": "blue"}}
    assert table.told("claim")[0]["seat"] == 1


@pytest.mark.parametrize(("turn", "colour"), [(0, "green"), (1, "blue")])
@pytest.mark.clauses("D-AMB-9")
def test_D_CLAIM_4_reached_by_both_at_once_it_is_the_active_players(turn: int, colour: str) -> None:
    hands: list[list[str]] = [[], []]
    hands[turn] = ["NSW.E+gold1-E"]
    table = duel(hands=hands, turn=turn, board={"0,0": "NS"}).plays("place NES.W+gold1-W 1,1")
    assert table["tokens"] == {"1,1": {"W": colour}}


def test_D_CLAIM_5_a_key_leads_to_gold() -> None:
    board = {"1,1": "NEW+door-blue-E", "2,1": "NES.W+gold1-W"}
    table = duel(hands=[["key"], ["EW"]], board=board).plays("key 1,1")
    assert table["tokens"] == {"2,1": {"W": "green"}}
    assert kinds(table) == ["key", "claim", "draw"]


FIVE = {"5,2": "NW+gold2", "5,0": "NE+gold2", "5,-2": "N.W+gold1-W", "7,1": "N.E+gold3-N", "7,-1": "NS.E.W+gold1-NS"}
FIVE_TOKENS = {
    "5,2": {"NW": "green"},
    "5,0": {"NE": "green"},
    "5,-2": {"W": "blue"},
    "7,1": {"N": "green"},
    "7,-1": {"NS": "blue"},
}


def test_D_CLAIM_6_the_active_players_claims_come_first_each_in_ascending_order() -> None:
    """Nothing is claimed yet of three golds on the table: two reached by green, one by blue."""
    board = {"1,1": "NES.W+gold1-W", "0,2": "NS.EW+gold1-NS", "1,-1": "NW.ES+gold1-NW"}
    for turn, order in ((0, ["0,2", "1,1", "1,-1"]), (1, ["1,-1", "0,2", "1,1"])):
        table = duel(hands=[["EW"], ["EW"]], turn=turn, board=board).plays("place EW -1,1")
        assert [event["cell"] for event in table.told("claim")] == order


def test_D_CLAIM_6_with_the_last_token_the_rest_lapses() -> None:
    board = {"1,1": "NEW+troll-E", "-1,1": "NES+troll-N", "0,2": "NS.EW+gold1-NS", "1,-1": "NW.ES+gold1-NW"}
    tokens = FIVE_TOKENS | {"1,1": {"troll": "blue"}, "-1,1": {"troll": "blue"}}
    table = duel(hands=[["NS"], ["EW"]], board=board, revealed=FIVE, tokens=tokens).plays("place NS 0,-2")
    assert [(event["seat"], event["cell"]) for event in table.told("claim")] == [(0, "0,2")]
    assert table.told("round-end")[0]["reason"] == "tokens"
    assert table.told("round-end")[0]["gold"] == {"0": [1, 2, 2, 3], "1": [1, 1]}
    assert table["gone"] == ["NS.EW+gold1-NS"]


def test_D_CLAIM_7_claiming_is_no_choice() -> None:
    table = duel(hands=[["NSW.E+gold1-E", "EW"]]).plays("place NES.W+gold1-W 1,1")
    assert table["turn"] == 0  # the opponent holds no card
    assert kinds(table) == ["place", "claim", "draw"]
    assert {move.split()[0] for move in table.legal()} <= {"place", "discard"}


def test_D_CLAIM_8_no_card_of_the_box_has_gold_on_two_groups() -> None:
    assert all(len(piece.marked("gold")) <= 1 for piece in BOX.pieces)
