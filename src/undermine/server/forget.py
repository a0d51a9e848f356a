"""Forgetting a person: the name, the words and the identity go from every stored log; the games of the others stay whole."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

import msgspec

from undermine.server.decisions import STAND_IN_LEVEL, Decision
from undermine.server.entries import (
    BotSat,
    Entry,
    HolderChanged,
    HostChanged,
    Left,
    Made,
    Marked,
    Moved,
    Muted,
    Renamed,
    Sat,
    Started,
    Talked,
    Undone,
    decode_entries,
    encode_entries,
)
from undermine.server.live import summarise
from undermine.server.table import Chair, TableState

NOBODY: Final = "N. N."
"""Nomen nescio: somebody whose name is not known, in every language that is spoken here."""
NOTHING: Final = "…"
FORGOTTEN: Final = "forgotten "
"""What the name for the server of somebody who was forgotten begins with; nobody comes by such a name."""

HOST = "UPDATE tables SET host = $2 WHERE id = $1"  # first: until the end nobody else adds to the log
BODY = "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2"
INDEX = (
    "UPDATE tables SET summary = $2 WHERE id = $1 AND (SELECT max(seq) FROM log WHERE table_id = $1) = $3 RETURNING id"
)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A log without a person: the acts that are different now, and what the index says of it."""

    bodies: dict[int, bytes]
    host: str
    summary: bytes


def rewrite(table: str, rows: Sequence[tuple[int, bytes]], guest: str) -> Rewritten:
    """Return the log of a table as if somebody unknown had been there in this person's place."""
    acts = [(seq, decode_entries(body)) for seq, body in rows]
    writer = _Writer(table, guest, _unused_name(entry for _, entries in acts for entry in entries))
    bodies = {}
    for seq, entries in acts:
        written = [writer.write(entry) for entry in entries]
        if written != entries:
            bodies[seq] = encode_entries(written)
    assert writer.state is not None
    assert guest.encode() not in b"".join(bodies.values())
    return Rewritten(bodies, writer.first_host, summarise(writer.state))


def _unused_name(entries: Iterable[Entry]) -> str:
    """Return a name for somebody unknown that nobody at the table has ever had."""
    taken = {getattr(entry, "name", "") for entry in entries}
    return next(
        name for number in range(1, 99) if (name := NOBODY if number == 1 else f"{NOBODY} {number}") not in taken
    )


class _Writer:
    """Writes a log anew, entry by entry, beside the table that it tells of; moves do not matter for who sits where."""

    def __init__(self, table: str, guest: str, name: str) -> None:
        self._table = table
        self._guest = guest
        self._alias = f"{FORGOTTEN}{secrets.token_hex(16)}"  # another one at every table: they cannot be put together
        self._name = name
        self.state: TableState | None = None
        self.first_host = ""

    def write(self, entry: Entry) -> Entry:
        """Return an entry without the person; take it in as it was."""
        written = self._without(entry)
        if isinstance(entry, Made):
            assert isinstance(written, Made)
            self.first_host = written.host
            self.state = TableState.first(self._table, written)
        elif not isinstance(entry, (Moved, Undone, Started, Marked)):
            assert self.state is not None
            self.state.apply(written)
        return written

    def _own(self, guest: str | None) -> bool:
        return guest in (self._guest, self._alias)

    def _chair(self, seat: int) -> Chair | None:
        assert self.state is not None
        return self.state.chairs[seat]

    def _without(self, entry: Entry) -> Entry:
        match entry:
            case Made(host=host) | Sat(guest=host) | HostChanged(guest=host) if not self._own(host):
                return entry
            case Made():
                return msgspec.structs.replace(entry, host=self._alias, host_name=self._name if entry.host_name else "")
            case Sat() | HostChanged():
                return msgspec.structs.replace(entry, guest=self._alias, name=self._name)
            case Muted(guest=guest) | HolderChanged(guest=guest) if self._own(guest):
                return msgspec.structs.replace(entry, guest=self._alias)
            case Marked(seat=seat) if (chair := self._chair(seat)) is not None and self._own(chair.guest):
                return msgspec.structs.replace(entry, mark=None)
            case Renamed(seat=seat) | BotSat(seat=seat) | Talked(seat=seat):
                return self._seat_without(entry, self._chair(seat))
        return entry

    def _seat_without(self, entry: Renamed | BotSat | Talked, chair: Chair | None) -> Entry:
        """Return what is told about a seat: its name is the person's who first took it, its words are its holder's."""
        if isinstance(entry, Talked):
            if entry.text is not None and chair is not None and self._own(chair.guest):
                entry = msgspec.structs.replace(entry, text=NOTHING)
            named = chair is not None and self._own(chair.owner)
            return msgspec.structs.replace(entry, name=self._name) if named else entry
        own = chair is not None and chair.level is None and self._own(chair.owner)
        return msgspec.structs.replace(entry, name=self._name) if own else entry


def _is_other(who: str | None, guest: str) -> TypeGuard[str]:
    return who not in (None, guest) and not str(who).startswith(FORGOTTEN)


def others(state: TableState, guest: str) -> set[str]:
    """Return to whom a table belongs but to this person: who plays there, who has lent a seat, and the host, seated or not."""
    owners = {chair.owner for chair in state.chairs if chair is not None}
    return {who for who in state.people() | owners | {state.host, state.absent_host} if _is_other(who, guest)}


def leave(state: TableState, guest: str) -> Decision:
    """Return how a person gets up for good: a lent seat goes back, else a bot plays on, and somebody else is the host."""
    entries: list[Entry] = []
    for seat, chair in enumerate(state.chairs):
        if chair is None or guest not in (chair.guest, chair.owner):
            continue
        if chair.guest == guest and _is_other(chair.owner, guest):
            entries.append(HolderChanged(seat, chair.owner))
        elif state.phase == "lobby":
            entries.append(Left(seat))
        elif state.phase == "playing" and chair.guest == guest:
            entries.append(BotSat(seat, STAND_IN_LEVEL, chair.name))
    chairs = [chair for chair in state.chairs if chair is not None]
    heirs = [(who, chair.name) for chair in chairs for who in (chair.guest, chair.owner) if _is_other(who, guest)]
    if state.host == guest and heirs:
        entries.append(HostChanged(*heirs[0]))
    return Decision(entries)
