"""`make audit` never takes silence for a good answer."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

_spec = importlib.util.spec_from_file_location("audit", Path(__file__).parents[2] / "requirements" / "audit.py")
assert _spec is not None
assert _spec.loader is not None
audit = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(audit)

GOOD = {"name": "h11", "version": "0.16.0", "vulns": []}


def test_python_packages_are_clean_holed_or_not_checked() -> None:
    def said(*packages: object) -> tuple[int, str]:
        verdict: tuple[int, str] = audit.of_python("run.txt", json.dumps({"dependencies": packages}))
        return verdict

    assert said(GOOD) == (audit.CLEAN, "ok: run.txt: no known hole in 1 packages")
    holed = {**GOOD, "vulns": [{"id": "PYSEC-1"}]}
    skipped = {"name": "mypy", "skip_reason": "not found"}
    assert said(GOOD, holed) == (audit.FOUND, "FOUND: run.txt: h11 0.16.0: PYSEC-1")
    assert said(GOOD, skipped) == (audit.UNREACHED, "NOT CHECKED: run.txt: mypy")
    assert said(holed, skipped)[0] == audit.FOUND
    for nothing in ("", "{}", "[]", "Traceback"):
        assert audit.of_python("run.txt", nothing).status == audit.UNREACHED


def test_the_page_is_clean_holed_or_not_checked() -> None:
    def said(holes: int) -> int:
        counted = {"vulnerabilities": {"total": holes}, "dependencies": {"total": 11}}
        return int(audit.of_page(json.dumps({"metadata": counted})).status)

    assert [said(0), said(2)] == [audit.CLEAN, audit.FOUND]
    for nothing in ("", "{}", '{"error": {"summary": "405"}}'):
        assert audit.of_page(nothing).status == audit.UNREACHED
