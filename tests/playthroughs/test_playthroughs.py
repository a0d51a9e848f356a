"""Every game has playthroughs, and every playthrough still goes as it is written down."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.playthroughs.remake import HERE, begin, moves_of, wanted, write

FILES = sorted(HERE.glob("*.txt"))


def test_every_game_has_its_playthroughs_and_there_is_no_other() -> None:
    assert sorted(file.stem for file in FILES) == sorted(wanted()), "python -m tests.playthroughs.remake"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_it_goes_as_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    again = write(begin(text), moves_of(text))
    if again != text:
        difference = difflib.unified_diff(text.splitlines(), again.splitlines(), "written", "now", lineterm="", n=2)
        first = "\n".join(list(difference)[:40])
        pytest.fail(f"{file.name} goes differently; if that is meant: python -m tests.playthroughs.remake\n{first}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_it_is_a_whole_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = begin(text)
    for move in moves_of(text):
        game.apply(move)
    assert game.turn is None
    assert game.result is not None
