"""Bytes stay behind accessors, one module alone knows how a move is packed, and what is counted is a range."""

from __future__ import annotations

import ast
import re
from importlib import import_module

import pytest

from tests.house.repo import ROOT
from undermine import _engine

SOURCES = ROOT / "src" / "undermine"
POSITIONS = {path.relative_to(SOURCES).as_posix() for path in SOURCES.glob("games/*/position.py")}
KEEPERS = {"kernel/hands.py", "kernel/tools.py", *POSITIONS}
PACKERS = {"kernel/moves.py"}
HASHERS = {"kernel/bits.py"}
SHIFTERS = {  # may shift by a number without a name, and why
    "kernel/bits.py": "words of 32 and 64 bits, and the two that hash them",
    "kernel/rng.py": "a multiply with carry in words of 32 bits, kept as it is quickest",
    "kernel/tools.py": "the first, second and third tool as bits 0, 1 and 2",
}
MASKERS = {  # may mask with a number without a name, and why
    "kernel/bits.py": SHIFTERS["kernel/bits.py"],
    "kernel/moves.py": "where a move is packed",
    "kernel/rng.py": SHIFTERS["kernel/rng.py"],
}

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
            if any(isinstance(part, ast.Constant) for part in parts) and not is_a_number(node):
                found.append(ast.unparse(node))
    return found


def is_a_number(node: ast.BinOp) -> bool:
    """Say whether only a power of two is written so: `1 << 16`."""
    return isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)


def bare_masks(source: str) -> list[str]:
    """List where bits are picked by a number that has no name; `& 1` asks for the lowest, and needs none."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd)
        for side in (node.left, node.right)
        if isinstance(side, ast.Constant) and side.value != 1
    ]


PLACES = {"TURNED", "CARD", "SEAT", "NUMBER", "SECOND", "TOOL", "SIDE", "FIELD", "VERB"}
"""Where `kernel/moves.py` keeps the parts of a move."""


def places_imported(source: str) -> list[str]:
    """List what a source imports of them."""
    return [
        alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module == "undermine.kernel.moves"
        for alias in node.names
        if alias.name in PLACES
    ]


NAMED = [name for name in sources() if name.startswith(("kernel/", "games/", "bots/"))]


@pytest.mark.parametrize("name", [name for name in sources() if name not in SHIFTERS])
def test_no_bare_number_says_where_something_is_packed(name: str) -> None:
    assert bare_shifts((SOURCES / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", [name for name in sources() if name not in MASKERS])
def test_no_bare_number_says_which_bits_are_meant(name: str) -> None:
    assert bare_masks((SOURCES / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", sources())
def test_where_the_parts_of_a_move_stand_is_asked_nowhere(name: str) -> None:
    assert places_imported((SOURCES / name).read_text(encoding="utf-8")) == []


def test_where_the_parts_of_a_move_stand_is_known() -> None:
    numbers = vars(import_module("undermine.kernel.moves"))
    assert {name for name, value in numbers.items() if isinstance(value, int)} >= PLACES
    assert places_imported("from undermine.kernel.moves import (\n    CARD,\n    Moves,\n)") == ["CARD"]


def test_bare_shifts_are_found_and_named_ones_are_not() -> None:
    assert bare_shifts("a = face >> 1\nb = 1 << 8 * (nuggets - 1)\nc = 1 << seat | d >> ROW_BITS | 1 << 16") == [
        "face >> 1",
        "1 << 8 * (nuggets - 1)",
    ]
    assert bare_masks("a = move & 127\nb = 15 & c\nd = card & 1 | e & MASK") == ["move & 127", "15 & c"]


@pytest.mark.parametrize("name", SHIFTERS)
def test_whoever_may_shift_by_a_number_does(name: str) -> None:
    assert bare_shifts((SOURCES / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MASKERS)
def test_whoever_may_mask_with_a_number_does(name: str) -> None:
    assert bare_masks((SOURCES / name).read_text(encoding="utf-8"))


COUNTERS = {"kernel/rng.py": ["left > 1"]}
"""Loops that count by hand, because measuring showed them quicker: a comment beside each says so."""


def counted_loops(source: str) -> list[str]:
    """List the `while` loops that only count: a name or attribute against a bound, one up or down in every turn."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.While) or not isinstance(node.test, ast.Compare):
            continue
        if isinstance(node.test.left, ast.Name | ast.Attribute):
            counter, bound = ast.unparse(node.test.left), node.test.comparators[0]
            counts = [
                step for step in node.body if isinstance(step, ast.AugAssign) and ast.unparse(step.target) == counter
            ]
            written = {ast.unparse(part) for part in written_in(node)}
            touched = any(ast.unparse(part) in written for part in ast.walk(bound) if isinstance(part, ast.expr))
            if len(counts) == 1 and isinstance(counts[0].value, ast.Constant) and not touched:
                found.append(ast.unparse(node.test))
    return found


