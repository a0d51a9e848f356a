"""Chapter 4 of the base game: laying a path card (S-PLACE)."""

from __future__ import annotations

import pytest

from tests.rules.dsl import EAST, NE, NESW, NW, given, goals
from undermine import RuleViolation

EDITIONS = pytest.mark.parametrize("edition", ["modern", "2006"])


@pytest.mark.parametrize("cell", ["0,0", "8,0", "8,2", "8,-2", "1,0"])
@EDITIONS
def test_S_PLACE_1_the_cell_must_be_empty(cell: str, edition: str) -> None:
    assert given(hands=[["NESW"]], board={"1,0": "EW"}, edition=edition).refuses(f"place NESW {cell}") == "S-PLACE-1"


def test_S_PLACE_1_a_turned_goal_is_not_empty_either() -> None:
    table = given(hands=[["NESW"]], revealed={"8,0": "NE+stone"})
    assert table.refuses("place NESW 8,0") == "S-PLACE-1"


@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "2,0", "8,1", "7,0", "9,0", "1000,1000", "-99999999999999999999,0"])
@EDITIONS
def test_S_PLACE_2_side_to_side_with_a_face_up_card(cell: str, edition: str) -> None:
    table = given(hands=[["NESW"]], edition=edition)
    assert table.refuses(f"place NESW {cell}") == "S-PLACE-2"
    assert table.allows("place NESW 1,0")


@EDITIONS
def test_S_PLACE_3_a_tunnel_against_rock(edition: str) -> None:
    assert given(hands=[["NS"]], board={"1,0": "EW"}, edition=edition).refuses("place NS 1,1") == "S-PLACE-3"


@EDITIONS
def test_S_PLACE_3_rock_against_a_tunnel(edition: str) -> None:
    table = given(hands=[["NS", "NW"]], board={"1,0": "EW"}, edition=edition)
    assert table.refuses("place NS 2,0") == "S-PLACE-3"
    assert table.allows("place NW 2,0")


@pytest.mark.parametrize(
    ("code", "fits"),
    [("NESW", True), ("ESW", True), ("NSW", True), ("SW", True), ("NEW", False), ("NES", False), ("NS", False), ("EW", False)],
)  # fmt: skip
@EDITIONS
def test_S_PLACE_3_all_touching_sides_must_agree(code: str, fits: bool, edition: str) -> None:
    """A card at (2,1) between NW below it and EW beside it needs S and W open."""
    hand = {"ESW": "NEW", "NES": "NSW", "SW": "NE"}.get(code, code)
    board = {"1,0": "NEW", "2,0": "NW", "1,1": "ESW"}
    assert given(hands=[[hand]], board=board, edition=edition).allows(f"place {code} 2,1") is fits


@EDITIONS
def test_S_PLACE_3_the_refusal_points_at_the_side(edition: str) -> None:
    table = given(hands=[["NS"]], board={"1,0": "EW"}, edition=edition)
    with pytest.raises(RuleViolation) as broken:
        table.game.apply("place NS 2,0")
    assert (broken.value.at, broken.value.side, broken.value.move) == ("2,0", "W", "place NS 2,0")
    assert "on the left side" in broken.value.message


@EDITIONS
def test_S_PLACE_3_rock_meets_rock(edition: str) -> None:
    """(1,1) touches the closed side of (1,0) and follows (0,1) from the west."""
    table = given(hands=[["NEW", "NESW"]], board={"1,0": "EW", "0,1": "NES"}, edition=edition)
    assert table.allows("place NEW 1,1")
    assert table.refuses("place NESW 1,1") == "S-PLACE-3"


@pytest.mark.clauses("S-AMB-3")
def test_S_PLACE_4_a_face_down_goal_asks_for_nothing() -> None:
    table = given(hands=[["NW", "EW"]], board=EAST)
    assert table.allows("place NW 7,0")
    assert table.allows("place EW 7,0")
    table.plays("place NW 7,0")
    assert table["revealed"] == {}


def test_S_PLACE_4_an_open_side_towards_it_turns_it() -> None:
    table = given(hands=[["EW"]], board=EAST, goals=goals(NESW, NE, NW)).plays("place EW 7,0")
    assert list(table["revealed"]) == ["8,0"]


@EDITIONS
def test_S_PLACE_5_either_rotation_may_be_chosen(edition: str) -> None:
    table = given(hands=[["NEW"]], edition=edition)
    assert {"place NEW 1,0", "place ESW 1,0"} <= set(table.legal())
    table.plays("place ESW 1,0")
    assert table["board"]["1,0"] == "ESW"


def test_S_PLACE_5_a_laid_card_stays_as_it_lies() -> None:
    table = given(hands=[["NEW", "NW", "map"]], goals=goals(NESW, NE, NW))
    table.plays("place ESW 1,0", "place NW 2,0", "map 8,0")
    assert (table["board"]["1,0"], table["board"]["2,0"]) == ("ESW", "NW")


@pytest.mark.clauses("S-AMB-1")
def test_S_PLACE_6_no_path_leads_through_a_dead_end() -> None:
    table = given(hands=[["EW", "NESW", "NSW"]], board={"1,0": "E.W"})
    for code in ("EW", "NESW", "NSW"):
        assert table.refuses(f"place {code} 2,0") == "S-PLACE-6"


def test_S_PLACE_6_nothing_is_added_to_an_island_alone() -> None:
    table = given(hands=[["EW", "NESW"]], board={"1,0": "EW", "2,0": "NESW", "4,0": "EW"})
    assert table.refuses("place NESW 5,0") == "S-PLACE-6"
    assert table.allows("place EW 3,0")
    table.plays("place EW 3,0")
    assert table.allows("place NESW 5,0")


