"""Who one is on the server: the phrase takes a person to another browser, devices are signed out, and one is forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, whole
from undermine.texts import text


def test_a_person_goes_along_to_another_browser_and_is_forgotten(room: Room) -> None:
    ana, other = room.seat(PHONE), room.seat(PHONE)
    ana.play_bots("saboteur", 3)
    ana.open("/settings")
    expect(ana.page.locator(".me li")).to_have_count(1)
    ana.page.get_by_role("button", name=whole("phrase-make")).click()
    key = ana.page.locator(".key").inner_text()
    other.open(f"/settings#me={key}")
    expect(other.page.locator(".me li")).to_have_count(1)
    expect(other.page.get_by_label(text("recover"), exact=True)).to_have_value(key)
    other.page.get_by_role("button", name=whole("recover-do")).click()
    expect(other.page).to_have_url(f"{other.address}/mine")
    expect(other.page.locator("main li")).to_have_count(1)
    other.page.locator("main li a").click()
    expect(other.hand).to_have_count(6)

    ana.page.reload()
    expect(ana.page.locator(".me li")).to_have_count(2)
    expect(ana.page.locator(".key")).to_have_count(0)
    ana.page.get_by_role("button", name=whole("sign-out-others")).click()
    expect(ana.page.locator(".me li")).to_have_count(1)
    expect(other.hand).to_have_count(0)

    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name=whole("export")).click()
    told = json.loads(Path(saved.value.path()).read_bytes())
    assert [game["game"] for game in told["games"]] == ["saboteur"]
    ana.page.get_by_role("button", name=whole("forget")).click()
    with ana.page.expect_navigation():
        ana.page.get_by_role("button", name=whole("forget-sure")).click()
    expect(ana.page.locator(".me li")).to_have_count(1)
    assert "undermine-shuffles" not in ana.page.evaluate("Object.keys(localStorage).join()")
    ana.open("/mine")
    expect(ana.page.get_by_text(text("no-games"), exact=True)).to_be_visible()


def test_a_phrase_that_nobody_has_says_so(room: Room) -> None:
    room.bear("404")
    ana = room.seat(PHONE)
    ana.open("/settings")
    ana.page.get_by_label(text("recover"), exact=True).fill("a" * 26)
    ana.page.get_by_role("button", name=whole("recover-do")).click()
    expect(ana.page.get_by_role("alert")).to_have_text(text("refused-phrase-unknown"))
