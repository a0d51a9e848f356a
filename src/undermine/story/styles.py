"""Styles: how differently diggers and saboteurs play, and what a deed says when nobody knows who plays how.

The bots believe by one set of rates (`bots/saboteur/rates.toml`). A story is told of anybody: it weighs the rates of every
style that was counted (`lab/styles.py`), each seat by itself, so that whoever plays oddly is not taken for a saboteur at once.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final

from undermine.bots.saboteur.beliefs import KINDS, ROLES, Beliefs, Dealing, Evidence, Likelihoods, Rates, prior, settle
from undermine.bots.saboteur.story import Deed
from undermine.bots.saboteur.weights import Belief
from undermine.games.saboteur.box import GOALS
from undermine.kernel.game import NOBODY

DIGGERS: Final = ("mole", "apprentice", "miner")
SABOTEURS: Final = (*DIGGERS, "blatant", "sleeper", "always-discard", "breaks-the-leader")
EVERYWHERE: Final = (1 << GOALS) - 1  # goals as bits: what a deed says is noted for every place of the treasure


@cache
def read(name: str) -> dict[str, Any]:
    """Read a file of numbers of this package once."""
    return tomllib.loads(files("undermine.story").joinpath(name).read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Style:
    """One way to dig beside one way to spoil, with the rates of both."""

    name: str
    likelihoods: Likelihoods


def rates_of(styles: dict[str, Any], digger: str, saboteur: str, part: str, names: tuple[str, ...]) -> Rates:
    """Read the rates of a digger's and of a saboteur's style."""
    one, other = styles["digger"][digger][part], styles["saboteur"][saboteur][part]
    return Rates({name: float(one[name]) for name in names}, {name: float(other[name]) for name in names})


@cache
def all_styles() -> tuple[Style, ...]:
    """Return every style; the first are those of diggers too."""
    given = read("styles.toml")
    belief = Belief(trust=float(given["trust"]), sleepers=0.0)
    made = []
    for at, saboteur in enumerate(SABOTEURS):
        digger = DIGGERS[min(at, len(DIGGERS) - 1)]
        far, near = (rates_of(given, digger, saboteur, part, KINDS) for part in ("far", "near"))
        breaks, repairs = (rates_of(given, digger, saboteur, part, ROLES) for part in ("break", "repair"))
        made.append(Style(saboteur, Likelihoods(far, near, breaks, repairs, belief)))
    return tuple(made)


@cache
def shares() -> tuple[dict[str, float], dict[str, float]]:
    """Return how common every style is thought to be among diggers, and among saboteurs."""
    given = read("styles.toml")["share"]
    return dict(given["digger"]), dict(given["saboteur"])


@dataclass(frozen=True)
class Crowd:
    """A kind of table: how common it is thought to be, and the styles of those who dig there."""

    share: float
    digging: dict[str, float]


@cache
def crowds() -> tuple[Crowd, ...]:
    """Return the kinds of tables: where nobody digs to any purpose, whoever does looks odd."""
    given = read("styles.toml")["crowd"]
    return tuple(Crowd(float(one["share"]), {name: float(one[name]) for name in DIGGERS}) for one in given.values())


@cache
def dealings_of_all() -> Likelihoods:
    """Return the rates of deeds to others, averaged over the styles by how common they are."""
    styles = {style.name: style.likelihoods for style in all_styles()}
    digging, spoiling = shares()

    def averaged(part: str) -> Rates:
        digger = {
            role: log(sum(share * exp(getattr(styles[name], part).digger[role]) for name, share in digging.items()))
            for role in ROLES
        }
        saboteur = {
            role: log(sum(share * exp(getattr(styles[name], part).saboteur[role]) for name, share in spoiling.items()))
            for role in ROLES
        }
        return Rates(digger, saboteur)

    one = styles["miner"]
    belief = Belief(trust=float(read("styles.toml")["trust-in-dealings"]), sleepers=0.0)
    return Likelihoods(one.far, one.near, averaged("breaks"), averaged("repairs"), belief)


class Judged:
    """What has been seen so far, weighed by every style."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.by_style = [Evidence(seats) for _ in SABOTEURS]
        self.dealings: list[Dealing] = []

    def add(self, deed: Deed, to_another: bool) -> None:
        """Add a deed."""
        if to_another:
            self.dealings.append(Dealing(deed, dealings_of_all()))
            return
        for evidence, style in zip(self.by_style, all_styles(), strict=True):
            evidence.add(deed, EVERYWHERE, style.likelihoods)

    def mixed(self, digging: dict[str, float], spoiling: dict[str, float]) -> Evidence:
        """Return the evidence of diggers of some styles beside saboteurs of others."""
        out = Evidence(self.seats)
        for at in range(GOALS * self.seats):
            out.digger[at] = mean_of([(digging[name], self.by_style[i].digger[at]) for i, name in enumerate(DIGGERS)])
            out.saboteur[at] = mean_of(
                [
                    (spoiling[name], self.by_style[i].saboteur[at])
                    for i, name in enumerate(SABOTEURS)
                    if name in spoiling
                ]
            )
        return out

    def believe(self, me: int, role: int, goals: list[int], spoiling: dict[str, float] | None = None) -> Beliefs:
        """Return what somebody believes: a seat that knows its role and some goals, or NOBODY."""
        beliefs = prior(self.seats, me, role, goals)
        possible = sum(1 << goal for goal in range(GOALS) if goals[goal] <= 0)
        if 0 in goals:
            possible = 1 << goals.index(0)
        odds = beliefs.saboteur
        believed = []
        for crowd in crowds():
            one = prior(self.seats, me, role, goals)
            settle(one, me, role, possible, self.mixed(crowd.digging, spoiling or shares()[1]), self.dealings)
            believed.append((log(crowd.share) + one.fit, one))
        best = max(fit for fit, _ in believed)
        weighed = [(exp(fit - best), one) for fit, one in believed]
        total = sum(weight for weight, _ in weighed)
        beliefs.gold = averaged(weighed, [one.gold for _, one in weighed])
        beliefs.fit = best + log(total)
        doubt = float(read("styles.toml")["doubt"])
        looks = averaged(weighed, [one.saboteur for _, one in weighed])
        beliefs.saboteur = [(1.0 - doubt) * look + doubt * alone for look, alone in zip(looks, odds, strict=True)]
        return beliefs

    def bands(self, goals: list[int], most: float = 3.0) -> list[list[float]]:
        """Return for every seat how little and how much each style that may still be makes the public suspect it."""
        judged = [self.believe(NOBODY, 0, goals, {name: 1.0}) for name in SABOTEURS]
        best = max(one.fit for one in judged)
        likely = [one for one in judged if one.fit > best - most]
        return [
            [min(one.saboteur[seat] for one in likely), max(one.saboteur[seat] for one in likely)]
            for seat in range(self.seats)
        ]


def averaged(weighed: list[tuple[float, Beliefs]], rows: list[list[float]]) -> list[float]:
    """Return the mean of some rows of numbers by how likely each of these beliefs is."""
    total = sum(weight for weight, _ in weighed)
    return [
        sum(weight * value for (weight, _), value in zip(weighed, column, strict=True)) / total
        for column in zip(*rows, strict=True)
    ]


def mean_of(weighed: list[tuple[float, float]]) -> float:
    """Return the logarithm of the mean of numbers that are given as logarithms with their shares."""
    most = max(value for _, value in weighed)
    return most + log(sum(share * exp(value - most) for share, value in weighed))
