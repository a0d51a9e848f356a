"""Worker processes that think for bots, outside the event loop and under a time budget."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from undermine.server.bot_worker import Answer, News, Question, Remarks
from undermine.server.turns import Turns

LINE = 1 << 22
MOLE = "mole"
START_SECONDS = 120.0
TALK_SECONDS = 2.0  # for talk, which takes some milliseconds: whoever is to move waits for the same worker
Reply = TypeVar("Reply", Answer, Remarks)


class BotPool:
    """A few workers; one that is too slow or dies is replaced."""

    def __init__(self, workers: int, seconds: float, log: Callable[[str], None]) -> None:
        self._seconds = seconds
        self._log = log
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._turns = Turns(workers)
        for _ in range(workers):
            self._free.put_nowait(None)  # started when first needed

    async def decide(self, question: Question, household: str = "", *, watched: bool = True) -> Answer:
        """Return a bot's answer; one that takes too long or fails is answered by the mole instead.

        Every household, an address that has bots to move, has its turn; what nobody looks at waits for all others.
        """
        await self._turns.take(household, watched=watched)
        try:
            answer = await self._ask(question)
            if answer is None and question.level != MOLE:
                answer = await self._ask(msgspec.structs.replace(question, level=MOLE))
        finally:
            self._turns.leave()
        if answer is None:
            raise RuntimeError("no bot can decide in this position")
        return answer

    async def remark(self, news: News, household: str = "") -> Remarks:
        """Return what bots remark on news; nothing where that takes too long or fails: it was only talk."""
        await self._turns.take(household, watched=True)
        try:
            return await self._exchange(news, Remarks, min(self._seconds, TALK_SECONDS)) or Remarks([])
        finally:
            self._turns.leave()

    async def _ask(self, question: Question) -> Answer | None:
        return await self._exchange(question, Answer, self._seconds)

    async def _exchange(self, asked: Question | News, kind: type[Reply], seconds: float) -> Reply | None:
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(msgspec.json.encode(asked) + b"\n")
            line = await asyncio.wait_for(worker.stdout.readline(), seconds)
            return msgspec.json.decode(line, type=kind)
        except (TimeoutError, OSError, msgspec.MsgspecError) as error:
            who = f"a bot of level {asked.level}" if isinstance(asked, Question) else "the talk of bots"
            self._log(f"{who} gave no answer: {type(error).__name__}")
            self._end(worker)
            worker = None
            return None
        except asyncio.CancelledError:
            self._end(worker)  # half a question must not be answered to the next who asks
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-W", "ignore", "-m", "undermine.server.bot_worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        self._all.add(worker)
        assert worker.stdout is not None
        await asyncio.wait_for(worker.stdout.readline(), START_SECONDS)  # loading is not thinking: it has its own time
        return worker

    def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()

    async def close(self) -> None:
        """End all workers."""
        workers = list(self._all)
        for worker in workers:
            self._end(worker)
        for worker in workers:
            await worker.wait()
