"""Reports of what somebody at a table said or did, and the trail of what hosts did."""

from __future__ import annotations

import secrets
from typing import Final

from undermine.server.people import DAY, now_ms
from undermine.server.protocol_people import Report
from undermine.server.refusal import Refusal
from undermine.server.store import Store
from undermine.server.table import TableState

KEEP_DAYS: Final = 90  # reports and the audit trail
INSERT = (
    "INSERT INTO reports (id, made, table_id, reporter, guest, name, why, said, note)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING"
)
NOTE = (
    "INSERT INTO audit (made, who, role, act, table_id, guest, note, tell) SELECT CAST($1 AS bigint), CAST($2 AS text), 'host',"
    " CAST($3 AS text), CAST($4 AS text), CAST($5 AS text), '', '' WHERE NOT EXISTS"
    " (SELECT 1 FROM audit WHERE made = $1 AND who = $2 AND act = $3 AND table_id = $4)"
)
OLD = ("DELETE FROM reports WHERE made < $1", "DELETE FROM audit WHERE made < $1")


async def report(store: Store, state: TableState, guest: str, wish: Report) -> None:
    """Keep what somebody says about another person at the table, with the words that it is about."""
    chair = state.chairs[wish.seat] if wish.seat < len(state.chairs) else None
    if chair is None:
        raise Refusal("seat-empty")
    if chair.guest is None:
        raise Refusal("seat-is-bot")
    said = [line for line in state.talk if line.seat == wish.seat and line.text is not None]
    words = " / ".join(line.text or "" for line in said[-5:])
    row = (secrets.token_hex(4), now_ms(), state.id, guest, chair.guest, chair.name, wish.why, words, wish.note)
    await store.change((INSERT, row))


async def note_host(store: Store, guest: str, act: str, table: str, other: str | None) -> None:
    """Write down what a host did."""
    await store.change((NOTE, (now_ms(), guest, act, table, other)))


async def forget_old(store: Store) -> None:
    """Forget reports and the trail after their time."""
    await store.change(*((sql, (now_ms() - KEEP_DAYS * DAY,)) for sql in OLD))
