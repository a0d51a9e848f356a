"""Below the messages: slow, endless and unread connections are let go, and nobody else notices them."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import struct
from collections.abc import AsyncIterator

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from undermine.server import callers
from undermine.server.wire import BACKLOG

PATIENCE = 20.0


BIG = b"x" * 30_000_000


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer every request once it is whole; keep every socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": "heard"})
        return
    while (await receive()).get("more_body"):
        pass
    body = BIG if scope["path"] == "/big" else b"ok"
    length = str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": body})


@contextlib.asynccontextmanager
async def served(most: int = 100, proxies: str = "", ws: type[callers.Socket] = callers.Socket) -> AsyncIterator[int]:
    """Serve in this very loop; give the port."""
    config = uvicorn.Config(
        echo,
        port=0,
        http=callers.http(most, proxies),
        ws=ws,
        ws_max_size=4096,
        lifespan="off",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield int(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    await serving


async def said(port: int, text: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text)
    return reader, writer


async def cut(reader: asyncio.StreamReader) -> bytes:
    """Wait until the server ends the connection; return what came before."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
async def test_a_request_that_does_not_come_is_not_waited_for(text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "ASK_SECONDS", 0.2)
    async with served() as port:
        reader, writer = await said(port, text)
        assert b"500" not in await cut(reader)
        writer.close()
        monkeypatch.undo()  # whoever asks at once is not hurried, however busy the machine is
        reader, writer = await said(port, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await cut(reader)).endswith(b"ok")
        writer.close()


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000,
        b"GET /" + b"a" * 100_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX : y\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
    ],
)
async def test_what_is_no_request_is_refused_and_ends(text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "ASK_SECONDS", 0.5)
    async with served() as port:
        reader, writer = await said(port, text)
        answer = await cut(reader)
        assert answer.startswith(b"HTTP/1.1 400") or answer == b""
        writer.close()


