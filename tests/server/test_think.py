"""Bots that think elsewhere: the same moves, nothing but a seat's view, and a game that goes on whoever dies."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import undermine
from tests.server.conftest import new_database
from tests.server.people import Person
from tests.server.running import Server
from undermine.bots import decide
from undermine.catalogue import games, names
from undermine.server import think
from undermine.server.bot_pool import BotPool
from undermine.server.bot_worker import Answer, Question, load
from undermine.server.parcel import Unreadable, pack, unpack
from undermine.server.store import Ears

Newcomer = Callable[[Server], Awaitable[Person]]
THERE, HERE = Answer("there", "because"), Answer("here", "because")


def positions(name: str, every: int) -> Iterator[undermine.Game]:
    """Play a game by chance, and stop now and then."""
    chance = random.Random(name)
    game = undermine.new(name, players=games()[name].seats[1], seed=3)
    while game.turn is not None:
        if len(game.moves) % every == 0:
            yield game
        game.apply(chance.choice(game.legal()))


@pytest.mark.parametrize("name", names())
def test_who_thinks_elsewhere_chooses_the_same(name: str) -> None:
    answer = load()
    for game in positions(name, 9):
        seat = cast(int, game.turn)
        for level in ("mole", "miner", "foreman"):
            question = Question(game.record(), seat, level, len(game.moves))
            sent = think.unpacked(think.packed(question, game))
            assert sent.record == {}
            assert answer(sent) == msgspec.convert(decide(game.record(), seat, level, len(game.moves)), Answer)


@pytest.mark.parametrize("name", names())
def test_what_travels_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    looked = 0
    for game in positions(name, 15):
        seat = cast(int, game.turn)
        sent = pack(game, seat)
        for seed in range(3):
            other = game.resample(seat, seed)
            assert _shown(pack(other, seat)) == _shown(sent)
            looked += other.view() != game.view()
    assert looked or name == "solo", "the others differed in what is hidden"


def _shown(parcel: Any) -> bytes:
    return msgspec.json.encode([unpack(parcel).view.describe(), parcel.moves, parcel.view["part"]])


@pytest.mark.parametrize(
    "part", ["os:system", "undermine.server.main:Server", "undermine.kernel.grid:Nothing", "undermine.kernel.box:Box"]
)
def test_only_the_rules_own_classes_are_built(part: str) -> None:
    game = undermine.new("saboteur", players=3, seed=1)
    parcel = msgspec.structs.replace(pack(game, 0), view={"part": part, "fields": {}})
    with pytest.raises(Unreadable):
        unpack(parcel)


class Queue:
    """A queue that answers what a test tells it to."""

    def __init__(self, answer: bytes | None) -> None:
        self.ears = Ears()
        self.answer = answer
        self.asked: list[str] = []
        self.withdrawn: list[str] = []

    async def ask(self, question: str, _table: str, _version: str, _body: bytes, /) -> None:
        self.asked.append(question)
        if self.answer is not None:
            self.ears.thought(f"{question} {self.answer.decode()}")

    async def withdraw(self, question: str, /) -> None:
        self.withdrawn.append(question)


class Local:
    """Workers that always say the same."""

    async def decide(self, _question: Question, _household: str, *, watched: bool) -> Answer:
        assert watched
        return HERE


@pytest.mark.parametrize(
    ("there", "answer", "expected", "asked"),
    [
        (False, msgspec.json.encode(THERE), HERE, 0),
        (True, msgspec.json.encode(THERE), THERE, 1),
        (True, None, HERE, 1),
        (True, b"nonsense", HERE, 1),
    ],
    ids=["nobody thinks elsewhere", "answered in time", "too late", "not understood"],
)
async def test_the_local_process_answers_when_nobody_else_does(
    there: bool, answer: bytes | None, expected: Answer, asked: int
) -> None:
    queue = Queue(answer)
    thinkers = think.Thinkers(cast(BotPool, Local()), queue, 0.05)
    if there:
        queue.ears.thought(think.HERE)
    game = undermine.new("saboteur", players=3, seed=1)
    got = await thinkers.decide(Question(game.record(), 0, "mole", 1), "table", cast(Any, game))
    assert (got, len(queue.asked)) == (expected, asked)
    assert queue.withdrawn == (queue.asked if expected == HERE else [])
    queue.ears.thought(f"{'0' * 16} {msgspec.json.encode(THERE).decode()}")  # long after: nobody waits for it


def thinker(database: str) -> subprocess.Popen[str]:
    words = ["-m", "undermine", "think", "--database", database, "--workers", "1"]
    started = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    assert "thinks with 1 processes" in started.stdout.readline()
    return started


@pytest.mark.postgres
async def test_bots_are_thought_for_elsewhere_and_go_on_when_that_dies(
    request: pytest.FixtureRequest, tmp_path: Path, people: Newcomer
) -> None:
    database = new_database("postgresql", request, tmp_path)
    server = Server(database, tmp_path, UNDERMINE_THINK_SECONDS="20")
    with contextlib.ExitStack() as ends:
        first, second = thinker(database), thinker(database)
        for each in (first, second):
            ends.enter_context(each)
            ends.callback(each.kill)
        ana = await people(server)
        table = (await ana.make([], ["Digby", "Rocky", "Dusty"], seats=3))["table"]
        await ana.open(table)
        await ana.ask("start")
        await ana.until(lambda: ana.positions.get(None, {}).get("moves", 0) >= 10)
        first.send_signal(signal.SIGKILL)
        await ana.until(lambda: ana.positions[None]["state"]["result"])
        second.terminate()
        said, _ = await asyncio.to_thread(second.communicate)
        assert int(said.split()[0]) > 0, "and the last decisions came from there as well"
    assert server.stop() == 0


def test_a_database_that_cannot_be_asked_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        think.think(["--database", "sqlite:///x"])
    assert left.value.code == 2
    assert think.think(["--database", "postgresql://nobody@127.0.0.1:1/x"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.startswith("undermine") for line in told] == [True, True], "one line each"
