"""The story of a game on the page: from the result to the curves, and one tap from a turning move to the replay at that moment."""

from __future__ import annotations

import json
import re
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import faults
from tests.browser.seat import LAPTOP, PHONE
from tests.browser.test_ways import table_of

pytestmark = pytest.mark.any_deal


@pytest.mark.parametrize(
    ("game", "players", "size"), [("saboteur", 5, PHONE), ("saboteur", 3, LAPTOP), ("cave", 5, PHONE)]
)
def test_from_the_result_to_the_moment_it_turned(room: Room, game: str, players: int, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    ana.play_bots(game, players)
    ana.play_on(seed=5)
    page = ana.page
    table = table_of(ana)
    page.get_by_role("link", name="The story", exact=True).click()
    expect(page.locator("svg.plot")).to_have_count(2 if game == "saboteur" else 3)
    expect(page.locator("progress")).to_have_count(0)  # all of it is there
    story = json.loads(page.evaluate(f"fetch('/api/tables/{table}/story/public').then((told) => told.text())"))["story"]
    one = story["rounds"][0]
    expect(page.locator("ol > li")).to_have_count(len(one["turns"]))
    # The board as it was stands beside each turning move, with the card of that move marked.
    expect(page.locator("ol > li .scene svg [data-laid]")).to_have_count(
        sum(len(turn["state"]["board"]) for turn in one["turns"])
    )
    expect(page.locator("ol > li .scene .there")).to_have_count(sum(turn["cell"] is not None for turn in one["turns"]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")  # nothing runs over the edge
    # The same figures as a table, for whoever does not see the curves.
    page.locator("summary").first.click()
    rows = page.locator("details[open] tbody tr")
    expect(rows).to_have_count(one["played"])
    percents = [f"{int(chance * 100 + 0.5)}%" for chance in one["guilt"][one["played"] - 1]]
    expect(rows.last.locator("td")).to_have_text(percents)  # any white space is like any other
    expect(page.locator("main")).not_to_contain_text("⟦")
    assert faults(ana) == []
    page.locator("ol > li a").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at={one['first'] + one['turning'][0] + 1}&eyes=all"))
    page.go_back()
    expect(page.locator("svg.plot").first).to_be_visible()


def test_the_story_in_somebodys_eyes_and_the_awards_as_a_picture(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.play_bots("saboteur", 5)
    ana.play_on(seed=5)
    page = ana.page
    page.get_by_role("link", name="The story", exact=True).click()
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(re.compile(r"eyes=0"))
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.get_by_role("button", name="Round 2", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("section li .sign").nth(1)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share the awards", exact=True).click()
    data = download.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1080, 1350)
    assert len(data) > 30_000


def test_from_a_claim_to_the_moment_at_which_it_was_made(room: Room) -> None:
    ana = room.seat(LAPTOP)
    ana.play_bots("saboteur", 3)
    page = ana.page
    expect(ana.my_turn).to_be_visible()
    page.mouse.click(*ana.on_board(8, 0))
    page.locator(".sheet [data-say=gold]").click()
    expect(page.locator('.flag[data-at="8,0"]')).to_be_visible()
    said = next(frame for frame in ana.frames if frame["type"] == "said" and frame["word"] == "claim 8,0 gold")
    page.locator("[data-do=close-sheet]").click()
    ana.play_on(seed=5)
    page.get_by_role("link", name="The story", exact=True).click()
    claim = page.locator(".claims li", has_text="The gold is under the middle goal!").first
    claim.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"\?at={said['moves']}&eyes=all"))
    expect(page.locator('.flag[data-at="8,0"][data-claim=gold]')).to_be_visible()
    expect(page.locator("footer .told")).to_contain_text("The gold is under the middle goal!")
    assert faults(ana) == []
