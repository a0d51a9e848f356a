"""The environments pass PettingZoo's own tests, and show a seat what that seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import undermine
from tests.playable import playable
from undermine import envs
from undermine.catalogue import games
from undermine.envs.actions import actions, numbers

SIZES = [(name, seats) for name in playable() for seats in sorted(set(games()[name].seats))]


@pytest.mark.parametrize(("game", "players"), SIZES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_own_test_passes(game: str, players: int) -> None:
    api_test(envs.env(game, players=players), num_cycles=120)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: envs.env("saboteur", players=3), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_masked_actions_are_exactly_the_legal_moves(game: str, players: int) -> None:
    env = envs.raw_env(game, players=players)
    chance = np.random.default_rng(7)
    env.reset(seed=11)
    for agent in env.agent_iter(150):
        if env.terminations[agent]:
            break
        mask = env.observe(agent)["action_mask"]
        texts = sorted(env.actions[number] for number in np.flatnonzero(mask))
        assert texts == [text for text in env.game.legal() if text in env.numbers]
        env.step(int(chance.choice(np.flatnonzero(mask))))


def test_a_whole_game_pays_the_winners() -> None:
    env = envs.env("saboteur", players=4)
    env.reset(seed=3)
    total: dict[str, float] = {}
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if terminated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    result: Any = env.unwrapped.game.result
    assert result is not None
    assert total == {f"seat_{seat}": 1.0 if seat in result["winners"] else -1.0 for seat in range(4)}


def test_an_observation_depends_on_the_seats_view_alone() -> None:
    env = envs.raw_env("saboteur", players=5)
    env.reset(seed=5)
    chance = np.random.default_rng(2)
    for turn in range(60):
        for seat in range(5):
            game = env.game
            real = env.encoder.encode(game.view(seat), seat)
            imagined = env.encoder.encode(game.resample(seat, turn).view(seat), seat)
            assert np.array_equal(real, imagined)
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(chance.choice(legal)))


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    env = envs.env("saboteur", players=3)
    env.reset(seed=1)
    before = env.unwrapped.game.record()
    wrong = numbers("saboteur", 3)["take 3"]
    with pytest.raises(undermine.RuleViolation, match="S-TURN-1"):
        env.step(wrong)
    assert env.unwrapped.game.record() == before


def test_every_action_is_the_canonical_text_of_a_move() -> None:
    for game, players in SIZES:
        state = undermine.new(game, players, 1)
        for text in actions(game, players)[::97]:
            if text.startswith(("web ", "cut ")):  # which of two names is right depends on the cards beside it
                continue
            assert state.rules.write(state.state, state.rules.read(state.state, text)) == text


@pytest.mark.parametrize(("game", "players"), [("chess", 2), ("saboteur", 2), ("saboteur", 11)])
def test_a_game_that_cannot_be_is_refused(game: str, players: int) -> None:
    with pytest.raises(undermine.RecordError):
        envs.env(game, players=players)
