"""Examples in docstrings and documents run and say what they say, with either engine; every public name has a docstring."""

from __future__ import annotations

import inspect
import os
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import undermine
from tests.house.examples import DOCUMENTS, MODULES, failures, shows
from tests.house.repo import ROOT

SHOWN = [path for path in (*MODULES, *DOCUMENTS) if shows(path)]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of examples think as long as they like: interpreted, on a busy machine, a search takes its time."""
    monkeypatch.setenv("UNDERMINE_BOT_SECONDS", "250")


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run(path: Path) -> None:
    tried, said = failures(path)
    assert said == ""
    assert tried > 0


@pytest.mark.skipif(not undermine.COMPILED, reason="the tests above have run the interpreted engine")
def test_examples_say_the_same_interpreted() -> None:
    command = [sys.executable, "-m", "tests.house.examples"]
    environment = {**os.environ, "UNDERMINE_PURE": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (run.stdout, run.returncode) == ("", 0), run.stderr


def test_a_wrong_example_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.house.examples.ROOT", tmp_path)
    page = (tmp_path / "page").with_suffix(".md")
    page.write_text(">>> 1 + 1\n3\n", encoding="utf-8")
    tried, said = failures(page)
    assert tried == 1
    assert "Expected:\n    3\nGot:\n    2\n" in said


def test_python_without_prompts_runs_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.house.examples.ROOT", tmp_path)
    page = (tmp_path / "page").with_suffix(".md")
    page.write_text("# A page\n\n```python\none = 1\n```\n\n```python\none.legal()\n```\n", encoding="utf-8")
    tried, said = failures(page)
    assert tried == 2
    assert said.endswith("AttributeError: 'int' object has no attribute 'legal'\n")
    assert "line 8, in <module>" in said


@pytest.mark.parametrize("name", [name for name in undermine.__all__ if callable(vars(undermine).get(name))])
def test_help_says_something_about_every_public_name(name: str) -> None:
    thing = getattr(undermine, name)
    assert inspect.getdoc(thing), f"undermine.{name} has no docstring"
    assert thing.__doc__ != ValueError.__doc__
    if inspect.isclass(thing) and thing.__module__ == "undermine.game":
        for member, value in vars(thing).items():
            if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                assert inspect.getdoc(value), f"undermine.{name}.{member} has no docstring"


def test_help_of_a_game_has_its_examples() -> None:
    told = pydoc.plain(pydoc.render_doc(undermine.Game))
    assert 'undermine.new("saboteur", players=3, seed=7)' in told
    assert "List the texts of every legal move" in told
