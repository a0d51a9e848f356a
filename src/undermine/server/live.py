"""A table that people are looking at: the one place where a running game changes. Clone, apply, store, then show."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable

import msgspec

from undermine.server import decisions, shows
from undermine.server.connection import Connection
from undermine.server.decisions import Decision
from undermine.server.driver import Driver, due, now_ms
from undermine.server.entries import (
    BotSat,
    Entry,
    HolderChanged,
    Marked,
    Moved,
    Muted,
    Started,
    StoodIn,
    Talked,
    Undone,
    WatchersSent,
    decode_entries,
    encode_entries,
)
from undermine.server.house import House
from undermine.server.limits import Buckets
from undermine.server.people import person_of
from undermine.server.presence import Word
from undermine.server.protocol import FromClient, Play, React, RequestId, Say, Undo, Write, encode
from undermine.server.refusal import Refusal
from undermine.server.remarks import Remarker
from undermine.server.store import Act, Conflict, Index, StoreDown
from undermine.server.table import TableState

TRIES = 8
CALM = 0.05  # seconds in which comings and goings are told together
ACTS = 5  # so many messages may a person send for each change of a table that goes on and on

_IN_THE_GAME = frozenset({Moved, Undone, Talked})
"""Entries that leave everything around the game as it is."""
_PRIVATE = frozenset({Muted, Marked})
_LOOK_ANEW = frozenset({Started, Undone, HolderChanged, BotSat})
"""Entries after which the whole game is shown again, not only what is new."""
_COUNTED_ELSEWHERE = (Play, Say, React, Write)
"""Moves, which the rules count, and talk, which the gate does."""
_WATCHING: tuple[int | None, ...] = (None,)


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, kept beside its log."""

    settings_seats: int
    options: dict[str, str | int]
    host_name: str
    names: list[str]
    guests: list[str | None]
    bots: list[str | None]
    winners: list[int] = []  # empty while the game is on; and where it was over before this was kept
    scores: list[int] = []  # likewise


def summarise(state: TableState) -> bytes:
    """Return the summary that is kept with the index."""
    result = None if state.game is None else state.game.result
    return msgspec.json.encode(
        Summary(
            settings_seats=state.settings.seats,
            options=dict(state.settings.options),
            host_name=state.host_called(),
            names=state.names(),
            guests=[None if chair is None else chair.guest for chair in state.chairs],
            bots=[None if chair is None else chair.level for chair in state.chairs],
            winners=[] if result is None else list(result["winners"]),
            scores=[] if result is None else list(result["scores"]),
        )
    )


def index_of(state: TableState, *, summary: bool) -> Index:
    """Return what can be looked up about a table in this state."""
    return Index(
        phase=state.phase,
        public=state.settings.public,
        turn=state.turn,
        changed=state.changed,
        due=due(state),
        summary=summarise(state) if summary else None,
    )


class Asker(msgspec.Struct, frozen=True):
    """Who waits for the answer to a request."""

    connection: Connection
    request: FromClient

    @property
    def reply(self) -> RequestId | None:
        """Return the number that the answer repeats."""
        return self.request.id


