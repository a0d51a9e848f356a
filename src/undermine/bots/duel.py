"""The Duel and its solo game: distance per colour, gold, doors, trolls and what to leave the opponent."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from undermine.bots.native.duels import CARELESS, REASONS, WEIGHTS, DuelScorer
from undermine.bots.seen import Choice, Seen
from undermine.bots.tables import table
from undermine.bots.tempers import shifts
from undermine.games.duel.position import Position
from undermine.games.duel.view import DuelView
from undermine.kernel.rng import Rng

SCORER: Final = DuelScorer()
FINE: Final = 1 << 20
WORLDS: Final = 3  # positions imagined where a move turns up something hidden


@cache
def weights_of(game: str, level: str, temper: str = "") -> tuple[float, ...]:
    """Return a level's weights, shifted a little by the temper of whoever plays."""
    more = shifts(temper, game, WEIGHTS)
    return tuple(float(table("duel")[game][level][name]) + more[name] for name in WEIGHTS)


def choose_apprentice(seen: Seen, rng: Rng) -> Choice:
    """Choose by one's own way to the gold, a little carelessly."""
    return choose_with(seen, rng, list(weights_of(seen.rules.name, "apprentice", seen.temper)), 1, count_unseen=False)


def choose_miner(seen: Seen, rng: Rng) -> Choice:
    """Choose by both ways to the gold, with the cards that are gone counted."""
    return choose_with(seen, rng, list(weights_of(seen.rules.name, "miner", seen.temper)), WORLDS, count_unseen=True)


def choose_with(seen: Seen, rng: Rng, weights: list[float], worlds: int, *, count_unseen: bool) -> Choice:
    """Choose the move of the greatest worth."""
    view = cast(DuelView, seen.view)
    imagined = [cast(Position, seen.rules.resample(view, rng)) for _ in range(worlds)]
    SCORER.look_around(view, count_unseen)
    SCORER.weigh(view, seen.seat, imagined, seen.moves, weights)
    chance = [weights[CARELESS] * int(rng.below(FINE)) / FINE for _ in seen.moves]
    worth = [score + more for score, more in zip(SCORER.scores, chance, strict=True)]
    top = max(range(len(worth)), key=worth.__getitem__)
    return Choice(seen.moves[top], "bot-why-" + REASONS[SCORER.reasons[top]])
