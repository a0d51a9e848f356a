"""Bring a database's schema up to date with Alembic, which is loaded only when there is something to do."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

HEAD: Final = "0002"
"""The newest migration."""

LOCK: Final = 0x756E6465726D  # any fixed number: one process migrates, the others wait
VERSION: Final = "SELECT version_num FROM alembic_version"
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class TooNew(Exception):
    """The database was written by a newer version of the program."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise TooNew("the database was written by a newer version of undermine; install that one") from error


def upgrade_sqlite(file: str) -> None:
    """Migrate a SQLite file; the caller holds its lock."""
    with contextlib.closing(sqlite3.connect(file)) as database, contextlib.suppress(sqlite3.OperationalError):
        if database.execute(VERSION).fetchone() == (HEAD,):
            return
    import sqlalchemy as sa

    engine = sa.create_engine(f"sqlite:///{file}")

    # The driver would commit before each DDL statement; so that a kill leaves all or nothing, begin by hand.
    @sa.event.listens_for(engine, "connect")
    def leave_transactions_alone(driver: Any, _record: Any) -> None:
        driver.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def upgrade_postgres(url: str) -> None:
    """Migrate a PostgreSQL database under an advisory lock."""
    import asyncpg

    database = await asyncpg.connect(url)
    try:
        with contextlib.suppress(asyncpg.UndefinedTableError):
            if await database.fetchval(VERSION) == HEAD:
                return
    finally:
        await database.close()
    import sqlalchemy as sa
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine("postgresql+asyncpg://" + url.split("://", 1)[1])
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
