"""Whole games of every kind by people and bots, each with a browser of their own, home to result; no browser learns a secret."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.frames import check_frames, hidden, plain, positions_of
from tests.browser.seat import LAPTOP, PHONE, TELEVISION, Seat, whole
from tests.browser.test_ways import table_of
from undermine.texts import text

pytestmark = pytest.mark.any_deal


def sit_down(host: Seat, guests: list[tuple[Seat, str]], game: str, seats: int, *, talk: str = "") -> None:
    """From the home page: make a table, share its code, fill the rest with bots, who talk as usual or so much, start."""
    host.home()
    host.page.get_by_role("link", name="Make a table", exact=True).click()
    host.page.locator(f".game:has([value={game}])").click()
    if game in ("saboteur", "cave"):  # the others have as many seats as they have
        host.page.locator("input[type=range]").fill(str(seats))
    if talk:
        host.page.locator("form summary").click()
        host.page.get_by_label(text("option-bots-talk")).select_option(talk)
    host.page.get_by_label("Your name").fill("Ana")
    host.page.locator("form .button.primary").click()
    code = host.page.locator(".code").inner_text()
    for guest, name in guests:
        guest.home()
        guest.page.get_by_label("Table code").fill(code.lower())
        guest.page.get_by_role("button", name="Join", exact=True).click()
        guest.page.get_by_label("Your name").fill(name)
        guest.page.locator(".button.primary", has_text=whole("sit")).click()
        guest.page.get_by_role("button", name="I am ready", exact=True).click()
    if seats > len(guests) + 1:
        host.page.get_by_role("button", name=re.compile("Fill")).click()
    host.page.get_by_role("button", name="Start", exact=True).click()


def together(seats: list[Seat]) -> None:
    """Everybody plays when it is their turn, until the result."""
    for seat in seats:
        expect(seat.hand.first).to_be_visible()
    for number, seat in enumerate(seats):
        seat.begin_to_play(number + 1)
    for seat in seats:
        seat.finish()


def record_of(seat: Seat) -> dict[str, Any]:
    """The record of the finished game, as anybody may download it."""
    answer = seat.page.request.get(f"{seat.address}/api/tables/{table_of(seat)}/record")
    assert answer.ok
    found: dict[str, Any] = answer.json()
    return found


def told_all(record: dict[str, Any], frame: dict[str, Any]) -> Any:
    """The state of a frame as somebody all-knowing would see it."""
    return plain(positions_of({**record, "moves": record["moves"][: frame["moves"]], "words": []})[-1].view())


def no_secrets(seats: list[tuple[Seat, int | None]]) -> None:
    """Nobody's browser was sent what its seat may not know."""
    record = record_of(seats[0][0])
    for seat, number in seats:
        assert len(seat.positions()) > 5
        for position in seat.positions():
            hidden(position["state"], number)
        assert check_frames(record, number, seat.frames) > 5
    seat, number = seats[0]
    frame = seat.positions()[1]
    leak = [{**frame, "state": told_all(record, frame)}]
    with pytest.raises(AssertionError):
        check_frames(record, number, leak)  # the check would have seen it


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 4), ("duel", 2), ("cave", 4)])
def test_two_people_and_bots(room: Room, game: str, seats: int) -> None:
    ana, ben = room.seat(LAPTOP, shelf=True), room.seat(PHONE, shelf=True)
    sit_down(ana, [(ben, "Ben")], game, seats)
    television = room.seat(TELEVISION, shelf=True)
    ana.page.wait_for_url(re.compile("/t/"))
    television.open(f"/tv/{table_of(ana)}")
    together([ana, ben])
    expect(television.result).to_be_visible()
    no_secrets([(ana, 0), (ben, 1), (television, None)])


def test_one_person_alone(room: Room) -> None:
    ana = room.seat(PHONE, shelf=True)
    ana.play_bots("solo")
    together([ana])
    no_secrets([(ana, 0)])
