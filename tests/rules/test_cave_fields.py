"""The cave's fields, and the special cards: lairs, ladders, bridges, tunnels, veins (C-FIELD .. C-VEIN)."""

from __future__ import annotations

import itertools
from collections import deque
from typing import Any

import pytest

from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, at_goal, given, goals, steps, walking
from tests.rules.dsl import Table
from undermine.games.cave.box import BOX
from undermine.games.cave.fields import PLANS, Plan
from undermine.kernel.cards import CardError, read_path
from undermine.kernel.moves import TUNNEL, field_name


def plan(code: str) -> Plan:
    return Plan(read_path(code))


def names(code: str) -> set[str]:
    return {field_name(field) for field in plan(code).near}


def edges(code: str) -> set[frozenset[str]]:
    """Return the pairs of neighbouring fields on a card."""
    near = plan(code).near
    return {frozenset((field_name(one), field_name(other))) for one in near for other in near[one]}


def pairs(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split("-")) for text in texts}


# --- the graph ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "fields"), [("I:NS", 1), ("II:NS", 2), ("III:NS", 3), ("I:NESW", 1), ("III:NESW", 5)])
def test_C_FIELD_1_higher_levels_have_more_fields(code: str, fields: int) -> None:
    assert len(plan(code).near) == fields


def test_C_FIELD_2_turning_twice_changes_nothing() -> None:
    for code in BOX.codes[: BOX.paths]:
        card = read_path(code)
        assert card.turned().turned().code == code
        turned, twice = Plan(card.turned()), Plan(card.turned().turned())
        assert twice.near == plan(code).near
        assert len(turned.near) == len(twice.near)


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("I:NS", {"NS"}),
        ("II:NS", {"N", "S"}),
        ("III:NS", {"N", "S", "NS"}),
        ("III:NESW+exit", {"N", "E", "S", "W", "NESW"}),
        ("I:N.E", {"N", "E"}),
        ("I:NE.SW+tunnel", {"NE", "SW", "T"}),
    ],
)
def test_C_FIELD_3_fields_are_named_by_their_sides(code: str, fields: set[str]) -> None:
    assert names(code) == fields


def test_C_FIELD_4_an_opening_leads_to_the_opening_beyond() -> None:
    table = walking(given(hands=[["I:info"], ["I:axe"]], board={"0,1": "II:NS", "1,0": "I:NSW", "2,1": "I:EW"}))
    assert steps(table) == {"0,1/S", "1,0/NSW"}
    table.plays("step 0,1/S")
    assert table["steps"] == 2


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("II:NS", pairs("N-S")),
        ("III:EW", pairs("E-EW", "W-EW")),
        ("II:NW", pairs("N-W")),
        ("III:NE", pairs("N-NE", "E-NE")),
        ("II:NEW", pairs("N-E", "E-W", "N-W")),
        ("III:NSW", pairs("N-NSW", "S-NSW", "W-NSW")),
        ("II:NESW", pairs("N-E", "N-S", "N-W", "E-S", "E-W", "S-W")),
        ("III:NESW", pairs("N-NESW", "E-NESW", "S-NESW", "W-NESW")),
        ("I:N.E", set()),
        ("II:N.S", set()),
        ("III:N.E.S.W", set()),
        ("I:NS.EW+bridge-EW", set()),
        ("II:NS.EW+bridge-NS", pairs("N-S", "E-W")),
        ("III:NS.EW+bridge-NS", pairs("N-NS", "S-NS", "E-EW", "W-EW")),
        ("I:NW.ES+tunnel", pairs("NW-T", "ES-T")),
        ("II:NE.SW+tunnel", pairs("N-E", "S-W", "N-T", "E-T", "S-T", "W-T")),
        ("III:NE.SW+tunnel", pairs("N-NE", "E-NE", "S-SW", "W-SW", "NE-T", "SW-T")),
        ("III:NEW+vein", pairs("N-NEW", "E-NEW", "W-NEW")),
    ],
)
def test_C_FIELD_5_the_graph_of_every_type(code: str, expected: set[frozenset[str]]) -> None:
    assert edges(code) == expected


def distance(card: Plan, entry: int, leave: int) -> int:
    """Count the fields from entering on one side to the field behind another."""
    queue = deque([(card.entry[entry], 1)])
    seen = set()
    while queue:
        field, count = queue.popleft()
        if field == card.entry[leave]:
            return count
        seen.add(field)
        queue += [(near, count + 1) for near in card.near[field] if near not in seen and near != TUNNEL]
    return 0


