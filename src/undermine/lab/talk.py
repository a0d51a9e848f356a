"""Talk: rounds in which seats speak as talkers of one style do, to measure what words do to beliefs and to who wins.

`python -m undermine.lab.talk` prints both as they stand in docs/bots.md. The rounds are played by Miners; who says what is in
`talkers.py`. Beliefs are measured in rounds that nobody hears the words of, so that all styles are held against the same deeds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final, cast

from undermine.bots.levels import LEVELS, Choose
from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import Beliefs, weigh
from undermine.bots.saboteur.hearing import aims_of
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import SEEDS, sides_of
from undermine.lab.talkers import STYLES, Talk

SEATS: Final = (5, 5, 4, 6, 3, 7)
TUNING: Final = SEEDS["tuning"] + 950_000
HELD_OUT: Final = SEEDS["test"] + 960_000
LEAST: Final = 0.001  # no belief is surer than that, for its logarithm's sake
NOBODY_HEARS: Final[tuple[int, ...]] = ()  # the roles whose seats hear words
DIGGERS_HEAR: Final = (0,)
ALL_HEAR: Final = (0, 1)


@dataclass
class Measured:
    """What one style of talking did to beliefs."""

    with_words: list[float] = field(default_factory=list)  # log loss of every belief of every digger
    without: list[float] = field(default_factory=list)
    gold_with: list[float] = field(default_factory=list)  # log loss of where the treasure lies
    gold_without: list[float] = field(default_factory=list)


def play(style: str, seed: int, hearing: Collection[int], choose: Choose = LEVELS["miner"].choose) -> float:
    """Play a round in which seats of these roles hear; return whether the diggers won."""
    return play_round(seed, [style], {}, hearing, choose)


def dig_as_if_told(seen: Seen, rng: Rng) -> Choice:
    """Choose as a Miner who, as a digger, aims like those who were told of the treasure, but hears nothing."""
    beliefs = player.think(seen, player.rates())
    if not cast(SaboteurView, seen.view).roles[seen.seat]:
        beliefs.aims = aims_of(player.story_of(seen))
    return player.best(seen, beliefs, player.weights_of("miner"), rng, all_cards=False)


def measure(styles: Sequence[str], seed: int, measured: dict[str, Measured]) -> None:
    """Play a round that nobody hears the words of, and note what diggers would believe with the words of each style."""
    play_round(seed, styles, measured, NOBODY_HEARS)


def play_round(
    seed: int,
    styles: Sequence[str],
    measured: dict[str, Measured],
    hearing: Collection[int],
    choose: Choose = LEVELS["miner"].choose,
) -> float:
    """Play a round with talkers of these styles; who hears, hears those of the first."""
    seats = SEATS[seed % len(SEATS)]
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    roles = sides_of(match)
    treasure = [int(goal) for goal in cast(Position, match.position).goals].index(0)
    talks = [Talk(style, roles, seed) for style in styles]
    told = len(match.events)

    def speaking(seen: Seen, rng: Rng) -> Choice:
        nonlocal told
        for talk in talks:
            talk.hear(match.events[told:], match.moves)
            if talk.style in measured and match.moves % seats == 0 and match.moves >= 2 * seats:
                compare(seen, talk, treasure, measured[talk.style], match.moves)
            talk.turn(seen, match.moves)
        told = len(match.events)
        seen.words, seen.played = (list(talks[0].words) if roles[seen.seat] in hearing else []), match.moves
        return choose(seen, rng)

    speaking.__module__ = "undermine.lab.talk"
    arena.play(match, [speaking] * seats, arena.streams(seed, seats), arena.round_over)
    end = next(event for event in match.events if event.kind == "round-end")
    return float(cast(RoundEnd, end.open)["winners"] == "diggers")


def compare(seen: Seen, talk: Talk, treasure: int, measured: Measured, played: int) -> None:
    """Note how far off a digger's beliefs are with the words and without."""
    view = cast(SaboteurView, seen.view)
    if view.roles[seen.seat]:
        return
    without = weigh(player.story_of(seen), seen.seat, 0, view.goals, player.rates())
    seen.words, seen.played = list(talk.words), played
    with_words = player.think(seen, player.rates())
    seen.words = []
    measured.with_words.append(loss(with_words, talk.roles, seen.seat))
    measured.without.append(loss(without, talk.roles, seen.seat))
    measured.gold_with.append(-log(max(with_words.gold[treasure], LEAST)))
    measured.gold_without.append(-log(max(without.gold[treasure], LEAST)))


