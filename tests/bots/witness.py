"""A witness for routes: the plain search from everything that is reached, slow and in one piece, as it was at first.

It shares nothing with `undermine.bots` but the meaning of the numbers: what a card, a scarce card and a barred side cost.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from math import log2

from undermine.kernel.box import FACE_DOWN, Box, fits_edges
from undermine.kernel.grid import Grid, beside, opposite

FAR = 320
Target = tuple[int, int]  # a cell, and the group that counts there; 0: a goal that lies face down


@cache
def crossing(box: Box, counts: tuple[int, ...], key: int, a: int, b: int) -> int:
    """Return the cost of joining two sides of an empty cell with the cards that are left."""
    cards = 0
    for path in range(int(box.paths)):
        turned_both = [box.faces[2 * path + turned] for turned in range(2)]
        if any(fits_edges(face.open, key) and face.joined(a) >> b & 1 for face in turned_both):
            cards += counts[path]
    return 16 + round(6 * max(0.0, log2(12 / cards))) if cards else FAR


def near_the_mine(cell: int) -> bool:
    """Say whether a cell lies in the rectangle in which anybody digs."""
    x, y = (cell + 4) % 64, (cell + 4 + 64 * 8) % 4096 // 64
    return x < 21 and y < 17


class Witness:
    """One search over one board, for one layer."""

    def __init__(self, grid: Grid, layer: int, targets: list[Target], counts: tuple[int, ...]) -> None:
        self.grid = grid
        self.layer = layer
        self.targets = targets
        self.found: dict[Target, int] = {}
        self.best: dict[tuple[int, int], int] = {}
        self.queue: list[tuple[int, int, int]] = []
        self.counts = counts

    def distances(self) -> list[int | None]:
        """Return the cost to every target, FAR where there is no way; nothing for goals that are turned up."""
        for place in range(int(self.grid.frontiers)):
            cell = int(self.grid.frontier(place))
            arrivals = int(self.grid.arrivals(self.layer, cell))
            for side in range(4):
                if arrivals >> side & 1:
                    heappush(self.queue, (0, cell, side))
        while self.queue:
            cost, cell, a = heappop(self.queue)
            if self.best.get((cell, a), FAR) <= cost:
                continue
            self.best[cell, a] = cost
            key = int(self.grid.edge_key(cell))
            for b in range(4):
                step = crossing(self.grid.box, self.counts, key, a, b)
                if b != a and cost + step < FAR:
                    self.leave(cell, b, cost + step)
        return [self.distance(target) for target in self.targets]

    def leave(self, cell: int, side: int, cost: int) -> None:
        """Go out of a cell by a side."""
        there, back = int(beside(cell, side)), int(opposite(side))
        slot = int(self.grid.slot(there))
        if not slot:
            if near_the_mine(there):
                heappush(self.queue, (cost, there, back))
            return
        face = int(self.grid.face(slot))
        if face == FACE_DOWN:
            self.arrive(there, 0, cost)
            return
        bars = int(self.grid.barred(self.layer, slot))
        cost += 40 * (bars >> back & 1)
        if int(self.grid.reached(self.layer, slot)) >> back & 1 or self.best.get((there, back), FAR) <= cost:
            return
        self.best[there, back] = cost
        group = int(self.grid.box.join[face * 4 + back])
        self.arrive(there, group, cost)
        for out in range(4):
            if out != back and group >> out & 1:
                self.leave(there, out, cost + 40 * (bars >> out & 1))

    def arrive(self, cell: int, group: int, cost: int) -> None:
        """Note the way to a target."""
        for target in self.targets:
            if target[0] == cell and target[1] & group == target[1]:
                self.found[target] = min(cost, self.found.get(target, FAR))

    def distance(self, target: Target) -> int | None:
        """Return what was found, or what is plain to see."""
        cell, group = target
        slot = int(self.grid.slot(cell))
        if group:
            return 0 if group & int(self.grid.reached(self.layer, slot)) else self.found.get(target, FAR)
        if int(self.grid.face(slot)) != FACE_DOWN:
            return None
        return 0 if self.grid.arrivals(self.layer, cell) else self.found.get(target, FAR)
