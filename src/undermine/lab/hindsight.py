"""Hindsight: how far a search that knows all cards (`story/hindsight.py`) gets alone, beside bots on the same deals.

`python -m undermine.lab.hindsight --deals 100` prints it as it stands in docs/story.md: the search plays whole games, every round
from where its own best line has led.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, cast

from undermine.games.duel.position import OVER, Position
from undermine.lab import arena
from undermine.lab.contest import SEEDS, play_game
from undermine.lab.stats import interval, mean
from undermine.story.hindsight import ME, SEARCHES, Knowing

FIRST: Final = SEEDS["test"] + 900_000
LEVELS: Final = ("miner", "foreman")


def search(seed: int) -> int:
    """Return the nuggets that the search gets out of a deal."""
    position = cast(Position, arena.begin("solo", 1, seed).position)
    while position.phase != OVER:
        knowing = Knowing(position)
        for how in SEARCHES:
            knowing.search(how)
        position = knowing.end
    return int(position.wealth(ME))


def main(argv: list[str] | None = None) -> int:
    """Search, play, print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--first", type=int, default=FIRST)
    asked = words.parse_args(argv)
    found: dict[str, list[float]] = {who: [] for who in ("search", *LEVELS)}
    for seed in range(asked.first, asked.first + asked.deals):
        found["search"].append(search(seed))
        for level in LEVELS:
            found[level].append(play_game("solo", 1, seed, [level]).scores[0])
        print(seed, [nuggets[-1] for nuggets in found.values()], file=sys.stderr, flush=True)
    print("| alone | nuggets | below the search |\n|---|---|---|")
    for who, nuggets in found.items():
        apart = [best - own for best, own in zip(found["search"], nuggets, strict=True)]
        print(f"| {who} | {shown(nuggets)} | {shown(apart)} |")
    return 0


def shown(values: list[float]) -> str:
    """Write a mean with its interval."""
    low, high = interval(values)
    return f"{mean(values):.1f} [{low:.1f}, {high:.1f}]"


if __name__ == "__main__":
    sys.exit(main())
