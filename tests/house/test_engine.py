"""The compiled engine runs only when it was built from exactly these sources; else the sources run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import undermine
from tests.house.repo import PACKAGE
from undermine import _engine

SHOW = "import undermine; from undermine.kernel import toy; print(undermine.COMPILED, toy.total)"
CHOICE = """
from pathlib import Path
from undermine import _engine
COMPILED = _engine.choose(Path(__file__).parent)
"""
TOY = """
from librt.vecs import append, vec
from mypy_extensions import i64, u8
total = i64(0)
for item in append(vec[u8]([u8(1), u8(2)]), u8(39)):
    total += item
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Give a package with this project's choice of engine, one kernel module, and a built engine that cannot load."""
    package = tmp_path / "undermine"
    (package / "kernel").mkdir(parents=True)
    for name in ("_engine.py", "_vectors.py"):
        shutil.copy(PACKAGE / name, package / name)
    choice = (
        "from pathlib import Path\nfrom undermine import _engine\nCOMPILED = _engine.choose(Path(__file__).parent)\n"
    )
    (package / "__init__.py").write_text(choice, encoding="utf-8")
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "toy.py").write_text(TOY, encoding="utf-8")
    for name in ("_engine__mypyc", "kernel/toy"):
        (package / (name + EXTENSION_SUFFIXES[0])).write_bytes(b"not a library")
    _engine.write_stamp(package, _engine.digest(package), "compiled")
    return package


def shown(toy: Path, *, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """Import the toy's kernel in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(toy.parent), "UNDERMINE_PURE": "1" if pure else ""}
    command = [sys.executable, "-c", SHOW]
    return subprocess.run(command, env=environment, cwd=toy.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("how", ["compiled", "quick"])
def test_a_fresh_engine_is_used(toy: Path, how: str) -> None:
    _engine.write_stamp(toy, _engine.digest(toy), how)
    assert "ImportError" in shown(toy).stderr  # it tried the library, which is none


def test_asked_for_pure_python_the_sources_run_though_libraries_lie_beside_them(toy: Path) -> None:
    run = shown(toy, pure=True)
    assert (run.stdout, run.stderr) == ("False 42\n", "")


def test_a_changed_source_runs_itself_and_says_so(toy: Path) -> None:
    (toy / "kernel" / "toy.py").write_text(TOY + "total += 1\n", encoding="utf-8")
    run = shown(toy)
    assert run.stdout == "False 43\n"
    assert "make build" in run.stderr


@pytest.mark.parametrize("change", ["added", "removed", "renamed", "unstamped"])
def test_any_other_change_makes_the_engine_stale_too(toy: Path, change: str) -> None:
    if change == "added":
        (toy / "kernel" / "more.py").touch()
    elif change == "unstamped":
        (toy / _engine.STAMP).unlink()
    else:
        (toy / "kernel" / "spare.py").touch()
        _engine.write_stamp(toy, _engine.digest(toy), "compiled")
        if change == "removed":
            (toy / "kernel" / "spare.py").unlink()
        else:
            (toy / "kernel" / "spare.py").rename(toy / "kernel" / "other.py")
    run = shown(toy)
    assert run.stdout == "False 42\n"
    assert "make build" in run.stderr


@pytest.mark.parametrize(
    ("how", "why"), [("", "no compiled engine here for this Python"), ("failed", "C did not compile")]
)
def test_without_a_library_the_sources_run_and_say_once_that_they_are_slow(toy: Path, how: str, why: str) -> None:
    _engine.remove_built(toy)
    if how:
        _engine.write_stamp(toy, _engine.digest(toy), how)
    run = shown(toy)
    assert run.stdout == "False 42\n"
    assert run.stderr.count("undermine runs as pure Python, about a hundred times slower") == 1
    assert why in run.stderr
    assert (shown(toy, pure=True).stderr) == ""  # who asks for it knows


def test_a_worker_does_not_say_it_again(toy: Path) -> None:
    _engine.remove_built(toy)
    script = toy.parent / "parent.py"
    lines = ["from concurrent.futures import ProcessPoolExecutor", "from multiprocessing import get_context", SHOW]
    lines += ["def total():", "    return toy.total", "if __name__ == '__main__':"]
    lines += [
        "    with ProcessPoolExecutor(2, get_context('spawn')) as pool:",
        "        print(pool.submit(total).result())",
    ]
    script.write_text("\n".join(lines) + "\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(toy.parent), "UNDERMINE_PURE": ""}
    run = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["False 42", "False 42", "42"]
    assert run.stderr.count("undermine runs as pure Python") == 1


def test_these_tests_run_the_engine_they_were_asked_to() -> None:
    if os.environ.get("UNDERMINE_PURE") == "1":
        assert not undermine.COMPILED
    elif shutil.which("cc"):
        assert undermine.COMPILED, "a compiler is here, but the engine is not compiled: run `make build`"


def test_every_library_belongs_to_a_source() -> None:
    libraries = {path.with_name(path.name.partition(".")[0] + ".py") for path in PACKAGE.rglob("*.so")}
    shared = PACKAGE / "_engine__mypyc.py"
    assert libraries - {shared} == (set(_engine.sources(PACKAGE)) if libraries else set())


@pytest.mark.parametrize("how", ["compiled", "quick", "pure", "failed"])
@pytest.mark.parametrize("wish", ["", "UNDERMINE_PURE", "UNDERMINE_QUICK"])
def test_a_build_is_needed_when_the_wish_or_a_source_has_changed(
    toy: Path, how: str, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = {
        "": {"compiled"},
        "UNDERMINE_PURE": {"pure"},
        "UNDERMINE_QUICK": {"compiled", "quick"},
    }
    for name in ("UNDERMINE_PURE", "UNDERMINE_QUICK"):
        monkeypatch.setenv(name, "1" if wish == name else "0")
    if how in ("pure", "failed"):
        _engine.remove_built(toy)
    _engine.write_stamp(toy, _engine.digest(toy), how)
    assert _engine.is_built(toy, [toy / "kernel" / "toy.py"]) == (how in enough[wish])
    (toy / "kernel" / "toy.py").write_text("", encoding="utf-8")
    assert not _engine.is_built(toy, [])


def test_a_build_is_needed_when_its_recipe_is_newer_or_the_library_is_gone(toy: Path) -> None:
    recipe = toy / "setup.py"
    recipe.touch()
    os.utime(recipe, (0, 0))
    assert _engine.is_built(toy, [recipe])
    os.utime(recipe)
    os.utime(toy / _engine.STAMP, (0, 0))
    assert not _engine.is_built(toy, [recipe])
    (toy / (_engine.LIBRARY + EXTENSION_SUFFIXES[0])).unlink()
    assert not _engine.is_built(toy, [])
