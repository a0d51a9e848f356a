"""Crossings: what it costs to lay a card through an empty cell, from one side to another.

It costs one card, and more where few of the cards that may still come would do: those that fit the cell's neighbours and join
the side one comes from with the side one leaves by.
"""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import Box, fits_edges

CARD: Final = 16  # the cost of one card that is easy to come by
FAR: Final = 320  # no way, or none that anybody will live to see: twenty cards
PLENTY: Final = 12  # so many fitting cards make a step as cheap as it gets
SCARCE: Final[vec[i64]] = vec[i64](
    [i64(FAR)] + [i64(CARD + round(6 * max(0.0, log2(PLENTY / n)))) for n in range(1, 101)]
)
MOST_PATHS: Final = 100  # more of them make no difference
STEPS: Final = 4096  # key * 16 + a * 4 + b
COST_BITS: Final = 12  # of what is known of a step: above them stands the counting it was found in
COST_MASK: Final = 4095


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


class Crossings:
    """The steps through empty cells with the cards of one box, as many of each as may still come."""

    def __init__(self, box: Box) -> None:
        self.box = box
        # turned * 16 + a * 4 + b -> the paths that join sides a and b, as bits
        self.through: vec[i64] = joining_paths(box)
        self.fitting: vec[i64] = fitting_paths(box)  # turned * 256 + key -> the paths that fit this edge key, as bits
        self.counts: vec[i64] = vec[i64]([i64(count) for count in box.counts])
        self.steps: vec[i64] = vec[i64](
            [i64(0) for _ in range(STEPS)]
        )  # key * 16 + a * 4 + b -> its counting, its cost
        self.counting: i64 = 1  # grows with every change of the counts

    def set_counts(self, counts: vec[i64]) -> None:
        """Say how many of each path card may still be laid."""
        changed = False
        for path in range(self.box.paths):
            if self.counts[path] != counts[path]:
                self.counts[path] = counts[path]
                changed = True
        if changed:
            self.counting += 1

    def step_cost(self, key: i64, a: i64, b: i64) -> i64:
        """Return the cost of joining sides a and b of an empty cell with this edge key."""
        known: i64 = self.steps[key * 16 + a * 4 + b]
        if known >> COST_BITS == self.counting:
            return known & COST_MASK  # nearly always: short enough to be inlined where it is asked for
        return self.count_step(key, a, b)

    def count_step(self, key: i64, a: i64, b: i64) -> i64:
        """Count the paths that would do for a step, and note what it costs until the counts change."""
        bits: i64 = self.fitting[key] & self.through[a * 4 + b]
        bits |= self.fitting[256 + key] & self.through[16 + a * 4 + b]
        paths: i64 = 0
        path: i64 = 0
        while bits:
            if bits & 1:
                paths += self.counts[path]
            bits >>= 1
            path += 1
        cost: i64 = SCARCE[min(MOST_PATHS, paths)]
        self.steps[key * 16 + a * 4 + b] = self.counting << COST_BITS | cost
        self.steps[key * 16 + b * 4 + a] = self.counting << COST_BITS | cost  # as long in both directions
        return cost
