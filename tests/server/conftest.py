"""Databases and servers for the tests: everything runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.ports import free_port
from tests.server.postgres import Postgres, programs
from tests.server.running import Server

_NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        pytest.fail("the tests need PostgreSQL's server programs (Debian: postgresql)")
    running = Postgres()
    yield running
    running.remove()


class FromNothing(Server):
    """A server that makes its own tables, as everybody's does the first time."""

    ready_made = False


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path, *, tables: bool = True) -> str:
    """Return the address of a database of a kind that holds nothing, or not even tables."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    make = running.migrated if tables else running.database
    return make(f"tables{next(_NUMBERS)}")


class SmallDisk:
    """A real file system of a few megabytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """Leave no room at all."""
        with contextlib.suppress(OSError), (self.folder / "filler").open("wb", buffering=0) as filler:
            while filler.write(b"x" * 4096):
                pass

    def empty(self) -> None:
        """Make room again."""
        (self.folder / "filler").unlink()


@pytest.fixture
def small_disk() -> Iterator[SmallDisk]:
    folder = Path(tempfile.mkdtemp(prefix="undermine-disk-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)], capture_output=True, text=True
    )
    if mounted.returncode:
        folder.rmdir()
        pytest.skip(f"a real full disk needs the right to mount one: {mounted.stderr.strip()}")
    try:
        inside = folder / "inside"  # PostgreSQL wants a folder that is empty and its own
        inside.mkdir()
        yield SmallDisk(inside)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that most tests share."""
    folder = tmp_path_factory.mktemp("server")
    running = FromNothing(new_database(request.param, request, folder, tables=False), folder)
    yield running
    assert running.stop() == 0, running.log()
    assert "failed" not in running.log(), running.log()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Server]:
    """A server whose metrics are on a listener of their own."""
    where = f"127.0.0.1:{free_port()}"
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_METRICS=where)
    yield server
    assert server.stop() == 0


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for one test."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture(params=KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database for one test that has not even tables."""
    return new_database(request.param, request, tmp_path, tables=False)


@pytest.fixture
async def people() -> AsyncIterator[Callable[[Server], Awaitable[Person]]]:
    """Make people who leave at the end."""
    present: list[Person] = []

    async def person(server: Server) -> Person:
        someone = Person(server)
        present.append(someone)
        return await someone.arrive()

    yield person
    for someone in present:
        await someone.leave()
