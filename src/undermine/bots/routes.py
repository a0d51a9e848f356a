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

from undermine.bots.cheapest import NONE, Cheapest
from undermine.kernel.box import FACE_DOWN, Box, fits_edges
from undermine.kernel.grid import CELL_MASK, ROW_BITS, STEP, WIDTH, Grid

CARD: Final = 16  # the cost of one card that is easy to come by
FAR: Final = 320  # no way, or none that anybody will live to see: twenty cards
PLENTY: Final = 12  # so many fitting cards make a step as cheap as it gets
SCARCE: Final[vec[i64]] = vec[i64](
    [i64(FAR)] + [i64(CARD + round(6 * max(0.0, log2(PLENTY / n)))) for n in range(1, 101)]
)
STEPS: Final = 4096  # key * 16 + a * 4 + b
STATES: Final = 16384  # cell * 4 + the side one comes from
ENTRIES: Final = 16384
MOST_GOALS: Final = 32
BAR: Final = 40  # a side barred by a door or a troll
SIDE_BITS: Final = 2
SIDE_MASK: Final = 3
# Nobody digs further out than this; it bounds the search.
WEST: Final = 4
WIDE: Final = 21
SOUTH: Final = 8
HIGH: Final = 17


def inside(cell: i64) -> bool:
    """Say whether a cell is near enough to the mine to matter."""
    corner: i64 = (cell + WEST + WIDTH * SOUTH) & CELL_MASK
    return corner & (WIDTH - 1) < WIDE and corner >> ROW_BITS < HIGH


def entering(cell: i64, side: i64) -> i64:
    """Return the state of a search that comes into a cell by a side."""
    return cell << SIDE_BITS | side


def cell_entered(state: i64) -> i64:
    """Return the cell of a state."""
    return state >> SIDE_BITS


def side_entered(state: i64) -> i64:
    """Return the side by which a state came into its cell."""
    return state & SIDE_MASK


def joining_paths(box: Box) -> vec[i64]:
    """List for either way round and any two sides which paths join them."""
    lookup: list[int] = []
    for turned in range(2):
        for a in range(4):
            for b in range(4):
                bits = 0
                for path in range(int(box.paths)):
                    if box.faces[2 * path + turned].joined(a) >> b & 1:
                        bits |= 1 << path
                lookup.append(bits)
    return vec[i64]([i64(bits) for bits in lookup])


def fitting_paths(box: Box) -> vec[i64]:
    """List for either way round and every edge key (see `kernel/box.py`) which paths fit it."""
    lookup: list[int] = []
    for turned in range(2):
        for key in range(256):
            bits = 0
            for path in range(int(box.paths)):
                if fits_edges(box.faces[2 * path + turned].open, key):
                    bits |= 1 << path
            lookup.append(bits)
    return vec[i64]([i64(bits) for bits in lookup])


