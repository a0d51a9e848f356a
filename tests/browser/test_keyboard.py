"""The keyboard alone is enough: a whole game from the home page to the result, and every kind of decision of every game."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.keyboard import Keyboard
from tests.browser.seat import LAPTOP, Seat
from tests.browser.stage import SCENES, Stage

KINDS = [(scene, kind) for scene, (_, kinds) in SCENES.items() for kind in kinds]


def of_kind(legal: list[str], kind: str) -> list[str]:
    """The legal moves of one kind; two discarded cards rather than one."""
    moves = [move for move in legal if move.startswith(kind + " ") or move == kind]
    most = max(len(move.split()) for move in moves) if kind == "discard" else 0
    return [move for move in moves if len(move.split()) >= most]


def test_every_kind_of_decision_is_made_with_the_keyboard_alone(room: Room) -> None:
    ana = room.seat(LAPTOP)
    for scene, kind in KINDS:
        stage = Stage(ana, SCENES[scene][0]())
        move = random.Random(f"{scene} {kind}").choice(of_kind(stage.game.legal(), kind))
        Keyboard(ana).play(move)
        assert stage.played()[:1] == [move], f"{scene}: {move}"


@pytest.mark.any_deal
def test_a_whole_game_with_the_keyboard_alone(room: Room) -> None:
    ana = room.seat(LAPTOP)
    ana.home()
    keys = Keyboard(ana)
    keys.enter(".game")
    ana.page.locator("dialog").wait_for()
    keys.reach("dialog input[type=range]")
    keys.press("Home")
    keys.enter("dialog .button.primary")
    chance = random.Random(4)
    played = 0
    while not ana.result.is_visible():
        if ana.go_on.is_visible():
            keys.enter("dialog[open] > .button.primary")
            continue
        legal = wait_for_turn(ana)
        if not legal:
            continue
        number = ana.position()["number"]
        discards = [move for move in legal if move.startswith("discard")]
        keys.play(chance.choice(discards if discards and played % 4 else legal))
        played += 1
        ana.page.wait_for_function("(number) => window.line.number > number", arg=number)
    assert played > 10
    keys.enter("a[href^='/replay/']")
    expect(ana.page).to_have_url(re.compile("/replay/"))


def wait_for_turn(seat: Seat) -> list[str]:
    """What this person may do, as soon as the page shows that it is their turn; nothing when the scene has changed instead."""
    seat.page.locator(
        ".bar.mine, dialog .gold:not(:disabled), .outcome, dialog[open] > .button.primary"
    ).first.wait_for()
    if seat.result.is_visible() or seat.go_on.is_visible():
        return []
    legal: list[str] = seat.position()["legal"]
    return legal
