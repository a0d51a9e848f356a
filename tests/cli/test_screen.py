"""Where there is little room: the goals stay in sight, words are broken as one writes, what a card is comes before its level."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

import undermine
from undermine.catalogue import games, names
from undermine.cli.board import Board
from undermine.cli.choices import choices
from undermine.cli.screen import LEAST, SLOT, Label, Screen, broken, told_apart
from undermine.cli.words import Words
from undermine.kernel.rng import Rng
from undermine.texts import LANGUAGES


def test_a_word_that_is_too_long_is_broken_with_a_hyphen() -> None:
    assert broken("Abzweigung oben, rechts", 8) == ["Abzweig-", "ung", "oben,", "rechts"]
    assert broken("Lore oben", 8) == ["Lore", "oben"]
    assert broken("Rockfall", 8) == ["Rockfall"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_no_word_of_a_card_ends_unseen(game: str, language: str) -> None:
    """Whatever goes on in the next line says so by a hyphen or a space, whatever goes on nowhere by three dots."""
    words = Words(language, [], games()[game].border)
    screen = Screen(words)
    screen.live = True
    for code in ("NESW", "EW", "N.E") if game != "cave" else ("I:NESW+lair", "I:EW", "II:rat", "I:web"):
        for width in (LEAST - 1, SLOT - 1):
            lines = screen.named(code, width)
            assert len(lines) <= screen.name_lines
            assert all(len(line) <= width for line in lines)
            whole = [words.card(code).split(), words.card(code, levelled=False).split()]
            shown = "".join(line if not line.endswith("-") else line[:-1] for line in lines).rstrip("…")
            assert any("".join(each).startswith(shown.replace(" ", "")) for each in whole), (lines, whole)


def test_a_cave_card_leaves_out_its_level_before_it_leaves_out_what_it_is() -> None:
    words = Words("cs", [], games()["cave"].border)
    screen = Screen(words)
    screen.live = True
    assert screen.named("I:rat", 12)[1] == "Krysa"  # both have room
    assert screen.named("I:NEW", 12) == ["Rozcestí", "nahoře, vpr…"]


@pytest.mark.parametrize(("west", "fits"), [(0, True), (-1, True), (-2, False)])
def test_a_board_that_has_no_room_beside_the_players_is_told_from_one_that_has(west: int, fits: bool) -> None:
    """In 80 columns the goals would be cut off; the players go above the board instead."""
    setup = {"board": {f"{x},0": "EW" for x in range(west, 0)}, "hands": [["EW"], [], []]}
    record = {"format": "undermine/1", "game": "saboteur", "players": ["Alma", "Bruno", "Cyril"], "setup": setup}
    game = undermine.load({**record, "moves": []})
    screen = Screen(Words("en", game.players, game.rules.border))
    screen.live, screen.console = True, Console(width=80)
    assert screen.has_room(Board(game.view(0)), [Text("►0 Alma (you) 6 cards")]) is fits
    screen.live = False  # a pipe has room for everything
    assert screen.has_room(Board(game.view(0)), [Text("►0 Alma (you) 6 cards")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("duel", 2), ("solo", 1), ("cave", 5)])
def test_choices_that_are_cut_can_be_told_apart(game: str, players: int, language: str) -> None:
    """Two columns of 27 signs are what 60 have room for: four goals, or three sides of each cell, begin alike."""
    table = undermine.new(game, players=players, seed=4)
    words, chance = Words(language, table.players, table.rules.border), Rng(4)
    seen = 0
    while table.turn is not None and len(table.moves) < 90:
        legal = table.legal()
        options = choices(table.view(table.turn)["hands"][table.turn], legal)
        for number, card in enumerate(options.hand, start=1):
            moves = options.picked(number) if options.uses_hand else []
            labels = [Label(place, words.move(move, options.hand, card)) for place, move in enumerate(moves, start=1)]
            shown = told_apart(labels, 27)
            assert all(len(line) <= 27 for line in shown.values())
            assert len({line[3:] for line in shown.values()}) == len(labels), (labels, shown)
            seen += any("…" in line for line in shown.values())
        table.apply(legal[chance.below(len(legal))])
    assert seen > 3
