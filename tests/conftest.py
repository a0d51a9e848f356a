"""What every test run says first: which engine it tests."""

from __future__ import annotations

import undermine


def pytest_report_header() -> str:
    """Name the engine under test."""
    return f"engine: {'compiled' if undermine.COMPILED else 'interpreted'}"
