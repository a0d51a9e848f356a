"""Copies of a database: one SQLite file, whichever database it was taken from and whichever it is put back into."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from undermine.server.store.migrate import HEAD, VERSION, TooNew, upgrade_postgres, upgrade_sqlite

ROWS = 500  # read and written at a time: a copy takes no more memory for a large database
NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
KINDS = (
    "SELECT column_name, data_type FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1"
)
NEXT_NUMBER = "SELECT setval(pg_get_serial_sequence($1, $2), (SELECT max({}) FROM {}))"


class CannotCopy(Exception):
    """A copy cannot be made or put back; the sentence says why."""


class NoBackup(CannotCopy):
    """What shall be put back is none, or is none any more."""


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Give a place to write, which becomes the file when all has gone well; a file that is there is never touched."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise CannotCopy(f"{path} is there already, and nothing is overwritten: name another file") from None
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds the secrets of running games
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        raise


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, while others write to it."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # all of it in one file


def check(file: Path) -> int:
    """Return how many tables a copy holds, or say why it is none."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as copy:
            sound = copy.execute("PRAGMA quick_check").fetchone()[0]
            if sound != "ok":
                raise NoBackup(f"{file} is damaged: {sound}")
            copy.execute(VERSION).fetchone()
            return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise NoBackup(f"{file} is no backup of undermine: {error}") from None


def in_order(copy: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the columns of every table, those first that others refer to."""
    names = [row[0] for row in copy.execute(NAMES) if row[0] != "alembic_version"]
    refers = {name: {row[2] for row in copy.execute(f'PRAGMA foreign_key_list("{name}")')} - {name} for name in names}
    ordered = TopologicalSorter(refers).static_order()
    return {name: [row[1] for row in copy.execute(f'PRAGMA table_info("{name}")')] for name in ordered}


def listed(columns: list[str]) -> str:
    """Return columns as SQL."""
    return ", ".join(f'"{column}"' for column in columns)


async def from_postgres(url: str, target: Path) -> None:
    """Copy a PostgreSQL database as it is at one moment, while others write to it."""
    import asyncpg

    upgrade_sqlite(str(target))
    database = await asyncpg.connect(url)
    try:
        async with database.transaction(isolation="repeatable_read", readonly=True):
            try:
                version = await database.fetchval(VERSION)
            except asyncpg.UndefinedTableError:
                raise CannotCopy("the database has never been used by undermine") from None
            if version != HEAD:
                raise CannotCopy(
                    f"the database is of version {version}, this program of {HEAD}: use the program that serves it"
                )
            with contextlib.closing(sqlite3.connect(target)) as copy:
                for name, columns in in_order(copy).items():
                    insert = f'INSERT INTO "{name}" ({listed(columns)}) VALUES ({", ".join("?" * len(columns))})'
                    rows = await database.cursor(f'SELECT {listed(columns)} FROM "{name}"')
                    while some := await rows.fetch(ROWS):
                        copy.executemany(insert, [tuple(row) for row in some])
                copy.commit()
    finally:
        await database.close()


async def into_postgres(source: Path, url: str) -> None:
    """Put a copy back into an empty PostgreSQL database, all or nothing."""
    import asyncpg

    await upgrade_postgres(url)
    database = await asyncpg.connect(url)
    try:
        async with database.transaction():
            with contextlib.closing(sqlite3.connect(source)) as copy:
                columns_of = in_order(copy)
                for name in columns_of:
                    await database.execute(f'LOCK TABLE "{name}" IN EXCLUSIVE MODE')
                    if await database.fetchval(f'SELECT EXISTS (SELECT 1 FROM "{name}")'):
                        raise CannotCopy(
                            "the database is not empty, and nothing is overwritten: restore into a new one"
                        )
                for name, columns in columns_of.items():
                    await _fill(database, copy, name, columns)
    finally:
        await database.close()


async def _fill(database: Any, copy: sqlite3.Connection, name: str, columns: list[str]) -> None:
    kinds = {row[0]: row[1] for row in await database.fetch(KINDS, name)}
    truths = [number for number, column in enumerate(columns) if kinds[column] == "boolean"]  # SQLite has only numbers
    rows = copy.execute(f'SELECT {listed(columns)} FROM "{name}"')
    while some := rows.fetchmany(ROWS):
        records = [list(row) for row in some]
        for record in records:
            for number in truths:
                record[number] = None if record[number] is None else bool(record[number])
        await database.copy_records_to_table(name, records=records, columns=columns)
    for column in columns:
        if await database.fetchval("SELECT pg_get_serial_sequence($1, $2)", f'"{name}"', column) is not None:
            await database.execute(NEXT_NUMBER.format(f'"{column}"', f'"{name}"'), f'"{name}"', column)


def give_to_the_server(*files: Path) -> None:
    """Give what root has written to whoever's folder it is: the server runs as that user, and could not open it."""
    if os.geteuid() == 0:
        for file in files:
            folder = file.absolute().parent.stat()
            os.chown(file, folder.st_uid, folder.st_gid)


def into_sqlite(source: Path, target: Path) -> None:
    """Put a copy in the place of a SQLite file that is not there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{target}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with new_file(target) as part:
            for left in ("-wal", "-shm"):
                if Path(f"{target}{left}").exists():
                    raise CannotCopy(f"{target}{left} is left from another database: move it away first")
            copy_sqlite(source, part)
            give_to_the_server(Path(f"{target}.lock"), part)
    except BlockingIOError:
        raise CannotCopy(f"{target} is being served: stop the server first") from None
    finally:
        os.close(lock)


async def back_up(url: str, out: Path) -> int:
    """Write a copy of a database to a new file; return how many tables it holds."""
    with new_file(out) as part:
        if url.startswith("sqlite:///"):
            source = Path(url.removeprefix("sqlite:///"))
            if not source.is_file():
                raise CannotCopy(f"there is no database {source}")
            copy_sqlite(source, part)
        else:
            await from_postgres(url, part)
        return check(part)


async def restore(file: Path, url: str) -> int:
    """Put a copy into a database that is empty or not there; return how many tables it holds."""
    if not file.is_file():
        raise NoBackup(f"there is no file {file}")
    held = check(file)
    if url.startswith("sqlite:///"):
        target = Path(url.removeprefix("sqlite:///"))
        with _newest(file, target.absolute().parent) as newest:
            into_sqlite(newest, target)
    else:
        with _newest(file, file.absolute().parent) as newest:
            await into_postgres(newest, url)
    return held


@contextlib.contextmanager
def _newest(file: Path, folder: Path) -> Iterator[Path]:
    """Give a copy in a folder that is of this program's version, however old the file is."""
    folder.mkdir(parents=True, exist_ok=True)
    between = folder / f".{file.name}.{os.getpid()}"
    os.close(os.open(between, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        copy_sqlite(file, between)
        try:
            upgrade_sqlite(str(between))
        except TooNew:
            raise CannotCopy(f"{file} was written by a newer version of undermine; install that one") from None
        yield between
    finally:
        between.unlink(missing_ok=True)
