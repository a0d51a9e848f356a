"""`make audit`: ask the advisory databases about everything that is locked, and say clearly which of them did not answer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
CLEAN, FOUND, UNREACHED = 0, 1, 2


class Verdict(NamedTuple):
    """What one database said about one list."""

    status: int
    sentence: str


def of_python(lock: str, out: str) -> Verdict:
    """Read what pip-audit says as JSON; it writes none where its database did not answer."""
    try:
        packages = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Verdict(UNREACHED, f"NOT CHECKED: {lock}: the advisories of the Python packages could not be asked")
    found = [
        f"{package['name']} {package['version']}: {hole['id']}"
        for package in packages
        for hole in package.get("vulns", [])
    ]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if found:
        return Verdict(FOUND, f"FOUND: {lock}: {', '.join(found)}")
    if skipped:
        return Verdict(UNREACHED, f"NOT CHECKED: {lock}: {', '.join(skipped)}")
    return Verdict(CLEAN, f"ok: {lock}: no known hole in {len(packages)} packages")


def of_page(out: str) -> Verdict:
    """Read what npm audit says as JSON."""
    try:
        counted = json.loads(out)["metadata"]
        holes, packages = counted["vulnerabilities"]["total"], counted["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Verdict(
            UNREACHED, "NOT CHECKED: client/package-lock.json: the advisories of the page's packages could not be asked"
        )
    if holes:
        return Verdict(
            FOUND, f"FOUND: client/package-lock.json: {holes} in {packages} packages; `npm audit` lists them"
        )
    return Verdict(CLEAN, f"ok: client/package-lock.json: no known hole in {packages} packages")


def ask(*command: str) -> str:
    """Return what a command writes, whatever its status: both tools end with 1 where they find something."""
    return subprocess.run(command, capture_output=True, text=True, timeout=300).stdout


def main() -> int:
    """Ask about all locks; return the worst: 1 where a hole is known, 2 where somebody did not answer."""
    verdicts = []
    for lock in ("run.txt", "build.txt"):
        flags = ("--require-hashes", "--disable-pip", "--no-deps", "--progress-spinner=off", "--format=json")
        out = ask(sys.executable, "-m", "pip_audit", *flags, "--requirement", str(HERE / lock))
        verdicts.append(of_python(f"requirements/{lock}", out))
    verdicts.append(of_page(ask("npm", "--prefix", str(HERE.parent / "client"), "audit", "--json")))
    for verdict in verdicts:
        print(verdict.sentence)
    worst = [verdict.status for verdict in verdicts]
    return FOUND if FOUND in worst else max(worst)


if __name__ == "__main__":
    sys.exit(main())
