"""When the bots say that no dwarf of the Dark Cave can get out any more: in clear cases, and never wrongly (C-END-3)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, VEIN, goals, record
from undermine.bots import LEVELS, decide
from undermine.bots.cave.lost import all_lost
from undermine.games.cave.border import State
from undermine.games.cave.view import CaveView
from undermine.testing import Walk

GOALS = goals(EXIT, LADDER, LAIR, VEIN)
ALL = ["4,4", "4,-4", "-4,4", "-4,-4"]
FAR: dict[str, Any] = {"board": {"0,-1": "I:NS"}, "dwarfs": ["0,-1/NS"] * 3, "deck": []}
NEAR: dict[str, Any] = {"board": {"3,4": "I:EW"}, "revealed": {"4,4": EXIT}, "deck": []}


def table(**setup: Any) -> undermine.Game:
    """Build a position of three players who may agree on the end."""
    setup = {"goals": GOALS, "hands": [["I:info"], ["I:web"], ["I:axe"]], **setup}
    return undermine.load(record(3, "turn", setup, [], agree="on"))


def lost(game: undermine.Game, seat: int = 0) -> bool:
    return all_lost(cast("CaveView", game.look(seat)), seat)


def test_somebody_at_the_door_can_get_out() -> None:
    assert not lost(table(**NEAR, dwarfs=["4,4/W", "0,0/NESW", "0,0/NESW"]))
    assert not lost(table(**NEAR, dwarfs=["0,0/NESW", "3,4/EW", "0,0/NESW"])), "another's dwarf counts as well"
    assert lost(table(**NEAR, dwarfs=["0,0/NESW"] * 3, hands=[["I:info"], [], []])), "one turn, eight cards to go"


def test_with_the_cards_gone_nobody_gets_far() -> None:
    assert lost(table(**FAR))
    assert not lost(table(**FAR | {"deck": ["III:NS", "III:EW", "III:rat", "II:NS", "II:EW", "I:NE", "I:EW"]}))


def test_a_goal_that_is_turned_up_takes_a_second_walk() -> None:
    """C-GOAL-3: the exit lies face down, two steps away: with one card nobody gets there, with two somebody may."""
    setup: dict[str, Any] = {"board": {"3,4": "I:EW"}, "dwarfs": ["3,4/EW"] * 3, "deck": [], "knows": [ALL]}
    assert lost(table(**setup, hands=[["I:info"], [], []]))
    assert not lost(table(**setup, hands=[["I:info", "I:axe"], [], []]))


def test_what_a_seat_knows_decides() -> None:
    """The way leads to the goal in the north-east. Who knows that the exit is elsewhere knows that all are lost."""
    setup: dict[str, Any] = {
        "board": {"3,4": "I:EW"},
        "dwarfs": ["3,4/EW"] * 3,
        "deck": [],
        "goals": goals(VEIN, EXIT, LADDER, LAIR),
    }
    game = table(**setup, hands=[["I:info", "I:web"], ["I:boots"], []], knows=[["4,4"], [], []])
    assert lost(game, 0)
    assert not lost(game, 1)


def test_a_path_card_that_may_come_may_save_somebody() -> None:
    setup: dict[str, Any] = {"board": {"2,4": "I:EW"}, "dwarfs": ["2,4/EW"] * 3, "deck": [], "revealed": {"4,4": EXIT}}
    assert not lost(table(**setup, hands=[["I:NEW", "I:info"], [], []]))
    assert lost(table(**setup, hands=[["I:info", "I:web"], [], []])), "and without one nobody crosses the gap"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_says_what_it_sees(level: str) -> None:
    game = table(**FAR)
    for seat, move in ((0, "propose"), (1, "agree"), (2, "agree")):
        answer = decide(game.record(), seat, level, seed=1)
        assert (answer["move"], answer["key"]) == (move, "bot-why-agree")
        game.apply(move)
    assert game.turn is None
    near = table(**NEAR, dwarfs=["4,4/W", "0,0/NESW", "0,0/NESW"])
    assert all(decide(near.record(), 0, level, seed=seed)["move"] != "propose" for seed in range(12))
    near.apply("propose")
    assert (decide(near.record(), 1, level, seed=1)["move"], near.phase) == ("decline", "vote")


def test_whoever_is_said_to_be_lost_is() -> None:
    """Over whole games in which paths and dwarfs hurry out: after a seat is sure that nobody gets out, nobody does."""
    found = outside = 0
    for seed in range(1, 41 if undermine.COMPILED else 9, 2):
        sure: int | None = None
        players = 2 + seed % 6
        for game in Walk("cave", players, seed).steps():
            state = cast(State, game.view())
            if sure is not None:
                assert len(state["exits"]) == sure, game.record()
            elif game.phase == "play" and any(lost(game, seat) for seat in range(players)):
                sure = len(state["exits"])
        found += sure is not None
        outside += len(state["exits"])
    assert found
    assert outside


def test_a_bot_without_the_option_plays_as_before() -> None:
    game = undermine.new("cave", players=3, seed=8)
    twin = undermine.new("cave", players=3, seed=8, agree="on")
    for number in range(12):
        assert game.turn is not None
        moves = [str(decide(each.record(), game.turn, "miner", seed=number)["move"]) for each in (game, twin)]
        assert moves[0] == moves[1]
        game.apply(moves[0])
        twin.apply(moves[1])
