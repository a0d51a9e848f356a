"""Readers: how often saboteurs win, and how far they are believed to be saboteurs, lap by lap, against two who read their deeds.

One reader is the Miner, with its rates as they stand. The other counts the rates of deeds on these very saboteurs before it
meets them, on tuning deals; it reads everything else as the Miner does. What holds against the worse of the two holds.

Example: python -m undermine.lab.readers miner,foreman,master --deals 3000 --count 1000 --seeds test --skip 940000
"""

from __future__ import annotations

import sys
from math import sqrt
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.bots.seen import BotError
from undermine.lab.contest import PLAYERS, SEEDS, player_of, players_of
from undermine.lab.crowd import add_meetings, meeting, meetings_of
from undermine.lab.generations import LAPS, Generation, Played, miner, play_one
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
    return meeting(meet_part, (reader, name, seats), seeds, workers)


def meet_part(reader: Generation, name: str, seats: int, seeds: range) -> list[Played]:
    """Play some deals, one after another."""
    return [play_one(reader, player_of(name), seats, seed) for seed in seeds]


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
    words.add_argument("--count", metavar="N", type=whole_number, default=500, help="tuning deals to count on (500)")
    add_meetings(words)
    return words


def main(argv: list[str] | None = None) -> int:
    """Measure and print a table."""
    words = parser()
    asked = words.parse_args(argv)
    seeds = meetings_of(words, asked)
    if not 1 <= asked.count <= MOST:
        words.error(f"--count is from 1 to {MOST}")
    try:
        show(players_of(asked.saboteurs), asked.players, seeds, asked.count, asked.workers)
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
