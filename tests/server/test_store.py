"""The store: the same promises on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import msgspec
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.server.conftest import KINDS, SmallDisk, new_database
from tests.server.postgres import Postgres
from undermine.server.main import serve
from undermine.server.people import MOST_DEVICES, MOST_PROGRAMS, People
from undermine.server.store import (
    Act,
    Birth,
    CodeTaken,
    Conflict,
    DailyMade,
    Index,
    Store,
    StoreDown,
    TooMany,
    open_store,
)
from undermine.server.store.migrate import HEAD, MIGRATIONS, TooNew
from undermine.server.store.sqlite import FileInUse, SqliteStore

INDEX = Index("lobby", False, None, 1, None, b"{}")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables: the store makes them."""
    return new_database(request.param, request, tmp_path, tables=False)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = open_store(database, lambda _text: None)
    await opened.open()
    yield opened
    await opened.close()


def birth(table: str, code: str, **about: bool) -> Birth:
    index = msgspec.structs.replace(INDEX, public=about.get("public", False))
    return Birth(Act(table, 0, b"[]", index, ("guest",)), code, "guest", "saboteur")


async def test_a_number_is_written_once(store: Store) -> None:
    await store.create(birth("a", "A"))
    await store.append(Act("a", 1, b"[1]", INDEX))
    with pytest.raises(Conflict):
        await store.append(Act("a", 1, b"[2]", INDEX))
    with pytest.raises(Conflict):
        await store.append(Act("nowhere", 1, b"[2]", INDEX))
    assert await store.read("a", -1) == [(0, b"[]"), (1, b"[1]")]
    assert await store.read("a", 1) == []
    assert await store.read("nowhere", -1) is None


async def test_of_many_writers_of_one_number_one_succeeds(store: Store) -> None:
    await store.create(birth("a", "A"))
    tries = [store.append(Act("a", 1, b"[%d]" % k, INDEX)) for k in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19


async def test_codes_are_taken_once(store: Store) -> None:
    await store.create(birth("a", "A"))
    with pytest.raises(CodeTaken):
        await store.create(birth("b", "A"))
    assert await store.read("b", -1) is None
    assert await store.find("A") == "a"
    assert await store.find("B") is None


async def test_lists(store: Store) -> None:
    await store.create(birth("a", "A", public=True))
    await store.create(birth("b", "B"))
    assert [listed.table for listed in await store.lobby(0, 9)] == ["a"]
    assert await store.lobby(1, 9) == []
    await store.append(Act("b", 1, b"[]", msgspec.structs.replace(INDEX, public=True)))
    await store.append(Act("a", 1, b"[]", Index("playing", True, 2, 5, 7, None), ("other",)))
    assert [listed.table for listed in await store.lobby(0, 9)] == ["b", "a"]
    mine = await store.mine("other", 9)
    assert [(listed.table, listed.turn, listed.changed, listed.summary) for listed in mine] == [("a", 2, 5, b"{}")]
    await store.append(Act("a", 2, b"[]", Index("finished", True, None, 6, None, b"[]")))
    assert [listed.table for listed in await store.lobby(0, 9)] == ["b"]
    assert await store.daily("guest", "2026-01-01") is None


async def test_so_many_unfinished_tables_and_one_daily_a_guest(store: Store) -> None:
    """However many are asked for at once."""
    few = [dataclasses.replace(birth(f"t{k}", f"T{k}"), most=3) for k in range(8)]
    outcomes = await asyncio.gather(*(store.create(one) for one in few), return_exceptions=True)
    assert sorted(str(type(outcome)) for outcome in outcomes) == sorted([str(type(None))] * 3 + [str(TooMany)] * 5)
    made = [one.act.table for one, outcome in zip(few, outcomes, strict=True) if outcome is None]
    await store.append(Act(made[0], 1, b"[]", Index("finished", True, None, 6, None, b"[]")))
    await store.create(dataclasses.replace(birth("more", "M"), most=3))
    with pytest.raises(TooMany):
        await store.create(dataclasses.replace(birth("one too many", "N"), most=3))
    dailies = [dataclasses.replace(birth(f"d{k}", f"D{k}"), daily="2026-01-01") for k in range(5)]
    outcomes = await asyncio.gather(*(store.create(one) for one in dailies), return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, DailyMade) for outcome in outcomes) == 4
    await store.create(dataclasses.replace(birth("d9", "D9"), daily="2026-01-02"))


async def test_old_tables_are_deleted_a_few_at_a_time(store: Store) -> None:
    for number in range(7):
        await store.create(birth(f"t{number}", f"T{number}"))
        phase = "finished" if number % 2 else "playing"
        await store.append(Act(f"t{number}", 1, b"[]", Index(phase, False, None, number * 10, None, None)))
    assert await store.expire(finished=True, before=10, limit=9) == []
    assert await store.expire(finished=True, before=11, limit=9) == ["t1"]
    assert sorted(await store.expire(finished=False, before=60, limit=9)) == ["t0", "t2", "t4"]
    assert len(await store.expire(finished=True, before=900, limit=1)) == 1
    assert len(await store.expire(finished=True, before=900, limit=9)) == 1
    assert [await store.read(f"t{number}", 0) for number in (1, 6)] == [None, [(1, b"[]")]]


