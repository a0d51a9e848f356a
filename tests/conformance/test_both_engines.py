"""Compiled and interpreted, the engine plays the same games to the last byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import undermine
from tests.conformance.checksums import checksums
from tests.house.repo import ROOT


@pytest.mark.skipif(not undermine.COMPILED, reason="this run is interpreted already")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.checksums"],
        cwd=ROOT,
        env={**os.environ, "UNDERMINE_PURE": "1", "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(run.stdout)
    assert interpreted["compiled"] is False
    assert checksums() == interpreted["checksums"]
