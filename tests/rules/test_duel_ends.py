"""Chapter 9 of the Duel: the end of a round, payments, the next round, the result (D-END, D-PAY, D-ROUND, D-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dsl import Table
from tests.rules.duel_dsl import GOAL_CELLS, GREEN_ROW, STONES, at, dealt_duel, discard_to_the_end, duel, kinds

FIVE = {"5,2": "NW+gold2", "5,0": "NE+gold2", "5,-2": "N.W+gold1-W", "7,1": "N.E+gold3-N", "7,-1": "NS.E.W+gold1-NS"}
FIVE_TOKENS = {
    "5,2": {"NW": "green"},
    "5,0": {"NE": "green"},
    "5,-2": {"W": "blue"},
    "7,1": {"N": "blue"},
    "7,-1": {"NS": "blue"},
}
TROLLS = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S", "2,1": "NEW+troll-E"}


def reason(table: Table) -> str:
    """Say why the last round ended."""
    return str(table.told("round-end")[-1]["reason"])


# --- the three ends ----------------------------------------------------------------------------------


def five_turned() -> dict[str, str]:
    """Turn all goals but (5,0), which has gold."""
    return dict(zip([cell for cell in GOAL_CELLS if cell != "5,0"], [*STONES, "NE+gold2"], strict=True))


def test_D_END_1_a_all_goals_are_turned() -> None:
    goals = five_turned() | {"5,0": "NW+gold2"}
    board = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NE", "EW"], ["NS"]], board=board, goals=goals, revealed=five_turned()).plays("place NE 4,0")
    assert kinds(table)[:4] == ["place", "goal", "claim", "round-end"]
    assert reason(table) == "goals"
    assert (table["round"], table["purse"]) == (2, [[2], []])


def test_D_END_1_b_all_tokens_are_used() -> None:
    tokens = FIVE_TOKENS | {"1,1": {"troll": "blue"}, "2,1": {"troll": "blue"}}
    table = duel(hands=[["EW"], ["NS"]], revealed=FIVE, tokens=tokens, board=TROLLS).plays("bribe 1,2")
    assert kinds(table)[:2] == ["bribe", "round-end"]
    assert reason(table) == "tokens"


def test_D_END_1_b_the_last_token_on_a_troll_turns_no_goal() -> None:
    board = GREEN_ROW | {"4,1": "NSW+troll-S", "4,0": "NE", "1,2": "NEW+troll-E", "1,3": "NESW+troll-S"}
    turned = {cell: code for cell, code in FIVE.items() if cell != "5,0"}
    tokens = {cell: place for cell, place in FIVE_TOKENS.items() if cell != "5,0"}
    tokens |= {"1,2": {"troll": "blue"}, "1,3": {"troll": "blue"}, "0,2": {"NS": "blue"}}
    board |= {"0,2": "NS.EW+gold1-NS"}
    table = duel(
        hands=[["NS"], ["NS"]], goals=at("5,0", "NEW+gold2+door-blue-N"), revealed=turned, tokens=tokens, board=board
    )
    table.plays("bribe 4,1")
    assert kinds(table)[:2] == ["bribe", "round-end"]


@pytest.mark.clauses("D-AMB-19")
def test_D_END_1_c_pile_and_hands_are_empty_and_nobody_bribes_any_more() -> None:
    table = duel(hands=[["NS"]], deck=[], board={"1,1": "NEW+troll-E"}).plays("discard NS")
    assert reason(table) == "cards"
    assert (table["round"], table["phase"]) == (2, "play")
    waiting = duel(hands=[["NS"], ["EW"]], deck=[], board={"1,1": "NEW+troll-E"}).plays("discard NS")
    assert waiting["phase"] == "bribe"


def test_D_END_1_c_the_last_card_may_still_turn_and_claim() -> None:
    board = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NE"]], deck=[], board=board, goals=at("5,0", "NW+gold2")).plays("place NE 4,0")
    assert kinds(table)[:4] == ["place", "goal", "claim", "round-end"]
    assert reason(table) == "cards"
    assert table["purse"] == [[2], []]


def test_D_END_1_c_a_choice_of_orientation_comes_first() -> None:
    board = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NE"]], deck=[], board=board, goals=at("5,0", "NEW+gold3+door-green-N")).plays("place NE 4,0")
    assert (table["phase"], table["round"]) == ("orient", 1)
    table.plays("orient ESW+gold3+door-green-S 5,0")
    assert (table["round"], table["purse"]) == (2, [[3], []])


@pytest.mark.clauses("D-AMB-19")
def test_D_END_2_the_claims_of_the_last_goal_are_made_but_nothing_is_drawn() -> None:
    board = GREEN_ROW | {"4,1": "SW", "-1,1": "NES+troll-N"}
    goals = five_turned() | {"5,0": "NW+gold2"}
    table = duel(hands=[["NE", "EW"], ["NS"]], board=board, goals=goals, revealed=five_turned()).plays("place NE 4,0")
    assert "draw" not in kinds(table)
    assert table.told("claim")[0]["cell"] == "5,0"
    assert table["round"] == 2


def test_D_END_3_gold_with_tokens_is_taken_and_leaves_play() -> None:
    board = {"0,2": "NS.EW+gold1-NS", "1,1": "NES.W+gold1-W"}
    tokens = FIVE_TOKENS | {"0,2": {"NS": "green"}, "1,1": {"W": "blue"}}
    table = duel(hands=[["EW"]], deck=[], revealed=FIVE, tokens=tokens, board=board).plays("discard EW")
    assert table["purse"] == [[1, 2, 2], [1, 1, 1, 3]]
    assert table["scores"] == [5, 6]
    assert table["gone"] == ["NS.EW+gold1-NS", "NSW.E+gold1-E"]
    assert table["deck"] + 12 == 50
    table = duel(hands=[["EW"]], deck=[], tokens={"0,2": {"NS": "green"}}, board={"0,2": "NS.EW+gold1-NS"})
    assert table.plays("discard EW")["deck"] + 12 == 51


def test_D_END_4_goals_never_turned_stay_unseen() -> None:
    table = duel(hands=[["EW"]], deck=[], round=2).plays("discard EW")
    for watcher in (0, 1, -1):
        assert set(table.view(watcher)["goals"].values()) == {"?"}
        assert table.told("goal", watcher) == []


def test_D_END_5_unclaimed_gold_paths_go_back_into_the_deck() -> None:
    board = {"3,3": "NS.EW+gold1-NS"}
    table = duel(hands=[["EW"]], deck=[], board=board, revealed={"5,0": "NW+gold2"}).plays("discard EW")
    assert (table["purse"], table["gone"], table["deck"]) == ([[], []], [], 40)


# --- trolls are paid ---------------------------------------------------------------------------------


def owing(trolls: int, gold: list[int], **setup: Any) -> Table:
    """Let green owe so many nuggets at the end of a round, and own this gold."""
    cells = list(TROLLS)[:trolls]
    tokens = {cell: {"troll": "green"} for cell in cells}
    setup = {"hands": [["EW"]], "deck": [], "board": TROLLS, "tokens": tokens, "purse": [gold, [1]]} | setup
    return duel(**setup).plays("discard EW")


def test_D_PAY_1_each_troll_asks_one_nugget_of_its_briber() -> None:
    tokens = {"1,1": {"troll": "green"}, "2,1": {"troll": "blue"}}
    table = owing(2, [1, 1], tokens=tokens, purse=[[1, 1], [1, 2]])
    assert table["purse"] == [[1], [2]]
    assert [(event["seat"], event["trolls"], event["gold"]) for event in table.told("pay")] == [
        (0, 1, [1]),
        (1, 1, [1]),
    ]


@pytest.mark.parametrize(("gold", "left"), [([2, 3], [3]), ([1, 2], [2]), ([3], []), ([1, 1, 1], [1, 1])])
def test_D_PAY_2_no_change_is_given(gold: list[int], left: list[int]) -> None:
    table = owing(1, gold)
    assert table["purse"][0] == left
    assert table["round"] == 2


def test_D_PAY_3_all_gold_counts_this_rounds_too() -> None:
    tokens = {"1,1": {"troll": "green"}, "0,2": {"NS": "green"}}
    board = {"1,1": "NESW+troll-S", "0,2": "NS.EW+gold1-NS"}
    assert owing(1, [3], tokens=tokens, board=board)["purse"][0] == [3]


@pytest.mark.parametrize(
    ("debt", "gold", "ways"),
    [
        (2, [2, 3], ["2"]),
        (2, [1, 1, 2], ["1 1", "2"]),
        (2, [3], ["3"]),
        (3, [2, 2], ["2 2"]),
        (3, [1, 2, 3], ["1 2", "3"]),
        (3, [1, 1, 1, 2, 3], ["1 1 1", "1 2", "3"]),
        (2, [1, 3], ["3"]),
        (2, [1, 2, 2], ["2"]),
        (3, [2, 2, 3], ["3"]),
    ],
)
@pytest.mark.clauses("D-AMB-7")
def test_D_PAY_4_the_least_sum_that_suffices(debt: int, gold: list[int], ways: list[str]) -> None:
    table = owing(debt, gold)
    if len(ways) > 1:
        assert (table["phase"], table["turn"], table["active"]) == ("pay", 0, 0)
        assert table["round"] == 1
        assert table["board"]["1,1"] == "NESW+troll-S"
        assert len(table["tokens"]) == debt
        assert table.legal() == [f"pay {way}" for way in ways]
        for wrong in ("pay 1", "pay 3 3", "pay 1 1 3", "pay 2 2"):
            assert table.refuses(wrong) == "D-PAY-4"
        assert table.refuses("end") == "D-TURN-1"
    for way in ways:
        paid = Table(table.game.clone())
        if len(ways) > 1:
            paid.plays(f"pay {way}")
        left = list(gold)
        for card in way.split():
            left.remove(int(card))
        assert (paid["purse"][0], paid["round"]) == (left, 2)


def test_D_PAY_4_seat_by_seat_each_where_there_is_a_choice() -> None:
    tokens = {"1,1": {"troll": "blue"}, "2,1": {"troll": "blue"}, "1,2": {"troll": "green"}}
    table = owing(3, [], tokens=tokens, purse=[[2], [1, 1, 2]])
    assert (table["phase"], table["turn"], table["active"]) == ("pay", 1, 0)
    assert table["purse"] == [[], [1, 1, 2]]  # green had no choice and has paid
    table.plays("pay 2")
    assert table["purse"] == [[], [1, 1]]


def test_D_PAY_5_what_is_missing_is_forgiven() -> None:
    assert owing(1, [])["purse"][0] == []
    assert owing(3, [1, 1])["purse"][0] == []
    assert owing(3, [2])["round"] == 2


# --- the next round, the result ----------------------------------------------------------------------


def test_D_ROUND_1_three_rounds_laid_out_anew() -> None:
    board = {"1,1": "NEW+troll-E", "2,1": "ESW+door-blue-W"}
    table = duel(
        hands=[["EW"]], deck=[], board=board, tools=[["cart"], ["lantern"]], discards=[["map"]], knows=[["5,0"], []]
    )
    table.plays("discard EW")
    assert table["round"] == 2
    assert set(table["board"]) == {"0,1", "0,-1", *GOAL_CELLS}
    assert (table["tools"], table["discards"], table["knows"], table["laid"]) == ([[], []], [], [[], []], [])
    assert (table["deck"], [len(hand) for hand in table["hands"]]) == (40, [6, 6])
    discard_to_the_end(table)
    assert table["round"] == 3
    discard_to_the_end(table)
    assert (table["phase"], table["turn"], table["active"]) == ("over", None, None)


@pytest.mark.parametrize(
    ("purse", "starter"),
    [([[3], [2, 3]], 0), ([[1, 3], [2, 2]], 1), ([[], []], 1), ([[1, 1, 1], [2]], 1), ([[3], [1, 1, 1, 1]], 0)],
)
@pytest.mark.clauses("D-AMB-18", "D-AMB-19")
def test_D_ROUND_2_who_owns_less_gold_begins(purse: list[list[int]], starter: int) -> None:
    for turn in (0, 1):
        hands: list[list[str]] = [[], []]
        hands[turn] = ["EW"]
        table = duel(hands=hands, turn=turn, deck=[], purse=purse).plays("discard EW")
        assert table["turn"] == table["active"] == starter
        assert table.told("round")[-1] == {"type": "round", "seat": starter, "round": 2}


def test_D_ROUND_2_after_payments() -> None:
    """Green owns 3 against 2 and pays its 3."""
    assert owing(1, [3], purse=[[3], [2]])["turn"] == 0


@pytest.mark.parametrize(("purse", "winners"), [([[3], [1, 1]], [0]), ([[2], [1, 1, 1]], [1])])
def test_D_WIN_1_most_nuggets_win(purse: list[list[int]], winners: list[int]) -> None:
    table = duel(hands=[["EW"]], deck=[], round=3, purse=purse).plays("discard EW")
    scores = [sum(gold) for gold in purse]
    assert table["result"] == {"winners": winners, "scores": scores, "reason": "most nuggets after three rounds"}
    assert table.told("game-end") == [{"type": "game-end", "seat": None, "winners": winners, "scores": scores}]
    assert table.game.legal() == []


@pytest.mark.clauses("D-AMB-18")
def test_D_WIN_2_equal_totals_are_a_shared_victory() -> None:
    table = duel(hands=[["EW"]], deck=[], round=3, purse=[[1, 1], [2]]).plays("discard EW")
    assert table["result"]["winners"] == [0, 1]


def test_D_AMB_8_the_tokens_are_one_supply() -> None:
    tokens = FIVE_TOKENS | {"1,1": {"troll": "green"}, "2,1": {"troll": "green"}}
    table = duel(hands=[["EW"], ["NS"]], revealed=FIVE, tokens=tokens, board=TROLLS | {"0,0": "NS"}, turn=1)
    table.plays("bribe 1,2")
    assert reason(table) == "tokens"


def test_a_game_from_a_deal_has_three_rounds() -> None:
    table = dealt_duel(5)
    for number in (1, 2, 3):
        assert table["round"] == number
        discard_to_the_end(table)
    assert table["result"]["winners"]
