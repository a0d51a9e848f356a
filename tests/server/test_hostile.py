"""Hostile browsers: malformed, huge, nested, forged, cross-site, flooding; each gets a clear answer and nothing breaks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection

from tests.server.people import PATIENCE, Person
from tests.server.running import Server
from undermine.server import decisions
from undermine.server.connection import OUTBOX, Connection
from undermine.server.entries import Made
from undermine.server.limits import FORGET, Buckets
from undermine.server.protocol import HandOver, Play, Ready, Rename, Settings, decode_client
from undermine.server.refusal import Refusal
from undermine.server.schema import schema
from undermine.server.table import TableState

Newcomer = Callable[[Server], Awaitable[Person]]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tight limits."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {
        "UNDERMINE_MAX_TABLES": "3",
        "UNDERMINE_MAX_TABLES_HOUR": "8",
        "UNDERMINE_MAX_SOCKETS_GUEST": "3",
        "UNDERMINE_MAX_MESSAGES": "20",
        "UNDERMINE_MAX_GUESSES": "5",
        "UNDERMINE_MAX_REQUESTS": "200",
    }
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder, **limits)
    wish = {"settings": {"game": "saboteur", "seats": 3}, "names": ["Ana"]}
    elsewhere = {"x-forwarded-for": "10.0.7.1", "x-deal": "strict"}  # who makes it leaves the limits of the tests alone
    made = httpx.post(f"{server.base}/api/tables", json=wish, headers=elsewhere, timeout=PATIENCE)
    assert made.status_code == 201, made.text
    yield server
    assert server.stop() == 0


async def seated(server: Server, people: Newcomer) -> Person:
    person = await people(server)
    made = await person.make(["Mal"], ["Digby", "Rocky"], seats=3)
    await person.open(made["table"])
    await person.start()
    await person.until(lambda: 0 in person.positions)
    return person


ODD = [
    "", " ", "null", "[]", "{}", "7", '"play"', "{", '{"type":"play"}', '{"type":"fly"}', '{"type":7}',
    '{"type":"ping","extra":1}', '{"type":"ping","id":-1}', '{"type":"ping","id":1e400}', '{"type":"ping","id":"1"}',
    '{"type":"play","seat":-1,"move":"x","after":0}', '{"type":"play","seat":99,"move":"x","after":0}',
    '{"type":"play","seat":0,"move":"' + "x" * 500 + '","after":0}', '{"type":"play","seat":0,"move":["x"],"after":0}',
    "[" * 2000, '{"a":' * 600 + "1" + "}" * 600, "\ud7ff\u0000",
    '{"type":"sit","name":"x","random":"zz"}', '{"type":"configure","settings":{"game":"chess","seats":3}}',
    '{"type":"configure","settings":{"game":"saboteur","seats":3,"options":{"seed":7}}}',
    '{"type":"configure","settings":{"game":"saboteur","seats":3,"options":{"players":7}}}',
]  # fmt: skip


async def test_what_is_no_message_is_refused_and_changes_nothing(server: Server, people: Newcomer) -> None:
    person = await seated(server, people)
    assert person.socket is not None
    before = person.positions[0]
    for odd in ODD:
        person.replies.pop(-1, None)
        await person.socket.send(odd)
        await person.until(lambda: -1 in person.replies)
        assert person.replies[-1]["key"] in ("malformed", "table-started", "seat-unknown"), odd
        assert "Traceback" not in person.replies[-1]["message"]
    person.replies.pop(-1, None)
    await person.socket.send(b"\xff\xfe\x00")
    await person.until(lambda: -1 in person.replies)
    assert (await person.ask("ping"))["type"] == "done"
    assert person.positions[0] == before


async def test_a_refused_message_names_its_number(server: Server, people: Newcomer) -> None:
    person = await seated(server, people)
    assert (await person.ask("fly", to="the moon"))["key"] == "malformed"


async def test_huge_messages_close_the_socket(server: Server, people: Newcomer) -> None:
    person = await seated(server, people)
    assert person.socket is not None
    await person.socket.send('{"type":"write","seat":0,"text":"' + "x" * 100_000 + '"}')
    assert await person.ended() == 1009
    answer = await person.http.post("/api/tables", content=b"[" * 200_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
    answer = await person.http.post("/api/tables", content=b"[" * 10_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "malformed")
    answer = await person.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert answer.json()["key"] == "malformed"


BROKEN = [
    b"GET /api/catalogue HTTP/1.1\r\nHost: [\r\n\r\n",
    b"GET /api/catalogue HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}",
    b"GET /%ff%00/%2e%2e HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://evil.example/api/lobby HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/mine HTTP/1.1\r\nHost: x\r\nCookie: undermine=\xff; ;=;\r\nX-Forwarded-For: <b>, ::::\r\n\r\n",
    b"GET /ws/x HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
]


async def test_broken_requests_are_answered_and_leave_no_trace(server: Server) -> None:
    known = server.log()
    for text in BROKEN:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(text)
        status = int((await asyncio.wait_for(reader.readline(), 20)).split()[1])
        assert 200 <= status < 500, text
        writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    await writer.drain()
    writer.close()
    async with httpx.AsyncClient(base_url=server.base) as http:
        assert (await http.get("/healthz")).status_code == 200
    added = [line.partition(" refused ")[2] for line in server.log().removeprefix(known).splitlines()]
    kinds = {"key=malformed", "key=origin", "key=not-found"}
    assert {note.partition(" ")[0] for note in added} <= kinds, "nothing but that something was refused"
    assert len(added) <= len(kinds), "and that once a minute: a stranger cannot fill the log"


async def test_sockets_are_not_compressed(server: Server, people: Newcomer) -> None:
    person = await seated(server, people)
    assert person.socket is not None
    assert person.socket.response is not None
    assert "sec-websocket-extensions" not in person.socket.response.headers


def test_a_table_is_not_changed_without_end() -> None:
    made = Made(Settings(game="saboteur", seats=3), "guest", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    state.seq = decisions.MOST_ACTS
    for request in (Ready(ready=True), Rename(seat=0, name="Ann"), HandOver(seat=0)):
        with pytest.raises(Refusal) as refused:
            decisions.decide(state, "guest", request, 0)
        assert refused.value.key == "acts-enough"
    with pytest.raises(Refusal) as refused:
        decisions.decide(state, "guest", Play(seat=0, move="x", after=0), 0)
    assert refused.value.key == "seat-empty", "a game is played to its end"


def test_addresses_without_number_are_forgotten() -> None:
    buckets = Buckets(0.001, 5)
    for number in range(FORGET + 10):
        buckets.of(str(number)).take()
    assert len(buckets) <= FORGET
    assert not buckets.of(str(FORGET + 9)).full(), "the newest are remembered"


async def test_other_sites_cannot_act_or_listen(server: Server, people: Newcomer) -> None:
    person = await seated(server, people)
    table = person.table["table"]
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"{server.base}.evil.example"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await person.open(table, headers={"origin": origin})
        assert refused.value.response.status_code == 403
        answer = await person.http.delete(f"/api/tables/{table}", headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "origin")
        answer = await person.http.post("/api/daily", json={"name": "x"}, headers={"origin": origin})
        assert answer.json()["key"] == "origin"
    answer = await person.http.delete(f"/api/tables/{table}", headers={"sec-fetch-site": "cross-site"})
    assert answer.json()["key"] == "origin"
    await person.open(table, headers={"origin": server.base})
    await person.until(lambda: person.table)


async def test_every_answer_forbids_foreign_scripts_and_frames(server: Server, people: Newcomer) -> None:
    person = await people(server)
    for path in ("/", "/t/abc", "/api/lobby", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = (await person.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


async def test_paths_lead_nowhere_else(server: Server, people: Newcomer) -> None:
    person = await people(server)
    for path in ("/../pyproject.toml", "/..%2f..%2fmain.py", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../main.py"):
        answer = await person.http.get(path)
        assert answer.status_code in (200, 404, 503)
        assert "root:" not in answer.text
        assert "import" not in answer.text or "<html" in answer.text


async def test_names_with_markup_stay_text(server: Server, people: Newcomer) -> None:
    person = await people(server)
    name = "<img src=x>&\"'"
    made = await person.make([name], seats=3, public=True)
    answer = await person.http.get("/api/lobby")
    assert answer.headers["content-type"] == "application/json"
    assert name in {line["host"] for line in answer.json()["tables"]}
    await person.open(made["table"])
    await person.until(lambda: person.table)
    assert person.table["seats"][0]["name"] == name


async def test_too_many_tables_are_refused(strict: Server, people: Newcomer) -> None:
    person = await people(strict)
    wish = {"settings": {"game": "saboteur", "seats": 3}, "names": ["A"]}
    made = [(await person.http.post("/api/tables", json=wish)) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 429]
    assert made[3].json()["key"] == "too-many-tables"
    assert int(made[3].headers["retry-after"]) > 0
    table = made[0].json()["table"]
    assert (await person.http.delete(f"/api/tables/{table}")).status_code == 204
    assert (await person.http.post("/api/tables", json=wish)).status_code == 201
    other = await people(strict)
    keys = [(await other.http.post("/api/tables", json=wish)).json().get("key") for _ in range(6)]
    assert "too-fast" in keys


async def test_too_many_sockets_are_refused(strict: Server, people: Newcomer) -> None:
    person = await people(strict)
    lines = (await person.http.get("/api/lobby")).json()
    assert lines == {"tables": []}
    table = await any_table(strict)
    tabs = []
    for _ in range(3):
        tab = Person(strict)
        tab.http.cookies = person.http.cookies
        tabs.append(await tab.open(table))
        await tab.until(lambda: tab.table)  # noqa: B023  awaited at once
    await person.open(table)
    assert await person.ended() == 4429
    assert json.loads(person.frames[-1])["key"] == "too-many-sockets"
    await tabs[0].close()
    async with asyncio.timeout(PATIENCE):
        while not (await person.open(table)).table:  # until the server has seen the other one go
            await asyncio.sleep(0.02)
    for tab in tabs:
        await tab.leave()


async def any_table(server: Server) -> str:
    """Return a table of the strict server, whose makers are limited: the one that was there before the tests."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        row = database.execute("SELECT id FROM tables ORDER BY made").fetchone()
    database.close()
    return str(row[0])


