"""`undermine backup OUT` and `undermine restore FILE`: everything that is kept, as one file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from undermine.arguments import NOT_DONE, Arguments, refuse
from undermine.server.settings import ServerSettings, variable
from undermine.server.store import check_address, copies

Work = Callable[[Path, str], Coroutine[Any, Any, int]]


def backup(argv: Sequence[str]) -> int:
    """Run `undermine backup`: 0 written, 1 not done, 2 not understood."""
    parser = _parser(
        "backup", "Write all tables to one new file, readable by you alone. The server may go on meanwhile."
    )
    parser.add_argument("out", metavar="OUT", help="the file to write; one that is there is never overwritten")
    arguments = parser.parse_args(argv)
    return _run(
        "backup", lambda out, url: copies.back_up(url, out), Path(arguments.out), arguments.database, "written to"
    )


def restore(argv: Sequence[str]) -> int:
    """Run `undermine restore`: 0 put back, 1 not done, 2 not understood."""
    parser = _parser("restore", "Put a backup into a database that is new or empty. Stop the server first.")
    parser.add_argument(
        "file", metavar="FILE", help="what `undermine backup` has written, from either kind of database"
    )
    arguments = parser.parse_args(argv)
    return _run("restore", copies.restore, Path(arguments.file), arguments.database, "restored from")


def _parser(command: str, about: str) -> Arguments:
    parser = Arguments(f"undermine {command}", about)
    parser.add_argument(
        "--database",
        default=os.environ.get(variable("database"), ""),
        help="sqlite:///FILE or postgresql://…; left out: UNDERMINE_DATABASE, else SQLite in the user's data folder",
    )
    return parser


def _run(command: str, work: Work, file: Path, database: str, done: str) -> int:
    url = ServerSettings(database=database).database_url()
    try:
        check_address(url)
    except ValueError as error:
        return refuse(str(error), command)
    try:
        held = asyncio.run(work(file, url))
    except copies.NoBackup as error:
        return refuse(str(error), command)
    except (copies.CannotCopy, sqlite3.Error, OSError) as error:
        return refuse(str(error), command, NOT_DONE)
    except Exception as error:
        if not _is_of_postgres(error):
            raise
        return refuse(f"the database says: {error}", command, NOT_DONE)
    print(f"{held} table{'' if held == 1 else 's'} {done} {file}")
    return 0


def _is_of_postgres(error: Exception) -> bool:
    import asyncpg

    return isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError))
