"""A line between two programs that now and then waits, passes a message on in halves, or breaks in the middle of one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Badness:
    """How often each thing happens to what goes over the line."""

    waits: float = 0.02
    halves: float = 0.05
    breaks: float = 0.002


class BadLine:
    """Passes on what comes, badly; the same every time for the same seed and traffic."""

    def __init__(self, port: int, badness: Badness, seed: int = 1) -> None:
        self._target = port
        self._badness = badness
        self._chance = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0
        self.broken = 0

    async def __aenter__(self) -> BadLine:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        assert self._server is not None
        self._server.close()
        for passing in list(self._passing):
            passing.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        for one, other in ((reader, back), (there, writer)):
            passing = asyncio.create_task(self._pass_on(one, other, (writer, back)))
            self._passing.add(passing)
            passing.add_done_callback(self._passing.discard)

    async def _pass_on(
        self, one: asyncio.StreamReader, other: asyncio.StreamWriter, ends: tuple[asyncio.StreamWriter, ...]
    ) -> None:
        bad, chance = self._badness, self._chance
        with contextlib.suppress(OSError):
            while said := await one.read(65536):
                if chance.random() < bad.waits:
                    await asyncio.sleep(chance.uniform(0.01, 0.3))
                if chance.random() < bad.halves:
                    other.write(said[: len(said) // 2])
                    await other.drain()
                    await asyncio.sleep(0.02)
                    said = said[len(said) // 2 :]
                if chance.random() < bad.breaks:
                    other.write(said[: len(said) // 2])
                    self.broken += 1
                    break
                other.write(said)
                await other.drain()
        for end in ends:
            end.transport.abort()
