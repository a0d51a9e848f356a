"""Chapters 7 and 8 of the Duel: action cards, options C and D (D-SAB, D-REP, D-KEY, D-ROCK, D-MAP, D-ACT, D-DISC)."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.duel_dsl import GREEN_ROW, at, discard_to_the_end, duel, kinds


def test_D_SAB_1_in_front_of_the_opponent_never_of_oneself() -> None:
    table = duel(hands=[["break-lantern"], ["EW"]])
    assert table.refuses("break lantern 0") == "D-SAB-1"
    table.plays("break lantern 1")
    assert table["tools"] == [[], ["lantern"]]
    assert table["discards"] == []


def test_D_SAB_2_no_paths_but_options_b_c_and_d() -> None:
    hand = ["EW", "fix-lantern", "map", "key"]
    table = duel(hands=[hand], tools=[["lantern"]], deck=["NS"], board={"1,1": "NEW+door-blue-E", "2,3": "NEW+troll-E"})
    verbs = {move.split()[0] for move in table.legal()}
    assert verbs == {"repair", "map", "key", "discard", "scrap"}
    assert table.refuses("place EW 1,-1") == "D-SAB-2"


def test_D_SAB_3_no_two_identical_ones() -> None:
    table = duel(hands=[["break-lantern", "break-cart"], ["EW"]], tools=[[], ["lantern"]])
    assert table.refuses("break lantern 1") == "D-SAB-3"
    assert table.plays("break cart 1")["tools"] == [[], ["lantern", "cart"]]


def test_D_REP_1_one_matching_card_in_front_of_oneself() -> None:
    tools = [["lantern", "cart"], ["lantern"]]
    table = duel(hands=[["fix-lantern", "EW"]], tools=tools, deck=["NS"])
    assert table.refuses("repair lantern 1 fix-lantern") == "D-REP-1"
    assert table.refuses("repair cart 0 fix-lantern") == "D-REP-1"
    assert table.refuses("repair cart 0 EW") == "D-REP-1"
    table.plays("repair lantern 0 fix-lantern")
    assert table["tools"] == [["cart"], ["lantern"]]
    assert table["discards"] == [["fix-lantern"], ["break-lantern"]]


@pytest.mark.parametrize(("tool", "left"), [("pickaxe", ["cart"]), ("cart", ["pickaxe"])])
def test_D_REP_2_two_symbols_remove_one_card(tool: str, left: list[str]) -> None:
    table = duel(hands=[["fix-pickaxe-cart"]], tools=[["pickaxe", "cart"]])
    assert table.legal("repair") == ["repair cart 0 fix-pickaxe-cart", "repair pickaxe 0 fix-pickaxe-cart"]
    assert table.plays(f"repair {tool} 0 fix-pickaxe-cart")["tools"] == [left, []]


def test_D_REP_3_nothing_to_repair() -> None:
    table = duel(hands=[["fix-lantern-cart"]], tools=[["pickaxe"], ["lantern"]])
    assert table.refuses("repair lantern 0 fix-lantern-cart") == "D-REP-3"
    assert table.legal("repair") == []


DOORS = {"1,1": "NEW+door-blue-E", "1,-1": "NEW+door-green-N", "1,2": "NSW+door-green-S"}


@pytest.mark.parametrize(
    ("turn", "own", "foreign", "colour"), [(0, "1,-1", "1,1", "green"), (1, "1,1", "1,-1", "blue")]
)
def test_D_KEY_1_a_door_of_the_other_colour(turn: int, own: str, foreign: str, colour: str) -> None:
    hands: list[list[str]] = [["EW"], ["EW"]]
    hands[turn] = ["key"]
    table = duel(hands=hands, turn=turn, board=DOORS)
    assert table.refuses(f"key {own}") == "D-KEY-1"
    for cell in ("0,1", "5,0", "3,3", "77,1"):
        assert table.refuses(f"key {cell}") == "D-KEY-1"
    table.plays(f"key {foreign}")
    assert table["keys"] == {foreign: colour}
    assert table["discards"] == [["key"]]


@pytest.mark.clauses("D-AMB-12", "D-AMB-20")
def test_D_KEY_2_any_such_door_near_or_far_without_a_key() -> None:
    far = {"3,4": "NESW+door-blue-S"}
    goal = {"9,0": "NEW+gold2+door-blue-N"}
    table = duel(hands=[["key"]], board=DOORS | far, revealed=goal)
    assert table.legal("key") == ["key 1,1", "key 3,4", "key 9,0"]
    table = duel(hands=[["key"]], board=DOORS | far, revealed=goal, keys={"1,1": "green"})
    assert table.refuses("key 1,1") == "D-KEY-2"
    assert table.legal("key") == ["key 3,4", "key 9,0"]
    table = duel(hands=[["key"]], board=DOORS | far, keys={"1,1": "green", "1,-1": "blue"})
    assert table.legal("key") == []  # no key token in the bank
    assert table.refuses("key 3,4") == "D-KEY-2"
    assert table.refuses("key 1,2") == "D-KEY-1"  # own colour


def test_D_KEY_2_a_hidden_door_is_no_target() -> None:
    table = duel(hands=[["key"]], goals=at("5,0", "NEW+gold2+door-blue-N"), knows=[["5,0"]])
    assert table.refuses("key 5,0") == "D-KEY-1"


@pytest.mark.clauses("D-AMB-15")
def test_D_ROCK_1_any_card_of_the_maze() -> None:
    maze = {
        "1,1": "EW",
        "2,1": "NEW+door-blue-E",
        "3,4": "NW+ladder-blue",
        "1,-1": "NEW+troll-E",
        "3,6": "NE.W",
        "6,6": "NS.EW",
    }
    table = duel(hands=[["rockfall"]], board=maze)
    assert table.legal("rockfall") == [f"rockfall {cell}" for cell in ("1,1", "2,1", "3,4", "3,6", "6,6")]
    for cell in ("0,0", "4,0", "5,1", "99,99"):
        assert table.refuses(f"rockfall {cell}") == "D-ROCK-1"
    table.plays("rockfall 1,1")
    assert "1,1" not in table["board"]
    assert table["discards"] == [["rockfall"], ["EW"]]
    assert table.told("rockfall")[0]["card"] == "EW"


def test_D_ROCK_1_discards_in_printed_orientation() -> None:
    table = duel(hands=[["rockfall"]], board={"1,1": "ESW+door-blue-W"}).plays("rockfall 1,1")
    assert table["discards"] == [["rockfall"], ["NEW+door-blue-E"]]
    assert table.told("rockfall")[0]["card"] == "ESW+door-blue-W"


@pytest.mark.parametrize("cell", ["0,1", "0,-1", "5,0", "7,1", "1,2", "1,-1"])
def test_D_ROCK_2_start_goals_gold_and_trolls_stay(cell: str) -> None:
    board = {"1,1": "NEW+door-blue-E", "1,2": "NS.EW+gold1-NS", "1,-1": "NEW+troll-E"}
    table = duel(hands=[["rockfall"]], board=board, revealed={"7,1": "NESW"})
    assert table.refuses(f"rockfall {cell}") == "D-ROCK-2"
    assert table.legal("rockfall") == ["rockfall 1,1"]


def test_D_ROCK_3_protected_with_or_without_a_token_and_keys_return() -> None:
    board = {"1,1": "NEW+door-blue-E", "1,2": "NS.EW+gold1-NS", "1,-1": "NEW+troll-E", "3,4": "NESW+door-blue-S"}
    tokens = {"1,2": {"NS": "blue"}, "1,-1": {"troll": "blue"}}
    hands = [["rockfall", "key"], ["EW"]]
    table = duel(hands=hands, board=board, tokens=tokens, keys={"1,1": "green", "3,4": "green"})
    assert table.refuses("rockfall 1,2") == "D-ROCK-2"
    assert table.refuses("rockfall 1,-1") == "D-ROCK-2"
    assert table.legal("key") == []
    table.plays("rockfall 1,1", "discard EW")
    assert table["keys"] == {"3,4": "green"}
    assert table.refuses("key 3,4") == "D-KEY-2"  # this door bears a key, but the bank has one again


def test_D_ROCK_4_removing_turns_no_goal_and_withdraws_no_claim() -> None:
    board = GREEN_ROW | {"4,1": "SW", "4,0": "NE", "-1,1": "EW"}
    table = duel(
        hands=[["rockfall"], ["NS"]], board=board, revealed={"5,0": "NW+gold2"}, tokens={"5,0": {"NW": "green"}}
    )
    table.plays("rockfall 1,1")
    assert table["tokens"] == {"5,0": {"NW": "green"}}
    unsettled = duel(hands=[["rockfall"], ["NS"]], board=board).plays("rockfall -1,1")
    assert unsettled["revealed"] == {}
    assert kinds(unsettled) == ["rockfall", "draw"]


def test_D_MAP_1_look_at_a_face_down_goal() -> None:
    table = duel(hands=[["map"], ["EW"]], goals=at("7,1", "N.E+gold3-N"), revealed={"5,0": "NE+gold2"})
    for cell in ("5,0", "0,1", "1,1", "70,70"):
        assert table.refuses(f"map {cell}") == "D-MAP-1"
    table.plays("map 7,1")
    assert table.view(0)["known"] == {"7,1": "N.E+gold3-N"}
    assert table.view(1)["known"] == table.view(undermine.PUBLIC)["known"] == {}
    assert table["board"]["7,1"] == "?"
    assert table["discards"] == [["map"]]
    assert [table.told("map", watcher)[0]["card"] for watcher in (0, 1, -1)] == ["N.E+gold3-N", "?", "?"]
    assert table["knows"] == [["7,1"], []]


def test_D_ACT_1_without_a_target_an_action_can_only_be_discarded() -> None:
    table = duel(hands=[["key", "rockfall", "fix-cart", "break-cart"]], tools=[[], ["cart"]], deck=["EW"])
    assert {move.split()[0] for move in table.legal()} == {"discard"}


def test_D_DISC_1_two_cards_and_one_sabotage_card_then_one_card_is_drawn() -> None:
    hand = ["EW", "EW", "NS", "map", "NE", "NW"]
    table = duel(hands=[hand, ["NS.W", "NE.W"]], tools=[["lantern", "cart"]], deck=["NS", "NE", "NW"])
    table.plays("scrap EW NS cart")
    assert table["tools"] == [["lantern"], []]
    assert table["discards"] == [["EW", "down"], ["NS", "down"], ["break-cart"]]
    assert len(table["hands"][0]) == 5
    table.plays("discard NS.W", "scrap EW map lantern")
    assert len(table["hands"][0]) == 4
    assert table["tools"] == [[], []]
    discard_to_the_end(table)
    assert [len(hand) for hand in table["hands"]] == [6, 6]


@pytest.mark.clauses("D-AMB-16", "D-AMB-17")
def test_D_DISC_2_needs_two_cards_and_a_sabotage_card_in_front_of_oneself() -> None:
    table = duel(hands=[["EW", "NS"]], tools=[[], ["cart"]])
    assert table.legal("scrap") == []
    assert table.refuses("scrap EW NS cart") == "D-DISC-2"
    table = duel(hands=[["EW"]], tools=[["cart"]])
    assert table.legal("scrap") == []
    assert table.refuses("scrap EW NS cart") == "D-TURN-1"
    assert table.refuses("scrap EW EW cart") == "D-TURN-1"
    table = duel(hands=[["EW", "NS"]], tools=[["pickaxe", "cart"]])
    assert table.legal("scrap") == ["scrap EW NS cart", "scrap EW NS pickaxe"]
    assert table.refuses("scrap EW NS lantern") == "D-DISC-2"


def test_D_DISC_3_one_card_or_two_face_down() -> None:
    table = duel(hands=[["EW", "EW", "NS"], ["NE", "NW"]], deck=["map", "key", "NS"])
    assert table.legal("discard") == ["discard EW", "discard EW EW", "discard EW NS", "discard NS"]
    assert table.refuses("discard NS NS") == "D-TURN-1"
    table.plays("discard EW NS")
    assert table["hands"][0] == ["EW", "key", "map"]
    assert table.view(1)["discards"] == [["?", "down"], ["?", "down"]]
    assert table.told("discard", 1)[0]["cards"] == ["?", "?"]
    assert table.told("discard", 0)[0]["cards"] == ["EW", "NS"]
    table.plays("discard NE")
    assert table["hands"][1] == ["NS", "NW"]
    assert kinds(table) == ["discard", "draw"]
