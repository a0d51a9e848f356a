"""Talk: rounds in which seats speak as talkers of one style do, to measure what words do to beliefs and to who wins.

`python -m undermine.lab.talk` prints both as they stand in docs/bots.md. The rounds are played by Miners; those who speak are:
honest (diggers say what they saw on a goal; saboteurs too), silent, always-lying (saboteurs say the opposite), lying-when-safe
(saboteurs lie only where nobody else has looked), random (saboteurs say anything, seen or not), all-random (everybody does). In the
first five diggers say what they saw.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Final, cast

from undermine.bots.levels import LEVELS
from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import Beliefs, weigh
from undermine.bots.seen import Choice, Seen, Word
from undermine.games.saboteur.border import Event, RoundEnd
from undermine.games.saboteur.box import GOAL_TEXTS
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import SEEDS, sides_of

STYLES: Final = ("honest", "silent", "always-lying", "lying-when-safe", "random", "all-random")
SEATS: Final = (5, 5, 4, 6, 3, 7)
TUNING: Final = SEEDS["tuning"] + 950_000
HELD_OUT: Final = SEEDS["test"] + 960_000
LEAST: Final = 0.001  # no belief is surer than that, for its logarithm's sake


@dataclass
class Measured:
    """What one style of talking did."""

    won: list[float] = field(default_factory=list)
    with_words: list[float] = field(default_factory=list)  # log loss of every belief of every digger
    without: list[float] = field(default_factory=list)
    gold_with: list[float] = field(default_factory=list)  # log loss of where the treasure lies
    gold_without: list[float] = field(default_factory=list)


def word_of(style: str, seat: int, role: int, event: Event, safe: bool, chance: Random) -> str | None:
    """Return what a seat says right after it has looked at a goal."""
    if event["type"] != "map" or event["seat"] != seat or style == "silent":
        return None
    gold = "treasure" in event["card"]
    if style == "all-random" or (style == "random" and role == 1):
        return f"claim {chance.choice(GOAL_TEXTS)} {chance.choice(('gold', 'stone'))}"
    lies = role == 1 and (style == "always-lying" or (style == "lying-when-safe" and safe))
    return f"claim {event['cell']} {'gold' if gold != lies else 'stone'}"


def play(style: str, seed: int, deaf: bool, measured: Measured, *, both: bool) -> None:
    """Play a round; `deaf` diggers and saboteurs hear nothing."""
    seats = SEATS[seed % len(SEATS)]
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    roles = sides_of(match)
    treasure = [int(goal) for goal in cast(Position, match.state).goals].index(0)
    chance = Random(seed)
    words: list[Word] = []
    looked: set[str] = set()
    told = len(match.events)

    def listen() -> None:
        nonlocal told
        for event in match.events[told:]:
            if event.kind == "map":
                seen = cast(Event, event.seen_by(event.seat))
                seat = int(cast(int, event.seat))
                cell = str(event.open["cell"])
                said = word_of(style, seat, roles[seat], seen, cell not in looked, chance)
                looked.add(cell)
                if said is not None and str(event.open["cell"]) not in turned(match):
                    words.append((match.moves, seat, said))
        told = len(match.events)

    def speaking(seen: Seen, rng: Rng) -> Choice:
        listen()
        seen.words, seen.played = ([] if deaf else list(words)), match.moves
        if both and match.moves and match.moves % seats == 0 and match.moves >= 2 * seats:
            compare(seen, roles, treasure, measured, list(words), match.moves)
        return LEVELS["miner"].choose(seen, rng)

    speaking.__module__ = "undermine.lab.talk"
    arena.play(match, [speaking] * seats, arena.streams(seed, seats), arena.round_over)
    end = next(event for event in match.events if event.kind == "round-end")
    measured.won.append(float(cast(RoundEnd, end.open)["winners"] == "diggers"))


def turned(match: arena.Match) -> set[str]:
    """Return the goals that lie open: nobody claims anything of them."""
    return {str(event.open["cell"]) for event in match.events if event.kind == "goal"}


def compare(seen: Seen, roles: list[int], treasure: int, measured: Measured, words: list[Word], played: int) -> None:
    """Note how far off a digger's beliefs are with the words and without."""
    view = cast(SaboteurView, seen.view)
    if view.roles[seen.seat]:
        return
    story = player.story_of(seen)
    without = weigh(story, seen.seat, 0, view.goals, player.rates())
    seen.words, seen.played = words, played
    with_words = player.think(seen, player.rates())
    measured.with_words.append(loss(with_words, roles, seen.seat))
    measured.without.append(loss(without, roles, seen.seat))
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


def beliefs_table(deals: int, first: int) -> None:
    """Print what words do to beliefs."""
    print("| talkers | beliefs in | beliefs | log loss without words | with words | difference [95 %] |")
    print("|---|---|---|---|---|---|")
    for style in STYLES:
        measured = Measured()
        for deal in range(deals):
            play(style, first + deal, deaf=True, measured=measured, both=True)
        pairs = {
            "roles": (measured.without, measured.with_words),
            "treasure": (measured.gold_without, measured.gold_with),
        }
        for what, (without, with_words) in pairs.items():
            mean, low, high = interval([now - before for now, before in zip(with_words, without, strict=True)])
            print(
                f"| {style} | {what} | {len(without)} | {interval(without)[0]:.4f} | {interval(with_words)[0]:.4f} |"
                f" {mean:+.4f} [{low:+.4f}, {high:+.4f}] |",
                flush=True,
            )


def wins_table(deals: int, first: int, styles: list[str]) -> None:
    """Print what words do to who wins: the same deals with everybody deaf and everybody hearing."""
    print("\n| talkers | diggers win, nobody hears | all hear | difference [95 %] |\n|---|---|---|---|")
    deaf = Measured()
    for deal in range(deals):
        play("silent", first + deal, deaf=True, measured=deaf, both=False)
    for style in styles:
        measured = Measured()
        for deal in range(deals):
            play(style, first + deal, deaf=False, measured=measured, both=False)
        mean, low, high = interval([now - before for before, now in zip(deaf.won, measured.won, strict=True)])
        shares = [
            f"{100 * share:.1f} [{100 * least:.1f}, {100 * most:.1f}]"
            for share, least, most in map(interval, (deaf.won, measured.won))
        ]
        print(
            f"| {style} | {shares[0]} | {shares[1]} | {100 * mean:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}] |",
            flush=True,
        )


def main(argv: list[str] | None = None) -> int:
    """Measure."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=300, help="of beliefs, for every style")
    words.add_argument("--wins", type=int, default=0, help="of wins, for every style")
    words.add_argument("--styles", default="honest,always-lying,lying-when-safe", help="whose wins are counted")
    words.add_argument("--first", type=int, default=TUNING)
    asked = words.parse_args(argv)
    if asked.deals:
        beliefs_table(asked.deals, asked.first)
    if asked.wins:
        wins_table(asked.wins, asked.first, asked.styles.split(","))
    return 0


if __name__ == "__main__":
    sys.exit(main())
