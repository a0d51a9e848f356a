"""Bring a database's schema up to date with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

LOCK = 0x756E6465726D  # any fixed number: one process migrates, the others wait


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def upgrade_sqlite(file: str) -> None:
    """Migrate a SQLite file; the caller holds its lock."""
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
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine("postgresql+asyncpg://" + url.split("://", 1)[1])
    try:
        async with engine.begin() as connection:
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
