"""Other ways to play and to look: one device for all, television, replay."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE, TELEVISION, Seat, whole
from undermine.server.protocol import Proof
from undermine.server.verify import Seen, check
from undermine.texts import text


def table_of(seat: Seat) -> str:
    return seat.page.url.rsplit("/", 1)[1].partition("?")[0]


def three_on_one_device(room: Room) -> Seat:
    """Ask for a table of three who pass a phone on, and name them."""
    ana = room.seat(PHONE)
    ana.open("/new?mode=pass")
    ana.page.locator("input[type=range]").fill("3")
    for index, name in enumerate(("Ana", "Ben", "Cyr")):
        ana.page.locator(".names input").nth(index).fill(name)
    return ana


def test_pass_and_play_draws_a_curtain_before_every_hand(room: Room) -> None:
    ana = three_on_one_device(room)
    ana.page.locator("form .button.primary").click()
    for name in ("Ana", "Ben", "Cyr", "Ana"):
        curtain = ana.page.get_by_role("dialog")
        expect(curtain.get_by_role("heading")).to_have_text(text("curtain-for", name=name))
        expect(ana.page.locator("[data-card]")).to_have_count(0)
        curtain.get_by_role("button", name=f"I am {name}", exact=True).click()
        expect(ana.my_turn).to_be_visible()
        expect(ana.page.locator("[data-card]")).to_have_count(6)
        ana.hand.first.click()
        ana.page.locator("[data-do=discard]").click()
        ana.confirm()


def test_everybody_on_one_device_chooses_a_face(room: Room) -> None:
    ana = three_on_one_device(room)
    ana.page.get_by_role("button", name=text("face-of", name="Ben"), exact=True).click()
    choice = ana.page.locator("button[data-face]")
    face = choice.last.get_attribute("data-face")
    choice.last.click()
    expect(choice).to_have_count(0)
    with ana.page.expect_request("**/api/tables") as asked:
        ana.page.locator("form .button.primary").click()
    posted = asked.value.post_data_json
    assert isinstance(posted, dict)
    assert posted["faces"] == [None, face, None]
    expect(ana.page.get_by_role("dialog").get_by_role("heading")).to_have_text(text("curtain-for", name="Ana"))


def test_a_link_is_enough_for_a_browser_that_was_never_here(room: Room) -> None:
    ana, ben, other = room.seat(PHONE), room.seat(PHONE), room.seat(PHONE)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    expect(ana.page.locator(".code")).to_be_visible()
    ben.open(f"/t/{table_of(ana)}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator(".button.primary", has_text=whole("sit")).click()
    ben.page.get_by_role("button", name="I am ready", exact=True).click()
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(ben.hand).to_have_count(6)
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    ben.page.get_by_role("button", name="Continue on another device", exact=True).click()
    other.page.goto(ben.page.locator("dialog .link").inner_text())
    expect(other.hand).to_have_count(6)


def test_a_code_is_typed_as_it_is_read(room: Room) -> None:
    ana, ben = room.seat(PHONE), room.seat(PHONE)
    ana.open("/new")
    ana.page.locator("form .button.primary").click()
    code = ana.page.locator(".code").inner_text()
    ben.home()
    ben.page.get_by_label(text("join-code"), exact=True).fill(f"{code[:2]} {code[2:4]}-{code[4:]} ".lower())
    ben.page.get_by_label(text("join-code"), exact=True).press("Enter")
    ben.page.wait_for_url(f"**/t/{table_of(ana)}")


def test_the_television_shows_the_code_then_the_table_and_knows_no_hand(room: Room) -> None:
    ana, television = room.seat(PHONE), room.seat(TELEVISION)
    ana.open("/new")
    ana.page.locator("input[type=range]").fill("3")
    ana.page.locator("form .button.primary").click()
    code = ana.page.locator(".code").inner_text()
    television.open(f"/tv/{table_of(ana)}")
    expect(television.page.locator(".code")).to_have_text(code)
    ana.page.get_by_role("button", name=re.compile("Fill")).click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(television.page.locator(".tv .laid").first).to_be_visible()
    ana.play_on(seed=2, turns=8)
    assert television.positions()
    for position in television.positions():
        assert position["seat"] is None
        assert position["legal"] == []
        assert all(set(hand) <= {"?"} for hand in position["state"]["hands"])


@pytest.mark.any_deal
def test_a_finished_game_is_replayed_through_any_eyes_and_played_on(room: Room) -> None:
    ana = room.seat(PHONE)
    ana.play_bots("saboteur", 3)
    ana.play_on(seed=8)
    ana.page.get_by_role("button", name="Check the shuffle", exact=True).click()
    expect(ana.page.get_by_role("status").filter(has_text=whole("shuffle-own"))).to_be_visible()
    table = table_of(ana)
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name=whole("download-seen")).click()
    proof = msgspec.json.decode(ana.page.request.get(f"{ana.address}/api/tables/{table}/proof").body(), type=Proof)
    seen = msgspec.json.decode(Path(saved.value.path()).read_bytes(), type=Seen)
    assert len(seen.seen[0]) > 3, "a deal of each round, and what was drawn"
    assert check(proof, seen=seen)
    outline = ana.page.request.get(f"{ana.address}/api/tables/{table}/replay").json()["moves"]
    moves, second = len(outline), [move["round"] for move in outline].index(2)
    replay = f"{ana.address}/replay/{table}"
    ana.page.get_by_role("link", name="Replay", exact=True).click()
    page = ana.page
    expect(page.locator(".laid").first).to_be_visible()
    expect(page.locator(".count")).to_have_text(f"0 / {moves}")
    page.get_by_role("button", name="Forward one move", exact=True).click()
    page.get_by_role("button", name="Forward one move", exact=True).click()
    expect(page.locator(".count")).to_have_text(f"2 / {moves}")
    expect(page).to_have_url(f"{replay}?at=2&eyes=all")
    page.locator(".eyes select").select_option("public")
    expect(page.locator(".hand span")).to_have_count(0)
    page.locator(".eyes select").select_option("1")
    expect(page.locator(".hand span")).to_have_count(6)
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.locator(".count")).to_have_text(f"{second} / {moves}")
    page.reload()
    expect(page.locator(".count")).to_have_text(f"{second} / {moves}")
    expect(page).to_have_url(f"{replay}?at={second}&eyes=1")
    page.get_by_role("button", name="To the end", exact=True).click()
    expect(ana.result).to_be_visible()
    page.get_by_role("button", name="To the beginning", exact=True).click()
    page.get_by_role("button", name="Play on from here", exact=True).click()
    asked = page.get_by_role("dialog", name=text("carry-on-as"), exact=True)
    asked.get_by_role("button", name="Wilmar", exact=True).click()
    expect(ana.hand.first).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))
