"""Around a move: refusals, both ways round, taking no harm from a lost connection, several people at one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import each
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, Seat, whole
from tests.browser.serving import Serving
from undermine.texts import text


def pick_path(seat: Seat) -> str:
    """Pick up some path card."""
    codes = [card.get_attribute("data-card") or "" for card in each(seat.hand)]
    index = next(index for index, code in enumerate(codes) if re.fullmatch(r"[NESW.]+", code))
    seat.hand.nth(index).click()
    return codes[index]


def test_a_refused_move_names_its_rule_and_changes_nothing(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    pick_path(ana)
    cards = len(each(ana.hand))
    ana.page.mouse.click(*ana.on_board(4, 1))
    refusal = ana.page.get_by_role("alert")
    expect(refusal.locator("p")).to_have_text(text("S-PLACE-2"))
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/saboteur#S-PLACE-2")
    expect(ana.page.locator(".fault")).to_have_count(1)
    expect(ana.hand).to_have_count(cards)
    refusal.get_by_role("button").click()
    expect(ana.my_turn).to_be_visible()


def test_the_own_hand_is_seen_without_scrolling(room: Room) -> None:
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        ana = room.seat(size)
        ana.play_bots("saboteur", 10)
        expect(ana.hand).to_have_count(4)  # S-SETUP-6: of ten people
        for card in each(ana.hand):
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1]
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_own_role_is_covered_until_one_looks(room: Room) -> None:
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    role = ana.position()["state"]["roles"][0]
    expect(ana.page.locator(".role svg")).not_to_have_attribute("aria-label", re.compile("."))
    expect(ana.page.locator(".own")).not_to_be_empty()
    expect(ana.page.locator(".own")).not_to_contain_text(re.compile("Saboteur|Digger"))
    ana.page.locator(".role").click()
    is_one = text("role-is", role=text(f"role-{role}"))
    among = text("saboteurs-at-most", most=1, least=0, seats=3)  # S-SETUP-4
    expect(ana.page.locator(".own .about")).to_have_text(f"{is_one} {text(f'role-{role}-about')} {among}")
    ana.page.locator(".role").click()
    expect(ana.page.locator(".role")).to_have_text(text("role-short"))


def test_a_card_can_be_dragged_onto_the_table(room: Room) -> None:
    ana = room.seat(LAPTOP)
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    pick_path(ana)
    index = ana.page.locator(".hand button.picked").evaluate(
        "button => [...button.parentNode.children].indexOf(button)"
    )
    cell = ana.page.locator(".spot").first.get_attribute("data-cell") or ""
    ana.page.keyboard.press("Escape")
    box = ana.hand.nth(index).bounding_box()
    assert box is not None
    x, y = (int(part) for part in cell.split(","))
    to_x, to_y = ana.on_board(x, y)
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.mouse.down()
    ana.page.mouse.move(to_x, to_y + 10, steps=6)
    ana.page.mouse.move(to_x, to_y + 30, steps=3)
    ana.page.mouse.up()
    expect(ana.page.locator(".ghost")).to_have_count(1)


def test_a_table_goes_on_after_the_server_was_away(own_server: Serving, room: Room) -> None:
    room.address = own_server.address
    room.bear("WebSocket connection", "net::ERR")
    ana = room.seat(shelf=True)
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    hand = [card.get_attribute("data-card") for card in each(ana.hand)]
    own_server.stop()
    expect(ana.page.get_by_role("alert").filter(has_text=whole("connection-lost"))).to_be_visible()
    ana.hand.first.click()
    own_server.start()
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    expect(ana.hand).to_have_count(len(hand))
    for index, code in enumerate(hand):
        expect(ana.hand.nth(index)).to_have_attribute("data-card", code or "")
    ana.page.keyboard.press("Escape")
    ana.play_on(seed=1, turns=3)
