"""A shaky connection: the page says so at once, sends nothing later in secret, and goes on as soon as the line is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, Seat, whole
from tests.browser.serving import Serving
from tests.browser.shaky import ShakyLine
from undermine.texts import text


@pytest.fixture
def line(room: Room, serving: Serving) -> Iterator[ShakyLine]:
    shaky = ShakyLine(serving.address)
    room.address = shaky.address
    room.bear("WebSocket connection", "net::ERR")
    yield shaky
    shaky.close()


def lost(seat: Seat) -> Locator:
    return seat.page.get_by_role("alert").filter(has_text=whole("connection-lost"))


def at_the_table(room: Room) -> Seat:
    ana = room.seat(PHONE, shelf=True)
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    return ana


def try_to_discard(seat: Seat) -> None:
    """Discard the first card, as far as the page allows."""
    seat.hand.first.click()
    seat.page.locator("[data-do=discard]").click()
    seat.page.locator("[data-do=confirm]").dispatch_event("click")


def play_on_from(seat: Seat, number: int) -> None:
    """The same position stands as before, and the next move is made at once."""
    expect(lost(seat)).to_have_count(0)
    seat.page.keyboard.press("Escape")  # whatever is said, or held, is put away
    expect(seat.my_turn).to_be_visible()
    assert seat.position()["number"] == number
    try_to_discard(seat)
    expect(seat.page.locator(".hand .picked")).to_have_count(0)
    expect(seat.my_turn).to_be_visible()
    assert seat.position()["number"] > number


def test_without_a_network_the_page_says_so_and_queues_nothing(room: Room, line: ShakyLine) -> None:
    ana = at_the_table(room)
    number = ana.position()["number"]
    ana.page.context.set_offline(True)
    expect(lost(ana)).to_be_visible()
    try_to_discard(ana)
    expect(ana.page.locator("[data-do=confirm]")).to_be_disabled()
    ana.page.context.set_offline(False)
    play_on_from(ana, number)


def test_a_line_that_is_back_is_used_with_the_first_call(room: Room, line: ShakyLine) -> None:
    ana = at_the_table(room)
    number = ana.position()["number"]
    line.cut()
    expect(lost(ana)).to_be_visible()
    try_to_discard(ana)
    line.mend()
    play_on_from(ana, number)
    assert line.calls == 1


def test_a_line_that_swallows_everything_is_found_out(room: Room, line: ShakyLine) -> None:
    ana = room.seat(PHONE, shelf=True)
    ana.page.clock.install()
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    number = ana.position()["number"]
    line.swallow()
    try_to_discard(ana)
    ana.page.clock.fast_forward(2_000)
    expect(ana.page.get_by_role("status").filter(has_text=whole("connection-slow"))).to_be_visible()
    ana.page.clock.fast_forward(6_000)
    expect(lost(ana)).to_be_visible()
    expect(ana.page.locator(".refusal p")).to_have_text(text("refused-lost"))
    line.mend()
    ana.page.clock.fast_forward(1_000)
    play_on_from(ana, number)


def test_a_silent_line_is_asked_whether_it_lives(room: Room, line: ShakyLine) -> None:
    ana = room.seat(PHONE, shelf=True)
    ana.page.clock.install()
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    ana.page.wait_for_function(
        "() => window.line.heard.includes('foreseen')"
    )  # the last thing that the page asks by itself
    heard = ana.page.evaluate("window.line.heard.length")
    ana.page.clock.fast_forward(21_000)
    ana.page.wait_for_function("(heard) => window.line.heard.length > heard", arg=heard)
    assert ana.page.evaluate("(heard) => window.line.heard.slice(heard)", heard) == ["done"]
    line.swallow()
    ana.page.clock.fast_forward(21_000)
    ana.page.clock.fast_forward(7_000)
    expect(lost(ana)).to_be_visible()
    line.mend()
    ana.page.clock.fast_forward(1_000)
    expect(lost(ana)).to_have_count(0)


def test_other_screens_say_that_there_is_no_network(room: Room) -> None:
    room.bear("net::ERR")
    ana = room.seat(PHONE, shelf=True)
    ana.home()
    ana.page.context.set_offline(True)
    expect(ana.page.get_by_role("alert")).to_have_text(text("offline"))
    ana.page.locator(".game").first.click()
    ana.page.locator("dialog .button.primary").click()
    expect(ana.page.locator("dialog [role=alert]")).to_have_text(text("refused-offline"))
    ana.page.context.set_offline(False)
    expect(ana.page.get_by_role("alert").filter(has_text=whole("offline"))).to_have_count(0)
    ana.page.locator("dialog .button.primary").click()
    expect(ana.hand.first).to_be_visible()
