"""What holds for every test run: it says which engine it tests, and property tests know no deadline."""

from __future__ import annotations

import os

from hypothesis import settings

import undermine

# Machines differ, so no test fails for being slow. The same examples every time, except where `make soak` wants chance.
CHANCE = bool(os.environ.get("UNDERMINE_DEALS"))
settings.register_profile("undermine", deadline=None, derandomize=not CHANCE, print_blob=True)
settings.load_profile("undermine")


def pytest_report_header() -> str:
    """Name the engine under test."""
    return f"engine: {'compiled' if undermine.COMPILED else 'interpreted'}"
