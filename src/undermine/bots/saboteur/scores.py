"""Scores: what each legal move of the base game is worth to a digger or a saboteur, in cards of path, and why."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.crossings import CARD, FAR, Crossings
from undermine.bots.routes import Routes
from undermine.bots.saboteur.beliefs import Beliefs
from undermine.bots.saboteur.story import joins_nothing, lift_card
from undermine.bots.saboteur.weights import Weights
from undermine.games.saboteur.box import BOX, BREAK, GOAL_CELLS, GOALS
from undermine.games.saboteur.moves import BREAK_TOOL, DISCARD, LOOK, REPAIR, ROCK, TAKE
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.box import piece_of
from undermine.kernel.moves import PLACE, card_of, cell_of, face_of, number_of, seat_of, tool_of, verb_of

# Why a move is good: the sentences of locale/*/bots.ftl.
SHORTER: Final = "shorter"
FINDS: Final = "finds"
LONGER: Final = "longer"
QUIET: Final = "quiet"
BREAK_FOE: Final = "break-foe"
MENDS: Final = "mend"
REPAIR_FRIEND: Final = "repair-friend"
LOOKS: Final = "map"
CLEARS: Final = "clear"
RUINS: Final = "ruin"
DISCARDS_CARD: Final = "discard"
TAKES_GOLD: Final = "gold"
COVERS: Final = "cover"
SPOILS: Final = "spoil"
REASONS: Final = (
    *(SHORTER, FINDS, LONGER, QUIET, BREAK_FOE, MENDS, REPAIR_FRIEND),
    *(LOOKS, CLEARS, RUINS, DISCARDS_CARD, TAKES_GOLD, COVERS, SPOILS),
)

FURTHEST: Final = 14 * CARD  # cards: beyond that, further is all the same


class Scorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.routes = Routes(Crossings(BOX))
        self.routes.set_goals(GOAL_CELLS)
        self.scores: list[float] = []
        self.reasons: list[str] = []
        self.gains: list[float] = []  # per move: cards by which the way gets shorter, for the sentence
        self.now = 0.0
        self.nearest = 0.0
        self.show = 1.0

    def count_cards(self, view: SaboteurView, all_cards: bool) -> None:
        """Count the paths that may still be laid: the whole box, or less what lies open (S-INFO-2)."""
        counts: vec[i64] = vec[i64]([i64(count) for count in BOX.counts])
        if not all_cards:
            for slot in range(1, view.grid.slots):
                face: i64 = view.grid.face(slot)
                if view.grid.cell(slot) >= 0 and face < 2 * BOX.paths:
                    counts[piece_of(face)] -= 1
            for card in view.discards:
                if card >= 0:
                    counts[card] -= 1
        self.routes.crossings.set_counts(counts)

    def weigh(
        self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, moves: list[int], weights: Weights
    ) -> None:
        """Fill `scores`, `reasons` and `gains` for these moves."""
        self.routes.survey(view.grid, 0)
        self.now = self.distance(beliefs)
        self.nearest = self.closest(beliefs)
        self.show = 1.0
        if role == 1:
            self.show = 1.0 / (1.0 + exp((self.nearest - weights.show_from) / weights.show_slope))
        self.scores = []
        self.reasons = []
        self.gains = []
        for packed in moves:
            move: i64 = packed
            verb: i64 = verb_of(move)
            if verb == PLACE:
                self.weigh_path(view, role, beliefs, move, weights)
            elif verb == ROCK:
                self.weigh_rockfall(view, role, beliefs, move, weights)
            else:
                self.weigh_card(view, me, role, beliefs, move, weights)

    def add(self, score: float, reason: str, gain: float) -> None:
        """Note a move's worth."""
        self.scores.append(score)
        self.reasons.append(reason)
        self.gains.append(gain)

    def distance(self, beliefs: Beliefs) -> float:
        """Return the cards still to lay, on average over where the treasure may be; the routes are measured."""
        dist = self.routes.dist
        aims = beliefs.aims or beliefs.gold
        total = 0.0
        for goal in range(i64(GOALS)):
            cost: i64 = dist[goal]
            total += aims[goal] * float(cost if cost < FURTHEST else FURTHEST)
        return total / float(CARD)

    def closest(self, beliefs: Beliefs) -> float:
        """Return the cards still to lay to the nearest goal that may well be the treasure."""
        best: i64 = FAR
        for goal in range(i64(GOALS)):
            if beliefs.gold[goal] > 0.2 and self.routes.dist[goal] < best:
                best = self.routes.dist[goal]
        return float(best) / float(CARD)

    def found(self, beliefs: Beliefs) -> float:
        """Return the chance that a goal just reached is the treasure."""
        chance = 0.0
        for goal in range(i64(GOALS)):
            if self.routes.dist[goal] == 0:
                chance += beliefs.gold[goal]
        return chance

    def weigh_path(self, view: SaboteurView, role: i64, beliefs: Beliefs, move: i64, weights: Weights) -> None:
        """Lay the card on a copy of the board and measure again."""
        grid = view.grid.clone()
        grid.connect(grid.put(cell_of(move), face_of(move)))
        self.routes.measure(grid, 0)
        gain = self.now - self.distance(beliefs)
        chance = self.found(beliefs)
        branches = float(grid.frontiers - view.grid.frontiers)
        keep = weights.keep[card_of(move)]
        if role == 0:
            score = weights.gain * gain + weights.find * chance + weights.branch * branches - 0.3 * keep
            self.add(score, FINDS if chance > 0.0 else SHORTER if gain > 0.05 else QUIET, gain)
            return
        score = -weights.find * chance + weights.branch * branches - 0.3 * keep
        if gain < 0.0:
            score -= weights.gain * gain * self.show
            self.add(score, LONGER, gain)
        else:
            score += gain * (weights.cover * (1.0 - self.show) - weights.gain * self.show)
            self.add(score, COVERS if gain > 0.3 else QUIET, gain)

    def weigh_rockfall(self, view: SaboteurView, role: i64, beliefs: Beliefs, move: i64, weights: Weights) -> None:
        """Lift the card from a copy of the board and measure again."""
        grid = view.grid.clone()
        lift_card(grid, cell_of(move))
        self.routes.measure(grid, 0)
        gain = self.now - self.distance(beliefs)
        if role == 0:
            self.add(weights.gain * gain - weights.rockfall, CLEARS, gain)
        else:
            self.add(-weights.gain * gain * self.show - weights.rockfall, RUINS, gain)

    def weigh_card(self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, move: i64, weights: Weights) -> None:
        """Weigh a tool broken or repaired, a map, a discard, a gold card."""
        verb: i64 = verb_of(move)
        seat: i64 = seat_of(move)
        if verb == TAKE:
            self.add(float(number_of(move)), TAKES_GOLD, 0.0)
        elif verb == LOOK:
            self.weigh_map(beliefs, cell_of(move), weights)
        elif verb == DISCARD:
            card: i64 = card_of(move)
            spoils = role == 1 and card < BREAK and not joins_nothing(2 * card)  # a path that others could have used
            self.add(-weights.keep[card], SPOILS if spoils else DISCARDS_CARD, 0.0)
        elif verb == BREAK_TOOL:
            if seat == me:
                self.add(-1000.0, QUIET, 0.0)
                return
            foe = beliefs.saboteur[seat] if role == 0 else 1.0 - beliefs.saboteur[seat]
            worth = weights.break_tool * (foe - weights.break_from)
            if view.tools[seat] and worth > 0.0:
                worth *= weights.break_again
            turns = float((seat - me) % view.seats) / float(view.seats)
            worth += weights.soon * (1.0 - turns) * foe
            if role == 1:
                worth *= 0.5 + 0.5 * self.show
            self.add(worth, BREAK_FOE, 0.0)
        elif verb == REPAIR:
            self.weigh_repair(view, me, role, beliefs, move, weights)
        else:
            self.add(0.0, QUIET, 0.0)

    def weigh_map(self, beliefs: Beliefs, cell: i64, weights: Weights) -> None:
        """Weigh a look at a goal: most where it is least known."""
        goal: i64 = 0
        while GOAL_CELLS[goal] != cell:
            goal += 1
        chance = beliefs.gold[goal]
        self.add(weights.map * 4.0 * chance * (1.0 - chance) - 0.2, LOOKS, 0.0)

    def weigh_repair(
        self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, move: i64, weights: Weights
    ) -> None:
        """Weigh a repair: worth most when it is the last broken tool, and with the card that mends least else."""
        seat: i64 = seat_of(move)
        broken: i64 = view.tools[seat]
        last = broken == 1 << tool_of(move)
        double = 0.1 if BOX.codes[card_of(move)].count("-") == 2 else 0.0
        if seat == me:
            self.add(weights.mend * (1.0 if last else 0.5) - double, MENDS, 0.0)
            return
        friend = 1.0 - beliefs.saboteur[seat] if role == 0 else beliefs.saboteur[seat]
        worth = weights.repair * (friend - weights.repair_from)
        self.add(worth * (1.0 if last or worth < 0.0 else 0.5) - double, REPAIR_FRIEND, 0.0)
