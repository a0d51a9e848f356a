"""What people say at the table: flags on the goals, threads between faces, bubbles, notes for oneself, and the truth at the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.looking import LANGUAGES, each, faults, settle, unreadable
from tests.browser.seat import LAPTOP, PHONE, PLAYER, SMALL_PHONE, TELEVISION, Seat
from tests.browser.stage import LONG_NAMES, Stage
from tests.browser.test_together import sit_down
from tests.rules import caves, dsl
from undermine.texts import text

SIDE = (844, 390)
SIZES = pytest.mark.parametrize("size", [PHONE, SIDE, LAPTOP], ids=["phone", "side", "laptop"])


def begin() -> Any:
    """Five at the table, two of them know what lies on the upper goal; a tool of one's own is broken."""
    hand = ["NS", "EW", "break-cart", "fix-lantern-cart", "rockfall", "map"]
    return dsl.given(
        players=5,
        hands=[hand, ["NE", "NE"], ["NW", "NW"], ["rockfall"], ["map"]],
        tools=[["lantern"]],
        deck=["NESW"] * 4,
        board={"1,0": "EW"},
        knows=[[], ["8,2"], ["8,2"]],
    ).game


def person(seat: Seat, number: int) -> None:
    """Ask about somebody."""
    seat.page.locator(f'.people [data-seat="{number}"]').click()
    seat.page.locator(".sheet [data-mark]").first.wait_for()


