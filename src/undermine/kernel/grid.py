"""Grid: the table of cards: fit, reach, frontier, laying, lifting (S-GEO, S-NET, S-PLACE; D-NET; C-PLACE).

Cells are numbers `64 y + x` modulo 4096, so that a neighbour is one addition wherever the table is cut open. A game from a
deal never spans 64 cells; a setup that would is refused. Cards lie in numbered slots; per slot the grid keeps its cell, its
face and, per layer (one colour's network), which sides are reached and which are barred by a door or a troll.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from undermine.kernel.box import FACE_DOWN, Box

WIDTH: Final = 64
CELLS: Final = 4096
CELL_MASK: Final = 4095
NOWHERE: Final = -1  # a cell outside the window
SLOTS: Final = 64  # slot 0 is nobody's
IN_FRONTIER: Final = 128  # what `at` says of an empty cell that stands in the frontier
# `cards` holds, per slot: its face; then per layer the reached sides; then per layer the barred sides.
REACH: Final = SLOTS
BARS: Final = 3 * SLOTS
# `cells` holds, per slot: its cell or NOWHERE; then the frontier.
FRONTIER: Final = SLOTS
STEP: Final[vec[i64]] = vec[i64]([i64(WIDTH), i64(1), i64(-WIDTH), i64(-1)])  # N, E, S, W


def cell_at(x: i64, y: i64) -> i64:
    """Return the number of a cell, whatever window it is seen through."""
    return (y * WIDTH + x) & CELL_MASK


class Window:
    """Where the ring of cells is cut open to read coordinates: cells x0..x0+63, y0..y0+63."""

    def __init__(self, x0: int, y0: int) -> None:
        self.x0 = x0
        self.y0 = y0

    def cell(self, x: int, y: int) -> int:
        """Return the number of a cell, or NOWHERE for one outside the window, where no card can ever lie."""
        if self.x0 <= x < self.x0 + WIDTH and self.y0 <= y < self.y0 + WIDTH:
            return (y * WIDTH + x) & CELL_MASK
        return NOWHERE

    def x(self, cell: int) -> int:
        """Return a cell's x."""
        return self.x0 + ((cell - self.x0) & (WIDTH - 1))

    def y(self, cell: int) -> int:
        """Return a cell's y."""
        return self.y0 + ((cell - self.x0 - WIDTH * self.y0 & CELL_MASK) >> 6)

    def text(self, cell: int) -> str:
        """Write a cell as x,y."""
        return f"{self.x(cell)},{self.y(cell)}"

    def order(self, cell: int) -> tuple[int, int]:
        """Return the key that sorts cells by x, then y."""
        return self.x(cell), self.y(cell)


NO_CELLS: Final[vec[u8]] = vec[u8]([u8(0) for _cell in range(CELLS)])
NO_CARDS: Final[vec[u8]] = vec[u8]([u8(0) for _slot in range(5 * SLOTS)])
NO_PLACES: Final[vec[i16]] = vec[i16]([i16(NOWHERE) for _slot in range(5 * SLOTS)])


