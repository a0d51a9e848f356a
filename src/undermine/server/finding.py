"""Finding a table by its id: who guesses is slowed down, whoever belongs to the table never."""

from __future__ import annotations

from undermine.server.gate import Gate
from undermine.server.live import LiveTable
from undermine.server.refusal import Refusal
from undermine.server.sessions import is_table_id
from undermine.server.tables import Tables


async def find(
    tables: Tables, gate: Gate, table: str, guest: str, address: str, *, whoever_was: bool = False
) -> LiveTable:
    """Return a table, or refuse; an address that has guessed too often finds only the tables that the browser belongs to.

    Where onlookers were sent away only those at the table find it, and, where that is asked for, `whoever_was` there.
    """
    if gate.guesses_spent(address) and not (is_table_id(table) and await tables.house.store.is_member(guest, table)):
        raise Refusal("too-many-guesses")
    try:
        live = await tables.get(table)
    except Refusal as refusal:
        if refusal.key == "table-unknown":
            gate.guessed_wrong(address)
        raise
    if not live.state.admits(guest) and not (whoever_was and await tables.house.store.is_member(guest, table)):
        raise Refusal("watchers-sent")
    return live
