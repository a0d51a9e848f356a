"""Hearing: what words say of their speakers and of the goals, beside what deeds have said already.

Talk is cheap. A claim speaks through how often a digger, and how often a saboteur, tells the truth of a goal that it has seen,
where nobody else has looked and where somebody has: counted among talkers of many styles (`said.toml`, `lab/talk_rates.py`). What
all words of a seat can say is capped (`words.toml`), and whoever claims something of a goal that it has not seen is not heard at
all. A claim about a goal that has been turned up since speaks of its speaker: whoever was caught lying is suspected. An accusation
mostly repeats what everybody has seen: it weighs little, and more if its speaker is trusted, because roles are weighed together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any, Final

from undermine import words as spoken
from undermine.bots.chatter import capped, noise_of
from undermine.bots.crossings import CARD
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

WORDS: Final = "saboteur/words.toml"  # how words are taken and who speaks how, chosen
SAID: Final = "saboteur/said.toml"  # how often who says what, counted
GOLD: Final = "gold"
ALONE: Final = "alone"  # of a claim: nobody else has looked there
SHARED: Final = "shared"


@dataclass(frozen=True)
class Heard:
    """A claim about a goal: who made it, what it says, whether the speaker had looked there before, and whether nobody else had."""

    seat: int
    goal: int
    gold: bool
    knew: bool
    alone: bool = True


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


@cache
def counted() -> dict[str, Any]:
    """Return how often diggers and saboteurs say what."""
    return read(SAID)


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
                    looked = looked_at(story, goal, before - begun)
                    claims[seat, goal] = Heard(seat, goal, what == GOLD, seat in looked, not looked - {seat})
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


def looked_at(story: Story, goal: int, deeds: int) -> set[int]:
    """Return who had looked at a goal when so many deeds had been done."""
    later = {int(deed.seat) for deed in story.deeds[deeds:] if not int(deed.knew) >> goal & 1}
    return {seat for seat in range(int(story.seats)) if int(story.looked[seat]) >> goal & 1 and seat not in later}


def weigh_words(
    story: Story, me: int, role: int, goals: list[int], rates: Likelihoods, claims: list[Heard], opinions: list[Opinion]
) -> Beliefs:
    """Return what a seat thinks after everything that was done and said."""
    beliefs = prior(story.seats, me, role, goals)
    possible = possible_gold(goals)
    evidence, dealings = evidence_of(story, possible, rates)
    # whoever says what it cannot know is not worth hearing
    unheard = {me, *(claim.seat for claim in claims if not claim.knew)}
    noise = noise_here(claims)
    add_claims(evidence, [claim for claim in claims if claim.seat not in unheard], noise, shown=int(story.shown))
    if noise < float(numbers()["noisy"]):
        dealings += [as_dealing(opinion) for opinion in opinions if opinion.seat not in unheard]
    settle(beliefs, me, role, possible, evidence, dealings)
    if role == 0 and any(claim.seat not in unheard for claim in claims):
        beliefs.aims = aims_of(story)
    return beliefs


def aims_of(story: Story) -> list[float]:
    """Return what a digger who was told of the treasure digs for: far from every goal for all alike, near one as it believes.

    Whoever digs straight for one goal from the start has fewer cards that help and is easier to stop (docs/bots.md).
    """
    hidden = [goal for goal in range(GOALS) if not int(story.shown) >> goal & 1]
    distances = story.distances()
    if min((int(distances[goal]) for goal in hidden), default=0) <= float(numbers()["near"]) * CARD:
        return []
    return [1.0 / len(hidden) if goal in hidden else 0.0 for goal in range(GOALS)]


def noise_here(claims: list[Heard]) -> float:
    """Return how likely it is that here everybody says whatever comes; nobody is surer than so much that it is not so."""
    noise = noise_of((claim.knew for claim in claims), counted()["noise"], 1.0 / len(GOAL_TEXTS))
    return max(noise, float(numbers()["chatter-at-least"]))


def add_claims(evidence: Evidence, claims: list[Heard], noise: float, shown: int) -> None:
    """Add what claims say, for each place of the treasure: what all of a seat can say together is capped.

    Of a goal that has been turned up since, everybody knows whether the claim was true: that says more than the rest may.
    """
    seats = int(evidence.seats)
    cap, proved = float(numbers()["most-of-a-seat"]), float(numbers()["most-of-the-proved"])
    for seat in {claim.seat for claim in claims}:
        said = [claim for claim in claims if claim.seat == seat]
        for gold in range(GOALS):
            at = gold * seats + seat
            for role, weights in (("digger", evidence.digger), ("saboteur", evidence.saboteur)):
                told = [0.0, 0.0]
                for claim in said:
                    told[shown >> claim.goal & 1] += likelihood(role, claim, gold, noise)
                weights[at] += capped(told[0], cap) + capped(told[1], proved)


def likelihood(role: str, claim: Heard, gold: int, noise: float) -> float:
    """Return how likely somebody of a role says this, if the treasure is there, beside saying either thing by chance."""
    share = float(counted()["claim"][role][ALONE if claim.alone else SHARED])
    meant = share if claim.gold == (claim.goal == gold) else 1.0 - share
    return log(2.0 * ((1.0 - noise) * meant + noise / 2.0))


@cache
def opinion_rates(accuses: bool) -> Likelihoods:
    """Return how opinions speak of both, as deeds to others do; capped, for they repeat what deeds have said."""
    given = counted()["accuse" if accuses else "trust"]
    mean = sum(float(given[role][about]) for role in ROLES for about in ROLES) / len(ROLES) ** 2
    most = float(numbers()["most-of-an-opinion"])
    digger, saboteur = ({about: capped(float(given[role][about]) - mean, most) for about in ROLES} for role in ROLES)
    rates = Rates(digger, saboteur)
    return Likelihoods(rates, rates, rates, rates, Belief(trust=1.0, sleepers=0.0))


def as_dealing(opinion: Opinion) -> Dealing:
    """Return what an opinion says by the roles of both, like a deed to another."""
    deed = Deed(BROKE, opinion.seat)
    deed.target = opinion.about
    return Dealing(deed, opinion_rates(opinion.accuses))
