"""The drawn board: cards where they lie, what stands on them, places to choose, and what the reader knows."""

from __future__ import annotations

from typing import Any

from undermine.cli.board import Board


def whole(view: dict[str, Any]) -> Any:
    """Fill in what a game would show besides, so that a test says only what it is about."""
    game = "cave" if "dwarfs" in view else "duel" if "tokens" in view else "saboteur"
    bare: dict[str, Any] = {key: {} for key in ("known", "tokens", "keys", "webs", "veins", "monsters")}
    return {"game": game, **bare, "dwarfs": [], "clans": [], **view}


def drawn(view: dict[str, Any], **more: Any) -> list[str]:
    return [line.plain.rstrip() for line in Board(whole(view), **more).lines()]


def test_tunnels_of_neighbours_meet() -> None:
    board = {"0,0": "NESW", "1,0": "EW", "2,0": "E.W", "1,1": "NS"}
    assert drawn({"board": board, "known": {}}) == [
        "      0    1    2",
        "         ░░║░░",
        "  1      ░░║░░",
        "         ░░║░░",
        "    H░║░░░░░░░░░░░░",
        "  0 ══╬════════╡░╞═",
        "    ░░║░░░░░░░░░░░░",
    ]


def test_what_was_laid_last_differs_without_colours() -> None:
    assert drawn({"board": {"3,0": "EW"}, "known": {}}, fresh=[(3, 0)])[1:] == ["    ▒▒▒▒▒", "  0 ═════", "    ▒▒▒▒▒"]


def test_places_to_choose_have_numbers() -> None:
    view = {"board": {"1,0": "EW", "3,0": "?"}, "known": {}}
    shown = drawn(view, spots={(2, 0): [1, 2], (1, 0): [3], (3, 0): [4, 5, 6]})
    assert shown[1:] == ["    ░░░░░     ┌───┐", "  0 ═════ 1/2 │ ? │", "     (3)      (4+)"]


def test_a_known_goal_shows_what_it_is() -> None:
    view = {"board": {"8,0": "?", "9,0": "?", "10,0": "?"}, "known": {"8,0": "NESW+treasure", "9,0": "NE+stone"}}
    assert drawn(view)[2] == "  0 │ ?◆││ ?●││ ? │"


def test_tokens_keys_doors_and_trolls_of_the_duel() -> None:
    view = {
        "board": {"0,0": "NESW+troll-S", "1,0": "NS.EW+gold1-NS", "2,0": "NSW+door-blue-N"},
        "known": {},
        "tokens": {"0,0": {"troll": "blue"}, "1,0": {"NS": "green"}},
        "keys": {"2,0": "green"},
    }
    assert drawn(view)[1:] == ["    ░░║B░1*║G░░░bk░", "  0 ══╬════╫════╣░░", "    ░░T░░░░║░░░░║░░"]


def test_dwarfs_monsters_webs_and_veins_of_the_cave() -> None:
    view = {
        "board": {"0,0": "I:NESW+ladder", "1,0": "II:NE.SW+tunnel", "2,0": "I:NSW+vein", "3,0": "III:NESW"},
        "known": {},
        "clans": [["blue", "?"], ["yellow", "?"], ["blue", "?"], ["blue", "?"]],
        "dwarfs": ["0,0/NESW", "1,0/T", "3,0/N", "out"],
        "monsters": {"rat": ["3,0/S", 1]},
        "webs": {"0,0 E": [2, 1]},
        "veins": {"2,0": 0},
    }
    assert drawn(view)[1:] == ["    H░║0░≈░║1░·░║░░░2║░░", "  0 ══╬═#═╗╚════╣░░══╬══", "    ░░║░1░╚╗░2░░║░1░r║░3"]


def test_a_low_terminal_gets_empty_rows_in_one_line() -> None:
    board = Board(whole({"board": {"0,0": "NESW", "8,2": "?"}}), spots={(0, 1): [1]})
    assert [len(board.lines()), board.least()] == [10, 8]
    board.fit(8, 80)
    assert len(board.lines()) == 8
    board.fit(5, 80)
    assert len(board.lines()) <= 5
    assert 1 in board.rows, "what can be chosen stays in sight"
