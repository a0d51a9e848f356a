"""The connections below HTTP and sockets: what is slow, endless or never read is let go, so that it cannot use up the server."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame

from undermine.server.wire import Wire

ASK_SECONDS: Final = 15.0  # a request has arrived whole, or the connection closes
CLOSE_SECONDS: Final = 30  # a connection that closes has been read to its end, or is cut
FRAGMENTS: Final = 64  # frames of one message: empty ones would not count against its size


class Crowd:
    """How many connections each address has open; proxies, behind which are many people, may have any number."""

    def __init__(self, most: int, proxies: str) -> None:
        self._most = most
        self._free = {name.strip() for name in proxies.split(",")}
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless it is one too many."""
        if address in self._free or "*" in self._free:
            return True
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        if self._open[address] <= 1:
            self._open.pop(address, None)
        else:
            self._open[address] -= 1


class Http(H11Protocol):
    """Closes connections whose request does not come to its end."""

    crowd: Crowd
    _due: asyncio.TimerHandle | None = None
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

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection less."""
        self._at_ease()
        if self._entered is not None:
            self.crowd.leave(self._entered)
            self._entered = None
        super().connection_lost(exc)

    def _at_ease(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class Socket(Wire):
    """Closes sockets that flood the server below the messages it counts."""

    crowd: Crowd | None = None
    entered: str | None = None

    def handle_ping(self) -> None:
        """Answer, unless the answers before are not read: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message that has not too many of them."""
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
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
