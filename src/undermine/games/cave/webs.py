"""Webs: the edges they lie on and their names, laying, ageing, cutting.

An edge is `2 * cell + axis` of its western or southern cell, axis 0 towards the north and 1 towards the east.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.border import WebCause, WebWeakens
from undermine.games.cave.box import BOX, WEBS
from undermine.games.cave.fields import gates_on
from undermine.games.cave.places import NO_PLACE, field_of, slot_of
from undermine.games.cave.position import Position
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import SIDES
from undermine.kernel.events import Log
from undermine.kernel.grid import CELL_MASK, FOUR_SIDES, NOWHERE, WIDTH, beside, opposite

AXES: Final = 2  # sides 0 and 1, north and east, are also the axes of the edges there
NEAR_OPENS: Final = 1  # the western or southern card of an edge has an opening there
FAR_OPENS: Final = 2  # the other one has


def edge_at(cell: i64, side: i64) -> i64:
    """Return the edge on one side of a cell (C-WEB-6), whether one card lies there or two.

    A web lies on an edge and not on a card, so it stays on the junction when a card is laid against it (C-PLACE-9). Only edges
    of cells have a number, so no web can lie between two fields of one card or on a ladder (C-WEB-R3).
    """
    if side == 0:
        return AXES * cell
    if side == 1:
        return AXES * cell + 1
    if side == 2:
        return AXES * ((cell - WIDTH) & CELL_MASK)
    return AXES * ((cell - 1) & CELL_MASK) + 1


def has_web(position: Position, cell: i64, side: i64) -> bool:
    """Say whether a web lies on one side of a cell; mostly there is none on the board, and no edge need be named."""
    return position.webs > 0 and position.web_on(edge_at(cell, side)) >= 0


def near_cell(edge: i64) -> i64:
    """Return the western or southern cell of an edge."""
    return edge >> AXES - 1


def axis_of(edge: i64) -> i64:
    """Return the side of its western or southern cell on which an edge is."""
    return edge & AXES - 1


def opens(position: Position, cell: i64, side: i64) -> bool:
    """Say whether a face-up card on this cell has an opening on this side; a goal or the start is a card too (C-WEB-R1)."""
    slot: i64 = position.grid.slot(cell)
    if slot == 0 or position.grid.face(slot) == FACE_DOWN:
        return False
    return i64(BOX.open[position.grid.face(slot)]) >> side & 1 != 0


def edge_opens(position: Position, edge: i64) -> i64:
    """Return NEAR_OPENS and FAR_OPENS where the cards on an edge have an opening there."""
    cell: i64 = near_cell(edge)
    axis: i64 = axis_of(edge)
    found: i64 = 0
    if opens(position, cell, axis):
        found |= NEAR_OPENS
    if opens(position, beside(cell, axis), opposite(axis)):
        found |= FAR_OPENS
    return found


def named_rightly(position: Position, cell: i64, side: i64) -> bool:
    """Say whether an edge is named from the card that has the opening, of two from the smaller (contract, section 3).

    Where no card has an opening no name is better than another, and the rules will refuse the move.
    """
    if cell == NOWHERE:
        return True
    found: i64 = edge_opens(position, edge_at(cell, side))
    return found == 0 or (side < AXES) == (found & NEAR_OPENS != 0)


def naming_side(position: Position, edge: i64) -> i64:
    """Return the side that names an edge with an opening, of the cell that names it."""
    axis: i64 = axis_of(edge)
    return axis if edge_opens(position, edge) & NEAR_OPENS else opposite(axis)


def naming_cell(edge: i64, side: i64) -> i64:
    """Return the cell that names an edge by this side."""
    cell: i64 = near_cell(edge)
    return cell if side < AXES else beside(cell, axis_of(edge))


def edge_text(position: Position, edge: i64) -> str:
    """Write the name of an edge with an opening."""
    side: i64 = naming_side(position, edge)
    return f"{position.window.text(naming_cell(edge, side))} {SIDES[side]}"


def lay_web(position: Position, edge: i64, side: i64, owner: i64) -> None:
    """Take a web from the bank and lay it on an edge (C-WEB-1); there is one for every web card (C-WEB-2)."""
    position.put_web(position.web_on(NO_PLACE), edge, side, owner)


def weaken_web(position: Position, web: i64, cause: WebCause, log: Log | None) -> None:
    """Turn a web from 2 to 1, or remove it if it shows 1 (C-WEB-4, C-AXE-2)."""
    if position.web_sides(web) == 1:
        drop_web(position, web, cause, log)
        return
    position.turn_web(web, 1)  # C-AXE-3: it still bars the way
    if log is not None:
        tell_web(position, web, 1, cause, log)


def drop_web(position: Position, web: i64, cause: WebCause, log: Log | None) -> None:
    """Put a web back into the bank; its card is discarded (C-WEB-5)."""
    if log is not None:
        tell_web(position, web, 0, cause, log)
    position.bank_web(web)
    position.discards += 1


def tell_web(position: Position, web: i64, left: int, cause: WebCause, log: Log) -> None:
    """Tell what is left of a web."""
    edge = edge_text(position, position.web_edge(web))
    owner = int(position.web_owner(web))
    log.tell(WebWeakens(type="web-weakens", seat=owner, edge=edge, left=left, cause=cause))


def age_webs(position: Position, seat: i64, log: Log | None) -> None:
    """Weaken every web of a seat at the start of its turn (C-TURN-2, C-WEB-4)."""
    for web in range(WEBS):
        if position.web_sides(web) and position.web_owner(web) == seat:
            weaken_web(position, web, "age", log)


def bury_webs(position: Position, cell: i64, log: Log | None) -> None:
    """Remove the webs on open ends of a card that a rockfall takes; before it is taken (C-ROCK-3, C-ROCK-R1)."""
    for side in range(FOUR_SIDES):
        web: i64 = position.web_on(edge_at(cell, side))
        if web >= 0 and not opens(position, beside(cell, side), opposite(side)):
            drop_web(position, web, "rockfall", log)


def cuttable(position: Position, seat: i64) -> i64:
    """Return the sides of its dwarf's field on which a seat with an axe can strike a web (C-AXE-2, C-WEB-R2).

    Whoever has an axe may use it, just laid or not, and with a dwarf that lies down (C-AXE-R2).
    """
    if position.webs == 0 or position.axes(seat) == 0:
        return 0
    place: i64 = position.dwarf(seat)
    if place == NO_PLACE:
        return 0
    slot: i64 = slot_of(place)
    gates: i64 = gates_on(position.grid.face(slot), field_of(place))
    cell: i64 = position.grid.cell(slot)
    found: i64 = 0
    for side in range(FOUR_SIDES):
        if gates >> side & 1 and has_web(position, cell, side):
            found |= 1 << side
    return found
