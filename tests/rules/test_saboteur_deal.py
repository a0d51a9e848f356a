"""Chapters 2 and 3 of the base game: the deal and the turn (S-SETUP, S-TURN, S-PASS)."""

from __future__ import annotations

from collections import Counter

import pytest

import undermine
from tests.rules.diggers import dig
from tests.rules.dsl import BOX, EAST, NE, NESW, NW, SYNTAX, dealt, discard_round, given, goals
from undermine.catalogue import games

POOLS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
PILES = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}
EVERY_TABLE = pytest.mark.parametrize("players", list(POOLS))


@pytest.mark.parametrize("players", [0, 1, 2, 11, 100])
def test_S_SETUP_1_three_to_ten_players(players: int) -> None:
    with pytest.raises(undermine.RecordError, match="3 to 10 players"):
        dealt(players)


@EVERY_TABLE
def test_S_SETUP_1_every_number_between_is_dealt(players: int) -> None:
    assert dealt(players).game.seats == players


@EVERY_TABLE
def test_S_SETUP_2_the_dwarf_cards_in_use(players: int) -> None:
    for seed in range(10):
        table = dealt(players, seed)
        pool = Counter([*table["roles"], table["aside"]])
        assert (pool["saboteur"], pool["digger"]) == POOLS[players]
        assert pool.total() == players + 1


def test_S_SETUP_3_everybody_has_one_role_and_nobody_sees_the_sixth() -> None:
    table = dealt(5)
    for seat in range(5):
        seen = table.view(seat)
        assert seen["aside"] == "?"
        assert seen["roles"] == [role if owner == seat else "?" for owner, role in enumerate(table["roles"])]
    assert table.view(undermine.PUBLIC)["roles"] == ["?"] * 5
    assert table.view(undermine.PUBLIC)["aside"] == "?"


@EVERY_TABLE
def test_S_SETUP_4_one_saboteur_may_be_missing(players: int) -> None:
    most = POOLS[players][0]
    assert {dealt(players, seed)["roles"].count("saboteur") for seed in range(80)} == {most - 1, most}
    assert games()["saboteur"].traitors(players) == (most - 1, most)


def test_S_SETUP_5_the_treasure_may_lie_anywhere() -> None:
    """300 deals: each place expects 100; seven standard deviations are 57."""
    places = Counter(
        next(cell for cell, code in dealt(3, seed)["goals"].items() if "treasure" in code) for seed in range(300)
    )
    assert set(places) == {"8,2", "8,0", "8,-2"}
    assert all(43 < count < 157 for count in places.values())


def test_S_SETUP_5_goals_lie_face_down() -> None:
    assert [dealt().view(0)["board"][cell] for cell in ("8,2", "8,0", "8,-2")] == ["?", "?", "?"]


@EVERY_TABLE
def test_S_SETUP_6_hands_and_draw_pile(players: int) -> None:
    table = dealt(players)
    assert [len(hand) for hand in table["hands"]] == [HANDS[players]] * players
    assert table["deck"] == PILES[players] == 67 - players * HANDS[players]


def test_S_SETUP_6_the_deck_is_the_box() -> None:
    """Everything that comes out of the deck in one round is the card list, no more and no less."""
    table = dealt(3, 5)
    drawn = Counter(card for hand in table["hands"] for card in hand)
    while table["round"] == 1:
        table.plays(table.legal("discard")[0])
        drawn.update(event["card"] for event in table.events if event["type"] == "draw")
    assert drawn == dict(zip(BOX.codes, BOX.counts, strict=True))


@EVERY_TABLE
def test_S_SETUP_7_all_the_gold_lies_in_the_pile(players: int) -> None:
    table = dealt(players)
    assert table["gold"] == 28
    assert table["purse"] == [[]] * players


