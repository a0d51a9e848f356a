"""The lesson: three chapters, each one real round that contradicts itself nowhere; readable on every screen, in every language."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, faults, settle, unreadable
from tests.browser.seat import LAPTOP, PHONE, Seat
from undermine.texts import text

ROOT = Path(__file__).parents[2]
ON_SIDE = (844, 390)
CHAPTERS = {
    "1. Digging": [
        ("EW", "[data-cell='1,0']"), ("NE", "[data-cell='4,0']"), ("NEW", "[data-cell='6,-1']"), ("E.W", "[data-do=discard]"),
        ("break-lantern", "[data-seat='1']"), ("rockfall", "[data-cell='6,0']"), ("fix-pickaxe-cart", "[data-seat='2']"),
        ("fix-pickaxe", "[data-seat='0']"), ("map", "[data-cell='8,0']"), ("EW", "[data-cell='7,0']"),
    ],
    "2. Sabotage": [
        ("NW", "[data-cell='4,0']"), ("break-cart", "[data-seat='1']"), ("map", "[data-cell='8,0']"),
        ("rockfall", "[data-cell='7,1']"), ("E.W", "[data-cell='7,1']"), ("NS", "[data-do=discard]"),
    ],
    "3. Reading people": [
        ("map", "[data-cell='8,2']"), ("fix-lantern", "[data-seat='1']"), ("NESW", "[data-cell='5,0']"),
        ("break-pickaxe", "[data-seat='2']"), ("rockfall", "[data-cell='6,0']"), ("EW", "[data-cell='7,0']"),
    ],
}  # fmt: skip


def steps() -> list[dict[str, Any]]:
    """Read the lesson as the page has it."""
    written = (ROOT / "client/src/lesson/steps.ts").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(written[written.index("= [") + 2 :].rstrip().rstrip(";"))
    return found


def following() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Pairs of steps that follow each other in one chapter."""
    return [(one, two) for one, two in pairwise(steps()) if one["chapter"] == two["chapter"]]


def tools_after(tools: list[list[str]], events: list[dict[str, Any]]) -> list[set[str]]:
    """Which tools are broken after what was told."""
    broken = [set(each) for each in tools]
    for event in events:
        if event["type"] == "break":
            broken[event["target"]].add(event["tool"])
        if event["type"] == "repair":
            broken[event["target"]].remove(event["tool"])
    return broken


def board_after(board: dict[str, str], events: list[dict[str, Any]]) -> dict[str, str]:
    """What lies where after what was told."""
    lies = dict(board)
    for event in events:
        if event["type"] == "place":
            lies[event["cell"]] = event["card"]
        if event["type"] == "rockfall":
            del lies[event["cell"]]
    return lies


def test_no_step_contradicts_the_one_before_it() -> None:
    assert len(following()) > 15
    for one, two in following():
        before, now, told = one["after"]["view"], two["view"], two["told"]
        name = two["name"]
        assert now["hands"][0] == before["hands"][0], f"{name}: the hand is another"
        assert now["deck"] <= before["deck"], f"{name}: the draw pile grew"
        assert len(now["discards"]) >= len(before["discards"]), f"{name}: the discard pile shrank"
        assert [set(each) for each in now["tools"]] == tools_after(before["tools"], told), f"{name}: tools"
        assert now["board"] == board_after(before["board"], told), f"{name}: the board"
        acted = [event["seat"] for event in told if event["type"] != "draw"]
        assert acted == [1, 2], f"{name}: Olga and Bruni have one turn each"


DIRECTIONS = {
    "en": "on the left|on the right|upper|lower|upwards|leads down|leads up",
    "cs": "vlevo|vpravo|nahoru|vedla dolů|horní|dolní",
    "sk": "vľavo|vpravo|nahor|viedla nadol|horný|dolný",
    "hu": "balra|jobbra|felfelé|lefelé vezet|felső|alsó",
    "de": "links|rechts|nach oben|nach unten|obere|untere",
}


