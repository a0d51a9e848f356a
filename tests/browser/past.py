"""A finished game to look back on: played by the real engine from a fixed seed, shown by the server's own replay code."""

from __future__ import annotations

import random
import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from tests.browser.seat import Seat
from tests.browser.stage import LONG_NAMES
from undermine.server import replays
from undermine.server.entries import BotSat, Entry, Made, Moved, Sat, Started
from undermine.server.protocol import Settings, encode
from undermine.server.table import TableState

TABLE = "past" + "a" * 22
QUIET = {"draw", "deal", "offer", "step", "halt"}
"""What many moves bring and the page does not tell."""


class Past:
    """Answers one page's questions about a game that was played at random."""

    def __init__(self, seat: Seat, game: str, seats: int, seed: int) -> None:
        chance = random.Random(seed)
        entries: list[Entry] = [
            Made(Settings(game=game, seats=seats), "guest", LONG_NAMES[0], "CODE22", 0, seed=f"{seed:064x}"),  # type: ignore[arg-type]
            Sat(0, "guest", LONG_NAMES[0]),
            *(BotSat(number, "mole", LONG_NAMES[number]) for number in range(1, seats)),
            Started(0),
        ]
        self.state = TableState.replay(TABLE, entries)
        while self.state.turn is not None:
            assert self.state.game is not None
            self.state.apply(Moved(chance.choice(self.state.game.legal()), "person", 0))
        self._seat = seat
        seat.page.route(re.compile(f"/api/tables/{TABLE}/replay"), self._answer)

    def _answer(self, route: Route) -> None:
        address = urlsplit(route.request.url)
        eyes = address.path.rpartition("/")[2]
        if eyes == "replay":
            told: object = replays.outline(self.state)
        else:
            query = parse_qs(address.query)
            told = replays.steps(self.state, eyes, int(query["from"][0]), int(query["count"][0]))
        route.fulfill(body=encode(told), content_type="application/json")

    def longest(self) -> int:
        """After how many moves the most is told at once."""
        assert self.state.game is not None
        moves = range(1, len(self.state.game.moves) + 1)
        return max(moves, key=lambda number: len(self._told(number)))

    def _told(self, number: int) -> list[object]:
        (step,) = replays.steps(self.state, "all", number, 1).steps
        return [event for event in step.events if event["type"] not in QUIET]

    def show(self, moves: int, eyes: str = "all") -> None:
        """Look at the moment after so many moves."""
        self._seat.open(f"/replay/{TABLE}?at={moves}&eyes={eyes}")
        self._seat.page.locator(".told").wait_for()
