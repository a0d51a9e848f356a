"""Coming and going: exact positions after any absence, clocks, bots that stand in and give back, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.people import Person, play_on
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def begin(server: Server, people: Newcomer, **settings: Any) -> tuple[Person, Person, str]:
    """Ana at seat 0, Ben at seat 1, a bot at seat 2, dealt."""
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], seats=3, **settings))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben", seat=1)
    await ana.ask("add-bot", level="mole", name="Digby")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 1 in ben.positions)
    return ana, ben, table


async def test_reconnecting_shows_the_exact_position(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    await ben.close()
    await ana.until(lambda: not ana.table["seats"][1]["online"])
    await ana.play(0)
    await ben.open(table, "?since=0")
    await ben.until(lambda: 1 in ben.positions)
    await ana.until(lambda: ana.table["seats"][1]["online"])
    assert ben.positions[1]["legal"]
    everything = ben.positions[1]["events"]
    await ben.open(table, "?since=1")
    await ben.until(lambda: 1 in ben.positions)
    assert ben.positions[1]["since"] == 1
    assert ben.positions[1]["events"] == []
    await ben.open(table, "?since=999")
    await ben.until(lambda: 1 in ben.positions)
    assert ben.positions[1]["events"] == everything


async def test_a_table_that_waits_waits(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    await ben.close()
    await ana.play(0)
    eva, tom, _ = await begin(server, people, away={"policy": "bot", "seconds": 2})  # left later, and helped sooner
    await tom.close()
    await eva.play(0)
    await eva.until(lambda: eva.table["seats"][1]["stand_in"])
    assert ana.positions[0]["number"] == 1
    assert ana.positions[0]["clock"] is None


async def test_a_clock_lets_a_bot_decide_once(server: Server, people: Newcomer) -> None:
    ana, _, _ = await begin(server, people, away={"policy": "clock", "seconds": 5})
    clock = ana.positions[0]["clock"]
    assert clock["seat"] == 0
    assert 0 < clock["left"] <= 5000
    await ana.until(lambda: ana.positions[0]["number"] == 1)
    assert ana.positions[0]["clock"]["seat"] == 1
    assert not ana.table["seats"][0]["stand_in"]


async def test_a_bot_stands_in_and_gives_the_seat_back(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people, away={"policy": "bot", "seconds": 2})
    await ben.close()
    await ana.play(0)
    await ana.until(lambda: ana.table["seats"][1]["stand_in"])
    await ana.until(lambda: ana.positions[0]["legal"])
    assert ana.positions[0]["number"] == 3
    await ana.play(0)
    await ana.until(lambda: ana.positions[0]["number"] == 6)
    await ben.open(table)
    await ana.until(lambda: not ana.table["seats"][1]["stand_in"])
    await ana.play(0)
    await ben.until(lambda: ben.positions[1]["legal"])
    assert ben.positions[1]["number"] == 7
    assert (await ben.play(1))["type"] == "position"


async def test_the_host_gives_the_seat_of_one_who_left_to_a_bot(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    answer = await ana.ask("remove", seat=1)
    assert answer["seats"][1]["bot"] == "apprentice"
    assert answer["seats"][1]["name"] == "Ben"
    await ben.until(lambda: None in ben.positions)
    await ana.play(0)
    await ana.until(lambda: ana.positions[0]["number"] == 3)


async def test_tables_survive_restarts(database: str, tmp_path: Path, people: Newcomer) -> None:
    server = Server(database, tmp_path)
    ana, ben, table = await begin(server, people)
    await ana.play(0)
    await ben.until(lambda: ben.positions[1]["legal"])
    await ben.ask("say", seat=1, phrase="hello")
    known, number = ben.positions[1]["state"], ben.positions[1]["number"]
    assert server.stop() == 0
    assert await ana.ended() in (1001, 1012)
    assert "restarting" in ana.notices
    server.start()
    await ben.open(table)
    await ben.until(lambda: 1 in ben.positions and ben.said)
    assert ben.positions[1]["state"] == known
    assert ben.positions[1]["number"] == number
    await ana.open(table)
    await ana.until(lambda: 0 in ana.positions)
    await asyncio.gather(
        play_on(ana, lambda position: position["legal"][-1], [0]),
        play_on(ben, lambda position: position["legal"][-1], [1]),
    )
    assert server.stop() == 0


async def test_bots_are_taken_up_again_though_nobody_looks(database: str, tmp_path: Path, people: Newcomer) -> None:
    server = Server(database, tmp_path, UNDERMINE_BOT_PAUSE="0.05")
    screen = await people(server)
    table = (await screen.make([], ["Digby", "Rocky", "Dusty"], seats=3))["table"]
    await screen.open(table)
    assert (await screen.ask("start"))["type"] == "table"
    await screen.until(lambda: screen.positions.get(None, {}).get("number", 0) >= 3)
    server.kill()
    server.start()
    async with asyncio.timeout(180):
        while (await screen.http.get(f"/api/tables/{table}")).json()["phase"] != "finished":
            await asyncio.sleep(0.1)
    assert server.stop() == 0
