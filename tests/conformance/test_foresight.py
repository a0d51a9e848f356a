"""What a seat is told beforehand: true, from what it knows alone, and why a card cannot be played."""

from __future__ import annotations

import random

import pytest

import undermine
from tests.rules import caves, dsl, duel_dsl
from undermine.foresight import barred, foresee

GAMES = [("saboteur", 4), ("duel", 2), ("solo", 1), ("cave", 4)]


def test_a_card_that_cannot_be_played_names_its_clause() -> None:
    hand = ["NS", "break-cart", "fix-pickaxe", "rockfall", "map"]
    game = dsl.given(hands=[hand, ["NE"], ["NW"]], tools=[["lantern"]]).game
    assert barred(game) == {"NS": "S-TOOL-3", "fix-pickaxe": "S-REP-3", "rockfall": "S-ROCK-1"}


def test_a_path_that_fits_but_is_cut_off_names_what_is_missing() -> None:
    board = {"1,0": "E.W", "0,1": "N.S", "0,-1": "N", "-1,0": "E"}
    game = dsl.given(hands=[["EW", "map"], ["NE"], ["NW"]], board=board).game
    assert barred(game) == {"EW": "S-PLACE-6"}


def test_a_key_without_a_door_says_so() -> None:
    game = duel_dsl.duel(hands=[["key", "NS"], ["NS"]]).game
    assert barred(game) == {"key": "D-KEY-1"}


def test_stopping_on_a_vein_takes_the_nugget_and_shows_the_clan_card() -> None:
    game = (
        caves.given(
            hands=[["I:info", "I:NE"], ["I:rat"], ["I:boots"]],
            dwarfs=["0,1/NS"],
            board={"0,1": "I:NS", "0,2": "I:NSW+vein"},
        )
        .plays("discard I:info")
        .game
    )
    follows = foresee(game, ["step 0,2/NSW"])["step 0,2/NSW"]
    assert [event["type"] for event in follows["events"]] == ["step"]
    assert [event["type"] for event in follows["stop"]][:3] == ["halt", "vein", "show"]


def test_a_beast_knows_whom_it_can_reach() -> None:
    game = caves.given(
        hands=[["I:rat", "I:info"], ["I:rat"], ["I:boots"]],
        dwarfs=["0,1/NESW", "0,3/NSW", "0,6/NESW"],
        board={"0,1": "I:NESW", "0,2": "I:NS+lair", "0,3": "I:NSW", "0,4": "I:NS", "0,5": "II:NS", "0,6": "I:NESW"},
    ).game
    assert foresee(game, ["rat 0,2/NS"])["rat 0,2/NS"]["met"] == [0, 1]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_foretold_happens_and_rests_on_nothing_unknown(name: str, seats: int) -> None:
    game, chance = undermine.new(name, players=seats, seed=11), random.Random(name)
    for _ in range(60):
        if game.turn is None:
            break
        moves = chance.sample(legal := game.legal(), min(3, len(legal)))
        told = foresee(game, moves)
        other = game.resample(game.turn, seed=5)
        assert (barred(other), foresee(other, moves)) == (barred(game), told)
        for move in moves:
            after, seen = game.clone(), len(game.events(undermine.PUBLIC))
            after.apply(move)
            assert [event for event in told[move]["events"] if event not in after.events(undermine.PUBLIC)[seen:]] == []
        game.apply(chance.choice(legal))
