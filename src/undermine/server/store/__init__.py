"""Where tables are kept: one interface, SQLite for one process, PostgreSQL for many.

The log is the truth: per table a sequence of acts, each a JSON list of entries under a number that is unique for
the table. The row in `tables` is an index over it (lobby, short codes, what is due) and can be rebuilt from the log.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec


class Conflict(Exception):
    """Another process has written this number of the log, or the table is gone: read again, then decide again."""


class CodeTaken(Exception):
    """The short code belongs to another table."""


class TooMany(Exception):
    """The guest has as many unfinished tables as anybody may have."""


class DailyMade(Exception):
    """The guest already has a table of this day's challenge."""


class StoreDown(Exception):
    """The database does not answer; `full` when it is the disk that has no room."""

    def __init__(self, reason: str, *, full: bool = False) -> None:
        super().__init__(reason)
        self.full = full


class Index(msgspec.Struct, frozen=True):
    """What can be looked up about a table without reading its log."""

    phase: str
    public: bool  # listed in the lobby
    turn: int | None  # the seat to decide
    changed: int  # Unix milliseconds
    due: int | None  # when something happens by itself: a bot's move, a clock
    summary: bytes | None  # JSON of what lists show; None: as before


class Act(msgspec.Struct, frozen=True):
    """One atomic addition to a table's log."""

    table: str
    seq: int
    body: bytes
    index: Index
    members: tuple[str, ...] = ()  # guests who from now on find the table among theirs


@dataclass(frozen=True, slots=True)
class Birth:
    """A new table: its first act, and what never changes about it."""

    act: Act
    code: str
    host: str  # who made it, whoever is the host later
    game: str
    daily: str | None = None
    most: int = 1_000_000  # unfinished tables one guest may have made


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it."""

    table: str
    code: str
    game: str
    phase: str
    turn: int | None
    made: int
    changed: int
    daily: str | None
    summary: bytes


@dataclass(slots=True)
class Ears:
    """What a process does when it hears from the database."""

    advanced: Callable[[str, int], None] = field(default=lambda _table, _seq: None)
    deleted: Callable[[str], None] = field(default=lambda _table: None)
    announced: Callable[[str], None] = field(default=lambda _text: None)
    thought: Callable[[str], None] = field(default=lambda _text: None)
    told: Callable[[str], None] = field(default=lambda _text: None)
    lost: Callable[[], None] = field(default=lambda: None)
    back: Callable[[], None] = field(default=lambda: None)


Statement = tuple[str, tuple[object, ...]]
"""One statement of SQL that both databases understand, with `$1`, `$2`, … for its values."""
Rows = list[tuple[Any, ...]]


class Store(Protocol):
    """The database behind the tables. Every method may raise StoreDown."""

    shared: bool
    """Whether other processes may write to the same tables."""

    ears: Ears

    async def open(self) -> None:
        """Bring the schema up to date and begin to serve."""

    async def close(self) -> None:
        """Write what is waiting and let go."""

    async def healthy(self) -> bool:
        """Tell whether a write would be stored now."""

    async def create(self, birth: Birth) -> None:
        """Store a new table durably, or raise CodeTaken, TooMany or DailyMade."""

    def append(self, act: Act) -> Awaitable[None]:
        """Store an act durably, or raise Conflict when it is awaited."""

    async def read(self, table: str, after: int) -> list[tuple[int, bytes]] | None:
        """Return the acts numbered above `after`, in order; None where there is no such table."""

    async def find(self, code: str) -> str | None:
        """Return the table of a short code."""

    async def lobby(self, since: int, limit: int) -> list[Listed]:
        """Return public tables that changed since a time: those still waiting first, the newest first."""

    async def mine(self, guest: str, limit: int) -> list[Listed]:
        """Return the tables a guest has sat at or made, the last changed first."""

    async def is_member(self, guest: str, table: str) -> bool:
        """Tell whether a guest has sat at a table or made it."""

    async def daily(self, guest: str, date: str) -> str | None:
        """Return the guest's table of that day's challenge."""

    async def claim_due(self, before: int, until: int) -> list[str]:
        """Return tables due before a time, marking them as looked after until another."""

    async def delete(self, table: str) -> None:
        """Delete a table and everything in it."""

    async def expire(self, *, finished: bool, before: int, limit: int) -> list[str]:
        """Delete some tables, finished or not, that have not changed since a time; return which."""

    async def announce(self, text: str) -> None:
        """Tell the other processes something that need not be kept."""

    async def fetch(self, sql: str, *values: object) -> Rows:
        """Return what a question about people finds (`people.py`)."""

    async def change(self, *statements: Statement, tell: str = "", queue: str = "") -> list[Rows]:
        """Carry out statements about people, all or none, durably; then every process hears `tell`.

        Those of one `queue` wait for each other, so that what they count is exact whichever process they came to.
        All may be carried out twice where an answer is lost, so the second time must change nothing.
        """


Opened = Callable[[], Awaitable[Store]]


SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def check_address(url: str) -> None:
    """Refuse the address of a database that is neither SQLite nor PostgreSQL, in one sentence."""
    if not url.startswith((SQLITE, *POSTGRES)):
        raise ValueError(f"cannot use the database {url.split('@')[-1]!r}: say sqlite:///FILE or postgresql://…")


def open_store(url: str, log: Callable[[str], None]) -> Store:
    """Choose the database by its address: `sqlite:///FILE` or `postgresql://…`."""
    check_address(url)
    if url.startswith(SQLITE):
        from undermine.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix(SQLITE))
    from undermine.server.store.postgres import PostgresStore

    return PostgresStore(url, log)
