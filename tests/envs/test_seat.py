"""One seat against bots: Gymnasium's own checker, masks as sb3-contrib asks, rewards of a whole game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import undermine
from undermine import envs
from undermine.envs.sight.numbering import ELSEWHERE


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_own_checker_passes() -> None:
    check_env(envs.seat_env("solo", players=1), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("saboteur", 4), ("cave", 3)])
def test_a_game_among_bots_ends_with_its_reward(game: str, players: int) -> None:
    env = envs.seat_env(game, players, opponents="mole", seat=None)
    chance = np.random.default_rng(5)
    for seed in (1, 2):
        seen, info = env.reset(seed=seed)
        assert info["seat"] == seed % players
        over, total = False, 0.0
        while not over:
            masks = env.action_masks()
            assert masks.dtype == np.bool_
            seen, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(masks))))
            total += reward
            assert env.observation_space.contains(seen)
        result = env.runner.position.outcome()
        assert result is not None
        assert total == (1.0 if env.seat in result["winners"] else -1.0)
        assert info["score"] == result["scores"][env.seat] or game == "cave"
    with pytest.raises(RuntimeError, match="reset"):
        env.step(1)


def test_the_same_seed_is_the_same_game_with_the_same_bots() -> None:
    shown = []
    for _ in range(2):
        env = envs.seat_env("duel", 2, opponents="apprentice", seat=1)
        env.reset(seed=9)
        for _ in range(6):
            seen, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        shown.append(seen)
    assert np.array_equal(shown[0], shown[1])


def test_a_whole_run_can_be_repeated_from_one_seed() -> None:
    """Learning programs give a seed once; every later deal, the seat and its bots follow from it."""
    runs = []
    for _ in range(2):
        env = envs.seat_env("duel", 2, opponents="mole", seat=None)
        env.reset(seed=9)
        runs.append([env.reset() for _ in range(4)])
    for (seen, info), (again, said) in zip(*runs, strict=True):
        assert np.array_equal(seen, again)
        assert info == said
    assert len({seen.tobytes() for seen, _ in runs[0]}) == 4
    other = envs.seat_env("duel", 2, opponents="mole", seat=None)
    other.reset(seed=10)
    assert not np.array_equal(other.reset()[0], runs[0][0][0])


def test_an_illegal_action_is_told_in_the_info() -> None:
    env = envs.seat_env("solo", 1)
    seen, _ = env.reset(seed=3)
    wrong = int(np.flatnonzero(~env.action_masks())[5])
    after, reward, over, _, info = env.step(wrong)
    assert np.array_equal(seen, after)
    assert (reward, over) == (0.0, False)
    assert info["refused"].startswith("D")
    assert info["sentence"]
    _, _, _, _, info = env.step(ELSEWHERE)  # in the space of actions as every other: who samples it is told too
    assert (info["refused"], "outside the frame" in info["sentence"]) == ("D-TURN-1", True)


@pytest.mark.parametrize("action", [-1, 10**30, 1.5, "1", None])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = envs.seat_env("solo", 1)
    seen, _ = env.reset(seed=3)
    with pytest.raises(ValueError, match="an action is a whole number from 0 to 14939"):
        env.step(action)
    assert np.array_equal(env.look(), seen)
    _, _, _, _, info = env.step(np.flatnonzero(env.action_masks())[0])
    assert "refused" not in info


def test_a_bot_of_ones_own_may_sit_on_the_other_seats() -> None:
    """It plays as the arena would have it play: the first legal move in the order of the texts."""
    env = envs.seat_env("duel", 2, opponents="tests.bots.own.guests:first", seat=0)
    env.reset(seed=9)
    beside = undermine.new("duel", 2, 9)
    for _ in range(12):
        action = int(np.flatnonzero(env.action_masks())[0])
        beside.apply(env.text(action))
        env.step(action)
        while beside.turn == 1:
            beside.apply(beside.legal()[0])
    assert rules_view(env) == beside.view()


def rules_view(env: Any) -> object:
    return env.runner.position.view(None).describe()


def test_nobody_plays_under_a_name_that_is_no_bots() -> None:
    with pytest.raises(ValueError, match="'wizard'"):
        envs.seat_env("duel", 2, opponents="wizard")
    with pytest.raises(ValueError, match="no seat 2"):
        envs.seat_env("duel", 2, seat=2)