async def test_a_flood_waits_in_its_own_pipe(strict: Server, people: Newcomer) -> None:
    person, calm = await people(strict), await people(strict)
    table = await any_table(strict)
    await person.open(table)
    await calm.open(table)
    assert person.socket is not None
    for _ in range(120):
        await person.socket.send('{"type":"ping"}')
    assert (await calm.ask("ping"))["type"] == "done"
    await person.until(lambda: -1 in person.replies)
    assert person.replies[-1]["key"] == "too-fast"


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server that lets a socket say one thing a second, and two at once."""
    limits = {"UNDERMINE_MAX_MESSAGES": "1", "UNDERMINE_MAX_SOCKETS_GUEST": "200", "UNDERMINE_PROXIES": "10.9.9.9"}
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, **limits)
    yield server
    assert server.stop() == 0


async def own_sockets(server: Server, people: Newcomer, number: int) -> list[ClientConnection]:
    """So many sockets of one person at a table of their own."""
    person = await people(server)
    table = (await person.make(["Mal"], seats=3))["table"]
    address = f"{server.base.replace('http', 'ws', 1)}/ws/{table}"
    cookie = {"cookie": f"undermine={person.cookie}"}
    return [await websockets.connect(address, additional_headers=cookie) for _ in range(number)]


async def answers(socket: ClientConnection, number: int) -> list[str]:
    """The kinds or keys of so many answers."""
    found: list[str] = []
    while len(found) < number:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message.get("reply") is not None:
            found.append(message.get("key", message["type"]))
    return found


async def test_many_sockets_of_one_address_say_no_more_than_some(slow: Server, people: Newcomer) -> None:
    sockets = await own_sockets(slow, people, 100)
    for socket in sockets:
        await socket.send('{"type":"ping","id":1}')
        await socket.send('{"type":"ping","id":2}')
    found = [key for each in await asyncio.gather(*(answers(socket, 2) for socket in sockets)) for key in each]
    assert set(found) == {"done", "too-fast"}, "each socket keeps to its own limit, all together do not"
    for socket in sockets:
        await socket.close()


async def test_a_table_is_not_changed_faster_than_its_onlookers_can_be_told(slow: Server, people: Newcomer) -> None:
    sockets = await own_sockets(slow, people, 3)
    for number, socket in enumerate(sockets):
        for again in (0, 1):
            face = {"type": "rename", "seat": 0, "name": f"Mal {number} {again}", "id": 1 + again}
            await socket.send(json.dumps(face))
    found = [key for each in await asyncio.gather(*(answers(socket, 2) for socket in sockets)) for key in each]
    assert set(found) == {"table", "too-fast"}
    for socket in sockets:
        await socket.close()


async def test_guessing_is_slowed_down(strict: Server, people: Newcomer) -> None:
    person = await people(strict)
    table = await any_table(strict)
    answers = [(await person.http.get(f"/api/codes/AAAAA{letter}")).json()["key"] for letter in "ABCDEFGH"]
    assert answers == ["code-unknown"] * 5 + ["too-many-guesses"] * 3
    assert (await person.http.get(f"/api/tables/{'a' * 26}")).status_code == 429
    await person.open(table)
    assert await person.ended() == 4429


async def test_a_socket_to_no_table_says_so(server: Server, people: Newcomer) -> None:
    person = await people(server)
    for table in ("a" * 26, "x", "%00", "%27;DROP%20TABLE%20log;--"):
        await person.open(table)
        assert await person.ended() == 4404
        assert json.loads(person.frames[-1])["key"] == "table-unknown"


class Pipe:
    """A socket that takes messages only while it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[bytes | int] = []

    def send_text(self, payload: bytes) -> bool:
        if self.open.is_set():
            self.sent.append(payload)
        return self.open.is_set()

    async def drained(self) -> None:
        await self.open.wait()

    async def end(self, code: int) -> None:
        self.sent.append(code)

    def cut(self) -> None:
        self.sent.append(-1)
        self.open.set()


