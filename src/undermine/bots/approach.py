"""Approach: the cheapest ways to one target, found from the target backwards, as far as somebody asks.

A state is an empty cell and the side by which one comes into it; from there one card after another is laid, and cards that lie
there already are walked for nothing. Every way is as long in both directions, so one search from the target serves all states.
It looks first where ways begin, beside the cards that lie on the board: the order of the states is what they cost to the target
and at least cost from there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.cheapest import COST_BITS, COST_MASK, NONE, ZEROS, Cheapest
from undermine.bots.crossings import CARD, FAR, Crossings
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import CELL_MASK, EDGES, FOUR_SIDES, IN_FRONTIER, ROW_BITS, WIDTH, Grid, beside, opposite

STATES: Final = 16384  # cell * 4 + the side one comes from
ENTRIES: Final = 8192  # a state is noted at most once for every side one can leave it by
BAR: Final = 40  # a side barred by a door or a troll
SIDE_BITS: Final = 2
SIDE_MASK: Final = 3
ARRIVED: Final = -1  # what follows on the last card of a way
# Nobody digs further out than this; it bounds the search.
WEST: Final = 4
WIDE: Final = 21
SOUTH: Final = 8
HIGH: Final = 17
MARGIN: Final = (
    3  # cells from the cards that lie open to where a way can begin once another is laid, and a goal turned up
)


def column(cell: i64) -> i64:
    """Return how far a cell lies from the western rim of what matters."""
    return (cell + WEST) & (WIDTH - 1)


def row(cell: i64) -> i64:
    """Return how far a cell lies from the southern rim of what matters."""
    return (cell + WEST + WIDTH * SOUTH & CELL_MASK) >> ROW_BITS


def inside(cell: i64) -> bool:
    """Say whether a cell is near enough to the mine to matter."""
    return column(cell) < WIDE and row(cell) < HIGH


def entering(cell: i64, side: i64) -> i64:
    """Return the state of a search that comes into a cell by a side."""
    return cell << SIDE_BITS | side


def cell_entered(state: i64) -> i64:
    """Return the cell of a state."""
    return state >> SIDE_BITS


def side_entered(state: i64) -> i64:
    """Return the side by which a state came into its cell."""
    return state & SIDE_MASK


def way_home(cell: i64, west: i64, east: i64, south: i64, north: i64) -> i64:
    """Return what a way from a cell into a rectangle at least costs."""
    x: i64 = column(cell)
    y: i64 = row(cell)
    steps: i64 = 0
    if x > east:
        steps = x - east
    elif x < west:
        steps = west - x
    if y > north:
        steps += y - north
    elif y < south:
        steps += south - y
    return steps * CARD


class Home:
    """Where ways begin: the rectangle around the cards that lie open, and what it at least costs to come there."""

    def __init__(self) -> None:
        self.west: i64 = 0
        self.east: i64 = WIDTH
        self.south: i64 = 0
        self.north: i64 = WIDTH  # as `span_all` says

    def span(self, grid: Grid) -> None:
        """Draw it around a board, with room for what a move adds; around everything where a card lies too far out."""
        self.west, self.east, self.south, self.north = WIDTH, 0, WIDTH, 0
        for slot in range(1, grid.slots):
            cell: i64 = grid.cell(slot)
            if cell >= 0 and grid.face(slot) != FACE_DOWN:
                if not inside(cell):
                    self.span_all()
                    return
                self.west = min(self.west, column(cell) - MARGIN)
                self.east = max(self.east, column(cell) + MARGIN)
                self.south = min(self.south, row(cell) - MARGIN)
                self.north = max(self.north, row(cell) + MARGIN)

    def span_all(self) -> None:
        """Draw it around everything."""
        self.west, self.east, self.south, self.north = 0, WIDTH, 0, WIDTH

    def cost_home(self, cell: i64) -> i64:
        """Return what a way from here to a cell at least costs; over cards, which is for nothing, one walks only at home."""
        return way_home(cell, self.west, self.east, self.south, self.north)


class Approach:
    """The ways to a target over one board; the buffers are reused, so one instance serves one thread."""

    def __init__(self, crossings: Crossings) -> None:
        self.crossings = crossings
        self.home = Home()
        self.cheapest = Cheapest(STATES, FAR, ENTRIES)
        # state -> the state that follows, or ARRIVED; << SIDE_BITS the side by which one leaves the cell
        self.follows: vec[i64] = ZEROS[:STATES]
        self.layer: i64 = 0
        self.start: i64 = 0  # from which `nearest` found the cheapest way

    def begin(self, grid: Grid, layer: i64, cell: i64, group: i64) -> None:
        """Begin at a goal that lies face down (its group is 0), or at a group of a card that lies open."""
        self.cheapest.begin(FAR)
        self.home.span(grid)
        self.layer = layer
        slot: i64 = grid.slot(cell)
        bars: i64 = grid.barred(layer, slot)
        for side in range(FOUR_SIDES):
            if not group:
                self.come_from(grid, cell, side, 0, ARRIVED)
            elif i64(grid.box.join[grid.face(slot) * FOUR_SIDES + side]) & group == group:
                self.come_from(grid, cell, side, i64(BAR) if bars >> side & 1 else i64(0), ARRIVED)

    def begin_at_reach(self, grid: Grid, layer: i64, starts: vec[i64], count: i64) -> None:
        """Begin wherever a layer's reach looks into an empty cell: what it costs from there is what it costs to there."""
        self.cheapest.begin(FAR)
        self.home.span_all()
        self.layer = layer
        for i in range(count):
            side: i64 = side_entered(starts[i])
            self.come_from(grid, beside(cell_entered(starts[i]), side), opposite(side), 0, ARRIVED)

    def nearest(self, grid: Grid, starts: vec[i64], count: i64) -> i64:
        """Return what the way from the cheapest of these states costs, FAR where there is none; search as far as needed."""
        cheapest = self.cheapest
        while True:
            best: i64 = FAR
            for i in range(count):
                cost: i64 = cheapest.cost_of(starts[i], FAR)
                if cost < best:
                    best = cost
                    self.start = starts[i]
            known: i64 = cheapest.cost  # whatever is not dearer than this is settled
            if best <= known:
                return best
            self.widen(grid, min(known + CARD, best))

    def widen(self, grid: Grid, limit: i64) -> None:
        """Go back from the cheapest states until all that cost less than a limit are settled.

        `Cheapest.take_below`, `come_from` and `Cheapest.push` by hand, with everything taken out of its object once: of all that
        bots reckon this loop takes the most time, and so written it takes half of it.
        """
        cheapest = self.cheapest
        home = self.home
        west, east, south, north = home.west, home.east, home.south, home.north
        best = cheapest.best
        heads = cheapest.heads
        nodes = cheapest.nodes
        links = cheapest.links
        follows = self.follows
        ground = grid.ground
        steps = self.crossings.steps
        counting: i64 = self.crossings.counting << COST_BITS
        found: i64 = cheapest.search << COST_BITS
        most: i64 = cheapest.limit
        room: i64 = cheapest.room
        entries: i64 = cheapest.entries
        last: i64 = cheapest.last
        at: i64 = cheapest.cost
        while at < limit:
            if at > last:
                at = most
                break
            entry: i64 = heads[at]
            if entry == NONE:
                at += 1
                continue
            heads[at] = links[entry]
            state: i64 = nodes[entry]
            cell: i64 = cell_entered(state)
            if best[state] & COST_MASK != at or not inside(cell):  # had for less since, or too far out
                continue
            cost: i64 = at - way_home(cell, west, east, south, north)
            side: i64 = side_entered(state)
            there: i64 = beside(cell, side)
            out: i64 = opposite(side)
            slot: i64 = i64(ground[there])
            if slot != 0 and slot != IN_FRONTIER:
                cheapest.entries, cheapest.last = entries, last
                self.come_over(grid, there, out, slot, cost, state)
                entries, last = cheapest.entries, cheapest.last
                continue
            key: i64 = i64(ground[EDGES + there])
            cost += way_home(there, west, east, south, north)
            for a in range(FOUR_SIDES):
                if a != out:
                    other: i64 = entering(there, a)
                    known: i64 = best[other] - found  # what it costs, where this search has found it
                    if known < 0 or known > cost + CARD:
                        step: i64 = steps[key * FOUR_SIDES * FOUR_SIDES + a * FOUR_SIDES + out] - counting
                        if step < 0:
                            step = self.crossings.count_step(key, a, out)
                        step += cost
                        if (known < 0 or known > step) and step < most and entries != room:
                            best[other] = found | step
                            nodes[entries] = other
                            links[entries] = heads[step]
                            heads[step] = entries
                            entries += 1
                            last = max(last, step)
                            follows[other] = state << SIDE_BITS | out
        cheapest.entries, cheapest.last, cheapest.cost = entries, last, at

    def come_from(self, grid: Grid, cell: i64, side: i64, cost: i64, follows: i64) -> None:
        """Note for everybody who may come into a cell by a side what it costs them: from an empty cell, or over a card."""
        there: i64 = beside(cell, side)
        out: i64 = opposite(side)
        slot: i64 = grid.slot(there)
        if slot:
            self.come_over(grid, there, out, slot, cost, follows)
            return
        cheapest = self.cheapest
        key: i64 = grid.edge_key(there)
        cost += self.home.cost_home(there)
        for a in range(FOUR_SIDES):
            if a != out:
                state: i64 = entering(there, a)
                if not cheapest.is_had(state, cost + CARD) and cheapest.push(
                    state, cost + self.crossings.step_cost(key, a, out)
                ):
                    self.follows[state] = follows << SIDE_BITS | out

    def come_over(self, grid: Grid, cell: i64, out: i64, slot: i64, cost: i64, follows: i64) -> None:
        """Go back over a card that lies there; what is reached already is where ways begin, not where they lead."""
        face: i64 = grid.face(slot)
        if face == FACE_DOWN or grid.reached(self.layer, slot) >> out & 1:
            return
        bars: i64 = grid.barred(self.layer, slot)
        if bars >> out & 1:
            cost += BAR
        if not self.cheapest.improves(entering(cell, out), cost):
            return
        group: i64 = i64(grid.box.join[face * FOUR_SIDES + out])
        for a in range(FOUR_SIDES):
            if a != out and group >> a & 1:
                self.come_from(grid, cell, a, cost + BAR if bars >> a & 1 else cost, follows)

    def at_least(self, grid: Grid, cell: i64, side: i64, target: i64) -> i64:
        """Return what the way from a cell, come into by a side, at least costs: as much as nobody has to search for."""
        slot: i64 = grid.slot(cell)
        if cell == target:
            return 0
        if not slot:
            return self.not_less(entering(cell, side))
        if grid.face(slot) == FACE_DOWN or grid.reached(self.layer, slot) >> side & 1:
            return FAR  # no way leads over it
        least: i64 = FAR
        group: i64 = i64(grid.box.join[grid.face(slot) * FOUR_SIDES + side])
        for out in range(FOUR_SIDES):
            if out != side and group >> out & 1:
                cost: i64 = self.not_less(entering(cell, out))
                if cost < least:
                    least = cost
        return least

    def not_less(self, state: i64) -> i64:
        """Return what a state costs, or as much as is sure if the search has not come there."""
        cost: i64 = min(self.cheapest.cost, self.cheapest.cost_of(state, FAR))
        return cost - self.home.cost_home(cell_entered(state))

    def arriving(self, grid: Grid, cell: i64, group: i64) -> i64:
        """Return what it costs to come to a target, after `begin_at_reach`; FAR where the search has not come near it."""
        slot: i64 = grid.slot(cell)
        best: i64 = FAR
        for side in range(FOUR_SIDES):
            if not group or i64(grid.box.join[grid.face(slot) * FOUR_SIDES + side]) & group == group:
                cost: i64 = self.leaving(grid, beside(cell, side), opposite(side))
                if group and grid.barred(self.layer, slot) >> side & 1:
                    cost += BAR
                if cost < best:
                    best = cost
        return best

    def leaving(self, grid: Grid, cell: i64, side: i64) -> i64:
        """Return what it costs to leave a cell by a side: laid through, or over the card that lies there."""
        slot: i64 = grid.slot(cell)
        if not slot:
            return self.cheapest.cost_of(entering(cell, side), FAR) if inside(cell) else i64(FAR)
        face: i64 = grid.face(slot)
        best: i64 = FAR
        if face == FACE_DOWN or grid.reached(self.layer, slot) >> side & 1:
            return best
        group: i64 = i64(grid.box.join[face * FOUR_SIDES + side])
        for a in range(FOUR_SIDES):
            if a != side and group >> a & 1:
                best = min(best, self.cheapest.cost_of(entering(cell, a), FAR))
        return best + BAR if grid.barred(self.layer, slot) >> side & 1 else best

    def holds(self, before: Grid, after: Grid, state: i64) -> bool:
        """Say whether the way from a state, found on one board, costs the same on another."""
        crossings = self.crossings
        while state != ARRIVED:
            cell: i64 = cell_entered(state)
            if after.slot(cell):
                return False
            link: i64 = self.follows[state]
            out: i64 = link & SIDE_MASK
            was: i64 = before.edge_key(cell)
            key: i64 = after.edge_key(cell)
            a: i64 = side_entered(state)
            if key != was and crossings.step_cost(key, a, out) != crossings.step_cost(was, a, out):
                return False
            state = link >> SIDE_BITS
        return True
