"""Tours of the real board and the coach of a first game: whole in every language, and never over what they speak of."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, faults, unreadable
from tests.browser.seat import LAPTOP, PHONE, Seat
from tests.browser.stage import NAMES, SCENES, Stage
from undermine.texts import text

ON_SIDE = (844, 390)
PLAYERS = {"saboteur": 5, "duel": 2, "solo": 1, "cave": 4}
TOURED = [game for game in PLAYERS if game != "saboteur"]
"""The games whose welcome goes round their board."""
COVERED = """() => {
  const panel = document.querySelector('.welcome, .coach').getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect(); // beyond its edges nothing is seen
  return [...document.querySelectorAll('[data-laid]')].filter((each) => {
    const box = each.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, board.left), Math.min(box.right, board.right)];
    const [top, bottom] = [Math.max(box.top, board.top), Math.min(box.bottom, board.bottom)];
    if (left >= right || top >= bottom) return false;
    return bottom > panel.top + 1 && top < panel.bottom - 1 && right > panel.left && left < panel.right;
  }).map((each) => each.dataset.laid);
}"""


def newcomer(room: Room, game: str, size: tuple[int, int], language: str = "en-GB") -> Seat:
    """Sit somebody down who has never played."""
    ana = room.seat(size, language, new=True)
    players = PLAYERS[game]
    Stage(ana, undermine.new(game, players=list(NAMES[:players]), seed=2))
    ana.page.locator(".welcome").wait_for()
    return ana


@pytest.mark.parametrize("size", [PHONE, LAPTOP, ON_SIDE], ids=["phone", "laptop", "on its side"])
@pytest.mark.parametrize("game", TOURED)
def test_a_welcome_covers_no_card_that_it_speaks_of(room: Room, game: str, size: tuple[int, int]) -> None:
    ana = newcomer(room, game, size)
    for _ in range(2):
        assert ana.page.evaluate(COVERED) == []
        ana.page.locator("[data-do=tour-next]").click()
    assert ana.page.evaluate(COVERED) == []
    ana.page.locator(".welcome .primary").click()
    expect(ana.page.locator(".welcome")).to_have_count(0)


UNSEEN = """() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.pointed')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 1;
  }).length;
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP, ON_SIDE], ids=["phone", "laptop", "on its side"])
@pytest.mark.parametrize("game", TOURED)
def test_what_a_tour_points_at_is_in_sight_whole(room: Room, game: str, size: tuple[int, int]) -> None:
    ana = newcomer(room, game, size)
    for goals in (False, True):
        expect(ana.page.locator(".pointed").first).to_be_attached()
        expect(ana.page.locator(".pointed")).to_have_count(
            len(undermine.new(game, players=PLAYERS[game], seed=1).view()["goals"]) if goals else 1
        )
        ana.page.wait_for_function(f"() => ({UNSEEN})() === 0")
        ana.page.locator("[data-do=tour-next]").click()


BENEATH = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect();
  const needed = '.hand button, [data-laid], .since button, .piles button, .bottom button, .tools button';
  return [...document.querySelectorAll(needed)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [first, last] = each.dataset.laid ? [board.top, board.bottom - 46] : [top, bottom]; // the piles lie below
    const [from, to] = each.dataset.laid ? [board.left, board.right] : [left, right];
    const bit = each.dataset.laid ? (Math.min(bottom, last) - Math.max(top, first)) / 2 : 1; // half a card is seen
    return Math.min(right, to, coach.right) > Math.max(left, from, coach.left) + 1
      && Math.min(bottom, last, coach.bottom) > Math.max(top, first, coach.top) + bit;
  }).map((each) => each.dataset.laid ?? each.dataset.card ?? each.getAttribute('aria-label') ?? each.textContent);
}"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP, ON_SIDE], ids=["phone", "laptop", "on its side"])
@pytest.mark.parametrize("game", PLAYERS)
def test_the_coach_leaves_hand_and_maze_free_and_goes_when_a_card_is_picked(
    room: Room, game: str, size: tuple[int, int]
) -> None:
    ana = newcomer(room, game, size)
    while ana.page.locator("[data-do=tour-next]").count():
        ana.page.locator("[data-do=tour-next]").click()
    ana.page.locator(".welcome .primary").click()
    ana.page.locator(".coach").wait_for()
    assert ana.page.evaluate(BENEATH) == []
    ana.hand.first.click()
    expect(ana.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, ON_SIDE], ids=["phone", "laptop", "on its side"])
