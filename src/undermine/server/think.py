"""Bots that think elsewhere: a queue in PostgreSQL, `undermine think` on any machine, and the local process when nobody answers.

The queue is a table of open questions and `FOR UPDATE SKIP LOCKED`, nothing more. Whoever thinks keeps its question locked in an
open transaction: when it dies, the database itself gives the question back. A table has one question open and the oldest is
taken first, so tables take turns. What is asked holds a seat's view and nothing else (`server/parcel.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import asyncpg
import msgspec

import undermine
from undermine.arguments import NOT_DONE, Arguments, refuse
from undermine.server.bot_pool import BotPool
from undermine.server.bot_worker import Answer, News, Question, Remarks
from undermine.server.engine import Game
from undermine.server.logs import Log
from undermine.server.settings import ServerSettings, variable
from undermine.server.store import POSTGRES, Ears
from undermine.server.store.postgres import make_questions

HERE: Final = "here"  # what those who think say every second
BEAT: Final = 1.0
MISSED: Final = 3.0  # seconds of silence after which nobody thinks elsewhere
LOOK: Final = 1.0  # seconds between two looks at the queue, where no word of a question came
TAKE: Final = "SELECT id, body FROM questions WHERE version = $1 ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED"
TROUBLE: Final = (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
ANSWERED: Final = (
    "WITH gone AS (DELETE FROM questions WHERE id = $1) SELECT pg_notify('undermine', 'thought ' || $1 || ' ' || $2)"
)


class Queue(Protocol):
    """The store's side of the queue."""

    ears: Ears

    async def ask(self, question: str, table: str, version: str, body: bytes, /) -> None:
        """Ask whoever thinks elsewhere."""

    async def withdraw(self, question: str, /) -> None:
        """Take a question back."""


class Thinkers:
    """Asks elsewhere while somebody thinks there, and the local workers otherwise."""

    def __init__(self, bots: BotPool, queue: Queue | None, seconds: float) -> None:
        self._bots = bots
        self._queue = queue
        self._seconds = seconds
        self._heard = -MISSED
        self._open: dict[str, asyncio.Future[Answer]] = {}
        self.elsewhere = 0  # decisions that came from there
        if queue is not None:
            queue.ears.thought = self._hear

    def _hear(self, text: str) -> None:
        question, _, answer = text.partition(" ")
        if question == HERE:
            self._heard = time.monotonic()
            return
        waiting = self._open.get(question)
        if waiting is not None and not waiting.done():
            with contextlib.suppress(msgspec.MsgspecError):
                waiting.set_result(msgspec.json.decode(answer, type=Answer))

    async def decide(
        self,
        question: Question,
        table: str = "",
        game: Game | None = None,
        *,
        household: str = "",
        watched: bool = True,
    ) -> Answer:
        """Return a bot's answer, from elsewhere if it comes in time, else when its household has its turn here."""
        if self._queue is not None and game is not None and self._seconds and time.monotonic() < self._heard + MISSED:
            answer = await self._ask(self._queue, question, table, game)
            if answer is not None:
                self.elsewhere += 1
                return answer
        return await self._bots.decide(question, household, watched=watched)

    async def remark(self, news: News, household: str = "") -> Remarks:
        """Return what bots remark on news: found here, within a moment, from what everybody has seen."""
        return await self._bots.remark(news, household)

    async def _ask(self, queue: Queue, question: Question, table: str, game: Game) -> Answer | None:
        number = secrets.token_hex(8)
        waiting = self._open[number] = asyncio.get_running_loop().create_future()
        try:
            body = packed(question, game)
            await queue.ask(number, table, undermine.__version__, body)
            return await asyncio.wait_for(waiting, self._seconds)
        except TROUBLE:
            with contextlib.suppress(*TROUBLE):
                await queue.withdraw(number)
            return None
        finally:
            del self._open[number]

    async def close(self) -> None:
        """End the local workers."""
        await self._bots.close()


def packed(question: Question, game: Game) -> bytes:
    """Return a question as it travels: without the record, which holds the seed."""
    from undermine.server.parcel import pack  # on first use: it loads the bots

    parcel = msgspec.Raw(msgspec.json.encode(pack(game, question.seat)))  # type: ignore[arg-type]
    return zlib.compress(msgspec.json.encode(msgspec.structs.replace(question, record={}, parcel=parcel)), 1)


