"""The cave's walks, goals and exit, its end and its score (C-MOVE, C-GOAL, C-EXIT, C-END, C-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, at_goal, given, goals, steps, walking
from tests.rules.dsl import SYNTAX, Table

ROW = {"1,0": "I:EW", "2,0": "I:EW+lair", "3,0": "II:EW", "4,0": "III:EW"}
OTHERS = [["I:info"], ["I:web"]]
Y, B, YS, BS = ["yellow", "loyal"], ["blue", "loyal"], ["yellow", "saboteur"], ["blue", "saboteur"]


# --- walking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boots", "most"), [(False, 3), (True, 4)])
def test_C_MOVE_1_as_many_steps(boots: bool, most: int) -> None:
    way = ["1,0/EW", "2,0/EW", "3,0/W", "3,0/E", "4,0/W"]
    for taken in range(most + 1):
        table = walking(given(hands=OTHERS, board=ROW, boots=[boots]))
        assert table["steps"] == most
        table.plays(*[f"step {field}" for field in way[:taken]])
        if taken < most:
            assert table["steps"] == most - taken
            table.plays("halt")
        assert (table["dwarfs"][0], table["active"]) == ((START, *way)[taken], 1)
    table = walking(given(hands=OTHERS, board=ROW))
    for field in ("2,0/EW", "3,0/W", START, "1,0/E", "1,0/?", "0,1/S", "77,7/N", "4,4/?"):
        assert table.refuses(f"step {field}") == "C-MOVE-1"
    for text in ("step", "step 1,0", "step 1,0/", "step 1,0/WE", "step 1,0/e", "step EW", "halt 1"):
        assert table.refuses(text) == SYNTAX


def test_C_MOVE_2_the_rulebooks_example() -> None:
    table = given(hands=[["II:NS"], ["I:web"]], board={"0,1": "I:NS"}).plays("place II:NS 0,2")
    table.plays("step 0,1/NS", "step 0,2/S", "step 0,2/N")
    assert table["dwarfs"][0] == "0,2/N"


def test_C_MOVE_3_what_a_step_costs() -> None:
    table = walking(given(hands=OTHERS, board={"0,1": "I:NS", "0,2": "II:NS"}))
    assert table.plays("step 0,1/NS", "step 0,2/S")["steps"] == 1
    ladder = walking(given(hands=OTHERS, board={"3,3": "I:NE+ladder", "3,4": "II:NS"}))
    assert ladder.plays("step 3,3/NE", "step 3,4/S")["steps"] == 1


def test_C_MOVE_4_over_the_bridge_and_on() -> None:
    hand = ["I:info", "I:NE", "I:NW"]
    table = given(hands=[hand, ["I:web"]], board={"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW", "3,0": "II:EW"})
    table.plays("discard I:info", "step 1,0/EW", "step 2,0/EW", "step 3,0/W")
    assert table["dwarfs"][0] == "3,0/W"
    assert table["limits"][0] == 4


def test_C_MOVE_5_through_the_tunnel_and_on() -> None:
    table = walking(given(hands=OTHERS, board={"0,1": "I:NE.SW+tunnel"}))
    table.plays("step 0,1/SW", "step 0,1/T", "step 0,1/NE")
    assert (table["dwarfs"][0], table["nuggets"][0]) == ("0,1/NE", 2)


def test_C_MOVE_6_a_web_bars_the_way_until_it_is_cut() -> None:
    setup: dict[str, Any] = {"hands": OTHERS, "board": ROW, "webs": {"1,0 E": [1, 1]}}
    table = walking(given(**setup)).plays("step 1,0/EW")
    assert table.refuses("step 2,0/EW") == "C-WEB-3"
    table = walking(given(**setup, axes=[1])).plays("step 1,0/EW", "cut 1,0 E", "step 2,0/EW")
    assert table["dwarfs"][0] == "2,0/EW"


def test_C_MOVE_7_a_monster_ends_the_movement() -> None:
    table = walking(given(hands=OTHERS, board=ROW, monsters={"goblin": ["1,0/EW", 1]})).plays("step 1,0/EW")
    assert (table["nuggets"][0], table["active"]) == (2, 1)


def test_C_MOVE_8_a_goal_ends_the_movement() -> None:
    table = walking(at_goal(EXIT)).plays("step 4,-4/?")
    assert (table["dwarfs"][0], table["active"]) == ("4,-4/W", 1)


def test_C_MOVE_9_who_does_not_walk() -> None:
    lying = given(hands=[["I:info"], ["I:web", "I:NE"]], board=ROW, down=[False, True])
    walking(lying).plays("halt", "discard I:NE")
    assert (lying["active"], lying["phase"]) == (0, "play")
    skipped = given(hands=[["I:info"], [], ["I:web"]], board=ROW)
    assert walking(skipped).plays("halt")["active"] == 2
    out = given(players=4, hands=OTHERS, board=ROW, dwarfs=["out"], exits=[0], open=[True])
    assert walking(out)["active"] == 1


def test_C_MOVE_9_a_stunned_dwarf_does_not_dig() -> None:
    """It does not move, so it does not end a movement on the vein either."""
    table = given(
        players=2,
        hands=[["I:info", "I:NE"], ["I:axe", "I:NW"]],
        board={"5,5": "I:NSW+vein", "5,6": "II:NS"},
        dwarfs=[START, "5,5/NSW"],
        down=[False, True],
    )
    walking(table)
    walking(table)
    assert (table["active"], table["nuggets"]) == (0, [3, 3])
    walking(table)
    walking(table).plays("halt")
    assert table["nuggets"] == [3, 4]


@pytest.mark.clauses("C-MOVE-R2")
def test_C_MOVE_10_first_the_tunnel_then_the_goblin() -> None:
    table = walking(
        given(
            hands=OTHERS,
            board={"0,1": "I:NE.SW+tunnel"},
            nuggets=[1],
            dwarfs=["0,1/SW"],
            monsters={"goblin": ["0,1/T", 1]},
        )
    )
    table.plays("step 0,1/T")
    assert (table["nuggets"][0], table["bank"]) == (0, 40)
    assert [event["cause"] for event in table.told("lose-nugget")] == ["tunnel"]


def test_C_MOVE_10_first_the_bridge_then_the_rat() -> None:
    table = given(
        hands=[["I:info", "I:NE", "I:NW", "I:NEW"], ["I:web"]],
        board={"1,0": "I:NS.EW+bridge-EW"},
        monsters={"rat": ["1,0/EW", 1]},
    ).plays("discard I:info", "step 1,0/EW")
    assert [event["cause"] for event in table.told("lose")] == ["bridge", "rat"]
    assert (table["limits"][0], len(table["hands"][0])) == (3, 2)


def test_C_MOVE_R1_back_and_forth() -> None:
    table = walking(given(hands=OTHERS, board=ROW)).plays("step 1,0/EW", f"step {START}", "step 1,0/EW")
    assert table["dwarfs"][0] == "1,0/EW"


def test_a_walk_without_steps_stays_open_while_a_web_can_be_cut() -> None:
    table = walking(given(hands=OTHERS, board=ROW, webs={"2,0 E": [2, 1]}, axes=[1]))
    table.plays("step 1,0/EW", f"step {START}", "step 1,0/EW")
    assert table["active"] == 1  # no web at this field
    table = walking(given(hands=OTHERS, board=ROW, webs={"1,0 E": [2, 1]}, axes=[1]))
    table.plays("step 1,0/EW", f"step {START}", "step 1,0/EW")
    assert (table["active"], table["phase"], table["steps"]) == (0, "walk", 0)
    assert table.legal() == ["cut 1,0 E", "halt"]
    table.plays("cut 1,0 E")
    assert table["active"] == 1


# --- goals -------------------------------------------------------------------------------------------


@pytest.mark.clauses("C-MONSTER-7", "C-INFO-3")
def test_C_GOAL_1_only_a_dwarf_turns_a_goal() -> None:
    table = at_goal(EXIT, hands=[["I:info", "I:rat"], ["I:web"]])
    table.plays("info goal 4,-4")
    assert table["board"]["4,-4"] == "?"
    table.plays("step 4,-4/?")
    assert table["board"]["4,-4"] == EXIT


def test_C_GOAL_2_from_an_opening_that_faces_it() -> None:
    layout = {"3,-4": "I:NW", "4,-3": "I:NS", "5,-4": "II:NESW"}
    for cell, field, allowed in (
        ("3,-4", "NW", False),
        ("4,-3", "NS", True),
        ("5,-4", "N", False),
        ("5,-4", "W", True),
    ):
        table = walking(at_goal(EXIT, board=layout, dwarfs=[f"{cell}/{field}"]))
        assert ("4,-4/?" in steps(table)) == allowed
        if not allowed and table["phase"] == "walk":
            assert table.refuses("step 4,-4/?") == "C-MOVE-1"


def test_C_GOAL_3_turned_and_entered_on_the_first_field() -> None:
    table = walking(at_goal(EXIT))
    assert table["steps"] == 3
    table.plays("step 4,-4/?")
    assert (table["dwarfs"][0], table["active"], table["board"]["4,-4"]) == ("4,-4/W", 1, EXIT)
    assert table["revealed"] == {"4,-4": EXIT}
    bend = walking(at_goal(LADDER)).plays("step 4,-4/?")
    assert (bend["board"]["4,-4"], bend["dwarfs"][0]) == ("III:SW+ladder", "4,-4/W")


def test_C_GOAL_4_fitting_the_entry_is_enough() -> None:
    table = walking(at_goal(LADDER, board={"4,-3": "I:NS"})).plays("step 4,-4/?")
    assert table["board"]["4,-4"] == "III:SW+ladder"


@pytest.mark.clauses("C-GOAL-R3")
def test_C_GOAL_4_if_it_can_it_fits_everybody() -> None:
    """The vein's T may lie both ways round for an entry from the west; a neighbour decides."""
    north = walking(at_goal(VEIN, board={"4,-3": "I:NS"})).plays("step 4,-4/?")
    assert (north["phase"], north["board"]["4,-4"]) == ("play", "III:NEW+vein")
    south = walking(at_goal(VEIN, board={"4,-5": "I:NS"})).plays("step 4,-4/?")
    assert south["board"]["4,-4"] == "III:ESW+vein"


