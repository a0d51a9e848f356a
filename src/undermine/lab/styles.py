"""Styles: how often each kind of digger and each kind of saboteur does what, counted apart on the tuning seeds.

`python -m undermine.lab.styles` prints them as they stand in `story/styles.toml`. The story of a game does not know who sits
there; it weighs all styles together, and shows how far they disagree.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from undermine.bots.saboteur.beliefs import ROLES
from undermine.lab.contest import PLAYERS, SEEDS
from undermine.lab.rates import Counts, count_round, tables_of

SEATS: Final = (5, 3, 7, 4, 9, 6, 10, 8)
FIRST: Final = SEEDS["tuning"] + 600_000
DIGGERS: Final = ("mole", "apprentice", "miner")
SABOTEURS: Final = (*DIGGERS, "blatant", "sleeper", "always-discard", "breaks-the-leader")
AGAINST: Final = ("miner", "apprentice", "miner", "mole")  # whom a style meets, in turn


def count_style(role: str, style: str, deals: int) -> dict[str, dict[str, float]]:
    """Play rounds with one style on this side; return its rates by part."""
    counts = Counts()
    for deal in range(deals):
        other = AGAINST[deal % len(AGAINST)]
        digger, saboteur = (other, style) if role == "saboteur" else (style, other)
        count_round(counts, SEATS[deal % len(SEATS)], FIRST + deal, PLAYERS[digger], PLAYERS[saboteur])
    return {part: roles[role] for part, roles in tables_of(counts).items()}


def main(argv: list[str] | None = None) -> int:
    """Count and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=400)
    deals = words.parse_args(argv).deals
    for role, styles in zip(ROLES, (DIGGERS, SABOTEURS), strict=True):
        for style in styles:
            for part, rates in count_style(role, style, deals).items():
                print(f"\n[{role}.{style}.{part}]")
                for kind, rate in rates.items():
                    print(f"{kind} = {rate:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
