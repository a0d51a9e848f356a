"""Remarks at one table: what has come is put to its bots, and what they say to it is stored and shown a moment later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from undermine.server import decisions
from undermine.server.bot_worker import News, Remark
from undermine.server.decisions import Decision
from undermine.server.driver import now_ms, pauses_of
from undermine.server.refusal import Refusal
from undermine.server.store import StoreDown
from undermine.server.table import TableState

if TYPE_CHECKING:
    from undermine.server.live import LiveTable

PART = 2  # of a bot's pause: so long after what has come somebody remarks on it
PATIENCE = 1.0  # seconds for which a move waits for the talk before it: one that takes longer holds up no game
Reached = tuple[int, int]  # so many moves, and so many words


class Remarker:
    """Lets the bots of one table remark on what everybody there sees and hears; what came before it looked is past.

    They are asked at once, before the next bot thinks (`asked`): so how long that takes cannot show in when a remark comes.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._since = reached(table.state)
        self._heard = len(table.state.talk)
        self._asking: asyncio.Task[None] | None = None
        self._unsaid: dict[asyncio.Task[None], list[Remark]] = {}

    def nudge(self) -> None:
        """Look whether something has come."""
        now = reached(self._table.state)
        if not self._wanted():
            self._since, self._heard = now, len(self._table.state.talk)
        elif self._since != now and self._asking is None:
            self._asking = asyncio.create_task(self._ask_on())

    async def asked(self) -> None:
        """Wait until the bots have been asked about all that has come, but not for long."""
        if self._asking is not None:
            await asyncio.wait([self._asking], timeout=PATIENCE)

    def stop(self) -> None:
        """Remark on nothing any more."""
        for task in (self._asking, *self._unsaid):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def _wanted(self) -> bool:
        table = self._table
        return bool(table.connections) and decisions.remarked_on(table.state) and table.driver.leads()

    async def _ask_on(self) -> None:
        try:
            while self._wanted() and not self._table.gone and self._since != reached(self._table.state):
                come, heard = now_ms(), self._heard
                said = await self._ask()
                if said:
                    task = asyncio.create_task(self._say(said, heard, come))
                    self._unsaid[task] = said
                    task.add_done_callback(self._unsaid.pop)
        finally:
            self._asking = None

    async def _ask(self) -> list[Remark]:
        state = self._table.state
        assert state.game is not None
        since, self._since, self._heard = self._since, reached(state), len(state.talk)
        if since[0] > self._since[0] or since[1] > self._since[1]:
            return []  # a move was taken back
        unsaid = [(since[0], remark.seat, remark.key) for said in self._unsaid.values() for remark in said]
        news = News(
            record=state.game.record(),
            bots={seat: chair.level for seat, chair in enumerate(state.chairs) if chair and chair.level},
            uttered=state.uttered() + unsaid,
            since=since,
            seed=state.chance("remark", since[1]),
        )
        return (await self._table.house.bots.remark(news, self._table.household)).remarks

    async def _say(self, said: list[Remark], heard: int, come: int) -> None:
        """Store and show in a while; where the database does not answer, or too much was said, it stays unsaid."""

        def decide(later: TableState) -> Decision:
            return decisions.remarks(later, said, heard, now_ms())

        await self._until_due(come)
        try:
            await self._table.act(decide)
        except (StoreDown, Refusal) as failed:
            self._table.house.log.warning("a remark stays unsaid", table=self._table.state.id, error=str(failed))

    async def _until_due(self, come: int) -> None:
        """Wait for a moment that tells nothing: one part of the pause after what has come, or two, or three."""
        part = self._table.driver.pause() // PART
        if part:
            await asyncio.sleep((come + pauses_of(come, now_ms(), part) * part - now_ms()) / 1000)


def reached(state: TableState) -> Reached:
    """Return how far a game and the words in it have come."""
    return (0, 0) if state.game is None else (state.game.played, len(state.game.said()))
