"""Chapters 3 and 4 of the Duel: setup of a round and the turn (D-SETUP, D-TURN)."""

from __future__ import annotations

import pytest

from tests.rules.duel_dsl import GREEN_ROW, dealt_duel, discard_to_the_end, duel
from undermine.games.duel.box import BOX

GOAL_CODES = BOX.face_codes[54:90:2]


def test_D_SETUP_1_eighteen_goals_six_a_round_none_twice() -> None:
    for seed in range(4):
        table = dealt_duel(seed)
        seen: list[str] = []
        for _ in range(3):
            seen += table["goals"].values()
            discard_to_the_end(table)
        assert sorted(seen) == sorted(GOAL_CODES)
    orders = {tuple(dealt_duel(seed)["goals"].values()) for seed in range(20)}
    assert len(orders) == 20


def test_D_SETUP_1_none_twice_after_a_setup_either() -> None:
    for begun in (1, 2):
        table = duel(hands=[["EW"]], deck=[], round=begun)
        seen = list(table["goals"].values())
        table.plays("discard EW")
        while table["phase"] != "over":
            seen += table["goals"].values()
            discard_to_the_end(table)
        assert len(seen) == len(set(seen)) == 6 * (4 - begun)


def test_D_SETUP_2_six_cards_each_and_forty_in_the_pile() -> None:
    piles: set[tuple[str, ...]] = set()
    for seed in range(5):
        table = dealt_duel(seed)
        assert [len(hand) for hand in table["hands"]] == [6, 6]
        assert table["deck"] == 40
        assert table["discards"] == []
        position = table.game.position
        held = [code for hand in table["hands"] for code in hand]
        deck = [BOX.codes[card] for card in position.deck[position.drawn :]]  # type: ignore[attr-defined]
        assert sorted(held + deck) == sorted(BOX.codes[card] for card in BOX.deck)
        piles.add(tuple(deck))
    assert len(piles) == 5  # shuffled: otherwise all would be alike


def test_D_SETUP_3_all_tokens_and_keys_are_in_the_bank() -> None:
    board = {"1,1": "NEW+troll-E", "1,2": "NES+door-blue-S"}
    table = duel(hands=[["EW"]], deck=[], board=board, tokens={"1,1": {"troll": "green"}}, keys={"1,2": "green"})
    table.plays("discard EW")
    assert (table["tokens"], table["keys"]) == ({}, {})
    assert (table.game.position.tokens, table.game.position.keys) == (0, 0)  # type: ignore[attr-defined]


def test_D_SETUP_4_green_begins_and_the_players_alternate() -> None:
    table = dealt_duel(3)
    for turn in (0, 1, 0, 1):
        assert table["turn"] == table["active"] == turn
        table.plays(table.legal("discard")[0])


@pytest.mark.parametrize(
    ("move", "hand", "deck"),
    [
        ("place EW 1,1", 6, 2),
        ("break cart 1", 6, 2),
        ("discard NS", 6, 2),
        ("discard EW NS", 6, 1),
        ("scrap EW NS lantern", 5, 2),
    ],
)
@pytest.mark.clauses("D-AMB-17")
def test_D_TURN_1_one_option_and_its_draws(move: str, hand: int, deck: int) -> None:
    tools = [["lantern"], []] if move.startswith("scrap") else [[], []]
    table = duel(hands=[["EW", "NS", "NE", "NW", "break-cart", "map"], ["EW"]], tools=tools, deck=["NS", "NE", "NW"])
    table.plays(move)
    assert (len(table["hands"][0]), table["deck"], table["turn"]) == (hand, deck, 1)


def test_D_TURN_2_an_empty_pile() -> None:
    table = duel(hands=[["EW", "NS", "NE"], ["NW"]], tools=[["cart"]], deck=[]).plays("scrap EW NS cart")
    assert (len(table["hands"][0]), table["turn"]) == (1, 1)
    assert {move.split()[0] for move in table.legal()} == {"place", "discard"}  # no passing


def test_D_TURN_3_what_is_there_is_drawn() -> None:
    table = duel(hands=[["EW", "NS", "NE"], ["NW"]], deck=["map"]).plays("discard EW NS")
    assert table["hands"][0] == ["NE", "map"]
    assert table["deck"] == 0


def test_D_TURN_4_who_has_no_cards_is_out() -> None:
    table = duel(hands=[["EW"], ["NS", "NE", "NW"]], deck=[]).plays("discard EW")
    for move in ("discard NS", "discard NE"):
        assert (table["turn"], table["round"]) == (1, 1)
        table.plays(move)
    assert table["turn"] == 1
    table.plays("discard NW")
    assert table["round"] == 2


def test_D_TURN_4_nobody_skips_a_player_with_cards() -> None:
    table = duel(hands=[["EW", "NS"], ["NE"]], deck=[]).plays("discard EW")
    assert table["turn"] == 1
    table.plays("discard NE")
    assert table["turn"] == 0


def test_D_TURN_5_while_there_is_a_pile_no_hand_is_empty() -> None:
    for seed in range(3):
        table = dealt_duel(seed)
        while table.game.phase != "over":
            legal = table.game.legal()
            table.game.apply(legal[(7 * len(legal)) // 11])
            if table.game.phase == "play":
                state = table.view()
                assert all(state["hands"]) or state["deck"] == 0


def test_D_TURN_6_a_bribe_is_extra_before_or_after_the_action() -> None:
    board = {"1,1": "NEW+troll-E"}
    before = duel(hands=[["EW", "NS"], ["NE"]], board=board)
    assert "bribe 1,1" in before.game.legal()
    before.plays("bribe 1,1", "place EW 2,1")
    assert (before["turn"], before["phase"], before["deck"]) == (1, "play", 2)
    after = duel(hands=[["EW", "NS"], ["NE"]], board=board).plays("discard EW")
    assert (after["turn"], after["active"], after["phase"], after["deck"]) == (0, 0, "bribe", 3)
    after.plays("bribe 1,1")
    assert (after["turn"], after["phase"], after["deck"]) == (1, "play", 2)
    assert after["tokens"] == {"1,1": {"troll": "green"}}


def test_D_TURN_6_nothing_is_asked_where_no_bribe_is_possible() -> None:
    for board, tokens in (({"1,-1": "NEW+troll-E"}, {}), ({"1,1": "NEW+troll-E"}, {"1,1": {"troll": "blue"}})):
        table = duel(hands=[["EW", "NS"], ["NE"]], board=board, tokens=tokens).plays("discard EW")
        assert (table["turn"], table["phase"]) == (1, "play")


def test_D_TURN_7_option_d_is_always_there() -> None:
    table = duel(hands=[["EW"]], board=GREEN_ROW, tools=[["cart"]])
    assert table.legal() == ["discard EW"]
    for seed in range(2):
        table = dealt_duel(seed)
        while table.game.phase != "over":
            legal = table.game.legal()
            if table.game.phase == "play":
                state = table.view()
                cards = state["hands"][state["turn"]]
                assert {f"discard {card}" for card in cards} <= set(legal)
                pairs = [move for move in legal if move.startswith("discard") and len(move.split()) == 3]
                assert (len(cards) >= 2) == bool(pairs)
            table.game.apply(legal[len(legal) // 2])
