"""Cheapest: the nodes of a search in the order of what they cost, in buckets that are reused from search to search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
COST_BITS: Final = 12  # of what is known of a node: above them stands the search that found it
COST_MASK: Final = 4095


MOST_NODES: Final = 32768
ZEROS: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(MOST_NODES)])  # a slice of it is quickly made


class Cheapest:
    """Nodes that a search has found and not yet gone on from; one instance serves one thread."""

    def __init__(self, nodes: i64, costs: i64, room: i64) -> None:
        self.best: vec[i64] = ZEROS[:nodes]  # node -> the last search that found it, its cost
        self.heads: vec[i64] = vec[i64]([i64(NONE) for _ in range(costs)])  # cost -> the entry noted last
        self.nodes: vec[i64] = ZEROS[:room]
        self.links: vec[i64] = ZEROS[:room]  # entry -> the one noted before it at its cost
        self.room: i64 = room  # for so many entries
        self.entries: i64 = 0
        self.search: i64 = 0
        self.limit: i64 = costs  # what costs so much is too far
        self.cost: i64 = 0  # of the node taken last
        self.last: i64 = 0  # the greatest cost noted so far

    def begin(self, limit: i64) -> None:
        """Begin a search that goes as far as this; what is left of the one before is given up."""
        for cost in range(self.cost, self.last + 1):
            self.heads[cost] = NONE
        self.search += 1
        self.entries = 0
        self.limit = limit
        self.cost = 0
        self.last = 0

    def push(self, node: i64, cost: i64) -> bool:
        """Note that a node can be had at this cost, to go on from it; say whether that is news."""
        known: i64 = self.best[node]  # not by calls of `improves` and the like: this is the hottest place of all bots
        if known >> COST_BITS == self.search and known & COST_MASK <= cost:
            return False
        if cost >= self.limit or self.entries == self.room:
            return False
        self.best[node] = self.search << COST_BITS | cost
        entry: i64 = self.entries
        self.entries += 1
        self.nodes[entry] = node
        self.links[entry] = self.heads[cost]
        self.heads[cost] = entry
        if cost > self.last:
            self.last = cost
        return True

    def is_had(self, node: i64, cost: i64) -> bool:
        """Say whether a node can be had for no more than this already: then nothing has to be worked out."""
        known: i64 = self.best[node]
        return known >> COST_BITS == self.search and known & COST_MASK <= cost

    def improves(self, node: i64, cost: i64) -> bool:
        """Say whether a node was not had for so little before, and note its cost without going on from it later."""
        known: i64 = self.best[node]
        if cost >= self.limit or (known >> COST_BITS == self.search and known & COST_MASK <= cost):
            return False
        self.best[node] = self.search << COST_BITS | cost
        return True

    def take(self) -> i64:
        """Take the cheapest node that is left, NONE at the end; `cost` says what it costs."""
        return self.take_below(self.limit)

    def take_below(self, limit: i64) -> i64:
        """Take the cheapest node that is left and costs less than this, or NONE; all that is left costs at least `cost`."""
        while self.cost < limit:
            if self.cost > self.last:
                self.cost = self.limit
                return NONE
            entry: i64 = self.heads[self.cost]
            if entry == NONE:
                self.cost += 1
            else:
                self.heads[self.cost] = self.links[entry]
                node: i64 = self.nodes[entry]
                if self.best[node] & COST_MASK == self.cost:  # it has not been had for less since
                    return node
        return NONE

    def cost_of(self, node: i64, otherwise: i64) -> i64:
        """Return what a node costs, as far as the search has found it."""
        known: i64 = self.best[node]
        return known & COST_MASK if known >> COST_BITS == self.search else otherwise
