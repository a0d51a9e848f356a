"""Hearing: what words say of their speakers and of the goals, beside what deeds have said already.

Talk is cheap. A claim speaks through how often a digger, and how often a saboteur, says such a thing of a goal that it has seen;
among saboteurs some tell the truth, some lie, some chatter, and so do a few diggers (`words.toml`). What one word, and what all
words of a seat together can say is capped, and whoever claims something of a goal that it has not seen is not heard at
all. An accusation mostly repeats what everybody has seen: it weighs little, and more if
whoever makes it is trusted, because roles are weighed together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any, Final

from undermine import words as spoken
from undermine.bots.files import read
from undermine.bots.saboteur.beliefs import (
    ROLES,
    Beliefs,
    Dealing,
    Evidence,
    Likelihoods,
    Rates,
    evidence_of,
    possible_gold,
    prior,
    settle,
)
from undermine.bots.saboteur.story import BROKE, Deed, Story, goal_at, read_cell
from undermine.bots.saboteur.weights import Belief
from undermine.bots.seen import Seen, Word
from undermine.games.saboteur.box import GOAL_TEXTS, GOALS

WORDS: Final = "saboteur/words.toml"
GOLD: Final = "gold"


@dataclass(frozen=True)
class Heard:
    """A claim about a goal: who made it, what it says, and whether the speaker had looked there before saying so."""

    seat: int
    goal: int
    gold: bool
    knew: bool


@dataclass(frozen=True)
class Opinion:
    """An accusation or a word of trust that stands."""

    seat: int
    about: int
    accuses: bool


@cache
def numbers() -> dict[str, Any]:
    """Return how words are taken."""
    return read(WORDS)


def words_of_round(seen: Seen, story: Story) -> list[Word]:
    """List the words of the round that runs: those said since its first deed."""
    begun = seen.played - len(story.deeds)
    return [word for word in seen.words if word[0] >= begun]


def heard_in(words: list[Word], story: Story, begun: int) -> tuple[list[Heard], list[Opinion]]:
    """Read the words of a round: the last claim of each seat about each goal, and the opinions that stand."""
    claims: dict[tuple[int, int], Heard] = {}
    opinions: dict[tuple[int, int], Opinion] = {}
    for before, seat, text in words:
        match spoken.read(text):
            case spoken.ClaimGoal(cell=cell, what=what):
                goal = int(goal_at(read_cell(cell)))
                if 0 <= goal < GOALS:
                    claims[seat, goal] = Heard(seat, goal, what == GOLD, had_looked(story, seat, goal, before - begun))
            case spoken.UnsayClaim(cell=cell):
                claims.pop((seat, int(goal_at(read_cell(cell)))), None)
            case spoken.Accuse(seat=about):
                opinions[seat, about] = Opinion(seat, about, accuses=True)
            case spoken.Trust(seat=about):
                opinions[seat, about] = Opinion(seat, about, accuses=False)
            case spoken.UnsayAccuse(seat=about) | spoken.UnsayTrust(seat=about):
                opinions.pop((seat, about), None)
            case _:
                pass
    return list(claims.values()), list(opinions.values())


def had_looked(story: Story, seat: int, goal: int, deeds: int) -> bool:
    """Say whether a seat had looked at a goal when so many deeds had been done."""
    looked = 0
    for deed in story.deeds[:deeds]:
        if int(deed.seat) == seat:
            looked = int(deed.knew)
    if int(story.looked[seat]) >> goal & 1 and not looked >> goal & 1:
        later = any(int(deed.seat) == seat and not int(deed.knew) >> goal & 1 for deed in story.deeds[deeds:])
        return not later
    return bool(looked >> goal & 1)


def weigh_words(
    story: Story, me: int, role: int, goals: list[int], rates: Likelihoods, claims: list[Heard], opinions: list[Opinion]
) -> Beliefs:
    """Return what a seat thinks after everything that was done and said."""
    beliefs = prior(story.seats, me, role, goals)
    possible = possible_gold(goals)
    evidence, dealings = evidence_of(story, possible, rates)
    chatter = {
        claim.seat for claim in claims if not claim.knew
    }  # whoever says what it cannot know is not worth hearing
    add_claims(evidence, [claim for claim in claims if claim.seat not in chatter], me, noise_of(claims))
    dealings += [as_dealing(opinion) for opinion in opinions if opinion.seat != me]
    settle(beliefs, me, role, possible, evidence, dealings)
    return beliefs


def noise_of(claims: list[Heard]) -> float:
    """Return how likely it is that here everybody says whatever comes: more with every claim that nobody could make."""
    given = numbers()["noise"]
    noise, sense = float(given["chatter"]), 1.0 - float(given["chatter"])
    for claim in claims:
        noise *= 1.0 / len(GOAL_TEXTS) if claim.knew else 1.0 - 1.0 / len(GOAL_TEXTS)
        sense *= 1.0 - float(given["slips"]) if claim.knew else float(given["slips"])
    return noise / (noise + sense)


def add_claims(evidence: Evidence, claims: list[Heard], me: int, noise: float) -> None:
    """Add what claims say, for each place of the treasure; all claims of a seat together say no more than the cap."""
    seats = int(evidence.seats)
    cap = float(numbers()["most-of-a-seat"])
    for gold in range(GOALS):
        for seat in range(seats):
            said = [claim for claim in claims if claim.seat == seat and seat != me]
            if not said:
                continue
            digger = sum(likelihood("digger", claim, gold, noise) for claim in said)
            saboteur = sum(likelihood("saboteur", claim, gold, noise) for claim in said)
            at = gold * seats + seat
            evidence.digger[at] += max(-cap, min(cap, digger))
            evidence.saboteur[at] += max(-cap, min(cap, saboteur))


def likelihood(role: str, claim: Heard, gold: int, noise: float) -> float:
    """Return how likely somebody of a role says this, if the treasure is there, beside saying either thing by chance."""
    given = numbers()["claim"][role]
    true = claim.gold == (claim.goal == gold)
    honest, chatters = float(given["honest"]), float(given["chatters"])
    lies = 1.0 - honest - chatters
    meant = honest * true + lies * (not true) + chatters / 2.0
    return log(2.0 * ((1.0 - noise) * meant + noise / 2.0))


@cache
def opinion_rates(accuses: bool) -> Likelihoods:
    """Return how opinions speak of both, as deeds to others do."""
    weight = float(numbers()["opinion"]["weight"]) * (1.0 if accuses else -1.0)
    digger = dict(zip(ROLES, (-weight, weight), strict=True))
    saboteur = dict(zip(ROLES, (weight, -weight), strict=True))
    rates = Rates(digger, saboteur)
    return Likelihoods(rates, rates, rates, rates, Belief(trust=1.0, sleepers=0.0))


def as_dealing(opinion: Opinion) -> Dealing:
    """Return what an opinion says by the roles of both, like a deed to another."""
    deed = Deed(BROKE, opinion.seat)
    deed.target = opinion.about
    return Dealing(deed, opinion_rates(opinion.accuses))
