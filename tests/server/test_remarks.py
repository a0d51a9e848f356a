"""Remarks at a table: stored before they are shown, lost by no killed server, few, and only where the table wants them."""

from __future__ import annotations

import asyncio
import io
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.conftest import new_database
from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.server import decisions, remarks
from undermine.server.bot_worker import News, Remark, Remarks
from undermine.server.entries import BotSat, Left, Made, Sat, Started, Talked, decode_entries, encode_entries
from undermine.server.logs import Log
from undermine.server.protocol import Settings
from undermine.server.store import StoreDown
from undermine.server.table import TableState

Newcomer = Callable[[Server], Awaitable[Person]]
BOTS = ("Pip", "Berta", "Grumbold", "Orin")
KILLS = 6


async def begin(ana: Person, level: str = "miner", **settings: Any) -> str:
    """Deal to Ana at seat 0 and four bots, who wait for her."""
    wish = {
        "settings": {"game": "saboteur", "seats": 5, **settings},
        "names": ["Ana"],
        "bots": [{"level": level, "name": name} for name in BOTS],
    }
    ana.made += 1
    made = await ana.http.post("/api/tables", json=wish, headers={"x-deal": f"{ana.deal} {ana.made}"})
    assert made.status_code == 201, made.text
    table = str(made.json()["table"])
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions and ana.positions[0]["legal"])
    return table


def remarked(person: Person) -> list[dict[str, Any]]:
    """List the remarks that somebody was shown."""
    return [line for line in person.said if line["remark"]]


async def provoke(ana: Person, more: int = 1) -> None:
    """Accuse one bot after the other until so many have answered."""
    before = len(remarked(ana))
    await speak(ana, "accuse")
    await ana.until(lambda: len(remarked(ana)) >= before + more)


async def speak(ana: Person, what: str) -> None:
    """Say something about every bot: as much as a process lets one browser say at once (`gate.py`)."""
    for seat in (1, 2, 3, 4):
        answer = await ana.ask("say", seat=0, word=f"{what} {seat}")
        assert answer["type"] == "said", answer


async def test_who_is_accused_answers_and_everybody_reads_it_in_their_language(
    server: Server, people: Newcomer
) -> None:
    ana, television, late = await people(server), await people(server), await people(server)
    table = await begin(ana)
    television.http.cookies = ana.http.cookies
    await television.open(table, "?watch=public")
    await provoke(ana)
    line = remarked(ana)[0]
    assert line["name"] == BOTS[line["seat"] - 1]
    assert (line["to"], line["count"], line["word"], line["text"]) == (0, 1, None, None)
    assert line["remark"].startswith("accused-")
    await television.until(lambda: remarked(television))
    assert remarked(television)[0] == line
    await late.open(table)
    await late.ask("ping")
    assert remarked(late) == remarked(ana)


async def test_however_often_a_bot_is_accused_it_answers_once_before_it_has_moved(
    server: Server, people: Newcomer
) -> None:
    ana = await people(server)
    await begin(ana)
    await provoke(ana)
    for word in ("unsay accuse 1", "accuse 1", "unsay accuse 1", "accuse 1", "unsay accuse 1", "accuse 1"):
        await ana.ask("say", seat=0, word=word)
    await ana.play(0)
    await ana.until(lambda: ana.positions[0]["legal"] or ana.positions[0]["state"]["result"])
    before = [line for line in remarked(ana) if line["moves"] == ana.said[0]["moves"]]
    assert max(Counter(line["seat"] for line in before).values()) == 1


