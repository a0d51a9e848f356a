"""The documentation site: every page is in its navigation, it builds without a warning, and loads nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.repo import ROOT, tracked

PROJECT = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
FOREIGN = re.compile(
    r"""<(?:script|link|img|iframe|source|video|audio)\b[^>]*?(?:src|href)=["']?(?:https?:)?//[^"'\s>]+"""
)
FETCHES = re.compile(r'class="[^"]*\b(?:mermaid|glightbox|pyodide)\b')
"""What the theme's script would fetch from elsewhere to draw."""


def pages(nav: list[Any]) -> Iterator[str]:
    """Yield the pages of a navigation, in its order."""
    for entry in nav:
        for value in entry.values():
            yield from [value] if isinstance(value, str) else pages(value)


def test_the_navigation_names_every_page_once_and_no_other() -> None:
    docs = ROOT / "docs"
    written = {path.relative_to(docs).as_posix() for path in tracked("docs/*.md")}
    named = list(pages(PROJECT["nav"]))
    assert sorted(named) == sorted(written)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site away from the work tree; any warning fails."""
    folder = tmp_path_factory.mktemp("site")
    config = (ROOT / "zensical.toml").read_text(encoding="utf-8").replace('"build/site"', '"site"')
    (folder / "zensical.toml").write_text(config, encoding="utf-8")
    shutil.copytree(ROOT / "docs", folder / "docs")
    for name in ("src", "examples", "CONTRIBUTING.md", "CHANGELOG.md"):
        (folder / name).symlink_to(ROOT / name)
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / "site"


def test_every_page_is_built(site: Path) -> None:
    made = [page.replace("README.md", "index.md") for page in pages(PROJECT["nav"])]
    missing = [page for page in made if not (site / page).with_suffix(".html").exists()]
    assert missing == []


def test_the_reference_shows_signatures_docstrings_and_examples(site: Path) -> None:
    shown = (site / "api" / "undermine.html").read_text(encoding="utf-8")
    for name in ("new", "load", "begin", "Game", "Game.legal", "Game.view", "RuleViolation"):
        assert f'id="undermine.{name}"' in shown, name
    assert "List the texts of every legal move" in shown
    assert "--8&lt;--" not in (site / "guides" / "add-a-game.html").read_text(encoding="utf-8")


def test_it_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        shown = page.read_text(encoding="utf-8")
        assert FOREIGN.findall(shown) == [], page.name
        assert FETCHES.findall(shown) == [], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import )[\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


def test_a_foreign_address_is_seen() -> None:
    assert FOREIGN.search('<link rel="stylesheet" href="https:' + '//fonts.example.org/css">')
    assert not FOREIGN.search('<a href="https:' + '//example.org/">')
