"""The host: hands the role on, or has it taken over after an absence, so that no table is ever stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.people import Person, play_on
from tests.server.postgres import Postgres
from tests.server.running import Server
from undermine.server import decisions
from undermine.server.connection import Connection
from undermine.server.entries import BotSat, Entry, HolderChanged, HostChanged, Left, Made, Sat, Started
from undermine.server.live import LiveTable
from undermine.server.presence import Presence
from undermine.server.protocol import Remove, Settings
from undermine.server.refusal import Refusal
from undermine.server.settings import ServerSettings
from undermine.server.table import TableState

Newcomer = Callable[[Server], Awaitable[Person]]
AWAY = {"UNDERMINE_HOST_AWAY": "1"}


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server that waits one second for a host."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, **AWAY)
    yield server
    assert server.stop() == 0
    assert "failed" not in server.log()


async def lobby(server: Server, people: Newcomer) -> tuple[Person, Person, str]:
    """Ana, the host, and Ben and a bot, not yet dealt."""
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    return ana, ben, table


async def test_the_host_hands_the_table_over(server: Server, people: Newcomer) -> None:
    ana, ben, table = await lobby(server, people)
    assert (await ben.ask("hand-over", seat=2))["key"] == "host-only"
    assert (await ana.ask("hand-over", seat=1))["key"] == "seat-is-bot"
    assert (await ana.ask("hand-over", seat=9))["key"] == "seat-unknown"
    assert (await ana.ask("hand-over", seat=0))["host"] is True
    answer = await ana.ask("hand-over", seat=2)
    assert (answer["host"], answer["host_name"]) == (False, "Ben")
    assert [seat["host"] for seat in answer["seats"]] == [False, False, True]
    await ben.until(lambda: ben.table["host"])
    assert (await ana.ask("start", random="0" * 64))["key"] == "host-only"
    assert (await ana.http.delete(f"/api/tables/{table}")).status_code == 403
    assert (await ana.ask("ready", ready=True, random="0" * 64))["type"] == "table"
    await ben.start()
    assert (await ben.ask("hand-over", seat=0))["host"] is False
    assert (await ana.ask("remove", seat=2))["seats"][2]["bot"]
    await ana.ask("delete")


async def test_a_host_who_is_away_is_replaced_by_somebody_who_is_there(impatient: Server, people: Newcomer) -> None:
    ana, ben, table = await lobby(impatient, people)
    alone = await people(impatient)
    empty = (await alone.make(["Eva"], seats=3))["table"]
    await ana.close()
    onlooker = await (await people(impatient)).open(empty)
    await ben.until(lambda: ben.table["host"])
    assert (ben.table["host_name"], ben.table["seats"][0]["host"]) == ("Ben", False)
    assert (await ben.ask("remove", seat=0))["key"] == "host-standing-in"
    assert (await ben.ask("delete"))["key"] == "host-standing-in"
    assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 403
    await ana.open(table)
    await ana.until(lambda: ana.table)
    assert ana.table["host"] is False
    assert (await ana.ask("ready", ready=True, random=ana.deal))["type"] == "table"
    await onlooker.until(lambda: onlooker.table)
    assert onlooker.table["host"] is False, "only who sits at the table"
    await ben.start()
    await asyncio.gather(
        play_on(ana, lambda position: position["legal"][0], [0]),
        play_on(ben, lambda position: position["legal"][0], [2]),
    )
    await ben.close()
    await ana.until(lambda: ana.table["host"])
    assert (await ana.ask("rematch"))["rematch"]
    impatient.kill()
    impatient.start()
    await ana.open(table)
    await ana.until(lambda: ana.table)
    assert ana.table["host"] is True


def test_the_device_that_took_the_hosts_seat_comes_first() -> None:
    made = Made(Settings(game="saboteur", seats=4), "laptop", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    seated: list[Entry] = [
        Sat(0, "other", "Ben"),
        BotSat(1, "mole", "Digby"),
        Sat(2, "laptop", "Ana"),
        HolderChanged(2, "phone"),
    ]
    for entry in seated:
        state.apply(entry)
    everybody = frozenset({0, 1, 2})
    assert decisions.pass_on(state, everybody).entries == [HostChanged("phone", "Ana", absent=True)]
    assert decisions.pass_on(state, frozenset({0})).entries == [HostChanged("other", "Ben", absent=True)]
    assert decisions.pass_on(state, frozenset({1})).entries == []
    state.apply(HostChanged("other", "Ben"))
    assert (state.host, state.host_called()) == ("other", "Ben")


def test_who_stands_in_for_the_host_neither_deletes_nor_removes_them() -> None:
    made = Made(Settings(game="saboteur", seats=3), "ana", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    for entry in (Sat(0, "ana", "Ana"), Sat(1, "ben", "Ben"), Sat(2, "eva", "Eva")):
        state.apply(entry)
    state.apply(decisions.pass_on(state, frozenset({1, 2})).entries[0])
    assert (state.host, state.absent_host) == ("ben", "ana")
    state.apply(HostChanged("eva", "Eva"))  # whoever is handed the role stands in as well
    for guest, key in (("eva", "host-standing-in"), ("ben", "host-only")):
        with pytest.raises(Refusal) as refused:
            decisions.check_delete(state, guest)
        assert refused.value.key == key
    decisions.check_delete(state, "ana")
    with pytest.raises(Refusal):
        decisions.decide(state, "eva", Remove(0), 0)
    assert decisions.decide(state, "eva", Remove(1), 0).entries == [Left(1)]
    state.apply(decisions.pass_on(state, frozenset({0, 1})).entries[0])
    assert (state.host, state.absent_host) == ("ana", None), "who is back comes before all others"
    decisions.check_delete(state, "ana")


def test_a_host_who_is_away_is_no_onlooker_whom_a_stand_in_sends_away() -> None:
    made = Made(Settings(game="saboteur", seats=3), "ana", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    for seat, guest in enumerate(("ben", "eva", "cyr")):
        state.apply(Sat(seat, guest, guest, random="2" * 64))
    state.apply(decisions.pass_on(state, frozenset({0})).entries[0])
    state.apply(Started(2000))
    state.apply(decisions.send_watchers(state, "ben").entries[0])
    assert not state.admits("stranger")
    assert state.admits("ana"), "the table is still theirs"


class Gone:
    """Where messages to nobody go."""

    def send_text(self, _payload: bytes, /) -> bool:
        return True

    async def drained(self) -> None: ...

    async def end(self, _code: int, /) -> None: ...

    def cut(self) -> None: ...


async def test_who_only_looks_on_lends_a_table_no_address() -> None:
    """Bots' turns go by the address of who plays: with their own onlookers others could put them behind their own bots."""
    made = Made(Settings(game="saboteur", seats=3), "ana", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    state.apply(Sat(0, "ben", "Ben"))
    house: Any = SimpleNamespace(presence=Presence("here"), announce=lambda _word: None, settings=ServerSettings())
    live = LiveTable(state, house)
    for guest, address, household in (
        ("nobody", "10.6.6.6", ""),
        ("ben", "10.0.0.1", "10.0.0.1"),
        ("nobody", "10.6.6.6", "10.0.0.1"),
        ("ana", "10.0.0.2", "10.0.0.2"),
    ):
        await live.arrive(Connection(Gone(), guest, "", public=False, since=0), address)
        assert live.household == household


@pytest.mark.postgres
async def test_a_host_at_another_process_is_not_away(postgres: Postgres, tmp_path: Path, people: Newcomer) -> None:
    database = postgres.migrated("hosts")
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = Server(database, tmp_path / "one", **AWAY), Server(database, tmp_path / "two", **AWAY)
    ana, ben = await people(one), await people(two)
    table = (await ana.make(["Ana"], seats=3))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    eva, tom = (
        await people(one),
        await people(two),
    )  # a table whose host does leave: both processes have looked when it is missed
    left = (await eva.make(["Eva"], seats=3))["table"]
    await eva.open(left)
    await tom.open(left)
    await tom.sit("Tom")
    await eva.close()
    await tom.until(lambda: tom.table["host"])
    assert ana.table["host"]
    await ana.close()
    await ben.until(lambda: ben.table["host"])
    assert one.stop() == 0
    assert two.stop() == 0


async def test_a_table_without_onlookers_is_shown_to_nobody_else_over_http(server: Server, people: Newcomer) -> None:
    ana, ben, table = await lobby(server, people)
    eve = await people(server)
    await ana.start()
    await eve.open(table)
    places = ("", "/qr.svg", "/story/public", "/record", "/proof", "/replay", "/replay/all", "/parcel/0")
    assert (await eve.http.get(f"/api/tables/{table}")).status_code == 200
    assert (await ana.http.delete(f"/api/tables/{table}/watchers")).status_code == 204
    for place in places:
        answer = await eve.http.get(f"/api/tables/{table}{place}")
        assert (answer.status_code, answer.json()["key"]) == (403, "watchers-sent"), place
    wish = {"moment": {"table": table, "moves": 0}, "seat": 0, "name": "Eve", "level": "mole"}
    assert (await eve.http.post("/api/continue", json=wish)).json()["key"] == "watchers-sent"
    assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
    await ana.ask("remove", seat=2)
    assert (await ben.http.get(f"/api/tables/{table}")).json()["key"] == "watchers-sent"
    report = {"seat": 0, "why": "talk"}
    assert (await ben.http.post(f"/api/tables/{table}/reports", json=report)).status_code == 204
    assert (await eve.http.post(f"/api/tables/{table}/reports", json=report)).json()["key"] == "watchers-sent"
