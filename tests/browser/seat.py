"""A person at the page: what they see and do, in words of the table. Plays whole games by tapping what is offered."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LAPTOP = (1366, 768)
TELEVISION = (1920, 1080)
GAMES = ("saboteur", "duel", "cave", "solo")  # as the home page shows them


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

    def positions(self) -> list[dict[str, Any]]:
        """Every position this browser was sent."""
        return [frame for frame in self.frames if frame["type"] == "position"]

    # -- playing --

    def confirm(self) -> None:
        """Press the button that finishes the move."""
        self.page.locator(".bar .button.primary").last.click()

    def play_on(self, choose: random.Random) -> None:
        """Do the one thing that is to be done now."""
        page = self.page
        for button in (
            page.locator("dialog .gold:enabled").first,
            page.locator("dialog .inner .button.primary"),
            page.locator("dialog[open] > .button.primary"),
        ):
            if button.is_visible():
                button.click()
                return
        if self.my_turn.is_visible():
            self._take_turn(choose)

    def _take_turn(self, choose: random.Random) -> None:
        page = self.page
        before = page.locator(".bar").inner_text()
        steps = page.locator(".step")
        if steps.count() and choose.random() < 0.8:
            steps.nth(choose.randrange(steps.count())).dispatch_event("click")
        elif page.locator(".bar .button:visible").count():
            page.locator(".bar .button:visible").first.click()
        elif page.locator(".spot").count():
            self._choose_spot(choose)
        else:
            self._play_card(choose)
        del before

    def _choose_spot(self, choose: random.Random) -> None:
        spots = self.page.locator(".spot")
        spots.nth(choose.randrange(spots.count())).dispatch_event("click")
        self.confirm()

    def _play_card(self, choose: random.Random) -> None:
        page = self.page
        cards = list(range(self.hand.count()))
        choose.shuffle(cards)
        for index in cards[:3]:
            self.hand.nth(index).click()
            targets = page.locator(".spot, .edge, .step, .chip.target")
            count = targets.count()
            if count:
                targets.nth(choose.randrange(count)).dispatch_event("click")
                self.confirm()
                return
            self.hand.nth(index).click()
        self.hand.nth(cards[0]).click()
        page.locator(".bar .button").filter(has_text=DISCARD).click()
        self.confirm()

    def play_to_the_end(self, seed: int, most: int = 900) -> None:
        """Play until the result is there."""
        choose = random.Random(seed)
        for _ in range(most):
            self.page.wait_for_selector(".bar.mine, .outcome, dialog[open]", timeout=60_000)
            if self.result.is_visible():
                return
            self.play_on(choose)
            self.page.wait_for_timeout(15)
        raise AssertionError("the game does not end")


DISCARD = "Discard"
