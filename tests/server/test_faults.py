"""Faults: the process killed at any moment, the database gone for a while, the disk full. Nothing promised is lost."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import Promises, group, kept
from tests.server.people import Person
from tests.server.postgres import Postgres
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def kill_again_and_again(server: Server, kills: int, groups: int) -> Promises:
    """Let groups play while the server is killed; then let them finish, and check all that was promised."""
    promises, stop = Promises(), asyncio.Event()
    chance = random.Random(kills)
    playing = [asyncio.create_task(group(server, promises, stop, seed)) for seed in range(groups)]
    for _ in range(kills):
        known = promises.count()
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        while promises.count() == known and not any(task.done() for task in playing):
            await asyncio.sleep(0.02)  # under load: at least one move between two kills
        server.kill()
        await asyncio.to_thread(server.start)
    stop.set()
    async with asyncio.timeout(240):
        await asyncio.gather(*playing)
    assert server.stop() == 0
    await kept(server.database, promises)
    return promises


async def test_killed_under_load_nothing_promised_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    promises = await kill_again_and_again(server, kills=10, groups=3)
    assert promises.count() >= 10


@pytest.mark.soak
async def test_killed_hundreds_of_times(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    promises = await kill_again_and_again(server, kills=200, groups=6)
    assert promises.count() > 2000


async def begin(server: Server, people: Newcomer) -> Person:
    ana = await people(server)
    table = (await ana.make(["Ana", "Ben", "Cyr"], seats=3))["table"]
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: len(ana.positions) == 3)
    return ana


async def play_one(person: Person) -> dict[str, object]:
    """Play one move of whichever seat decides."""
    await person.until(lambda: any(position["legal"] for position in person.positions.values()))
    seat = next(seat for seat, position in person.positions.items() if position["legal"])
    assert isinstance(seat, int)
    return await person.play(seat)


@pytest.mark.postgres
async def test_a_database_gone_for_a_while(tmp_path: Path, people: Newcomer) -> None:
    postgres = Postgres()
    try:
        server = Server(postgres.database("tables"), tmp_path)
        ana = await begin(server, people)
        assert (await play_one(ana))["type"] == "position"
        number = ana.positions[0]["number"]
        postgres.stop()
        refused = await play_one(ana)
        assert refused["kind"] == "storage", refused
        await ana.until(lambda: "storage-lost" in ana.notices)
        async with httpx.AsyncClient(base_url=server.base, timeout=30) as http:
            assert (await http.get("/healthz")).status_code == 503
            assert (await http.get("/api/lobby")).json()["key"] == "storage"
        assert ana.positions[0]["number"] == number
        await asyncio.to_thread(postgres.start)
        await ana.until(lambda: "storage-back" in ana.notices)
        assert (await play_one(ana))["type"] == "position"
        assert ana.positions[0]["number"] == number + 1
        async with httpx.AsyncClient(base_url=server.base, timeout=30) as http:
            assert (await http.get("/healthz")).status_code == 200
        assert server.stop() == 0
    finally:
        postgres.remove()


async def test_no_room_for_the_database(tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    ana = await begin(server, people)
    assert (await play_one(ana))["type"] == "position"
    number = ana.positions[0]["number"]
    assert server.process is not None
    wal = (tmp_path / "tables.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
    refused = await play_one(ana)
    assert refused["kind"] == "storage", refused
    await ana.until(lambda: "storage-lost" in ana.notices)
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as http:
        assert (await http.get("/healthz")).status_code == 503
        assert (await http.get(f"/api/tables/{ana.table['table']}")).status_code == 200
    assert ana.positions[0]["number"] == number
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await ana.until(lambda: "storage-back" in ana.notices)
    assert (await play_one(ana))["type"] == "position"
    server.kill()
    server.start()
    await ana.open(ana.table["table"])
    await ana.until(lambda: 0 in ana.positions)
    assert ana.positions[0]["number"] == number + 1
    assert server.stop() == 0
