"""Shape: what the games are like as benchmarks, measured: length, branching, and how many worlds a seat thinks possible.

Worlds are counted as arrangements: every distinct way to lay the unseen cards on the hidden places (hands, face-down discards,
the deck in its order), times the ways to deal unseen goals, roles or clan cards. `python -m undermine.lab.shape` prints the table
of docs/benchmark.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from math import lgamma, log
from statistics import mean
from typing import Final, cast

from undermine.bots.seen import Choice, Seen
from undermine.catalogue import games, names
from undermine.games.cave.box import LEVEL
from undermine.games.cave.clans import CLANS
from undermine.games.cave.resample import unseen_identities
from undermine.games.cave.view import CaveView
from undermine.games.saboteur.box import SABOTEURS
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Position, View
from undermine.kernel.sampling import cards_off_the_board, left_of, unseen_cards
from undermine.kernel.showing import UNKNOWN, CardView
from undermine.lab import arena
from undermine.lab.contest import PLAYERS, SEEDS

TEN: Final = log(10)


def arrangements(cards: Iterable[int]) -> float:
    """Return the decimal logarithm of the distinct orders of some cards."""
    counts = Counter(cards)
    return (lgamma(counts.total() + 1) - sum(lgamma(count + 1) for count in counts.values())) / TEN


def worlds(view: View) -> float:
    """Return the decimal logarithm of the arrangements that a view leaves open."""
    if isinstance(view, CaveView):
        counts = cards_off_the_board(games()["cave"].box, view.public.grid)
        unseen = left_of(counts, view.hands, [card for card, _, _ in view.gone])
        by_level = [[card for card in unseen if LEVEL[card] == level] for level in range(3)]
        clans = [unseen_identities(view, colour) for colour in range(CLANS)]
        goals = arrangements(range(view.goals.count(UNKNOWN)))
        return sum(arrangements(cards) for cards in (*by_level, *clans)) + goals
    seen = cast(CardView, view)
    found = arrangements(unseen_cards(seen)) + arrangements(range(seen.goals.count(UNKNOWN)))
    if isinstance(seen, SaboteurView):
        known = [role for role in (*seen.roles, seen.aside) if role != UNKNOWN]
        hidden = seen.seats + 1 - len(known)
        traitors = int(SABOTEURS[seen.seats]) - known.count(1)
        found += arrangements([1] * traitors + [0] * (hidden - traitors))
    return found


def measured(game: str, seats: int, level: str, deals: int) -> list[str]:
    """Play deals with a level and describe them: moves, decisions of a seat, branching, worlds at the start and at the median."""
    lengths: list[int] = []
    branching: list[int] = []
    first: list[float] = []
    every: list[float] = []

    def watch(position: Position, seen: Seen, choice: Choice) -> None:
        del position, choice
        branching.append(len(seen.moves))
        if len(branching) % 5 == 1:
            every.append(worlds(seen.view))

    for seed in range(SEEDS["validation"], SEEDS["validation"] + deals):
        match = arena.begin(game, seats, seed)
        first.append(worlds(match.position.view(int(match.position.turn))))
        arena.play(match, [PLAYERS[level]] * seats, arena.streams(seed, seats), watch=watch)
        lengths.append(match.moves)
    middle = sorted(every)[len(every) // 2]
    return [
        game,
        str(seats),
        level,
        f"{mean(lengths):.0f} ({max(lengths)})",
        f"{mean(branching):.0f} ({max(branching)})",
        f"{mean(first):.0f}",
        f"{middle:.0f}",
    ]


def main(argv: list[str] | None = None) -> int:
    """Print the table."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--levels", default="mole,miner")
    asked = words.parse_args(argv)
    print("| game | players | level | moves (most) | legal moves (most) | worlds at the start, 10^ | median, 10^ |")
    print("|---|---|---|---|---|---|---|")
    for game in names():
        low, high = games()[game].seats
        for seats in sorted({low, min(5, high), high}):
            for level in asked.levels.split(","):
                print("| " + " | ".join(measured(game, seats, level, asked.deals)) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
