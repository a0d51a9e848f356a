"""Measures environments at random play: this project's, OpenSpiel's and PettingZoo's, steps a second of the environment alone.

The clock runs while an environment steps and observes, not while an action is chosen. `undermine bench` runs this in a process of
its own.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from undermine.catalogue import games, names

TRIES: Final = 3
ROWS: Final = 64  # games of a vector environment
CLASSIC: Final = ("chess_v6", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "tictactoe_v3")
OPEN_SPIEL: Final = ("connect_four", "hearts", "leduc_poker", "oh_hell", "skat", "tic_tac_toe")
Stepper = Callable[
    [float], tuple[int, float]
]  # runs for so many seconds; returns steps and the environment's own seconds


def best(step: Stepper, seconds: float) -> float:
    """Return steps a second, the best of a few tries."""
    step(seconds / 10)
    return max(steps / spent for steps, spent in (step(seconds) for _ in range(TRIES)))


def aec(make: Callable[[], Any]) -> Stepper:
    """Play random games in a PettingZoo environment."""
    import numpy as np

    env = make()
    chance = np.random.default_rng(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, spent, seed = 0, 0.0, 0
        while spent < seconds:
            seed += 1
            begun = time.process_time()
            env.reset(seed=seed)
            spent += time.process_time() - begun
            over = False
            while not over:
                begun = time.process_time()
                seen, _, over, cut, info = env.last()
                spent += time.process_time() - begun
                over = over or cut
                if not over:
                    mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                    legal = mask.astype(np.bool_).nonzero()[0]
                    action = int(legal[int(chance.random() * len(legal))])
                    begun = time.process_time()
                    env.step(action)
                    spent += time.process_time() - begun
                    steps += 1
        return steps, spent

    return run


def vector(game: str, players: int, copy: bool) -> Stepper:
    """Play random games in the vector environment."""
    import numpy as np

    from undermine import envs

    env = envs.vector_env(game, players, ROWS, copy=copy)
    chance = np.random.default_rng(1)

    def run(seconds: float) -> tuple[int, float]:
        seen, _ = env.reset(seed=1)
        steps, spent = 0, 0.0
        while spent < seconds:
            masks = seen["action_mask"].astype(np.bool_)
            actions = np.array([legal[int(chance.random() * len(legal))] for legal in map(np.flatnonzero, masks)])
            begun = time.process_time()
            seen, *_ = env.step(actions)
            spent += time.process_time() - begun
            steps += ROWS
        return steps, spent

    return run


def open_spiel(name: str) -> Stepper:
    """Play random games in OpenSpiel's own environment."""
    import random

    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    chance = random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        steps, spent = 0, 0.0
        while spent < seconds:
            begun = time.process_time()
            moment = env.reset()
            spent += time.process_time() - begun
            while not moment.last():
                player = moment.observations["current_player"]
                action = chance.choice(moment.observations["legal_actions"][player])
                begun = time.process_time()
                moment = env.step([action])
                spent += time.process_time() - begun
                steps += 1
        return steps, spent

    return run


def open_spiel_vector(name: str) -> Stepper:
    """Play random games in OpenSpiel's own vector environment."""
    import random

    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    env = SyncVectorEnv([rl_environment.Environment(name) for _ in range(ROWS)])
    chance = random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        moments = env.reset()
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = []
            for moment in moments:
                player = moment.observations["current_player"]
                actions.append(StepOutput(chance.choice(moment.observations["legal_actions"][player]), []))
            begun = time.process_time()
            moments, *_ = env.step(actions, reset_if_done=True)
            spent += time.process_time() - begun
            steps += ROWS
        return steps, spent

    return run


def here() -> list[tuple[str, int]]:
    """List the games with five players, or as many as they may have."""
    return [(name, min(5, games()[name].seats[1])) for name in names()]


def ours(seconds: float) -> dict[str, dict[str, float]]:
    """Measure this project's environments."""
    from undermine import envs

    found: dict[str, dict[str, float]] = {"AEC": {}, f"vector, {ROWS} rows": {}, f"vector, {ROWS} rows, copied": {}}
    for name, players in here():
        label = f"{name} {players}"
        found["AEC"][label] = best(aec(lambda name=name, players=players: envs.env(name, players)), seconds)  # type: ignore[misc]
        found[f"vector, {ROWS} rows"][label] = best(vector(name, players, False), seconds)
        found[f"vector, {ROWS} rows, copied"][label] = best(vector(name, players, True), seconds)
    return found


def main(seconds: float) -> dict[str, Any]:
    """Measure whatever is installed; what is not is named as missing."""
    warnings.simplefilter("ignore")
    found: dict[str, Any] = {f"undermine, {kind}": rates for kind, rates in ours(seconds).items()}
    classic = all(importlib.util.find_spec(module) for module in ("pygame", "chess", "rlcard"))
    found["PettingZoo classic, AEC"] = (
        {name: best(aec(import_module(f"pettingzoo.classic.{name}").env), seconds) for name in CLASSIC}
        if classic
        else None
    )
    spiel = importlib.util.find_spec("pyspiel") is not None
    for label, maker in (
        ("OpenSpiel, rl_environment", open_spiel),
        (f"OpenSpiel, vector, {ROWS} rows", open_spiel_vector),
    ):
        found[label] = {name: best(maker(name), seconds) for name in OPEN_SPIEL} if spiel else None
    return found


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what others print is no answer
    print(json.dumps(main(float(sys.argv[1]))), file=answers)
