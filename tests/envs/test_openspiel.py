"""The games in OpenSpiel: its own simulation and playthrough machinery, its search and its exact tools."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy as policies  # noqa: E402
from open_spiel.python.algorithms import exploitability, generate_playthrough, ismcts, mcts  # noqa: E402

import undermine  # noqa: E402
from tests.playable import playable  # noqa: E402
from undermine.catalogue import games  # noqa: E402
from undermine.kernel.rng import Rng  # noqa: E402

NAMES = [f"python_undermine_{name}" for name in playable()]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    """Register the games: not while tests are collected, when a game may be entered that has no rules yet."""
    import_module("undermine.envs.openspiel")


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_simulation_test_passes(name: str) -> None:
    game = pyspiel.load_game(f"{name}(small=True)")
    pyspiel.random_sim_test(game, num_sims=4, serialize=True, verbose=False)


def test_it_passes_on_a_whole_game_too() -> None:
    game = pyspiel.load_game("python_undermine_saboteur(players=3,deals=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_replayed(name: str) -> None:
    lines = generate_playthrough.playthrough_lines(f"{name}(small=True)", seed=7, observation_params_string="")
    again = generate_playthrough.playthrough_lines(f"{name}(small=True)", seed=7, observation_params_string="")
    assert lines == again
    assert any("observation_tensor" in line.lower() or "ObservationTensor" in line for line in lines)


@pytest.mark.parametrize("name", playable())
def test_a_whole_game_is_the_engines_game(name: str) -> None:
    players = games()[name].seats[0]
    spiel = pyspiel.load_game(f"python_undermine_{name}(players={players},deals=50)")
    assert spiel.num_players() == players
    state = spiel.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(17)
    plain = undermine.new(name, players, 17)
    chance = np.random.default_rng(2)
    for _ in range(60):
        if state.is_terminal():
            break
        assert state.current_player() == plain.turn
        action = int(chance.choice(state.legal_actions()))
        text = state.action_to_string(action)
        assert text in plain.legal()
        assert json.loads(state.observation_string(plain.turn)) == json.loads(json.dumps(plain.view(plain.turn)))
        plain.apply(text)
        state.apply_action(action)
    assert json.loads(str(state)) == json.loads(json.dumps(plain.view()))


def test_resampling_keeps_what_the_player_has_seen_and_changes_the_rest() -> None:
    game = pyspiel.load_game("python_undermine_saboteur(players=4)")
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        others.add(str(other))
        stranger = (player + 1) % 4
        assert other.information_state_string(stranger) != state.information_state_string(stranger)
    assert len(others) == 5


HIDING = [name for name in playable() if games()[name].seats[1] > 1]


@pytest.mark.parametrize("name", HIDING)
def test_an_imagined_play_shows_nobody_what_the_player_has_not_seen(name: str) -> None:
    """Where a player cannot tell two discards from each other, what is imagined is the same in everybody's eyes."""
    players = max(2, games()[name].seats[0])
    game = pyspiel.load_game(f"python_undermine_{name}(players={players})")
    pairs = 0
    for deal in range(3):
        state = game.new_initial_state()
        state.apply_action(deal)
        for _ in range(6):
            mover = state.current_player()
            words = {action: state.action_to_string(mover, action) for action in state.legal_actions()}
            discards = [action for action, text in words.items() if text.startswith("discard ")]
            ends = [state.child(action) for action in discards]
            for watcher in range(players):
                alike: dict[str, set[bytes]] = {}
                sizes: dict[str, int] = {}
                for end in ends:
                    known = end.information_state_string(watcher) + end.observation_string(watcher)
                    imagined = end.play.imagined(watcher, Rng(5))
                    eyes = b"".join(imagined.bits(other).tobytes() for other in range(players))
                    alike.setdefault(known, set()).add(eyes)
                    sizes[known] = sizes.get(known, 0) + 1
                if watcher != mover:
                    assert all(len(sights) == 1 for sights in alike.values())
                    pairs += sum(size > 1 for size in sizes.values())
            state.apply_action(discards[0] if discards else state.legal_actions()[0])
    assert pairs


@pytest.mark.parametrize("name", ["saboteur", "duel"])
def test_ismcts_and_mcts_play_small_games_to_the_end(name: str) -> None:
    game = pyspiel.load_game(f"python_undermine_{name}(small=True)")
    chance = np.random.RandomState(5)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    search: Any = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=20, evaluator=rollouts, random_state=chance)
    plain = mcts.MCTSBot(game, 2.0, 20, rollouts, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        bot = search if state.current_player() == 0 else plain
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert len(state.returns()) == game.num_players()


def test_exploitability_of_the_small_duel_falls_when_cfr_learns() -> None:
    from open_spiel.python.algorithms import cfr

    game = pyspiel.load_game("python_undermine_duel(small=True)")
    before = exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.1
    assert 0 <= after < before / 3


def test_nash_conv_of_the_small_base_game_is_found() -> None:
    game = pyspiel.load_game("python_undermine_saboteur(small=True)")
    assert exploitability.nash_conv(game, policies.UniformRandomPolicy(game)) > 0.1


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(Exception, match="deals"):
        pyspiel.load_game("python_undermine_duel(deals=0)")
