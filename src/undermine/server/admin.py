"""`undermine admin`: what whoever hosts can look at and do, beside a server that goes on. No card and no secret is ever shown."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undermine.arguments import NOT_DONE, Arguments, refuse, some_number
from undermine.server.entries import Talked, decode_entries
from undermine.server.live import Summary
from undermine.server.logs import CONTROLS
from undermine.server.people import is_program, person_of
from undermine.server.settings import ServerSettings, variable
from undermine.server.store import SQLITE, check_address
from undermine.server.store.migrate import HEAD, VERSION

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

SHORT: Final = 12  # letters of a person that are shown, and enough to name one
Work = Callable[["Connection", argparse.Namespace], list[str]]

TABLES = "SELECT id, code, game, phase, public, changed, summary FROM tables ORDER BY changed DESC LIMIT :most"
ONE = "SELECT id, code, game, phase, public, changed, summary, made FROM tables WHERE id = :name OR code = :code"
LOG = "SELECT body FROM log WHERE table_id = :table ORDER BY seq"
WHO = (
    "SELECT DISTINCT guest FROM (SELECT guest FROM devices UNION SELECT guest FROM members UNION SELECT guest FROM bans"
    " UNION SELECT guest FROM reports WHERE guest IS NOT NULL) AS known WHERE guest LIKE :start"
)
REPORTS = (
    "SELECT id, made, table_id, guest, name, why, said, note, settled FROM reports"
    " WHERE :every = 1 OR settled IS NULL ORDER BY made DESC LIMIT :most"
)
NOTE = (
    "INSERT INTO audit (made, who, role, act, table_id, guest, note, tell)"
    " VALUES (:made, NULL, 'admin', :act, :table, :guest, :note, :tell)"
)
AUDIT = "SELECT made, role, who, act, table_id, guest, note FROM audit ORDER BY id DESC LIMIT :most"
BAN = "INSERT INTO bans (guest, why, made) VALUES (:guest, :why, :made) ON CONFLICT (guest) DO UPDATE SET why = :why"


class CannotDo(Exception):
    """What was asked for cannot be done; the sentence says why."""


def when(milliseconds: int) -> str:
    """Return a time as it is shown, in UTC."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M")


def ask(database: Connection, sql: str, **values: object) -> list[Any]:
    """Run a statement; return its rows."""
    import sqlalchemy as sa

    done = database.execute(sa.text(sql), values)
    return list(done.fetchall()) if done.returns_rows else []


def note(
    database: Connection, act: str, table: str = "", guest: str | None = None, why: str = "", tell: str = ""
) -> None:
    """Write down what was done; a server with this file reads there what it has to know, others are notified."""
    ask(database, NOTE, made=int(time.time() * 1000), act=act, table=table, guest=guest, note=why, tell=tell)
    if tell and database.dialect.name == "postgresql":
        ask(database, "SELECT pg_notify('undermine', :tell)", tell=tell)


def tables(database: Connection, given: argparse.Namespace) -> list[str]:
    """List the tables that changed last."""
    return [_line(row) for row in ask(database, TABLES, most=given.most)]


def _line(row: Any) -> str:
    summary = msgspec.json.decode(bytes(row.summary), type=Summary)
    names = ", ".join(name for name in summary.names if name)
    return (
        f"{row.id}  {row.code}  {when(row.changed)}  {row.game} {row.phase}{' public' if row.public else ''}  {names}"
    )


def _table(database: Connection, name: str) -> Any:
    found = ask(database, ONE, name=name, code=name.upper())
    if not found:
        raise CannotDo(f"there is no table {name!r}")
    return found[0]


def show(database: Connection, given: argparse.Namespace) -> list[str]:
    """Show who sits at a table and what was said there: no move, no card."""
    row = _table(database, given.table)
    summary = msgspec.json.decode(bytes(row.summary), type=Summary)
    lines = [_line(row), f"made {when(row.made)}"]
    for seat, (name, guest, bot) in enumerate(zip(summary.names, summary.guests, summary.bots, strict=True)):
        if name:
            who = f"bot: {bot}" if guest is None else person_of(guest)[:SHORT]
            lines.append(f"seat {seat}  {name}  {'bot of ' if is_program(guest) else ''}{who}")
    for (body,) in ask(database, LOG, table=row.id):
        for entry in decode_entries(bytes(body)):
            if isinstance(entry, Talked):
                said = entry.text or entry.phrase or entry.reaction or entry.word or entry.remark
                lines.append(f"{when(entry.at)}  seat {entry.seat}  {entry.name}: {said}")
    return lines


def delete(database: Connection, given: argparse.Namespace) -> list[str]:
    """Delete a table with everything in it; whoever looks at it is told."""
    row = _table(database, given.table)
    ask(database, "DELETE FROM tables WHERE id = :table", table=row.id)
    note(database, "delete", row.id, why=given.why, tell=f"gone {row.id}")
    return [f"table {row.id} is deleted"]


def _person(database: Connection, start: str) -> str:
    if len(start) < 8 or not start.isalnum():
        raise CannotDo(
            f"{start!r} names nobody: give at least 8 letters of a person as `show` and `reports` print them"
        )
    found = [row[0] for row in ask(database, WHO, start=f"{start}%")]
    if len(found) != 1:
        raise CannotDo(f"{'nobody' if not found else 'more than one person'} begins with {start!r}")
    return str(found[0])


