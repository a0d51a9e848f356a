"""From one machine to a million players on paper: what a crowd needs of each part, worked out from measured figures.

    python -m bench.scale [--pace 8] [--bots 0.3]

The writer of a process is simulated (moves that come by chance, written together, one batch at a time), because its waiting time
is what people feel; the rest is multiplication. The figures measured are in `Measured`, with where they come from.
"""

from __future__ import annotations

import argparse
import heapq
import random
from dataclasses import dataclass

SEATS = 5
CROWDS = (1_000, 10_000, 100_000, 1_000_000)
BATCH = 200  # acts in one statement, as in server/store/postgres.py


@dataclass(frozen=True)
class Measured:
    """What one processor core and one database do; docs/bench.md, 18 November 2026."""

    moves: float = 1_800.0  # moves a processor second of a server process, five views each, on PostgreSQL
    socket: float = 37e3  # bytes
    table: float = 183e3  # bytes, its five sockets included
    commit: float = 0.0045  # seconds of one statement with its fsync, whatever is in it (a busy machine)
    row: float = 0.00014  # seconds of the database for each act in it
    turn: float = 0.00055  # seconds for which one commit that notifies keeps all others waiting
    heard: float = 1.8e-6  # processor seconds a process needs for one notification of another
    bot: float = 0.010  # processor seconds of a bot's decision today; up to 0.4 for stronger ones
    sockets: int = 5_000  # of one process: --max-sockets
    room: float = 0.6  # how much of a core is used at most, so that nobody waits


@dataclass(frozen=True)
class Writer:
    """How long moves wait for one process's writer."""

    p50: float
    p99: float
    batch: float


def write(rate: float, seconds: float, measured: Measured) -> Writer:
    """Simulate a writer: what has come while a batch was written goes together into the next."""
    chance = random.Random(1)
    now, free, waited, batches = 0.0, 0.0, [], 0
    waiting: list[float] = []
    while now < seconds:
        now += chance.expovariate(rate)
        while waiting and free <= now:
            some = [heapq.heappop(waiting) for _ in range(min(BATCH, len(waiting)))]
            begun = max(free, some[0])
            free = begun + measured.commit + measured.row * len(some)
            waited += [free - came for came in some]
            batches += 1
        heapq.heappush(waiting, now)
    waited.sort()
    return Writer(waited[len(waited) // 2], waited[int(len(waited) * 0.99)], len(waited) / batches)


def needs(people: int, pace: float, bots: float, measured: Measured) -> dict[str, float]:
    """Return what a crowd needs; `pace` seconds between two moves of a table, a share `bots` of them by bots."""
    tables = people / SEATS
    moves = tables / pace
    by_sockets = people / measured.sockets
    processes = max(1.0, by_sockets, moves / (measured.moves * measured.room))
    writer = write(moves / processes, 60, measured)
    hearing = moves / writer.batch * measured.heard  # every process hears of every batch of all others
    return {
        "tables": tables,
        "moves/s": moves,
        "processes": processes,
        "server cores": moves / measured.moves + processes * hearing,
        "hearing, of a core each": hearing,
        "memory GB": tables * measured.table / 1e9,
        "commits/s": moves / writer.batch,
        "commits in turn, of 1": moves / writer.batch * measured.turn,
        "database cores": moves * measured.row,
        "stored after ms, p50": 1000 * writer.p50,
        "stored after ms, p99": 1000 * writer.p99,
        "bot cores": moves * bots * measured.bot,
        "bot cores at 0.4 s": moves * bots * 0.4,
    }


def main() -> None:
    """Print a column for each crowd."""
    parser = argparse.ArgumentParser(description="What a crowd needs, worked out from measured figures.")
    parser.add_argument("--pace", type=float, default=8.0, help="seconds between two moves of a table")
    parser.add_argument("--bots", type=float, default=0.3, help="share of moves made by bots")
    arguments = parser.parse_args()
    columns = [needs(people, arguments.pace, arguments.bots, Measured()) for people in CROWDS]
    print(f"{'people at tables':28}" + "".join(f"{people:>14,}" for people in CROWDS))
    for name in columns[0]:
        print(f"{name:28}" + "".join(f"{column[name]:>14,.{0 if column[name] >= 100 else 2}f}" for column in columns))


if __name__ == "__main__":
    main()
