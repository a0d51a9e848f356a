"""The story of a table's game: who may ask for whose eyes, and that it is told of what is over alone."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

import undermine
from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.server.refusal import Refusal
from undermine.server.stories import Stories
from undermine.story.telling import tell

pytestmark = pytest.mark.any_deal

Newcomer = Callable[[Server], Awaitable[Person]]


async def table_of_three(server: Server, people: Newcomer) -> tuple[Person, str]:
    ana = await people(server)
    table = (await ana.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"]
    return ana, table


async def story(person: Person, table: str, eyes: str = "public") -> Any:
    """Ask until the story is there, as the page does."""
    while True:
        answer = await person.http.get(f"/api/tables/{table}/story/{eyes}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert not told["failed"]
        if told["progress"] == 1.0:
            return told["story"]
        assert 0.0 <= told["progress"] < 1.0
        if told["story"] is not None:  # something to look at, while bots think about what they would have done
            assert told["story"]["format"] == "undermine-story/1"


async def test_while_it_is_played_only_rounds_that_are_over_and_only_own_eyes(server: Server, people: Newcomer) -> None:
    ana, table = await table_of_three(server, people)
    answer = await ana.http.get(f"/api/tables/{table}/story/public")
    assert (answer.status_code, answer.json()["key"]) == (400, "table-not-started")
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    told = await story(ana, table)
    assert (told["over"], told["rounds"], told["awards"]) == (False, [], [])
    assert (await story(ana, table, "0"))["rounds"] == []
    for eyes, key in (("1", "not-your-seat"), ("3", "seat-unknown"), ("all", "seat-unknown"), ("-1", "seat-unknown")):
        answer = await ana.http.get(f"/api/tables/{table}/story/{eyes}")
        assert answer.json()["key"] == key
    stranger = await people(server)
    assert (await stranger.http.get(f"/api/tables/{table}/story/0")).json()["key"] == "not-your-seat"


async def test_a_finished_game_is_told_to_the_end_through_any_eyes(server: Server, people: Newcomer) -> None:
    ana, table = await table_of_three(server, people)
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await play_on(ana, lambda position: position["legal"][0], [0])
    record = (await ana.http.get(f"/api/tables/{table}/record")).json()
    stranger = await people(server)
    for eyes in ("public", "0", "2"):
        told = await story(stranger, table, eyes)
        assert told == tell(undermine.load(record), None if eyes == "public" else int(eyes))
        assert told["over"]
        assert len(told["rounds"]) == 3


async def test_many_who_ask_at_once_are_told_the_same_story(server: Server, people: Newcomer) -> None:
    ana, table = await table_of_three(server, people)
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await play_on(ana, lambda position: position["legal"][0], [0])
    told = await asyncio.gather(*(story(ana, table) for _ in range(12)))
    assert all(one == told[0] for one in told)


async def test_bots_talk_where_the_table_lets_them(server: Server, people: Newcomer) -> None:
    """With `bots_talk` bots say words before they move, and the game still replays; without it they say nothing.

    Older pages ask for yes or no.
    """
    said: dict[str | bool, int] = {}
    for talks in (False, "little"):
        ana = await people(server)
        wish = {
            "settings": {"game": "saboteur", "seats": 5, "bots_talk": talks},
            "names": ["Ana"],
            "bots": [{"level": "miner", "name": name} for name in ("Digby", "Rocky", "Mira", "Orin")],
        }
        made = await ana.http.post("/api/tables", json=wish, headers={"x-deal": f"{ana.deal} 1"})
        table = made.json()["table"]
        await ana.open(table)
        await ana.start()
        await ana.until(functools.partial(ana.positions.__contains__, 0))
        await play_on(ana, lambda position: position["legal"][0], [0])
        record = (await ana.http.get(f"/api/tables/{table}/record")).json()
        game = undermine.load(record)
        assert game.result is not None
        assert all(seat != 0 for _, seat, _ in game.words)
        said[talks] = len(game.words)
    assert said[False] == 0
    assert said["little"] > 5


class Teller:
    """A process that tells every story at once, and notes whose it was."""

    returncode = None

    def __init__(self) -> None:
        self.told: list[int] = []
        self.stdin = self.stdout = self

    def write(self, line: bytes) -> None:
        self.told.append(json.loads(line)["record"]["number"])

    async def readline(self) -> bytes:
        await asyncio.sleep(0)
        return b'{"progress":1.0,"story":{}}'

    def kill(self) -> None: ...

    async def wait(self) -> None: ...


async def test_who_asks_for_many_stories_waits_for_those_who_ask_for_few(monkeypatch: pytest.MonkeyPatch) -> None:
    teller = Teller()

    async def start(*_program: object, **_pipes: object) -> Teller:
        return teller

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    stories = Stories(print)

    def ask(number: int, household: str) -> asyncio.Task[bytes]:
        game = SimpleNamespace(record=lambda: {"number": number}, moves=[])
        state: Any = SimpleNamespace(id=str(number), game=game)
        return asyncio.create_task(stories.answer(state, None, lambda: None, household))

    asked = [ask(number, "10.6.6.6") for number in range(30)]
    asked.append(ask(99, "10.0.0.1"))
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert teller.told.index(99) <= 2, "address by address in turn"
    assert {each.key for each in done if isinstance(each, Refusal)} == {"too-fast"}, "nor may one fill the room"
    assert b'"progress":1.0' in (done[-1] if isinstance(done[-1], bytes) else b"")
    await stories.close()
