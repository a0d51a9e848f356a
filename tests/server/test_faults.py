"""Faults: the process killed at any moment, the database gone for a while, the disk full. Nothing promised is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import SmallDisk
from tests.server.crowd import PAUSES, Promises, group, kept
from tests.server.people import Person
from tests.server.postgres import Postgres
from tests.server.running import Server, wait_until
from undermine.catalogue import games, names

pytestmark = pytest.mark.any_deal

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
    kills = max(10, int(1000 * float(os.environ.get("UNDERMINE_SOAK", "1"))))
    promises = await kill_again_and_again(server, kills=kills, groups=6)
    print(
        f"\n{kills} kills: {promises.count()} moves promised at {len(promises.tables)} tables, none lost, none doubled"
    )
    assert promises.count() >= kills


@pytest.mark.parametrize("game", names())
async def test_three_browsers_and_two_bots_finish_every_game_while_the_server_is_killed(
    game: str, tmp_path: Path
) -> None:
    """What the whole server is for: nobody notices more than a pause."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    seats = min(5, games()[game].seats[1])
    browsers = min(3, seats)
    crowd = [await Person(server).arrive() for _ in range(3)]
    bots = [f"Bot {number}" for number in range(seats - browsers)]
    table = (await crowd[0].make(["P0"], bots, game=game, seats=seats))["table"]
    for person in crowd:
        await person.open(table)
    for number in range(1, browsers):
        await crowd[number].sit(f"P{number}")
    await crowd[0].start()
    playing = [asyncio.create_task(play_through(person, table, number)) for number, person in enumerate(crowd)]
    for _ in range(2):
        await asyncio.to_thread(wait_until, later(crowd, 6))
        server.kill()
        await asyncio.to_thread(server.start)
    async with asyncio.timeout(120):
        results = await asyncio.gather(*playing)
    assert results[0] is not None
    assert results[0] == results[1] == results[2]
    for person in crowd:
        await person.leave()
    assert server.stop() == 0


def later(crowd: list[Person], moves: int) -> Callable[[], bool]:
    """Tell whether the game is so many moves further than now, or over."""

    def seen() -> list[dict[str, Any]]:
        return [position for person in crowd for position in list(person.positions.values())]

    known = max((position["number"] for position in seen()), default=0)
    return lambda: any(
        position["number"] >= known + moves or position["state"]["result"] is not None for position in seen()
    )


async def play_through(person: Person, table: str, seed: int) -> dict[str, Any]:
    """Play or watch to the end, connecting again whenever the server was away."""
    chance = random.Random(seed)
    while True:
        try:
            await person.until(lambda: any(p["legal"] or p["state"]["result"] for p in person.positions.values()))
            position = next(p for p in person.positions.values() if p["legal"] or p["state"]["result"])
            if position["state"]["result"]:
                return dict(position["state"]["result"])
            answer = await person.play(position["seat"], chance.choice(position["legal"]))
            assert answer["type"] == "position" or answer["kind"] in ("stale", "storage"), answer
        except PAUSES:
            await asyncio.sleep(0.05)
            with contextlib.suppress(*PAUSES):
                await person.open(table)


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


async def test_a_full_disk_refuses_and_nothing_is_lost(small_disk: SmallDisk, tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{small_disk.folder / 'tables.db'}", tmp_path)
    ana = await begin(server, people)
    small_disk.fill()
    known = ana.positions[0]["number"]
    for _ in range(40):  # what room the file still has in itself is used up first
        answer = await play_one(ana)
        if answer["type"] == "refused":
            break
        known += 1
    assert (answer["kind"], answer["key"]) == ("storage", "disk-full")
    await ana.until(lambda: "storage-lost" in ana.notices)
    assert (await ana.http.get("/healthz")).status_code == 503
    assert ana.positions[0]["number"] == known
    server.kill()
    small_disk.empty()
    server.start()
    await ana.open(ana.table["table"])
    await ana.until(lambda: 0 in ana.positions)
    assert ana.positions[0]["number"] == known
    assert (await play_one(ana))["type"] == "position"
    assert server.stop() == 0


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
