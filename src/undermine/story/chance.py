"""Chance: how likely the diggers were to win after every move, by what lay on the board and who sat round it.

A logistic curve over a few plain facts, fitted on games of all levels and styles (`lab/chances.py`). It is drawn twice: with
hindsight, when roles and treasure are known, and as a spectator could see it at the time.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

from undermine.bots.saboteur.story import PLACED, ROCKED, Deed
from undermine.story.styles import read
from undermine.story.suspicion import FURTHEST, Curves, Moment, shortened

Facts = dict[str, float]  # by their names in chance.toml
HINDSIGHT: Final = "hindsight"
PUBLIC_EYES: Final = "public"
DECIMALS: Final = 4
FEW: Final = 5.0  # deeds: so many say little about how well somebody digs
MOST: Final = 1.5  # cards: what one deed brings more is luck


class Digging:
    """How well diggers have dug so far: the cards that a deed of theirs brought the tunnel nearer, on average."""

    def __init__(self) -> None:
        self.nearer = 0.0
        self.deeds = FEW

    def note(self, deed: Deed | None, gold: list[float], guilt: list[float]) -> float:
        """Note a deed as far as its doer is thought to dig; return the average."""
        if deed is not None:
            digs = 1.0 - guilt[int(deed.seat)]
            gain = 0.0
            if deed.kind in (PLACED, ROCKED):
                gain = sum(chance * shortened(deed, goal) for goal, chance in enumerate(gold))
            self.nearer += digs * max(-MOST, min(MOST, gain))
            self.deeds += digs
        return self.nearer / self.deeds


def facts_of(moment: Moment, gold: list[float], guilt: list[float], cards: int, digging: float = 0.0) -> Facts:
    """Return what the chance is reckoned from: where the treasure is thought to be, who is thought a saboteur, cards left."""
    seats = len(guilt)
    distance = sum(chance * dist for chance, dist in zip(gold, moment.dist, strict=True))
    nearest = min(dist for chance, dist in zip(gold, moment.dist, strict=True) if chance > 0.01)
    saboteurs = sum(guilt)
    diggers = max(seats - saboteurs, 0.05)
    broken_diggers = sum(1.0 - bad for bad, tools in zip(guilt, moment.tools, strict=True) if tools) / diggers
    broken_saboteurs = sum(bad for bad, tools in zip(guilt, moment.tools, strict=True) if tools) / max(saboteurs, 0.05)
    share = saboteurs / seats
    of_diggers = cards * (1.0 - share)  # the cards that will be played for the gold
    cut_off = sum(chance for chance, dist in zip(gold, moment.dist, strict=True) if dist >= FURTHEST)
    return {
        "always": 1.0,
        "distance": distance / 8,
        "distance-of-saboteurs": distance / 8 * share,
        "nearest": nearest / 8,
        "cards": log(1.0 + cards) / 4,
        "cards-per-seat": cards / seats / 10,
        "needed": min(distance / (1.0 + of_diggers), 2.0),
        "cut-off": cut_off,
        "saboteurs": share,
        "saboteurs-with-cards": share * log(1.0 + cards) / 4,
        "broken-diggers": broken_diggers,
        "broken-saboteurs": min(broken_saboteurs, 1.0),
        "digging": digging,
        "last-cards": float(cards < distance) + float(of_diggers * 0.6 < distance),
    }


@cache
def weights_of(part: str) -> dict[str, float]:
    """Return the weights of the facts of one kind of chance."""
    return {fact: float(weight) for fact, weight in read("chance.toml")[part].items()}


def sum_of(facts: Facts, part: str) -> float:
    """Return the weighed sum of some facts."""
    weights = weights_of(part)
    return sum(weights[name] * fact for name, fact in facts.items())


def chance_of(facts: Facts, part: str) -> float:
    """Return the chance that goes with some facts."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum_of(facts, part)))))


def rows_of(curves: Curves, cards: int, roles: list[int], treasure: int) -> list[tuple[Facts, Facts]]:
    """Return for every move the facts with hindsight, and the facts in the public's eyes."""
    truth = [float(goal == treasure) for goal in range(3)]
    sides = [float(role) for role in roles]
    known, seen = Digging(), Digging()
    rows = []
    for moment, gold, guilt, deed in zip(curves.told, curves.gold, curves.guilt, curves.deeds, strict=True):
        left = max(cards - moment.acted, 0)
        rows.append(
            (
                facts_of(moment, truth, sides, left, known.note(deed, truth, sides)),
                facts_of(moment, gold, guilt, left, seen.note(deed, gold, guilt)),
            )
        )
    return rows


def chances_of(
    curves: Curves, cards: int, roles: list[int], treasure: int, won: float, ended: int
) -> tuple[list[float], list[float]]:
    """Return the diggers' chance after every move, with hindsight and in the public's eyes; the end is no guess."""
    sharp, seen = [], []
    for number, (hindsight, public) in enumerate(rows_of(curves, cards, roles, treasure)):
        over = number >= ended
        sharp.append(won if over else round(chance_of(hindsight, HINDSIGHT), DECIMALS))
        seen.append(won if over else round(chance_of(public, PUBLIC_EYES), DECIMALS))
    return sharp, seen


def turning_of(chance: list[float], begun: float, most: int = 3) -> list[int]:
    """Return the moves at which the chance changed most, in their order."""
    swings = [abs(now - before) for before, now in zip([begun, *chance], chance, strict=False)]
    best = sorted(range(len(swings)), key=lambda number: (-swings[number], number))[:most]
    return sorted(number for number in best if swings[number] > 0.0)
