"""Population: the rates by which a Foreman reads deeds, counted on many kinds of saboteurs on the tuning seeds alone.

`python -m undermine.lab.population` prints `bots/saboteur/foreman.toml`. Miners dig; saboteurs are the Miner, twice as often as
anybody else, those who pay one of three prices for suspicion, one who also helps while it hides, the Apprentice and the probes.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.hiding import Hiding, choose_hidden
from undermine.lab.contest import PLAYERS, SEEDS
from undermine.lab.race import OTHERS, STRENGTHS
from undermine.lab.rates import SEATS, Counts, count_round, tables_of

FIRST: Final = SEEDS["tuning"] + 740_000
MOST: Final = 20_000
HELPFUL: Final = {"cover": 0.6, "show_from": 6.0}  # of a saboteur's weights
PRICES: Final = (3.5,)  # what a Foreman pays
PART: Final = 0.3  # of all saboteurs a Foreman thinks so many to be of this population, the others to be Miners


def hiding(price: float, **changes: float) -> Choose:
    """Return a saboteur who pays this price for what Miners would think, some of its weights changed."""
    digger, spoiling = saboteur.weights_of("miner")
    weights = digger, replace(spoiling, **changes)
    how = Hiding((saboteur.rates(),), (price,))
    return lambda seen, rng: choose_hidden(seen, rng, weights, saboteur.rates(), how)


def everybody() -> list[Choose]:
    """List the saboteurs on whom a Foreman's rates are counted."""
    miners = [PLAYERS["miner"]] * 2
    return [*miners, *map(hiding, STRENGTHS), hiding(max(STRENGTHS), **HELPFUL), *(PLAYERS[name] for name in OTHERS)]


def counted(deals: int) -> Counts:
    """Count what Miners and a population of saboteurs do."""
    counts = Counts()
    others = everybody()
    for deal in range(deals):
        seats = SEATS[deal // len(others) % len(SEATS)]
        count_round(counts, seats, FIRST + deal, PLAYERS["miner"], others[deal % len(others)])
    return counts


def written(deals: int) -> list[str]:
    """Write the Foreman's file."""
    lines = [
        "# How a Foreman reads deeds and hides its own (foreman.py): rates as natural logarithms, as in rates.toml, counted on a",
        f"# population of saboteurs in {deals} rounds from seed {FIRST:,} on:",
        f"# `python -m undermine.lab.population --deals {deals}`.",
        "",
        f"prices = {list(PRICES)} # cards of path for all the suspicion there is",
        f"part = {PART} # of all saboteurs that are thought to be of this population; the others are Miners",
    ]
    for part, roles in tables_of(counted(deals)).items():
        for role, rates in roles.items():
            lines += ["", f"[population.{part}.{role}]", *(f"{kind} = {rate:.2f}" for kind, rate in rates.items())]
    return lines


def main(argv: list[str] | None = None) -> int:
    """Count and print."""
    words = Arguments("python -m undermine.lab.population", "Count the rates by which a Foreman reads deeds.")
    words.add_argument("--deals", metavar="N", type=whole_number, default=2200, help="rounds to count (2200)")
    asked = words.parse_args(argv)
    if not 1 <= asked.deals <= MOST:
        words.error(f"--deals is from 1 to {MOST}")
    print("\n".join(written(asked.deals)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