def test_C_GOAL_5_nobody_passes_a_clash() -> None:
    table = walking(at_goal(LADDER, board={"4,-3": "I:NS"}, dwarfs=["3,-4/E", "4,-3/NS"])).plays("step 4,-4/?")
    assert table["board"]["4,-4"] == "III:SW+ladder"
    assert walking(table)["active"] == 0  # nowhere to go for seat 1 north of the goal's wall
    back = given(
        hands=OTHERS,
        board={"4,-3": "I:NS"},
        goals=goals(EXIT, LADDER, LAIR, VEIN),
        revealed={"4,-4": "III:SW+ladder"},
        dwarfs=["4,-4/SW"],
    )
    assert "4,-3/NS" not in steps(walking(back))


def test_C_GOAL_6_a_turned_goal_is_like_a_laid_card() -> None:
    layout = goals(EXIT, LADDER, LAIR, VEIN)
    table = given(
        hands=[["I:NESW", "I:web", "I:rat", "I:rockfall"], ["I:info"]],
        goals=layout,
        revealed={"4,-4": "III:SW+ladder", "-4,4": LAIR},
    )
    assert table.allows("place I:NESW 3,-4")
    assert table.allows("web 4,-4 S")
    assert table.allows("rat -4,4/NW")
    assert table.refuses("rockfall 4,-4") == "C-ROCK-2"
    table.plays("web 4,-4 S", "step 4,-4/SW", "step 4,-4/W")
    assert table["dwarfs"][0] == "4,-4/W"


