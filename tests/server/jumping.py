"""The server of the tests, whose clock jumps by as many seconds as a file says, whenever it gets a signal."""

from __future__ import annotations

import os
import runpy
import signal
import time
from pathlib import Path

FILE = "UNDERMINE_TEST_CLOCK"
_true = time.time_ns
_offset = 0


def jump(_number: int, _frame: object) -> None:
    global _offset
    _offset = int(float(Path(os.environ[FILE]).read_text()) * 1e9)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR2, jump)
    vars(time).update(time_ns=lambda: _true() + _offset, time=lambda: (_true() + _offset) / 1e9)
    runpy.run_path(str(Path(__file__).with_name("dealing.py")), run_name="__main__")
