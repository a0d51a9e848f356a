"""Talk rates: how often diggers and saboteurs say what, counted in rounds of Miners among talkers of every style (`talkers.py`).

`python -m undermine.lab.talk_rates` prints what was counted as it stands in `bots/saboteur/said.toml`; every style weighs alike.
A claim is counted by the role of its speaker, by whether it was true, and by whether another seat had looked at that goal; an
accusation and trust by the roles of both, for every turn on which the speaker could have said it.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from math import log
from typing import Final, cast

from undermine.bots.levels import LEVELS
from undermine.bots.saboteur.beliefs import ROLES
from undermine.bots.saboteur.hearing import ALONE, SHARED, Heard, heard_in
from undermine.bots.saboteur.story import Story, bare_grid
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.border import Event
from undermine.games.saboteur.position import Position
from undermine.kernel.events import PUBLIC
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import SEEDS, sides_of
from undermine.lab.rates import SLIP, Counted, counted
from undermine.lab.talkers import STYLES, Talk

SEATS: Final = (5, 5, 3, 7, 10)
FIRST: Final = SEEDS["tuning"] + 550_000  # the first deal that is counted
OPINIONS: Final = ("accuse", "trust")


@dataclass
class Said:
    """What talkers said."""

    true: Counted = field(default_factory=lambda: counted((ALONE, SHARED), ("true", "false"), 1))
    opinions: Counted = field(default_factory=lambda: counted(OPINIONS, ROLES, 1))
    chances: Counted = field(default_factory=lambda: counted(OPINIONS, ROLES, 20))
    blind: int = 1  # claims of goals that their speaker had not looked at, where not everybody chatters
    seeing: int = 20
    tables: int = 0  # tables at which goals were spoken of, and of them those where everybody says anything
    chatter: int = 0

    def add(self, talk: Talk, story: Story, gold: int) -> None:
        """Count a round: its last claims, and the opinions that stood at its end."""
        claims, opinions = heard_in(talk.words, story, 0)
        noisy = talk.style == "all-random"
        if claims:
            self.tables += 1
            self.chatter += noisy
        for claim in claims:
            if claim.knew:
                self.add_claim(talk, claim, gold)
            if not noisy:
                self.seeing += claim.knew
                self.blind += not claim.knew
        for opinion in opinions:
            role, about = ROLES[talk.roles[opinion.seat]], ROLES[talk.roles[opinion.about]]
            self.opinions["accuse" if opinion.accuses else "trust"][role][about] += 1

    def add_claim(self, talk: Talk, claim: Heard, gold: int) -> None:
        """Count a claim of somebody who had looked."""
        true = claim.gold == (claim.goal == gold)
        part = ALONE if claim.alone else SHARED
        self.true[part][ROLES[talk.roles[claim.seat]]]["true" if true else "false"] += 1

    def add_chances(self, roles: list[int]) -> None:
        """Count of whom everybody could have spoken in a round."""
        for seat, role in enumerate(roles):
            for other, about in enumerate(roles):
                if other != seat:
                    for opinion in OPINIONS:
                        self.chances[opinion][ROLES[role]][ROLES[about]] += 1


def count(said: Said, seats: int, seed: int) -> None:
    """Play a round among talkers of every style, none of whom is heard, and count what each style said."""
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    roles = sides_of(match)
    gold = [int(goal) for goal in cast(Position, match.position).goals].index(0)
    talks = [Talk(style, roles, seed) for style in STYLES]
    told = len(match.events)

    def speaking(seen: Seen, rng: Rng) -> Choice:
        nonlocal told
        for talk in talks:
            talk.hear(match.events[told:], match.moves)
            talk.turn(seen, match.moves)
        told = len(match.events)
        return LEVELS["miner"].choose(seen, rng)

    speaking.__module__ = "undermine.lab.talk_rates"
    arena.play(match, [speaking] * seats, arena.streams(seed, seats), arena.round_over)
    story = Story(seats, bare_grid(follow=True))
    for event in match.events:
        told_event = cast(Event, event.seen_by(PUBLIC))
        if told_event["type"] == "round-end":
            break
        story.note(told_event)
    for talk in talks:
        if talk.style != "silent":
            said.add(talk, story, gold)
            said.add_chances(roles)


def tables_of(said: Said) -> dict[str, dict[str, float]]:
    """Return the rates as they stand in their file: the share of true claims, and logarithms of opinions by the roles of both."""
    tables: dict[str, dict[str, float]] = {
        "noise": {"chatter": said.chatter / said.tables, "slips": said.blind / (said.blind + said.seeing)}
    }
    for part, roles in said.true.items():
        for role, times in roles.items():
            share = times["true"] / sum(times.values())
            tables.setdefault(f"claim.{role}", {})[part] = (1 - SLIP) * share + SLIP / 2
    for part, roles in said.opinions.items():
        for role, abouts in roles.items():
            tables[f"{part}.{role}"] = {
                about: log(times / said.chances[part][role][about]) for about, times in abouts.items()
            }
    return tables


def main(argv: list[str] | None = None) -> int:
    """Count and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=400)
    asked = words.parse_args(argv)
    said = Said()
    for deal in range(asked.deals):
        count(said, SEATS[deal % len(SEATS)], FIRST + deal)
    for part, rates in tables_of(said).items():
        print(f"\n[{part}]")
        for name, rate in rates.items():
            print(f"{name} = {rate:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