def test_C_GOAL_7_later_arrivals_are_ordinary_steps() -> None:
    table = given(
        hands=OTHERS,
        board={"3,-4": "II:EW"},
        goals=goals(LADDER, EXIT, LAIR, VEIN),
        revealed={"4,-4": EXIT},
        dwarfs=["3,-4/E"],
    )
    walking(table).plays("step 4,-4/W")
    assert (table["phase"], table["steps"]) == ("walk", 2)


def test_C_GOAL_R2_one_more_step_to_the_exit() -> None:
    table = walking(at_goal(EXIT, players=4, hands=[["I:info", "I:NE"], ["I:web"], [], []])).plays("step 4,-4/?")
    assert table["exits"] == []
    walking(table)
    while table["active"] != 0:
        table.plays("halt")
    walking(table).plays("step 4,-4/NESW")
    assert (table["exits"], table["dwarfs"][0]) == ([0], "out")


def test_C_GOAL_R3_the_walker_chooses_where_there_is_a_choice() -> None:
    table = walking(at_goal(VEIN)).plays("step 4,-4/?")
    assert (table["phase"], table["turn"], table["active"]) == ("orient", 0, 0)
    assert table["steps"] is None
    for watcher in (0, 1, 2, -1):
        seen = table.view(watcher)
        assert (seen["board"]["4,-4"], seen["known"]) == ("?", {"4,-4": VEIN})
        assert seen["dwarfs"][0] == "3,-4/E"
    assert table.legal() == ["orient III:ESW+vein 4,-4", "orient III:NEW+vein 4,-4"]
    for wrong in ("III:NEW+vein 4,4", "III:NESW+exit 4,-4", "III:NE+ladder 4,-4", "III:NEW+vein 99,99"):
        assert table.refuses(f"orient {wrong}") == "C-GOAL-R3"
    assert table.refuses("orient III:NSW+vein 4,-4") == SYNTAX
    table.plays("orient III:ESW+vein 4,-4")
    assert (table["board"]["4,-4"], table["dwarfs"][0], table["active"]) == ("III:ESW+vein", "4,-4/W", 1)


