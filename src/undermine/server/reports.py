"""Reports of what somebody at a table said or did, and the trail of what hosts did."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a table, by the name they have there."""

    guest: str
    name: str


def person_at(state: TableState, seat: int) -> Person:
    """Return the person at a seat, or, where nobody is now because they were removed, whoever spoke there last."""
    chair = state.chairs[seat] if seat < len(state.chairs) else None
    if chair is not None and chair.guest is not None:
        return Person(chair.guest, chair.name)
    for line, speaker in zip(reversed(state.talk), reversed(state.speakers), strict=True):
        if line.seat == seat and speaker is not None:
            return Person(speaker, line.name)
    raise Refusal("seat-empty" if chair is None else "seat-is-bot")


async def report(store: Store, state: TableState, guest: str, wish: Report) -> None:
    """Keep what somebody says about another person at the table, with the words that it is about."""
    person = person_at(state, wish.seat)
    lines = zip(state.talk, state.speakers, strict=True)
    said = [line.text for line, speaker in lines if speaker == person.guest and line.text is not None]
    words = " / ".join(said[-5:])
    row = (secrets.token_hex(4), now_ms(), state.id, guest, person.guest, person.name, wish.why, words, wish.note)
    await store.change((INSERT, row))


async def note_host(store: Store, guest: str, act: str, table: str, other: str | None) -> None:
    """Write down what a host did."""
    await store.change((NOTE, (now_ms(), guest, act, table, other)))


async def forget_old(store: Store) -> None:
    """Forget reports and the trail after their time."""
    await store.change(*((sql, (now_ms() - KEEP_DAYS * DAY,)) for sql in OLD))
