"""The crowd: many deals on all cores of this machine, or on a Ray cluster, with a progress bar."""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar, cast

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undermine.arguments import Arguments, whole_number
from undermine.lab.contest import RANGE, SEEDS, Row, play_game, play_round, play_sides
from undermine.lab.records import Given, play_recorded

T = TypeVar("T")
PART: Final = 25  # deals of a meeting in one task
BATCH: Final = 50  # deals in one task at most: what a task costs is spread over them
PARTS: Final = 200  # tasks at least, where there are deals enough, so that the bar moves and no core waits long
NEARBY: Final = ("auto", "local")  # Ray clusters without an address: the one that runs here, one of its own
Task = tuple[str, tuple[object, ...]]  # the name of a contest, and what it is given
CONTESTS: Final[dict[str, Callable[..., Row]]] = {"round": play_round, "game": play_game, "sides": play_sides}


RECORDED: Final = "recorded"  # a whole game that is written down: all of a batch are, or none


class CrowdError(ValueError):
    """Workers that cannot be had."""


def play_batch(tasks: list[Task]) -> list[Row]:
    """Play some deals, one after another; where their games are to be recorded, write them down here, where they were played."""
    if tasks and tasks[0][0] == RECORDED:
        return play_recorded([cast(Given, given) for _, given in tasks])
    return [CONTESTS[name](*given) for name, given in tasks]


def batches(tasks: list[Task]) -> list[list[Task]]:
    """Cut the deals into tasks."""
    size = max(1, min(BATCH, len(tasks) // PARTS))
    return [tasks[i : i + size] for i in range(0, len(tasks), size)]


def check_workers(workers: str) -> None:
    """Refuse what is neither a number of processes nor the address of a cluster."""
    if not (workers.isdigit() and int(workers) > 0) and workers not in NEARBY and ":" not in workers:
        raise ValueError(
            f"--workers {workers}: a number of processes from 1 on, or a Ray cluster: ray://HOST:10001, auto or local"
        )


def played(tasks: list[Task], workers: str) -> Iterator[list[Row]]:
    """Play the deals on so many processes, or on the Ray cluster at an address; yield rows in the order of the deals."""
    check_workers(workers)
    parts = batches(tasks)
    if not workers.isdigit():
        yield from played_on_ray(parts, workers)
    elif int(workers) == 1:
        yield from map(play_batch, parts)
    else:
        with ProcessPoolExecutor(int(workers), get_context("spawn"), leave_stopping_to_the_first) as pool:
            try:
                yield from pool.map(play_batch, parts)
            except BrokenProcessPool:
                raise CrowdError(
                    "a process that played deals has ended in the middle of a deal: a bot has crashed it, or memory ran out"
                ) from None
            except BaseException:
                pool.shutdown(cancel_futures=True)  # nobody waits for what has not begun
                raise


def meeting(play: Callable[..., list[T]], given: Sequence[object], seeds: range, workers: int) -> list[T]:
    """Play all deals of a meeting, `play(*given, seeds)` some of them, on so many processes; return what came of them, in order."""
    parts = [seeds[at : at + PART] for at in range(0, len(seeds), PART)]
    if workers == 1:
        return [one for part in parts for one in play(*given, part)]
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_stopping_to_the_first) as pool:
        waiting = [pool.submit(play, *given, part) for part in parts]
        return [one for each in waiting for one in each.result()]


def leave_stopping_to_the_first() -> None:
    """Let Ctrl-C reach the process that hands out the deals alone: workers finish the deal they are at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played_on_ray(parts: list[list[Task]], address: str) -> Iterator[list[Row]]:
    """Play on a Ray cluster: `ray://host:10001`, `auto`, or `local` for one on this machine."""
    try:
        import ray
    except ImportError:
        raise CrowdError(
            f"workers {address!r} is a Ray address, and Ray is not here: pip install 'undermine[ray]'"
        ) from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, ValueError) as failed:
        raise CrowdError(f"no Ray cluster answers at {address!r}: {str(failed).splitlines()[0]}") from None
    try:
        remote = ray.remote(play_batch)
        waiting = [remote.remote(part) for part in parts]
        for handle in waiting:
            yield ray.get(handle)
    finally:
        ray.shutdown()


def shown(tasks: list[Task], workers: str, title: str) -> Generator[list[Row], None, None]:
    """Play the deals and show how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(title, total=len(tasks))
        for part in played(tasks, workers):
            progress.advance(bar, len(part))
            yield part


def play_all(tasks: list[Task], workers: str, title: str) -> list[Row]:
    """Play all deals and show how far it is."""
    return [row for part in shown(tasks, workers, title) for row in part]


def all_cores() -> str:
    """Return how many workers this machine has room for."""
    return str(os.cpu_count() or 1)


def add_meetings(words: Arguments) -> None:
    """Add what a command is asked that lets two sides of the base game meet: which deals, with how many, on how many processes."""
    words.add_argument("--deals", metavar="N", type=whole_number, default=300, help="of every row (300)")
    words.add_argument("--seeds", choices=tuple(SEEDS), default="validation", help="which range of deals (validation)")
    words.add_argument("--skip", metavar="N", type=whole_number, default=0, help="leave out so many deals (0)")
    words.add_argument("--players", metavar="N", type=whole_number, default=5, help="at the table (5)")
    words.add_argument("--workers", metavar="N", type=whole_number, default=1, help="processes (1)")


def meetings_of(words: Arguments, asked: Namespace) -> range:
    """Return the deals that were asked for; refuse what there is not."""
    if asked.deals < 1 or asked.skip < 0 or asked.skip + asked.deals > RANGE:
        words.error(f"--deals {asked.deals} --skip {asked.skip}: a range has 1 to {RANGE} deals")
    if not 3 <= asked.players <= 10 or asked.workers < 1:
        words.error("--players is from 3 to 10, --workers from 1 on")
    first = SEEDS[asked.seeds] + asked.skip
    return range(first, first + asked.deals)


def add_workers(words: Arguments) -> None:
    """Add `--workers` to what a command of the laboratory is asked."""
    words.add_argument(
        "--workers",
        metavar="N",
        default=all_cores(),
        help=f"processes ({all_cores()}: all cores), or a Ray cluster: ray://HOST:10001, auto, local",
    )
