"""The great moments: seen, skipped by a tap, absent without motion; the finished maze, what happened since one's last decision."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import undermine
from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, each, faults, rest, unreadable
from tests.browser.seat import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Seat
from tests.browser.stage import LONG_NAMES, NAMES, Stage
from tests.rules import caves, dsl, duel_dsl
from undermine.texts import text

SIDEWAYS = (844, 390)
SIZES = pytest.mark.parametrize("size", [PHONE, SIDEWAYS, LAPTOP], ids=["phone", "sideways", "laptop"])
SEEN_WHOLE = """() => {
  const maze = document.querySelector('dialog.round .maze')?.getBoundingClientRect();
  const cards = [...document.querySelectorAll('dialog.round [data-laid]')].map((each) => each.getBoundingClientRect());
  return maze && cards.length > 9 && cards.every((card) => card.left >= maze.left && card.right <= maze.right
    && card.top >= maze.top && card.bottom <= maze.bottom);
}"""
MOVED = "() => { window.pulses = []; navigator.vibrate = (pulse) => { window.pulses.push(pulse); return true; }; }"


def one_short_of(treasure: bool = True) -> undermine.Game:
    """One card is missing to the middle goal; five people, two of them saboteurs."""
    middle, upper = (dsl.NESW, dsl.NE) if treasure else (dsl.NE, dsl.NESW)
    return dsl.given(
        players=5,
        hands=[["EW", "NS"], ["NE", "break-lantern"]],
        roles=["digger", "saboteur", "digger", "saboteur", "digger"],
        deck=["NESW"],
        board=dsl.EAST,
        goals=dsl.goals(upper, middle, dsl.NW),
    ).game


def last_card() -> undermine.Game:
    """One card is left in the game: discarded, the saboteurs win."""
    return dsl.given(
        players=3, hands=[["NS"]], roles=["digger", "saboteur", "digger"], deck=[], board={"1,0": "EW"},
        goals=dsl.goals(dsl.NE, dsl.NESW, dsl.NW),
    ).game  # fmt: skip


def cave() -> undermine.Game:
    """Seat 1 holds a rat, and all the dwarfs stand where it will come."""
    return caves.given(
        players=5,
        hands=[["I:info", "I:EW"], ["I:rat"], ["I:boots"], ["I:NE"], ["I:NW"]],
        dwarfs=[caves.START, "0,2/NS"],
        turn=0,
        board={"0,1": "I:NS+lair", "0,2": "I:NS"},
    ).game


def lay(seat: Seat, card: str, cell: str) -> None:
    """Lay a card by tapping."""
    seat.card(card).click()
    seat.spot(cell).dispatch_event("click")
    seat.confirm()


def cover_role(seat: Seat) -> None:
    """Let the own card lie."""
    seat.page.locator("dialog.role-turn").wait_for()
    seat.page.keyboard.press("Escape")


def discard(seat: Seat, card: str) -> None:
    """Discard a card."""
    seat.card(card).click()
    seat.page.locator("[data-do=discard]").click()
    if seat.page.locator("[data-do=confirm]").count():
        seat.confirm()


# --- your role ---


PATIENT = "{ const soon = setTimeout; window.setTimeout = (act, time) => soon(act, time === 7000 ? 600_000 : time); }"
"""The card does not cover itself while it is looked over, however slow the machine is."""


@SIZES
def test_the_own_card_lies_face_down_until_one_turns_it(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, motion=True, bypass_csp=True)
    ana.page.add_init_script(PATIENT)
    Stage(ana, one_short_of())
    card = ana.page.locator("dialog.role-turn")
    expect(card.locator("h2")).to_have_text(text("role-short"))
    expect(card).not_to_contain_text(text("role-digger"))
    assert faults(ana) == []
    card.locator("button").click()
    expect(card.locator("h2")).to_have_text(text("role-digger"))
    expect(card.locator(".among")).to_have_text(text("saboteurs-or", least=1, most=2, seats=5))
    rest(ana)  # a card that turns has no contrast to measure
    assert faults(ana) == []
    card.locator("button").click()
    expect(card).to_have_count(0)
    ana.page.locator(".own .role").click()  # “Who am I?” shows it again
    expect(ana.page.locator(".own .about")).to_contain_text(text("saboteurs-or", least=1, most=2, seats=5))
    ana.page.reload()
    ana.my_turn.wait_for()
    expect(card).to_have_count(0)


def test_the_own_card_covers_itself_and_without_motion_does_not_come(room: Room) -> None:
    ana = room.seat(PHONE, motion=True)
    Stage(ana, cave())
    card = ana.page.locator("dialog.role-turn")
    card.locator("button").click()
    expect(card.locator("h2")).to_contain_text(text("clan-blue"))
    expect(card).to_have_count(0)
    still = room.seat(PHONE)
    Stage(still, cave())
    still.my_turn.wait_for()
    expect(still.page.locator("dialog.role-turn")).to_have_count(0)


# --- a goal is reached ---


@SIZES
def test_a_goal_is_reached(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, motion=True)
    Stage(ana, one_short_of())
    cover_role(ana)
    lay(ana, "EW", "7,0")
    now = ana.page.locator("[data-moment=goal]")
    expect(now).to_have_text(text("find-treasure"))
    expect(ana.page.locator(".goal-turned .way")).to_have_count(3)
    expect(ana.page.locator("dialog.round")).to_have_count(0)
    now.dispatch_event("click")  # a tap is enough
    expect(now).to_have_count(0)
    expect(ana.page.locator("dialog.round")).to_be_visible()


def test_a_stone_passes_by_itself_and_the_game_goes_on(room: Room) -> None:
    ana = room.seat(PHONE, motion=True)
    Stage(ana, one_short_of(treasure=False))
    cover_role(ana)
    lay(ana, "EW", "7,0")
    now = ana.page.locator("[data-moment=goal]")
    expect(now).to_have_text(text("find-stone"))
    expect(now).to_have_count(0)
    expect(ana.my_turn).to_be_visible()
    expect(ana.page.locator(".since [data-act=goal]")).to_have_count(0)  # it was one's own doing


def test_without_motion_the_goal_is_simply_turned(room: Room) -> None:
    ana = room.seat(PHONE)
    Stage(ana, one_short_of())
    lay(ana, "EW", "7,0")
    expect(ana.page.locator("dialog.round")).to_be_visible()
    expect(ana.page.locator("[data-moment]")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "still"])
def test_the_television_shows_it_too(room: Room, motion: bool) -> None:
    room.bear("404")  # the stage has no picture of a code
    television = room.seat(TELEVISION, motion=motion)
    stage = Stage(television, one_short_of(), me=None)
    stage.goes_on("place EW 7,0")
    if motion:
        expect(television.page.locator("[data-moment=goal]")).to_have_text(text("find-treasure"))
    expect(television.page.locator("dialog.round .roles li")).to_have_count(6)
    expect(television.page.locator("dialog.round button.primary")).to_have_count(0)


# --- the end of a round ---

READY = re.compile(r"\bready\b")


def all_goals_up(end: Locator) -> None:
    """Every goal of the finished maze is face up, one with the treasure."""
    goals = end.locator(".maze .hidden li")
    expect(goals.filter(has_text=text("goal-hidden"))).to_have_count(0)
    expect(goals.filter(has_text=text("mark-treasure"))).to_have_count(1)
    expect(goals.filter(has_text=text("mark-stone"))).to_have_count(2)


@SIZES
def test_the_finished_maze_stays_and_roles_are_turned_saboteurs_last(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    Stage(ana, one_short_of())
    lay(ana, "EW", "7,0")
    end = ana.page.locator("dialog.round")
    ana.page.wait_for_function(SEEN_WHOLE)
    all_goals_up(end)
    roles = [text("role-digger")] * 3 + [text("role-saboteur")] * 2 + [text("role-digger")]
    expect(end.locator(".roles .late small")).to_have_text(roles)
    expect(end.locator(".roles li").last).to_contain_text(text("aside-short"))
    gold, told = end.locator(".gold").first.bounding_box(), end.locator(".maze").bounding_box()
    assert gold is not None
    assert told is not None
    assert gold["x"] >= told["x"] + told["width"] or gold["y"] >= told["y"] + told["height"], "gold beside the maze"
    assert faults(ana) == []
    expect(end.locator(".yours")).to_have_text(text("round-yours"))
    expect(end.locator(".roles li", has_text=NAMES[0]).locator(".you")).to_have_text(text("you"))
    expect(end.locator(".you")).to_have_count(1)
    end.locator(".gold").first.click()
    expect(ana.go_on).to_have_text(text("next-round", n=2))
    expect(end.locator(".roles li").first).to_contain_text(text("haul-all", n=1))
    all_goals_up(end)  # though the next round is dealt
    ana.go_on.click()
    expect(ana.page.locator(".board .hidden li", has_text=text("goal-hidden"))).to_have_count(3)


def test_all_goals_turn_also_when_the_saboteurs_win(room: Room) -> None:
    ana = room.seat(PHONE, motion=True)
    Stage(ana, last_card())
    cover_role(ana)
    discard(ana, "NS")
    end = ana.page.locator("dialog.round")
    expect(end.locator("h1")).to_have_text(text("round-saboteurs"))
    expect(end.locator(".goal-turned .front")).to_have_count(3)
    all_goals_up(end)
    expect(end.locator("[data-laid='1,0']")).to_have_count(1)
    end.locator("h1").click()  # whoever has seen enough
    expect(end.locator(".roles .back")).to_have_count(0)
    expect(end.locator(".yours")).to_have_count(0)  # a digger is not one of those who have won
    expect(end).to_have_class(READY)
    ana.go_on.click()
    expect(ana.page.locator("[data-laid='1,0']")).to_have_count(0)


def tap(seat: Seat, times: int, apart: int) -> None:
    """Tap where the buttons of a round's end will be, as somebody does who wants a moment to be over."""
    box = seat.page.viewport_size
    assert box is not None
    for _ in range(times):
        seat.page.mouse.click(box["width"] / 2, box["height"] - 44)
        seat.page.wait_for_timeout(apart)


