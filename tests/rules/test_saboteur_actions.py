"""Chapter 5 of the base game: action cards (S-ACT, S-TOOL, S-REP, S-ROCK, S-MAP)."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.dsl import EAST, NE, NESW, NW, SYNTAX, given, goals

TOOLS = ("pickaxe", "lantern", "cart")
FIXES = ("fix-pickaxe", "fix-lantern", "fix-cart", "fix-pickaxe-lantern", "fix-pickaxe-cart", "fix-lantern-cart")


def test_S_ACT_1_actions_work_at_once_and_in_the_open() -> None:
    table = given(hands=[["break-cart"]]).plays("break cart 1")
    for watcher in (0, 1, 2, undermine.PUBLIC):
        assert table.view(watcher)["tools"] == [[], ["cart"], []]
        assert table.told("break", watcher) == [{"type": "break", "seat": 0, "target": 1, "tool": "cart"}]
    table = given(hands=[["rockfall"]], board={"1,0": "NEW"}).plays("rockfall 1,0")
    assert table.view(2)["discards"] == [["rockfall"], ["NEW"]]


def test_S_ACT_1_in_front_of_oneself_or_another() -> None:
    assert given(hands=[["break-cart"]]).legal("break") == [f"break cart {seat}" for seat in range(3)]


@pytest.mark.clauses("S-AMB-17")
def test_S_ACT_2_without_an_effect_a_card_can_only_be_discarded() -> None:
    hand = ["break-cart", "fix-cart", "rockfall", "fix-pickaxe-lantern"]
    table = given(hands=[hand], tools=[["cart"], ["cart"]], players=3, deck=[])
    assert table.legal("rockfall") == []
    assert table.legal("break") == ["break cart 2"]
    assert table.legal("repair") == ["repair cart 0 fix-cart", "repair cart 1 fix-cart"]
    assert table.legal("discard") == sorted(f"discard {card}" for card in hand)


@pytest.mark.clauses("S-AMB-17")
def test_S_ACT_2_a_map_of_the_last_goal() -> None:
    table = given(hands=[["map"]], revealed={"8,0": "NE+stone", "8,2": "NW+stone"})
    assert table.legal("map") == ["map 8,-2"]


# --- tools --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", TOOLS)
def test_S_TOOL_1_a_broken_tool_lies_in_front_of_its_player_and_stays(tool: str) -> None:
    table = given(hands=[[f"break-{tool}"], ["EW"], ["map"]], deck=["NS", "NS", "NS", "NE"])
    table.plays(f"break {tool} 2", "discard EW", "discard map", "discard NS")
    assert table["tools"] == [[], [], [tool]]
    assert [f"break-{tool}"] not in table["discards"]


def test_S_TOOL_1_there_is_no_fourth_kind() -> None:
    assert given(hands=[["break-cart"]]).refuses("break lamp 1") == SYNTAX


def test_S_TOOL_2_one_of_each_kind() -> None:
    table = given(hands=[["break-lantern", "break-cart"]], tools=[[], ["lantern"]])
    assert table.refuses("break lantern 1") == "S-TOOL-2"
    assert table.allows("break cart 1")
    assert table.allows("break lantern 2")


def test_S_TOOL_2_three_at_the_most() -> None:
    table = given(hands=[["break-lantern", "break-cart", "break-pickaxe"]], tools=[[], list(TOOLS)])
    assert [move for move in table.legal("break") if move.endswith(" 1")] == []
    for tool in TOOLS:
        assert table.refuses(f"break {tool} 1") == "S-TOOL-2"


@pytest.mark.parametrize("tools", [["cart"], ["pickaxe", "lantern"], list(TOOLS)])
def test_S_TOOL_3_a_blocked_player_lays_no_path(tools: list[str]) -> None:
    hand = ["EW", "NESW", "map", "rockfall", "break-lantern", "fix-cart"]
    table = given(hands=[hand], tools=[tools], board={"1,0": "NESW"})
    assert table.legal("place") == []
    assert table.refuses("place EW 2,0") == "S-TOOL-3"
    assert table.legal("discard") == sorted(f"discard {card}" for card in hand)
    assert table.allows("map 8,0")
    assert table.allows("rockfall 1,0")


def test_S_TOOL_3_repaired_one_lays_paths_again() -> None:
    table = given(hands=[["fix-cart", "EW"]], tools=[["cart"]])
    assert table.refuses("place EW 1,0") == "S-TOOL-3"
    table.plays("repair cart 0 fix-cart")
    assert table.allows("place EW 1,0")


@pytest.mark.clauses("S-AMB-16")
@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_S_TOOL_4_any_player_oneself_too(edition: str) -> None:
    table = given(hands=[["break-cart", "EW"]], edition=edition, players=10)
    assert table.legal("break") == [f"break cart {seat}" for seat in range(10)]
    table.plays("break cart 0")
    assert table["tools"][0] == ["cart"]
    assert table.legal("place") == []


# --- repairs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2])
def test_S_REP_1_both_cards_are_discarded_face_up(seat: int) -> None:
    tools: list[list[str]] = [[], [], []]
    tools[seat] = ["lantern"]
    table = given(hands=[["fix-lantern"]], tools=tools).plays(f"repair lantern {seat} fix-lantern")
    assert table["tools"] == [[], [], []]
    assert table.view(1)["discards"] == [["fix-lantern"], ["break-lantern"]]


@pytest.mark.parametrize("card", FIXES)
@pytest.mark.parametrize("tool", TOOLS)
def test_S_REP_2_the_icon_must_agree(card: str, tool: str) -> None:
    table = given(hands=[[card]], tools=[[], list(TOOLS)])
    move = f"repair {tool} 1 {card}"
    if tool in card.split("-"):
        assert table.allows(move)
    else:
        assert table.refuses(move) == "S-REP-2"


@pytest.mark.clauses("S-AMB-21")
def test_S_REP_2_two_icons_repair_one_of_two() -> None:
    table = given(hands=[["fix-lantern-cart"]], tools=[[], ["lantern", "cart"]])
    assert table.legal("repair") == ["repair cart 1 fix-lantern-cart", "repair lantern 1 fix-lantern-cart"]
    table.plays("repair cart 1 fix-lantern-cart")
    assert table["tools"][1] == ["lantern"]
    assert table["discards"] == [["fix-lantern-cart"], ["break-cart"]]


@pytest.mark.parametrize("card", ["EW", "map", "break-cart"])
def test_S_REP_2_only_a_repair_card_repairs(card: str) -> None:
    assert given(hands=[[card]], tools=[[], ["cart"]]).refuses(f"repair cart 1 {card}") == "S-REP-2"


def test_S_REP_3_nothing_to_repair() -> None:
    table = given(hands=[["fix-lantern", "fix-pickaxe-cart"]], deck=[])
    assert table.legal() == ["discard fix-lantern", "discard fix-pickaxe-cart"]
    assert table.refuses("repair lantern 1 fix-lantern") == "S-REP-3"


def test_S_REP_3_in_front_of_the_chosen_player() -> None:
    table = given(hands=[["fix-lantern"]], tools=[["cart"], ["lantern"]])
    assert table.legal("repair") == ["repair lantern 1 fix-lantern"]
    assert table.refuses("repair lantern 0 fix-lantern") == "S-REP-3"


# --- rockfall -----------------------------------------------------------------------------------------


def test_S_ROCK_1_laid_path_cards_only() -> None:
    table = given(hands=[["rockfall"]], board={"1,0": "EW", "4,4": "NS"}, revealed={"8,0": "NE+stone"})
    assert table.legal("rockfall") == ["rockfall 1,0", "rockfall 4,4"]
    for cell in ("0,0", "8,0", "8,2", "8,-2", "2,0", "1000,-1000"):
        assert table.refuses(f"rockfall {cell}") == "S-ROCK-1"


def test_S_ROCK_1_both_cards_are_discarded_face_up() -> None:
    table = given(hands=[["rockfall"]], board={"1,0": "ESW"}).plays("rockfall 1,0")
    assert "1,0" not in table["board"]
    assert table.view(2)["discards"] == [["rockfall"], ["NEW"]]  # in printed orientation


def test_S_ROCK_1_an_empty_maze_has_no_target() -> None:
    assert given(hands=[["rockfall"]], deck=[]).legal() == ["discard rockfall"]


def test_S_ROCK_2_connected_dead_or_cut_off() -> None:
    board = {"1,0": "EW", "0,1": "S", "5,5": "N.E.S.W"}
    table = given(hands=[["EW"], ["rockfall"]], board=board, deck=["NS", "NE"]).plays("place EW -1,0")
    assert table.legal("rockfall") == [f"rockfall {cell}" for cell in ("-1,0", "0,1", "1,0", "5,5")]


@pytest.mark.parametrize(
    ("code", "fits"),
    [("NESW", True), ("EW", True), ("NEW", True), ("ESW", True), ("E.W", True), ("NSW", False), ("NS", False)],
)
def test_S_ROCK_3_the_gap_is_filled_by_the_normal_rules(code: str, fits: bool) -> None:
    hand = {"ESW": "NEW"}.get(code, code)
    board = {"1,0": "EW", "2,0": "N.E.W", "3,0": "EW"}
    table = given(hands=[["rockfall", hand]], board=board).plays("rockfall 2,0")
    assert table.allows(f"place {code} 2,0") is fits


def test_S_ROCK_4_what_is_cut_off_stays_and_still_asks_for_a_fit() -> None:
    board = {"1,0": "EW", "2,0": "EW", "3,0": "NEW", "0,1": "NES", "1,1": "NEW", "2,1": "NEW"}
    table = given(hands=[["rockfall", "NEW", "NESW"]], board=board).plays("rockfall 2,0")
    assert table["board"]["3,0"] == "NEW"
    assert table.refuses("place NEW 3,1") == "S-PLACE-3"  # S must be open towards the island
    assert table.refuses("place NESW 4,0") == "S-PLACE-6"
    assert table.allows("place NESW 3,1")


def test_S_ROCK_5_a_turned_goal_stays_turned() -> None:
    board = EAST | {"7,0": "EW"}
    table = given(hands=[["rockfall", "NESW"]], board=board, revealed={"8,0": "NW+stone"}, goals=goals(NESW, NW, NE))
    table.plays("rockfall 7,0")
    assert table["revealed"] == {"8,0": "NW+stone"}
    assert table["board"]["8,0"] == "NW+stone"
    assert table.refuses("place NESW 8,1") == "S-PLACE-6"


def test_S_ROCK_5_a_rockfall_turns_no_goal_and_ends_no_round() -> None:
    """The position leads to a goal that still lies face down (nothing is settled at loading)."""
    board = EAST | {"7,0": "EW"}
    table = given(hands=[["rockfall", "NS"]], board=board | {"0,1": "NS"}, goals=goals(NE, NESW, NW))
    table.plays("rockfall 0,1")
    assert (table["revealed"], table["round"], table["phase"]) == ({}, 1, "play")


# --- map ----------------------------------------------------------------------------------------------


@pytest.mark.clauses("S-AMB-18")
def test_S_MAP_1_only_who_looks_learns() -> None:
    table = given(hands=[["map"]], goals=goals(NE, NESW, NW)).plays("map 8,0")
    assert table.view(0)["known"] == {"8,0": "NESW+treasure"}
    assert table.told("map", 0) == [{"type": "map", "seat": 0, "cell": "8,0", "card": "NESW+treasure"}]
    for watcher in (1, 2, undermine.PUBLIC):
        seen = table.view(watcher)
        assert seen["known"] == {}
        assert seen["goals"] == {"8,2": "?", "8,0": "?", "8,-2": "?"}
        assert table.told("map", watcher) == [{"type": "map", "seat": 0, "cell": "8,0", "card": "?"}]
    assert table.view(0)["board"]["8,0"] == "?"
    assert table["discards"] == [["map"]]


def test_S_MAP_2_only_a_face_down_goal() -> None:
    table = given(hands=[["map"]], board={"1,0": "EW"}, revealed={"8,0": "NE+stone"})
    assert table.legal("map") == ["map 8,-2", "map 8,2"]
    for cell in ("8,0", "0,0", "1,0", "3,3", "500,500"):
        assert table.refuses(f"map {cell}") == "S-MAP-2"


def test_S_MAP_2_which_goal_was_looked_at_is_public() -> None:
    table = given(hands=[["map", "map"]]).plays("map 8,2")
    for watcher in (0, 1, undermine.PUBLIC):
        assert table.view(watcher)["knows"] == [["8,2"], [], []]


def test_S_MAP_2_the_same_goal_again() -> None:
    table = given(hands=[["map", "map"], ["map"]], deck=["EW", "EW"]).plays("map 8,2", "map 8,2", "map 8,2")
    assert table["knows"] == [["8,2"], ["8,2"], []]


@pytest.mark.clauses("S-REP-1")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_touches_nothing_else(seat: int, tool: str) -> None:
    table = given(hands=[[f"fix-{tool}"]], tools=[list(TOOLS)] * 3).plays(f"repair {tool} {seat} fix-{tool}")
    for other in range(3):
        assert table["tools"][other] == [kept for kept in TOOLS if other != seat or kept != tool]