def test_S_SETUP_7_the_gold_is_shuffled() -> None:
    """The gold of a dozen first divisions is not always the same."""
    offers = {tuple(dig(dealt(9, seed, edition="2006").game)["offer"]) for seed in range(12)} - {()}
    assert len(offers) > 3
    assert all(len(offer) == 9 for offer in offers)


def test_S_SETUP_8_the_starter_is_an_option() -> None:
    table = dealt(4, first=2)
    order = []
    for _ in range(5):
        order.append(table["turn"])
        table.plays(table.legal("discard")[0])
    assert order == [2, 3, 0, 1, 2]
    assert dealt(4)["turn"] == 0


@pytest.mark.parametrize("first", [4, -1, True, "x", 1.0, None])
def test_S_SETUP_8_the_starter_must_be_a_seat(first: object) -> None:
    with pytest.raises(undermine.RecordError, match="first"):
        dealt(4, first=first)


@pytest.mark.clauses("S-AMB-19")
def test_the_youngest_player_is_whoever_the_table_says() -> None:
    assert [dealt(3, first=seat)["turn"] for seat in range(3)] == [0, 1, 2]


@pytest.mark.clauses("S-AMB-24")
def test_hands_are_dealt_seat_by_seat_from_the_starter() -> None:
    at_zero, at_two = dealt(4, 9), dealt(4, 9, first=2)
    assert at_two["hands"] == [at_zero["hands"][(seat - 2) % 4] for seat in range(4)]
    assert at_two["goals"] == at_zero["goals"]
    assert dealt(4, 9).view() == at_zero.view()


# --- the turn -----------------------------------------------------------------------------------------


def test_S_TURN_1_exactly_one_card_is_used() -> None:
    table = given(hands=[["EW", "map", "break-cart", "NS"]], deck=[], board={"0,1": "NS"})
    for move in ("place EW 1,0", "map 8,0", "break cart 1", "discard NS"):
        before = len(table["hands"][0])
        table.plays(move)
        assert len(table["hands"][0]) == before - 1 or table["round"] == 2


@pytest.mark.parametrize("text", ["", " ", "pass", "end", "skip", "discard", "place EW", "place 1,0"])
def test_S_TURN_1_nobody_may_do_nothing(text: str) -> None:
    assert given(hands=[["EW"]]).refuses(text) == SYNTAX


def test_S_TURN_1_every_card_can_at_least_be_discarded() -> None:
    table = dealt(5, 3)
    assert table.legal("discard") == sorted({f"discard {card}" for card in table["hands"][0]})


def test_S_TURN_2_draw_one_and_the_next_seat_is_on() -> None:
    table = given(hands=[["EW"], ["NS"]], deck=["NE", "map", "rockfall"])
    table.plays("place EW 1,0")
    assert table["hands"][0] == ["NE"]
    assert (table["deck"], table["turn"], table["active"]) == (2, 1, 1)
    table.plays("place NS 0,1")
    assert table["hands"][1] == ["map"]


@EVERY_TABLE
def test_S_TURN_2_hands_stay_full_while_the_pile_lasts(players: int) -> None:
    table = dealt(players, 2)
    for left in range(PILES[players] - 1, -1, -1):
        seat = table["turn"]
        table.plays(table.legal("discard")[-1])
        assert (len(table["hands"][seat]), table["deck"]) == (HANDS[players], left)
        assert table["turn"] == (seat + 1) % players


def test_S_TURN_3_with_an_empty_pile_hands_shrink() -> None:
    table = given(hands=[["EW", "NS"], ["NS", "NE"], ["map"]], deck=[])
    table.plays("discard EW")
    assert (table["hands"][0], table["deck"], table["turn"]) == (["NS"], 0, 1)


def test_S_TURN_3_discards_are_never_reshuffled() -> None:
    table = given(hands=[["EW", "NS"], ["NS"], ["map"]], deck=[], discards=[["rockfall"], ["NESW", "down"]])
    table.plays("discard EW", "discard NS", "discard map")
    assert (table["deck"], table["hands"]) == (0, [["NS"], [], []])
    assert table["discards"] == [["rockfall"], ["NESW", "down"], ["EW", "down"], ["NS", "down"], ["map", "down"]]


