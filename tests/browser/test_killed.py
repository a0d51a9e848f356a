"""Three browsers and bots play every game to its end while the server is killed and started again and again.

Nobody notices more than a pause, and no move is lost or doubled.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.conftest import Room
from tests.browser.seat import LAPTOP, PHONE, PLAYER, Seat, whole
from tests.server.conftest import new_database
from tests.server.running import Server

pytestmark = pytest.mark.any_deal

PEOPLE = {"saboteur": 3, "cave": 3, "duel": 2, "solo": 1}  # who sits; whoever else is there looks on
SEATS = {"saboteur": 5, "cave": 5, "duel": 2, "solo": 1}
NAMES = ("Ana", "Ben", "Cyr")


class Witness:
    """Notes what one browser sent, what it was promised, and how long it was left alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.sent: dict[tuple[int, int], set[str]] = {}  # by seat and number of the position: moves
        self.promised: dict[int, str] = {}
        self.number = -1
        self.result: dict[str, Any] | None = None
        self.heard = time.monotonic()
        self.pause = 0.0
        self.wrong: list[str] = []
        seat.page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        waiting: dict[int, dict[str, Any]] = {}

        def said(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                self.sent.setdefault((message["seat"], message["after"]), set()).add(message["move"])
                waiting[message["id"]] = message

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] != "position":
                return
            if message["number"] < self.number:
                self.wrong.append(f"position {message['number']} came after {self.number}")
            self.number, self.result = message["number"], message["state"]["result"]
            self.pause = max(self.pause, time.monotonic() - self.heard)
            self.heard = time.monotonic()
            if message["reply"] is not None and message["reply"] in waiting:
                play = waiting[message["reply"]]
                if play["after"] in self.promised:
                    self.wrong.append(f"position {play['after']} was answered twice")
                self.promised[play["after"]] = play["move"]

        socket.on("framesent", said)
        socket.on("framereceived", told)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server on either database, to be killed."""
    server = Server(new_database(request.param, request, tmp_path), tmp_path)
    yield server
    assert server.stop() == 0
    assert "failed" not in server.log()


def sit_down(room: Room, game: str) -> tuple[list[Witness], str]:
    """Three browsers at one table, bots at the other seats, dealt."""
    there = [Witness(room.seat(LAPTOP if number == 1 else PHONE, shelf=True)) for number in range(3)]
    host = there[0].seat
    host.home()
    host.page.wait_for_function("() => !window.asking")  # its cookie has come: it will be the host of what it makes
    bots = [{"level": "mole", "name": f"Bot {number}"} for number in range(SEATS[game] - PEOPLE[game])]
    wish = {"settings": {"game": game, "seats": SEATS[game]}, "names": [NAMES[0]], "bots": bots}
    made = host.page.evaluate(
        """async (wish) => (await fetch('/api/tables', {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
        })).json()""",
        wish,
    )
    for witness in there:
        witness.seat.home()  # whoever looks on is somebody, too
        witness.seat.open(f"/t/{made['table']}")
        expect(witness.seat.page.locator(".lobby")).to_be_visible()
    for witness, name in list(zip(there, NAMES, strict=True))[1 : PEOPLE[game]]:
        witness.seat.page.get_by_label("Your name").fill(name)
        witness.seat.page.locator(".button.primary", has_text=whole("sit")).click()
        witness.seat.page.get_by_role("button", name="I am ready", exact=True).click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for witness in there:
        expect(witness.seat.page.locator(".laid").first).to_be_visible()
    return there, made["table"]


def play_on(there: list[Witness]) -> None:
    """Let everybody play, or look on, by themselves, however long the server is away in all."""
    patient = f"""(how) => {{
        const play = {PLAYER};
        window.game = (async () => {{ for (;;) try {{ return await play(how); }} catch {{ continue; }} }})();
    }}"""
    for number, witness in enumerate(there):
        witness.seat.page.evaluate(patient, {"seed": number + 1, "turns": 0, "until": ""})


def until_later(there: list[Witness], moves: int) -> None:
    """Wait until the game is so many moves further, or over."""
    goal = max(witness.number for witness in there) + moves
    end = time.monotonic() + 120
    while max(witness.number for witness in there) < goal and not any(witness.result for witness in there):
        assert time.monotonic() < end, "the game does not go on"
        there[0].seat.page.wait_for_timeout(20)


def check(there: list[Witness], record: dict[str, Any], movers: list[dict[str, Any]]) -> None:
    """Hold what the browsers sent and were promised against what was played."""
    moves = record["moves"]
    assert [witness.wrong for witness in there] == [[]] * len(there)
    for witness in there:
        for number, move in witness.promised.items():
            assert moves[number] == move, "a promised move is not where it was played"
    for number, (move, mover) in enumerate(zip(moves, movers, strict=True)):
        if mover["by"] == "person":
            sent = [move for witness in there for move in witness.sent.get((mover["seat"], number), ())]
            assert move in sent, "a move that nobody sent at this position"


def play_under_fire(browser: Browser, server: Server, game: str, kills: int, moves: int) -> tuple[int, float]:
    """Play a game while the server is killed, so often at the most, each time after so many moves."""
    room = Room(browser, server.base)
    room.bear("WebSocket connection", "Failed to load resource: net::ERR_")  # files for later are asked for again
    try:
        there, table = sit_down(room, game)
        play_on(there)
        killed = 0
        while killed < kills and not any(witness.result for witness in there):
            until_later(there, moves)
            server.kill()
            server.start()
            killed += 1
        for witness in there:
            witness.seat.finish()
        assert there[0].result is not None
        assert all(witness.result == there[0].result for witness in there)
        with httpx.Client(base_url=server.base) as http:
            record = http.get(f"/api/tables/{table}/record").json()
            outline = http.get(f"/api/tables/{table}/replay").json()
        assert outline["result"] == there[0].result
        check(there, record, outline["moves"])
        assert room.unborne() == [], "more than a lost connection was to be seen"
        return killed, max(witness.pause for witness in there)
    finally:
        room.close()


QUICK = [("sqlite", "saboteur"), ("sqlite", "duel"), ("postgresql", "cave"), ("postgresql", "solo")]


@pytest.mark.parametrize(
    ("mortal", "game"),
    [pytest.param(*pair, marks=pytest.mark.postgres if pair[0] == "postgresql" else ()) for pair in QUICK],
    indirect=["mortal"],
)
def test_three_browsers_finish_a_game_while_the_server_is_killed(browser: Browser, mortal: Server, game: str) -> None:
    killed, _ = play_under_fire(browser, mortal, game, kills=2, moves=6)
    assert killed == 2


@pytest.mark.soak
@pytest.mark.parametrize("game", PEOPLE)
def test_killed_all_the_way_through_every_game(browser: Browser, mortal: Server, game: str) -> None:
    killed, pause = play_under_fire(browser, mortal, game, kills=1000, moves=12)
    print(f"\n{game}: killed {killed} times, the longest pause {pause:.1f} s")
    assert killed >= 3
