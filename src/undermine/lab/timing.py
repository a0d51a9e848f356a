"""Timing: how long a bot thinks about a move, in processor time on one core."""

from __future__ import annotations

import sys
from time import process_time
from typing import Final

from undermine.bots.levels import LEVELS, Choose
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import names
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams
from undermine.lab.contest import SEEDS, seats_of

GAMES: Final = 2  # for every number of players


def timed(choose: Choose, spent: list[float]) -> Choose:
    """Return the same player with a stopwatch."""

    def with_stopwatch(seen: Seen, rng: Rng) -> Choice:
        seen.notes.clear()  # the longest way: the round so far is told from its beginning
        start = process_time()
        choice = choose(seen, rng)
        spent.append(1000 * (process_time() - start))
        return choice

    return with_stopwatch


def main(asked: list[str]) -> int:
    """Print the median, the 99th percentile and the longest thought of every level, in the games asked for or in all."""
    print("| game | players | level | moves | median ms | 99 % ms | longest ms |\n|---|---|---|---|---|---|---|")
    for game in asked or names():
        for seats in seats_of("", game):
            for level in ("apprentice", "miner", "foreman", "master"):
                spent: list[float] = []
                player = timed(LEVELS[level].choose, spent)
                for seed in range(SEEDS["validation"], SEEDS["validation"] + GAMES):
                    play(begin(game, seats, seed), [player] * seats, streams(seed, seats))
                spent.sort()
                middle, most = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
                print(f"| {game} | {seats} | {level} | {len(spent)} | {middle:.2f} | {most:.2f} | {spent[-1]:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
