"""Which clause a refusal names: every row of the contract, section 7 for the base game, and the order of the rows."""

from __future__ import annotations

import pytest

import undermine
from tests.rules.dsl import EAST, NE, NESW, NW, SYNTAX, Table, given, goals


def drafting() -> Table:
    """Divide the gold 1, 1, 3."""
    return given(hands=[["EW"], ["NS"]], board=EAST, goals=goals(NE, NESW, NW), gold=[1, 1, 3]).plays("place EW 7,0")


def over() -> Table:
    """Finish a game."""
    return given(hands=[["EW"]], deck=[], round=3).plays("discard EW")


MAZE = {"1,0": "E.W", "0,1": "NS", "5,5": "NESW"}


@pytest.mark.parametrize(
    "move",
    ["place EW 1,0", "break cart 0", "repair cart 0 fix-cart", "rockfall 1,0", "map 8,0", "discard NS", "discard EW"],
)
def test_wrong_phase_and_game_over(move: str) -> None:
    assert drafting().refuses(move) == "S-TURN-1"
    assert over().refuses(move) == "S-TURN-1"
    assert over().refuses("take 1") == "S-TURN-1"
    assert given(hands=[["EW"]]).refuses("take 1") == "S-TURN-1"


@pytest.mark.parametrize(
    "move",
    [
        "place NS 0,1", "break cart 0", "repair cart 1 fix-cart", "rockfall 1,0", "map 8,0", "discard NS",
        "place NESW 0,0", "place NESW 9,9", "repair pickaxe 1 fix-cart", "map 3,3", "rockfall 0,0", "break lantern 1",
    ],
)  # fmt: skip
def test_the_card_is_not_in_the_hand(move: str) -> None:
    """This comes before the tools, the cell and everything else."""
    table = given(hands=[["EW"], ["NS", "map"]], tools=[["pickaxe"], ["cart", "lantern"]], board={"1,0": "EW"})
    assert table.refuses(move) == "S-TURN-1"


@pytest.mark.parametrize("cell", ["0,0", "1,0", "9,9", "2,0", "1,1", "0,2", "1000,0"])
def test_a_broken_tool_comes_before_the_cell(cell: str) -> None:
    assert given(hands=[["EW"]], tools=[["cart"]], board=MAZE).refuses(f"place EW {cell}") == "S-TOOL-3"


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("place EW 0,0", "S-PLACE-1"),
        ("place EW 8,0", "S-PLACE-1"),
        ("place EW 1,0", "S-PLACE-1"),
        ("place EW 3,3", "S-PLACE-2"),
        ("place EW 7,0", "S-PLACE-2"),  # beside a face-down goal only
        ("place EW 0,2", "S-PLACE-3"),
        ("place NS 2,0", "S-PLACE-3"),  # it does not fit, and would not be connected either
        ("place EW 2,0", "S-PLACE-6"),
        ("place EW 6,5", "S-PLACE-6"),
        ("place NS 1,1", "S-PLACE-3"),
    ],
)
def test_cell_then_fit_then_connection(move: str, clause: str) -> None:
    table = given(hands=[["EW", "NS"]], board={**MAZE, "1,2": "NEW"} if "1,1" in move else MAZE)
    assert table.refuses(move) == clause


@pytest.mark.parametrize(("connect", "clause"), [("start", "S-PLACE-6"), ("any", "S-PLACE-7")])
@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_the_connection_by_the_option(connect: str, clause: str, edition: str) -> None:
    table = given(hands=[["NS"]], board={"0,1": "NS"}, connect=connect, edition=edition)
    assert table.refuses("place NS 1,1") == clause


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("break cart 1", "S-TOOL-2"),
        ("repair cart 1 fix-lantern", "S-REP-2"),
        ("repair cart 2 fix-lantern", "S-REP-2"),  # wrong card comes before nothing to repair
        ("repair lantern 1 fix-lantern", "S-REP-3"),
        ("repair lantern 0 fix-lantern", "S-REP-3"),
        ("rockfall 0,0", "S-ROCK-1"),
        ("rockfall 8,0", "S-ROCK-1"),
        ("rockfall 3,3", "S-ROCK-1"),
        ("map 1,0", "S-MAP-2"),
        ("map 8,1", "S-MAP-2"),
    ],
)
def test_actions(move: str, clause: str) -> None:
    table = given(hands=[["break-cart", "fix-lantern", "rockfall", "map"]], tools=[[], ["cart"]], board=MAZE)
    assert table.refuses(move) == clause


def test_no_such_gold_card() -> None:
    assert drafting().refuses("take 2") == "S-GOLD-3"


