"""One open socket: who is behind it and what still has to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

from starlette.types import Send

OUTBOX = 256
"""Messages waiting for a browser that does not read; beyond it the socket closes and the browser asks anew."""

GONE = (RuntimeError, OSError)
"""What sending raises when the browser has gone."""


@types.coroutine
def _go_on(started: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Wait for what a coroutine that was started by hand waits for, then run it to its end."""
    with contextlib.suppress(StopIteration):
        while True:
            awaited = started.send((yield awaited))


class Connection:
    """A browser looking at one table.

    A message goes out at once while the browser reads what it is sent; that saves waking a task for each of them. From the
    first message that has to wait, `write` sends the rest in order.
    """

    __slots__ = ("_blocked", "_messages", "_send", "_wake", "closing", "guest", "origin", "public", "since")

    def __init__(self, send: Send, guest: str, origin: str, *, public: bool, since: int) -> None:
        self._send = send
        self.guest = guest
        self.origin = origin  # how this browser calls the server, for links
        self.public = public  # looks with the public's eyes, whatever seats the browser holds
        self.since = since
        self.closing: int | None = None
        self._messages: deque[bytes] = deque()
        self._blocked: tuple[Coroutine[Any, Any, None], Any] | None = None
        self._wake = asyncio.Event()

    @property
    def eyes(self) -> str | None:
        """Return whose seats are shown here: the guest's, or nobody's."""
        return None if self.public else self.guest

    def send(self, message: bytes) -> None:
        """Send a message now, or queue it behind those that wait."""
        if self.closing is not None:
            return
        if self._blocked is None and not self._messages:
            self._begin(message)
        elif len(self._messages) >= OUTBOX:
            self._messages.clear()
            self.close(1013)
        else:
            self._messages.append(message)

    def _begin(self, message: bytes) -> None:
        sending: Any = self._send({"type": "websocket.send", "text": message.decode()})
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except GONE:
            self.close(1011)
            return
        self._blocked = (sending, awaited)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def write(self) -> None:
        """Send what had to wait, until the socket closes."""
        with contextlib.suppress(*GONE):
            while True:
                await self._wake.wait()
                self._wake.clear()
                if self._blocked is not None:
                    await _go_on(*self._blocked)
                while self._messages:
                    await self._send({"type": "websocket.send", "text": self._messages.popleft().decode()})
                self._blocked = None
                if self.closing is not None:
                    await self._send({"type": "websocket.close", "code": self.closing})
                    return
