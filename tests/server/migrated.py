"""Databases that are up to date before a server opens them: to migrate an empty one takes it a second of a processor.

The servers that most tests share begin with nothing, and so do the tests of the store.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import shutil
import tempfile
import threading
from pathlib import Path

from undermine.server.store.migrate import upgrade_postgres, upgrade_sqlite


@functools.cache
def model() -> Path:
    """Migrate one SQLite file for this run of the tests."""
    folder = Path(tempfile.mkdtemp(prefix="undermine-model-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    upgrade_sqlite(str(folder / "tables.db"))
    return folder / "tables.db"


def lay_out(database: str) -> None:
    """Put an empty database where a SQLite file is named and none is."""
    scheme, _, name = database.partition(":///")
    if scheme == "sqlite" and not Path(name).exists():
        shutil.copyfile(model(), name)


def migrate(database: str) -> None:
    """Migrate a PostgreSQL database, also while an event loop runs here."""
    working = threading.Thread(target=lambda: asyncio.run(upgrade_postgres(database)))
    working.start()
    working.join()
