"""Old tables: deleted after so many days where the server is told so, a few at a time, and kept otherwise."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.people import DEVICE_DAYS
from undermine.server.settings import ServerSettings

Newcomer = Callable[[Server], Awaitable[Person]]


async def age(database: str, days: int, table: str) -> None:
    """Make a table so many days older."""
    sql = f"UPDATE tables SET changed = changed - {days * 86_400_000} WHERE id = '{table}'"
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            file.execute(sql)
            file.commit()
    else:
        connection = await asyncpg.connect(database)
        await connection.execute(sql)
        await connection.close()


async def test_what_is_too_old_is_deleted_and_nothing_else(database: str, tmp_path: Path, people: Newcomer) -> None:
    server = Server(database, tmp_path)
    ana = await people(server)
    running = [(await ana.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"] for _ in range(3)]
    finished = [(await ana.make([], ["Digby", "Rocky", "Dusty"], seats=3))["table"] for _ in range(2)]
    for table in finished:
        await ana.open(table)
        await ana.ask("start")
        await ana.until(lambda: ana.positions.get(None, {}).get("state", {}).get("result"))
    assert server.stop() == 0
    for table, days in zip(running + finished, (31, 29, 0, 400, 364), strict=True):
        await age(database, days, table)
    server.start()
    assert len((await ana.http.get("/api/mine")).json()["tables"]) == 5, "by default all are kept"
    assert server.stop() == 0
    server.environment |= {"UNDERMINE_KEEP_UNFINISHED": "30", "UNDERMINE_KEEP_FINISHED": "365"}
    server.start()
    async with asyncio.timeout(20):
        while len((await ana.http.get("/api/mine")).json()["tables"]) > 3:
            await asyncio.sleep(0.1)
    left = {line["table"] for line in (await ana.http.get("/api/mine")).json()["tables"]}
    assert left == {running[1], running[2], finished[1]}
    assert (await ana.http.get(f"/api/tables/{running[0]}")).json()["key"] == "table-unknown"
    assert server.stop() == 0
    assert "old tables deleted" in server.log()


def test_by_default_a_table_is_kept_as_long_as_its_people_are_remembered() -> None:
    kept = ServerSettings()
    assert kept.keep_unfinished == kept.keep_finished == DEVICE_DAYS
