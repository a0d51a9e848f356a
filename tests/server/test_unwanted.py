"""Whom one does not want: onlookers that the host sends away, people who are blocked for good, words that are reported."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request

from tests.server.people import Person, play_on
from tests.server.running import Server
from tests.server.test_admin import admin
from undermine.server import sessions
from undermine.server.processes import Reception

Newcomer = Callable[[Server], Awaitable[Person]]


async def started(server: Server, people: Newcomer) -> tuple[Person, Person, str]:
    """Ana, the host, and Ben at a running table with a bot."""
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3, free_text=True))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben", seat=2)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 2 in ben.positions)
    return ana, ben, table


async def test_the_host_sends_away_who_only_looks_on(server: Server, people: Newcomer) -> None:
    ana, ben, table = await started(server, people)
    eve = await (await people(server)).open(table)
    path = f"/api/tables/{table}/watchers"
    assert (await ben.http.delete(path)).json()["key"] == "host-only"
    assert (await eve.http.delete(path)).json()["key"] == "host-only"
    assert (await ana.http.delete(path)).status_code == 204
    assert await eve.ended() == 4403
    assert json.loads(eve.frames[-1])["key"] == "watchers-sent"
    await eve.open(table)
    assert await eve.ended() == 4403
    assert eve.positions == {}
    television = await (await people(server)).open(table, "?watch=public")
    assert await television.ended() == 4403
    await ben.open(table)
    assert 2 in ben.positions, "whoever plays is not meant"
    assert "send-watchers" in await admin(server, "audit")


async def test_before_the_start_nobody_is_sent_away(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    table = (await ana.make(["Ana"]))["table"]
    assert (await ana.http.delete(f"/api/tables/{table}/watchers")).json()["key"] == "table-not-started"


async def test_who_is_blocked_sits_at_no_table_of_that_person_and_is_heard_nowhere(
    server: Server, people: Newcomer
) -> None:
    ana, ben, table = await started(server, people)
    path = f"/api/tables/{table}/blocks"
    stranger = await people(server)
    assert (await stranger.http.post(path, json={"seat": 2})).json()["key"] == "not-your-seat"
    assert (await ana.http.post(path, json={"seat": 0})).json()["key"] == "not-your-seat"
    assert (await ana.http.post(path, json={"seat": 1})).json()["key"] == "seat-is-bot"
    await stranger.open(table)
    await ben.until(lambda: ben.table["phase"] == "playing" and ben.table["watchers"] == 1)  # all comings are told
    for person in (ana, ben):
        await person.ask("ping")  # what was still on its way has come
    before = len(ben.frames)
    assert (await ana.http.post(path, json={"seat": 2})).status_code == 204
    assert (await ben.ask("write", seat=2, text="Hello?"))["type"] == "said"
    assert len(ben.frames) == before + 1, "nobody is told who has blocked whom"
    await ana.until(lambda: ana.table["seats"][2]["muted"])
    assert not ana.said

    own = (await ana.make(["Ana"], seats=3))["table"]
    await ben.open(own)
    assert (await ben.sit("Ben"))["key"] == "blocked"

    other = await people(server)  # at somebody else's table they may both sit
    third = (await other.make(["Cyr"], seats=3, free_text=True))["table"]
    for person in (other, ana, ben):
        await person.open(third)
    await ana.sit("Ana", seat=1)
    await ben.sit("Ben", seat=2)
    await ana.until(lambda: ana.table["seats"][2]["muted"])
    await ben.ask("write", seat=2, text="And here?")
    await other.until(lambda: other.said)
    assert (await ana.ask("ping"))["type"] == "done"
    assert not ana.said

    (kept,) = (await ana.http.get("/api/me")).json()["blocked"]
    assert kept["name"] == "Ben"
    assert (await ben.http.get("/api/me")).json()["blocked"] == []
    assert (await ben.http.post("/api/me/unblock", json={"person": kept["person"]})).status_code == 204
    assert len((await ana.http.get("/api/me")).json()["blocked"]) == 1, "only who has blocked lets in again"
    await ana.http.post("/api/me/unblock", json={"person": kept["person"]})
    assert (await ana.http.get("/api/me")).json()["blocked"] == []
    await ben.open(own)
    assert (await ben.sit("Ben"))["type"] == "table"


async def bot_of(person: Person, people: Newcomer) -> tuple[Person, dict[str, str]]:
    """A program of a person, and how it says whose it is."""
    token = (await person.http.post("/api/me/bots", json={"name": "Robby"})).json()["token"]
    program = await people(person.server)
    program.http.cookies.clear()
    return program, {"authorization": f"Bearer {token}"}


async def test_a_bot_of_somebody_who_is_blocked_is_blocked_too(server: Server, people: Newcomer) -> None:
    ana, ben, table = await started(server, people)
    robby, bearer = await bot_of(ben, people)
    assert (await ana.http.post(f"/api/tables/{table}/blocks", json={"seat": 2})).status_code == 204
    own = (await ana.make(["Ana"], seats=3))["table"]
    await robby.open(own, headers=bearer)
    assert (await robby.sit("Robby"))["key"] == "blocked"

    host, third = await at_a_third(server, people, ana)
    await robby.open(third, headers=bearer)
    assert (await robby.sit("Robby", seat=2))["type"] == "table"
    await ana.until(lambda: ana.table["seats"][2]["muted"])
    assert not host.table["seats"][2]["muted"]


async def at_a_third(server: Server, people: Newcomer, ana: Person) -> tuple[Person, str]:
    """Ana at a table of somebody else's, who holds seats 0 and 2 if nobody takes the latter."""
    host = await people(server)
    third = (await host.make(["Cyr"], seats=3, free_text=True))["table"]
    for person in (host, ana):
        await person.open(third)
    await ana.sit("Ana", seat=1)
    return host, third


