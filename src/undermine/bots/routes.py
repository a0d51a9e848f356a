"""Routes: how many cards a path still needs to each face-down goal, dead ends and unseen cards counted.

A step through an empty cell costs what `crossings.py` says. Cards that lie there are walked for nothing; a door or a troll costs
what a key or a bribe is worth. A target is a face-down goal, or a group of a card that lies open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.approach import Approach, cell_entered, entering, inside
from undermine.bots.crossings import CARD, FAR, Crossings
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import FOUR_SIDES, NOWHERE, Grid, beside, opposite

MOST_TARGETS: Final = 32
MOST_FRESH: Final = 8
FEW: Final = 3  # targets that are sooner found one by one than all at once
MOST_STARTS: Final = 1024  # of a frontier of at most 256 cells


class Routes:
    """Measures ways over boards of one box; the buffers are reused, so one instance serves one thread."""

    def __init__(self, crossings: Crossings) -> None:
        self.crossings = crossings
        self.box = crossings.box
        self.anew = Approach(crossings)
        self.departure = Approach(crossings)  # from where ways begin, over the board that was surveyed last
        self.approaches: list[Approach] = []  # to every target, over the board that was surveyed last
        self.surveyed: Grid = Grid(crossings.box, 1, True)
        self.layer: i64 = NOWHERE  # of that survey; so far there was none
        self.counting: i64 = 0
        self.targets: i64 = 0
        self.cells: vec[i64] = vec[i64](
            [i64(NOWHERE) for _ in range(MOST_TARGETS)]
        )  # of the targets still to be reached
        self.fresh: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_FRESH)])  # slots of cards that lie open since
        self.freshes: i64 = 0
        self.goals: vec[i64] = vec[i64]([i64(-1) for _ in range(MOST_TARGETS)])  # their cells
        self.groups: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_TARGETS)])  # 0: it lies face down
        self.dist: vec[i64] = vec[i64]([i64(FAR) for _ in range(MOST_TARGETS)])
        self.count: i64 = 0
        self.starts: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_STARTS)])  # the states in which ways begin
        self.start_count: i64 = 0  # how many of them there are
        self.near_starts = True  # at the survey all of them were near enough to the mine to matter

    def set_goals(self, cells: vec[i64]) -> None:
        """Say where the goals lie."""
        self.count = i64(len(cells))
        for i in range(self.count):
            self.goals[i] = cells[i]
            self.groups[i] = 0

    def add_target(self, cell: i64, group: i64) -> None:
        """Add a group of a card that lies open to what is to be reached."""
        if self.count < MOST_TARGETS:
            self.goals[self.count] = cell
            self.groups[self.count] = group
            self.count += 1

    def survey(self, grid: Grid, layer: i64) -> None:
        """Fill `dist` with the cost to every target, FAR where no way is left; keep what was found for `measure`."""
        self.surveyed = grid
        self.layer = layer
        self.counting = self.crossings.counting
        self.find_starts(grid, layer)
        while len(self.approaches) < self.count:
            self.approaches.append(Approach(self.crossings))
        self.near_starts = self.starts_are_near()
        self.departure.begin_at_reach(grid, layer, self.starts, self.start_count)
        self.targets = self.count
        for goal in range(self.count):
            self.cells[goal] = NOWHERE
            if self.stands_open(grid, layer, goal):
                self.cells[goal] = self.goals[goal]
                approach = self.approaches[goal]
                approach.begin(grid, layer, self.goals[goal], self.groups[goal])
                self.dist[goal] = approach.nearest(grid, self.starts, self.start_count)

    def measure(self, grid: Grid, layer: i64) -> None:
        """Fill `dist` with the cost to every target, FAR where no way is left.

        On the surveyed board with some cards more, no way through empty cells is cheaper than it was: whatever a new card touches
        has only less that fits. So the way that was the cheapest still is, if it costs the same.
        """
        self.find_starts(grid, layer)
        known = self.find_fresh(grid, layer) and not self.joins_more(grid, layer)
        unknown: i64 = 0
        for goal in range(self.count):
            if self.stands_open(grid, layer, goal):
                target: i64 = self.surveyed_target(goal) if known else i64(NOWHERE)
                self.dist[goal] = NOWHERE
                if target != NOWHERE:
                    self.dist[goal] = self.look_up(grid, layer, self.approaches[target], self.goals[goal])
                if self.dist[goal] == NOWHERE:
                    unknown += 1
        if unknown > FEW and self.starts_are_near():
            self.sweep(grid, layer)
        elif unknown:
            for goal in range(self.count):
                if self.dist[goal] == NOWHERE:
                    self.dist[goal] = self.search(grid, layer, goal)

    def sweep(self, grid: Grid, layer: i64) -> None:
        """Search for every target whose distance is not known, at once, from where ways begin."""
        anew = self.anew
        anew.begin_at_reach(grid, layer, self.starts, self.start_count)
        found = False
        limit: i64 = 0
        while not found:
            limit += CARD
            anew.widen(grid, limit)
            found = True
            for goal in range(self.count):
                if self.dist[goal] == NOWHERE:
                    cost: i64 = anew.arriving(grid, self.goals[goal], self.groups[goal])
                    if cost <= anew.cheapest.cost:
                        self.dist[goal] = cost
                    elif anew.cheapest.cost == FAR:
                        self.dist[goal] = FAR
                    else:
                        found = False

    def look_up(self, grid: Grid, layer: i64, approach: Approach, target: i64) -> i64:
        """Return the cost of the cheapest way to a surveyed target, or NOWHERE if the survey cannot tell."""
        before = self.surveyed
        for i in range(self.start_count):
            if approach.home.cost_home(cell_entered(self.starts[i])):
                return NOWHERE
        cost: i64 = approach.nearest(before, self.starts, self.start_count)
        if cost < FAR and not approach.holds(before, grid, approach.start):
            return NOWHERE
        return cost if cost <= CARD or self.shortcut(grid, layer, approach, target, cost) >= cost else i64(NOWHERE)

    def shortcut(self, grid: Grid, layer: i64, approach: Approach, target: i64, cost: i64) -> i64:
        """Return what a way over a new card that is not reached at least costs; where that is less than `cost`, look closer."""
        least: i64 = FAR
        closer = self.near_starts
        walked: i64 = 0
        for i in range(self.freshes):
            slot: i64 = self.fresh[i]
            over: i64 = self.over_card(grid, layer, slot, approach, target, True)
            if over < FAR:
                walked += 1
            if walked > 1 or grid.reached(layer, slot):
                closer = (
                    False  # one may come there from where the survey knew no way to begin, or over another new card
                )
            if over < least:
                least = over
        if least >= cost or not closer:
            return least
        self.departure.widen(self.surveyed, cost)
        least = FAR
        for i in range(self.freshes):
            over = self.over_card(grid, layer, self.fresh[i], approach, target, False)
            if over < least:
                least = over
        return least

    def over_card(self, grid: Grid, layer: i64, slot: i64, approach: Approach, target: i64, roughly: bool) -> i64:
        """Return what a way over a card at least costs: coming there, roughly one card, and going on from it."""
        face: i64 = grid.face(slot)
        cell: i64 = grid.cell(slot)
        reached: i64 = grid.reached(layer, slot)
        least: i64 = FAR
        for out in range(FOUR_SIDES):
            group: i64 = i64(self.box.join[face * FOUR_SIDES + out]) & ~(1 << out)
            if group and not reached >> out & 1:
                on: i64 = approach.at_least(self.surveyed, beside(cell, out), opposite(out), target)
                there: i64 = CARD if roughly else self.coming(cell, group)
                if there + on < least:
                    least = there + on
        return least

    def coming(self, cell: i64, sides: i64) -> i64:
        """Return what it at least costs to come to a cell by one of some sides."""
        least: i64 = FAR
        for side in range(FOUR_SIDES):
            if sides >> side & 1:
                cost: i64 = self.departure.at_least(self.surveyed, beside(cell, side), opposite(side), NOWHERE)
                if cost < least:
                    least = cost
        return least

    def surveyed_target(self, goal: i64) -> i64:
        """Return which target of the survey this is, or NOWHERE: a card just laid may bring a new one."""
        for target in range(self.targets):
            if self.cells[target] == self.goals[goal]:
                return target
        return NOWHERE

    def find_fresh(self, grid: Grid, layer: i64) -> bool:
        """List the cards that lie open on a board and did not at the survey; say whether that is all that is new."""
        before = self.surveyed
        self.freshes = 0
        if layer != self.layer or self.counting != self.crossings.counting or grid.slots < before.slots:
            return False
        for slot in range(1, grid.slots):
            cell: i64 = grid.cell(slot)
            face: i64 = grid.face(slot)
            if slot >= before.slots or cell != before.cell(slot) or face != before.face(slot):
                if slot < before.slots and before.cell(slot) != NOWHERE and before.face(slot) != FACE_DOWN:
                    return False
                if self.freshes == MOST_FRESH:
                    return False
                self.fresh[self.freshes] = slot
                self.freshes += 1
            elif grid.barred(layer, slot) != before.barred(layer, slot):
                return False
        return True

    def joins_more(self, grid: Grid, layer: i64) -> bool:
        """Say whether a new card has joined cards to the reach that lay there before: what led over them is different now."""
        for i in range(self.freshes):
            cell: i64 = grid.cell(self.fresh[i])
            reached: i64 = grid.reached(layer, self.fresh[i])
            for side in range(FOUR_SIDES):
                if reached >> side & 1:
                    other: i64 = grid.slot(beside(cell, side))
                    if other and other < self.surveyed.slots:
                        if grid.reached(layer, other) != self.surveyed.reached(layer, other) and not self.is_fresh(
                            other
                        ):
                            return True
        return False

    def is_fresh(self, slot: i64) -> bool:
        """Say whether a card lies open that did not at the survey."""
        for i in range(self.freshes):
            if self.fresh[i] == slot:
                return True
        return False

    def search(self, grid: Grid, layer: i64, goal: i64) -> i64:
        """Return the cost to a target, searched for anew."""
        self.anew.begin(grid, layer, self.goals[goal], self.groups[goal])
        return self.anew.nearest(grid, self.starts, self.start_count)

    def find_starts(self, grid: Grid, layer: i64) -> None:
        """List the states in which ways begin: where the layer's reach looks into an empty cell."""
        count: i64 = 0
        for place in range(grid.frontiers):
            cell: i64 = grid.frontier(place)
            arrivals: i64 = grid.arrivals(layer, cell)
            for side in range(FOUR_SIDES):
                if arrivals >> side & 1:
                    self.starts[count] = entering(cell, side)
                    count += 1
        self.start_count = count

    def starts_are_near(self) -> bool:
        """Say whether every way begins near enough to the mine to matter."""
        for i in range(self.start_count):
            if not inside(cell_entered(self.starts[i])):
                return False
        return True

    def stands_open(self, grid: Grid, layer: i64, goal: i64) -> bool:
        """Say whether a target has still to be reached; if not, note its distance: none, or FAR where a goal is turned up."""
        cell: i64 = self.goals[goal]
        slot: i64 = grid.slot(cell)
        reached = False
        if self.groups[goal]:
            reached = self.groups[goal] & grid.reached(layer, slot) != 0
        elif slot != 0 and grid.face(slot) == FACE_DOWN:
            reached = grid.arrivals(layer, cell) != 0
        else:
            self.dist[goal] = FAR
            return False
        if reached:
            self.dist[goal] = 0
        return not reached