COMPILED = [path.relative_to(SOURCES).as_posix() for path in _engine.sources(SOURCES)]


def counters_without_a_name(source: str) -> list[str]:
    """List the loops that count in `_`: mypyc makes a Python int of it in every turn, of `_step` it does not."""
    return [
        ast.unparse(node.iter)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_"
    ]


@pytest.mark.parametrize("name", COMPILED)
def test_what_counts_has_a_name(name: str) -> None:
    assert counters_without_a_name((SOURCES / name).read_text(encoding="utf-8")) == []


def test_counters_without_a_name_are_found() -> None:
    loops = "for _ in range(seats):\n    step()\nfor _step in range(seats):\n    step()\nnone = [0 for _ in range(9)]"
    assert counters_without_a_name(loops) == ["range(seats)"]


def written_in(loop: ast.While) -> list[ast.expr]:
    """List what a loop assigns to."""
    targets: list[ast.expr] = []
    for node in (node for step in loop.body for node in ast.walk(step)):
        if isinstance(node, ast.Assign):
            targets += node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets.append(node.target)
    return targets


@pytest.mark.parametrize("name", [name for name in NAMED if not name.startswith("bots/")])
def test_what_is_counted_is_a_range(name: str) -> None:
    assert counted_loops((SOURCES / name).read_text(encoding="utf-8")) == COUNTERS.get(name, [])


def test_counted_loops_are_found_and_others_are_not() -> None:
    assert counted_loops("while seat < self.seats:\n    deal(seat)\n    seat += 1") == ["seat < self.seats"]
    assert counted_loops("while left > 1:\n    left -= 1\n    swap(left)") == ["left > 1"]
    assert counted_loops("while self.due > 0:\n    self.due -= 1\n    draw(self)") == ["self.due > 0"]
    for other in (
        "while due > 0 and deck:\n    due -= 1",
        "while bits:\n    bits &= bits - 1",
        "while at < end:\n    at += 1\n    end = grow(end)",
        "while at < end:\n    at += width(at)",
    ):
        assert counted_loops(other) == []


SCAR = re.compile(r"[(\[]\n[^\n]*\n\s*[)\]]+(?:\(|:?)  #(?! fmt:)")
"""A bracket that was broken around one line, so that a comment behind it fits: the comment belongs on a line of its own."""


@pytest.mark.parametrize("name", [name for name in NAMED if not name.startswith("bots/")])
def test_no_line_is_broken_for_its_comment(name: str) -> None:
    assert [found[0] for found in SCAR.finditer((SOURCES / name).read_text(encoding="utf-8"))] == []


def test_broken_lines_are_found_and_others_are_not() -> None:
    assert SCAR.search("KIND = vec[\n    i64\n](  # verb -> kind\n    [1, 2]\n)")
    assert SCAR.search("    if not fits(\n        cell, face\n    ):  # S-PLACE-4")
    assert SCAR.search("    claim_for(\n        position, log\n    )  # D-CLAIM-6")
    assert not SCAR.search("KIND = vec[i64](  # verb -> kind\n    [1, 2]\n)\n")
    assert not SCAR.search('KEYS = (\n    "a", "b",\n)  # fmt: skip')