def test_hasty_taps_neither_choose_gold_nor_go_on(room: Room) -> None:
    ana, ben = room.seat(PHONE, motion=True), room.seat(PHONE, motion=True)
    Stage(ana, one_short_of())
    cover_role(ana)
    lay(ana, "EW", "7,0")
    ana.page.locator("[data-moment=goal]").wait_for()
    tap(ana, 6, 90)
    end = ana.page.locator("dialog.round")
    expect(end).to_have_class(READY)
    expect(end.locator(".gold").first).to_be_enabled()  # none was taken
    end.locator(".gold").first.click()
    expect(ana.go_on).to_have_text(text("next-round", n=2))
    Stage(ben, last_card())
    cover_role(ben)
    discard(ben, "NS")
    ben.page.locator("dialog.round").wait_for()
    tap(ben, 8, 60)
    expect(ben.page.locator("dialog.round")).to_have_class(READY)
    ben.go_on.click()
    expect(ben.page.locator("dialog.round")).to_have_count(0)


def test_the_round_of_the_duel_is_added_up_in_rows(room: Room) -> None:
    ana = room.seat(PHONE, bypass_csp=True)
    game = duel_dsl.duel(
        hands=[["EW"]], deck=[], board={"1,1": "NESW+troll-S", "2,1": "NSW.E+gold1-E"}, purse=[[3], [1]],
        tokens={"1,1": {"troll": "green"}, "2,1": {"E": "green"}},
    ).game  # fmt: skip
    Stage(ana, game)
    expect(ana.page.locator("[data-seat='0'] .debt")).to_have_text("\N{MINUS SIGN}1")
    discard(ana, "EW")
    rows = ana.page.locator("dialog.round .standing tbody tr")
    expect(rows.nth(0)).to_contain_text("= +0")  # one gained, one given to the troll
    expect(rows.nth(0).locator(".sum")).to_have_text("3")
    expect(rows.nth(1).locator(".sum")).to_have_text("1")
    lefts = {round(box["x"]) for row in each(rows) if (box := row.locator("td").first.bounding_box())}
    assert len(lefts) == 1, "the rows do not line up"
    assert faults(ana) == []


