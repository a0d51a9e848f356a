"""Reports, bans and the trail: what whoever hosts can see and do, while the server goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable

from tests.server.people import Person
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def admin(server: Server, *words: str, status: int = 0) -> str:
    command = [sys.executable, "-m", "undermine", "admin", "--database", server.database, *words]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


async def seated(server: Server, people: Newcomer) -> tuple[Person, Person, str]:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3, free_text=True))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Benedikt")
    return ana, ben, table


async def test_a_report_tells_who_where_and_what_was_said(server: Server, people: Newcomer) -> None:
    ana, ben, table = await seated(server, people)
    await ben.ask("write", seat=2, text="Something rude")
    path = f"/api/tables/{table}/reports"
    stranger = await people(server)
    assert (await stranger.http.post(path, json={"seat": 2, "why": "talk"})).json()["key"] == "not-your-seat"
    assert (await ana.http.post(path, json={"seat": 1, "why": "talk"})).json()["key"] == "seat-is-bot"
    assert (await ana.http.post(path, json={"seat": 9, "why": "talk"})).json()["key"] == "seat-empty"
    assert (await ana.http.post(path, json={"seat": 2, "why": "talk", "note": "Again"})).status_code == 204
    line = next(line for line in (await admin(server, "reports")).splitlines() if table in line)
    assert "Benedikt" in line
    assert "said: Something rude" in line
    assert "note: Again" in line
    number = line.split()[0]
    await admin(server, "reports", "--settle", number)
    assert number not in await admin(server, "reports")
    assert number in await admin(server, "reports", "--all")
    assert "no open report" in await admin(server, "reports", "--settle", number, status=1)
    assert "no number from 1 on" in await admin(server, "reports", "--most", "-5", status=2)


async def test_who_is_banned_does_nothing_any_more_until_let_in_again(server: Server, people: Newcomer) -> None:
    ana, ben, table = await seated(server, people)
    shown = await admin(server, "show", table)
    assert "seat 1  Digby  bot: mole" in shown
    person = next(line for line in shown.splitlines() if line.startswith("seat 2")).split()[-1]
    assert "names nobody" in await admin(server, "ban", "b", status=1)
    await admin(server, "ban", person, "--why", "rude")
    assert await ben.ended() == 4401
    wish = {"settings": {"game": "duel", "seats": 2}, "names": ["Ben"]}
    assert (await ben.http.post("/api/tables", json=wish)).json()["key"] == "banned"
    await ben.open(table)
    assert ben.closed == 4403
    assert (await ana.ask("ping"))["type"] == "done"
    assert (await ben.http.get("/api/me/export")).status_code == 200, "one's own data are one's own"
    await admin(server, "unban", person)
    async with asyncio.timeout(30):
        while (await ben.http.post("/api/tables", json=wish, headers={"x-deal": "again"})).status_code != 201:
            await asyncio.sleep(0.05)
    assert f"ban  -  {person}  rude" in await admin(server, "audit")


async def test_a_table_that_is_deleted_is_gone_for_who_looks_at_it(server: Server, people: Newcomer) -> None:
    ana, _, table = await seated(server, people)
    secret = ana.table["commitment"]
    await ana.start()
    listed = await admin(server, "tables")
    code = ana.table["code"]
    assert f"{table}  {code}" in listed
    shown = await admin(server, "show", code.lower())
    assert secret not in shown
    await admin(server, "delete", table)
    assert await ana.ended() == 4404
    assert "there is no table" in await admin(server, "show", table, status=1)


async def test_what_hosts_do_is_written_down(server: Server, people: Newcomer) -> None:
    ana, ben, table = await seated(server, people)
    assert (await ana.ask("remove", seat=2))["type"] == "table"
    await ben.sit("Benedikt")
    assert (await ana.ask("hand-over", seat=2))["type"] == "table"
    assert (await ana.ask("remove", seat=2))["key"] == "host-only"
    assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 204
    trail = [line.split("  ")[1:3] for line in (await admin(server, "audit")).splitlines() if table in line]
    assert [act for _, act in trail] == ["delete", "hand-over", "remove"]
    assert trail[1][0] == trail[2][0] != trail[0][0]