@pytest.mark.parametrize("language", DIRECTIONS)
def test_the_story_is_told_without_directions_because_the_board_may_lie_either_way(language: str) -> None:
    written = (ROOT / f"src/undermine/locale/{language}/lesson.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"\b(?:{DIRECTIONS[language]})\b", written) == []


@pytest.mark.parametrize("size", [PHONE, ON_SIDE], ids=["phone", "on its side"])
def test_the_lesson_is_a_story_in_three_chapters_with_every_kind_of_card(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    ana.open("/learn")
    page = ana.page
    for chapter, turns in CHAPTERS.items():
        for number, (card, target) in enumerate(turns, start=1):
            expect(page.locator(".teacher h1")).to_have_text(f"{chapter}: {number} of {len(turns)}")
            ana.card(card).click()
            page.locator(target).click()
            if card == "fix-pickaxe-cart":
                page.locator("[data-tool=cart]").click()
            ana.confirm()
            if card == "map":  # what it shows lies large until it was seen, as at a table
                page.locator("dialog.answer [data-do=seen]").click()
            page.locator("[data-do=next]").click()
    expect(page.get_by_role("heading")).to_have_text("Now you know what you need.")
    page.locator(".button.primary").click()
    expect(page.get_by_role("dialog", name="Saboteur", exact=True)).to_be_visible()


def test_the_lesson_says_why_a_card_does_not_fit(room: Room) -> None:
    ana = room.seat(LAPTOP)
    ana.open("/learn")
    ana.card("NS").click()
    spots = ana.page.locator(".spot")
    expect(spots).to_have_count(2)
    ana.page.mouse.click(*ana.on_board(1, 0))
    expect(ana.page.get_by_role("alert").locator("p")).to_have_text(text("S-PLACE-3", side="left"))
    expect(ana.page.locator(".fault path")).not_to_have_count(0)


def test_another_chapter_begins_with_a_clean_table(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/learn")
    ana.card("EW").click()
    ana.page.locator("[data-cell='1,0']").click()
    ana.confirm()
    ana.page.locator("[data-do=next]").click()
    expect(ana.page.locator(".teacher:focus")).to_have_count(1)
    ana.open("/learn")
    ana.page.locator("[data-chapter=people]").click()
    expect(ana.page.locator("[data-laid='3,0']")).to_have_count(1)
    expect(ana.page.locator("[data-laid='4,0']")).to_have_count(0)


def test_the_words_have_the_whole_width_below_the_buttons(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/learn")
    settle(ana, ".teacher")
    words, buttons = (ana.page.locator(f".teacher {each}").bounding_box() for each in ("p", ".chapters"))
    assert words is not None
    assert buttons is not None
    assert words["y"] >= buttons["y"] + buttons["height"]


def board_height(seat: Seat) -> float:
    """How high the board is."""
    box = seat.page.locator(".board").bounding_box()
    assert box is not None
    return box["height"]


def test_on_a_phones_side_the_board_keeps_half_the_height(room: Room) -> None:
    ana = room.seat(ON_SIDE)
    ana.open("/learn")
    settle(ana, ".teacher")
    assert board_height(ana) >= ON_SIDE[1] / 2
    assert ana.page.locator(".teacher").evaluate("(each) => each.scrollWidth <= each.clientWidth")


CUT = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('[data-laid]')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
  }).map((each) => each.dataset.laid);
}"""
"""Cards that the edge of the board cuts off."""


@pytest.mark.parametrize("size", [PHONE, ON_SIDE], ids=["phone", "on its side"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_begins_with_all_goals_in_sight(room: Room, language: str, size: tuple[int, int]) -> None:
    ana = room.seat(size, language)
    ana.open("/learn")
    settle(ana, ".teacher")
    turned = ana.page.locator(".board").get_attribute("data-turned")
    for chapter in ("sabotage", "people", "dig"):
        ana.page.locator(f"[data-chapter={chapter}]").click()
        expect(ana.page.locator(f"[data-chapter={chapter}][aria-current]")).to_have_count(1)
        settle(ana, ".teacher")
        expect(ana.page.locator("[data-beyond]")).to_have_count(0)
        expect(ana.page.locator(".board")).to_have_attribute("data-turned", turned or "")
        for goal in ("8,2", "8,0", "8,-2"):
            x, y = ana.on_board(*(int(part) for part in goal.split(",")))
            assert ana.page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.board')", [x, y])
        assert ana.page.evaluate(CUT) == []


def test_after_a_turn_the_story_waits_for_nobody_but_the_learner(room: Room) -> None:
    ana = room.seat()
    ana.open("/learn")
    ana.card("EW").click()
    ana.spot("1,0").click()
    ana.confirm()
    expect(ana.page.locator("[data-do=next]")).to_be_visible()
    expect(ana.page.locator(".bar .words")).to_have_text("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_lesson_is_whole_with_large_text(room: Room, language: str) -> None:
    for size in (PHONE, ON_SIDE):
        ana = room.seat(size, language)
        ana.open("/learn")
        settle(ana, ".teacher")
        for chapter in ("dig", "sabotage", "people"):
            ana.page.locator(f"[data-chapter={chapter}]").click()
            expect(ana.page.locator(f"[data-chapter={chapter}][aria-current]")).to_have_count(1)
            assert unreadable(ana) == []
            assert faults(ana) == []
