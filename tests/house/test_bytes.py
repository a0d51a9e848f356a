"""Bytes stay behind accessors, and one module alone knows how a move is packed."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.repo import ROOT

SOURCES = ROOT / "src" / "undermine"
POSITIONS = {path.relative_to(SOURCES).as_posix() for path in SOURCES.glob("games/*/position.py")}
KEEPERS = {"kernel/hands.py", "kernel/tools.py", *POSITIONS}
PACKERS = {"kernel/moves.py"}
HASHERS = {"kernel/bits.py"}

FORBIDDEN = {
    # what nobody else may write -> who may
    re.compile(r"\bzones\["): KEEPERS,
    re.compile(r"\bplaces\["): POSITIONS,
    re.compile(r"(<<|>>) ?(VERB|CARD|SECOND|SEAT|TOOL|SIDE|FIELD|TURNED)\b"): PACKERS,
    re.compile(r"DE_BRUIJN"): HASHERS,
    re.compile(r"(?i)0x0*(77CB531|3F79D71B4CB0A89)\b"): HASHERS,  # the same numbers, pasted
}


def sources() -> list[str]:
    return sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))


@pytest.mark.parametrize("pattern", FORBIDDEN, ids=lambda pattern: pattern.pattern)
def test_what_is_packed_is_read_by_name(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in sources()
        if name not in FORBIDDEN[pattern]
        for number, line in enumerate((SOURCES / name).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("pattern", FORBIDDEN, ids=lambda pattern: pattern.pattern)
def test_whoever_may_does(pattern: re.Pattern[str]) -> None:
    """A pattern that matches nowhere would forbid nothing."""
    assert any(pattern.search((SOURCES / name).read_text(encoding="utf-8")) for name in FORBIDDEN[pattern])


def bare_shifts(source: str) -> list[str]:
    """List the shifts by a number, or by a multiple of one, that a source has no name for."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            by = node.right
            parts = [by.left, by.right] if isinstance(by, ast.BinOp) and isinstance(by.op, ast.Mult) else [by]
            if any(isinstance(part, ast.Constant) for part in parts):
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("name", [name for name in sources() if name.startswith(("games/", "bots/"))])
def test_no_bare_number_says_where_something_is_packed(name: str) -> None:
    assert bare_shifts((SOURCES / name).read_text(encoding="utf-8")) == []


def test_bare_shifts_are_found_and_named_ones_are_not() -> None:
    assert bare_shifts("a = face >> 1\nb = 1 << 8 * (nuggets - 1)\nc = 1 << seat | d >> ROW_BITS") == [
        "face >> 1",
        "1 << 8 * (nuggets - 1)",
    ]