async def test_what_is_due_is_claimed_by_one(store: Store) -> None:
    await store.create(birth("a", "A"))
    await store.append(Act("a", 1, b"[]", Index("playing", False, 0, 5, 50, None)))
    assert await store.claim_due(50, 900) == []
    assert await store.claim_due(51, 900) == ["a"]
    assert await store.claim_due(51, 900) == []


async def test_deleting_leaves_nothing(store: Store, database: str) -> None:
    await store.create(birth("a", "A"))
    await store.append(Act("a", 1, b"[1]", INDEX))
    await store.delete("a")
    assert await store.read("a", -1) is None
    with pytest.raises(Conflict):
        await store.append(Act("a", 2, b"[2]", INDEX))
    await store.close()
    counts = []
    for name in ("tables", "log", "members"):
        if database.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
                counts.append(file.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        else:
            server = await asyncpg.connect(database)
            counts.append(await server.fetchval(f"SELECT count(*) FROM {name}"))
            await server.close()
    assert counts == [0, 0, 0]
    await store.open()


async def test_it_opens_again_and_finds_everything(store: Store, database: str) -> None:
    await store.create(birth("a", "A"))
    await store.close()
    again = open_store(database, lambda _text: None)
    await again.open()
    assert await again.healthy()
    assert await again.read("a", -1) == [(0, b"[]")]
    await again.close()
    await store.open()


def test_the_newest_migration_is_the_one_looked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_one_process_a_file(tmp_path: Path) -> None:
    first = SqliteStore(str(tmp_path / "tables.db"))
    await first.open()
    second = SqliteStore(str(tmp_path / "tables.db"))
    with pytest.raises(FileInUse):
        await second.open()
    await second.close()
    await first.close()
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    await store.open()
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with pytest.raises(TooNew):
        await store.open()
    await store.close()


async def full_and_again(store: Store, disk: SmallDisk) -> None:
    """Fill the disk: what does not fit is refused and nothing else is lost; then make room."""
    await store.create(birth("a", "A"))
    lost, back = asyncio.Event(), asyncio.Event()
    store.ears.lost, store.ears.back = lost.set, back.set
    disk.fill()
    body = b'["%b"]' % os.urandom(150_000).hex().encode()
    with pytest.raises(StoreDown) as refused:
        await store.append(Act("a", 1, body, INDEX))
    assert refused.value.full
    await asyncio.wait_for(lost.wait(), 10)
    assert await store.read("a", -1) == [(0, b"[]")]
    disk.empty()
    await asyncio.wait_for(back.wait(), 20)
    await store.append(Act("a", 1, body, INDEX))
    assert await store.read("a", 0) == [(1, body)]
    await store.close()


async def test_what_cannot_be_stored_is_said_and_the_rest_goes_on(store: Store) -> None:
    await store.create(birth("a", "A"))
    if isinstance(store, SqliteStore):
        with pytest.raises(UnicodeDecodeError):
            await store.append(Act("a", 1, b"\xff", INDEX))
    await store.append(Act("a", 1, b"[1]", INDEX))
    assert await store.read("a", 0) == [(1, b"[1]")]


async def test_a_full_disk_refuses_and_recovers(small_disk: SmallDisk) -> None:
    store = SqliteStore(str(small_disk.folder / "tables.db"))
    await store.open()
    await full_and_again(store, small_disk)


@pytest.mark.postgres
async def test_a_full_disk_of_postgresql_refuses_and_recovers(small_disk: SmallDisk, postgres: Postgres) -> None:
    url = postgres.database("full_disk", small_disk.folder)
    store = open_store(url, lambda _text: None)
    await store.open()
    await full_and_again(store, small_disk)
    postgres.forget("full_disk")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://x"], "cannot use the database"),
        (["--database", "sqlite:////proc/none/tables.db"], "cannot open"),
        (["--database", "postgresql://127.0.0.1:1/none"], "cannot open the PostgreSQL database"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(["--port", "0", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


async def test_of_many_devices_and_bots_asked_for_at_once_there_are_as_many_as_there_may_be(store: Store) -> None:
    people = People(store)
    await people.enter("first", "ana", "Firefox")
    entered = await asyncio.gather(*(people.enter_again(f"device {k}", "ana", "Firefox") for k in range(40)))
    assert sum(entered) + 1 == len(await people.devices("ana")) == MOST_DEVICES
    assert await people.enter_again("elsewhere", "ben", "Firefox"), "others have devices of their own"
    made = await asyncio.gather(*(people.enter_program(f"bot {k}", "ana", "Digger") for k in range(40)))
    assert sum(made) == MOST_PROGRAMS
    assert len(await people.devices("ana")) == MOST_DEVICES, "bots are no devices"
