"""What only `make soak` runs: kills of one process of several, bad lines, jumping clocks, hours of mixed load.

`UNDERMINE_SOAK=0.01 make soak` does a hundredth of it; what was run, when and with what result is in docs/reliability.md.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest

from tests.server import running
from tests.server.bad_line import BadLine, Badness
from tests.server.conftest import new_database
from tests.server.crowd import Promises, group, kept
from tests.server.running import Server

SHARE = float(os.environ.get("UNDERMINE_SOAK", "1"))
KILLS = max(3, int(1000 * SHARE))
SECONDS = max(20.0, 7200 * SHARE)
pytestmark = [pytest.mark.soak, pytest.mark.any_deal]


class Players:
    """Groups that play until they are told to stop."""

    def __init__(self, server: Server, groups: int) -> None:
        self.promises, self._stop = Promises(), asyncio.Event()
        self.tasks = [asyncio.create_task(group(server, self.promises, self._stop, seed)) for seed in range(groups)]

    async def more(self, moves: int = 1) -> None:
        """Wait until so many more moves are promised."""
        known = self.promises.count()
        while self.promises.count() < known + moves:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)

    async def end(self, server: Server, database: str) -> int:
        """Let everybody finish and stop the server; return how many moves were promised, all of which were kept."""
        self._stop.set()
        async with asyncio.timeout(300):
            await asyncio.gather(*self.tasks)
        assert await asyncio.to_thread(server.stop) == 0, server.log()
        await kept(database, self.promises)
        return self.promises.count()


@pytest.mark.postgres
async def test_one_process_of_several_killed_again_and_again(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = new_database("postgresql", request, tmp_path)
    server = Server(database, tmp_path, UNDERMINE_PROCESSES="2")
    chance, players, pauses = random.Random(1), Players(server, 6), []
    for _ in range(KILLS):
        await players.more()
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        victims = server.family()[1:]
        if victims:
            os.kill(chance.choice(victims), signal.SIGKILL)
        died = time.monotonic()
        await players.more(3)
        pauses.append(time.monotonic() - died)
    moves = await players.end(server, database)
    pauses.sort()
    print(f"\n{KILLS} kills of one process of two: {moves} moves promised, none lost, none doubled;")
    print(f"three more moves after {pauses[len(pauses) // 2]:.2f} s at the median, {pauses[-1]:.2f} s at most")


@pytest.mark.parametrize("where", ["browsers", pytest.param("database", marks=pytest.mark.postgres)])
async def test_a_line_that_waits_halves_and_breaks(where: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = new_database("postgresql" if where == "database" else "sqlite", request, tmp_path)
    port = int(database.rpartition(":")[2].partition("/")[0]) if where == "database" else 0
    badness = Badness(breaks=0.002 if where == "browsers" else 0.0005)
    if where == "database":
        async with BadLine(port, badness) as line:
            server = await asyncio.to_thread(Server, database.replace(f":{port}/", f":{line.port}/"), tmp_path)
            moves = await _play(server, database)
    else:
        server = Server(database, tmp_path)
        true = server.port
        async with BadLine(true, badness) as line:
            server.port = line.port
            moves = await _play(server, database)
    print(f"\na bad line to the {where}, {SECONDS / 4:.0f} s: {moves} moves promised, {line.broken} breaks, none lost")


async def _play(server: Server, database: str) -> int:
    players = Players(server, 4)
    end = time.monotonic() + SECONDS / 4
    while time.monotonic() < end:
        await players.more()
    return await players.end(server, database)


async def test_a_clock_that_jumps(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "program", lambda: [str(Path(__file__).with_name("jumping.py"))])
    clock = tmp_path / "clock"
    server = Server(database, tmp_path, UNDERMINE_TEST_CLOCK=str(clock))
    players, jumps = Players(server, 4), [86_400, -86_400, 3_600, -5, 0] * max(1, int(40 * SHARE))
    for jump in jumps:
        await players.more(3)
        clock.write_text(str(jump))
        assert server.process is not None
        server.process.send_signal(signal.SIGUSR2)
    await players.more(3)
    moves = await players.end(server, database)
    print(f"\n{len(jumps)} jumps of the clock by up to a day: {moves} moves promised, none lost, nobody stuck")


async def test_hours_of_mixed_load_with_flat_memory(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path, UNDERMINE_KEEP_FINISHED="1")
    players, sizes = Players(server, 8), []
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        await players.more()
        await asyncio.sleep(SECONDS / 40)
        sizes.append(server.memory())
    moves = await players.end(server, database)
    begun, ended = max(sizes[: len(sizes) // 3]), max(sizes[-len(sizes) // 3 :])
    print(f"\n{SECONDS:.0f} s of mixed load: {moves} moves, memory {begun / 1e6:.0f} MB, later {ended / 1e6:.0f} MB")
    assert ended < begun * 1.1 + 20e6, [round(size / 1e6) for size in sizes]