def unpacked(body: bytes) -> Question:
    """Return a question that has travelled."""
    return msgspec.json.decode(zlib.decompress(body), type=Question)


class Thinker:
    """One connection to the queue and one process that thinks."""

    def __init__(self, url: str, seconds: float, log: Callable[[str], None]) -> None:
        self._url = url
        self._log = log
        self._bots = BotPool(1, seconds, log)
        self._news = asyncio.Event()
        self.decided = 0
        self.begun = asyncio.Event()  # the servers know that somebody thinks

    async def think_forever(self) -> None:
        """Take questions and answer them, whatever happens to the database meanwhile."""
        while True:
            try:
                db = await asyncpg.connect(self._url, timeout=5)
            except TROUBLE as error:
                self._log(f"the database does not answer: {type(error).__name__}")
                await asyncio.sleep(LOOK)
                continue
            try:
                await self._work(db)
            except TROUBLE as error:
                self._log(f"the database is gone: {type(error).__name__}")
                await asyncio.sleep(LOOK)
            finally:
                db.terminate()

    async def _work(self, db: Any) -> None:
        await db.add_listener("undermine_questions", lambda *_heard: self._news.set())
        said = 0.0
        while True:
            self._news.clear()
            if time.monotonic() - said >= BEAT:
                await db.execute("SELECT pg_notify('undermine', 'thought here')")
                said = time.monotonic()
                self.begun.set()
            if not await self._answer_one(db):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), LOOK)

    async def _answer_one(self, db: Any) -> bool:
        """Take the oldest question and answer it in the transaction that holds it; False where there is none."""
        async with db.transaction():
            row = await db.fetchrow(TAKE, undermine.__version__)
            if row is None:
                return False
            try:
                answer = await self._bots.decide(unpacked(row["body"]))
            except (RuntimeError, ValueError, zlib.error, msgspec.MsgspecError) as error:
                self._log(f"a question cannot be answered: {error}")
                await db.execute("DELETE FROM questions WHERE id = $1", row["id"])  # who asked answers it, in time
                return True
            await db.execute(ANSWERED, row["id"], msgspec.json.encode(answer).decode())
        self.decided += 1
        return True

    async def close(self) -> None:
        """End the process that thinks."""
        await self._bots.close()


async def run(url: str, workers: int, seconds: float, log: Log) -> None:
    """Think until a signal comes; a question that is being thought about goes back to the queue."""
    db = await asyncpg.connect(url, timeout=5)
    await make_questions(db)
    await db.close()
    thinkers = [Thinker(url, seconds, log.warning) for _ in range(workers)]
    tasks = [asyncio.create_task(thinker.think_forever()) for thinker in thinkers]
    end = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, end.set)
    ending = asyncio.create_task(end.wait())
    first = asyncio.gather(*(thinker.begun.wait() for thinker in thinkers))
    await asyncio.wait((first, ending), return_when=asyncio.FIRST_COMPLETED)
    print(f"undermine {undermine.__version__} thinks with {workers} processes", flush=True)
    await ending
    first.cancel()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for thinker in thinkers:
        await thinker.close()
    print(f"{sum(thinker.decided for thinker in thinkers)} decisions", flush=True)


def think(argv: Sequence[str]) -> int:
    """Run `undermine think`: 0 stopped, 1 the database does not answer, 2 not understood."""
    parser = Arguments("undermine think", "Think for the bots of servers on this PostgreSQL database, on any machine.")
    parser.add_argument(
        "--database", default=os.environ.get(variable("database"), ""), help="postgresql://…; else UNDERMINE_DATABASE"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that think; one a core")
    parser.add_argument(
        "--bot-seconds", type=float, default=ServerSettings().bot_seconds, help="time budget of one decision"
    )
    arguments = parser.parse_args(argv)
    if not arguments.database.startswith(POSTGRES):
        parser.error("--database is postgresql://…: bots that think elsewhere are asked through PostgreSQL")
    if not 1 <= arguments.workers <= 1024:
        parser.error(f"--workers is between 1 and 1024, not {arguments.workers}")
    try:
        asyncio.run(run(arguments.database, arguments.workers, arguments.bot_seconds, Log("text")))
    except TROUBLE as error:
        return refuse(f"the database does not answer: {error}", "think", NOT_DONE)
    return 0
