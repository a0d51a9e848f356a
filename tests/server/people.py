"""People at tables, as the tests play them: a browser's cookie, its requests, its socket, and every byte it got."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.deals import another
from tests.server.running import Server

PATIENCE = 60.0  # only a test that fails waits so long


class Person:
    """One browser."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.deal = another()
        self.made = 0
        self.http = httpx.AsyncClient(base_url=server.base, timeout=PATIENCE, headers={"x-deal": self.deal})
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.positions: dict[int | None, dict[str, Any]] = {}
        self.said: list[dict[str, Any]] = []
        self.notices: list[str] = []
        self.replies: dict[int, dict[str, Any]] = {}
        self.closed: int | None = None
        self.number = 0
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def arrive(self) -> Person:
        """Load the page, so that the browser has its cookie."""
        (await self.http.get("/api/catalogue")).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        return self.http.cookies["undermine"]

    async def make(
        self, names: list[str] | None = None, bots: list[str] | None = None, **settings: Any
    ) -> dict[str, Any]:
        """Make a table."""
        wish = {
            "settings": {"game": "saboteur", "seats": 3, **settings},
            "names": names or [],
            "bots": [{"level": "mole", "name": name} for name in bots or []],
        }
        self.made += 1
        answer = await self.http.post("/api/tables", json=wish, headers={"x-deal": f"{self.deal} {self.made}"})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def open(self, table: str, query: str = "", headers: dict[str, str] | None = None) -> Person:
        """Connect to a table; return when everything it shows on arrival is here, or it has shut the door."""
        await self.close()
        self.table, self.positions = {}, {}
        address = f"{self.server.base.replace('http', 'ws', 1)}/ws/{table}{query}"
        cookie = {"cookie": f"undermine={self.cookie}"} if "undermine" in self.http.cookies else {}
        head = {"x-deal": self.deal, **cookie, **(headers or {})}
        self.socket = await websockets.connect(address, additional_headers=head, max_size=None)
        self.closed = None
        self._reader = asyncio.create_task(self._read(self.socket))
        with contextlib.suppress(ConnectionError):
            await self.until(self._arrived)
        return self

    def _arrived(self) -> bool:
        """Tell whether the table is here, and once it is dealt a position for each pair of own eyes."""
        if not self.table or self.table["phase"] == "lobby":
            return bool(self.table)
        own = {seat["seat"] for seat in self.table["seats"] if seat["mine"]}
        return self.positions.keys() >= (own or {None})

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                await self._take_in(frame)
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code or 1006
            async with self._news:
                self._news.notify_all()

    async def _take_in(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "position":
            self.positions[message["seat"]] = message
        elif kind == "said":
            self.said.append(message)
        elif kind == "notice":
            self.notices.append(message["notice"])
        if message.get("reply") is not None:
            assert message["reply"] not in self.replies, "one answer for each request"
            self.replies[message["reply"]] = message
        elif kind == "refused":
            self.replies[-1] = message
        async with self._news:
            self._news.notify_all()

    async def until(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(patience), self._news:
            while not condition():
                if self.socket is None:
                    raise ConnectionError("not connected")
                if self.closed is not None and self._reader is not None and self._reader.done():
                    raise ConnectionError(f"closed with {self.closed}")
                await self._news.wait()

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a request; return its number."""
        assert self.socket is not None
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        number = await self.send(kind, **fields)
        await self.until(lambda: number in self.replies)
        return self.replies[number]

    async def sit(self, name: str, **fields: Any) -> dict[str, Any]:
        """Take a seat and be ready."""
        answer = await self.ask("sit", name=name, random=self.deal, **fields)
        if answer["type"] == "table":
            answer = await self.ask("ready", ready=True)
        return answer

    async def start(self) -> dict[str, Any]:
        """Deal."""
        answer = await self.ask("start", random=self.deal)
        assert answer["type"] == "table", answer
        return answer

    async def play(self, seat: int, move: str | None = None, **fields: Any) -> dict[str, Any]:
        """Play a move, the first legal one if none is given."""
        position = self.positions[seat]
        number = {"after": position["number"], **fields}
        return await self.ask("play", seat=seat, move=move or position["legal"][0], **number)

    async def ended(self) -> int:
        """Wait until the server closes the socket; return the code."""
        assert self._reader is not None
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._reader)
        assert self.closed is not None
        return self.closed

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self._reader is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None

    async def leave(self) -> None:
        """Close everything."""
        await self.close()
        await self.http.aclose()


async def play_on(
    person: Person, choose: Callable[[dict[str, Any]], str], seats: list[int], most: int = 10_000
) -> None:
    """Play a person's seats until the game is over."""
    for _ in range(most):
        await person.until(lambda: any(p["legal"] or p["state"]["result"] for p in person.positions.values()))
        if any(p["state"]["result"] for p in person.positions.values()):
            return
        seat = next(seat for seat in seats if person.positions.get(seat, {}).get("legal"))
        answer = await person.play(seat, choose(person.positions[seat]))
        assert answer["type"] == "position", answer
