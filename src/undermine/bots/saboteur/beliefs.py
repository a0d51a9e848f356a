"""Beliefs: who is a saboteur and where the treasure lies, weighed together from every deed of the round.

Every way to deal the roles and every place of the treasure is one hypothesis. A deed speaks for or against it by how often
such a deed is done by a digger or a saboteur who knew what its doer would then have known; those rates were counted in games
of bots against bots (`lab/rates.py`). So a map that was looked at speaks through what its owner did afterwards.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from undermine.bots.crossings import CARD
from undermine.bots.saboteur.story import BROKE, DISCARDED, LOOKED, REPAIRED, ROCKED, Deed, Story
from undermine.bots.saboteur.weights import Belief
from undermine.games.saboteur.box import GOALS, SABOTEURS
from undermine.kernel.bits import count_of

# Kinds of deeds, by what they did to the way to the gold as their doer saw it: the names in rates.toml.
PLACE_HELP: Final = "place-help"
PLACE_SLIGHT: Final = "place-slight"
PLACE_NEUTRAL: Final = "place-neutral"
PLACE_HARM: Final = "place-harm"
PLACE_RUIN: Final = "place-ruin"
PLACE_DEAD_END: Final = "place-dead-end"
ROCK_HELP: Final = "rockfall-help"
ROCK_NEUTRAL: Final = "rockfall-neutral"
ROCK_HARM: Final = "rockfall-harm"
DISCARD: Final = "discard"
DISCARD_HINDERED: Final = "discard-hindered"
MAP: Final = "map"
MEND_SELF: Final = "mend-self"
TO_OTHERS: Final = ""  # deeds to other seats have rates of their own
KINDS: Final = (
    *(PLACE_HELP, PLACE_SLIGHT, PLACE_NEUTRAL, PLACE_HARM, PLACE_RUIN, PLACE_DEAD_END),
    *(ROCK_HELP, ROCK_NEUTRAL, ROCK_HARM, DISCARD, DISCARD_HINDERED, MAP, MEND_SELF),
)
ROLES: Final = ("digger", "saboteur")
STONE: Final = 1  # of a goal that is turned up and is not the treasure
NEAR: Final = 4 * CARD  # from here on the end is in sight


def belief_of_doer(deed: Deed, gold: i64, goal: i64) -> float:
    """Return how likely the doer held a goal to be the treasure, if the treasure is in fact at `gold`."""
    if deed.knew >> gold & 1:
        return 1.0 if goal == gold else 0.0
    if deed.knew >> goal & 1:
        return 0.0
    unknown: i64 = 0
    for i in range(i64(GOALS)):
        if not deed.knew >> i & 1:
            unknown += 1
    return 1.0 / float(unknown)


def gain_of(deed: Deed, gold: i64) -> float:
    """Return by how many cards a deed shortened the way, as its doer saw it if the treasure is at `gold`."""
    total = 0.0
    for goal in range(i64(GOALS)):
        total += belief_of_doer(deed, gold, goal) * float(deed.before[goal] - deed.after[goal])
    return total / float(CARD)


def is_near(deed: Deed) -> bool:
    """Say whether some goal was close when the deed was done."""
    for goal in range(i64(GOALS)):
        if not deed.knew >> goal & 1 and deed.before[goal] <= NEAR:
            return True
    return False


def kind_of(deed: Deed, gold: i64) -> str:
    """Name the kind of a deed if the treasure is at `gold`; deeds to other seats have none."""
    if deed.kind == DISCARDED:
        return DISCARD_HINDERED if deed.hindered else DISCARD
    if deed.kind == LOOKED:
        return MAP
    if deed.kind == BROKE or deed.kind == REPAIRED:
        return MEND_SELF if deed.target == deed.seat else TO_OTHERS
    gain = gain_of(deed, gold)
    if deed.kind == ROCKED:
        return ROCK_HELP if gain > 0.3 else ROCK_HARM if gain < -0.3 else ROCK_NEUTRAL
    if gain > 0.6:
        return PLACE_HELP
    if gain > 0.15:
        return PLACE_SLIGHT
    if gain < -1.2:
        return PLACE_RUIN
    if gain < -0.3:
        return PLACE_HARM
    return PLACE_DEAD_END if deed.dead_end else PLACE_NEUTRAL


class Rates:
    """How often a digger, how often a saboteur does what, as logarithms."""

    def __init__(self, digger: dict[str, float], saboteur: dict[str, float]) -> None:
        self.digger = digger
        self.saboteur = saboteur


class Likelihoods:
    """How often deeds are done by either role, and how far that is believed."""

    def __init__(self, far: Rates, near: Rates, breaks: Rates, repairs: Rates, belief: Belief) -> None:
        self.far = far  # deeds by their kind, while the gold is far
        self.near = near
        self.breaks = breaks  # deeds to others, by the role of the target
        self.repairs = repairs
        self.trust = belief.trust
        self.sleepers = belief.sleepers
        self.others: list[tuple[float, Likelihoods]] = []  # other kinds of saboteurs: the part that each is of them all


class Beliefs:
    """What a seat thinks: the chance of each goal to be the treasure, of each seat to be a saboteur."""

    def __init__(self) -> None:
        self.gold: list[float] = [0.0, 0.0, 0.0]
        self.aims: list[
            float
        ] = []  # by how much to dig for each goal, where that is not how likely the treasure is there
        self.saboteur: list[float] = []
        self.fit = (
            0.0  # how well all this explains what was done, as a logarithm: to hold one way of judging against another
        )


def prior(seats: i64, me: i64, role: i64, goals: list[int]) -> Beliefs:
    """Return what a seat knows before anybody has done anything; NOBODY is a spectator, who has no role to know."""
    beliefs = Beliefs()
    possible: i64 = possible_gold(goals)
    total = 0.0
    for goal in range(i64(GOALS)):
        if possible >> goal & 1:
            total += 1.0
    for goal in range(i64(GOALS)):
        beliefs.gold[goal] = 1.0 / total if possible >> goal & 1 else 0.0
    unknown: i64 = seats if me >= 0 else seats + 1  # of the cards that are not mine, one is set aside
    chance = float(SABOTEURS[seats] - role) / float(unknown)
    beliefs.saboteur = [chance for _ in range(int(seats))]
    if me >= 0:
        beliefs.saboteur[me] = float(role)
    return beliefs


def possible_gold(goals: list[int]) -> i64:
    """Return the goals that may be the treasure, as bits; goals holds 0 for the treasure, -1 for what is not known."""
    possible: i64 = 0
    for goal in range(i64(GOALS)):
        if goals[goal] == 0:
            return 1 << goal
        if goals[goal] < 0:
            possible |= 1 << goal
    return possible


class Evidence:
    """What every seat's own deeds say of it, as logarithms: `gold * seats + seat`, for each place of the treasure."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.digger: list[float] = [0.0] * int(GOALS * seats)
        self.saboteur: list[float] = [0.0] * int(GOALS * seats)
        self.asleep: list[float] = [0.0] * int(GOALS * seats)  # as a saboteur who sleeps while the gold is far

    def copy(self) -> Evidence:
        """Copy it, to add what has not been done."""
        copy = Evidence(self.seats)
        copy.digger = self.digger[:]
        copy.saboteur = self.saboteur[:]
        copy.asleep = self.asleep[:]
        return copy

    def add(self, deed: Deed, possible: i64, rates: Likelihoods) -> None:
        """Add what a deed says; one to another seat speaks of both, and not here."""
        near = is_near(deed)
        now = rates.near if near else rates.far
        for gold in range(i64(GOALS)):
            if possible >> gold & 1:
                kind = kind_of(deed, gold)
                if kind != TO_OTHERS:
                    at: i64 = gold * self.seats + deed.seat
                    digger = rates.trust * now.digger[kind]
                    saboteur = rates.trust * now.saboteur[kind]
                    self.digger[at] += digger
                    self.saboteur[at] += saboteur
                    self.asleep[at] += saboteur if near else digger

    def wake(self, sleepers: float) -> None:
        """Let some of the saboteurs be sleepers: what they did while the gold was far speaks neither for nor against them."""
        for at in range(GOALS * self.seats):
            open_hand = self.saboteur[at]
            asleep = self.asleep[at]
            most = open_hand if open_hand > asleep else asleep
            self.saboteur[at] = most + log((1.0 - sleepers) * exp(open_hand - most) + sleepers * exp(asleep - most))

    def mix(self, parts: list[tuple[float, Evidence]]) -> None:
        """Let some of the saboteurs be of other kinds, whose deeds speak as they do where those kinds are held against diggers."""
        mine = 1.0
        for part, _ in parts:
            mine -= part
        for at in range(GOALS * self.seats):
            most = self.saboteur[at] - self.digger[at]
            for _, other in parts:
                most = max(most, other.saboteur[at] - other.digger[at])
            total = mine * exp(self.saboteur[at] - self.digger[at] - most)
            for part, other in parts:
                total += part * exp(other.saboteur[at] - other.digger[at] - most)
            self.saboteur[at] = self.digger[at] + most + log(total)

    def most(self, possible: i64) -> float:
        """Return a bound that keeps the exponents small."""
        best = -1e9
        for gold in range(i64(GOALS)):
            if possible >> gold & 1:
                total = 0.0
                for at in range(gold * self.seats, (gold + 1) * self.seats):
                    digger = self.digger[at]
                    saboteur = self.saboteur[at]
                    total += digger if digger > saboteur else saboteur
                if total > best:
                    best = total
        return best