def test_C_GOAL_R3_if_nothing_fits_all_are_offered() -> None:
    table = walking(at_goal(VEIN, board={"4,-3": "I:NS", "4,-5": "I:NS+lair"})).plays("step 4,-4/?")
    assert len(table.legal("orient")) == 2


def test_C_GOAL_R3_a_crossing_lies_as_printed() -> None:
    assert walking(at_goal(EXIT)).plays("step 4,-4/?")["board"]["4,-4"] == EXIT


ENTRIES = {
    "W": ("3,-4", "II:EW", "E"),
    "E": ("5,-4", "II:EW", "W"),
    "N": ("4,-3", "II:NS", "S"),
    "S": ("4,-5", "II:NS", "N"),
}


@pytest.mark.parametrize(
    ("goal", "lying"),
    [
        (EXIT, {"N": EXIT, "E": EXIT, "S": EXIT, "W": EXIT}),
        (LADDER, {"N": LADDER, "E": LADDER, "S": "III:SW+ladder", "W": "III:SW+ladder"}),
        (LAIR, {"N": LAIR, "W": LAIR, "S": "III:ES+lair", "E": "III:ES+lair"}),
        (VEIN, {"N": VEIN, "S": "III:ESW+vein", "E": None, "W": None}),
    ],
)
def test_C_GOAL_R4_the_four_entries_of_each_goal(goal: str, lying: dict[str, str | None]) -> None:
    others = [code for code in (EXIT, LADDER, LAIR, VEIN) if code != goal]
    for side, expected in lying.items():
        cell, card, field = ENTRIES[side]
        table = given(
            hands=OTHERS,
            goals=goals(others[0], goal, others[1], others[2]),
            board={cell: card},
            dwarfs=[f"{cell}/{field}"],
        )
        walking(table).plays("step 4,-4/?")
        if expected is None:
            assert table["phase"] == "orient"
        else:
            assert (table["board"]["4,-4"], table["dwarfs"][0]) == (expected, f"4,-4/{side}")


# --- the exit ----------------------------------------------------------------------------------------


def at_exit(players: int, **setup: Any) -> Table:
    """Let seat 0 stand before the exit, ready to walk out."""
    d = 4 if players <= 5 else 3
    setup.setdefault("hands", [["I:info", "I:NE"], ["I:web"], ["I:axe"]])
    others = setup.pop("dwarfs", [])
    layout = goals(EXIT, LADDER, LAIR, VEIN, d)
    table = given(players=players, goals=layout, revealed={f"{d},{d}": EXIT}, dwarfs=[f"{d},{d}/W", *others], **setup)
    return walking(table)


FIVE = [B, B, Y, Y, BS]


def test_C_EXIT_1_leaving_shows_the_clan_card() -> None:
    table = at_exit(5, clans=FIVE).plays("step 4,4/NESW")
    assert (table["dwarfs"][0], table["open"]) == ("out", [True, False, False, False, False])
    assert table.view(3)["clans"][0] == ["blue", "loyal"]
    assert table["phase"] == "play"
    assert len(table["hands"][0]) == 2  # the turn goes on with drawing


