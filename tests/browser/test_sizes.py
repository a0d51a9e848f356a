"""The screen is used: how large a cell is, what a finger can hit, and that the maze stays where it is while one chooses."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.looking import each
from tests.browser.screen import FINGER, HANDS, PLAYERS, begun, cell_size, out_of_reach, shift, sit
from tests.browser.seat import PHONE, SMALL_PHONE, Seat, whole
from tests.browser.stage import LONG_NAMES, SCENES, Stage
from tests.rules import caves, dsl
from undermine.bots import characters
from undermine.texts import text

GAMES = tuple(PLAYERS)
WIDE_CELLS = {
    ("saboteur", "upright"): 56,
    ("saboteur", "side"): 36,
    ("duel", "upright"): 44,
    ("solo", "upright"): 44,
    ("cave", "upright"): 44,
}
"""The width of a cell at the start of a round, at least."""
POINTER = 24  # pixels: a mouse is finer than a finger
HALF = 0.5  # of a pixel: sizes are fractions


@pytest.mark.parametrize("screen", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_cells_are_large_everything_is_reached_and_the_maze_stays_where_it_is(
    room: Room, game: str, screen: str
) -> None:
    ana = sit(room, screen)
    Stage(ana, begun(game))
    width, height = cell_size(ana)
    assert width >= WIDE_CELLS.get((game, screen), FINGER) - HALF
    assert min(width, height) >= FINGER - HALF
    board = ana.page.locator(".board").bounding_box()
    assert board is not None
    start = (0, 1) if game == "duel" else (0, 0)
    x, y = ana.on_board(*start)
    assert board["x"] < x < board["x"] + board["width"]
    assert board["y"] < y < board["y"] + board["height"] - 46, "the start is in sight, above the buttons"
    finger = POINTER if screen == "laptop" else FINGER
    assert out_of_reach(ana, finger) == []
    lies = shift(ana)
    for index, _ in enumerate(each(ana.hand)):
        ana.hand.nth(index).click()
        expect(ana.hand.nth(index)).to_have_attribute("aria-pressed", "true")
        assert out_of_reach(ana, finger) == [], f"with card {index}"
        ana.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        now = ana.page.locator(".board").bounding_box()
        assert now is not None
        assert (shift(ana), now["x"], now["y"], now["width"]) == (lies, board["x"], board["y"], board["width"])


@pytest.mark.parametrize("screen", HANDS)
def test_what_happened_covers_nothing_and_moves_nothing(room: Room, screen: str) -> None:
    ana = sit(room, screen)
    hands = [["NE", "EW"], ["map", "NW"], ["rockfall", "NS"], ["break-lantern", "NE"], ["EW", "NS"]]
    table = dsl.given(players=5, hands=hands, deck=["NESW"] * 5, board={"1,0": "EW"})
    stage = Stage(ana, table.game, others=["map 8,0", "rockfall 1,0", "break lantern 0", "place EW 1,0"])
    lies, board = shift(ana), ana.page.locator(".board").bounding_box()
    ana.card("NE").click()
    ana.page.locator("[data-do=discard]").click()
    ana.confirm()
    stage.played(5)
    expect(ana.page.locator(".since button")).to_have_count(4)
    expect(ana.page.locator(".chip.mine .tool")).to_be_visible()
    if screen != "small":  # large letters on the smallest phone: a broken tool takes a line of its own
        assert (shift(ana), ana.page.locator(".board").bounding_box()) == (lies, board)
    board = ana.page.locator(".board").bounding_box()
    assert out_of_reach(ana, POINTER if screen == "laptop" else FINGER) == []
    chips = ana.page.locator(".below").bounding_box()
    assert chips is not None
    assert board is not None
    assert chips["y"] >= board["y"] + board["height"] - 54, "beside the buttons of the board"
    expect(ana.page.locator(".happened .line")).to_have_count(0)  # what is told of each goes by
    for cell in ((8, 2), (8, 0), (8, -2)):
        x, y = ana.on_board(*cell)
        inside = board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"] - 46
        assert not inside or ana.page.evaluate(
            "([x, y]) => !!document.elementFromPoint(x, y).closest('.board')", [x, y]
        )


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["upright", "narrow"])
def test_gold_and_broken_tools_take_no_height_from_the_maze_on_an_upright_phone(
    room: Room, size: tuple[int, int]
) -> None:
    heights = []
    tools = [["lantern", "cart"], ["pickaxe"], [], ["lantern", "cart"], ["lantern", "cart", "pickaxe"]]
    for purse, broken in (([], []), ([[1, 2], [3], [1], [2, 2, 1]], []), ([[1, 2], [3], [1], [2, 2, 1]], tools)):
        ana = room.seat(size)
        Stage(ana, dsl.given(players=5, hands=[["NS", "EW"]], deck=["NESW"] * 4, tools=broken, purse=purse).game)
        expect(ana.page.locator(".chip .won")).to_have_count(len(purse))
        board = ana.page.locator(".board").bounding_box()
        assert board is not None
        heights.append(board["height"])
    assert min(heights[1:]) >= heights[0]


# Names of which a word goes on in the next line: its letters do not stand at one height.
BROKEN_NAMES = """(names) => [...document.querySelectorAll(names)].filter((each) => {
  const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    for (const { index, 0: word } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) return true;
    }
  }
  return false;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("screen", ["upright", "side", "tablet", "laptop", "television"])
