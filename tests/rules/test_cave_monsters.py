"""The cave's monsters: calling, moving, attacking (C-MONSTER, C-RAT, C-CRAWLER, C-GOBLIN)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, at_goal, given, goals, record, steps, walking
from tests.rules.dsl import Table
from undermine.games.cave.box import MONSTER_STEPS, MONSTERS

NORTH = {"0,1": "I:NS+lair", "0,2": "I:NS", "0,3": "II:NS", "0,4": "III:NS"}
"""A lair next to the start, and nine fields to the north of it: one, two and three on each card."""

WAY = ["0,2/NS", "0,3/S", "0,3/N", "0,4/S", "0,4/NS", "0,4/N"]


@pytest.mark.parametrize(("monster", "reach"), [("rat", 3), ("crawler", 4), ("goblin", 5)])
def test_C_MONSTER_1_called_to_a_lair_and_moved(monster: str, reach: int) -> None:
    level = "II" if monster == "goblin" else "I"
    table = given(hands=[[f"{level}:{monster}"], ["I:info"]], board=NORTH)
    assert table.legal(monster) == [f"{monster} 0,1/NS"]
    for wrong in ("0,2/NS", "0,1/N", START, "5,5/N", "99,99/N", "4,4/?"):
        assert table.refuses(f"{monster} {wrong}") == "C-MONSTER-1"
    assert table.refuses(monster) == "C-MONSTER-1"
    table.plays(f"{monster} 0,1/NS")
    assert (table["phase"], table["steps"], table["active"]) == ("monster", reach, 0)
    table.plays(*[f"step {field}" for field in WAY[:reach]])
    assert table["monsters"] == {monster: [WAY[reach - 1], 0]}
    assert table["phase"] == "walk"


def test_C_MONSTER_1_any_lair_on_the_map() -> None:
    board = {"0,1": "I:NS+lair", "1,0": "I:EW+lair", "0,-1": "II:NE+lair-E", "-1,0": "III:NES+lair"}
    table = given(hands=[["I:rat"]], board=board, revealed={"4,4": LAIR}, goals=goals(LAIR, EXIT, LADDER, VEIN))
    assert table.legal("rat") == ["rat -1,0/NES", "rat 0,-1/E", "rat 0,1/NS", "rat 1,0/EW", "rat 4,4/NW"]


def test_C_MONSTER_2_no_lair_no_monster() -> None:
    table = given(hands=[["I:rat", "I:crawler"]])
    assert table.legal("rat") == table.legal("crawler") == []
    assert table.refuses("rat") == table.refuses(f"rat {START}") == "C-MONSTER-2"


def test_C_MONSTER_3_steps_may_be_forgone_and_retraced() -> None:
    table = given(hands=[["I:rat"], ["I:info"]], board=NORTH, dwarfs=["0,4/N"] * 3).plays("rat 0,1/NS", "halt")
    assert (table["monsters"], table["phase"]) == ({"rat": ["0,1/NS", 0]}, "walk")
    table = given(hands=[["I:rat"], ["I:info"]], board=NORTH, dwarfs=["0,4/N"] * 3)
    table.plays("rat 0,1/NS", "step 0,2/NS", "step 0,1/NS", "step 0,2/NS")
    assert table["monsters"] == {"rat": ["0,2/NS", 0]}


def test_C_MONSTER_4_among_dwarfs_it_stops_and_attacks_all() -> None:
    table = given(
        hands=[["I:rat", "I:NE"], ["I:info"], ["I:web"]], board=NORTH, dwarfs=[START, "0,3/S", "0,3/S"]
    ).plays("rat 0,1/NS", "step 0,2/NS", "step 0,3/S")
    assert (table["phase"], table["monsters"]) == ("walk", {"rat": ["0,3/S", 0]})
    assert table["hands"] == [["I:NE"], [], []]
    assert table["limits"] == [5, 4, 4]


@pytest.mark.parametrize("monster", MONSTERS)
def test_C_MONSTER_5_walking_into_a_monster(monster: str) -> None:
    table = given(hands=[["I:info", "I:NE"], ["I:web"]], board=NORTH, monsters={monster: ["0,2/NS", 1]})
    table.plays("discard I:info", "step 0,1/NS", "step 0,2/NS")
    assert table["active"] == 1
    assert (table["limits"][0], table["down"][0], table["nuggets"][0]) == {
        "rat": (4, False, 3),
        "crawler": (5, True, 3),
        "goblin": (5, False, 2),
    }[monster]


@pytest.mark.clauses("C-LADDER-4", "C-BRIDGE-5", "C-TUNNEL-5", "C-WEB-3")
def test_C_MONSTER_6_ladders_bridges_tunnels_but_no_webs() -> None:
    board = {"0,1": "I:NE.SW+tunnel", "0,2": "I:NS+lair", "1,1": "I:NS.EW+bridge-EW", "0,3": "III:NS+ladder"}
    table = given(hands=[["II:goblin"], ["I:info"]], board=board, webs={"0,2 N": [2, 1]}, dwarfs=["1,1/NS"] * 3)
    table.plays("goblin 0,2/NS")
    assert table.refuses("step 0,3/S") == "C-WEB-3"
    table.plays("step 0,1/NE", "step 0,1/T", "step 0,1/SW", f"step {START}", "step 0,3/NS")
    assert (table["nuggets"], table["limits"]) == ([3, 3, 3], [5, 5, 5])


def test_C_MONSTER_7_it_does_not_turn_a_goal() -> None:
    table = given(hands=[["I:rat"], ["I:info"]], board={"3,-4": "I:EW+lair"}).plays("rat 3,-4/EW")
    assert steps(table) == {"4,-4/?"}
    table.plays("step 4,-4/?")
    assert (table["monsters"], table["board"]["4,-4"]) == ({"rat": ["4,-4/?", 0]}, "?")
    assert steps(table) == {"3,-4/EW"}


def test_C_MONSTER_8_it_leaves_at_the_next_turn_of_its_caller() -> None:
    table = given(hands=[["I:rat", "I:NE"], ["I:info"], ["I:web"]], board=NORTH, dwarfs=["0,4/N"] * 3)
    table.plays("rat 0,1/NS", "halt", "halt")
    for seat in (1, 2):
        assert (table["active"], table["monsters"]) == (seat, {"rat": ["0,1/NS", 0]})
        walking(table).plays("halt")
    assert (table["active"], table["monsters"]) == (0, {})
    assert table["discard"] == 3


def test_C_MONSTER_9_another_card_moves_it_from_where_it_stands() -> None:
    hands = [["I:rat", "I:NE"], ["I:rat", "I:info"], ["I:web", "I:boots"]]
    table = given(hands=hands, board=NORTH, dwarfs=["0,4/N"] * 3)
    table.plays("rat 0,1/NS", "step 0,2/NS", "halt", "halt")
    assert table.legal("rat") == ["rat"]
    assert table.refuses("rat 0,1/NS") == "C-MONSTER-9"
    table.plays("rat")
    assert (table["monsters"], table["steps"], table["discard"]) == ({"rat": ["0,2/NS", 1]}, 3, 1)
    table.plays("step 0,3/S", "halt", "halt")
    walking(table).plays("halt")
    assert (table["active"], table["monsters"]) == (0, {"rat": ["0,3/S", 1]})
    walking(table).plays("halt")
    assert (table["active"], table["monsters"]) == (1, {})


def test_C_MONSTER_10_dwarfs_on_its_field_are_spared_until_it_comes_back() -> None:
    setup: dict[str, Any] = {
        "hands": [["I:rat", "I:NE"], ["I:info"]],
        "board": NORTH,
        "monsters": {"rat": ["0,2/NS", 2]},
        "dwarfs": ["0,4/N", "0,2/NS"],
    }
    still = given(**setup).plays("rat", "halt")
    assert still.told("attack") == []
    back = given(**setup).plays("rat", "step 0,3/S", "step 0,2/NS")
    assert [event["seat"] for event in back.told("attack")] == [1]


def test_C_MONSTER_10_nobody_is_met_where_the_card_is_played() -> None:
    """A dwarf that has left stands on no field, and is not met by a monster that is moved from where it is."""
    table = given(
        players=4,
        hands=[["I:rat", "I:NE"], ["I:info"]],
        board=NORTH,
        monsters={"rat": ["0,2/NS", 2]},
        dwarfs=["0,4/N", "out"],
        exits=[1],
        open=[False, True],
    ).plays("rat")
    assert (table["phase"], table["steps"]) == ("monster", 3)


def test_C_MONSTER_11_the_rulebooks_example() -> None:
    table = given(hands=[["I:rat"], ["I:info", "I:NE", "I:NW"]], board=NORTH, dwarfs=[START, "0,3/S"])
    table.plays("rat 0,1/NS", "step 0,2/NS", "step 0,3/S")
    assert len(table["hands"][1]) == 2
    assert table["phase"] == "walk"


def test_C_MONSTER_R1_a_dwarf_on_the_lair_is_attacked_at_once() -> None:
    table = given(hands=[["II:goblin"], ["I:info"]], board=NORTH, dwarfs=[START, "0,1/NS"]).plays("goblin 0,1/NS")
    assert (table["phase"], table["nuggets"]) == ("walk", [3, 2, 3])
    assert table["monsters"] == {"goblin": ["0,1/NS", 0]}


def test_C_MONSTER_R2_the_callers_own_dwarf_too() -> None:
    table = given(hands=[["II:goblin"], ["I:info"]], board=NORTH, dwarfs=["0,1/NS", START]).plays("goblin 0,1/NS")
    assert table["nuggets"] == [2, 3, 3]
    crawler = given(hands=[["I:crawler"], ["I:info"]], board=NORTH, dwarfs=["0,1/NS", START]).plays("crawler 0,1/NS")
    assert (crawler["down"], crawler["active"]) == ([True, False, False], 1)  # a lying dwarf does not walk


def test_C_MONSTER_R3_the_walker_is_attacked_alone() -> None:
    table = given(
        hands=[["I:info"], ["I:web"]], board=NORTH, monsters={"goblin": ["0,1/NS", 1]}, dwarfs=[START, "0,1/NS"]
    )
    walking(table).plays("step 0,1/NS")
    assert table["nuggets"] == [2, 3, 3]


def test_C_MONSTER_R4_one_axe_for_each_monster() -> None:
    table = given(
        hands=[["I:info", "I:NE"], ["I:web"]],
        board=NORTH,
        monsters={"goblin": ["0,1/NS", 1], "rat": ["0,1/NS", 2], "crawler": ["0,1/NS", 2]},
        axes=[1],
    )
    table.plays("discard I:info", "step 0,1/NS")
    assert table["attacker"] == "rat"
    table.plays("endure")
    assert (table["attacker"], table["limits"][0], table["turn"]) == ("crawler", 4, 0)
    table.plays("strike")
    assert (table["active"], table["nuggets"][0], table["down"][0]) == (1, 2, False)
    assert sorted(table["monsters"]) == ["rat"]  # the goblin left in its holder's upkeep


def test_C_MONSTER_R4_monsters_ignore_each_other() -> None:
    table = given(hands=[["I:rat"], ["I:info"]], board=NORTH, monsters={"goblin": ["0,2/NS", 1]}, dwarfs=["0,4/N"] * 3)
    table.plays("rat 0,1/NS", "step 0,2/NS", "step 0,3/S")
    assert table["steps"] == 1


def test_C_MONSTER_R5_no_lair_is_needed_to_move_one() -> None:
    table = given(hands=[["I:rockfall"], ["I:rat"]], board=NORTH, monsters={"rat": ["0,2/NS", 2]}).plays("rockfall 0,1")
    assert table["active"] == 1
    assert table.legal("rat") == ["rat"]
    assert table.refuses("rat 0,1/NS") == "C-MONSTER-9"


def test_C_MONSTER_R6_a_monster_under_a_goal() -> None:
    table = at_goal(EXIT, monsters={"rat": ["4,-4/?", 2]}, hands=[["I:info", "I:NE"], ["I:web"]])
    walking(table).plays("step 4,-4/?")
    assert table["board"]["4,-4"] == EXIT
    assert (table["dwarfs"][0], table["monsters"]) == ("4,-4/W", {"rat": ["4,-4/W", 2]})
    assert [event["seat"] for event in table.told("attack")] == [0]


def test_C_MONSTER_R6_a_goal_is_linked_to_every_opening_that_faces_it() -> None:
    table = given(
        hands=[["I:rat"], ["I:info"]],
        board={"3,-4": "I:EW+lair", "4,-3": "I:NS", "4,-5": "I:EW"},
        webs={},
    ).plays("rat 3,-4/EW", "step 4,-4/?")
    assert steps(table) == {"3,-4/EW", "4,-3/NS"}


def test_C_MONSTER_R7_victims_in_turn_order_from_the_active_player() -> None:
    table = given(
        players=4,
        turn=2,
        hands=[["I:info"], ["I:NE"], ["I:rat", "I:boots"], ["I:web"]],
        board=NORTH,
        dwarfs=[START, START, START, "0,4/N"],
    ).plays("rat 0,1/NS", f"step {START}")
    assert [event["seat"] for event in table.told("attack")] == [2, 0, 1]


def test_C_MONSTER_R8_a_monster_on_the_exit_attacks_first() -> None:
    table = given(
        players=4,
        hands=[["I:info"], ["I:web"]],
        revealed={"4,4": EXIT},
        dwarfs=["4,4/W"],
        monsters={"goblin": ["4,4/NESW", 2]},
    )
    walking(table).plays("step 4,4/NESW")
    assert (table["nuggets"][0], table["dwarfs"][0], table["exits"]) == (2, "out", [0])
    crawler = given(
        players=4,
        hands=[["I:info"], ["I:web"]],
        revealed={"4,4": EXIT},
        dwarfs=["4,4/W"],
        monsters={"crawler": ["4,4/NESW", 2]},
    )
    walking(crawler).plays("step 4,4/NESW")
    assert (crawler["dwarfs"][0], crawler["down"]) == ("out", [False] * 4)


def test_C_MONSTER_R9_monsters_leave_the_gold_alone() -> None:
    board = {"0,1": "I:NS+lair", "0,2": "I:NSW+vein"}
    table = given(hands=[["II:goblin"], ["I:info"]], board=board).plays("goblin 0,1/NS", "step 0,2/NSW", "halt")
    assert table["veins"] == {"0,2": 1}


# --- each kind ---------------------------------------------------------------------------------------


def moved(monster: str, **setup: Any) -> Table:
    """Send a monster as far as it goes."""
    level = "II" if monster == "goblin" else "I"
    setup.setdefault("dwarfs", [START] * 3)
    table = given(hands=[[f"{level}:{monster}"], ["I:info"]], board=NORTH, **setup)
    reach = int(MONSTER_STEPS[MONSTERS.index(monster)])
    return table.plays(f"{monster} 0,1/NS", *[f"step {field}" for field in WAY[:reach]])


@pytest.mark.clauses("C-CRAWLER-1", "C-GOBLIN-1")
@pytest.mark.parametrize(("monster", "reach"), [("rat", 3), ("crawler", 4), ("goblin", 5)])
def test_C_RAT_1_how_far_they_go(monster: str, reach: int) -> None:
    table = moved(monster)
    assert table["monsters"][monster][0] == WAY[reach - 1]
    assert table["phase"] == "walk"  # one more step would be the dwarf's
    assert table.refuses(f"step {WAY[reach]}") == "C-MOVE-1"


def test_C_RAT_2_a_random_card_goes_unseen() -> None:
    hand = ["I:info", "I:NE", "I:NW", "II:web", "III:info"]
    lost: Counter[str] = Counter()
    for seed in range(300):
        setup: dict[str, Any] = {
            "hands": [["I:rat"], hand],
            "board": NORTH,
            "dwarfs": ["0,4/N", "0,1/NS"],
        }
        data = record(3, "immediate", dict(setup), [])
        game = undermine.load(data)
        game.position.seed = seed.to_bytes(32, "big")  # type: ignore[attr-defined]
        table = Table(game).plays("rat 0,1/NS")
        event = table.told("lose")[0]
        lost[event["card"]] += 1
        assert table.told("lose", 2)[0]["card"] == event["card"].split(":")[0] + ":?"
        assert (event["by"], len(table["hands"][1])) == (2, 4)
    assert set(lost) == set(hand)
    assert min(lost.values()) > 35


def test_C_RAT_3_every_success_lowers_the_limit() -> None:
    table = given(
        players=2,
        hands=[["I:rat", "III:rat"], ["I:info", "I:NE", "I:NW", "II:web"]],
        deck=["III:crawler", "III:crawler", "III:rat"],
        board=NORTH | {"1,0": "I:NS.EW+bridge-EW"},
        dwarfs=["0,4/N", "0,1/NS"],
    )
    table.plays("rat 0,1/NS", "halt")
    walking(table).plays(f"step {START}", "step 1,0/EW", f"step {START}")
    assert table["limits"] == [5, 3]
    table.plays("rat 0,1/NS", f"step {START}")
    assert table["limits"] == [5, 2]


def test_C_CRAWLER_2_paralysed_for_the_next_turn() -> None:
    table = given(
        players=2,
        hands=[["I:crawler", "I:NE", "I:NW"], ["I:info", "II:web", "II:info"]],
        board=NORTH,
        dwarfs=["0,4/N", "0,1/NS"],
    )
    table.plays("crawler 0,1/NS")
    assert table["down"] == [False, True]
    table.plays("halt")
    assert (table["active"], table["down"], table["stunned"]) == (1, [False, False], True)
    table.plays("discard I:info")  # no walk, but a card is played and drawn
    assert (table["active"], len(table["hands"][1]), table["stunned"]) == (0, 3, False)
    walking(table).plays("halt")
    table.plays("discard II:web")
    assert (table["phase"], table["steps"]) == ("walk", 3)


def test_C_CRAWLER_R1_twice_is_not_longer() -> None:
    table = given(
        players=2,
        hands=[["I:crawler", "I:NE", "I:NW"], ["I:info", "II:web", "II:info"]],
        board=NORTH,
        dwarfs=["0,4/N", "0,1/NS"],
        down=[False, True],
    )
    table.plays("crawler 0,1/NS", "halt", "discard I:info")
    walking(table).plays("halt")
    table.plays("discard II:web")
    assert table["phase"] == "walk"


def test_C_CRAWLER_R2_a_skipped_turn_uses_it_up() -> None:
    table = given(
        players=3, hands=[["I:info", "II:swap"], [], ["I:web"]], board=NORTH, down=[False, True], dwarfs=["0,1/NS"] * 3
    )
    table.plays("discard I:info", "halt")
    assert (table["active"], table["down"], table["stunned"]) == (2, [False] * 3, False)


def test_C_GOBLIN_2_a_nugget() -> None:
    table = given(hands=[["II:goblin"], ["I:info"]], board=NORTH, dwarfs=["0,4/N", "0,1/NS"]).plays("goblin 0,1/NS")
    assert (table["nuggets"], table["bank"]) == ([3, 2, 3], 38)


def test_C_GOBLIN_3_nothing_to_take() -> None:
    table = given(hands=[["II:goblin"], ["I:info"]], board=NORTH, nuggets=[3, 0], dwarfs=["0,4/N", "0,2/NS"]).plays(
        "goblin 0,1/NS", "step 0,2/NS"
    )
    assert (table["nuggets"], table["phase"]) == ([3, 0, 3], "walk")
    assert table["monsters"] == {"goblin": ["0,2/NS", 0]}


# --- the phase ---------------------------------------------------------------------------------------


def test_a_monster_that_cannot_go_anywhere_has_no_phase() -> None:
    table = given(hands=[["I:rat"], ["I:info"]], board={"5,5": "I:NS+lair", "0,1": "I:NS"}).plays("rat 5,5/NS")
    assert (table["phase"], table["steps"]) == ("walk", 3)


def test_a_cut_keeps_the_monsters_phase_open_while_it_has_steps() -> None:
    setup: dict[str, Any] = {
        "hands": [["I:rat"], ["I:info"]],
        "board": {"0,1": "I:NS+lair"},
        "webs": {"0,0 N": [1, 1]},
        "axes": [1],
        "dwarfs": [START, "9,9/N"],
    }
    setup["board"]["9,9"] = "II:N.S"
    table = given(players=2, **setup).plays("rat 0,1/NS")
    assert (table["phase"], table.legal()) == ("monster", ["cut 0,0 N", "halt"])
    table.plays("cut 0,0 N")
    assert steps(table) == {START}
    table.plays(f"step {START}")
    assert table["phase"] == "walk"
