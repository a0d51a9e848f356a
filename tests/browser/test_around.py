"""Around the game: who left and who stands in, no lobby where none is needed, the menu, replays, own games, the picture."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, faults, settle, unreadable
from tests.browser.past import TABLE as OLD_TABLE
from tests.browser.past import Past
from tests.browser.screen import FINGER
from tests.browser.seat import LAPTOP, PHONE, Seat
from tests.browser.stage import LONG, SCENES, WIDE, Stage
from tests.browser.test_together import sit_down
from tests.rules import caves
from undermine.texts import text

NARROW = (320, 568)


# -- who left


def test_somebody_who_left_is_not_thinking_and_a_bot_stands_in_until_they_are_back(room: Room) -> None:
    ana, ben = room.seat(LAPTOP), room.seat()
    sit_down(ana, [(ben, "Ben")], "saboteur", 3)
    expect(ana.my_turn).to_be_visible()
    address = ben.page.url
    ben.open("/rules")
    expect(ana.page.locator("[data-seat='1'].away")).to_have_count(1)
    discard(ana)
    waits = ana.page.locator(".bar .words")
    expect(waits).to_have_text(text("prompt-left", name="Ben"))
    ana.page.locator("[data-do=stand-in]").click()
    expect(ana.my_turn).to_be_visible()
    assert ana.position()["number"] == 3, "Ben's bot and the other have played"
    ben.page.goto(address)
    expect(ana.page.locator("[data-seat='1'].away")).to_have_count(0)
    discard(ana)
    expect(waits).to_have_text(text("prompt-wait", name="Ben"))
    expect(ben.my_turn).to_be_visible()


def discard(seat: Seat) -> None:
    """Throw the first card away."""
    seat.hand.first.click()
    seat.page.locator("[data-do=discard]").click()
    seat.page.locator("[data-do=confirm]").click()


# -- no lobby where nobody is waited for

WATCHING = """() => {
  window.lobbies = 0;
  new MutationObserver(() => { window.lobbies += document.querySelectorAll('.lobby').length; })
    .observe(document, { childList: true, subtree: true });
}"""


def test_a_game_with_bots_begins_without_a_flash_of_the_lobby(room: Room) -> None:
    ana = room.seat()
    ana.page.add_init_script(f"({WATCHING})()")
    ana.play_bots("saboteur", 3)
    assert ana.page.evaluate("window.lobbies") == 0


# -- the menu


@pytest.mark.parametrize("link", ["/rules/saboteur", "/tv/"])
def test_the_menu_closes_when_one_goes_somewhere(room: Room, link: str) -> None:
    ana = room.seat()
    Stage(ana, SCENES["saboteur"][0]())
    ana.page.get_by_role("button", name="Menu", exact=True).click()
    with ana.page.expect_popup():
        ana.page.locator(f"dialog a[href^='{link}']").click()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)


def test_the_menu_of_one_seat_never_stays_for_the_next(room: Room) -> None:
    ana = room.seat()
    ana.open("/new?mode=pass")
    for number, name in enumerate(("Ana", "Ben", "Cyr")):
        ana.page.locator(".names input").nth(number).fill(name)
    ana.page.locator("form .button.primary").click()
    ana.page.get_by_role("button", name="I am Ana", exact=True).click()
    ana.page.get_by_role("button", name="Menu", exact=True).click()
    expect(ana.page.locator("dialog summary").first).to_be_visible()
    ana.page.evaluate("document.querySelector('dialog summary').click()")
    ana.page.locator("dialog [data-text^=discard]").first.click()
    ana.page.get_by_role("button", name="I am Ben", exact=True).click()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)


# -- replays


def test_every_step_of_a_cave_replay_says_what_happened(room: Room) -> None:
    ana = room.seat(LAPTOP)
    past = Past(ana, "cave", 3, 7)
    assert past.state.game is not None
    walks = [number for number, move in enumerate(past.state.game.moves, start=1) if move.startswith(("step", "halt"))]
    past.show(0)
    expect(ana.page.locator(".told")).to_have_text(text("replay-start"))
    for number in walks[:3]:
        past.show(number)
        expect(ana.page.locator(".count")).to_have_text(re.compile(rf"^{number} / "))
        expect(ana.page.locator(".told")).to_contain_text(re.compile(f"{WIDE}|{LONG[:20]}"))


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("cave", 4)])
def test_all_open_shows_what_everybody_is_on_the_seats(room: Room, game: str, seats: int) -> None:
    ana = room.seat(LAPTOP)
    past = Past(ana, game, seats, 5)
    past.show(4)
    expect(ana.page.locator(".people [data-role]")).to_have_count(seats)
    ana.page.locator(".eyes select").select_option("public")
    expect(ana.page.locator(".people [data-role]")).to_have_count(0)


def test_play_on_from_here_asks_as_whom(room: Room) -> None:
    ana = room.seat()
    past = Past(ana, "saboteur", 4, 5)
    asked: list[Any] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.abort()

    ana.page.route("**/api/continue", refuse)
    room.bear("ERR_FAILED")
    past.show(6)
    ana.page.locator("[data-do=carry-on]").click()
    assert asked == [], "nobody has been asked yet"
    expect(ana.page.locator("dialog [data-as]")).to_have_count(4)
    assert faults(ana) == []
    with ana.page.expect_request("**/api/continue"):
        ana.page.locator("dialog [data-as='2']").click()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    assert (asked[0]["seat"], asked[0]["moment"]) == (2, {"table": OLD_TABLE, "moves": 6})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_selector_shows_what_is_chosen_whole(room: Room, language: str) -> None:
    for size in (NARROW, PHONE):
        ana = room.seat(size, language)
        past = Past(ana, "saboteur", 3, 5)
        past.show(6, "1")
        settle(ana, ".laid")
        assert ana.page.evaluate(CHOSEN_FITS), f"{language} {size}"
        ana.page.locator("[data-do=carry-on]").click()
        expect(ana.page.locator("dialog[open]")).to_have_count(1)
        assert unreadable(ana) == []


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("duel", 2), ("solo", 1), ("cave", 4)])
def test_a_replay_on_an_upright_phone_shows_the_whole_maze_and_its_goals(room: Room, game: str, seats: int) -> None:
    ana = room.seat(PHONE)
    past = Past(ana, game, seats, 5)
    assert past.state.game is not None
    end = len(past.state.game.moves)
    for moves in (0, end // 2, end - 1):
        past.show(moves)
        settle(ana, ".laid")
        assert ana.page.evaluate(OUT_OF_SIGHT) == [], f"after {moves} moves"
    head = ana.page.locator(".replay header").bounding_box()
    assert head is not None
    assert head["height"] < 2 * FINGER, "one row, so that the maze has the rest"


# The drawn cards that are not wholly within the maze's window.
OUT_OF_SIGHT = """() => {
  const seen = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.board .laid')].map((card) => card.getBoundingClientRect()).filter((card) =>
    card.left < seen.left - 1 || card.right > seen.right + 1 || card.top < seen.top - 1 || card.bottom > seen.bottom + 1
  ).length ? ['cards out of sight'] : [];
}"""

CHOSEN_FITS = """() => {
  const select = document.querySelector('.eyes select');
  const pen = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(select);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const words = pen.measureText(select.selectedOptions[0].textContent).width;
  return words <= room && select.getBoundingClientRect().right <= innerWidth;
}"""


# -- the own games


def test_my_games_say_who_won(room: Room) -> None:
    ana = room.seat()
    ana.play_bots("saboteur", 3)
    ana.play_on(seed=8)
    title = ana.page.locator(".outcome h1").inner_text()
    assert title
    ana.open("/mine")
    expect(ana.page.locator(".outcome-line")).to_have_text(title)
    assert faults(ana) == []


# -- the picture of a result

CAUGHT = """() => {
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', { get, set(value) {
    const head = 'data:image/svg+xml;charset=utf-8,';
    if (value.startsWith(head)) window.poster = decodeURIComponent(value.slice(head.length));
    set.call(this, value);
  }});
}"""
SPILLS = """() => {
  const box = document.createElement('div');
  box.innerHTML = window.poster;
  document.body.append(box);
  const svg = box.firstChild;
  const spilt = [...svg.querySelectorAll('text')].flatMap((text) => {
    const { x, width } = text.getBBox();
    return x < 20 || x + width > 1060 ? [`${text.textContent}: ${x} to ${x + width}`] : [];
  });
  const [icon] = [...svg.querySelectorAll('g[transform]')].slice(-1);
  const left = icon.getBBox().x + Number(icon.getAttribute('transform').match(/-?[\\d.]+/)[0]);
  const names = [...svg.querySelectorAll('text[x="150"]')].flatMap((text) =>
    text.getBBox().x + text.getBBox().width > left ? [`${text.textContent} runs into the gold`] : []);
  box.remove();
  return [...spilt, ...names, ...(svg.querySelectorAll('text').length < 5 ? ['no words'] : [])];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_daily_challenge_holds_its_words(room: Room, language: str) -> None:
    for name in (LONG, WIDE):
        ana = room.seat(language=language)
        ana.page.add_init_script(f"({CAUGHT})()")
        game = SCENES["solo"][0]()
        while game.turn is not None:
            game.apply(next((move for move in game.legal() if move.startswith("discard")), game.legal()[0]))
        Stage(ana, game, names=(name,))
        ana.page.locator(".outcome button").filter(has=ana.page.locator("svg")).last.click()
        ana.page.locator("dialog img").wait_for()
        assert ana.page.evaluate(SPILLS) == []


# -- a walk that is impossible


def test_a_card_out_of_reach_says_that_one_cannot_walk_there(room: Room) -> None:
    ana = room.seat()
    game = caves.walking(
        caves.given(hands=[["I:info", "I:NE"], ["I:info"]], board={"0,1": "I:NS", "0,2": "II:NS"})
    ).game
    Stage(ana, game)
    ana.page.mouse.click(*ana.on_board(0, 2))
    expect(ana.page.locator(".sheet p").last).to_have_text(text("walk-not-there"))


def test_a_walk_that_is_passed_over_says_why(room: Room) -> None:
    ana = room.seat()
    table = caves.given(hands=[["I:boots", "I:NE"], ["I:info"], ["I:info"]], board={})
    stage = Stage(ana, table.game)
    expect(ana.page.locator(".blocked")).to_have_count(0)
    ana.card("I:boots").click()
    ana.page.locator(".chip.target[data-seat='0']").click()
    ana.confirm()
    stage.played(1)
    expect(ana.page.locator(".blocked")).to_have_text(text("walk-blocked"))