class LiveTable:
    """A table in memory: a cache of its log, and the connections that look at it."""

    def __init__(self, state: TableState, house: House) -> None:
        self.state = state
        self.house = house
        self.connections: set[Connection] = set()
        self.household = ""  # the address of who last came to play: its tables' bots share their turns; stored nowhere
        self.gone = False
        self.deleter: Asker | None = None
        self.loaded = now_ms()
        self.used = time.monotonic()
        self.last_seen: dict[int, int] = {}
        self.host_seen = self.used
        rate = house.settings.max_messages
        self._acts = Buckets(rate / ACTS, 2 * rate)  # each is told to everybody who looks at the table
        self._lock = asyncio.Lock()
        self._telling: asyncio.TimerHandle | None = None
        self.driver = Driver(self)
        self.remarker = Remarker(self)
        self.driver.nudge()

    # -- changing

    async def act(self, decide: Callable[[TableState], Decision], asker: Asker | None = None) -> None:
        """Decide, store durably, then show; if another process was quicker, look again and decide again."""
        async with self._lock:
            for _ in range(TRIES):
                if self.gone:
                    raise Refusal("table-gone")
                decision = decide(self.state)
                if decision.entries:
                    after = self._after(decision)
                    try:
                        await self._store(decision, after)
                    except Conflict:
                        await self._catch_up()
                        continue
                    before, self.state = self.state, after
                    self._show(before, decision.entries, asker)
                elif asker is not None:
                    self.send_table(asker.connection, asker.reply)
                return
        raise Refusal("stale")

    def _after(self, decision: Decision) -> TableState:
        after = self.state.copy()
        for entry in decision.entries:
            after.apply(entry, decision.game)
        after.seq += 1
        if not _is_private(decision.entries):
            after.changed = now_ms()
        return after

    async def _store(self, decision: Decision, after: TableState) -> None:
        act = Act(
            table=after.id,
            seq=after.seq,
            body=encode_entries(decision.entries),
            index=index_of(
                after, summary=after.phase == "finished" or not _IN_THE_GAME.issuperset(map(type, decision.entries))
            ),
            members=decision.members,
        )
        begun = time.perf_counter()
        await self.house.store.append(act)
        self.house.metrics.append_seconds.observe(time.perf_counter() - begun)

    async def catch_up(self) -> None:
        """Read what other processes have written since."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.house.store.read(self.state.id, self.state.seq)
        if rows is None:
            self.end()
            return
        for seq, body in rows:
            entries = decode_entries(body)
            after = self.state.copy()
            for entry in entries:
                after.apply(entry)
            after.seq = seq
            if not _is_private(entries):
                after.changed = now_ms()
            before, self.state = self.state, after
            self._show(before, entries, None)

    def stop(self) -> None:
        """Let nothing more happen here by itself."""
        self.driver.stop()
        self.remarker.stop()

    def end(self) -> None:
        """Tell everybody that the table is deleted, and change nothing any more."""
        self.gone = True
        self.stop()
        for connection in list(self.connections):
            reply = self.deleter.reply if self.deleter and self.deleter.connection is connection else None
            connection.send(shows.answering(self.house.DELETED, reply))
            connection.close(4404)

    def renew(self) -> None:
        """Let everybody connect again: the log was written anew, and this is no longer what it tells."""
        self.gone = True
        self.stop()
        for connection in list(self.connections):
            connection.close(1012)

    # -- showing

    def _show(self, before: TableState, entries: list[Entry], asker: Asker | None) -> None:
        """Show everybody what is new, each what they may see; answer who asked."""
        self.used = time.monotonic()
        state = self.state
        around = before.phase != state.phase or not _IN_THE_GAME.issuperset(map(type, entries))
        anew = before.game is None or not _LOOK_ANEW.isdisjoint(map(type, entries))
        if around:
            table = self._table()
            for connection in self.connections:
                if not _concerns(state, entries, connection.eyes):
                    continue
                answers = asker is not None and connection is asker.connection and _answered_by_table(asker.request)
                self.send_table(connection, asker.reply if asker is not None and answers else None, table)
        if state.number != before.number or (state.game is not None and anew):
            self._show_position(0 if anew or before.game is None else before.game.played, asker)
            if state.phase == "finished" or _rounds_over(before) < _rounds_over(state):
                self.house.stories.wake()
        if len(state.talk) > len(before.talk):
            self._show_talk(range(len(before.talk), len(state.talk)), asker)
        self._show_talk(shows.brought_to_light(before, state), None)
        if asker is not None and not around and _answered_by_table(asker.request):
            self.send_table(asker.connection, asker.reply)
        for entry in entries:
            if isinstance(entry, Moved):
                self.house.metrics.moved(state.settings.game, entry.by)
            elif isinstance(entry, WatchersSent):
                self._send_watchers()
        self.remarker.nudge()  # before a bot thinks: how long it does must not show
        self.driver.nudge()

    def _send_watchers(self) -> None:
        for connection in list(self.connections):
            if not self.state.admits(connection.guest):
                connection.send(encode(Refusal("watchers-sent").answer(None)))
                connection.close(4403)

    def _show_position(self, since: int, asker: Asker | None) -> None:
        """Show the game to everybody, written once for each pair of eyes."""
        picture = self.picture(since)
        written: dict[int | None, bytes] = {}
        held = self.state.seats_held()
        answered = asker.request.seat if asker is not None and isinstance(asker.request, (Play, Undo)) else None
        for connection in self.connections:
            for seat in held.get(connection.eyes, _WATCHING):
                message = written.get(seat)
                if message is None:
                    message = written[seat] = picture.seen_by(seat)
                if seat is not None and seat == answered and asker is not None and connection is asker.connection:
                    message = shows.answering(message, asker.reply)
                connection.send(message)

    def _show_talk(self, numbers: Iterable[int], asker: Asker | None) -> None:
        for number in numbers:
            whole = encode(shows.show_talk(self.state, number))
            for connection in self.connections:
                message = self._heard(connection, number, whole)
                if message is None:
                    continue
                replied = asker is not None and connection is asker.connection
                connection.send(shows.answering(message, asker.reply if replied and asker is not None else None))

    def _heard(self, connection: Connection, number: int, whole: bytes) -> bytes | None:
        """Return what somebody is shown of a line: of the muted only their words, which are a part of the game as moves are."""
        line = self.state.talk[number]
        if (connection.guest, line.seat) not in self.state.mutes:
            return whole
        return None if line.word is None else encode(shows.show_talk(self.state, number, why=False))

    def _table(self) -> shows.TableSeen:
        return shows.TableSeen(self.state, self.online(), self.watchers())

    def send_table(
        self, connection: Connection, reply: RequestId | None = None, table: shows.TableSeen | None = None
    ) -> None:
        """Send the table as this browser sees it."""
        message = (table or self._table()).seen_by(connection.eyes, connection.origin)
        connection.send(shows.answering(message, reply))

    def picture(self, since: int) -> shows.Picture:
        """Return the game as it is, for any eyes."""
        return shows.Picture(self.state, since, now_ms(), self.driver.deadline())

    # -- coming and going

    async def arrive(self, connection: Connection, address: str = "") -> None:
        """Show a new connection everything, and give back the seats that a bot plays for its person."""
        if connection.guest == self.state.host or self.state.seats_of(connection.guest):
            self.household = address  # never that of somebody who looks on, to make its bots wait behind their own
        self.used = time.monotonic()
        self.connections.add(connection)
        self.send_table(connection)
        if self.state.game is not None:
            picture = self.picture(connection.since)
            for seat in self.state.seats_held().get(connection.eyes, _WATCHING):
                connection.send(picture.seen_by(seat))
        for number in shows.shown_on_arrival(self.state):
            message = self._heard(connection, number, encode(shows.show_talk(self.state, number)))
            if message is not None:
                connection.send(message)
        self.presence_changed()
        if not connection.public:
            with contextlib.suppress(StoreDown, Refusal):  # the driver asks again
                await self.give_back(connection.guest)

    async def give_back(self, guest: str) -> None:
        """Let a person who is back play again."""

        def decide(state: TableState) -> Decision:
            seats = [seat for seat in state.seats_of(guest) if (chair := state.chairs[seat]) and chair.stand_in]
            return Decision([StoodIn(seat, False) for seat in seats])

        await self.act(decide)

    async def mute_blocked(self, guest: str, blocked: set[str]) -> None:
        """Let a person hear nothing of those whom they have blocked; as with every muting, nobody else is told."""

        def decide(state: TableState) -> Decision:
            seats = [
                seat
                for seat, chair in enumerate(state.chairs)
                if chair is not None and chair.guest is not None and person_of(chair.guest) in blocked
            ]
            return Decision([Muted(guest, seat, True) for seat in seats if (guest, seat) not in state.mutes])

        await self.act(decide)

    def leave(self, connection: Connection) -> None:
        """Forget a connection."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        for seat in self.state.seats_of(connection.guest):
            self.last_seen[seat] = now_ms()
        if connection.guest == self.state.host:
            self.host_seen = self.used
        self.presence_changed()

    def _host_here(self) -> bool:
        return any(connection.guest == self.state.host for connection in self.connections)

    async def mind_host(self) -> None:
        """If the host has been away for too long, let somebody who is here be the host: a table is never stuck."""
        others = self.house.presence.elsewhere(self.state.id).values()
        if self._host_here() or any(said.host for said in others):
            self.host_seen = time.monotonic()
        elif time.monotonic() - self.host_seen > self.house.settings.host_away and self.house.presence.leads(
            self.state.id
        ):
            absent = self.state.host
            await self.act(
                lambda state: decisions.pass_on(state, self.online() if state.host == absent else frozenset())
            )

    def here(self) -> set[int]:
        """Return the seats whose people are connected to this process."""
        guests = {connection.guest for connection in self.connections if not connection.public}
        return {seat for guest in guests for seat in self.state.seats_of(guest)}

    def online(self) -> frozenset[int]:
        """Return the seats whose people are connected anywhere."""
        others = self.house.presence.elsewhere(self.state.id).values()
        return frozenset(self.here()).union(*(said.seats for said in others))

    def _watching(self) -> int:
        people = self.state.people()
        return sum(connection.public or connection.guest not in people for connection in self.connections)

    def watchers(self) -> int:
        """Return how many look on without a seat."""
        others = self.house.presence.elsewhere(self.state.id).values()
        return self._watching() + sum(said.watchers for said in others)

    def word(self) -> Word:
        """Return what this process tells the others about who is here."""
        return self.house.presence.say(self.state.id, sorted(self.here()), self._watching(), self._host_here())

    def presence_changed(self) -> None:
        """Tell everybody soon who is here; the other processes too."""
        self.driver.nudge()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(CALM, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if self.gone:
            return
        self.house.announce(self.word())
        self.tell_table()

    def tell_table(self) -> None:
        """Send everybody here the table anew."""
        table = self._table()
        for connection in self.connections:
            self.send_table(connection, None, table)

    def heard(self, word: Word) -> None:
        """Take in who is connected to another process."""
        for seat in word.seats:
            self.last_seen[seat] = now_ms()
        self.driver.nudge()
        self.tell_table()

    async def request(self, asker: Asker) -> None:
        """Carry out a browser's request that concerns this table alone."""
        guest = asker.connection.guest

        def decide(state: TableState) -> Decision:
            decision = decisions.decide(state, guest, asker.request, now_ms())
            if (
                decision.entries
                and not isinstance(asker.request, _COUNTED_ELSEWHERE)
                and not self._acts.of(guest).take()
            ):
                raise Refusal("too-fast")
            return decision

        await self.act(decide, asker)


def _is_private(entries: list[Entry]) -> bool:
    """Tell whether entries are one person's own matter, of which the others must not notice even that something happened."""
    return _PRIVATE.issuperset(map(type, entries))


def _concerns(state: TableState, entries: list[Entry], guest: str | None) -> bool:
    """Tell whether the table looks different to somebody after these entries; None: to the public's eyes."""
    if not _is_private(entries):
        return True
    own = [] if guest is None else state.seats_of(guest)
    return any(
        entry.guest == guest if isinstance(entry, Muted) else isinstance(entry, Marked) and entry.seat in own
        for entry in entries
    )


def _rounds_over(state: TableState) -> int:
    return 0 if state.game is None else state.game.rounds_over


def _answered_by_table(request: FromClient) -> bool:
    return not isinstance(request, (Play, Undo, Say, React, Write))
