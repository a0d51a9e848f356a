"""A wheel carries everything the program reads: card lists, texts, and the rules of docs/rules."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.repo import PACKAGE, ROOT, RULES, tracked
from undermine import rulebook


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a pure wheel from these sources, away from the work tree, and unpack it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src", "docs"):
        (source / name).symlink_to(ROOT / name)
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder)]
    command += ["build", "--build-base", str(folder / "build"), "bdist_wheel", "--dist-dir", str(folder)]
    subprocess.run(command, cwd=source, env={**os.environ, "UNDERMINE_PURE": "1"}, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "unpacked")
    return folder / "unpacked"


@pytest.fixture(scope="module")
def names(unpacked: Path) -> set[str]:
    """List the files of the wheel."""
    return {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}


def test_it_holds_every_file_of_the_package(names: set[str]) -> None:
    assert {path.relative_to(PACKAGE.parent).as_posix() for path in tracked("src/undermine")} - names == set()


def test_it_finds_its_rules(unpacked: Path) -> None:
    show = "from undermine import rulebook; print(rulebook.__file__, len(rulebook.clauses('cave')))"
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    run = subprocess.run(
        [sys.executable, "-c", show], cwd=unpacked, env=environment, capture_output=True, check=True, text=True
    )
    assert run.stdout.split() == [str(unpacked / "undermine" / "rulebook.py"), str(len(rulebook.clauses("cave")))]
    for sheet in RULES.glob("*.md"):
        assert (unpacked / "undermine" / "rules" / sheet.name).read_bytes() == sheet.read_bytes()


def test_it_knows_where_a_clause_is_decided_and_that_it_has_no_tests(unpacked: Path) -> None:
    command = [sys.executable, "-m", "undermine", "rules", "S-PLACE-3", "--where"]
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    run = subprocess.run(command, cwd=unpacked, env=environment, capture_output=True, check=True, text=True)
    assert run.stdout.startswith("undermine/games/saboteur/checks.py:")
    assert "tests/" not in run.stdout
    assert (run.stderr.count("\n"), "no tests" in run.stderr) == (1, True)


def test_a_pure_wheel_holds_no_library(names: set[str]) -> None:
    assert [name for name in names if name.endswith((".so", ".stamp"))] == []
