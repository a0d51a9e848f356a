"""Bots of people: a token, a seat that everybody sees is a bot's, and the client that plays it, also over a bad line."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.server import ServerConnection
from websockets.sync.server import serve as listen

from tests.server.people import Person, play_on
from tests.server.running import Server
from undermine.bots import Choice
from undermine.client import Choose, ClientError, Message, Seen, Table, sit
from undermine.kernel.rng import Rng
from undermine.server.decisions import hash_key

Newcomer = Callable[[Server], Awaitable[Person]]
OWN = "tests.bots.own.guests"


def any_move(seen: Seen, rng: Rng) -> str:
    """Play any legal move."""
    return seen.legal[rng.below(len(seen.legal))]


def sitting(link: str, name: str, choose: Choose, *, token: str) -> asyncio.Future[Message]:
    """Let a bot sit in a thread that nobody waits for: a test that has failed would wait for its bot for ever."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Message] = loop.create_future()

    def play() -> None:
        try:
            result = sit(link, name, choose, token=token)
        except Exception as failed:
            loop.call_soon_threadsafe(done.set_exception, failed)
        else:
            loop.call_soon_threadsafe(done.set_result, result)

    threading.Thread(target=play, daemon=True).start()
    return done


async def token_of(person: Person, name: str = "Digger") -> str:
    answer = await person.http.post("/api/me/bots", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def bots_of(person: Person) -> list[dict[str, Any]]:
    return list((await person.http.get("/api/me")).json()["bots"])


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 3), ("duel", 2), ("cave", 3)])
async def test_a_bot_sits_down_among_people_and_plays_to_the_end(
    server: Server, people: Newcomer, game: str, seats: int
) -> None:
    ana, eve = await people(server), await people(server)
    token = await token_of(ana)
    names = [f"Ana {n}" for n in range(seats - 1)]
    made = await ana.make(names, game=game, seats=seats)
    await ana.open(made["table"])
    await eve.open(made["table"])
    playing = sitting(made["link"], "Digger", any_move, token=token)
    await ana.until(lambda: ana.table["seats"][seats - 1]["ready"])
    for watcher in (ana, eve):
        await watcher.until(lambda who=watcher: who.table["seats"][seats - 1]["taken"])  # type: ignore[misc]
        assert [seat["program"] for seat in watcher.table["seats"]] == [False] * (seats - 1) + [True]
        assert watcher.table["seats"][seats - 1]["name"] == "Digger"
    await ana.start()
    await play_on(ana, lambda position: position["legal"][0], list(range(seats - 1)))
    result: Message = await playing
    assert result == ana.positions[0]["state"]["result"]


