"""Who you are: cookies of which only hashes are kept, seats that move between devices, talk."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.presence import EXPIRES, Presence, announcements

Newcomer = Callable[[Server], Awaitable[Person]]


async def begin(server: Server, people: Newcomer, **settings: object) -> tuple[Person, Person, str]:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana"], ["Digby"], seats=3, **settings))["table"]
    await ana.open(table)
    await ben.open(table)
    await ben.sit("Ben")
    return ana, ben, table


async def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    person = Person(server)
    answer = await person.http.get("/api/mine")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    again = await person.http.get("/api/mine")
    assert "set-cookie" not in again.headers
    person.http.cookies.clear()
    behind_tls = await person.http.get("/api/mine", headers={"x-forwarded-proto": "https"})
    assert "Secure" in behind_tls.headers["set-cookie"]
    assert behind_tls.headers["set-cookie"].startswith("__Host-undermine="), "no neighbouring site can plant it"
    planted = {"x-forwarded-proto": "https", "cookie": f"undermine={'a' * 43}"}
    assert "set-cookie" in (await person.http.get("/api/mine", headers=planted)).headers
    person.http.cookies.clear()
    forged = await person.http.get("/api/mine", headers={"cookie": "undermine=short"})
    assert "set-cookie" in forged.headers
    await person.leave()


async def test_a_seat_moves_to_another_device_and_back(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    await ana.start()
    await ana.until(lambda: 0 in ana.positions)
    link = await ana.ask("move-seat", seat=0)
    assert link["qr"].startswith("<svg")
    address = urlsplit(link["link"])
    key = address.fragment.removeprefix("seat=")
    assert address.path == f"/t/{table}"
    older, link = key, await ana.ask("move-seat", seat=0)
    key = urlsplit(link["link"]).fragment.removeprefix("seat=")
    phone = await people(server)
    await phone.open(table)
    await phone.until(lambda: None in phone.positions)
    assert (await phone.ask("claim", key=older))["key"] == "key-unknown"
    answer = await phone.ask("claim", key=key)
    assert answer["seats"][0]["mine"] is True
    await phone.until(lambda: 0 in phone.positions)
    await ana.until(lambda: ana.table["seats"][0]["lent"])
    await ana.until(lambda: None in ana.positions)
    assert (await ana.ask("play", seat=0, move="discard NS", after=0))["key"] == "not-your-seat"
    assert (await phone.play(0))["type"] == "position"
    assert (await ben.ask("claim", key=key))["key"] == "key-unknown"
    assert (await phone.ask("take-back", seat=0))["key"] == "not-owner"
    answer = await ana.ask("take-back", seat=0)
    assert answer["seats"][0]["mine"] is True
    await phone.until(lambda: not phone.table["seats"][0]["mine"])


async def stored(server: Server) -> bytes:
    """Return everything the database holds, as bytes."""
    if server.database.startswith("sqlite"):
        from pathlib import Path

        file = server.database.removeprefix("sqlite:///")
        return b"".join(Path(file + tail).read_bytes() for tail in ("", "-wal"))
    database = await asyncpg.connect(server.database)
    rows = [await database.fetch(f"SELECT * FROM {name}") for name in ("tables", "log", "members")]
    await database.close()
    return repr(rows).encode()


async def test_tokens_are_kept_only_as_hashes_and_never_logged(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    link = await ana.ask("move-seat", seat=0)
    key = urlsplit(link["link"]).fragment.removeprefix("seat=")
    await ana.http.get("/api/mine")
    everything = await stored(server)
    assert table.encode() in everything
    for secret in (ana.cookie, ben.cookie, key):
        assert secret.encode() not in everything
        assert secret not in server.log()


async def test_hashes_of_cookies_reach_nobody(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    await ana.start()
    await ben.until(lambda: 2 in ben.positions)
    shown = "".join(ana.frames + ben.frames)
    for path in ("/api/lobby", "/api/mine", f"/api/tables/{table}"):
        shown += (await ben.http.get(path)).text
    long_hex = set(re.findall(r"[0-9a-f]{64}", shown))
    assert long_hex == {ana.table["commitment"]}


async def test_talk_is_translated_by_the_reader_escaped_by_nature_and_muted_per_person(
    server: Server, people: Newcomer
) -> None:
    ana, ben, table = await begin(server, people, free_text=True)
    assert (await ana.ask("say", seat=0, phrase="hello"))["phrase"] == "hello"
    assert (await ana.ask("react", seat=0, reaction="clap"))["reaction"] == "clap"
    markup = "<script>alert(1)</script> & 'quotes'"
    assert (await ana.ask("write", seat=0, text=markup))["text"] == markup
    await ben.until(lambda: len(ben.said) == 3)
    assert [line["number"] for line in ben.said] == [0, 1, 2]
    assert (await ben.ask("mute", seat=0, muted=True))["seats"][0]["muted"] is True
    assert (await ana.ask("say", seat=0, phrase="bye"))["phrase"] == "bye"
    await ben.ask("ping")  # whatever was said would have come before the answer
    assert len(ben.said) == 3
    await ana.until(lambda: not ana.table["seats"][0]["muted"])
    again = await people(server)
    again.http.cookies = ben.http.cookies
    await again.open(table)
    await again.until(lambda: again.table)
    assert again.table["seats"][0]["muted"] is True
    await again.ask("ping")
    assert again.said == []
    await ben.ask("mute", seat=0, muted=False)
    await ana.ask("react", seat=0, reaction="wow")
    await ben.until(lambda: ben.said[-1]["reaction"] == "wow")


async def test_talk_needs_a_seat_permission_and_patience(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people, free_text=False)
    assert (await ana.ask("write", seat=0, text="psst"))["key"] == "talk-off"
    stranger = await people(server)
    await stranger.open(table)
    assert (await stranger.ask("say", seat=0, phrase="hello"))["key"] == "not-your-seat"
    asked = [
        await ben.send("say", seat=2, phrase="hurry") for _ in range(8)
    ]  # all at once, however slow the machine is
    await ben.until(lambda: set(asked) <= ben.replies.keys())
    assert "too-fast" in {ben.replies[number].get("key") for number in asked}
    assert ben.replies[asked[0]]["type"] == "said"


@pytest.mark.parametrize("key", ["a" * 52, "a" * 51, "A" * 52, 7, None])
async def test_guessed_keys_open_nothing(server: Server, people: Newcomer, key: object) -> None:
    ana, _, _ = await begin(server, people)
    answer = await ana.ask("claim", key=key)
    assert answer["key"] in ("key-unknown", "malformed")


async def test_nobody_notices_that_somebody_mutes(server: Server, people: Newcomer) -> None:
    ana, ben, table = await begin(server, people)
    eve = await people(server)
    await eve.open(table)
    # Comings are told together, a moment later: when hers is told, so are all before it.
    await ana.until(lambda: ana.table["seats"][2]["ready"] and ana.table["watchers"] == 1)
    await ana.ask("ping")
    await ben.ask("ping")
    lines = (await ana.http.get("/api/mine")).json()["tables"]
    before = len(ana.frames), next(line["changed"] for line in lines if line["table"] == table)
    assert (await ben.ask("mute", seat=0, muted=True))["seats"][0]["muted"] is True
    await ana.ask("ping")  # whatever was sent because of it would have come before
    lines = (await ana.http.get("/api/mine")).json()["tables"]
    assert (len(ana.frames) - 1, next(line["changed"] for line in lines if line["table"] == table)) == before


async def test_everybody_sees_which_seats_are_of_one_browser(server: Server, people: Newcomer) -> None:
    ana, ben = await people(server), await people(server)
    table = (await ana.make(["Ana", "Aja"], seats=4, public=True))["table"]
    await ben.open(table)
    await ben.sit("Ben")
    assert [seat["together"] for seat in ben.table["seats"]] == [[1], [0], [], []]
    assert [seat["mine"] for seat in ben.table["seats"]] == [False, False, True, False]


def test_presence_forgets_tables_that_nobody_asks_about(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("undermine.server.presence.time.monotonic", lambda: now)
    here, there = Presence("a"), Presence("b")
    for number in range(1000):
        here.hear(announcements([there.say(f"table {number}", [0], 0, False)])[0])
        here.hear(announcements([there.say(f"left {number}", [], 0, False)])[0])
        now += 1
    assert len(here._heard) <= 4 * EXPIRES
