"""Hiding: a saboteur who counts what a move would make the others think of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast
from zlib import crc32

from undermine.bots.careless import best_of
from undermine.bots.saboteur.beliefs import Likelihoods, Suspicion, kind_of
from undermine.bots.saboteur.player import SCORER, RoleWeights, explain, story_of, think, weigh_moves
from undermine.bots.saboteur.story import KINDS_OF_VERBS, Deed, Story
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.box import GOALS
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.moves import verb_of
from undermine.kernel.rng import Rng


@dataclass(frozen=True)
class Hiding:
    """How a saboteur hides: from whom, and what it pays, in cards of path, for all the suspicion there is."""

    readers: tuple[Likelihoods, ...]  # how the others may read deeds; whoever would suspect most counts
    prices: tuple[float, ...]  # one is drawn for every round; none: nothing is paid


def choose_hiding(
    seen: Seen, rng: Rng, weights: RoleWeights, likelihoods: Likelihoods, prices: Sequence[float]
) -> Choice:
    """Choose as the Miner does; a saboteur pays for the others' suspicion, by these rates, at one of these prices."""
    return choose_hidden(seen, rng, weights, likelihoods, Hiding((likelihoods,), tuple(prices)))


def choose_hidden(seen: Seen, rng: Rng, weights: RoleWeights, likelihoods: Likelihoods, hiding: Hiding) -> Choice:
    """Choose by these rates; a saboteur pays for what those who read it would think."""
    scores = hidden_scores(seen, weights, likelihoods, hiding)
    role = cast(SaboteurView, seen.view).roles[seen.seat]
    return explain(seen, best_of(scores, weights[role].careless, rng))


def price_of(seen: Seen, hiding: Hiding) -> float:
    """Return what a seat pays in this round; diggers pay nothing."""
    spoils = cast(SaboteurView, seen.view).roles[seen.seat] == 1
    return drawn(seen, hiding.prices) if spoils and hiding.prices else 0.0


def hidden_scores(seen: Seen, weights: RoleWeights, likelihoods: Likelihoods, hiding: Hiding) -> list[float]:
    """Return what every move is worth, less the price of the suspicion that it raises."""
    weigh_moves(seen, think(seen, likelihoods), weights, all_cards=False)
    scores = list(SCORER.scores)
    price = price_of(seen, hiding)
    if not price:
        return scores
    return [score - price * rise for score, rise in zip(scores, rises(seen, hiding.readers), strict=True)]


def rises(seen: Seen, readers: Sequence[Likelihoods]) -> list[float]:
    """Return by how much each move makes those others, on average, believe more in this saboteur who would suspect it most."""
    story = story_of(seen)
    suspicions = [Suspicion(story, seen.seat, reader) for reader in readers]
    now = max(one.now() for one in suspicions)
    told: dict[tuple[object, ...], float] = {}  # deeds that look alike are thought about once
    found: list[float] = []
    for move in seen.moves:
        if int(verb_of(move)) not in KINDS_OF_VERBS:
            found.append(0.0)
            continue
        deed = foreseen(story, seen.seat, move)
        looks = look_of(deed)
        if looks not in told:
            told[looks] = max(one.after(deed) for one in suspicions) - now
        found.append(told[looks])
    return found


def foreseen(story: Story, seat: int, move: int) -> Deed:
    """Return the deed that a move would be."""
    return story.foresee(seat, move)


def look_of(deed: Deed) -> tuple[object, ...]:
    """Return all that others judge a deed of a seat by: to whom it was done, else its kind for each place of the treasure."""
    return (deed.kind, deed.target, *(kind_of(deed, goal) for goal in range(int(GOALS))))


def drawn(seen: Seen, prices: Sequence[float]) -> float:
    """Draw one of some prices for the round: by the hand that was dealt, so that it stays the same and nobody else can tell."""
    dealt = ""
    for event in seen.events:
        if event["type"] == "deal" and event["seat"] == seen.seat:
            dealt = repr(event)
    return prices[crc32(dealt.encode()) % len(prices)]