class Dealing:
    """What a deed to another seat says, as a logarithm, by the roles of both."""

    def __init__(self, deed: Deed, likelihoods: Likelihoods) -> None:
        rates = likelihoods.repairs if deed.kind == REPAIRED else likelihoods.breaks
        trust = likelihoods.trust
        self.seat: i64 = deed.seat
        self.target: i64 = deed.target
        self.dug_for_digger = trust * rates.digger["digger"]
        self.dug_for_saboteur = trust * rates.digger["saboteur"]
        self.spoilt_for_digger = trust * rates.saboteur["digger"]
        self.spoilt_for_saboteur = trust * rates.saboteur["saboteur"]

    def says(self, roles: i64) -> float:
        """Return what the deed says if the roles are dealt like this."""
        if roles >> self.seat & 1:
            return self.spoilt_for_saboteur if roles >> self.target & 1 else self.spoilt_for_digger
        return self.dug_for_saboteur if roles >> self.target & 1 else self.dug_for_digger


def is_dealing(deed: Deed) -> bool:
    """Say whether a deed was done to another seat."""
    return (deed.kind == BROKE or deed.kind == REPAIRED) and deed.target != deed.seat


def evidence_of(story: Story, possible: i64, rates: Likelihoods) -> tuple[Evidence, list[Dealing]]:
    """Return what everything that was done says of each seat alone, and what it says of two at a time."""
    evidence = Evidence(story.seats)
    dealings: list[Dealing] = []
    for deed in story.deeds:
        evidence.add(deed, possible, rates)
        if is_dealing(deed):
            dealings.append(Dealing(deed, rates))
    if rates.sleepers > 0.0:
        evidence.wake(rates.sleepers)
    if rates.others:
        evidence.mix([(part, evidence_of(story, possible, other)[0]) for part, other in rates.others])
    return evidence, dealings


