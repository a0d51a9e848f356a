"""The cave's action cards: information, rockfall, swap, webs, boots, axes (C-ACT .. C-AXE)."""

from __future__ import annotations

from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, at_goal, given, goals, steps, walking
from tests.rules.dsl import SYNTAX, Table

LAYOUT = goals(EXIT, LADDER, LAIR, VEIN)


# --- in general --------------------------------------------------------------------------------------


def test_C_ACT_1_the_played_card_is_gone_before_its_effect() -> None:
    table = given(hands=[["II:swap", "I:info", "I:boots"], ["I:axe"]]).plays("swap 1")
    assert [len(hand) for hand in table["hands"]] == [1, 3, 0]
    assert table["discard"] == 1


def test_C_ACT_2_lasting_cards_lie_before_a_player() -> None:
    table = given(hands=[["I:web", "I:boots", "I:axe", "I:rat"], ["I:info"]], board={"0,1": "I:NS+lair"})
    for move in ("web 0,0 N", "boots 1", "axe 2", "rat 0,1/NS"):
        played = given(hands=[["I:web", "I:boots", "I:axe", "I:rat"], ["I:info"]], board={"0,1": "I:NS+lair"}).plays(
            move
        )
        assert played["discard"] == 0
        assert table.allows(move)


def test_C_ACT_3_a_card_without_a_target_can_only_be_discarded() -> None:
    table = given(players=2, hands=[["I:boots"], ["I:info"]], boots=[True, True])
    assert table.legal() == ["discard I:boots"]
    assert table.refuses("boots 0") == table.refuses("boots 1") == "C-BOOTS-2"


# --- secret information ------------------------------------------------------------------------------

CLANS = [["blue", "loyal"], ["blue", "saboteur"], ["blue", "loyal"]]


def test_C_INFO_1_a_goal_or_a_clan_card() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], goals=LAYOUT, clans=CLANS)
    assert table.legal("info") == [
        "info goal -4,-4", "info goal -4,4", "info goal 4,-4", "info goal 4,4", "info seat 1", "info seat 2",
    ]  # fmt: skip
    goal = given(hands=[["I:info"], ["I:axe"]], goals=LAYOUT).plays("info goal 4,-4")
    assert goal.view(0)["known"] == {"4,-4": LADDER}
    seat = given(hands=[["I:info"], ["I:axe"]], clans=CLANS).plays("info seat 1")
    assert seat.view(0)["clans"] == [["blue", "loyal"], ["blue", "saboteur"], ["blue", "?"]]


def test_C_INFO_2_only_the_target_is_public() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], goals=LAYOUT).plays("info goal 4,-4")
    for watcher in (1, 2, undermine.PUBLIC):
        assert table.view(watcher)["known"] == {}
        assert table.view(watcher)["knows"] == [["4,-4"], [], []]
        assert table.told("info-goal", watcher) == [{"type": "info-goal", "seat": 0, "cell": "4,-4", "card": "?"}]
    assert table.told("info-goal", 0)[0]["card"] == LADDER
    table = given(hands=[["I:info"], ["I:axe"]], clans=CLANS).plays("info seat 1")
    assert table.view(2)["clans"] == [["blue", "?"], ["blue", "?"], ["blue", "loyal"]]
    assert table.view(2)["knows"] == [[1], [], []]
    assert table.told("info-seat", 2) == [{"type": "info-seat", "seat": 0, "target": 1, "identity": "?"}]
    assert table.told("info-seat", 0)[0]["identity"] == "saboteur"


def test_C_INFO_3_the_goal_stays_face_down() -> None:
    table = given(hands=[["I:info"], ["I:NESW"]], goals=LAYOUT).plays("info goal 4,-4")
    assert table.view(0)["board"]["4,-4"] == "?"
    assert table.refuses("place I:NESW 3,-4") == "C-PLACE-2"


def test_C_INFO_R1_what_can_be_looked_at() -> None:
    table = given(
        players=2,
        hands=[["I:info"], ["I:axe"]],
        goals=LAYOUT,
        revealed={"4,4": EXIT, "4,-4": LADDER, "-4,4": LAIR, "-4,-4": VEIN},
        open=[False, True],
    )
    assert table.legal("info") == []
    for target in ("goal 4,4", "goal 0,0", "goal 3,3", "goal 99,99", "seat 0", "seat 1"):
        assert table.refuses(f"info {target}") == "C-INFO-R1"
    assert table.refuses("info seat 2") == SYNTAX
    assert table.refuses("info seat") == table.refuses("info goal 1") == SYNTAX


