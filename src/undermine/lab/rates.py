"""Rates: how often diggers and saboteurs do what, counted in rounds of bots against bots on the tuning seeds alone.

`python -m undermine.lab.rates` prints them as they stand in `bots/saboteur/rates.toml`. No sleeper plays: the Miner's beliefs
make room for sleepers themselves.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection
from dataclasses import dataclass, field
from math import log
from typing import Final, cast

from undermine.bots.levels import Choose
from undermine.bots.saboteur.beliefs import KINDS, ROLES, TO_OTHERS, is_near, kind_of
from undermine.bots.saboteur.story import DEED_NAMES, Deed, Story, bare_grid
from undermine.games.saboteur.border import Event
from undermine.games.saboteur.position import Position
from undermine.kernel.events import PUBLIC
from undermine.lab import arena
from undermine.lab.contest import PLAYERS, SEEDS, sides_of

SEATS: Final = (5, 5, 3, 7, 10)
MEETINGS: Final = (("miner", "miner"), ("miner", "apprentice"), ("apprentice", "miner"), ("miner", "breaks-the-leader"))
FIRST: Final = SEEDS["tuning"] + 500_000  # the first deal that is counted
SLIP: Final = 0.03  # people slip: so often anybody does anything
TO_WHOM: Final = ("break", "repair")  # deeds to others

Counted = dict[str, dict[str, dict[str, int]]]  # part, role of the doer, kind or role of the target: how often


def counted(parts: Collection[str], names: Collection[str], first: int) -> Counted:
    """Begin to count, so that nothing is impossible."""
    return {part: {role: dict.fromkeys(names, first) for role in ROLES} for part in parts}


@dataclass
class Counts:
    """How often what was done, and how often it could have been."""

    kinds: Counted = field(default_factory=lambda: counted(("far", "near"), KINDS, 1))
    pairs: Counted = field(default_factory=lambda: counted(TO_WHOM, ROLES, 1))
    chances: Counted = field(default_factory=lambda: counted(TO_WHOM, ROLES, 20))

    def add_round(self, match: arena.Match, roles: list[str], gold: int) -> None:
        """Count one round that was played."""
        story = Story(len(roles), bare_grid(follow=True))
        for event in match.events:
            told = cast(Event, event.seen_by(PUBLIC))
            if told["type"] in DEED_NAMES:
                self.add_chances(story, roles, told["seat"])
            before = len(story.deeds)
            story.note(told)
            if len(story.deeds) > before:
                self.add_deed(story.deeds[-1], roles, gold)
            if told["type"] == "round-end":
                return

    def add_chances(self, story: Story, roles: list[str], seat: int) -> None:
        """Count whom a seat could break or mend."""
        for other, role in enumerate(roles):
            if other != seat:
                self.chances["break"][roles[seat]][role] += 1
                if story.tools[other]:
                    self.chances["repair"][roles[seat]][role] += 1

    def add_deed(self, deed: Deed, roles: list[str], gold: int) -> None:
        """Count a deed."""
        role = roles[int(deed.seat)]
        kind = kind_of(deed, gold)
        if kind == TO_OTHERS:
            self.pairs[DEED_NAMES[deed.kind]][role][roles[int(deed.target)]] += 1
        else:
            self.kinds["near" if is_near(deed) else "far"][role][kind] += 1


def count_round(counts: Counts, seats: int, seed: int, digger: Choose, other: Choose) -> None:
    """Play a round, these diggers against these saboteurs, and count it."""
    match = arena.begin("saboteur", seats, seed)
    sides = sides_of(match)
    gold = [int(goal) for goal in cast(Position, match.position).goals].index(0)
    arena.play(match, [other if role else digger for role in sides], arena.streams(seed, seats), arena.round_over)
    counts.add_round(match, [ROLES[role] for role in sides], gold)


def count_rates(deals: int) -> Counts:
    """Play rounds of every meeting and count."""
    counts = Counts()
    for deal in range(deals):
        digger, other = MEETINGS[deal % len(MEETINGS)]
        count_round(counts, SEATS[deal % len(SEATS)], FIRST + deal, PLAYERS[digger], PLAYERS[other])
    return counts


def tables_of(counts: Counts) -> dict[str, dict[str, dict[str, float]]]:
    """Return the rates as they stand in their file: logarithms, by part, role and kind."""
    tables: dict[str, dict[str, dict[str, float]]] = {}
    for part, roles in counts.kinds.items():
        for role, kinds in roles.items():
            total = sum(kinds.values())
            rates = {kind: (1 - SLIP) * times / total + SLIP / len(kinds) for kind, times in kinds.items()}
            tables.setdefault(part, {})[role] = logarithms(rates)
    for part, roles in counts.pairs.items():
        for role, targets in roles.items():
            chances = counts.chances[part][role]
            rates = {target: times / chances[target] for target, times in targets.items()}
            tables.setdefault(part, {})[role] = logarithms(rates)
    return tables


def logarithms(rates: dict[str, float]) -> dict[str, float]:
    """Return the logarithms of some rates, as exactly as the file says them."""
    return {kind: round(log(rate), 2) for kind, rate in rates.items()}


def show_rates(counts: Counts) -> None:
    """Print the rates as they stand in their file."""
    for part, roles in tables_of(counts).items():
        for role, rates in roles.items():
            print(f"\n[{part}.{role}]")
            for kind, rate in rates.items():
                print(f"{kind} = {rate:.2f}")


def main(argv: list[str] | None = None) -> int:
    """Count and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=400)
    show_rates(count_rates(words.parse_args(argv).deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
