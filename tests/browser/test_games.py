"""Whole games of every kind, from the home page to the result, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.seat import PHONE


@pytest.mark.parametrize(("game", "players"), [("saboteur", 3), ("duel", None), ("cave", 3), ("solo", None)])
def test_a_game_against_bots_from_home_to_result(room: Room, game: str, players: int | None) -> None:
    ana = room.seat(PHONE)
    ana.play_bots(game, players)
    ana.play_on(seed=5)
    expect(ana.result.locator("h1")).not_to_be_empty()
    expect(ana.result.locator("li")).to_have_count({"saboteur": 3, "duel": 2, "cave": 3, "solo": 1}[game])
