"""All tables of a server process: found, made, gone on with, looked after, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import time
from collections.abc import Callable, Coroutine
from typing import Any

from undermine.server import engine, forget, names, reports, shuffle
from undermine.server.connection import Connection
from undermine.server.decisions import Decision, check_delete
from undermine.server.driver import now_ms
from undermine.server.entries import (
    BotSat,
    Entry,
    Made,
    Moved,
    Muted,
    Rematched,
    Sat,
    Started,
    decode_entries,
    encode_entries,
)
from undermine.server.house import House
from undermine.server.live import Asker, LiveTable, index_of
from undermine.server.people import person_of
from undermine.server.presence import BEAT, REPEAT, announcements
from undermine.server.protocol import ContinueTable, CreateTable, Notice, Settings, StartDaily, encode
from undermine.server.refusal import Refusal
from undermine.server.sessions import is_table_id, new_code, new_table_id
from undermine.server.store import Act, Birth, CodeTaken, DailyMade, StoreDown, TooMany
from undermine.server.table import TableState

FORGET = 60.0  # seconds after which a table nobody looks at leaves the memory
LATE = 5_000  # milliseconds after which a table counts as left alone by its process
SWEEP = 5.0
EXPIRE_EVERY = 3600.0  # seconds between two looks for tables that are too old
EXPIRE_BATCH = 20
EXPIRE_PAUSE = 0.2  # so that people's moves come first
DAY = 86_400_000
EVERYTHING = 1_000_000
SIGNED_OUT = 4401  # the code of a socket whose browser is no longer whom it was


class Tables:
    """The tables in memory; the database knows all the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweepers: list[asyncio.Task[None]] = []
        ears = house.store.ears
        ears.advanced, ears.deleted, ears.announced = self._advanced, self._deleted, self._announced
        ears.lost, ears.back, ears.told = self._storage_lost, self._storage_back, self._told

    # -- finding

    async def get(self, table: str) -> LiveTable:
        """Return a table, read from the database if it is not in memory."""
        if not is_table_id(table):
            raise Refusal("table-unknown")
        live = self.live.get(table)
        if live is not None and not live.gone:
            live.used = time.monotonic()
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _task: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        live = self.live[table] = LiveTable(await self.peek(table), self.house)
        self.house.metrics.tables.set(len(self.live))
        return live

    async def peek(self, table: str) -> TableState:
        """Return a table as its log tells it, without keeping it in memory."""
        rows = await self.house.store.read(table, -1)
        if not rows:
            raise Refusal("table-unknown")
        try:
            state = TableState.replay(table, decode_entries(rows[0][1]))
            for _ in state.read(entry for _, body in rows[1:] for entry in decode_entries(body)):
                await asyncio.sleep(0)  # a long log must not hold up other tables
        except (ValueError, Refusal) as error:
            self.house.log.error("a table cannot be read", table=table, error=str(error))
            raise Refusal("storage", "This version of the server cannot read the table.") from None
        state.seq = rows[-1][0]
        return state

    # -- making

    async def make(self, guest: str, wish: CreateTable) -> TableState:
        """Make a table; the caller is its host."""
        settings = wish.settings
        engine.check_wish(settings)
        if len(wish.names) + len(wish.bots) > settings.seats:
            raise Refusal("seats-number")
        typed = [names.clean(name) for name in [*wish.names, *(bot.name for bot in wish.bots)]]
        if len({names.key(name) for name in typed}) < len(typed):
            raise Refusal("name-taken")
        people, bots = typed[: len(wish.names)], typed[len(wish.names) :]
        faces = [*wish.faces, *[None] * len(people)]
        seated: list[Entry] = [Sat(seat, guest, name, face=faces[seat]) for seat, name in enumerate(people)]
        seated += [
            BotSat(len(people) + k, bot.level, name) for k, (bot, name) in enumerate(zip(wish.bots, bots, strict=True))
        ]
        return await self._make(guest, people[0] if people else "", settings, seated, secret=shuffle.new_secret())

    async def go_on(self, guest: str, wish: ContinueTable) -> TableState:
        """Make a table that goes on from a moment of a finished game, against bots."""
        source = (await self.get(wish.moment.table)).state
        game = source.game
        if not source.admits(guest):
            raise Refusal("watchers-sent")
        if game is None or source.phase != "finished":
            raise Refusal("table-unfinished")
        if wish.moment.moves >= game.played:
            raise Refusal("moment-unknown")
        if wish.seat >= len(source.chairs):
            raise Refusal("seat-unknown")
        settings = Settings(game=source.settings.game, seats=source.settings.seats, options=source.settings.options)
        name = names.clean(wish.name)
        seated: list[Entry] = []
        for seat, sitter in enumerate(source.names()):
            if seat == wish.seat:
                seated.append(Sat(seat, guest, name, face=wish.face))
            elif names.key(sitter) == names.key(name):
                raise Refusal("name-taken", f"Somebody in this game is called {name!r} already.")
            else:
                seated.append(BotSat(seat, wish.level, sitter))
        now = now_ms()
        played = zip(game.moves[: wish.moment.moves], source.movers, strict=False)
        seated += [Started(now), *(Moved(move, mover.by, now) for move, mover in played)]
        return await self._make(guest, name, settings, seated, seed=source.seed, source=wish.moment)

    async def daily(self, guest: str, wish: StartDaily) -> tuple[TableState, bool]:
        """Return the guest's table of today's challenge, and whether it is new."""
        today = datetime.datetime.now(datetime.UTC).date()
        seed, date = shuffle.daily_seed(today), today.isoformat()
        name = names.clean(wish.name)
        known = await self.house.store.daily(guest, date)
        if known is None:
            seated: list[Entry] = [Sat(0, guest, name, face=wish.face), Started(now_ms())]
            with contextlib.suppress(DailyMade):  # another click of the same guest was quicker
                alone = Settings(game="solo", seats=1)
                return await self._make(guest, name, alone, seated, seed=seed, daily=date), True
            known = await self.house.store.daily(guest, date)
        if known is None:
            raise Refusal("table-gone")
        return (await self.get(known)).state, False

    async def _make(
        self, guest: str, host_name: str, settings: Settings, seated: list[Entry], **how: object
    ) -> TableState:
        while True:
            table, code = new_table_id(), new_code()
            made = Made(settings, guest, host_name, code, now_ms(), **how)  # type: ignore[arg-type]
            entries: list[Entry] = [made, *seated]
            state = TableState.replay(table, entries)
            people = tuple(sorted(state.people() | {guest}))
            act = Act(table, 0, encode_entries(entries), index_of(state, summary=True), people)
            birth = Birth(act, code, guest, settings.game, state.daily, self.house.settings.max_tables)
            try:
                await self.house.store.create(birth)
                break
            except CodeTaken:
                continue
            except TooMany:
                raise Refusal("too-many-tables") from None
        self.house.metrics.made.labels(settings.game).inc()
        if state.turn is not None:
            await self.get(table)  # a bot may have to move
        return state

    async def rematch(self, live: LiveTable, guest: str, count: Callable[[], None]) -> None:
        """Make a table with the same people, and tell them; `count` refuses one table too many."""
        state = live.state
        if state.host != guest:
            raise Refusal("host-only")
        if state.phase != "finished":
            raise Refusal("table-unfinished")
        if state.rematch is not None or state.daily is not None:
            return
        count()
        blocked = await self.house.people.blocked_by(state.people() | {guest})
        seated: list[Entry] = []
        for seat, chair in enumerate(state.chairs):
            assert chair is not None
            if chair.level is not None:
                seated.append(BotSat(seat, chair.level, chair.name))
            elif chair.guest is not None and person_of(chair.guest) not in blocked[guest]:
                seated.append(Sat(seat, chair.guest, chair.name, face=chair.face))
        sitting = [one for one in seated if isinstance(one, Sat)]
        for who, others in blocked.items():
            seated += [Muted(who, other.seat, True) for other in sitting if person_of(other.guest) in others]
        following = await self._make(guest, state.host_name, state.settings, seated, secret=shuffle.new_secret())

        def decide(now: TableState) -> Decision:
            return Decision([] if now.rematch is not None else [Rematched(following.id)])

        await live.act(decide)
        if live.state.rematch != following.id:
            await self.house.store.delete(following.id)  # another process was quicker

    async def delete(self, live: LiveTable, guest: str, asker: Asker | None = None) -> None:
        """Delete a table with everything in it."""
        check_delete(live.state, guest)
        live.deleter = asker
        await reports.note_host(self.house.store, guest, "delete", live.state.id, None)
        await self.house.store.delete(live.state.id)
        self._deleted(live.state.id)

    async def forget(self, guest: str) -> None:
        """Leave all tables of a person; those at which nobody else sits go, the others do not know who it was."""
        for listed in await self.house.store.mine(guest, EVERYTHING):
            with contextlib.suppress(Refusal):  # deleted meanwhile
                live = await self.get(listed.table)
                if forget.others(live.state, guest):
                    await live.act(lambda state: forget.leave(state, guest))
                    await self._rewrite(listed.table, guest)
                else:
                    await self.house.store.delete(listed.table)
                    self._deleted(listed.table)

    async def _rewrite(self, table: str, guest: str) -> None:
        """Write a log anew without a person; again if somebody has added to it meanwhile."""
        while rows := await self.house.store.read(table, -1):
            new = forget.rewrite(table, rows, guest)
            bodies = [(forget.BODY, (table, seq, body)) for seq, body in new.bodies.items()]
            index = (forget.INDEX, (table, new.summary, rows[-1][0]))
            done = await self.house.store.change(
                (forget.HOST, (table, new.host)), *bodies, index, tell=f"table {table}"
            )
            if done[-1]:
                return

    # -- hearing from the database

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            with contextlib.suppress(StoreDown):  # heard again when the database is back
                await work

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _advanced(self, table: str, seq: int) -> None:
        live = self.live.get(table)
        if live is None or seq <= live.state.seq:
            return
        if live.connections:
            self._soon(live.catch_up())
        else:  # it lives in another process, and nobody here looks at it
            live.stop()
            del self.live[table]

    def _deleted(self, table: str) -> None:
        live = self.live.pop(table, None)
        if live is not None:
            live.end()

    def _announced(self, text: str) -> None:
        for word in self.house.presence.hear(text):
            live = self.live.get(word.table)
            if live is not None:
                live.heard(word)

    def _told(self, text: str) -> None:
        """Hear that a device is signed out, or that something else about a person is no longer so."""
        self.house.people.hear(text)
        kind, _, who = text.partition(" ")
        if kind == "table":
            self.house.stories.forget(who)
            if who in self.live:
                self.live.pop(who).renew()
        for connection in self._connections():
            if kind == "device" and who == connection.device:
                connection.close(SIGNED_OUT)
            elif kind == "guest" and who in (connection.guest, person_of(connection.guest)):
                connection.close(SIGNED_OUT)  # a person's bots go with them

    def _connections(self) -> list[Connection]:
        return [connection for live in self.live.values() for connection in live.connections]

    async def _look_for_signed_out(self) -> None:
        """Close the sockets of devices that were signed out while the database could not tell it."""
        self.house.people.forget()
        for connection in self._connections():
            if connection.device and await self.house.people.known(connection.device) is None:
                connection.close(SIGNED_OUT)

    def _storage_lost(self) -> None:
        self.house.metrics.storage_up.set(0)
        self.house.log.warning("storage lost")
        self.tell(Notice("storage-lost"))

    def _storage_back(self) -> None:
        self.house.metrics.storage_up.set(1)
        self.house.log.info("storage back")
        self.tell(Notice("storage-back"))
        self._soon(self._look_for_signed_out())
        for live in self.live.values():
            self._soon(live.catch_up())

    def tell(self, notice: Notice) -> None:
        """Tell everybody something about the server itself."""
        message = encode(notice)
        for live in self.live.values():
            for connection in live.connections:
                connection.send(message)

    # -- looking after

    def open(self) -> None:
        """Begin to look after tables that others have left alone; after a crash, all whose bots have to move."""
        self.house.metrics.storage_up.set(1)
        works = (self._sweep_forever, self._expire_forever, self._beat_forever)
        self._sweepers = [asyncio.create_task(work()) for work in works]

    async def _beat_forever(self) -> None:
        while self.house.store.shared:
            for text in announcements([self.house.presence.beat()]):
                await self.house.store.announce(text)
            await asyncio.sleep(BEAT)

    async def _sweep_forever(self) -> None:
        late = 0
        while True:
            with contextlib.suppress(StoreDown):
                await self._take_up(late)
            await self._mind_hosts()
            self._forget()
            if self.house.store.shared:
                words = [live.word() for live in self.live.values() if live.connections]
                for text in announcements(words):
                    await self.house.store.announce(text)
            late = LATE + int(self.house.settings.bot_seconds * 1000)
            await asyncio.sleep(min(SWEEP, REPEAT))

    async def _mind_hosts(self) -> None:
        for live in [live for live in self.live.values() if live.connections]:
            with contextlib.suppress(StoreDown, Refusal):  # looked at again soon
                await live.mind_host()

    async def _expire_forever(self) -> None:
        keep = self.house.settings
        kept = {
            finished: days for finished, days in ((False, keep.keep_unfinished), (True, keep.keep_finished)) if days
        }
        while True:
            with contextlib.suppress(StoreDown):
                await self.house.people.forget_unused()
                await reports.forget_old(self.house.store)
            for finished, days in kept.items():
                with contextlib.suppress(StoreDown):  # the next look finds the same
                    await self._expire(finished, now_ms() - days * DAY)
            await asyncio.sleep(EXPIRE_EVERY)

    async def _expire(self, finished: bool, before: int) -> None:
        while gone := await self.house.store.expire(finished=finished, before=before, limit=EXPIRE_BATCH):
            for table in gone:
                self._deleted(table)
            self.house.log.info("old tables deleted", tables=len(gone))
            await asyncio.sleep(EXPIRE_PAUSE)

    async def _take_up(self, late: int) -> None:
        now = now_ms()
        for table in await self.house.store.claim_due(now - late, now + 2 * (LATE + late)):
            with contextlib.suppress(Refusal):
                (await self.get(table)).driver.nudge()

    def _forget(self) -> None:
        limit = time.monotonic() - FORGET
        for table, live in list(self.live.items()):
            if not live.connections and live.used < limit and live.driver.idle:
                live.stop()
                del self.live[table]
        self.house.metrics.tables.set(len(self.live))

    async def close(self) -> None:
        """Stop looking after tables."""
        for sweeper in self._sweepers:
            sweeper.cancel()
        for live in self.live.values():
            live.stop()
        for task in list(self._tasks):
            task.cancel()
