"""Everybody can play: arrows over the board, the game in words for screen readers, large letters, far places within reach."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import each
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE
from tests.browser.stage import SCENES, Stage
from undermine.texts import text


def test_arrows_go_from_place_to_place_and_enter_lays_the_card(room: Room) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, SCENES["saboteur"][0]())
    page = ana.page
    page.keyboard.press("2")
    expect(page.locator(".hand .picked")).to_have_attribute("data-card", "EW")
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.cell")
    assert first != second
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost, .picked")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_have_count(0)
    assert stage.played()[0].startswith("place EW")


def test_a_ladder_out_of_sight_is_shown_by_a_button_and_then_walked_to(room: Room) -> None:
    ana = room.seat(PHONE)
    stage = Stage(ana, SCENES["cave-ladder"][0]())
    page = ana.page
    far = page.locator(".far [data-far]")
    expect(far).to_have_count(2)
    target = far.first.get_attribute("data-far")
    far.first.click()
    step = page.locator(f"[data-field='{target}']")
    expect(step).to_be_in_viewport()
    expect(page.locator(f"[data-far='{target}']")).to_have_count(0)
    step.click()
    expect(page.locator(".step").first).to_be_visible()
    assert stage.played()[-1] == f"step {target}"


def test_show_all_shows_the_whole_cave_even_while_walking(room: Room) -> None:
    ana = room.seat(PHONE)
    Stage(ana, SCENES["cave-ladder"][0]())
    ana.page.get_by_role("button", name="Show all", exact=True).click()
    expect(ana.page.locator(".far")).to_have_count(0)
    for step in each(ana.page.locator(".step")):
        expect(step).to_be_in_viewport()


def test_the_live_region_says_what_happened_and_the_maze_is_there_in_words(room: Room) -> None:
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.locator(".board .hidden li")).to_have_count(4)
    expect(ana.page.locator(".board .hidden li").filter(has_text=re.compile("^the start: Crossing$"))).to_have_count(1)
    ana.hand.first.click()
    ana.page.locator("[data-do=discard]").click()
    ana.confirm()
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.get_by_role("main").get_by_role("log")).not_to_be_empty()


def test_large_text_still_shows_the_hand(room: Room) -> None:
    ana = room.seat(SMALL_PHONE)
    ana.open("/settings")
    ana.page.get_by_label("Large text").check()
    ana.play_bots("saboteur", 5)
    box = ana.hand.last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL_PHONE[1]
    assert box["x"] + box["width"] <= SMALL_PHONE[0]


def test_a_beast_that_is_led_and_all_its_steps_are_in_sight(room: Room) -> None:
    ana = room.seat(PHONE)
    Stage(ana, SCENES["cave-monster"][0]())
    steps = ana.page.locator(".step")
    expect(steps).to_have_count(2)
    for step in each(steps):
        expect(step).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".far")).to_have_count(0)


def test_somebody_new_is_told_once_what_the_game_is_about(room: Room) -> None:
    ana = room.seat(PHONE, new=True)
    ana.play_bots("saboteur", 3)
    welcome = ana.page.locator(".welcome")
    expect(welcome.locator("p")).to_have_text(text("welcome-saboteur"))
    welcome.get_by_role("button", name="Got it", exact=True).click()
    expect(welcome).to_have_count(0)
    coach = ana.page.locator(".coach")
    expect(coach.locator("p")).to_have_text(text("coach-turn"))
    coach.locator("[data-do=coach-off]").click()
    expect(coach).to_have_count(0)
    ana.play_bots("saboteur", 3)
    expect(welcome).to_have_count(0)
    ana.play_bots("solo")
    expect(welcome.locator("p")).to_have_text(text("welcome-solo"))
    expect(ana.page.locator(".pointed")).to_have_count(1)  # the own ladder, on the real board
    welcome.locator("[data-do=tour-next]").click()
    expect(welcome.locator("p")).to_have_text(text("welcome-solo-2"))
    expect(ana.page.locator(".pointed")).to_have_count(6)
    ana.play_on(seed=1, turns=1)
    expect(welcome).to_have_count(0)


def test_a_phone_shows_at_once_where_the_code_of_a_table_goes(room: Room) -> None:
    for size in (PHONE, SMALL_PHONE, (320, 568)):
        ana = room.seat(size)
        ana.home()
        box = ana.page.get_by_label(text("join-code"), exact=True).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


def test_the_challenge_of_the_day_says_which_day(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.home()
    ana.page.locator(".daily").click()
    expect(ana.page.locator(".head h1 span")).to_have_text(text("daily"))
    table = ana.page.url.rsplit("/", 1)[1].partition("?")[0]
    told = ana.page.evaluate("fetch('/api/mine').then((answer) => answer.json())")
    date = next(each["daily"] for each in told["tables"] if each["table"] == table)
    day = ana.page.evaluate(
        "(date) => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))",
        date,
    )
    expect(ana.page.locator(".head h1 small").first).to_have_text(day)
    ana.begin_to_play(seed=4)
    ana.finish()
    expect(ana.page.locator(".daily b")).to_have_text(f"{text('daily')}, {day}")
    expect(ana.page.locator(".daily")).to_contain_text(text("daily-tomorrow"))
    expect(ana.page.locator(".crown")).to_have_count(0)  # who plays alone has beaten nobody
    ana.open("/mine")
    expect(ana.page.locator("main li b")).to_have_text(f"{text('daily')}, {day}")
