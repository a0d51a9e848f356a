"""Tables in one SQLite file: one writer thread that commits what has gathered, and one that reads."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import itertools
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from undermine.server.store import (
    Act,
    Birth,
    CodeTaken,
    Conflict,
    DailyMade,
    Ears,
    Listed,
    Rows,
    Statement,
    StoreDown,
    TooMany,
)
from undermine.server.store.migrate import upgrade_sqlite

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], None]
Waiting = tuple[Write | Act, "asyncio.Future[None]"]
Outcome = Exception | None

UNFINISHED = "SELECT count(*) FROM tables WHERE host = ? AND phase <> 'finished'"
DAILY = "SELECT id FROM tables WHERE host = ? AND daily = ?"
OLD = "FROM tables WHERE (phase = 'finished') = ? AND changed < ?"
ACT = "json_extract(act.value, '$[{}]')"
"""A field of an act. All acts of a batch come in one JSON text: Python's lock changes hands for every statement."""
INSERT_LOG = (
    f"INSERT INTO log (table_id, seq, body) SELECT {ACT.format(0)}, {ACT.format(1)}, CAST({ACT.format(2)} AS BLOB)"
    f" FROM json_each(?) AS act WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = {ACT.format(0)})"
)
UPDATE_TURN = (
    f"UPDATE tables SET turn = {ACT.format(5)}, changed = {ACT.format(6)} FROM json_each(?) AS act"
    f" WHERE tables.id = {ACT.format(0)}"
)
UPDATE_REST = (
    f"UPDATE tables SET phase = {ACT.format(3)}, public = {ACT.format(4)}, due = {ACT.format(7)},"
    f" summary = coalesce(CAST({ACT.format(8)} AS BLOB), summary) FROM json_each(?) AS act"
    f" WHERE tables.id = {ACT.format(0)} AND (phase <> {ACT.format(3)} OR public <> {ACT.format(4)}"
    f" OR due IS NOT {ACT.format(7)} OR {ACT.format(8)} IS NOT NULL)"
)
"""What most moves leave as it is, and what indexes are kept of: SQLite would write those anew for every move."""
INSERT_MEMBER = "INSERT OR IGNORE INTO members (guest, table_id) VALUES (?, ?)"
INSERT_TABLE = (
    "INSERT INTO tables (id, code, host, game, public, daily, phase, turn, made, changed, due, summary)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
LISTED = "SELECT id, code, game, phase, turn, made, changed, daily, summary FROM tables "
BATCH = 512
HEAR = "SELECT id, tell FROM audit WHERE id > $1 AND tell <> '' ORDER BY id"
HEAR_SECONDS = 1.0


class FileInUse(Exception):
    """Another server already serves this file."""


class SqliteStore:
    """The database of a single server process."""

    shared = False

    def __init__(self, file: str) -> None:
        self.file = Path(file).absolute()
        self.ears = Ears()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._down = False
        self._lock: int | None = None
        self._writer: threading.Thread | None = None
        self._probe: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._told = 0

    # -- opening and closing

    async def open(self) -> None:
        """Take the file for this process alone, bring it up to date, start the writer."""
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        try:
            await asyncio.to_thread(self._prepare)
        except (sqlite3.Error, OSError) as error:
            raise StoreDown(f"cannot open {self.file}: {error}") from error
        self._writer = threading.Thread(target=self._write_forever, name="sqlite-writer", daemon=True)
        self._writer.start()
        self._told = int((await self.fetch("SELECT coalesce(max(id), 0) FROM audit"))[0][0])
        self._hearing = asyncio.create_task(self._hear_forever())

    def _prepare(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(f"{self.file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FileInUse(f"{self.file} is served by another process; use PostgreSQL for several") from None
        if not self.file.exists():
            self.file.touch(mode=0o600)  # it holds the secrets of running games
        upgrade_sqlite(str(self.file))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=5)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what somebody wants forgotten is written over
        return connection

    async def close(self) -> None:
        """Commit what is waiting, then let the file go."""
        for task in (self._probe, self._hearing):
            if task is not None:
                task.cancel()
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # -- writing

    def _write_forever(self) -> None:
        connection: sqlite3.Connection | None = None
        while (first := self._waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < BATCH:
                try:
                    following = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    stop = True
                    break
                batch.append(following)
            try:
                if connection is None:
                    connection = self._connect()
                outcomes = self._commit(connection, [write for write, _ in batch])
            except Exception as error:  # whatever it is, whoever waits is told, and the writer goes on
                with contextlib.suppress(sqlite3.Error):
                    if connection is not None:
                        connection.close()  # rolls back: nothing of the batch has happened
                connection = None
                full = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
                down = isinstance(error, sqlite3.Error)
                outcomes = [StoreDown(str(error), full=full) if down else error] * len(batch)
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
                self._loop.call_soon_threadsafe(self._settle, batch, outcomes)
            if stop:
                break
        if connection is not None:
            connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Write | Act]) -> list[Outcome]:
        """Run all writes in one durable transaction; one that conflicts leaves the others alone."""
        outcomes: list[Outcome] = []
        connection.execute("BEGIN IMMEDIATE")
        for kind, run in itertools.groupby(batch, type):
            together = list(run)
            if kind is Act:
                outcomes += _append(connection, cast("list[Act]", together))
            else:
                outcomes += [_attempt(connection, cast("Write", write)) for write in together]
        connection.execute("COMMIT")
        return outcomes

    def _settle(self, batch: list[Waiting], outcomes: list[Outcome]) -> None:
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)
        down = isinstance(outcomes[0], StoreDown)
        if down and not self._down:
            self._down = True
            self.ears.lost()
            self._probe = self._loop.create_task(self._watch())
        elif self._down and not down:
            self._down = False
            self.ears.back()

    async def _watch(self) -> None:
        while self._down:
            await asyncio.sleep(0.5)
            await self.healthy()

    def _write(self, write: Write | Act) -> asyncio.Future[None]:
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put((write, future))
        return future

    async def create(self, birth: Birth) -> None:
        """Store a new table durably, or raise CodeTaken, TooMany or DailyMade."""
        act, index = birth.act, birth.act.index

        def write(db: sqlite3.Connection) -> None:
            fixed = (act.table, birth.code, birth.host, birth.game, index.public, birth.daily)
            moving = (index.phase, index.turn, index.changed, index.changed, index.due, index.summary)
            if birth.daily is not None and db.execute(DAILY, (birth.host, birth.daily)).fetchone() is not None:
                raise DailyMade
            if db.execute(UNFINISHED, (birth.host,)).fetchone()[0] >= birth.most:
                raise TooMany
            try:
                db.execute(INSERT_TABLE, fixed + moving)
            except sqlite3.IntegrityError:
                raise CodeTaken from None
            db.execute("INSERT INTO log (table_id, seq, body) VALUES (?, ?, ?)", (act.table, act.seq, act.body))
            db.executemany(INSERT_MEMBER, [(guest, act.table) for guest in act.members])

        await self._write(write)

    def append(self, act: Act) -> asyncio.Future[None]:
        """Store an act durably, or raise Conflict when it is awaited."""
        return self._write(act)

    async def claim_due(self, before: int, until: int) -> list[str]:
        """Return tables due before a time, marking them as looked after until another."""
        found: list[str] = []

        def write(db: sqlite3.Connection) -> None:
            rows = db.execute("UPDATE tables SET due = ? WHERE due < ? RETURNING id", (until, before))
            found.extend(row[0] for row in rows.fetchall())

        await self._write(write)
        return found

    async def delete(self, table: str) -> None:
        """Delete a table and everything in it."""
        await self._write(lambda db: _do(db, "DELETE FROM tables WHERE id = ?", table))

    async def expire(self, *, finished: bool, before: int, limit: int) -> list[str]:
        """Delete some tables, finished or not, that have not changed since a time; return which."""
        which = (finished, before)
        found = await self._read(lambda db: db.execute(f"SELECT id {OLD} LIMIT ?", (*which, limit)).fetchall())
        gone: list[str] = []

        def write(db: sqlite3.Connection) -> None:
            delete = f"DELETE {OLD} AND id = ?"  # looked at again: somebody may have moved meanwhile
            gone.extend(row[0] for row in found if db.execute(delete, (*which, row[0])).rowcount)

        if found:
            await self._write(write)
        return gone

    async def announce(self, text: str) -> None:
        """Nobody else listens."""

    async def change(self, *statements: Statement, tell: str = "", queue: str = "") -> list[Rows]:
        """Carry out statements about people, all or none, durably; then this process hears `tell`."""
        del queue  # one thread writes: everything is in one queue
        found: list[Rows] = []

        def write(db: sqlite3.Connection) -> None:
            found.extend(_numbered(db, sql, values) for sql, values in statements)

        await self._write(write)
        if tell:
            self.ears.told(tell)
        return found

    async def _hear_forever(self) -> None:
        """Look now and then what `undermine admin` has done in the same file: SQLite tells nobody."""
        while True:
            await asyncio.sleep(HEAR_SECONDS)
            with contextlib.suppress(StoreDown):
                for number, tell in await self.fetch(HEAR, self._told):
                    self._told = number
                    kind, _, what = tell.partition(" ")
                    (self.ears.deleted if kind == "gone" else self.ears.told)(what)

    # -- reading

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            if self._reader is None:
                self._reader = self._connect()
            return question(self._reader)

        try:
            return await self._loop.run_in_executor(self._readers, ask)
        except sqlite3.Error as error:
            self._reader = None  # a fresh connection next time
            raise StoreDown(str(error)) from error

    async def healthy(self) -> bool:
        """Write something that changes nothing, and see."""
        try:
            await self._write(lambda db: _do(db, "UPDATE alembic_version SET version_num = version_num"))
        except StoreDown:
            return False
        return True

    async def read(self, table: str, after: int) -> list[tuple[int, bytes]] | None:
        """Return the acts numbered above `after`, in order; None where there is no such table."""

        def question(db: sqlite3.Connection) -> list[tuple[int, bytes]] | None:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
                return None
            rows = db.execute("SELECT seq, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after))
            return rows.fetchall()

        return await self._read(question)

    async def find(self, code: str) -> str | None:
        """Return the table of a short code."""
        found: str | None = await self._one("SELECT id FROM tables WHERE code = ?", code)
        return found

    async def daily(self, guest: str, date: str) -> str | None:
        """Return the guest's table of that day's challenge."""
        found: str | None = await self._one(DAILY, guest, date)
        return found

    async def _one(self, sql: str, *values: object) -> Any:
        row = await self._read(lambda db: db.execute(sql, values).fetchone())
        return None if row is None else row[0]

    async def lobby(self, since: int, limit: int) -> list[Listed]:
        """Return public tables that changed since a time: those still waiting first, the newest first."""
        order = "WHERE public AND phase <> 'finished' AND changed > ? ORDER BY phase, made DESC LIMIT ?"
        rows = await self._read(lambda db: db.execute(LISTED + order, (since, limit)).fetchall())
        return [Listed(*row) for row in rows]

    async def mine(self, guest: str, limit: int) -> list[Listed]:
        """Return the tables a guest has sat at or made, the last changed first."""
        order = "WHERE id IN (SELECT table_id FROM members WHERE guest = ?) ORDER BY changed DESC LIMIT ?"
        rows = await self._read(lambda db: db.execute(LISTED + order, (guest, limit)).fetchall())
        return [Listed(*row) for row in rows]

    async def fetch(self, sql: str, *values: object) -> Rows:
        """Return what a question about people finds."""
        return await self._read(lambda db: _numbered(db, sql, values))

    async def is_member(self, guest: str, table: str) -> bool:
        """Tell whether a guest has sat at a table or made it."""
        sql = "SELECT 1 FROM members WHERE guest = ? AND table_id = ?"
        return await self._read(lambda db: db.execute(sql, (guest, table)).fetchone()) is not None


def _numbered(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> Rows:
    """Run a statement with `$1`, `$2`, … for its values: to SQLite these are names."""
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)}).fetchall()


