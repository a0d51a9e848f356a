"""Tuning: the Miner's weights of every game by self-play, on the tuning seeds alone.

A climb goes in steps. Each first feels the ground: many random directions, every one tried forwards and backwards on a deal
of its own, so that luck cancels; together they tell the slope of every weight and how sure it is. What might as well be
chance is left where it is. The step then goes that way, as far as some fresh deals like best. At the end old and new weights
play the same validation deals; `keep` is printed only where the new ones are ahead in nine of ten bootstrap samples.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final

from undermine.lab.contest import RANGE, SEEDS
from undermine.lab.crowd import all_cores
from undermine.lab.stats import bootstrap, interval, mean
from undermine.lab.subjects import SUBJECTS, Named, Result, Subject, subject_named

SPREAD: Final = 0.35  # how far a direction moves a weight: this part of it, or the subject's least
LENGTHS: Final = (0.0, 1.0, 2.0, 4.0, 7.0)  # how far a step may go, in spreads
LEAST: Final = 0.1  # of what it was is left of a weight that must be positive
SURE: Final = 0.9
CHUNK: Final = 40  # deals in one task of a worker

Trial = tuple[Named, range]  # weights, and the deals to play with them
Measure = Callable[[list[Trial]], list[list[Result]]]
Felt = dict[str, tuple[float, float]]  # of every weight: its slope, and how many standard errors that is from flat


@dataclass(frozen=True)
class Climb:
    """What a climb is allowed."""

    steps: int
    pairs: int  # directions of a step, each tried forwards and backwards
    deals: int  # for every length that a step may have
    seed: int  # of the directions; climbs with other seeds play other deals


def spreads(subject: Subject) -> Named:
    """Return how far each weight is moved in a direction; weights that play no part stay."""
    return {
        name: 0.0 if name in subject.idle else max(SPREAD * abs(value), subject.least)
        for name, value in subject.start().items()
    }


def bounded(subject: Subject, weights: Named) -> Named:
    """Keep weights that must be positive from coming near to nothing: what is divided by them would grow beyond all bounds."""
    first = subject.start()
    return {
        name: max(value, LEAST * first[name]) if name in subject.positive else value for name, value in weights.items()
    }


def moved(weights: Named, way: Named, spread: Named, length: float) -> Named:
    """Go from some weights along a way."""
    return {name: value + length * way[name] * spread[name] for name, value in weights.items()}


def play_trials(name: str, trials: list[Trial]) -> list[list[Result]]:
    """Play some trials of a subject, one after another."""
    subject = subject_named(name)
    return [play_trial(subject, *trial) for trial in trials]


def play_trial(subject: Subject, weights: Named, seeds: range) -> list[Result]:
    """Play the deals with these weights."""
    player = subject.player(weights)
    return [subject.play(player, seed) for seed in seeds]


def portions(trials: list[Trial]) -> Iterator[list[tuple[int, Trial]]]:
    """Cut trials into tasks of about as many deals each; every part knows the number of its trial."""
    task: list[tuple[int, Trial]] = []
    deals = 0
    for i, (weights, seeds) in enumerate(trials):
        for at in range(0, len(seeds), CHUNK):
            task.append((i, (weights, seeds[at : at + CHUNK])))
            deals += len(seeds[at : at + CHUNK])
            if deals >= CHUNK:
                yield task
                task, deals = [], 0
    if task:
        yield task


@contextmanager
def crew(name: str, workers: int) -> Iterator[Measure]:
    """Play trials on so many processes, which stay for the whole climb."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:

        def measure(trials: list[Trial]) -> list[list[Result]]:
            results: list[list[Result]] = [[] for _ in trials]
            tasks = list(portions(trials))
            for task, played in zip(
                tasks,
                pool.map(play_trials, repeat(name), [[trial for _, trial in task] for task in tasks]),
                strict=True,
            ):
                for (i, _), some in zip(task, played, strict=True):
                    results[i] += some
            return results

        yield measure


def feel(pushes: Sequence[tuple[Named, float]]) -> Felt:
    """Return the slope of every weight and how sure it is."""
    felt: Felt = {}
    for name in pushes[0][0]:
        products = [way[name] * push for way, push in pushes]
        slope = mean(products)
        error = sqrt(mean([(one - slope) ** 2 for one in products]) / len(products)) or 1.0
        felt[name] = (slope, slope / error)
    return felt


