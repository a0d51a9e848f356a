"""Scores: what each legal move of the base game is worth to a digger or a saboteur, in cards of path, and why."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.native.beliefs import Beliefs
from undermine.bots.native.routes import FAR, Routes
from undermine.bots.native.story import joins_nothing
from undermine.games.saboteur.box import (
    BOX,
    BREAK,
    BREAK_TOOL,
    DISCARD,
    FIRST_FIX,
    GOAL_CELLS,
    GOALS,
    LOOK,
    PLACE,
    REPAIR,
    ROCK,
    ROCKFALL,
    START,
    TAKE,
)
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.grid import Grid
from undermine.kernel.moves import card_of, cell_of, face_of, seat_of, tool_of, verb_of

# The weights by name; a digger and a saboteur have a list each.
WEIGHTS: Final = (
    "gain",  # a card less to go (for a saboteur: a card more)
    "find",  # the chance to turn up the treasure
    "branch",  # another open end of the path
    "break",  # breaking a tool, for every bit by which the target is more of an enemy than `break_from`
    "break_from",
    "break_again",  # the part of that which is left when the target is hindered already
    "mend",  # repairing one's own only broken tool
    "repair",  # repairing another's, for every bit by which that seat is more of a friend than `repair_from`
    "repair_from",
    "map",  # all that a map can tell
    "rockfall",  # what playing one must be worth
    "soon",  # breaking a tool of a seat that is soon to play
    "show_from",  # the distance in cards at which a saboteur shows itself half
    "show_slope",
    "cover",  # a saboteur's help while it hides, for a card less to go
    "keep_cross",
    "keep_tee",
    "keep_line",
    "keep_dead_end",
    "keep_break",
    "keep_fix",
    "keep_rockfall",
    "keep_map",
    "careless",  # how much chance plays in
)
GAIN: Final = 0
FIND: Final = 1
BRANCH: Final = 2
BREAKS: Final = 3
BREAK_FROM: Final = 4
BREAK_AGAIN: Final = 5
MEND: Final = 6
REPAIRS: Final = 7
REPAIR_FROM: Final = 8
MAPS: Final = 9
ROCKS: Final = 10
SOON: Final = 11
SHOW_FROM: Final = 12
SHOW_SLOPE: Final = 13
COVER: Final = 14
KEEP: Final = 15
CARELESS: Final = 23

# Why a move is good: the sentences of locale/*/bots.ftl.
REASONS: Final = (
    "shorter",
    "finds",
    "longer",
    "quiet",
    "break-foe",
    "mend",
    "repair-friend",
    "map",
    "clear",
    "ruin",
    "discard",
    "gold",
    "cover",
    "spoil",
)
SHORTER: Final = 0
FINDS: Final = 1
LONGER: Final = 2
QUIET: Final = 3
BREAK_FOE: Final = 4
MENDS: Final = 5
REPAIR_FRIEND: Final = 6
LOOKS: Final = 7
CLEARS: Final = 8
RUINS: Final = 9
DISCARDS_CARD: Final = 10
TAKES_GOLD: Final = 11
COVERS: Final = 12
SPOILS: Final = 13

FURTHEST: Final = 224  # 14 cards: beyond that, further is all the same


def class_of(card: i64) -> i64:
    """Return the class of a card in the order of the keep weights."""
    if card < BREAK:
        if joins_nothing(2 * card):
            return 3
        sides: i64 = i64(BOX.open[2 * card])
        return 0 if sides == 15 else 1 if sides in (7, 11, 13, 14) else 2
    if card < FIRST_FIX:
        return 4
    if card < ROCKFALL:
        return 5
    return 6 if card == ROCKFALL else 7


CLASSES: Final[vec[i64]] = vec[i64]([class_of(card) for card in range(len(BOX.codes))])


class Scorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.routes = Routes(BOX)
        self.routes.set_goals(GOAL_CELLS)
        self.scores: list[float] = []
        self.reasons: list[int] = []
        self.gains: list[float] = []  # per move: cards by which the way gets shorter, for the sentence
        self.now = 0.0
        self.nearest = 0.0
        self.show = 1.0

    def count_cards(self, view: SaboteurView, all_cards: bool) -> None:
        """Count the paths that may still be laid: the whole box, or less what lies open (S-INFO-2)."""
        counts: vec[i64] = vec[i64]([i64(count) for count in BOX.counts])
        if not all_cards:
            slot: i64 = 1
            while slot < view.grid.slots:
                face: i64 = view.grid.face(slot)
                if view.grid.cell(slot) >= 0 and face < 2 * BOX.paths:
                    counts[face >> 1] -= 1
                slot += 1
            for card, _ in view.discards:
                if card >= 0:
                    counts[card] -= 1
        self.routes.set_counts(counts)

    def weigh(
        self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, moves: list[int], weights: list[float]
    ) -> None:
        """Fill `scores`, `reasons` and `gains` for these moves."""
        self.now = self.distance(view.grid, beliefs)
        self.nearest = self.closest(beliefs)
        self.show = 1.0
        if role == 1:
            self.show = 1.0 / (1.0 + exp((self.nearest - weights[SHOW_FROM]) / weights[SHOW_SLOPE]))
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

    def add(self, score: float, reason: i64, gain: float) -> None:
        """Note a move's worth."""
        self.scores.append(score)
        self.reasons.append(int(reason))
        self.gains.append(gain)

    def distance(self, grid: Grid, beliefs: Beliefs) -> float:
        """Return the cards still to lay, on average over where the treasure may be."""
        self.routes.measure(grid, 0)
        dist = self.routes.dist
        total = 0.0
        goal: i64 = 0
        while goal < GOALS:
            cost: i64 = dist[goal]
            total += beliefs.gold[goal] * float(cost if cost < FURTHEST else FURTHEST)
            goal += 1
        return total / 16.0

    def closest(self, beliefs: Beliefs) -> float:
        """Return the cards still to lay to the nearest goal that may well be the treasure; `distance` has measured."""
        best: i64 = FAR
        goal: i64 = 0
        while goal < GOALS:
            if beliefs.gold[goal] > 0.2 and self.routes.dist[goal] < best:
                best = self.routes.dist[goal]
            goal += 1
        return float(best) / 16.0

    def found(self, beliefs: Beliefs) -> float:
        """Return the chance that a goal just reached is the treasure; `distance` has measured."""
        chance = 0.0
        goal: i64 = 0
        while goal < GOALS:
            if self.routes.dist[goal] == 0:
                chance += beliefs.gold[goal]
            goal += 1
        return chance

    def weigh_path(self, view: SaboteurView, role: i64, beliefs: Beliefs, move: i64, weights: list[float]) -> None:
        """Lay the card on a copy of the table and measure again."""
        grid = view.grid.clone()
        grid.connect(grid.put(cell_of(move), face_of(move)))
        gain = self.now - self.distance(grid, beliefs)
        chance = self.found(beliefs)
        branches = float(grid.frontiers - view.grid.frontiers)
        keep = weights[KEEP + CLASSES[card_of(move)]]
        if role == 0:
            score = weights[GAIN] * gain + weights[FIND] * chance + weights[BRANCH] * branches - 0.3 * keep
            self.add(score, FINDS if chance > 0.0 else SHORTER if gain > 0.05 else QUIET, gain)
            return
        score = -weights[FIND] * chance + weights[BRANCH] * branches - 0.3 * keep
        if gain < 0.0:
            score -= weights[GAIN] * gain * self.show
            self.add(score, LONGER, gain)
        else:
            score += gain * (weights[COVER] * (1.0 - self.show) - weights[GAIN] * self.show)
            self.add(score, COVERS if gain > 0.3 else QUIET, gain)

    def weigh_rockfall(self, view: SaboteurView, role: i64, beliefs: Beliefs, move: i64, weights: list[float]) -> None:
        """Lift the card from a copy of the table and measure again."""
        grid = view.grid.clone()
        grid.lift(grid.slot(cell_of(move)))
        grid.forget_reach()
        grid.spread(0, grid.slot(START), 15)
        gain = self.now - self.distance(grid, beliefs)
        if role == 0:
            self.add(weights[GAIN] * gain - weights[ROCKS], CLEARS, gain)
        else:
            self.add(-weights[GAIN] * gain * self.show - weights[ROCKS], RUINS, gain)

    def weigh_card(
        self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, move: i64, weights: list[float]
    ) -> None:
        """Weigh a tool broken or repaired, a map, a discard, a gold card."""
        verb: i64 = verb_of(move)
        seat: i64 = seat_of(move)
        if verb == TAKE:
            self.add(float(seat), TAKES_GOLD, 0.0)
        elif verb == LOOK:
            self.weigh_map(beliefs, cell_of(move), weights)
        elif verb == DISCARD:
            kind: i64 = CLASSES[card_of(move)]
            spoils = role == 1 and kind < 3
            self.add(-weights[KEEP + kind], SPOILS if spoils else DISCARDS_CARD, 0.0)
        elif verb == BREAK_TOOL:
            if seat == me:
                self.add(-1000.0, QUIET, 0.0)
                return
            foe = beliefs.saboteur[seat] if role == 0 else 1.0 - beliefs.saboteur[seat]
            worth = weights[BREAKS] * (foe - weights[BREAK_FROM])
            if view.tools[seat] and worth > 0.0:
                worth *= weights[BREAK_AGAIN]
            turns = float((seat - me) % view.seats) / float(view.seats)
            worth += weights[SOON] * (1.0 - turns) * foe
            if role == 1:
                worth *= 0.5 + 0.5 * self.show
            self.add(worth, BREAK_FOE, 0.0)
        elif verb == REPAIR:
            self.weigh_repair(view, me, role, beliefs, move, weights)
        else:
            self.add(0.0, QUIET, 0.0)

    def weigh_map(self, beliefs: Beliefs, cell: i64, weights: list[float]) -> None:
        """Weigh a look at a goal: most where it is least known."""
        goal: i64 = 0
        while GOAL_CELLS[goal] != cell:
            goal += 1
        chance = beliefs.gold[goal]
        self.add(weights[MAPS] * 4.0 * chance * (1.0 - chance) - 0.2, LOOKS, 0.0)

    def weigh_repair(
        self, view: SaboteurView, me: i64, role: i64, beliefs: Beliefs, move: i64, weights: list[float]
    ) -> None:
        """Weigh a repair: worth most when it is the last broken tool, and with the card that mends least else."""
        seat: i64 = seat_of(move)
        broken: i64 = view.tools[seat]
        last = broken == 1 << tool_of(move)
        double = 0.1 if BOX.codes[card_of(move)].count("-") == 2 else 0.0
        if seat == me:
            self.add(weights[MEND] * (1.0 if last else 0.5) - double, MENDS, 0.0)
            return
        friend = 1.0 - beliefs.saboteur[seat] if role == 0 else beliefs.saboteur[seat]
        worth = weights[REPAIRS] * (friend - weights[REPAIR_FROM])
        self.add(worth * (1.0 if last or worth < 0.0 else 0.5) - double, REPAIR_FRIEND, 0.0)