@pytest.mark.parametrize(
    "move",
    [
        "", " ", "foo", "Place EW 1,0", "place  EW 1,0", " place EW 1,0", "place EW 1,0 ", "place EW 1, 0", "place EW 1,0\n",
        "place EW 01,0", "place EW +1,0", "place EW -0,0", "place EW 1.0,0", "place EW 1", "place EW 1,0,0", "place EW \u0661,0",
        "place WE 1,0", "place NESW+treasure 8,0", "place NE.SW 1,0", "place NEWS 1,0", "place ? 1,0", "place rockfall 1,0",
        "place ew 1,0", "place I:NESW 1,0", "place NES.W 1,0", "place NN 1,0",
        "break cart 3", "break cart -1", "break cart 00", "break cart", "break wagon 1", "break-cart 1", "break CART 1",
        "repair cart 1", "repair cart 1 fix-lantern-pickaxe", "repair cart 1 fix-cart fix-cart", "repair fix-cart cart 1",
        "rockfall", "rockfall 1,0 2,0", "map", "map 8,0 8,2", "map 8;0",
        "discard", "discard SW", "discard ES", "discard NESW+treasure", "discard EW EW", "discard ?", "discard 0",
        "take", "take 0", "take 4", "take -1", "take 1 2", "take one", "take 1.0",
        "key 1,0", "bribe 1,0", "scrap EW NS cart", "end", "pay 1", "orient NE+stone 8,0", "info goal 8,0", "info seat 1",
        "swap 1", "boots 1", "axe 1", "web 1,0 N", "cut 1,0 N", "rat", "goblin 1,0/N", "step 1,0/N", "halt", "strike", "endure",
        "discard \u202eEW", "discard EW\u200b", "\uff44iscard EW", "place EW 1,0\0", "\ud800", "x" * 10_000,
    ],
)  # fmt: skip
def test_anything_but_the_canonical_text_is_syntax(move: str) -> None:
    table = given(hands=[["EW", "map", "rockfall", "break-cart", "fix-cart", "NE"]], tools=[[], ["cart"]])
    assert table.refuses(move) == SYNTAX


@pytest.mark.parametrize("move", [None, 3, b"discard EW", ["discard EW"], 1.5])
def test_a_move_is_a_text(move: object) -> None:
    with pytest.raises(undermine.MoveSyntaxError):
        given(hands=[["EW"]]).game.apply(move)


@pytest.mark.parametrize("digits", [3, 10, 30, 50])
def test_a_far_cell_is_a_matter_of_rules(digits: int) -> None:
    far = "9" * digits
    table = given(hands=[["EW", "rockfall", "map"]])
    for cell in (f"{far},0", f"0,-{far}", f"-{far},-{far}", "64,0", "0,64", "-64,0", "63,63"):
        assert table.refuses(f"place EW {cell}") == "S-PLACE-2"
        assert table.refuses(f"rockfall {cell}") == "S-ROCK-1"
        assert table.refuses(f"map {cell}") == "S-MAP-2"


@pytest.mark.parametrize(
    ("move", "at", "side"),
    [
        ("place NS 0,1", "NS", None),
        ("discard NS", "NS", None),
        ("break pickaxe 1", "break-pickaxe", None),
        ("map 1,0", "1,0", None),
        ("rockfall 3,-3", "3,-3", None),
        ("break cart 1", "1", None),
        ("repair lantern 2 fix-lantern", "2", None),
        ("repair cart 2 fix-lantern", "fix-lantern", None),
        ("place EW 1,0", "1,0", None),
        ("place EW 0,2", "0,2", "S"),
        ("place EW 5,4", "5,4", "N"),
        ("place EW 2,0", "2,0", None),
        ("take 1", None, None),
    ],
)
def test_a_refusal_points_at_what_is_wrong(move: str, at: str | None, side: str | None) -> None:
    hand = ["EW", "break-cart", "fix-lantern", "rockfall", "map"]
    table = given(hands=[hand], tools=[[], ["cart"]], board=MAZE)
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply(move)
    assert (broken.value.at, broken.value.side) == (at, side)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_broken_tool_names_the_seat(seat: int) -> None:
    table = given(hands=[["EW"], ["EW"]], tools=[["cart"], ["cart"]], turn=seat)
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply("place EW 1,0")
    assert broken.value.at == str(seat)


def test_every_clause_that_refuses_has_a_sentence() -> None:
    from undermine.games.saboteur import checks
    from undermine.texts import has_text, text

    for clause in (getattr(checks, name) for name in dir(checks) if name.startswith("S_")):
        assert has_text(clause)
        for at in ("none", "1,0", "EW", "2"):
            sentence = text(clause, at=at, side="N")
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert "$" not in sentence