def loss(beliefs: Beliefs, roles: list[int], me: int) -> float:
    """Return the mean log loss of what a seat believes of the others."""
    chances = [
        beliefs.saboteur[seat] if role else 1.0 - beliefs.saboteur[seat]
        for seat, role in enumerate(roles)
        if seat != me
    ]
    return -sum(log(max(chance, LEAST)) for chance in chances) / len(chances)


def interval(values: list[float]) -> tuple[float, float, float]:
    """Return the mean and its 95 % interval."""
    mean = sum(values) / len(values)
    off = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return mean, mean - off, mean + off


def print_beliefs(style: str, what: str, without: list[float], with_words: list[float]) -> None:
    """Print one row of what words do to beliefs."""
    mean, low, high = interval([now - before for now, before in zip(with_words, without, strict=True)])
    print(
        f"| {style} | {what} | {len(without)} | {interval(without)[0]:.4f} | {interval(with_words)[0]:.4f} |"
        f" {mean:+.4f} [{low:+.4f}, {high:+.4f}] |",
        flush=True,
    )


def beliefs_table(deals: int, first: int) -> None:
    """Print what words do to beliefs."""
    measured = {style: Measured() for style in STYLES}
    for deal in range(deals):
        measure(STYLES, first + deal, measured)
    print("| talkers | beliefs in | beliefs | log loss without words | with words | difference [95 %] |")
    print("|---|---|---|---|---|---|")
    for style, one in measured.items():
        print_beliefs(style, "roles", one.without, one.with_words)
        print_beliefs(style, "treasure", one.gold_without, one.gold_with)


def wins_table(deals: int, first: int, styles: list[str]) -> None:
    """Print what words do to who wins, on the same deals: nobody hears, diggers alone hear, all hear."""
    print("\n| talkers | who hears | diggers win | difference to nobody [95 %] |\n|---|---|---|---|")
    numbers = range(first, first + deals)
    deaf = [play("silent", deal, NOBODY_HEARS) for deal in numbers]
    print(f"| any | nobody | {share(deaf)} | |", flush=True)
    told = [play("silent", deal, NOBODY_HEARS, dig_as_if_told) for deal in numbers]
    print(f"| none: diggers aim as if told | nobody | {share(told)} | {gained(deaf, told)} |", flush=True)
    for style in styles:
        for who, hearing in (("diggers", DIGGERS_HEAR), ("all", ALL_HEAR)):
            won = [play(style, deal, hearing) for deal in numbers]
            print(f"| {style} | {who} | {share(won)} | {gained(deaf, won)} |", flush=True)


def share(won: list[float]) -> str:
    """Write how often the diggers won, in percent."""
    mean, low, high = interval(won)
    return f"{100 * mean:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def gained(before: list[float], now: list[float]) -> str:
    """Write by how much more often they won on the same deals."""
    mean, low, high = interval([after - one for one, after in zip(before, now, strict=True)])
    return f"{100 * mean:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]"


def main(argv: list[str] | None = None) -> int:
    """Measure."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=300, help="of beliefs")
    words.add_argument("--wins", type=int, default=0, help="of wins, for every style")
    words.add_argument("--styles", default="honest,always-lying,own", help="whose wins are counted")
    words.add_argument("--first", type=int, default=TUNING)
    asked = words.parse_args(argv)
    if asked.deals:
        beliefs_table(asked.deals, asked.first)
    if asked.wins:
        wins_table(asked.wins, asked.first, asked.styles.split(","))
    return 0


if __name__ == "__main__":
    sys.exit(main())