async def test_messages_stay_in_order_when_some_have_to_wait() -> None:
    pipe = Pipe()
    pipe.open.set()
    connection = Connection(pipe, "guest", "http://example", public=True, since=0)
    writing = asyncio.create_task(connection.write())
    connection.send(b"0")
    assert pipe.sent == [b"0"], "sent at once"
    pipe.open.clear()
    for number in range(1, 6):
        connection.send(b"%d" % number)
        await asyncio.sleep(0)
    assert pipe.sent == [b"0"]
    pipe.open.set()
    connection.send(b"6")
    connection.close(4404)
    await writing
    assert pipe.sent == [b"0", b"1", b"2", b"3", b"4", b"5", b"6", 4404]


async def test_a_browser_that_does_not_read_is_let_go() -> None:
    pipe = Pipe()
    connection = Connection(pipe, "guest", "http://example", public=True, since=0)
    writing = asyncio.create_task(connection.write())
    for number in range(OUTBOX + 1):
        assert connection.closing is None
        connection.send(b"%d" % number)
    assert connection.closing == 1013
    await writing
    assert pipe.sent == [-1, 1013]


# -- fuzzing


def values(shape: dict[str, Any], definitions: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Make nearly valid values from the schema, so that the fuzz gets past the first check."""
    junk = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.integers(), max_size=2)
    if "$ref" in shape:
        return values(definitions[shape["$ref"].rsplit("/", 1)[1]], definitions)
    if "anyOf" in shape:
        return st.one_of([values(option, definitions) for option in shape["anyOf"]]) | junk
    if "enum" in shape:
        return st.sampled_from(shape["enum"])
    kind = shape.get("type")
    if kind == "object" and "properties" in shape:
        fields = {name: values(field, definitions) for name, field in shape["properties"].items()}
        needed = {name: fields[name] for name in shape.get("required", [])}
        others = {name: field for name, field in fields.items() if name not in needed}
        return st.fixed_dictionaries(needed, optional=others)
    if kind == "object":
        return st.dictionaries(st.text(max_size=8), junk, max_size=2)
    if kind == "integer":
        return st.integers(-2, 12) | st.integers()
    if kind == "boolean":
        return st.booleans()
    if kind == "string" and "pattern" in shape:
        return st.sampled_from(["0" * 64, "a" * 52, "a" * 26]) | st.text(max_size=70)
    if kind == "string":
        return st.text(max_size=30) | st.sampled_from(["place NS 1,0", "discard map", "take 3", "map 8,0"])
    return junk


def messages() -> st.SearchStrategy[Any]:
    """Make messages of every shape that the protocol has: when they are wanted, as a game may have no package yet."""
    shapes = schema()["$defs"]
    return st.one_of(
        [values(shapes[option["$ref"].rsplit("/", 1)[1]], shapes) for option in shapes["FromClient"]["anyOf"]]
    )


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_decoding_refuses_or_understands(data: bytes) -> None:
    try:
        decode_client(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return


@pytest.mark.any_deal
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(st.deferred(messages), min_size=1, max_size=25))
def test_no_sequence_of_messages_breaks_a_table(server: Server, messages: list[dict[str, Any]]) -> None:
    asyncio.run(send_all(server, [message for message in messages if message.get("type") != "delete"]))


async def send_all(server: Server, messages: list[dict[str, Any]]) -> None:
    """Send anything at all to a table; then it must still answer, and its other seats still play."""
    mal, ana = await Person(server).arrive(), await Person(server).arrive()
    table = (await mal.make(["Mal"], ["Digby"], seats=3))["table"]
    await mal.open(table)
    await ana.open(table)
    await ana.sit("Ana", seat=2)
    half = len(messages) // 2
    for message in messages[:half]:
        await mal.send(message.pop("type"), **{name: value for name, value in message.items() if name != "id"})
    await mal.ask("ping")
    await mal.ask("start", random=mal.deal)
    for message in messages[half:]:
        await mal.send(message.pop("type"), **{name: value for name, value in message.items() if name != "id"})
    await mal.ask("ping")
    assert (await ana.ask("ping"))["type"] == "done"
    assert (await ana.http.get(f"/api/tables/{table}")).status_code == 200
    failures = [frame for frame in mal.frames + ana.frames if "Traceback" in frame]
    assert not failures
    await mal.leave()
    await ana.leave()


def test_logs_hold_no_failure(server: Server) -> None:
    assert "failed" not in server.log(), server.log()
    assert Path(server.folder / "server.log").exists()
