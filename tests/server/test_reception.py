"""`undermine serve --processes N`: every table in one process; who is routed wrong is served; a death costs a moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import websockets

from tests.server.conftest import new_database
from tests.server.people import PATIENCE, Person, play_on
from tests.server.running import Server
from undermine.server.main import serve
from undermine.server.processes import home

Newcomer = Callable[[Server], Awaitable[Person]]
pytestmark = [pytest.mark.postgres, pytest.mark.any_deal]


@pytest.fixture
def several(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of two processes."""
    server = Server(new_database("postgresql", request, tmp_path), tmp_path, UNDERMINE_PROCESSES="2")
    yield server
    if server.process is not None and server.process.poll() is None:
        assert server.stop() == 0, server.log()
    assert "failed" not in server.log(), server.log()


def open_files(pid: int) -> set[str]:
    """Return what a process has open; what it closes, or its own end, while we look is no longer open."""
    names = set()
    with contextlib.suppress(FileNotFoundError):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):
                names.add(str(file.readlink()))
    return names


def sockets(server: Server) -> list[int]:
    """Return how many connections of the server's port each process has open."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{each[9]}]" for each in lines if each[1].endswith(f":{server.port:04X}") and each[3] == "01"}
    return [len(ours & open_files(pid)) for pid in server.family()]


async def where_they_are(server: Server) -> int:
    """Return the process that has all connections, once what was handed on is closed where it came from."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        family = server.family()
        here = [(pid, count) for pid, count in zip(family, sockets(server), strict=False) if count]
        if family == server.family() and len(here) == 1 and here[0][0] != family[0]:
            return here[0][0]
        await asyncio.sleep(0.05)
    raise AssertionError(f"they are at more than one process: {sockets(server)}")


async def at_one_table(server: Server, people: Newcomer) -> tuple[Person, Person, str]:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], seats=3))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben", seat=1)
    await ana.until(lambda: ana.table["seats"][1]["ready"])
    await ana.ask("add-bot", level="mole", name="Digby")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 1 in ben.positions)
    return ana, ben, table


async def test_a_table_lives_in_one_process_and_is_played_to_its_end(several: Server, people: Newcomer) -> None:
    ana, ben, table = await at_one_table(several, people)
    here = [0, 0, 0]  # the reception keeps none
    here[1 + home(table.encode(), 2)] = 2
    end = time.monotonic() + 30  # a connection that was handed on is closed a moment later where it came from
    while sockets(several) != here and time.monotonic() < end:
        await asyncio.sleep(0.05)
    assert sockets(several) == here
    await asyncio.gather(
        play_on(ana, lambda position: position["legal"][0], [0]),
        play_on(ben, lambda position: position["legal"][-1], [1]),
    )
    assert ana.positions[0]["number"] == ben.positions[1]["number"]


async def test_a_process_that_dies_costs_its_tables_a_moment_and_not_one_move(
    several: Server, people: Newcomer
) -> None:
    ana, ben, table = await at_one_table(several, people)
    played = 0
    for deaths in (1, 2, 3):
        await ana.until(lambda: ana.positions[0]["legal"] or ana.positions[0]["state"]["turn"] == 1)
        for person, seat in ((ana, 0), (ben, 1)):
            await person.until(lambda: person.positions[seat]["legal"])  # noqa: B023  awaited at once
            played = (await person.play(seat))["number"]
        os.kill(await where_they_are(several), signal.SIGKILL)
        died = time.monotonic()
        for person in (ana, ben):
            await person.ended()
            while True:
                try:
                    await person.open(table)
                    break
                except (OSError, websockets.WebSocketException):  # it came to the one that died
                    await asyncio.sleep(0.05)
        assert ana.positions[0]["number"] >= played
        await ana.until(lambda: ana.positions[0]["legal"])  # the bot has moved too
        assert time.monotonic() - died < 60, (
            "5 seconds on a machine that has nothing else to do: see docs/reliability.md"
        )
        async with asyncio.timeout(PATIENCE):
            while several.log().count("another takes its place") < deaths or len(several.family()) < 3:
                await asyncio.sleep(0.05)
        for person in (ana, ben):  # whoever was back before that is served elsewhere
            await person.open(table)
    assert several.log().count("another takes its place") == 3


def test_it_stops_in_good_order_while_another_process_is_only_beginning(several: Server) -> None:
    for deaths in (1, 2, 3):
        os.kill(several.family()[-1], signal.SIGKILL)
        end = time.monotonic() + 30
        while several.log().count("another takes its place") < deaths:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert several.stop() == 0, several.log()
        several.start()


async def test_who_says_nothing_at_first_or_little_is_served_too(several: Server) -> None:
    rest = b" /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    for pause in (0.0, 1.5):
        with socket.create_connection(("127.0.0.1", several.port)) as slow:
            await asyncio.sleep(pause)
            slow.sendall(b"GET")
            await asyncio.sleep(0.1)
            slow.sendall(rest)
            slow.settimeout(30)
            answer = b""
            while more := await asyncio.to_thread(slow.recv, 4096):
                answer += more
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert b"connection: close" in answer.lower()


def test_when_the_reception_is_killed_its_processes_end(several: Server) -> None:
    family = several.family()
    several.kill()
    end = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in family):
        assert time.monotonic() < end
        time.sleep(0.05)
    several.start()  # the port is free again


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--processes", "2"], "--processes needs a PostgreSQL database: a SQLite file is served by one process"),
        (["--processes", "0"], "--processes is between 1 and 256, not 0"),
    ],
)
def test_what_cannot_be_is_said_at_once(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        serve([*arguments, "--database", f"sqlite:///{tmp_path / 'x.db'}"])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_database_that_is_not_there_ends_all_with_one_sentence() -> None:

    nowhere = ["--processes", "2", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing"]
    done = subprocess.run([sys.executable, "-m", "undermine.server", *nowhere], capture_output=True, text=True)
    assert done.returncode == 2
    assert "cannot open the PostgreSQL database" in done.stderr
    assert "Traceback" not in done.stderr