@pytest.mark.parametrize("level", [1, 2, 3])
def test_C_FIELD_6_crossing_a_card_takes_as_many_moves_as_its_level(level: int) -> None:
    crossed = 0
    for card in PLANS:
        if card.card.level == "I" * level:
            for block in card.card.groups:
                for one, other in itertools.permutations([side for side in range(4) if block >> side & 1], 2):
                    assert distance(card, one, other) == level, card.card.code
                    crossed += 1
    assert crossed > 50


def test_C_FIELD_7_three_moves_from_the_start() -> None:
    table = walking(given(hands=[["I:info"], ["I:axe"]], board={"0,1": "I:NS", "0,2": "II:NS"}))
    table.plays("step 0,1/NS", "step 0,2/S", "step 0,2/N")
    assert table["dwarfs"][0] == "0,2/N"
    assert table["active"] == 1
    table = walking(given(hands=[["I:info"], ["I:axe"]], board={"0,1": "III:NS"}))
    table.plays("step 0,1/S", "step 0,1/NS", "step 0,1/N")
    assert (table["dwarfs"][0], table["active"]) == ("0,1/N", 1)


def test_C_FIELD_8_any_number_may_stand_on_a_field() -> None:
    table = given(players=8, hands=[["I:info"]], board={"0,1": "I:NS"}, dwarfs=["0,1/NS"] * 8)
    walking(table).plays(f"step {START}")
    assert table["dwarfs"] == [START] + ["0,1/NS"] * 7


def test_C_FIELD_R1_the_graph_comes_from_the_card_data() -> None:
    """A card that is not in the list, of a shape that no listed card has, has its fields all the same."""
    assert edges("III:N.ES") == pairs("E-ES", "S-ES")
    assert names("III:N.ES") == {"N", "E", "S", "ES"}


@pytest.mark.parametrize(
    ("code", "mark", "field"),
    [
        ("II:NE+lair-E", "lair", "E"),
        ("II:SW+lair-W", "lair", "W"),
        ("II:EW+ladder-E", "ladder", "E"),
        ("I:NEW+lair", "lair", "NEW"),
        ("III:NSW+lair", "lair", "NSW"),
        ("III:N+vein", "vein", "N"),
    ],
)
def test_C_FIELD_R2_the_field_of_a_special(code: str, mark: str, field: str) -> None:
    assert field_name(plan(code).marked(mark)) == field
    if code == "II:NE+lair-E":
        assert read_path(code).turned().code == "II:SW+lair-W"


@pytest.mark.parametrize("code", ["II:NE+lair", "I:N.E+lair", "II:NE+lair-W", "III:NS.EW+vein"])
def test_C_FIELD_R2_a_card_list_must_say_which_field(code: str) -> None:
    with pytest.raises(CardError, match="which one"):
        plan(code).marked(code.split("+")[1].split("-")[0])


def test_C_FIELD_R3_the_start_is_one_field_with_a_ladder() -> None:
    assert names("I:NESW+ladder") == {"NESW"}
    assert field_name(plan("I:NESW+ladder").marked("ladder")) == "NESW"


def test_C_FIELD_R4_dead_ends_are_single_fields() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board={"0,1": "II:N.S"})
    walking(table).plays("step 0,1/S")
    assert steps(table) == {START}


# --- lairs and ladders -------------------------------------------------------------------------------


def test_C_LAIR_1_nine_paths_and_a_goal() -> None:
    lairs = [card.card.code for card in PLANS[::2] if card.marked("lair")]
    assert len(lairs) == 10
    assert LAIR in lairs


def test_C_LAIR_2_a_lair_is_an_ordinary_field() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board={"0,1": "I:NS+lair", "0,2": "I:NS"})
    walking(table).plays("step 0,1/NS", "step 0,2/NS", "step 0,1/NS")
    assert table["dwarfs"][0] == "0,1/NS"


def test_C_LAIR_3_a_face_down_goal_is_no_lair() -> None:
    hidden = given(hands=[["I:rat"]], goals=goals(LAIR, EXIT, LADDER, VEIN))
    assert hidden.legal("rat") == []
    assert hidden.refuses("rat 4,4/NW") == "C-MONSTER-2"
    shown = given(hands=[["I:rat"]], goals=goals(LAIR, EXIT, LADDER, VEIN), revealed={"4,4": LAIR})
    assert shown.legal("rat") == ["rat 4,4/NW"]


