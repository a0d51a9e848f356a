"""Stories: what came of a table's game, worked out in a process of its own and kept for whoever asks next."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from undermine.server.decisions import read_seat
from undermine.server.refusal import Refusal
from undermine.server.story_worker import Ask, News
from undermine.server.table import TableState
from undermine.server.turns import Turns
from undermine.story.notes import nose_of
from undermine.story.shape import Nose, RoundTold

KEPT = 200  # stories
LINE = 1 << 24
SECONDS = 60.0  # between two lines of a worker: a story says how far it is much more often
START_SECONDS = 120.0
WAIT = 0.9  # so long a first request waits for a story that may be ready soon
MOST_WAITING = 100
MOST_OF_ONE = 20  # of one address: a table of ten has eleven

Key = tuple[str, int, int, int | None]


@dataclass
class Telling:
    """A story that is being told, or was."""

    household: str = ""
    task: asyncio.Task[None] | None = None
    progress: float = 0.0
    story: bytes | None = None
    failed: bool = False
    first: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something to look at


def eyes_of(state: TableState, asked: str, guest: str) -> int | None:
    """Read whose eyes are meant; while the game is played only one's own, for what a seat knew is told."""
    if asked == "public":
        return None
    seat = read_seat(state, asked)
    chair = state.chairs[seat]
    if state.phase != "finished" and (chair is None or chair.guest != guest):
        raise Refusal("not-your-seat")
    return seat


class Rounds(msgspec.Struct):
    """What of a told story one's own marks are held against."""

    rounds: list[RoundTold]


def noses_of(state: TableState, seat: int, story: bytes) -> list[Nose]:
    """Score the marks of a seat in the rounds that are told."""
    if state.game is None or story == b"null":
        return []
    found = []
    for told in msgspec.json.decode(story, type=Rounds).rounds:
        number = told["round"]
        marks = {about: mark for (then, who, about), mark in state.marks.items() if (then, who) == (number, seat)}
        nose = nose_of(told, state.game.said(number), marks, seat)
        if nose is not None:
            found.append(nose)
    return found


class Stories:
    """Tells stories one after the other, address by address in turn; the same story is told once."""

    def __init__(self, log: Callable[[str], None]) -> None:
        self._log = log
        self._kept: OrderedDict[Key, Telling] = OrderedDict()
        self._turns = Turns(1)
        self._worker: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._waking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the worker start, for somebody may soon ask: it takes seconds, and memory that a server without stories saves."""
        if self._worker is None and self._waking is None:
            self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        try:
            await self._ready()
        except (TimeoutError, OSError) as error:
            self._log(f"nobody is there to tell stories: {type(error).__name__}")
            self._end()
        finally:
            self._waking = None

    async def answer(
        self, state: TableState, eyes: int | None, study: Callable[[], None], household: str = "", guest: str = ""
    ) -> bytes:
        """Return the story, or how far it is, as a `StoryAnswer`; `study` counts a story that has to be worked out.

        The story is the same for everybody who asks; what the marks of `guest` were worth is added for this answer alone.
        """
        game = state.game
        if game is None:
            raise Refusal("table-not-started")
        record = game.record()
        said = record.get("words", [])
        key = (state.id, len(game.moves), len(said) if isinstance(said, list) else 0, eyes)
        telling = self._kept.get(key)
        if telling is None or telling.failed:
            study()
            waiting = [one for one in self._kept.values() if one.task is not None and not one.task.done()]
            own = sum(one.household == household for one in waiting)
            if len(waiting) >= MOST_WAITING or own >= MOST_OF_ONE:
                raise Refusal("too-fast")
            telling = Telling(household)
            telling.task = asyncio.create_task(self._tell(telling, Ask(record, eyes)))
            self._kept[key] = telling
            while len(self._kept) > KEPT:
                self._drop_one()
        self._kept.move_to_end(key)
        if telling.story is None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(telling.first.wait(), WAIT)
        story = telling.story if telling.story is not None else b"null"
        seats = state.seats_of(guest) if guest else []
        noses = noses_of(state, eyes, story) if eyes is not None and eyes in seats else []
        shown = {"progress": telling.progress, "story": msgspec.Raw(story), "failed": telling.failed}
        return msgspec.json.encode({**shown, "own": seats, "noses": noses})

    def forget(self, table: str) -> None:
        """Keep no story of a table whose log was written anew: it tells the names that were there before."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]

    def _drop_one(self) -> None:
        """Forget the story nobody has asked for the longest."""
        key = next((key for key, one in self._kept.items() if one.progress >= 1.0 or one.failed), None)
        self._kept.pop(key if key is not None else next(iter(self._kept)))

    async def _tell(self, telling: Telling, ask: Ask) -> None:
        await self._turns.take(telling.household, watched=True)
        try:
            worker = await self._ready()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(msgspec.json.encode(ask) + b"\n")
            while telling.progress < 1.0:
                line = await asyncio.wait_for(worker.stdout.readline(), SECONDS)
                news = msgspec.json.decode(line, type=News)
                if bytes(news.story) != b"null":
                    telling.story = bytes(news.story)
                    telling.first.set()
                telling.progress = news.progress
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            self._log(f"a story could not be told: {type(error).__name__}")
            telling.failed = True
            telling.first.set()
            self._end()
        except asyncio.CancelledError:
            self._end()
            raise
        finally:
            self._turns.leave()

    async def _ready(self) -> asyncio.subprocess.Process:
        async with self._starting:  # whoever asks while it starts waits for the same one
            if self._worker is None or self._worker.returncode is not None:
                self._worker = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-W", "ignore", "-m", "undermine.server.story_worker"),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE,
                )
                assert self._worker.stdout is not None
                await asyncio.wait_for(self._worker.stdout.readline(), START_SECONDS)
            return self._worker

    def _end(self) -> None:
        if self._worker is not None:
            with contextlib.suppress(ProcessLookupError):
                self._worker.kill()
            self._worker = None

    async def close(self) -> None:
        """End the worker."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.wait([self._waking])
        for telling in self._kept.values():
            if telling.task is not None and not telling.task.done():
                telling.task.cancel()
        worker, self._worker = self._worker, None
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
