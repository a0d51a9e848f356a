"""The PettingZoo environments pass PettingZoo's own tests; masked actions are exactly the legal moves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import undermine
from tests.playable import playable
from undermine import envs
from undermine.catalogue import games
from undermine.envs.sight.numbering import ELSEWHERE, NO_ACTION

SIZES = [(name, seats) for name in playable() for seats in sorted(set(games()[name].seats))]


@pytest.mark.parametrize(("game", "players"), SIZES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_own_test_passes(game: str, players: int) -> None:
    api_test(envs.env(game, players=players), num_cycles=120)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: envs.env("saboteur", players=3), num_cycles=20)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    deals = []
    for _ in range(2):
        env = envs.raw_env("saboteur", players=3)
        env.reset(seed=7)
        for _ in range(3):
            env.reset()
            deals.append(env.game.record()["seed"])
    assert deals[:3] == deals[3:]
    assert len(set(deals)) == 3
    fresh = [envs.raw_env("saboteur", players=3) for _ in range(2)]
    for env in fresh:
        env.reset()
    assert fresh[0].game.record() != fresh[1].game.record()


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "7"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    env = envs.raw_env("saboteur", players=3)
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
        env.reset(seed=seed)
    env.reset(seed=np.int64(3))  # type: ignore[arg-type]
    assert env.game.record()["seed"] == f"{3:064x}"


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_masked_actions_are_exactly_the_legal_moves_within_the_frame(game: str, players: int) -> None:
    env = envs.raw_env(game, players=players)
    chance = np.random.default_rng(7)
    env.reset(seed=11)
    rules = env.observer.rules
    plain = undermine.new(game, players, 11)
    for agent in env.agent_iter(150):
        if env.terminations[agent]:
            break
        marked = np.flatnonzero(env.observe(agent)["action_mask"])
        assert plain.turn == int(env.runner.turn)
        numbered = {
            env.observer.numbering.number(rules.read(plain.position, text), plain.turn): text for text in plain.legal()
        }
        outside = numbered.pop(NO_ACTION, None)
        assert outside is None or len(numbered) < len(plain.legal())
        assert marked.tolist() == sorted(numbered) or (not numbered and marked.tolist() == [ELSEWHERE])
        action = int(chance.choice(marked))
        assert env.text(action) == numbered[action]
        plain.apply(numbered[action])
        env.step(action)
    assert env.game.record() == plain.record()


def test_a_whole_game_pays_the_winners() -> None:
    env = envs.env("saboteur", players=4)
    total = play_at_random(env, 3)
    result: Any = env.unwrapped.game.result
    assert result is not None
    assert total == {f"seat_{seat}": 1.0 if seat in result["winners"] else -1.0 for seat in range(4)}


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    total: dict[str, float] = {}
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        env.step(None if terminated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("game", ["saboteur", "duel", "solo", "cave"])
def test_gold_is_rewarded_nugget_by_nugget(game: str) -> None:
    players = games()[game].seats[0]
    env = envs.env(game, players=players, reward="gold")
    total = play_at_random(env, 8)
    begun = 3 * (game == "cave")  # C-SETUP-4: a dwarf has three nuggets at the start
    assert [int(total[f"seat_{seat}"]) + begun for seat in range(players)] == env.unwrapped.game.result["scores"]


def test_a_round_of_the_base_game_pays_the_side_that_won_it() -> None:
    paid = set()
    for seed in range(12):
        env = envs.env("saboteur", players=4, reward="round", one_round=True)
        total = play_at_random(env, seed)
        game = env.unwrapped.game
        (end,) = [event for event in game.events() if event["type"] == "round-end"]
        roles = end["roles"]
        expected = {"diggers": "digger", "saboteurs": "saboteur", "nobody": ""}[end["winners"]]
        assert [total[f"seat_{seat}"] for seat in range(4)] == [1.0 if role == expected else -1.0 for role in roles]
        paid.add(end["winners"])
    assert "saboteurs" in paid


def test_one_round_is_one_episode() -> None:
    env = envs.env("duel", players=2, one_round=True)
    play_at_random(env, 5)
    game = env.unwrapped.game
    assert [event["type"] for event in game.events()].count("round-end") == 1
    assert game.result is None


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    env = envs.env("saboteur", players=3)
    env.reset(seed=1)
    raw = env.unwrapped
    before = raw.game.record()
    wrong = raw.observer.numbering.number(raw.observer.rules.read(raw.runner.position, "take 3"), 0)
    with pytest.raises(undermine.RuleViolation, match="S-TURN-1"):
        env.step(wrong)
    assert raw.game.record() == before
    with pytest.raises(ValueError, match="outside the frame"):
        env.step(ELSEWHERE)


def test_an_illegal_action_may_be_told_in_the_info_instead() -> None:
    env = envs.raw_env("saboteur", players=3, refused="info")
    env.reset(seed=1)
    wrong = env.observer.numbering.number(env.observer.rules.read(env.runner.position, "take 3"), 0)
    env.step(wrong)
    _, reward, terminated, _, info = env.last()
    assert (reward, terminated, info["refused"]) == (0.0, False, "S-TURN-1")
    env.step(ELSEWHERE)
    assert "outside the frame" in env.last()[4]["sentence"]
    assert env.agent_selection == "seat_0"
    assert env.game.moves == []


def test_a_word_that_is_said_is_seen_by_everybody_from_where_they_sit() -> None:
    env = envs.raw_env("saboteur", players=3)
    env.reset(seed=1)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    env.say("seat_1", 5)
    (said,) = [one.first for one in env.observer.layout.stretches if one.name == "seat: said"]
    for seat, agent in enumerate(env.agents):
        changed = np.flatnonzero(before[agent] != env.observe(agent)["observation"])
        assert changed.tolist() == [said + (1 - seat) % 3 * env.observer.seat_each + 4]
    with pytest.raises(ValueError, match="no word 17"):
        env.say("seat_0", 17)


@pytest.mark.parametrize(("game", "players"), [("chess", 2), ("saboteur", 2), ("saboteur", 11)])
def test_a_game_that_cannot_be_is_refused(game: str, players: int) -> None:
    with pytest.raises(undermine.RecordError):
        envs.env(game, players=players)


@pytest.mark.parametrize("options", [{"edition": "1900"}, {"colour": "red"}])
def test_an_option_that_cannot_be_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(undermine.RecordError, match=next(iter(options))):
        envs.env("saboteur", players=5, **options)


@pytest.mark.parametrize(("given", "said"), [({"reward": "fame"}, "reward 'fame'"), ({"refused": "hide"}, "'hide'")])
def test_a_choice_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        envs.env("solo", players=1, **given)