def test_S_PLACE_6_after_a_rockfall() -> None:
    row = {"1,0": "EW", "2,0": "NEW", "3,0": "NEW", "4,0": "EW"}
    table = given(hands=[["rockfall", "EW", "NESW"]], board=row)
    assert table.allows("place NESW 5,0")
    table.plays("rockfall 3,0")
    assert table.refuses("place NESW 5,0") == "S-PLACE-6"
    table.plays("place EW 3,0")
    assert table.allows("place NESW 5,0")


def test_S_PLACE_6_the_gap_counts_once_it_is_filled() -> None:
    board = {"1,0": "EW", "3,0": "EW"}
    table = given(hands=[["E.W", "NESW"]], board=board)
    assert table.plays("place E.W 2,0").refuses("place NESW 4,0") == "S-PLACE-6"


def test_S_PLACE_7_an_island_may_be_extended_in_2006() -> None:
    old = given(hands=[["EW"]], board={"4,0": "EW"}, edition="2006")
    new = given(hands=[["EW"]], board={"4,0": "EW"}, edition="modern")
    assert old.allows("place EW 5,0")
    assert new.refuses("place EW 5,0") == "S-PLACE-6"


@pytest.mark.parametrize(("edition", "connect"), [("modern", "any"), ("2006", None), ("2006", "any")])
def test_S_PLACE_7_behind_a_dead_end_too(edition: str, connect: str | None) -> None:
    table = given(hands=[["EW"]], board={"1,0": "E.W"}, edition=edition, connect=connect)
    assert table.allows("place EW 2,0")


@pytest.mark.parametrize(("edition", "connect"), [("modern", None), ("modern", "start"), ("2006", "start")])
def test_S_PLACE_7_the_option_decides_not_the_edition(edition: str, connect: str | None) -> None:
    table = given(hands=[["EW"]], board={"4,0": "EW"}, edition=edition, connect=connect)
    assert table.refuses("place EW 5,0") == "S-PLACE-6"


@pytest.mark.clauses("S-AMB-2")
@pytest.mark.parametrize(("edition", "clause"), [("modern", "S-PLACE-6"), ("2006", "S-PLACE-7")])
def test_S_PLACE_7_rock_to_rock_is_no_contact(edition: str, clause: str) -> None:
    table = given(hands=[["NS"]], board={"0,1": "NS"}, edition=edition)
    assert table.refuses("place NS 1,1") == clause


@pytest.mark.parametrize("code", ["E.W", "N.W", "E.S", "N.E.W", "N.E.S.W"])
def test_S_PLACE_8_one_connected_group_is_enough(code: str) -> None:
    hand = {"E.S": "N.W"}.get(code, code)
    cell = "1,0" if "W" in code else "-1,0"
    table = given(hands=[[hand, "NESW"]])
    assert table.plays(f"place {code} {cell}")["board"][cell] == code


def test_S_PLACE_8_in_2006_one_open_contact_of_any_group() -> None:
    table = given(hands=[["N.E.S.W"]], board={"4,0": "EW"}, edition="2006")
    assert table.allows("place N.E.S.W 5,0")


@EDITIONS
def test_S_PLACE_9_a_stub_is_an_open_side(edition: str) -> None:
    table = given(hands=[["NS", "NW", "E"]], board={"1,0": "E.W"}, edition=edition, connect="any")
    assert table.refuses("place NS 2,0") == "S-PLACE-3"
    assert table.allows("place NW 2,0")
    assert table.refuses("place E 2,0") == "S-PLACE-3"
    assert table.allows("place W 2,0")


def test_S_PLACE_10_a_turned_stone_leads_on() -> None:
    table = given(hands=[["NW"]], board=EAST | {"7,0": "EW"}, revealed={"8,0": "NW+stone"})
    assert table.allows("place ES 8,1")
    assert table.refuses("place NW 8,1") == "S-PLACE-3"


def test_S_PLACE_10_a_turned_stone_asks_for_a_fit() -> None:
    board = EAST | {"7,0": "NEW", "7,1": "NES"}
    table = given(hands=[["NSW", "EW"]], board=board, revealed={"8,0": "NW+stone"})
    assert table.refuses("place EW 8,1") == "S-PLACE-3"
    assert table.allows("place NSW 8,1")


def test_S_PLACE_10_nothing_leads_through_the_rock_of_a_stone() -> None:
    table = given(hands=[["NW", "NESW"]], board=EAST | {"7,0": "EW"}, revealed={"8,0": "NW+stone"})
    assert table.refuses("place NESW 9,0") == "S-PLACE-3"
    assert table.refuses("place NW 9,0") == "S-PLACE-3"


def test_S_PLACE_11_the_last_open_end_may_be_closed() -> None:
    board = {"1,0": "W", "0,1": "N.S", "0,-1": "N.E.W"}
    table = given(hands=[["N.E", "NESW"]], board=board).plays("place N.E -1,0")
    assert table.legal("place") == []
    assert table.legal("discard") == ["discard NESW", "discard map"]


def test_S_PLACE_11_one_may_build_away_from_the_goals() -> None:
    table = given(hands=[["EW", "EW"]]).plays("place EW -1,0", "place EW -2,0")
    assert table["board"]["-2,0"] == "EW"


@EDITIONS
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_S_PLACE_12_not_with_a_broken_tool(edition: str, tool: str) -> None:
    table = given(hands=[["NESW", "map"]], tools=[[tool]], edition=edition)
    assert table.refuses("place NESW 1,0") == "S-TOOL-3"
    assert table.legal("place") == []
    assert given(hands=[["NESW"]], tools=[[], [tool]], edition=edition).allows("place NESW 1,0")