# --- you are hit ---


HITS = {"break": ("break-lantern", "break lantern 0"), "rockfall": ("rockfall", "rockfall 1,0")}


def before_the_hit(card: str) -> undermine.Game:
    """Seat 1 holds a card that hurts."""
    return dsl.given(hands=[["EW", "NE"], [card, "NE"], ["NW"]], deck=["NESW"] * 4).game


@pytest.mark.parametrize("how", HITS)
def test_a_hit_is_seen_and_felt_and_skipped(room: Room, how: str) -> None:
    card, move = HITS[how]
    ana = room.seat(PHONE, motion=True)
    Stage(ana, before_the_hit(card), others=[move])
    cover_role(ana)
    ana.page.evaluate(MOVED)
    if how == "break":
        discard(ana, "NE")
    else:
        lay(ana, "EW", "1,0")
    now = ana.page.locator("[data-moment=hit]")
    words = text(f"hit-{how}", by="somebody", name="Berta", tool=text("tool-lantern"))
    expect(now).to_have_text(re.compile(re.escape(words)))
    assert [140, 60, 220] in ana.page.evaluate("window.pulses")
    now.dispatch_event("click")
    expect(now).to_have_count(0)
    if how == "rockfall":
        expect(ana.page.locator("[data-mark=rockfall][data-at='1,0']")).to_have_count(1)
    expect(ana.my_turn).to_be_visible()
    assert [60] in ana.page.evaluate("window.pulses"), "the own turn is felt"


