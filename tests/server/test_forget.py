"""What is kept about a person: all of it in one file, and none of it when the person asks to be forgotten."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial

import asyncpg

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.decisions import hash_key
from undermine.server.entries import Made, Sat, Talked, decode_entries, encode_entries
from undermine.server.forget import NOBODY, rewrite
from undermine.server.protocol import Settings

Newcomer = Callable[[Server], Awaitable[Person]]


async def logged(server: Server, table: str) -> bytes:
    """Return what the log of a table holds, as bytes."""
    sql = f"SELECT body FROM log WHERE table_id = '{table}'"
    if server.database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as file:
            return b"".join(row[0] for row in file.execute(sql))
    database = await asyncpg.connect(server.database)
    try:
        return b"".join(row[0] for row in await database.fetch(sql))
    finally:
        await database.close()


async def test_everything_kept_about_a_person_is_one_file(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3, free_text=True))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    move = ana.positions[0]["legal"][0]
    assert (await ana.play(0, move))["type"] == "position"
    await ana.ask("write", seat=0, text="Hello there")
    await ben.until(lambda: ben.said)
    await ben.ask("write", seat=2, text="From Ben")
    answer = await ana.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="undermine-me.json"'
    told = answer.json()
    (game,) = [each for each in told["games"] if each["table"] == table]
    assert (game["names"], game["moves"], game["host"]) == ({"0": "Ana"}, {"0": [move]}, True)
    assert [line["said"] for line in game["talk"]] == ["Hello there"]
    assert len(told["devices"]) == 1
    for secret in ("From Ben", hash_key(ana.cookie), ana.cookie, ana.table["commitment"]):
        assert secret not in answer.text
    assert "Ana" not in (await ben.http.get("/api/me/export")).text


async def test_who_is_forgotten_leaves_no_name_and_the_others_play_on(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    alone = (await ana.make(["Anastazie"], ["Digby", "Rocky"], seats=3))["table"]
    table = (await ana.make(["Anastazie"], ["Digby"], seats=3, free_text=True))["table"]
    lobby = (await ben.make(["Ben"], seats=3))["table"]
    await ana.open(lobby)
    await ana.sit("Anastazie")
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ana.ask("write", seat=0, text="My address is Mill Lane")
    assert (await ana.play(0))["type"] == "position"
    assert b"Anastazie" in await logged(server, table)
    kept = ana.cookie
    assert (await ana.http.delete("/api/me")).status_code == 204
    assert "undermine" not in ana.http.cookies
    ben.said.clear()
    await ben.open(table)
    await ben.ask("ping")  # whatever was said has come before the answer
    assert [seat["name"] for seat in ben.table["seats"]] == [NOBODY, "Digby", "Ben"]
    assert [seat["bot"] is None for seat in ben.table["seats"]] == [False, False, True]
    assert ben.table["host"] is True
    assert [(line["name"], line["text"]) for line in ben.said] == [(NOBODY, "…")]
    for _ in range(2):
        await ben.until(lambda: ben.positions.get(2, {}).get("legal"))
        assert (await ben.play(2))["type"] == "position"
    await ben.open(lobby)
    assert [seat["taken"] for seat in ben.table["seats"]] == [True, False, False]
    assert (await ben.http.get(f"/api/tables/{alone}")).json()["key"] == "table-unknown"
    ana.http.cookies.set("undermine", kept)
    assert (await ana.http.get("/api/mine")).json()["tables"] == []
    for each in (table, lobby):
        log = await logged(server, each)
        assert b"Ben" in log
        assert b"Anastazie" not in log
        assert b"Mill Lane" not in log
    names = (await ben.http.get("/api/mine")).text
    assert "Anastazie" not in names


async def test_a_finished_game_without_a_person_is_the_same_game(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Anastazie"], seats=2, game="duel"))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ben.until(lambda: 1 in ben.positions)
    while True:
        now = ana.positions[0]["state"]
        if now["result"] is not None:
            break
        mover, other = ((ana, 0), (ben, 1)) if now["turn"] == 0 else ((ben, 1), (ana, 0))
        played = await mover[0].play(mover[1])
        assert played["type"] == "position"
        await other[0].until(partial(_has, *other, played["number"]))
    before = (await ben.http.get(f"/api/tables/{table}/proof")).json()
    assert (await ana.http.delete("/api/me")).status_code == 204
    after = (await ben.http.get(f"/api/tables/{table}/proof")).json()
    assert "Anastazie" in str(before)
    assert "Anastazie" not in str(after)
    assert after["shuffle"] == before["shuffle"], "the deal can still be checked"
    assert after["record"]["moves"] == before["record"]["moves"]
    assert (await ben.http.get(f"/api/tables/{table}/replay")).json()["players"] == [NOBODY, "Ben"]


def _has(person: Person, seat: int, number: int) -> bool:
    return int(person.positions[seat]["number"]) >= number


def test_somebody_else_may_already_be_unknown() -> None:
    entries = [
        Made(Settings(game="duel", seats=2), "hash of me", "Me", "ABCDEF", 1, secret="0" * 64),
        Sat(0, "other", NOBODY),
        Sat(1, "hash of me", "Me"),
        Talked(1, "Me", 2, text="psst"),
        Talked(0, NOBODY, 3, text="mine"),
    ]
    new = rewrite("t", [(0, encode_entries(entries))], "hash of me")
    made, other, sat, said, answered = decode_entries(new.bodies[0])
    assert isinstance(made, Made)
    assert isinstance(sat, Sat)
    assert (made.host_name, made.host, sat.guest) == ("N. N. 2", new.host, new.host)
    assert (said, answered, other) == (Talked(1, "N. N. 2", 2, text="…"), entries[4], entries[1])


async def test_who_is_forgotten_takes_nobody_elses_table_along(server: Server, people: Newcomer) -> None:
    host, passing = await people(server), await people(server)
    table = (await host.make([], ["Digby"], seats=3))["table"]
    await host.open(table)
    await passing.open(table)
    await passing.sit("Alzbeta", seat=2)
    await passing.ask("stand", seat=2)
    assert (await passing.http.delete("/api/me")).status_code == 204
    await host.open(table)
    assert host.table["host"] is True, "a host who has no seat is still the host"
    assert b"Alzbeta" not in await logged(server, table)


async def test_a_lent_seat_goes_back_when_the_borrower_is_forgotten(server: Server, people: Newcomer) -> None:
    owner, borrower = await people(server), await people(server)
    table = (await owner.make(["Olga"], ["Digby", "Rocky"], seats=3))["table"]
    await owner.open(table)
    await owner.start()
    link = (await owner.ask("move-seat", seat=0))["link"]
    await borrower.open(table)
    assert (await borrower.ask("claim", key=link.partition("seat=")[2]))["type"] == "table"
    assert (await borrower.http.delete("/api/me")).status_code == 204
    await owner.open(table)
    (seat, *_) = owner.table["seats"]
    assert (seat["name"], seat["mine"], seat["lent"], seat["bot"]) == ("Olga", True, False, None)


async def test_a_bot_whose_token_was_taken_back_is_forgotten_with_its_person(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    made = (await ana.http.post("/api/me/bots", json={"name": "Robotina"})).json()
    table = (await ana.make(["Anastazie"], seats=3))["table"]
    robot = Person(server)
    robot.http.headers["authorization"] = f"Bearer {made['token']}"
    await robot.open(table, headers={"authorization": f"Bearer {made['token']}"})
    await robot.sit("Robotina")
    await robot.leave()
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    assert (await ana.http.delete(f"/api/me/bots/{made['bot']}")).status_code == 204
    assert (await ana.http.delete("/api/me")).status_code == 204
    log = await logged(server, table)
    assert b"Ben" in log
    for trace in (b"Robotina", b"Anastazie", b'"bot '):
        assert trace not in log


async def test_what_is_kept_of_a_seat_that_changed_hands_is_told_to_whoever_it_is_of(
    server: Server, people: Newcomer
) -> None:
    owner, borrower = await people(server), await people(server)
    table = (await owner.make(["Olga"], ["Digby"], seats=2, game="duel", free_text=True))["table"]
    await owner.open(table)
    await owner.start()
    await owner.ask("write", seat=0, text="From Olga")
    link = (await owner.ask("move-seat", seat=0))["link"]
    await borrower.open(table)
    await borrower.ask("claim", key=link.partition("seat=")[2])
    await borrower.ask("write", seat=0, text="From who plays for her")
    await borrower.until(lambda: borrower.positions.get(0, {}).get("legal"))
    move = borrower.positions[0]["legal"][0]
    assert (await borrower.play(0, move))["type"] == "position"
    told = []
    for person in (owner, borrower):
        (game,) = (await person.http.get("/api/me/export")).json()["games"]
        told.append((game["names"], [line["said"] for line in game["talk"]], game["moves"]))
    assert told == [({"0": "Olga"}, ["From Olga"], {}), ({}, ["From who plays for her"], {"0": [move]})]


async def test_no_story_tells_the_name_of_somebody_who_was_forgotten(server: Server, people: Newcomer) -> None:
    ben, ana = await people(server), await people(server)
    table = (await ben.make(["Ben"], seats=2, game="duel"))["table"]
    await ben.open(table)
    await ana.open(table)
    await ana.sit("Anastazie")
    await ben.start()
    await ben.until(lambda: ben.positions.get(0, {}).get("legal"))
    where = f"/api/tables/{table}/story/public"
    while "Anastazie" not in (await ben.http.get(where)).text:
        pass  # an answer waits until there is something to tell
    assert (await ana.http.delete("/api/me")).status_code == 204
    while NOBODY not in (answer := (await ben.http.get(where)).text):
        assert "Anastazie" not in answer
