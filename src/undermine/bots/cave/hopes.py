"""Cave hopes: what a position of the Dark Cave is worth to a dwarf's clan: who gets out in time, and with how many nuggets."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.bots.cave.walks import STRIDE, Walks
from undermine.bots.cave.weights import Weights
from undermine.games.cave.box import FIRST_GOAL, GOALS
from undermine.games.cave.clans import clan_card, works_for
from undermine.games.cave.fields import EXIT, VEIN
from undermine.games.cave.places import FACE_DOWN_FIELD, NO_PLACE, place_at
from undermine.games.cave.position import OVER, WALK, Position
from undermine.games.cave.scoring import winning_clan
from undermine.games.cave.view import CaveView
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN

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
    return place_at(slot, i64(FACE_DOWN_FIELD) if face == FACE_DOWN else i64(EXIT[face]))


class CaveHopes:
    """Weighs positions for one seat; its buffers are reused."""

    def __init__(self) -> None:
        # from every goal, over the board as it lay at `survey`
        self.walks: list[Walks] = [Walks() for _ in range(GOALS)]
        self.near = Walks()  # for all other measuring
        self.friend: list[float] = []  # seat -> the chance that it works for my clan
        self.exits: list[float] = [0.0] * int(GOALS)  # goal -> the chance that it is the exit
        self.chances: list[float] = [0.0] * int(GOALS)  # the same, with what a position to come shows
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
        self.clan = works_for(clan_card(view.colours[me], view.identities[me]))
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
        """Measure the ways to every goal as the board lies; what leaves the board alone is read off them."""
        self.shown = position.shown
        self.webs = position.webs
        for goal in range(GOALS):
            if self.exits[goal] > 0.0:
                self.walks[goal].measure(position, target(position, goal), LIMIT_OF_HOPE)

    def expect_exit(self, position: Position) -> None:
        """Fill `chances`: a goal turned up since the survey is the exit or is not."""
        self.chances = self.exits[:]
        fresh: i64 = position.shown & ~self.shown
        if not fresh:
            return
        rest = 0.0
        for goal in range(GOALS):
            if fresh >> goal & 1:
                if EXIT[position.grid.face(FIRST_GOAL + goal)]:
                    self.chances = [0.0] * int(GOALS)
                    self.chances[goal] = 1.0
                    return
                self.chances[goal] = 0.0
            rest += self.chances[goal]
        if rest > 0.0:
            self.chances = [chance / rest for chance in self.chances]

    def steps_left(self, position: Position, seat: i64) -> float:
        """Return about how many steps a seat has until the last card is played."""
        pace: i64 = PACE + (position.boots >> seat & 1)
        cards = float(position.hand_size(seat)) + float(position.deck_size()) / float(position.seats)
        steps = float(pace) * cards
        if position.phase == WALK and position.active == seat:
            steps += float(position.steps)
        return steps - float(pace) if position.lies_down(seat) else steps

    def hope(self, steps: float, left: float, weights: Weights) -> float:
        """Return the hope to get out over so many steps with so many left."""
        return exp(-steps / weights.length) / (1.0 + exp((steps - left) / weights.late))

    def hopes(self, position: Position, me: i64, weights: Weights, same_board: bool) -> list[float]:
        """Return for every seat how near it is to getting out, between 0 and 1; the board may be as it was surveyed."""
        self.expect_exit(position)
        hopes: list[float] = [0.0] * int(position.seats)
        if not self.wide and not same_board:
            self.want_goals(position)
            self.near.measure(position, position.dwarf(me), LIMIT_OF_HOPE)
        for goal in range(GOALS):
            chance = self.chances[goal]
            if chance > 0.0:
                place: i64 = target(position, goal)
                if self.wide and not same_board:
                    self.want_dwarfs(position)
                    self.near.measure(position, place, LIMIT_OF_HOPE)
                for seat in range(position.seats):
                    dwarf: i64 = position.dwarf(seat)
                    if dwarf != NO_PLACE and (self.wide or seat == me):
                        distance: i64 = 0
                        if same_board:
                            distance = self.walks[goal].distance(dwarf)
                        else:
                            distance = self.near.distance(dwarf if self.wide else place)
                        steps = float(distance) / float(STRIDE)
                        hopes[seat] += chance * self.hope(steps, self.steps_left(position, seat), weights)
        return hopes

    def want_goals(self, position: Position) -> None:
        """Look for every goal that may be the exit."""
        for goal in range(GOALS):
            if self.chances[goal] > 0.0:
                self.near.want(target(position, goal))

    def want_dwarfs(self, position: Position) -> None:
        """Look for every dwarf that is still inside."""
        for seat in range(position.seats):
            dwarf: i64 = position.dwarf(seat)
            if dwarf != NO_PLACE:
                self.near.want(dwarf)

    def value(self, position: Position, me: i64, weights: Weights, board_kept: bool) -> float:
        """Return what a position is worth to a seat's clan."""
        if position.phase == OVER:
            clan: i64 = winning_clan(position)
            return weights.win if clan == self.clan else -weights.win
        inside = position.is_inside(me)
        hopes: list[float] = [0.0] * int(position.seats)
        if inside or self.wide:
            same_board = board_kept and position.shown == self.shown and position.webs == self.webs
            hopes = self.hopes(position, me, weights, same_board)
        total = 0.0
        for seat in range(position.seats):
            side = 2.0 * self.friend[seat] - 1.0
            weight = side * self.ours if side > 0.0 else side * weights.foe * self.theirs
            if seat == me:
                weight = weights.mine * self.ours
            nuggets = float(position.nuggets(seat))
            if not position.is_inside(seat):
                total += weight * nuggets * weights.out
            elif self.wide or seat == me:
                total += weight * (0.5 + nuggets) * hopes[seat]
                if position.lies_down(seat):
                    total -= weight * weights.down
            total += weight * (weights.limit * float(position.limit(seat)) + weights.axe * float(position.axes(seat)))
            if position.has_boots(seat):
                total += weight * weights.boots
        if inside and position.full and weights.vein > 0.0:
            total += weights.vein * self.vein_hope(position, me)
        return total

    def vein_hope(self, position: Position, me: i64) -> float:
        """Return how near the nearest vein is that still holds its nugget."""
        for slot in range(1, position.grid.slots):
            if position.full & BIT[slot]:
                self.near.want(place_at(slot, i64(VEIN[position.grid.face(slot)])))
        self.near.want_one()
        self.near.measure(position, position.dwarf(me), 16 * STRIDE)
        best = 0.0
        for slot in range(1, position.grid.slots):
            if position.full & BIT[slot]:
                place: i64 = place_at(slot, i64(VEIN[position.grid.face(slot)]))
                near = exp(-float(self.near.distance(place)) / (4.0 * float(STRIDE)))
                if near > best:
                    best = near
        return best

    def prey(self, position: Position, monster: i64, steps: i64) -> float:
        """Return the best foe that a monster can still get at, less by the steps it takes."""
        place: i64 = position.monster(monster)
        if place == NO_PLACE or steps <= 0:
            return 0.0
        self.near.measure(position, place, (steps + 1) * STRIDE + 1)
        best = 0.0
        for seat in range(position.seats):
            dwarf: i64 = position.dwarf(seat)
            if dwarf != NO_PLACE and dwarf != place:
                distance: i64 = self.near.distance(dwarf)
                if distance <= steps * STRIDE:
                    worth = 1.0 - 2.0 * self.friend[seat] - 0.02 * float(distance)
                    if worth > best:
                        best = worth
        return best
