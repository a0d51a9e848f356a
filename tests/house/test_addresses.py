"""No committed file names a package registry's address or a path of somebody's machine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.repo import ROOT, text, tracked

REGISTRY = re.compile(r"(?i)\b\w+://[^\s\"'<>]*(?:registry|pypi|npmjs|pythonhosted|deb\.debian|mirror)[^\s\"'<>]*")
MACHINE = re.compile(r"(?<![\w.~$})-])/(?:work|root|home/\w+|tmp/\w+|Users/\w+)/")
INDEX_OPTION = re.compile(r"(?m)^\s*(?:-i|-f|--(?:extra-)?index[-]url|--find-links|--trusted-host)\b")


def found(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """List where a pattern occurs in these files."""
    return [f"{path.relative_to(ROOT)}: {hit.group()}" for path in paths for hit in pattern.finditer(text(path) or "")]


def test_no_file_names_a_registry() -> None:
    assert found(REGISTRY, tracked()) == []


def test_no_file_names_a_machine_path() -> None:
    here = re.compile(re.escape(f"{ROOT}/") + "|" + re.escape(f"{Path.home()}/"))
    assert found(MACHINE, tracked()) + found(here, tracked()) == []


def test_pinned_requirements_have_hashes_and_no_address() -> None:
    locks = tracked("requirements/*.txt")
    assert {path.with_suffix(".in") for path in locks} == set(tracked("requirements/*.in"))
    for path in locks:
        content = path.read_text(encoding="utf-8")
        assert "://" not in content, path.name
        assert not INDEX_OPTION.search(content), path.name
        pins = re.findall(r"(?m)^[a-z0-9].*?(?=^[a-z0-9]|\Z)", content, re.DOTALL)
        assert pins
        assert [pin.splitlines()[0] for pin in pins if "--hash=sha256:" not in pin] == []


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Walk a JSON document and yield every string with the key it stands under."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from strings(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, key)
    elif isinstance(value, str):
        yield key, value


@pytest.mark.parametrize("lock", tracked("*package-lock.json"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_pages_lock_resolves_nothing_by_address(lock: Path) -> None:
    document = json.loads(lock.read_text(encoding="utf-8"))
    assert [value for key, value in strings(document) if key == "resolved"] == []


def test_npm_is_told_to_leave_addresses_out_of_its_lock() -> None:
    for lock in tracked("*package-lock.json"):
        settings = (lock.parent / ".npmrc").read_text(encoding="utf-8").split()
        assert "omit-lockfile-registry-resolved=true" in settings
        assert [line for line in settings if "registry=" in line or "://" in line] == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (REGISTRY, "fetched from https:" + "//registry.example.org/left-pad"),
        (MACHINE, "open('" + "/home/" + "ana/undermine/cards.toml')"),
        (INDEX_OPTION, "--index" + "-url somewhere"),
    ],
)
def test_the_patterns_do_find(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)
