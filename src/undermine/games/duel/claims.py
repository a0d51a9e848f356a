"""Claims: dwarf tokens on gold that a player's own path reaches."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.border import Claim
from undermine.games.duel.box import GOLD, NUGGETS
from undermine.games.duel.position import Position
from undermine.kernel.bits import lowest_of_many
from undermine.kernel.cards import sides_text
from undermine.kernel.events import Log
from undermine.kernel.grid import CELL_MASK, CELLS, WIDTH, cell_at


def claim_gold(position: Position, log: Log | None) -> None:
    """Lay tokens on all gold newly reached: nobody is asked (D-CLAIM-7)."""
    if not position.gold:
        return
    # D-CLAIM-6: the active player first, who gets what both reach (D-CLAIM-4, D-AMB-9)
    claim_for(position, position.active, log)
    if position.seats == 2:
        claim_for(position, 1 - position.active, log)  # D-CLAIM-3


def claim_for(position: Position, seat: i64, log: Log | None) -> None:
    """Lay a seat's tokens in ascending (x, y) while there are any in the bank (D-CLAIM-6)."""
    while position.tokens < position.supply():
        slot: i64 = next_gold(position, seat)
        if slot == 0:
            return
        position.lay_token(slot, seat)
        if log is not None:
            face = position.grid.face(slot)
            cell = position.window.text(position.grid.cell(slot))
            group = sides_text(GOLD[face])
            log.tell(Claim(type="claim", seat=int(seat), cell=cell, group=group, nuggets=int(NUGGETS[face])))


def next_gold(position: Position, seat: i64) -> i64:
    """Return the slot with the least (x, y) whose gold without a token (D-CLAIM-2) is in a seat's reach (D-CLAIM-1), or 0."""
    grid = position.grid
    found: i64 = 0
    least: i64 = CELLS
    left: i64 = position.gold
    while left:
        slot: i64 = lowest_of_many(left)
        left &= left - 1
        if GOLD[grid.face(slot)] & grid.reached(seat, slot):
            order: i64 = order_of(position, grid.cell(slot))
            if order < least:
                least = order
                found = slot
    return found


def order_of(position: Position, cell: i64) -> i64:
    """Return a number that sorts cells by x, then y."""
    away: i64 = (cell - cell_at(position.window.x0, position.window.y0)) & CELL_MASK
    return away % WIDTH * WIDTH + away // WIDTH
