"""Around a move: refusals, both ways round, taking no harm from a lost connection, several people at one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, Seat
from tests.browser.serving import Serving


def pick_path(seat: Seat) -> str:
    """Pick up some path card."""
    for index in range(seat.hand.count()):
        code = seat.hand.nth(index).get_attribute("data-card") or ""
        if re.fullmatch(r"[NESW.]+", code):
            seat.hand.nth(index).click()
            return code
    raise AssertionError("no path card in hand")


def test_a_refused_move_names_its_rule_and_changes_nothing(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    pick_path(ana)
    cards = ana.hand.count()
    ana.page.mouse.click(*ana.on_board(4, 1))
    refusal = ana.page.get_by_role("alert")
    expect(refusal).to_contain_text("side to side")
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/saboteur#S-PLACE-2")
    expect(ana.page.locator(".fault")).to_have_count(1)
    expect(ana.hand).to_have_count(cards)
    refusal.get_by_role("button").click()
    expect(ana.my_turn).to_be_visible()


def test_the_own_hand_is_seen_without_scrolling(room: Room) -> None:
    for size in (SMALL_PHONE, PHONE, LAPTOP):
        ana = room.seat(size)
        ana.play_bots("saboteur", 10)
        for index in range(ana.hand.count()):
            box = ana.hand.nth(index).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
            assert box["y"] + box["height"] <= size[1]
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_own_role_is_covered_until_one_looks(room: Room) -> None:
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    role = ana.positions()[-1]["state"]["roles"][0]
    expect(ana.page.locator(".role svg")).not_to_have_attribute("aria-label", re.compile("."))
    assert "Saboteur" not in ana.page.locator(".own").inner_text()
    assert "Gold digger" not in ana.page.locator(".own").inner_text()
    ana.page.locator(".role").click()
    expect(ana.page.locator(".role")).to_contain_text({"digger": "Gold digger", "saboteur": "Saboteur"}[role])
    ana.page.locator(".role").click()
    expect(ana.page.locator(".role")).to_contain_text("Who am I?")


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
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    hand = [card.get_attribute("data-card") for card in ana.hand.all()]
    own_server.stop()
    expect(ana.page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible()
    ana.hand.first.click()
    own_server.start()
    expect(ana.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
    assert [card.get_attribute("data-card") for card in ana.hand.all()] == hand
    ana.page.keyboard.press("Escape")
    ana.play_on(seed=1, turns=3)
    room.troubles[:] = [trouble for trouble in room.troubles if "WebSocket connection" not in trouble]


def sit_down(host: Seat, guests: list[tuple[Seat, str]], seats: int) -> None:
    """Make a table, share its code, fill the rest with bots, start."""
    host.open("/new")
    host.page.locator("input[type=range]").fill(str(seats))
    host.page.get_by_label("Your name").fill("Ana")
    host.page.locator("form .button.primary").click()
    code = host.page.locator(".code").inner_text()
    for guest, name in guests:
        guest.home()
        guest.page.get_by_label("Table code").fill(code.lower())
        guest.page.get_by_role("button", name="Join").click()
        guest.page.get_by_label("Your name").fill(name)
        guest.page.locator(".button.primary", has_text="Sit down").click()
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name=re.compile("Fill")).click()
    host.page.get_by_role("button", name="Start").click()
    for seat in (host, *(guest for guest, _ in guests)):
        expect(seat.hand.first).to_be_visible()


def together(seats: list[Seat]) -> None:
    """Everybody plays when it is their turn, until the result."""
    for number, seat in enumerate(seats):
        seat.begin_to_play(number + 1)
    for seat in seats:
        seat.finish()


def test_two_people_and_a_bot_finish_a_game_and_no_browser_is_told_a_secret(room: Room) -> None:
    ana, ben = room.seat(LAPTOP), room.seat(PHONE)
    sit_down(ana, [(ben, "Ben")], 3)
    together([ana, ben])
    for number, seat in enumerate((ana, ben)):
        assert seat.positions()
        for position in seat.positions():
            assert position["seat"] == number
            no_secret(position, number)
    text = ana.frames[0]
    assert "secret" not in str(text)
    assert all("seed" not in str(frame) for frame in ana.frames + ben.frames)


def no_secret(position: dict[str, object], seat: int) -> None:
    """Nothing that another seat alone may know."""
    state = position["state"]
    assert isinstance(state, dict)
    for other, hand in enumerate(state["hands"]):
        assert other == seat or set(hand) <= {"?"}
    over = state["phase"] in ("draft", "over")
    for other, role in enumerate(state["roles"]):
        assert other == seat or over or role == "?"
    assert over or state["aside"] == "?"
    for other, purse in enumerate(state["purse"]):
        assert other == seat or state["phase"] == "over" or set(purse) <= {"?"}
    assert state["turn"] == seat or set(state["offer"]) <= {"?"}
    assert isinstance(state["deck"], int)
    events = position["events"]
    assert isinstance(events, list)
    for event in events:
        if event["seat"] != seat:
            for field in ("role", "nuggets"):
                assert event.get(field, "?") == "?"
            if event["type"] in ("draw", "discard", "map"):
                assert event.get("card", "?") == "?"
            if event["type"] in ("deal", "offer", "pay"):
                assert set(event.get("hand", [])) | set(event.get("gold", [])) <= {"?"}
