"""Grid: the board of cards: fit, reach, frontier, laying, lifting (S-GEO, S-NET, S-PLACE; D-NET; C-PLACE).

Cells are numbers `64 y + x` modulo 4096, so that a neighbour is one addition wherever the board is cut open. A game from a
deal never spans 64 cells; a setup that would is refused. Cards lie in numbered slots; per slot the grid keeps its cell, its
face and, per layer (one colour's network), which sides are reached and which are barred by a door or a troll.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from undermine.kernel.box import FACE_DOWN, OPENINGS, Box
from undermine.kernel.cards import ALL_SIDES

WIDTH: Final = 64
ROW_BITS: Final = 6  # a cell shifted by them is its row
CELLS: Final = 4096
CELL_MASK: Final = 4095
NOWHERE: Final = -1  # a cell outside the window
SLOTS: Final = 64  # slot 0 is nobody's
IN_FRONTIER: Final = 128  # what the ground says of an empty cell that stands in the frontier
FOUR_SIDES: Final[i64] = 4
STEP: Final[vec[i64]] = vec[i64]([i64(WIDTH), i64(1), i64(-WIDTH), i64(-1)])  # N, E, S, W (S-GEO-1)
STEPS: Final = 0x0FFF0FC000010040  # the same steps modulo 4096, STEP_BITS for each side
STEP_BITS: Final = 16

# `ground` holds, per cell: its slot, 0 where empty, or IN_FRONTIER; then its edge key: the sides with a face-up neighbour, and
# << OPENINGS those that look open.
EDGES: Final = CELLS
OPEN_EDGE: Final = 17  # << side: what a face-up neighbour that is open there makes of an edge key
SOME_OPENING: Final = 16  # an edge key from here on has a side that looks open
# `lying` holds, per slot: its face; then per layer the reached sides; then per layer the barred sides; then its cell or NOWHERE;
# then the cells of the frontier.
REACH: Final = SLOTS
BARS: Final = 3 * SLOTS
CELLS_LAID: Final = 5 * SLOTS
FRONTIER: Final = 6 * SLOTS
MOST_FRONTIERS: Final = 256


def cell_at(x: i64, y: i64) -> i64:
    """Return the number of a cell, whatever window it is seen through."""
    return (y * WIDTH + x) & CELL_MASK


def beside(cell: i64, side: i64) -> i64:
    """Return the cell on a side of another."""
    # STEP in one number: where the compiler unrolls a loop over the sides, nothing is left to look up
    return (cell + (STEPS >> STEP_BITS * side)) & CELL_MASK


def opposite(side: i64) -> i64:
    """Return the side on which a neighbour touches back."""
    return side ^ 2


def side_towards(cell: i64, other: i64) -> i64:
    """Return the side of a cell on which another lies, or FOUR_SIDES where they do not touch."""
    for side in range(FOUR_SIDES):
        if beside(cell, side) == other:
            return side
    return FOUR_SIDES


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
        return self.y0 + ((cell - self.x0 - WIDTH * self.y0 & CELL_MASK) >> ROW_BITS)

    def text(self, cell: int) -> str:
        """Write a cell as x,y."""
        return written(self.x(cell)) + "," + written(self.y(cell))

    def order(self, cell: int) -> int:
        """Return the key that sorts cells by x, then y."""
        return (self.x(cell) - self.x0) * WIDTH + self.y(cell) - self.y0


# Coordinates up to here are written beforehand: a board has many, and every view writes them all.
NEAR: Final = 2 * WIDTH
WRITTEN: Final[list[str]] = [str(number) for number in range(-NEAR, NEAR)]


def written(number: int) -> str:
    """Write a coordinate."""
    return WRITTEN[number + NEAR] if -NEAR <= number < NEAR else str(number)


BARE_GROUND: Final[vec[u8]] = vec[u8]([u8(0) for _cell in range(2 * CELLS)])
NOTHING_LYING: Final[vec[i16]] = vec[i16](
    [i16(0 if at < CELLS_LAID else NOWHERE) for at in range(FRONTIER + MOST_FRONTIERS)]
)


@mypyc_attr(acyclic=True)
class Grid:
    """The cards on the board.

    `layers` networks are kept (at most two); with `follow` the frontier holds the empty cells that a reached open side
    looks at, otherwise those that any open side looks at. Two vectors hold it all, so that a copy is two copies.
    """

    def __init__(self, box: Box, layers: i64, follow: bool) -> None:
        self.box = box
        self.layers: i64 = layers
        self.follow = follow
        self.ground: vec[u8] = BARE_GROUND
        self.lying: vec[i16] = NOTHING_LYING
        self.frontiers: i64 = 0
        self.slots: i64 = 1  # slots from here on have never been used
        self.lifted: i64 = 0  # how many slots below that are free again
        self.touched = False  # reach has met a face-down card

    def clear(self) -> None:
        """Take everything off the board."""
        self.ground = BARE_GROUND[:]
        self.lying = NOTHING_LYING[:]
        self.frontiers = 0
        self.slots = 1
        self.lifted = 0
        self.touched = False

    def clone(self) -> Grid:
        """Copy the board; the box is shared."""
        grid = Grid(self.box, self.layers, self.follow)
        grid.ground = self.ground[:]
        grid.lying = self.lying[:]
        grid.frontiers = self.frontiers
        grid.slots = self.slots
        grid.lifted = self.lifted
        grid.touched = self.touched
        return grid

    # --- questions -------------------------------------------------------------------------------

    def slot(self, cell: i64) -> i64:
        """Return the slot of the card on a cell, 0 where none lies."""
        slot: i64 = i64(self.ground[cell])
        if slot == IN_FRONTIER:  # compiled, `0 if ... else slot` would make Python ints
            return 0
        return slot

    def face(self, slot: i64) -> i64:
        """Return the face that a slot shows."""
        return i64(self.lying[slot])

    def cell(self, slot: i64) -> i64:
        """Return the cell of a slot, NOWHERE for a free one."""
        return i64(self.lying[CELLS_LAID + slot])

    def reached(self, layer: i64, slot: i64) -> i64:
        """Return the sides of a card that are in a layer's reach."""
        return i64(self.lying[REACH + layer * SLOTS + slot])

    def barred(self, layer: i64, slot: i64) -> i64:
        """Return the sides of a card that a layer cannot pass."""
        return i64(self.lying[BARS + layer * SLOTS + slot])

    def frontier(self, place: i64) -> i64:
        """Return a cell of the frontier: the empty cells where a path can go on."""
        return i64(self.lying[FRONTIER + place])

    def edge_key(self, cell: i64) -> i64:
        """Return which sides of a cell touch a face-up card, and << OPENINGS which of them look open."""
        return i64(self.ground[EDGES + cell])

    def touches(self, cell: i64) -> bool:
        """Say whether a card on this cell would lie side to side with a face-up card."""
        return self.edge_key(cell) & ALL_SIDES != 0

    def fits(self, cell: i64, face: i64) -> bool:
        """Say whether every side that touches a face-up card agrees with it: open to open, closed to closed."""
        key: i64 = self.edge_key(cell)
        return i64(self.box.open[face]) & key & ALL_SIDES == key >> OPENINGS

    def clashes(self, cell: i64, face: i64) -> i64:
        """Return the sides on which a card would not agree with its face-up neighbours."""
        key: i64 = self.edge_key(cell)
        return (i64(self.box.open[face]) ^ key >> OPENINGS) & key & ALL_SIDES

    def openings(self, cell: i64) -> i64:
        """Return the sides from which an open side of a face-up card looks into this cell."""
        return self.edge_key(cell) >> OPENINGS

    def arrivals(self, layer: i64, cell: i64) -> i64:
        """Return the sides from which a layer's reach looks into this cell through an open, unbarred side."""
        ground = self.ground
        lying = self.lying
        found: i64 = 0
        openings: i64 = i64(ground[EDGES + cell]) >> OPENINGS
        for side in range(FOUR_SIDES):
            if openings >> side & 1:
                other: i64 = layer * SLOTS + i64(ground[beside(cell, side)])
                if (i64(lying[REACH + other]) & ~i64(lying[BARS + other])) >> opposite(side) & 1:
                    found |= 1 << side
        return found

    def arrivals_by_layer(self, cell: i64) -> i64:
        """Return what `arrivals` says for layer 0, and << OPENINGS for layer 1; where there is none, nothing is reached."""
        ground = self.ground
        lying = self.lying
        found: i64 = 0
        openings: i64 = i64(ground[EDGES + cell]) >> OPENINGS
        for side in range(FOUR_SIDES):
            if openings >> side & 1:
                slot: i64 = i64(ground[beside(cell, side)])
                back: i64 = opposite(side)
                first: i64 = i64(lying[REACH + slot]) & ~i64(lying[BARS + slot])
                second: i64 = i64(lying[REACH + SLOTS + slot]) & ~i64(lying[BARS + SLOTS + slot])
                found |= (first >> back & 1) << side | (second >> back & 1) << side + OPENINGS
        return found

    def recut(self, window: Window, cell: i64) -> Window:
        """Move the window when a card comes to its rim: the board has no border, whatever side a path leads to (S-GEO-3)."""
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
        slot: i64 = self.free_slot()
        if i64(self.ground[cell]) == IN_FRONTIER:
            self.leave_frontier(cell)
        self.ground[cell] = u8(slot)
        self.lying[CELLS_LAID + slot] = i16(cell)
        self.lying[slot] = FACE_DOWN
        if face != FACE_DOWN:
            self.show(slot, face)
        return slot

    def free_slot(self) -> i64:
        """Take the lowest slot that nobody uses."""
        slot: i64 = self.slots
        if self.lifted == 0:
            self.slots += 1
            return slot
        slot = 1
        while self.cell(slot) != NOWHERE:
            slot += 1
        self.lifted -= 1
        return slot

    def show(self, slot: i64, face: i64) -> None:
        """Make a card lie face up: its neighbours' edges learn it."""
        self.lying[slot] = i16(face)
        cell: i64 = self.cell(slot)
        sides: i64 = i64(self.box.open[face])
        ground = self.ground
        for side in range(FOUR_SIDES):
            other: i64 = beside(cell, side)
            if sides >> side & 1:
                ground[EDGES + other] = u8(i64(ground[EDGES + other]) | OPEN_EDGE << opposite(side))
                if not self.follow and ground[other] == 0:
                    self.enter_frontier(other)
            else:
                ground[EDGES + other] = u8(i64(ground[EDGES + other]) | 1 << opposite(side))

    def lift(self, slot: i64) -> None:
        """Take a face-up card away; reach must be spread anew afterwards."""
        cell: i64 = self.cell(slot)
        ground = self.ground
        ground[cell] = 0
        self.lying[CELLS_LAID + slot] = NOWHERE
        self.lying[slot] = 0
        for layer in range(self.layers):
            self.lying[BARS + layer * SLOTS + slot] = 0
        self.lifted += 1
        for side in range(FOUR_SIDES):
            other: i64 = beside(cell, side)
            ground[EDGES + other] = u8(i64(ground[EDGES + other]) & ~(OPEN_EDGE << opposite(side)))
            if not self.follow and i64(ground[other]) == IN_FRONTIER and ground[EDGES + other] < SOME_OPENING:
                self.leave_frontier(other)
        if not self.follow and ground[EDGES + cell] >= SOME_OPENING:
            self.enter_frontier(cell)

    def enter_frontier(self, cell: i64) -> None:
        """Add an empty cell to the frontier."""
        self.ground[cell] = IN_FRONTIER
        self.lying[FRONTIER + self.frontiers] = i16(cell)
        self.frontiers += 1

    def leave_frontier(self, cell: i64) -> None:
        """Take a cell out of the frontier; the last one moves up into its place."""
        lying = self.lying
        at: i64 = FRONTIER
        while i64(lying[at]) != cell:
            at += 1
        self.frontiers -= 1
        lying[at] = lying[FRONTIER + self.frontiers]
        self.ground[cell] = 0

    # --- reach -----------------------------------------------------------------------------------

    def connect(self, slot: i64) -> None:
        """Join a card just shown to every network that leads to it (S-NET-1, S-NET-2, D-NET-2)."""
        cell: i64 = self.cell(slot)
        face: i64 = self.face(slot)
        for layer in range(self.layers):
            arrivals: i64 = self.arrivals(layer, cell) & ~self.barred(layer, slot)
            for side in range(FOUR_SIDES):
                if arrivals >> side & 1:
                    group: i64 = i64(self.box.join[face * FOUR_SIDES + side])
                    if group & ~self.reached(layer, slot):
                        self.spread(layer, slot, group)

    def spread(self, layer: i64, slot: i64, group: i64) -> None:
        """Add a group to a layer's reach and follow every link that this layer can pass."""
        lying = self.lying
        reach: i64 = REACH + layer * SLOTS
        bars: i64 = BARS + layer * SLOTS
        lying[reach + slot] = i16(i64(lying[reach + slot]) | group)
        passable: i64 = group & ~i64(lying[bars + slot])
        cell: i64 = i64(lying[CELLS_LAID + slot])
        for side in range(FOUR_SIDES):
            if passable >> side & 1:
                there: i64 = beside(cell, side)
                other: i64 = i64(self.ground[there])
                if other == 0:
                    if self.follow:
                        self.enter_frontier(there)
                elif other != IN_FRONTIER:
                    face: i64 = i64(lying[other])
                    back: i64 = opposite(side)
                    if face == FACE_DOWN:
                        self.touched = True
                    elif not (i64(lying[reach + other]) | i64(lying[bars + other])) >> back & 1:
                        joined: i64 = i64(self.box.join[face * FOUR_SIDES + back])
                        if joined:
                            self.spread(layer, other, joined)

    def bar(self, layer: i64, slot: i64, sides: i64) -> None:
        """Bar sides of a card just shown against a layer (D-NET-2); it is not connected yet."""
        self.lying[BARS + layer * SLOTS + slot] = i16(sides)

    def unbar(self, layer: i64, slot: i64, sides: i64) -> None:
        """Open barred sides for a layer; its reach passes them in both directions (D-NET-2)."""
        self.bar(layer, slot, self.barred(layer, slot) & ~sides)
        face: i64 = self.face(slot)
        for side in range(FOUR_SIDES):
            group: i64 = i64(self.box.join[face * FOUR_SIDES + side])
            if sides >> side & 1 and group & self.reached(layer, slot):
                self.spread(layer, slot, group)
        self.connect(slot)

    def forget_reach(self) -> None:
        """Empty every network, and the frontier that follows it, before it is spread anew."""
        lying = self.lying
        for slot in range(self.slots):
            for layer in range(self.layers):
                lying[REACH + layer * SLOTS + slot] = 0
        if self.follow:
            for place in range(self.frontiers):
                self.ground[self.frontier(place)] = 0
            self.frontiers = 0
