"""What a game of the catalogue needs besides its rules: each thing by name, and every hand-written list of games.

Enter a new game in `undermine.catalogue`, run this file, and do what it says until it says nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import undermine
from tests.house.repo import PACKAGE, ROOT, tracked
from undermine.bots import LEVELS, decide
from undermine.catalogue import ENTRIES, Entry, boxes, games, names
from undermine.games.duel.rules import Duel
from undermine.server import protocol
from undermine.texts import LANGUAGES, has_text

NEAR = 90  # characters between two names of one list


def box_of(name: str) -> str:
    return ENTRIES[name].box if name in ENTRIES else name


def has_files(pattern: str) -> Callable[[str], bool]:
    return lambda name: any(ROOT.glob(pattern.format(name=name, box=box_of(name))))


def says(file: str, pattern: str) -> Callable[[str], bool]:
    return lambda name: bool(
        re.search(pattern.format(name=name), (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    )


def in_every_language(key: str) -> Callable[[str], bool]:
    return lambda name: all(has_text(key.format(name=name), language) for language in LANGUAGES)


def welcomes(name: str) -> bool:
    return any(in_every_language(key)(name) for key in ("welcome-{name}", "tour-{name}-1"))


def has_books(name: str) -> bool:
    books = (PACKAGE / "locale" / language / "book" for language in LANGUAGES)
    return all((shelf / f"{box_of(name)}{part}.md").exists() for shelf in books for part in ("", "-summary"))


def is_played_by_every_level(name: str) -> bool:
    game = undermine.new(name, players=games()[name].seats[0], seed=7)
    return all(decide(game.record(), game.turn or 0, level, 1)["move"] in game.legal() for level in LEVELS)


NEEDS: dict[str, Callable[[str], bool]] = {
    "an entry in src/undermine/catalogue.py": lambda name: name in ENTRIES,
    "its rules: the module that src/undermine/catalogue.py names": lambda name: games()[name].name == name,
    "its clauses: docs/rules/<box>.md": has_files("docs/rules/{box}.md"),
    "its cards: src/undermine/games/<box>/cards.toml": has_files("src/undermine/games/{box}/cards.toml"),
    "a test for each clause: tests/rules/test_<box>_*.py": has_files("tests/rules/test_{box}_*.py"),
    "a row in docs/contract.md, section 1": says("docs/contract.md", r"^\| `{name}` \|"),
    "a row in README.md": says("README.md", r"^\| `{name}` \|"),
    "playthroughs: python -m tests.playthroughs.remake": has_files("tests/playthroughs/{name}-*"),
    "perft counts: python -m tests.perft.perft": says("tests/perft/counts.txt", r"^{name}/"),
    "its name for the server: Game in src/undermine/server/protocol.py": lambda name: name in get_args(protocol.Game),
    "the page's types: npm --prefix client run types": says("client/src/net/protocol.ts", "'{name}'"),
    "its title on the page, in every language: game-<name>": in_every_language("game-{name}"),
    "its sentence on the page, in every language: game-<name>-about": in_every_language("game-{name}-about"),
    "its welcome on the page, in every language: welcome-<name>, or a tour, tour-<name>-1": welcomes,
    "its title in the terminal, in every language: cli-game-<name>": in_every_language("cli-game-{name}"),
    "its rule book and summary in every language: locale/*/book/<box>.md": has_books,
    "bots of every level: src/undermine/bots/": is_played_by_every_level,
}


class Listed(NamedTuple):
    """Names of games that stand together in one file."""

    file: str
    line: int
    names: frozenset[str]


NO_LISTS = {
    "tests/lab/test_arena.py": "the base game's tournament has a test of its own",
}
"""Files in which some of the games stand together, and why all of them need not."""


@cache
def lists() -> list[Listed]:
    """Find where three or more games are named one after the other: what somebody wrote by hand for each of them."""
    found = []
    for path in tracked("src/*.py", "tests/*.py", "bench/*.py", "client/src/*", "client/tests/*"):
        file = path.relative_to(ROOT).as_posix()
        if file not in NO_LISTS and path not in (Path(__file__), PACKAGE / "catalogue.py"):
            found += [Listed(file, *each) for each in lists_in(path.read_text(encoding="utf-8"))]
    return found


def lists_in(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """Yield the lists of one text, of quoted names or of what their borders declare: the line each begins in, and its names."""
    known = "|".join(names())
    named = re.compile(rf"""(?<=["'])(?:{known})(?=["'])|\b(?:{known})(?=\.(?:State|Event|BORDER)\b)""")
    start, last, together = 0, 0, set[str]()
    for match in [*named.finditer(text), None]:
        between = "" if match is None else text[last : match.start()]
        if match is None or match.group() in together or len(between) > NEAR or re.search(r"\n(?=[\w@])", between):
            if len(together) > 2:
                yield text.count("\n", 0, start) + 1, frozenset(together)
            together = set()
        if match is not None:
            start = start if together else match.start()
            last = match.end()
            together.add(match.group())


def lacks(listed: Listed, name: str) -> bool:
    """Say whether a list of all games, or of all boxes, leaves this one out."""
    wanted = name if listed.names - set(boxes()) else box_of(name)
    return wanted not in listed.names


def is_met(met: Callable[[str], bool], name: str) -> bool:
    """Say whether a need is met; what asks for a module, an entry or a level that is not there finds nothing."""
    try:
        return met(name)
    except (ImportError, LookupError, AttributeError, undermine.RecordError):
        return False


def missing(name: str) -> list[str]:
    """List everything that a game still needs."""
    wanting = [need for need, met in NEEDS.items() if not is_met(met, name)]
    return wanting + [f"its place in the list at {each.file}:{each.line}" for each in lists() if lacks(each, name)]


@pytest.mark.parametrize("name", names())
def test_a_game_has_everything_it_needs(name: str) -> None:
    wanting = missing(name)
    if wanting:  # a list compared with another would be cut short
        pytest.fail(f"{name} lacks\n" + "\n".join(wanting), pytrace=False)


def test_a_game_that_has_nothing_is_told_everything() -> None:
    told = missing("checkers")
    assert told[: len(NEEDS)] == list(NEEDS)
    assert len(told) == len(NEEDS) + len(lists())
    assert any("src/undermine/server/protocol.py" in need for need in told)


def test_an_entry_without_a_package_is_told_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "foo", Entry("undermine.games.foo.rules", "RULES", "foo"))
    assert missing("foo") == [*list(NEEDS)[1:], *places()]
    assert missing("duel") == []


def test_an_entry_without_bots_is_told_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, "foo", Entry("undermine.games.foo.rules", "RULES", "foo"))
    copied = Duel()  # as if its package were that of another game under a new name
    copied.name = "foo"
    monkeypatch.setitem(games(), "foo", copied)
    assert undermine.new("foo", players=2, seed=1).legal()
    assert missing("foo") == [*list(NEEDS)[2:], *places()]
    assert "bots of every level: src/undermine/bots/" in missing("foo")
    assert missing("saboteur") == []


