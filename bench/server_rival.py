"""boardgame.io's server from the package registry, with a comparable five-player game, measured as ours is."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path

from tests.server.ports import free_port

SOURCE = Path(__file__).parent / "rival"


def cpu(pid: int) -> float:
    """Return the processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def install(folder: Path) -> Path:
    """Install it from the package registry."""
    home = folder / "rival"
    shutil.copytree(SOURCE, home)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    await asyncio.to_thread(subprocess.run, command, cwd=home, check=True, stdout=subprocess.DEVNULL)
    return home


async def measure_rival(home: Path, tables: int, seconds: float, *, stored: bool) -> dict[str, float]:
    """Seat five at each table and play at full speed, matches kept in files or only in memory."""
    port = str(free_port())
    environment = {**os.environ, "NODE_ENV": "production"}
    server = await asyncio.create_subprocess_exec(
        "node",
        "server.cjs",
        port,
        *([str(home / "matches")] if stored else []),
        cwd=home,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert server.stdout is not None
        while (line := await asyncio.wait_for(server.stdout.readline(), 60)) != b"ready\n":
            if not line:
                raise RuntimeError("boardgame.io's server did not start")
        load = await asyncio.create_subprocess_exec(
            "node", "load.cjs", port, str(tables), str(seconds), cwd=home, stdout=asyncio.subprocess.PIPE
        )
        assert load.stdout is not None
        assert b"seated" in await asyncio.wait_for(load.stdout.readline(), 300)
        before = cpu(server.pid)
        figures = json.loads(await asyncio.wait_for(load.stdout.readline(), 60 + 3 * seconds))
        used = cpu(server.pid) - before
        await load.wait()
    finally:
        server.kill()
        await server.wait()
    return {
        "moves": figures["moves"],
        "moves/s": figures["moves"] / figures["took"],
        "moves/cpu-s": figures["moves"] / used,
        "cpu": used / figures["took"],
        "p50 ms": figures["p50"],
        "p99 ms": figures["p99"],
    }