def test_C_EXIT_2_playing_on_without_walking() -> None:
    table = given(
        players=5,
        clans=FIVE,
        hands=[["I:rat", "I:info"], ["I:web", "I:NE"]],
        dwarfs=["out"],
        exits=[0],
        open=[True],
        board={"0,1": "I:NS+lair"},
    )
    table.plays("rat 0,1/NS", f"step {START}")
    assert [event["seat"] for event in table.told("attack")] == [1, 2, 3, 4]
    assert (table["active"], len(table["hands"][0])) == (1, 2)


def test_C_EXIT_3_the_first_one_out_looks_at_the_cards_set_aside() -> None:
    table = at_exit(5, clans=[B, Y, B, Y, BS], hands=[["I:info", "I:NE"], ["I:web"]], dwarfs=["4,4/S"])
    hidden = [["blue", "?"], ["yellow", "?"], ["yellow", "?"]]
    assert table.view(0)["aside"] == hidden
    table.plays("step 4,4/NESW")
    aside = [["blue", "loyal"], ["yellow", "loyal"], ["yellow", "saboteur"]]
    assert table.view(0)["aside"] == aside == table["aside"]
    assert table.told("look-aside", 0)[0]["clans"] == aside
    assert table.told("look-aside", 1)[0]["clans"] == hidden
    walking(table).plays("step 4,4/NESW")
    assert table["exits"] == [0, 1]
    for watcher in (1, 2, -1):
        assert table.view(watcher)["aside"] == hidden
    assert at_exit(8).plays("step 3,3/NESW").told("look-aside") == []


def test_C_EXIT_4_the_order_is_kept() -> None:
    table = at_exit(5, clans=FIVE, dwarfs=["out"], exits=[1], open=[False, True]).plays("step 4,4/NESW")
    assert table["exits"] == [1, 0]


def test_C_EXIT_R1_leaving_is_no_choice() -> None:
    table = at_exit(5, clans=FIVE)
    assert table["steps"] == 3
    table.plays("step 4,4/NESW")
    assert table["active"] == 1


def test_C_EXIT_R2_cards_of_one_who_has_left() -> None:
    table = given(
        players=5,
        clans=FIVE,
        turn=1,
        hands=[["I:info"], ["I:axe"]],
        dwarfs=["out"],
        exits=[0],
        open=[True],
        board={"0,1": "I:NS+lair"},
        monsters={"rat": ["0,1/NS", 0]},
        webs={"0,0 W": [2, 0]},
    )
    walking(table).plays("halt")
    assert (table["active"], table["monsters"], table["webs"]) == (0, {}, {"0,0 W": [1, 0]})


# --- the end -----------------------------------------------------------------------------------------


def test_C_END_1_no_cards_left() -> None:
    table = given(hands=[["I:info"]], deck=[], board={"0,1": "I:NS"}).plays("discard I:info")
    assert (table["phase"], table["turn"], table["active"]) == ("over", None, None)
    assert table["result"]["reason"] == "no card is left"
    assert table.refuses("discard I:info") == table.refuses("halt") == table.refuses("strike") == "C-TURN-1"
    assert table.legal() == []
    going_on = given(hands=[["I:info"], ["I:web"]], deck=[], board={"0,1": "I:NS"}).plays("discard I:info")
    assert going_on["phase"] == "walk"


def test_C_END_2_all_workers_of_a_clan_are_out() -> None:
    clans = [["yellow", "loyal"], ["yellow", "loyal"], ["blue", "loyal"], ["blue", "loyal"], ["yellow", "saboteur"]]
    table = at_exit(5, clans=clans, dwarfs=["4,4/S"]).plays("step 4,4/NESW")
    assert table["phase"] == "play"
    deck = table["deck"]
    walking(table).plays("step 4,4/NESW")
    assert (table["phase"], table["deck"]) == ("over", deck)
    assert table["result"]["reason"] == "all who work for yellow are out"


def test_C_END_4_two_players_the_first_exit_ends_it() -> None:
    table = at_exit(2, hands=[["I:info"], ["I:web"]]).plays("step 4,4/NESW")
    assert (table["phase"], table["result"]["winners"]) == ("over", [0])


def test_C_END_R1_nobody_can_act() -> None:
    table = given(hands=[["I:info"]], limits=[0, 5, 5], board={"0,1": "I:NS"}).plays("discard I:info")
    assert table["phase"] == "walk"
    table.plays("halt")
    assert (table["phase"], table["deck"]) == ("over", 4)
    assert table["result"]["reason"] == "nobody can play a card any more"


