"""The Foreman and the Master of the base game: they hide, they read those who hide, and play the end of a round to its end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, cast

from undermine.bots.careless import best_of
from undermine.bots.files import read
from undermine.bots.planning import Plan
from undermine.bots.saboteur.beliefs import Likelihoods
from undermine.bots.saboteur.hiding import Hiding, hidden_scores
from undermine.bots.saboteur.player import RoleWeights, belief_of_miner, explain, likelihoods, rates, weights_of
from undermine.bots.saboteur.playouts import Playouts
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.position import PLAY
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import Rng

FILE: Final = "saboteur/foreman.toml"
FOREMAN: Final = Plan(candidates=4, playouts=16, depth=0, near=3.0, doubt=1.0)
MASTER: Final = Plan(candidates=6, playouts=120, depth=0, near=4.0, doubt=1.0)
WINS: Final = "wins"


def reading(rates: Mapping[str, Any], name: str) -> Likelihoods:
    """Return one set of the rates in the Foreman's file."""
    return likelihoods(belief_of_miner(), rates[name], f"{FILE}, [{name}]")


@cache
def read_deeds() -> Likelihoods:
    """Return how a Foreman reads deeds: most saboteurs are thought to be Miners, some to be of many other kinds."""
    deeds = likelihoods(belief_of_miner())
    deeds.others = [(float(read(FILE)["part"]), reading(read(FILE), "population"))]
    return deeds


@cache
def hiding() -> Hiding:
    """Return how a Foreman hides: from Miners and from those who have counted who hides, whoever would suspect it more."""
    return Hiding((rates(), reading(read(FILE), "population")), tuple(read(FILE)["prices"]))


def choose_foreman(seen: Seen, rng: Rng) -> Choice:
    """Choose by what would be believed of it; with no card left to draw, by playing on."""
    return choose_settled(seen, rng, weights_of("miner", seen.temper), read_deeds(), hiding(), FOREMAN)


def choose_master(seen: Seen, rng: Rng) -> Choice:
    """Choose as the Foreman does, by weights of its own, with more time for the end of a round."""
    return choose_settled(seen, rng, weights_of("master", seen.temper), read_deeds(), hiding(), MASTER)


def choose_settled(
    seen: Seen, rng: Rng, weights: RoleWeights, likelihoods: Likelihoods, hides: Hiding, plan: Plan | None
) -> Choice:
    """Choose by these weights, rates and ways to hide; with a plan, the end of a round is played on."""
    view = cast(SaboteurView, seen.view)
    scores = hidden_scores(seen, weights, likelihoods, hides)
    top = best_of(scores, weights[view.roles[seen.seat]].careless, rng)
    choice = explain(seen, top)
    if plan is None or view.deck or view.phase != PLAY or len(seen.moves) == 1:
        return choice
    tried = Playouts(seen, weights, likelihoods, rng).run(scores, plan)
    if not tried:
        return choice
    planned = explain(seen, tried[0].at)
    planned.unit = WINS
    planned.weighed = [(seen.moves[one.at], one.worth) for one in tried]
    return planned
