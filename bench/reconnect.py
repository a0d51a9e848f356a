"""How long until somebody who comes back sees the exact position: long games, a crowd of other sockets, a killed server.

    python -m bench.reconnect [--sockets 1000] [--tries 20] [--no-postgres]

Prints, for each game, the time from the beginning of the handshake to the whole position: with the table in memory, and after
the server was killed and the table has to be replayed from its log while everybody else comes back at the same moment.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.server import LIMITS
from tests.server.people import Person
from tests.server.postgres import Postgres, programs
from tests.server.running import Server
from undermine.catalogue import games, names

SEATS = {name: games()[name].seats[1] for name in names()}  # full tables
CROWD = 5  # sockets at each of the other tables


async def long_game(server: Server, game: str) -> Person:
    """Play almost to the end at one device; return who did, not connected."""
    chance = random.Random(1)
    while True:
        person = await Person(server).arrive()
        await person.open(
            (await person.make([f"P{k}" for k in range(SEATS[game])], game=game, seats=SEATS[game]))["table"]
        )
        await person.start()
        before: dict[str, Any] = {}
        while True:
            await person.until(lambda: any(p["legal"] or p["state"]["result"] for p in person.positions.values()))  # noqa: B023
            position = next(p for p in person.positions.values() if p["legal"] or p["state"]["result"])
            if position["state"]["result"]:
                break
            before = position
            if position["moves"] >= 60 and position["state"]["deck"] == 0 and position["state"].get("round", 3) >= 3:
                return person  # near the end of the last round
            await person.play(position["seat"], chance.choice(position["legal"]))
        if before["moves"] > 60:
            return person  # over: as long as a game can be
        await person.leave()


async def crowd(server: Server, sockets: int) -> list[tuple[str, str]]:
    """Make running games of five; return cookies and tables, one pair for each onlooker."""
    pairs = []
    person = await Person(server).arrive()
    for _ in range(max(1, sockets // CROWD)):
        table = (await person.make([f"P{k}" for k in range(CROWD)], seats=CROWD))["table"]
        await person.open(table)
        await person.ask("start", random=secrets.token_hex(32))
        pairs += [(secrets.token_urlsafe(32), table) for _ in range(CROWD)]
    await person.leave()
    return pairs


async def back(server: Server, cookie: str, table: str, seats: int = 1) -> tuple[float, ClientConnection]:
    """Connect, and wait for the whole position of every seat this browser holds; return how long that took."""
    address = f"{server.base.replace('http', 'ws', 1)}/ws/{table}"
    began = time.monotonic()
    while True:
        try:
            socket = await websockets.connect(
                address,
                additional_headers={"cookie": f"undermine={cookie}"},
                max_size=None,
                open_timeout=60,
                compression=None,
            )
            async for frame in socket:
                seats -= str(frame).startswith('{"type":"position"')
                if seats == 0:
                    return time.monotonic() - began, socket
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.01)


def line(what: str, times: list[float]) -> None:
    """Print a row of figures in milliseconds."""
    ordered = sorted(time * 1000 for time in times)
    print(f"  {what:58}{statistics.median(ordered):9.1f}{ordered[-1]:9.1f}")


async def measure(database: str, sockets: int, tries: int) -> None:
    """Measure on one database."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database.replace("FOLDER", folder), Path(folder), **LIMITS)
        people = {game: await long_game(server, game) for game in SEATS}
        pairs = await crowd(server, sockets)
        present = [(await back(server, *pair))[1] for pair in pairs]
        print(f"\n{database.split(':')[0]}, {len(present)} other sockets{'':14} median ms   most ms")
        for game, person in people.items():
            times = []
            for _ in range(tries):
                await person.close()
                took, socket = await back(server, person.cookie, person.table["table"], SEATS[game])
                times.append(took)
                await socket.close()
            line(f"{game}, {SEATS[game]} seats at one device, {moves(person)} moves, in memory", times)
        for game, person in people.items():
            times = []
            for _ in range(3):
                server.kill()
                await asyncio.gather(*(socket.close() for socket in present))
                server.start()
                took, socket = await back(server, person.cookie, person.table["table"], SEATS[game])
                times.append(took)
                await socket.close()
                present = []
            line(f"{game}, {moves(person)} moves, after a kill, replayed from the log", times)
        server.kill()
        server.start()
        used = server.cpu()
        everybody = await asyncio.gather(*(back(server, *pair) for pair in pairs))
        line("everybody at once after a kill, each", [took for took, _ in everybody])
        print(f"  of which the server's processor time{server.cpu() - used:29.2f} s")
        await asyncio.gather(*(socket.close() for _, socket in everybody))
        for person in people.values():
            await person.leave()
        server.stop()


def moves(person: Person) -> int:
    """Return how many moves the game has."""
    return int(next(iter(person.positions.values()))["moves"])


def main() -> None:
    """Measure on both databases."""
    parser = argparse.ArgumentParser(description="How long until somebody who comes back sees the exact position.")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--no-postgres", action="store_true")
    arguments = parser.parse_args()
    asyncio.run(measure("sqlite:///FOLDER/tables.db", arguments.sockets, arguments.tries))
    if not arguments.no_postgres and programs() is not None:
        postgres = Postgres()
        try:
            asyncio.run(measure(postgres.database("reconnect"), arguments.sockets, arguments.tries))
        finally:
            postgres.remove()


if __name__ == "__main__":
    main()
