"""Chapters 1 and 2 of the Duel: components, geometry, cards and each colour's reach (D-COMP, D-GEO, D-CARD, D-NET)."""

from __future__ import annotations

import pytest

from tests.rules.dsl import SYNTAX
from tests.rules.duel_dsl import GOAL_CELLS, GREEN_ROW, at, dealt_duel, discard_to_the_end, duel, goals
from undermine.games.duel.box import BOX
from undermine.kernel.cards import Card, read_path

PATHS = [(card, count) for card, count in zip(BOX.cards, BOX.counts, strict=True) if not card.action]
GOALS = BOX.pieces[len(PATHS) : len(PATHS) + 18]


def count(cards: list[tuple[Card, int]], mark: str) -> int:
    return sum(number for card, number in cards if card.marked(mark))


def test_D_COMP_1_the_box() -> None:
    assert sum(number for _, number in PATHS) == 34
    assert sum(BOX.counts) - 34 == 18
    assert len(GOALS) == 18
    assert len(BOX.pieces) - len(PATHS) - 18 == 2
    assert len(BOX.deck) == 52


def test_D_COMP_2_the_special_cards() -> None:
    assert sum(number for card, number in PATHS if card.groups == (0b0101, 0b1010)) == 2  # bridges
    assert sum(number for card, number in PATHS if sorted(card.groups) in ([3, 12], [6, 9])) == 2  # double bends
    assert {mark: count(PATHS, mark) for mark in ("gold", "door", "ladder", "troll")} == {
        "gold": 5,
        "door": 6,
        "ladder": 2,
        "troll": 3,
    }
    assert sum(1 for goal in GOALS if goal.marked("door")) == 8


FIVE_GOALS = {
    "5,2": "NW+gold2",
    "5,0": "NE+gold2",
    "5,-2": "N.W+gold1-W",
    "7,1": "N.E+gold3-N",
    "7,-1": "NS.E.W+gold1-NS",
}
FIVE_TOKENS = {cell: {group: "green"} for cell, group in zip(FIVE_GOALS, ["NW", "NE", "W", "N", "NS"], strict=True)}


def test_D_COMP_3_nothing_limits_a_colour_to_four_tokens() -> None:
    board = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S", "2,1": "NEW+troll-E"}
    table = duel(hands=[["EW"], ["NS"]], revealed=FIVE_GOALS, tokens=FIVE_TOKENS, board=board)
    table.plays("bribe 1,1", "bribe 2,1")
    assert sum(1 for place in table["tokens"].values() for colour in place.values() if colour == "green") == 7
    table.plays("bribe 1,2")
    assert table.told("round-end")[0]["reason"] == "tokens"  # all eight are used


def test_D_GEO_1_half_turns_only() -> None:
    table = duel(hands=[["NEW+door-blue-E"]])
    assert {move.split()[1] for move in table.legal("place")} == {"NEW+door-blue-E", "ESW+door-blue-W"}
    assert table.refuses("place NES+door-blue-E 1,1") == SYNTAX
    assert duel(hands=[["EW"]]).legal("place") == [f"place EW {cell}" for cell in ("-1,-1", "-1,1", "1,-1", "1,1")]


@pytest.mark.clauses("D-AMB-1", "D-AMB-21")
def test_D_GEO_2_two_start_cards_with_one_empty_cell_between() -> None:
    table = duel(hands=[["NS"], ["EW"]], anchor="own")
    assert table["board"]["0,1"] == "NESW+ladder-green"
    assert table["board"]["0,-1"] == "NESW+ladder-blue"
    table.plays("place NS 0,0")
    assert table.allows("place EW 1,1")  # blue, on green's side
    table = dealt_duel()
    for _ in range(2):
        assert [cell for cell, code in table["board"].items() if "ladder" in code] == ["0,-1", "0,1"]
        discard_to_the_end(table)


@pytest.mark.clauses("D-AMB-1")
def test_D_GEO_3_six_goals_in_a_pyramid() -> None:
    board = dealt_duel()["board"]
    assert set(board) == {"0,1", "0,-1", *GOAL_CELLS}
    assert [cell for cell, code in board.items() if code == "?"] == ["5,-2", "5,0", "5,2", "7,-1", "7,1", "9,0"]


@pytest.mark.parametrize("cell", ["-1,1", "-1,-1", "1,1", "1,-1"])
def test_D_GEO_4_in_every_direction(cell: str) -> None:
    assert duel(hands=[["EW"]]).allows(f"place EW {cell}")


def test_D_GEO_4_at_any_distance() -> None:
    west = {f"{-x},1": "EW" for x in range(1, 5)} | {"-5,1": "NS.EW", "-6,1": "NS.EW+gold1-NS", "-7,1": "NEW+troll-E"}
    table = duel(hands=[["NESW+door-green-W"]], board=west)
    assert table.allows("place NESW+door-green-W -8,1") is False  # behind the troll
    west["-7,1"] = "NEW+door-green-N"
    assert duel(hands=[["NESW+door-green-W"]], board=west).allows("place NESW+door-green-W -8,1")


