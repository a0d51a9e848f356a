"""What is built: light enough, made from the sources as they are, and nothing secret in it."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Response, expect

from tests.browser.conftest import Room
from tests.browser.serving import Serving
from undermine.texts import text

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "undermine" / "server" / "static"
FIRST_LOAD = 150_000
FIRST_SCREEN = 75_000


def test_the_first_load_is_below_150_kB_of_script(room: Room) -> None:
    ana = room.seat(shelf=True)
    scripts: list[Response] = []
    ana.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    ana.play_bots("saboteur", 5)
    names = {re.sub(r"^.*?//[^/]+/", "", answer.url) for answer in scripts}
    total = sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in names if name != "sw.js")
    assert 10_000 < total < FIRST_LOAD


def test_the_first_screen_is_half_of_that_and_comes_at_once() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r"/(assets/[\w.-]+\.js)", page)
    words = next(STATIC.glob("assets/words-sk-*.js")).relative_to(STATIC).as_posix()
    assert sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in [*named, words]) < FIRST_SCREEN
    for name in named:  # whatever these need is named in the page too: nothing waits for something found on the way
        needed = re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', (STATIC / name).read_text(encoding="utf-8"))
        assert {f"assets/{each}" for each in needed} <= set(named)


def test_the_page_opens_from_its_shelf_while_the_server_is_away(own_server: Serving, room: Room) -> None:
    room.address = own_server.address
    room.bear(
        "net::ERR", "WebSocket connection", "An unknown error occurred when fetching the script"
    )  # the server is away
    ana = room.seat(shelf=True)
    ana.home()
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ana.page.wait_for_function("async () => (await caches.keys()).length === 1")
    words = "async () => (await (await caches.open((await caches.keys())[0])).keys()).some((each) => each.url.includes('words-en'))"
    ana.page.wait_for_function(words)
    own_server.stop()
    ana.page.reload()
    expect(ana.page.locator(".game").first).to_be_visible()
    ana.page.locator(".game").first.click()
    ana.page.locator("dialog .button.primary").click()
    expect(ana.page.locator("dialog [role=alert]")).to_have_text(text("refused-offline"))
    own_server.start()
    ana.page.locator("dialog .button.primary").click()
    expect(ana.hand.first).to_be_visible()


def test_the_types_are_those_of_the_servers_messages() -> None:
    schema = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "undermine.server.schema"], check=True, capture_output=True, cwd=ROOT
    ).stdout
    types = subprocess.run(
        ["node", "scripts/types.mjs", "--print"], input=schema, check=True, capture_output=True, cwd=ROOT / "client"
    ).stdout
    assert types.decode() == (ROOT / "client/src/net/protocol.ts").read_text(encoding="utf-8"), (
        "run `python -m undermine.server.schema | npm --prefix client run types`"
    )


def test_the_lesson_is_what_the_engine_says() -> None:
    told = subprocess.run(
        [sys.executable, "-W", "ignore", "client/scripts/lesson.py"], check=True, capture_output=True, cwd=ROOT
    ).stdout
    kept = (ROOT / "client/src/lesson/steps.ts").read_bytes()
    assert told == kept, "run `python client/scripts/lesson.py > client/src/lesson/steps.ts`"


def test_the_gallery_of_development_is_not_built() -> None:
    assert not (STATIC / "gallery.html").exists()
