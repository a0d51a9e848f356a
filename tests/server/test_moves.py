"""Moves: numbered, refused in the words of the rules, harmless when stale, repeated or forged; undo."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def begin(server: Server, people: Newcomer, **settings: Any) -> tuple[Person, Person, str]:
    """Two people and a bot, dealt; the first seat is to move."""
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


async def test_every_answer_carries_view_legal_moves_and_events(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    first = ana.positions[0]
    assert first["number"] == first["moves"] == 0
    assert first["state"]["turn"] == 0
    assert first["legal"] == sorted(first["legal"])
    assert ben.positions[1]["legal"] == []
    answer = await ana.play(0, next(move for move in first["legal"] if move.startswith("discard")))
    assert answer["type"] == "position"
    assert answer["number"] == 1
    assert answer["legal"] == []
    assert answer["events"][-1]["type"] == "draw"
    assert answer["events"][-1]["card"] != "?"
    await ben.until(lambda: ben.positions[1]["number"] == 1)
    assert ben.positions[1]["legal"]
    assert ben.positions[1]["events"][-1] == {**answer["events"][-1], "card": "?"}


async def test_a_refusal_names_clause_sentence_and_place(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    path = next(move for move in ana.positions[0]["legal"] if move.startswith(("place", "discard")))
    card = next((m.split()[1] for m in ana.positions[0]["legal"] if m.startswith("place")), None)
    if card is not None:
        answer = await ana.play(0, f"place {card} 0,0")
        assert answer["type"] == "refused"
        assert (answer["kind"], answer["clause"], answer["at"]) == ("rule", "S-PLACE-1", "0,0")
        assert answer["message"]
        assert answer["position"]["legal"] == ana.positions[0]["legal"]
    answer = await ana.play(0, "fly 1,0")
    assert (answer["kind"], answer["clause"]) == ("syntax", None)
    answer = await ben.ask("play", seat=1, move=path, after=0)
    assert (answer["kind"], answer["clause"]) == ("rule", "S-TURN-1")
    assert answer["position"]["seat"] == 1
    assert (await ana.play(0, path))["type"] == "position"


async def test_stale_and_repeated_clicks_are_harmless(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    assert ana.socket is not None
    move = ana.positions[0]["legal"][0]
    for number in range(100, 105):
        await ana.socket.send(json.dumps({"type": "play", "seat": 0, "move": move, "after": 0, "id": number}))
    await ana.until(lambda: 104 in ana.replies)
    kinds = [ana.replies[number]["type"] for number in range(100, 105)]
    assert kinds == ["position", "refused", "refused", "refused", "refused"]
    assert {ana.replies[number]["key"] for number in range(101, 105)} == {"stale"}
    assert ana.replies[101]["position"]["number"] == 1
    assert (await ana.ask("play", seat=0, move=move, after=99))["key"] == "stale"
    await ben.until(lambda: ben.positions[1]["number"] == 1)


async def test_two_tabs_of_one_seat_agree(server: Server, people: Newcomer) -> None:
    ana, _, table = await begin(server, people)
    tab = Person(server)
    tab.http.cookies = ana.http.cookies
    await tab.open(table)
    await tab.until(lambda: 0 in tab.positions)
    assert tab.positions[0]["state"] == ana.positions[0]["state"]
    left, right = ana.positions[0]["legal"][0], ana.positions[0]["legal"][-1]
    answers = await asyncio.gather(ana.play(0, left), tab.play(0, right))
    assert sorted(answer["type"] for answer in answers) == ["position", "refused"]
    await ana.until(lambda: ana.positions[0]["number"] >= 1)
    await tab.until(lambda: tab.positions[0]["number"] >= 1)
    assert tab.positions[0]["state"] == ana.positions[0]["state"]
    await tab.leave()


async def test_nobody_acts_for_another_seat(server: Server, people: Newcomer) -> None:
    ana, ben, _ = await begin(server, people)
    move = ana.positions[0]["legal"][0]
    for seat in (0, 2, 3, 9):
        answer = await ben.ask("play", seat=seat, move=move, after=0)
        assert answer["type"] == "refused"
        assert answer["key"] in ("not-your-seat", "seat-unknown")
        assert answer["position"] is None
    assert (await ben.ask("undo", seat=0, after=0))["key"] == "not-your-seat"
    assert (await ben.ask("move-seat", seat=0))["key"] == "not-your-seat"
    assert (await ben.ask("take-back", seat=0))["key"] == "not-owner"
    assert (await ben.ask("say", seat=0, phrase="hello"))["key"] == "not-your-seat"


async def test_what_is_revealed_cannot_be_taken_back(server: Server, people: Newcomer) -> None:
    ana, _, _ = await begin(server, people)
    assert ana.positions[0]["undo"] is False
    answer = await ana.play(0)
    assert (await ana.ask("undo", seat=0, after=answer["number"]))["key"] == "undo-not-yours"
    strict, _, _ = await begin(server, people, undo=False)
    assert (await strict.ask("undo", seat=0, after=0))["key"] == "undo-off"
    assert (await strict.ask("undo", seat=0, after=7))["key"] == "stale"


@pytest.mark.any_deal
@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cave", 4)])
async def test_a_move_is_taken_back_while_nothing_new_is_known(
    server: Server, people: Newcomer, game: str, seats: int
) -> None:
    person = await people(server)
    table = (await person.make([f"P{seat}" for seat in range(seats)], game=game, seats=seats))["table"]
    await person.open(table)
    await person.start()
    await person.until(lambda: len(person.positions) == seats)
    chance = random.Random(5)
    undone = 0
    for _ in range(400):
        await person.until(lambda: any(p["legal"] or p["state"]["result"] for p in person.positions.values()))
        before = next(p for p in person.positions.values() if p["legal"] or p["state"]["result"])
        if before["state"]["result"] or undone == 5:
            break
        seat = before["seat"]
        after = await person.play(seat, chance.choice(before["legal"]))
        if after["undo"]:
            back = await person.ask("undo", seat=seat, after=after["number"])
            assert back["state"] == before["state"]
            assert back["legal"] == before["legal"]
            assert (back["moves"], back["number"], back["since"]) == (before["moves"], after["number"] + 1, 0)
            stale = await person.ask("undo", seat=seat, after=after["number"])
            assert stale["key"] == "stale"
            undone += 1
    assert undone
    assert not any(p["undo"] for p in person.positions.values() if not p["legal"])
    again = Person(server)
    again.http.cookies = person.http.cookies
    await again.open(table)
    await again.until(lambda: len(again.positions) == seats)
    assert {s: p["state"] for s, p in again.positions.items()} == {s: p["state"] for s, p in person.positions.items()}
    await again.leave()


async def test_nothing_is_played_before_the_start_or_configured_after_it(server: Server, people: Newcomer) -> None:
    host = await people(server)
    table = (await host.make(["Ana", "Ben", "Cyr"], seats=3))["table"]
    await host.open(table)
    assert (await host.ask("play", seat=0, move="discard NS", after=0))["key"] == "table-not-started"
    assert (await host.ask("hint", seat=0))["key"] == "table-not-started"
    await host.start()
    for request in (
        {"kind": "start"},
        {"kind": "sit", "name": "Dan", "random": "0" * 64},
        {"kind": "stand", "seat": 0},
        {"kind": "rename", "seat": 0, "name": "Dan"},
        {"kind": "configure", "settings": {"game": "saboteur", "seats": 3}},
        {"kind": "ready", "ready": False},
    ):
        assert (await host.ask(**request))["key"] == "table-started", request


async def test_the_seat_to_decide_may_ask_what_follows(server: Server, people: Newcomer) -> None:
    ana, _, _ = await begin(server, people)
    turn = next(iter(ana.positions.values()))["state"]["turn"]
    answers = [await ana.ask("foresee", seat=seat, moves=["discard NS", "dig"]) for seat in range(3)]
    kinds = {seat: answer.get("key", answer["type"]) for seat, answer in enumerate(answers)}
    own = set(ana.positions)
    assert kinds == {
        seat: ("foreseen" if seat == turn else "stale") if seat in own else "not-your-seat" for seat in range(3)
    }


async def test_what_follows_is_asked_so_often_and_no_more(tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_MESSAGES="10000")
    ana, ben, _ = await begin(server, people)
    asked = 0
    while (await ana.ask("foresee", seat=0))["type"] == "foreseen":
        asked += 1
        assert asked < 1000, "nobody stops it"
    assert asked >= 40, "a household may ask at its turns"
    assert (await ana.play(0, ana.positions[0]["legal"][0]))["type"] == "position", "who asked too much still plays"
    await ana.leave()
    await ben.leave()
    assert server.stop() == 0


async def test_hints_are_for_those_who_play_alone(server: Server, people: Newcomer) -> None:
    ana, _, _ = await begin(server, people)
    assert (await ana.ask("hint", seat=0))["key"] == "hint-not-alone"
    alone = await people(server)
    table = (await alone.make(["Eva"], ["Digby", "Rocky"], seats=3))["table"]
    await alone.open(table)
    await alone.start()
    await alone.until(lambda: 0 in alone.positions)
    answer = await alone.ask("hint", seat=0)
    assert answer["type"] == "advice"
    assert answer["move"] in alone.positions[0]["legal"]
