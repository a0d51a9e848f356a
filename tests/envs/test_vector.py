"""The vector environment plays the same games as single ones, row by row."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.playable import playable
from undermine import envs
from undermine.catalogue import games

SIZES = [(name, games()[name].seats[0]) for name in playable()]


def choose(masks: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    """Choose a legal action in every row."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_rows_are_the_games_of_single_environments(game: str, players: int) -> None:
    rows = 3
    many = envs.vector_env(game, players, rows)
    seen, infos = many.reset(seed=40)
    assert many.observation_space.contains(seen)
    ones = [envs.raw_env(game, players) for _ in range(rows)]
    for row, one in enumerate(ones):
        one.reset(seed=40 + row)
    chance = np.random.default_rng(3)
    for _ in range(400):
        for row, one in enumerate(ones):
            alone = one.observe(one.agent_selection)
            assert infos["turn"][row] == one.runner.turn
            assert np.array_equal(seen["observation"][row], alone["observation"])
            assert np.array_equal(seen["action_mask"][row], alone["action_mask"])
        actions = choose(seen["action_mask"], chance)
        seen, rewards, ended, cut, infos = many.step(actions)
        assert not cut.any()
        for row, one in enumerate(ones):
            mover = one.agent_selection
            one.step(int(actions[row]))
            assert infos["rewards"][row].tolist() == [one.rewards[agent] for agent in one.possible_agents]
            assert rewards[row] == one.rewards[mover]
            assert ended[row] == one.terminations[mover]
            if ended[row]:
                last = infos["final_obs"][row]["observation"]
                assert np.array_equal(last, one.observe(mover)["observation"])
                seed = int(many.fleet.seeds[row]) - rows
                one.reset(seed=seed)


def test_an_illegal_action_changes_nothing_and_names_its_clause() -> None:
    many = envs.vector_env("saboteur", 3, 2)
    seen, _ = many.reset(seed=1)
    numbering = many.observer.numbering
    take = numbering.number(6 << 40 | 3 << 20, 0)
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    after, rewards, ended, _, infos = many.step(np.array([take, legal]))
    assert infos["refused"].tolist() == ["S-TURN-1", None]
    assert infos["_refused"].tolist() == [True, False]
    assert np.array_equal(after["observation"][0], seen["observation"][0])
    assert not np.array_equal(after["observation"][1], seen["observation"][1])
    assert not rewards.any()
    assert not ended.any()
    _, _, _, _, infos = many.step(np.array([-5, 10**9]))
    assert infos["refused"].tolist() == ["S-TURN-1", "S-TURN-1"]


WRONG = [[0], [0, 0, 0], [[0, 0]], 0, [0.0, 0.0], [True, False], ["0", "0"], [None, 0], [2**70, 0]]


@pytest.mark.parametrize("actions", WRONG, ids=str)
def test_actions_of_another_shape_or_kind_are_refused_before_anything_moves(actions: object) -> None:
    many = envs.vector_env("saboteur", 3, 2)
    seen, _ = many.reset(seed=1)
    legal = choose(seen["action_mask"], np.random.default_rng(1))
    wrong = np.asarray(actions)
    if wrong.shape[:1] == (3,):
        wrong = np.append(legal, legal[0])  # legal ones, and one too many
    elif wrong.shape == (1,):
        wrong = legal[:1]
    elif wrong.dtype.kind == "f":
        wrong = legal.astype(np.float64)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, one for every game"):
        many.step(wrong)
    assert np.array_equal(many.seen()["observation"], seen["observation"])
    after, _, _, _, infos = many.step(legal)
    assert "refused" not in infos
    assert not np.array_equal(after["observation"][0], seen["observation"][0])
    _, _, _, _, infos = many.step(np.array([2**64 - 1, 2**63], np.uint64))
    assert infos["_refused"].all()


def test_arrays_that_are_not_copied_are_the_engines_own() -> None:
    many = envs.vector_env("solo", 1, 2, copy=False)
    seen, _ = many.reset(seed=1)
    before = seen["observation"].copy()
    many.step(choose(seen["action_mask"], np.random.default_rng(1)))
    assert not np.array_equal(before, seen["observation"])
    with pytest.raises(ValueError, match="read-only"):
        seen["observation"][0, 0] = 1


def test_seeds_are_one_for_each_row() -> None:
    many = envs.vector_env("solo", 1, 2)
    with pytest.raises(ValueError, match="3 seeds"):
        many.reset(seed=[1, 2, 3])
    one, _ = many.reset(seed=[5, 6])
    other, _ = many.reset(seed=5)
    assert np.array_equal(one["observation"], other["observation"])
    after, _ = many.reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert np.array_equal(after["observation"], other["observation"])
    for wrong in (-1, 2.5, [1, -2]):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
            many.reset(seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="0 games"):
        envs.vector_env("solo", 1, 0)


def test_deals_without_a_seed_follow_from_the_last_one() -> None:
    shown = []
    for _ in range(2):
        many = envs.vector_env("solo", 1, 2)
        many.reset(seed=5)
        many.reset()
        shown.append(many.reset()[0]["observation"])
    assert np.array_equal(shown[0], shown[1])


def test_nothing_is_played_before_the_first_deal() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        envs.vector_env("solo", 1, 2).step(np.zeros(2, np.int64))
    with pytest.raises(RuntimeError, match="reset"):
        envs.raw_env("solo", 1).observe("seat_0")
    with pytest.raises(ValueError, match="players are a whole number, not '3'"):
        envs.vector_env("saboteur", "3")  # type: ignore[arg-type]
