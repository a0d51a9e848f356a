"""Ending the cave by agreement on the page: proposing, being asked, declining, and what a new table offers (C-END-3)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.seat import PHONE
from tests.browser.stage import Stage
from tests.rules.caves import record
from undermine.texts import text

SMALLEST = (320, 568)


def cave(*moves: str) -> undermine.Game:
    """Build a table of three that may end by agreement."""
    setup: dict[str, Any] = {"hands": [["I:info", "I:NE"], ["I:web", "I:NW"], ["I:boots"]]}
    return undermine.load(record(3, "immediate", setup, list(moves), agree="on"))


def test_a_proposal_that_all_agree_to_ends_the_game(room: Room) -> None:
    ana = room.seat(PHONE)
    Stage(ana, cave())
    propose = ana.page.locator('[data-move="propose"]')
    expect(propose).to_have_text("Propose to end")
    expect(propose).not_to_have_class(re.compile(r"\bprimary\b"))
    propose.click()
    ana.go_on.click()  # the finished maze is seen first
    expect(ana.result).to_contain_text("Everybody agrees that nobody can get out any more.")
    expect(ana.result).to_contain_text("Nobody has won.")


@pytest.mark.parametrize("language", ["en", "cs", "sk", "hu", "de"])
def test_who_is_asked_sees_who_asks_and_both_answers(room: Room, language: str) -> None:
    berta = room.seat(SMALLEST, f"{language}-{language.upper()}")
    stage = Stage(berta, cave("propose"), me=1)
    expect(berta.my_turn.locator(".words")).to_have_text(text("prompt-vote", language, proposer="Ana"))
    for move in ("agree", "decline"):
        expect(berta.page.locator(f'[data-move="{move}"]')).to_have_text(text(f"move-{move}", language))
    assert berta.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the bar is wider than the phone"
    berta.page.locator('[data-move="decline"]').click()
    expect(berta.page.locator('[data-move="decline"]')).to_have_count(0)
    decline, after = stage.played(2)[:2]
    assert decline == "decline"
    assert after.startswith("discard"), "Ana plays on"


def test_a_new_table_offers_the_agreement_and_the_hungarian_booklet_by_name(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.open("/new")
    ana.page.locator("details summary").click()
    connect = ana.page.locator("label.field", has_text="New tunnels").locator("select")
    edition = ana.page.locator("label.field", has_text="Edition").locator("select")
    expect(connect).to_have_value("start")
    edition.select_option("2006")
    expect(connect).to_have_value("any")  # S-AMB-1: what that edition plays
    edition.select_option("modern")
    expect(connect).to_have_value("start")
    connect.select_option(label="may continue any tunnel, as the Hungarian booklet has it")
    ana.page.locator("label.field", has_text="Who begins").locator("select").select_option(label="Seat 2")
    with ana.page.expect_request("**/api/tables") as asked:
        ana.page.locator("form .button.primary").click()
    wish = json.loads(asked.value.post_data or "")
    assert wish["settings"]["options"] == {"edition": "modern", "connect": "any", "first": 1}, "a seat is a number"
    expect(ana.page.locator(".code")).to_be_visible()
    ana.open("/new")
    ana.page.locator("label.game", has_text="The Dark Cave").click()
    ana.page.locator("details summary").click()
    ana.page.locator("label.field", has_text="Ending together").locator("select").select_option(
        label="if everybody agrees"
    )
    ana.page.locator("form .button.primary").click()
    expect(ana.page.locator(".code")).to_be_visible()
