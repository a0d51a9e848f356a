"""Yardsticks: random games in other engines from the package index, driven from Python with every legal move listed."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from undermine.cli.measure import rate

OPEN_SPIEL = (
    "bridge",
    "crazy_eights",
    "cribbage",
    "dou_dizhu",
    "euchre",
    "gin_rummy",
    "hanabi",
    "hearts",
    "leduc_poker",
    "oh_hell",
    "skat",
    "spades",
    "tarok",
)
RLCARD = ("doudizhu", "gin-rummy", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno")


def open_spiel(name: str) -> Callable[[], int]:
    """Return a function that plays one random game of OpenSpiel and counts the players' moves."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
                moves += 1
        return moves

    return play


def rlcard(name: str) -> Callable[[], int]:
    """Return a function that plays one random game of RLCard and counts the moves."""
    import rlcard as cards

    env: Any = cards.make(name, config={"seed": 1})
    chance = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def measured(makers: dict[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Measure moves a second of each game."""
    return {name: rate(play, seconds) for name, play in makers.items()}


def main(seconds: float) -> dict[str, object]:
    """Measure whatever is installed; an engine that is not is named as missing."""
    found: dict[str, object] = {}
    for engine, module, games, maker in (
        ("OpenSpiel", "pyspiel", OPEN_SPIEL, open_spiel),
        ("RLCard", "rlcard", RLCARD, rlcard),
    ):
        installed = importlib.util.find_spec(module) is not None
        found[engine] = measured({name: maker(name) for name in games}, seconds) if installed else None
    return found


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the engines print themselves is no answer
    print(json.dumps(main(float(sys.argv[1]))), file=answers)
