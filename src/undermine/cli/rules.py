"""`undermine rules`: a clause as it stands in docs/rules, a chapter, a whole sheet, or all three; and where it is decided."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from undermine import citations, rulebook
from undermine.arguments import Arguments, refuse
from undermine.catalogue import boxes
from undermine.texts import has_text, text

SHEETS: Final = tuple(boxes())


def main(argv: list[str]) -> int:
    """Print what was asked for."""
    arguments = Arguments(
        "undermine rules", "Print a clause of the rules (S-PLACE-3), a chapter (S-PLACE), a game's rules, or all."
    )
    arguments.add_argument("clause", metavar="CLAUSE", nargs="?", help="an id, the beginning of one, or a game")
    arguments.add_argument(
        "--where", action="store_true", help="print FILE:LINE of the code that decides the clause and of its tests"
    )
    arguments.add_language()
    asked = arguments.parse_args(argv)
    if asked.where:
        return print_where((asked.clause or "").upper())
    if asked.clause is None:
        print("\n\n".join(rulebook.sheet(sheet).strip() for sheet in SHEETS))
        return 0
    if asked.clause.lower() in SHEETS:
        print(rulebook.sheet(asked.clause.lower()).strip())
        return 0
    found = find(asked.clause)
    if not found:
        return refuse(f"no clause has the id {asked.clause[:60]!r}; ids look like S-PLACE-3, D-TROLL-5, C-WEB-1")
    print("\n\n".join(clause_text(clause, written, asked.lang) for clause, written in found.items()))
    return 0


@cache
def everything() -> dict[str, str]:
    """Return all clauses of all games."""
    return {clause: written for sheet in SHEETS for clause, written in rulebook.clauses(sheet).items()}


def find(name: str) -> dict[str, str]:
    """Return the clause of this id, or all of the chapter of this name."""
    wanted = name.upper()
    if wanted in everything():
        return {wanted: everything()[wanted]}
    return {clause: written for clause, written in everything().items() if clause.rpartition("-")[0] == wanted}


def clause_text(clause: str, written: str, language: str) -> str:
    """Return the normative text, led by the reader's own sentence where the language has one."""
    if language != "en" and has_text(clause, language):
        return f"{clause}: {text(clause, language, at='…', side='…')}\n\n{written}"
    return written


def print_where(clause: str) -> int:
    """Print a line for every place that cites a clause, the deciding one first and the tests last."""
    if not clause:
        return refuse("--where asks for the id of one clause, like S-PLACE-3")
    if clause not in everything():
        return refuse(f"there is no clause {clause[:60]!r}; --where asks for the id of one, like S-PLACE-3")
    code, tests = citations.engine().get(clause, []), citations.tests().get(clause, [])
    for place in (*code, *tests):
        print(f"{shown(place.file)}:{place.line}")
    if not citations.HOUSE.is_dir():
        note("an installed package has no tests; they are in the project's repository")
    elif not code or not tests:
        for lack in ("uncited", "untested"):
            reason = tomllib.loads((citations.HOUSE / f"{lack}_clauses.toml").read_text(encoding="utf-8")).get(clause)
            if reason:
                note(f"{clause} is {lack}: {reason}")
    return 0


def shown(file: Path) -> Path:
    """Return a path as the reader would type it here: below this folder without what leads to it."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def note(sentence: str) -> None:
    """Say on standard error what the lines above leave out."""
    print(f"undermine: {sentence}", file=sys.stderr)