async def test_killed_servers_lose_no_remark_that_was_shown_and_double_none(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    ana = await Person(server).arrive()
    for _ in range(KILLS // 2):
        ana.said.clear()
        table = await begin(ana)
        await provoke(ana)
        await come_back(ana, table)
        await speak(ana, "trust")  # who has answered has not moved since: not even a new process lets it answer again
        await come_back(ana, table)
    await ana.leave()
    assert server.stop() == 0


async def come_back(ana: Person, table: str) -> None:
    """Kill the server and start it anew: what was shown is there under its number, and each bot has spoken once at most."""
    ana.server.kill()
    await ana.close()
    shown = {line["number"]: {**line, "reply": None} for line in ana.said}
    ana.server.start()
    ana.said.clear()
    await ana.open(table)
    await ana.ask("ping")
    kept = {line["number"]: line for line in ana.said}
    assert shown.items() <= kept.items()
    assert [line["number"] for line in ana.said] == list(range(len(ana.said)))
    assert max(Counter(line["seat"] for line in remarked(ana)).values()) == 1, "nobody has moved yet"


async def told(ana: Person, ben: Person) -> None:
    """Wait until it is Ana's turn again, and Ben has seen it."""
    await ana.until(lambda: ana.positions[0]["legal"])
    await ben.until(lambda: ben.positions[None]["number"] >= ana.positions[0]["number"])


@pytest.mark.postgres
async def test_two_processes_that_both_take_themselves_to_lead_let_nobody_say_a_thing_twice(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = new_database("postgresql", request, tmp_path)
    one, other = Server(database, tmp_path), Server(database, tmp_path)
    for here, there in ((one, other), (other, one)):  # of two that lead, the one with the greater name gives way
        ana, ben = await Person(here).arrive(), await Person(there).arrive()
        table = await begin(ana)
        await ben.open(table, "?watch=public")  # until the processes hear of each other, both may lead
        await provoke(ana)
        await ana.play(0)
        await told(ana, ben)
        said = Counter((line["seat"], line["remark"]) for line in remarked(ana))
        assert max(said.values()) == 1, said
        for person in (ana, ben):
            await person.leave()
    assert [one.stop(), other.stop()] == [0, 0]


@pytest.mark.parametrize(
    ("settings", "level", "words", "alone"),
    [
        ({}, "miner", True, True),
        ({"bots_talk": "little"}, "miner", True, False),
        ({"bots_talk": "off"}, "miner", False, False),
        ({"words": "none"}, "miner", False, False),
        ({}, "mole", False, False),
    ],
    ids=["talk", "little", "off", "no words", "moles"],
)
async def test_bots_say_as_much_as_the_table_wants(
    server: Server, people: Newcomer, settings: dict[str, Any], level: str, words: bool, alone: bool
) -> None:
    ana = await people(server)
    await begin(ana, level, **settings)
    chance = random.Random(1)
    await play_on(ana, lambda position: chance.choice(position["legal"]), [0])
    lines = {line["number"]: line for line in ana.said}.values()
    assert any(line["word"] for line in lines) is words
    assert any(line["remark"] and not line["word"] for line in lines) is alone
    for line in lines:
        if line["remark"] and line["word"]:
            assert line["word"] == f"accuse {line['to']}"
            assert line["remark"].startswith("why-")
    said = [line["remark"] for line in lines if line["remark"] and not line["word"]]
    assert all(one != other for one, other in pairwise(said)), "nobody echoes"


async def test_in_the_cave_bots_remark_and_in_the_duel_they_do_not(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    await begin(ana, game="cave")
    await provoke(ana)
    wish = {"settings": {"game": "duel", "seats": 2}, "names": ["Ana"], "bots": [{"level": "miner", "name": "Pip"}]}
    made = await ana.http.post("/api/tables", json=wish, headers={"x-deal": f"{ana.deal} 9"})
    ana.said.clear()
    ana.positions.clear()
    await ana.open(made.json()["table"])
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    chance = random.Random(1)
    await play_on(ana, lambda position: chance.choice(position["legal"]), [0])
    assert ana.said == []


# -- the log alone


def dealt(**settings: Any) -> TableState:
    """Return a table of a person and two bots at its deal."""
    made = Made(Settings(game="saboteur", seats=3, **settings), "guest", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    for entry in (Sat(0, "guest", "Ana"), BotSat(1, "miner", "Pip"), BotSat(2, "mole", "Krum"), Started(2000)):
        state.apply(entry)
    return state


SAID = [Remark(1, "accused-brash-1", 0), Remark(2, "broken-any-2", 1, 3)]


def test_a_remark_is_stored_and_read_again() -> None:
    decision = decisions.remarks(dealt(), SAID, 0, 3000)
    assert decision.entries == [
        Talked(1, "Pip", 3000, to=0, remark="accused-brash-1", count=1),
        Talked(2, "Krum", 3000, to=1, remark="broken-any-2", count=3),
    ]
    assert decode_entries(encode_entries(decision.entries)) == decision.entries
    state = dealt()
    for entry in decision.entries:
        state.apply(entry)
    assert state.uttered() == [(0, 1, "accused-brash-1"), (0, 2, "broken-any-2")]


def test_what_another_process_has_let_a_bot_say_to_it_is_not_said_twice() -> None:
    state = dealt()
    state.apply(Talked(2, "Krum", 2500, to=0, remark="broken-any-1", count=1))
    heard = len(state.talk)
    state.apply(Talked(0, "Ana", 2600, word="accuse 1"))
    state.apply(Talked(1, "Pip", 2700, to=0, remark="accused-brash-3", count=1))
    said = [entry.remark for entry in decisions.remarks(state, SAID, heard, 3000).entries if isinstance(entry, Talked)]
    assert said == ["broken-any-2"], "what was said before is no answer to it"
    other = [Remark(1, "way-out-any-1", 1)]
    assert len(decisions.remarks(state, other, heard, 3000).entries) == 1, "an answer to something else"


def test_no_remark_is_made_for_somebody_who_has_gone_or_where_too_much_was_said() -> None:
    state = dealt()
    state.apply(Left(1))
    assert [entry.seat for entry in decisions.remarks(state, SAID, 0, 3000).entries if isinstance(entry, Talked)] == [2]
    state = dealt()
    state.apply(Sat(1, "other", "Ben"))
    assert len(decisions.remarks(state, SAID, 0, 3000).entries) == 1, "a person sits there now"
    state = dealt()
    state.talk = [Talked(0, "Ana", 2500, text="a")] * decisions.REMARK_LINES
    assert decisions.remarks(state, SAID, len(state.talk), 3000).entries == []
    assert decisions.REMARK_LINES < decisions.TALK_LINES, "people have the last word"


@pytest.mark.parametrize(
    ("stored", "talking"),
    [(b"", "talk"), (b',"bots_talk":true', "little"), (b',"bots_talk":false', "off"), (b',"bots_talk":"off"', "off")],
)
def test_settings_of_older_tables_are_read(stored: bytes, talking: str) -> None:
    settings = msgspec.json.decode(b'{"game":"saboteur","seats":3' + stored + b"}", type=Settings)
    assert settings.talking == talking
    assert decisions.remarked_on(dealt(bots_talk=settings.bots_talk)) is (talking == "talk")


# -- when


def under_way() -> set[asyncio.Task[Any]]:
    """Return what runs beside the test itself."""
    return {task for task in asyncio.all_tasks() if task is not asyncio.current_task()}


@pytest.mark.parametrize(("takes", "parts"), [(0, 1), (1, 1), (349, 1), (351, 2), (1100, 4)])
async def test_the_moment_of_a_remark_does_not_tell_what_the_machine_was_busy_with(
    takes: int, parts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, said = [1_000_000], list[int]()

    async def sleep(seconds: float) -> None:
        now[0] += round(seconds * 1000)

    async def remark(_news: News, _household: str) -> Remarks:
        now[0] += takes
        return Remarks(SAID)

    async def act(_decide: object) -> None:
        said.append(now[0])

    monkeypatch.setattr(remarks, "now_ms", lambda: now[0])
    monkeypatch.setattr("undermine.server.remarks.asyncio.sleep", sleep)
    state = dealt()
    driver = SimpleNamespace(leads=lambda: True, pause=lambda: 700)
    house = SimpleNamespace(bots=SimpleNamespace(remark=remark))
    table: Any = SimpleNamespace(
        state=state, house=house, connections={1}, household="", act=act, driver=driver, gone=False
    )
    remarker = remarks.Remarker(table)
    remarker.nudge()
    assert not under_way(), "nothing has come"
    for entry in decisions.word(state, 0, "Ana", "accuse 1", 2500).entries:
        state.apply(entry)
    remarker.nudge()
    while under_way():
        await asyncio.gather(*under_way())
    assert said == [1_000_000 + parts * 350]
    table.connections.clear()
    for entry in decisions.word(state, 0, "Ana", "accuse 2", 2600).entries:
        state.apply(entry)
    remarker.nudge()
    assert not under_way(), "nobody looks on"


async def test_a_move_does_not_wait_for_talk_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, never = asyncio.Event(), asyncio.Event()

    async def remark(_news: News, _household: str) -> Remarks:
        begun.set()
        await never.wait()
        return Remarks([])

    monkeypatch.setattr(remarks, "PATIENCE", 0.01, raising=False)
    state = dealt()
    driver = SimpleNamespace(leads=lambda: True, pause=lambda: 700)
    house = SimpleNamespace(bots=SimpleNamespace(remark=remark))
    table: Any = SimpleNamespace(state=state, house=house, connections={1}, household="", driver=driver, gone=False)
    remarker = remarks.Remarker(table)
    for entry in decisions.word(state, 0, "Ana", "accuse 1", 2500).entries:
        state.apply(entry)
    remarker.nudge()
    await begun.wait()
    await asyncio.wait_for(remarker.asked(), 20)
    assert under_way(), "what the bots remark may still come"
    remarker.stop()
    await asyncio.gather(*under_way(), return_exceptions=True)


async def test_what_cannot_be_stored_stays_unsaid_and_is_noted() -> None:
    async def remark(_news: News, _household: str) -> Remarks:
        return Remarks(SAID)

    async def act(_decide: object) -> None:
        raise StoreDown("the database is away")

    noted = io.StringIO()
    state = dealt()
    driver = SimpleNamespace(leads=lambda: True, pause=lambda: 0)
    house = SimpleNamespace(bots=SimpleNamespace(remark=remark), log=Log("text", noted))
    table: Any = SimpleNamespace(
        state=state, house=house, connections={1}, household="", act=act, driver=driver, gone=False
    )
    remarker = remarks.Remarker(table)
    for entry in decisions.word(state, 0, "Ana", "accuse 1", 2500).entries:
        state.apply(entry)
    remarker.nudge()
    while under_way():
        await asyncio.gather(*under_way())
    assert "a remark stays unsaid" in noted.getvalue()
    assert "accused" not in noted.getvalue()