def test_without_motion_a_hit_is_only_told(room: Room) -> None:
    ana = room.seat(PHONE)
    Stage(ana, before_the_hit("break-lantern"), others=["break lantern 0"])
    discard(ana, "NE")
    expect(ana.page.locator(".since [data-act=break]")).to_be_visible()
    expect(ana.page.locator("[data-moment]")).to_have_count(0)


MOST_LINES = """() => { window.most = 0; const look = () => {
  window.most = Math.max(window.most, document.querySelectorAll('.happened .line').length);
  requestAnimationFrame(look); }; look(); }"""


@pytest.mark.parametrize(("size", "most"), [(PHONE, 1), (LAPTOP, 2)], ids=["phone", "laptop"])
def test_a_beast_attacks_and_never_more_than_two_toasts(room: Room, size: tuple[int, int], most: int) -> None:
    ana = room.seat(size, motion=True)
    Stage(ana, cave(), others=["rat 0,1/NS", f"step {caves.START}"])
    cover_role(ana)
    ana.page.evaluate(MOST_LINES)
    discard(ana, "I:EW")
    ana.page.locator("[data-move=halt]").click()
    now = ana.page.locator("[data-moment=hit]")
    expect(now).to_contain_text(text("hit-attack", beast=text("card-rat")))
    now.dispatch_event("click")
    expect(ana.page.locator(".since [data-act=attack]")).to_have_count(4)
    assert ana.page.evaluate("window.most") == most
    if size == PHONE:  # a laptop shows the log beside the board
        ana.page.get_by_role("button", name=text("chronicle"), exact=True).click()
    log = ana.page.locator("dialog .list" if size == PHONE else "aside .list")
    expect(log).to_contain_text(text("log-step-beast", name="Berta", beast=text("card-rat")))
    expect(log).to_contain_text(text("log-attack", name="Orin", beast=text("card-rat")))


