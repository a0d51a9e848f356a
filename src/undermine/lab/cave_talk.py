"""Cave talk: games of the Dark Cave with talkers of every style, to count what is said and to measure what words do to beliefs.

`python -m undermine.lab.cave_talk` prints the beliefs as they stand in docs/bots.md, `--count` what was counted as it stands in
`bots/cave/said.toml`. Miners play, and hear nothing; so all styles are held against the same deeds. Whoever looks at a goal or a
clan card speaks of it at once, as the style has it; the styles are those of the base game (`talkers.py`), of saboteurs and, in
`all-random`, of everybody; in `own` everybody speaks as bots do, on the turn after the look.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Final, cast

from undermine.bots.cave import player, speaking
from undermine.bots.cave.hearing import ALONE, CARDS, LOYAL, SHARED, heard_in
from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.levels import LEVELS
from undermine.bots.seen import Choice, Seen, Word
from undermine.games.cave.border import Event
from undermine.games.cave.box import goal_xy
from undermine.games.cave.clans import identity_of
from undermine.games.cave.position import PLAY, Position
from undermine.games.cave.view import CaveView
from undermine.kernel.events import Event as Happened
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import SEEDS
from undermine.lab.rates import SLIP
from undermine.lab.talk import LEAST, Measured, print_beliefs
from undermine.lab.talkers import STYLES

SEATS: Final = (5, 4, 6, 3, 8)
COUNTED: Final = SEEDS["tuning"] + 570_000  # the first deal that is counted
TUNING: Final = SEEDS["tuning"] + 970_000
EVERY: Final = 3  # so many turns of a seat from one look into its head to the next
TRUE_GOALS: Final = ("other", "exit")
IDENTITIES: Final = (LOYAL, "saboteur")

TABLES: Final = (
    "tables"  # counted beside the claims: tables that speak, by whether they chatter, and claims, by whether they slip
)
SLIPS: Final = "slips"

Said = Counter[tuple[str, str, bool]]  # who, what kind of claim, whether it was true: how often


@dataclass
class Talk:
    """All that is said in one game by talkers of one style."""

    style: str
    identities: list[int]
    chance: Random
    rng: Rng
    words: list[Word] = field(default_factory=list)
    looked: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)

    def hear(self, happened: Sequence[Happened], played: int) -> None:
        """Let those speak who have just looked."""
        for one in happened:
            if one.kind in ("goal", "goal-found"):
                self.shown.add(str(one.open["cell"]))
            elif one.kind == "show":
                self.shown.add(str(one.seat))
            elif one.kind in ("info-goal", "info-seat"):
                said = self.claim_of(int(cast(int, one.seat)), cast(Event, one.seen_by(one.seat)))
                if said and said.split()[1] not in self.shown:
                    self.words.append((played, int(cast(int, one.seat)), said))

    def claim_of(self, seat: int, event: Event) -> str:
        """Return what a seat says that has looked at a goal or a clan card."""
        if event["type"] == "info-goal":
            about, pair, true = event["cell"], TRUE_GOALS, "exit" in event["card"].split("+")
        elif event["type"] == "info-seat":
            about, pair, true = str(event["target"]), IDENTITIES, event["identity"] == "saboteur"
        else:
            return ""
        safe = about not in self.looked
        self.looked.add(about)
        if self.style in ("silent", "own"):
            return ""
        spoils = self.identities[seat] == 1
        if self.style == "all-random" or (self.style == "random" and spoils):
            return self.babble(seat)
        lies = spoils and (self.style == "always-lying" or (self.style == "lying-when-safe" and safe))
        return f"claim {about} {pair[true != lies]}"

    def babble(self, seat: int) -> str:
        """Return any claim."""
        seats = len(self.identities)
        cells = [f"{x},{y}" for x, y in goal_xy(seats)]
        if self.chance.random() < 0.5:
            return f"claim {self.chance.choice(cells)} {self.chance.choice(TRUE_GOALS)}"
        others = [other for other in range(seats) if other != seat]
        return f"claim {self.chance.choice(others)} {self.chance.choice(IDENTITIES)}"

    def turn(self, seen: Seen, played: int) -> None:
        """Let the seat to decide speak as bots do, if that is the style."""
        if self.style == "own":
            seen.words, seen.played = list(self.words), played
            said = speaking.speak(seen, self.rng)
            seen.words = []
            if said:
                self.words.append((played, seen.seat, said))


def play(seed: int, styles: Sequence[str], measured: dict[str, Measured], said: Said) -> None:
    """Play a game that nobody hears the words of; note what everybody would believe with them, and count them."""
    seats = SEATS[seed % len(SEATS)]
    match = arena.begin("cave", seats, seed)
    position = cast(Position, match.position)
    identities = [int(identity_of(int(card))) for card in position.clans][:seats]
    exit_at = [int(goal) for goal in position.goals].index(EXIT_GOAL)
    talks = [Talk(style, identities, Random(seed), Rng(seed * 7 + 1)) for style in styles]
    told, turns = 0, [0] * seats

    def speaking_miner(seen: Seen, rng: Rng) -> Choice:
        nonlocal told
        plays = cast(CaveView, seen.view).public.phase == PLAY
        turns[seen.seat] += plays
        for talk in talks:
            talk.hear(match.events[told:], match.moves)
            if plays and turns[seen.seat] % EVERY == 0 and talk.style in measured:
                compare(seen, talk, exit_at, measured[talk.style], match.moves)
            talk.turn(seen, match.moves)
        told = len(match.events)
        return LEVELS["miner"].choose(seen, rng)

    speaking_miner.__module__ = "undermine.lab.cave_talk"
    arena.play(match, [speaking_miner] * seats, arena.streams(seed, seats))
    for talk in talks:
        count(talk, position, exit_at, said)


def compare(seen: Seen, talk: Talk, exit_at: int, measured: Measured, played: int) -> None:
    """Note how far off a seat's beliefs are with the words and without, of clan cards and of the exit: those not seen."""
    view = cast(CaveView, seen.view)
    trust = player.weights_of("miner").trust
    hidden = [seat for seat, identity in enumerate(view.identities[: len(talk.identities)]) if identity < 0]
    without = player.by_side(seen, player.friends(seen, trust))
    seen.words, seen.played = list(talk.words), played
    friend = player.friends(seen, trust)
    exits = player.exits_heard(seen, friend)
    seen.words = []
    with_words = player.by_side(seen, friend)
    if hidden:
        measured.without.append(loss(without, talk.identities, hidden))
        measured.with_words.append(loss(with_words, talk.identities, hidden))
    may_be = [goal for goal, known in enumerate(view.goals) if known < 0]
    if EXIT_GOAL not in view.goals and len(may_be) > 1:
        measured.gold_without.append(log(len(may_be)))
        measured.gold_with.append(-log(max(exits[exit_at], LEAST)) if exits else log(len(may_be)))