def test_no_name_of_a_bot_is_broken_within_a_word(room: Room, screen: str) -> None:
    names = tuple(sorted((each.name for each in characters()), key=len)[-5:])
    me = None if screen == "television" else 0
    if me is None:
        room.bear("404")  # the stage has no picture of a code
    ana = sit(room, screen)
    Stage(ana, begun("saboteur"), me, names)
    expect(ana.page.locator(".chip .name")).to_have_count(5)
    assert ana.page.evaluate(BROKEN_NAMES, ".chip .name") == []
    stage = Stage(ana, dsl.given(players=5, hands=[["NS"]], deck=[]).game, me, names)
    stage.goes_on("discard NS")
    expect(ana.page.locator("dialog.round .roles li b")).to_have_count(6)
    assert ana.page.evaluate(BROKEN_NAMES, "dialog.round .roles li b") == []


def test_on_a_phone_the_ladder_is_below_and_the_goals_are_above(room: Room) -> None:
    ana = sit(room, "upright")
    Stage(ana, begun("saboteur"))
    start, *goals = (ana.on_board(*cell) for cell in ((0, 0), (8, 2), (8, 0), (8, -2)))
    assert all(goal[1] < start[1] for goal in goals)
    assert goals[0][0] < goals[1][0] < goals[2][0]
    assert all(0 < x < 390 and y > 0 for x, y in goals), "the whole maze is in sight"


@pytest.mark.parametrize("screen", ["upright", "side", "small"])
def test_ten_people_with_long_names_can_be_reached(room: Room, screen: str) -> None:
    ana = sit(room, screen)
    Stage(ana, undermine.new("saboteur", players=10, seed=3), names=LONG_NAMES)
    assert out_of_reach(ana, finger=40) == []
    board = ana.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 150


def test_goals_out_of_sight_are_pointed_at(room: Room) -> None:
    ana = room.seat(SMALL_PHONE)
    road = {f"{x},0": "NESW" for x in range(1, 5)}
    Stage(
        ana, dsl.given(players=5, hands=[["NS", "EW", "NE", "map", "NW", "NS"]], deck=["map", "map"], board=road).game
    )
    board = ana.page.locator(".board").bounding_box()
    assert board is not None
    hidden = [cell for cell in ((8, 2), (8, 0), (8, -2)) if ana.on_board(*cell)[1] < board["y"] - 16]
    assert hidden, "no goal is out of sight here"
    expect(ana.page.locator("[data-beyond]")).to_have_count(len(hidden))


