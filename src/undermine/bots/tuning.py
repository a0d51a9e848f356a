"""Tuning: the Miner's weights of every game by self-play, on the tuning seeds alone.

A climb goes in generations. Each draws fresh deals and a few directions; every direction is tried forwards and backwards on
the same deals, so that luck cancels, and the weights take a step of fixed length along the sum of the differences. The
answer is the mean of the later steps. Then old and new weights play the same validation deals; `keep` is printed only where
the new ones are ahead in nine of ten bootstrap samples.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from undermine.bots.contest import SEEDS
from undermine.bots.levels import Choose
from undermine.bots.stats import bootstrap, interval, mean
from undermine.bots.subjects import SUBJECTS, Subject

PAIRS: Final = 3  # directions of a generation
SPREAD: Final = 0.25  # how far a direction goes: this part of a weight, or the subject's least
STRIDE: Final = 0.6  # how far a step goes, in spreads
SURE: Final = 0.9


@dataclass(frozen=True)
class Climb:
    """What a climb is allowed."""

    generations: int
    deals: int  # of one generation
    seed: int


def spreads(subject: Subject) -> list[float]:
    """Return how far each weight is moved in a direction; weights that play no part stay."""
    return [
        0.0 if name in subject.idle else max(SPREAD * abs(value), subject.least)
        for name, value in zip(subject.names, subject.start(), strict=True)
    ]


def bounded(subject: Subject, weights: Sequence[float]) -> list[float]:
    """Keep weights that must be positive from leaving that range."""
    return [
        max(value, 0.02) if name in subject.positive else value
        for name, value in zip(subject.names, weights, strict=True)
    ]


def average(subject: Subject, weights: Sequence[float], seeds: range) -> float:
    """Return how well these weights do on these deals."""
    player = subject.player(bounded(subject, weights))
    return mean([subject.play(player, seed).score for seed in seeds])


def climb(subject: Subject, allowed: Climb, say: Callable[[str], None]) -> list[float]:
    """Climb from the weights of the table."""
    random = Random(allowed.seed)
    spread = spreads(subject)
    here = subject.start()
    later: list[list[float]] = []
    for generation in range(allowed.generations):
        first = SEEDS["tuning"] + (allowed.seed * 1000 + generation) * allowed.deals % 900_000
        seeds = range(first, first + allowed.deals)
        push = [0.0] * len(here)
        told = []
        for _ in range(PAIRS):
            way = [random.gauss(0, 1) for _ in here]
            there = [average(subject, moved(here, way, spread, sign), seeds) for sign in (1.0, -1.0)]
            push = [sum_of + (there[0] - there[1]) * part for sum_of, part in zip(push, way, strict=True)]
            told += there
        length = sqrt(sum(part * part for part, wide in zip(push, spread, strict=True) if wide)) or 1.0
        here = bounded(subject, moved(here, push, spread, STRIDE / length))
        if generation >= allowed.generations // 2:
            later.append(here)
        say(f"{generation + 1}/{allowed.generations}: {mean(told):.3f}; {' '.join(f'{value:.3g}' for value in here)}")
    return [mean(list(values)) for values in zip(*later, strict=True)]


def moved(weights: Sequence[float], way: Sequence[float], spread: Sequence[float], length: float) -> list[float]:
    """Go from some weights along a way."""
    return [value + length * part * wide for value, part, wide in zip(weights, way, spread, strict=True)]


def compare(subject: Subject, one: Choose, other: Choose, seeds: range) -> str:
    """Say by how much one is ahead of the other on the same deals, and whether to keep it."""
    ones, others = ([subject.play(player, seed) for seed in seeds] for player in (one, other))
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
    words.add_argument("--generations", type=int, default=40)
    words.add_argument("--deals", type=int, default=24, help="of each generation")
    words.add_argument("--validate", type=int, default=500, help="validation deals")
    words.add_argument("--skip", type=int, default=0, help="leave out so many validation deals")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args(argv)
    subject = SUBJECTS[asked.subject]

    def say(line: str) -> None:
        print(f"# {line}", flush=True)

    best = climb(subject, Climb(asked.generations, asked.deals, asked.seed), say)
    for name, value in zip(subject.names, best, strict=True):
        print(f"{name} = {value:.3g}")
    first = SEEDS["validation"] + asked.skip
    old, new = subject.player(subject.start()), subject.player(bounded(subject, best))
    say(compare(subject, new, old, range(first, first + asked.validate)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
