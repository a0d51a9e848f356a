"""Runs the real command line in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

SEED = "0" * 63 + "7"
LONGEST = (
    280  # seconds, a little before pytest gives up: the longest takes twelve of a processor, and many may share it
)


def undermine(*words: str, stdin: str | bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run `undermine` with these words and this standard input."""
    given = stdin.encode("utf-8", "surrogatepass") if isinstance(stdin, str) else stdin
    command = [sys.executable, "-m", "undermine", *words]
    environ = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(command, input=given, capture_output=True, timeout=LONGEST, env=environ, check=False)


def record(**changes: object) -> dict[str, object]:
    """Return a good record of the base game for three, with changes; None removes a key."""
    good: dict[str, object] = {
        "format": "undermine/1",
        "game": "saboteur",
        "options": {"edition": "modern"},
        "players": ["Ana", "Ben", "Cyr"],
        "seed": SEED,
        "moves": [],
    }
    return {key: value for key, value in {**good, **changes}.items() if value is not None}


def replay(given: object, *words: str) -> tuple[int, dict[str, Any]]:
    """Replay a record and return the exit status and the printed object."""
    done = undermine("replay", "-", *words, stdin=json.dumps(given))
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1
    return done.returncode, json.loads(done.stdout)
