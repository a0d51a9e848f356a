"""The connections below HTTP and sockets: what is slow, endless or never read is let go, so that it cannot use up the server."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import resource
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from undermine.server.limits import Bucket, neighbourhood
from undermine.server.wire import SHORT, TEXT, Wire

ASK_SECONDS: Final = 15.0  # a request has arrived whole, or the connection closes
CLOSE_SECONDS: Final = 30  # a connection that closes has been read to its end, or is cut
READ_SECONDS: Final = 20.0  # so long at most an answer may wait while hardly anything of it is read
READ_BYTES: Final = 16_384  # what a connection has to read in that time, however slow it is
FRAGMENTS: Final = 64  # frames of one message: empty ones would not count against its size
SLICE: Final = 1024  # bytes of a socket that are taken apart at once: they may be 170 frames
MASKED: Final = 0x80  # RFC 6455, 5.2: the bit of a frame whose payload is masked, as a browser's has to be
FRAMES: Final = 8  # frames of any kind that a socket may send for each message it may send
CONTROLS: Final = 20  # messages that it may send for each ping or pong: a browser has one every twenty seconds


class Crowd:
    """How many connections each household has open; proxies, behind which are many people, may have any number."""

    def __init__(self, most: int, proxies: str) -> None:
        self._most = most
        named = {name.strip() for name in proxies.split(",") if name.strip()}
        self._all_free = "*" in named
        self._free = [ipaddress.ip_network(name, strict=False) for name in named - {"*"}]
        self._open: Counter[str] = Counter()

    def _is_free(self, address: str) -> bool:
        with contextlib.suppress(ValueError):
            return self._all_free or any(ipaddress.ip_address(address) in network for network in self._free)
        return self._all_free

    def enter(self, address: str) -> bool:
        """Count one more, unless it is one too many."""
        if self._is_free(address):
            return True
        household = neighbourhood(address)
        if self._open[household] >= self._most:
            return False
        self._open[household] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        household = neighbourhood(address)
        if self._open[household] <= 1:
            self._open.pop(household, None)
        else:
            self._open[household] -= 1


class Http(H11Protocol):
    """Closes connections whose request does not come to its end."""

    crowd: Crowd
    _due: asyncio.TimerHandle | None = None
    _watch: asyncio.TimerHandle | None = None
    _entered: str | None = None
    _passed_on = False  # to a socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        if self.crowd.enter(address):
            self._entered = address
            self._due = self.loop.call_later(ASK_SECONDS, transport.abort)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Go on reading, and wait for the rest of a request that is not whole; uvicorn closes idle connections itself."""
        super().data_received(data)
        if self._passed_on or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._at_ease()
        elif self._due is None and not self.transport.is_closing():
            self._due = self.loop.call_later(ASK_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to its socket, which has to count it from here on."""
        self._passed_on = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.crowd, socket.entered, self._entered = self.crowd, self._entered, None

    def pause_writing(self) -> None:
        """Begin to look whether the answer is read: whoever never does would keep it in memory for ever."""
        super().pause_writing()
        if self._watch is None:
            self._look_later()

    def resume_writing(self) -> None:
        """Look no more: what there was has been read."""
        super().resume_writing()
        self._look_no_more()

    def _look_later(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._watch = self.loop.call_later(READ_SECONDS, self._look, waiting)

    def _look(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < READ_BYTES:
            self.transport.abort()
        else:
            self._look_later()

    def _look_no_more(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less."""
        self._at_ease()
        self._look_no_more()
        if self._entered is not None:
            self.crowd.leave(self._entered)
            self._entered = None
        super().connection_lost(exc)

    def _at_ease(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def is_short_text(data: bytes) -> bool:
    """Tell whether this is one short text message and nothing else, as most of what browsers send: it needs no parser."""
    return len(data) >= 6 and data[0] == TEXT and data[1] == MASKED | len(data) - 6 and len(data) < 6 + SHORT


def whole_frames(data: bytearray, longest: int) -> int:
    """Return how many bytes of whole frames there are at the beginning, about a slice at most.

    The parser is given whole frames only, so that it always stands between two. What it will refuse, it gets as it is.
    """
    taken = 0
    while taken < SLICE and len(data) >= taken + 2:
        length, head = data[taken + 1] & ~MASKED, 6
        if length >= SHORT:
            head = 8 if length == SHORT else 14
            if len(data) < taken + head - 4:
                break
            length = int.from_bytes(data[taken + 2 : taken + head - 4])
        if not data[taken + 1] & MASKED or length > longest:
            return len(data)
        if len(data) < taken + head + length:
            break
        taken += head + length
    return taken


class Socket(Wire):
    """Takes what a socket sends apart in slices, counts every frame, and closes it when they are too many."""

    crowd: Crowd | None = None
    entered: str | None = None
    messages = 20  # a second

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unread = bytearray()
        self._going_on: asyncio.Handle | None = None
        self._frames = Bucket(FRAMES * self.messages, 2 * FRAMES * self.messages)
        self._controls = Bucket(self.messages / CONTROLS, self.messages)

    def data_received(self, data: bytes) -> None:
        """Take in what came: the handshake, which the HTTP side has measured, at once, everything else in slices."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._unread and not self.frames and self._going_on is None and is_short_text(data):
            if self._counted():
                self.take_text(apply_mask(data[6:], data[2:6]))
        else:
            self._unread += data
            if self._going_on is None:
                self._go_on()

    def _go_on(self) -> None:
        """Take one slice apart; others have their turn before the next, and the network waits until none is left."""
        self._going_on = None
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread and not self.read_paused and (length := self._whole()):
            piece = bytes(self._unread[:length])
            del self._unread[:length]
            super().data_received(piece)
        if self.read_paused or self.transport.is_closing():
            return  # `receive` goes on
        if self._whole():
            self._go_on_soon()
        else:
            self.transport.resume_reading()

    def _whole(self) -> int:
        return whole_frames(self._unread, self.config.ws_max_size)

    def _go_on_soon(self) -> None:
        self.transport.pause_reading()
        self._going_on = self.loop.call_soon(self._go_on)

    async def receive(self) -> Any:
        """Hand on a message; when uvicorn would read on, first comes what was read before."""
        message = await super().receive()
        if self._unread and not self.read_paused and self._going_on is None and self._whole():
            self._go_on_soon()
        return message

    def _counted(self, limit: Bucket | None = None) -> bool:
        """Count a frame, and against a limit of its kind; cut the socket when there were too many."""
        if self._frames.take() and (limit is None or limit.take()):
            return True
        self.transport.abort()
        return False

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read: they would pile up."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self._counted(self._controls):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in an answer to a ping."""
        if self._counted(self._controls):
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Take in a message or its first part."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take in a message or its first part."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message that has not too many of them."""
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        elif self._counted():
            super().handle_cont(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less."""
        if self.crowd is not None and self.entered is not None:
            self.crowd.leave(self.entered)
            self.entered = None
        super().connection_lost(exc)


def http(most: int, proxies: str) -> type[Http]:
    """Return the protocol for connections that count in one crowd."""
    return type("CountedHttp", (Http,), {"crowd": Crowd(most, proxies)})


def socket(messages: int) -> type[Socket]:
    """Return the protocol for sockets that may send so many messages a second."""
    return type("CountedSocket", (Socket,), {"messages": messages})


class Leaving:
    """Cuts connections that close but are not read to their end."""

    def __init__(self) -> None:
        self._before: set[Any] = set()

    def look(self, connections: set[Any]) -> None:
        """Cut what was already closing when last looked at."""
        closing = {each for each in connections if each.transport is not None and each.transport.is_closing()}
        for each in closing & self._before:
            each.transport.abort()
        self._before = closing - self._before


def allow_many_files() -> None:
    """Let the process open as many sockets as the system lets it: the usual default is 1024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
