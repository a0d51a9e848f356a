"""Words keep the meaning that the glossary of docs/architecture.md gives them, where the rules are written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house.repo import PACKAGE, ROOT


class Word(NamedTuple):
    """A word of the glossary: where it may stand in the sense given there, and the phrases that have it elsewhere."""

    rooms: tuple[str, ...]  # folders or files of the package
    pattern: re.Pattern[str]
    homes: tuple[str, ...] = ()  # files that deal with what the word means
    phrases: re.Pattern[str] = re.compile(r"(?!)")  # taken out of a line before it is searched


def anywhere(word: str) -> re.Pattern[str]:
    """Match a word by itself and as a part of a name: `way`, `ways_of`, `free_way`, `OPTIONS`, `SaboteurState`."""
    return re.compile(rf"(?<![A-Za-z])(?i:{word})s?(?![a-z])|(?<=[a-z]){word.title()}s?(?![a-z])")


def in_names(word: str) -> re.Pattern[str]:
    """Match a word in names alone: English has it in too many turns of speech."""
    parts = rf"(?i:[a-z_]*(?<![a-z]){word}s?_[a-z_]+|[a-z]+_{word}s?)"
    return re.compile(rf"\b(?:{parts}|{word.upper()}S?|{word.title()}s?(?=\())\b|\b{word}s?(?=: \w| = | \||\.py|\[)")


WORDS = {
    # where people sit down together; a lookup, a list, a board or weights have words of their own
    "table": Word(
        ("kernel", "games", "bots"),
        re.compile(r"\btables?\b", re.IGNORECASE),
        phrases=re.compile(r"\b(?:at the|at every|of every|where the) table\b"),
    ),
    # a view written out (`State`); what a game is in is a position
    "state": Word(
        ("kernel", "games", "foresight.py", "lab", "cli"),
        anywhere("state"),
        homes=(
            "border.py",
            "cli/replay.py",
            "cli/yardsticks.py",
        ),  # the last plays other people's games, which have states
        phrases=re.compile(
            r"`state` of the contract|into a state \(contract|(?<!class )\b(?:Open|Own)?State\b|\"bytes/state\""
        ),
    ),
    # a choice made before the game; what may be done in a turn is a move or an act, how a path may lie a way
    "option": Word(
        ("kernel", "games", "lab", "cli"),
        anywhere("option"),
        homes=(
            *("rules.py", "kernel/game.py", "kernel/playout.py"),
            *("lab/arena.py", "lab/contest.py", "lab/records.py", "cli/play.py", "cli/measure.py"),
        ),
        phrases=re.compile(r"\boption `\w+`|\bgame\.options\b"),
    ),
    # a face by its place in a word of bits; paths, arrivals, orientations and payments are called so
    "way": Word(
        ("kernel", "games"),
        in_names("way"),
        homes=("box.py", "listing.py", "picking.py", "kernel/attempts.py"),
        phrases=re.compile(r"\bBOX\.two_ways\b"),
    ),
    # a card of the base game and the Duel; where the cave's figures stand is the board
    "map": Word(("games/cave", "bots/cave"), anywhere("map")),
}


def misused(word: Word, source: str) -> list[str]:
    """List the lines of a source that use a word in another sense."""
    return [line.strip() for line in source.splitlines() if word.pattern.search(word.phrases.sub("", line))]


def searched(word: Word) -> list[Path]:
    """List the files in which a word has no business."""
    found = [path for room in word.rooms for path in sorted(PACKAGE.glob(f"{room}/**/*.py")) or [PACKAGE / room]]
    return [path for path in found if not path.as_posix().endswith(tuple(f"/{home}" for home in word.homes))]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_keeps_its_meaning(word: str) -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): lines
        for path in searched(WORDS[word])
        if (lines := misused(WORDS[word], path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("word", WORDS)
def test_no_file_is_called_by_it(word: str) -> None:
    assert [path.name for path in searched(WORDS[word]) if path.stem.rstrip("s") == word] == []


@pytest.mark.parametrize("word", [*WORDS, "position", "place"])
def test_it_is_in_the_glossary(word: str) -> None:
    glossary = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## Our own words")[2]
    named = re.compile(rf"^\| (?:\w+, )*{word}(?:, \w+)* \|", re.MULTILINE)
    assert named.search(glossary) or (word == "map" and "a map (which is a card)" in glossary)


@pytest.mark.parametrize(
    ("word", "wrong", "right"),
    [
        ("table", "# the tables the grid reads\ntable = [1, 2]", "# whoever sits at the table"),
        (
            "state",
            "def stop(state: int)\nclass SaboteurState:\nself.state = 1\n# the state is cloned",
            '"""Write the view as the `state` of the contract."""\nstatement = 1\ndef after(view: State) -> None:',
        ),
        (
            "option",
            "OPTIONS: Final = 2\nfor option in every:\ndef list_options(out)\n# option A",
            "# the option `end` is `immediate`\nadoption = 1",
        ),
        (
            "way",
            "ways: i64 = arrivals(cell)\nways = payments(debt)\nfree_way(slot)\nWAYS: Final = 2\nEITHER_WAY = 3",
            "# the quick way\nalways = away_from(cell)\n# it looks the same both ways, on its way, always",
        ),
        ("map", "# there is no field on the map\nsame_map = True\nCHANGES_MAP = 1", "Mapping[str, int]\nmapped = 1"),
    ],
)
def test_other_meanings_are_found_and_the_right_one_is_not(word: str, wrong: str, right: str) -> None:
    assert misused(WORDS[word], wrong) == wrong.splitlines()
    assert misused(WORDS[word], right) == []
