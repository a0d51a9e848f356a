"""Duels: what each legal move of the Duel and its solo game is worth, in nuggets, and why."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.crossings import CARD, FAR, Crossings
from undermine.bots.duel.weights import KEEP_NAMES, Weights
from undermine.bots.routes import Routes
from undermine.games.duel.box import BOX, GOAL_CELLS, GOALS, GOLD, NUGGETS, TROLL
from undermine.games.duel.moves import (
    BREAK_TOOL,
    BRIBE,
    DISCARD,
    DISCARD_TWO,
    END,
    KEY,
    LOOK,
    ORIENT,
    PAY,
    REPAIR,
    ROCK,
)
from undermine.games.duel.position import OVER, Position
from undermine.games.duel.view import DuelView
from undermine.kernel.bits import BIT
from undermine.kernel.box import piece_of
from undermine.kernel.moves import PLACE, card_of, cell_of, second_of, verb_of

# Why a move is good: the sentences of locale/*/bots.ftl.
CLOSER: Final = "closer"
CLAIM: Final = "claim"
DENIES: Final = "deny"
QUIET: Final = "quiet"
BREAK_RIVAL: Final = "break-rival"
MENDS: Final = "mend"
LOOKS: Final = "map"
UNLOCKS: Final = "key"
PAYS_TROLL: Final = "bribe"
RUINS: Final = "ruin-rival"
THROWS: Final = "discard"
SCRAPS: Final = "scrap"
ENDS: Final = "end"
PAYS: Final = "pay"
TURNS: Final = "turn"
REASONS: Final = (
    *(CLOSER, CLAIM, DENIES, QUIET, BREAK_RIVAL, MENDS, LOOKS, UNLOCKS),
    *(PAYS_TROLL, RUINS, THROWS, SCRAPS, ENDS, PAYS, TURNS),
)


class DuelScorer:
    """Weighs the moves of one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.crossings = Crossings(BOX)
        self.routes: list[Routes] = [Routes(self.crossings), Routes(self.crossings)]  # of either seat
        self.scores: list[float] = []
        self.reasons: list[str] = []
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
                counts[piece_of(view.grid.face(slot))] -= 1
            for card in view.discards:
                if card >= 0:
                    counts[card] -= 1
        self.crossings.set_counts(counts)
        self.round = view.round

    def set_targets(self, position: Position, seat: i64) -> None:
        """Say what there is to reach: the six goals, and gold that lies open and unclaimed."""
        routes = self.routes[seat]
        grid = position.grid
        routes.set_goals(position.goal_cells())
        for slot in range(1, grid.slots):
            if position.gold & BIT[slot]:
                routes.add_target(grid.cell(slot), GOLD[grid.face(slot)])

    def survey(self, position: Position) -> None:
        """Measure everybody's ways as the board lies, for positions that moves lead to."""
        for seat in range(position.seats):
            self.set_targets(position, seat)
            self.routes[seat].survey(position.grid, seat)

    def hopes(self, position: Position, seat: i64, weights: Weights) -> float:
        """Return the nuggets that a seat may hope for, by how near they are and whether there is time."""
        self.set_targets(position, seat)
        routes = self.routes[seat]
        routes.measure(position.grid, seat)
        plays = float(position.hand_size(seat)) + float(position.deck_size()) / float(position.seats)
        paths = weights.pace * plays
        total = 0.0
        for i in range(routes.count):
            if routes.dist[i] < FAR:
                nuggets = 1.0
                if i < GOALS:
                    nuggets = self.nuggets[i] if not position.is_shown(i) else 0.0
                else:
                    nuggets = float(NUGGETS[position.grid.face(position.grid.slot(routes.goals[i]))])
                cards = float(routes.dist[i]) / float(CARD)
                total += nuggets * exp(-cards / weights.length) / (1.0 + exp((cards - paths) / weights.late))
        return total

    def gold(self, position: Position, seat: i64) -> float:
        """Return a seat's nuggets: in the purse, under its tokens, less its debts to trolls."""
        total: i64 = position.wealth(seat)
        if position.round != self.round or position.phase == OVER:
            return float(total)
        for slot in range(1, position.grid.slots):
            if position.token_on(slot) == seat:
                face: i64 = position.grid.face(slot)
                if TROLL[face]:
                    total -= 1
                else:
                    total += NUGGETS[face]
        return float(total)

    def value(self, position: Position, me: i64, weights: Weights) -> float:
        """Return what a position is worth to a seat."""
        duel = position.seats == 2
        total = self.gold(position, me)
        if duel:
            total -= weights.foe_gold * self.gold(position, 1 - me)
        self.mine = 0.0
        self.others = 0.0
        if position.round == self.round and position.phase != OVER:
            self.mine = self.hopes(position, me, weights)
            if duel and weights.deny > 0.0:
                self.others = self.hopes(position, 1 - me, weights)
        return total + weights.hope * self.mine - weights.deny * self.others

    def weigh(self, view: DuelView, me: i64, worlds: list[Position], moves: list[int], weights: Weights) -> None:
        """Fill `scores` and `reasons` for these moves; the worlds are positions that the seat thinks possible."""
        self.scores = [0.0] * len(moves)
        self.reasons = [QUIET] * len(moves)
        self.value_hand(view, me, weights)
        self.survey(worlds[0])
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
                after.apply(move, None)
                total += self.value(after, me, weights) - now
                gained += self.gold(after, me) - gold
                tried += 1.0
                if after.shown == world.shown and after.round == world.round and after.phase == world.phase:
                    break  # nothing hidden came to light: all worlds agree
            score = total / tried
            if verb == PLACE and score > self.uses.get(int(card_of(move)), 0.0):
                self.uses[int(card_of(move))] = score
            self.scores[at] = score - self.price(move, verb, weights)
            self.reasons[at] = self.reason(verb, gained, self.mine - mine, others - self.others)
        for at, packed in enumerate(moves):
            if verb_of(packed) not in (PLACE, KEY, BRIBE, ROCK, ORIENT, PAY, END):
                self.scores[at], self.reasons[at] = self.weigh_card(view, me, packed, mine, others, weights)

    def value_hand(self, view: DuelView, me: i64, weights: Weights) -> None:
        """Say what every card of the hand is worth there: less where others of its class are too."""
        names = KEEP_NAMES[view.colour ^ me]
        kinds = [names[card] for card in view.hands[me]]
        self.uses = {}
        self.keeps = {}
        for card, kind in zip(view.hands[me], kinds, strict=True):
            keep = weights.keep[kind]
            for _card in range(kinds.count(kind) - 1):
                keep *= weights.again
            self.keeps[card] = keep

    def loss(self, card: i64, weights: Weights) -> float:
        """Return what a seat gives up with a card that it throws away."""
        return self.keeps.get(int(card), 0.0) + weights.use * self.uses.get(int(card), 0.0)

    def price(self, move: i64, verb: i64, weights: Weights) -> float:
        """Return what a move costs beside its effect on the board."""
        if verb == PLACE:
            return self.keeps.get(int(card_of(move)), 0.0)
        if verb == KEY:
            return weights.key
        if verb == ROCK:
            return weights.rockfall
        return weights.bribe if verb == BRIBE else 0.0

    def reason(self, verb: i64, gained: float, nearer: float, denied: float) -> str:
        """Choose the sentence for a move on the board."""
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
        self, view: DuelView, me: i64, move: i64, mine: float, others: float, weights: Weights
    ) -> tuple[float, str]:
        """Weigh what changes nothing on the board: tools, maps, discards; return its worth and the reason."""
        verb: i64 = verb_of(move)
        tools: i64 = view.tools[me]
        last = tools & (tools - 1) == 0
        mended = weights.mend + weights.mend_hope * mine if last else weights.mend_part
        if verb == DISCARD:
            return weights.draw - self.loss(card_of(move), weights), THROWS
        if verb == BREAK_TOOL:
            free = weights.break_tool + weights.break_hope * others
            return weights.break_again if view.tools[1 - me] else free, BREAK_RIVAL
        if verb == REPAIR:
            double = 0.02 if BOX.codes[card_of(move)].count("-") == 2 else 0.0
            return mended - double, MENDS
        if verb == LOOK:
            return self.weigh_map(view, cell_of(move), weights), LOOKS
        lost = self.loss(card_of(move), weights) + self.loss(second_of(move), weights)
        if verb == DISCARD_TWO:
            return 2.0 * weights.draw - lost, THROWS
        return mended - lost - weights.small_hand + weights.draw, SCRAPS  # two cards away, and a broken tool with them

    def weigh_map(self, view: DuelView, cell: i64, weights: Weights) -> float:
        """Weigh a look at a goal: only at what is not known, sooner where it is near the start."""
        first: i64 = GOALS if view.seats == 1 else 0
        goal: i64 = 0
        while GOAL_CELLS[first + goal] != cell:
            goal += 1
        known = view.goals[(view.round - 1) * GOALS + goal] >= 0
        return -1.0 if known else weights.map * (1.0 if goal < 3 else 0.7)
