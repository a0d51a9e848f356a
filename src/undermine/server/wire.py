"""The WebSocket protocol of uvicorn with a short way out: a game sends one small message for each seat and move."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "undermine.wire"
BACKLOG = 8
"""Messages of one browser that may wait to be read before the server stops taking more from the network."""

TEXT = 0x81  # RFC 6455, 5.2: the one and last frame of a text message; a server does not mask
SHORT, LONG = 126, 1 << 16
MIDDLING = struct.Struct("!BBH").pack


def text_frame(payload: bytes) -> bytes:
    """Return a whole text message as it goes over the network."""
    length = len(payload)
    if length >= LONG:
        return struct.pack("!BBQ", TEXT, 127, length) + payload
    if length >= SHORT:
        return MIDDLING(TEXT, 126, length) + payload
    return b"%c%c%b" % (TEXT, length, payload)


class Mailbox(deque[Any]):
    """What waits for the one task that reads it: of asyncio's queue the little that uvicorn asks for, at a fifth of its price."""

    _reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add something."""
        self.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next."""
        while not self:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.popleft()

    def qsize(self) -> int:
        """Return how many wait."""
        return len(self)

    def empty(self) -> bool:
        """Tell whether none waits."""
        return not self


class Wire(WebSocketsSansIOProtocol):
    """One socket. Its handshake, its reading and its end are uvicorn's; text goes out without a task or a parser."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Mailbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_text(self, payload: bytes) -> bool:
        """Send a text message now; False if the browser does not read quickly enough, and nothing was sent."""
        if not self.writable.is_set():
            return False
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frame(payload))
        return True

    async def drained(self) -> None:
        """Wait until the browser has read what it was sent."""
        await self.writable.wait()

    async def end(self, code: int) -> None:
        """Close the socket in good order."""
        with contextlib.suppress(RuntimeError, OSError):  # it has gone already
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def cut(self) -> None:
        """Close the socket at once; what was not read is lost."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Let a browser go that answers no ping: uvicorn would wait until it has read what was sent before."""
        super().keepalive_timeout()
        self.cut()

    def take_text(self, payload: bytes) -> None:
        """Take in a whole text message that came in one frame; whoever reads it takes bytes as well as text."""
        if payload.isascii() and not (self.read_paused or self.close_sent) and self.queue.qsize() < BACKLOG:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
            return
        self.curr_msg_data_type = "text"
        self.frames = [payload]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; the network is paused when several wait, not for each as uvicorn does."""
        if self.read_paused or self.queue.qsize() >= BACKLOG:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that uvicorn does not do it
        super().send_receive_event_to_app()
        self.read_paused = False
