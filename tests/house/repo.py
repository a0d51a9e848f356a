"""Where the project's files are, for the tests that look at the project itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "undermine"
RULES = ROOT / "docs" / "rules"


def tracked(*patterns: str) -> list[Path]:
    """List the files that git tracks or would track, matching these patterns; all of them without one."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text(path: Path) -> str | None:
    """Read a tracked file, or return None when it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None
