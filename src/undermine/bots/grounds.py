"""Grounds: what an accusation goes by, said with it: from what everybody has seen the accused do and heard them say."""

from __future__ import annotations

from typing import Final

from undermine.bots.occasions import Round, Uttered
from undermine.bots.remarks import Remark, numbers, pick
from undermine.bots.saboteur import player
from undermine.bots.saboteur.hearing import words_of_round
from undermine.bots.saboteur.story import BROKE, DISCARDED, PLACED, ROCKED, Deed
from undermine.bots.seen import Seen
from undermine.kernel.rng import Rng
from undermine.words import Accuse, ClaimGoal, read

HUNCH: Final = "hunch"


def why(seen: Seen, word: str, players: list[str], uttered: list[Uttered], rng: Rng) -> Remark | None:
    """Return what a seat says with a word: with an accusation its ground, with any other nothing."""
    accusation = read(word) if word else None
    if not isinstance(accusation, Accuse):
        return None
    ground, count = weightiest(seen, accusation.seat, len(players))
    key = pick(f"why-{ground}", players[seen.seat], seen.seat, uttered, rng)
    return Remark(seen.seat, key, accusation.seat, count) if key else None


def weightiest(seen: Seen, about: int, seats: int) -> tuple[str, int]:
    """Return the ground that weighs most, and how often it was given."""
    weights: dict[str, float] = numbers()["grounds"]
    counts = counts_of_words(seen, about, seats)
    if seen.game == "saboteur":
        counts |= counts_of_deeds([deed for deed in player.story_of(seen).deeds if deed.seat == about])
    best = max(weights, key=lambda ground: weights[ground] * counts.get(ground, 0))
    return (best, counts[best]) if counts.get(best) else (HUNCH, 1)


def counts_of_deeds(deeds: list[Deed]) -> dict[str, int]:
    """Count what somebody has done in the round, as everybody saw it."""
    farther = [deed for deed in deeds if min(deed.after) > min(deed.before)]
    dead_ends = sum(deed.kind == PLACED and deed.dead_end for deed in deeds)
    return {
        "dead-ends": dead_ends,
        "rocks": sum(deed.kind == ROCKED for deed in farther),
        "longer": sum(deed.kind == PLACED and not deed.dead_end for deed in farther),
        "breaks": sum(deed.kind == BROKE for deed in deeds),
        "throws": sum(deed.kind == DISCARDED and not deed.hindered for deed in deeds),
    }


def counts_of_words(seen: Seen, about: int, seats: int) -> dict[str, int]:
    """Count the claims of a seat that a turned goal has refuted, and those that somebody contradicts."""
    begun = max((at for at, event in enumerate(seen.events) if event["type"] == "round"), default=0)
    words = words_of_round(seen, player.story_of(seen)) if seen.game == "saboteur" else seen.words
    told = Round(seen.rules.border, seats, [seen.events[begun:]], [(seat, text) for _, seat, text in words])
    turned = {event["cell"]: event["card"] for event in told.done() if event["type"] == "goal"}
    lied = against = 0
    for word in told.stands[about].values():
        if isinstance(word, ClaimGoal):
            says = told.vocabulary.goals[word.what]
            if word.cell in turned:
                lied += told.bears(turned[word.cell]) != says
            else:
                against += any(True for _ in told.claims(word.cell, true=not says))
    return {"lied": lied, "against": against}
