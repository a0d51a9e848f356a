"""Running it: settings, the start-up line, health, measurements, logs without secrets, clean stops."""

from __future__ import annotations

import asyncio
import io
import json
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.running import Server
from undermine.server.house import NOTE_SECONDS, House
from undermine.server.logs import Log
from undermine.server.metrics import Metrics
from undermine.server.names import clean, key
from undermine.server.pages import read_files
from undermine.server.refusal import SENTENCES, Refusal
from undermine.server.settings import ServerSettings, read_settings

Newcomer = Callable[[Server], Awaitable[Person]]


def test_flags_win_over_the_environment_and_both_over_defaults() -> None:
    assert read_settings([], {}) == ServerSettings()
    assert read_settings([], {"UNDERMINE_PORT": "81"}).port == 81
    assert read_settings(["--port", "82"], {"UNDERMINE_PORT": "81"}).port == 82
    assert read_settings(["--url", "https://play.example.org/"], {}).url == "https://play.example.org"
    assert read_settings(["--proxies", "127.0.0.1, 10.0.0.0/8,::1"], {}).proxies
    assert read_settings(["--proxies", "*", "--metrics", "[::1]:9464"], {}).metrics == "[::1]:9464"
    assert read_settings([], {}).database_url().startswith("sqlite:///")


