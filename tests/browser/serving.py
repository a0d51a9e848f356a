"""Starts and stops the real server as people do, on a free port and a database file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.deals import program


class Serving:
    """One server process; stopped and started again it has the same address and the same tables."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: subprocess.Popen[str] | None = None
        self._port = 0
        self.address = ""

    def start(self) -> None:
        """Start, and wait for the line that says where."""
        command = [sys.executable, "-W", "ignore", *program(), "--port", str(self._port)]
        command += ["--database", f"sqlite:///{self._database}", "--bot-pause", "0", "--max-tables", "500"]
        command += ["--max-tables-hour", "5000", "--max-messages", "2000", "--max-sockets-guest", "200"]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                self._port = int(found[1])
                self.address = found[0]
                return
        raise AssertionError("the server did not start:\n" + "".join(said))

    def stop(self) -> None:
        """Ask the server to stop, and wait until it has."""
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