def weigh(story: Story, me: i64, role: i64, goals: list[int], rates: Likelihoods) -> Beliefs:
    """Return what a seat thinks after everything that was done."""
    beliefs = prior(story.seats, me, role, goals)
    possible: i64 = possible_gold(goals)
    evidence, dealings = evidence_of(story, possible, rates)
    settle(beliefs, me, role, possible, evidence, dealings)
    return beliefs


def settle(beliefs: Beliefs, me: i64, role: i64, possible: i64, evidence: Evidence, dealings: list[Dealing]) -> None:
    """Sum over every deal of the roles and every place of the treasure; NOBODY (a spectator) has no role and no deeds."""
    seats: i64 = evidence.seats
    gold_sum: list[float] = [0.0, 0.0, 0.0]
    saboteur_sum: list[float] = [0.0] * int(seats)
    total = 0.0
    top = evidence.most(possible)
    for roles in range(i64(1 << seats)):
        saboteurs: i64 = count_of(roles)
        if (me < 0 or roles >> me & 1 == role) and SABOTEURS[seats] - 1 <= saboteurs <= SABOTEURS[seats]:
            common = 0.0
            for dealing in dealings:
                if dealing.seat != me:
                    common += dealing.says(roles)
            for gold in range(i64(GOALS)):
                if possible >> gold & 1:
                    sum_of = common - top
                    for seat in range(seats):
                        if seat != me:
                            at: i64 = gold * seats + seat
                            sum_of += evidence.saboteur[at] if roles >> seat & 1 else evidence.digger[at]
                    weight = exp(sum_of)
                    total += weight
                    gold_sum[gold] += weight
                    for seat in range(seats):
                        if roles >> seat & 1:
                            saboteur_sum[seat] += weight
    if total > 0.0:
        beliefs.gold = [value / total for value in gold_sum]
        beliefs.saboteur = [value / total for value in saboteur_sum]
        beliefs.fit = log(total) + top


