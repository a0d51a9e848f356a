"""Remake the pictures in docs/screenshots, the moving one too: `python -m tests.browser.screenshots [name…]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import undermine
from tests.browser import film
from tests.browser.conftest import FLAGS, Room, chromium
from tests.browser.keyboard import Keyboard
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Seat
from tests.browser.serving import Serving
from tests.browser.stage import NAMES, SCENES, Stage
from tests.rules import dsl
from undermine.bots import decide

ON_SIDE = (844, 390)
FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"


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
    for name, size, players in (
        ("phone", PHONE, 5),
        ("small-phone", SMALL_PHONE, 5),
        ("laptop", LAPTOP, 5),
        ("ten-small-phone", SMALL_PHONE, 10),
    ):
        seat = room.seat(size)
        Stage(seat, under_way("saboteur", players, 23, 31))
        pick_a_path(seat)
        shoot(seat, f"table-{name}")
    seat = room.seat(PHONE)
    Stage(seat, under_way("saboteur", 5, 23, 31))
    seat.page.locator(".role").click()
    shoot(seat, "role-phone")
    seat = room.seat(PHONE)
    Stage(seat, SCENES["saboteur"][0]())
    seat.card("NS").click()
    seat.page.mouse.click(*seat.on_board(2, 0))
    seat.page.locator(".refusal").wait_for()
    shoot(seat, "refusal-phone")


def television(room: Room) -> None:
    tv = room.seat(TELEVISION)
    Stage(tv, under_way("saboteur", 5, 23, 31), me=None)
    shoot(tv, "television")


def ends(room: Room) -> None:
    seat = room.seat(PHONE)
    seat.play_bots("saboteur", 4)
    seat.play_on(seed=3, until="dialog .roles")
    seat.page.wait_for_timeout(900)
    shoot(seat, "round-end-phone")
    seat.play_on(seed=3)
    seat.page.wait_for_timeout(900)
    shoot(seat, "result-phone")
    seat.page.get_by_role("button", name="Share").click()
    seat.page.wait_for_selector("dialog img")
    seat.page.wait_for_timeout(500)
    shoot(seat, "share-phone")
    table_id = seat.page.url.rsplit("/", 1)[1].partition("?")[0]
    for name, size in (("replay-phone", PHONE), ("replay-laptop", LAPTOP)):
        seat.page.set_viewport_size({"width": size[0], "height": size[1]})
        seat.open(f"/replay/{table_id}?at=25&eyes=all")
        seat.page.wait_for_selector(".laid")
        seat.page.wait_for_timeout(900)
        shoot(seat, name)
    seat.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    seat.page.locator("[data-do=carry-on]").click()
    seat.page.wait_for_timeout(300)
    shoot(seat, "play-on-phone")
    seat.open("/mine")
    seat.page.wait_for_selector("li")
    shoot(seat, "my-games-phone")


def goal(room: Room) -> None:
    """A goal is reached and turned: the only picture that moves, in the browser's own time."""
    seat = room.seat(PHONE)
    seat.page.emulate_media(reduced_motion="no-preference")
    diggers = ["digger", "digger", "saboteur", "digger", "digger"]
    road = {**dsl.EAST, "3,1": "NS", "4,1": "NES", "5,1": "NSW"}
    Stage(
        seat,
        dsl.given(
            players=5, hands=[["EW", "NS", "map"], ["NE"], ["NW"], ["NS"], ["NEW"]], roles=diggers, deck=["NESW"] * 4, board=road,
            goals=dsl.goals(dsl.NE, dsl.NESW, dsl.NW),
        ).game,
    )  # fmt: skip
    own = seat.page.locator("dialog.role-turn")
    own.wait_for()
    seat.page.keyboard.press("Escape")  # the own card stays face down
    own.wait_for(state="detached")
    seat.card("EW").click()
    seat.spot("7,0").click()
    frames = film.record(seat.page, seat.confirm, 4.5)
    box = seat.page.locator("main").first.bounding_box()
    assert box is not None
    part = {"x": 0, "y": round(box["y"]), "width": PHONE[0], "height": round(box["height"])}
    film.write(seat.page, frames, part, FOLDER / "goal-turned.webp")


