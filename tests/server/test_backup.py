"""Backup and restore: whole while people play, from either database into either, and nothing is ever overwritten."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import new_database
from tests.server.people import Person
from tests.server.running import Server
from undermine.server.backup import backup, restore
from undermine.server.store import copies
from undermine.server.store.migrate import upgrade_sqlite

Newcomer = Callable[[Server], Awaitable[Person]]


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "undermine", *words], capture_output=True, text=True)


async def test_a_backup_taken_while_people_play_goes_on_in_the_other_database(
    database: str, request: pytest.FixtureRequest, tmp_path: Path, people: Newcomer
) -> None:
    server = Server(database, tmp_path)
    ana = await people(server)
    table = (await ana.make(["Ana", "Ben", "Cyd"], seats=3))["table"]
    await ana.open(table)
    await ana.start()
    await play_some(ana, 5)
    out = tmp_path / "copy"
    done, _ = await asyncio.gather(
        asyncio.to_thread(command, "backup", str(out), "--database", database), play_some(ana, 20)
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"1 table written to {out}\n", "")
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy"]
    assert server.stop() == 0

    folder = tmp_path / "again"
    folder.mkdir()
    fresh = new_database("postgresql" if database.startswith("sqlite") else "sqlite", request, folder, tables=False)
    done = await asyncio.to_thread(command, "restore", str(out), "--database", fresh)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"1 table restored from {out}\n", "")
    shown = [position for position in map(_position, ana.frames) if position is not None]
    again = Server(fresh, folder)
    ana.server = again
    await ana.open(table)
    now = ana.positions[0]
    assert now["moves"] >= 5
    assert any(old["number"] == now["number"] and old["state"] == now["state"] for old in shown)
    assert (await ana.play(now["state"]["turn"]))["type"] == "position"
    assert again.stop() == 0
    done = await asyncio.to_thread(command, "restore", str(out), "--database", fresh)
    assert done.returncode == 1
    assert "nothing is overwritten" in done.stderr
    assert done.stderr.count("\n") == 1


async def play_some(person: Person, moves: int) -> None:
    """Play for whoever has to decide, slowly enough to be at it for a while."""
    for _ in range(moves):
        await person.until(lambda: any(position["legal"] for position in person.positions.values()))
        await person.play(
            next(seat for seat, position in person.positions.items() if seat is not None and position["legal"])
        )
        await asyncio.sleep(0.05)


def _position(frame: str) -> dict[str, Any] | None:
    message = json.loads(frame)
    return message if message["type"] == "position" and message["seat"] == 0 else None


def refusal(capsys: pytest.CaptureFixture[str], status: int, work: Callable[[list[str]], int], *words: object) -> str:
    assert work([str(word) for word in words]) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_bad_input_gets_one_sentence_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, out = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "out"
    assert "there is no database" in refusal(capsys, 1, backup, out, "--database", here)
    assert "say sqlite:///FILE or postgresql://" in refusal(capsys, 2, backup, out, "--database", "mysql://x")
    nobody = "postgresql://nobody@127.0.0.1:1/nothing"
    assert refusal(capsys, 1, backup, out, "--database", nobody).startswith("undermine backup: ")
    assert list(tmp_path.iterdir()) == [], "nothing half done is left"
    out.write_text("mine")
    assert "nothing is overwritten" in refusal(capsys, 1, backup, out, "--database", here)
    assert out.read_text() == "mine"
    assert "no backup of undermine" in refusal(capsys, 2, restore, out, "--database", here)
    assert "there is no file" in refusal(capsys, 2, restore, tmp_path / "none", "--database", here)
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_backup_of_a_newer_version_or_a_damaged_one_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, target = tmp_path / "copy", f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    upgrade_sqlite(str(file))
    with contextlib.closing(sqlite3.connect(file)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    assert "newer version" in refusal(capsys, 1, restore, file, "--database", target)
    data = bytearray(file.read_bytes())
    data[4096 : 4096 + 512] = bytes(range(256)) * 2
    file.write_bytes(data)
    assert refusal(capsys, 2, restore, file, "--database", target).startswith("undermine restore: ")
    assert not (tmp_path / "new" / "tables.db").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_belongs_to_the_server(tmp_path: Path) -> None:
    upgrade_sqlite(str(tmp_path / "copy"))
    folder = tmp_path / "undermine"
    folder.mkdir()
    os.chown(folder, 61_234, 61_235)  # as systemd's DynamicUser has it
    await copies.restore(tmp_path / "copy", f"sqlite:///{folder / 'undermine.db'}")
    assert {path.name for path in folder.iterdir()} >= {"undermine.db"}
    for path in folder.iterdir():
        found = path.stat()
        assert (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (61_234, 61_235, 0o600), path.name


async def test_a_database_that_is_being_served_is_not_restored_over(tmp_path: Path) -> None:
    upgrade_sqlite(str(tmp_path / "copy"))
    target = tmp_path / "tables.db"
    with (tmp_path / "tables.db.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # as a server does
        with pytest.raises(copies.CannotCopy, match="stop the server first"):
            await copies.restore(tmp_path / "copy", f"sqlite:///{target}")
    assert not target.exists()
