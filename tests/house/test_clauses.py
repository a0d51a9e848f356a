"""Every clause of the rules has code that cites it and a test that bears its name, or stands in a table that says why not."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.house.repo import PACKAGE, ROOT, RULES
from undermine import citations

CLAUSE = re.compile(r"(?m)^(?:[-*] )?\*\*((?:S|DS?|C)(?:-[A-Z]+)?-R?\d+)\b[^*]*\*\*")
UNTESTED: dict[str, str] = tomllib.loads((ROOT / "tests/house/untested_clauses.toml").read_text(encoding="utf-8"))
UNCITED: dict[str, str] = tomllib.loads((ROOT / "tests/house/uncited_clauses.toml").read_text(encoding="utf-8"))
GAMES = sorted(path.stem for path in RULES.glob("*.md"))


def clauses(game: str) -> list[str]:
    """List the clauses of one rules file, in its order."""
    return CLAUSE.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))


def playable(game: str) -> bool:
    """Tell whether the game's package has been begun."""
    return any((PACKAGE / "games" / game / name).exists() for name in ("rules.py", "__init__.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    if not playable(game):
        pytest.skip(f"src/undermine/games/{game} has not been begun")
    tested = citations.tests()
    missing = [clause for clause in clauses(game) if clause not in tested and clause not in UNTESTED]
    assert not missing, f"{len(missing)} clauses of {game} have no test: {' '.join(missing)}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert {clause: places for clause, places in citations.tests().items() if clause not in known} == {}


def test_the_table_of_untested_clauses_is_true() -> None:
    known, tested = {clause for game in GAMES for clause in clauses(game)}, citations.tests()
    assert [clause for clause in UNTESTED if clause not in known] == []
    assert [clause for clause in UNTESTED if clause in tested] == [], "these do have a test: take them off the table"
    assert all(len(reason) > 20 for reason in UNTESTED.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_where_it_is_decided(game: str) -> None:
    if not playable(game):
        pytest.skip(f"src/undermine/games/{game} has not been begun")
    missing = [clause for clause in clauses(game) if clause not in citations.engine() and clause not in UNCITED]
    assert not missing, f"{len(missing)} clauses of {game} are cited in full nowhere: {' '.join(missing)}"


def test_the_line_that_decides_a_clause_is_no_head_of_a_module_and_no_follower() -> None:
    """What a reader is led to first decides: not a module's first sentence, and not what lists, reads or imagines."""
    weak = citations.Weight.NAME
    assert [clause for clause, places in citations.engine().items() if places[0].weight >= weak] == []


SHORT = re.compile(r"\b(?:S|DS?|C)-[A-Z]+-R?\d+(?:/R?\d|\.\.)")


@pytest.mark.parametrize("room", ["kernel", "games", "bots"])
def test_clauses_are_written_in_full(room: str) -> None:
    """`S-INFO-2/3` cites nothing that anybody searches for."""
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if SHORT.search(line)
    ]
    assert found == []


def test_short_forms_are_known_for_what_they_are() -> None:
    assert SHORT.search("(S-INFO-2/3)")
    assert SHORT.search("S-ROUND-2..5")
    assert not SHORT.search("(S-INFO-2, S-INFO-3)")


def test_no_code_cites_a_clause_that_does_not_exist() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert {clause: places for clause, places in citations.engine().items() if clause not in known} == {}


def test_the_table_of_uncited_clauses_is_true() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert [clause for clause in UNCITED if clause not in known] == []
    assert [clause for clause in UNCITED if clause in citations.engine()] == [], (
        "these are cited: take them off the table"
    )
    for clause, reason in UNCITED.items():
        assert len(reason) > 15, f"{clause}: {reason}"
        assert [other for other in citations.cited(reason) if other not in known] == [], f"{clause}: {reason}"


@pytest.mark.parametrize(("game", "number"), [("saboteur", 125), ("duel", 143), ("cave", 234)])
def test_the_rules_are_read_whole(game: str, number: int) -> None:
    """A changed layout of a rules file must not hide clauses from these tests."""
    listed = clauses(game)
    assert len(listed) == len(set(listed)) == number