# --- rockfall ----------------------------------------------------------------------------------------


def test_C_ROCK_1_nobody_may_stand_on_the_card() -> None:
    table = given(
        hands=[["I:rockfall"]],
        board={"0,1": "II:NS", "0,2": "I:NS", "1,0": "III:EW", "-1,0": "I:EW"},
        dwarfs=["0,1/N"],
        monsters={"rat": ["1,0/EW", 1]},
    )
    assert table.legal("rockfall") == ["rockfall -1,0", "rockfall 0,2"]
    for cell in ("0,1", "1,0", "5,5", "99,99"):
        assert table.refuses(f"rockfall {cell}") == "C-ROCK-1"


def test_C_ROCK_2_start_and_goals_stay() -> None:
    table = given(hands=[["I:rockfall"]], board={"0,1": "I:NS"}, dwarfs=["0,1/NS"] * 3, revealed={"4,4": EXIT})
    for cell in ("0,0", "4,4", "-4,-4"):
        assert table.refuses(f"rockfall {cell}") == "C-ROCK-2"


def test_C_ROCK_3_a_web_on_an_open_end_goes_too() -> None:
    table = given(hands=[["I:rockfall"], ["I:axe"]], board={"0,1": "I:NS", "0,2": "II:NS"}, webs={"0,2 N": [2, 1]})
    table.plays("rockfall 0,2")
    assert table["webs"] == {}
    assert table["discard"] == 3


def test_C_ROCK_4_the_gold_of_a_vein() -> None:
    for left in (0, 1):
        table = given(hands=[["I:rockfall"], ["I:axe"]], board={"0,1": "I:NSW+vein"}, veins={"0,1": left})
        bank = table["bank"]
        assert table.plays("rockfall 0,1")["bank"] == bank + left == 37


def test_C_ROCK_5_what_is_cut_off_stays() -> None:
    board = {"0,1": "I:NS", "0,2": "II:NS", "0,3": "II:NESW"}
    table = given(hands=[["I:rockfall"], ["I:axe"]], board=board, dwarfs=[START, "0,2/N"])
    table.plays("rockfall 0,1")
    assert set(table["board"]) >= {"0,2", "0,3"}
    walking(table)
    assert steps(table) == {"0,2/S", "0,3/S"}


def test_C_ROCK_R1_a_web_on_a_junction_stays_on_the_other_card() -> None:
    table = given(hands=[["I:rockfall"], ["I:axe"]], board={"0,1": "I:NS"}, webs={"0,0 N": [2, 1]})
    assert table.plays("rockfall 0,1")["webs"] == {"0,0 N": [1, 1]}  # upkeep of its owner, seat 1
    above = given(hands=[["I:rockfall"], [], ["I:axe"]], board={"0,1": "I:NS", "0,2": "II:NS"}, webs={"0,1 N": [2, 0]})
    assert above.plays("rockfall 0,1")["webs"] == {"0,2 S": [2, 0]}


@pytest.mark.parametrize("revealed", [{}, {"4,4": LADDER}])
def test_C_ROCK_R1_a_web_before_a_goal_goes(revealed: dict[str, str]) -> None:
    table = given(
        hands=[["I:rockfall"], ["I:axe"]],
        board={"3,4": "I:EW"},
        goals=goals(LADDER, EXIT, LAIR, VEIN),
        revealed=revealed,
        webs={"3,4 E": [2, 2]},
    )
    assert table.plays("rockfall 3,4")["webs"] == {}


def test_C_ROCK_R1_the_web_of_a_goals_open_end_stays() -> None:
    table = given(
        hands=[["I:rockfall"], [], ["I:axe"]],
        board={"3,4": "I:NS"},
        goals=goals(EXIT, LADDER, LAIR, VEIN),
        revealed={"4,4": EXIT},
        webs={"4,4 W": [2, 0]},
    )
    assert table.plays("rockfall 3,4")["webs"] == {"4,4 W": [2, 0]}


# --- swap --------------------------------------------------------------------------------------------


