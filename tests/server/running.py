"""A server process for the tests, started, stopped and killed at will."""

from __future__ import annotations

import atexit
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.deals import program
from tests.server.migrated import lay_out
from tests.server.ports import free_port

QUIET = {"UNDERMINE_BOT_PAUSE": "0", "UNDERMINE_MAX_TABLES_HOUR": "100000", "UNDERMINE_MAX_TABLES": "100000",
         "UNDERMINE_MAX_PUBLIC_HOUR": "100000", "UNDERMINE_MAX_DEVICES_HOUR": "100000",
         "UNDERMINE_MAX_REPORTS_HOUR": "100000",
         "UNDERMINE_MAX_REQUESTS": "100000", "UNDERMINE_MAX_MESSAGES": "1000", "UNDERMINE_MAX_GUESSES": "100000"}  # fmt: skip


_STARTED: list[subprocess.Popen[str]] = []


@atexit.register
def _leave_none_behind() -> None:
    """End the servers of tests that failed."""
    for process in _STARTED:
        if process.poll() is None:
            process.kill()


class Server:
    """One server process, on a port of its own."""

    ready_made = True
    """Whether a database file that is missing is laid out beforehand."""

    def __init__(self, database: str, folder: Path, port: int = 0, /, **environment: str) -> None:
        self.database = database
        self.folder = folder
        self.environment = {**os.environ, **QUIET, **environment, "PYTHONWARNINGS": "ignore"}
        self.port = port or free_port()  # so that it is still free for the next start
        self.process: subprocess.Popen[str] | None = None
        if self.ready_made:
            lay_out(database)
        self.start()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, on the same port as before."""
        command = [sys.executable, *program(), "--port", str(self.port), "--database", self.database]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        _STARTED.append(self.process)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 600)
        line = self.process.stdout.readline() if ready else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found or (self.port and "is at" in line), f"no start-up line: {line!r} {self.log()}"
        self.port = int(found[1]) if found else self.port

    def log(self) -> str:
        """Return what the server has logged."""
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        """End the process at this very moment."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Stop in good order; return the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def family(self) -> list[int]:
        """Return the processes that serve: the first, and with `--processes` those it has started."""
        assert self.process is not None
        first = self.process.pid
        return [first, *(pid for pid in self.children() if "UNDERMINE_PROCESSES" in self.environment)]

    def children(self) -> list[int]:
        """Return the processes that the first has started."""
        assert self.process is not None
        first = self.process.pid
        return [int(pid) for pid in Path(f"/proc/{first}/task/{first}/children").read_text().split()]

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        texts = [Path(f"/proc/{pid}/status").read_text() for pid in self.family()]
        return sum(1024 * int(text.partition("VmRSS:")[2].split()[0]) for text in texts)

    def cpu(self) -> float:
        """Return the processor seconds used so far."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in self.family()]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def wait_until(condition: object, seconds: float = 20.0) -> None:
    """Wait for something outside the event loop."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
