"""Talkers: who says what in rounds of the base game whose words are measured or counted.

Whoever looks at a goal speaks of it at once, as the style has it; before its own move a seat says what it thinks of others.
The style is that of saboteurs, in `all-random` of everybody: diggers else say what they saw and mean what they say.

honest: saboteurs tell what they saw too. silent: nobody speaks. always-lying: saboteurs say the opposite, accuse diggers and trust
saboteurs. lying-when-safe: the same, but of a goal only where nobody else has looked. random: saboteurs say anything, seen or
not, of anybody. own: everybody speaks as bots do (`bots/saboteur/speaking.py`), a claim on the turn after the look.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import weigh
from undermine.bots.saboteur.speaking import speak
from undermine.bots.seen import Seen, Word
from undermine.games.saboteur.border import Event
from undermine.games.saboteur.box import GOAL_TEXTS
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import Event as Happened
from undermine.kernel.rng import Rng

STYLES: Final = ("honest", "silent", "always-lying", "lying-when-safe", "random", "own", "all-random")
LIARS: Final = ("always-lying", "lying-when-safe")
SURE: Final = 0.92  # so sure of another's role must somebody be to speak of it
SELDOM: Final = 0.1  # so often a random talker has an opinion


class Talk:
    """All that is said in one round by talkers of one style; the words are those that came before the move to choose."""

    def __init__(self, style: str, roles: list[int], seed: int) -> None:
        self.style = style
        self.roles = roles
        self.chance = Random(seed)
        self.rng = Rng(seed * 7 + 1)
        self.words: list[Word] = []
        self.looked: set[str] = set()
        self.turned: set[str] = set()

    def chatters(self, seat: int) -> bool:
        """Say whether a seat says whatever comes."""
        return self.style == "all-random" or (self.style == "random" and self.roles[seat] == 1)

    def hear(self, happened: list[Happened], played: int) -> None:
        """Let those speak who have just looked at a goal."""
        for event in happened:
            if event.kind == "goal":
                self.turned.add(str(event.open["cell"]))
            elif event.kind == "map":
                seat = int(cast(int, event.seat))
                said = self.claim_of(seat, cast(Event, event.seen_by(seat)))
                self.looked.add(str(event.open["cell"]))
                if said and said.split()[1] not in self.turned:
                    self.words.append((played, seat, said))

    def claim_of(self, seat: int, event: Event) -> str:
        """Return what a seat says that has looked at a goal."""
        if event["type"] != "map" or self.style in ("silent", "own"):
            return ""
        if self.chatters(seat):
            return f"claim {self.chance.choice(GOAL_TEXTS)} {self.chance.choice(('gold', 'stone'))}"
        safe = event["cell"] not in self.looked
        lies = self.roles[seat] == 1 and (self.style == "always-lying" or (self.style == "lying-when-safe" and safe))
        return f"claim {event['cell']} {'gold' if ('treasure' in event['card']) != lies else 'stone'}"

    def turn(self, seen: Seen, played: int) -> None:
        """Let the seat to decide speak."""
        seen.words, seen.played = list(self.words), played
        said = self.opinion_of(seen)
        seen.words = []
        if said and (said not in (text for _, seat, text in self.words if seat == seen.seat)):
            self.words.append((played, seen.seat, said))

    def opinion_of(self, seen: Seen) -> str:
        """Return what a seat says before its move."""
        if self.style == "silent":
            return ""
        if self.style == "own":
            return speak(seen, self.rng)
        others = [seat for seat in range(len(self.roles)) if seat != seen.seat]
        if self.chatters(seen.seat):
            if self.chance.random() > SELDOM:
                return ""
            return f"{self.chance.choice(('accuse', 'trust'))} {self.chance.choice(others)}"
        view = cast(SaboteurView, seen.view)
        beliefs = weigh(player.story_of(seen), seen.seat, view.roles[seen.seat], view.goals, player.rates())
        worst = max(others, key=lambda seat: beliefs.saboteur[seat])
        best = min(others, key=lambda seat: beliefs.saboteur[seat])
        if self.roles[seen.seat] == 1 and self.style in LIARS:
            worst, best = best, worst
            surest = 1.0 - beliefs.saboteur[worst], beliefs.saboteur[best]
        else:
            surest = beliefs.saboteur[worst], 1.0 - beliefs.saboteur[best]
        if surest[0] >= SURE:
            return f"accuse {worst}"
        return f"trust {best}" if surest[1] >= SURE else ""