@pytest.mark.parametrize(
    ("flags", "environment", "sentence"),
    [
        (["--port", "x"], {}, "invalid int value"),
        ([], {"UNDERMINE_PORT": "x"}, "UNDERMINE_PORT='x' is not a number"),
        (["--port", "70000"], {}, "between 0 and 65535"),
        (["--url", "play.example.org"], {}, "http:// or https://"),
        (["--url", "https://example.org/games"], {}, "without a path"),
        (["--log-format", "xml"], {}, "text or json"),
        (["--fly"], {}, "unrecognized arguments"),
        (["--bot-workers", "0"], {}, "--bot-workers is at least 1, not 0"),
        (["--max-sockets", "-1"], {}, "--max-sockets is at least 1, not -1"),
        ([], {"UNDERMINE_BOT_PAUSE": "nan"}, "--bot-pause is at least 0, not nan"),
        (["--proxies", "foo"], {}, "such as 127.0.0.1, 10.0.0.0/8, or *, not 'foo'"),
        (["--proxies", "127.0.0.1, 10.0.0"], {}, "not '10.0.0'"),
        (["--metrics", "9464"], {}, "an address and a port such as 127.0.0.1:9464, not '9464'"),
        (["--metrics", "::1:x"], {}, "an address and a port"),
        (["--url", "https://"], {}, "an address such as https://play.example.org, not 'https://'"),
        (["--url", "https://[::1"], {}, "an address such as"),
        (["--url", "https://play.example.org:x"], {}, "an address such as"),
        (["--url", "https://me@play.example.org"], {}, "an address such as"),
        (["--url", "https://play.example.org?x"], {}, "an address such as"),
        (["--url", "https://play.exa\nmple.org"], {}, "an address such as"),
        (["--url", "https://h\u00e1j.example.org"], {}, "an address such as"),
        (
            ["--url", "https://a.org", "--hosts", "b.org, https://c.org"],
            {},
            "such as play.example.org, not 'https://c.org'",
        ),
        (["--url", "https://a.org", "--hosts", "b.org:8642"], {}, "not 'b.org:8642'"),
        (["--hosts", "b.org"], {}, "beside --url, which is not given"),
        (["--bot-pause", "inf"], {}, "--bot-pause is at most 1000000000, not inf"),
        (["--max-messages", "9" * 400], {}, "--max-messages is at most 1000000000, not 99999"),
    ],
)
def test_wrong_settings_are_one_clear_line(
    flags: list[str], environment: dict[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read_settings(flags, environment)
    assert sentence in capsys.readouterr().err


def test_a_port_in_use_is_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-W", "ignore", "-m", "undermine.server", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == f"undermine serve: cannot listen on 127.0.0.1 port {port}: Address already in use\n"


async def test_health_and_measurements(watched: Server, people: Newcomer) -> None:
    person = await people(watched)
    await person.open((await person.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"])
    await person.start()
    await person.until(lambda: 0 in person.positions)
    await person.play(0)
    assert (await person.http.get("/healthz")).text == "ok\n"
    text = (await person.http.get(f"http://{watched.environment['UNDERMINE_METRICS']}/metrics")).text
    for name in (
        "undermine_moves_total",
        "undermine_sockets",
        "undermine_append_seconds_bucket",
        "undermine_storage_up 1.0",
    ):
        assert name in text
    assert 'undermine_moves_total{by="person",game="saboteur"}' in text


async def test_logs_are_structured_and_hold_no_secrets(tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, UNDERMINE_LOG_FORMAT="json")
    person = await people(server)
    made = await person.make(["Ana"], ["Digby", "Rocky"], seats=3, free_text=True)
    await person.open(made["table"])
    await person.start()
    await person.ask("write", seat=0, text="our secret plan")
    link = (await person.ask("move-seat", seat=0))["link"]
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert lines[-1]["event"] == "stopped"
    for secret in (person.cookie, "our secret plan", link.split("#")[1], "Ana"):
        assert secret not in server.log()


def test_a_log_line_has_only_allowed_fields() -> None:
    with pytest.raises(ValueError, match="cookie"):
        Log("text").info("something", cookie="x")


def test_every_refusal_is_in_the_log_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    now, out = 1000.0, io.StringIO()
    monkeypatch.setattr("undermine.server.house.time.monotonic", lambda: now)
    house = House(None, None, Metrics(), Log("text", out), ServerSettings())  # type: ignore[arg-type]
    for _ in range(10):
        for _ in range(7):
            house.refused("host-only")
        now += NOTE_SECONDS
    house.refused("host-only")
    counts = [int(line.rsplit("count=", 1)[1]) for line in out.getvalue().splitlines()]
    assert counts == [1, *[7] * 10]


def test_every_refusal_has_a_kind_and_a_sentence() -> None:
    from typing import get_args

    from undermine.server.protocol import RefusalKey

    assert set(SENTENCES) == set(get_args(RefusalKey))
    for _, sentence in SENTENCES.values():
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (" Ana ", "Ana"),
        ("A\u0301na", "\u00c1na"),
        ("A\u202en\u0000a", "Ana"),
        ("a\t\n b", "a b"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" + "\u0335" * 20, "x" + "\u0335" * 3),
        ("\u3164Ana\u2800", "Ana"),
        ("A\u034fn\u180ba\ufe00\U000e0100", "Ana"),  # marks that nobody sees
        ("A\u00adn\u2060a\U000e0041", "Ana"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize("typed", [" ", "\u200b", "\u202e", "\u0000", "\u200d", "\u3164", "\u0301\u0301", "\u2800"])
def test_names_without_a_letter_are_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        clean(typed)


@pytest.mark.parametrize("alike", ["ana", "A\u200dna", "\uff21na", "Ana\ufe0f"])
def test_names_that_look_the_same_are_the_same(alike: str) -> None:
    assert key(clean(alike)) == key("Ana")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"),
        ("Anna", "Ann\u0430"),
        ("Nina", "\u039dina"),
        ("Ivan", "lvan"),
        ("Ivo", "Iv0"),
        ("Jo Ann", "Joann"),
        ("Anna", "Ann\u0251"),
        ("Ivo", "\u04cfvo"),
        ("Anna", "Anna\u0332"),
        ("Anna", "An\u0335na"),
    ],
)
def test_letters_of_other_scripts_make_no_other_name(one: str, other: str) -> None:
    assert key(clean(one)) == key(clean(other))


@pytest.mark.parametrize(
    ("one", "other"), [("Jana", "J\u00e1na"), ("Anna", "Hanna"), ("\u0418\u0440\u0430", "\u0418\u0433\u043e\u0440")]
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert key(clean(one)) != key(clean(other))


def test_a_log_line_is_one_line_that_no_terminal_obeys(capsys: pytest.CaptureFixture[str]) -> None:
    Log("text").error("a request failed", path="/\x1b[2J\r\n\x9bevil")
    assert capsys.readouterr().err.endswith("path=/ [2J   evil\n")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_log_line_is_not_as_long_as_a_stranger_likes(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    Log(form).error("x" * 60_000, path="/" + "9" * 60_000, count=3)
    assert len(capsys.readouterr().err) < 1_500


def test_the_page_is_read_with_its_kinds_and_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + " " * 1000)
    (tmp_path / "assets" / "app-1234.js").write_text("export {};" * 100)
    (tmp_path / ".hidden").write_text("no")
    files = read_files(tmp_path)
    assert set(files) == {"index.html", "assets/app-1234.js"}
    assert files["assets/app-1234.js"].kind == "text/javascript"
    assert len(files["index.html"].zipped or b"") < 100
    assert read_files(tmp_path / "none") == {}


async def test_stopping_tells_everybody_and_ends_cleanly(tmp_path: Path, people: Newcomer) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    person = await people(server)
    await person.open((await person.make(["Ana"], ["Digby", "Rocky"], seats=3))["table"])
    await person.start()
    status = asyncio.to_thread(server.stop)
    assert await status == 0
    assert await person.ended() in (1001, 1012)
    assert person.notices == ["restarting"]
