"""Named deals: what chance would decide in a test follows from the test's name, so that it plays the same game every time.

`UNDERMINE_DEALS=7` in the environment gives every test another deal; `make soak` goes through many.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path

_GIVEN: Counter[str] = Counter()


def program() -> list[str]:
    """Return how Python starts the server: in a test the one that deals by name, anywhere else (`make load`) the real one."""
    if "PYTEST_VERSION" in os.environ:
        return [str(Path(__file__).with_name("dealing.py"))]
    return ["-m", "undermine.server"]


def running_test() -> str:
    """Return the test that runs, as pytest calls it, or nothing outside of tests."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


def named(part: str) -> str:
    """Return 32 bytes in hex that belong to a part of this test."""
    text = f"{os.environ.get('UNDERMINE_DEALS', '')} {running_test()} {part}"
    return hashlib.sha256(text.encode()).hexdigest()


def another() -> str:
    """Return the name for one more who sits down in this test."""
    _GIVEN[running_test()] += 1
    return named(f"person {_GIVEN[running_test()]}")