def test_C_END_R2_immediate_or_after_the_turn() -> None:
    setup: dict[str, Any] = {
        "players": 5,
        "clans": FIVE,
        "hands": [["I:info"]],
        "deck": [],
        "revealed": {"4,4": EXIT},
        "dwarfs": ["4,4/W"],
    }
    at_once = given(**setup).plays("discard I:info")
    assert (at_once["phase"], at_once["result"]["scores"]) == ("over", [0] * 5)
    later = given(**setup, end="turn").plays("discard I:info", "step 4,4/NESW")
    assert (later["phase"], later["result"]["scores"]) == ("over", [3, 0, 0, 0, 0])
    assert later["result"]["winners"] == [0, 1]


def test_C_END_R2_a_lost_card_may_be_the_last() -> None:
    bridge: dict[str, Any] = {
        "hands": [["I:info", "I:NE"]],
        "deck": [],
        "board": {"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW"},
    }
    at_once = given(**bridge).plays("discard I:info", "step 1,0/EW")
    assert at_once["phase"] == "over"
    later = given(**bridge, end="turn").plays("discard I:info", "step 1,0/EW", "step 2,0/EW")
    assert later["phase"] == "walk"
    assert later.plays("halt")["phase"] == "over"
    attack = given(hands=[["I:rat"], ["I:info"]], deck=[], board={"0,1": "I:NS+lair"}, dwarfs=["0,1/NS", "0,1/NS"])
    assert attack.plays("rat 0,1/NS")["phase"] == "over"
    assert [event["seat"] for event in attack.told("attack")] == [0, 1]


@pytest.mark.parametrize(("end", "exits"), [("immediate", []), ("turn", [0])])
def test_C_END_R2_a_card_lost_to_an_attack_ends_it_before_the_exit(end: str, exits: list[int]) -> None:
    table = given(
        players=5,
        end=end,
        clans=FIVE,
        hands=[["I:info", "I:NE"]],
        deck=[],
        revealed={"4,4": EXIT},
        dwarfs=["4,4/W"],
        monsters={"rat": ["4,4/NESW", 1]},
    ).plays("discard I:NE", "step 4,4/NESW")
    assert (table["phase"], table["exits"]) == ("over", exits)


def test_C_END_R2_the_effect_of_the_last_card_comes_first() -> None:
    table = given(hands=[["II:goblin"]], deck=[], board={"0,1": "I:NS+lair"}, dwarfs=["0,1/NS"])
    table.plays("goblin 0,1/NS")
    assert (table["phase"], table.told("attack")[0]["seat"]) == ("over", 0)
    move = given(hands=[["II:goblin"]], deck=[], board={"0,1": "I:NS+lair"}).plays("goblin 0,1/NS")
    assert move["phase"] == "monster"
    assert move.plays("halt")["phase"] == "over"


# --- the score ---------------------------------------------------------------------------------------


def scored(clans: list[list[str]], nuggets: list[int], exits: list[int]) -> Table:
    """Let the seats stand as said and the last card be discarded by a seat inside."""
    players = len(clans)
    last = next(seat for seat in range(players) if seat not in exits)
    hands = [["I:info"] if seat == last else [] for seat in range(players)]
    table = given(
        players=players,
        clans=clans,
        nuggets=nuggets,
        exits=exits,
        open=[seat in exits for seat in range(players)],
        dwarfs=["out" if seat in exits else START for seat in range(players)],
        hands=hands,
        deck=[],
        turn=last,
    )
    return table.plays("discard I:info")


def test_C_SCORE_1_what_is_inside_goes_back() -> None:
    table = scored([B, B, Y, Y, YS], [2, 4, 3, 5, 1], [0, 2])
    assert table["nuggets"] == table["result"]["scores"] == table["scores"] == [2, 0, 3, 0, 0]
    assert table["bank"] == 41
    assert table["open"] == [True] * 5
    for watcher in (0, 1, -1):
        assert table.view(watcher)["clans"] == table["clans"]
        assert table.view(watcher)["aside"] == table["aside"]


def test_C_SCORE_2_gold_times_the_rivals_workers() -> None:
    result = scored([B, B, Y, Y, YS], [2, 4, 3, 5, 1], [0, 2])["result"]
    assert result["values"] == {"blue": 2 * 2, "yellow": 3 * 3}


