"""Cave scores: what each legal move of the Dark Cave is worth to a dwarf's clan, in nuggets brought out, and why."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.native.cavehopes import (
    KEEP,
    LOOK_GOALS,
    LOOK_SEATS,
    PREY,
    ROCK_COST,
    SWAPS,
    TURN_UP,
    WEB_COST,
    CaveHopes,
)
from undermine.games.cave.box import (
    AGAIN,
    BOX,
    CALL,
    CUT,
    DISCARD,
    DISCARD_TWO,
    EXCHANGE,
    FIRST_GOAL,
    GIVE_AXE,
    GIVE_BOOTS,
    GOALS,
    HALT,
    KIND,
    LAY_WEB,
    LOOK_GOAL,
    LOOK_SEAT,
    ORIENT,
    PATH,
    PLACE,
    ROCK,
    STEP,
)
from undermine.games.cave.position import MONSTER, NO_PLACE, OVER, Position, dwarf_place
from undermine.games.cave.position import ORIENT as ORIENTING
from undermine.games.cave.turns import apply
from undermine.games.cave.view import CaveView
from undermine.kernel.moves import card_of, cell_of, seat_of, second_of, verb_of

CHANGES_MAP: Final = (PLACE, ROCK, LAY_WEB, CUT, ORIENT)
REASONS: Final = (
    "nearer",
    "leave",
    "quiet",
    "look-goal",
    "look-seat",
    "boots",
    "axe",
    "web",
    "monster",
    "swap",
    "discard",
    "halt",
    "turn",
    "rockfall",
    "defend",
)
NEARER: Final = 0
LEAVE: Final = 1
QUIET: Final = 2
LOOKS_GOAL: Final = 3
LOOKS_SEAT: Final = 4
BOOTS_REASON: Final = 5
AXE_REASON: Final = 6
WEB_REASON: Final = 7
MONSTER_REASON: Final = 8
SWAP_REASON: Final = 9
THROWS: Final = 10
HALTS: Final = 11
TURNS: Final = 12
ROCKS: Final = 13
DEFENDS: Final = 14


def class_of(card: i64) -> i64:
    """Return the class of a card in the order of the keep weights."""
    kind: i64 = KIND[card]
    if kind == PATH:
        side: i64 = 0
        while side < 4:
            group: i64 = i64(BOX.join[card * 8 + side])
            if group & (group - 1):
                return 0
            side += 1
        return 1
    return 8 if kind > 5 else 2 + kind


CLASSES: Final[vec[i64]] = vec[i64]([class_of(card) for card in range(len(BOX.codes))])


class CaveScorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.hopes = CaveHopes()
        self.scores: list[float] = []
        self.reasons: list[int] = []

    def weigh(self, view: CaveView, me: i64, worlds: list[Position], moves: list[int], weights: list[float]) -> None:
        """Fill `scores` and `reasons` for these moves; the worlds are positions that the seat thinks as likely as each other."""
        self.scores = []
        self.reasons = []
        first = worlds[0]
        self.hopes.survey(first)
        now = self.hopes.value(first, me, weights, True)
        hunting = first.phase == MONSTER
        if hunting:
            now += weights[PREY] * self.hopes.prey(first, first.mover, first.steps)
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
                apply(after, move, None)
                total += self.hopes.value(after, me, weights, verb not in CHANGES_MAP) - now
                if after.phase == MONSTER and after.turn == me:
                    total += weights[PREY] * self.hopes.prey(after, after.mover, after.steps)
                total += weights[TURN_UP] * self.news(world, after)
                tried += 1.0
                left = dwarf_place(world, me) != NO_PLACE and dwarf_place(after, me) == NO_PLACE
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
            fresh = 1 << ((after.entered >> 2) - FIRST_GOAL)
        told = 0.0
        goal: i64 = 0
        while fresh >> goal:
            if fresh >> goal & 1:
                chance = self.hopes.exits[goal]
                told += 4.0 * chance * (1.0 - chance)
            goal += 1
        return told

    def add(self, score: float, reason: i64) -> None:
        """Note a move's worth."""
        self.scores.append(score)
        self.reasons.append(int(reason))

    def is_plain(self, verb: i64) -> bool:
        """Say whether a move changes nothing on the map: looks, discards, swaps."""
        return verb in (DISCARD, DISCARD_TWO, LOOK_GOAL, LOOK_SEAT, EXCHANGE)

    def price(self, move: i64, verb: i64, weights: list[float]) -> float:
        """Return what a move costs beside its effect on the map."""
        if verb == PLACE:
            return weights[KEEP + CLASSES[card_of(move)]]
        if verb == ROCK:
            return weights[ROCK_COST]
        if verb == LAY_WEB:
            return weights[WEB_COST]
        if CALL <= verb < AGAIN + 3:
            return weights[KEEP + 8]
        if verb == GIVE_BOOTS:
            return weights[KEEP + 6]
        return weights[KEEP + 7] if verb == GIVE_AXE else 0.0

    def reason(self, verb: i64, gain: float, left: bool, hunting: bool) -> i64:
        """Choose the sentence for a move on the map."""
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
        if CALL <= verb < AGAIN + 3:
            return MONSTER_REASON
        if verb == HALT:
            return HALTS
        return DEFENDS if verb < 21 else TURNS

    def weigh_card(self, view: CaveView, me: i64, move: i64, verb: i64, weights: list[float]) -> None:
        """Weigh a look, a discard, a swap."""
        if verb == DISCARD:
            self.add(-weights[KEEP + CLASSES[card_of(move)]] - 0.05, THROWS)
        elif verb == DISCARD_TWO:
            keep = weights[KEEP + CLASSES[card_of(move)]] + weights[KEEP + CLASSES[second_of(move)]]
            self.add(-keep - 0.05, THROWS)
        elif verb == LOOK_GOAL:
            cell: i64 = cell_of(move)
            goal: i64 = 0
            while goal < GOALS - 1 and view.table.grid.cell(FIRST_GOAL + goal) != cell:
                goal += 1
            chance = self.hopes.exits[goal]
            self.add(weights[LOOK_GOALS] * 4.0 * chance * (1.0 - chance) - weights[KEEP + 2], LOOKS_GOAL)
        elif verb == LOOK_SEAT:
            friend = self.hopes.friend[seat_of(move)]
            self.add(weights[LOOK_SEATS] * 4.0 * friend * (1.0 - friend) - weights[KEEP + 2], LOOKS_SEAT)
        else:
            other: i64 = seat_of(move)
            more = float(len(view.levels[other])) - float(len(view.levels[me]) - 1)
            self.add(weights[SWAPS] * (more - 1.0) * (1.0 - self.hopes.friend[other]) - weights[KEEP + 4], SWAP_REASON)
