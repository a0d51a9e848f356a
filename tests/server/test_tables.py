"""Tables: made, filled, started, played to the end, played again, watched, deleted."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.server import engine
from undermine.server.protocol import Settings

pytestmark = pytest.mark.any_deal

Newcomer = Callable[[Server], Awaitable[Person]]


def at_random(seed: int) -> Callable[[dict[str, Any]], str]:
    chance = random.Random(seed)
    return lambda position: chance.choice(position["legal"])


async def test_friends_and_bots_play_a_whole_game_and_another(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    made = await ana.make(["Ana"], ["Digby"], seats=3)
    await ana.open(made["table"])
    found = (await ben.http.get(f"/api/codes/{made['code'].lower()}")).json()
    assert found["table"] == made["table"]
    await ben.open(found["table"])
    assert (await ben.sit("Ben"))["type"] == "table"
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 2 in ben.positions)
    assert set(ana.positions) == {0}
    assert set(ben.positions) == {2}
    await asyncio.gather(play_on(ana, at_random(1), [0]), play_on(ben, at_random(2), [2]))
    assert ana.table["phase"] == "finished"
    outline = (await ben.http.get(f"/api/tables/{made['table']}/replay")).json()
    assert outline["players"] == ["Ana", "Digby", "Ben"]
    assert {move["by"] for move in outline["moves"] if move["seat"] == 1} == {"bot"}
    assert outline["result"] == ana.positions[0]["state"]["result"]

    answer = await ana.ask("rematch")
    assert answer["rematch"]
    await ben.until(lambda: ben.table["rematch"])
    await ben.open(ben.table["rematch"])
    await ben.until(lambda: ben.table)
    assert [seat["name"] for seat in ben.table["seats"]] == ["Ana", "Digby", "Ben"]
    assert [seat["mine"] for seat in ben.table["seats"]] == [False, False, True]
    assert (await ben.ask("ready", ready=True))["key"] == "random-missing"
    assert (await ben.ask("ready", ready=True, random="0" * 64))["type"] == "table"
    await ana.open(answer["rematch"])
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    assert (await ana.ask("rematch"))["key"] == "table-unfinished"


async def test_the_lobby_lists_public_tables_only(server: Server, people: Newcomer) -> None:
    host = await people(server)
    public = await host.make(["Pia"], seats=4, public=True)
    private = await host.make(["Pia"], seats=4)
    lines = {line["table"]: line for line in (await host.http.get("/api/lobby")).json()["tables"]}
    assert private["table"] not in lines
    assert lines[public["table"]]["taken"] == 1
    assert lines[public["table"]]["host"] == "Pia"
    await host.open(private["table"])
    await host.until(lambda: host.table)
    answer = await host.ask("configure", settings={**host.table["settings"], "public": True, "seats": 5})
    assert len(answer["seats"]) == 5
    assert private["table"] in {line["table"] for line in (await host.http.get("/api/lobby")).json()["tables"]}


async def test_only_the_host_arranges_the_table(server: Server, people: Newcomer) -> None:
    host, other = await people(server), await people(server)
    table = (await host.make(["Hana"], seats=4))["table"]
    await host.open(table)
    await other.open(table)
    await other.sit("Ota")
    for request in (
        {"kind": "add-bot", "level": "mole", "name": "Digby"},
        {"kind": "remove", "seat": 0},
        {"kind": "configure", "settings": {"game": "saboteur", "seats": 5}},
        {"kind": "start"},
        {"kind": "delete"},
        {"kind": "rematch"},
    ):
        assert (await other.ask(**request))["key"] == "host-only", request
    assert (await host.ask("start", random="1" * 64))["key"] == "not-ready"
    assert (await host.ask("add-bot", level="miner", name="Digby", seat=3))["seats"][3]["bot"] == "miner"
    assert (await host.ask("add-bot", level="mole", name="digby"))["key"] == "name-taken"
    assert (await host.ask("add-bot", level="mole", name="Rocky", seat=3))["seats"][3]["name"] == "Rocky"
    assert (await host.ask("add-bot", level="mole", name="Rocky", seat=1))["key"] == "seat-is-person"
    assert (await host.ask("remove", seat=1))["seats"][1]["taken"] is False
    assert (await host.ask("remove", seat=3))["seats"][3]["taken"] is False
    assert (await host.ask("remove", seat=3))["key"] == "seat-empty"
    assert (await host.ask("remove", seat=9))["key"] == "seat-unknown"
    await other.until(lambda: not other.table["seats"][1]["taken"])
    assert (await other.ask("ready", ready=True))["key"] == "not-your-seat"


async def test_fewer_seats_move_people_up_and_never_out(server: Server, people: Newcomer) -> None:
    host, other = await people(server), await people(server)
    table = (await host.make(["Hana"], seats=6))["table"]
    await host.open(table)
    await other.open(table)
    assert (await other.sit("Ota", seat=5))["seats"][5]["ready"] is True
    answer = await host.ask("configure", settings={"game": "saboteur", "seats": 3})
    assert [seat["name"] for seat in answer["seats"]] == ["Hana", "Ota", None]
    assert not answer["seats"][1]["ready"]
    assert (await host.ask("configure", settings={"game": "saboteur", "seats": 2}))["key"] == "seats-number"
    wrong = {"game": "saboteur", "seats": 3, "options": {"edition": "1999"}}
    assert (await host.ask("configure", settings=wrong))["key"] == "option-unknown"
    wrong = {"game": "saboteur", "seats": 3, "options": {"weather": "rain"}}
    assert (await host.ask("configure", settings=wrong))["key"] == "option-unknown"


async def test_seats_are_numbers_among_the_options(server: Server, people: Newcomer) -> None:
    host = await people(server)
    games = {game["game"]: game for game in (await host.http.get("/api/catalogue")).json()["games"]}
    first = {name: game["options"][-1] for name, game in games.items() if game["options"][-1]["name"] == "first"}
    assert (first["saboteur"]["values"], first["saboteur"]["default"]) == (list(range(10)), 0)
    table = (await host.make(["Hana", "Ota", "Iva"], options={"first": 1}))["table"]
    await host.open(table)
    await host.ask("start", random="1" * 64)
    await host.until(lambda: host.positions)
    assert host.positions[0]["state"]["turn"] == 1
    for wrong in (3, "1"):
        settings = {"game": "saboteur", "seats": 3, "options": {"first": wrong}}
        answer = await host.http.post("/api/tables", json={"settings": settings, "names": ["Hana"], "bots": []})
        assert answer.json()["key"] == "option-unknown"


def test_a_table_of_an_older_page_which_wrote_the_first_seat_as_a_text_is_dealt() -> None:
    settings = Settings(game="saboteur", seats=3, options={"first": "1"})
    assert engine.deal(settings, ["Hana", "Ota", "Iva"], "1" * 64).turn == 1


async def test_seats_names_and_leaving(server: Server, people: Newcomer) -> None:
    host, other, third = await people(server), await people(server), await people(server)
    table = (await host.make(["Hana"], seats=3))["table"]
    for person in (host, other, third):
        await person.open(table)
    assert (await other.sit("Hana"))["key"] == "name-taken"
    assert (await other.sit("Ota", seat=0))["key"] == "seat-taken"
    assert (await other.sit("Ota", seat=2))["seats"][2]["mine"] is True
    assert (await third.ask("stand", seat=2))["key"] == "not-your-seat"
    assert (await third.ask("rename", seat=2, name="Otto"))["key"] == "not-your-seat"
    assert (await other.ask("rename", seat=2, name="  Otto \n the  first"))["seats"][2]["name"] == "Otto the first"
    assert (await third.sit("Tea"))["seats"][1]["mine"] is True
    assert (await third.sit("Tea again"))["key"] == "table-full"
    assert (await other.ask("stand", seat=2))["seats"][2]["taken"] is False
    assert (await other.ask("sit", name="\u202e\u200b", random="0" * 64))["key"] == "malformed"


async def test_everybody_sees_the_face_that_a_person_chose(server: Server, people: Newcomer) -> None:
    host, other, onlooker = await people(server), await people(server), await people(server)
    wish = {"settings": {"game": "saboteur", "seats": 3}, "names": ["Hana"], "faces": ["crown"], "bots": []}
    table = (await host.http.post("/api/tables", json=wish)).json()["table"]
    for person in (host, other, onlooker):
        await person.open(table)
    assert (await other.ask("sit", name="Ota", random="0" * 64, face="hood"))["seats"][1]["face"] == "hood"
    assert (await other.ask("wear", seat=0, face="curls"))["key"] == "not-your-seat"
    assert (await other.ask("wear", seat=1, face="pharaoh"))["key"] == "malformed"
    assert (await other.ask("wear", seat=1, face="bucket"))["seats"][1]["face"] == "bucket"
    assert (await host.ask("add-bot", level="mole", name="Krum"))["seats"][2]["face"] is None
    await onlooker.until(lambda: onlooker.table["seats"][2]["taken"])
    assert [seat["face"] for seat in onlooker.table["seats"]] == ["crown", "bucket", None]
    await other.ask("ready", ready=True, random="0" * 64)
    await host.start()
    assert (await other.ask("wear", seat=1, face="hood"))["key"] == "table-started"
    late = await (await people(server)).open(table)
    await late.until(lambda: late.table)
    assert [seat["face"] for seat in late.table["seats"]] == ["crown", "bucket", None]


async def test_pass_and_play_is_a_table_like_any_other(server: Server, people: Newcomer) -> None:
    person, stranger = await people(server), await people(server)
    made = await person.make(["Ana", "Ben", "Cyr"], seats=3)
    await person.open(made["table"])
    await person.start()
    await person.until(lambda: set(person.positions) == {0, 1, 2})
    assert [bool(person.positions[seat]["legal"]) for seat in range(3)].count(True) == 1
    await stranger.open(made["table"])
    await stranger.until(lambda: None in stranger.positions)
    await play_on(person, at_random(3), [0, 1, 2])
    await stranger.until(lambda: stranger.positions[None]["state"]["phase"] == "over")


async def test_onlookers_and_televisions_see_what_is_public(server: Server, people: Newcomer) -> None:
    ana, stranger = await people(server), await people(server)
    made = await ana.make(["Ana"], ["Digby", "Rocky"], seats=3)
    await ana.open(made["table"])
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    screen = Person(server)
    screen.http.cookies = ana.http.cookies
    await screen.open(made["table"], "?watch=public")
    await stranger.open(made["table"])
    nobody = await Person(server).open(made["table"])
    for watcher in (screen, stranger, nobody):
        await watcher.until(lambda: None in watcher.positions)  # noqa: B023  awaited at once
        assert set(watcher.positions) == {None}
        state = watcher.positions[None]["state"]
        assert {card for hand in state["hands"] for card in hand} == {"?"}
        assert set(state["roles"]) == {"?"}
        assert watcher.positions[None]["legal"] == []
        assert not any(seat["mine"] for seat in watcher.table["seats"])
    assert (await screen.ask("play", seat=0, move="discard NS", after=0))["key"] == "watching-only"
    assert (await nobody.ask("sit", name="N", random="0" * 64))["key"] == "watching-only"
    assert (await stranger.ask("play", seat=0, move="discard NS", after=0))["key"] == "not-your-seat"
    await ana.until(lambda: ana.table["watchers"] == 3)
    await screen.leave()
    await nobody.leave()
    await ana.until(lambda: ana.table["watchers"] == 1)


async def test_my_games_and_deleting(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    made = await ana.make(["Ana"], ["Digby", "Rocky"], seats=3)
    assert [line["table"] for line in (await ana.http.get("/api/mine")).json()["tables"]] == [made["table"]]
    assert (await ben.http.get("/api/mine")).json()["tables"] == []
    await ana.open(made["table"])
    await ben.open(made["table"])
    await ana.start()
    await ana.until(lambda: ana.positions[0]["legal"] if 0 in ana.positions else None)
    assert (await ana.http.get("/api/mine")).json()["tables"][0]["my_turn"] is True
    assert (await ben.http.delete(f"/api/tables/{made['table']}")).status_code == 403
    assert (await ana.http.delete(f"/api/tables/{made['table']}")).status_code == 204
    for person in (ana, ben):
        await person.ended()
        assert person.closed == 4404
        assert json.loads(person.frames[-1])["type"] == "deleted"
    assert (await ana.http.get(f"/api/tables/{made['table']}")).status_code == 404
    assert (await ana.http.get("/api/mine")).json()["tables"] == []
    assert (await ana.http.get(f"/api/codes/{made['code']}")).json()["key"] == "code-unknown"
