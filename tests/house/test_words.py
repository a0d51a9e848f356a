"""Words keep the meaning that the glossary of docs/architecture.md gives them, where the rules are written."""

from __future__ import annotations

import re

import pytest

from tests.house.repo import PACKAGE

TABLE = re.compile(r"\btables?\b", re.IGNORECASE)
WHERE_PEOPLE_SIT = re.compile(r"\b(?:at the|at every|of every|where the) table\b")
"""What a table is: where people sit down together. A lookup, a list, a board or weights have words of their own."""


def other_tables(source: str) -> list[str]:
    """List the lines that call something else a table."""
    return [line.strip() for line in source.splitlines() if TABLE.search(WHERE_PEOPLE_SIT.sub("", line))]


@pytest.mark.parametrize("room", ["kernel", "games", "bots"])
def test_a_table_is_where_people_sit(room: str) -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): lines
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if (lines := other_tables(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_other_tables_are_found() -> None:
    source = "# the tables the grid reads\n# whoever sits at the table\ntable = [1, 2]\n"
    assert other_tables(source) == ["# the tables the grid reads", "table = [1, 2]"]
