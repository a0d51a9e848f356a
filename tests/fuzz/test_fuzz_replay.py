"""Whatever lies in a file: `undermine replay` answers with one JSON object or one line on standard error, and a status."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.test_fuzz_texts import VALID, anything
from undermine import PUBLIC, load
from undermine.cli import main
from undermine.testing.walks import random_game

pytestmark = pytest.mark.any_deal


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Name a file to write records into."""
    return tmp_path_factory.mktemp("records") / "record.json"


def run(file: Path, data: bytes, *options: str) -> tuple[int, dict[str, Any], str]:
    """Replay a file; return the status, what was printed, and the line of the complaint."""
    file.write_bytes(data)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["replay", str(file), *options])
    assert (status == 2) == (out.getvalue() == "")
    assert len(err.getvalue().splitlines()) == (1 if status == 2 else 0)
    return status, json.loads(out.getvalue()) if out.getvalue() else {}, err.getvalue()


mangled = st.builds(
    lambda at, part: json.dumps(VALID)[:at] + part + json.dumps(VALID)[at + len(part) :],
    st.integers(0, len(json.dumps(VALID)) - 1),
    st.text(max_size=3),
)


@given(text=st.one_of(mangled, st.text(max_size=40), anything.map(lambda value: json.dumps(value))))
@settings(max_examples=150)
def test_any_text(file: Path, text: str) -> None:
    status, answer, _ = run(file, text.encode("utf-8", "surrogatepass"), "--legal", "--seat", "1")
    assert status in (0, 1, 2)
    if status < 2:
        assert set(answer) == {"ok", "applied", "error", "state", "legal", "events"}
        assert answer["ok"] == (status == 0) == (answer["error"] is None)


@given(data=st.binary(max_size=80))
def test_any_bytes(file: Path, data: bytes) -> None:
    assert run(file, data)[0] == 2


@pytest.mark.parametrize(
    "data", [b" " * 50_000_000, b"[" * 5_000_000, b'{"a":' * 200_000, b"\xff\xfe", b"", b"\x00" * 100]
)
def test_large_deep_and_odd_files(file: Path, data: bytes) -> None:
    assert run(file, data)[0] == 2


@pytest.mark.parametrize("seat", ["3", "-1", "x", "99999999999999999999"])
def test_a_seat_that_does_not_exist(file: Path, seat: str) -> None:
    with contextlib.suppress(SystemExit):
        assert run(file, json.dumps(VALID).encode(), "--seat", seat)[0] == 2


@pytest.mark.parametrize("name", ["\ud800", "\u202e", "a\nb", "\x1b[2J", "😀", ""])
def test_odd_names_are_printed_as_json(file: Path, name: str) -> None:
    record = {**VALID, "players": [name, "b", "c"], "moves": []}
    assert run(file, json.dumps(record).encode())[0] in (0, 2)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_it_prints_exactly_what_a_seat_may_know(file: Path, seat: int | None) -> None:
    game = random_game("saboteur", 3, 3)
    record = game.record()
    moves = record["moves"]
    assert isinstance(moves, list)
    for cut in (0, 10, 40, len(moves)):
        part = {**record, "moves": moves[:cut]}
        options = ["--legal"] + (["--seat", str(seat)] if seat is not None else [])
        status, answer, _ = run(file, json.dumps(part).encode(), *options)
        known = load(part)
        assert status == 0
        assert answer["state"] == json.loads(json.dumps(known.view(seat)))
        assert answer["events"] == json.loads(json.dumps(known.events(seat)))
        assert answer["legal"] == (known.legal() if seat in (None, known.turn) else [])
        assert known.view(PUBLIC)["hands"] != known.view()["hands"] or known.turn is None
