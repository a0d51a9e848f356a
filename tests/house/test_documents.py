"""What the project's texts point at exists: documents, files, make commands, sections of the contract, pages of the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.house.repo import PACKAGE, ROOT, text, tracked
from undermine.cli import COMMANDS

DOCUMENT = re.compile(r"(?<![\w/.{}<>*-])((?:\.\./|[\w-]+/)*[\w-]+\.md)\b")
NAMED_FILE = re.compile(r"(?<![\w/.{}<>*-])((?:[\w-]+/)+[\w.-]+\.(?:py|toml|ts|svelte|ftl|json|cjs|in|txt))\b")
BARE_FILE = re.compile(r"(?<![\w/.{}<>*-])(\w[\w-]*\.py)\b")
OTHERS = {"saboteur_env.py"}  # a file of somebody else's engine, which a ruling speaks of
COMMAND = re.compile(r"[`\"']make ([a-z]+)\b(?! (?:a|it|of|you|sure)\b)|(?m:^(?:\$ )?make ([a-z]+)(?: [A-Z]+=\S+)*$)")
SECTION = re.compile(r"(?i)\bcontract,? section (\d+)")
OLD_SECTION = re.compile(r"\bCONTRACT(?: \d|\.md)")
MADE = ("server/static/", "build/")  # by make: not there in a fresh checkout
FOLDERS = (ROOT, ROOT / "docs", PACKAGE, PACKAGE / "bots", ROOT / "client", ROOT / "tests")
"""Where a path that somebody names may begin, besides the folder of the file that names it."""


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every text of the project but the locked versions of others, the records of games, and this file."""
    for path in tracked():
        written = text(path)
        if written is None or path == Path(__file__):
            continue
        if not re.search(r"package-lock|requirements/\w+\.txt|playthroughs/", path.as_posix()):
            yield path, written


def exists(name: str, named_in: Path) -> bool:
    """Say whether a path leads somewhere, from the file that names it or from one of the usual folders."""
    return any((folder / name).exists() for folder in (named_in.parent, *FOLDERS)) or name.startswith(MADE)


@cache
def targets() -> set[str]:
    """List the targets of the Makefile."""
    return set(re.findall(r"(?m)^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))


def commands(written: str) -> set[str]:
    """List the targets that a text names as commands."""
    return {one or other for one, other in COMMAND.findall(written)}


def test_every_document_that_is_named_exists() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, written in texts()
        for name in DOCUMENT.findall(written)
        if not exists(name, path)
    ]
    assert missing == []


def test_every_file_that_a_document_names_exists() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, written in texts()
        if path.suffix == ".md" and path.name != "CHANGELOG.md"  # which tells of what was
        for name in NAMED_FILE.findall(written)
        if not exists(name, path)
    ]
    assert missing == []


def test_every_python_file_that_a_document_names_without_its_folder_exists_somewhere() -> None:
    known = {path.name for path in tracked()} | OTHERS
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, written in texts()
        if path.suffix == ".md" and path.name != "CHANGELOG.md"
        for name in BARE_FILE.findall(written)
        if name not in known
    ]
    assert missing == []


def test_every_make_command_that_is_named_exists() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: make {name}"
        for path, written in texts()
        for name in sorted(commands(written) - targets())
    ]
    assert missing == []


def test_every_section_of_the_contract_that_is_cited_exists() -> None:
    contract = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    sections = re.findall(r"(?m)^## (\d+)\. ", contract)
    assert sections == [str(number) for number in range(1, len(sections) + 1)]
    cited = [(path, number) for path, written in texts() for number in SECTION.findall(written)]
    assert len(cited) > 20
    assert [f"{path.relative_to(ROOT)}: section {number}" for path, number in cited if number not in sections] == []


def test_the_contract_lists_every_command() -> None:
    listed = set(
        re.findall(
            r"`undermine ([a-z]+)\b[^`]*`",
            (ROOT / "docs/contract.md").read_text(encoding="utf-8").partition("### Exit states")[0],
        )
    )
    assert set(COMMANDS) - listed == set()


def test_nobody_cites_a_contract_that_is_not_in_the_repository() -> None:
    found = [f"{path.relative_to(ROOT)}: {old}" for path, written in texts() for old in OLD_SECTION.findall(written)]
    assert found == [], "write: contract, section N"


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("see `make frobnicate` for more", {"frobnicate"}),
        ("run 'make frobnicate ARGS=-x'", {"frobnicate"}),
        ("```\nmake frobnicate\n```", {"frobnicate"}),
        ("two kings make a pair", set()),
        ("I make it so", set()),
    ],
)
def test_a_command_is_told_from_a_sentence(written: str, found: set[str]) -> None:
    assert commands(written) == found


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("see docs/nowhere.md", ["docs/nowhere.md"]),
        ("[here](../nowhere.md#there)", ["../nowhere.md"]),
        ("docs/rules/<game>.md and docs/rules/*.md and {name}.md", []),
    ],
)
def test_a_document_is_told_from_a_pattern(written: str, found: list[str]) -> None:
    assert DOCUMENT.findall(written) == found


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("`Game` lives in `nowhere.py`.", ["nowhere.py"]),
        ("kernel/nowhere.py, <box>.py, test_*.py and test_<box>_….py", []),
    ],
)
def test_a_file_is_told_from_a_pattern(written: str, found: list[str]) -> None:
    assert BARE_FILE.findall(written) == found
