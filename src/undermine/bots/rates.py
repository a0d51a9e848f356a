"""Rates: how often diggers and saboteurs do what, counted in rounds of bots against bots on the tuning seeds alone.

`python -m undermine.bots.rates` prints them as they stand in `tables/saboteur.toml`. No sleeper plays: the Miner's beliefs make
room for sleepers themselves.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from math import log
from typing import Final, cast

from undermine.bots import arena
from undermine.bots.contest import PLAYERS, SEEDS, sides_of
from undermine.bots.native.beliefs import KINDS, is_near, kind_of
from undermine.bots.native.story import BROKE, DEED_NAMES, REPAIRED, Deed, Story, bare_grid
from undermine.games.saboteur.position import Position

SEATS: Final = (5, 5, 3, 7, 10)
MEETINGS: Final = (("miner", "miner"), ("miner", "apprentice"), ("apprentice", "miner"), ("miner", "breaks-the-leader"))
SLIP: Final = 0.03  # people slip: so often anybody does anything


@dataclass
class Counts:
    """How often what was done, and how often it could have been."""

    kinds: list[int] = field(default_factory=lambda: [1] * (4 * len(KINDS)))  # near, role, kind; nothing is impossible
    pairs: list[int] = field(default_factory=lambda: [1] * 8)  # deed, role, role of the target
    chances: list[int] = field(default_factory=lambda: [20] * 8)

    def add_round(self, table: arena.Table, roles: list[int], gold: int) -> None:
        """Count one round that was played."""
        story = Story(len(roles), bare_grid(follow=True))
        for event in table.events:
            told = event.seen_by(-1)
            if told["type"] in DEED_NAMES:
                self.add_chances(story, roles, cast(int, told["seat"]))
            before = len(story.deeds)
            story.note(told)
            if len(story.deeds) > before:
                self.add_deed(story.deeds[-1], roles, gold)
            if told["type"] == "round-end":
                return

    def add_chances(self, story: Story, roles: list[int], seat: int) -> None:
        """Count whom a seat could break or mend."""
        for other, role in enumerate(roles):
            if other != seat:
                self.chances[2 * roles[seat] + role] += 1
                if story.tools[other]:
                    self.chances[4 + 2 * roles[seat] + role] += 1

    def add_deed(self, deed: Deed, roles: list[int], gold: int) -> None:
        """Count a deed."""
        role = roles[int(deed.seat)]
        kind = int(kind_of(deed, gold))
        if kind >= 0:
            self.kinds[(26 if is_near(deed) else 0) + 13 * role + kind] += 1
        elif deed.kind in (BROKE, REPAIRED):
            self.pairs[(4 if deed.kind == REPAIRED else 0) + 2 * role + roles[int(deed.target)]] += 1


def count_rates(deals: int) -> Counts:
    """Play rounds of every meeting and count."""
    counts = Counts()
    for deal in range(deals):
        seats = SEATS[deal % len(SEATS)]
        digger, other = MEETINGS[deal % len(MEETINGS)]
        seed = SEEDS["tuning"] + 500_000 + deal
        table = arena.begin("saboteur", seats, seed)
        roles = sides_of(table)
        gold = [int(goal) for goal in cast(Position, table.state).goals].index(0)
        players = [PLAYERS[other if role else digger] for role in roles]
        arena.play(table, players, arena.streams(seed, seats), arena.round_over)
        counts.add_round(table, roles, gold)
    return counts


def show_rates(counts: Counts) -> None:
    """Print the rates as they stand in the table: logarithms."""
    print("[rates]\nkinds = [")
    for i in range(4):
        row = counts.kinds[13 * i : 13 * i + 13]
        print("  " + " ".join(f"{log((1 - SLIP) * count / sum(row) + SLIP / len(row)):.2f}," for count in row))
    pairs = [log(count / chance) for count, chance in zip(counts.pairs, counts.chances, strict=True)]
    print("]\npairs = [" + ", ".join(f"{value:.2f}" for value in pairs) + "]")


def main(argv: list[str] | None = None) -> int:
    """Count and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=400)
    show_rates(count_rates(words.parse_args(argv).deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
