"""Simulations: many games by bots, on all cores or a cluster, as Parquet and as a report to look at."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from undermine.arguments import Arguments, refuse
from undermine.bots.levels import LEVELS
from undermine.bots.seen import BotError
from undermine.catalogue import names
from undermine.lab.contest import RANGE, SEEDS, Row, players_of, seats_of
from undermine.lab.crowd import RECORDED, CrowdError, Task, add_workers, shown
from undermine.lab.records import check_records
from undermine.lab.report import html, mean_gold, wins_by_side
from undermine.lab.results import ResultsError, check, check_folder, written

EXAMPLE = "Example: undermine simulate saboteur --games 10000 --players 5 --out games.parquet --report games.html"


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("undermine simulate", __doc__, epilog=EXAMPLE)
    words.add_argument("game", choices=names())
    words.add_argument("--games", metavar="N", type=int, default=1000, help="for each number of players (1000)")
    words.add_argument("--players", metavar="N", default="", help="at the table: 5, or 3-10 (all that the game allows)")
    words.add_argument(
        "--level",
        metavar="NAME",
        default="miner",
        help=f"who plays: {', '.join(LEVELS)} (miner), MODULE:FUNCTION or 'run:COMMAND'; several with commas share the seats",
    )
    words.add_argument("--seeds", choices=tuple(SEEDS), default="validation", help="which range of deals (validation)")
    add_workers(words)
    words.add_argument("--out", metavar="FILE", type=Path, help="results as .parquet or .jsonl")
    words.add_argument(
        "--records", metavar="DIR", type=Path, help="whole games, as records (.jsonl) and one row a move (.parquet)"
    )
    words.add_argument("--views", action="store_true", help="with --records: what the mover saw, with every move")
    words.add_argument("--report", metavar="FILE", type=Path, help="a report with plots, one HTML file")
    return words


def tasks_of(game: str, numbers: range, levels: list[str], seeds: range) -> list[Task]:
    """List every game; where several levels are given they change seats from game to game."""
    return [
        ("game", (game, seats, seed, [levels[(seed + seat) % len(levels)] for seat in range(seats)]))
        for seats in numbers
        for seed in seeds
    ]


def recorded(tasks: list[Task], folder: Path, views: bool) -> list[Task]:
    """Let whoever plays these games write them down."""
    return [(RECORDED, (str(folder.resolve()), views, *given)) for _, given in tasks]


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Say whether Ctrl-C was pressed; pressed again it stops everything at once."""
    pressed = False

    def press(_signal: int, _frame: object) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


def play(tasks: list[Task], workers: str, out: Path | None) -> list[Row]:
    """Play the games, writing down each as it ends; who stops it with Ctrl-C keeps what has been played."""
    rows: list[Row] = []
    with stoppable() as stopped, written(out) as keep, closing(shown(tasks, workers, "games")) as parts:
        for part in parts:
            keep(part)
            rows += part
            if stopped() and len(rows) < len(tasks):
                print(f"Stopped after {len(rows):,} of {len(tasks):,} games.", file=sys.stderr)
                break
    return rows


def main(argv: list[str] | None = None) -> int:
    """Play many games; print who wins, write results and report."""
    words = parser()
    asked = words.parse_args(argv)
    if asked.views and not asked.records:
        words.error("--views are written with --records DIR")
    if not 1 <= asked.games <= RANGE:
        words.error(f"--games {asked.games}: a range has 1 to {RANGE} deals")
    try:
        levels = players_of(asked.level)
        seats = seats_of(asked.players, asked.game)
    except ValueError as refused:
        words.error(str(refused))
    try:
        if asked.out:
            check(asked.out)
        if asked.report:
            check_folder(asked.report)
        seeds = range(SEEDS[asked.seeds], SEEDS[asked.seeds] + asked.games)
        tasks = tasks_of(asked.game, seats, levels, seeds)
        if asked.records:
            check_records(asked.records)
            tasks = recorded(tasks, asked.records, asked.views)
        rows = play(tasks, asked.workers, asked.out)
    except (CrowdError, BotError, ResultsError, OSError) as failed:
        return refuse(str(failed))
    except ValueError as refused:
        words.error(str(refused))
    for label, rates in wins_by_side(rows).items():
        for one in rates:
            print(f"{label:>10}  {one.group:<20} {one.value:5.1f} % [{one.low:.1f}, {one.high:.1f}]")
    if asked.game == "solo":
        gold = mean_gold(rows)
        print(f"{'':>10}  {gold.group:<20} {gold.value:5.1f}   [{gold.low:.1f}, {gold.high:.1f}]")
    if asked.report:
        asked.report.write_text(
            html(rows, f"{asked.game.capitalize()}: {len(rows):,} games by {asked.level}"), encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
