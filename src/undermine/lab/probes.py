"""Probes: simple saboteurs with one idea each, which good diggers must beat. As diggers they play like the Apprentice."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, cast

from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.beliefs import gain_of, prior
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.moves import BREAK_TOOL, DISCARD
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.moves import seat_of, verb_of
from undermine.kernel.rng import Rng


@cache
def weights_with(**changes: float) -> saboteur.RoleWeights:
    """Return the Apprentice's weights, some of a saboteur's changed."""
    digger, spoiling = saboteur.weights_of("apprentice")
    return digger, replace(spoiling, **changes)


def play_as(seen: Seen, rng: Rng, **changes: float) -> Choice:
    """Play like the Apprentice, with some of a saboteur's weights changed."""
    view = cast(SaboteurView, seen.view)
    beliefs = prior(view.seats, seen.seat, view.roles[seen.seat], view.goals)
    return saboteur.best(seen, beliefs, weights_with(**changes), rng, all_cards=True)


def is_saboteur(seen: Seen) -> bool:
    """Say whether the seat is a saboteur."""
    return cast(SaboteurView, seen.view).roles[seen.seat] == 1


def blatant(seen: Seen, rng: Rng) -> Choice:
    """Do all the harm there is, from the first move."""
    return play_as(seen, rng, show_from=99.0, careless=0.0, gain=4.0)


def sleeper(seen: Seen, rng: Rng) -> Choice:
    """Help like a digger until the gold is two cards away."""
    return play_as(seen, rng, show_from=2.5, show_slope=0.2, cover=2.0, careless=0.0)


def discarder(seen: Seen, rng: Rng) -> Choice:
    """As a saboteur, only ever throw cards away."""
    if not is_saboteur(seen):
        return saboteur.choose_apprentice(seen, rng)
    discards = [move for move in seen.moves if verb_of(move) == DISCARD]
    if not discards:
        return saboteur.choose_apprentice(seen, rng)
    return Choice(discards[int(rng.below(len(discards)))], "bot-why-discard")


def breaker(seen: Seen, rng: Rng) -> Choice:
    """As a saboteur, break the tools of whoever has dug furthest; else play like the Apprentice."""
    if not is_saboteur(seen):
        return saboteur.choose_apprentice(seen, rng)
    view = cast(SaboteurView, seen.view)
    dug = [0.0] * view.seats
    for deed in saboteur.story_of(seen).deeds:
        dug[deed.seat] += gain_of(deed, 1)
    dug[seen.seat] = -99.0
    leader = max(range(view.seats), key=dug.__getitem__)
    breaks = [move for move in seen.moves if verb_of(move) == BREAK_TOOL and seat_of(move) == leader]
    if breaks and not view.tools[leader]:
        return Choice(breaks[0], "bot-why-break-foe", {"seat": leader})
    return saboteur.choose_apprentice(seen, rng)


PROBES: Final[dict[str, Choose]] = {
    "blatant": blatant,
    "sleeper": sleeper,
    "always-discard": discarder,
    "breaks-the-leader": breaker,
}