def ban(database: Connection, given: argparse.Namespace) -> list[str]:
    """Let a person do nothing here any more, on any device."""
    guest = _person(database, given.person)
    ask(database, BAN, guest=guest, why=given.why, made=int(time.time() * 1000))
    note(database, "ban", guest=guest, why=given.why, tell=f"told guest {guest}")
    return [f"{guest[:SHORT]} is banned"]


def unban(database: Connection, given: argparse.Namespace) -> list[str]:
    """Let a person in again."""
    guest = _person(database, given.person)
    ask(database, "DELETE FROM bans WHERE guest = :guest", guest=guest)
    note(database, "unban", guest=guest, why=given.why, tell=f"told guest {guest}")
    return [f"{guest[:SHORT]} is no longer banned"]


def reports(database: Connection, given: argparse.Namespace) -> list[str]:
    """List reports that nobody has settled, or settle one."""
    if given.settle:
        settled = "UPDATE reports SET settled = :now WHERE id = :id AND settled IS NULL RETURNING id"
        if not ask(database, settled, id=given.settle, now=int(time.time() * 1000)):
            raise CannotDo(f"there is no open report {given.settle!r}")
        note(database, "settle", why=given.settle)
        return [f"report {given.settle} is settled"]
    return [
        f"{row.id}  {when(row.made)}  table {row.table_id}  {row.name or '-'} {person_of(row.guest or '-')[:SHORT]}  {row.why}"
        f"{f'  said: {row.said}' if row.said else ''}{f'  note: {row.note}' if row.note else ''}"
        f"{'  settled' if row.settled else ''}"
        for row in ask(database, REPORTS, every=int(given.all), most=given.most)
    ]


def audit(database: Connection, given: argparse.Namespace) -> list[str]:
    """List what hosts and admins did, the last first."""
    return [
        f"{when(row.made)}  {row.role}{f' {row.who[:SHORT]}' if row.who else ''}  {row.act}  {row.table_id or '-'}"
        f"  {person_of(row.guest or '-')[:SHORT]}{f'  {row.note}' if row.note else ''}"
        for row in ask(database, AUDIT, most=given.most)
    ]


def read(argv: Sequence[str]) -> argparse.Namespace:
    """Read the words of the command."""
    parser = Arguments("undermine admin", "Look after a server's tables and people.")
    parser.add_argument(
        "--database",
        default=os.environ.get(variable("database"), ""),
        help="sqlite:///FILE or postgresql://…; left out: UNDERMINE_DATABASE, else SQLite in the user's data folder",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    named: list[tuple[str, Work, str]] = [
        ("tables", tables, ""), ("show", show, "table"), ("delete", delete, "table"), ("ban", ban, "person"),
        ("unban", unban, "person"), ("reports", reports, ""), ("audit", audit, ""),
    ]  # fmt: skip
    for name, work, of in named:
        command = commands.add_parser(name, help=(work.__doc__ or "").rstrip("."), description=work.__doc__)
        command.set_defaults(work=work)
        if of:
            command.add_argument(of, help="its id or code" if of == "table" else "as `show` and `reports` print it")
        if name in ("delete", "ban", "unban"):
            command.add_argument("--why", default="", help="a word for the audit trail")
        if name in ("tables", "reports", "audit"):
            command.add_argument("--most", type=some_number, default=50, help="how many lines")
    given = commands.choices["reports"]
    given.add_argument("--settle", default="", metavar="REPORT", help="this one is dealt with")
    given.add_argument("--all", action="store_true", help="those too that are settled")
    return parser.parse_args(argv)


def admin(argv: Sequence[str]) -> int:
    """Run `undermine admin`: 0 done, 1 not done, 2 not understood."""
    import sqlalchemy as sa

    given = read(argv)
    url = ServerSettings(database=given.database).database_url()
    try:
        check_address(url)
    except ValueError as error:
        return refuse(str(error), "admin")
    try:
        lines = asyncio.run(_run(url, given))
    except CannotDo as error:
        return refuse(str(error), "admin", NOT_DONE)
    except (sa.exc.SQLAlchemyError, OSError) as error:
        return refuse(f"the database says: {str(error)[:200]}", "admin", NOT_DONE)
    for line in lines:
        print(line.translate(CONTROLS))
    return 0


async def _run(url: str, given: argparse.Namespace) -> list[str]:
    import sqlalchemy as sa
    from sqlalchemy.ext.asyncio import create_async_engine

    def work(database: Connection) -> list[str]:
        version = ask(database, VERSION)[0][0]
        if version != HEAD:
            raise CannotDo(
                f"the database is of version {version}, this program of {HEAD}: use the program that serves it"
            )
        lines: list[str] = given.work(database, given)
        return lines

    if url.startswith(SQLITE):
        if not Path(url.removeprefix(SQLITE)).is_file():
            raise CannotDo(f"there is no database {url.removeprefix(SQLITE)}")
        engine = sa.create_engine(url, connect_args={"timeout": 30})

        @sa.event.listens_for(engine, "connect")
        def keep_references(driver: Any, _record: Any) -> None:
            driver.execute("PRAGMA foreign_keys = ON")
            driver.execute("PRAGMA secure_delete = ON")

        with engine.begin() as database:
            lines = work(database)
        engine.dispose()
        return lines
    lasting = create_async_engine("postgresql+asyncpg://" + url.split("://", 1)[1])
    try:
        async with lasting.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await lasting.dispose()
