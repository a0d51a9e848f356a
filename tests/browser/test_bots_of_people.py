"""Bots of people on the page: a token is made and taken back in the settings, and everybody sees that a bot sits there."""

from __future__ import annotations

import threading

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, whole
from undermine.client import ClientError, Seen, sit
from undermine.kernel.rng import Rng
from undermine.texts import text


def first(seen: Seen, rng: Rng) -> str:
    """Play the first legal move."""
    return seen.legal[0]


def test_a_bot_of_ones_own_sits_down_and_is_seen_to_be_one(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/settings")
    bots = ana.page.locator("[data-part=bots]")
    bots.get_by_label(text("bot-name"), exact=True).fill("Digger")
    bots.get_by_role("button", name=whole("bot-make")).click()
    expect(bots.locator("li")).to_have_count(1)
    token = bots.locator(".key").inner_text()
    ana.page.reload()
    expect(bots.locator("li")).to_have_count(1)
    expect(bots.locator(".key")).to_have_count(0)

    made = ana.page.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({settings: {game: 'duel', seats: 2}, names: ['Ana']})})).json()"""
    )
    failed: list[str] = []

    def play() -> None:
        try:
            sit(made["link"], "Digger", first, token=token)
        except ClientError as refused:
            failed.append(refused.key)

    bot = threading.Thread(target=play, daemon=True)
    bot.start()
    ana.open(f"/t/{made['table']}")
    seat = ana.page.locator("li", has=ana.page.get_by_text("Digger", exact=True))
    expect(seat.locator("small")).to_contain_text(f"{text('program')} · {text('ready')}")
    ana.open("/settings")
    bots.get_by_role("button", name=whole("bot-remove")).click()
    expect(bots.locator("li")).to_have_count(0)
    bot.join(30)
    assert failed == ["token-unknown"]