def places() -> list[str]:
    return [f"its place in the list at {each.file}:{each.line}" for each in lists()]


ENTERED = """
import sys, pytest
from undermine.catalogue import ENTRIES, Entry
ENTRIES["foo"] = Entry("undermine.games.foo.rules", "RULES", "foo")
sys.exit(pytest.main(sys.argv[1:]))
"""


def with_an_entry(*asked: str) -> subprocess.CompletedProcess[str]:
    """Run pytest where the catalogue has a game more, of which nothing else is there."""
    command = [sys.executable, "-c", ENTERED, "-q", "-p", "no:cacheprovider", *asked]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_entry_without_a_package_keeps_no_test_from_being_collected() -> None:
    run = with_an_entry("--collect-only", "tests")
    assert run.returncode == 0, run.stdout[-3000:]
    assert "tests/house/test_games.py::test_a_game_has_everything_it_needs[foo]" in run.stdout


def test_what_an_entry_lacks_is_told_in_full() -> None:
    run = with_an_entry("tests/house/test_games.py", "-k", "test_a_game_has_everything_it_needs")
    assert run.returncode == 1
    for need in [*list(NEEDS)[1:], *places()]:
        assert f"\n{need}\n" in run.stdout


@pytest.mark.parametrize("file", ["src/undermine/border.py", "src/undermine/bots/levels.py"])
def test_lists_without_quotes_are_found_too(file: str) -> None:
    assert [each for each in lists() if each.file == file]


def test_lists_are_found_and_single_names_are_not() -> None:
    written = 'SIZES = {"saboteur": 5,\n "duel": 2, "cave": 4}\nif name == "solo" or name == "cave":\n'
    assert list(lists_in(written)) == [(1, frozenset({"saboteur", "duel", "cave"}))]
    written = "State = saboteur.State | duel.State | cave.State\nEvent = duel.Event | cave.Event\n"
    assert list(lists_in(written)) == [(1, frozenset({"saboteur", "duel", "cave"}))]


@pytest.mark.parametrize("file", NO_LISTS)
def test_every_exception_is_needed(file: str) -> None:
    found = [Listed(file, *each) for each in lists_in((ROOT / file).read_text(encoding="utf-8"))]
    assert any(lacks(each, name) for each in found for name in names()), "strike it off NO_LISTS"
