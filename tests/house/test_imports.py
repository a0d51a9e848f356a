"""Imports point one way: kernel <- games <- the public package <- bots <- story <- envs, server, lab <- cli."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.repo import PACKAGE

RANK = {"kernel": 0, "games": 1, "": 2, "bots": 3, "story": 4, "envs": 5, "lab": 5, "server": 5, "cli": 6}
"""How far from the kernel each folder of the package stands; "" is the package itself and whatever is not named."""

COMPILED_MAY_USE = {*sys.stdlib_module_names, "librt", "mypy_extensions"}
MODULES = sorted(PACKAGE.rglob("*.py"))


def dotted(path: Path) -> str:
    """Return a module's full name."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of everything that a module imports, at any depth of the code."""
    package = dotted(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def room(name: str) -> str:
    """Return the folder of the package in which a module lives; `python -m undermine` is the command line."""
    parts = name.split(".")
    if len(parts) > 1 and parts[1] == "__main__":
        return "cli"
    return parts[1] if len(parts) > 1 and parts[1] in RANK else ""


def wrong_imports(name: str, imports: list[str]) -> list[str]:
    """Return those imports that point away from the kernel, or from one game to another."""
    here, parts, wrong = room(name), name.split("."), []
    for other in imports:
        if other.split(".")[0] != "undermine":
            if here in ("kernel", "games") and other.split(".")[0] not in COMPILED_MAY_USE:
                wrong.append(f"{name} imports {other}: the engine uses the standard library only")
            continue
        there = room(other)
        if RANK[there] > RANK[here] or (RANK[there] == RANK[here] and there != here):
            wrong.append(f"{name} imports {other}: {there or 'the package'} stands on {here or 'the package'}")
        elif here == "games" == there and len(parts) > 3 and not other.startswith(".".join(parts[:3])):
            wrong.append(f"{name} imports {other}: games do not know each other")
        elif here == "server" and there == "games":
            wrong.append(f"{name} imports {other}: the server asks the rules, and knows no game")
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_imports(dotted(path), list(imported(path))) == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "kernel").rglob("*.py")), ids=dotted)
def test_the_kernel_names_no_game(path: Path) -> None:
    assert re.findall(r"(?i)\b(?:saboteur|duel|solo|cave)\b", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("undermine.kernel.grid", "undermine.games.duel.rules"),
        ("undermine.kernel.grid", "numpy"),
        ("undermine.games.duel.rules", "undermine.games.cave.rules"),
        ("undermine.games.duel.rules", "undermine.bots"),
        ("undermine.games.duel.rules", "undermine"),
        ("undermine.bots.search", "undermine.server.tables"),
        ("undermine.bots.search", "undermine.envs"),
        ("undermine.bots.levels", "undermine.lab.arena"),
        ("undermine.bots.levels", "undermine.story.telling"),
        ("undermine.story.telling", "undermine.server.tables"),
        ("undermine.server.app", "undermine.lab.arena"),
        ("undermine.lab.arena", "undermine.server.tables"),
        ("undermine.server.app", "undermine.cli.play"),
        ("undermine.server.shapes", "undermine.games.cave.clans"),
        ("undermine.testing", "undermine.bots"),
    ],
)
def test_a_wrong_import_is_seen(name: str, other: str) -> None:
    assert wrong_imports(name, [other])
