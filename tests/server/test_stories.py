"""The story of a table's game: who may ask for whose eyes, and that it is told of what is over alone."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import undermine
from tests.server.people import Person, play_on
from tests.server.running import Server, wait_until
from tests.server.test_words import dealt
from undermine.server.entries import Marked, Moved
from undermine.server.protocol import Mark
from undermine.server.refusal import Refusal
from undermine.server.stories import Stories
from undermine.server.table import TableState
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
    whole = (await ana.http.get(f"/api/tables/{table}/story/public")).json()
    assert (whole["own"], whole["noses"]) == ([0], [])
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


async def test_whoever_asks_while_the_teller_wakes_waits_for_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Teller] = []

    async def start(*_program: object, **_pipes: object) -> Teller:
        await asyncio.sleep(0)
        started.append(Teller())
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    stories = Stories(print)
    stories.wake()
    stories.wake()
    game = SimpleNamespace(record=lambda: {"number": 7}, moves=[])
    state: Any = SimpleNamespace(id="7", game=game)
    assert b'"progress":1.0' in await stories.answer(state, None, lambda: None)
    stories.wake()
    assert [teller.told for teller in started] == [[7]]
    await stories.close()


def tellers(server: Server) -> int:
    """Count the processes of a server that tell stories."""
    begun = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in server.children()]
    return sum(b"undermine.server.story_worker" in line for line in begun)


async def test_the_teller_wakes_when_a_round_is_over_and_not_before(watched: Server, people: Newcomer) -> None:
    ana, table = await table_of_three(watched, people)
    await ana.open(table)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    assert tellers(watched) == 0, "there is nothing to ask for yet"
    await play_on(ana, lambda position: position["legal"][0], [0])
    wait_until(lambda: tellers(watched) == 1)


# --- private marks -----------------------------------------------------------------------------------


class Inside:
    """A process that tells stories here and now."""

    returncode = None

    def __init__(self) -> None:
        self.answers = [b"ready"]
        self.stdin = self.stdout = self

    def write(self, line: bytes) -> None:
        ask = json.loads(line)
        assert "marks" not in str(ask), "whoever tells the story is shown no mark"
        told = tell(undermine.load(ask["record"]), ask["eyes"])
        self.answers.append(json.dumps({"progress": 1.0, "story": told}).encode())

    async def readline(self) -> bytes:
        await asyncio.sleep(0)
        return self.answers.pop(0)

    def kill(self) -> None: ...

    async def wait(self) -> None: ...


def played_with(marks: dict[tuple[int, int], Mark]) -> TableState:
    """Return a table of three whose first round is over, with these marks of that round by seat and whom they are about."""
    state, chance = dealt(), random.Random(4)
    for (seat, about), mark in marks.items():
        state.apply(Marked(seat, about, mark))
    while state.game is not None and state.game.rounds_over == 0:
        state.apply(Moved(chance.choice(state.game.legal()), "person", 3000))
    return state


async def answers(monkeypatch: pytest.MonkeyPatch, state: TableState) -> dict[tuple[str, int | None], bytes]:
    """Return what everybody is answered, through every pair of eyes."""

    async def start(*_program: object, **_pipes: object) -> Inside:
        return Inside()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    stories = Stories(print)
    found = {}
    for guest in ("guest 0", "guest 1", "guest 2", "stranger", ""):
        for eyes in (None, 0, 1, 2):
            found[guest, eyes] = await stories.answer(state, eyes, lambda: None, guest=guest)
    await stories.close()
    return found


async def test_the_marks_of_others_change_no_byte_of_a_story(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [(seat, about) for seat in range(3) for about in range(3) if seat != about]
    plain = await answers(monkeypatch, played_with({}))
    for owner in range(3):
        marks: list[dict[tuple[int, int], Mark]] = [
            {pair: mark for pair in every if pair[0] == owner} for mark in ("trust", "unsure", "suspect")
        ]
        for told in [await answers(monkeypatch, played_with(one)) for one in marks]:
            others = [key for key in plain if key != (f"guest {owner}", owner)]
            assert all(told[key] == plain[key] for key in others), "a mark reached somebody else"
            assert told[f"guest {owner}", owner] != plain[f"guest {owner}", owner]


async def test_own_marks_are_scored_beside_a_bots_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played_with({})
    told = json.loads((await answers(monkeypatch, state))["guest 1", 1])
    assert (told["own"], told["noses"]) == ([1], [])
    traitors = told["story"]["rounds"][0]["traitors"]
    judge = told["story"]["rounds"][0]["judges"][1]
    right: dict[tuple[int, int], Mark] = {(1, seat): "suspect" if traitors[seat] else "trust" for seat in (0, 2)}
    wrong: dict[tuple[int, int], Mark] = {(1, seat): "trust" if traitors[seat] else "suspect" for seat in (0, 2)}
    unsure: dict[tuple[int, int], Mark] = {(1, 0): "unsure"}
    scores = []
    for marks in (right, wrong, unsure):
        nose = json.loads((await answers(monkeypatch, played_with(marks)))["guest 1", 1])["noses"]
        assert [(one["round"], one["seat"], one["bot"]) for one in nose] == [(1, 1, judge["bot"])]
        scores.append(nose[0]["score"])
        notes = {note["about"]: (note["mark"], note["right"]) for note in nose[0]["notes"]}
        came_true = {
            about: None if mark == "unsure" else (mark == "suspect") == traitors[about]
            for (_, about), mark in marks.items()
        }
        assert notes == {about: (mark, came_true[about]) for (_, about), mark in marks.items()}
    odds = [(judge["odds"][seat] - traitors[seat]) ** 2 for seat in (0, 2)]
    assert scores == pytest.approx([0.15**2, 0.85**2, sum(odds) / 2], abs=1e-4)
