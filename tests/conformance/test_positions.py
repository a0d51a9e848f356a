"""Positions as values: setups that build them again, pickles and copies, pictures; for every game, all through it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import undermine
from undermine.catalogue import names
from undermine.kernel.game import Position
from undermine.kernel.moves import Moves
from undermine.kernel.playout import checksum
from undermine.kernel.rng import Rng
from undermine.pickles import fields, fill

SEATS = {"saboteur": (3, 5, 10), "duel": (2,), "solo": (1,), "cave": (2, 5, 8)}
TABLES = [(game, seats) for game in names() for seats in SEATS.get(game, ())]
NOT_IN_A_SETUP = {"discard", "hands"}  # the cave's number of discards; hands are compared card by card


def walk(game: str, seats: int, seed: int, **options: object) -> Iterator[undermine.Game]:
    """Yield a game at every move of random play."""
    table, chance = undermine.new(game, seats, seed, **options), random.Random(seed)
    while table.turn is not None:
        yield table
        table.apply(chance.choice(table.legal()))
    yield table


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_setup_builds_the_position_again(game: str, seats: int) -> None:
    written = 0
    for table in walk(game, seats, 7, **({"agree": "on"} if game == "cave" else {})):
        if table.turn is None or table.phase != "play":
            with pytest.raises(undermine.RecordError, match="over" if table.turn is None else "in the middle of one"):
                table.to_setup()
            continue
        try:
            record = table.to_setup()
        except undermine.RecordError as refused:
            assert game == "cave"
            assert "already happened in this one" in str(refused)  # noqa: PT017
            continue
        again = undermine.load(record)
        written += 1
        assert again.legal() == table.legal()
        assert (again.turn, again.options, again.players) == (table.turn, table.options, table.players)
        before, after = table.view(), again.view()
        assert {k: v for k, v in after.items() if k not in NOT_IN_A_SETUP} == {
            k: v for k, v in before.items() if k not in NOT_IN_A_SETUP
        }
        assert after["hands"] == before["hands"]
        assert again.to_setup() == record
        assert again.record() == record
    assert written > 20


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pickles_and_copies_play_on_alike_and_share_nothing(game: str, seats: int) -> None:
    for number, table in enumerate(walk(game, seats, 11)):
        if number % 7 or table.turn is None:
            continue
        before = table.view()
        others = [pickle.loads(pickle.dumps(table)), copy.copy(table), copy.deepcopy(table), table.clone()]
        states = [pickle.loads(pickle.dumps(table.position)), copy.copy(table.position), copy.deepcopy(table.position)]
        for other in others:
            assert repr(other) == repr(table)
            assert other.record() == table.record()
            for watcher in [None, undermine.PUBLIC, *range(seats)]:
                assert other.view(watcher) == table.view(watcher)
                assert other.events(watcher) == table.events(watcher)
            assert play_on(other.position, number) == play_on(states[0].clone(), number)
        for state in states:
            assert state.view(None).describe() == before
            play_on(state, number)
        assert table.view() == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_copy_forgets_no_attribute(game: str, seats: int) -> None:
    position = undermine.new(game, seats, 5).position
    for _ in range(2):  # the second time nothing has the value either that a new position starts with
        fill(position, changed(fields(position)))
        assert fields(position.clone()) == fields(position)


def changed(values: dict[str, Any]) -> dict[str, Any]:
    """Return other values for all attributes of a position or a grid, written as a pickle has them."""
    others = {name: another(value) for name, value in values.items()}
    assert {name for name in values if others[name] == values[name]} == set()
    return others


def another(value: Any) -> Any:
    """Return another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case bytes():
            return bytes(byte ^ 1 for byte in value)
        case ("grid", dict() as inside):
            return "grid", changed(inside)
        case ("window", x, y):
            return "window", x + 1, y + 1
        case (kind, bytes() | list() as numbers):
            others = [number ^ 1 for number in numbers] or [1]
            return kind, bytes(others) if isinstance(numbers, bytes) else others
    raise AssertionError(f"what else can {value!r} be?")


def play_on(position: Position, seed: int) -> object:
    """Play at random to the end, chance of later rounds included; return the moves' digest and how it ends."""
    return checksum(position, Rng(seed), Moves()), position.outcome()


def test_a_pickle_is_read_by_another_process_and_by_the_other_engine() -> None:
    game = undermine.new("cave", 3, 7)
    for _ in range(5):
        game.apply(game.legal()[0])
    read = "import pickle, sys; game = pickle.load(sys.stdin.buffer); sys.stdout.write(repr(game) + str(game.legal()))"
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", read],
            input=pickle.dumps(game),
            capture_output=True,
            check=True,
            env={"UNDERMINE_PURE": pure, "PYTHONIOENCODING": "utf-8"},
        )
        assert done.stdout.decode() == repr(game) + str(game.legal())


def test_an_imagined_game_has_no_record_and_says_so() -> None:
    game = undermine.new("saboteur", 4, 7)
    imagined = game.resample(0, seed=1)
    imagined.apply(imagined.legal()[0])
    for other in (imagined, imagined.clone(), pickle.loads(pickle.dumps(imagined))):
        with pytest.raises(undermine.RecordError, match="an imagined game has no record"):
            other.record()
        assert undermine.load(other.to_setup()).legal() == other.legal()


def test_errors_are_pickled_too() -> None:
    game = undermine.new("saboteur", 3, 7)
    for move in ("place NS 0,0", "dig"):
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            game.apply(move)
        again = pickle.loads(pickle.dumps(caught.value))
        assert type(again) is type(caught.value)
        assert (str(again), getattr(again, "move", None)) == (str(caught.value), move)


@pytest.mark.parametrize("watcher", [3, -2, "a", 1.5])
def test_nobody_looks_from_a_seat_that_is_not_there(watcher: Any) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {watcher!r}; the seats are 0 to 2"):
        undermine.new("saboteur", 3, 7).view(watcher)


@pytest.mark.parametrize("n", [0, -3])
def test_a_number_that_there_is_none_is_not_drawn(n: int) -> None:
    with pytest.raises(ValueError, match=f"there is no number from 0 on below {n}"):
        Rng(7).below(n)


def test_the_picture_of_a_game_shows_the_board() -> None:
    game = undermine.new("saboteur", 3, 7)
    game.apply("place NS 0,1")
    assert repr(game) == PICTURE


PICTURE = """\
<saboteur, 3 players, round 1, play, seat 1 to decide, 1 move
                                         ┌───┐
                                         │ ? │
                                         └───┘
 ░░║░░
 ░░║░░
 ░░║░░
 ░░║░░                                   ┌───┐
 ══╬══                                   │ ? │
 ░░║░░                                   └───┘



                                         ┌───┐
                                         │ ? │
                                         └───┘>"""
