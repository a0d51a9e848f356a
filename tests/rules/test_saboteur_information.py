"""Chapter 9 of the base game: who knows what (S-INFO), and what a view and the events may hold."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

import undermine
from tests.rules.dsl import EAST, NE, NESW, NW, Table, dealt, discard_round, given, goals

PUBLIC = undermine.PUBLIC


def everything(table: Table, watcher: int) -> str:
    """Write all that a watcher gets, byte for byte: state, events, and legal moves where it decides."""
    legal = table.legal() if table.game.turn == watcher else []
    return json.dumps([table.view(watcher), table.game.events(watcher), legal])


BASE: dict[str, Any] = {
    "players": 4,
    "hands": [["EW", "map"], ["NS", "rockfall"], ["NE", "break-cart"], ["NW", "NESW"]],
    "roles": ["digger", "saboteur", "digger", "digger"],
    "aside": "digger",
    "goals": goals(NESW, NE, NW),
    "deck": ["NSW", "NEW", "map", "NS"],
    "purse": [[1], [2, 3], [1], []],
    "gold": [1, 2, 3, 1],
    "discards": [["map"], ["NSW", "down"], ["NEW", "down"]],
    "knows": [["8,2"], [], ["8,0"], []],
    "round": 2,
}
CHANGES: dict[str, tuple[dict[str, Any], list[int]]] = {
    "another hand": ({"hands": [["EW", "map"], ["N", "NS"], ["NE", "break-cart"], ["NW", "NESW"]]}, [0, 2, 3, PUBLIC]),
    "two hands swapped": ({"hands": [["EW", "map"], ["NE", "break-cart"], ["NS", "rockfall"], ["NW", "NESW"]]}, [0, 3, PUBLIC]),
    "another role": ({"roles": ["digger", "digger", "digger", "saboteur"]}, [0, 2, PUBLIC]),
    "the role set aside": ({"aside": "saboteur"}, [0, 1, 2, 3, PUBLIC]),
    "the goals nobody saw": ({"goals": goals(NESW, NW, NE)}, [0, 1, 3, PUBLIC]),
    "all goals": ({"goals": goals(NE, NESW, NW)}, [1, 3, PUBLIC]),
    "the order of the deck": ({"deck": ["NS", "map", "NEW", "NSW"]}, [0, 1, 2, 3, PUBLIC]),
    "the cards of the deck": ({"deck": ["N", "E", "E.W", "N.S"]}, [0, 1, 2, 3, PUBLIC]),
    "another purse": ({"purse": [[1], [1, 1], [1], []]}, [0, 2, 3, PUBLIC]),
    "the gold pile": ({"gold": [3, 3, 2, 2]}, [0, 1, 2, 3, PUBLIC]),
    "face-down discards": ({"discards": [["map"], ["N.S", "down"], ["E.W", "down"]]}, [0, 1, 2, 3, PUBLIC]),
}  # fmt: skip


@pytest.mark.parametrize("secret", CHANGES)
@pytest.mark.clauses("S-INFO-1", "S-INFO-4")
def test_changing_a_secret_changes_no_byte_of_what_others_get(secret: str) -> None:
    change, others = CHANGES[secret]
    one, other = given(**BASE), given(**{**BASE, **change})
    assert one.view() != other.view() or secret.startswith(("the order", "the cards", "the gold"))
    for watcher in others:
        assert everything(one, watcher) == everything(other, watcher)


@pytest.mark.parametrize("secret", CHANGES)
@pytest.mark.clauses("S-INFO-1", "S-INFO-4")
def test_nor_after_public_moves(secret: str) -> None:
    """Seat 0 plays a map, a discard follows by everybody; what each looks at or discards stays with that seat."""
    change, others = CHANGES[secret]
    tables = [given(**BASE), given(**{**BASE, **change})]
    for table in tables:
        table.plays("map 8,2" if secret != "all goals" else "discard EW")
        for _ in range(3):
            table.plays(table.legal("discard")[0])
    for watcher in others:
        own_draw = watcher != PUBLIC and secret in ("the order of the deck", "the cards of the deck")
        own_discard = watcher in (1, 2) and secret in ("another hand", "two hands swapped")
        if not own_draw and not own_discard:
            assert everything(tables[0], watcher) == everything(tables[1], watcher)


def test_S_INFO_1_each_seat_knows_its_own() -> None:
    table = given(**BASE)
    for seat in range(4):
        seen = table.view(seat)
        for other in range(4):
            if other == seat:
                assert seen["hands"][seat] == table["hands"][seat]
                assert seen["purse"][seat] == table["purse"][seat]
                assert seen["roles"][seat] == table["roles"][seat]
                assert seen["scores"][seat] == sum(table["purse"][seat])
            else:
                assert set(seen["hands"][other]) | set(seen["purse"][other]) | {seen["roles"][other]} == {"?"}
                assert seen["scores"][other] is None
    assert table.view(0)["known"] == {"8,2": "NESW+treasure"}
    assert table.view(2)["known"] == {"8,0": "NE+stone"}


def test_S_INFO_1_what_one_threw_away_one_remembers() -> None:
    table = given(players=3, hands=[["EW"], ["NS"], ["NE"]], deck=["map", "map", "map", "map"])
    table.plays("discard EW", "discard NS", "discard NE")
    assert table.view(1)["discards"] == [["?", "down"], ["NS", "down"], ["?", "down"]]


def test_S_INFO_2_the_table_is_public() -> None:
    hands = [["break-cart", "rockfall", "NW"], ["fix-cart"]]
    table = given(hands=hands, board={"1,0": "EW"}, revealed={"8,0": "NE+stone"}, deck=["map"] * 5)
    table.plays("break cart 2", "repair cart 2 fix-cart", "rockfall 1,0")
    seen = table.view(PUBLIC)
    assert seen["board"] == {"0,0": "NESW", "8,-2": "?", "8,0": "NE+stone", "8,2": "?"}
    assert seen["discards"] == [["fix-cart"], ["break-cart"], ["rockfall"], ["EW"]]
    assert [event["type"] for event in table.game.events(PUBLIC)] == [
        "break",
        "draw",
        "repair",
        "draw",
        "rockfall",
        "draw",
    ]


def test_S_INFO_3_numbers_are_public() -> None:
    seen = given(**BASE).view(PUBLIC)
    assert seen["hands"] == [["?", "?"]] * 4
    assert (seen["deck"], seen["gold"]) == (4, 4)
    assert seen["purse"] == [["?"], ["?", "?"], ["?"], []]
    assert seen["discards"] == [["map"], ["?", "down"], ["?", "down"]]
    assert seen["knows"] == BASE["knows"]


def test_S_INFO_4_nobody_sees_the_card_set_aside_or_what_is_to_come() -> None:
    table = dealt(5, 8)
    for watcher in (*range(5), PUBLIC):
        seen = table.view(watcher)
        assert seen["aside"] == "?"
        assert (seen["deck"], seen["gold"]) == (37, 28)
        assert seen["known"] == {}
        assert set(seen["goals"].values()) == {"?"}


@pytest.mark.clauses("S-AMB-20")
def test_S_INFO_5_face_down_discards_stay_hidden_at_the_end_of_a_round() -> None:
    table = given(hands=[["EW"], ["NS"], []], deck=[], round=3, discards=[["NESW", "down"]]).plays(
        "discard EW", "discard NS"
    )
    assert table["phase"] == "over"
    assert table.view(0)["discards"] == [["?", "down"], ["EW", "down"], ["?", "down"]]
    assert table.view(PUBLIC)["discards"] == [["?", "down"]] * 3


def test_S_INFO_5_nor_while_the_gold_is_divided() -> None:
    table = given(hands=[["EW"], ["NS", "NE"]], discards=[["N", "down"]], board=EAST, goals=goals(NE, NESW, NW))
    table.plays("place EW 7,0")
    assert table["phase"] == "draft"
    for watcher in (0, 1, 2, PUBLIC):
        assert table.view(watcher)["discards"] == [["?", "down"]]


def test_S_INFO_5_hands_left_over_go_back_unseen() -> None:
    table = given(hands=[["EW"], ["NS", "NE"]], board=EAST, goals=goals(NE, NESW, NW), round=3).plays("place EW 7,0")
    while table["phase"] == "draft":
        assert table.view(0)["hands"] == [[], ["?", "?"], []]
        table.plays(table.legal()[0])
    assert table["phase"] == "over"
    assert table.view(0)["hands"] == [[], ["?", "?"], []]


def test_S_INFO_6_the_chooser_sees_what_is_handed_over() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW), gold=[2, 3, 1]).plays("place EW 7,0")
    for k in (3, 2, 1):
        chooser = table["turn"]
        assert table.view(chooser)["offer"] == table["offer"]
        assert len(table["offer"]) == k
        for watcher in {0, 1, 2, PUBLIC} - {chooser}:
            assert table.view(watcher)["offer"] == ["?"] * k
            assert table.told("offer", watcher)[-1]["gold"] == ["?"] * k
        table.plays(table.legal()[-1])
    takes = [(event["seat"], event["nuggets"]) for event in table.told("take", 2)]
    assert takes == [(0, "?"), (2, 2), (1, "?")]


def test_S_INFO_7_the_rate_is_public_the_cards_are_not() -> None:
    table = given(hands=[["EW"]], deck=[], roles=["digger", "saboteur", "saboteur"]).plays("discard EW")
    for watcher in (0, PUBLIC):
        assert table.told("round-end", watcher)[0]["pay"] == {"1": 3, "2": 3}
        assert {tuple(event["gold"]) for event in table.told("pay", watcher)} == {("?",)}
        assert table.view(watcher)["purse"] == [[], ["?"], ["?"]]


@pytest.mark.parametrize("players", [3, 10])
def test_a_view_has_the_keys_of_the_contract(players: int) -> None:
    keys = [
        "game",
        "round",
        "phase",
        "active",
        "turn",
        "board",
        "known",
        "hands",
        "deck",
        "discards",
        "scores",
        "result",
        "roles",
        "aside",
        "tools",
        "gold",
        "offer",
        "purse",
        "knows",
        "goals",
        "revealed",
    ]
    table = dealt(players)
    for watcher in (None, PUBLIC, 0, players - 1):
        assert sorted(table.view(watcher)) == sorted(keys)
        json.dumps(table.view(watcher))


def test_hands_are_printed_in_card_list_order() -> None:
    hand = ["map", "rockfall", "fix-cart", "break-cart", "NS", "NESW"]
    assert given(hands=[hand]).view(0)["hands"][0] == ["NESW", "NS", "break-cart", "fix-cart", "rockfall", "map"]


def test_a_later_round_tells_each_seat_its_own_deal_alone() -> None:
    table = discard_round(dealt(3, 2))
    for watcher in (0, 1, 2, PUBLIC):
        for event in table.told("deal", watcher)[3:]:
            seen = event["seat"] == watcher
            assert ("?" in event["hand"], event["role"] == "?") == (not seen, not seen)
            if seen:
                assert event["hand"] == table["hands"][event["seat"]]


def test_moves_already_seen_are_left_out_of_the_events() -> None:
    table = given(hands=[["EW"], ["NS"]], deck=["map", "map", "map"]).plays("place EW 1,0", "place NS 0,1")
    assert [event["type"] for event in table.game.events(2, since=1)] == ["place", "draw"]
    assert table.game.events(2, since=2) == []
    assert len(table.game.events(2)) == 4


@pytest.mark.parametrize("watcher", [-2, 3, 99])
def test_a_watcher_must_have_a_seat(watcher: int) -> None:
    table = dealt(3)
    for question in (table.game.view, table.game.events, table.game.look):
        with pytest.raises(ValueError, match="no seat"):
            question(watcher)


# --- what a watcher thinks possible agrees with all that it has seen -------------------------------------


def thought(table: Table, watcher: int, times: int = 25) -> list[Mapping[str, Any]]:
    """List positions that a watcher thinks possible, all-knowing."""
    return [table.game.resample(watcher, seed).view() for seed in range(times)]


@pytest.mark.clauses("S-INFO-1")
def test_own_discards_and_looks_are_remembered() -> None:
    table = given(hands=[["EW", "map", "NS"], ["NE", "NW"], ["N"]], deck=["map"] * 4, goals=goals(NE, NESW, NW))
    table.plays("discard EW", "discard NE", "discard N", "map 8,0")
    for state in thought(table, 0):
        assert state["discards"][0] == ["EW", "down"]
        assert state["goals"]["8,0"] == "NESW+treasure"
    others = thought(table, 1)
    assert {state["goals"]["8,0"] for state in others} == {"NESW+treasure", "NE+stone", "NW+stone"}
    assert all(state["discards"][1] == ["NE", "down"] for state in others)
    assert len({state["discards"][0][0] for state in others}) > 1


@pytest.mark.clauses("S-INFO-1")
def test_gold_seen_while_choosing_is_remembered() -> None:
    """Seat 0 saw 1, 2 and 3 and kept 2: whatever comes, the other two hold 1 and 3 between them."""
    table = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW), gold=[1, 2, 3, 1, 1, 1]).plays("place EW 7,0")
    table.plays("take 2")
    assert {tuple(state["offer"]) for state in thought(table, 0)} == {(1, 3)}
    assert len({tuple(state["offer"]) for state in thought(table, 1)}) > 1
    table.plays("take 3")
    for state in thought(table, 0):
        assert sorted([*state["purse"][2], *state["offer"]]) == [1, 3]
        assert state["purse"][0] == [2]
    for state in thought(table, 2):
        assert (state["offer"], state["purse"][2]) == ([1], [3])
    table.plays("take 1")
    assert table["round"] == 2
    for state in thought(table, 0):
        assert sorted(state["purse"][1] + state["purse"][2]) == [1, 3]
    assert {tuple(state["purse"][1]) for state in thought(table, 0)} == {(1,), (3,)}
    for state in thought(table, 2):
        assert state["purse"][1:] == [[1], [3]]


@pytest.mark.clauses("S-INFO-1")
def test_gold_seen_twice_in_2006_is_remembered() -> None:
    """Two diggers of four seats choose twice each; both have seen everything that was left."""
    roles = ["digger", "saboteur", "digger", "saboteur"]
    setup: dict[str, Any] = {
        "hands": [["EW"]],
        "board": EAST,
        "goals": goals(NE, NESW, NW),
        "gold": [1, 2, 3, 1, 2, 2, 3],
    }
    table = given(players=4, roles=roles, edition="2006", **setup).plays("place EW 7,0")
    assert table["offer"] == [1, 1, 2, 3]
    for choice in ("take 1", "take 3", "take 2", "take 1"):
        table.plays(choice)
        for state in thought(table, 0, 10):
            assert sorted(state["purse"][0] + state["purse"][2] + state["offer"]) == [1, 1, 2, 3]
            assert state["purse"][0] == table["purse"][0]
    for state in thought(table, 2):
        assert 2 in state["purse"][0]  # what seat 0 kept of the 1 and 2 handed back to it
        assert state["purse"][2] == [1, 3]


@pytest.mark.clauses("S-INFO-7")
@pytest.mark.parametrize(("saboteurs", "each"), [(1, 4), (2, 3), (3, 3)])
def test_what_saboteurs_were_paid_adds_up_in_every_thought(saboteurs: int, each: int) -> None:
    roles = ["saboteur"] * saboteurs + ["digger"] * (5 - saboteurs)
    table = given(players=5, hands=[["EW"]], deck=[], roles=roles, purse=[[], [], [], [], [1]]).plays("discard EW")
    for watcher in (0, 4, PUBLIC):
        for state in thought(table, watcher):
            assert [sum(purse) for purse in state["purse"][:saboteurs]] == [each] * saboteurs


@pytest.mark.clauses("S-INFO-7")
@pytest.mark.parametrize("threes", [1, 2, 3, 4])
def test_pays_in_small_cards_tell_that_threes_were_gone(threes: int) -> None:
    """Seat 4 holds threes that nobody else has seen; the pays of 2 and 1 that follow from it are public in number."""
    setup: dict[str, Any] = {"roles": ["saboteur"] * 3 + ["digger"] * 2, "purse": [[], [], [], [], [3] * threes]}
    table = given(players=5, hands=[["EW"]], deck=[], **setup).plays("discard EW")
    cards = [len(purse) for purse in table["purse"]]
    assert sum(cards[:3]) == 3 + max(0, threes - 1)
    for watcher in (0, 3, PUBLIC):
        for state in thought(table, watcher, 10):
            assert [len(purse) for purse in state["purse"]] == cards
            assert [sum(purse) for purse in state["purse"][:3]] == [3, 3, 3]
            assert state["purse"][4].count(3) == threes or threes == 1


@pytest.mark.clauses("S-GOLD-13")
def test_purses_stay_hidden_while_the_gold_is_divided() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=goals(NE, NESW, NW), purse=[[1], [3], []]).plays("place EW 7,0")
    table.plays(table.legal()[0])
    for watcher, purse in ((0, [[1, 1], ["?"], []]), (1, [["?", "?"], [3], []]), (PUBLIC, [["?", "?"], ["?"], []])):
        assert table.view(watcher)["purse"] == purse


@pytest.mark.clauses("S-INFO-4")
def test_everything_hidden_is_thought_possible_in_many_ways() -> None:
    table = dealt(5, 3)
    thoughts = thought(table, 0)
    for key in ("roles", "goals"):
        assert len({json.dumps(state[key]) for state in thoughts}) > 2
    assert len({json.dumps(state["hands"][1:]) for state in thoughts}) == len(thoughts)
    assert {json.dumps(state["hands"][0]) for state in thoughts} == {json.dumps(table["hands"][0])}
    assert {tuple(sorted([*state["roles"], state["aside"]])) for state in thoughts} == {
        ("digger",) * 4 + ("saboteur",) * 2
    }
