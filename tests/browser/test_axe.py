"""Axe finds nothing on any screen: every game, every decision, every sheet that opens over the table; phone and laptop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import SCREENS, each, faults, settle
from tests.browser.seat import LAPTOP, PHONE, TELEVISION, Seat
from tests.browser.stage import SCENES, Stage
from tests.browser.test_ways import table_of

GONE = "a" * 26  # a table that is nowhere
SIZES = pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])


def clean(seat: Seat, where: str) -> None:
    """Axe finds nothing here."""
    assert "\n".join(faults(seat)) == "", where


@SIZES
def test_on_every_screen(room: Room, size: tuple[int, int]) -> None:
    room.bear(GONE)
    ana = room.seat(size, bypass_csp=True)
    for screen, shown in {**SCREENS, f"/t/{GONE}": "main .button", f"/replay/{GONE}": "main [role=alert]"}.items():
        ana.open(screen)
        settle(ana, shown)
        clean(ana, screen)


@SIZES
def test_in_every_decision_of_every_game(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    for name, (begin, _) in SCENES.items():
        Stage(ana, begin())
        clean(ana, name)
        if name in ("saboteur", "duel", "solo", "cave", "cave-gifts"):
            pick_up(ana)
            clean(ana, f"{name}, a card picked up")


def pick_up(seat: Seat) -> None:
    """Pick up a card that can be played, and point at its first place."""
    expect(seat.my_turn).to_be_visible()
    playable = seat.page.locator(".hand button:not(.dim)").first
    playable.click()
    expect(playable).to_have_attribute("aria-pressed", "true")
    seat.page.locator(".spot, .edge, .chip.target").first.click(force=True)


@pytest.mark.any_deal
@SIZES
def test_on_every_sheet_over_the_table(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    ana.play_bots("saboteur", 4)
    page = ana.page
    page.locator(".role").click()
    expect(page.locator(".own .about")).to_be_visible()
    clean(ana, "one's role")
    page.locator(".role").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    for summary in each(page.locator("dialog summary")):
        summary.click()
    page.get_by_role("button", name="Continue on another device", exact=True).click()
    clean(ana, "menu")
    page.keyboard.press("Escape")
    for tab in ("Log", "Chat"):
        if size == PHONE:
            page.get_by_role("button", name="Log and chat", exact=True).click()
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        clean(ana, tab)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Give me a hint", exact=True).click()
    page.locator(".advice").wait_for()
    clean(ana, "hint")
    ana.play_on(seed=6, until="dialog .roles")
    clean(ana, "end of a round")
    ana.play_on(seed=6)
    clean(ana, "result")
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator("dialog img").wait_for()
    clean(ana, "picture to share")
    replay = f"/replay/{table_of(ana)}"
    for screen, shown in (
        (f"{replay}?at=9&eyes=all", ".told"),
        (f"{replay}?at=999&eyes=0", ".outcome"),
        ("/mine", "main li"),
    ):
        ana.open(screen)
        settle(ana, shown)
        clean(ana, screen)


@SIZES
def test_on_a_refusal(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    Stage(ana, SCENES["saboteur"][0]())
    ana.card("NS").click()
    ana.page.mouse.click(*ana.on_board(2, 0))
    ana.page.locator(".refusal[role=alert]").wait_for()
    clean(ana, "refusal")


def test_around_the_game(room: Room) -> None:
    ana, television = room.seat(PHONE, bypass_csp=True), room.seat(TELEVISION, bypass_csp=True)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    ana.page.get_by_role("button", name=re.compile("Fill")).wait_for()
    clean(ana, "lobby")
    ana.page.get_by_role("button", name="Options", exact=True).click()
    ana.page.locator("dialog[open]").wait_for()  # it opens when the catalogue has come
    clean(ana, "options")
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog[open]").wait_for(state="detached")
    television.open(f"/tv/{table_of(ana)}")
    television.page.locator(".waiting img").wait_for()
    clean(television, "television before the game")
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    television.page.locator(".tv .laid").first.wait_for()
    ana.play_on(seed=3, turns=3)
    clean(television, "television")


def test_on_the_curtain(room: Room) -> None:
    ana = room.seat(PHONE, bypass_csp=True)
    ana.open("/new?mode=pass")
    ana.page.locator("form .button.primary").click()
    ana.page.locator("dialog .inner").wait_for()
    clean(ana, "curtain")
    ana.page.locator("dialog .inner button").click()
    ana.my_turn.wait_for()
    clean(ana, "behind the curtain")
