"""Duels: what each legal move of the Duel and its solo game is worth, in nuggets, and why."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.native.routes import FAR, Routes
from undermine.games.duel.box import (
    BOX,
    BREAK_TOOL,
    BRIBE,
    DISCARD,
    DISCARD_TWO,
    DOORS,
    END,
    FIRST_FIX,
    GOAL_CELLS,
    GOALS,
    GOLD,
    KEY,
    KEY_CARD,
    LADDER,
    LOOK,
    NUGGETS,
    ORIENT,
    PAY,
    PLACE,
    REPAIR,
    ROCK,
    ROCKFALL,
    TROLL,
)
from undermine.games.duel.position import OVER, SIZES, TOKEN, Position, deck_size, layout, wealth
from undermine.games.duel.turns import apply
from undermine.games.duel.view import DuelView
from undermine.kernel.bits import BIT
from undermine.kernel.moves import card_of, cell_of, second_of, verb_of

WEIGHTS: Final = (
    "foe_gold",  # a nugget of the opponent's against one of mine
    "hope",  # a nugget within reach: its part grows as the way to it gets shorter
    "deny",  # the same for the opponent's hopes
    "length",  # cards over which a hope fades to a third
    "pace",  # paths that a seat lays for every card it still gets to play
    "late",  # paths by which that may be wrong
    "break",  # hindering an opponent who was free
    "break_again",
    "break_hope",  # the part of its hopes that an opponent loses who was free
    "mend",  # being free to dig again
    "mend_part",  # one broken tool less, others left
    "mend_hope",  # the part of one's hopes that comes back with being free
    "map",
    "key",  # what a key, a rockfall, a bribe must be worth
    "rockfall",
    "bribe",
    "small_hand",  # a card less in the hand for the rest of the round
    "draw",  # a fresh card in the hand
    "use",  # what a path in the hand would bring if it were laid at once, when it is thrown away
    "again",  # the part of a card's worth that is left with another of its class in the hand
    "keep_cross",
    "keep_line",
    "keep_dead_end",
    "keep_foreign",  # a path with a door of the other colour
    "keep_troll",
    "keep_gold",
    "keep_ladder",
    "keep_break",
    "keep_fix",
    "keep_key",
    "keep_rockfall",
    "keep_map",
    "careless",
)
FOE_GOLD: Final = 0
HOPE: Final = 1
DENY: Final = 2
LENGTH: Final = 3
PACE: Final = 4
LATE: Final = 5
BREAKS: Final = 6
BREAK_AGAIN: Final = 7
BREAK_HOPE: Final = 8
MEND: Final = 9
MEND_PART: Final = 10
MEND_HOPE: Final = 11
MAPS: Final = 12
KEYS: Final = 13
ROCKS: Final = 14
BRIBES: Final = 15
SMALL_HAND: Final = 16
DRAW: Final = 17
USE: Final = 18
AGAIN: Final = 19
KEEP: Final = 20
CARELESS: Final = 32

REASONS: Final = (
    "closer",
    "claim",
    "deny",
    "quiet",
    "break-rival",
    "mend",
    "map",
    "key",
    "bribe",
    "ruin-rival",
    "discard",
    "scrap",
    "end",
    "pay",
    "turn",
)
CLOSER: Final = 0
CLAIM: Final = 1
DENIES: Final = 2
QUIET: Final = 3
BREAK_RIVAL: Final = 4
MENDS: Final = 5
LOOKS: Final = 6
UNLOCKS: Final = 7
PAYS_TROLL: Final = 8
RUINS: Final = 9
THROWS: Final = 10
SCRAPS: Final = 11
ENDS: Final = 12
PAYS: Final = 13
TURNS: Final = 14


def class_of(card: i64, colour: i64) -> i64:
    """Return the class of a card in the order of the keep weights, to a player of this colour."""
    if card < BOX.paths:
        face: i64 = 2 * card
        if LADDER[face] >= 0:
            return 6
        if NUGGETS[face]:
            return 5
        if TROLL[face]:
            return 4
        if DOORS[face * 2 + 1 - colour]:
            return 3
        widest: i64 = 0
        side: i64 = 0
        while side < 4:
            group: i64 = i64(BOX.join[face * 4 + side])
            size: i64 = (group & 1) + (group >> 1 & 1) + (group >> 2 & 1) + (group >> 3 & 1)
            if size > widest:
                widest = size
            side += 1
        return 0 if widest > 2 else 1 if widest == 2 else 2
    if card < FIRST_FIX:
        return 7
    if card < KEY_CARD:
        return 8
    return 9 if card == KEY_CARD else 10 if card == ROCKFALL else 11


CARDS: Final = len(BOX.codes)
CLASSES: Final[vec[i64]] = vec[i64]([class_of(card, colour) for colour in range(2) for card in range(CARDS)])


class DuelScorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.routes = Routes(BOX)
        self.scores: list[float] = []
        self.reasons: list[int] = []
        self.nuggets: list[float] = [0.0] * GOALS  # what each goal of this round is worth, as far as it is known
        self.round: i64 = 0
        self.mine = 0.0  # the hopes of the position that `value` was last asked about
        self.others = 0.0
        self.keeps: dict[int, float] = {}  # card of the hand -> what it is worth there
        self.uses: dict[int, float] = {}  # path of the hand -> what laying it at once would bring

    def look_around(self, view: DuelView, count_unseen: bool) -> None:
        """Take note of what the seat knows: the goals' nuggets, the paths that may still come."""
        first = (view.round - 1) * GOALS
        unseen = [goal for goal in range(int(BOX.goals)) if goal not in view.goals]
        total = 0
        for goal in unseen:
            total += int(NUGGETS[BOX.goal_face(goal)])
        average = float(total) / float(len(unseen)) if unseen else 0.0
        for goal in range(GOALS):
            number = view.goals[first + goal]
            self.nuggets[goal] = average if number < 0 else float(NUGGETS[BOX.goal_face(number)])
        counts: vec[i64] = vec[i64]([i64(count) for count in BOX.counts])
        if count_unseen:
            for slot in view.laid:
                counts[view.grid.face(slot) >> 1] -= 1
            for card, _ in view.discards:
                if card >= 0:
                    counts[card] -= 1
        self.routes.set_counts(counts)
        self.round = view.round

    def set_targets(self, position: Position) -> None:
        """Say what there is to reach: the six goals, and gold that lies open and unclaimed."""
        first: i64 = layout(position)
        cells: vec[i64] = GOAL_CELLS[first : first + GOALS]
        self.routes.set_goals(cells)
        slot: i64 = 1
        while slot < position.grid.slots:
            if position.gold & BIT[slot]:
                self.routes.add_target(position.grid.cell(slot), GOLD[position.grid.face(slot)])
            slot += 1

    def hopes(self, position: Position, seat: i64, weights: list[float]) -> float:
        """Return the nuggets that a seat may hope for, by how near they are and whether there is time; the targets are set."""
        routes = self.routes
        routes.measure(position.grid, seat)
        plays = float(i64(position.zones[SIZES + seat])) + float(deck_size(position)) / float(position.seats)
        paths = weights[PACE] * plays
        total = 0.0
        i: i64 = 0
        while i < routes.count:
            if routes.dist[i] < FAR:
                nuggets = 1.0
                if i < GOALS:
                    nuggets = self.nuggets[i] if not position.shown >> i & 1 else 0.0
                else:
                    nuggets = float(NUGGETS[position.grid.face(position.grid.slot(routes.goals[i]))])
                cards = float(routes.dist[i]) / 16.0
                total += nuggets * exp(-cards / weights[LENGTH]) / (1.0 + exp((cards - paths) / weights[LATE]))
            i += 1
        return total

    def gold(self, position: Position, seat: i64) -> float:
        """Return a seat's nuggets: in the purse, under its tokens, less its debts to trolls."""
        total: i64 = wealth(position, seat)
        if position.round != self.round or position.phase == OVER:
            return float(total)
        slot: i64 = 1
        while slot < position.grid.slots:
            if i64(position.zones[TOKEN + slot]) == 1 + seat:
                face: i64 = position.grid.face(slot)
                if TROLL[face]:
                    total -= 1
                else:
                    total += NUGGETS[face]
            slot += 1
        return float(total)

    def value(self, position: Position, me: i64, weights: list[float]) -> float:
        """Return what a position is worth to a seat."""
        duel = position.seats == 2
        total = self.gold(position, me)
        if duel:
            total -= weights[FOE_GOLD] * self.gold(position, 1 - me)
        self.mine = 0.0
        self.others = 0.0
        if position.round == self.round and position.phase != OVER:
            self.set_targets(position)
            self.mine = self.hopes(position, me, weights)
            if duel and weights[DENY] > 0.0:
                self.others = self.hopes(position, 1 - me, weights)
        return total + weights[HOPE] * self.mine - weights[DENY] * self.others

    def weigh(self, view: DuelView, me: i64, worlds: list[Position], moves: list[int], weights: list[float]) -> None:
        """Fill `scores` and `reasons` for these moves; the worlds are positions that the seat thinks possible."""
        self.scores = [0.0] * len(moves)
        self.reasons = [int(QUIET)] * len(moves)
        self.value_hand(view, me, weights)
        now = self.value(worlds[0], me, weights)
        mine, others = self.mine, self.others
        gold = self.gold(worlds[0], me)
        for at, packed in enumerate(moves):
            move: i64 = packed
            verb: i64 = verb_of(move)
            if verb not in (PLACE, KEY, BRIBE, ROCK, ORIENT, PAY, END):
                continue
            total = 0.0
            tried = 0.0
            gained = 0.0
            for world in worlds:
                after = world.clone()
                apply(after, move, None)
                total += self.value(after, me, weights) - now
                gained += self.gold(after, me) - gold
                tried += 1.0
                if after.shown == world.shown and after.round == world.round and after.phase == world.phase:
                    break  # nothing hidden came to light: all worlds agree
            score = total / tried
            if verb == PLACE and score > self.uses.get(int(card_of(move)), 0.0):
                self.uses[int(card_of(move))] = score
            self.scores[at] = score - self.price(move, verb, weights)
            self.reasons[at] = int(self.reason(verb, gained, self.mine - mine, others - self.others))
        for at, packed in enumerate(moves):
            if verb_of(packed) not in (PLACE, KEY, BRIBE, ROCK, ORIENT, PAY, END):
                self.scores[at], self.reasons[at] = self.weigh_card(view, me, packed, mine, others, weights)

    def value_hand(self, view: DuelView, me: i64, weights: list[float]) -> None:
        """Say what every card of the hand is worth there: less where others of its class are too."""
        colour: i64 = view.colour ^ me
        classes = [int(CLASSES[colour * CARDS + card]) for card in view.hands[me]]
        self.uses = {}
        self.keeps = {}
        for card, kind in zip(view.hands[me], classes, strict=True):
            keep = weights[KEEP + kind]
            for _ in range(classes.count(kind) - 1):
                keep *= weights[AGAIN]
            self.keeps[card] = keep

    def loss(self, card: i64, weights: list[float]) -> float:
        """Return what a seat gives up with a card that it throws away."""
        return self.keeps.get(int(card), 0.0) + weights[USE] * self.uses.get(int(card), 0.0)

    def price(self, move: i64, verb: i64, weights: list[float]) -> float:
        """Return what a move costs beside its effect on the table."""
        if verb == PLACE:
            return self.keeps.get(int(card_of(move)), 0.0)
        if verb == KEY:
            return weights[KEYS]
        if verb == ROCK:
            return weights[ROCKS]
        return weights[BRIBES] if verb == BRIBE else 0.0

    def reason(self, verb: i64, gained: float, nearer: float, denied: float) -> i64:
        """Choose the sentence for a move on the table."""
        if verb == KEY:
            return UNLOCKS
        if verb == BRIBE:
            return PAYS_TROLL
        if verb == ROCK:
            return RUINS
        if verb == ORIENT:
            return TURNS
        if verb == PAY:
            return PAYS
        if verb == END:
            return ENDS
        if gained > 0.1:
            return CLAIM
        if nearer > 0.01 and nearer >= denied:
            return CLOSER
        return DENIES if denied > 0.01 else QUIET

    def weigh_card(
        self, view: DuelView, me: i64, move: i64, mine: float, others: float, weights: list[float]
    ) -> tuple[float, int]:
        """Weigh what changes nothing on the table: tools, maps, discards; return its worth and the reason."""
        verb: i64 = verb_of(move)
        tools: i64 = view.tools[me]
        last = tools & (tools - 1) == 0
        mended = weights[MEND] + weights[MEND_HOPE] * mine if last else weights[MEND_PART]
        if verb == DISCARD:
            return weights[DRAW] - self.loss(card_of(move), weights), THROWS
        if verb == BREAK_TOOL:
            free = weights[BREAKS] + weights[BREAK_HOPE] * others
            return weights[BREAK_AGAIN] if view.tools[1 - me] else free, BREAK_RIVAL
        if verb == REPAIR:
            double = 0.02 if BOX.codes[card_of(move)].count("-") == 2 else 0.0
            return mended - double, MENDS
        if verb == LOOK:
            return self.weigh_map(view, cell_of(move), weights), LOOKS
        lost = self.loss(card_of(move), weights) + self.loss(second_of(move), weights)
        if verb == DISCARD_TWO:
            return 2.0 * weights[DRAW] - lost, THROWS
        return mended - lost - weights[SMALL_HAND] + weights[
            DRAW
        ], SCRAPS  # two cards away, and a broken tool with them

    def weigh_map(self, view: DuelView, cell: i64, weights: list[float]) -> float:
        """Weigh a look at a goal: only at what is not known, sooner where it is near the start."""
        first: i64 = GOALS if view.seats == 1 else 0
        goal: i64 = 0
        while GOAL_CELLS[first + goal] != cell:
            goal += 1
        known = view.goals[(view.round - 1) * GOALS + goal] >= 0
        return -1.0 if known else weights[MAPS] * (1.0 if goal < 3 else 0.7)
