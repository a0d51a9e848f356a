"""The real server with a real database, and Debian's browser, for every test of the page."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.seat import PHONE, Seat
from tests.browser.serving import Serving
from tests.server.conftest import postgres
from tests.server.deals import another

__all__ = ["postgres"]

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)

expect.set_options(timeout=30_000)  # bots think and lines come back in their own time, on a busy machine too

CHANCE = (Path(__file__).parent / "chance.js").read_text(encoding="utf-8").split("\n", 1)[1].strip()
OLD_HAND = (
    "if (location.protocol.startsWith('http'))"
    " localStorage.undermine ??= JSON.stringify({ met: ['saboteur', 'duel', 'solo', 'cave'], tips: ['over'] })"
)


def chromium() -> str:
    """Find Chromium without the windows around its pages: the same engine, and tests take half the processor time."""
    found = shutil.which("chromium-headless-shell")
    assert found, "the browser tests need Debian's package chromium-headless-shell: make system"
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS.split()}


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server") / "tables.sqlite")
    server.start()
    yield server
    server.stop()


class Room:
    """Opens seats: each a person with a browser of their own. What goes wrong on a page fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.address = address
        self.troubles: list[str] = []
        self._borne: list[str] = []

    def bear(self, *words: str) -> None:
        """Bear the troubles with these words: the test brings them about, and a browser may tell them as late as it closes."""
        self._borne.extend(words)

    def seat(
        self,
        size: tuple[int, int] = PHONE,
        language: str = "en-GB",
        new: bool = False,
        motion: bool = False,
        shelf: bool = False,
        **more: Any,
    ) -> Seat:
        """Open a browser for one more person; somebody new is welcomed with what each game is about; few tests need motion.

        A new browser stocks its shelf with all files of the page once more, for a time without the server (`sw.js`): only
        tests that come to such a time, or look at the page as a whole, have one.
        """
        deal = another()
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            extra_http_headers={"x-deal": deal},
            service_workers="allow" if shelf else "block",
            **more,
        )
        context.set_default_timeout(30_000)
        context.add_init_script(f"({CHANCE})({int(deal[:7], 16)})")
        if not new:
            context.add_init_script(OLD_HAND)
        self._contexts.append(context)
        return Seat(self._watched(context.new_page()), self.address)

    def _watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on(
            "console", lambda said: self.troubles.append(f"{page.url}: {said.text}") if said.type == "error" else None
        )
        return page

    def pages(self) -> list[Page]:
        """Return the windows of all, in the order they came."""
        return [page for context in self._contexts for page in context.pages]

    def close(self) -> None:
        """Close every browser window of the test; only then has every trouble been told."""
        for context in self._contexts:
            context.close()

    def unborne(self) -> list[str]:
        """Return the troubles that the test did not bring about itself."""
        return [trouble for trouble in self.troubles if not any(words in trouble for words in self._borne)]


SHOWN = """() => JSON.stringify({ focus: document.activeElement?.outerHTML.slice(0, 200),
    dialogs: document.querySelectorAll('dialog[open]').length, asked: window.line?.asked,
    number: window.line?.number, turn: window.line?.position?.state.turn, phase: window.line?.position?.state.phase,
    heard: window.line?.heard.slice(-6), text: document.body.innerText.slice(0, 1500) }, null, 1)"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell what every page of the test showed when it failed: who reads the report was not there."""
    report = yield
    rooms = [each for each in getattr(item, "funcargs", {}).values() if isinstance(each, Room)]
    if report.when == "call" and report.failed:
        for page in [page for room in rooms for page in room.pages()]:
            with contextlib.suppress(Error):  # a page that is gone shows nothing
                report.sections.append((page.url, page.evaluate(SHOWN)))
    return report


@pytest.fixture
def room(browser: Browser, serving: Serving) -> Iterator[Room]:
    here = Room(browser, serving.address)
    yield here
    here.close()
    assert here.unborne() == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, to stop and start."""
    server = Serving(tmp_path / "tables.sqlite")
    server.start()
    yield server
    server.stop()
