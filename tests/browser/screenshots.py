"""Remake the pictures in docs/screenshots: `python -m tests.browser.screenshots [name…]`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, Room
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Seat
from tests.browser.serving import Serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"


def moves(seat: Seat, count: int, seed: int = 3) -> None:
    """Play some decisions of the own."""
    seat.play_on(seed, count)
    seat.page.wait_for_timeout(700)


def home(room: Room) -> None:
    for name, size in (("home-phone", PHONE), ("home-laptop", LAPTOP)):
        seat = room.seat(size)
        seat.home()
        shoot(seat, name, whole=size == PHONE)
    seat = room.seat(PHONE)
    seat.home()
    seat.page.locator(".game").first.click()
    shoot(seat, "play-now-phone")


def lobby(room: Room) -> None:
    seat = room.seat(PHONE)
    seat.open("/new")
    seat.page.wait_for_selector(".game")
    shoot(seat, "new-table-phone", whole=True)
    seat.page.locator("form .button.primary").click()
    seat.page.wait_for_selector(".lobby")
    seat.page.wait_for_timeout(400)
    shoot(seat, "lobby-phone", whole=True)
    tv = room.seat(TELEVISION)
    tv.open("/tv/" + seat.page.url.rsplit("/", 1)[1].partition("?")[0])
    tv.page.wait_for_selector(".waiting img")
    tv.page.wait_for_timeout(400)
    shoot(tv, "television-lobby")
    shoot_page(room, "/lobby", "public-tables-phone")


def table(room: Room) -> None:
    for name, size in (("phone", PHONE), ("small-phone", SMALL_PHONE), ("laptop", LAPTOP)):
        seat = room.seat(size)
        seat.play_bots("saboteur", 5)
        moves(seat, 5)
        seat.page.wait_for_selector(".bar.mine")
        for index in range(seat.hand.count()):
            seat.hand.nth(index).click()
            if seat.page.locator(".spot:not(.over)").count():
                break
        seat.page.wait_for_timeout(300)
        shoot(seat, f"table-{name}")
    tv = room.seat(TELEVISION)
    tv.open("/tv/" + seat.page.url.rsplit("/", 1)[1].partition("?")[0])
    tv.page.wait_for_selector(".tv .laid")
    tv.page.wait_for_timeout(900)
    shoot(tv, "television")
    ten = room.seat(SMALL_PHONE)
    ten.play_bots("saboteur", 10)
    moves(ten, 2)
    shoot(ten, "table-ten-small-phone")


def ends(room: Room) -> None:
    seat = room.seat(PHONE)
    seat.play_bots("saboteur", 4)
    seat.play_on(seed=3, until="dialog .roles")
    seat.page.wait_for_timeout(900)
    shoot(seat, "round-end-phone")
    seat.play_on(seed=3)
    seat.page.wait_for_timeout(900)
    shoot(seat, "result-phone")
    table_id = seat.page.url.rsplit("/", 1)[1].partition("?")[0]
    for name, size in (("replay-phone", PHONE), ("replay-laptop", LAPTOP)):
        seat.page.set_viewport_size({"width": size[0], "height": size[1]})
        seat.open(f"/replay/{table_id}?at=25&eyes=all")
        seat.page.wait_for_selector(".laid")
        seat.page.wait_for_timeout(900)
        shoot(seat, name)
    seat.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    seat.open("/mine")
    seat.page.wait_for_selector("li")
    shoot(seat, "my-games-phone")


def others(room: Room) -> None:
    shoot_page(room, "/rules", "rules-phone")
    shoot_page(room, "/rules/saboteur", "rule-book-phone")
    shoot_page(room, "/settings", "settings-phone")
    shoot_page(room, "/learn", "lesson-phone")
    seat = room.seat(PHONE, "cs-CZ")
    seat.home()
    shoot(seat, "home-czech-phone", whole=True)
    seat = room.seat(PHONE)
    seat.open("/new?mode=pass")
    seat.page.wait_for_selector(".names input")
    for i, name in enumerate(("Ana", "Ben", "Cyr", "Dora", "Emil")):
        seat.page.locator(".names input").nth(i).fill(name)
    seat.page.locator("form .button.primary").click()
    seat.page.wait_for_selector("dialog .inner")
    seat.page.wait_for_timeout(300)
    shoot(seat, "curtain-phone")


def duel(room: Room) -> None:
    _game(room, "duel", 40)


def cave(room: Room) -> None:
    _game(room, "cave", 34)


def solo(room: Room) -> None:
    _game(room, "solo", 30)


def _game(room: Room, game: str, count: int) -> None:
    for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
        seat = room.seat(size)
        seat.play_bots(game)
        moves(seat, count, seed=11)
        seat.page.keyboard.press("Escape")
        seat.page.wait_for_timeout(2600)  # what just happened has been shown
        shoot(seat, f"{game}-{name}")


def shoot_page(room: Room, path: str, name: str) -> None:
    """Take a picture of an address."""
    seat = room.seat(PHONE)
    seat.open(path)
    seat.page.wait_for_timeout(900)
    shoot(seat, name)


def shoot(seat: Seat, name: str, whole: bool = False) -> None:
    """Keep what is to be seen now."""
    seat.page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)


SCENES: dict[str, Callable[[Room], None]] = {
    scene.__name__: scene for scene in (home, lobby, table, ends, others, duel, cave, solo)
}


def main(wanted: list[str]) -> None:
    """Remake all pictures, or those of the named scenes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Serving(Path(folder) / "tables.sqlite")
        server.start()
        chromium: Browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        try:
            for name in wanted or SCENES:
                room = Room(chromium, server.address)
                SCENES[name](room)
                room.close()
                for trouble in room.troubles:
                    print(f"{name}: {trouble}")
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
