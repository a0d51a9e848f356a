"""Readers: how often saboteurs win, and how far they are believed to be saboteurs, lap by lap, against two who read their deeds.

One reader is the Miner, with its rates as they stand. The other counts the rates of deeds on these very saboteurs before it
meets them, on tuning deals; it reads everything else as the Miner does. What holds against the worse of the two holds.

Example: python -m undermine.lab.readers miner,foreman,master --deals 3000 --count 1000 --seeds test --skip 940000
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.bots.seen import BotError
from undermine.lab.contest import PLAYERS, RANGE, SEEDS, player_of, players_of
from undermine.lab.crowd import leave_stopping_to_the_first
from undermine.lab.generations import LAPS, PART, Generation, Played, miner, play_one
from undermine.lab.rates import Counts, count_round, tables_of
from undermine.lab.stats import mean

COUNTED: Final = SEEDS["tuning"] + 450_000  # the first deal on which the second reader counts
MOST: Final = 50_000  # deals that it may count: rates.py begins behind them
FROZEN: Final = "miner"
READERS: Final = ("the Miner's rates", "counted on them")


def recounted(name: str, seats: int, deals: int) -> Generation:
    """Return a reader who has counted what these saboteurs do to Miners, and what Miners do."""
    counts = Counts()
    for deal in range(COUNTED, COUNTED + deals):
        count_round(counts, seats, deal, PLAYERS[FROZEN], player_of(name))
    return Generation(1, tables_of(counts), ())


def meet(reader: Generation, name: str, seats: int, seeds: range, workers: int) -> list[Played]:
    """Let diggers who read like this meet these saboteurs, on so many processes; the deals stay in their order."""
    parts = [seeds[at : at + PART] for at in range(0, len(seeds), PART)]
    if workers == 1:
        return joined(meet_part(reader, name, seats, part) for part in parts)
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_stopping_to_the_first) as pool:
        return joined(pool.map(meet_part, repeat(reader), repeat(name), repeat(seats), parts))


def meet_part(reader: Generation, name: str, seats: int, seeds: range) -> list[Played]:
    """Play some deals, one after another."""
    return [play_one(reader, player_of(name), seats, seed) for seed in seeds]


def joined(parts: Iterable[list[Played]]) -> list[Played]:
    """Put the parts together."""
    return [one for part in parts for one in part]


def told(values: list[float]) -> str:
    """Write a mean in percent with its standard error."""
    middle = mean(values)
    error = sqrt(sum((value - middle) ** 2 for value in values)) / len(values)
    return f"{100 * middle:.1f} ({100 * error:.1f})"


def believed(played: list[Played]) -> str:
    """Write the mean belief in true saboteurs at the end of every lap that is looked at, where one was dealt."""
    values = [[one.belief[lap] for one in played if lap in one.belief] for lap in LAPS]
    return "/".join(f"{mean(each):.2f}" if each else "-" for each in values)


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.readers", "Measure saboteurs against two who read their deeds.")
    words.add_argument("saboteurs", help="who hides, with commas: levels, probes, MODULE:FUNCTION")
    words.add_argument("--deals", metavar="N", type=whole_number, default=300, help="of every row (300)")
    words.add_argument("--count", metavar="N", type=whole_number, default=500, help="tuning deals to count on (500)")
    words.add_argument("--seeds", choices=tuple(SEEDS), default="validation", help="which range of deals (validation)")
    words.add_argument("--skip", metavar="N", type=whole_number, default=0, help="leave out so many deals (0)")
    words.add_argument("--players", metavar="N", type=whole_number, default=5, help="at the table (5)")
    words.add_argument("--workers", metavar="N", type=whole_number, default=1, help="processes (1)")
    return words


def main(argv: list[str] | None = None) -> int:
    """Measure and print a table."""
    words = parser()
    asked = words.parse_args(argv)
    if asked.deals < 1 or asked.skip < 0 or asked.skip + asked.deals > RANGE:
        words.error(f"--deals {asked.deals} --skip {asked.skip}: a range has 1 to {RANGE} deals")
    if not 1 <= asked.count <= MOST or not 3 <= asked.players <= 10 or asked.workers < 1:
        words.error(f"--count is from 1 to {MOST}, --players from 3 to 10, --workers from 1 on")
    try:
        names = players_of(asked.saboteurs)
        first = SEEDS[asked.seeds] + asked.skip
        show(names, asked.players, range(first, first + asked.deals), asked.count, asked.workers)
    except (BotError, ValueError) as refused:
        words.error(str(refused))
    return 0


def show(names: list[str], seats: int, seeds: range, count: int, workers: int) -> None:
    """Print how each one's saboteurs fare; the differences are to the Miner's against the Miner's rates."""
    print(f"{seats} players, {len(seeds)} deals from {seeds.start}; counted on {count} deals from {COUNTED}\n")
    laps = "/".join(str(lap) for lap in LAPS)
    print(f"| saboteurs | reader | they win, % | ahead of the Miner's | belief in them after laps {laps} |")
    print("|---|---|---|---|---|", flush=True)
    plain = [1 - one.won for one in meet(miner(), FROZEN, seats, seeds, workers)]
    for name in names:
        for kind in READERS:
            reader = miner() if kind == READERS[0] else recounted(name, seats, count)
            played = meet(reader, name, seats, seeds, workers)
            won = [1 - one.won for one in played]
            ahead = [one - other for one, other in zip(won, plain, strict=True)]
            print(f"| {name} | {kind} | {told(won)} | {told(ahead)} | {believed(played)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
