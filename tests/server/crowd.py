"""A crowd that plays on and on, whatever happens to the server, and remembers every move it was promised."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.entries import Moved, decode_entries
from undermine.server.store import open_store
from undermine.server.table import TableState

PAUSES = (ConnectionError, OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)


@dataclass
class Promises:
    """Moves that the server has acknowledged: by table, the position they answered, and the move."""

    moves: dict[str, dict[int, str]] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)

    def keep(self, table: str, number: int, move: str) -> None:
        kept = self.moves.setdefault(table, {})
        assert number not in kept, "one position was answered twice"
        kept[number] = move

    def count(self) -> int:
        return sum(map(len, self.moves.values()))


async def group(server: Server, promises: Promises, stop: asyncio.Event, seed: int) -> None:
    """One browser with two seats, and two bots: game after game until told to stop."""
    chance = random.Random(seed)
    person = Person(server)
    while not stop.is_set():
        table = await insist(lambda: make(person))
        promises.tables.add(table)
        while table not in promises.finished and not stop.is_set():
            try:
                await person.open(table)
                await play(person, promises, table, chance, stop)
            except PAUSES:
                await asyncio.sleep(0.05)
    await person.leave()


async def insist(work: Any) -> Any:
    """Do something, again and again while the server is away."""
    while True:
        try:
            return await work()
        except PAUSES:
            await asyncio.sleep(0.05)


async def make(person: Person) -> str:
    await person.arrive()
    return str((await person.make(["Ana", "Ben"], ["Digby", "Rocky"], seats=4))["table"])


async def play(person: Person, promises: Promises, table: str, chance: random.Random, stop: asyncio.Event) -> None:
    """Play one connection's worth of a game."""
    await person.until(lambda: person.table)
    if person.table["phase"] == "lobby":
        answer = await person.ask("start", random=person.deal)
        assert answer["type"] == "table" or answer["key"] == "table-started", answer
    moves = 0
    while not stop.is_set() or not moves:  # told to stop, every table still plays one move
        await person.until(lambda: any(p["legal"] or p["state"]["result"] for p in person.positions.values()))
        position = next(p for p in person.positions.values() if p["legal"] or p["state"]["result"])
        if position["state"]["result"]:
            promises.finished.add(table)
            return
        move = chance.choice(position["legal"])
        answer = await person.play(position["seat"], move)
        if answer["type"] == "position":
            promises.keep(table, position["number"], move)
            moves += 1
        else:
            assert answer["kind"] in ("stale", "storage"), answer
            before = position["number"]
            await person.until(lambda: any_later(person, before), 5)  # noqa: B023  awaited at once


def any_later(person: Person, number: int) -> bool:
    return any(position["number"] >= number for position in person.positions.values())


async def kept(database: str, promises: Promises) -> None:
    """Check that every promise was kept: each acknowledged move stands in the log where it was played, once."""
    store = open_store(database, lambda _text: None)
    await store.open()
    for table in promises.tables:
        rows = await store.read(table, -1)
        assert rows is not None
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        entries = [entry for _, body in rows for entry in decode_entries(body)]
        moves = [entry.move for entry in entries if isinstance(entry, Moved)]
        for number, move in promises.moves.get(table, {}).items():
            assert moves[number] == move, (table, number)
        TableState.replay(table, entries)  # every move was legal where it stands
    await store.close()
