"""The real server with a real database, and Debian's browser, for every test of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.seat import PHONE, Seat
from tests.browser.serving import Serving

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)

OLD_HAND = (
    "if (location.protocol.startsWith('http'))"
    " localStorage.undermine ??= JSON.stringify({ met: ['saboteur', 'duel', 'solo', 'cave'] })"
)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need Debian's package chromium"
    return {"executable_path": chromium, "args": FLAGS.split()}


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

    def seat(self, size: tuple[int, int] = PHONE, language: str = "en-GB", new: bool = False, **more: Any) -> Seat:
        """Open a browser for one more person; somebody new is welcomed with what each game is about."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce", **more
        )
        context.set_default_timeout(15_000)
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

    def close(self) -> None:
        """Close every browser window of the test."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def room(browser: Browser, serving: Serving) -> Iterator[Room]:
    here = Room(browser, serving.address)
    yield here
    here.close()
    assert here.troubles == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, to stop and start."""
    server = Serving(tmp_path / "tables.sqlite")
    server.start()
    yield server
    server.stop()
