"""Every clause of the rules has a test that bears its name, or stands in a table that says why it needs none."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.house.repo import PACKAGE, ROOT, RULES

CLAUSE = re.compile(r"(?m)^(?:[-*] )?\*\*((?:S|DS?|C)(?:-[A-Z]+)?-R?\d+)\b[^*]*\*\*")
NAMED = re.compile(r"^test_((?:S|DS?|C)_(?:[A-Z]+_)?R?\d+)(?:_|$)")
UNTESTED: dict[str, str] = tomllib.loads((ROOT / "tests/house/untested_clauses.toml").read_text(encoding="utf-8"))
GAMES = sorted(path.stem for path in RULES.glob("*.md"))


def clauses(game: str) -> list[str]:
    """List the clauses of one rules file, in its order."""
    return CLAUSE.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))


def playable(game: str) -> bool:
    """Tell whether the game's package has been begun."""
    return any((PACKAGE / "games" / game / name).exists() for name in ("rules.py", "__init__.py"))


def served(path: Path) -> dict[str, str]:
    """Map each clause that the tests of one file serve, by name or by the marker `clauses`, to one such test."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test"):
            continue
        if any(re.search(r"\b(?:skip|skipif|xfail)\b", ast.unparse(decorator)) for decorator in node.decorator_list):
            continue  # a test that is not run serves nothing
        where = f"{path.relative_to(ROOT)}::{node.name}"
        named = NAMED.match(node.name)
        if named:
            found[named.group(1).replace("_", "-")] = where
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "clauses":
                for argument in decorator.args:
                    assert isinstance(argument, ast.Constant), f"{where}: name the clauses as plain strings"
                    found[str(argument.value)] = where
    return found


def all_served() -> dict[str, str]:
    """Map every clause that some test serves to one such test."""
    return {
        clause: test for path in sorted((ROOT / "tests").rglob("test_*.py")) for clause, test in served(path).items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    if not playable(game):
        pytest.skip(f"src/undermine/games/{game} has not been begun")
    tested = all_served()
    missing = [clause for clause in clauses(game) if clause not in tested and clause not in UNTESTED]
    assert not missing, f"{len(missing)} clauses of {game} have no test: {' '.join(missing)}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert {clause: test for clause, test in all_served().items() if clause not in known} == {}


def test_the_table_of_untested_clauses_is_true() -> None:
    known, tested = {clause for game in GAMES for clause in clauses(game)}, all_served()
    assert [clause for clause in UNTESTED if clause not in known] == []
    assert [clause for clause in UNTESTED if clause in tested] == [], "these do have a test: take them off the table"
    assert all(len(reason) > 20 for reason in UNTESTED.values())


@pytest.mark.parametrize(("game", "number"), [("saboteur", 125), ("duel", 143), ("cave", 233)])
def test_the_rules_are_read_whole(game: str, number: int) -> None:
    """A changed layout of a rules file must not hide clauses from these tests."""
    listed = clauses(game)
    assert len(listed) == len(set(listed)) == number
