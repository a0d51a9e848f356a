"""The socket of a table: messages in, messages out, and everything a hostile browser may try with it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import secrets
from functools import lru_cache
from typing import Final, cast

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from undermine.server import decisions, reports, sessions, shows
from undermine.server.bot_worker import Question
from undermine.server.connection import Connection, Outlet
from undermine.server.finding import find
from undermine.server.gate import Gate
from undermine.server.limits import Bucket
from undermine.server.live import Asker, LiveTable
from undermine.server.people import person_of
from undermine.server.protocol import (
    Advice,
    Claim,
    Configure,
    Delete,
    Done,
    Foresee,
    FromClient,
    HandOver,
    Hint,
    LetBot,
    MoveSeat,
    Ping,
    Play,
    Position,
    React,
    Rematch,
    Remove,
    Say,
    SeatLink,
    SetMark,
    Sit,
    Undo,
    Unit,
    Weighed,
    Write,
    decode_client,
    encode,
)
from undermine.server.refusal import Refusal
from undermine.server.store import StoreDown
from undermine.server.tables import Tables
from undermine.server.wire import EXTENSION

PLACE = "/ws/"
MESSAGE_BYTES = 4096
ADVISER: Final = "master"  # who gives hints
STRIKES = 200  # refused messages in a row of one second, then the socket closes


CROWDED = 1.0  # seconds in which a socket is not read whose address has sent too much over all its sockets


class _Numbered(msgspec.Struct):
    id: int | None = None


def _on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def draw(text: str) -> str:
    """Return a QR code as an SVG drawing; never on the event loop: others would wait for it. Nothing is kept of a secret link."""
    if _on_the_loop():
        raise RuntimeError("a QR code is drawn in a thread")
    import segno  # on first use: it takes long to load

    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return out.getvalue().decode()


qr = lru_cache(maxsize=1024)(draw)
"""The same for a link that everybody at a table may see: it is drawn once."""


def storage_refusal(down: StoreDown) -> Refusal:
    """Return what people are told when the database does not answer."""
    return Refusal("disk-full" if down.full else "storage")


class Sockets:
    """Accepts browsers at tables."""

    def __init__(self, tables: Tables, gate: Gate) -> None:
        self._tables = tables
        self._gate = gate
        self._house = tables.house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its handshake to its end."""
        socket = WebSocket(scope, receive, send)
        path = scope["path"]
        if not path.startswith(PLACE):
            await socket.close(4404)
            return
        if not sessions.same_origin(socket, self._house.settings.url):
            await socket.close(4401)  # before accepting: the handshake is refused with 403
            return
        await socket.accept()
        address = self._gate.address(socket)
        try:
            self._gate.may_ask(address)
            connection = await self._connection(socket, scope["extensions"][EXTENSION])
            with self._gate.socket(connection.guest, address):
                live = await find(self._tables, self._gate, path.removeprefix(PLACE), connection.guest, address)
                await self._stay(receive, connection, live, address)
        except Refusal as refusal:
            await self._refuse(socket, refusal)
        except StoreDown as down:
            await self._refuse(socket, storage_refusal(down))

    async def _connection(self, socket: WebSocket, outlet: Outlet) -> Connection:
        """Return the connection of whoever this browser is; without a token of this server one can look, not sit."""
        token = sessions.token_of(socket, self._house.settings.url)
        device = None if token is None else await self._house.people.known(token)
        if device is None and sessions.bearer_of(socket) is not None:
            raise Refusal("token-unknown")
        if device is not None and device.banned:
            raise Refusal("banned")
        return Connection(
            outlet,
            f"nobody {secrets.token_hex(16)}" if device is None else device.guest,
            sessions.origin_of(socket, self._house.settings.url),
            public=device is None or socket.query_params.get("watch") == "public",
            since=_number(socket.query_params.get("since", "0")),
            device="" if device is None else device.token,
        )

    async def _refuse(self, socket: WebSocket, refusal: Refusal) -> None:
        self._house.refused(refusal.key)
        code = {401: 4401, 403: 4403, 404: 4404, 429: 4429}.get(refusal.status, 4503)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode(refusal.answer(None)).decode())
            await socket.close(code)

    async def _stay(self, receive: Receive, connection: Connection, live: LiveTable, address: str) -> None:
        self._house.metrics.sockets.inc()
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(receive, connection, live, address))
        try:
            await live.arrive(connection, address)
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.leave(connection)
            self._house.metrics.sockets.dec()
            for task in (writer, reader):
                task.cancel()
            for ended in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(ended, Exception):
                    self._house.log.error("a socket failed", error=repr(ended), table=live.state.id)

    async def _read(self, receive: Receive, connection: Connection, live: LiveTable, address: str) -> None:
        rate = self._house.settings.max_messages
        bucket = Bucket(rate, 2 * rate)
        strikes = 0
        while connection.closing is None:
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return
            self._house.metrics.heard += 1
            text = frame.get("text")
            message = text if text is not None else frame["bytes"]
            crowded = not self._gate.hears(address)
            if crowded or not bucket.take():
                strikes += 1
                self._answer(connection, Refusal("too-fast"), _reply(message))
                if strikes > STRIKES:
                    connection.close(4408)
                    return
                # reads no more for a while: the flood waits in its own pipe
                await asyncio.sleep(CROWDED if crowded else 1 / rate)
                continue
            strikes = 0
            await self._hear(connection, live, address, message)

    async def _hear(self, connection: Connection, live: LiveTable, address: str, text: str | bytes) -> None:
        try:
            request: FromClient = decode_client(text)
        except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
            self._answer(connection, Refusal("malformed", f"Not understood: {wrong}."), _reply(text))
            return
        try:
            await self._carry_out(Asker(connection, request), live, address)
        except Refusal as refusal:
            self._answer(connection, refusal, request.id, self._position(connection, live, request))
        except StoreDown as down:
            position = self._position(connection, live, request)
            self._answer(connection, storage_refusal(down), request.id, position)

    def _answer(
        self, connection: Connection, refusal: Refusal, reply: int | None, position: Position | None = None
    ) -> None:
        self._house.refused(refusal.key)
        connection.send(encode(refusal.answer(reply, position)))

    @staticmethod
    def _position(connection: Connection, live: LiveTable, request: FromClient) -> Position | None:
        """Return the position as it is for a refused move, if the seat is the asker's."""
        if not isinstance(request, (Play, Undo)) or live.state.game is None or connection.public:
            return None
        if request.seat not in live.state.seats_of(connection.guest):
            return None
        return shows.within(live.picture(live.state.game.played).seen_by(request.seat))

    async def _carry_out(self, asker: Asker, live: LiveTable, address: str) -> None:
        connection, request = asker.connection, asker.request
        if isinstance(request, Ping):
            connection.send(encode(Done(reply=request.id)))
            return
        if connection.public:
            raise Refusal("watching-only")
        match request:
            case Play():  # first, because it is most of what comes
                await live.request(asker)
            case Sit():
                await self._sit(asker, live)
            case Hint():
                await self._hint(connection, live, request)
            case Foresee():
                self._foresee(connection, live, request, address)
            case MoveSeat():
                self._gate.may_study(address)
                await self._move_seat(connection, live, request)
            case LetBot(seat=seat):
                await live.act(lambda state: decisions.stand_in(state, connection.guest, seat, live.online()))
                live.send_table(connection, request.id)
            case Rematch():
                await self._tables.rematch(live, connection.guest, lambda: self._count(live, address))
                live.send_table(connection, request.id)
            case Configure(settings=wanted):
                if wanted.public and not live.state.settings.public and live.state.host == connection.guest:
                    self._gate.may_list(address)
                await live.request(asker)
            case Delete():
                await self._tables.delete(live, connection.guest, asker)
            case Remove(seat=seat) | HandOver(seat=seat):
                chair = live.state.chairs[seat] if seat < len(live.state.chairs) else None
                await live.request(asker)
                other = None if chair is None else chair.guest
                await reports.note_host(
                    self._house.store, connection.guest, request_name(request), live.state.id, other
                )
            case Claim():
                await self._claim(asker, live, address)
            case Say(word=str()):
                self._gate.may_talk(connection.guest)
                self._gate.may_say(connection.guest)
                await live.request(asker)
                self._gate.said(connection.guest)
            case Say() | React() | Write() | SetMark():
                self._gate.may_talk(connection.guest)
                await live.request(asker)
            case _:
                await live.request(asker)

    def _count(self, live: LiveTable, address: str) -> None:
        """Count a new table as one that `POST /api/tables` makes."""
        if live.state.settings.public:
            self._gate.may_list(address)
        self._gate.may_make(address)

    async def _sit(self, asker: Asker, live: LiveTable) -> None:
        """Let somebody sit down whom the host has not blocked."""
        await self._house.people.check_not_blocked(live.state.host, asker.connection.guest)
        await live.request(asker)
        await self._mute_around(asker.connection.guest, live)

    async def _mute_around(self, guest: str, live: LiveTable) -> None:
        """Let those who have blocked each other not hear each other at this table either."""
        people = self._house.people
        await live.mute_blocked(guest, {each.guest for each in await people.blocked(guest)})
        blockers = await people.blockers(guest)
        for other in live.state.people():
            if person_of(other) in blockers:
                await live.mute_blocked(other, {person_of(guest)})

    async def _claim(self, asker: Asker, live: LiveTable, address: str) -> None:
        self._gate.may_guess(address)
        await self._house.people.check_not_blocked(live.state.host, asker.connection.guest)
        try:
            await live.request(asker)
        except Refusal as refusal:
            if refusal.key == "key-unknown":
                self._gate.guessed_wrong(address)
            raise
        await self._mute_around(asker.connection.guest, live)

    async def _move_seat(self, connection: Connection, live: LiveTable, request: MoveSeat) -> None:
        key = sessions.new_seat_key()
        await live.act(lambda state: decisions.make_key(state, connection.guest, request.seat, key))
        link = f"{shows.table_link(connection.origin, live.state.id)}#seat={key}"
        connection.send(
            encode(SeatLink(seat=request.seat, link=link, qr=await asyncio.to_thread(draw, link), reply=request.id))
        )

    async def _hint(self, connection: Connection, live: LiveTable, request: Hint) -> None:
        state = live.state
        if state.game is None:
            raise Refusal("table-not-started")
        if request.seat not in state.seats_of(connection.guest):
            raise Refusal("not-your-seat")
        if state.people() != {connection.guest}:
            raise Refusal("hint-not-alone")
        if state.turn != request.seat:
            raise Refusal("stale")
        self._gate.may_talk(connection.guest)
        chance = state.chance("hint", request.seat)
        question = Question(state.game.record(), request.seat, ADVISER, chance, request.language)
        answer = await self._house.bots.decide(question, household=live.household)
        weighed = [Weighed(one.move, one.worth) for one in answer.weighed]
        unit = cast(Unit, answer.unit)
        advice = Advice(request.seat, state.number, answer.move, answer.why, unit, weighed, reply=request.id)
        connection.send(encode(advice))

    def _foresee(self, connection: Connection, live: LiveTable, request: Foresee, address: str) -> None:
        state = live.state
        if state.game is None:
            raise Refusal("table-not-started")
        if request.seat not in state.seats_of(connection.guest):
            raise Refusal("not-your-seat")
        if state.turn != request.seat:
            raise Refusal("stale")
        self._gate.may_foresee(address)
        connection.send(encode(shows.show_foresight(state, request)))


def request_name(request: Remove | HandOver) -> str:
    """Return what the audit trail calls a request."""
    return "remove" if isinstance(request, Remove) else "hand-over"


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else 0


def _reply(text: str | bytes) -> int | None:
    """Return the number of a message that is otherwise not understood, so that its sender learns which it was."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, ValueError):
        number = msgspec.json.decode(text, type=_Numbered).id
        return number if number is not None and 0 <= number < 2**31 else None
    return None
