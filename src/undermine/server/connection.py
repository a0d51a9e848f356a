"""One open socket: who is behind it and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

OUTBOX = 256
"""Messages waiting for a browser that does not read; beyond it the socket closes and the browser asks anew."""


class Outlet(Protocol):
    """Where messages go out."""

    def send_text(self, payload: bytes, /) -> bool:
        """Send a message now; False if the browser does not read quickly enough, and nothing was sent."""

    async def drained(self) -> None:
        """Wait until the browser has read what it was sent."""

    async def end(self, code: int, /) -> None:
        """Close the socket in good order."""

    def cut(self) -> None:
        """Close the socket at once."""


class Connection:
    """A browser looking at one table.

    A message goes out at once while the browser reads what it is sent; that saves waking a task for each of them. From the
    first message that has to wait, `write` sends the rest in order.
    """

    __slots__ = ("_messages", "_outlet", "_wake", "closing", "device", "eyes", "guest", "origin", "public", "since")

    def __init__(self, outlet: Outlet, guest: str, origin: str, *, public: bool, since: int, device: str = "") -> None:
        self._outlet = outlet
        self.guest = guest
        self.device = device  # the hash of its token
        self.origin = origin  # how this browser calls the server, for links
        self.public = public  # looks with the public's eyes, whatever seats the browser holds
        self.eyes = None if public else guest  # whose seats are shown here
        self.since = since
        self.closing: int | None = None
        self._messages: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message now, or queue it behind those that wait."""
        if not self._messages and self.closing is None and self._outlet.send_text(message):
            return
        if self.closing is not None:
            return
        if len(self._messages) >= OUTBOX:
            self._messages.clear()
            self.close(1013)
            self._outlet.cut()
            return
        self._messages.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def write(self) -> None:
        """Send what had to wait, until the socket shall close, and close it."""
        while self.closing is None or self._messages:
            await self._wake.wait()
            self._wake.clear()
            while self._messages:
                await self._outlet.drained()
                if self._messages and self._outlet.send_text(self._messages[0]):
                    self._messages.popleft()
        await self._outlet.end(self.closing)
