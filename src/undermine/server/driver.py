"""What happens at a table by itself: bots' moves, clocks, bots standing in for people who are away."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from undermine.server import decisions
from undermine.server.bot_worker import Answer, Question, Remark
from undermine.server.decisions import STAND_IN_LEVEL, Decision
from undermine.server.engine import Game
from undermine.server.entries import By, StoodIn
from undermine.server.protocol import Clock, Level, StandIn
from undermine.server.refusal import Refusal, RuleRefusal
from undermine.server.store import StoreDown
from undermine.server.table import TableState

if TYPE_CHECKING:
    from undermine.server.live import LiveTable

RESPITE = 15_000  # after a restart nobody's clock runs out sooner, in milliseconds
LATELY = 12  # decisions of a table's bots that set the pace of the next
MOST_PAUSES = 3  # of such a pace
LOOK_AGAIN = 2_000  # how often a process that does not lead looks whether it has to

Plan = tuple[int, Callable[[], Awaitable[None]]]


def now_ms() -> int:
    """Return the Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


def pauses_of(decided: int, thought: int, pause: int) -> int:
    """Return how many whole pauses a bot needs that has thought until `thought` since the decision became its own."""
    return max(1, -((decided - thought) // pause))


def pace(needed: int, lately: Iterable[int]) -> int:
    """Return after how many pauses a bot answers: as slowly as the slowest lately, whoever that was.

    Where one bot thinks longer than a pause and another does not, their pauses would tell them apart. What was very slow was
    not thought but a busy server, and is nobody's pace.
    """
    return max([needed, *(each for each in lately if each <= MOST_PAUSES)])


def due(state: TableState) -> int | None:
    """Return when a table needs some process to look after it, as far as its log tells."""
    if state.turn is None:
        return None
    chair = state.chairs[state.turn]
    assert chair is not None
    if chair.level is not None or chair.stand_in:
        return state.decided
    away = state.settings.away
    return state.decided + away.seconds * 1000 if isinstance(away, (Clock, StandIn)) else None


class Driver:
    """Looks after one table: sleeps until something is due, does it, looks again."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sleeping = False
        self._lately: deque[int] = deque(maxlen=LATELY)

    def nudge(self) -> None:
        """Look again: something has changed."""
        if self._sleeping and self._table.state.turn is not None and self._plan() is None:
            return  # nothing to wake up for
        self._wake.set()
        if self._task is None and self._table.state.turn is not None and not self._table.gone:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Do nothing any more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    @property
    def idle(self) -> bool:
        """Tell whether nothing will happen here by itself."""
        return self._plan() is None

    def deadline(self) -> int | None:
        """Return when the clock of the seat to decide runs out."""
        state, away = self._table.state, self._table.state.settings.away
        if state.turn is None or not isinstance(away, Clock):
            return None
        chair = state.chairs[state.turn]
        if chair is None or chair.level is not None:
            return None
        return max(state.decided + away.seconds * 1000, self._table.loaded + min(RESPITE, away.seconds * 1000))

    async def _run(self) -> None:
        while self._table.state.turn is not None and not self._table.gone:
            self._wake.clear()
            plan = self._plan()
            if plan is None:
                self._sleeping = True
                await self._wake.wait()
                self._sleeping = False
                continue
            when, action = plan
            wait = (when - now_ms()) / 1000
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)
                continue  # plan anew: what is due stays due
            await self._do(action)
        self._task = None

    async def _do(self, action: Callable[[], Awaitable[None]]) -> None:
        try:
            await action()
        except StoreDown:
            await asyncio.sleep(1)
        except Refusal as refusal:
            self._table.house.log.warning("not carried out", table=self._table.state.id, key=refusal.key)
            await asyncio.sleep(1)
        except RuntimeError as error:
            self._table.house.log.error("bots fail", table=self._table.state.id, error=str(error))
            await asyncio.sleep(5)

    def _plan(self) -> Plan | None:
        """Return what is due next, and when."""
        table = self._table
        turn = table.state.turn
        if turn is None:
            return None
        chair = table.state.chairs[turn]
        assert chair is not None
        if not self.leads():
            return now_ms() + LOOK_AGAIN, _nothing
        if chair.level is not None:
            level = chair.level
            return 0, lambda: self._bot_moves(turn, level, "bot")
        if chair.stand_in:
            if turn in table.online() and chair.guest is not None:
                guest = chair.guest
                return 0, lambda: table.give_back(guest)
            return 0, lambda: self._bot_moves(turn, STAND_IN_LEVEL, "stand-in")
        away = table.state.settings.away
        if isinstance(away, Clock):
            return self.deadline() or 0, lambda: self._bot_moves(turn, STAND_IN_LEVEL, "clock")
        if isinstance(away, StandIn) and turn not in table.online():
            seen = table.last_seen.get(turn, table.loaded)
            return seen + away.seconds * 1000, lambda: self._stand_in(turn)
        return None

    def leads(self) -> bool:
        """Tell whether this process has to see to it: where people are, and one alone."""
        presence, table = self._table.house.presence, self._table.state.id
        if not self._table.connections and presence.elsewhere(table):
            return False
        return presence.leads(table)

    def pause(self) -> int:
        """Return how long a bot waits so that people can follow; with nobody looking it does not."""
        return int(self._table.house.settings.bot_pause * 1000) if self._table.connections else 0

    async def _until_due(self, number: int) -> None:
        """Wait for a moment that does not tell how long the bot has thought: saboteurs think otherwise than diggers.

        That is one pause after the move before, or two, or three: however long it takes, only whole pauses can be seen.
        """
        thought, noted = now_ms(), False
        while (pause := self.pause()) and self._table.state.number == number:
            decided = self._table.state.decided
            needed = pauses_of(decided, thought, pause)
            if not noted:
                self._lately.append(needed)
                noted = True
            wait = decided + pace(needed, self._lately) * pause - now_ms()
            if wait <= 0:
                return
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait / 1000)

    async def _stand_in(self, seat: int) -> None:
        number = self._table.state.number

        def decide(state: TableState) -> Decision:
            late = state.number != number or state.turn != seat or seat in self._table.online()
            return Decision([] if late else [StoodIn(seat, True)])

        await self._table.act(decide)

    async def _bot_moves(self, seat: int, level: Level, by: By) -> None:
        await self._table.remarker.asked()
        state = self._table.state
        assert state.game is not None
        number = state.number
        question = Question(state.game.record(), seat, level, state.chance("bot", seat), uttered=state.uttered())
        watched = bool(self._table.connections)
        with self._table.house.metrics.bot_seconds.labels(level).time():
            answer = await self._decide(question, state.game, watched=watched)
        if by != "clock":
            await self._until_due(number)
        if by == "bot" and answer.word and state.settings.talking != "off":
            await self._bot_says(seat, number, answer.word, answer.remark)

        def decide(later: TableState) -> Decision:
            chair = later.chairs[seat]
            back = by == "stand-in" and (chair is None or not chair.stand_in)
            if later.number != number or later.turn != seat or back:
                return Decision([])
            return decisions.move(later, answer.move, by, now_ms())

        try:
            await self._table.act(decide)
        except RuleRefusal as illegal:
            raise RuntimeError(f"a bot of level {level} chose {illegal.move!r}: {illegal.message}") from None

    async def _decide(self, question: Question, game: Game, *, watched: bool) -> Answer:
        """Ask the bots; where not even the mole answers in time, any legal move is played: a busy server stops no game."""
        table = self._table
        try:
            return await table.house.bots.decide(
                question, table.state.id, game, household=table.household, watched=watched
            )
        except RuntimeError as error:
            table.house.log.error("bots fail", table=table.state.id, error=str(error))
            legal = game.legal()
            return Answer(legal[question.seed % len(legal)], "")

    async def _bot_says(self, seat: int, number: int, text: str, why: Remark | None) -> None:
        """Let a bot say its word before it moves; what this table does not let anybody say stays unsaid."""

        def decide(later: TableState) -> Decision:
            chair = later.chairs[seat]
            if later.number != number or later.turn != seat or chair is None:
                return Decision([])
            return decisions.word(later, seat, chair.name, text, now_ms(), why)

        with contextlib.suppress(Refusal):
            await self._table.act(decide)


async def _nothing() -> None:
    """Only look again."""
