"""Whole games against bots, from the home page to a result worth sending: a picture with the maze, and the same in words."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, whole
from tests.browser.test_ways import table_of

pytestmark = pytest.mark.any_deal


@pytest.mark.parametrize(("game", "players"), [("saboteur", 3), ("duel", None), ("cave", 2)])
def test_the_result_can_be_saved_as_a_picture_and_copied_as_text(room: Room, game: str, players: int | None) -> None:
    ana = room.seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    ana.play_bots(game, players)
    ana.play_on(seed=5)
    page = ana.page
    page.get_by_role("button", name="Share", exact=True).click()
    picture = page.locator("dialog img")
    expect(picture).to_have_attribute(
        "alt", "Picture of the result: " + page.locator("dialog pre").inner_text().partition(": ")[2].partition("\n")[0]
    )
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the picture", exact=True).click()
    data = download.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1080, 1350)
    assert len(data) > 60_000  # a drawing, not an empty sheet
    assert download.value.suggested_filename == "undermine.png"
    page.get_by_role("button", name="Copy the text", exact=True).click()
    expect(page.locator("dialog [role=status]").filter(has_text=whole("copied"))).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()").replace("\r\n", "\n")
    lines = copied.split("\n")
    scores = ana.position()["state"]["result"]["scores"]
    assert lines[-1] == f"{ana.address}/replay/{table_of(ana)}"
    assert [int(line.split()[-1]) for line in lines[1:-1]] == sorted(scores, reverse=True)
    assert sum("👑" in line for line in lines) == len(ana.position()["state"]["result"]["winners"])


def test_a_device_that_can_send_files_is_offered_it(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.page.add_init_script(
        "navigator.canShare = ({ files }) => files[0].type === 'image/png';"
        "navigator.share = async ({ files, text }) => { window.sent = [files[0].name, files[0].size, text]; };"
    )
    ana.play_bots("solo")
    ana.play_on(seed=5)
    ana.page.get_by_role("button", name="Share", exact=True).click()
    ana.page.get_by_role("button", name="Send", exact=True).click()
    name, size, text = ana.page.evaluate("window.sent")
    assert name == "undermine.png"
    assert size > 60_000
    assert "/replay/" in text
