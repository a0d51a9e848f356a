"""The build leaves a complete engine behind or none, compiles nothing twice, and every module belongs to one unit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.repo import PACKAGE, ROOT
from undermine import _engine

CHOICE = """
__version__ = "0.0.1"
from pathlib import Path
from undermine import _engine
COMPILED = _engine.choose(Path(__file__).parent)
"""
TOY = """
from mypy_extensions import i64
def doubled(number: i64) -> i64:
    return number * 2
"""
OTHER_UNIT = """
from undermine.kernel.toy import doubled
def answer() -> int:
    return doubled(20) + 2
"""
SHOW = """
import undermine
from undermine.games.toy import setup
from undermine.kernel import toy
print(undermine.COMPILED, setup.answer(), toy.__file__)
"""

needs_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler on this machine")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a project with this one's recipe and two small modules that belong to different units."""
    package = tmp_path / "src" / "undermine"
    for folder in ("kernel", "games", "games/toy"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copy(PACKAGE / "_engine.py", package / "_engine.py")
    (package / "__init__.py").write_text(CHOICE, encoding="utf-8")
    (package / "kernel" / "toy.py").write_text(TOY, encoding="utf-8")
    (package / "games" / "toy" / "setup.py").write_text(OTHER_UNIT, encoding="utf-8")
    return tmp_path


def run(project: Path, *command: str, **wishes: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the project, with these wishes in its environment and none of those that the tests run with."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("UNDERMINE_")}
    environment = {**kept, "PYTHONPATH": str(project / "src"), **wishes}
    done = subprocess.run(
        [sys.executable, *command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def build(project: Path, **wishes: str) -> subprocess.CompletedProcess[str]:
    """Build the project's engine in place."""
    return run(project, "setup.py", "--quiet", "build_ext", "--inplace", **wishes)


def libraries(project: Path) -> list[str]:
    """Name the modules that have a library in the source tree."""
    return sorted(path.name.partition(".")[0] for path in (project / "src").rglob("*.so"))


def made(project: Path) -> dict[str, int]:
    """Tell when each object file was made."""
    return {path.stem: path.stat().st_mtime_ns for path in (project / "build").rglob("*.o")}


@needs_compiler
def test_units_make_one_library_and_nothing_unchanged_is_compiled_again(project: Path) -> None:
    said = build(project)
    assert "2 modules written as C" in said.stdout
    assert "5 of 5 pieces compiled" in said.stdout  # two units, the runtime, the entries of two folders
    assert libraries(project) == ["_engine__mypyc", "setup", "toy"]
    assert _engine.read_stamp(project / "src" / "undermine")[1] == "compiled"
    compiled, answer, file = run(project, "-c", SHOW).stdout.split()
    assert (compiled, answer, file.endswith(".py")) == ("True", "42", False)

    first = made(project)
    build(project)
    assert made(project) == first

    toy = project / "src" / "undermine" / "kernel" / "toy.py"
    toy.write_text(TOY.replace("* 2", "* 3"), encoding="utf-8")
    build(project)
    second = made(project)
    assert {name for name in first if second[name] != first[name]} == {"rules"}
    assert run(project, "-c", SHOW).stdout.split()[:2] == ["True", "62"]


@needs_compiler
def test_a_quick_build_has_a_piece_for_every_module(project: Path) -> None:
    build(project, UNDERMINE_QUICK="1")
    package = project / "src" / "undermine"
    assert {"undermine.kernel.toy", "undermine.games.toy.setup"} <= set(made(project))
    assert _engine.read_stamp(package)[1] == "quick"
    assert run(project, "-c", SHOW).stdout.split()[:2] == ["True", "42"]


@needs_compiler
def test_a_compiled_wheel_holds_the_library_every_module_and_the_stamp_and_nothing_of_the_building(
    project: Path,
) -> None:
    (project / "docs" / "rules").mkdir(parents=True)
    run(project, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(project), UNDERMINE_QUICK="1")
    (wheel,) = project.glob("*.whl")
    assert "-none-any" not in wheel.name  # it is for this Python and this machine alone
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith((".c", ".h", ".o"))] == []
    libraries = sorted(name.partition(".")[0] for name in names if name.endswith(".so"))
    modules = sorted(
        path.relative_to(project / "src").with_suffix("").as_posix()
        for path in _engine.sources(project / "src" / "undermine")
    )
    assert libraries == sorted([f"undermine/{_engine.LIBRARY}", *modules])
    assert f"undermine/{_engine.STAMP}" in names
    assert {f"{module}.py" for module in modules} <= set(names)  # they run where the library does not
    zipfile.ZipFile(wheel).extractall(project / "unpacked")
    shown = run(project, "-c", SHOW, PYTHONPATH=str(project / "unpacked")).stdout.split()
    assert shown[:2] == ["True", "42"]


@needs_compiler
def test_a_compiler_that_fails_leaves_no_library_behind_and_says_so(project: Path) -> None:
    broken = project / "broken-cc"
    broken.write_text(
        '#!/bin/sh\ncase "$*" in *runtime.c*) echo "no runtime" >&2; exit 1;; esac\nexec cc "$@"\n', encoding="utf-8"
    )
    broken.chmod(0o755)
    package = project / "src" / "undermine"
    (package / "toy.stale.so").write_bytes(b"of an earlier build")
    said = build(project, CC=str(broken))
    assert libraries(project) == []
    assert list((project / "build").rglob("*.so")) == []
    assert _engine.read_stamp(package)[1] == "failed"
    assert "PURE PYTHON" in said.stderr
    assert "runtime did not compile" in said.stderr


def test_every_module_belongs_to_one_unit_and_every_unit_has_modules() -> None:
    units = _engine.unit_sources(PACKAGE)
    assert [unit.name for unit, files in units.items() if not files] == []
    files = [path for files in units.values() for path in files]
    assert sorted(files) == sorted(set(files))
    for unit in _engine.UNITS:
        assert [pattern for pattern in unit.patterns if not list(PACKAGE.glob(pattern))] == [], unit.name
