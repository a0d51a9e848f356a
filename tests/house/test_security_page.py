"""docs/security.md counts what it lists, and every test and file it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
ROWS = re.findall(r"(?m)^\| (\d+\.\d+\.\d+) \| (yes|no|n/a) \| (.+) \|$", PAGE)


def test_the_counts_are_those_of_the_table() -> None:
    said = [verdict for _, verdict, _ in ROWS]
    yes, no, other = (said.count(word) for word in ("yes", "no", "n/a"))
    assert len({number for number, _, _ in ROWS}) == len(ROWS) == 143, "level 2 of these chapters, each once"
    sentence = (
        f"{len(ROWS)} requirements, of which {other} do not apply. Of the other {yes + no}, {yes} hold and {no} do not."
    )
    assert sentence in PAGE


def test_every_test_it_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    written = "".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    assert named
    assert not [name for name in named if f"def {name}(" not in written]


def test_every_file_it_names_exists() -> None:
    named = set(re.findall(r"`([\w/.-]+\.(?:py|service|json|txt|md))(?:::\w+)?`", PAGE))
    places = (ROOT, ROOT / "src" / "undermine" / "server")
    assert named
    assert not [name for name in named if not any((place / name).exists() for place in places)]
