"""Which clause a refusal names: every row of the contract, section 7 for the Duel and its solo game, and the order of the rows."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.dsl import SYNTAX, Table
from tests.rules.duel_dsl import GREEN_ROW, at, duel, solo

TROLLS = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S"}


def bribing() -> Table:
    """Stand after the action, with a bribe still possible."""
    return duel(hands=[["EW", "NS"], ["NE"]], board={"1,1": "NEW+troll-E"}).plays("discard NS")


def orienting() -> Table:
    """Choose how a goal shall lie."""
    board = GREEN_ROW | {"4,1": "SW"}
    table = duel(hands=[["NE", "NS"], ["NW"]], board=board, goals=at("5,0", "NEW+gold3+door-green-N"))
    return table.plays("place NE 4,0")


def paying() -> Table:
    """Choose what the trolls get."""
    tokens = {cell: {"troll": "green"} for cell in TROLLS}
    table = duel(hands=[["NS"]], deck=[], board=TROLLS, tokens=tokens, purse=[[1, 1, 2]])
    return table.plays("discard NS")


def over() -> Table:
    """Finish a game."""
    return duel(hands=[["NS"]], deck=[], round=3).plays("discard NS")


OPTIONS = [
    "place NS 0,0", "break cart 1", "repair cart 0 fix-cart", "rockfall 1,1", "map 9,0", "discard NS", "discard EW NS",
    "scrap EW NS cart", "key 1,1",
]  # fmt: skip


@pytest.mark.parametrize("move", OPTIONS)
def test_wrong_phase_and_game_over(move: str) -> None:
    for table in (bribing(), orienting(), paying(), over()):
        assert table.refuses(move) == "D-TURN-1"


@pytest.mark.parametrize(
    ("move", "belongs"),
    [
        ("bribe 1,1", "play bribe"),
        ("end", "bribe"),
        ("pay 1 1", "pay"),
        ("orient NEW+gold3+door-green-N 5,0", "orient"),
    ],
)
def test_moves_of_other_phases(move: str, belongs: str) -> None:
    tables = {"bribe": bribing(), "orient": orienting(), "pay": paying(), "over": over(), "play": duel(hands=[["NS"]])}
    for phase, table in tables.items():
        assert table["phase"] == phase
        if phase not in belongs.split():
            assert table.refuses(move) == "D-TURN-1"
    assert tables["over"].refuses("bribe 1,1") == "D-TURN-1"


@pytest.mark.parametrize(
    "move",
    [
        "place EW 1,1", "place EW 0,1", "place EW 99,99", "break cart 0", "break cart 1", "repair cart 1 fix-cart",
        "repair pickaxe 0 fix-cart", "rockfall 0,1", "map 1,1", "discard EW", "discard NS NS", "discard EW NS",
        "scrap NS NS cart", "scrap EW EW lantern", "key 1,1", "place NW+ladder-blue 4,0",
    ],
)  # fmt: skip
def test_the_card_is_not_in_the_hand(move: str) -> None:
    """This comes before sabotage, the cell and everything else."""
    table = duel(hands=[["NS"], ["EW", "key"]], tools=[["pickaxe"], ["cart"]])
    assert table.refuses(move) == "D-TURN-1"


def test_the_refusal_points_at_the_missing_card() -> None:
    table = duel(hands=[["NS", "EW"]])
    for move, card in (
        ("discard NS NS", "NS"),
        ("discard EW NE", "NE"),
        ("scrap EW EW cart", "EW"),
        ("key 1,1", "key"),
    ):
        with pytest.raises(undermine.RuleViolation) as broken:
            table.game.apply(move)
        assert (broken.value.clause, broken.value.at) == ("D-TURN-1", card)


@pytest.mark.parametrize("cell", ["0,1", "1,1", "9,9", "4,0", "1000,0"])
def test_sabotage_comes_before_the_cell(cell: str) -> None:
    table = duel(hands=[["EW", "NW+ladder-blue"]], tools=[["cart"]], board={"1,1": "EW"})
    assert table.refuses(f"place EW {cell}") == "D-SAB-2"
    assert table.refuses(f"place NW+ladder-blue {cell}") == "D-SAB-2"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("place EW 1,1", "D-PLACE-1"),  # taken
        ("place EW 9,0", "D-PLACE-1"),  # a face-down goal
        ("place EW 4,0", "D-PLACE-1"),  # beside a face-down goal only
        ("place NW+ladder-blue 9,1", "D-PLACE-1"),  # before D-PLACE-10
        ("place ES+ladder-blue 4,2", "D-PLACE-10"),  # before the fit: (3,2) is open to it
        ("place NS 2,1", "D-PLACE-2"),
        ("place NS 3,3", "D-PLACE-2"),  # before the connection: (3,2) is closed there
        ("place EW 2,2", "D-PLACE-3"),
        ("place EW 2,1", "D-PLACE-7"),
    ],
)
def test_the_order_within_a_laying(move: str, clause: str) -> None:
    board = {"1,1": "NEW+troll-E", "3,2": "EW"}
    assert duel(hands=[["EW", "NS", "NW+ladder-blue"]], board=board).refuses(move) == clause


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("break cart 0", "D-SAB-1"),
        ("break lantern 0", "D-SAB-1"),
        ("break lantern 1", "D-SAB-3"),
        ("repair lantern 1 fix-lantern", "D-REP-1"),
        ("repair cart 1 fix-lantern", "D-REP-1"),
        ("repair cart 0 fix-lantern", "D-REP-1"),
        ("repair cart 0 EW", "D-REP-1"),
        ("repair lantern 0 fix-lantern", "D-REP-3"),
        ("scrap EW rockfall cart", "D-DISC-2"),
        ("rockfall 3,3", "D-ROCK-1"),
        ("rockfall 900,1", "D-ROCK-1"),
        ("rockfall 0,-1", "D-ROCK-2"),
        ("rockfall 9,0", "D-ROCK-2"),
    ],
)
def test_actions(move: str, clause: str) -> None:
    hand = ["break-cart", "break-lantern", "fix-lantern", "EW", "rockfall"]
    table = duel(hands=[hand], tools=[["pickaxe"], ["lantern"]], deck=["NS"])
    assert table.refuses(move) == clause


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "pass", "take 1", "place", "place EW", "place EW 1,1 ", "place WE 1,1", "place EW 1;1", "place EW 01,1",
        "place NESW+ladder-green 1,1", "place NESW 1,1", "place NW+gold2 1,1", "place NEW+door-green-E 1,1", "break cart 2",
        "break axe 1", "repair cart 0", "discard", "discard SW", "discard NS EW", "discard EW NS NE", "scrap EW NS",
        "scrap NS EW cart", "scrap EW NS axe", "key", "key 1,1 E", "bribe troll", "end 0", "END", "pay", "pay 0", "pay 4",
        "pay 2 1", "pay 1  1", "orient NW+gold2", "orient EW 5,0", "orient NW 5,0", "map", "halt", "info goal 5,0", "discard ?",
        "place EW+door-blue-W 1,1", "place ladder-green 1,1", "place I:EW 1,1",
    ],
)  # fmt: skip
def test_what_is_no_move_at_all(text: str) -> None:
    table = duel(hands=[["EW", "NS"]], tools=[["cart"]])
    assert table.refuses(text) == SYNTAX


def test_verbs_the_solo_game_does_not_have() -> None:
    table = solo(hands=["EW", "NS"], board={"1,0": "EW"})
    for text in ("break cart 0", "break cart 1", "rockfall 1,0", "repair cart 1 fix-cart"):
        assert table.refuses(text) == SYNTAX
    assert table.refuses("repair cart 0 fix-cart") == "D-TURN-1"
