"""The Foreman and the Master of the cave: what a quick look likes best, played on in imagined positions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from undermine.bots.careless import FINE, best_of
from undermine.bots.cave.clues import Reading, read
from undermine.bots.cave.hearing import exits_by_words, loyal_by_words, words_of
from undermine.bots.cave.hopes import EXIT_GOAL, put_exit
from undermine.bots.cave.player import (
    NAMES_A_SEAT,
    by_side,
    end_together,
    loyalty,
    weights_of,
    winning_step,
    without_proposal,
)
from undermine.bots.cave.scores import LEAVE, CaveScorer
from undermine.bots.cave.weights import Weights
from undermine.bots.planning import Halving, Plan, worth_trying
from undermine.bots.seen import Choice, Seen
from undermine.games.cave.clans import works_for
from undermine.games.cave.moves import PROPOSE
from undermine.games.cave.position import OVER, VOTE, Position
from undermine.games.cave.view import CaveView
from undermine.kernel.moves import Moves, seat_of, verb_of
from undermine.kernel.rng import Rng

FOREMAN: Final = Plan(candidates=3, playouts=9, depth=4, near=0.15, doubt=0.7)
MASTER: Final = Plan(candidates=5, playouts=30, depth=4, near=0.2, doubt=0.7)
SURER: Final = 1.5  # a foe's nuggets count so much more than with a Miner, who knows less well who is one
WORLDS: Final = 8  # positions imagined for the first look
TRIES: Final = 200  # to imagine one in which so many deals of the clan cards are as they were chosen
GOLDEN: Final = 0.6180339887498949  # its multiples lie evenly between whole numbers
NUGGETS: Final = "nuggets"
MOVES: Final = Moves()
SCORER: Final = CaveScorer()


class Worlds:
    """Imagines positions as likely as a reading has it: where the exit lies, who works for whom."""

    def __init__(self, seen: Seen, reading: Reading, rng: Rng) -> None:
        view = cast(CaveView, seen.view)
        self.reading = reading
        self.rng = rng
        self.sampler = seen.rules.sampler(view)
        self.seats = int(view.public.seats)
        self.is_hidden = EXIT_GOAL not in view.goals
        self.drawn = int(rng.below(FINE))

    def draw(self) -> Position:
        """Imagine a position."""
        clans = self.pick_clans()
        position = cast(Position, self.sampler.draw(self.rng))
        tries = 1
        while self.clans_of(position) != clans and tries < TRIES:
            position = cast(Position, self.sampler.draw(self.rng))
            tries += 1
        if self.is_hidden:
            put_exit(position, self.pick_exit())
        return position

    def pick_clans(self) -> list[int]:
        """Choose by chance who works for whom."""
        left = int(self.rng.below(FINE)) / FINE
        for clans, chance in self.reading.deals:
            left -= chance
            if left < 0.0:
                return clans
        return self.reading.deals[-1][0]

    def pick_exit(self) -> int:
        """Choose the goal that is the exit; one after another, they come as evenly as their chances allow."""
        self.drawn += 1
        left = self.drawn * GOLDEN % 1.0
        likely = [goal for goal, chance in enumerate(self.reading.exits) if chance > 0.0]
        for goal in likely:
            left -= self.reading.exits[goal]
            if left < 0.0:
                return goal
        return likely[-1]

    def clans_of(self, position: Position) -> list[int]:
        """Return who works for whom in a position."""
        return [int(works_for(int(position.clans[seat]))) for seat in range(self.seats)]


class Playouts:
    """Plays positions on by quick looks of everybody, each with what it knows itself."""

    def __init__(self, seen: Seen, worlds: Worlds, weights: Weights, plan: Plan) -> None:
        self.rules = seen.rules
        self.view = cast(CaveView, seen.view)
        self.me = seen.seat
        self.moves = seen.moves
        self.worlds = worlds
        self.reading = worlds.reading
        self.weights = weights
        self.depth = plan.depth

    def look_around(self, view: CaveView, seat: int) -> None:
        """Tell the scorer what somebody knows: the seat itself by all that was done, others by the cards they have seen."""
        hopes = SCORER.hopes
        if seat != self.me:
            hopes.look_around(view, seat, taken_for_friends(view, seat), True)
            return
        hopes.look_around(view, seat, self.reading.friend, True)
        if EXIT_GOAL not in view.goals:
            chances = [
                chance if known < 0 else 0.0 for chance, known in zip(self.reading.exits, view.goals, strict=True)
            ]
            total = sum(chances)
            if total > 0.0:
                hopes.exits = [chance / total for chance in chances]

    def quick_look(self, position: Position) -> int:
        """Choose for whoever is to decide, by one look."""
        position.legal(MOVES)
        moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
        moves = [move for move in moves if verb_of(move) != PROPOSE] or moves
        if len(moves) == 1:
            return moves[0]
        seat = int(position.turn)
        view = cast(CaveView, position.view(seat))
        imagined = cast(Position, self.rules.resample(view, self.worlds.rng))
        self.look_around(view, seat)
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
        self.look_around(self.view, self.me)
        SCORER.hopes.survey(position)
        return float(SCORER.hopes.value(position, self.me, self.weights, False))


def as_told(seen: Seen, reading: Reading) -> Reading:
    """Return a reading of all that was done in which all that was said counts too."""
    heard = words_of(seen)
    if heard is None:
        return reading
    view = cast(CaveView, seen.view)
    mine = view.colours[seen.seat] ^ view.identities[seen.seat]
    friend = by_side(seen, loyal_by_words(by_side(seen, reading.friend), heard, view, seen.seat))
    odds = []
    for clans, chance in reading.deals:
        for clan, now, before in zip(clans, friend, reading.friend, strict=True):
            if 0.0 < before < 1.0:
                chance *= now / before if clan == mine else (1.0 - now) / (1.0 - before)
        odds.append((clans, chance))
    deals = [(clans, chance / sum(odd for _, odd in odds)) for clans, chance in odds]
    friend = [sum(chance for clans, chance in deals if clans[seat] == mine) for seat in range(len(friend))]
    told = exits_by_words(heard, by_side(seen, friend), view, seen.seat)
    exits = [chance * word for chance, word in zip(reading.exits, told, strict=True)] if told else reading.exits
    return Reading([chance / sum(exits) for chance in exits], deals, friend)


def taken_for_friends(view: CaveView, seat: int) -> list[float]:
    """Return whom somebody takes for a friend by the cards they have seen alone."""
    clan = view.colours[seat] ^ view.identities[seat]
    chances = [loyalty(view, other) for other in range(int(view.public.seats))]
    return [
        1.0 if other == seat else chance if view.colours[other] == clan else 1.0 - chance
        for other, chance in enumerate(chances)
    ]


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
    seen = without_proposal(seen)
    weights = weights_of("miner", seen.temper)
    weights = replace(weights, foe=SURER * weights.foe)
    view = cast(CaveView, seen.view)
    worlds = Worlds(seen, as_told(seen, read(seen, view)), rng)
    imagined = [worlds.draw() for _ in range(WORLDS)]
    win = winning_step(seen, imagined)
    if win is not None:
        return Choice(win, "bot-why-" + LEAVE)
    playouts = Playouts(seen, worlds, weights, plan)
    playouts.look_around(view, seen.seat)
    SCORER.weigh(view, seen.seat, imagined, seen.moves, weights)
    scores, reasons = list(SCORER.scores), list(SCORER.reasons)
    candidates = worth_trying(scores, plan)
    if len(candidates) == 1:
        top = best_of(scores, weights.careless, rng)
        return said(seen, top, reasons)
    tried = Halving(plan, worlds.draw, playouts.playout).run(candidates)
    weighed = [(seen.moves[one.at], one.worth) for one in tried]
    return replace(said(seen, tried[0].at, reasons), unit=NUGGETS, weighed=weighed)


def said(seen: Seen, at: int, reasons: list[str]) -> Choice:
    """Say why."""
    values: dict[str, object] = {"seat": int(seat_of(seen.moves[at]))} if reasons[at] in NAMES_A_SEAT else {}
    return Choice(seen.moves[at], "bot-why-" + reasons[at], values)