# --- answers, chips, marks, the log ---


@SIZES
def test_the_answer_of_a_map_lies_large_until_it_was_seen(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    stage = Stage(
        ana,
        dsl.given(
            hands=[["map", "NE"], ["map", "NW"], ["rockfall"]], deck=["NESW"] * 4, board={"1,0": "EW"},
            goals=dsl.goals(dsl.NESW, dsl.NE, dsl.NW),
        ).game,
        others=["map 8,0", "rockfall 1,0"],
    )  # fmt: skip
    ana.card("map").click()
    ana.spot("8,2").dispatch_event("click")
    ana.confirm()
    answer = ana.page.locator("dialog.answer")
    expect(answer).to_contain_text(text("find-treasure"))
    assert faults(ana) == []
    assert len(stage.played(3)) == 3, "nobody waits for whoever looks"
    expect(ana.page.locator(".since")).to_have_count(0)
    answer.get_by_role("button", name=text("answer-seen"), exact=True).click()
    expect(ana.page.locator(".since button")).to_have_count(2)
    expect(ana.page.locator("[data-mark=look]")).to_have_count(2)
    ana.page.locator("[data-act=rockfall]").click()
    expect(ana.page.locator(".pointed")).to_have_count(1)
    assert faults(ana) == []
    discard(ana, "NE")
    expect(ana.page.locator("[data-mark=rockfall]")).to_have_count(0)
    expect(ana.page.locator("[data-mark=look]")).to_have_count(2)  # who looked where is kept


def test_on_a_shared_device_the_answer_is_seen_before_the_curtain_falls(room: Room) -> None:
    both = room.seat(PHONE)
    hands, layout = [["map", "NE"], ["NW", "EW"], ["NS"]], dsl.goals(dsl.NESW, dsl.NE, dsl.NW)
    Stage(both, dsl.given(hands=hands, deck=["NESW"] * 4, goals=layout).game, shared=True)
    curtain = both.page.locator("dialog .inner button")
    curtain.click()
    both.card("map").click()
    both.spot("8,2").dispatch_event("click")
    both.confirm()
    expect(both.page.locator("dialog.answer")).to_contain_text(text("find-treasure"))
    expect(curtain).to_have_count(0)
    both.go_on.click()
    expect(curtain).to_have_text(text("curtain-open", name="Berta"))
    expect(both.page.locator("body")).not_to_contain_text(text("find-treasure"))


def test_lines_of_the_log_draw_the_card_and_point_at_the_board(room: Room) -> None:
    ana = room.seat(LAPTOP)
    Stage(ana, dsl.given(hands=[["EW", "NE"], ["NW", "NS"]], deck=["NESW"] * 4).game, others=["discard NW"])
    lay(ana, "EW", "1,0")
    line = ana.page.locator("aside .list p", has=ana.page.locator("svg")).first
    expect(line).to_have_text(
        re.compile(r"\s*".join(map(re.escape, text("log-place", name="Ana", card="").removesuffix(".").split())))
    )
    expect(line.get_by_role("img")).to_have_attribute("aria-label", text("name-straight"))
    line.get_by_role("button").click()
    expect(ana.page.locator(".pointed")).to_have_count(1)
    expect(ana.page.locator("[role=log]").first).not_to_be_empty()
    expect(ana.page.locator("[role=log]").first).not_to_contain_text("..")


def test_what_was_said_is_counted_on_the_closed_tab_but_not_what_one_said_oneself(room: Room) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, dsl.given(hands=[["EW", "NE"]], deck=["NESW"] * 4).game)
    ana.page.locator("aside #tab-log").click()  # what is in sight is not counted
    stage.says(0, "Hello", 1)
    stage.says(1, "Dig left", 2)
    badge = ana.page.locator("aside .tabs .unread")
    expect(badge).to_have_text("1")
    ana.page.locator("aside #tab-talk").click()
    expect(ana.page.locator("aside .list")).to_contain_text("Dig left")
    ana.page.locator("aside #tab-log").click()
    expect(badge).to_have_count(0)
    ana.page.reload()
    ana.my_turn.wait_for()
    expect(ana.page.locator("aside #tab-talk")).to_have_text(text("talk"))
    expect(badge).to_have_count(0)


