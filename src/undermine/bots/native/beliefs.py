"""Beliefs: who is a saboteur and where the treasure lies, weighed together from every deed of the round.

Every way to deal the roles and every place of the treasure is one hypothesis. A deed speaks for or against it by how often
such a deed is done by a digger or a saboteur who knew what its doer would then have known; those rates were counted in games
of bots against bots (`bots/tuning`). So a map that was looked at speaks through what its owner did afterwards.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from undermine.bots.native.story import BROKE, DISCARDED, LOOKED, REPAIRED, ROCKED, Deed, Story
from undermine.games.saboteur.box import GOALS, SABOTEURS

# Kinds of deeds, by what they did to the way to the gold as their doer saw it.
KINDS: Final = (
    "place-help",
    "place-slight",
    "place-neutral",
    "place-harm",
    "place-ruin",
    "place-dead-end",
    "rockfall-help",
    "rockfall-neutral",
    "rockfall-harm",
    "discard",
    "discard-hindered",
    "map",
    "mend-self",
)
NEAR: Final = 4  # cards: from here on the end is in sight
PAIRS: Final = ("break", "repair")


def belief_of_doer(deed: Deed, gold: i64, goal: i64) -> float:
    """Return how likely the doer held a goal to be the treasure, if the treasure is in fact at `gold`."""
    if deed.knew >> gold & 1:
        return 1.0 if goal == gold else 0.0
    if deed.knew >> goal & 1:
        return 0.0
    unknown: i64 = 0
    i: i64 = 0
    while i < GOALS:
        if not deed.knew >> i & 1:
            unknown += 1
        i += 1
    return 1.0 / float(unknown)


def gain_of(deed: Deed, gold: i64) -> float:
    """Return by how many cards a deed shortened the way, as its doer saw it if the treasure is at `gold`."""
    total = 0.0
    goal: i64 = 0
    while goal < GOALS:
        total += belief_of_doer(deed, gold, goal) * float(deed.before[goal] - deed.after[goal])
        goal += 1
    return total / 16.0


def is_near(deed: Deed) -> bool:
    """Say whether some goal was close when the deed was done."""
    goal: i64 = 0
    while goal < GOALS:
        if not deed.knew >> goal & 1 and deed.before[goal] <= NEAR * 16:
            return True
        goal += 1
    return False


def kind_of(deed: Deed, gold: i64) -> i64:
    """Return the number of a deed's kind in KINDS; deeds to other seats have none."""
    if deed.kind == DISCARDED:
        return 10 if deed.hindered else 9
    if deed.kind == LOOKED:
        return 11
    if deed.kind == BROKE or deed.kind == REPAIRED:
        return 12 if deed.target == deed.seat else -1
    gain = gain_of(deed, gold)
    if deed.kind == ROCKED:
        return 6 if gain > 0.3 else 8 if gain < -0.3 else 7
    if gain > 0.6:
        return 0
    if gain > 0.15:
        return 1
    if gain < -1.2:
        return 4
    if gain < -0.3:
        return 3
    return 5 if deed.dead_end else 2


class Likelihoods:
    """The rates of deeds as logarithms: [near][role][kind], and for deeds to others [deed][role][role of the target]."""

    def __init__(self, kinds: list[float], pairs: list[float], trust: float, sleepers: float) -> None:
        self.kinds = kinds  # near * 26 + role * 13 + kind
        self.pairs = pairs  # deed * 4 + role * 2 + role of the target
        self.trust = trust  # how far the rates are believed: 1 wholly, 0 not at all
        self.sleepers = sleepers  # the part of saboteurs who dig like diggers until the gold is near


class Beliefs:
    """What a seat thinks: the chance of each goal to be the treasure, of each seat to be a saboteur."""

    def __init__(self) -> None:
        self.gold: list[float] = [0.0, 0.0, 0.0]
        self.saboteur: list[float] = []


def prior(seats: i64, me: i64, role: i64, goals: list[int]) -> Beliefs:
    """Return what a seat knows before anybody has done anything."""
    beliefs = Beliefs()
    possible: i64 = possible_gold(goals)
    total = 0.0
    goal: i64 = 0
    while goal < GOALS:
        if possible >> goal & 1:
            total += 1.0
        goal += 1
    goal = 0
    while goal < GOALS:
        beliefs.gold[goal] = 1.0 / total if possible >> goal & 1 else 0.0
        goal += 1
    chance = float(SABOTEURS[seats] - role) / float(seats)  # of the cards that are not mine, one is set aside
    beliefs.saboteur = [chance for _ in range(int(seats))]
    beliefs.saboteur[me] = float(role)
    return beliefs


