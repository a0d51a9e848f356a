"""What bots remark: a bubble at the face on every screen, in each reader's own language, until one wants to hear it no longer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, unreadable
from tests.browser.looking import each as each_of
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Seat
from tests.browser.stage import LONG_NAMES, Stage
from tests.browser.test_said import SIDE, begin, person
from tests.browser.test_together import sit_down
from undermine.bots.remarks import keys_of, numbers
from undermine.texts import text

SIZES = pytest.mark.parametrize(
    "size", [PHONE, SIDE, LAPTOP, TELEVISION], ids=["phone", "side", "laptop", "television"]
)


def sentence(line: dict[str, Any], names: list[str], language: str = "en") -> str:
    """Return a remark as a reader of a language is shown it."""
    return text(f"remark-{line['remark']}", language, name=names[line["to"]], n=line["count"])


def remarks(seat: Seat) -> list[dict[str, Any]]:
    """List the remarks that a browser was sent, those that come with a word apart."""
    return [frame for frame in seat.frames if frame["type"] == "said" and frame["remark"] and not frame["word"]]


def test_bots_answer_who_accuses_them_and_everybody_reads_it_in_their_own_language(room: Room) -> None:
    ana, ben = room.seat(PHONE), room.seat(LAPTOP, "de-DE")
    sit_down(ana, [], "saboteur", 5)
    expect(ana.hand.first).to_be_visible()
    ben.open("/t/" + ana.page.url.rsplit("/", 1)[1].partition("?")[0])
    expect(ben.page.locator("aside .tabs")).to_be_visible()
    own = ana.position()["seat"]
    names = [seat["name"] for seat in next(f for f in reversed(ana.frames) if f["type"] == "table")["seats"]]
    for number in (seat for seat in range(5) if seat != own):
        person(ana, number)
        ana.page.locator(".sheet [data-say=accuse]").click()
        ana.page.locator("[data-do=close-sheet]").click()
    expect(ana.page.locator(f'[data-bubble]:not([data-bubble="{own}"])').first).to_be_visible()
    line = remarks(ana)[-1]
    expect(ana.page.locator(f'[data-bubble="{line["seat"]}"]')).to_contain_text(sentence(line, names))
    ben.page.locator("aside #tab-talk").click()
    told = ben.page.locator(f'aside [data-line="{line["number"]}"]')
    expect(told).to_contain_text(sentence(line, names, "de"))
    accusation = next(frame for frame in ana.frames if frame["type"] == "said" and frame["word"])
    word = ben.page.locator(f'aside [data-line="{accusation["number"]}"]')
    expect(word).to_be_attached()
    ben.open("/settings")
    ben.page.get_by_label(text("remarks", "de")).uncheck()
    ben.page.go_back()
    ben.page.locator("aside #tab-talk").click()
    expect(word, "words are a part of the game").to_be_attached()
    expect(told).to_have_count(0)


@SIZES
def test_a_remark_hangs_at_the_face_and_goes_when_it_is_switched_off(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    room.bear("404 (Not Found)")  # nobody joins a staged table, so it has no code to show
    stage = Stage(ana, begin(), me=None if size == TELEVISION else 0)
    stage.remark(3, "broken-sly-2", 1)
    stage.word(2, "accuse 1", remark="why-dead-ends-any-1", to=1, count=3)
    bubble = ana.page.locator('[data-bubble="2"]')
    expect(bubble).to_contain_text(
        "Berta is a saboteur! 3 dead ends: quite a collection.".replace("3 d", "3\N{NO-BREAK SPACE}d")
    )
    expect(ana.page.locator('[data-bubble="3"]')).to_contain_text("Now we all know what Berta is afraid of.")
    boxes = [each.bounding_box() for each in each_of(ana.page.locator("[data-bubble]"))]
    boxes.sort(key=lambda box: box["y"] if box else 0)
    for number, box in enumerate(boxes):
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        above = boxes[number - 1] if number else None
        assert above is None or above["y"] + above["height"] <= box["y"], "none lies over another"
    if size != TELEVISION:
        ana.hand.first.click()
        expect(ana.page.locator("[data-bubble]"), "in nobody's way").to_have_count(0)
    if size == PHONE:
        ana.page.locator(".head button").first.click()
        dialog = ana.page.locator("dialog[open]")
        dialog.locator("#tab-talk").click()
        expect(dialog.locator(".spoken")).to_have_count(2)
        dialog.get_by_label(text("remarks"), exact=True).uncheck()
        expect(dialog.locator(".spoken")).to_have_count(1)
        expect(dialog.locator(".spoken")).to_contain_text("Berta is a saboteur!")
        expect(dialog.locator(".spoken")).not_to_contain_text("dead ends")


def test_a_remark_is_nothing_that_one_has_missed_and_a_word_is(room: Room) -> None:
    ana = room.seat(PHONE)
    stage = Stage(ana, begin())
    mark = ana.page.locator(".head .unread")
    stage.remark(3, "asked-any-1", 1)
    expect(ana.page.locator('[data-bubble="3"]')).to_be_visible()
    expect(mark).to_have_count(0)
    stage.word(2, "accuse 1", remark="why-hunch-any-2", to=1, count=1)
    expect(mark).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_remarks_can_be_read_in_every_language(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    stage = Stage(ana, begin(), names=LONG_NAMES)
    code = language.partition("-")[0]
    every = {
        key for kind in numbers()["lines"] for voice in numbers()["voices"].values() for key in keys_of(kind, voice)
    }
    told = {key: text(f"remark-{key}", code, name=LONG_NAMES[1], n=3) for key in every}
    for key in sorted(told, key=lambda each: len(told[each]))[-4:]:
        stage.remark(2, key, 1, 3)
        expect(ana.page.locator('[data-bubble="2"]')).to_contain_text(told[key])
        assert unreadable(ana) == [], key
