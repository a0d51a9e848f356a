"""Every screen: axe finds nothing, nothing is cut off, no key is left untranslated in any language; keyboard alone is enough."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, Seat

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en-GB", "cs-CZ", "sk-SK", "hu-HU", "de-DE")
SCREENS = (
    "/",
    "/new",
    "/new?mode=pass",
    "/lobby",
    "/mine",
    "/rules",
    "/rules/saboteur",
    "/settings",
    "/learn",
    "/join",
    "/nowhere",
)

# Texts that do not fit their box: wider or higher than the box that clips them.
CUT_OFF = """() => [...document.querySelectorAll('button, a, p, h1, h2, label, summary, dt, dd, small, b')]
  .filter((each) => each.offsetParent && !each.closest('.hidden, .list, .words, .chip, .hand, .board, .told') && each.innerText)
  .filter((each) => each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== 'inline')
  .map((each) => each.innerText.slice(0, 60))"""


def faults(seat: Seat) -> list[str]:
    """What axe finds on the page as it is now."""
    if not seat.page.evaluate("'axe' in window"):
        seat.page.evaluate(AXE.read_text())
    found: dict[str, Any] = seat.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found["violations"]]


def untranslated(seat: Seat) -> list[str]:
    """Keys that show themselves, and words of other languages' files that are missing."""
    return re.findall("⟦[^⟧]*⟧", seat.page.content())


def settle(seat: Seat) -> None:
    """Wait until the screen stands."""
    seat.page.wait_for_load_state("networkidle")
    seat.page.wait_for_timeout(100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language_and_cuts_nothing_off(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    for screen in SCREENS:
        ana.open(screen)
        settle(ana)
        assert untranslated(ana) == [], screen
        assert ana.page.evaluate(CUT_OFF) == [], screen
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen
        assert ana.page.locator("html").get_attribute("lang") == language[:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    ana.play_bots("saboteur", 5)
    expect(ana.my_turn).to_be_visible()
    for index in range(ana.hand.count()):
        ana.hand.nth(index).click()
        assert untranslated(ana) == []
        assert ana.page.evaluate(CUT_OFF) == []
        ana.hand.nth(index).click()
    for button in (1, 0):
        ana.page.locator("header button").nth(button).click()
        ana.page.locator("dialog summary").first.click() if button else None
        assert untranslated(ana) == []
        assert ana.page.evaluate(CUT_OFF) == []
        ana.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_axe_finds_nothing_on_any_screen(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    for screen in SCREENS:
        ana.open(screen)
        settle(ana)
        assert "\n".join(faults(ana)) == "", screen


def test_axe_finds_nothing_at_the_table(room: Room) -> None:
    ana = room.seat(PHONE, bypass_csp=True)
    ana.home()
    ana.page.locator(".game").first.click()
    assert "\n".join(faults(ana)) == ""
    ana.page.locator("dialog .button.primary").click()
    expect(ana.my_turn).to_be_visible()
    assert "\n".join(faults(ana)) == ""
    for index in range(ana.hand.count()):
        ana.hand.nth(index).click()
    assert "\n".join(faults(ana)) == ""
    ana.page.locator("header button").nth(1).click()
    assert "\n".join(faults(ana)) == ""
    ana.page.keyboard.press("Escape")
    ana.page.locator("header button").nth(0).click()
    ana.page.get_by_role("tab", name="Talk").click()
    assert "\n".join(faults(ana)) == ""


def test_axe_finds_nothing_around_the_game(room: Room) -> None:
    ana, television = room.seat(PHONE, bypass_csp=True), room.seat(LAPTOP, bypass_csp=True)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    ana.page.get_by_role("button", name=re.compile("Fill")).wait_for()
    table = ana.page.url.rsplit("/", 1)[1].partition("?")[0]
    television.open(f"/tv/{table}")
    television.page.locator(".waiting img").wait_for()
    assert "\n".join(faults(ana) + faults(television)) == ""
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start").click()
    television.page.locator(".tv .laid").first.wait_for()
    assert "\n".join(faults(television)) == ""
    ana.play_on(seed=6, until="dialog .roles")
    assert "\n".join(faults(ana)) == ""
    ana.play_on(seed=6)
    assert "\n".join(faults(ana)) == ""
    for screen in (f"/replay/{table}?at=9&eyes=all", "/mine"):
        ana.open(screen)
        settle(ana)
        assert "\n".join(faults(ana)) == "", screen


def test_a_turn_with_the_keyboard_alone(room: Room) -> None:
    ana = room.seat(LAPTOP)
    ana.home()
    page = ana.page
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('game')"):
            break
    page.keyboard.press("Enter")
    page.locator("dialog").wait_for()
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('dialog .button.primary')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(ana.my_turn).to_be_visible()
    number = ana.positions()[-1]["number"]
    for digit in "123456":
        page.keyboard.press(digit)
        if page.locator(".spot").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator(".ghost, .aim")).to_have_count(1)
            page.keyboard.press("Enter")
            break
        page.keyboard.press("Escape")
    expect(page.locator(".ghost, .aim")).to_have_count(0)
    page.wait_for_timeout(300)
    assert ana.positions()[-1]["number"] > number


def test_the_live_region_says_what_happened_and_the_maze_is_there_in_words(room: Room) -> None:
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.locator(".board .hidden li")).to_have_count(4)
    expect(ana.page.locator(".board .hidden")).to_contain_text("at 0 / 0: Crossing")
    ana.hand.first.click()
    ana.page.locator(".bar .button", has_text="Discard").click()
    ana.confirm()
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.locator("[role=log]")).not_to_be_empty()


def test_large_text_still_shows_the_hand(room: Room) -> None:
    ana = room.seat(SMALL_PHONE)
    ana.open("/settings")
    ana.page.get_by_label("Large text").check()
    ana.play_bots("saboteur", 5)
    box = ana.hand.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL_PHONE[1]
    assert box["x"] + box["width"] <= SMALL_PHONE[0]
