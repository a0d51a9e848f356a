"""Tables in PostgreSQL, for any number of processes: batched appends, one notification per batch."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

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
from undermine.server.store.migrate import LOCK, upgrade_postgres

T = TypeVar("T")
Waiting = tuple[Act, "asyncio.Future[None]"]

CHANNEL = "undermine"
BATCH = 200  # a notification holds at most 8000 bytes: 200 tables of 26 letters with their numbers
POOL = 8
PATIENCE = 3.0  # seconds to wait for the database before a write is refused
COMMAND_SECONDS = 10.0
TROUBLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
)

# Rows are locked in one order, so that two processes never wait for each other in a circle. A number that
# another process has written, or a table that is gone, does not come back from `added`.
APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::bytea[],
        $11::bool[]) AS g(table_id, seq, body, phase, turn, changed, due, summary, public)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
), added AS (
    INSERT INTO log (table_id, seq, body) SELECT table_id, seq, body FROM given JOIN locked ON id = table_id
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), indexed AS (
    UPDATE tables SET phase = g.phase, public = g.public, turn = g.turn, changed = g.changed, due = g.due,
        summary = coalesce(g.summary, tables.summary)
    FROM given g JOIN added USING (table_id, seq) WHERE tables.id = g.table_id
), joined AS (
    INSERT INTO members (guest, table_id)
    SELECT m.guest, m.table_id FROM unnest($9::text[], $10::text[]) AS m(guest, table_id) JOIN added USING (table_id)
    ON CONFLICT DO NOTHING
), told AS (
    SELECT pg_notify('undermine', 'log ' || string_agg(table_id || ':' || seq, ' ')) FROM added HAVING count(*) > 0
)
SELECT table_id, seq, (SELECT count(*) FROM told) FROM added
"""
# Two requests of one guest wait for each other here, so that limits are exact whichever process they came to. A try whose
# answer was lost finds its own table, which does not count.
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
UNFINISHED = "SELECT count(*) FROM tables WHERE host = $1 AND phase <> 'finished' AND id <> $2"
DAILY = "SELECT id FROM tables WHERE host = $1 AND daily = $2"
EXPIRE = """
WITH old AS (
    SELECT id FROM tables WHERE (phase = 'finished') = $1 AND changed < $2 LIMIT $3 FOR UPDATE SKIP LOCKED
), gone AS (
    DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id
)
SELECT id, pg_notify('undermine', 'gone ' || id) FROM gone
"""
INSERT_TABLE = (
    "INSERT INTO tables (id, code, host, game, public, daily, phase, turn, made, changed, due, summary)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11) ON CONFLICT DO NOTHING"
)
LISTED = "SELECT id, code, game, phase, turn, made, changed, daily, summary FROM tables "


QUESTIONS = "undermine_questions"  # the channel on which those who think listen
MAKE_QUESTIONS = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS questions (id text PRIMARY KEY, table_id text NOT NULL UNIQUE,"
    " asked timestamptz NOT NULL DEFAULT clock_timestamp(), version text NOT NULL, body bytea NOT NULL)"
)
"""What bots are asked at the moment. Nobody misses it after a crash, so it is in no migration, no backup and no write-ahead log."""
ASK = """
WITH asked AS (
    INSERT INTO questions (id, table_id, version, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id) DO UPDATE SET id = $1, asked = clock_timestamp(), version = $3, body = $4
)
SELECT pg_notify('undermine_questions', '')
"""
WITHDRAW = "DELETE FROM questions WHERE id = (SELECT id FROM questions WHERE id = $1 FOR UPDATE SKIP LOCKED)"