def direction(felt: Felt, spread: Named) -> Named:
    """Return the way up, one spread long: every slope less what chance alone would make of it."""
    way = {
        name: slope * max(0.0, 1.0 - 1.0 / (sure * sure)) if spread[name] and sure else 0.0
        for name, (slope, sure) in felt.items()
    }
    length = sqrt(sum(part * part for part in way.values())) or 1.0
    return {name: part / length for name, part in way.items()}


def climb(subject: Subject, allowed: Climb, measure: Measure, say: Callable[[str], None]) -> Named:
    """Climb from the weights as they stand."""
    random = Random(allowed.seed)
    spread = spreads(subject)
    here = subject.start()
    needed = allowed.pairs + allowed.deals
    first = SEEDS["tuning"] + allowed.seed * 100_000
    if first + allowed.steps * needed > SEEDS["tuning"] + RANGE:
        raise ValueError(f"a climb of {allowed.steps * needed} deals with seed {allowed.seed} leaves the tuning seeds")
    for step in range(allowed.steps):
        ways = [{name: random.gauss(0, 1) for name in here} for _ in range(allowed.pairs)]
        trials = [
            (bounded(subject, moved(here, way, spread, sign)), range(first + i, first + i + 1))
            for i, way in enumerate(ways)
            for sign in (1.0, -1.0)
        ]
        scores = [results[0].score for results in measure(trials)]
        felt = feel([(way, (scores[2 * i] - scores[2 * i + 1]) / 2) for i, way in enumerate(ways)])
        way = direction(felt, spread)
        say(f"step {step + 1}, {mean(scores):.4f}: " + told(felt, spread))
        seeds = range(first + allowed.pairs, first + needed)
        tried = [bounded(subject, moved(here, way, spread, length)) for length in LENGTHS]
        reached = [mean([result.score for result in results]) for results in measure([(one, seeds) for one in tried])]
        best = max(range(len(LENGTHS)), key=reached.__getitem__)
        say(
            f"step {step + 1}, by length: "
            + ", ".join(f"{a:g}: {b:.4f}" for a, b in zip(LENGTHS, reached, strict=True))
        )
        if best == 0:
            spread = {name: wide / 2 for name, wide in spread.items()}  # nothing found: look closer
        here = tried[best]
        say(f"step {step + 1}, now: " + " ".join(f"{name}={value:.3g}" for name, value in here.items()))
        first += needed
    return here


def told(felt: Felt, spread: Named) -> str:
    """Write which weights want to go where, the surest first."""
    moving = [(sure, name) for name, (_, sure) in felt.items() if spread[name]]
    moving.sort(key=lambda one: -abs(one[0]))
    return " ".join(f"{name} {sure:+.1f}" for sure, name in moving)


def compare(subject: Subject, measure: Measure, new: Named, seeds: range) -> str:
    """Say by how much new weights are ahead of those that stand, on the same deals, and whether to keep them."""
    ones, others = measure([(new, seeds), (subject.start(), seeds)])
    ahead = [a.won - b.won for a, b in zip(ones, others, strict=True)]
    low, high = interval(ahead)
    sure = mean([float(sample > 0) for sample in bootstrap(ahead)])
    wins = [mean([result.won for result in results]) for results in (others, ones)]
    verdict = "keep" if sure >= SURE else "drop"
    return (
        f"validation, {len(seeds)} deals from {seeds.start}: {wins[0]:.3f} -> {wins[1]:.3f},"
        f" ahead {mean(ahead):+.3f} [{low:+.3f}, {high:+.3f}], {sure:.0%} sure: {verdict}"
    )


def main(argv: list[str] | None = None) -> int:
    """Climb, and print the weights with what validation says of them."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("subject", choices=tuple(SUBJECTS))
    words.add_argument("--steps", type=int, default=2)
    words.add_argument("--pairs", type=int, default=4000, help="directions of each step")
    words.add_argument("--deals", type=int, default=1500, help="for every length that a step may have")
    words.add_argument("--validate", type=int, default=2000, help="validation deals")
    words.add_argument("--skip", type=int, default=0, help="leave out so many validation deals")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--workers", type=int, default=int(all_cores()))
    asked = words.parse_args(argv)
    subject = SUBJECTS[asked.subject]

    def say(line: str) -> None:
        print(f"# {line}", flush=True)

    with crew(asked.subject, asked.workers) as measure:
        best = climb(subject, Climb(asked.steps, asked.pairs, asked.deals, asked.seed), measure, say)
        best = {name: float(f"{value:.3g}") for name, value in best.items()}
        for name, value in best.items():
            print(f"{name} = {value}")
        first = SEEDS["validation"] + asked.skip
        say(compare(subject, measure, best, range(first, first + asked.validate)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
