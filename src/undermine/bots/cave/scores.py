"""Cave scores: what each legal move of the Dark Cave is worth to a dwarf's clan, in nuggets brought out, and why."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.bots.cave.hopes import CaveHopes
from undermine.bots.cave.weights import Weights
from undermine.games.cave.box import FIRST_GOAL, GOALS
from undermine.games.cave.moves import (
    CALL,
    CUT,
    DISCARD,
    DISCARD_TWO,
    EXCHANGE,
    GIVE_AXE,
    GIVE_BOOTS,
    HALT,
    LAST_PLAY,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    ORIENT,
    ROCK,
    STEP,
)
from undermine.games.cave.position import MONSTER, OVER, Position
from undermine.games.cave.position import ORIENT as ORIENTING
from undermine.games.cave.view import CaveView
from undermine.kernel.moves import PLACE, card_of, cell_of, seat_of, second_of, verb_of

CHANGES_BOARD: Final = (PLACE, ROCK, LAY_WEB, CUT, ORIENT)

# Why a move is good: the sentences of locale/*/bots.ftl.
NEARER: Final = "nearer"
LEAVE: Final = "leave"
QUIET: Final = "quiet"
LOOKS_GOAL: Final = "look-goal"
LOOKS_SEAT: Final = "look-seat"
BOOTS_REASON: Final = "boots"
AXE_REASON: Final = "axe"
WEB_REASON: Final = "web"
MONSTER_REASON: Final = "monster"
SWAP_REASON: Final = "swap"
THROWS: Final = "discard"
HALTS: Final = "halt"
TURNS: Final = "turn"
ROCKS: Final = "rockfall"
DEFENDS: Final = "defend"
REASONS: Final = (
    *(NEARER, LEAVE, QUIET, LOOKS_GOAL, LOOKS_SEAT, BOOTS_REASON, AXE_REASON, WEB_REASON),
    *(MONSTER_REASON, SWAP_REASON, THROWS, HALTS, TURNS, ROCKS, DEFENDS),
)


class CaveScorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.hopes = CaveHopes()
        self.scores: list[float] = []
        self.reasons: list[str] = []

    def weigh(self, view: CaveView, me: i64, worlds: list[Position], moves: list[int], weights: Weights) -> None:
        """Fill `scores` and `reasons` for these moves; the worlds are positions that the seat thinks as likely as each other."""
        self.scores = []
        self.reasons = []
        first = worlds[0]
        self.hopes.survey(first)
        now = self.hopes.value(first, me, weights, True)
        hunting = first.phase == MONSTER
        if hunting:
            now += weights.prey * self.hopes.prey(first, first.mover, first.steps)
        for packed in moves:
            move: i64 = packed
            verb: i64 = verb_of(move)
            if self.is_plain(verb):
                self.weigh_card(view, me, move, verb, weights)
                continue
            total = 0.0
            tried = 0.0
            left = False
            for world in worlds:
                after = world.clone()
                after.apply(move, None)
                total += self.hopes.value(after, me, weights, verb not in CHANGES_BOARD) - now
                if after.phase == MONSTER and after.turn == me:
                    total += weights.prey * self.hopes.prey(after, after.mover, after.steps)
                total += weights.turn_up * self.news(world, after)
                tried += 1.0
                left = world.is_inside(me) and not after.is_inside(me)
                if self.agrees(world, after, verb):
                    break
            self.add(total / tried - self.price(move, verb, weights), self.reason(verb, total / tried, left, hunting))

    def agrees(self, world: Position, after: Position, verb: i64) -> bool:
        """Say whether nothing hidden came to light by a move, so that all worlds agree."""
        if after.shown != world.shown or after.phase in (OVER, ORIENTING):
            return False
        return verb != STEP or after.exits == world.exits

    def news(self, world: Position, after: Position) -> float:
        """Return how much a goal that a move turns up tells: most where nothing was known."""
        fresh: i64 = after.shown & ~world.shown
        if after.phase == ORIENTING and world.phase != ORIENTING:
            fresh = 1 << (after.found - FIRST_GOAL)
        told = 0.0
        goal: i64 = 0
        while fresh >> goal:
            if fresh >> goal & 1:
                chance = self.hopes.exits[goal]
                told += 4.0 * chance * (1.0 - chance)
            goal += 1
        return told

    def add(self, score: float, reason: str) -> None:
        """Note a move's worth."""
        self.scores.append(score)
        self.reasons.append(reason)

    def is_plain(self, verb: i64) -> bool:
        """Say whether a move changes nothing on the board: looks, discards, swaps."""
        return verb in (DISCARD, DISCARD_TWO, LOOK_GOAL, LOOK_SEAT, EXCHANGE)

    def price(self, move: i64, verb: i64, weights: Weights) -> float:
        """Return what a move costs beside its effect on the board."""
        if verb == PLACE:
            return weights.keep[card_of(move)]
        if verb == ROCK:
            return weights.rockfall
        if verb == LAY_WEB:
            return weights.web
        if CALL <= verb <= LAST_PLAY:
            return weights.keep_monster
        if verb == GIVE_BOOTS:
            return weights.keep_boots
        return weights.keep_axe if verb == GIVE_AXE else 0.0

    def reason(self, verb: i64, gain: float, left: bool, hunting: bool) -> str:
        """Choose the sentence for a move on the board."""
        if verb == PLACE or verb == STEP:
            if hunting:
                return MONSTER_REASON
            return LEAVE if left else NEARER if gain > 0.005 else QUIET
        if verb == ROCK:
            return ROCKS
        if verb == LAY_WEB:
            return WEB_REASON
        if verb == GIVE_BOOTS:
            return BOOTS_REASON
        if verb == GIVE_AXE:
            return AXE_REASON
        if CALL <= verb <= LAST_PLAY:
            return MONSTER_REASON
        if verb == HALT:
            return HALTS
        return TURNS if verb == ORIENT else DEFENDS

    def weigh_card(self, view: CaveView, me: i64, move: i64, verb: i64, weights: Weights) -> None:
        """Weigh a look, a discard, a swap."""
        if verb == DISCARD:
            self.add(-weights.keep[card_of(move)] - 0.05, THROWS)
        elif verb == DISCARD_TWO:
            keep = weights.keep[card_of(move)] + weights.keep[second_of(move)]
            self.add(-keep - 0.05, THROWS)
        elif verb == LOOK_GOAL:
            cell: i64 = cell_of(move)
            goal: i64 = 0
            while goal < GOALS - 1 and view.public.grid.cell(FIRST_GOAL + goal) != cell:
                goal += 1
            chance = self.hopes.exits[goal]
            self.add(weights.look_goal * 4.0 * chance * (1.0 - chance) - weights.keep_info, LOOKS_GOAL)
        elif verb == LOOK_SEAT:
            friend = self.hopes.friend[seat_of(move)]
            self.add(weights.look_seat * 4.0 * friend * (1.0 - friend) - weights.keep_info, LOOKS_SEAT)
        else:
            other: i64 = seat_of(move)
            more = float(len(view.levels[other])) - float(len(view.levels[me]) - 1)
            self.add(weights.swap * (more - 1.0) * (1.0 - self.hopes.friend[other]) - weights.keep_swap, SWAP_REASON)
