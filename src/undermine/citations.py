"""Citations: the lines of the engine that decide a clause, and those of its tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parent
ENGINE: Final = ("games/**/*.py", "games/**/*.toml", "kernel/**/*.py")
TESTS: Final = PACKAGE.parents[1] / "tests"
HOUSE: Final = TESTS / "house"
"""Beside the sources in a checkout: the tests, and the lists of clauses that need no code or no test; not in a wheel."""

_ID: Final = r"[A-Z]{1,2}(?:-[A-Z]+)?-R?\d+"
_WHOLE: Final = re.compile(rf"(?<![\w-])({_ID})(?!\w|/R?\d|\.\.|-\w)")
"""An id in full: `S-TOOL-2/4` and `S-ROUND-2..5` cite nothing, for nobody finds S-TOOL-4 in them."""
_NAMED: Final = re.compile(r"test_([A-Z]{1,2}_(?:[A-Z]+_)?R?\d+)(?:_|$)")


class Weight(IntEnum):
    """How directly a line decides the clause that it cites; the smaller, the more."""

    ASKED = 0  # the docstring of a function that is asked before one answers with the clause
    REFUSAL = 1  # it answers with the clause
    COMMENT = 2  # a comment at the very line
    FUNCTION = 3  # the docstring of a function or class
    CONSTANT = 4  # a comment beside a constant, or where an attribute is introduced: a function reads it
    NAME = 5  # the constant that bears its name
    ELSEWHERE = 6  # it only follows what another module has decided
    MODULE = 7  # the docstring of a module


FOLLOWERS: Final = ("listing", "setup", "resample", "border")
"""Modules that decide nothing by themselves: legal moves listed quickly, positions out of records or imagined, declarations."""


class Place(NamedTuple):
    """One line that cites a clause."""

    weight: Weight
    file: Path
    line: int


class Function(NamedTuple):
    """Where a function stands, and which others it calls."""

    name: str
    first: int
    last: int
    calls: frozenset[str]


def cited(text: str) -> list[str]:
    """List the clauses that a text cites in full.

    Examples:
        >>> cited("the tool must be broken (S-REP-3); S-TOOL-2/4, S-ROUND-2..5 and S-PLACE are no such thing")
        ['S-REP-3']
    """
    return _WHOLE.findall(text)


@cache
def engine() -> dict[str, list[Place]]:
    """Map every clause that kernel or games cite to its places, the deciding one first."""
    found: dict[str, list[Place]] = {}
    functions: dict[Path, list[Function]] = {}
    for pattern in ENGINE:
        for file in sorted(PACKAGE.glob(pattern)):
            source = file.read_text(encoding="utf-8")
            functions[file] = functions_of(source) if file.suffix == ".py" else []
            citing = module_citations(file, source) if file.suffix == ".py" else line_citations(file, source)
            for clause, place in citing:
                found.setdefault(clause, []).append(place)
    return {clause: sorted(asked_first(set(places), functions)) for clause, places in found.items()}


def functions_of(source: str) -> list[Function]:
    """List the functions of a module; methods say how things lie, not what is allowed."""
    listed: list[Function] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            asked = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
            names = {call.id if isinstance(call, ast.Name) else getattr(call, "attr", "") for call in asked}
            listed.append(Function(node.name, node.lineno, node.end_lineno or node.lineno, frozenset(names)))
    return listed


def asked_first(places: set[Place], functions: dict[Path, list[Function]]) -> list[Place]:
    """Give the functions that decide their weight: those that cite the clause, and that whoever refuses by it calls."""

    def around(place: Place) -> list[Function]:
        return [function for function in functions[place.file] if function.first <= place.line <= function.last]

    refusing = [function for place in places if place.weight == Weight.REFUSAL for function in around(place)]
    asked = {name for function in refusing for name in function.calls} - {function.name for function in refusing}
    return [
        place._replace(weight=Weight.ASKED)
        if place.weight == Weight.FUNCTION and any(function.name in asked for function in around(place))
        else place
        for place in places
    ]


def line_citations(file: Path, source: str) -> Iterator[tuple[str, Place]]:
    """Yield what the lines of a card list cite."""
    for number, line in enumerate(source.splitlines(), 1):
        for clause in cited(line):
            yield clause, Place(Weight.COMMENT, file, number)


def module_citations(file: Path, source: str) -> Iterator[tuple[str, Place]]:
    """Yield what the comments, docstrings, constants and refusals of a module cite."""
    follows = file.stem in FOLLOWERS
    tree = ast.parse(source)
    inside = function_lines(tree) - attribute_lines(tree)

    def place(weight: Weight, line: int) -> Place:
        return Place(max(weight, Weight.ELSEWHERE) if follows else weight, file, line)

    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            weight = Weight.COMMENT if token.start[0] in inside else Weight.CONSTANT
            for clause in cited(token.string):
                yield clause, place(weight, token.start[0])
    documented = {id(text): weight for text, weight in docstrings(tree)}
    answers = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Return) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            weight = documented.get(id(node), Weight.REFUSAL if id(node) in answers else Weight.NAME)
            for number, line in enumerate(source.splitlines()[node.lineno - 1 : node.end_lineno], node.lineno):
                for clause in cited(line) if cited(node.value) else []:
                    yield clause, place(weight, number)
        elif isinstance(node, ast.Name) and id(node) in answers:
            for clause in cited(node.id.replace("_", "-")):
                yield clause, place(Weight.REFUSAL, node.lineno)


def function_lines(tree: ast.Module) -> set[int]:
    """Return the lines of a module that stand in a function."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {line for node in functions for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def attribute_lines(tree: ast.Module) -> set[int]:
    """Return the lines of a module on which an object's attribute is given its first value."""
    starts = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    given = [node for start in starts for node in start.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return {line for node in given for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def docstrings(tree: ast.Module) -> Iterator[tuple[ast.Constant, Weight]]:
    """Yield the docstrings of a module, its classes and functions."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) or not node.body:
            continue
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            yield first.value, Weight.MODULE if isinstance(node, ast.Module) else Weight.FUNCTION


@cache
def tests() -> dict[str, list[Place]]:
    """Map every clause that some test serves, by its name or by the marker `clauses`, to the places of its tests."""
    found: dict[str, list[Place]] = {}
    for file in sorted(TESTS.rglob("test_*.py")) if HOUSE.is_dir() else []:
        for clause, place in served(file):
            found.setdefault(clause, []).append(place)
    return {clause: sorted(places) for clause, places in found.items()}


def served(file: Path) -> Iterator[tuple[str, Place]]:
    """Yield the clauses that the tests of one file serve; a test that is not run serves nothing."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or not node.name.startswith("test"):
            continue
        if any(re.search(r"\b(?:skip|skipif|xfail)\b", ast.unparse(decorator)) for decorator in node.decorator_list):
            continue
        named = _NAMED.match(node.name)
        if named:
            yield named.group(1).replace("_", "-"), Place(Weight.NAME, file, node.lineno)
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "clauses":
                for argument in decorator.args:
                    if not isinstance(argument, ast.Constant):
                        raise ValueError(f"{file}:{argument.lineno}: name the clauses as plain strings")
                    yield str(argument.value), Place(Weight.ELSEWHERE, file, argument.lineno)
