"""Everything explains itself: cards, goals, people and piles; why a card is grey; what follows, before it is done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.looking import faults, unreadable, untranslated
from tests.browser.seat import LAPTOP, Seat
from tests.browser.stage import SCENES, Stage
from tests.rules import caves, dsl
from undermine.texts import text


def diggers() -> undermine.Game:
    """Seat 0 has a broken lantern, and Berta has just laid a bend."""
    table = dsl.given(
        hands=[["NS", "rockfall", "fix-cart", "map"], ["NW", "NE"], ["EW", "NE"]],
        tools=[["lantern"]],
        board={"1,0": "EW"},
        deck=["NESW"] * 4,
        turn=1,
    )
    return table.plays("place NW 2,0", "discard EW").game


def trolls() -> undermine.Game:
    """A troll can be bribed."""
    return SCENES["duel-troll"][0]()


def walkers() -> undermine.Game:
    """One step from a vein of gold."""
    return (
        caves.given(
            hands=[["I:info", "I:NE"], ["I:rat"], ["I:boots"]],
            dwarfs=["0,1/NS"],
            board={"0,1": "I:NS", "0,2": "I:NSW+vein"},
        )
        .plays("discard I:info")
        .game
    )


def sheet(seat: Seat) -> list[str]:
    """Return what the sheet says, line by line."""
    words = seat.page.locator(".sheet .words")
    words.wait_for()
    return [line for line in words.inner_text().split("\n") if line]


def tap(seat: Seat, x: int, y: int) -> None:
    """Tap a cell of the board."""
    seat.page.mouse.click(*seat.on_board(x, y))


def test_a_tap_says_what_a_card_is_and_who_laid_it(room: Room) -> None:
    ana = room.seat()
    Stage(ana, diggers())
    tap(ana, 2, 0)
    assert sheet(ana)[:2] == ["Bend", "Laid by Berta."]
    ana.page.locator("[data-do=close-sheet]").click()
    expect(ana.page.locator(".sheet")).to_have_count(0)
    tap(ana, 8, 0)
    assert sheet(ana)[0] == "Middle goal"
    ana.page.locator("[data-seat='1']").click()
    assert any(line.startswith("Last: Berta") for line in sheet(ana))
    ana.page.locator("[data-pile=deck]").click()
    assert sheet(ana)[0] == "Draw pile"
    assert faults(ana) == []


def test_a_tapped_beast_or_sign_says_what_it_does_and_whose_it_is(room: Room) -> None:
    ana = room.seat()
    Stage(ana, SCENES["cave-attack"][0]())
    ana.page.locator("[data-laid='0,0']").evaluate("(card) => card.focus()")
    rat = ana.page.locator(".sheet [data-sign=rat]")
    expect(rat).to_have_text("Rat (called by Berta). The rat takes a hand card, for good.")
    expect(rat.locator("svg")).to_have_count(1)
    tap(ana, 0, 1)
    expect(ana.page.locator(".sheet [data-sign=lair]")).to_have_text("Beasts come out here.")
    Stage(ana, SCENES["cave-gifts"][0]())
    for end in ("0,0", "0,1"):  # a web lies between two cards: either of them tells of it
        ana.page.locator(f"[data-laid='{end}']").evaluate("(card) => card.focus()")
        expect(ana.page.locator(".sheet [data-sign=web]")).to_have_count(1)


def test_the_focus_and_the_resting_mouse_explain_too(room: Room) -> None:
    ana = room.seat(LAPTOP)
    Stage(ana, diggers())
    ana.page.keyboard.press("ArrowRight")
    ana.page.locator(".sheet").wait_for()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".sheet")).to_have_count(0)
    ana.page.mouse.move(*ana.on_board(2, 0))
    assert sheet(ana)[0] == "Bend"


def test_a_grey_card_says_why_and_keeps_the_clause_behind_a_question_mark(room: Room) -> None:
    ana = room.seat()
    Stage(ana, diggers())
    ana.card("NS").click()
    expect(ana.page.locator(".words > span")).to_have_text("Your tool is broken: no tunnels until it is mended.")
    expect(ana.page.locator(".clause")).to_have_text("?")
    expect(ana.page.locator(".clause")).to_have_attribute("href", "/rules/saboteur#S-TOOL-3")
    ana.card("fix-cart").click()
    expect(ana.page.locator(".words > span")).to_have_text("Nobody has this tool broken.")


def test_a_card_is_called_once_and_as_people_call_it(room: Room) -> None:
    ana = room.seat()
    Stage(ana, dsl.given(players=5, hands=[["rockfall", "N.S"]], deck=["NESW"] * 4, board={"1,0": "EW"}).game)
    ana.card("rockfall").click()
    ana.page.mouse.click(*ana.on_board(1, 0))
    expect(ana.page.locator("[data-do=confirm]")).to_be_visible()
    expect(ana.page.locator(".bar .words strong")).to_have_text("Rockfall")
    expect(ana.page.locator(".bar .words > span")).to_have_text(text("help-rockfall"))
    ana.card("rockfall").click()
    ana.card("N.S").click()
    ana.page.locator("[data-do=discard]").click()
    expect(ana.page.locator(".bar .words > span")).to_have_text("Discard: Dead end")


def test_on_a_phones_side_the_sheet_of_a_goal_is_whole(room: Room) -> None:
    ana = room.seat((844, 390))
    stage = Stage(ana, dsl.given(players=5, hands=[["map", "NS"]], deck=["EW"] * 3).game)
    stage.goes_on("map 8,0")
    ana.go_on.click()
    ana.page.mouse.click(*ana.on_board(8, 0))
    expect(ana.page.locator(".sheet [data-say=leave]")).to_be_visible()
    assert ana.page.locator(".sheet").evaluate("(each) => each.scrollHeight <= each.clientHeight")


def test_a_card_tapped_on_what_it_is_not_for_says_so(room: Room) -> None:
    ana = room.seat()
    hand = ["rockfall", "break-lantern", "NESW"]
    Stage(ana, dsl.given(players=5, hands=[hand], deck=["NESW"] * 4, board={"1,0": "EW"}).game)
    ana.card("rockfall").click()
    ana.page.locator('.people [data-seat="1"]').click()
    expect(ana.page.locator(".blocked")).to_have_text(text("meant-maze"))
    ana.card("break-lantern").click()
    expect(ana.page.locator(".blocked")).to_have_count(0)
    ana.page.mouse.click(*ana.on_board(1, 0))
    expect(ana.page.locator(".blocked")).to_have_text(text("meant-seat"))
    ana.card("NESW").click()
    ana.page.mouse.click(*ana.on_board(8, 0))
    expect(ana.page.locator(".refusal p")).to_have_text(text("S-PLACE-1"))


def test_a_broken_tool_for_oneself_is_refused_with_its_reason(room: Room) -> None:
    ana = room.seat()
    stage = Stage(ana, SCENES["duel"][0]())
    ana.card("break-cart").click()
    ana.page.locator('.people [data-seat="0"]').click()
    expect(ana.page.locator(".refusal p")).to_have_text(text("D-SAB-1"))
    ana.card("break-cart").click()
    ana.card("break-cart").click()
    ana.page.locator('.people [data-seat="1"]').click(delay=700)  # a long press decides nothing
    ana.page.locator('.people [data-seat="1"]').click()
    ana.confirm()
    assert stage.played()[0] == "break cart 1"


def test_of_two_tools_the_chosen_one_is_not_what_acts(room: Room) -> None:
    ana = room.seat()
    Stage(ana, SCENES["duel-broken"][0]())
    ana.card("fix-lantern-cart").click()
    ana.page.locator('.people [data-seat="0"]').click()
    expect(ana.page.locator(".bar [data-tool][aria-pressed=true]")).to_have_count(1)
    expect(ana.page.locator(".bar .primary")).to_have_attribute("data-do", "confirm")


def test_a_bribe_says_what_it_costs(room: Room) -> None:
    ana = room.seat()
    Stage(ana, trolls())
    ana.page.locator(".spot").first.click()
    expect(ana.page.locator(".follow")).to_have_text(
        "You owe one nugget at the end of the round; the way is open for both."
    )


def test_a_step_that_costs_something_is_told_before_it_is_taken(room: Room) -> None:
    ana = room.seat()
    stage = Stage(ana, walkers())
    ring = ana.page.locator("[data-field='0,2/NSW']")
    expect(ring).to_have_class(re.compile(r"\bcosts\b"))
    ring.click()
    told = "If you stop there: you take the nugget, you show your clan card."
    expect(ana.page.locator(".follow")).to_have_text(told)
    ring.click()
    assert stage.played()[-1] == "step 0,2/NSW"
    halts = "Stopping here: you take the nugget, you show your clan card."
    expect(ana.page.locator(".follow")).to_have_text(halts)


@pytest.mark.parametrize("language", ["en-GB", "cs", "sk", "hu", "de"])
def test_sheets_are_whole_in_every_language_with_large_text(room: Room, language: str) -> None:
    ana = room.seat(language=language)
    for game in (diggers(), trolls(), walkers()):
        Stage(ana, game)
        for cell in list(game.view(0)["board"])[:5]:
            ana.page.locator(f"[data-laid='{cell}']").evaluate("(card) => card.focus()")
            ana.page.locator(".sheet").wait_for()
            assert untranslated(ana) == []
        ana.page.locator("[data-seat='0']").click()
        ana.page.locator(".sheet:not(:has(.card))").wait_for()
        assert unreadable(ana) == []
