"""Caves: how far a dwarf of the Dark Cave is from a field, over cards that lie there and cards still to be laid.

A step costs STEP; crossing an empty cell costs a card and the steps over it. Webs, wooden bridges and tunnels cost what they
take. Every way is as long in both directions, so one search from a goal serves all dwarfs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.approach import cell_entered, entering, side_entered
from undermine.bots.cheapest import COST_BITS, NONE, ZEROS, Cheapest
from undermine.bots.crossings import CARD, Crossings
from undermine.games.cave.box import BOX
from undermine.games.cave.fields import LADDER, entry_on, gates_on, is_wood, near_on
from undermine.games.cave.places import FACE_DOWN_FIELD, field_of, place_at, slot_of
from undermine.games.cave.position import Position
from undermine.games.cave.webs import edge_at
from undermine.kernel.bits import BIT, lowest, lowest_of_many
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import CELL_MASK, EDGES, FOUR_SIDES, IN_FRONTIER, ROW_BITS, WIDTH, beside, opposite
from undermine.kernel.moves import TUNNEL

STRIDE: Final = 4  # the cost of one step
LAYING: Final = 8  # what a card still to be laid costs beside its scarcity
WEBBED: Final = 16
WOODEN: Final = 6
DARK: Final = 8  # a tunnel costs a nugget
FAR: Final = 480
FIELDS: Final = 2048  # places (see games.cave.places); behind them the states of `Approach`
NODES: Final = FIELDS + 16384
ENTRIES: Final = 32768
WIDE: Final = 15  # nobody digs further out than seven cells
HALF: Final = 7
CROSSINGS: Final = Crossings(BOX)  # with all the cards of the box


def inside(cell: i64) -> bool:
    """Say whether a cell is near enough to the cave to matter."""
    corner: i64 = (cell + HALF + WIDTH * HALF) & CELL_MASK
    return corner & (WIDTH - 1) < WIDE and corner >> ROW_BITS < WIDE


class Walks:
    """Measures distances over fields; the buffers are reused."""

    def __init__(self) -> None:
        self.cheapest = Cheapest(NODES, FAR, ENTRIES)
        self.wanted: vec[i64] = ZEROS[:FIELDS]  # field -> the last search that looks for it
        self.pending: i64 = 0  # how many fields the next search looks for; 0: all are of interest

    def want(self, place: i64) -> None:
        """Say before `measure` that this field is looked for; when all such are found the search is over."""
        search: i64 = self.cheapest.search + 1
        if self.wanted[place] != search:
            self.wanted[place] = search
            self.pending += 1

    def want_one(self) -> None:
        """Say that one of the fields looked for is enough: the nearest."""
        if self.pending:
            self.pending = 1

    def measure(self, position: Position, source: i64, limit: i64) -> None:
        """Find the cost from a field to every other, as far as the limit."""
        cheapest = self.cheapest
        cheapest.begin(limit)
        cheapest.push(source, 0)
        pending: i64 = self.pending
        self.pending = 0
        node: i64 = cheapest.take()
        while node != NONE:
            if node >= FIELDS:
                self.dig(position, node - FIELDS, cheapest.cost)
            else:
                if self.wanted[node] == cheapest.search:
                    self.wanted[node] = 0
                    pending -= 1
                    if pending == 0:
                        return  # all that was looked for is found
                self.walk(position, node, cheapest.cost)
            node = cheapest.take()

    def distance(self, place: i64) -> i64:
        """Return the cost of a field found by `measure`, FAR where it was not."""
        return self.cheapest.cost_of(place, FAR)

    def enter(self, position: Position, place: i64, cost: i64) -> None:
        """Step on to a field; half of what it takes is paid on entering, half on leaving, so that both ways cost the same."""
        self.cheapest.push(place, cost + self.toll(position, place))

    def toll(self, position: Position, place: i64) -> i64:
        """Return half of what standing on a field costs beside the step."""
        face: i64 = position.grid.face(slot_of(place))
        if face == FACE_DOWN:
            return 0
        field: i64 = field_of(place)
        if field == TUNNEL:
            return DARK // 2
        return i64(WOODEN // 4) if is_wood(face, field) else i64(0)

    def walk(self, position: Position, place: i64, cost: i64) -> None:
        """Take every step out of a field."""
        grid = position.grid
        slot: i64 = slot_of(place)
        face: i64 = grid.face(slot)
        cell: i64 = grid.cell(slot)
        total: i64 = cost + STRIDE + self.toll(position, place)
        gates: i64 = 15
        if face != FACE_DOWN:
            gates = gates_on(face, field_of(place))
            near: i64 = near_on(face, field_of(place))
            while near:
                self.enter(position, place_at(slot, lowest(near)), total)
                near &= near - 1
            if i64(LADDER[face]) == field_of(place) and LADDER[face]:
                ladders: i64 = position.ladders & ~BIT[slot]
                while ladders:
                    other: i64 = lowest_of_many(ladders)
                    self.enter(position, place_at(other, i64(LADDER[grid.face(other)])), total)
                    ladders &= ladders - 1
        for side in range(FOUR_SIDES):
            if gates >> side & 1:
                self.leave(position, cell, side, total)

    def leave(self, position: Position, cell: i64, side: i64, cost: i64) -> None:
        """Go out of a cell by a side: on to the next card, or into an empty cell where one may be laid."""
        grid = position.grid
        there: i64 = beside(cell, side)
        back: i64 = opposite(side)
        if position.webs and position.is_webbed(edge_at(cell, side)):
            cost += WEBBED
        slot: i64 = grid.slot(there)
        if slot == 0:
            if inside(there):
                self.cheapest.push(FIELDS + entering(there, back), cost)
            return
        face: i64 = grid.face(slot)
        if face == FACE_DOWN:
            self.cheapest.push(place_at(slot, FACE_DOWN_FIELD), cost)
            return
        entry: i64 = entry_on(face, back)
        if entry:
            self.enter(position, place_at(slot, entry), cost)

    def dig(self, position: Position, state: i64, cost: i64) -> None:
        """Lay a card through an empty cell in every way that is left, and walk over it.

        `leave` and `Cheapest.push` by hand where the next cell is empty too, as nearly always: this takes most of the time.
        """
        cheapest = self.cheapest
        best = cheapest.best
        grid = position.grid
        ground = grid.ground
        steps = CROSSINGS.steps
        counting: i64 = CROSSINGS.counting << COST_BITS
        found: i64 = cheapest.search << COST_BITS
        webs: i64 = position.webs
        cell: i64 = cell_entered(state)
        a: i64 = side_entered(state)
        key: i64 = i64(ground[EDGES + cell])
        cost += LAYING + 2 * STRIDE
        for b in range(FOUR_SIDES):
            if b == a:
                continue
            there: i64 = beside(cell, b)
            node: i64 = FIELDS + entering(there, opposite(b))
            known: i64 = best[node] - found  # what it costs, where this search has found it
            if 0 <= known <= cost:
                continue
            step: i64 = steps[key * FOUR_SIDES * FOUR_SIDES + a * FOUR_SIDES + b] - counting
            if step < 0:
                step = CROSSINGS.count_step(key, a, b)
            if step >= 4 * CARD:
                continue
            step = cost + (step - CARD) // 2
            slot: i64 = i64(ground[there])
            if slot != 0 and slot != IN_FRONTIER:
                self.leave(position, cell, b, step)
            elif inside(there):
                if webs and position.is_webbed(edge_at(cell, b)):
                    step += WEBBED
                if (known < 0 or known > step) and step < cheapest.limit and cheapest.entries != cheapest.room:
                    entry: i64 = cheapest.entries
                    best[node] = found | step
                    cheapest.nodes[entry] = node
                    cheapest.links[entry] = cheapest.heads[step]
                    cheapest.heads[step] = entry
                    cheapest.entries = entry + 1
                    cheapest.last = max(cheapest.last, step)