@pytest.mark.parametrize(
    ("code", "turned"),
    [
        ("NEW+door-green-E", "ESW+door-green-W"),
        ("NESW+troll-S", "NESW+troll-N"),
        ("NW.ES+gold1-ES", "NW.ES+gold1-NW"),
        ("NS.EW+gold1-NS", "NS.EW+gold1-NS"),
        ("NSW.E+gold1-E", "NES.W+gold1-W"),
        ("NW+ladder-blue", "ES+ladder-blue"),
        ("NSW+gold3+door-blue-N", "NES+gold3+door-blue-S"),
        ("N.EW.S+gold2-EW", "N.EW.S+gold2-EW"),
        ("N.E+gold3-N", "S.W+gold3-S"),
    ],
)
def test_D_CARD_1_half_a_turn_moves_sides_groups_and_marks(code: str, turned: str) -> None:
    card = read_path(code)
    assert card.turned().code == turned
    assert card.turned().turned().code == code


def test_D_CARD_1_marks_of_sides_and_of_groups() -> None:
    card = read_path("NSW+gold3+door-blue-N")
    assert (card.marked_sides("door", "blue"), card.marked_sides("door", "green"), card.marked_sides("troll")) == (
        1,
        0,
        0,
    )
    assert card.marked_group("gold") == 0b1101
    assert read_path("NS.E.W+gold1-NS").marked_group("gold") == 0b0101
    assert read_path("NE+ladder-green").marked_group("ladder") == 0b0011
    assert read_path("EW").marked_group("gold") == 0


def test_D_CARD_2_the_two_ways_of_a_bridge_are_not_joined() -> None:
    table = duel(hands=[["EW", "NS"]], board={"1,1": "NS.EW"})
    assert table.allows("place EW 2,1")
    assert table.refuses("place NS 1,2") == "D-PLACE-3"
    table = duel(hands=[["EW", "NS"]], board={"1,1": "NE.SW"})
    assert table.refuses("place EW 2,1") == "D-PLACE-3"
    assert table.refuses("place NS 1,2") == "D-PLACE-3"
    assert table.allows("place NS 1,0")


def test_D_CARD_3_nuggets_do_not_change_the_path() -> None:
    table = duel(hands=[["EW", "NS"]], board={"1,1": "NS.EW+gold1-NS"})
    assert table.allows("place EW 2,1")
    assert table.refuses("place NS 1,2") == "D-PLACE-3"


def test_D_CARD_4_start_cards_lead_both_colours_on() -> None:
    hands = [["EW", "NW"], ["EW", "NW"]]
    joined = {"0,0": "NS"}
    for turn in (0, 1):
        table = duel(anchor="own", hands=hands, board=joined, turn=turn)
        assert table.legal("place EW") == [f"place EW {cell}" for cell in ("-1,-1", "-1,1", "1,-1", "1,1")]
        assert table.allows("place NW 0,-2")


def test_D_NET_1_a_link_needs_both_sides_open() -> None:
    """A turned goal may lie with its rock towards a tunnel: no link."""
    board = GREEN_ROW | {"4,1": "NSW+door-green-S", "4,0": "NE"}
    table = duel(hands=[["NS"]], board=board, revealed={"5,0": "NW+gold2"})
    assert table.allows("place NS 5,1")
    table = duel(hands=[["EW", "NS"]], board=board, revealed={"5,0": "NE+gold2"})  # closed to the west
    assert table.refuses("place EW 6,0") == "D-PLACE-3"
    assert table.refuses("place NS 5,1") == "D-PLACE-3"


def test_D_NET_1_face_down_goals_have_no_nodes() -> None:
    board = GREEN_ROW | {"4,1": "NSW+troll-S", "4,0": "NE"}  # the troll keeps green from the goal
    table = duel(hands=[["EW"]], board=board, goals=at("5,0", "NESW"))
    assert table.refuses("place EW 6,0") == "D-PLACE-1"


BLUE_DOOR = {"1,1": "EW", "2,1": "ESW+door-blue-W"}


@pytest.mark.parametrize(("keys", "reached"), [({}, False), ({"2,1": "green"}, True)])
def test_D_NET_2_a_foreign_door_bars_the_link_until_there_is_a_key(keys: dict[str, str], reached: bool) -> None:
    table = duel(anchor="own", hands=[["EW"]], board=BLUE_DOOR, keys=keys)
    assert table.allows("place EW 3,1") is reached
    if not reached:
        assert table.refuses("place EW 3,1") == "D-PLACE-4"