def _do(db: sqlite3.Connection, sql: str, *values: object) -> None:
    db.execute(sql, values)


def _attempt(db: sqlite3.Connection, write: Write) -> Outcome:
    """Run one write; return why it was refused."""
    try:
        write(db)
    except (Conflict, CodeTaken, TooMany, DailyMade) as refused:
        return refused
    return None


def _append(db: sqlite3.Connection, acts: list[Act]) -> list[Outcome]:
    """Append acts together; if any conflicts, one by one, so that the others are stored."""
    if len({act.table for act in acts}) < len(acts):
        return [_append(db, [act])[0] for act in acts]  # the index of a table shall tell of its last act
    rows = msgspec.json.encode([_row(act) for act in acts]).decode()
    db.execute("SAVEPOINT acts")
    try:
        added = db.execute(INSERT_LOG, (rows,)).rowcount
    except sqlite3.IntegrityError:
        added = -1
    if added == len(acts):
        db.execute(UPDATE_TURN, (rows,))
        db.execute(UPDATE_REST, (rows,))
        members = [(guest, act.table) for act in acts for guest in act.members]
        if members:
            db.executemany(INSERT_MEMBER, members)
        outcomes: list[Outcome] = [None] * len(acts)
    else:
        db.execute("ROLLBACK TO acts")
        outcomes = [Conflict()] if len(acts) == 1 else [_append(db, [act])[0] for act in acts]
    db.execute("RELEASE acts")
    return outcomes


def _row(act: Act) -> tuple[object, ...]:
    index = act.index
    summary = None if index.summary is None else index.summary.decode()
    moving = (index.phase, index.public, index.turn, index.changed, index.due, summary)
    return (act.table, act.seq, act.body.decode(), *moving)
