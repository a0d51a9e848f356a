"""Speaking in the Dark Cave: the word that a bot says in its turn, before it plays, if it says any.

A loyal dwarf tells what it has looked at, goals and clan cards, and whom it is sure of, as long as anybody may be its friend. A
saboteur lies of what nobody else has looked at, sometimes tells the truth so as to be believed, accuses a loyal dwarf whom it knows
or takes for one, and denies. Everything follows from what the seat has seen and heard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from undermine.bots.cave.hearing import heard_in, numbers
from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.cave.player import by_side, friends, weights_of
from undermine.bots.manners import chance_of, first_unsaid, manner_of
from undermine.bots.seen import Seen
from undermine.games.cave.box import GOALS, goal_xy
from undermine.games.cave.position import PLAY
from undermine.games.cave.view import CaveView
from undermine.kernel.rng import Rng

OTHER_THAN: Final = {"exit": "other", "other": "exit", "loyal": "saboteur", "saboteur": "loyal"}


def speak(seen: Seen, rng: Rng) -> str:
    """Return the text of one word, or nothing."""
    view = cast(CaveView, seen.view)
    if view.public.phase != PLAY or view.public.turn != seen.seat:
        return ""
    manner = manner_of(seen.temper)
    if chance_of(rng) > manner.talks:
        return ""
    friend = friends(seen, weights_of("miner").trust)
    others = [seat for seat in range(int(view.public.seats)) if seat != seen.seat]
    if max(friend[seat] for seat in others) <= 0.0:
        return ""  # nobody to help, and nobody to fool
    loyal = by_side(seen, friend)
    wishes = of_saboteur if view.identities[seen.seat] else of_loyal
    return first_unsaid(wishes(seen, view, loyal, manner.sure, rng), seen, seen.words, int(view.public.seats))


def of_loyal(seen: Seen, view: CaveView, loyal: list[float], sure: float, rng: Rng) -> Iterator[str]:
    """Yield what a loyal dwarf would say, the most important first."""
    del rng
    for word, _ in true_claims(seen, view):
        yield word
        if word.endswith(" exit"):
            yield f"ask dig {word.split()[1]}"
    hidden = covered(seen, view)
    if hidden:
        worst = min(hidden, key=lambda seat: loyal[seat])
        best = max(hidden, key=lambda seat: loyal[seat])
        if 1.0 - loyal[worst] >= sure:
            yield f"accuse {worst}"
        if loyal[best] >= sure:
            yield f"trust {best}"
    if accused(seen, view):
        yield "deny"


def of_saboteur(seen: Seen, view: CaveView, loyal: list[float], sure: float, rng: Rng) -> Iterator[str]:
    """Yield what a saboteur would say."""
    honest = chance_of(rng) < float(numbers()["truth-of-saboteurs"])
    for word, alone in true_claims(seen, view):
        verb, about, what = word.split()
        lies = alone and not honest
        yield f"{verb} {about} {OTHER_THAN[what]}" if lies else word
        if what == "exit" and lies:
            yield f"ask leave {about}"
    if accused(seen, view):
        yield "deny"
    hidden = covered(seen, view)
    if hidden:
        best = max(hidden, key=lambda seat: loyal[seat])
        if loyal[best] >= sure:
            yield f"accuse {best}"


def true_claims(seen: Seen, view: CaveView) -> Iterator[tuple[str, bool]]:
    """Yield what the seat has looked at itself and not everybody sees, and whether nobody else has looked there."""
    public, seats = view.public, range(int(view.public.seats))
    for goal, (x, y) in zip(range(GOALS), goal_xy(len(seats)), strict=True):
        if int(public.goals_looked_at(seen.seat)) >> goal & 1 and not public.is_shown(goal):
            alone = sum(int(public.goals_looked_at(seat)) >> goal & 1 for seat in seats) == 1
            yield f"claim {x},{y} {'exit' if view.goals[goal] == EXIT_GOAL else 'other'}", alone
    for about in covered(seen, view):
        if int(public.seats_looked_at(seen.seat)) >> about & 1:
            alone = sum(int(public.seats_looked_at(seat)) >> about & 1 for seat in seats) == 1
            yield f"claim {about} {'saboteur' if view.identities[about] else 'loyal'}", alone


def covered(seen: Seen, view: CaveView) -> list[int]:
    """List the others whose clan cards have not been shown to everybody."""
    seats = range(int(view.public.seats))
    return [seat for seat in seats if seat != seen.seat and not view.public.is_open(seat)]


def accused(seen: Seen, view: CaveView) -> bool:
    """Say whether somebody's accusation of this seat stands."""
    return any(about == seen.seat and accuses for _, about, accuses in heard_in(seen.words, view).opinions)
