"""Other ways to play and to look: one device for all, television, replay, the first lesson."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, TELEVISION, Seat


def table_of(seat: Seat) -> str:
    return seat.page.url.rsplit("/", 1)[1].partition("?")[0]


def test_pass_and_play_draws_a_curtain_before_every_hand(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/new?mode=pass")
    ana.page.locator("input[type=range]").fill("3")
    for index, name in enumerate(("Ana", "Ben", "Cyr")):
        ana.page.locator(".names input").nth(index).fill(name)
    ana.page.locator("form .button.primary").click()
    for name in ("Ana", "Ben", "Cyr", "Ana"):
        curtain = ana.page.get_by_role("dialog")
        expect(curtain).to_contain_text(name)
        expect(ana.page.locator("[data-card]")).to_have_count(0)
        curtain.get_by_role("button", name=f"I am {name}").click()
        expect(ana.my_turn).to_be_visible()
        expect(ana.page.locator("[data-card]")).to_have_count(6)
        ana.hand.first.click()
        ana.page.locator("[data-do=discard]").click()
        ana.confirm()


def test_a_link_is_enough_for_a_browser_that_was_never_here(room: Room) -> None:
    ana, ben, other = room.seat(PHONE), room.seat(PHONE), room.seat(PHONE)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    expect(ana.page.locator(".code")).to_be_visible()
    ben.open(f"/t/{table_of(ana)}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator(".button.primary", has_text="Sit down").click()
    ben.page.get_by_role("button", name="I am ready").click()
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start").click()
    expect(ben.hand).to_have_count(6)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Go on with another device").click()
    other.page.goto(ben.page.locator("dialog .link").inner_text())
    expect(other.hand).to_have_count(6)


def test_the_television_shows_the_code_then_the_table_and_knows_no_hand(room: Room) -> None:
    ana, television = room.seat(PHONE), room.seat(TELEVISION)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    code = ana.page.locator(".code").inner_text()
    television.open(f"/tv/{table_of(ana)}")
    expect(television.page.locator(".code")).to_have_text(code)
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start").click()
    expect(television.page.locator(".tv .laid").first).to_be_visible()
    ana.play_on(seed=2, turns=8)
    assert television.positions()
    for position in television.positions():
        assert position["seat"] is None
        assert position["legal"] == []
        assert all(set(hand) <= {"?"} for hand in position["state"]["hands"])


def test_a_finished_game_is_replayed_through_any_eyes_and_played_on(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.play_bots("saboteur", 3)
    ana.play_on(seed=8)
    ana.page.get_by_role("button", name="Check the shuffle").click()
    expect(ana.page.locator(".outcome")).to_contain_text("your own randomness is in it")
    ana.page.get_by_role("link", name="Replay").click()
    page = ana.page
    expect(page.locator(".laid").first).to_be_visible()
    page.get_by_role("button", name="One on").click()
    page.get_by_role("button", name="One on").click()
    expect(page.locator(".count")).to_contain_text("2 /")
    expect(page).to_have_url(re.compile(r"at=2&eyes=all"))
    page.get_by_label("Whose eyes").select_option("public")
    expect(page.locator(".hand span")).to_have_count(0)
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".hand span")).to_have_count(6)
    page.get_by_role("button", name="Round 2").click()
    expect(page.locator(".count")).not_to_contain_text("2 / ")
    page.reload()
    expect(page).to_have_url(re.compile(r"eyes=1"))
    page.get_by_role("button", name="To the end").click()
    expect(ana.result).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(ana.hand.first).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))


def test_the_first_lesson_shows_every_kind_of_card_once(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/learn")
    page = ana.page
    lesson = [
        ("EW", "[data-cell='1,0']"), ("NE", "[data-cell='2,0']"), ("NEW", "[data-cell='3,-1']"), ("E.W", "[data-do=discard]"),
        ("break-lantern", "[data-seat='1']"), ("fix-pickaxe", "[data-seat='0']"), ("fix-lantern-cart", "[data-seat='1']"),
        ("rockfall", "[data-cell='4,0']"), ("map", "[data-cell='8,0']"), ("EW", "[data-cell='7,0']"),
    ]  # fmt: skip
    for number, (card, target) in enumerate(lesson, start=1):
        expect(page.locator(".teacher")).to_contain_text(f"{number} of 11")
        ana.card(card).click()
        page.locator(target).click()
        ana.confirm()
        if number < len(lesson):
            page.locator(".teacher .primary").click()
    expect(page.get_by_role("dialog")).to_contain_text("Olga")
    page.locator("dialog .gold").first.click()
    expect(page.get_by_role("heading")).to_have_text("You know it all.")
    page.locator(".button.primary").click()
    expect(page.get_by_role("dialog")).to_contain_text("Saboteur")


def test_the_lesson_says_why_a_card_does_not_fit(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/learn")
    ana.card("NS").click()
    spots = ana.page.locator(".spot")
    assert spots.count() == 2
    ana.page.mouse.click(*ana.on_board(1, 0))
    expect(ana.page.get_by_role("alert")).to_contain_text("west")
    expect(ana.page.locator(".fault path")).not_to_have_count(0)
