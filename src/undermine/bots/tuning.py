"""Tuning: the Miner's rates and weights of the base game out of games of bots against bots, on the tuning seeds alone.

`python -m undermine.bots.tuning rates` counts what diggers and saboteurs do; `python -m undermine.bots.tuning weights saboteur`
climbs: it changes a few weights at a time, plays the same deals with the old and the new ones, and keeps what wins clearly.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Final, cast

from undermine.bots import arena, saboteur
from undermine.bots.contest import PLAYERS, SEEDS, sides_of
from undermine.bots.levels import Choose
from undermine.bots.native.beliefs import KINDS, is_near, kind_of
from undermine.bots.native.scores import WEIGHTS
from undermine.bots.native.story import BROKE, DEED_NAMES, REPAIRED, Deed, Story, bare_grid
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.position import Position
from undermine.kernel.rng import Rng

SEATS: Final = (5, 5, 3, 7, 10)
MEETINGS: Final = (("miner", "miner"), ("miner", "apprentice"), ("apprentice", "miner"), ("miner", "sleeper"))
CHANGED: Final = 3  # weights changed at a time
STRIDE: Final = 0.35
SLIP: Final = 0.03  # people slip: so often anybody does anything


@dataclass
class Counts:
    """How often what was done, and how often it could have been."""

    kinds: list[int] = field(default_factory=lambda: [1] * (4 * len(KINDS)))  # near, role, kind; nothing is impossible
    pairs: list[int] = field(default_factory=lambda: [1] * 8)  # deed, role, role of the target
    chances: list[int] = field(default_factory=lambda: [20] * 8)

    def add_round(self, table: arena.Table, roles: list[int], gold: int) -> None:
        """Count one round that was played."""
        story = Story(len(roles), bare_grid(follow=True))
        for event in table.events:
            told = event.seen_by(-1)
            if told["type"] in DEED_NAMES:
                self.add_chances(story, roles, cast(int, told["seat"]))
            before = len(story.deeds)
            story.note(told)
            if len(story.deeds) > before:
                self.add_deed(story.deeds[-1], roles, gold)
            if told["type"] == "round-end":
                return

    def add_chances(self, story: Story, roles: list[int], seat: int) -> None:
        """Count whom a seat could break or mend."""
        for other, role in enumerate(roles):
            if other != seat:
                self.chances[2 * roles[seat] + role] += 1
                if story.tools[other]:
                    self.chances[4 + 2 * roles[seat] + role] += 1

    def add_deed(self, deed: Deed, roles: list[int], gold: int) -> None:
        """Count a deed."""
        role = roles[int(deed.seat)]
        kind = int(kind_of(deed, gold))
        if kind >= 0:
            self.kinds[(26 if is_near(deed) else 0) + 13 * role + kind] += 1
        elif deed.kind in (BROKE, REPAIRED):
            self.pairs[(4 if deed.kind == REPAIRED else 0) + 2 * role + roles[int(deed.target)]] += 1


def count_rates(deals: int) -> Counts:
    """Play rounds of every meeting and count."""
    counts = Counts()
    for deal in range(deals):
        seats = SEATS[deal % len(SEATS)]
        digger, other = MEETINGS[deal % len(MEETINGS)]
        seed = SEEDS["tuning"] + 500_000 + deal
        table = arena.begin("saboteur", seats, seed)
        roles = sides_of(table)
        gold = [int(goal) for goal in cast(Position, table.state).goals].index(0)
        players = [PLAYERS[other if role else digger] for role in roles]
        arena.play(table, players, arena.streams(seed, seats), arena.round_over)
        counts.add_round(table, roles, gold)
    return counts


def show_rates(counts: Counts) -> None:
    """Print the rates as they stand in the table: logarithms."""
    print("[rates]\nkinds = [")
    for i in range(4):
        row = counts.kinds[13 * i : 13 * i + 13]
        print("  " + " ".join(f"{log((1 - SLIP) * count / sum(row) + SLIP / len(row)):.2f}," for count in row))
    pairs = [log(count / chance) for count, chance in zip(counts.pairs, counts.chances, strict=True)]
    print("]\npairs = [" + ", ".join(f"{value:.2f}" for value in pairs) + "]")


def miner_with(weights: saboteur.Weights) -> Choose:
    """Return a Miner with these weights."""

    def choose(seen: Seen, rng: Rng) -> Choice:
        return saboteur.choose_with(seen, rng, weights, saboteur.rates())

    return choose


def wins(weights: saboteur.Weights, role: int, deals: range, against: list[Choose]) -> list[float]:
    """Play one side with these weights and return its wins."""
    won: list[float] = []
    mine = miner_with(weights)
    for seed in deals:
        table = arena.begin("saboteur", 5, seed, first=seed % 5)
        roles = sides_of(table)
        other = against[seed % len(against)]
        players = [mine if side == role else other for side in roles]
        arena.play(table, players, arena.streams(seed, 5), arena.round_over)
        end = next(event for event in table.events if event.kind == "round-end")
        won.append(float(end.open["winners"] == ("saboteurs" if role else "diggers")))
    return won


def changed(weights: saboteur.Weights, role: int, random: Random) -> saboteur.Weights:
    """Change a few weights of one role."""
    lists = (list(weights[0]), list(weights[1]))
    for i in random.sample(range(len(WEIGHTS) - 1), CHANGED):
        lists[role][i] = lists[role][i] * exp(random.gauss(0, STRIDE)) + random.gauss(0, 0.1)
    return lists


def climb(role: int, steps: int, deals: int, seed: int) -> saboteur.Weights:
    """Change weights and keep what wins clearly more of the same deals."""
    random = Random(seed)
    best = saboteur.weights_of("miner")
    against = [PLAYERS["miner"], PLAYERS["apprentice"]]
    for step in range(steps):
        first = SEEDS["tuning"] + (seed * 1000 + step) * deals % 400_000
        fresh = range(first, first + deals)
        tried = changed(best, role, random)
        old, new = wins(best, role, fresh, against), wins(tried, role, fresh, against)
        ahead = sum(new) - sum(old)
        differing = sum(a != b for a, b in zip(old, new, strict=True))
        kept = ahead > 0.8 * differing**0.5 and ahead > 0
        print(f"step {step}: {sum(old):.0f} -> {sum(new):.0f} of {deals}, {'kept' if kept else 'dropped'}", flush=True)
        if kept:
            best = tried
            print(" ".join(f"{name}={value:.3g}" for name, value in zip(WEIGHTS, best[role], strict=True)), flush=True)
    return best


def main(argv: list[str] | None = None) -> int:
    """Count rates or climb."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=("rates", "weights"))
    words.add_argument("role", nargs="?", choices=saboteur.ROLES, default="digger")
    words.add_argument("--deals", type=int, default=200)
    words.add_argument("--steps", type=int, default=40)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args(argv)
    if asked.what == "rates":
        show_rates(count_rates(asked.deals))
        return 0
    role = saboteur.ROLES.index(asked.role)
    best = climb(role, asked.steps, asked.deals, asked.seed)
    for name, value in zip(WEIGHTS, best[role], strict=True):
        print(f"{name} = {value:.3g}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
