"""Named deals: a test that is run again plays the same game; the real server knows nothing of it."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server import deals
from tests.server.people import Person, play_on
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def played(database: Path, deal: str) -> tuple[str, str, list[str]]:
    """Play a game of this deal on a server of its own; return the table, its commitment and the moves."""
    database.mkdir()
    server = Server(f"sqlite:///{database / 'tables.db'}", database)
    person = Person(server)
    person.deal = deal
    await person.arrive()
    table = (await person.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"]
    await person.open(table)
    await person.start()
    await person.until(lambda: 0 in person.positions)
    await play_on(person, lambda position: position["legal"][-1], [0])
    moves = (await person.http.get(f"/api/tables/{table}/record")).json()["moves"]
    await person.leave()
    assert server.stop() == 0
    return table, person.table["commitment"], moves


async def test_one_name_gives_one_game_on_every_server(tmp_path: Path) -> None:
    first = await played(tmp_path / "one", "a" * 64)
    assert await played(tmp_path / "two", "a" * 64) == first
    other = await played(tmp_path / "three", "b" * 64)
    assert [left == right for left, right in zip(first, other, strict=True)] == [False] * 3


async def test_the_real_server_deals_by_chance_whatever_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: Newcomer
) -> None:
    monkeypatch.delenv("PYTEST_VERSION")
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    assert server.process is not None
    assert server.process.args[:3] == [sys.executable, "-m", "undermine.server"]  # type: ignore[index]
    seen = set()
    for _ in range(2):
        person = await people(server)
        person.deal = "a" * 64
        made = await person.make(["Ana"], seats=3)
        await person.open(made["table"])
        seen |= {made["table"], made["code"], person.table["commitment"]}
    assert len(seen) == 6
    assert server.stop() == 0


def test_another_run_of_deals_gives_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    name = deals.named("x")
    assert deals.named("x") == name != deals.named("y")
    monkeypatch.setenv("UNDERMINE_DEALS", "7")
    assert deals.named("x") != name
