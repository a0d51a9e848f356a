"""A person at the page: what they see and do, in words of the table. Plays whole games by tapping what is offered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from undermine.texts import text

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LAPTOP = (1366, 768)
TELEVISION = (1920, 1080)
PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8").split("\n", 1)[1].strip()
GAMES = ("saboteur", "duel", "cave", "solo")  # as the home page shows them


def whole(key: str) -> re.Pattern[str]:
    """A pattern for a whole English text of the page: what merely contains it is something else."""
    return re.compile(rf"^\s*{re.escape(text(key))}\s*$")


class Seat:
    """One person, one browser window."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # -- going places --

    def open(self, path: str = "/") -> None:
        """Open an address of the page."""
        self.page.goto(self.address + path)

    def home(self) -> None:
        """Open the home page and wait until it can be used."""
        self.open("/")
        expect(self.page.locator(".game").first).to_be_visible()

    def play_bots(self, game: str, players: int | None = None) -> None:
        """Home, the game, play: two taps."""
        self.home()
        self.page.locator(".game").nth(GAMES.index(game)).click()
        if players is not None:
            self.page.locator("dialog input[type=range]").fill(str(players))
        self.page.locator("dialog .button.primary").click()
        expect(self.hand.first).to_be_visible()

    # -- looking --

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.locator(".hand button")

    @property
    def my_turn(self) -> Locator:
        """The bar, when this person decides."""
        return self.page.locator(".bar.mine")

    @property
    def result(self) -> Locator:
        """The end of the game."""
        return self.page.locator(".outcome")

    def card(self, code: str) -> Locator:
        """A card in hand by its code."""
        return self.page.locator(f'[data-card="{code}"]').first

    def spot(self, cell: str) -> Locator:
        """A place on the board that is offered."""
        return self.page.locator(f'[data-cell="{cell}"]')

    def on_board(self, x: int, y: int) -> tuple[float, float]:
        """Where a cell of the maze lies on the screen, which may show it turned (client/src/cards/lie.svelte.ts)."""
        box = self.page.locator(".board > svg").bounding_box()
        assert box is not None
        moved = self.page.locator(".board > svg > g").get_attribute("transform") or ""
        left, top, scale = (float(number) for number in re.findall(r"-?[\d.]+", moved))
        turned = self.page.locator(".board").get_attribute("data-turned") == "true"
        across, down = (-y * 150 + 75, -x * 100 + 50) if turned else (x * 100 + 50, -y * 150 + 75)
        return box["x"] + left + scale * across, box["y"] + top + scale * down

    def positions(self) -> list[dict[str, Any]]:
        """Every position this browser was sent."""
        return [frame for frame in self.frames if frame["type"] == "position"]

    def position(self) -> dict[str, Any]:
        """The position that the page shows, as it was sent; unlike `positions` it is never behind the page."""
        found: dict[str, Any] = self.page.evaluate("window.line.position")
        return found

    @property
    def go_on(self) -> Locator:
        """The button of what lies over the table until it was seen: the end of a round, the answer of a map."""
        return self.page.locator("dialog[open] > .button.primary")

    # -- playing --

    def confirm(self) -> None:
        """Press the button that finishes the move."""
        self.page.locator("[data-do=confirm]").click()

    def play_on(self, seed: int, turns: int = 0, until: str = "") -> None:
        """Play by clicking what is offered: so many decisions, or until something is to be seen, or until the result is."""
        self.page.evaluate(PLAYER, {"seed": seed, "turns": turns, "until": until})

    def begin_to_play(self, seed: int) -> None:
        """Go on playing by oneself, while others play at the same table; `finish` waits for the result."""
        self.page.evaluate(f"(how) => {{ window.game = ({PLAYER})(how); }}", {"seed": seed, "turns": 0, "until": ""})

    def finish(self) -> None:
        """Wait until the game is played to its end."""
        self.page.evaluate("() => window.game")
        expect(self.result).to_be_visible()
