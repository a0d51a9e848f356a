"""The rules as numbered clauses: docs/rules in a checkout, the same files inside an installed package."""

from __future__ import annotations

import re
from pathlib import Path

_INSTALLED = Path(__file__).parent / "rules"
_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
_CLAUSE = re.compile(r"(?m)^(?:[-*] )?\*\*((?:S|DS?|C)(?:-[A-Z]+)?-R?\d+)\b[^*]*\*\*")
_AFTER = re.compile(r"(?m)^(?:#|---|\*\*(?:S|DS?|C)-)")


def sheet(name: str) -> str:
    """Return the whole text of one rules file: `saboteur`, `duel` (with its solo game) or `cave`."""
    folder = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def clauses(name: str) -> dict[str, str]:
    """Return the clauses of one rules file by their ids, in its order; each text as it stands there."""
    text = sheet(name)
    found = {}
    for match in _CLAUSE.finditer(text):
        after = _AFTER.search(text, match.end())
        found[match.group(1)] = text[match.start() : after.start() if after else len(text)].strip()
    return found