class Grid:
    """The cards on the table.

    `layers` networks are kept (at most two); with `follow` the frontier holds the empty cells that a reached open side
    looks at, otherwise those that any open side looks at.
    """

    def __init__(self, box: Box, layers: i64, follow: bool) -> None:
        self.box = box
        self.layers: i64 = layers
        self.follow = follow
        self.at: vec[u8] = NO_CELLS  # cell -> slot, 0 where empty, IN_FRONTIER
        self.edges: vec[u8] = NO_CELLS  # cell -> sides with a face-up neighbour, and << 4 those that look open
        self.cards: vec[u8] = NO_CARDS
        self.cells: vec[i16] = NO_PLACES
        self.frontiers: i64 = 0
        self.slots: i64 = 1  # slots from here on have never been used
        self.lifted: i64 = 0  # how many slots below that are free again
        self.touched = False  # reach has met a face-down card

    def clear(self) -> None:
        """Take everything off the table."""
        self.at = NO_CELLS[:]
        self.edges = NO_CELLS[:]
        self.cards = NO_CARDS[:]
        self.cells = NO_PLACES[:]
        self.frontiers = 0
        self.slots = 1
        self.lifted = 0
        self.touched = False

    def clone(self) -> Grid:
        """Copy the table; the box is shared."""
        grid = Grid(self.box, self.layers, self.follow)
        grid.at = self.at[:]
        grid.edges = self.edges[:]
        grid.cards = self.cards[:]
        grid.cells = self.cells[:]
        grid.frontiers = self.frontiers
        grid.slots = self.slots
        grid.lifted = self.lifted
        grid.touched = self.touched
        return grid

    # --- questions -------------------------------------------------------------------------------

    def slot(self, cell: i64) -> i64:
        """Return the slot of the card on a cell, 0 where none lies."""
        slot: i64 = i64(self.at[cell])
        if slot == IN_FRONTIER:  # compiled, `0 if ... else slot` would make Python ints
            return 0
        return slot

    def face(self, slot: i64) -> i64:
        """Return the face that a slot shows."""
        return i64(self.cards[slot])

    def cell(self, slot: i64) -> i64:
        """Return the cell of a slot, NOWHERE for a free one."""
        return i64(self.cells[slot])

    def touches(self, cell: i64) -> bool:
        """Say whether a card on this cell would lie side to side with a face-up card."""
        return self.edges[cell] & 15 != 0

    def fits(self, cell: i64, face: i64) -> bool:
        """Say whether every side that touches a face-up card agrees with it: open to open, closed to closed."""
        key: i64 = i64(self.edges[cell])
        return i64(self.box.open[face]) & key & 15 == key >> 4

    def clashes(self, cell: i64, face: i64) -> i64:
        """Return the sides on which a card would not agree with its face-up neighbours."""
        key: i64 = i64(self.edges[cell])
        return (i64(self.box.open[face]) ^ key >> 4) & key & 15

    def openings(self, cell: i64) -> i64:
        """Return the sides from which an open side of a face-up card looks into this cell."""
        return i64(self.edges[cell]) >> 4

    def arrivals(self, layer: i64, cell: i64) -> i64:
        """Return the sides from which a layer's reach looks into this cell through an open, unbarred side."""
        found: i64 = 0
        side: i64 = 0
        while side < 4:
            if i64(self.edges[cell]) & (16 << side):
                other: i64 = i64(self.at[(cell + STEP[side]) & CELL_MASK])
                sides: i64 = i64(self.cards[REACH + layer * SLOTS + other])
                sides &= ~i64(self.cards[BARS + layer * SLOTS + other])
                if sides & (1 << (side ^ 2)):
                    found |= 1 << side
            side += 1
        return found

    def reached(self, layer: i64, slot: i64) -> i64:
        """Return the sides of a card that are in a layer's reach."""
        return i64(self.cards[REACH + layer * SLOTS + slot])

    def recut(self, window: Window, cell: i64) -> Window:
        """Move the window when a card comes to its rim, so that every cell around the cards keeps its coordinates."""
        x: i64 = window.x(cell) - window.x0
        y: i64 = window.y(cell) - window.y0
        if x > 1 and y > 1 and x < WIDTH - 2 and y < WIDTH - 2:
            return window
        cells = [int(self.cell(slot)) for slot in range(1, int(self.slots)) if self.cell(slot) >= 0]
        xs = sorted(window.x(each) for each in cells)
        ys = sorted(window.y(each) for each in cells)
        return Window((xs[0] + xs[-1] - WIDTH) // 2, (ys[0] + ys[-1] - WIDTH) // 2)

    # --- laying and lifting ----------------------------------------------------------------------

    def put(self, cell: i64, face: i64) -> i64:
        """Lay a card on an empty cell, face up or FACE_DOWN, without joining it to any network; return its slot."""
        slot: i64 = self.slots
        if self.lifted > 0:
            slot = 1
            while self.cells[slot] != NOWHERE:
                slot += 1
            self.lifted -= 1
        else:
            self.slots += 1
        if i64(self.at[cell]) == IN_FRONTIER:
            self.leave_frontier(cell)
        self.at[cell] = u8(slot)
        self.cells[slot] = i16(cell)
        self.cards[slot] = u8(FACE_DOWN)
        if face != FACE_DOWN:
            self.show(slot, face)
        return slot

    def show(self, slot: i64, face: i64) -> None:
        """Make a card lie face up: its neighbours' edges learn it."""
        self.cards[slot] = u8(face)
        cell: i64 = i64(self.cells[slot])
        sides: i64 = i64(self.box.open[face])
        edges = self.edges
        side: i64 = 0
        while side < 4:
            beside: i64 = (cell + STEP[side]) & CELL_MASK
            back: i64 = side ^ 2
            if sides & (1 << side):
                edges[beside] = u8(i64(edges[beside]) | (17 << back))
                if not self.follow and self.at[beside] == 0:
                    self.enter_frontier(beside)
            else:
                edges[beside] = u8(i64(edges[beside]) | (1 << back))
            side += 1

    def lift(self, slot: i64) -> None:
        """Take a face-up card away; reach must be spread anew afterwards."""
        cell: i64 = i64(self.cells[slot])
        self.at[cell] = 0
        self.cells[slot] = NOWHERE
        self.cards[slot] = 0
        layer: i64 = 0
        while layer < self.layers:
            self.cards[BARS + layer * SLOTS + slot] = 0
            layer += 1
        self.lifted += 1
        edges = self.edges
        side: i64 = 0
        while side < 4:
            beside: i64 = (cell + STEP[side]) & CELL_MASK
            edges[beside] = u8(i64(edges[beside]) & ~(17 << (side ^ 2)))
            if not self.follow and i64(self.at[beside]) == IN_FRONTIER and edges[beside] < 16:
                self.leave_frontier(beside)
            side += 1
        if not self.follow and edges[cell] >= 16:
            self.enter_frontier(cell)

    def enter_frontier(self, cell: i64) -> None:
        """Add an empty cell to the frontier."""
        self.at[cell] = IN_FRONTIER
        self.cells[FRONTIER + self.frontiers] = i16(cell)
        self.frontiers += 1

    def leave_frontier(self, cell: i64) -> None:
        """Take a cell out of the frontier; the last one moves up into its place."""
        cells = self.cells
        i: i64 = FRONTIER
        while i64(cells[i]) != cell:
            i += 1
        self.frontiers -= 1
        cells[i] = cells[FRONTIER + self.frontiers]
        self.at[cell] = 0

    # --- reach -----------------------------------------------------------------------------------

    def connect(self, slot: i64) -> None:
        """Join a card just shown to every network that leads to it (S-NET-1/2, D-NET-2)."""
        cell: i64 = i64(self.cells[slot])
        face: i64 = i64(self.cards[slot])
        layer: i64 = 0
        while layer < self.layers:
            arrivals: i64 = self.arrivals(layer, cell) & ~i64(self.cards[BARS + layer * SLOTS + slot])
            side: i64 = 0
            while arrivals >> side:
                if arrivals >> side & 1:
                    group: i64 = i64(self.box.join[face * 4 + side])
                    if group & ~self.reached(layer, slot):
                        self.spread(layer, slot, group)
                side += 1
            layer += 1

    def spread(self, layer: i64, slot: i64, group: i64) -> None:
        """Add a group to a layer's reach and follow every link that this layer can pass."""
        cards = self.cards
        reach: i64 = REACH + layer * SLOTS
        bars: i64 = BARS + layer * SLOTS
        cards[reach + slot] = u8(i64(cards[reach + slot]) | group)
        ways: i64 = group & ~i64(cards[bars + slot])
        cell: i64 = i64(self.cells[slot])
        side: i64 = 0
        while side < 4:
            if ways & (1 << side):
                beside: i64 = (cell + STEP[side]) & CELL_MASK
                other: i64 = i64(self.at[beside])
                if other == 0:
                    if self.follow:
                        self.enter_frontier(beside)
                elif other != IN_FRONTIER:
                    face: i64 = i64(cards[other])
                    back: i64 = side ^ 2
                    if face == FACE_DOWN:
                        self.touched = True
                    elif not (i64(cards[reach + other]) | i64(cards[bars + other])) & (1 << back):
                        joined: i64 = i64(self.box.join[face * 4 + back])
                        if joined:
                            self.spread(layer, other, joined)
            side += 1

    def bar(self, layer: i64, slot: i64, sides: i64) -> None:
        """Bar sides of a card just shown against a layer (D-NET-2); it is not connected yet."""
        self.cards[BARS + layer * SLOTS + slot] = u8(sides)

    def unbar(self, layer: i64, slot: i64, sides: i64) -> None:
        """Open barred sides for a layer; its reach passes them in both directions (D-NET-2)."""
        self.cards[BARS + layer * SLOTS + slot] = u8(i64(self.cards[BARS + layer * SLOTS + slot]) & ~sides)
        face: i64 = i64(self.cards[slot])
        side: i64 = 0
        while side < 4:
            group: i64 = i64(self.box.join[face * 4 + side])
            if sides >> side & 1 and group & self.reached(layer, slot):
                self.spread(layer, slot, group)
            side += 1
        self.connect(slot)

    def forget_reach(self) -> None:
        """Empty every network, and the frontier that follows it, before it is spread anew."""
        slot: i64 = 0
        while slot < self.slots:
            layer: i64 = 0
            while layer < self.layers:
                self.cards[REACH + layer * SLOTS + slot] = 0
                layer += 1
            slot += 1
        if self.follow:
            while self.frontiers > 0:
                self.frontiers -= 1
                self.at[i64(self.cells[FRONTIER + self.frontiers])] = 0
