"""Several server processes on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, play_on
from tests.server.postgres import Postgres
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]
pytestmark = [pytest.mark.postgres, pytest.mark.any_deal]


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    database = postgres.migrated(f"shared_{tmp_path.name[-8:].replace('-', '_').lower()}_{id(tmp_path)}")
    folders = (tmp_path / "one", tmp_path / "two")
    for folder in folders:
        folder.mkdir()
    both = (Server(database, folders[0]), Server(database, folders[1]))
    yield both
    for server in both:
        if server.process is not None and server.process.poll() is None:
            assert server.stop() == 0
        assert "failed" not in server.log()


async def begin(servers: tuple[Server, Server], people: Newcomer, **settings: Any) -> tuple[Person, Person, str]:
    """Ana at one process, Ben at the other, a bot."""
    ana, ben = await people(servers[0]), await people(servers[1])
    table = (await ana.make(["Ana"], seats=3, **settings))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben", seat=1)
    await ana.until(lambda: ana.table["seats"][1]["ready"])
    await ana.ask("add-bot", level="mole", name="Digby")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 1 in ben.positions)
    return ana, ben, table


async def test_people_of_two_processes_share_a_table(servers: tuple[Server, Server], people: Newcomer) -> None:
    ana, ben, table = await begin(servers, people)
    await ana.until(lambda: ana.table["seats"][1]["online"])
    await ben.until(lambda: ben.table["seats"][0]["online"])
    await ana.ask("say", seat=0, phrase="hello")
    await ben.until(lambda: ben.said)
    other = await people(servers[1])
    assert (await other.http.get(f"/api/codes/{ana.table['code']}")).json()["table"] == table
    await asyncio.gather(
        play_on(ana, lambda position: position["legal"][0], [0]),
        play_on(ben, lambda position: position["legal"][-1], [1]),
    )
    assert ana.positions[0]["number"] == ben.positions[1]["number"]
    await ben.close()
    await ana.until(lambda: not ana.table["seats"][1]["online"])
    await ana.ask("delete")
    await ben.open(table)
    assert await ben.ended() == 4404


async def test_one_seat_at_two_processes_moves_once(servers: tuple[Server, Server], people: Newcomer) -> None:
    ana, _, table = await begin(servers, people)
    tab = Person(servers[1])
    tab.http.cookies.set("undermine", ana.cookie)
    await tab.open(table)
    for _ in range(10):
        await ana.until(lambda: ana.positions[0]["legal"] or ana.positions[0]["state"]["turn"] == 1)
        if not ana.positions[0]["legal"]:
            break
        number = ana.positions[0]["number"]
        await tab.until(lambda: 0 in tab.positions and tab.positions[0]["number"] == number)  # noqa: B023  awaited at once
        legal = ana.positions[0]["legal"]
        answers = await asyncio.gather(ana.play(0, legal[0]), tab.play(0, legal[-1]))
        assert sorted(answer["type"] for answer in answers) == ["position", "refused"]
        assert next(a for a in answers if a["type"] == "refused")["kind"] == "stale"
    await tab.leave()


async def test_when_one_process_dies_the_other_goes_on(servers: tuple[Server, Server], people: Newcomer) -> None:
    ana, ben, table = await begin(servers, people, away={"policy": "bot", "seconds": 2})
    await ana.play(0)
    await ben.until(lambda: ben.positions[1]["legal"])
    servers[0].kill()
    await ben.play(1)
    ana.server = servers[1]
    await ana.open(table)
    await ana.until(lambda: 0 in ana.positions and ana.positions[0]["number"] >= 3)
    assert ana.positions[0]["legal"]
    assert (await ana.play(0))["type"] == "position"