async def test_what_the_bot_sees_is_its_own_seat_s(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana", "Ben"], seats=3)
    await ana.open(made["table"])
    sights: list[Seen] = []

    def look(seen: Seen, rng: Rng) -> str:
        sights.append(seen)
        return seen.legal[0]

    playing = sitting(made["link"], "Digger", look, token=token)
    await ana.until(lambda: ana.table["seats"][2]["ready"])
    await ana.start()
    await play_on(ana, lambda position: position["legal"][0], [0, 1])
    await playing
    assert {seen.seat for seen in sights} == {2}
    first = sights[0]
    assert (first.game, list(first.words)) == ("saboteur", [])
    assert [role == "?" for role in first.state["roles"]] == [True, True, False]  # type: ignore[typeddict-item]
    for earlier, later in pairwise(sights):
        assert later.events[: len(earlier.events)] == earlier.events
        assert len(later.events) > len(earlier.events)
        assert later.notes is first.notes


async def test_the_client_takes_a_choice_of_a_text_and_says_what_it_cannot_take(
    server: Server, people: Newcomer
) -> None:
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana"], game="duel", seats=2)
    await ana.open(made["table"])
    asked: list[int] = []

    def answer(seen: Seen, rng: Rng) -> object:
        asked.append(seen.number)
        return Choice(seen.legal[0]) if len(asked) < 3 else 7  # type: ignore[arg-type]

    playing = sitting(made["link"], "Digger", answer, token=token)
    await ana.until(lambda: ana.table["seats"][1]["ready"])
    await ana.start()
    while not playing.done():
        turn = asyncio.ensure_future(ana.until(lambda: ana.positions.get(0, {}).get("legal")))
        both: set[asyncio.Future[Any]] = {playing, turn}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if turn.done():
            await ana.play(0)
        turn.cancel()
    with pytest.raises(ClientError, match=r"^the bot answered '7', which is no text of a move") as failed:
        await playing
    assert failed.value.key == "move"
    assert len(asked) == 3


async def test_a_token_is_shown_once_listed_and_taken_back(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    token = await token_of(ana, "Digger")
    (bot,) = await bots_of(ana)
    assert bot["name"] == "Digger"
    assert token not in str((await ana.http.get("/api/me")).json())
    assert token not in (await ana.http.get("/api/me/export")).text
    assert await bots_of(ben) == []
    foreign = await ben.http.delete(f"/api/me/bots/{bot['bot']}")
    assert (foreign.status_code, foreign.json()["key"]) == (404, "bot-unknown")
    made = await ana.make(["Ana", "Ben"], seats=3)
    await ana.open(made["table"])
    playing = sitting(made["link"], "Digger", any_move, token=token)
    await ana.until(lambda: ana.table["seats"][2]["online"])
    assert (await ana.http.delete(f"/api/me/bots/{bot['bot']}")).status_code == 204
    with pytest.raises(ClientError) as gone:
        await playing
    assert gone.value.key == "token-unknown"
    await ana.until(lambda: not ana.table["seats"][2]["online"])
    with pytest.raises(ClientError) as unknown:
        await sitting(made["link"], "Digger", any_move, token=token)
    assert unknown.value.key == "token-unknown"
    assert await bots_of(ana) == []


async def test_a_token_is_nobody_elses_and_has_limits(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    token = await token_of(ana)
    head = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.base, headers=head) as bot:
        assert (await bot.get("/api/mine")).json()["tables"] == [], "a bot is not its person"
        assert (await bot.post("/api/me/bots", json={"name": "child"})).json()["key"] == "not-for-bots"
        assert "set-cookie" not in (await bot.get("/api/mine")).headers
    async with httpx.AsyncClient(base_url=server.base, headers={"authorization": "Bearer " + "a" * 43}) as nobody:
        answer = await nobody.get("/api/mine")
        assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown")
    for number in range(2, 11):
        await token_of(ana, f"Bot {number}")
    assert (await ana.http.post("/api/me/bots", json={"name": "one more"})).json()["key"] == "bots-enough"


OWN_AFFAIRS = [
    ("GET", "/api/me", None),
    ("DELETE", "/api/me", None),
    ("GET", "/api/me/export", None),
    ("POST", "/api/me/sign-out", {}),
    ("POST", "/api/me/phrase", None),
    ("DELETE", "/api/me/phrase", None),
    ("POST", "/api/me/unblock", {"person": "x"}),
    ("POST", "/api/me/recover", {"key": "a" * 26}),
    ("POST", "/api/me/bots", {"name": "child"}),
    ("DELETE", "/api/me/bots/x", None),
]


async def test_what_people_ask_about_themselves_is_not_for_bots(server: Server, people: Newcomer) -> None:
    token = await token_of(await people(server))
    async with httpx.AsyncClient(base_url=server.base, headers={"authorization": f"Bearer {token}"}) as bot:
        for method, path, body in OWN_AFFAIRS:
            answer = await bot.request(method, path, json=body)
            assert (answer.status_code, answer.json().get("key")) == (403, "not-for-bots"), (method, path)
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("way", ["remove", "forget"])
async def test_whatever_signs_a_bot_in_is_taken_back(tmp_path: Path, people: Newcomer, way: str) -> None:
    """A bot that has got a second token, as it could in 0.1.0, loses both of them, and so is listed once."""
    path = tmp_path / "tables.db"
    server = Server(f"sqlite:///{path}", tmp_path)
    ana = await people(server)
    tokens = [await token_of(ana), "b" * 43]
    with sqlite3.connect(path) as store:
        store.execute(
            "INSERT INTO devices (token, guest, label, made, seen) SELECT ?, guest, label, made, seen FROM devices"
            " WHERE token = ?",
            (hash_key(tokens[1]), hash_key(tokens[0])),
        )
        store.execute(
            "INSERT INTO phrases (guest, key_hash, made) SELECT guest, ?, made FROM devices WHERE token = ?",
            (hash_key("c" * 26), hash_key(tokens[0])),
        )
    async with httpx.AsyncClient(base_url=server.base) as anybody:
        answer = await anybody.post("/api/me/recover", json={"key": "c" * 26})
        assert answer.json()["key"] == "phrase-unknown"
    (bot,) = await bots_of(ana)
    gone = await ana.http.delete("/api/me" if way == "forget" else f"/api/me/bots/{bot['bot']}")
    assert gone.status_code == 204
    for token in tokens:
        async with httpx.AsyncClient(base_url=server.base, headers={"authorization": f"Bearer {token}"}) as back:
            assert (await back.get("/api/mine")).status_code == 401
    assert server.stop() == 0


async def test_only_its_own_seat_in_its_own_turn_gets_a_parcel(server: Server, people: Newcomer) -> None:
    ana, eve = await people(server), await people(server)
    made = await ana.make(["Ana", "Ben", "Cyd"], seats=3)
    await ana.open(made["table"])
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    one = f"/api/tables/{made['table']}/parcel"
    assert (await ana.http.get(f"{one}/0")).status_code == 200
    assert (await ana.http.get(f"{one}/1")).json()["key"] == "stale"
    assert (await eve.http.get(f"{one}/0")).json()["key"] == "not-your-seat"


async def test_the_bot_comes_back_when_the_server_does(tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana", "Ben"], seats=3)
    await ana.open(made["table"])
    playing = sitting(made["link"], "Digger", any_move, token=token)
    await ana.until(lambda: ana.table["seats"][2]["ready"])
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    await ana.play(0)
    server.kill()
    server.start()
    await ana.open(made["table"])
    await play_on(ana, lambda position: position["legal"][0], [0, 1])
    assert await playing == ana.positions[0]["state"]["result"]
    assert server.stop() == 0


async def test_a_bot_outlives_the_limit_of_messages(tmp_path: Path, people: Newcomer) -> None:
    """Two messages at once and one a second: whoever sends four waits."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_MESSAGES="1")
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana"], game="duel", seats=2)
    refusals: list[str] = []

    def ask_and_ask() -> None:
        with Table(made["link"], token) as table:
            for _ in range(4):
                try:
                    table.ask("ready", ready=True, random=table.random)
                except ClientError as refused:
                    refusals.append(refused.key)

    await asyncio.to_thread(ask_and_ask)
    assert len(refusals) == 4
    assert "too-fast" not in refusals
    assert server.stop() == 0


def test_who_asks_too_fast_waits_as_long_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("undermine.client.time.sleep", waits.append)
    answers = [(429, b'{"key": "too-fast", "message": "wait"}'), (429, b"<html>"), (200, b'{"table": "x"}')]

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = answers.pop(0)
            self.send_response(status)
            self.send_header("Retry-After", "7")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Busy) as busy:
        threading.Thread(target=busy.serve_forever, daemon=True).start()
        where = f"http://127.0.0.1:{busy.server_port} ABCDEF"
        try:
            assert Table(where, "a" * 43).link.table == "x"
            assert waits == [7.0, 7.0]
            answers += [(429, b"")] * 3
            with pytest.raises(ClientError) as given_up:
                Table(where, "a" * 43, tries=2)
            assert given_up.value.key == "too-fast"
        finally:
            busy.shutdown()


def test_a_server_that_goes_away_while_the_bot_thinks_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot asks for its view when it is to decide: it is not sent away because the server restarts just then."""
    waits: list[float] = []
    monkeypatch.setattr("undermine.client.time.sleep", waits.append)
    answers = [(0, b""), (502, b"<html>"), (503, b'{"key": "shutting-down", "message": "wait"}'), (200, b'{"seat": 1}')]

    class Restarting(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = answers.pop(0)
            if status:
                self.send_response(status)
                self.end_headers()
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Restarting) as restarting:
        threading.Thread(target=restarting.serve_forever, daemon=True).start()
        table = Table(f"http://127.0.0.1:{restarting.server_port}/t/x", "a" * 43, tries=3)
        try:
            assert table.parcel(1) == {"seat": 1}
            assert waits == [0.5, 1.0, 2.0]
            said = [record.getMessage() for record in caplog.records]  # whoever mistyped the address need not wait long
            assert len(said) == 3
            assert all("trying again in" in line for line in said)
            answers += [(0, b"")] * 4
            with pytest.raises(ClientError, match="does not answer"):
                table.parcel(1)
            answers += [(404, b'{"key": "table-gone", "message": "gone"}')]
            with pytest.raises(ClientError, match="gone"):
                table.parcel(1)
            assert answers == []
        finally:
            restarting.shutdown()


def test_what_is_refused_only_for_now_is_asked_again_and_nobody_sits_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stops when the bot asks to sit, has seated it all the same, and stops once more when it is ready."""
    monkeypatch.setattr("undermine.client.time.sleep", lambda _seconds: None)
    asked: list[str] = []

    def about(line: ServerConnection, mine: bool) -> None:
        line.send(json.dumps({"type": "table", "phase": "lobby", "seats": [{"seat": 0, "mine": mine}]}))

    def serve(line: ServerConnection) -> None:
        about(line, mine="sit" in asked)
        for text in line:
            request = json.loads(text)
            asked.append(request["type"])
            if request["type"] == "sit" and asked.count("sit") == 1:
                return  # the line is cut before the answer
            gone = asked.count("ready") == 1
            answer = {"type": "refused", "key": "shutting-down", "message": "wait"} if gone else {"type": "done"}
            line.send(json.dumps({**answer, "reply": request["id"]}))

    with listen(serve, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        link = f"http://127.0.0.1:{server.socket.getsockname()[1]}/t/x"
        with Table(link, "a" * 43, tries=2) as table:
            table.sit("Digger")
        server.shutdown()
    assert asked == ["sit", "ready", "ready"]


async def test_who_forgets_a_person_forgets_the_bots(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    token = await token_of(ana)
    made = await ben.make(["Ben"], seats=3)
    await ben.open(made["table"])
    await ana.open(made["table"])
    await ana.sit("Ana")
    playing = sitting(made["link"], "Digger", any_move, token=token)
    await ben.until(lambda: ben.table["seats"][2]["ready"])
    await ben.start()
    assert (await ana.http.delete("/api/me")).status_code == 204
    with pytest.raises(ClientError):
        await playing
    await ben.until(lambda: ben.table["seats"][2]["bot"] is not None)
    assert not ben.table["seats"][2]["program"]


@pytest.mark.parametrize("dealt", [False, True])
async def test_a_bot_that_is_sent_away_stops_and_says_so(server: Server, people: Newcomer, dealt: bool) -> None:
    """Before the deal its seat is free again; later a bot of the house has it for good. There is nothing left to wait for."""
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana", "Ben"], seats=3)
    await ana.open(made["table"])
    playing = sitting(made["link"], "Digger", any_move, token=token)
    await ana.until(lambda: ana.table["seats"][2]["ready"])
    if dealt:
        await ana.start()
    answer = await ana.ask("remove", seat=2)
    assert answer["type"] == "table", answer
    with pytest.raises(ClientError, match="sent away") as gone:
        await asyncio.wait_for(playing, 60)
    assert gone.value.key == "no-seat"


async def test_a_game_that_is_not_over_has_no_result(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana"], game="duel", seats=2)

    def look() -> None:
        with Table(made["link"], token) as table:
            with pytest.raises(ClientError, match="not over"):
                _ = table.result
            with pytest.raises(ClientError, match="no seat"):
                next(table.decisions())

    await asyncio.to_thread(look)


@pytest.mark.parametrize("bot", ["apprentice", f"{OWN}:packed"])
async def test_the_command_lets_any_bot_sit_down(server: Server, people: Newcomer, bot: str) -> None:
    ana = await people(server)
    token = await token_of(ana)
    made = await ana.make(["Ana"], game="duel", seats=2)
    await ana.open(made["table"])
    where = f"{server.base} {made['code']}"
    command = [sys.executable, "-m", "undermine", "sit", where, "--bot", bot, "--name", "Lola"]
    with subprocess.Popen(
        command, env={**os.environ, "UNDERMINE_TOKEN": token}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        await ana.until(lambda: ana.table["seats"][1]["ready"])
        await ana.start()
        await play_on(ana, lambda position: position["legal"][0], [0])
        said, errors = await asyncio.to_thread(running.communicate, timeout=60)
    assert "Lola sits at" in said, errors
    assert "The game is over." in said, errors
    assert running.returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["https://nowhere.invalid/t/x"], "a bot needs a token"),
        (["not-an-address", "--token", "a" * 43], "is no address of a table"),
        (["http://[bad/t/x", "--token", "a" * 43], "is no address of a table"),
        (["http://127.0.0.1:99999/t/x", "--token", "a" * 43], "is no address of a table"),
        (["http://127.0.0.1:9/t/x", "--token", "a" * 43 + "\n"], "a token is one word"),
        (["http://127.0.0.1:9 ABC DEF", "--token", "a" * 43], "does not answer"),
        (["http://127.0.0.1:9 ABCDEF", "--token", "a" * 43], "does not answer"),
        (["http://127.0.0.1:9/t/x", "--token", "a" * 43, "--bot", "giant"], "nobody is called 'giant'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(words: list[str], sentence: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "UNDERMINE_TOKEN"}
    done = subprocess.run(
        [sys.executable, "-m", "undermine", "sit", *words], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_that_is_not_there_is_waited_for_only_so_long() -> None:
    with pytest.raises(ClientError) as missing, Table("http://127.0.0.1:9/t/x", "a" * 43, tries=0):
        pass
    assert missing.value.key == "unreachable"


async def test_a_seat_that_is_none_is_refused_and_fills_no_log(server: Server, people: Newcomer) -> None:
    ana = await people(server)
    table = (await ana.make(["Ana"], ["Digby"]))["table"]
    before = len(server.log())
    for seat in ("9" * 5000, "-1", "x", "\u0661", "3"):
        answer = await ana.http.get(f"/api/tables/{table}/parcel/{seat}")
        assert (answer.status_code, answer.json()["key"]) == (400, "seat-unknown")
    assert len(server.log()) < before + 1000
