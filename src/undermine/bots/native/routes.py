"""Routes: how many cards a path still needs to each face-down goal, dead ends and unseen cards counted.

A step through an empty cell costs one card, and more where few of the cards that may still come would do: those that fit the
cell's neighbours and join the side one comes from with the side one leaves by. Cards that lie there are walked for nothing;
a door or a troll costs what a key or a bribe is worth. A target is a face-down goal, or a group of a card that lies open.
"""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import FACE_DOWN, Box
from undermine.kernel.grid import BARS, CELL_MASK, FRONTIER, IN_FRONTIER, REACH, SLOTS, STEP, WIDTH, Grid

CARD: Final = 16  # the cost of one card that is easy to come by
FAR: Final = 320  # no way, or none that anybody will live to see: twenty cards
PLENTY: Final = 12  # so many fitting cards make a step as cheap as it gets
SCARCE: Final[vec[i64]] = vec[i64](
    [i64(FAR)] + [i64(CARD + round(6 * max(0.0, log2(PLENTY / n)))) for n in range(1, 101)]
)
STATES: Final = 16384  # cell * 4 + the side one comes from
ENTRIES: Final = 16384
MOST_GOALS: Final = 32
BAR: Final = 40  # a side barred by a door or a troll
# Nobody digs further out than this; it bounds the search.
WEST: Final = 4
WIDE: Final = 21
SOUTH: Final = 8
HIGH: Final = 17


def inside(cell: i64) -> bool:
    """Say whether a cell is near enough to the mine to matter."""
    corner: i64 = (cell + WEST + WIDTH * SOUTH) & CELL_MASK
    return corner & (WIDTH - 1) < WIDE and corner >> 6 < HIGH


def joining_paths(box: Box) -> vec[i64]:
    """List for either way round and any two sides which paths join them."""
    table: list[int] = []
    for turned in range(2):
        for a in range(4):
            for b in range(4):
                bits = 0
                for path in range(int(box.paths)):
                    if box.faces[2 * path + turned].joined(a) >> b & 1:
                        bits |= 1 << path
                table.append(bits)
    return vec[i64]([i64(bits) for bits in table])


def fitting_paths(box: Box) -> vec[i64]:
    """List for either way round and every edge key (which sides matter, << 4 which must be open) which paths fit it."""
    table: list[int] = []
    for turned in range(2):
        for key in range(256):
            bits = 0
            for path in range(int(box.paths)):
                if box.faces[2 * path + turned].open & key & 15 == key >> 4:
                    bits |= 1 << path
            table.append(bits)
    return vec[i64]([i64(bits) for bits in table])


