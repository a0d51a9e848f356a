"""The oracle: a Miner who is shown what nobody may know: roles, and in the Duel and the cave the goals.

It is a ceiling for what the laboratory measures; no table ever offers it.
"""

from __future__ import annotations

from typing import cast

from undermine.bots.cave import player as cave
from undermine.bots.duel import player as duel
from undermine.bots.saboteur import player as saboteur
from undermine.bots.seen import Choice, Seen
from undermine.games.cave.clans import identity_of
from undermine.games.cave.position import Position as CavePosition
from undermine.games.cave.view import CaveView
from undermine.games.duel.position import Position as DuelPosition
from undermine.games.duel.view import DuelView
from undermine.games.saboteur.position import Position
from undermine.kernel.rng import Rng


def oracle(seen: Seen, rng: Rng) -> Choice:
    """Choose as the Miner does, with what is hidden from it laid open."""
    truth = seen.notes["truth"]
    if seen.rules.name == "saboteur":
        return among_dwarfs(seen, cast(Position, truth), rng)
    if seen.rules.name == "cave":
        cave_view, cave_truth = cast(CaveView, seen.view), cast(CavePosition, truth)
        cave_view.goals = [int(goal) for goal in cave_truth.goals]
        cave_view.identities = [int(identity_of(int(card))) for card in cave_truth.clans]
        return cave.choose_miner(seen, rng)
    duel_view, duel_truth = cast(DuelView, seen.view), cast(DuelPosition, truth)
    duel_view.goals = [int(goal) for goal in duel_truth.goals]
    return duel.choose_miner(seen, rng)


def among_dwarfs(seen: Seen, truth: Position, rng: Rng) -> Choice:
    """Choose in the base game: who is a saboteur is certain, the rest is thought out."""
    beliefs = saboteur.think(seen, saboteur.rates())
    beliefs.saboteur = [float(truth.is_saboteur(seat)) for seat in range(int(truth.seats))]
    return saboteur.best(seen, beliefs, saboteur.weights_of("miner"), rng, all_cards=False)