FAR_LADDERS = {"0,3": "I:NE+ladder", "3,0": "I:NW+ladder"}


def on(field: str, board: dict[str, str], **setup: Any) -> Table:
    """Begin a walk with seat 0's dwarf on a field; the others are out of its way on the start."""
    setup.setdefault("hands", [["I:info"], ["I:axe"]])
    return walking(given(board=board, dwarfs=[field], **setup))


def test_C_LADDER_1_all_ladders_are_one_step_apart() -> None:
    table = on("0,3/NE", FAR_LADDERS | {"2,2": "II:EW+ladder-E", "-2,2": "III:NS+ladder"})
    assert steps(table) == {START, "3,0/NW", "2,2/E", "-2,2/NS"}
    table.plays("step 3,0/NW")
    assert (table["dwarfs"][0], table["steps"]) == ("3,0/NW", 2)


def test_C_LADDER_2_no_path_is_needed() -> None:
    table = on("0,3/NE", FAR_LADDERS | {"4,0": "II:N.S"} | {"3,1": "II:NS"})
    table.plays("step 3,0/NW", "step 3,1/S")
    assert table["dwarfs"][0] == "3,1/S"


def test_C_LADDER_3_a_ladder_field_has_its_ordinary_neighbours_too() -> None:
    board = FAR_LADDERS | {"0,1": "I:NS", "1,0": "II:EW", "0,-1": "I:NS+lair", "-1,0": "I:EW"}
    assert steps(on(START, board)) == {"0,1/NS", "1,0/W", "0,-1/NS", "-1,0/EW", "0,3/NE", "3,0/NW"}


def test_C_LADDER_3_a_ladder_next_door_is_one_step_and_one_move() -> None:
    table = on(START, {"0,1": "I:SW+ladder"})
    assert table.legal("step") == ["step 0,1/SW"]


def test_C_LADDER_4_monsters_use_ladders() -> None:
    table = given(hands=[["I:rat"], ["I:axe"]], board=FAR_LADDERS | {"3,1": "I:NS+lair"}, dwarfs=["0,3/NE"] * 3)
    table.plays("rat 3,1/NS", "step 3,0/NW", f"step {START}")
    assert table["monsters"] == {"rat": [START, 0]}
    assert steps(table) == {"3,0/NW", "0,3/NE"}


def test_C_LADDER_5_webs_do_not_bar_ladders() -> None:
    board = FAR_LADDERS | {"0,1": "I:NS", "1,0": "II:EW", "-1,0": "I:EW"}
    table = on(START, board, webs={"0,0 N": [2, 1], "0,0 E": [2, 1], "-1,0 E": [1, 1]})
    assert steps(table) == {"0,3/NE", "3,0/NW"}
    assert table.refuses("step 0,1/NS") == "C-WEB-3"


def test_C_LADDER_5_a_web_between_neighbouring_ladders() -> None:
    table = on(START, {"0,1": "I:SW+ladder"}, webs={"0,0 N": [2, 1]})
    assert steps(table) == {"0,1/SW"}


def test_C_LADDER_R1_the_ladder_of_a_face_down_goal_is_out_of_reach() -> None:
    layout = goals(LADDER, EXIT, LAIR, VEIN)
    hidden = given(hands=[["I:info", "I:boots"], ["I:axe"]], goals=layout, board={"0,1": "I:NS"})
    assert walking(hidden).refuses("step 4,4/NE") == "C-MOVE-1"
    assert hidden.refuses("step 4,4/?") == "C-MOVE-1"
    shown = given(hands=[["I:info"], ["I:axe"]], goals=layout, revealed={"4,4": LADDER})
    walking(shown).plays("step 4,4/NE")
    assert shown["dwarfs"][0] == "4,4/NE"


# --- bridges -----------------------------------------------------------------------------------------

HAND = ["I:info", "I:boots", "I:NEW", "I:NSW", "I:NE"]


def test_C_BRIDGE_1_the_two_paths_are_not_joined() -> None:
    board = {"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW", "1,1": "I:NS", "1,-1": "I:NS+lair"}
    table = on(START, board).plays("step 1,0/EW")
    assert steps(table) == {START, "2,0/EW"}
    monster = given(hands=[["I:rat"], ["I:axe"]], board=board)
    monster.plays("rat 1,-1/NS", "step 1,0/NS")
    assert steps(monster) == {"1,1/NS", "1,-1/NS"}