async def test_one_address_has_so_many_connections_but_a_proxy_any_number() -> None:
    for proxies, allowed in (("", 3), ("10.0.0.1, 127.0.0.1", 6)):
        async with served(3, proxies) as port:
            open_ones = [await said(port, b"") for _ in range(6)]
            answered = 0
            for reader, writer in open_ones:
                with contextlib.suppress(ConnectionError):
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    await writer.drain()
                answered += (await cut(reader)).endswith(b"ok")
                writer.close()
            assert answered == allowed
            reader, writer = await said(port, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (await cut(reader)).endswith(b"ok"), "those who left do not count"
            writer.close()


def test_a_household_is_one_address_and_a_proxy_may_be_named_by_its_network() -> None:
    crowd = callers.Crowd(2, "10.0.0.0/8, fd00::/8")
    assert [crowd.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert crowd.enter("2001:db8:1::1"), "another network"
    crowd.leave("2001:db8::7")
    assert crowd.enter("2001:db8::9")
    for proxy in ("10.1.2.3", "fd00::1"):
        assert all(crowd.enter(proxy) for _ in range(9))
    assert [crowd.enter("") for _ in range(3)] == [True, True, False], "who has no address is one too"
    assert all(callers.Crowd(1, "*").enter("") for _ in range(9))


async def socket(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    key = base64.b64encode(b"0" * 16)
    hello = b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    reader, writer = await said(port, hello + b"Sec-WebSocket-Key: " + key + b"\r\n\r\n")
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame of less than 126 bytes; the mask is zero."""
    return bytes((first, 0x80 | len(payload))) + struct.pack("!I", 0) + payload


async def flooded(writer: asyncio.StreamWriter, flood: bytes, most: int) -> int:
    """Send without ever reading, until the server ends it; return how many bytes it took."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while sent < most:
                writer.write(flood)
                await writer.drain()
                sent += len(flood)
    return sent


async def test_answers_to_pings_do_not_pile_up() -> None:
    """However many frames a socket may send: here it is not their number that ends it."""
    async with served(ws=callers.socket(10**9)) as port:
        reader, writer = await socket(port)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        assert await flooded(writer, frame(0x89, b"x" * 120) * 500, 100_000_000) < 100_000_000
        writer.close()


@pytest.mark.parametrize("kind", [0x89, 0x8A], ids=["pings", "pongs"])
async def test_frames_that_are_no_messages_are_counted_and_the_loop_goes_on_between(kind: int) -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async with served() as port:
        reader, writer = await socket(port)
        taking = asyncio.create_task(cut(reader))  # whoever reads its answers is no better
        before, going = turns, asyncio.create_task(others())
        taken = await flooded(writer, frame(kind) * 40_000, 20_000_000)
        assert taken < 20_000_000, "it is cut"
        assert turns > before
        going.cancel()
        await taking
        writer.close()


@pytest.mark.parametrize("kind", [0x89, 0x8A], ids=["pings", "pongs"])
async def test_a_socket_has_few_pings_and_pongs(kind: int) -> None:
    """A browser has one every twenty seconds; hundreds of sockets that send as many as messages would keep a core busy."""
    async with served(ws=callers.socket(20)) as port:
        reader, writer = await socket(port)
        writer.write(frame(kind) * 60)
        assert b"heard" not in await cut(reader)
        writer.close()


class Taking(callers.Socket):
    """Counts what the parser is given at once, and what waits for the application."""

    most = 0
    waiting = 0

    def handle_events(self) -> None:
        before = self.queue.qsize()
        super().handle_events()
        Taking.most = max(Taking.most, self.queue.qsize() - before)
        Taking.waiting = max(Taking.waiting, self.queue.qsize())


async def test_small_messages_are_taken_apart_in_slices_and_wait_in_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Taking, "messages", 1_000_000)  # however many frames are allowed
    async with served(ws=Taking) as port:
        reader, writer = await socket(port)
        writer.write(frame(0x81, b"x") * 60_000)
        heard = await asyncio.wait_for(reader.readexactly(7 * 60_000), 60)
        assert heard.count(b"heard") == 60_000, "none is lost"
        assert Taking.most <= 150, "some hundred frames at once, whatever a slice is called"
        assert Taking.waiting <= 150 + BACKLOG
        writer.close()


async def test_an_answer_that_nobody_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "READ_SECONDS", 0.2)
    async with served(most=1) as port:
        reader, writer = await said(port, b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        answer = b""
        async with asyncio.timeout(PATIENCE):
            while not answer:  # until there is room for another connection of this address
                reader, other = await said(port, b"GET /big HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                answer = await cut(reader)
                other.close()
        assert answer.endswith(BIG), "whoever reads gets it whole"
        writer.close()


async def test_a_message_has_not_endless_parts() -> None:
    async with served() as port:
        _, writer = await socket(port)
        writer.write(frame(0x01, b"{"))
        assert await flooded(writer, frame(0x00) * 500, 50_000_000) < 50_000_000
        writer.close()
        reader, writer = await socket(port)
        writer.write(frame(0x01, b"a") + frame(0x00, b"b") * 10 + frame(0x80, b"c"))
        assert b"heard" in await asyncio.wait_for(reader.read(100), PATIENCE)
        writer.close()


async def test_sockets_and_requests_that_are_whole_have_all_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "ASK_SECONDS", 0.2)
    async with served() as port:
        reader, writer = await socket(port)
        request, answers = await said(port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await request.readuntil(b"ok")
        half, slow = await said(port, b"GET / HT")
        await cut(half)  # one that is not whole has run out of time
        slow.close()
        writer.write(frame(0x81, b"x"))
        assert b"heard" in await asyncio.wait_for(reader.read(100), PATIENCE)
        answers.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await cut(request)).endswith(b"ok")
        writer.close()
        answers.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(0x81, b"\xff\xfe"), 1007),
        (frame(0x91, b"x"), 1002),  # a reserved bit: compression was not agreed on
        (frame(0x83, b"x"), 1002),  # a reserved kind
        (frame(0x80, b"x"), 1002),  # goes on where nothing began
        (frame(0x09, b"x"), 1002),  # a ping in parts
        (b"\x81\x01x", 1002),  # not masked
        (b"\x81\xff" + struct.pack("!QI", 1 << 40, 0), 1009),
    ],
)
async def test_broken_frames_close_the_socket(frames: bytes, code: int) -> None:
    async with served() as port:
        reader, writer = await socket(port)
        writer.write(frames)
        answer = await cut(reader)
        assert answer[:1] == b"\x88"
        assert struct.unpack("!H", answer[2:4])[0] == code
        writer.close()


class Stuck:
    """A connection that closes and closes."""

    def __init__(self) -> None:
        self.transport = self
        self.aborted = False

    def is_closing(self) -> bool:
        return True

    def abort(self) -> None:
        self.aborted = True


def test_what_does_not_come_to_its_end_is_cut_when_looked_at_again() -> None:
    leaving, stuck = callers.Leaving(), Stuck()
    leaving.look({stuck})
    assert not stuck.aborted
    leaving.look({stuck})
    assert stuck.aborted
