"""The door: other sites' pages take nothing from anybody, no route is without a limit, no name but the server's own is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.people import Person
from tests.server.ports import free_port
from tests.server.running import Server
from undermine.server.door import METHODS, host_name

Newcomer = Callable[[Server], Awaitable[Person]]
FOREIGN = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name and tight limits."""
    folder = tmp_path_factory.mktemp("door")
    limits = {"UNDERMINE_MAX_REQUESTS": "5", "UNDERMINE_MAX_GUESSES": "5", "UNDERMINE_MAX_TABLES_HOUR": "2"}
    named = {"UNDERMINE_URL": "https://play.example.org", "UNDERMINE_HOSTS": "den.example.org"}
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder, free_port(), **limits, **named)
    yield server
    assert server.stop() == 0


async def test_no_refused_request_gives_an_identity(server: Server) -> None:
    """A foreign form arrives without the cookie; an answer with another one would take the browser's own away."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    async with httpx.AsyncClient(base_url=server.base) as browser:
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"origin": "https://evil.example", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
             "sec-fetch-dest": "document"},
        ):  # fmt: skip
            answer = await browser.post("/api/tables", content="x=1", headers={**form, **headers})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers
            if "sec-fetch-site" in headers:
                answer = await browser.get("/api/lobby", headers=headers)
                assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
        for path in ("/api/tables/x", "/api/nothing", "/api/codes/AAAAAA"):
            assert "set-cookie" not in (await browser.get(path)).headers, "nothing was found, so nothing is begun"
        malformed = await browser.post("/api/tables", json={"no": "wish"})
        assert (malformed.status_code, "set-cookie" in malformed.headers) == (400, False)
        for site in ("same-origin", "none"):
            answer = await browser.get("/api/lobby", headers={"sec-fetch-site": site, "cookie": ""})
            assert "set-cookie" in answer.headers


async def test_other_sites_may_link_to_the_page(server: Server) -> None:
    link = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    async with httpx.AsyncClient(base_url=server.base) as browser:
        assert (await browser.get("/t/abc", headers=link)).status_code == 200
        assert (await browser.get("/t/abc", headers={**link, "sec-fetch-dest": "iframe"})).status_code == 403


async def test_a_method_nobody_knows_is_counted_with_all_others(watched: Server) -> None:
    async with httpx.AsyncClient(base_url=watched.base) as browser:
        for number in range(30):
            await browser.request(f"M{number}", "/api/lobby")
        text = (await browser.get(f"http://{watched.environment['UNDERMINE_METRICS']}/metrics")).text
        assert 'method="M' not in text
        assert 'method="other"' in text
        assert (await browser.get("/metrics")).status_code == 404, "not where people play"
        assert (await browser.get(f"http://{watched.environment['UNDERMINE_METRICS']}/api/lobby")).status_code == 404
    assert "other" not in METHODS


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/catalogue", "/api/nothing", "/assets/none.js", "/t/x"])
async def test_every_route_has_a_limit(strict: Server, path: str) -> None:
    address = {"x-forwarded-for": f"10.0.0.{1 + len(path)}"}
    async with httpx.AsyncClient(base_url=strict.base, headers=address) as browser:
        times = 600 if path.startswith("/assets/") else 60  # files of the page have a wider limit of their own
        first = [(await browser.get(path)).status_code for _ in range(20)]
        others = await asyncio.gather(*(browser.get(path) for _ in range(times - 20)))  # quicker than the limit grows
    assert 429 not in first, "a page comes with many files"
    assert 429 in {answer.status_code for answer in others}


async def test_another_sites_images_spend_nothing_of_whoever_looks_at_them(strict: Server) -> None:
    address = {"x-forwarded-for": "10.0.1.1"}
    async with httpx.AsyncClient(base_url=strict.base, headers=address) as browser:
        for number in range(40):
            for path in (f"/api/codes/AAAA{number:02}", f"/api/tables/{'a' * 26}/qr.svg"):
                assert (await browser.get(path, headers=FOREIGN)).status_code == 403
        assert (await browser.get("/api/codes/AAAAAA")).json()["key"] == "code-unknown", (
            "not too-fast, not too-many-guesses"
        )


async def test_one_address_cannot_fill_the_list_of_public_tables(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_PUBLIC_HOUR="2")
    wish = {"settings": {"game": "saboteur", "seats": 3, "public": True}, "names": ["Ana"]}
    made, private = [], ""
    for _ in range(3):  # however many cookies it takes
        person = await Person(server).arrive()
        made.append((await person.http.post("/api/tables", json=wish)).status_code)
        private = (await person.make(["Ana"], seats=3))["table"]
        if len(made) == 3:
            await person.open(private)
            answer = await person.ask("configure", settings=wish["settings"])
            assert answer["key"] == "too-fast", "nor by making it public afterwards"
        await person.leave()
    assert made == [201, 201, 429]
    elsewhere = {"x-forwarded-for": "10.0.4.1", "x-deal": "elsewhere"}
    async with httpx.AsyncClient(base_url=server.base, headers=elsewhere) as other:
        assert (await other.post("/api/tables", json=wish)).status_code == 201
    assert server.stop() == 0


async def test_who_belongs_to_a_table_is_never_locked_out(strict: Server) -> None:
    home = {"x-forwarded-for": "10.0.2.1"}
    member, stranger = Person(strict), Person(strict)
    for person in (member, stranger):
        person.http.headers.update(home)
        await person.arrive()
    table = (await member.make(["Ana"], seats=3))["table"]
    guesses = [(await stranger.http.get(f"/api/codes/AAAAA{letter}")).json()["key"] for letter in "ABCDEF"]
    assert guesses[-1] == "too-many-guesses"
    assert (await stranger.http.get(f"/api/tables/{table}")).status_code == 429
    assert (await member.http.get(f"/api/tables/{table}")).status_code == 200
    await member.open(table, headers=home)
    assert member.table["host"] is True
    await stranger.open(table, headers=home)
    assert await stranger.ended() == 4429
    for person in (member, stranger):
        await person.leave()


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("play.example.org", "play.example.org"),
        ("Play.Example.org.:8642", "play.example.org"),
        ("[::1]:80", "[::1]"),
        ("a" * 254, None),
        ("a\n", None),
        ("a/b", None),
        ("a@b", None),
        ("a:123456", None),
        ("", None),
        ("č.example", None),
    ],
)
def test_a_host_is_a_name_or_an_address(host: str, name: str | None) -> None:
    assert host_name(host) == name


async def test_only_the_servers_own_names_are_answered(strict: Server) -> None:
    host, port = "127.0.0.1", strict.port
    good = ["play.example.org", f"127.0.0.1:{port}", "localhost", "den.example.org:80", "[::1]"]
    bad = ["evil.example", "play.example.org.evil.example", "a" * 3000, "127.0.0.1.evil.example"]
    async with httpx.AsyncClient(base_url=strict.base) as browser:
        for number, name in enumerate(good + bad):
            head = {"host": name, "x-forwarded-for": f"10.0.3.{number}"}
            answer = await browser.get("/api/catalogue", headers=head)
            assert answer.status_code == (200 if name in good else 400), name
        inside = await browser.get("/healthz", headers={"host": "server:8642"})
        assert (inside.status_code, inside.text.strip()) == (200, "ok")  # a proxy asks under the name of a container
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"ws://evil.example:{port}/ws/x", host=host, port=port)


async def test_a_link_is_drawn_once_and_not_on_the_loop(server: Server, people: Newcomer) -> None:
    from undermine.server.socket import qr

    qr.cache_clear()
    with pytest.raises(RuntimeError, match="in a thread"):
        qr("https://play.example.org/t/abc")
    drawn = [await asyncio.to_thread(qr, "https://play.example.org/t/abc") for _ in range(2)]
    assert drawn[0] is drawn[1]
    person = await people(server)
    table = (await person.make(["Ana"], seats=3))["table"]
    code = await person.http.get(f"/api/tables/{table}/qr.svg")
    assert (code.status_code, code.text[:4]) == (200, "<svg")
    answer = await person.http.get(f"/api/tables/{table}/qr.svg", headers={"host": "h" * 3000})
    assert answer.status_code == 400


async def test_a_rematch_is_a_new_table_of_its_address(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_MAX_TABLES_HOUR="1")
    ana = await Person(server).arrive()
    table = (await ana.make([], ["Digby", "Rocky", "Dusty"], seats=3))["table"]
    await ana.open(table)
    await ana.ask("start")
    await ana.until(lambda: ana.positions.get(None, {}).get("state", {}).get("result"))
    answer = await ana.ask("rematch")
    assert (answer["type"], answer.get("key")) == ("refused", "too-fast")
    await ana.leave()
    assert server.stop() == 0


async def test_answers_say_what_they_are_and_stay_on_tls(strict: Server) -> None:
    async with httpx.AsyncClient(base_url=strict.base, headers={"x-forwarded-for": "10.0.5.1"}) as browser:
        for path in ("/api/catalogue", "/api/nothing"):
            headers = (await browser.get(path)).headers
            assert headers["content-type"] == "application/json"
            assert headers["content-disposition"] == 'attachment; filename="api.json"'
            assert "strict-transport-security" not in headers, "over plain HTTP it would mean nothing"
        icon = await browser.get("/icon.svg", headers={"x-forwarded-proto": "https"})
        assert icon.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert icon.headers["strict-transport-security"] == "max-age=63072000"
        for kind in ("text/plain", "", "application/jsonx"):
            answer = await browser.post("/api/tables", content="{}", headers={"content-type": kind})
            assert (answer.status_code, answer.json()["key"]) == (415, "malformed")


async def test_what_is_refused_is_noted_once_a_minute(strict: Server) -> None:
    async with httpx.AsyncClient(base_url=strict.base, headers={"x-forwarded-for": "10.0.6.1"}) as browser:
        for _ in range(5):
            await browser.delete(f"/api/tables/{'b' * 26}", headers={"origin": "https://evil.example"})
    assert strict.log().count("refused key=origin count=") == 1
