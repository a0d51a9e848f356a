"""The names of cards where there is little room: words are broken as one writes, and what a card is comes before its level."""

from __future__ import annotations

import pytest

from undermine.catalogue import games, names
from undermine.cli.screen import LEAST, SLOT, Screen, broken
from undermine.cli.words import Words
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
    assert screen.named("I:rat", 12) == ["Úroveň I –", "Krysa"]
    assert screen.named("I:NEW", 12) == ["Rozcestí", "nahoře, vpr…"]