def test_a_refusal_that_comes_late_is_not_shown(room: Room) -> None:
    ana = room.seat(PHONE)
    stage = Stage(ana, dsl.given(hands=[["NS", "EW", "NE"]], deck=["NESW"] * 4).game)
    stage.sleep()
    ana.card("NS").click()
    ana.page.mouse.click(*ana.on_board(2, 0))
    while not any('"play"' in str(each) for each in stage.unanswered):
        ana.page.wait_for_timeout(20)
    ana.page.keyboard.press("Escape")
    ana.card("EW").click()
    stage.wake()
    stage.word(1, "deny")  # what is sent later is taken in later
    ana.page.locator('[data-bubble="1"]').wait_for()
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    expect(ana.page.locator(".spot").first).to_be_visible()


# --- the end of the game ---


def test_the_result_of_the_cave_shows_its_sum(room: Room) -> None:
    berta = room.seat(PHONE)
    yellow, blue = ["yellow", "loyal"], ["blue", "loyal"]
    table = caves.given(  # C-SCORE-5
        players=5,
        clans=[yellow, yellow, ["yellow", "saboteur"], blue, blue],
        nuggets=[2, 2, 2, 3, 4],
        exits=[0, 2, 3],
        open=[True, False, True, True, False],
        dwarfs=["out", "4,4/W", "out", "out", caves.START],
        hands=[[], ["I:info"]],
        goals=caves.goals(caves.EXIT, caves.LADDER, caves.LAIR, caves.VEIN),
        revealed={"4,4": caves.EXIT},
        turn=1,
    )
    Stage(berta, caves.walking(table).game, me=1)
    berta.page.locator("[data-field='4,4/NESW']").dispatch_event("click")
    if berta.page.locator(".step.chosen").count():
        berta.page.locator("[data-field='4,4/NESW']").dispatch_event("click")
    berta.go_on.click()
    expect(berta.result.locator("h1")).to_have_text(text("result-you-too", names="Ana"))
    clan = text("clan-yellow")
    expect(berta.result).to_contain_text(text("sum-clan", clan=clan, nuggets=4, people=3, value=12))


# --- every language ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_read(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language, motion=True)
    ana.page.add_init_script(PATIENT)
    Stage(ana, one_short_of(), names=LONG_NAMES, others=["break lantern 0"])
    card = ana.page.locator("dialog.role-turn")
    card.wait_for()
    assert unreadable(ana) == [], "the card, face down"
    card.locator("button").click()
    card.locator(".among").wait_for()
    assert unreadable(ana) == [], "the card"
    ana.page.keyboard.press("Escape")
    discard(ana, "NS")
    ana.page.locator("[data-moment=hit]").wait_for()
    assert unreadable(ana) == [], "hit"
    ana.page.locator("[data-moment=hit]").dispatch_event("click")
    expect(ana.my_turn).to_be_visible()
    still = room.seat(SMALL_PHONE, language)
    Stage(still, one_short_of(), names=LONG_NAMES)
    lay(still, "EW", "7,0")
    still.page.locator("dialog.round .gold").first.wait_for()
    assert unreadable(still) == [], "end of a round"
    Stage(still, dsl.given(hands=[["map", "NE"], ["NW"]], deck=["NESW"] * 4).game, names=LONG_NAMES)
    still.card("map").click()
    still.spot("8,2").dispatch_event("click")
    still.confirm()
    still.page.locator("dialog.answer").wait_for()
    assert unreadable(still) == [], "answer"