class Routes:
    """Measures ways over boards of one box; the buffers are reused, so one instance serves one thread."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.through: vec[i64] = joining_paths(
            box
        )  # turned * 16 + a * 4 + b -> the paths that join sides a and b, as bits
        self.fitting: vec[i64] = fitting_paths(box)  # turned * 256 + key -> the paths that fit this edge key, as bits
        self.counts: vec[i64] = vec[i64]([i64(count) for count in box.counts])
        self.steps: vec[i64] = vec[i64]([i64(0) for _ in range(STEPS)])  # key * 16 + a * 4 + b -> cost, 0 not yet known
        self.cheapest = Cheapest(STATES, FAR, ENTRIES)
        self.goals: vec[i64] = vec[i64]([i64(-1) for _ in range(MOST_GOALS)])  # their cells
        self.groups: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_GOALS)])  # 0: it lies face down
        self.dist: vec[i64] = vec[i64]([i64(FAR) for _ in range(MOST_GOALS)])
        self.count: i64 = 0
        self.missing: i64 = 0  # the goals whose cost is not settled yet, as bits
        self.layer: i64 = 0

    def set_goals(self, cells: vec[i64]) -> None:
        """Say where the goals lie."""
        self.count = i64(len(cells))
        for i in range(self.count):
            self.goals[i] = cells[i]
            self.groups[i] = 0

    def add_target(self, cell: i64, group: i64) -> None:
        """Add a group of a card that lies open to what is to be reached."""
        if self.count < MOST_GOALS:
            self.goals[self.count] = cell
            self.groups[self.count] = group
            self.count += 1

    def set_counts(self, counts: vec[i64]) -> None:
        """Say how many of each path card may still be laid."""
        changed = False
        for path in range(self.box.paths):
            if self.counts[path] != counts[path]:
                self.counts[path] = counts[path]
                changed = True
        if changed:
            for at in range(i64(STEPS)):
                self.steps[at] = 0

    def step_cost(self, key: i64, a: i64, b: i64) -> i64:
        """Return the cost of joining sides a and b of an empty cell with this edge key."""
        cost: i64 = self.steps[key * 16 + a * 4 + b]
        if cost == 0:
            return self.count_step(key, a, b)
        return cost  # nearly always: short enough to be inlined where it is asked for

    def count_step(self, key: i64, a: i64, b: i64) -> i64:
        """Count the paths that would do for a step, and note what it costs until the counts change."""
        bits: i64 = self.fitting[key] & self.through[a * 4 + b]
        bits |= self.fitting[256 + key] & self.through[16 + a * 4 + b]
        paths: i64 = 0
        for path in range(self.box.paths):
            if bits >> path & 1:
                paths += self.counts[path]
        cost: i64 = SCARCE[paths if paths < 100 else 100]
        self.steps[key * 16 + a * 4 + b] = cost
        return cost

    def measure(self, grid: Grid, layer: i64) -> None:
        """Fill `dist` with the cost to every goal that lies face down; FAR where no way is left."""
        self.cheapest.begin(FAR)
        self.missing = 0
        self.layer = layer
        for goal in range(self.count):
            self.dist[goal] = FAR
            slot: i64 = grid.slot(self.goals[goal])
            if self.groups[goal]:
                if self.groups[goal] & grid.reached(layer, slot):
                    self.dist[goal] = 0
                else:
                    self.missing |= 1 << goal
            elif slot != 0 and grid.face(slot) == FACE_DOWN:
                if grid.arrivals(layer, self.goals[goal]):
                    self.dist[goal] = 0
                else:
                    self.missing |= 1 << goal
        for place in range(grid.frontiers):
            cell: i64 = grid.frontier(place)
            arrivals: i64 = grid.arrivals(layer, cell)
            for side in range(i64(4)):
                if arrivals >> side & 1:
                    self.cheapest.push(entering(cell, side), 0)
        self.search(grid)

    def search(self, grid: Grid) -> None:
        """Take the cheapest states first until every goal is found or all is too far."""
        cheapest = self.cheapest
        settled: i64 = -1
        state: i64 = cheapest.take()
        while state != NONE:
            if cheapest.cost > settled:
                settled = cheapest.cost
                self.settle(settled)
                if not self.missing:
                    cheapest.give_up()  # what is left is no cheaper
                    return
            self.widen(grid, state, cheapest.cost)
            state = cheapest.take()

    def settle(self, cost: i64) -> None:
        """Note which goals cannot be had for less."""
        for goal in range(self.count):
            if self.dist[goal] <= cost:
                self.missing &= ~(1 << goal)

    def widen(self, grid: Grid, state: i64, cost: i64) -> None:
        """Lay a card through an empty cell in every way that is left."""
        cell: i64 = cell_entered(state)
        a: i64 = side_entered(state)
        key: i64 = grid.edge_key(cell)
        for b in range(i64(4)):
            if b != a:
                total: i64 = cost + self.step_cost(key, a, b)
                if total < FAR:
                    self.leave(grid, cell, b, total)

    def leave(self, grid: Grid, cell: i64, side: i64, cost: i64) -> None:
        """Go out of a cell by a side: into an empty cell, through a card that lies there, or to a goal."""
        beside: i64 = (cell + STEP[side]) & CELL_MASK
        slot: i64 = grid.slot(beside)
        back: i64 = side ^ 2
        state: i64 = entering(beside, back)
        if slot == 0:
            if inside(beside):
                self.cheapest.push(state, cost)
            return
        face: i64 = grid.face(slot)
        if face == FACE_DOWN:
            self.arrive(beside, 0, cost)
            return
        if grid.reached(self.layer, slot) >> back & 1:
            return  # already reached: nothing new
        bars: i64 = grid.barred(self.layer, slot)
        if bars >> back & 1:
            cost += BAR
        if not self.cheapest.improves(state, cost):
            return
        group: i64 = i64(self.box.join[face * 4 + back])
        self.arrive(beside, group, cost)
        for out in range(i64(4)):
            if out != back and group >> out & 1:
                self.leave(grid, beside, out, cost + BAR if bars >> out & 1 else cost)

    def arrive(self, cell: i64, group: i64, cost: i64) -> None:
        """Note the way to a target."""
        for goal in range(self.count):
            if self.goals[goal] == cell and cost < self.dist[goal] and self.groups[goal] & group == self.groups[goal]:
                self.dist[goal] = cost
