"""Load on the server: real games of five over real sockets, durable writes on; beside boardgame.io in the same run.

    python -m bench.server [--tables 200] [--rate 300] [--seconds 20] [--json]
                           [--no-sqlite] [--no-rival] [--no-growth] [--no-postgres]

Prints moves per processor second, the time from a move to the last of its five views, memory per table and socket, and how
all of it grows from 100 to 2,000 sockets and from one process to two on PostgreSQL, with tables routed and spread.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import secrets
import statistics
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.postgres import Postgres, programs
from tests.server.running import Server

SEATS = 5
LIMITS = {
    "UNDERMINE_MAX_SOCKETS": "100000",
    "UNDERMINE_MAX_SOCKETS_ADDRESS": "100000",
    "UNDERMINE_MAX_SOCKETS_GUEST": "100000",
}


class Frame(msgspec.Struct):
    """The few fields of a message that the load looks at."""

    type: str
    number: int = -1
    legal: list[str] = []
    message: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Group:
    """Five people at one table."""

    sockets: list[ClientConnection] = field(default_factory=list)
    number: int = -1
    legal: list[str] = field(default_factory=list)
    seat: int = 0
    sent: float = 0.0
    seen: int = 0
    waiting: bool = False


class Crowd:
    """Groups that play as fast as told."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.groups: list[Group] = []
        self.ready: deque[Group] = deque()
        self.times: list[float] = []
        self.moves = 0
        self.readers: list[asyncio.Task[None]] = []
        self.chance = random.Random(1)
        self.news = asyncio.Event()

    async def gather(self, tables: int) -> None:
        """Seat people at so many more tables."""
        for start in range(0, tables, 20):
            await asyncio.gather(*(self._seat(start + k) for k in range(min(20, tables - start))))

    async def _seat(self, turn: int) -> None:
        group = Group()
        table = ""
        for seat in range(SEATS):
            server = self.servers[(turn + seat) % len(self.servers)]
            async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
                if seat == 0:
                    wish = {"settings": {"game": "saboteur", "seats": SEATS}, "names": ["P0"]}
                    table = (await http.post("/api/tables", json=wish)).json()["table"]
                else:
                    (await http.get("/api/catalogue")).raise_for_status()
                cookie = http.cookies["undermine"]
            address = f"{server.base.replace('http', 'ws', 1)}/ws/{table}"
            headers = {"cookie": f"undermine={cookie}"}
            socket = await websockets.connect(address, additional_headers=headers, compression=None, ping_interval=None)
            group.sockets.append(socket)
            if seat:
                await self._say(socket, "sit", name=f"P{seat}", seat=seat, random=secrets.token_hex(32))
                await self._say(socket, "ready", ready=True)
        await self._say(group.sockets[0], "start", random=secrets.token_hex(32))
        self.groups.append(group)
        for seat, socket in enumerate(group.sockets):
            self.readers.append(asyncio.create_task(self._read(group, seat, socket)))

    @staticmethod
    async def _say(socket: ClientConnection, kind: str, **fields: Any) -> None:
        """Send a request and wait for its answer; with several processes a stale one is tried again."""
        while True:
            await socket.send(json.dumps({"type": kind, "id": 1, **fields}))
            while True:
                message = json.loads(await socket.recv())
                if message.get("reply") == 1:
                    break
            if message["type"] != "refused":
                return
            if message["key"] not in ("not-ready", "table-started"):
                raise RuntimeError(message["message"])
            if message["key"] == "table-started":
                return
            await asyncio.sleep(0.05)

    async def _read(self, group: Group, seat: int, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in socket:
                frame = decode(text)
                if frame.type == "position":
                    self._position(group, seat, frame)
                elif frame.type == "refused":
                    raise RuntimeError(frame.message)

    def _position(self, group: Group, seat: int, frame: Frame) -> None:
        if frame.number > group.number:
            group.number, group.seen = frame.number, 0
        group.seen += 1
        if frame.legal:
            group.seat, group.legal = seat, frame.legal
        if group.seen == SEATS:
            if group.sent:
                self.times.append(time.perf_counter() - group.sent)
                self.moves += 1
                group.sent = 0.0
            if group.legal:
                self.ready.append(group)
                self.news.set()

    async def _move(self, group: Group) -> None:
        move, group.legal = self.chance.choice(group.legal), []
        group.sent = time.perf_counter()
        play = {"type": "play", "seat": group.seat, "move": move, "after": group.number}
        await group.sockets[group.seat].send(msgspec.json.encode(play).decode())

    async def play(self, seconds: float, rate: float | None) -> dict[str, float]:
        """Play for a while, at a rate or as fast as it goes; return what was measured."""
        self.times, self.moves = [], 0
        cpu = sum(server.cpu() for server in self.servers)
        start = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < seconds:
            if rate is not None and sent > now * rate:
                await asyncio.sleep(max(0.0, sent / rate - now))
                continue
            if not self.ready:
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.5)
                continue
            await self._move(self.ready.popleft())
            sent += 1
        took = time.perf_counter() - start
        used = sum(server.cpu() for server in self.servers) - cpu
        times = sorted(self.times)
        return {
            "moves": self.moves,
            "moves/s": self.moves / took,
            "moves/cpu-s": self.moves / used,
            "cpu": used / took,
            "p50 ms": 1000 * statistics.median(times),
            "p99 ms": 1000 * times[int(len(times) * 0.99)],
            "max ms": 1000 * times[-1],
        }

    async def leave(self) -> None:
        """Close all sockets."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for group in self.groups for socket in group.sockets))


def report(what: str, figures: dict[str, float]) -> None:
    """Print one line of figures."""
    print(f"{what:44} " + "  ".join(f"{name} {value:,.1f}" for name, value in figures.items()), flush=True)


async def measure_load(folder: Path, tables: int, rate: float, seconds: float) -> dict[str, dict[str, float]]:
    """Measure latency at a rate, and throughput at full speed."""
    server = Server(f"sqlite:///{folder / 'load.db'}", folder, **LIMITS)
    crowd = Crowd([server])
    empty = server.memory()
    await crowd.gather(tables)
    await asyncio.sleep(1)
    grown = server.memory() - empty
    sockets = tables * SEATS
    results = {"memory": {"kB/socket": grown / sockets / 1000, "kB/table of five": grown / tables / 1000}}
    report(f"{sockets} sockets, {tables} tables", results["memory"])
    results["paced"] = await crowd.play(seconds, rate)
    report(f"SQLite, {rate:.0f} moves/s asked", results["paced"])
    results["full"] = await crowd.play(seconds, None)
    report("SQLite, full speed", results["full"])
    await crowd.leave()
    server.stop()
    return results


async def measure_growth(folder: Path, seconds: float) -> dict[str, dict[str, float]]:
    """Measure from 100 to 2,000 sockets at full speed."""
    results = {}
    for sockets in (100, 500, 1000, 2000):
        server = Server(f"sqlite:///{folder / f'grow{sockets}.db'}", folder, **LIMITS)
        crowd = Crowd([server])
        empty = server.memory()
        await crowd.gather(sockets // SEATS)
        figures = {"kB/socket": (server.memory() - empty) / sockets / 1000, **await crowd.play(seconds, None)}
        report(f"SQLite, {sockets} sockets, full speed", figures)
        results[str(sockets)] = figures
        await crowd.leave()
        server.stop()
    return results


async def measure_processes(folder: Path, tables: int, rate: float, seconds: float) -> dict[str, dict[str, float]]:
    """Measure on PostgreSQL: one process, two with every table in one of them, two with people spread over both."""
    results = {}
    postgres = Postgres()
    ways = {
        "1 process": (1, {}),
        "2 processes, routed": (1, {"UNDERMINE_PROCESSES": "2"}),
        "2 processes, spread": (2, {}),
    }
    try:
        for number, (name, (count, environment)) in enumerate(ways.items()):
            database = postgres.database(f"bench{number}")
            servers = []
            for one in range(count):
                place = folder / f"{number}-{one}"
                place.mkdir()
                servers.append(Server(database, place, **LIMITS, **environment))
            crowd = Crowd(servers)
            await crowd.gather(tables)
            report(f"PostgreSQL, {name}, {rate:.0f} moves/s", await crowd.play(seconds, rate))
            figures = results[name] = await crowd.play(seconds, None)
            figures["of one"] = figures["moves/cpu-s"] / results["1 process"]["moves/cpu-s"]
            report(f"PostgreSQL, {name}, full speed", figures)
            await crowd.leave()
            for server in servers:
                server.stop()
    finally:
        postgres.remove()
    print("of one: moves per processor second beside one process; aim 0.9 for routed tables, floor 0.8")
    return results


async def compare_rival(folder: Path, arguments: argparse.Namespace, ours: float) -> dict[str, dict[str, float]]:
    """Measure boardgame.io with stored matches, as ours are, and with matches that live in memory only."""
    from bench.server_rival import install, measure_rival

    home = await install(folder)
    results = {}
    for stored, name in ((True, "in files"), (False, "in memory")):
        figures = await measure_rival(home, arguments.tables, arguments.seconds, stored=stored)
        figures["times ours"] = ours / figures["moves/cpu-s"]
        report(f"boardgame.io, matches {name}, full speed", figures)
        results[name] = figures
    print("times ours: how many times as many moves a processor second gives here; aim 5, floor 3")
    return results


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """Run everything that was asked for."""
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.sqlite:
            results["load"] = await measure_load(folder, arguments.tables, arguments.rate, arguments.seconds)
        if arguments.rival and arguments.sqlite:
            results["rival"] = await compare_rival(folder, arguments, results["load"]["full"]["moves/cpu-s"])
        if arguments.growth:
            results["growth"] = await measure_growth(folder, arguments.seconds / 2)
        if arguments.postgres and programs() is not None:
            results["processes"] = await measure_processes(
                folder, arguments.tables // 2, arguments.rate / 2, arguments.seconds / 2
            )
    return results


def main() -> None:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description="Load on the server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--sqlite", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--rival", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--growth", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--postgres", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    results = asyncio.run(run(arguments))
    if arguments.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
