"""Playouts: what is picked by chance is legal, a round played out ends, and what is drawn from a view has that view."""

from __future__ import annotations

import pytest

from undermine.catalogue import games
from undermine.kernel.game import NOBODY, Position
from undermine.kernel.moves import Moves, verb_of
from undermine.kernel.playout import clone_often, play_out, play_round, random_games, sample_often, sample_rounds
from undermine.kernel.rng import Rng

TABLES = [("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("duel", 2), ("solo", 1), ("cave", 2), ("cave", 6)]


def deal(name: str, seats: int, number: int) -> Position:
    rules = games()[name]
    return rules.new(seats, number.to_bytes(32, "big"), rules.settle({}), None)


def listed(state: Position, spare: Moves) -> set[int]:
    state.legal(spare)
    return {int(spare.list[place]) for place in range(spare.count)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whatever_is_picked_is_legal(name: str, seats: int) -> None:
    spare = Moves()
    verbs: set[int] = set()
    possible: set[int] = set()
    for number in range(3):
        state = deal(name, seats, number)
        rng = Rng(number)
        while state.turn != NOBODY:
            legal = listed(state, spare)
            move = int(state.pick(rng, spare))
            assert move in legal
            possible |= {int(verb_of(each)) for each in legal}
            verbs.add(int(verb_of(move)))
            state.apply(move, None)
    if name == "saboteur":  # the one that picks without listing
        assert verbs == possible, "every kind of move that was legal was picked in time"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_round_is_played_to_its_end_and_a_game_to_its_own(name: str, seats: int) -> None:
    state = deal(name, seats, 7)
    assert play_round(state, Rng(7), Moves()) > 0
    assert state.turn == NOBODY or state.round == 2
    assert (play_out(state, Rng(7), Moves()) > 0) == (name != "cave")
    assert state.turn == NOBODY
    assert state.outcome() is not None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_drawn_has_the_view_it_was_drawn_from(name: str, seats: int) -> None:
    rules = games()[name]
    spare = Moves()
    state = deal(name, seats, 11)
    rng = Rng(11)
    step = 0
    while state.turn != NOBODY:
        if step % 17 == 0:
            seen = state.view(int(state.turn))
            sampler = rules.sampler(seen)
            for _ in range(3):
                drawn = sampler.draw(rng)
                assert drawn.view(int(state.turn)).describe() == seen.describe()
                assert listed(drawn, spare) == listed(state, spare)
        state.legal(spare)
        state.apply(spare.list[rng.below(spare.count)], None)
        step += 1


def test_draws_from_one_view_differ_and_leave_each_other_alone() -> None:
    state = deal("saboteur", 5, 3)
    sampler = games()["saboteur"].sampler(state.view(0))
    rng = Rng(1)
    first, second = sampler.draw(rng), sampler.draw(rng)
    before = first.view(None).describe()
    assert before != second.view(None).describe()
    play_out(second, rng, Moves())
    assert first.view(None).describe() == before


def test_the_loops_of_the_bench_do_what_they_say() -> None:
    rules = games()["saboteur"]
    state = deal("saboteur", 5, 3)
    sampler = rules.sampler(state.view(0))
    sample_often(sampler, 3, Rng(1))
    clone_often(state, 3)
    assert sample_rounds(sampler, 3, Rng(1)) > 3 * 20
    moves, check, count = random_games(rules, 3, 2, 7)
    assert moves > 100
    assert count > moves
    assert random_games(rules, 3, 2, 7) == (moves, check, count)
