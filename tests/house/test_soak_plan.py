"""The trials of hours are run in parts and go on where they were cut off."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from tests.soak import PARTS, Note, Part, plan, read, summary

KILLS, MEMORY = "tests/server/test_faults.py::test_kills", "tests/server/test_soak.py::test_flat_memory"


def note(part: Part, *, passed: bool = True) -> Note:
    return Note(part.trial, part.number, part.share, passed, "2026-11-18T12:00:00Z", 1.0, ["3 moves"])


def test_parts_come_in_turn_and_what_has_passed_is_not_run_again(tmp_path: Path) -> None:
    trials = [KILLS, "tests/server/test_soak.py::test_line", MEMORY]
    parts = plan(trials, 1.0, [])
    assert [part.trial for part in parts[:3]] == [trials[0], trials[1], trials[0]]
    assert parts[-1] == Part(MEMORY, 0, 1.0), "memory is looked at in one piece, and last"
    for trial in trials:
        assert abs(sum(part.share for part in parts if part.trial == trial) - 1.0) < 1e-9
    notes = tmp_path / "soak.jsonl"
    done = [note(parts[0]), note(parts[1], passed=False)]
    notes.write_text("".join(json.dumps(asdict(each)) + "\n" for each in done) + '{"trial": "cut o')
    left = plan(trials, 1.0, read(notes))
    assert left == parts[1:], "what failed is run again"
    assert plan(trials, 0.5, read(notes)) == plan(trials, 0.5, []), "parts of another length are others"


def test_the_summary_says_how_much_was_done() -> None:
    parts = plan([KILLS], 1.0, [])
    said = summary([note(part) for part in parts[: PARTS // 2]] + [note(parts[-1], passed=False)])
    assert said == f" 50.00 % passed, 1 parts failed  {KILLS}"