def test_C_BRIDGE_2_the_left_neighbour_takes_a_card_unseen() -> None:
    board = {"1,0": "I:NS.EW+bridge-EW"}
    lost = set()
    for first in HAND:
        table = given(hands=[HAND, ["I:axe"]], board=board).plays(f"discard {first}", "step 1,0/EW")
        assert len(table["hands"][0]) == 3
        assert table["discard"] == 2
        event = {"type": "lose", "seat": 0, "cause": "bridge", "by": 1}
        card = table.told("lose")[0]["card"]
        lost.add(card)
        assert table.told("lose", 0) == [{**event, "card": card}]
        assert table.told("lose", 1) == table.told("lose", 2) == [{**event, "card": "I:?"}]
        assert card not in table["hands"][0]
    assert len(lost) > 1


def test_C_BRIDGE_3_the_hand_is_one_smaller_from_then_on() -> None:
    table = given(hands=[HAND, ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"})
    table.plays("discard I:info", "step 1,0/EW", "halt")
    assert table["limits"] == [4, 5, 5]
    assert len(table["hands"][0]) == 4


def test_C_BRIDGE_4_the_path_beneath_costs_nothing() -> None:
    table = given(hands=[HAND, ["I:axe"]], board={"0,1": "I:NS.EW+bridge-EW"})
    table.plays("discard I:info", "step 0,1/NS")
    assert (len(table["hands"][0]), table["limits"][0]) == (4, 5)


def test_C_BRIDGE_5_monsters_cross_without_effect() -> None:
    board = {"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW+lair", "3,0": "III:EW"}
    table = given(hands=[["I:rat", "I:info"], ["I:axe"]], board=board, dwarfs=["3,0/E"] * 3)
    table.plays("rat 2,0/EW", "step 1,0/EW", f"step {START}")
    assert table["limits"] == [5, 5, 5]
    assert table["hands"][0] == ["I:info"]


@pytest.mark.parametrize(
    ("axis", "cell", "field", "cost"),
    [("NS", "0,1", "S", 1), ("EW", "0,1", "S", 0), ("NS", "1,0", "W", 0), ("EW", "1,0", "W", 1)],
)
def test_C_BRIDGE_R1_the_card_says_which_path_is_wooden(axis: str, cell: str, field: str, cost: int) -> None:
    table = given(hands=[HAND, ["I:axe"]], board={cell: f"II:NS.EW+bridge-{axis}"})
    table.plays("discard I:info", f"step {cell}/{field}")
    assert len(table["hands"][0]) == 4 - cost


def test_C_BRIDGE_R2_one_loss_for_each_time_on_the_bridge() -> None:
    board = {"0,1": "III:NS.EW+bridge-NS", "0,2": "I:NS"}
    table = given(players=2, hands=[HAND, ["I:axe", "I:web"]], board=board)
    table.plays("discard I:info", "step 0,1/S", "step 0,1/NS", "halt")
    assert table["limits"] == [4, 5]
    table.plays("discard I:axe", "halt")
    walking(table).plays("step 0,1/N", "step 0,2/NS", "halt")
    assert table["limits"] == [4, 5]
    assert len(table.told("lose")) == 1


def test_C_BRIDGE_R3_every_new_entry_counts() -> None:
    table = given(hands=[HAND, ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW"})
    table.plays("discard I:info", "step 1,0/EW", "step 2,0/EW", "step 1,0/EW")
    assert table["limits"][0] == 3
    back = given(hands=[HAND, ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"})
    back.plays("discard I:info", "step 1,0/EW", f"step {START}", "step 1,0/EW")
    assert back["limits"][0] == 3


def test_C_BRIDGE_R3_two_bridges_in_a_row() -> None:
    table = given(hands=[HAND, ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW", "2,0": "II:NS.EW+bridge-EW"})
    table.plays("discard I:info", "step 1,0/EW", "step 2,0/W", "step 2,0/E")
    assert table["limits"][0] == 3


def test_C_BRIDGE_R4_with_an_empty_hand() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"})
    walking(table).plays("step 1,0/EW")
    assert (table["limits"][0], table.told("lose")) == (4, [])
    rat = given(hands=[["I:rat"], ["I:axe"]], board={"0,1": "I:NS+lair"}, dwarfs=[START, "0,1/NS", "0,1/NS"])
    rat.plays("rat 0,1/NS")
    assert rat["limits"] == [5, 4, 5]
    rat = given(hands=[["I:rat"], ["I:axe"]], board={"0,1": "I:NS+lair"}, dwarfs=["0,1/NS", START, START])
    rat.plays("rat 0,1/NS")
    assert rat["limits"] == [5, 5, 5]


# --- tunnels -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code in BOX.codes if code.endswith("+tunnel")])
def test_C_TUNNEL_1_the_tunnel_is_a_field_of_its_own(code: str) -> None:
    assert "T" in names(code)
    assert len(names(code)) == {"I": 3, "II": 5, "III": 7}[code.split(":")[0]]


def test_C_TUNNEL_2_entering_costs_a_nugget() -> None:
    table = on("0,1/SW", {"0,1": "I:NE.SW+tunnel"}).plays("step 0,1/T")
    assert (table["nuggets"][0], table["bank"]) == (2, 38)


def test_C_TUNNEL_3_without_gold_it_is_free() -> None:
    table = on("0,1/SW", {"0,1": "I:NE.SW+tunnel"}, nuggets=[0]).plays("step 0,1/T")
    assert (table["nuggets"][0], table["bank"], table["dwarfs"][0]) == (0, 40, "0,1/T")


def test_C_TUNNEL_4_staying_on_the_curve_is_free() -> None:
    table = on("0,1/N", {"0,1": "II:NE.SW+tunnel"}).plays("step 0,1/E")
    assert table["nuggets"][0] == 3


def test_C_TUNNEL_5_monsters_pass_freely() -> None:
    board = {"0,1": "I:NE.SW+tunnel", "0,2": "I:NS+lair"}
    table = given(hands=[["II:goblin"], ["I:axe"]], board=board)
    table.plays("goblin 0,2/NS", "step 0,1/NE", "step 0,1/T", "step 0,1/SW")
    assert table["bank"] == 37
    table.plays("halt")
    assert table["nuggets"] == [3, 3, 3]


def test_C_TUNNEL_6_three_moves_through_a_level_one_double_curve() -> None:
    table = on(START, {"0,1": "I:NE.SW+tunnel"})
    table.plays("step 0,1/SW", "step 0,1/T", "step 0,1/NE")
    assert (table["dwarfs"][0], table["nuggets"][0], table["active"]) == ("0,1/NE", 2, 1)


def test_C_TUNNEL_R1_each_entry_costs_leaving_does_not() -> None:
    table = given(players=2, hands=[["I:info", "I:boots"], ["I:axe", "I:web"]], board={"0,1": "I:NE.SW+tunnel"})
    table.plays("discard I:info", "step 0,1/SW", "step 0,1/T", "halt")
    walking(table).plays("halt")
    walking(table).plays("step 0,1/NE")
    assert table["nuggets"][0] == 2
    table.plays("step 0,1/T")
    assert table["nuggets"][0] == 1


@pytest.mark.parametrize(("code", "fields"), [("I:NE.SW+tunnel", 3), ("II:NE.SW+tunnel", 3), ("III:NE.SW+tunnel", 5)])
def test_C_TUNNEL_R2_through_the_tunnel(code: str, fields: int) -> None:
    card = plan(code)
    queue, seen = deque([(card.entry[2], 1)]), set()
    while queue:
        field, count = queue.popleft()
        if field == card.entry[0]:
            assert count == fields
            return
        seen.add(field)
        queue += [(near, count + 1) for near in card.near[field] if near not in seen]
    raise AssertionError("the tunnel leads nowhere")


# --- veins -------------------------------------------------------------------------------------------


def test_C_VEIN_1_a_laid_vein_gets_its_nugget() -> None:
    table = given(hands=[["I:NSW+vein"], ["I:axe"]]).plays("place I:NSW+vein 0,1")
    assert (table["veins"], table["bank"]) == ({"0,1": 1}, 36)
    table = given(hands=[["III:NEW+vein"], ["I:axe"]]).plays("place III:NEW+vein 0,-1")
    assert (table["veins"], table["bank"]) == ({"0,-1": 1}, 36)


def test_C_VEIN_1_an_empty_bank_gives_nothing() -> None:
    table = given(hands=[["I:NSW+vein"], ["I:axe"]], nuggets=[40, 3, 3]).plays("place I:NSW+vein 0,1")
    assert (table["veins"], table["bank"]) == ({"0,1": 0}, 0)


def test_C_VEIN_2_stopping_takes_it_passing_does_not() -> None:
    board = {"0,1": "I:NSW+vein", "0,2": "I:NS"}
    table = on(START, board).plays("step 0,1/NSW", "halt")
    assert (table["nuggets"][0], table["veins"], table["bank"]) == (4, {"0,1": 0}, 36)
    table = on(START, board).plays("step 0,1/NSW", "step 0,2/NS", "halt")
    assert (table["nuggets"][0], table["veins"]) == (3, {"0,1": 1})
    arm = on(START, {"0,-1": "III:NEW+vein"}).plays("step 0,-1/N", "halt")
    assert arm["nuggets"][0] == 3
    hub = on(START, {"0,-1": "III:NEW+vein"}).plays("step 0,-1/N", "step 0,-1/NEW", "halt")
    assert hub["nuggets"][0] == 4


def test_C_VEIN_2_the_last_step_takes_it() -> None:
    table = on(START, {"0,-1": "I:NSW+vein", "0,-2": "I:NS"})
    table.plays("step 0,-1/NSW", "step 0,-2/NS", "step 0,-1/NSW")
    assert table["nuggets"][0] == 4


def test_C_VEIN_3_whoever_gains_gold_shows_the_clan_card() -> None:
    table = on(START, {"0,1": "I:NSW+vein"}, clans=[["blue", "saboteur"], ["blue", "loyal"], ["blue", "loyal"]])
    assert table.view(1)["clans"][0] == ["blue", "?"]
    table.plays("step 0,1/NSW", "halt")
    assert table["open"] == [True, False, False]
    assert table.view(1)["clans"][0] == ["blue", "saboteur"]
    assert table.told("show", 2) == [{"type": "show", "seat": 0, "clan": ["blue", "saboteur"]}]


def test_C_CLAN_8_a_shown_clan_card_stays_open() -> None:
    table = on(START, {"0,1": "I:NSW+vein"}).plays("step 0,1/NSW", "halt")
    walking(table)
    assert table.view(2)["clans"][0] == ["blue", "loyal"]
    assert table["open"][0]


def test_C_VEIN_4_an_empty_vein_stays_empty() -> None:
    table = on(START, {"0,1": "I:NSW+vein"}, veins={"0,1": 0}).plays("step 0,1/NSW", "halt")
    assert (table["nuggets"][0], table["open"][0]) == (3, False)


def test_C_VEIN_5_rockfall_returns_the_nugget() -> None:
    table = given(hands=[["I:rockfall"], ["I:axe"]], board={"0,1": "I:NSW+vein"}).plays("rockfall 0,1")
    assert (table["veins"], table["bank"]) == ({}, 37)


def test_C_VEIN_R1_the_vein_goal_gets_its_nugget_when_turned() -> None:
    table = walking(at_goal(VEIN)).plays("step 4,-4/?", "orient III:NEW+vein 4,-4")
    assert (table["veins"], table["bank"]) == ({"4,-4": 1}, 36)


def test_C_VEIN_R2_a_monster_ends_the_movement_and_strikes_first() -> None:
    table = on(
        START,
        {"0,1": "I:NSW+vein"},
        nuggets=[0],
        monsters={"goblin": ["0,1/NSW", 1]},
    ).plays("step 0,1/NSW")
    assert (table["nuggets"][0], table["open"][0], table["active"]) == (1, True, 1)
    assert table["bank"] == 39


def test_C_VEIN_R2_a_dwarf_laid_low_on_a_vein_takes_it() -> None:
    table = on(START, {"0,1": "I:NSW+vein"}, monsters={"crawler": ["0,1/NSW", 1]}).plays("step 0,1/NSW")
    assert (table["nuggets"][0], table["down"][0]) == (4, True)


def test_C_VEIN_R2_gold_is_taken_as_soon_as_no_step_is_left() -> None:
    """The walk may stay open for the axe; the movement is over all the same."""
    board = {"0,1": "I:NSW+vein", "0,2": "I:NS"}
    table = on(START, board, webs={"0,1 W": [2, 1]}, axes=[1])
    table.plays("step 0,1/NSW", "step 0,2/NS", "step 0,1/NSW")
    assert (table["phase"], table["steps"], table["nuggets"][0]) == ("walk", 0, 4)
    assert table.legal() == ["cut 0,1 W", "halt"]


def test_C_VEIN_R3_staying_on_a_full_vein_takes_it() -> None:
    table = on("0,1/NSW", {"0,1": "I:NSW+vein"}).plays("halt")
    assert table["nuggets"][0] == 4
    alone = on("9,9/NSW", {"9,9": "I:NSW+vein"})  # nowhere to go: the walk is over at once
    assert (alone["active"], alone["nuggets"][0]) == (1, 4)
