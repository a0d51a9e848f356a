"""Ending by agreement at a table (C-END-3): asked in turn order, nobody else may answer, and the end is kept and shown to all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from tests.server.people import Person
from tests.server.running import Server

Newcomer = Callable[[Server], Awaitable[Person]]


async def three(server: Server, people: Newcomer) -> tuple[list[Person], str]:
    """Seat three people at a cave that may end by agreement; the first seat is to move."""
    there = [await people(server) for _ in range(3)]
    options = {"agree": "on", "first": 0}
    table = (await there[0].make(["Ana"], seats=3, game="cave", options=options))["table"]
    for seat, (person, name) in enumerate(zip(there, ("Ana", "Ben", "Cyr"), strict=True)):
        await person.open(table)
        if seat:
            await person.sit(name, seat=seat)
    await there[0].start()
    for seat, person in enumerate(there):
        await person.until(partial(person.positions.__contains__, seat))
    return there, table


def result_of(person: Person, seat: int) -> object:
    """Return the result as a seat sees it, or None."""
    return person.positions[seat]["state"]["result"]


async def answer(there: list[Person], seat: int, move: str, number: int) -> None:
    """Wait until the table is so far, then play."""
    await there[seat].until(lambda: there[seat].positions[seat]["number"] == number)
    reply = await there[seat].play(seat, move)
    assert reply["type"] == "position", reply


@pytest.mark.clauses("C-END-3", "C-END-R3")
async def test_a_proposal_is_answered_in_turn_and_one_no_lets_the_game_go_on(server: Server, people: Newcomer) -> None:
    there, _ = await three(server, people)
    ana, ben, cyr = there
    await answer(there, 0, "propose", 0)
    await ben.until(lambda: ben.positions[1]["number"] == 1)
    assert ben.positions[1]["legal"] == ["agree", "decline"]
    await cyr.until(lambda: cyr.positions[2]["number"] == 1)
    assert cyr.positions[2]["legal"] == []
    assert (await cyr.play(2, "agree"))["type"] == "refused", "not asked yet"
    assert (await ana.play(0, "agree"))["type"] == "refused", "nobody answers the own proposal"
    assert (await ana.ask("undo", seat=0, after=1))["type"] == "refused", "it was told to everybody"
    await answer(there, 1, "agree", 1)
    await answer(there, 2, "decline", 2)
    await ana.until(lambda: ana.positions[0]["number"] == 3)
    assert "propose" not in ana.positions[0]["legal"], "once in a turn"
    assert (await ana.play(0, "propose"))["clause"] == "C-END-3"
    assert ana.positions[0]["state"]["result"] is None


async def test_when_all_agree_the_game_is_over_for_everybody_and_in_the_record(
    server: Server, people: Newcomer
) -> None:
    there, table = await three(server, people)
    for number, (seat, move) in enumerate(((0, "propose"), (1, "agree"), (2, "agree"))):
        await answer(there, seat, move, number)
    results = []
    for seat, person in enumerate(there):
        await person.until(partial(result_of, person, seat))
        results.append(person.positions[seat]["state"]["result"])
    assert results[0] == results[1] == results[2]
    record = (await there[0].http.get(f"/api/tables/{table}/record")).json()
    assert record["moves"] == ["propose", "agree", "agree"]
    assert record["options"]["agree"] == "on"


async def test_the_number_of_a_seat_is_no_text(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    for first in ("2", "02", "9" * 5000):
        settings = {"game": "cave", "seats": 3, "options": {"first": first}}
        reply = await ana.http.post("/api/tables", json={"settings": settings, "names": ["Ana"], "bots": []})
        assert reply.status_code == 400, reply.text
        assert len(reply.text) < 400
        assert "must be a number" in reply.text or "too long" in reply.text or "Expected" in reply.text, reply.text
