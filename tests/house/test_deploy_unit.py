"""The systemd unit gives the server no more of the machine than it needs, and every proxy example keeps browsers on TLS."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "undermine.service"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not on this machine")
def test_the_unit_is_exposed_less_than_3() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"Overall exposure level for undermine\.service: ([0-9.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert float(found[1]) < 3.0


def test_the_unit_lets_bots_be_nice() -> None:
    """A bot's process lowers its priority, which `@resources` forbids: it would end at once."""
    filters = re.findall(r"(?m)^SystemCallFilter=(.*)$", UNIT.read_text())
    assert filters == ["@system-service", "~@privileged"]


def test_every_proxy_example_keeps_browsers_on_tls() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        assert "Strict-Transport-Security" in (ROOT / "deploy" / name).read_text(), name
