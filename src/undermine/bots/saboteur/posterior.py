"""Posterior: every deal of the roles and every place of the treasure with its chance, and positions drawn from all of them."""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import cast

from librt.vecs import vec
from mypy_extensions import u8

from undermine.bots.careless import FINE
from undermine.bots.saboteur.beliefs import Likelihoods, evidence_of, possible_gold
from undermine.bots.saboteur.story import Story
from undermine.games.saboteur.box import GOALS, SABOTEURS
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Rules
from undermine.kernel.rng import Rng

Hypothesis = tuple[int, int]  # the saboteurs as bits, the goal that is the treasure
TREASURE = 0  # among the goals of the box


def hypotheses(story: Story, view: SaboteurView, me: int, likelihoods: Likelihoods) -> dict[Hypothesis, float]:
    """Weigh every hypothesis by all deeds but one's own; `beliefs.weigh` sums up the same."""
    possible = int(possible_gold(view.goals))
    evidence, told = evidence_of(story, possible, likelihoods)
    dealings = [dealing for dealing in told if int(dealing.seat) != me]
    seats = int(story.seats)
    found: dict[Hypothesis, float] = {}
    for roles in deals_of_roles(seats, me, view.roles[me]):
        common = sum(dealing.says(roles) for dealing in dealings)
        for gold in range(int(GOALS)):
            if possible >> gold & 1:
                sides = [evidence.saboteur if roles >> seat & 1 else evidence.digger for seat in range(seats)]
                parts = [side[gold * seats + seat] for seat, side in enumerate(sides) if seat != me]
                found[roles, gold] = common + sum(parts)
    top = max(found.values())
    weights = {one: exp(value - top) for one, value in found.items()}
    total = sum(weights.values())
    return {one: weight / total for one, weight in weights.items()}


def deals_of_roles(seats: int, me: int, role: int) -> list[int]:
    """List every deal of the roles that a seat with this role thinks possible, as bits."""
    others = [seat for seat in range(seats) if seat != me]
    most = int(SABOTEURS[seats])
    deals = []
    for number in (most - 1, most):  # one dwarf card is set aside
        if number - role >= 0:
            for chosen in combinations(others, number - role):
                deals.append(sum(1 << seat for seat in chosen) | role << me)
    return deals


class Imagined:
    """Positions that a seat thinks possible, as often as it thinks them so."""

    def __init__(self, rules: Rules, view: SaboteurView, chances: dict[Hypothesis, float], rng: Rng) -> None:
        self.sampler = rules.sampler(view)
        self.chances = chances
        self.most = int(SABOTEURS[view.seats])
        self.rng = rng

    def draw(self) -> Position:
        """Imagine a position."""
        position = cast(Position, self.sampler.draw(self.rng))
        roles, gold = self.pick()
        position.roles = roles
        position.aside = self.most - roles.bit_count()
        goals = [int(goal) for goal in position.goals]
        at = goals.index(TREASURE)
        goals[at], goals[gold] = goals[gold], goals[at]
        position.goals = vec[u8]([u8(goal) for goal in goals])
        return position

    def pick(self) -> Hypothesis:
        """Pick a hypothesis by its chance."""
        left = int(self.rng.below(FINE)) / FINE
        last = (0, 0)
        for last, chance in self.chances.items():
            left -= chance
            if left < 0:
                return last
        return last