def test_S_TURN_4_a_turned_stone_changes_nothing_about_the_turn() -> None:
    table = given(hands=[["EW"], ["NS"]], deck=["rockfall", "map"], board=EAST, goals=goals(NESW, NE, NW))
    table.plays("place EW 7,0")
    assert table["revealed"] == {"8,0": "SW+stone"}
    assert (table["hands"][0], table["turn"], table["round"], table["phase"]) == (["rockfall"], 1, 1, "play")


@pytest.mark.parametrize("players", [3, 5, 10])
def test_S_TURN_5_a_round_of_discards_has_67_turns(players: int) -> None:
    table, turns, seats = dealt(players), 0, []
    while table["round"] == 1:
        seats.append(table["turn"])
        table.plays(table.legal("discard")[0])
        turns += 1
    assert turns == 67
    assert seats == [turn % players for turn in range(67)]
    assert table["turn"] == 67 % players


def test_S_TURN_5_the_example_with_five_players() -> None:
    table = discard_round(dealt(5))
    assert table.game.events()[-6]["type"] == "round"
    assert (table["round"], table["turn"]) == (2, 2)


def test_S_TURN_5_when_the_pile_runs_dry_all_hands_are_equal() -> None:
    for players in POOLS:
        table = dealt(players)
        while table["deck"]:
            table.game.apply(table.legal("discard")[0])
        assert {len(hand) for hand in table["hands"]} == {HANDS[players]}


# --- discarding ---------------------------------------------------------------------------------------


def test_S_PASS_1_a_discard_is_seen_by_its_owner_alone() -> None:
    table = given(hands=[["EW", "NS"]], deck=["map"]).plays("discard EW")
    assert table.view(0)["discards"] == [["EW", "down"]]
    for watcher in (1, 2, undermine.PUBLIC):
        assert table.view(watcher)["discards"] == [["?", "down"]]
        assert table.told("discard", watcher) == [{"type": "discard", "seat": 0, "card": "?"}]
    assert table.told("discard", 0) == [{"type": "discard", "seat": 0, "card": "EW"}]
    assert table.view(0)["hands"][0] == ["NS", "map"]


def test_S_PASS_1_exactly_one_card() -> None:
    table = given(hands=[["EW", "NS"]])
    assert table.refuses("discard EW NS") == SYNTAX
    assert table.refuses("discard NE") == "S-TURN-1"
    assert table.refuses("discard SW") == SYNTAX


def test_S_PASS_1_one_may_discard_though_one_could_play() -> None:
    assert given(hands=[["NESW"]]).allows("discard NESW")


def test_S_PASS_2_face_up_and_face_down_cards_mix() -> None:
    table = given(hands=[["map", "EW", "rockfall"]], board={"1,0": "NESW"}, deck=["NS", "NS", "NS"])
    table.plays("map 8,0", "discard EW", "rockfall 1,0")
    assert table["discards"] == [["map"], ["EW", "down"], ["rockfall"], ["NESW"]]
    assert table.view(1)["discards"] == [["map"], ["?", "down"], ["rockfall"], ["NESW"]]


@pytest.mark.clauses("S-AMB-15")
def test_S_PASS_3_a_seat_without_cards_is_skipped() -> None:
    table = given(players=4, hands=[["EW", "NS"], [], [], ["map"]], deck=[])
    table.plays("discard EW")
    assert table["turn"] == 3
    table.plays("discard map")
    assert table["turn"] == 0
    table.plays("discard NS")
    assert table["round"] == 2


def test_S_PASS_3_the_last_one_with_cards_plays_on_alone() -> None:
    table = given(hands=[["EW", "NS", "NE"]], deck=[]).plays("discard EW", "discard NE")
    assert (table["turn"], table["round"]) == (0, 1)