def test_C_SCORE_3_workers_win_wherever_they_are() -> None:
    result = scored([BS, B, B, Y, Y], [4, 3, 1, 3, 3], [0, 2])["result"]
    assert result["values"] == {"blue": 3, "yellow": 8}
    assert result["winners"] == [0, 3, 4]


def test_C_SCORE_4_a_tie_goes_to_the_clan_of_the_first_one_out() -> None:
    clans, nuggets = [YS, B, Y, Y, B, Y], [2, 3, 2, 3, 3, 3]
    first_blue = scored(clans, nuggets, [0, 2])["result"]
    assert first_blue["values"] == {"blue": 6, "yellow": 6}
    assert first_blue["winners"] == [0, 1, 4]
    first_yellow = scored(clans, nuggets, [2, 0])["result"]
    assert first_yellow["winners"] == [2, 3, 5]


def test_C_SCORE_5_the_rulebooks_example() -> None:
    """12 to 10: two workers for yellow, three for blue of whom one is still inside."""
    layout = goals(EXIT, LADDER, LAIR, VEIN)
    table = given(
        players=5,
        clans=[Y, Y, YS, B, B],
        nuggets=[2, 2, 2, 3, 4],
        exits=[0, 2, 3],
        open=[True, False, True, True, False],
        dwarfs=["out", "4,4/W", "out", "out", START],
        hands=[[], ["I:info"]],
        goals=layout,
        revealed={"4,4": EXIT},
        turn=1,
    )
    walking(table).plays("step 4,4/NESW")
    assert table["result"] == {
        "winners": [0, 1],
        "scores": [2, 2, 2, 3, 0],
        "values": {"blue": 10, "yellow": 12},
        "reason": "all who work for yellow are out",
    }


@pytest.mark.clauses("C-SCORE-5")
def test_C_SCORE_R3_the_examples_other_reading() -> None:
    table = given(
        players=5,
        clans=[Y, Y, YS, B, B],
        nuggets=[2, 2, 4, 2, 3],
        exits=[0, 4, 3],
        open=[True, False, False, True, True],
        dwarfs=["out", "4,4/W", START, "out", "out"],
        hands=[[], ["I:info"]],
        revealed={"4,4": EXIT},
        turn=1,
    )
    walking(table).plays("step 4,4/NESW")
    assert table["result"]["values"] == {"blue": 10, "yellow": 12}
    assert table["result"]["winners"] == [0, 1]


def test_C_SCORE_6_three_players() -> None:
    table = given(
        players=3,
        clans=[B, B, BS],
        nuggets=[3, 3, 2],
        exits=[0],
        open=[True],
        dwarfs=["out", START, "4,4/W"],
        hands=[[], ["I:web"], ["I:info"]],
        revealed={"4,4": EXIT},
        turn=2,
    )
    walking(table).plays("step 4,4/NESW")
    assert table["result"]["values"] == {"blue": 3, "yellow": 4}
    assert (table["result"]["winners"], table["result"]["reason"]) == ([2], "all who work for yellow are out")


def test_C_SCORE_7_two_players_the_first_out_wins_even_with_nothing() -> None:
    table = at_exit(2, hands=[["I:info"], ["I:web"]], nuggets=[0, 3]).plays("step 4,4/NESW")
    assert table["result"]["values"] == {"blue": 0, "yellow": 0}
    assert table["result"]["winners"] == [0]


def test_C_SCORE_R1_nobody_out_nobody_wins() -> None:
    result = scored([B, B, Y, Y, YS], [3] * 5, [])["result"]
    assert (result["winners"], result["values"]) == ([], {"blue": 0, "yellow": 0})


@pytest.mark.parametrize(("loyal", "saboteur", "own", "rival"), [(B, BS, "blue", "yellow"), (Y, YS, "yellow", "blue")])
def test_C_SCORE_R2_either_colour_may_be_used(loyal: list[str], saboteur: list[str], own: str, rival: str) -> None:
    table = scored([loyal, loyal, saboteur, saboteur], [2, 3, 3, 3], [0, 2])
    assert table["result"]["values"] == {own: 4, rival: 6}
    assert table["result"]["winners"] == [2, 3]
    assert given(players=3, hands=[["I:info"]], clans=[loyal, saboteur, loyal])["aside"] == [saboteur]