class Routes:
    """Measures one box's tables; the buffers are reused, so one instance serves one thread."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.through: vec[i64] = joining_paths(
            box
        )  # turned * 16 + a * 4 + b -> the paths that join sides a and b, as bits
        self.fitting: vec[i64] = fitting_paths(box)  # turned * 256 + key -> the paths that fit this edge key, as bits
        self.counts: vec[i64] = vec[i64]([i64(count) for count in box.counts])
        self.steps: vec[i64] = vec[i64]([i64(0) for _ in range(4096)])  # key * 16 + a * 4 + b -> cost, 0 not yet known
        self.best: vec[i64] = vec[i64]([i64(0) for _ in range(STATES)])  # stamp << 12 | cost
        self.heads: vec[i64] = vec[i64]([i64(-1) for _ in range(2 * FAR + 1)])
        self.states: vec[i64] = vec[i64]([i64(0) for _ in range(ENTRIES)])
        self.links: vec[i64] = vec[i64]([i64(0) for _ in range(ENTRIES)])
        self.goals: vec[i64] = vec[i64]([i64(-1) for _ in range(MOST_GOALS)])  # their cells
        self.groups: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_GOALS)])  # 0: it lies face down
        self.dist: vec[i64] = vec[i64]([i64(FAR) for _ in range(MOST_GOALS)])
        self.count: i64 = 0
        self.entries: i64 = 0
        self.stamp: i64 = 0
        self.last: i64 = 0
        self.missing: i64 = 0  # the goals whose cost is not settled yet, as bits
        self.layer: i64 = 0
        self.barred: i64 = -1  # an empty cell that no route may use

    def set_goals(self, cells: vec[i64]) -> None:
        """Say where the goals lie."""
        self.count = i64(len(cells))
        i: i64 = 0
        while i < self.count:
            self.goals[i] = cells[i]
            self.groups[i] = 0
            i += 1

    def add_target(self, cell: i64, group: i64) -> None:
        """Add a group of a card that lies open to what is to be reached."""
        if self.count < MOST_GOALS:
            self.goals[self.count] = cell
            self.groups[self.count] = group
            self.count += 1

    def set_counts(self, counts: vec[i64]) -> None:
        """Say how many of each path card may still be laid."""
        i: i64 = 0
        changed = False
        while i < self.box.paths:
            if self.counts[i] != counts[i]:
                self.counts[i] = counts[i]
                changed = True
            i += 1
        if changed:
            i = 0
            while i < 4096:
                self.steps[i] = 0
                i += 1

    def step_cost(self, key: i64, a: i64, b: i64) -> i64:
        """Return the cost of joining sides a and b of an empty cell with this edge key."""
        at: i64 = key * 16 + a * 4 + b
        cost: i64 = self.steps[at]
        if cost == 0:
            bits: i64 = self.fitting[key] & self.through[a * 4 + b]
            bits |= self.fitting[256 + key] & self.through[16 + a * 4 + b]
            n: i64 = 0
            path: i64 = 0
            while bits >> path:
                if bits >> path & 1:
                    n += self.counts[path]
                path += 1
            cost = SCARCE[n if n < 100 else 100]
            self.steps[at] = cost
        return cost

    def measure(self, grid: Grid, layer: i64) -> None:
        """Fill `dist` with the cost to every goal that lies face down; FAR where no way is left."""
        self.stamp += 1
        self.entries = 0
        self.last = 0
        self.missing = 0
        self.layer = layer
        goal: i64 = 0
        while goal < self.count:
            self.dist[goal] = FAR
            slot: i64 = i64(grid.at[self.goals[goal]])
            if self.groups[goal]:
                if self.groups[goal] & i64(grid.cards[REACH + layer * SLOTS + slot]):
                    self.dist[goal] = 0
                else:
                    self.missing |= 1 << goal
            elif slot != 0 and slot != IN_FRONTIER and i64(grid.cards[slot]) == FACE_DOWN:
                if grid.arrivals(layer, self.goals[goal]):
                    self.dist[goal] = 0
                else:
                    self.missing |= 1 << goal
            goal += 1
        i: i64 = FRONTIER
        end: i64 = FRONTIER + grid.frontiers
        while i < end:
            cell: i64 = i64(grid.cells[i])
            arrivals: i64 = grid.arrivals(layer, cell)
            side: i64 = 0
            while arrivals >> side:
                if arrivals >> side & 1:
                    self.push(cell * 4 + side, 0)
                side += 1
            i += 1
        self.search(grid)

    def push(self, state: i64, cost: i64) -> None:
        """Note that a state can be had at this cost."""
        known: i64 = self.best[state]
        if known >> 12 == self.stamp and known & 4095 <= cost:
            return
        if state >> 2 == self.barred or self.entries == ENTRIES:
            return
        self.best[state] = self.stamp << 12 | cost
        entry: i64 = self.entries
        self.entries += 1
        self.states[entry] = state
        self.links[entry] = self.heads[cost]
        self.heads[cost] = entry
        if cost > self.last:
            self.last = cost

    def search(self, grid: Grid) -> None:
        """Take the cheapest states first until every goal is found or all is too far."""
        cost: i64 = 0
        while cost <= self.last:
            if self.heads[cost] >= 0:
                if self.missing:
                    self.settle(cost)
                if not self.missing:
                    self.heads[cost] = -1  # what is left is no cheaper: forget it
                while self.heads[cost] >= 0:
                    entry: i64 = self.heads[cost]
                    self.heads[cost] = self.links[entry]
                    state: i64 = self.states[entry]
                    if self.best[state] & 4095 == cost:
                        self.widen(grid, state, cost)
            cost += 1

    def settle(self, cost: i64) -> None:
        """Note which goals cannot be had for less."""
        goal: i64 = 0
        while goal < self.count:
            if self.dist[goal] <= cost:
                self.missing &= ~(1 << goal)
            goal += 1

    def widen(self, grid: Grid, state: i64, cost: i64) -> None:
        """Lay a card through an empty cell in every way that is left."""
        cell: i64 = state >> 2
        a: i64 = state & 3
        key: i64 = i64(grid.edges[cell])
        b: i64 = 0
        while b < 4:
            if b != a:
                total: i64 = cost + self.step_cost(key, a, b)
                if total < FAR:
                    self.leave(grid, cell, b, total)
            b += 1

    def leave(self, grid: Grid, cell: i64, side: i64, cost: i64) -> None:
        """Go out of a cell by a side: into an empty cell, through a card that lies there, or to a goal."""
        beside: i64 = (cell + STEP[side]) & CELL_MASK
        slot: i64 = i64(grid.at[beside])
        back: i64 = side ^ 2
        if slot == 0 or slot == IN_FRONTIER:
            if inside(beside):
                self.push(beside * 4 + back, cost)
            return
        face: i64 = i64(grid.cards[slot])
        if face == FACE_DOWN:
            self.arrive(beside, 0, cost)
            return
        if i64(grid.cards[REACH + self.layer * SLOTS + slot]) >> back & 1:
            return  # already reached: nothing new
        bars: i64 = i64(grid.cards[BARS + self.layer * SLOTS + slot])
        if bars >> back & 1:
            cost += BAR
        known: i64 = self.best[beside * 4 + back]  # cards on the table use the states of their cell
        if cost >= FAR or (known >> 12 == self.stamp and known & 4095 <= cost):
            return
        self.best[beside * 4 + back] = self.stamp << 12 | cost
        group: i64 = i64(self.box.join[face * 4 + back])
        self.arrive(beside, group, cost)
        out: i64 = 0
        while out < 4:
            if out != back and group >> out & 1:
                self.leave(grid, beside, out, cost + BAR if bars >> out & 1 else cost)
            out += 1

    def arrive(self, cell: i64, group: i64, cost: i64) -> None:
        """Note the way to a target."""
        goal: i64 = 0
        while goal < self.count:
            if self.goals[goal] == cell and cost < self.dist[goal] and self.groups[goal] & group == self.groups[goal]:
                self.dist[goal] = cost
            goal += 1
