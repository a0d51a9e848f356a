"""The benchmark: a thousand fixed deals a game, one entrant against the Apprentice; a line for the table of docs/benchmark.md."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undermine.arguments import Arguments, refuse
from undermine.lab.contest import SEEDS, Row, players_of
from undermine.lab.crowd import CrowdError, Task, add_workers, play_all
from undermine.lab.stats import interval, mean

DEALS: Final = 1000
AGAINST: Final = "apprentice"
EXAMPLE: Final = "Example: undermine benchmark miner --only duel,solo"


@dataclass(frozen=True)
class Trial:
    """One column of the table: how a deal is played, and what it is worth to the entrant."""

    means: str
    task: Callable[[str, int], Task]
    score: Callable[[Row], float]
    scale: float = 100.0  # percent; nuggets as they are


def rounds(role: int) -> Callable[[str, int], Task]:
    """Return how the entrant plays one side of a round of the base game, five at the table."""

    def task(entrant: str, seed: int) -> Task:
        sides = (AGAINST, entrant) if role else (entrant, AGAINST)
        return "round", (5, seed, sides)

    return task


def sides(game: str, seats: int) -> Callable[[str, int], Task]:
    """Return how the entrant plays a side of a whole game: the first in even deals, the second in odd ones."""

    def task(entrant: str, seed: int) -> Task:
        return "sides", (game, seats, seed, (AGAINST, entrant) if seed % 2 else (entrant, AGAINST))

    return task


def won_by(side: int | None) -> Callable[[Row], float]:
    """Return how to read whether the entrant's side has won: a given side, or the one of this deal."""

    def score(row: Row) -> float:
        mine = row.seed % 2 if side is None else side
        return max((won for won, one in zip(row.won, row.sides, strict=True) if one == mine), default=0.0)

    return score


TRIALS: Final = {
    "digging": Trial("rounds won as diggers, five players", rounds(0), won_by(0)),
    "sabotage": Trial("rounds won as saboteurs, five players", rounds(1), won_by(1)),
    "duel": Trial("Duels won, a draw is half", sides("duel", 2), won_by(None)),
    "solo": Trial(
        "nuggets of a solo game",
        lambda entrant, seed: ("game", ("solo", 1, seed, [entrant])),
        lambda row: row.scores[0],
        1.0,
    ),
    "cave": Trial("caves won by its clan, five players", sides("cave", 5), won_by(None)),
}


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("undermine benchmark", __doc__, epilog=EXAMPLE)
    words.add_argument("entrants", help="who plays, with commas")
    words.add_argument("--only", metavar="COLUMNS", default=",".join(TRIALS), help=f"of {', '.join(TRIALS)} (all)")
    words.add_argument("--deals", metavar="N", type=int, default=DEALS, help=f"the first N of the {DEALS} ({DEALS})")
    add_workers(words)
    return words


def measured(entrant: str, column: str, deals: int, workers: str) -> str:
    """Play a column and write its mean with the interval."""
    trial = TRIALS[column]
    first = SEEDS["benchmark"]
    tasks = [trial.task(entrant, seed) for seed in range(first, first + deals)]
    scores = [trial.scale * trial.score(row) for row in play_all(tasks, workers, f"{entrant}, {column}")]
    low, high = interval(scores)
    return f"{mean(scores):.1f} [{low:.1f}, {high:.1f}]"


def main(argv: list[str] | None = None) -> int:
    """Play the benchmark and print a line for each entrant."""
    words = parser()
    asked = words.parse_args(argv)
    columns = asked.only.split(",")
    unknown = [column for column in columns if column not in TRIALS]
    if unknown:
        words.error(f"there is no column {unknown[0]!r}; there are {', '.join(TRIALS)}")
    if not 1 <= asked.deals <= DEALS:
        words.error(f"--deals {asked.deals}: the set has {DEALS}")
    try:
        entrants = players_of(asked.entrants)
        print(f"| who | {' | '.join(columns)} | deals |\n|---|{'---|' * len(columns)}---|")
        for entrant in entrants:
            cells = [measured(entrant, column, asked.deals, asked.workers) for column in columns]
            print(f"| {entrant} | {' | '.join(cells)} | {asked.deals} |", flush=True)
    except CrowdError as missing:
        return refuse(str(missing))
    except ValueError as refused:
        words.error(str(refused))
    return 0


if __name__ == "__main__":
    sys.exit(main())
