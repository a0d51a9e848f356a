"""Diggers: how often they win against saboteurs of many kinds, beside Miners on the same deals.

The saboteurs are Miners, the probes, and those who pay a price for suspicion that no rates were ever counted on.

Example: python -m undermine.lab.diggers foreman --deals 3000 --seeds test --skip 970000
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

from undermine.arguments import Arguments
from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.foreman import choose_settled, read_deeds
from undermine.bots.saboteur.foreman import hiding as hiding_of_foreman
from undermine.bots.seen import BotError, Choice, Seen
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import PLAYERS, player_of, players_of, winners_between
from undermine.lab.crowd import add_meetings, meeting, meetings_of
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
    return meeting(meet_part, (diggers, other, seats), seeds, workers)


def meet_part(diggers: str, other: str, seats: int, seeds: range) -> list[float]:
    """Play some deals, one after another."""
    sides = player_of(diggers), saboteur_of(other)
    deals = [arena.begin("saboteur", seats, seed, first=seed % seats) for seed in seeds]
    return [float(winners_between(deal, sides) == "diggers") for deal in deals]


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.diggers", "Measure diggers against saboteurs of many kinds.")
    words.add_argument("diggers", help="who digs, with commas: levels, MODULE:FUNCTION")
    words.add_argument("--against", metavar="NAMES", default=",".join(SABOTEURS), help=f"({', '.join(SABOTEURS)})")
    add_meetings(words)
    return words


def main(argv: list[str] | None = None) -> int:
    """Measure and print a table."""
    words = parser()
    asked = words.parse_args(argv)
    seeds = meetings_of(words, asked)
    others = asked.against.split(",")
    unknown = [name for name in others if name not in SABOTEURS]
    if unknown:
        words.error(f"there is no saboteur {unknown[0]!r}; there are {', '.join(SABOTEURS)}")
    try:
        show(players_of(asked.diggers), others, asked.players, seeds, asked.workers)
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