async def test_who_takes_a_seat_by_its_link_is_not_heard_by_who_has_blocked_them(
    server: Server, people: Newcomer
) -> None:
    ana, ben, table = await started(server, people)
    assert (await ana.http.post(f"/api/tables/{table}/blocks", json={"seat": 2})).status_code == 204
    host, third = await at_a_third(server, people, ana)
    await host.sit("Dan", seat=2)
    key = (await host.ask("move-seat", seat=2))["link"].partition("#seat=")[2]
    await ben.open(third)
    assert (await ben.ask("claim", key=key))["type"] == "table"
    await ana.until(lambda: ana.table["seats"][2]["muted"])


async def test_a_rematch_seats_nobody_whom_the_host_has_blocked(server: Server, people: Newcomer) -> None:
    ana, ben, cyr = [await people(server) for _ in range(3)]
    table = (await ana.make(["Ana"], seats=3))["table"]
    for person, name in ((ana, ""), (ben, "Ben"), (cyr, "Cyr")):
        await person.open(table)
        if name:
            await person.sit(name)
    await ana.start()
    everybody = enumerate((ana, ben, cyr))
    await asyncio.gather(*(play_on(person, lambda at: at["legal"][0], [seat]) for seat, person in everybody))
    for who, seat in ((ana, 2), (ben, 0)):
        assert (await who.http.post(f"/api/tables/{table}/blocks", json={"seat": seat})).status_code == 204
    again = (await ana.ask("rematch"))["rematch"]
    await ben.open(again)
    assert [seat["taken"] for seat in ben.table["seats"]] == [True, True, False]
    assert ben.table["seats"][0]["muted"], "who was blocked at the first table is not heard at the second"


async def test_a_ban_shuts_the_door_to_bots_that_are_in_already(server: Server, people: Newcomer) -> None:
    _, ben, table = await started(server, people)
    robby, bearer = await bot_of(ben, people)
    await robby.open(table, headers=bearer)
    shown = await admin(server, "show", table)
    person = next(line for line in shown.splitlines() if line.startswith("seat 2")).split()[-1]
    await admin(server, "ban", person)
    assert await robby.ended() == 4401
    await robby.open(table, headers=bearer)
    assert robby.closed == 4403


async def test_what_was_said_is_reported_of_who_said_it(server: Server, people: Newcomer) -> None:
    """Mallory is rude, then gives the seat to Ben by a link and reports Ben: the words were not Ben's."""
    ana, mallory, table = await started(server, people)
    await mallory.ask("write", seat=2, text="Something rude")
    link = (await mallory.ask("move-seat", seat=2))["link"]
    ben = await (await people(server)).open(table)
    assert (await ben.ask("claim", key=link.partition("#seat=")[2]))["type"] == "table"
    path = f"/api/tables/{table}/reports"
    assert (await mallory.http.post(path, json={"seat": 2, "why": "talk"})).status_code == 204
    (line,) = [line for line in (await admin(server, "reports")).splitlines() if table in line]
    assert "rude" not in line
    del ana


async def test_who_was_removed_can_still_be_reported_and_can_report(server: Server, people: Newcomer) -> None:
    ana, ben, table = await started(server, people)
    await ben.ask("write", seat=2, text="Something rude")
    await ana.ask("remove", seat=2)
    path = f"/api/tables/{table}/reports"
    assert (await ana.http.post(path, json={"seat": 2, "why": "talk"})).status_code == 204
    assert (await ben.http.post(path, json={"seat": 0, "why": "play"})).status_code == 204
    lines = [line for line in (await admin(server, "reports")).splitlines() if table in line]
    assert any("Ben" in line and "said: Something rude" in line for line in lines)
    assert any("Ana" in line for line in lines)


async def test_reports_have_a_limit(tmp_path: Path, people: Newcomer) -> None:
    """Whoever runs the server reads them: one address does not bury the others' under its own."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_REPORTS_HOUR="2")
    ana, _, table = await started(server, people)
    path = f"/api/tables/{table}/reports"
    asked = [(await ana.http.post(path, json={"seat": 2, "why": "talk"})).status_code for _ in range(3)]
    assert asked == [204, 204, 429]
    assert server.stop() == 0


async def test_going_through_all_of_a_persons_tables_has_a_limit(tmp_path: Path) -> None:
    """It plays every game again that a person has ever played: as often as any request it would keep a server busy."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_REQUESTS="50")
    ana = await Person(server).arrive()
    asked = [(await ana.http.get("/api/me/export")).status_code for _ in range(8)]
    assert asked[0] == 200
    assert asked[-1] == 429
    assert (await ana.http.get("/api/mine")).status_code == 200
    await ana.http.aclose()
    server.stop()


def test_an_empty_origin_is_not_the_servers_own() -> None:
    request = Request({"type": "http", "headers": [(b"origin", b""), (b"host", b"example.org")]})
    assert not sessions.same_origin(request, "")


def test_without_files_the_reception_waits_instead_of_asking_again_and_again() -> None:
    said: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        reception = Reception(listening, 1, lambda _number, _channel: 0, said.append)
        reception._selector.register(listening, 1)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with socket.create_connection(listening.getsockname()):
            free = os.dup(0)
            os.close(free)
            resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
            try:
                for _ in range(3):
                    reception._take_in()
                    assert not reception._selector.select(0), "nobody is taken in for a moment"
                    reception._rested = 0.0
                    reception._listen_again()
                    assert reception._selector.select(0), "and then asked for again"
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            assert len(said) == 1
        for each in (reception._selector, reception._bell, reception._rung):
            each.close()