class Suspicion:
    """What the others think of a seat, and would think after whatever it does next, by what everybody has seen."""

    def __init__(self, story: Story, me: i64, rates: Likelihoods) -> None:
        self.seats: i64 = story.seats
        self.me: i64 = me
        self.rates = rates
        self.goals: list[int] = [STONE if story.shown >> goal & 1 else -1 for goal in range(i64(GOALS))]
        self.possible: i64 = possible_gold(self.goals)
        self.evidence = Evidence(story.seats)
        self.dealings: list[Dealing] = []
        for deed in story.deeds:
            self.evidence.add(deed, self.possible, rates)
            if is_dealing(deed):
                self.dealings.append(Dealing(deed, rates))
        self.others: list[tuple[float, Suspicion]] = [
            (part, Suspicion(story, me, other)) for part, other in rates.others
        ]

    def now(self) -> float:
        """Return the mean of what the others believe, if they are diggers: the chance that this seat is a saboteur."""
        return self.mean(self.told(None), self.dealings)

    def after(self, deed: Deed) -> float:
        """Return the same as it would be after a deed of this seat's."""
        dealings = self.dealings
        if is_dealing(deed):
            dealings = [*dealings, Dealing(deed, self.rates)]
        return self.mean(self.told(deed), dealings)

    def told(self, deed: Deed | None) -> Evidence:
        """Return what all deeds say of each seat, with one more that may be done."""
        evidence = self.evidence.copy()
        if deed is not None:
            evidence.add(deed, self.possible, self.rates)
        if self.rates.sleepers > 0.0:
            evidence.wake(self.rates.sleepers)
        if self.others:
            evidence.mix([(part, other.told(deed)) for part, other in self.others])
        return evidence

    def mean(self, evidence: Evidence, dealings: list[Dealing]) -> float:
        """Ask everybody else, all in one go: nobody weighs what it did itself, and each thinks itself a digger."""
        seats: i64 = self.seats
        me: i64 = self.me
        top = evidence.most(self.possible)
        every: list[float] = [0.0] * int(
            seats
        )  # by seat: what speaks for all deals of the roles, and for those with me
        guilty: list[float] = [0.0] * int(seats)
        done: list[float] = [0.0] * int(seats)  # by seat: what its deeds to others say
        for roles in range(i64(1 << seats)):
            saboteurs: i64 = count_of(roles)
            if SABOTEURS[seats] - 1 <= saboteurs <= SABOTEURS[seats]:
                common = -top
                for seat in range(seats):
                    done[seat] = 0.0
                for dealing in dealings:
                    says = dealing.says(roles)
                    common += says
                    done[dealing.seat] += says
                for gold in range(i64(GOALS)):
                    if self.possible >> gold & 1:
                        sum_of = common
                        for seat in range(seats):
                            at: i64 = gold * seats + seat
                            sum_of += evidence.saboteur[at] if roles >> seat & 1 else evidence.digger[at]
                        for seat in range(seats):
                            if seat != me and not roles >> seat & 1:
                                weight = exp(sum_of - done[seat] - evidence.digger[gold * seats + seat])
                                every[seat] += weight
                                if roles >> me & 1:
                                    guilty[seat] += weight
        total = 0.0
        for seat in range(seats):
            if seat != me:
                total += (
                    guilty[seat] / every[seat] if every[seat] > 0.0 else prior(seats, seat, 0, self.goals).saboteur[me]
                )
        return total / float(seats - 1)
