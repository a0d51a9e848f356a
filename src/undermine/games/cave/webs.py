"""Webs: the edges they lie on and their names, laying, ageing, cutting (C-WEB, C-AXE-2, C-ROCK-3).

An edge is `2 * cell + axis` of its western or southern cell, axis 0 towards the north and 1 towards the east.
"""

from __future__ import annotations

from mypy_extensions import i16, i64, u8

from undermine.games.cave.box import WEBS
from undermine.games.cave.fields import GATES
from undermine.games.cave.position import (
    AXES,
    NO_PLACE,
    WEB_OWNERS,
    WEB_SIDES,
    WEBBED,
    Position,
    dwarf_place,
)
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import SIDES
from undermine.kernel.events import Log
from undermine.kernel.grid import CELL_MASK, NOWHERE, WIDTH
from undermine.kernel.grid import STEP as BESIDE
from undermine.kernel.moves import SIDE, side_of


def edge_at(cell: i64, side: i64) -> i64:
    """Return the edge on one side of a cell (C-WEB-6)."""
    if side == 0:
        return 2 * cell
    if side == 1:
        return 2 * cell + 1
    if side == 2:
        return 2 * ((cell - WIDTH) & CELL_MASK)
    return 2 * ((cell - 1) & CELL_MASK) + 1


def web_on(position: Position, edge: i64) -> i64:
    """Return the web that lies on an edge, or -1."""
    places = position.places
    web: i64 = 0
    while web < WEBS:
        if i64(places[WEBBED + web]) == edge:
            return web
        web += 1
    return -1


def opens(position: Position, cell: i64, side: i64) -> bool:
    """Say whether a face-up card on this cell has an opening on this side."""
    slot: i64 = position.grid.slot(cell)
    if slot == 0 or position.grid.face(slot) == FACE_DOWN:
        return False
    return i64(position.grid.box.open[position.grid.face(slot)]) >> side & 1 != 0


def edge_opens(position: Position, edge: i64) -> i64:
    """Return 1 where the western or southern card has an opening on an edge, plus 2 where the other one has."""
    cell: i64 = edge >> 1
    axis: i64 = edge & 1
    found: i64 = 1 if opens(position, cell, axis) else 0
    if opens(position, (cell + BESIDE[axis]) & CELL_MASK, axis ^ 2):
        found |= 2
    return found


def named_rightly(position: Position, cell: i64, side: i64) -> bool:
    """Say whether an edge is named from the card that has the opening, of two from the smaller (CONTRACT 3).

    Where no card has an opening no name is better than another, and the rules will refuse the move.
    """
    if cell == NOWHERE:
        return True
    found: i64 = edge_opens(position, edge_at(cell, side))
    return found == 0 or (side < 2) == (found & 1 != 0)


def named_edge(position: Position, edge: i64) -> i64:
    """Return the cell and side that name an edge with an opening, packed as in a move."""
    cell: i64 = edge >> 1
    axis: i64 = edge & 1
    if edge_opens(position, edge) & 1:
        return cell | axis << SIDE
    return (cell + BESIDE[axis]) & CELL_MASK | (axis ^ 2) << SIDE


def edge_text(position: Position, edge: i64) -> str:
    """Write the name of an edge with an opening."""
    name: i64 = named_edge(position, edge)
    return f"{position.window.text(name & CELL_MASK)} {SIDES[side_of(name)]}"


def lay_web(position: Position, edge: i64, side: i64, owner: i64) -> None:
    """Take a web from the bank and lay it on an edge (C-WEB-1); there is one for every web card (C-WEB-2)."""
    web: i64 = web_on(position, NO_PLACE)  # one that is still in the bank
    position.places[WEBBED + web] = i16(edge)
    position.zones[WEB_SIDES + web] = u8(side)
    position.zones[WEB_OWNERS + web] = u8(owner)
    position.webs += 1


def weaken_web(position: Position, web: i64, cause: str, log: Log | None) -> None:
    """Turn a web from 2 to 1, or remove it if it shows 1 (C-WEB-4, C-AXE-2)."""
    if position.zones[WEB_SIDES + web] == 1:
        drop_web(position, web, cause, log)
        return
    position.zones[WEB_SIDES + web] = 1
    if log is not None:
        tell_web(position, web, 1, cause, log)


def drop_web(position: Position, web: i64, cause: str, log: Log | None) -> None:
    """Put a web back into the bank; its card is discarded (C-WEB-5)."""
    if log is not None:
        tell_web(position, web, 0, cause, log)
    position.places[WEBBED + web] = NO_PLACE
    position.zones[WEB_SIDES + web] = 0
    position.webs -= 1
    position.discards += 1


def tell_web(position: Position, web: i64, left: int, cause: str, log: Log) -> None:
    """Tell what is left of a web."""
    edge = edge_text(position, i64(position.places[WEBBED + web]))
    owner = int(position.zones[WEB_OWNERS + web])
    log.tell("web-weakens", owner, edge=edge, left=left, cause=cause)


def age_webs(position: Position, seat: i64, log: Log | None) -> None:
    """Weaken every web of a seat at the start of its turn (C-TURN-2, C-WEB-4)."""
    web: i64 = 0
    while web < WEBS:
        if position.zones[WEB_SIDES + web] != 0 and i64(position.zones[WEB_OWNERS + web]) == seat:
            weaken_web(position, web, "age", log)
        web += 1


def bury_webs(position: Position, cell: i64, log: Log | None) -> None:
    """Remove the webs on open ends of a card that a rockfall takes; before it is taken (C-ROCK-3, C-ROCK-R1)."""
    side: i64 = 0
    while side < 4:
        web: i64 = web_on(position, edge_at(cell, side))
        if web >= 0 and not opens(position, (cell + BESIDE[side]) & CELL_MASK, side ^ 2):
            drop_web(position, web, "rockfall", log)
        side += 1


def cuttable(position: Position, seat: i64) -> i64:
    """Return the sides of its dwarf's field on which a seat with an axe can strike a web (C-AXE-2, C-WEB-R2)."""
    if position.webs == 0 or position.zones[AXES + seat] == 0:
        return 0
    place: i64 = dwarf_place(position, seat)
    if place == NO_PLACE:
        return 0
    slot: i64 = place >> 5
    gates: i64 = i64(GATES[position.grid.face(slot) * 32 + (place & 31)])
    cell: i64 = position.grid.cell(slot)
    found: i64 = 0
    side: i64 = 0
    while side < 4:
        if gates >> side & 1 and web_on(position, edge_at(cell, side)) >= 0:
            found |= 1 << side
        side += 1
    return found
