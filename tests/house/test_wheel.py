"""What is handed out is whole: a source distribution with the built page, and the wheel made from it alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.packing import Packed, packed, unpack
from tests.house.repo import PACKAGE, ROOT, RULES, tracked
from undermine import __version__, rulebook

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return packed(tmp_path_factory.getbasetemp())


@pytest.fixture(scope="module")
def unpacked(made: Packed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(made.wheel, tmp_path_factory.mktemp("unpacked"))


@pytest.fixture(scope="module")
def names(unpacked: Path) -> set[str]:
    """List the files of the wheel."""
    return {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}


def run(unpacked: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the unpacked wheel; that it is slow has been asked for."""
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "UNDERMINE_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=unpacked, env=environment, capture_output=True, check=True, text=True
    )


def test_it_holds_every_file_of_the_package_and_the_page(names: set[str]) -> None:
    wanted = {path.relative_to(PACKAGE.parent).as_posix() for path in tracked("src/undermine")}
    page = {path.relative_to(PACKAGE.parent).as_posix() for path in (PACKAGE / "server" / "static").rglob("*.*")}
    assert len(page) > 20
    assert (wanted | page) - names == set()


def test_it_finds_its_rules(unpacked: Path) -> None:
    show = "from undermine import rulebook; print(rulebook.__file__, len(rulebook.clauses('cave')))"
    told = run(unpacked, "-c", show)
    assert told.stdout.split() == [str(unpacked / "undermine" / "rulebook.py"), str(len(rulebook.clauses("cave")))]
    for sheet in RULES.glob("*.md"):
        assert (unpacked / "undermine" / "rules" / sheet.name).read_bytes() == sheet.read_bytes()


def test_it_knows_where_a_clause_is_decided_and_that_it_has_no_tests(unpacked: Path) -> None:
    told = run(unpacked, "-m", "undermine", "rules", "S-PLACE-3", "--where")
    assert told.stdout.startswith("undermine/games/saboteur/checks.py:")
    assert "tests/" not in told.stdout
    assert (told.stderr.count("\n"), "no tests" in told.stderr) == (1, True)


def test_a_pure_wheel_holds_no_library_and_is_for_every_python(made: Packed, names: set[str]) -> None:
    assert [name for name in names if name.endswith((".so", ".pyd", ".c", ".stamp"))] == []
    assert made.wheel.name == f"undermine-{__version__}-py3-none-any.whl"
    assert "*** undermine runs as PURE PYTHON, about a hundred times slower: UNDERMINE_PURE=1" in made.said


def test_the_source_distribution_holds_all_it_takes_and_nothing_made_by_a_compiler(made: Packed) -> None:
    listed = set(made.source_names)
    wanted = {
        path.relative_to(ROOT).as_posix()
        for path in tracked("src", "docs/rules", "client/src", "client/public", "examples")
    }
    wanted |= {"pyproject.toml", "setup.py", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "client/.npmrc"}
    wanted |= {"client/package.json", "client/package-lock.json", "client/vite.config.ts", "client/index.html"}
    assert wanted - listed == set()
    assert "src/undermine/server/static/index.html" in listed
    strange = re.compile(r"\.(so|pyd|c|o|stamp)$|node_modules|__pycache__|^tests/|^build/")
    assert [name for name in listed if strange.search(name)] == []


def test_without_the_page_there_is_no_source_distribution_and_a_wheel_says_so(tmp_path: Path) -> None:
    package = tmp_path / "src" / "undermine"
    package.mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (package / "_engine.py").write_bytes((PACKAGE / "_engine.py").read_bytes())
    (package / "__init__.py").write_text('__version__ = "0.0.1"\n', encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet"]
    environment = {**os.environ, "UNDERMINE_PURE": "1"}
    refused = subprocess.run(
        [*command, "sdist"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert refused.returncode == 1
    assert "no source distribution without the page; it is built by `make page`" in refused.stderr
    wheel = subprocess.run(
        [*command, "bdist_wheel"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert "*** undermine has NO PAGE to play in" in wheel.stderr


def test_the_version_stands_in_one_place_and_everybody_tells_the_same(made: Packed) -> None:
    assert "version" not in PROJECT["project"]
    assert made.source.name == f"undermine-{__version__}.tar.gz"
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"(?m)^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", changes)
    assert released[0] == (__version__, re.findall(r"(?m)^date-released: (\S+)$", cited)[0])
    assert re.findall(r"(?m)^version: (\S+)$", cited) == [__version__]


def test_wheels_are_configured_for_every_python_that_is_named() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python :: 3." in line]
    assert tuple(named) == PYTHONS
    assert "assert undermine.COMPILED" in settings["test-command"]  # a wheel that fell back would be handed out unseen
    code = re.findall(r'-c "(.*)"$', settings["test-command"])
    subprocess.run([sys.executable, "-c", code[0].replace("assert undermine.COMPILED; ", "")], check=True)


def test_the_workflow_builds_the_page_then_the_sources_then_the_wheels() -> None:
    jobs = pytest.importorskip("yaml").safe_load(
        (ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    )["jobs"]
    assert jobs["wheels"]["needs"] == "source"
    said = [step.get("run", "") for step in jobs["source"]["steps"]]
    assert any("make dist" in line for line in said)
    assert re.search(r"(?m)^dist:.*\bpage\b", (ROOT / "Makefile").read_text(encoding="utf-8"))
