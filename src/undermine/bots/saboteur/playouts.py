"""Playouts of the base game: a round played on to its end, everybody going by what it knows and has come to believe."""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.planning import Halving, Plan, Tried, worth_trying
from undermine.bots.saboteur.beliefs import Beliefs, Likelihoods, weigh
from undermine.bots.saboteur.player import RoleWeights, story_of
from undermine.bots.saboteur.posterior import Imagined, hypotheses
from undermine.bots.saboteur.scores import Scorer
from undermine.bots.seen import Seen
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.position import PLAY, Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import Log
from undermine.kernel.moves import Moves
from undermine.kernel.rng import Rng

MOVES: Final = Moves()
QUICK: Final = Scorer()  # of those who are imagined; the seat's own thoughts stay as they are


class Playouts:
    """Plays imagined rounds on to their end."""

    def __init__(self, seen: Seen, weights: RoleWeights, likelihoods: Likelihoods, rng: Rng) -> None:
        self.rules = seen.rules
        self.view = cast(SaboteurView, seen.view)
        self.me = seen.seat
        self.moves = seen.moves
        self.weights = weights
        self.likelihoods = likelihoods
        self.story = story_of(seen)
        chances = hypotheses(self.story, self.view, seen.seat, likelihoods)
        self.worlds = Imagined(seen.rules, self.view, chances, rng)
        self.thoughts: dict[tuple[int, int, tuple[int, ...]], Beliefs] = {}

    def thought(self, seat: int, view: SaboteurView) -> Beliefs:
        """Return what somebody believes by all that was done so far; what is imagined to be done changes no mind."""
        key = (seat, view.roles[seat], tuple(view.goals))
        if key not in self.thoughts:
            self.thoughts[key] = weigh(self.story, seat, view.roles[seat], view.goals, self.likelihoods)
        return self.thoughts[key]

    def quick_look(self, position: Position) -> int:
        """Choose for whoever is to decide, by one look."""
        position.legal(MOVES)
        moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
        if len(moves) == 1:
            return moves[0]
        seat = int(position.turn)
        view = cast(SaboteurView, position.view(seat))
        role = view.roles[seat]
        QUICK.count_cards(view, False)
        QUICK.weigh(view, seat, role, self.thought(seat, view), moves, self.weights[role])
        scores = QUICK.scores
        return moves[max(range(len(moves)), key=scores.__getitem__)]

    def playout(self, world: Position, at: int) -> float:
        """Play a move and the rest of the round; return 1 where the seat's side wins it."""
        position = world.clone()
        move = self.moves[at]
        now = int(position.round)
        role = int(position.roles) >> self.me & 1
        while True:
            before = position.clone()
            position.apply(move, None)
            if int(position.round) != now or int(position.phase) != PLAY:
                log = Log(self.rules.border)
                before.apply(move, log)
                end = next(event for event in log.events if event.kind == "round-end")
                return float((cast(RoundEnd, end.open)["winners"] == "saboteurs") == (role == 1))
            move = self.quick_look(position)

    def run(self, scores: list[float], plan: Plan) -> list[Tried]:
        """Try what a quick look likes best; return it from the best on, with the chance to win the round."""
        candidates = worth_trying(scores, plan)
        return Halving(plan, self.worlds.draw, self.playout).run(candidates) if len(candidates) > 1 else []
