"""The Foreman and the Master of the cave: what a quick look likes best, played on in imagined positions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from undermine.bots.careless import best_of
from undermine.bots.cave.hopes import put_exit
from undermine.bots.cave.player import (
    NAMES_A_SEAT,
    end_together,
    exits_heard,
    exits_to_try,
    friends,
    imagine,
    look_around,
    loyalty,
    weights_of,
    wins_at_once,
    without_proposal,
)
from undermine.bots.cave.scores import LEAVE, CaveScorer
from undermine.bots.cave.weights import Weights
from undermine.bots.planning import Halving, Plan, worth_trying
from undermine.bots.seen import Choice, Seen
from undermine.games.cave.moves import PROPOSE
from undermine.games.cave.position import OVER, VOTE, Position
from undermine.games.cave.view import CaveView
from undermine.kernel.moves import Moves, seat_of, verb_of
from undermine.kernel.rng import Rng

FOREMAN: Final = Plan(candidates=3, playouts=9, depth=4, near=0.15, doubt=0.7)
MASTER: Final = Plan(candidates=6, playouts=48, depth=12, near=0.3, doubt=0.7)
NUGGETS: Final = "nuggets"
MOVES: Final = Moves()
SCORER: Final = CaveScorer()


class Playouts:
    """Plays positions on by quick looks of everybody, each with what it knows itself."""

    def __init__(
        self, seen: Seen, friend: list[float], told: list[float], weights: Weights, plan: Plan, rng: Rng
    ) -> None:
        self.seen = seen
        self.rules = seen.rules
        self.view = cast(CaveView, seen.view)
        self.me = seen.seat
        self.moves = seen.moves
        self.friend = friend
        self.told = told  # the chance of each goal to be the exit, where words have told of it
        self.weights = weights
        self.depth = plan.depth
        self.rng = rng
        self.sampler = seen.rules.sampler(seen.view)
        self.exits = exits_to_try(self.view.goals, told)
        self.drawn = 0

    def draw(self) -> Position:
        """Imagine a position; the exit is as often on every goal where it may be, or as words have it."""
        position = cast(Position, self.sampler.draw(self.rng))
        if self.exits:
            put_exit(position, self.exits[self.drawn % len(self.exits)])
        self.drawn += 1
        return position

    def trust(self, view: CaveView, seat: int) -> list[float]:
        """Return whom somebody takes for a friend: the seat itself by all that was done, others by the cards they have seen."""
        if seat == self.me:
            return self.friend
        clan = view.colours[seat] ^ view.identities[seat]
        chances = [loyalty(view, other) for other in range(int(view.public.seats))]
        return [
            1.0 if other == seat else chance if view.colours[other] == clan else 1.0 - chance
            for other, chance in enumerate(chances)
        ]

    def quick_look(self, position: Position) -> int:
        """Choose for whoever is to decide, by one look."""
        position.legal(MOVES)
        moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
        moves = [move for move in moves if verb_of(move) != PROPOSE] or moves
        if len(moves) == 1:
            return moves[0]
        seat = int(position.turn)
        view = cast(CaveView, position.view(seat))
        imagined = cast(Position, self.rules.resample(view, self.rng))
        SCORER.hopes.look_around(view, seat, self.trust(view, seat), True)
        SCORER.weigh(view, seat, [imagined], moves, self.weights)
        scores = SCORER.scores
        return moves[max(range(len(moves)), key=scores.__getitem__)]

    def playout(self, world: Position, at: int) -> float:
        """Play a move and some more; return what the position is worth then, in nuggets."""
        position = world.clone()
        position.apply(self.moves[at], None)
        left = self.depth
        while left and position.phase not in (OVER, VOTE):
            position.apply(self.quick_look(position), None)
            left -= 1
        look_around(SCORER.hopes, self.seen, self.friend, self.told, wide=True)
        SCORER.hopes.survey(position)
        return float(SCORER.hopes.value(position, self.me, self.weights, False))


def choose_foreman(seen: Seen, rng: Rng) -> Choice:
    """Choose by playing on a little."""
    return choose_planned(seen, rng, FOREMAN)


def choose_master(seen: Seen, rng: Rng) -> Choice:
    """Choose by playing on as far and as often as there is time for."""
    return choose_planned(seen, rng, MASTER)


def choose_planned(seen: Seen, rng: Rng, plan: Plan) -> Choice:
    """Choose the move that is best when it is played on; a win that is there is taken, a lost cave is ended."""
    word = end_together(seen)
    if word is not None:
        return word
    win = wins_at_once(seen)
    if win is not None:
        return Choice(win, "bot-why-" + LEAVE)
    seen = without_proposal(seen)
    weights = weights_of("miner", seen.temper)
    friend = friends(seen, weights.trust)
    view = cast(CaveView, seen.view)
    told = exits_heard(seen, friend)
    look_around(SCORER.hopes, seen, friend, told, wide=True)
    SCORER.weigh(view, seen.seat, imagine(seen, rng, told), seen.moves, weights)
    scores, reasons = list(SCORER.scores), list(SCORER.reasons)
    candidates = worth_trying(scores, plan)
    if len(candidates) == 1:
        top = best_of(scores, weights.careless, rng)
        return said(seen, top, reasons)
    playouts = Playouts(seen, friend, told, weights, plan, rng)
    tried = Halving(plan, playouts.draw, playouts.playout).run(candidates)
    weighed = [(seen.moves[one.at], one.worth) for one in tried]
    return replace(said(seen, tried[0].at, reasons), unit=NUGGETS, weighed=weighed)


def said(seen: Seen, at: int, reasons: list[str]) -> Choice:
    """Say why."""
    values: dict[str, object] = {"seat": int(seat_of(seen.moves[at]))} if reasons[at] in NAMES_A_SEAT else {}
    return Choice(seen.moves[at], "bot-why-" + reasons[at], values)
