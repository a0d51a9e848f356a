"""Learn to play the solo game and beat the Apprentice: evolution strategies in NumPy, two cores, ten minutes.

    python learn_solo.py --minutes 10 --workers 2
    undermine tournament solo --entrants apprentice,miner,learn_solo:choose --deals 200

What is learned are the weights by which a player of the Duel's box judges a move (`bots/duel/weights.py`: what gold, hope, a
short way or a kept card are worth). They begin untrained: 0, or 1 where one must be positive, which plays three nuggets a game.
Every step tries random changes, each forwards and backwards on the same deals, and goes along those that paid. Deals to learn
from are tuning deals; in the end the learned weights and the Apprentice play the same test deals, as many as were asked for
beforehand, and the program ends with status 0 only where the whole 95 % interval of the difference lies above 0. The weights are
kept in `learned.json`, and `choose` is the bot that plays by them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import numpy.typing as npt

from undermine.bots import LEVELS, Choice, Seen
from undermine.bots.levels import Choose
from undermine.kernel.rng import Rng
from undermine.lab.contest import SEEDS
from undermine.lab.stats import interval, mean
from undermine.lab.subjects import SUBJECTS

Floats = npt.NDArray[np.float64]
SOLO = SUBJECTS["solo"]
NAMES = [name for name in SOLO.start() if name not in SOLO.idle]
SPREAD = 0.3  # of the changes that are tried
RATE = 0.35  # of a step
DEALS = 6  # of one trial
LEARNED = Path("learned.json")


def weights_of(values: Floats) -> dict[str, float]:
    """Return weights by name: those that must be positive are learned as their logarithms, those of no use stay 0."""
    learned = {
        name: float(np.exp(value)) if name in SOLO.positive else float(value)
        for name, value in zip(NAMES, values, strict=True)
    }
    return {name: learned.get(name, 0.0) for name in SOLO.start()}


@cache
def learned() -> Choose:
    """Return the player that was learned here."""
    return SOLO.player(json.loads(LEARNED.read_text(encoding="utf-8")))


def choose(seen: Seen, rng: Rng) -> Choice:
    """Play by what was learned: the bot `learn_solo:choose`."""
    return learned()(seen, rng)


def play(values: Floats, seeds: range) -> list[float]:
    """Play these deals; return the nuggets of each."""
    player = SOLO.player(weights_of(values))
    return [SOLO.play(player, seed).won for seed in seeds]


def trial(values: Floats, change: Floats, seeds: range) -> float:
    """Return by how much a change is better forwards than backwards, on the same deals."""
    return mean(play(values + SPREAD * change, seeds)) - mean(play(values - SPREAD * change, seeds))


def learn(minutes: float, workers: int, pairs: int, seed: int) -> tuple[Floats, int]:
    """Learn for so many minutes; return what was learned, and in how many steps."""
    chance = np.random.default_rng(seed)
    values = np.zeros(len(NAMES))
    first, steps = SEEDS["tuning"], 0
    until = time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while time.monotonic() < until:
            changes = chance.standard_normal((pairs, len(NAMES)))
            seeds = range(first, first + DEALS)
            gains = np.array(list(pool.map(trial, repeat(values, pairs), changes, repeat(seeds, pairs))))
            ranks = gains.argsort().argsort() / (pairs - 1) - 0.5  # by rank: one lucky trial shall not decide
            way = ranks @ changes
            values = values + RATE * way / (np.linalg.norm(way) or 1.0) * np.sqrt(len(NAMES)) / 2
            first += DEALS
            steps += 1
            print(f"step {steps}: {mean(play(values, seeds)):.1f} nuggets on deals just learned from", file=sys.stderr)
    return values, steps


def main(argv: list[str] | None = None) -> int:
    """Learn, then measure on deals that were never learned from."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=10.0)
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--pairs", type=int, default=16, help="changes tried in one step")
    words.add_argument("--test", type=int, default=200, help="test deals, chosen beforehand")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args(argv)
    values, steps = learn(asked.minutes, asked.workers, asked.pairs, asked.seed)
    LEARNED.write_text(json.dumps(weights_of(values), indent=1) + "\n", encoding="utf-8")
    seeds = range(SEEDS["test"], SEEDS["test"] + asked.test)
    ours = play(values, seeds)
    theirs = [SOLO.play(LEVELS["apprentice"].choose, seed).won for seed in seeds]
    ahead = [a - b for a, b in zip(ours, theirs, strict=True)]
    low, high = interval(ahead)
    result = {
        "learned": round(mean(ours), 2),
        "apprentice": round(mean(theirs), 2),
        "ahead": round(mean(ahead), 2),
        "interval": [round(low, 2), round(high, 2)],
        "deals": len(seeds),
        "steps": steps,
        "weights": {name: round(value, 3) for name, value in weights_of(values).items()},
    }
    print(json.dumps(result))
    return 0 if low > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
