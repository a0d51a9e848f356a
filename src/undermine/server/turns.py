"""Who may use one of few workers next: address by address in turn, and tables that nobody looks at last."""

from __future__ import annotations

import asyncio
from collections import deque

Waiting = dict[str, deque["asyncio.Future[None]"]]


class Turns:
    """So many may work at once; whoever asks for much waits behind those who ask for little."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: tuple[Waiting, Waiting] = ({}, {})  # those that are looked at, and the others

    async def take(self, household: str, *, watched: bool) -> None:
        """Wait for a place."""
        if self._free and not any(self._queues):
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[0 if watched else 1].setdefault(household, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place came in the very moment
            raise

    def leave(self) -> None:
        """Give the place to the next: of each address one, then of each another."""
        for queue in self._queues:
            while queue:
                household = next(iter(queue))
                turns = queue.pop(household)
                turn = turns.popleft()
                if turns:
                    queue[household] = turns  # at the end
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
