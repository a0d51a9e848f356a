"""`undermine newbot`: what it writes is tested, installed and entered in a tournament, as a stranger would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import undermine


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True)


def test_a_new_bot_is_tested_installed_and_on_the_table(tmp_path: Path) -> None:
    made = run(["-m", "undermine", "newbot", "eastwards"], tmp_path)
    assert made.returncode == 0, made.stderr
    project = tmp_path / "eastwards"
    assert sorted(file.name for file in project.iterdir()) == [
        "README.md",
        "eastwards.py",
        "pyproject.toml",
        "test_eastwards.py",
    ]
    tests = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(project)], project)
    assert tests.returncode == 0, tests.stdout + tests.stderr
    assert "5 passed" in tests.stdout
    words = "-m undermine tournament saboteur --players 3 --deals 2 --workers 2 --entrants mole,eastwards:choose"
    table = run(words.split(), project)
    assert table.returncode == 0, table.stderr
    assert "| eastwards:choose | mole |" in table.stdout
    site = tmp_path / "site"
    uv = Path(sys.executable).with_name("uv")
    command = [
        str(uv),
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(site),
    ]
    done = subprocess.run([*command, "--python", sys.executable, str(project)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    known = subprocess.run(
        [sys.executable, "-m", "undermine", "tournament", "duel", "--deals", "1", "--entrants", "mole,eastwards"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    assert known.returncode == 0, known.stderr
    assert "| eastwards | mole |" in known.stdout


@pytest.mark.parametrize(
    "name", ["", "X", "My-Bot", "../up", "mole", "a b", "test", "1st", "x" * 40, "class", "random", "rich"]
)
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    done = run(["-m", "undermine", "newbot", name], tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "digger").mkdir()
    done = run(["-m", "undermine", "newbot", "digger"], tmp_path)
    assert (done.returncode, "already something called 'digger'" in done.stderr) == (2, True)
    assert list((tmp_path / "digger").iterdir()) == []


def test_the_first_table_shows_that_the_bot_is_better_than_chance(tmp_path: Path) -> None:
    """The command that is printed: a first table full of zeros would tell a newcomer nothing."""
    made = run(["-m", "undermine", "newbot", "eastwards"], tmp_path)
    printed = made.stdout.splitlines()[-1].split()
    assert printed[:4] == ["undermine", "tournament", "saboteur", "--entrants"]
    table = run(["-m", *printed, "--workers", "1"], tmp_path / "eastwards")
    ahead = [line for line in table.stdout.splitlines() if line.startswith("| eastwards:choose | mole | +")]
    assert len(ahead) == 1, table.stdout
    least = float(ahead[0].rpartition("[")[2].partition(",")[0])
    assert least > 0, ahead


def test_the_help_names_it() -> None:
    assert "undermine newbot NAME" in undermine("--help").stdout.decode()