@SIZES
def test_claims_stand_as_flags_with_their_speakers_and_contradict_each_other(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    stage = Stage(ana, begin())
    stage.word(1, "claim 8,2 gold")
    stage.word(2, "claim 8,2 stone")
    stage.word(3, "claim 8,2 stone")
    stage.word(4, "claim 8,0 stone")
    flags = ana.page.locator(".flag")
    expect(flags).to_have_count(3)
    for number, (goal, seats) in enumerate([("8,2", "1"), ("8,2", "2,3"), ("8,0", "4")]):
        expect(flags.nth(number)).to_have_attribute("data-at", goal)
        expect(flags.nth(number)).to_have_attribute("data-seats", seats)
    expect(ana.page.locator('.flag.against[data-at="8,2"]')).to_have_count(2)
    expect(ana.page.locator(".flag").first).to_have_attribute("aria-label", "Berta says: Gold")
    stage.word(2, "unsay claim 8,2")
    stage.word(4, "claim 8,0 gold")
    expect(ana.page.locator('.flag[data-at="8,2"][data-claim=stone]')).to_have_attribute("data-seats", "3")
    expect(ana.page.locator('.flag[data-at="8,0"]')).to_have_attribute("data-claim", "gold")


@SIZES
def test_what_is_said_hangs_at_the_face_and_is_in_nobodys_way(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    stage = Stage(ana, begin())
    stage.word(2, "accuse 1")
    bubble = ana.page.locator('[data-bubble="2"]')
    expect(bubble).to_contain_text("Berta is a saboteur!")
    face, box = ana.page.locator('.people [data-seat="2"]').bounding_box(), bubble.bounding_box()
    assert face is not None
    assert box is not None
    beside = box["x"] >= face["x"] + face["width"] - 1 and abs(box["y"] - face["y"]) < face["height"] + box["height"]
    below = box["y"] >= face["y"] + face["height"] - 1 and box["y"] < face["y"] + face["height"] + 40
    if not (beside or below):
        expect(bubble.locator(".face")).to_be_visible()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert bubble.evaluate("(each) => getComputedStyle(each).pointerEvents") == "none"
    stage.says(3, "I have seen it too", 1)
    expect(ana.page.locator('[data-bubble="3"]')).to_contain_text("I have seen it too")
    expect(ana.page.locator(".thread")).to_have_count(1)
    stage.word(3, "trust 2")
    thread = ana.page.locator(".thread[data-thread=trust]")
    expect(thread).to_have_attribute("data-from", "3")
    expect(thread).to_have_attribute("data-to", "2")
    ana.page.get_by_role("button", name=text("menu"), exact=True).click()
    ana.page.get_by_label(text("threads"), exact=True).uncheck()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".thread")).to_have_count(0)
    expect(bubble).to_have_count(0)  # it goes by itself


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, SIDE, LAPTOP, TELEVISION], ids=str)
def test_a_bubble_hides_no_goal_that_it_may_speak_of(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    room.bear("404 (Not Found)")  # nobody joins a staged table, so it has no code to show
    stage = Stage(ana, begin(), me=None if size == TELEVISION else 0)
    stage.word(1, "claim 8,2 gold")
    stage.word(2, "accuse 1", remark="why-dead-ends-any-1", to=1, count=3)
    stage.word(4, "claim 8,0 stone")
    bubbles, goals = ana.page.locator("[data-bubble]"), ana.page.locator(".board [data-goal]")
    expect(bubbles).to_have_count(3)
    expect(goals).to_have_count(3)
    ana.page.wait_for_function(
        """() => {
          const boxes = (which) => [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
          const apart = (one, other) =>
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          const [said, goals] = [boxes('[data-bubble]'), boxes('.board [data-goal]')];
          return said.every((one) => goals.every((goal) => apart(one, goal))
            && said.every((other) => other === one || apart(one, other))
            && one.left >= 0 && one.right <= innerWidth && one.bottom <= innerHeight);
        }""",
        timeout=2500,  # less than any bubble stands
    )
    expect(ana.page.locator(".bubble.away:not(:has(.face))"), "away from its face it shows it").to_have_count(0)
    if size == PHONE:
        expect(ana.page.locator(".bubble.away .face")).to_have_count(3)


@SIZES
def test_everything_to_say_is_one_tap_from_the_board(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size)
    stage = Stage(ana, begin())
    ana.page.locator('.people [data-seat="2"]').click(delay=700)  # a long press asks about somebody too
    ana.page.locator(".sheet [data-say=accuse]").click()
    expect(ana.page.locator(".sheet [data-say=accuse]")).to_have_attribute("aria-pressed", "true")
    ana.page.locator(".sheet [data-say=trust]").click()
    expect(ana.page.locator(".sheet [data-say=accuse]")).to_have_attribute("aria-pressed", "false")
    ana.page.locator(".sheet [data-say=trust]").click()
    expect(ana.page.locator(".sheet [data-say=trust]")).to_have_attribute("aria-pressed", "false")
    ana.page.locator('.people [data-seat="0"]').click()
    ana.page.locator(".sheet [data-say=deny]").click()
    ana.page.locator(".sheet [data-say=mend]").click()
    ana.page.locator("[data-do=close-sheet]").click()
    ana.page.mouse.click(*ana.on_board(2, 0))  # nothing lies there, and no card is picked up
    ana.page.locator(".sheet [data-say=dig]").click()
    ana.page.locator("[data-do=close-sheet]").click()
    ana.page.locator(".board .tools .button").last.click()  # the whole maze
    ana.page.mouse.click(*ana.on_board(8, 0))
    ana.page.locator(".sheet [data-say=gold]").click()
    expect(ana.page.locator('.flag[data-at="8,0"]')).to_have_attribute("data-seats", "0")
    said = [word for _, _, word in stage.game.words]
    assert said == ["accuse 2", "trust 2", "unsay trust 2", "deny", "ask mend lantern", "ask dig 2,0", "claim 8,0 gold"]
    expect(ana.my_turn).to_be_visible()
    assert stage.game.played == 0, "words are no moves"


def test_people_talk_note_for_themselves_and_learn_the_truth_when_the_round_is_over(room: Room) -> None:
    ana, ben, tv = room.seat(PHONE), room.seat(LAPTOP), room.seat(TELEVISION)
    sit_down(ana, [(ben, "Ben")], "saboteur", 4, talk="off")
    for seat in (ana, ben):
        expect(seat.hand.first).to_be_visible()
    tv.open("/tv/" + ana.page.url.rsplit("/", 1)[1].partition("?")[0])
    tv.page.locator(".tv .laid").first.wait_for()
    own = {seat: seat.position()["seat"] for seat in (ana, ben)}
    other = next(number for number in range(4) if number not in own.values())
    person(ana, own[ben])
    ana.page.locator(".sheet [data-say=accuse]").click()
    for seat in (ana, ben, tv):
        expect(seat.page.locator(f'[data-bubble="{own[ana]}"]')).to_contain_text("Ben is a saboteur!")
        expect(seat.page.locator(".thread")).to_have_count(1)
    person(ana, other)
    ana.page.locator(".sheet [data-mark=suspect]").click()
    expect(ana.page.locator(f'.people [data-seat="{other}"] [data-note=suspect]')).to_be_visible()
    ana.page.locator("[data-do=close-sheet]").click()
    ben.page.locator("aside #tab-talk").click()
    ben.page.locator("aside .to select").select_option(label="Ana")
    ben.page.locator("aside .phrases").get_by_role("button", name=text("phrase-need-repair"), exact=True).click()
    expect(ana.page.locator(f'[data-bubble="{own[ben]}"]')).to_contain_text(f"Ana! {text('phrase-need-repair')}")
    for number, seat in enumerate((ana, ben)):
        seat.page.evaluate(
            f"(how) => {{ window.game = ({PLAYER})(how); }}",
            {"seed": number + 1, "turns": 0, "until": "dialog .roles"},
        )
    ana.page.evaluate("() => window.game")
    line = ana.page.locator('.reckoning [data-word^="accuse"]')
    expect(line).to_be_visible()
    record = [frame for frame in ana.frames if frame["type"] == "said" and frame["word"]]
    assert [frame["true"] is None for frame in record] == [True, False], "told once the round is over"
    expect(line).to_have_attribute("data-true", str(record[-1]["true"]).lower())
    expect(ana.page.locator(".reckoning .marks")).to_be_visible()
    ben.page.evaluate("() => window.game")
    expect(ben.page.locator('.reckoning [data-word^="accuse"]')).to_be_visible()
    expect(ben.page.locator(".reckoning .marks"), "notes are one's own").to_have_count(0)
    for seat in (ben, tv):
        assert '"suspect"' not in json.dumps(seat.frames)


def at_the_treasure() -> Any:
    """Five at the table, who find the treasure with the next card."""
    return dsl.given(
        players=5,
        hands=[["EW", "NS"], ["NE", "NE"], ["NW", "NW"], ["NSW"], ["NEW"]],
        roles=["digger", "saboteur", "digger", "digger", "digger"],
        deck=["NESW"],
        board=dsl.EAST,
        goals=dsl.goals(dsl.NE, dsl.NESW, dsl.NW),
    ).game


TOLD = [
    *((1, "claim 8,2 gold"), (2, "accuse 1"), (1, "deny"), (3, "trust 1"), (3, "claim 8,-2 stone"), (4, "accuse 3")),
    *((3, "deny"), (0, "accuse 1"), (2, "trust 0"), (4, "trust 2"), (1, "accuse 4"), (4, "deny")),
]


def test_at_the_television_all_that_was_said_is_in_sight_when_the_round_is_over(room: Room) -> None:
    tv = room.seat(TELEVISION)
    room.bear("404 (Not Found)")  # nobody joins a staged table, so it has no code to show
    stage = Stage(tv, at_the_treasure(), me=None)
    for seat, word in [*TOLD, (0, "unsay accuse 1"), (0, "accuse 1")]:
        stage.word(seat, word)
    stage.goes_on("place EW 7,0")
    lines = tv.page.locator(".reckoning li")
    expect(lines, "what is said twice is told once").to_have_count(len(TOLD))
    settle(tv, ".reckoning li")
    for line in each(lines):
        box = line.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= TELEVISION[1]


def test_the_television_goes_on_however_quickly_the_others_play(room: Room) -> None:
    tv = room.seat(TELEVISION)
    room.bear("404 (Not Found)")  # nobody joins a staged table, so it has no code to show
    tv.page.clock.install()
    stage = Stage(tv, at_the_treasure(), me=None)
    stage.goes_on("place EW 7,0")
    end = tv.page.locator("dialog.round")
    expect(end).to_be_visible()
    while stage.game.phase == "draft":
        stage.goes_on(stage.game.legal()[0])
    tv.page.clock.run_for(1000)
    tv.page.clock.pause_at(tv.page.evaluate("Date.now()") + 1000)  # from here on time passes only as it is told to
    for _ in range(6):
        stage.goes_on(next(move for move in stage.game.legal() if move.startswith("discard")))
        tv.page.clock.run_for(1500)
    expect(end, "it was to be read for longer than that").to_have_count(0)


def test_the_story_is_one_tap_from_the_end_of_a_round_and_in_the_menu_from_then_on(room: Room) -> None:
    ana = room.seat(PHONE)
    stage = Stage(ana, at_the_treasure())
    menu, link = ana.page.get_by_role("button", name=text("menu"), exact=True), ana.page.locator('a[href^="/story/"]')
    menu.click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    expect(link, "no round is over yet").to_have_count(0)
    ana.page.keyboard.press("Escape")
    stage.goes_on("place EW 7,0")
    expect(ana.page.locator("dialog.round").locator(link)).to_be_visible()
    while stage.game.phase == "draft":
        stage.goes_on(stage.game.legal()[0])
    ana.page.locator("[data-do=round-on]").click()
    expect(ana.hand.first).to_be_visible()
    menu.click()
    expect(ana.page.locator("dialog[open]").locator(link)).to_be_visible()


def opened(stage: Stage, seat: Seat) -> list[str]:
    """Open everything that words are said in; give what is wrong with it."""
    wrong: list[str] = []
    for sheet in ("1", "0"):
        seat.page.locator(f'.people [data-seat="{sheet}"]').click()
        seat.page.locator(".sheet [data-say]").first.wait_for()
        if seat.page.locator(".sheet summary").count():
            seat.page.locator(".sheet summary").click()
        wrong += unreadable(seat)
    seat.page.locator("[data-do=close-sheet]").click()
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_in_every_language(room: Room, language: str) -> None:
    ana = room.seat(SMALL_PHONE, language)
    stage = Stage(ana, begin(), names=LONG_NAMES)
    base = [
        "claim 8,2 gold",
        "claim 8,-2 stone",
        "accuse 1",
        "trust 3",
        "ask mend lantern",
        "ask dig 2,0",
        "ask leave 8,0",
    ]
    base += ["deny", "unsay claim 8,2", "unsay accuse 1", "unsay trust 3"]
    said(stage, ana, 2, base)
    assert opened(stage, ana) == []
    cave = Stage(ana, caves.given(players=5, hands=[["I:NE", "I:info"], ["I:info"]]).game, names=LONG_NAMES)
    said(cave, ana, 2, ["claim 4,4 exit", "claim 4,-4 other", "claim 1 loyal", "claim 3 saboteur", "unsay claim 4,4"])
    assert opened(cave, ana) == []


def said(stage: Stage, seat: Seat, who: int, words: list[str]) -> None:
    """Let somebody say all this, and look at each bubble."""
    before = ""
    for word in words:
        stage.word(who, word)
        bubble = seat.page.locator(f'[data-bubble="{who}"]')
        expect(bubble).not_to_have_text(before) if before else expect(bubble).to_be_visible()
        before = bubble.inner_text()
        assert word not in before
        assert unreadable(seat) == [], word


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_nothing_in_what_is_said(room: Room, size: tuple[int, int]) -> None:
    ana = room.seat(size, bypass_csp=True)
    stage = Stage(ana, begin())
    stage.word(1, "claim 8,2 gold")
    stage.word(2, "accuse 1")
    expect(ana.page.locator(".thread")).to_have_count(1)
    assert faults(ana) == []
    person(ana, 2)
    ana.page.locator(".sheet summary").click()
    assert faults(ana) == []
    ana.page.locator("[data-do=close-sheet]").click()
    settle(ana, ".flag")
    assert faults(ana) == []
