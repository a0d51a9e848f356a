"""A bad record: status 2, one line on standard error, nothing on standard output, never a traceback."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import undermine as undermine_package
from tests.cli.command import record, undermine
from undermine.cli import main
from undermine.record import parse


def deep(levels: int) -> str:
    return '{"format": ' + "[" * levels + "]" * levels + "}"


BAD: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "{",
    "a list": "[]",
    "a number": "7",
    "binary": bytes(range(256)) * 40,
    "no UTF-8": b'{"format": "\xff"}',
    "UTF-16": json.dumps(record()).encode("utf-16"),
    "lone surrogate bytes": b'{"format": "\xed\xa0\x80"}',
    "lone surrogate": json.dumps(record(format="\ud800")),
    "nested a little too deeply": deep(900),
    "nested deeply": deep(100_000),
    "a 50 MB file": b" " * 50_000_000 + b"{}",
    "a number of 5000 digits": '{"format": ' + "7" * 5000 + "}",
    "NaN": '{"format": NaN}',
    "a key twice": '{"format": "undermine/1", "format": "undermine/1"}',
    "no format": json.dumps(record(format=None)),
    "unknown format": json.dumps(record(format="undermine/2")),
    "unknown game": json.dumps(record(game="chess")),
    "a game of another type": json.dumps(record(game=["saboteur"])),
    "unknown key": json.dumps(record(comment="hello")),
    "unknown option": json.dumps(record(options={"speed": "fast"})),
    "a wrong option": json.dumps(record(options={"edition": "1999"})),
    "an option of another type": json.dumps(record(options={"edition": 2006})),
    "a seat as a text": json.dumps(record(options={"first": "2"})),
    "options as a list": json.dumps(record(options=[])),
    "no players": json.dumps(record(players=None)),
    "too few players": json.dumps(record(players=["Ana", "Ben"])),
    "too many players": json.dumps(record(players=["P"] * 11)),
    "a player without a name": json.dumps(record(players=["Ana", "Ben", None])),
    "an endless name": json.dumps(record(players=["A" * 1000, "Ben", "Cyr"])),
    "no seed": json.dumps(record(seed=None)),
    "a short seed": json.dumps(record(seed="7")),
    "a seed as a number": json.dumps(record(seed=7)),
    "a seed of other digits": json.dumps(record(seed="\u0667" * 64)),
    "seed and setup": json.dumps(record(setup={})),
    "setup as a list": json.dumps(record(seed=None, setup=[])),
    "unknown setup key": json.dumps(record(seed=None, setup={"weather": "fine"})),
    "an unknown card": json.dumps(record(seed=None, setup={"hands": [["XY"], [], []]})),
    "a card of another game": json.dumps(record(seed=None, setup={"hands": [["key"], [], []]})),
    "too many of a card": json.dumps(record(seed=None, setup={"hands": [["N", "N"], [], []]})),
    "a card turned in the hand": json.dumps(record(seed=None, setup={"hands": [["ES"], [], []]})),
    "a hand missing": json.dumps(record(seed=None, setup={"hands": [["EW"], []]})),
    "a card on the start": json.dumps(record(seed=None, setup={"hands": [["EW"], [], []], "board": {"0,0": "NESW"}})),
    "an impossible board": json.dumps(
        record(seed=None, setup={"hands": [["EW"], [], []], "board": {"1,0": "EW", "2,0": "NS"}})
    ),
    "a cell that is none": json.dumps(record(seed=None, setup={"hands": [["EW"], [], []], "board": {"1;0": "EW"}})),
    "a far cell": json.dumps(record(seed=None, setup={"hands": [["EW"], [], []], "board": {"1000000,0": "EW"}})),
    "no card in the hand": json.dumps(record(seed=None, setup={})),
    "moves as a text": json.dumps(record(moves="place EW 1,0")),
    "a move that is no text": json.dumps(record(moves=[7])),
}


def one_line(status: int, out: bytes, err: bytes) -> bool:
    return status == 2 and out == b"" and err.startswith(b"undermine: ") and err.count(b"\n") == 1 and len(err) < 400


@pytest.mark.parametrize("name", BAD)
def test_it_is_refused_in_one_line(name: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    file = tmp_path / "record.json"
    given = BAD[name]
    file.write_bytes(given.encode() if isinstance(given, str) else given)
    status = main(["replay", str(file), "--legal"])
    assert one_line(status, *capfdbinary.readouterr())


@pytest.mark.parametrize(
    "name", ["empty", "binary", "lone surrogate", "nested deeply", "a 50 MB file", "an impossible board"]
)
def test_so_it_is_from_standard_input_in_a_process_of_its_own(name: str) -> None:
    done = undermine("replay", "-", stdin=BAD[name])
    assert one_line(done.returncode, done.stdout, done.stderr)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for file in (str(tmp_path), str(tmp_path / "missing.json"), str(tmp_path / "\udcff"), "a" * 5000):
        done = undermine("replay", file)
        assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
        assert b"cannot read" in done.stderr


def test_a_reader_who_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "undermine", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a full device")  # noqa: PTH110
def test_a_full_disk_is_said_in_one_line() -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        done = subprocess.run(
            [sys.executable, "-m", "undermine", "replay", "-"],
            input=json.dumps(record()).encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_a_key_twice_is_called_that_and_not_bad_json() -> None:
    with pytest.raises(undermine_package.RecordError, match=r"^the record names a key twice"):
        parse(BAD["a key twice"])


@pytest.mark.parametrize("key", ["format", "game", "seed", "players", "options", "moves", "setup"])
def test_a_number_that_python_cannot_write_is_a_bad_record_for_programs_too(key: str) -> None:
    with pytest.raises(undermine_package.RecordError):
        undermine_package.load({**record(), key: 10**5000})


def test_a_first_seat_that_python_cannot_write_is_a_bad_record() -> None:
    with pytest.raises(undermine_package.RecordError):
        undermine_package.load(
            {**record(), "game": "cave", "options": {"first": 10**5000}},
        )


def test_a_copy_plays_on_by_itself() -> None:
    game = undermine_package.new("saboteur", players=3, seed=7)
    for other in (copy.copy(game), copy.deepcopy(game)):
        other.apply(other.legal()[0])
        assert (game.moves, len(other.moves)) == ([], 1)
        assert game.view() != other.view()