def loss(loyal: list[float], identities: list[int], hidden: list[int]) -> float:
    """Return the mean log loss of what is believed of clan cards that are not seen."""
    chances = [1.0 - loyal[seat] if identities[seat] else loyal[seat] for seat in hidden]
    return -sum(log(max(chance, LEAST)) for chance in chances) / len(chances)


def count(talk: Talk, position: Position, exit_at: int, said: Said) -> None:
    """Count the claims that stand at the end of a game and were made of what had been looked at."""
    heard = heard_in(talk.words, cast(CaveView, position.view(0)))
    noisy = talk.style == "all-random"
    if heard.claims:
        said[TABLES, talk.style, noisy] += 1
    if not noisy:
        for one in heard.claims:
            said[SLIPS, talk.style, not one.knew] += 1
    for claim in heard.goals:
        if claim.knew:
            part = ALONE if claim.alone else SHARED
            said[IDENTITIES[talk.identities[claim.seat]], part, claim.exit == (claim.goal == exit_at)] += 1
    for card in heard.cards:
        if card.knew:
            true = card.loyal == (talk.identities[card.about] == 0)
            said[IDENTITIES[talk.identities[card.seat]], CARDS, true] += 1


def print_counted(said: Said) -> None:
    """Print the part of the claims that were true as it stands in its file."""
    print("\n[noise]")
    for name, what in (("chatter", TABLES), ("slips", SLIPS)):
        so, times = (sum(said[what, style, which] for style in STYLES) for which in (True, False))
        print(f"{name} = {(so + 1) / (so + times + 2):.2f}")
    for identity in IDENTITIES:
        print(f"\n[{identity}]")
        for part in (ALONE, SHARED, CARDS):
            true, false = (said[identity, part, which] + 1 for which in (True, False))
            print(f"{part} = {(1 - SLIP) * true / (true + false) + SLIP / 2:.2f} # of {true + false - 2}")


def main(argv: list[str] | None = None) -> int:
    """Measure or count."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=300)
    words.add_argument("--first", type=int, default=TUNING)
    words.add_argument("--count", action="store_true")
    asked = words.parse_args(argv)
    said: Said = Counter()
    measured: dict[str, Measured] = {} if asked.count else {style: Measured() for style in STYLES}
    for deal in range(asked.deals):
        play((COUNTED if asked.count else asked.first) + deal, STYLES, measured, said)
    if asked.count:
        print_counted(said)
        return 0
    print("| talkers | beliefs in | beliefs | log loss without words | with words | difference [95 %] |")
    print("|---|---|---|---|---|---|")
    for style, one in measured.items():
        print_beliefs(style, "clan cards", one.without, one.with_words)
        print_beliefs(style, "exit", one.gold_without, one.gold_with)
    return 0


if __name__ == "__main__":
    sys.exit(main())