def test_plus_goes_to_the_tunnels(room: Room) -> None:
    ana = sit(room, "upright")
    Stage(ana, begun("saboteur"))
    before = shift(ana)[2]
    ana.page.get_by_label("Zoom in").click()
    assert shift(ana)[2] > 1.5 * before
    x, y = ana.on_board(0, 0)
    board = ana.page.locator(".board").bounding_box()
    assert board is not None
    assert abs(x - 195) < 60
    assert board["y"] < y < board["y"] + board["height"]


@pytest.mark.parametrize("screen", ["upright", "side", "small"])
def test_a_finger_hits_every_web_and_every_field(room: Room, screen: str) -> None:
    ana = sit(room, screen)
    Stage(ana, SCENES["cave"][0]())
    ana.card("I:web").click()
    expect(ana.page.locator(".edge").first).to_be_attached()
    assert out_of_reach(ana) == []
    ben = sit(room, screen)
    board = {"0,1": "III:NESW", "1,1": "III:EW", "0,2": "II:NS"}
    walk = caves.walking(caves.given(hands=[["I:info", "I:NE"], ["I:info"]], board=board, dwarfs=["0,1/S"])).game
    Stage(ben, walk)
    expect(ben.page.locator(".step").first).to_be_attached()
    assert out_of_reach(ben) == []


def test_on_a_phones_side_the_duel_is_seen_from_edge_to_edge(room: Room) -> None:
    ana = sit(room, "side")
    Stage(ana, begun("duel"))
    board = ana.page.locator(".board").bounding_box()
    assert board is not None
    for card in each(ana.page.locator(".laid")):
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= board["x"] + 2
        assert box["x"] + box["width"] <= board["x"] + board["width"] - 2
    for index, _ in enumerate(each(ana.hand)):
        ana.hand.nth(index).click()
        expect(ana.page.locator("[data-far]")).to_have_count(0)


# What of the choices lies, be it in part, where the button that begins is, or in the strip below it.
BESIDE_PLAY = """() => {
  const { left, right, top } = document.querySelector('.go .button').getBoundingClientRect();
  const { bottom } = document.querySelector('dialog').getBoundingClientRect();
  const found = [];
  for (let y = top + 2; y < bottom - 2; y += 4) for (let x = left + 4; x < right; x += 12)
    if (document.elementFromPoint(x, y)?.closest('[data-face], .level, input')) found.push([x, y]);
  return found;
}"""


