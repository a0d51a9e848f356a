"""One open socket: who is behind it and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

OUTBOX = 256
"""Messages waiting for a browser that does not read; beyond it the socket closes and the browser asks anew."""


class Connection:
    """A browser looking at one table."""

    __slots__ = ("_messages", "_wake", "closing", "guest", "origin", "public", "since")

    def __init__(self, guest: str, origin: str, *, public: bool, since: int) -> None:
        self.guest = guest
        self.origin = origin  # how this browser calls the server, for links
        self.public = public  # looks with the public's eyes, whatever seats the browser holds
        self.since = since
        self.closing: int | None = None
        self._messages: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def eyes(self) -> str | None:
        """Return whose seats are shown here: the guest's, or nobody's."""
        return None if self.public else self.guest

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closing is not None:
            return
        if len(self._messages) >= OUTBOX:
            self._messages.clear()
            self.close(1013)
            return
        self._messages.append(message)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    async def next(self) -> bytes | None:
        """Return the next message to send; None when the socket shall close."""
        while not self._messages:
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._messages.popleft()
