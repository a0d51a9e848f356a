"""The Foreman and the Master of the Duel and solo: what a quick look likes best, played on in imagined positions."""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.careless import best_of
from undermine.bots.duel.player import WORLDS, weights_of
from undermine.bots.duel.scores import DuelScorer
from undermine.bots.duel.weights import Weights
from undermine.bots.planning import Halving, Plan, worth_trying
from undermine.bots.seen import Choice, Seen
from undermine.games.duel.position import OVER, Position
from undermine.games.duel.view import DuelView
from undermine.kernel.moves import Moves
from undermine.kernel.rng import Rng

FOREMAN: Final = {
    "solo": Plan(candidates=5, playouts=20, depth=4, near=0.25, doubt=0.7),
    "duel": Plan(candidates=5, playouts=20, depth=4, near=0.25, doubt=0.7),
}
MASTER: Final = {
    "solo": Plan(candidates=6, playouts=36, depth=4, near=0.3, doubt=0.7),
    "duel": Plan(candidates=6, playouts=48, depth=4, near=0.4, doubt=0.7),
}
NUGGETS: Final = "nuggets"
MOVES: Final = Moves()
SCORER: Final = DuelScorer()


class Playouts:
    """Plays positions on by quick looks of everybody, each with what it knows itself."""

    def __init__(self, seen: Seen, weights: Weights, plan: Plan, rng: Rng) -> None:
        self.rules = seen.rules
        self.view = cast(DuelView, seen.view)
        self.me = seen.seat
        self.moves = seen.moves
        self.weights = weights
        self.depth = plan.depth
        self.rng = rng
        self.sampler = seen.rules.sampler(seen.view)

    def draw(self) -> Position:
        """Imagine a position."""
        return cast(Position, self.sampler.draw(self.rng))

    def quick_look(self, position: Position) -> int:
        """Choose for whoever is to decide, by one look."""
        position.legal(MOVES)
        moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
        if len(moves) == 1:
            return moves[0]
        seat = int(position.turn)
        view = cast(DuelView, position.view(seat))
        imagined = cast(Position, self.rules.resample(view, self.rng))
        SCORER.look_around(view, True)
        SCORER.weigh(view, seat, [imagined], moves, self.weights)
        scores = SCORER.scores
        return moves[max(range(len(moves)), key=scores.__getitem__)]

    def playout(self, world: Position, at: int) -> float:
        """Play a move and some more, within the round; return what the position is worth then, in nuggets."""
        position = world.clone()
        position.apply(self.moves[at], None)
        left = self.depth
        while left and position.phase != OVER and position.round == world.round:
            position.apply(self.quick_look(position), None)
            left -= 1
        SCORER.look_around(self.view, True)
        return float(SCORER.value(position, self.me, self.weights))


def choose_foreman(seen: Seen, rng: Rng) -> Choice:
    """Choose by playing on a little."""
    return choose_planned(seen, rng, FOREMAN[seen.rules.name])


def choose_master(seen: Seen, rng: Rng) -> Choice:
    """Choose by playing on as far and as often as there is time for."""
    return choose_planned(seen, rng, MASTER[seen.rules.name])


def choose_planned(seen: Seen, rng: Rng, plan: Plan) -> Choice:
    """Choose the move that is best when it is played on."""
    game = seen.rules.name
    weights = weights_of(game, "miner", seen.temper)
    view = cast(DuelView, seen.view)
    imagined = [cast(Position, seen.rules.resample(view, rng)) for _ in range(WORLDS)]
    SCORER.look_around(view, True)
    SCORER.weigh(view, seen.seat, imagined, seen.moves, weights)
    scores, reasons = list(SCORER.scores), list(SCORER.reasons)
    candidates = worth_trying(scores, plan)
    if len(candidates) == 1:
        top = best_of(scores, weights.careless, rng)
        return Choice(seen.moves[top], "bot-why-" + reasons[top])
    playouts = Playouts(seen, weights, plan, rng)
    tried = Halving(plan, playouts.draw, playouts.playout).run(candidates)
    weighed = [(seen.moves[one.at], one.worth) for one in tried]
    return Choice(seen.moves[tried[0].at], "bot-why-" + reasons[tried[0].at], {}, NUGGETS, weighed)
