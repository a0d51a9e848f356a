"""Claims: dwarf tokens on gold that a player's own path reaches (D-CLAIM)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.box import GOLD, NUGGETS
from undermine.games.duel.maze import lay_token
from undermine.games.duel.position import Position, supply
from undermine.kernel.bits import lowest_of_many
from undermine.kernel.cards import sides_text
from undermine.kernel.events import Log


def claim_gold(position: Position, log: Log | None) -> None:
    """Lay tokens on all gold newly reached: the active player's first, then the opponent's (D-CLAIM-4/6/7)."""
    if not position.gold:
        return
    claim_for(position, position.active, log)
    if position.seats == 2:
        claim_for(position, 1 - position.active, log)  # D-CLAIM-3


def claim_for(position: Position, seat: i64, log: Log | None) -> None:
    """Lay a seat's tokens in ascending (x, y) while there are any in the bank (D-CLAIM-6)."""
    while position.tokens < supply(position):
        slot: i64 = next_gold(position, seat)
        if slot == 0:
            return
        lay_token(position, slot, seat)
        if log is not None:
            face = position.grid.face(slot)
            cell = position.window.text(position.grid.cell(slot))
            group = sides_text(GOLD[face])
            log.tell("claim", int(seat), cell=cell, group=group, nuggets=int(NUGGETS[face]))


def next_gold(position: Position, seat: i64) -> i64:
    """Return the slot with the least (x, y) whose unclaimed gold is in a seat's reach, or 0 (D-CLAIM-1)."""
    grid = position.grid
    origin: i64 = i64(position.window.x0) + 64 * i64(position.window.y0)
    found: i64 = 0
    least: i64 = 4096
    left: i64 = position.gold
    while left:
        slot: i64 = lowest_of_many(left)
        left &= left - 1
        if GOLD[grid.face(slot)] & grid.reached(seat, slot):
            away: i64 = (grid.cell(slot) - origin) & 4095
            order: i64 = (away & 63) << 6 | away >> 6
            if order < least:
                least = order
                found = slot
    return found
