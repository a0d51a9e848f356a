"""Measures this process's engine: moves, playouts, clones, resampling, bytes; `undermine bench` runs it once per engine."""

from __future__ import annotations

import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

import undermine
from undermine.catalogue import games, names
from undermine.kernel.events import PUBLIC
from undermine.kernel.game import Position, Rules, View
from undermine.kernel.playout import clone_often, sample_often, sample_rounds
from undermine.kernel.rng import Rng
from undermine.kernel.stepper import Stepper

TRIES = 3  # the best of them counts: whatever else the machine does only ever slows one down
Figures = dict[str, float]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many units of work are done in a second of this process's own time, the best of a few tries."""
    work()  # whatever is built on first use
    best = 0.0
    for _ in range(TRIES):
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def player_counts(rules: Rules) -> list[int]:
    """Return the fewest players, five where they may be, and the most."""
    low, high = rules.seats
    return sorted({low, min(high, max(low, 5)), high})


def deals(rules: Rules, seats: int) -> Callable[[], Position]:
    """Return a function that deals one game after another, the same ones every time."""
    options = rules.settle({})
    number = 0

    def deal() -> Position:
        nonlocal number
        number += 1
        return rules.new(seats, number.to_bytes(32, "big"), options, None)

    return deal


def after(rules: Rules, seats: int, moves: int) -> Position:
    """Return the position after so many moves of a random game."""
    stepper = Stepper(rules, deals(rules, seats)())
    rng = Rng(7)
    for _ in range(moves):
        if stepper.count:
            stepper.step(rng.below(stepper.count))
    return stepper.position


def watched(position: Position) -> View:
    """Return what the seat to decide knows."""
    return position.view(int(position.turn) if position.turn >= 0 else PUBLIC)


def position_bytes(position: Position) -> float:
    """Return how much memory one more position takes."""
    gc.collect()
    count = 2000
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [position.clone() for _ in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def figures(rules: Rules, seats: int, seconds: float) -> Figures:
    """Measure one game with so many players."""
    deal = deals(rules, seats)
    stepper = Stepper(rules, deal())
    chance = random.Random(1).random

    def in_engine() -> int:
        stepper.begin(deal())
        return int(stepper.play_out(Rng(1)))

    def from_python() -> int:
        played = 0
        step: Callable[[int], int] = stepper.step
        count: int = stepper.begin(deal())
        while count:
            count = step(int(chance() * count))
            played += 1
        return played

    def playout() -> int:
        stepper.begin(deal())
        stepper.play_out(Rng(1))
        return 1

    position = after(rules, seats, 30)
    seen = watched(position)
    rng = Rng(3)

    def clones() -> int:
        clone_often(position, 200)
        return 200

    sampler = rules.sampler(seen)

    def resamples() -> int:
        sample_often(sampler, 200, rng)
        return 200

    early = rules.sampler(watched(after(rules, seats, 20)))

    def rounds() -> int:
        sample_rounds(early, 50, rng)
        return 50

    return {
        "engine moves/s": rate(in_engine, seconds),
        "python moves/s": rate(from_python, seconds),
        "playouts/s": rate(playout, seconds),
        "clone µs": 1e6 / rate(clones, seconds),
        "resample µs": 1e6 / rate(resamples, seconds),
        "sampled rounds/s": rate(rounds, seconds),
        "bytes/state": position_bytes(position),
    }


def main(seconds: float) -> dict[str, object]:
    """Measure every game with few, five and many players."""
    measured: dict[str, dict[str, Figures]] = {}
    for name in names():
        rules = games()[name]
        measured[name] = {str(seats): figures(rules, seats, seconds) for seats in player_counts(rules)}
    return {"compiled": undermine.COMPILED, "games": measured}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