def learning(room: Room) -> None:
    """The lesson, the tours of the real board, the coach, and what explains itself."""
    shoot_page(room, "/learn", "lesson-phone")
    seat = room.seat(ON_SIDE)
    seat.open("/learn")
    seat.page.wait_for_timeout(900)
    shoot(seat, "lesson-side-phone")
    for game, players, size in (("saboteur", 5, PHONE), ("duel", 2, PHONE), ("solo", 1, ON_SIDE), ("cave", 4, LAPTOP)):
        seat = room.seat(size, new=True)
        Stage(seat, under_way(game, players, 5, 0))
        if game != "saboteur":  # whose welcome is one card
            seat.page.locator("[data-do=tour-next]").click()
        seat.page.wait_for_timeout(600)
        shoot(seat, f"welcome-{game}")
    seat = room.seat(PHONE, new=True)
    Stage(seat, under_way("saboteur", 5, 23, 0))
    seat.page.locator(".welcome .primary").click()
    seat.page.locator(".coach").wait_for()
    shoot(seat, "coach-phone")
    seat = room.seat(PHONE)
    Stage(seat, SCENES["cave-attack"][0]())
    seat.page.locator("[data-laid='0,1']").evaluate("(card) => card.focus()")
    seat.page.locator(".sheet").wait_for()
    shoot(seat, "explained-phone")
    seat = room.seat(PHONE)
    Stage(seat, SCENES["saboteur"][0]())
    Keyboard(seat).enter("[aria-label=Menu]")
    seat.page.locator("dialog summary").first.click()
    seat.page.wait_for_timeout(300)
    shoot(seat, "moves-in-words-phone")


def others(room: Room) -> None:
    shoot_page(room, "/rules", "rules-phone")
    shoot_page(room, "/rules/saboteur", "rule-book-phone")
    shoot_page(room, "/settings", "settings-phone")
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
    for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
        seat = room.seat(size)
        Stage(seat, under_way("duel", 2, 5, 34))
        pick_a_path(seat)
        shoot(seat, f"duel-{name}")
    staged(room, "duel-goal", "duel-broken", "duel-troll", "duel-pay")


def solo(room: Room) -> None:
    for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
        seat = room.seat(size)
        Stage(seat, under_way("solo", 1, 3, 22))
        pick_a_path(seat)
        shoot(seat, f"solo-{name}")


def cave(room: Room) -> None:
    for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
        for phase in ("play", "walk"):
            seat = room.seat(size)
            Stage(seat, under_way("cave", 4, 9, 60, phase))
            pick_a_path(seat) if phase == "play" else None
            shoot(seat, f"cave-{name}" if phase == "play" else f"cave-walk-{name}")
    staged(room, "cave-attack", "cave-ladder", "cave-monster", "cave-gifts")


def staged(room: Room, *names: str) -> None:
    """Take pictures of single decisions, on a phone."""
    for name in names:
        seat = room.seat(PHONE)
        Stage(seat, SCENES[name][0]())
        seat.page.wait_for_timeout(400)
        shoot(seat, f"{name}-phone")


def under_way(game: str, players: int, seed: int, moves: int, phase: str = "play") -> undermine.Game:
    """Let bots play until it is the first seat's turn."""
    found = undermine.new(game, players=list(NAMES[:players]), seed=seed)
    while len(found.moves) < moves or found.turn != 0 or found.phase != phase:
        assert found.turn is not None, "the game is over"
        said = decide(found.record(), found.turn, "apprentice", len(found.moves), "en")
        found.apply(str(said["move"]))
    return found


def pick_a_path(seat: Seat) -> None:
    """Pick up the first card that can be laid, and point at a place."""
    for index in range(seat.hand.count()):
        seat.hand.nth(index).click()
        if seat.page.locator(".spot:not(.over)").count():
            seat.page.locator(".spot:not(.over)").last.dispatch_event("click")
            break
    seat.page.wait_for_timeout(400)


def shoot_page(room: Room, path: str, name: str) -> None:
    """Take a picture of an address."""
    seat = room.seat(PHONE)
    seat.open(path)
    seat.page.wait_for_timeout(900)
    shoot(seat, name)


def shoot(seat: Seat, name: str, whole: bool = False) -> None:
    """Keep what is to be seen now, once every picture in it has come; beside the board its log."""
    for tab in seat.page.locator("aside #tab-log").all():
        tab.click()
    seat.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    seat.page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)


PICTURES: dict[str, Callable[[Room], None]] = {
    scene.__name__: scene for scene in (home, lobby, table, television, ends, goal, learning, others, duel, cave, solo)
}


def main(wanted: list[str]) -> None:
    """Remake all pictures, or those of the named scenes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Serving(Path(folder) / "tables.sqlite")
        server.start()
        browser: Browser = play.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        try:
            for name in wanted or PICTURES:
                room = Room(browser, server.address)
                PICTURES[name](room)
                room.close()
                for trouble in room.troubles:
                    print(f"{name}: {trouble}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
