"""Cave scores: what each legal move of the Dark Cave is worth to a dwarf's clan, in nuggets brought out, and why."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.native.caves import STRIDE, Walks
from undermine.games.cave.box import (
    AGAIN,
    BOX,
    CALL,
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
    PATH,
    PLACE,
    ROCK,
    STEP,
)
from undermine.games.cave.clans import works_for
from undermine.games.cave.fields import EXIT, VEIN
from undermine.games.cave.position import (
    AXES,
    BIT,
    LIMITS,
    MONSTER,
    NO_PLACE,
    NUGGETS,
    OVER,
    Position,
    dwarf_place,
    monster_place,
)
from undermine.games.cave.scoring import winning_clan
from undermine.games.cave.turns import apply
from undermine.games.cave.view import CaveView
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.moves import card_of, cell_of, seat_of, second_of, verb_of

WEIGHTS: Final = (
    "out",  # a nugget brought out, against one still inside and sure to come out
    "mine",  # my own nuggets against a friend's
    "foe",  # a foe's nuggets against a friend's
    "length",  # steps over which a hope fades to a third
    "win",  # the game won
    "down",  # a dwarf that lies on its side
    "limit",  # a card less to hold for the rest of the game
    "axe",
    "boots",
    "vein",  # a nugget on a vein, by how near it is
    "prey",  # a foe within a monster's steps
    "look_goal",
    "look_seat",
    "swap",
    "web",  # what a web, a rockfall must be worth
    "rockfall",
    "keep_path",
    "keep_stub",
    "keep_info",
    "keep_rockfall",
    "keep_swap",
    "keep_web",
    "keep_boots",
    "keep_axe",
    "keep_monster",
    "trust",  # how far deeds are believed to tell friend from foe
    "careless",
)
OUT: Final = 0
MINE: Final = 1
FOE: Final = 2
LENGTH: Final = 3
WIN: Final = 4
DOWN: Final = 5
LIMIT: Final = 6
AXE_WORTH: Final = 7
BOOTS_WORTH: Final = 8
VEINS: Final = 9
PREY: Final = 10
LOOK_GOALS: Final = 11
LOOK_SEATS: Final = 12
SWAPS: Final = 13
WEB_COST: Final = 14
ROCK_COST: Final = 15
KEEP: Final = 16
TRUST: Final = 25
CARELESS: Final = 26

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

LIMIT_OF_HOPE: Final = 70 * STRIDE  # nobody plans further ahead
EXIT_GOAL: Final = 0  # the number of the exit among the goals of the card list


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
        self.walks = Walks()
        self.scores: list[float] = []
        self.reasons: list[int] = []
        self.friend: list[float] = []  # seat -> the chance that it works for my clan
        self.exits: list[float] = [0.0] * GOALS  # goal -> the chance that it is the exit
        self.clan: i64 = 0
        self.wide = False  # whether the others' ways count too

    def look_around(self, view: CaveView, me: i64, friend: list[float], wide: bool) -> None:
        """Take note of what the seat knows: where the exit may be, who is a friend."""
        self.friend = friend
        self.wide = wide
        self.clan = works_for(i64(view.colours[me] | view.identities[me] << 1))
        hidden = 0.0
        for goal in range(GOALS):
            self.exits[goal] = 1.0 if view.goals[goal] < 0 else 0.0
            hidden += self.exits[goal]
        for goal in range(GOALS):
            if view.goals[goal] == EXIT_GOAL:
                self.exits = [0.0] * GOALS
                self.exits[goal] = 1.0
                return
        for goal in range(GOALS):
            self.exits[goal] /= hidden

    def target(self, position: Position, goal: i64) -> i64:
        """Return the field that counts on a goal: the exit once it lies open, else the card."""
        slot: i64 = FIRST_GOAL + goal
        face: i64 = position.grid.face(slot)
        return slot << 5 if face == FACE_DOWN else slot << 5 | i64(EXIT[face])

    def hopes(self, position: Position, me: i64, length: float) -> list[float]:
        """Return for every seat how near it is to getting out, between 0 and 1."""
        hopes: list[float] = [0.0] * int(position.seats)
        scale = float(STRIDE) * length
        if not self.wide:
            self.want_goals(position)
            self.walks.measure(position, dwarf_place(position, me), LIMIT_OF_HOPE)
        goal: i64 = 0
        while goal < GOALS:
            chance = self.exits[goal]
            if chance > 0.0:
                place: i64 = self.target(position, goal)
                if self.wide:
                    self.want_dwarfs(position)
                    self.walks.measure(position, place, LIMIT_OF_HOPE)
                    seat: i64 = 0
                    while seat < position.seats:
                        dwarf: i64 = dwarf_place(position, seat)
                        if dwarf != NO_PLACE:
                            hopes[seat] += chance * exp(-float(self.walks.distance(dwarf)) / scale)
                        seat += 1
                else:
                    hopes[me] += chance * exp(-float(self.walks.distance(place)) / scale)
            goal += 1
        return hopes

    def want_goals(self, position: Position) -> None:
        """Look for every goal that may be the exit."""
        goal: i64 = 0
        while goal < GOALS:
            if self.exits[goal] > 0.0:
                self.walks.want(self.target(position, goal))
            goal += 1

    def want_dwarfs(self, position: Position) -> None:
        """Look for every dwarf that is still inside."""
        seat: i64 = 0
        while seat < position.seats:
            dwarf: i64 = dwarf_place(position, seat)
            if dwarf != NO_PLACE:
                self.walks.want(dwarf)
            seat += 1

    def value(self, position: Position, me: i64, weights: list[float]) -> float:
        """Return what a position is worth to a seat's clan."""
        if position.phase == OVER:
            clan: i64 = winning_clan(position)
            return weights[WIN] if clan == self.clan else -weights[WIN]
        zones = position.zones
        inside = dwarf_place(position, me) != NO_PLACE
        hopes = self.hopes(position, me, weights[LENGTH]) if inside or self.wide else [0.0] * int(position.seats)
        total = 0.0
        seat: i64 = 0
        while seat < position.seats:
            side = 2.0 * self.friend[seat] - 1.0
            weight = weights[MINE] if seat == me else side if side > 0.0 else side * weights[FOE]
            nuggets = float(i64(zones[NUGGETS + seat]))
            if dwarf_place(position, seat) == NO_PLACE:
                total += weight * nuggets * weights[OUT]
            elif self.wide or seat == me:
                total += weight * (0.5 + nuggets) * hopes[seat]
                if position.down >> seat & 1:
                    total -= weight * weights[DOWN]
            total += weight * (
                weights[LIMIT] * float(i64(zones[LIMITS + seat])) + weights[AXE_WORTH] * float(i64(zones[AXES + seat]))
            )
            if position.boots >> seat & 1:
                total += weight * weights[BOOTS_WORTH]
            seat += 1
        if inside and position.full and weights[VEINS] > 0.0:
            total += weights[VEINS] * self.vein_hope(position, me)
        return total

    def vein_hope(self, position: Position, me: i64) -> float:
        """Return how near the nearest vein is that still holds its nugget."""
        self.walks.measure(position, dwarf_place(position, me), 16 * STRIDE)
        best = 0.0
        slot: i64 = 1
        while slot < position.grid.slots:
            if position.full & BIT[slot]:
                place: i64 = slot << 5 | i64(VEIN[position.grid.face(slot)])
                near = exp(-float(self.walks.distance(place)) / (4.0 * float(STRIDE)))
                if near > best:
                    best = near
            slot += 1
        return best

    def prey(self, position: Position, monster: i64, steps: i64) -> float:
        """Return the best foe that a monster can still get at, less by the steps it takes."""
        place: i64 = monster_place(position, monster)
        if place == NO_PLACE or steps <= 0:
            return 0.0
        self.walks.measure(position, place, (steps + 1) * STRIDE + 1)
        best = 0.0
        seat: i64 = 0
        while seat < position.seats:
            dwarf: i64 = dwarf_place(position, seat)
            if dwarf != NO_PLACE and dwarf != place:
                distance: i64 = self.walks.distance(dwarf)
                if distance <= steps * STRIDE:
                    worth = 1.0 - 2.0 * self.friend[seat] - 0.02 * float(distance)
                    if worth > best:
                        best = worth
            seat += 1
        return best

    def weigh(self, view: CaveView, me: i64, worlds: list[Position], moves: list[int], weights: list[float]) -> None:
        """Fill `scores` and `reasons` for these moves; the worlds are positions that the seat thinks possible."""
        self.scores = []
        self.reasons = []
        first = worlds[0]
        now = self.value(first, me, weights)
        hunting = first.phase == MONSTER
        if hunting:
            now += weights[PREY] * self.prey(first, first.mover, first.steps)
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
                total += self.value(after, me, weights) - now
                if after.phase == MONSTER and after.turn == me:
                    total += weights[PREY] * self.prey(after, after.mover, after.steps)
                tried += 1.0
                left = dwarf_place(world, me) != NO_PLACE and dwarf_place(after, me) == NO_PLACE
                if after.shown == world.shown and after.phase != OVER and verb != STEP:
                    break  # nothing hidden came to light: all worlds agree
                if verb == STEP and after.shown == world.shown and after.exits == world.exits and after.phase != OVER:
                    break
            self.add(total / tried - self.price(move, verb, weights), self.reason(verb, total / tried, left, hunting))

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
            chance = self.exits[goal]
            self.add(weights[LOOK_GOALS] * 4.0 * chance * (1.0 - chance) - weights[KEEP + 2], LOOKS_GOAL)
        elif verb == LOOK_SEAT:
            friend = self.friend[seat_of(move)]
            self.add(weights[LOOK_SEATS] * 4.0 * friend * (1.0 - friend) - weights[KEEP + 2], LOOKS_SEAT)
        else:
            other: i64 = seat_of(move)
            more = float(len(view.levels[other])) - float(len(view.levels[me]) - 1)
            self.add(weights[SWAPS] * (more - 1.0) * (1.0 - self.friend[other]) - weights[KEEP + 4], SWAP_REASON)
