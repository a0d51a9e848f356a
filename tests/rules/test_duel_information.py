"""Chapter 10 of the Duel: who knows what (D-INFO), and what a view and the events may hold."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undermine
from tests.rules.dsl import Table
from tests.rules.duel_dsl import at, dealt_duel, discard_to_the_end, duel, goals, record
from undermine.cli.replay import replay

PUBLIC = undermine.PUBLIC
KEYS = [
    *("game", "round", "phase", "active", "turn", "board", "known", "goals", "revealed", "hands", "deck", "discards"),
    *("tools", "knows", "purse", "gone", "tokens", "keys", "laid", "scores", "result"),
]


def everything(table: Table, watcher: int) -> str:
    """Write all that a watcher gets, byte for byte: state, events, and legal moves where it decides."""
    legal = table.game.legal() if table.game.turn == watcher else []
    return json.dumps([table.view(watcher), table.game.events(watcher), legal])


BASE: dict[str, Any] = {
    "hands": [["EW", "map", "key", "NW"], ["NS", "rockfall", "NW"]],
    "board": {"1,1": "NEW+troll-E", "1,-1": "NEW+door-blue-E"},
    "goals": goals("NESW", "NW+gold2", "NE+gold2"),
    "deck": ["NSW+troll-S", "NE", "map", "NS"],
    "purse": [[1], [2, 3]],
    "discards": [["break-cart"], ["NE.W", "down"]],
    "knows": [["5,2"], ["5,0"]],
    "round": 2,
}
SWAPPED = goals("NESW", "NW+gold2", "N.E.S.W")
CHANGES: dict[str, tuple[dict[str, Any], list[int]]] = {
    "green's hand": ({"hands": [["NE.S", "fix-cart", "key", "NE"], BASE["hands"][1]]}, [1, PUBLIC]),
    "blue's hand": ({"hands": [BASE["hands"][0], ["NE.S", "fix-cart", "key"]]}, [0, PUBLIC]),
    "goals nobody saw": ({"goals": SWAPPED}, [0, 1, PUBLIC]),
    "the goal that green saw": ({"goals": goals("N.S.W", "NW+gold2", "NE+gold2")}, [1, PUBLIC]),
    "the goal that blue saw": ({"goals": goals("NESW", "N.E+gold3-N", "NE+gold2")}, [0, PUBLIC]),
    "the order of the deck": ({"deck": ["NS", "map", "NE", "NSW+troll-S"]}, [0, 1, PUBLIC]),
    "the cards of the deck": ({"deck": ["fix-cart", "fix-lantern", "NE.S", "NS.W"]}, [0, 1, PUBLIC]),
    "a face-down discard": ({"discards": [["break-cart"], ["NS.W", "down"]]}, [0, 1, PUBLIC]),
}


@pytest.mark.parametrize("secret", CHANGES)
@pytest.mark.clauses("D-INFO-1", "D-INFO-2")
def test_changing_a_secret_changes_no_byte_of_what_others_get(secret: str) -> None:
    change, others = CHANGES[secret]
    one, other = duel(**BASE), duel(**{**BASE, **change})
    for watcher in others:
        assert everything(one, watcher) == everything(other, watcher)


@pytest.mark.parametrize("secret", CHANGES)
@pytest.mark.clauses("D-INFO-1", "D-INFO-2")
def test_nor_after_public_moves(secret: str) -> None:
    """Green bribes, throws a card away and keeps quiet about it; so does blue."""
    change, others = CHANGES[secret]
    tables = [duel(**BASE), duel(**{**BASE, **change})]
    for table in tables:
        table.plays("bribe 1,1")
        table.plays(table.legal("discard")[0])
        table.plays(table.legal("discard")[0])
    for watcher in others:
        drew = watcher != PUBLIC and "deck" in secret
        if not drew:
            assert everything(tables[0], watcher) == everything(tables[1], watcher)


def test_D_INFO_1_private_and_public() -> None:
    table = duel(**BASE).plays("discard EW", "end", "discard NS rockfall")
    green, blue, public = (table.view(watcher) for watcher in (0, 1, PUBLIC))
    assert green["hands"] == [["NW", "NSW+troll-S", "key", "map"], ["?", "?", "?"]]
    assert blue["hands"][0] == ["?"] * 4
    assert public["hands"] == [["?"] * 4, ["?"] * 3]
    assert (green["known"], blue["known"], public["known"]) == ({"5,2": "NESW"}, {"5,0": "NW+gold2"}, {})
    assert green["discards"] == [["break-cart"], ["?", "down"], ["EW", "down"], ["?", "down"], ["?", "down"]]
    assert blue["discards"] == [["break-cart"], ["?", "down"], ["?", "down"], ["NS", "down"], ["rockfall", "down"]]
    assert public["discards"] == [["break-cart"], *[["?", "down"]] * 4]
    for key in ("board", "purse", "scores", "tokens", "keys", "gone", "tools", "laid", "deck", "round", "phase"):
        assert green[key] == blue[key] == public[key] == table[key]


def test_D_INFO_2_sizes_and_which_goal_a_map_looked_at_are_public() -> None:
    table = duel(**BASE).plays("map 7,1", "end")
    for watcher in (0, 1, PUBLIC):
        seen = table.view(watcher)
        assert seen["knows"] == [["5,2", "7,1"], ["5,0"]]
        assert [len(hand) for hand in seen["hands"]] == [4, 3]
        assert seen["deck"] == 3
        assert table.told("map", watcher)[0]["cell"] == "7,1"


def test_D_INFO_2_waiting_goals_are_hidden_from_all() -> None:
    table = dealt_duel(4)
    discard_to_the_end(table)
    for watcher in (0, 1, PUBLIC):
        assert set(table.view(watcher)["goals"].values()) == {"?"}


def test_what_was_looked_at_in_an_earlier_round_is_remembered_in_resampling() -> None:
    """A goal that green saw in round one and that was never turned cannot lie on the table in round two."""
    seen = "N.E+gold3-N"
    table = duel(hands=[["map"]], deck=[], goals=at("5,0", seen)).plays("map 5,0")
    assert table["round"] == 2
    for seed in range(30):
        assert seen not in table.game.resample(0, seed).view()["goals"].values()
    assert any(seen in table.game.resample(1, seed).view()["goals"].values() for seed in range(30))


def test_what_was_turned_in_an_earlier_round_does_not_come_again() -> None:
    table = duel(hands=[["EW"]], deck=[], revealed={"5,0": "NE+gold2"}).plays("discard EW")
    for watcher in (0, 1, PUBLIC):
        for seed in range(20):
            assert "NE+gold2" not in table.game.resample(watcher, seed).view()["goals"].values()


def test_a_view_has_the_keys_of_the_contract() -> None:
    table = dealt_duel()
    for watcher in (None, PUBLIC, 0, 1):
        assert sorted(table.view(watcher)) == sorted(KEYS)
        json.dumps(table.view(watcher))


def test_hands_are_printed_in_card_list_order() -> None:
    hand = ["map", "rockfall", "key", "fix-cart", "NS", "EW"]
    deck = ["fix-pickaxe", "fix-lantern"]
    assert duel(hands=[hand], deck=deck).view(0)["hands"][0] == ["EW", "NS", "fix-cart", "key", "rockfall", "map"]


def test_a_later_round_tells_each_seat_its_own_deal_alone() -> None:
    table = discard_to_the_end(dealt_duel(2))
    for watcher in (0, 1, PUBLIC):
        for event in table.told("deal", watcher)[2:]:
            assert ("?" in event["hand"]) == (event["seat"] != watcher)


def test_legal_moves_do_not_depend_on_the_deck_or_the_goals() -> None:
    """In the phase of bribes, too: the same in every position that the seat thinks possible."""
    table = duel(**BASE).plays("discard EW")
    assert table["phase"] == "bribe"
    for seed in range(20):
        other = table.game.resample(0, seed)
        assert other.legal() == table.game.legal()
        assert other.view(0) == table.view(0)


@pytest.mark.parametrize(
    ("move", "hands"),
    [
        ("discard EW NS", (["EW", "NE"], ["NS", "NE"])),
        ("scrap EW NS cart", (["EW", "NE"], ["NS", "NE"])),
        ("discard EW EW", (["EW", "NE"], ["NS", "NE"])),
    ],
)
@pytest.mark.clauses("D-INFO-1")
def test_which_of_two_cards_is_missing_is_told_to_nobody_else(move: str, hands: tuple[list[str], list[str]]) -> None:
    """Blue learns that green may not discard these two, not that green holds one of them."""
    setups = [{"hands": [hand, ["key"]], "tools": [["cart"], []]} for hand in hands]
    records = [{**record("duel", {}, 2, setup), "moves": [move]} for setup in setups]
    assert [replay(one, 1, True)["error"] for one in records] == [replay(records[0], 1, True)["error"]] * 2
    told = [replay(one, 0, True) for one in records]
    assert all(one["error"] == replay(given, None, True)["error"] for one, given in zip(told, records, strict=True))
    if move != "discard EW EW":
        assert told[0]["error"] != told[1]["error"]  # the seat itself is pointed at the card