def possible_gold(goals: list[int]) -> i64:
    """Return the goals that may be the treasure, as bits; goals holds 0 for the treasure, -1 for what is not known."""
    possible: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if goals[goal] == 0:
            return 1 << goal
        if goals[goal] < 0:
            possible |= 1 << goal
        goal += 1
    return possible


def weigh(story: Story, me: i64, role: i64, goals: list[int], rates: Likelihoods) -> Beliefs:
    """Return what a seat thinks after everything that was done."""
    beliefs = prior(story.seats, me, role, goals)
    possible: i64 = possible_gold(goals)
    seats: i64 = story.seats
    single: list[float] = [0.0] * (GOALS * 20)  # gold * 20 + seat * 2 + role
    asleep: list[float] = [0.0] * (GOALS * 10)  # gold * 10 + seat: as a saboteur who sleeps while the gold is far
    between: list[Deed] = []
    for deed in story.deeds:
        near: i64 = 26 if is_near(deed) else 0
        gold: i64 = 0
        while gold < GOALS:
            if possible >> gold & 1:
                kind: i64 = kind_of(deed, gold)
                if kind >= 0:
                    at: i64 = gold * 20 + deed.seat * 2
                    single[at] += rates.trust * rates.kinds[near + kind]
                    single[at + 1] += rates.trust * rates.kinds[near + 13 + kind]
                    asleep[gold * 10 + deed.seat] += rates.trust * rates.kinds[near + (13 if near else 0) + kind]
            gold += 1
        if (deed.kind == BROKE or deed.kind == REPAIRED) and deed.target != deed.seat and deed.seat != me:
            between.append(deed)
    if rates.sleepers > 0.0:
        wake(single, asleep, rates.sleepers)
    settle(beliefs, seats, me, role, possible, single, between, rates)
    return beliefs


def wake(single: list[float], asleep: list[float], sleepers: float) -> None:
    """Let some of the saboteurs be sleepers: what they did while the gold was far speaks neither for nor against them."""
    i: i64 = 0
    while i < GOALS * 10:
        open_hand = single[2 * i + 1]
        most = open_hand if open_hand > asleep[i] else asleep[i]
        single[2 * i + 1] = most + log((1.0 - sleepers) * exp(open_hand - most) + sleepers * exp(asleep[i] - most))
        i += 1


def settle(
    beliefs: Beliefs,
    seats: i64,
    me: i64,
    role: i64,
    possible: i64,
    single: list[float],
    between: list[Deed],
    rates: Likelihoods,
) -> None:
    """Sum over every deal of the roles and every place of the treasure."""
    gold_sum: list[float] = [0.0, 0.0, 0.0]
    saboteur_sum: list[float] = [0.0] * int(seats)
    total = 0.0
    top = best_single(seats, possible, single)
    roles: i64 = 0
    while roles < 1 << seats:
        saboteurs: i64 = bits_of(roles)
        if roles >> me & 1 == role and SABOTEURS[seats] - 1 <= saboteurs <= SABOTEURS[seats]:
            common = 0.0
            for deed in between:
                pair: i64 = (
                    (4 if deed.kind == REPAIRED else 0) + (roles >> deed.seat & 1) * 2 + (roles >> deed.target & 1)
                )
                common += rates.trust * rates.pairs[pair]
            gold: i64 = 0
            while gold < GOALS:
                if possible >> gold & 1:
                    sum_of = common - top
                    seat: i64 = 0
                    while seat < seats:
                        if seat != me:
                            sum_of += single[gold * 20 + seat * 2 + (roles >> seat & 1)]
                        seat += 1
                    weight = exp(sum_of)
                    total += weight
                    gold_sum[gold] += weight
                    seat = 0
                    while seat < seats:
                        if roles >> seat & 1:
                            saboteur_sum[seat] += weight
                        seat += 1
                gold += 1
        roles += 1
    if total > 0.0:
        beliefs.gold = [value / total for value in gold_sum]
        beliefs.saboteur = [value / total for value in saboteur_sum]


def best_single(seats: i64, possible: i64, single: list[float]) -> float:
    """Return a bound that keeps the exponents small."""
    best = -1e9
    gold: i64 = 0
    while gold < GOALS:
        if possible >> gold & 1:
            sum_of = 0.0
            seat: i64 = 0
            while seat < seats:
                digger = single[gold * 20 + seat * 2]
                saboteur = single[gold * 20 + seat * 2 + 1]
                sum_of += digger if digger > saboteur else saboteur
                seat += 1
            if sum_of > best:
                best = sum_of
        gold += 1
    return best


def bits_of(mask: i64) -> i64:
    """Count the bits of a set."""
    count: i64 = 0
    while mask:
        count += 1
        mask &= mask - 1
    return count