async def make_questions(db: Any) -> None:
    """Make the table of open questions, one process at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute(MAKE_QUESTIONS)


class PostgresStore:
    """A database that several server processes share."""

    shared = True

    def __init__(self, url: str, log: Callable[[str], None]) -> None:
        self.url = url
        self.ears = Ears()
        self._log = log
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._pool: asyncpg.Pool | None = None
        self._down = False
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self._turns = asyncio.Semaphore(POOL - 2)  # one connection is left for moves, and one for announcements

    # -- opening and closing

    async def open(self) -> None:
        """Bring the schema up to date, then begin to write and to listen."""
        try:
            await upgrade_postgres(self.url)
            self._pool = await asyncpg.create_pool(self.url, min_size=0, max_size=POOL, **self._manner())
            async with self._pool.acquire() as db:
                await make_questions(db)
        except (*TROUBLE, asyncpg.PostgresError) as error:
            raise StoreDown(f"cannot open the PostgreSQL database: {error}") from error
        self._tasks = [asyncio.create_task(self._write_forever()), asyncio.create_task(self._listen_forever())]
        await self._listening.wait()

    @staticmethod
    def _manner() -> dict[str, Any]:
        settings = {"synchronous_commit": "on", "application_name": "undermine"}
        return {"command_timeout": COMMAND_SECONDS, "timeout": PATIENCE, "server_settings": settings}

    async def close(self) -> None:
        """Write what is waiting and let go."""
        self._closing = True
        self._wake.set()
        if self._tasks:
            writer, listener = self._tasks
            await writer
            listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listener
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 2)
            except TROUBLE:
                self._pool.terminate()

    def _lost(self, error: BaseException) -> None:
        if not self._down:
            self._down = True
            self._log(f"the database does not answer: {type(error).__name__}")
            self.ears.lost()

    def _back(self) -> None:
        if self._down:
            self._down = False
            self.ears.back()

    # -- writing

    async def append(self, act: Act) -> None:
        """Store an act durably, or raise Conflict."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((act, future))
        self._wake.set()
        await future

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._write(self._next_batch())
            if self._closing:
                return

    def _next_batch(self) -> list[Waiting]:
        """Take what is waiting, at most one act of each table; the others come next."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            table = waiting[0].table
            if table in batch or len(batch) >= BATCH:
                later.append(waiting)
            else:
                batch[table] = waiting
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[Waiting]) -> None:
        acts = [act for act, _ in batch]
        outcomes: list[Exception | None]
        try:
            outcomes = await self._try(lambda db: _append(db, acts))  # moves wait for nobody's reading
        except StoreDown as down:
            outcomes = [down] * len(batch)
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    async def _insist(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do something that may safely be done twice, again and again until it succeeds or patience ends."""
        async with self._turns:  # a crowd that waits for its turn is not a database that does not answer
            return await self._try(work)

    async def _try(self, work: Callable[[Any], Awaitable[T]]) -> T:
        assert self._pool is not None
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE) as db:
                    result = await work(db)
            except (*TROUBLE, asyncpg.ForeignKeyViolationError) as error:  # the latter: a table deleted meanwhile
                if not isinstance(error, asyncpg.ForeignKeyViolationError):
                    self._lost(error)
                if self._closing or loop.time() > end:
                    full = isinstance(error, asyncpg.DiskFullError)
                    raise StoreDown(type(error).__name__, full=full) from error
                await asyncio.sleep(0.1)
            except asyncpg.PostgresError as error:
                raise StoreDown(type(error).__name__) from error
            else:
                self._back()
                return result

    async def create(self, birth: Birth) -> None:
        """Store a new table durably, or raise CodeTaken, TooMany or DailyMade."""
        act, index = birth.act, birth.act.index
        fixed = (act.table, birth.code, birth.host, birth.game, index.public, birth.daily)
        row = (*fixed, index.phase, index.turn, index.changed, index.due, index.summary)

        async def work(db: Any) -> type[Exception] | None:
            async with db.transaction():
                await db.execute(ONE_AT_A_TIME, birth.host)
                if birth.daily is not None and await db.fetchval(DAILY, birth.host, birth.daily) not in (
                    None,
                    act.table,
                ):
                    return DailyMade
                if await db.fetchval(UNFINISHED, birth.host, act.table) >= birth.most:
                    return TooMany
                await db.execute(INSERT_TABLE, *row)
                if await db.fetchval("SELECT 1 FROM tables WHERE id = $1", act.table) is None:
                    return CodeTaken
                await db.execute(
                    "INSERT INTO log VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", act.table, act.seq, act.body
                )
                members = [(guest, act.table) for guest in act.members]
                await db.executemany("INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING", members)
            return None

        refused = await self._insist(work)
        if refused is not None:
            raise refused

    async def claim_due(self, before: int, until: int) -> list[str]:
        """Return tables due before a time, marking them as looked after until another."""
        sql = (
            "UPDATE tables SET due = $2 WHERE id IN"
            " (SELECT id FROM tables WHERE due < $1 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id"
        )
        rows = await self._insist(lambda db: db.fetch(sql, before, until))
        return [row[0] for row in rows]

    async def delete(self, table: str) -> None:
        """Delete a table and everything in it."""

        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM tables WHERE id = $1", table)
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"gone {table}")

        await self._insist(work)

    async def expire(self, *, finished: bool, before: int, limit: int) -> list[str]:
        """Delete some tables, finished or not, that have not changed since a time; return which."""
        return [row[0] for row in await self._insist(lambda db: db.fetch(EXPIRE, finished, before, limit))]

    async def announce(self, text: str) -> None:
        """Tell the other processes something that need not be kept."""
        assert self._pool is not None
        with contextlib.suppress(*TROUBLE):
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"say {text}")

    async def change(self, *statements: Statement, tell: str = "", queue: str = "") -> list[Rows]:
        """Carry out statements about people, all or none, durably; then every process hears `tell`."""

        async def work(db: Any) -> list[Rows]:
            async with db.transaction():
                if queue:
                    await db.execute(ONE_AT_A_TIME, queue)
                found = [[tuple(row) for row in await db.fetch(sql, *values)] for sql, values in statements]
                if tell:
                    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"told {tell}")
                return found

        found = await self._insist(work)
        if tell:
            self.ears.told(tell)  # at once here; the notification says it again
        return found

    # -- listening

    async def _listen_forever(self) -> None:
        while not self._closing:
            ended = asyncio.Event()
            try:
                db = await asyncpg.connect(self.url, **self._manner())
            except (*TROUBLE, asyncpg.PostgresError) as error:
                self._lost(error)
                await asyncio.sleep(0.3)
                continue
            try:
                db.add_termination_listener(lambda _db, ended=ended: ended.set())
                await db.add_listener(CHANNEL, self._heard)
                self._back()
                self._listening.set()
                await self._stay(db, ended)
            except TROUBLE as error:
                self._lost(error)
            finally:
                with contextlib.suppress(*TROUBLE):
                    await db.close(timeout=1)

    async def _stay(self, db: Any, ended: asyncio.Event) -> None:
        """Return when the connection ends or no longer answers."""
        while not ended.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), 5)
                raise ConnectionError("the listening connection ended")
            await db.execute("SELECT 1")

    def _heard(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "log":
            for item in rest.split(" "):
                table, _, seq = item.partition(":")
                self.ears.advanced(table, int(seq))
        elif kind == "gone":
            self.ears.deleted(rest)
        elif kind == "say":
            self.ears.announced(rest)
        elif kind == "thought":
            self.ears.thought(rest)
        elif kind == "told":
            self.ears.told(rest)

    # -- asking for a bot's decision

    async def ask(self, question: str, table: str, version: str, body: bytes) -> None:
        """Ask whoever thinks elsewhere; a table has one question open."""
        assert self._pool is not None
        await self._pool.execute(ASK, question, table, version, body, timeout=PATIENCE)

    async def withdraw(self, question: str) -> None:
        """Take back a question that nobody is thinking about; who is at it takes it away in the end."""
        assert self._pool is not None
        await self._pool.execute(WITHDRAW, question, timeout=PATIENCE)

    # -- reading

    async def healthy(self) -> bool:
        """Tell whether a write would be stored now."""
        if self._pool is None or self._down:
            return False
        try:
            return not await self._pool.fetchval("SELECT pg_is_in_recovery()", timeout=2)
        except (*TROUBLE, asyncpg.PostgresError):
            return False

    async def read(self, table: str, after: int) -> list[tuple[int, bytes]] | None:
        """Return the acts numbered above `after`, in order; None where there is no such table."""
        sql = (
            "SELECT l.seq, l.body FROM tables t LEFT JOIN log l ON l.table_id = t.id AND l.seq > $2"
            " WHERE t.id = $1 ORDER BY l.seq"
        )
        rows = await self._insist(lambda db: db.fetch(sql, table, after))
        if not rows:
            return None
        return [(row[0], row[1]) for row in rows if row[0] is not None]

    async def find(self, code: str) -> str | None:
        """Return the table of a short code."""
        found: str | None = await self._value("SELECT id FROM tables WHERE code = $1", code)
        return found

    async def daily(self, guest: str, date: str) -> str | None:
        """Return the guest's table of that day's challenge."""
        found: str | None = await self._value(DAILY, guest, date)
        return found

    async def _value(self, sql: str, *values: object) -> Any:
        return await self._insist(lambda db: db.fetchval(sql, *values))

    async def lobby(self, since: int, limit: int) -> list[Listed]:
        """Return public tables that changed since a time: those still waiting first, the newest first."""
        sql = LISTED + "WHERE public AND phase <> 'finished' AND changed > $1 ORDER BY phase, made DESC LIMIT $2"
        return [Listed(*row) for row in await self._insist(lambda db: db.fetch(sql, since, limit))]

    async def mine(self, guest: str, limit: int) -> list[Listed]:
        """Return the tables a guest has sat at or made, the last changed first."""
        sql = LISTED + "WHERE id IN (SELECT table_id FROM members WHERE guest = $1) ORDER BY changed DESC LIMIT $2"
        return [Listed(*row) for row in await self._insist(lambda db: db.fetch(sql, guest, limit))]

    async def fetch(self, sql: str, *values: object) -> Rows:
        """Return what a question about people finds."""
        return [tuple(row) for row in await self._insist(lambda db: db.fetch(sql, *values))]

    async def is_member(self, guest: str, table: str) -> bool:
        """Tell whether a guest has sat at a table or made it."""
        sql = "SELECT 1 FROM members WHERE guest = $1 AND table_id = $2"
        return await self._insist(lambda db: db.fetchval(sql, guest, table)) is not None


async def _append(db: Any, acts: list[Act]) -> list[Exception | None]:
    """Append a batch in one statement, and tell which acts are in the log afterwards."""
    joins = [(guest, act.table) for act in acts for guest in act.members]
    rows = await db.fetch(
        APPEND,
        [act.table for act in acts],
        [act.seq for act in acts],
        [act.body for act in acts],
        [act.index.phase for act in acts],
        [act.index.turn for act in acts],
        [act.index.changed for act in acts],
        [act.index.due for act in acts],
        [act.index.summary for act in acts],
        [guest for guest, _ in joins],
        [table for _, table in joins],
        [act.index.public for act in acts],
    )
    added = {(row[0], row[1]) for row in rows}
    return [None if (act.table, act.seq) in added or await _is_ours(db, act) else Conflict() for act in acts]


async def _is_ours(db: Any, act: Act) -> bool:
    """Tell whether an act not added just now is in the log all the same: an earlier try whose answer was lost."""
    stored = await db.fetchval("SELECT body FROM log WHERE table_id = $1 AND seq = $2", act.table, act.seq)
    return bool(stored == act.body)
