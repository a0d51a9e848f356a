"""Every language, at the width of a small phone: no key left untranslated, nothing cut off, in usual and in large letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, SCREENS, each, settle, unreadable
from tests.browser.past import Past
from tests.browser.seat import SMALL_PHONE, TELEVISION, Seat
from tests.browser.stage import LONG_NAMES, SCENES, Stage
from tests.browser.test_ways import table_of
from undermine.texts import text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    for screen, shown in SCREENS.items():
        ana.open(screen)
        settle(ana, shown)
        assert unreadable(ana) == [], screen
        expect(ana.page.locator("html")).to_have_attribute("lang", language[:2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_every_game(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    for name, (begin, _) in SCENES.items():
        game = Stage(ana, begin(), names=LONG_NAMES).game
        hand = game.view(0)["hands"][0] if game.turn == 0 and game.phase != "draft" else []
        if hand:
            expect(ana.my_turn).to_be_visible()
            expect(ana.hand).to_have_count(len(hand))
        assert unreadable(ana) == [], name
        for index in range(len(hand)):
            ana.hand.nth(index).click()
            target = ana.page.locator(".spot, .edge, .chip.target, .step").first
            if target.count():
                target.dispatch_event("click")
            assert unreadable(ana) == [], f"{name}, card {index + 1}"
            ana.page.keyboard.press("Escape")
        for button in ("chronicle", "menu") if "-" not in name else ():
            open_sheet(ana, button)
            assert unreadable(ana) == [], f"{name}, {button}"
            ana.page.keyboard.press("Escape")


def open_sheet(seat: Seat, which: str) -> None:
    """Open the log or the menu, with everything in it."""
    seat.page.locator("header button").nth(0 if which == "chronicle" else 1).click()
    for summary in each(seat.page.locator("dialog summary")) if which == "menu" else ():
        summary.click()
    if which == "chronicle":
        seat.page.locator("dialog [role=tab]").last.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_welcome_to_each_game(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language, new=True)
    for name in ("saboteur", "duel", "solo", "cave"):
        Stage(ana, SCENES[name][0]())
        expect(ana.page.locator(".welcome")).to_be_visible()
        assert unreadable(ana) == [], name


@pytest.mark.any_deal
@pytest.mark.parametrize("language", LANGUAGES)
def test_around_the_game(room: Room, language: str) -> None:
    ana, television = room.seat(SMALL_PHONE, language), room.seat(TELEVISION, language)
    ana.open("/new?mode=pass")
    ana.page.locator("form .button.primary").click()
    ana.page.locator("dialog .inner").wait_for()
    assert unreadable(ana) == [], "curtain"
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    ana.page.locator(".lobby .bots").wait_for()
    assert unreadable(ana) == [], "lobby"
    television.open(f"/tv/{table_of(ana)}")
    television.page.locator(".waiting img").wait_for()
    assert unreadable(television) == [], "television before the game"
    ana.page.locator(".bots .button").last.click()
    ana.page.locator(".go .primary:not(:disabled)").click()
    television.page.locator(".tv .laid").first.wait_for()
    ana.play_on(seed=5, until="dialog .roles")
    assert unreadable(ana) == [], "end of a round"
    assert unreadable(television) == [], "television"
    ana.play_on(seed=5)
    assert unreadable(ana) == [], "result"
    ana.page.locator(".outcome .row button").first.click()
    ana.page.locator("dialog img").wait_for()
    assert unreadable(ana) == [], "picture to share"
    for moment in ("at=12&eyes=all", "at=9999&eyes=0"):
        ana.open(f"/replay/{table_of(ana)}?{moment}")
        settle(ana, ".replay .told")
        assert unreadable(ana) == [], "replay"


# Parts of the replay that run out of their own row, and a maze of which nothing is left.
SPILT = """() => [...document.querySelectorAll('.replay > *')].filter((row) => {
  const { top, bottom, height } = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll('p, button, input, .hand')].map((part) => part.getBoundingClientRect());
  return row.tagName === 'MAIN' ? height < 140 : parts.some((part) => part.top < top - 1 || part.bottom > bottom + 1);
}).map((row) => row.tagName + '.' + row.className)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_sentences_under_a_replay(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    for game, seats, seed in (("saboteur", 10, 29), ("duel", 2, 29), ("solo", 1, 29), ("cave", 8, 13)):
        past = Past(ana, game, seats, seed)
        past.show(past.longest())
        told = ana.page.locator(".told")
        sentence = told.inner_text()
        assert unreadable(ana) == [], f"{game}: {sentence}"
        ana.page.evaluate("document.documentElement.classList.add('large')")
        for button in each(ana.page.locator("footer button")):
            expect(button).to_be_in_viewport(ratio=0.98)  # without scrolling
        assert ana.page.evaluate(SPILT) == [], f"{game}: {sentence}"
        told.evaluate("(each) => { each.textContent = each.textContent.repeat(4); }")  # longer than it ever gets
        assert unreadable(ana) == [], f"{game}: {sentence} four times"
        assert ana.page.evaluate(SPILT) == [], f"{game}: {sentence} four times"
        ana.page.unroute_all()


def test_a_refusal_names_its_rule_in_the_readers_language(room: Room) -> None:
    for language in LANGUAGES:
        ana = room.seat(SMALL_PHONE, language)
        Stage(ana, SCENES["saboteur"][0]())
        ana.card("NS").click()
        ana.page.mouse.click(*ana.on_board(2, 0))
        short = language[:2]
        sentence = text("S-PLACE-3", short, side=text("side-S", short))
        expect(ana.page.get_by_role("alert").locator("p")).to_have_text(sentence)
        assert unreadable(ana) == []
