"""`make soak`: the trials of hours in parts, each noted in a file when it is over, so that a run that is cut off goes on later.

    python -m tests.soak [--share 1] [--notes build/soak.jsonl] [--only kills]

Every trial is split into parts of other deals, and the parts of all trials come in turn, so that after two hours there is
something of each. What has passed in the notes is not run again. At the end, and after every part, a table says how much of
what was asked for has been done. Trials that cannot be split come last.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PARTS = 20


@dataclass(frozen=True)
class Part:
    """One part of a trial."""

    trial: str
    number: int
    share: float  # of the trial's whole length


@dataclass(frozen=True)
class Note:
    """What became of a part."""

    trial: str
    number: int
    share: float
    passed: bool
    began: str
    seconds: float
    said: list[str]


def splits(trial: str) -> bool:
    """Tell whether a trial can be split: those of the server are as long as they are told; memory has to stay flat for hours."""
    return trial.startswith("tests/server/") and "memory" not in trial


def plan(trials: Iterable[str], share: float, notes: Iterable[Note]) -> list[Part]:
    """Return the parts that are still to be run: all first parts, then all second ones; trials that are one part at the end."""
    listed = list(trials)
    parts = [Part(trial, k, share / PARTS) for k in range(PARTS) for trial in listed if splits(trial)]
    parts += [Part(trial, 0, share) for trial in listed if not splits(trial)]
    done = {Part(note.trial, note.number, note.share) for note in notes if note.passed}
    return [part for part in parts if part not in done]


def read(notes: Path) -> list[Note]:
    """Read what was noted; a line that was cut off is no note."""
    found = []
    for line in notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []:
        try:
            found.append(Note(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def collect(only: str) -> list[str]:
    """List the trials."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "soak", "tests"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in listed if "::" in line and only in line]


def run(part: Part) -> Note:
    """Run a part and return its note, with what the trial itself said of it."""
    began, start = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-m", "soak", "--timeout=0", part.trial]
    environment = {**os.environ, "UNDERMINE_SOAK": repr(part.share), "UNDERMINE_DEALS": f"soak {part.number}"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if line.strip(". ")]
    said = lines if done.returncode else [line for line in lines if " moves" in line or "kills" in line]
    seconds = round(time.monotonic() - start, 1)
    return Note(part.trial, part.number, part.share, done.returncode == 0, began, seconds, said[-60:])


def summary(notes: list[Note]) -> str:
    """Return how much of each trial was done, and what failed."""
    lines = []
    for trial in dict.fromkeys(note.trial for note in notes):
        of = [note for note in notes if note.trial == trial]
        passed = {(note.number, note.share): note.share for note in of if note.passed}
        failed = sum(not note.passed for note in of)
        lines.append(f"{100 * sum(passed.values()):6.2f} % passed, {failed} parts failed  {trial}")
    return "\n".join(lines)


def main() -> int:
    """Run what is left to run; 0 if everything that was asked for has passed."""
    parser = argparse.ArgumentParser(description="Run the trials of hours, part by part.")
    parser.add_argument("--share", type=float, default=float(os.environ.get("UNDERMINE_SOAK", "1")))
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "soak.jsonl")
    parser.add_argument("--only", default="", help="trials with this in their names")
    given = parser.parse_args()
    trials = collect(given.only)
    given.notes.parent.mkdir(parents=True, exist_ok=True)
    for part in plan(trials, given.share, read(given.notes)):
        note = run(part)
        with given.notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(note)) + "\n")
        print(f"{'passed' if note.passed else 'FAILED'} in {note.seconds:.0f} s: {part.trial}, part {part.number}")
        print("\n".join(f"  {line}" for line in note.said), flush=True)
    print(summary(read(given.notes)))
    return 1 if plan(trials, given.share, read(given.notes)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
