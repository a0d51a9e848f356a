"""Caves: how far a dwarf of the Dark Cave is from a field, over cards that lie there and cards still to be laid.

A step costs STEP; crossing an empty cell costs a card and the steps over it. Webs, wooden bridges and tunnels cost what they
take. Every way is as long in both directions, so one search from a goal serves all dwarfs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.native.routes import CARD, Routes
from undermine.games.cave.box import BOX
from undermine.games.cave.fields import ENTRY, GATES, LADDER, NEAR, WOOD
from undermine.games.cave.position import BIT, Position, lowest_slot
from undermine.games.cave.webs import edge_at, web_on
from undermine.kernel.bits import lowest
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import CELL_MASK, IN_FRONTIER, STEP, WIDTH
from undermine.kernel.moves import TUNNEL

STRIDE: Final = 4  # the cost of one step
LAYING: Final = 8  # what a card still to be laid costs beside its scarcity
WEBBED: Final = 16
WOODEN: Final = 6
DARK: Final = 8  # a tunnel costs a nugget
FAR: Final = 480
FIELDS: Final = 2048  # slot << 5 | field; behind them cell * 4 + the side one comes from
NODES: Final = FIELDS + 16384
ENTRIES: Final = 32768
WIDE: Final = 15  # nobody digs further out than seven cells
HALF: Final = 7


def inside(cell: i64) -> bool:
    """Say whether a cell is near enough to the cave to matter."""
    corner: i64 = (cell + HALF + WIDTH * HALF) & CELL_MASK
    return corner & (WIDTH - 1) < WIDE and corner >> 6 < WIDE


class Walks:
    """Measures distances over fields; the buffers are reused."""

    def __init__(self) -> None:
        self.routes = Routes(BOX)  # for what it costs to cross an empty cell
        self.best: vec[i64] = vec[i64]([i64(0) for _ in range(NODES)])  # stamp << 12 | cost
        self.heads: vec[i64] = vec[i64]([i64(-1) for _ in range(2 * FAR)])
        self.nodes: vec[i64] = vec[i64]([i64(0) for _ in range(ENTRIES)])
        self.links: vec[i64] = vec[i64]([i64(0) for _ in range(ENTRIES)])
        self.entries: i64 = 0
        self.stamp: i64 = 0
        self.last: i64 = 0
        self.limit: i64 = FAR
        self.wanted: vec[i64] = vec[i64]([i64(0) for _ in range(FIELDS)])  # field -> 1 while it is looked for
        self.pending: i64 = 0  # how many are; 0: all fields are of interest

    def want(self, place: i64) -> None:
        """Say before `measure` that this field is looked for; when all such are found the search is over."""
        if not self.wanted[place]:
            self.wanted[place] = 1
            self.pending += 1

    def measure(self, position: Position, source: i64, limit: i64) -> None:
        """Find the cost from a field to every other, as far as the limit."""
        self.stamp += 1
        self.entries = 0
        self.last = 0
        self.limit = limit
        self.push(source, 0)
        choosy = self.pending > 0
        cost: i64 = 0
        while cost <= self.last:
            while self.heads[cost] >= 0:
                entry: i64 = self.heads[cost]
                self.heads[cost] = self.links[entry]
                node: i64 = self.nodes[entry]
                if self.best[node] & 4095 != cost or (choosy and self.pending == 0):
                    continue
                if node >= FIELDS:
                    self.dig(position, node - FIELDS, cost)
                    continue
                if self.wanted[node]:
                    self.wanted[node] = 0
                    self.pending -= 1
                self.walk(position, node, cost)
            cost += 1
        if self.pending > 0:
            self.forget_wanted()

    def forget_wanted(self) -> None:
        """Give up fields that no way leads to."""
        place: i64 = 0
        while place < FIELDS:
            self.wanted[place] = 0
            place += 1
        self.pending = 0

    def distance(self, place: i64) -> i64:
        """Return the cost of a field found by `measure`, FAR where it was not."""
        known: i64 = self.best[place]
        return known & 4095 if known >> 12 == self.stamp else FAR

    def push(self, node: i64, cost: i64) -> None:
        """Note that a node can be had at this cost."""
        known: i64 = self.best[node]
        if cost >= self.limit or self.entries == ENTRIES or (known >> 12 == self.stamp and known & 4095 <= cost):
            return
        self.best[node] = self.stamp << 12 | cost
        entry: i64 = self.entries
        self.entries += 1
        self.nodes[entry] = node
        self.links[entry] = self.heads[cost]
        self.heads[cost] = entry
        if cost > self.last:
            self.last = cost

    def enter(self, position: Position, place: i64, cost: i64) -> None:
        """Step on to a field; half of what it takes is paid on entering, half on leaving, so that both ways cost the same."""
        self.push(place, cost + self.toll(position, place))

    def toll(self, position: Position, place: i64) -> i64:
        """Return half of what standing on a field costs beside the step."""
        face: i64 = position.grid.face(place >> 5)
        if face == FACE_DOWN:
            return 0
        field: i64 = place & 31
        if field == TUNNEL:
            return DARK // 2
        return WOODEN // 4 if WOOD[face] >> field & 1 else 0

    def walk(self, position: Position, place: i64, cost: i64) -> None:
        """Take every step out of a field."""
        grid = position.grid
        slot: i64 = place >> 5
        face: i64 = grid.face(slot)
        cell: i64 = grid.cell(slot)
        total: i64 = cost + STRIDE + self.toll(position, place)
        gates: i64 = 15
        if face != FACE_DOWN:
            gates = i64(GATES[face * 32 + (place & 31)])
            near: i64 = NEAR[face * 32 + (place & 31)]
            while near:
                self.enter(position, slot << 5 | lowest(near), total)
                near &= near - 1
            if i64(LADDER[face]) == place & 31 and LADDER[face]:
                ladders: i64 = position.ladders & ~BIT[slot]
                while ladders:
                    other: i64 = lowest_slot(ladders)
                    self.enter(position, other << 5 | i64(LADDER[grid.face(other)]), total)
                    ladders &= ladders - 1
        side: i64 = 0
        while side < 4:
            if gates >> side & 1:
                self.leave(position, cell, side, total)
            side += 1

    def leave(self, position: Position, cell: i64, side: i64, cost: i64) -> None:
        """Go out of a cell by a side: on to the next card, or into an empty cell where one may be laid."""
        grid = position.grid
        beside: i64 = (cell + STEP[side]) & CELL_MASK
        back: i64 = side ^ 2
        if position.webs > 0 and web_on(position, edge_at(cell, side)) >= 0:
            cost += WEBBED
        slot: i64 = i64(grid.at[beside])
        if slot == 0 or slot == IN_FRONTIER:
            if inside(beside):
                self.push(FIELDS + beside * 4 + back, cost)
            return
        face: i64 = grid.face(slot)
        if face == FACE_DOWN:
            self.push(slot << 5, cost)
            return
        entry: i64 = i64(ENTRY[face * 4 + back])
        if entry:
            self.enter(position, slot << 5 | entry, cost)

    def dig(self, position: Position, state: i64, cost: i64) -> None:
        """Lay a card through an empty cell in every way that is left, and walk over it."""
        cell: i64 = state >> 2
        a: i64 = state & 3
        key: i64 = i64(position.grid.edges[cell])
        b: i64 = 0
        while b < 4:
            if b != a:
                step: i64 = self.routes.step_cost(key, a, b)
                if step < 4 * CARD:
                    self.leave(position, cell, b, cost + LAYING + (step - CARD) // 2 + 2 * STRIDE)
            b += 1