def test_C_SWAP_1_complete_hands_change_places() -> None:
    hands = [["II:swap", "I:NE", "I:NW", "I:NS", "I:EW"], ["I:rat", "I:axe", "I:web", "I:info", "I:boots"], ["I:NEW"]]
    table = given(hands=hands)
    assert table.legal("swap") == ["swap 1", "swap 2"]
    assert table.refuses("swap 0") == "C-SWAP-1"
    table.plays("swap 1")
    assert sorted(table["hands"][0]) == sorted(hands[1])
    assert sorted(table["hands"][1]) == sorted(["I:NE", "I:NW", "I:NS", "I:EW", "III:crawler"])


def test_C_SWAP_2_the_partner_draws() -> None:
    hands = [["II:swap", "I:NE", "I:NW", "I:NS", "I:EW"], ["I:rat", "I:axe", "I:web", "I:info", "I:boots"]]
    table = given(players=2, hands=hands, board={"0,1": "II:NS"}).plays("swap 1")
    assert [len(hand) for hand in table["hands"]] == [5, 4]
    table.plays("halt")
    assert [len(hand) for hand in table["hands"]] == [5, 5]
    assert table.told("draw") == [{"type": "draw", "seat": 1, "cards": ["III:crawler"]}]


def test_C_SWAP_3_the_rest_of_the_turn_uses_the_new_hand() -> None:
    table = given(hands=[["II:swap", "I:NE"], ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"})
    table.plays("swap 1", "step 1,0/EW")
    assert table.told("lose")[0]["card"] == "I:axe"
    assert table["hands"][:2] == [[], ["I:NE"]]


def test_C_SWAP_R1_empty_hands_swap_too() -> None:
    table = given(hands=[["II:swap"], ["I:axe", "I:web"]]).plays("swap 1")
    assert table["hands"][0] == ["I:web", "I:axe"]
    table = given(hands=[["II:swap", "I:NE"], [], ["I:axe"]]).plays("swap 1")
    assert table["hands"] == [[], ["I:NE", "III:crawler"], ["I:axe"]]


def test_C_SWAP_R2_nobody_discards_after_a_swap() -> None:
    hands = [["II:swap", "I:NE", "I:NW", "I:NS"], ["I:rat", "I:axe", "I:web", "I:info", "I:boots"]]
    table = given(players=2, hands=hands, limits=[4, 5]).plays("swap 1")
    assert [len(hand) for hand in table["hands"]] == [5, 4]
    table.plays("discard I:NE", "discard I:info")
    assert len(table["hands"][0]) == 4  # 5 - 1, and nothing drawn


def test_C_SWAP_R3_only_hands_move() -> None:
    table = given(hands=[["II:swap"], ["I:web"]], limits=[3, 4], axes=[1], boots=[False, True], nuggets=[1, 2])
    table.plays("swap 1")
    assert (table["limits"], table["axes"]) == ([3, 4, 5], [1, 0, 0])
    assert (table["boots"], table["nuggets"]) == ([False, True, False], [1, 2, 3])


# --- webs --------------------------------------------------------------------------------------------


def test_C_WEB_1_on_a_junction_or_an_open_end() -> None:
    table = given(hands=[["I:web"], ["I:info"]], board={"1,0": "I:NSW", "1,1": "I:ES+ladder", "2,0": "I:NS"})
    assert table.legal("web") == [
        "web 0,0 E", "web 0,0 N", "web 0,0 S", "web 0,0 W", "web 1,0 N", "web 1,0 S", "web 1,1 E", "web 2,0 N", "web 2,0 S",
    ]  # fmt: skip
    assert table.refuses("web 1,0 E") == "C-WEB-1"  # wall to wall
    assert table.refuses("web 2,0 W") == "C-WEB-1"
    assert table.refuses("web 5,5 N") == table.refuses("web 99,99 N") == "C-WEB-1"
    table.plays("web 0,0 N")
    assert table["webs"] == {"0,0 N": [2, 0]}


def test_C_WEB_2_one_web_to_an_edge() -> None:
    table = given(hands=[["I:web"]], board={"0,1": "I:NS"}, webs={"0,0 N": [1, 1], "0,1 N": [2, 2]})
    assert table.refuses("web 0,0 N") == table.refuses("web 0,1 N") == "C-WEB-2"
    with pytest.raises(undermine.RecordError, match="only 3 cards web"):
        given(hands=[["I:web"]], webs={"0,0 N": [1, 1], "0,0 S": [2, 2], "0,0 E": [2, 2]})


def test_C_WEB_3_nobody_passes_a_web() -> None:
    board = {"0,1": "I:NS+lair"}
    table = given(hands=[["I:rat"], ["I:info"]], board=board, webs={"0,0 N": [1, 1]}, dwarfs=[START])
    table.plays("rat 0,1/NS")  # it cannot go anywhere, nor can the dwarf
    assert table["active"] == 1
    dwarf = given(hands=[["I:info"], ["I:boots"]], board=board | {"0,-1": "I:NS"}, webs={"0,0 N": [1, 1]})
    assert walking(dwarf).refuses("step 0,1/NS") == "C-WEB-3"
    rat = given(hands=[["I:rat"], ["I:info"]], board=board | {"0,2": "I:NS"}, webs={"0,0 N": [1, 1]}).plays(
        "rat 0,1/NS"
    )
    assert rat.refuses(f"step {START}") == "C-WEB-3"


def test_C_WEB_4_two_rounds() -> None:
    table = given(players=2, hands=[["I:web", "I:info"], ["I:axe", "I:boots"]], board={"0,1": "I:NS"})
    table.plays("web 0,0 N")
    assert table["webs"] == {"0,0 N": [2, 0]}
    walking(table)
    assert (table["active"], table["webs"]) == (0, {"0,0 N": [1, 0]})
    walking(table)
    walking(table)
    assert (table["active"], table["webs"]) == (0, {})
    assert table["discard"] == 4


def test_C_WEB_5_its_card_is_discarded() -> None:
    table = given(hands=[["I:info"], ["I:rat"]], board={"0,1": "I:NS"}, webs={"0,0 N": [1, 1]}, axes=[1])
    table.plays("cut 0,0 N")
    assert (table["webs"], table["axes"], table["discard"]) == ({}, [0, 0, 0], 2)


def test_C_WEB_6_an_edge_has_one_name() -> None:
    table = given(hands=[["I:web"]], board={"0,1": "I:NS", "-1,0": "I:EW"})
    assert table.allows("web 0,0 N")
    assert table.refuses("web 0,1 S") == SYNTAX
    assert table.allows("web -1,0 E")
    assert table.refuses("web 0,0 W") == SYNTAX
    assert table.refuses("web 0,2 S") == SYNTAX  # no card there: the opening is that of 0,1
    assert table.refuses("web 1,0 W") == SYNTAX
    assert table.refuses("cut 0,1 S") == SYNTAX
    assert table.refuses("web 0,0 north") == table.refuses("web 0,0") == SYNTAX


def test_C_WEB_7_building_on_and_waiting() -> None:
    table = given(
        players=2,
        hands=[["II:NS", "I:info", "I:boots"], ["I:axe", "I:NE", "I:NW"]],
        board={"0,1": "I:NS"},
        webs={"0,1 N": [2, 1]},
        dwarfs=["0,1/NS", START],
    )
    table.plays("place II:NS 0,2")
    assert table["webs"] == {"0,1 N": [2, 1]}
    table.plays("halt")
    assert table["webs"] == {"0,1 N": [1, 1]}
    table.plays("discard I:axe", "halt", "discard I:info")
    assert table.refuses("step 0,2/S") == "C-WEB-3"
    table.plays("halt")
    assert table["webs"] == {}
    table.plays("discard I:NE", "halt", "discard I:boots")
    assert table.allows("step 0,2/S")


def test_C_WEB_R1_start_and_turned_goals_count_like_paths() -> None:
    table = given(hands=[["I:web"], ["I:info"]], revealed={"4,4": EXIT})
    assert {"web 4,4 W", "web 4,4 N", "web 0,0 W"} <= set(table.legal("web"))
    barred = at_goal(EXIT, hands=[["I:web", "I:info"], ["I:axe"]]).plays("web 3,-4 E")
    assert barred.refuses("step 4,-4/?") == "C-WEB-3"


def test_C_WEB_R2_the_axe_works_at_the_field_of_the_opening() -> None:
    setup: dict[str, Any] = {
        "hands": [["I:info"], ["I:rat"]],
        "board": {"0,1": "II:NS"},
        "webs": {"0,1 N": [1, 1]},
        "axes": [1],
    }
    assert given(dwarfs=["0,1/N"], **setup).allows("cut 0,1 N")
    assert given(dwarfs=["0,1/S"], **setup).refuses("cut 0,1 N") == "C-AXE-2"
    beyond: dict[str, Any] = dict(setup, webs={"0,0 N": [1, 1]})
    assert given(dwarfs=["0,1/S"], **beyond).allows("cut 0,0 N")  # from either side of the edge
    assert given(dwarfs=[START], **beyond).allows("cut 0,0 N")


def test_C_WEB_R3_not_within_a_card() -> None:
    table = given(hands=[["I:web"]], board={"0,1": "II:NS"})
    assert table.refuses("web 0,1/N") == SYNTAX
    assert table.refuses("web 0,1/N 0,1/S") == SYNTAX
    assert table.refuses("web 0,1 E") == "C-WEB-1"


# --- boots -------------------------------------------------------------------------------------------

ROW = {"1,0": "I:EW", "2,0": "I:EW+lair", "3,0": "II:EW", "4,0": "III:EW"}


def test_C_BOOTS_1_four_steps() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board=ROW, boots=[True])
    walking(table)
    assert table["steps"] == 4
    table.plays("step 1,0/EW", "step 2,0/EW", "step 3,0/W", "step 3,0/E")
    assert table["active"] == 1
    assert given(hands=[["I:boots"], ["I:axe"]], board=ROW).plays("boots 1")["boots"] == [False, True, False]


def test_C_BOOTS_2_one_pair_for_each() -> None:
    table = given(hands=[["I:boots"]], boots=[True])
    assert table.refuses("boots 0") == "C-BOOTS-2"
    assert table.legal("boots") == ["boots 1", "boots 2"]


def test_C_BOOTS_3_for_the_rest_of_the_game() -> None:
    table = given(hands=[["I:boots"], ["I:axe"]], deck=[], board=ROW).plays("boots 0", "halt")
    walking(table)
    assert (table["phase"], table["boots"]) == ("over", [True, False, False])


def test_C_BOOTS_R1_also_for_one_who_has_left() -> None:
    table = given(
        players=4,
        hands=[["I:boots", "I:axe"], ["I:info"]],
        dwarfs=[START, "out"],
        exits=[1],
        open=[False, True],
    )
    assert table.allows("boots 1")
    assert table.allows("axe 1")


def test_C_BOOTS_R2_at_once() -> None:
    table = given(hands=[["I:boots"], ["I:axe"]], board=ROW).plays("boots 0")
    table.plays("step 1,0/EW", "step 2,0/EW", "step 3,0/W", "step 3,0/E")
    assert table["dwarfs"][0] == "3,0/E"


# --- axes --------------------------------------------------------------------------------------------


def webbed(**setup: Any) -> Table:
    """Let seat 0 stand on the start, a path north of it behind a web."""
    setup.setdefault("hands", [["I:info", "I:NE"], ["I:rat"]])
    setup.setdefault("webs", {"0,0 N": [1, 1]})
    return given(board={"0,1": "I:NS", "0,2": "I:NS+lair"}, **setup)


def test_C_AXE_1_before_any_player() -> None:
    table = given(hands=[["I:axe"], ["I:info"]])
    assert table.legal("axe") == ["axe 0", "axe 1", "axe 2"]
    assert table.plays("axe 2")["axes"] == [0, 0, 1]


def test_C_AXE_2_an_axe_opens_a_web_that_shows_one() -> None:
    table = webbed(axes=[1])
    walking(table)
    assert (table["phase"], table["steps"]) == ("walk", 3)
    table.plays("cut 0,0 N")
    assert (table["webs"], table["steps"]) == ({}, 3)
    table.plays("step 0,1/NS", "step 0,2/NS", "step 0,1/NS")


@pytest.mark.parametrize("moves", [[], ["discard I:info"]])
def test_C_AXE_2_at_any_time_in_the_own_turn(moves: list[str]) -> None:
    table = webbed(axes=[1]).plays(*moves)
    assert table.allows("cut 0,0 N")


def test_C_AXE_3_two_axes_for_a_fresh_web() -> None:
    table = webbed(axes=[2], webs={"0,0 N": [2, 1]}).plays("cut 0,0 N")
    assert table["webs"] == {"0,0 N": [1, 1]}
    table.plays("discard I:info")
    assert table.refuses("step 0,1/NS") == "C-WEB-3"
    table.plays("cut 0,0 N", "step 0,1/NS")
    assert table["axes"][0] == 0


def rat_arrives(**setup: Any) -> Table:
    """Let seat 0 send a rat to the start, where seats 1 and 2 stand."""
    setup.setdefault("hands", [["I:rat"], ["I:info"], ["I:boots"]])
    setup.setdefault("dwarfs", ["0,2/NS"])
    table = given(board={"0,1": "I:NS+lair", "0,2": "I:NS"}, **setup)
    return table.plays("rat 0,1/NS", f"step {START}")


def test_C_AXE_4_an_axe_before_the_attack() -> None:
    table = rat_arrives(axes=[0, 1])
    assert (table["phase"], table["turn"], table["active"], table["attacker"]) == ("react", 1, 0, "rat")
    assert (table["steps"], table.legal()) == (None, ["endure", "strike"])
    table.plays("strike")
    assert (table["monsters"], table["axes"]) == ({}, [0, 0, 0])
    assert table["hands"][1:] == [["I:info"], ["I:boots"]]
    assert table["discard"] == 2
    assert (table["phase"], table["turn"], table["attacker"]) == ("walk", 0, None)


def test_C_AXE_5_one_axe_protects_everybody() -> None:
    table = rat_arrives(axes=[0, 0, 1], dwarfs=[START]).plays("strike")
    assert table["limits"] == [5, 5, 5]
    assert table.told("lose") == []


def test_C_AXE_6_not_from_the_hand() -> None:
    table = rat_arrives(hands=[["I:rat"], ["I:axe"], ["I:boots"]])
    assert table["phase"] == "walk"
    assert table.told("lose")[0]["seat"] == 1
    web = webbed(hands=[["I:axe"], ["I:rat"]])
    assert web.refuses("cut 0,0 N") == "C-AXE-6"


def test_C_AXE_7_using_it_is_optional() -> None:
    table = rat_arrives(axes=[0, 1]).plays("endure")
    assert table["limits"] == [5, 4, 4]
    assert (table["axes"], table["monsters"]) == ([0, 1, 0], {"rat": [START, 0]})


def test_C_AXE_R1_any_number_of_axes() -> None:
    table = given(hands=[["I:axe"], ["I:info"]], axes=[2])
    assert table.plays("axe 0")["axes"] == [3, 0, 0]


def test_C_AXE_R2_laid_in_step_one_used_in_step_two() -> None:
    table = webbed(hands=[["I:axe"], ["I:rat"]]).plays("axe 0")
    assert (table["phase"], table["steps"]) == ("walk", 3)
    table.plays("cut 0,0 N", "step 0,1/NS")


def test_C_AXE_R2_a_dwarf_that_may_not_step_may_cut() -> None:
    table = webbed(hands=[["I:info"], ["I:rat"]], axes=[0, 1], down=[False, True], webs={"0,0 N": [2, 2]})
    walking(table)
    assert (table["active"], table["stunned"]) == (1, True)
    walking(table)
    assert (table["phase"], table["steps"], table.legal()) == ("walk", 0, ["cut 0,0 N", "halt"])
    assert table.refuses("step 0,1/NS") == "C-MOVE-1"
    table.plays("cut 0,0 N")
    assert table["phase"] == "play"  # with no axe left there is nothing more to do


def test_C_AXE_R3_killing_a_monster_does_not_give_the_steps_back() -> None:
    table = given(
        hands=[["I:info"], ["I:boots"]],
        board={"0,1": "I:NS", "0,2": "I:NS+lair"},
        axes=[1],
        monsters={"rat": ["0,1/NS", 1]},
    )
    walking(table).plays("step 0,1/NS", "strike")
    assert (table["active"], table["dwarfs"][0], table["monsters"]) == (1, "0,1/NS", {})


def test_C_AXE_R4_asked_in_turn_order_from_the_active_player() -> None:
    table = rat_arrives(
        players=4,
        hands=[["I:info"], ["I:boots"], ["I:rat"], ["I:web"]],
        turn=2,
        axes=[1, 1, 0, 0],
        dwarfs=[START, START, START],
    )
    assert table["turn"] == 0
    table.plays("endure")
    assert table["turn"] == 1
    table.plays("strike")
    assert table["axes"] == [1, 0, 0, 0]
    assert table["limits"] == [5, 5, 5, 5]
    own = rat_arrives(turn=0, axes=[1, 1], dwarfs=[START])
    assert own["turn"] == 0


def test_C_AXE_R4_only_the_walker_is_asked() -> None:
    table = given(
        hands=[["I:info"], ["I:boots"], ["I:web"]],
        board={"0,1": "I:NS"},
        axes=[0, 1],
        dwarfs=[START, "0,1/NS"],
        monsters={"rat": ["0,1/NS", 1]},
    )
    walking(table).plays("step 0,1/NS")
    assert table["active"] == 1
    assert [event["seat"] for event in table.told("attack")] == [0]
