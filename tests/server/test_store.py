"""The store: the same promises on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from undermine.server.main import serve
from undermine.server.store import Act, Birth, CodeTaken, Conflict, Index, Store, StoreDown, open_store
from undermine.server.store.migrate import HEAD, MIGRATIONS, TooNew
from undermine.server.store.sqlite import FileInUse, SqliteStore

INDEX = Index("lobby", False, None, 1, None, b"{}")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = open_store(database, lambda _text: None)
    await opened.open()
    yield opened
    await opened.close()


def birth(table: str, code: str, **about: bool) -> Birth:
    index = dataclasses.replace(INDEX, public=about.get("public", False))
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
    await store.append(Act("b", 1, b"[]", dataclasses.replace(INDEX, public=True)))
    await store.append(Act("a", 1, b"[]", Index("playing", True, 2, 5, 7, None), ("other",)))
    assert [listed.table for listed in await store.lobby(0, 9)] == ["b", "a"]
    mine = await store.mine("other", 9)
    assert [(listed.table, listed.turn, listed.changed, listed.summary) for listed in mine] == [("a", 2, 5, b"{}")]
    assert await store.hosted("guest") == 2
    await store.append(Act("a", 2, b"[]", Index("finished", True, None, 6, None, b"[]")))
    assert await store.hosted("guest") == 1
    assert [listed.table for listed in await store.lobby(0, 9)] == ["b"]
    assert await store.daily("guest", "2026-01-01") is None


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


async def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    await store.open()
    await store.create(birth("a", "A"))
    lost, back = asyncio.Event(), asyncio.Event()
    store.ears.lost, store.ears.back = lost.set, back.set
    connect = store._connect

    def nearly_full() -> sqlite3.Connection:
        connection = connect()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    def refill(db: sqlite3.Connection) -> None:
        store._connect = nearly_full  # type: ignore[method-assign]
        db.execute("SELECT 1").close()

    await store._write(refill)
    with pytest.raises(StoreDown):  # the connection breaks, and the next one finds the disk full
        await store._write(lambda db: db.execute("SELECT no_such_column FROM log").close())
    with pytest.raises(StoreDown) as refused:
        await store.append(Act("a", 1, b"x" * 200_000, INDEX))
    assert refused.value.full
    assert lost.is_set()
    assert await store.read("a", -1) == [(0, b"[]")]
    store._connect = connect  # type: ignore[method-assign]
    with contextlib.suppress(StoreDown):
        await store.append(Act("a", 1, b"x" * 200_000, INDEX))
    await asyncio.wait_for(back.wait(), 10)
    with contextlib.suppress(Conflict):
        await store.append(Act("a", 1, b"x" * 200_000, INDEX))
    assert [seq for seq, _ in await store.read("a", -1) or []] == [0, 1]
    await store.close()


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
