"""The Duel and its solo game: distance per colour, gold, doors, trolls and what to leave the opponent."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from undermine.bots.careless import best_of
from undermine.bots.duel.scores import DuelScorer
from undermine.bots.duel.weights import Weights
from undermine.bots.seen import Choice, Seen
from undermine.bots.weights import tempered
from undermine.games.duel.position import Position
from undermine.games.duel.view import DuelView
from undermine.kernel.rng import Rng

SCORER: Final = DuelScorer()
WORLDS: Final = 3  # positions imagined where a move turns up something hidden


@cache
def weights_of(game: str, level: str, temper: str = "") -> Weights:
    """Return a level's weights, shifted a little by the temper of whoever plays."""
    return tempered(Weights, "duel/weights.toml", f"{game}.{level}", temper, game)


def choose_apprentice(seen: Seen, rng: Rng) -> Choice:
    """Choose by one's own way to the gold, a little carelessly."""
    return choose_with(seen, rng, weights_of(seen.rules.name, "apprentice", seen.temper), 1, count_unseen=False)


def choose_miner(seen: Seen, rng: Rng) -> Choice:
    """Choose by both ways to the gold, with the cards that are gone counted."""
    return choose_with(seen, rng, weights_of(seen.rules.name, "miner", seen.temper), WORLDS, count_unseen=True)


def choose_with(seen: Seen, rng: Rng, weights: Weights, worlds: int, *, count_unseen: bool) -> Choice:
    """Choose the move of the greatest worth."""
    view = cast(DuelView, seen.view)
    imagined = [cast(Position, seen.rules.resample(view, rng)) for _ in range(worlds)]
    SCORER.look_around(view, count_unseen)
    SCORER.weigh(view, seen.seat, imagined, seen.moves, weights)
    top = best_of(SCORER.scores, weights.careless, rng)
    return Choice(seen.moves[top], "bot-why-" + SCORER.reasons[top])
