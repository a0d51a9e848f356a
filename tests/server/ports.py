"""Ports for what a test starts, stops and starts again: nobody else comes in between."""

from __future__ import annotations

import os
import socket

OURS = range(20_000, 32_000)
"""Below those that the system gives to whoever connects or asks for any port (32768 and more on Linux)."""
_CLAIMS: list[socket.socket] = []


def free_port() -> int:
    """Return a port that is free now and given to no other test of this machine while this process lives."""
    for step in range(len(OURS)):
        port = OURS[(os.getpid() * 7 + step) % len(OURS)]
        claim = socket.socket(socket.AF_UNIX)  # its name goes with the process
        try:
            claim.bind(f"\0undermine-test-port-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        _CLAIMS.append(claim)
        return port
    raise RuntimeError(f"no port of {OURS} is free")
