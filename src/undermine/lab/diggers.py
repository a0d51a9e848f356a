"""Diggers: how often they win against saboteurs of many kinds, beside Miners on the same deals.

The saboteurs are Miners, the probes, and those who pay a price for suspicion that no rates were ever counted on.

Example: python -m undermine.lab.diggers foreman --deals 3000 --seeds test --skip 970000
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.foreman import choose_settled, read_deeds
from undermine.bots.saboteur.foreman import hiding as hiding_of_foreman
from undermine.bots.seen import BotError, Choice, Seen
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import PLAYERS, RANGE, SEEDS, player_of, players_of, winners_between
from undermine.lab.crowd import leave_stopping_to_the_first
from undermine.lab.generations import PART
from undermine.lab.population import hiding
from undermine.lab.probes import PROBES
from undermine.lab.race import HELD_OUT
from undermine.lab.readers import FROZEN, told

PRICED: Final = {f"price {price:g}": price for price in HELD_OUT}
SABOTEURS: Final = (FROZEN, *PROBES, *PRICED)
"""Whom diggers meet; the priced ones pay by the Miner's rates."""


def unplanned(seen: Seen, rng: Rng) -> Choice:
    """Read and hide as a Foreman, and play nothing on: `undermine.lab.diggers:unplanned`."""
    return choose_settled(seen, rng, saboteur.weights_of("miner"), read_deeds(), hiding_of_foreman(), None)


@cache
def saboteur_of(name: str) -> Choose:
    """Return a saboteur by its name."""
    return hiding(PRICED[name]) if name in PRICED else PLAYERS[name]


def meet(diggers: str, other: str, seats: int, seeds: range, workers: int) -> list[float]:
    """Let these diggers meet these saboteurs; return 1 for each deal that the diggers win, in their order."""
    parts = [seeds[at : at + PART] for at in range(0, len(seeds), PART)]
    if workers == 1:
        return flat(meet_part(diggers, other, seats, part) for part in parts)
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_stopping_to_the_first) as pool:
        return flat(pool.map(meet_part, repeat(diggers), repeat(other), repeat(seats), parts))


def meet_part(diggers: str, other: str, seats: int, seeds: range) -> list[float]:
    """Play some deals, one after another."""
    sides = player_of(diggers), saboteur_of(other)
    deals = [arena.begin("saboteur", seats, seed, first=seed % seats) for seed in seeds]
    return [float(winners_between(deal, sides) == "diggers") for deal in deals]


def flat(parts: Iterable[list[float]]) -> list[float]:
    """Put the parts together."""
    return [one for part in parts for one in part]


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.diggers", "Measure diggers against saboteurs of many kinds.")
    words.add_argument("diggers", help="who digs, with commas: levels, MODULE:FUNCTION")
    words.add_argument("--against", metavar="NAMES", default=",".join(SABOTEURS), help=f"({', '.join(SABOTEURS)})")
    words.add_argument("--deals", metavar="N", type=whole_number, default=300, help="of every row (300)")
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
    if not 3 <= asked.players <= 10 or asked.workers < 1:
        words.error("--players is from 3 to 10, --workers from 1 on")
    others = asked.against.split(",")
    unknown = [name for name in others if name not in SABOTEURS]
    if unknown:
        words.error(f"there is no saboteur {unknown[0]!r}; there are {', '.join(SABOTEURS)}")
    try:
        names = players_of(asked.diggers)
        first = SEEDS[asked.seeds] + asked.skip
        show(names, others, asked.players, range(first, first + asked.deals), asked.workers)
    except BotError as refused:
        words.error(str(refused))
    return 0


def show(names: list[str], others: list[str], seats: int, seeds: range, workers: int) -> None:
    """Print how the diggers fare, saboteur by saboteur."""
    print(f"{seats} players, {len(seeds)} deals from {seeds.start}; prices by the Miner's rates\n")
    print("| diggers | saboteurs | they win, % | ahead of Miners |\n|---|---|---|---|", flush=True)
    for other in others:
        plain = meet(FROZEN, other, seats, seeds, workers)
        for name in names:
            won = meet(name, other, seats, seeds, workers)
            ahead = [one - miners for one, miners in zip(won, plain, strict=True)]
            print(f"| {name} | {other} | {told(won)} | {told(ahead)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
