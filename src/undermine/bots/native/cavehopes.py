"""Cave hopes: what a position of the Dark Cave is worth to a dwarf's clan: who gets out in time, and with how many nuggets."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.bots.native.caves import STRIDE, Walks
from undermine.games.cave.box import FIRST_GOAL, GOALS
from undermine.games.cave.clans import works_for
from undermine.games.cave.fields import EXIT, VEIN
from undermine.games.cave.position import (
    AXES,
    BIT,
    LIMITS,
    NO_PLACE,
    NUGGETS,
    OVER,
    SIZES,
    WALK,
    Position,
    deck_size,
    dwarf_place,
    monster_place,
)
from undermine.games.cave.scoring import winning_clan
from undermine.games.cave.view import CaveView
from undermine.kernel.box import FACE_DOWN

WEIGHTS: Final = (
    "out",  # a nugget brought out, against one still inside and sure to come out
    "mine",  # my own nuggets against a friend's
    "foe",  # a foe's nuggets against a friend's
    "length",  # steps over which a hope fades to a third
    "late",  # steps by which somebody may miscount the time that is left
    "win",  # the game won
    "down",  # a dwarf that lies on its side
    "limit",  # a card less to hold for the rest of the game
    "axe",
    "boots",
    "vein",  # a nugget on a vein, by how near it is
    "prey",  # a foe within a monster's steps
    "turn_up",  # a goal turned up that might have been the exit
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
LATE: Final = 4
WIN: Final = 5
DOWN: Final = 6
LIMIT: Final = 7
AXE_WORTH: Final = 8
BOOTS_WORTH: Final = 9
VEINS: Final = 10
PREY: Final = 11
TURN_UP: Final = 12
LOOK_GOALS: Final = 13
LOOK_SEATS: Final = 14
SWAPS: Final = 15
WEB_COST: Final = 16
ROCK_COST: Final = 17
KEEP: Final = 18
TRUST: Final = 27
CARELESS: Final = 28

LIMIT_OF_HOPE: Final = 70 * STRIDE  # nobody plans further ahead
EXIT_GOAL: Final = 0  # the number of the exit among the goals of the card list
PACE: Final = 3  # steps in a turn, without boots


def put_exit(position: Position, goal: i64) -> None:
    """Exchange two goals that the seat does not know, so that this one is the exit."""
    goals = [int(number) for number in position.goals]
    at = goals.index(EXIT_GOAL)
    goals[at], goals[goal] = goals[goal], goals[at]
    position.goals = vec[u8]([u8(number) for number in goals])


def target(position: Position, goal: i64) -> i64:
    """Return the field that counts on a goal: the exit once it lies open, else the card."""
    slot: i64 = FIRST_GOAL + goal
    face: i64 = position.grid.face(slot)
    return slot << 5 if face == FACE_DOWN else slot << 5 | i64(EXIT[face])


class CaveHopes:
    """Weighs positions for one seat; its buffers are reused."""

    def __init__(self) -> None:
        self.walks: list[Walks] = [Walks() for _ in range(GOALS)]  # from every goal, over the map as it lay at `survey`
        self.near = Walks()  # for all other measuring
        self.friend: list[float] = []  # seat -> the chance that it works for my clan
        self.exits: list[float] = [0.0] * GOALS  # goal -> the chance that it is the exit
        self.chances: list[float] = [0.0] * GOALS  # the same, with what a position to come shows
        self.shown: i64 = 0  # the goals that lie open to the seat
        self.webs: i64 = 0
        self.clan: i64 = 0
        self.wide = False  # whether the others' ways count too
        self.ours = 1.0  # what a nugget of my clan, of the other clan counts: C-SCORE-2
        self.theirs = 1.0

    def look_around(self, view: CaveView, me: i64, friend: list[float], wide: bool) -> None:
        """Take note of what the seat knows: where the exit may be, who is a friend."""
        self.friend = friend
        self.wide = wide
        self.clan = works_for(i64(view.colours[me] | view.identities[me] << 1))
        mates = 0.0
        for chance in friend:
            mates += chance
        seats = float(len(friend))
        self.ours = 2.0 * (seats - mates) / seats
        self.theirs = 2.0 * mates / seats
        self.exits = [1.0 if view.goals[goal] < 0 else 0.0 for goal in range(GOALS)]
        if EXIT_GOAL in view.goals:
            self.exits = [1.0 if view.goals[goal] == EXIT_GOAL else 0.0 for goal in range(GOALS)]
        hidden = 0.0
        for chance in self.exits:
            hidden += chance
        self.exits = [chance / hidden for chance in self.exits]

    def survey(self, position: Position) -> None:
        """Measure the ways to every goal as the map lies; what leaves the map alone is read off them."""
        self.shown = position.shown
        self.webs = position.webs
        goal: i64 = 0
        while goal < GOALS:
            if self.exits[goal] > 0.0:
                self.walks[goal].measure(position, target(position, goal), LIMIT_OF_HOPE)
            goal += 1

    def expect_exit(self, position: Position) -> None:
        """Fill `chances`: a goal turned up since the survey is the exit or is not."""
        self.chances = self.exits[:]
        fresh: i64 = position.shown & ~self.shown
        if not fresh:
            return
        rest = 0.0
        goal: i64 = 0
        while goal < GOALS:
            if fresh >> goal & 1:
                if EXIT[position.grid.face(FIRST_GOAL + goal)]:
                    self.chances = [0.0] * GOALS
                    self.chances[goal] = 1.0
                    return
                self.chances[goal] = 0.0
            rest += self.chances[goal]
            goal += 1
        if rest > 0.0:
            self.chances = [chance / rest for chance in self.chances]

    def steps_left(self, position: Position, seat: i64) -> float:
        """Return about how many steps a seat has until the last card is played."""
        pace: i64 = PACE + (position.boots >> seat & 1)
        cards = float(i64(position.zones[SIZES + seat])) + float(deck_size(position)) / float(position.seats)
        steps = float(pace) * cards
        if position.phase == WALK and position.active == seat:
            steps += float(position.steps)
        return steps - float(pace) if position.down >> seat & 1 else steps

    def hope(self, steps: float, left: float, weights: list[float]) -> float:
        """Return the hope to get out over so many steps with so many left."""
        return exp(-steps / weights[LENGTH]) / (1.0 + exp((steps - left) / weights[LATE]))

    def hopes(self, position: Position, me: i64, weights: list[float], same_map: bool) -> list[float]:
        """Return for every seat how near it is to getting out, between 0 and 1; the map may be as it was surveyed."""
        self.expect_exit(position)
        hopes: list[float] = [0.0] * int(position.seats)
        if not self.wide and not same_map:
            self.want_goals(position)
            self.near.measure(position, dwarf_place(position, me), LIMIT_OF_HOPE)
        goal: i64 = 0
        while goal < GOALS:
            chance = self.chances[goal]
            if chance > 0.0:
                place: i64 = target(position, goal)
                if self.wide and not same_map:
                    self.want_dwarfs(position)
                    self.near.measure(position, place, LIMIT_OF_HOPE)
                seat: i64 = 0
                while seat < position.seats:
                    dwarf: i64 = dwarf_place(position, seat)
                    if dwarf != NO_PLACE and (self.wide or seat == me):
                        distance: i64 = 0
                        if same_map:
                            distance = self.walks[goal].distance(dwarf)
                        else:
                            distance = self.near.distance(dwarf if self.wide else place)
                        steps = float(distance) / float(STRIDE)
                        hopes[seat] += chance * self.hope(steps, self.steps_left(position, seat), weights)
                    seat += 1
            goal += 1
        return hopes

    def want_goals(self, position: Position) -> None:
        """Look for every goal that may be the exit."""
        goal: i64 = 0
        while goal < GOALS:
            if self.chances[goal] > 0.0:
                self.near.want(target(position, goal))
            goal += 1

    def want_dwarfs(self, position: Position) -> None:
        """Look for every dwarf that is still inside."""
        seat: i64 = 0
        while seat < position.seats:
            dwarf: i64 = dwarf_place(position, seat)
            if dwarf != NO_PLACE:
                self.near.want(dwarf)
            seat += 1

    def value(self, position: Position, me: i64, weights: list[float], map_kept: bool) -> float:
        """Return what a position is worth to a seat's clan."""
        if position.phase == OVER:
            clan: i64 = winning_clan(position)
            return weights[WIN] if clan == self.clan else -weights[WIN]
        zones = position.zones
        inside = dwarf_place(position, me) != NO_PLACE
        hopes: list[float] = [0.0] * int(position.seats)
        if inside or self.wide:
            same_map = map_kept and position.shown == self.shown and position.webs == self.webs
            hopes = self.hopes(position, me, weights, same_map)
        total = 0.0
        seat: i64 = 0
        while seat < position.seats:
            side = 2.0 * self.friend[seat] - 1.0
            weight = side * self.ours if side > 0.0 else side * weights[FOE] * self.theirs
            if seat == me:
                weight = weights[MINE] * self.ours
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
        self.near.measure(position, dwarf_place(position, me), 16 * STRIDE)
        best = 0.0
        slot: i64 = 1
        while slot < position.grid.slots:
            if position.full & BIT[slot]:
                place: i64 = slot << 5 | i64(VEIN[position.grid.face(slot)])
                near = exp(-float(self.near.distance(place)) / (4.0 * float(STRIDE)))
                if near > best:
                    best = near
            slot += 1
        return best

    def prey(self, position: Position, monster: i64, steps: i64) -> float:
        """Return the best foe that a monster can still get at, less by the steps it takes."""
        place: i64 = monster_place(position, monster)
        if place == NO_PLACE or steps <= 0:
            return 0.0
        self.near.measure(position, place, (steps + 1) * STRIDE + 1)
        best = 0.0
        seat: i64 = 0
        while seat < position.seats:
            dwarf: i64 = dwarf_place(position, seat)
            if dwarf != NO_PLACE and dwarf != place:
                distance: i64 = self.near.distance(dwarf)
                if distance <= steps * STRIDE:
                    worth = 1.0 - 2.0 * self.friend[seat] - 0.02 * float(distance)
                    if worth > best:
                        best = worth
            seat += 1
        return best