@pytest.mark.parametrize("size", [(844, 390), (320, 568)], ids=["side", "small"])
def test_nothing_to_choose_shines_out_around_the_button_that_begins(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    ana.home()
    ana.page.locator(".game").first.click()
    expect(ana.page.locator("dialog .go")).to_be_visible()
    assert ana.page.evaluate(BESIDE_PLAY) == []
    if size[0] > size[1]:
        play = ana.page.locator("dialog .go").bounding_box()
        assert play is not None
        for choice in each(ana.page.locator("dialog [data-face]")):
            box = choice.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= play["y"], "all faces are seen at once"


def test_words_say_left_where_left_is_seen(room: Room) -> None:
    label = {"upright": "left goal", "laptop": "upper goal"}
    for screen, goal in label.items():
        ana = sit(room, screen)
        Stage(ana, SCENES["saboteur"][0]())
        ana.card("map").click()
        expect(ana.spot("8,2")).to_have_attribute("aria-label", f"Look at the {goal}. {goal}.")
        way = {"upright": "1\u00a0up: ", "laptop": "1\u00a0right: "}[screen]
        expect(ana.page.locator(".board .hidden li").filter(has_text=re.compile(f"^{way}"))).not_to_have_count(0)


def test_a_card_lies_in_the_hand_as_it_will_on_the_board(room: Room) -> None:
    for screen, game, lies in (
        ("upright", "saboteur", True), ("side", "saboteur", False), ("upright", "cave", False), ("laptop", "cave", True)
    ):  # fmt: skip
        ana = sit(room, screen)
        Stage(ana, begun(game))
        box = ana.hand.first.bounding_box()
        assert box is not None
        assert (box["width"] > box["height"]) is lies, (screen, game)


def test_in_the_overview_the_first_touch_comes_closer(room: Room) -> None:
    ana = sit(room, "upright", has_touch=True)
    Stage(ana, begun("cave"))
    expect(ana.page.locator("[data-beyond]").first).to_be_visible()  # a goal out of sight is pointed at
    ana.page.get_by_label("Show all").tap()
    small = shift(ana)[2]
    assert min(cell_size(ana)) < FINGER
    expect(ana.page.locator("[data-beyond]")).to_have_count(0)
    ana.page.touchscreen.tap(*ana.on_board(0, 0))
    expect(ana.page.locator(".sheet")).to_have_count(0)
    assert shift(ana)[2] > small
    assert min(cell_size(ana)) >= FINGER - HALF


def test_on_a_tablet_cards_and_people_are_as_large_as_fingers(room: Room) -> None:
    ana = sit(room, "tablet")
    Stage(ana, begun("saboteur"))
    card, chip = ana.hand.first.bounding_box(), ana.page.locator(".chip").first.bounding_box()
    assert card is not None
    assert chip is not None
    assert card["width"] >= 90
    assert chip["height"] >= 56


def letters(seat: Seat) -> dict[str, float]:
    """The size of the letters of everything that is written, in pixels."""
    found: dict[str, float] = seat.page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('body *')]
        .filter((each) => !each.closest('.hidden, svg') && each.checkVisibility()
          && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
        .map((each) => [each.textContent.trim().slice(0, 40), parseFloat(getComputedStyle(each).fontSize)]))""")
    return found


@pytest.mark.parametrize("game", ["saboteur", "duel", "cave"])
def test_the_television_is_read_from_three_metres_and_has_nothing_to_press(room: Room, game: str) -> None:
    ana, tv = room.seat(), sit(room, "television")
    ana.play_bots(game)
    tv.open("/tv/" + ana.page.url.rsplit("/", 1)[1].partition("?")[0])
    expect(tv.page.locator(".tv .laid").first).to_be_attached()
    ana.play_on(seed=3, turns=2)
    expect(tv.page.locator("aside li").first).to_be_visible()
    assert {words: size for words, size in letters(tv).items() if size < 28} == {}
    expect(tv.page.locator("button:visible, a:visible, input:visible, select:visible")).to_have_count(0)
    assert min(cell_size(tv)) >= 60
    assert tv.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_television_shows_the_way_in_until_all_are_seated_and_stays_when_the_host_starts(room: Room) -> None:
    tv, ana = sit(room, "television"), room.seat()
    tv.open("/new?mode=tv")
    tv.page.locator(".game:has([value=duel])").click()
    tv.page.locator("form .button.primary").click()
    picture, code = tv.page.locator(".waiting img"), tv.page.locator(".waiting .code")
    expect(picture).to_be_visible()
    large = picture.bounding_box()
    assert large is not None
    assert large["width"] >= 700
    assert float(code.evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")) >= 150
    ana.open("/join/" + code.inner_text())
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.locator(".button.primary", has_text="Sit down").click()
    expect(tv.page.locator(".waiting [role=status]")).to_have_text(text("tv-ready", names="Ana"))
    ana.page.get_by_role("button", name="I am ready", exact=True).click()
    expect(tv.page.locator(".waiting li:not(.empty)")).to_have_count(1)
    expect(tv.page.locator(".waiting [role=status]")).to_have_text(text("wait-seats", n=1))
    tv.page.get_by_role("link", name=text("tv-to-lobby"), exact=True).click()
    fill, start = (tv.page.get_by_role("button", name=name, exact=True) for name in ("Fill 1 seat", "Start"))
    expect(fill).to_be_visible()
    assert in_sight(tv, ".go .button") == [True] * 2
    expect(tv.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)  # nobody sits at a television
    assert {words: size for words, size in letters(tv).items() if size < 24} == {}
    fill.click()
    start.click()
    expect(tv.page.locator(".tv .laid").first).to_be_attached()
    assert "/tv/" in tv.page.url


def in_sight(seat: Seat, what: str) -> list[bool]:
    """Of everything that is called so: whether it lies on the screen, whole."""
    found: list[bool] = seat.page.evaluate(
        """(what) => [...document.querySelectorAll(what)].map((each) => {
             const { left, right, top, bottom } = each.getBoundingClientRect();
             return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1; })""",
        what,
    )
    return found


def test_what_happened_goes_by_over_the_head_of_an_upright_phone(room: Room) -> None:
    ana = sit(room, "upright")
    others = ["map 8,0", "break lantern 0"]
    table = dsl.given(hands=[["NE", "EW"], ["map", "NW"], ["break-lantern", "NS"]], deck=["NESW"] * 5)
    stage = Stage(ana, table.game, others=others)
    ana.card("NE").click()
    ana.page.locator("[data-do=discard]").click()
    ana.confirm()
    stage.played(3)
    line = ana.page.locator(".happened .line")
    expect(line).to_have_count(1)
    told, board = line.bounding_box(), ana.page.locator(".board").bounding_box()
    assert told is not None
    assert board is not None
    assert told["y"] + told["height"] <= board["y"], "neither goals nor tunnels are covered"


def test_on_a_phones_side_the_games_the_end_of_a_round_and_the_result_are_in_sight(room: Room) -> None:
    ana = sit(room, "side")
    ana.home()
    assert in_sight(ana, ".game b") == [True] * 4
    game = dsl.given(players=4, hands=[["NS"]], deck=[]).game
    stage = Stage(ana, game)
    ana.card("NS").click()
    ana.page.locator("[data-do=discard]").click()
    ana.confirm()
    stage.played(1)
    expect(ana.page.locator("dialog.round .roles li b")).to_have_count(5)
    assert in_sight(ana, "dialog.round .roles li") == [True] * 5
    ben = sit(room, "side")
    over = begun("saboteur", 4)
    while over.turn is not None:
        over.apply(next((move for move in over.legal() if move.startswith("discard")), over.legal()[0]))
    Stage(ben, over)
    expect(ben.result.locator("li")).to_have_count(4)
    expect(ben.result.get_by_role("link", name=whole("home"))).to_be_visible()
    shown = in_sight(ben, ".outcome li, .outcome .button")
    assert shown == [True] * len(shown)


def test_the_button_that_begins_a_game_is_in_sight(room: Room) -> None:
    for screen in ("upright", "side", "small"):
        ana = sit(room, screen)
        ana.home()
        ana.page.locator(".game").first.click()
        expect(ana.page.locator("dialog .button.primary")).to_be_visible()
        assert in_sight(ana, "dialog .button.primary") == [True], screen


@pytest.mark.parametrize("screen", ["upright", "side", "small"])
def test_who_has_to_choose_gold_sees_it_below_whatever_was_said(room: Room, screen: str) -> None:
    ana = sit(room, screen)
    goals, roles = dsl.goals(dsl.NE, dsl.NESW, dsl.NW), ["digger"] * 4
    last = dsl.given(players=4, hands=[["EW"], ["NE"]], roles=roles, deck=["NESW"], board=dsl.EAST, goals=goals)
    stage = Stage(ana, last.game)
    for seat, target in itertools.permutations(range(4), 2):
        stage.word(seat, f"accuse {target}")
    stage.goes_on("place EW 7,0")
    expect(ana.page.locator("dialog.round .told li")).to_have_count(5 + 12)
    expect(ana.page.locator("dialog.round [data-gold]").first).to_be_visible()
    shown = in_sight(ana, "dialog.round [data-gold]")
    assert shown == [True] * len(shown)


@pytest.mark.parametrize("language", ["en", "cs", "sk", "hu", "de"])
def test_no_role_is_broken_within_a_word_at_the_end_of_a_round(room: Room, language: str) -> None:
    ana = sit(room, "upright", language=language)
    stage = Stage(ana, dsl.given(players=5, hands=[["NS"]], deck=[]).game)
    stage.goes_on("discard NS")
    expect(ana.page.locator("dialog.round .roles li small")).to_have_count(6)
    assert ana.page.evaluate(BROKEN_NAMES, "dialog.round .roles li small, dialog.round .roles li b") == []


def test_on_a_phones_side_no_button_lies_below_the_hand(room: Room) -> None:
    ana = sit(room, "side")
    Stage(ana, SCENES["duel-broken"][0]())
    ana.card("EW").click()
    ana.page.locator("[data-do=discard]").click()
    assert in_sight(ana, ".bar .button") == [True] * 2
    assert ana.page.evaluate(
        "() => document.querySelector('.own').getBoundingClientRect().top"
        " >= Math.max(...[...document.querySelectorAll('.bar .button')].map((each) => each.getBoundingClientRect().bottom))"
    )


@pytest.mark.parametrize("scene", ["duel-troll", "duel-after"])
def test_a_touched_troll_hides_nothing_and_a_second_touch_lets_it_go(room: Room, scene: str) -> None:
    ana = sit(room, "upright", has_touch=True)
    stage = Stage(ana, SCENES[scene][0]())
    end = ana.page.locator("[data-move=end]")
    ends = 1 if scene == "duel-after" else 0
    expect(ana.page.locator(".spot").first).to_be_attached()
    expect(end).to_have_count(ends)
    ana.page.locator(".spot").first.tap()
    expect(ana.page.locator("[data-do=confirm]")).to_be_visible()
    expect(end).to_have_count(ends)
    ana.page.locator(".spot").first.tap()
    expect(ana.page.locator("[data-do=confirm]")).to_have_count(0)
    if ends:
        end.tap()
        assert stage.played()[0] == "end"


def test_where_nothing_can_be_bribed_the_turn_ends_by_itself(room: Room) -> None:
    ana = sit(room, "upright", has_touch=True)
    stage = Stage(ana, SCENES["duel"][0]())
    ana.card("map").tap()
    ana.page.locator("[data-do=discard]").tap()
    ana.page.locator("[data-do=confirm]").tap()
    assert "end" not in stage.played(2)
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.locator("[data-move=end]")).to_have_count(0)


def test_what_is_out_of_sight_shows_what_is_there(room: Room) -> None:
    ana = sit(room, "upright")
    board = Stage(ana, SCENES["cave-ladder"][0]()).game.view(0)["board"]
    for chip in each(ana.page.locator("[data-far]")):
        cell = (chip.get_attribute("data-far") or "").partition("/")[0]
        expect(chip.locator("svg.icon"), cell).to_have_count(1 if "+ladder" in board[cell] else 0)


def test_a_name_of_24_letters_is_readable_on_the_seat(room: Room) -> None:
    for screen in ("upright", "laptop", "tablet"):
        ana = sit(room, screen)
        Stage(ana, begun("saboteur", 5), names=LONG_NAMES)
        name = ana.page.locator(".chip .name").nth(1)
        box = name.bounding_box()
        assert box is not None
        lines = box["height"] / float(name.evaluate("(each) => parseFloat(getComputedStyle(each).lineHeight)"))
        assert lines >= 1.5 or name.evaluate("(each) => each.scrollWidth <= each.clientWidth"), screen


@pytest.mark.parametrize("screen", ["upright", "small", "tablet", "side", "laptop"])
def test_everybody_sees_which_of_the_people_is_oneself(room: Room, screen: str) -> None:
    ana = sit(room, screen)
    tools = [["lantern", "cart", "pickaxe"]]
    Stage(ana, dsl.given(players=5, hands=[["NS", "EW"]], deck=["NESW"] * 4, tools=tools, purse=[[1, 2]]).game)
    you = ana.page.locator(".chip .you")
    expect(you).to_have_count(1)
    expect(you).to_have_text(text("you"))
    expect(ana.page.locator(".chip.mine .you")).to_be_in_viewport(ratio=0.9)
    assert ana.page.evaluate(COVERED_FACTS) == []


# Parts of the own chip that its mark lies on.
COVERED_FACTS = """() => {
  const mark = document.querySelector('.chip .you').getBoundingClientRect();
  return [...document.querySelectorAll('.chip.mine :is(.face, .cards, .gold, .tool, .note)')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const wide = Math.min(right, mark.right) - Math.max(left, mark.left);
    return wide > 1 && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 2;
  }).map((each) => each.className);
}"""
