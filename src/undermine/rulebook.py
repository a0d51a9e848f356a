"""The rules as numbered clauses: docs/rules in a checkout, the same files inside an installed package."""

from __future__ import annotations

import re
from pathlib import Path

_INSTALLED = Path(__file__).parent / "rules"
_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"
_CLAUSE = re.compile(r"(?m)^(?:[-*] )?\*\*([A-Z]{1,2}(?:-[A-Z]+)?-R?\d+)\b[^*]*\*\*")
_AFTER = re.compile(r"(?m)^(?:#|---|\*\*[A-Z]{1,2}-)")


def sheet(name: str) -> str:
    """Return the whole text of one rules file by the name of its box."""
    folder = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def clauses(name: str) -> dict[str, str]:
    """Return the clauses of one rules file by their ids, in its order; each text as it stands there.

    Examples:
        >>> clauses("saboteur")["S-CARD-4"].splitlines()[0]
        '**S-CARD-4** [all] Of the three goals one shows the treasure, two show a stone.'
    """
    text = sheet(name)
    found = {}
    for match in _CLAUSE.finditer(text):
        after = _AFTER.search(text, match.end())
        found[match.group(1)] = text[match.start() : after.start() if after else len(text)].strip()
    return found
