"""The example that learns: it beats the Apprentice on deals it has not learned from; minutes, so only `make soak` runs it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.repo import ROOT

EXAMPLE = ROOT / "examples" / "learn_solo.py"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the example as somebody does who has copied it into a folder."""
    shutil.copy(EXAMPLE, folder)
    command = [sys.executable, EXAMPLE.name, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_example_runs_measures_and_is_a_bot(tmp_path: Path) -> None:
    """A few seconds of learning: nobody is beaten yet, but everything is told, and what was learned plays in a tournament."""
    done = run(tmp_path, "--minutes", "0.01", "--workers", "1", "--pairs", "2", "--test", "4")
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["deals"] == 4
    assert told["steps"] >= 1  # a quick machine gets further in the time
    assert done.returncode == (0 if told["interval"][0] > 0 else 1)
    words = ["tournament", "solo", "--entrants", "mole,learn_solo:choose", "--deals", "2", "--workers", "1"]
    command = [sys.executable, "-m", "undermine", *words]
    table = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (table.returncode, "| learn_solo:choose |" in table.stdout) == (0, True), table.stderr


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_it_beats_the_apprentice_after_ten_minutes_on_two_cores(tmp_path: Path) -> None:
    done = run(tmp_path, "--minutes", "10", "--workers", "2", "--test", "200")
    told = json.loads(done.stdout)
    assert done.returncode == 0, told
    assert told["interval"][0] > 0