@pytest.mark.parametrize("turn", [0, 1])
def test_D_NET_2_a_troll_bars_both_until_it_has_a_token(turn: int) -> None:
    board = {"0,0": "NS", "1,1": "NEW+troll-E"}
    hands = [["EW"], ["EW"]]
    assert duel(hands=hands, board=board, turn=turn).refuses("place EW 2,1") == "D-PLACE-7"
    for colour in ("green", "blue"):
        table = duel(anchor="own", hands=hands, board=board, turn=turn, tokens={"1,1": {"troll": colour}})
        assert table.allows("place EW 2,1")


# green comes from the north, blue from the south; between them (2,0) has a door to the south
MIDDLE = {"1,1": "EW", "2,1": "SW", "1,-1": "EW", "2,-1": "NW"}


@pytest.mark.parametrize(
    ("door", "turn", "move"),
    [
        ("NSW+door-green-S", 1, "place EW 1,0"),  # blue cannot come in
        ("NES+door-blue-S", 0, "place EW -1,-1"),  # green cannot go out
    ],
)
def test_D_NET_2_a_door_acts_in_both_directions(door: str, turn: int, move: str) -> None:
    board = MIDDLE | {"2,0": door}
    hands = [["EW"], ["EW"]]
    assert duel(anchor="own", hands=hands, turn=turn, board=board).refuses(move) == "D-PLACE-4"
    key = {"2,0": ("green", "blue")[turn]}
    assert duel(anchor="own", hands=hands, turn=turn, board=board, keys=key).allows(move)


def test_D_NET_2_nobody_needs_a_key_for_the_own_colour() -> None:
    hands = [["EW"], ["EW"]]
    board = MIDDLE | {"2,0": "NSW+door-green-S"}
    assert duel(anchor="own", hands=hands, board=board).allows("place EW -1,-1")
    board = MIDDLE | {"2,0": "NES+door-blue-S"}
    assert duel(anchor="own", hands=hands, turn=1, board=board).allows("place EW -1,1")


@pytest.mark.clauses("D-AMB-14")
def test_D_NET_3_a_ladder_joins_its_own_colour_alone() -> None:
    """Blue's ladder at (3,1) beside green's tunnel: blue gets into green's tunnel; green's ladder serves green alone."""
    board = {"1,1": "EW", "2,1": "EW", "3,1": "NW+ladder-blue"}
    table = duel(anchor="own", hands=[["NS"], ["NS", "EW"]], board=board, turn=1)
    assert table.allows("place NS 3,2")
    assert table.allows("place EW -1,1")
    board = {"3,1": "NW+ladder-blue"}
    table = duel(anchor="own", hands=[["NS", "EW"], ["NS"]], board=board)
    assert table.refuses("place NS 3,2") == "D-PLACE-4"
    assert table.refuses("place EW 2,1") == "D-PLACE-4"
    table = duel(anchor="own", hands=[["NS", "EW"], ["NS", "EW"]], board=board, turn=1)
    assert table.allows("place NS 3,2")
    assert table.allows("place EW 2,1")


def test_D_NET_3_the_tunnels_of_a_ladder_card_serve_both() -> None:
    board = {"1,1": "EW", "2,1": "NW+ladder-blue"}
    assert duel(anchor="own", hands=[["NS"]], board=board).allows("place NS 2,2")


def test_D_NET_3_a_ladder_laid_connects_at_once() -> None:
    table = duel(anchor="own", hands=[["NW+ladder-blue"], ["NS"]], board=GREEN_ROW)
    table.plays("place NW+ladder-blue 4,1")
    assert table.allows("place NS 4,2")


def test_D_NET_4_joined_networks_are_common() -> None:
    hands = [["EW", "NW", "NS"], ["EW", "NW", "NS"]]
    board = {"0,0": "NS", "1,1": "EW", "1,-1": "EW"}
    legal = [duel(anchor="own", hands=hands, board=board, turn=turn).legal("place") for turn in (0, 1)]
    assert legal[0] == legal[1]
    assert duel(anchor="any", hands=hands, board=board).legal("place") == legal[0]


@pytest.mark.parametrize(("turn", "reached"), [(0, False), (1, True)])
def test_D_NET_5_behind_a_blue_door_only_blue(turn: int, reached: bool) -> None:
    board = {"0,0": "NS", "1,1": "EW", "2,1": "ESW+door-blue-W"}
    table = duel(anchor="own", hands=[["EW"], ["EW"]], turn=turn, board=board)
    assert table.allows("place EW 3,1") is reached
    table = duel(hands=[["EW"], ["EW"]], turn=turn, board=board)
    assert table.allows("place EW 3,1")  # with `anchor` any blue's reach serves green too


def test_goals_of_a_test_lie_where_they_should() -> None:
    assert list(goals("NW+gold2", "NESW").items())[:3] == [("5,2", "NW+gold2"), ("5,0", "NESW"), ("5,-2", "N.E.S.W")]
    assert at("9,0", "NW+gold2")["9,0"] == "NW+gold2"