def test_the_coach_leaves_free_what_it_tells_one_to_do(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, new=True)
    ana.page.add_init_script("localStorage.undermine = JSON.stringify({ met: ['solo'], tips: [] })")
    Stage(ana, SCENES["solo-broken"][0]())
    expect(ana.page.locator(".coach p")).to_have_text(text("coach-broken-alone"))
    expect(ana.page.locator(".bottom [data-do=scrap]")).to_be_visible()
    assert ana.page.evaluate(BENEATH) == []


def test_the_coach_goes_by_itself_once_it_was_read(room: Room) -> None:
    ana = room.seat(PHONE, new=True)
    ana.page.clock.install()
    ana.page.add_init_script("localStorage.undermine = JSON.stringify({ met: ['solo'], tips: [] })")
    Stage(ana, SCENES["solo-broken"][0]())
    expect(ana.page.locator(".coach")).to_be_visible()
    ana.page.locator(".coach p").hover()
    ana.page.clock.fast_forward(20_000)
    expect(ana.page.locator(".coach")).to_be_visible()  # somebody still points at it
    ana.hand.first.hover()
    ana.page.clock.fast_forward(20_000)
    expect(ana.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("scene", ["solo-broken", "duel-broken"])
def test_two_cards_thrown_away_mend_a_tool_as_the_coach_said(room: Room, scene: str) -> None:
    ana = room.seat(ON_SIDE)
    stage = Stage(ana, SCENES[scene][0]())
    ana.card("EW").click()
    ana.page.locator("[data-do=discard]").click()
    expect(ana.page.locator("[data-do=mend]")).to_have_count(0)
    ana.card("NS").click()
    ana.page.locator("[data-do=mend]").first.click()
    assert stage.played()[0].startswith("scrap")


def test_the_welcome_waits_until_the_own_card_was_seen(room: Room) -> None:
    ana = room.seat((320, 568), new=True, motion=True)
    Stage(ana, undermine.new("saboteur", players=list(NAMES[:5]), seed=2))
    card = ana.page.locator("dialog.role-turn")
    expect(card).to_be_visible()
    expect(ana.page.locator(".welcome")).to_be_hidden()
    card.locator("button").click()
    card.locator("button").click()
    expect(ana.page.locator(".welcome")).to_be_visible()


def test_who_has_turned_the_own_card_is_not_called_to_it_again(room: Room) -> None:
    ana = room.seat(PHONE, motion=True)
    Stage(ana, undermine.new("saboteur", players=list(NAMES[:5]), seed=2))
    card = ana.page.locator("dialog.role-turn")
    expect(ana.page.locator(".own .role.unseen")).to_have_count(1)
    card.locator("button").click()
    card.locator("button").click()
    expect(card).to_have_count(0)
    expect(ana.page.locator(".own .role")).to_have_count(1)
    expect(ana.page.locator(".own .role.unseen")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tours_and_coach_are_whole_in_every_language_with_large_text(room: Room, language: str) -> None:
    for game in TOURED:
        ana = newcomer(room, game, PHONE, language)
        for _ in range(2):
            assert unreadable(ana) == []
            ana.page.locator("[data-do=tour-next]").click()
        assert unreadable(ana) == []
        assert faults(ana) == []
    ana = newcomer(room, "saboteur", PHONE, language)
    assert unreadable(ana) == []
    ana.page.locator(".welcome .primary").click()
    ana.page.locator(".coach").wait_for()
    assert unreadable(ana) == []
    assert faults(ana) == []
