"""Without seeing the board: the maze in words, the moves by their texts, every game to its end by keyboard and by text alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.keyboard import Keyboard
from tests.browser.seat import LAPTOP, Seat
from tests.browser.stage import SCENES, Stage
from tests.rules import caves, dsl, duel_dsl

ENDS: dict[str, Callable[[], undermine.Game]] = {
    "saboteur": lambda: dsl.given(hands=[["NS", "EW"], ["NE"], ["NW"]], deck=[], round=3).game,
    "duel": lambda: duel_dsl.duel(hands=[["NS", "EW"], ["NS"]], deck=[], round=3).game,
    "solo": lambda: duel_dsl.solo(hands=["NS", "EW"], deck=[], round=3).game,
    "cave": lambda: caves.given(hands=[["I:NE", "I:info"], ["I:EW"], []], deck=[]).game,
}


def play_on(ana: Seat, stage: Stage, play: Callable[[str], None]) -> None:
    """Play the first move that there is, again and again, until the result is shown."""
    begun = len(stage.game.moves)
    while stage.game.turn is not None:
        legal = stage.game.legal()
        count = len(stage.game.moves) - begun + 1
        play(next((move for move in legal if move.startswith(("discard", "halt"))), legal[0]))
        stage.played(count)
        if stage.game.turn is not None:
            expect(ana.hand).to_have_count(len(stage.game.view(0)["hands"][0]))
    over = ana.page.locator(".outcome, dialog .button.primary")
    over.first.wait_for()
    if not ana.result.is_visible():
        ana.page.locator("dialog .button.primary").last.click()
    expect(ana.result).to_be_visible()


@pytest.mark.parametrize("game", ENDS)
def test_a_game_is_played_to_its_end_with_the_keyboard_alone(room: Room, game: str) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, ENDS[game]())
    play_on(ana, stage, Keyboard(ana).play)
    if game == "solo":
        expect(ana.page.locator(".scale .own").last).to_have_text("You: 0")
        expect(ana.page.locator(".scale li").first).to_have_text("Miner on average: 12.3")


@pytest.mark.parametrize("game", ENDS)
def test_a_game_is_played_to_its_end_by_the_text_alone(room: Room, game: str) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, ENDS[game]())

    def choose(move: str) -> None:
        ana.page.get_by_role("button", name="Menu", exact=True).click()
        ana.page.locator("dialog summary").first.click()
        buttons = ana.page.locator("dialog [data-text]")
        labels = buttons.all_inner_texts()
        assert len(set(labels)) == len(labels), "two moves have the same words"
        ana.page.locator(f"dialog [data-text='{move}']").click()

    play_on(ana, stage, choose)


def test_the_maze_in_words_names_who_and_what_is_there(room: Room) -> None:
    ana = room.seat(LAPTOP)
    Stage(ana, SCENES["duel-pay"][0]())
    told = ana.page.locator(".board .hidden").inner_text()
    assert "Bribed by Ana" in told
    Stage(ana, SCENES["cave-attack"][0]())
    told = ana.page.locator(".board .hidden").inner_text()
    assert "Dwarfs" in told
    assert "Ana: " in told


def test_the_focus_stays_in_the_hand_after_a_move(room: Room) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, SCENES["saboteur"][0]())
    keys = Keyboard(ana)
    keys.play(next(move for move in stage.game.legal() if move.startswith("place")))
    stage.played()
    expect(ana.page.locator(".hand button:focus")).to_have_count(1)
