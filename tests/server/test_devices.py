"""Devices: a token is one that the server has given out, its person sees where it is used and takes it back."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.people import DAY, MOST_DEVICES, People, label, now_ms
from undermine.server.refusal import Refusal
from undermine.server.store import Act, Birth, Index, open_store
from undermine.server.store.migrate import MIGRATIONS

Newcomer = Callable[[Server], Awaitable[Person]]
FOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def test_a_token_that_was_never_given_out_is_nobody(server: Server, people: Newcomer) -> None:
    made_up = "a" * 43
    async with httpx.AsyncClient(base_url=server.base, headers={"cookie": f"undermine={made_up}"}) as browser:
        answer = await browser.get("/api/mine")
        assert "set-cookie" in answer.headers, "the browser gets one that counts"
        assert made_up not in answer.headers["set-cookie"]
    ana, stranger = await people(server), Person(server)
    table = (await ana.make(["Ana"], seats=3))["table"]
    await stranger.open(table, headers={"cookie": f"undermine={made_up}"})
    assert (await stranger.ask("sit", name="Eve", random="0" * 64))["key"] == "watching-only"
    await stranger.leave()


async def test_a_browser_is_listed_by_its_kind_and_signed_out(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    ana.http.headers["user-agent"] = FOX
    ana.http.cookies.clear()
    await ana.arrive()
    table = (await ana.make(["Ana"], seats=3))["table"]
    await ana.open(table)
    me = (await ana.http.get("/api/me")).json()
    assert [(device["label"], device["here"]) for device in me["devices"]] == [("Firefox, Linux", True)]
    assert FOX not in str(me)
    foreign = await ben.http.post("/api/me/sign-out", json={"device": me["devices"][0]["device"]})
    assert foreign.json()["key"] == "device-unknown", "only one's own"
    kept = ana.cookie
    answer = await ana.http.post("/api/me/sign-out", json={"device": me["devices"][0]["device"]})
    assert answer.status_code == 204
    assert await ana.ended() == 4401
    ana.http.cookies.clear()
    ana.http.cookies.set("undermine", kept)
    assert (await ana.http.get("/api/mine")).json()["tables"] == [], "the token is worth nothing any more"


async def test_where_a_signed_out_device_played_it_only_looks_on(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    table = (await ana.make(["Ana", "Ben", "Cyd"], seats=3))["table"]
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    own = (await ana.http.get("/api/me")).json()["devices"][0]["device"]
    kept = ana.cookie
    assert (await ana.http.post("/api/me/sign-out", json={"device": own})).status_code == 204
    await ana.ended()
    ana.http.cookies.set("undermine", kept)
    await ana.open(table)
    assert set(ana.positions) == {None}
    assert (await ana.ask("play", seat=0, move="discard NS", after=0))["key"] == "watching-only"


async def test_new_browsers_from_one_address_have_a_limit(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_DEVICES_HOUR="3")
    async with httpx.AsyncClient(base_url=server.base) as browser:
        told = []
        for _ in range(5):
            told.append((await browser.get("/api/lobby", headers={"cookie": ""})).status_code)
            browser.cookies.clear()
        assert told == [200, 200, 200, 429, 429]
        elsewhere = await browser.get("/api/lobby", headers={"x-forwarded-for": "10.0.4.1"})
        assert elsewhere.status_code == 200
    assert server.stop() == 0


async def test_a_phrase_brings_a_person_back_and_a_newer_one_voids_it(server: Server, people: Newcomer) -> None:
    ana, other = await people(server), await people(server)
    table = (await ana.make(["Ana", "Ben", "Cyd"], seats=3))["table"]
    older = (await ana.http.post("/api/me/phrase")).json()
    newer = (await ana.http.post("/api/me/phrase")).json()
    assert newer["link"] == f"{server.base}/settings#me={newer['key']}"
    assert newer["qr"].startswith("<svg")
    for wrong in (older["key"], "a" * 26):
        assert (await other.http.post("/api/me/recover", json={"key": wrong})).json()["key"] == "phrase-unknown"
    assert (await other.http.post("/api/me/recover", json={"key": "short"})).json()["key"] == "malformed"
    typed = newer["key"].replace("-", " ").upper()
    assert (await other.http.post("/api/me/recover", json={"key": typed})).status_code == 204
    await other.open(table)
    await other.start()
    await other.until(lambda: other.positions.keys() == {0, 1, 2})  # the same person at another device
    await ana.open(table)
    assert set(ana.positions) == {0, 1, 2}
    me = (await ana.http.get("/api/me")).json()
    assert [device["here"] for device in me["devices"]].count(True) == 1
    assert len(me["devices"]) == 2
    assert me["phrase"] is not None
    assert newer["key"] not in str(me)
    assert (await ana.http.delete("/api/me/phrase")).status_code == 204
    late = await people(server)
    assert (await late.http.post("/api/me/recover", json={"key": newer["key"]})).json()["key"] == "phrase-unknown"


async def test_all_other_devices_are_signed_out_at_once(server: Server, people: Newcomer) -> None:
    ana, phone, tablet = await people(server), await people(server), await people(server)
    table = (await ana.make(["Ana"], seats=3))["table"]
    key = (await ana.http.post("/api/me/phrase")).json()["key"]
    for other in (phone, tablet):
        assert (await other.http.post("/api/me/recover", json={"key": key})).status_code == 204
        await other.open(table)
        assert other.table["host"] is True
    await ana.open(table)
    assert (await ana.http.post("/api/me/sign-out", json={"device": None})).status_code == 204
    assert [await phone.ended(), await tablet.ended()] == [4401, 4401]
    assert (await ana.ask("ping"))["type"] == "done"
    assert [device["here"] for device in (await ana.http.get("/api/me")).json()["devices"]] == [True]


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        (FOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("<b>curl</b>", ""),
    ],
)
def test_of_what_a_browser_says_only_its_kind_is_kept(agent: str, shown: str) -> None:
    assert label(agent) == shown


async def test_who_is_signed_out_elsewhere_is_not_remembered_here(database: str) -> None:
    here, there = open_store(database, print), open_store(database, print)
    await here.open()
    first, second = People(here), People(here)
    if database.startswith("postgresql"):
        await there.open()
        second = People(there)
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)
        second.hear(text)

    here.ears.told, there.ears.told = first.hear, hear
    await first.enter("t", "g", FOX)
    for each in (first, second):
        device = await each.known("t")
        assert device is not None
        assert device.guest == "g"
    assert await first.sign_out("g", "t")
    assert not await first.sign_out("g", "t")
    assert await first.known("t") is None
    if database.startswith("postgresql"):
        while await second.known("t") is not None:
            await there.fetch("SELECT 1")
        assert heard[0] == "device t"
        await there.close()
    await here.close()


async def test_who_never_sat_down_is_forgotten_and_who_did_is_not(database: str) -> None:
    store = open_store(database, print)
    await store.open()
    people = People(store)
    for name in ("idle", "player", "today"):
        await people.enter(name, name, FOX)
    index = Index("lobby", False, None, 1, None, b"{}")
    await store.create(Birth(Act("a", 0, b"[]", index, ("player",)), "A", "player", "saboteur"))
    long_ago = now_ms() - 8 * 86_400_000
    for name in ("idle", "player"):
        await store.change(("UPDATE devices SET seen = $2 WHERE token = $1", (name, long_ago)))
    await people.forget_unused()
    assert [await people.known(name) is not None for name in ("idle", "player", "today")] == [False, True, True]
    await store.change(("UPDATE devices SET seen = $1", (now_ms() - 731 * 86_400_000,)))
    await people.forget_unused()
    assert await people.known("player") is None
    await store.close()


async def test_who_has_lost_many_devices_still_comes_back(database: str) -> None:
    """Each time that the phrase is used there is one more; whoever has none left could sign none out."""
    store = open_store(database, print)
    await store.open()
    people = People(store)
    for number in range(MOST_DEVICES):
        await people.enter(f"device {number:02}", "ana", FOX)
    with pytest.raises(Refusal) as refused:
        await people.make_room("ana")
    assert refused.value.key == "devices-enough", "all of them were in use today"
    for number, days in ((7, 3), (5, 30), (9, 1)):
        before = now_ms() // DAY * DAY - days * DAY
        await store.change(("UPDATE devices SET seen = $2 WHERE token = $1", (f"device {number:02}", before)))
    await people.make_room("ana")
    left = {kept.token for kept in await people.devices("ana")}
    assert left == {f"device {number:02}" for number in range(MOST_DEVICES)} - {"device 05"}
    await store.close()


def upgrade_to_the_first(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    row = "('a', 'A', 'hash of ana', 'duel', false, NULL, 'lobby', NULL, 1, 1, NULL, ''"
    bytes_of = "::bytea" if connection.dialect.name == "postgresql" else ""
    connection.execute(sa.text(f"INSERT INTO tables VALUES {row}{bytes_of})"))
    connection.execute(sa.text("INSERT INTO members VALUES ('hash of ben', 'a')"))


async def test_browsers_of_before_keep_their_tables(bare_database: str) -> None:
    """Until the second schema a token's hash was the person."""
    if bare_database.startswith("sqlite"):
        engine = sa.create_engine(bare_database)
        with engine.begin() as connection:
            upgrade_to_the_first(connection)
        engine.dispose()
    else:
        from sqlalchemy.ext.asyncio import create_async_engine

        lasting = create_async_engine(bare_database.replace("postgresql://", "postgresql+asyncpg://"))
        async with lasting.begin() as connecting:
            await connecting.run_sync(upgrade_to_the_first)
        await lasting.dispose()
    store = open_store(bare_database, print)
    await store.open()
    people = People(store)
    for token in ("hash of ana", "hash of ben"):
        device = await people.known(token)
        assert device is not None
        assert device.guest == token
    assert await people.known("hash of eve") is None
    await store.close()


async def devices_stored(database: str) -> int:
    sql = "SELECT count(*) FROM devices"
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            return int(file.execute(sql).fetchone()[0])
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval(sql))
    finally:
        await connection.close()


async def test_a_refused_request_signs_nobody_in(server: Server) -> None:
    before = await devices_stored(server.database)
    async with httpx.AsyncClient(base_url=server.base) as browser:
        assert (await browser.get("/api/codes/AAAAAA")).status_code == 404
        assert (await browser.post("/api/tables", json={"no": "wish"})).status_code == 400
        assert await devices_stored(server.database) == before
        assert (await browser.get("/api/lobby")).status_code == 200
        assert (await browser.get("/api/lobby")).status_code == 200
        assert await devices_stored(server.database) == before + 1
