"""`undermine replay`: one JSON object, exit statuses, and what a seat may know."""

from __future__ import annotations

import json
from pathlib import Path

import undermine as engine
from tests.cli.command import record, replay, undermine

KEYS = ["ok", "applied", "error", "state", "legal", "events"]


def test_a_good_record_is_applied_to_the_end() -> None:
    game = engine.load(record())
    for _ in range(12):
        game.apply(game.legal()[0])
    status, answer = replay(game.record(), "--legal")
    assert status == 0
    assert list(answer) == KEYS
    assert (answer["ok"], answer["applied"], answer["error"]) == (True, 12, None)
    assert answer["state"] == game.view()
    assert answer["legal"] == game.legal() == sorted(game.legal())
    assert answer["events"] == game.events(None)
    assert all("type" in event and "seat" in event for event in answer["events"])


def test_legal_is_empty_unless_asked_for() -> None:
    assert replay(record())[1]["legal"] == []


def test_a_refused_move_names_its_clause_and_leaves_the_state_before_it() -> None:
    setup = {"hands": [["EW", "NS"], ["NW"], ["NE"]]}
    moves = ["place EW 1,0", "place NW 2,0", "place NS 3,0", "discard NS"]
    good = record(seed=None, setup=setup, moves=moves[:2])
    status, answer = replay({**good, "moves": moves}, "--legal")
    assert status == 1
    assert answer["error"] == {
        "kind": "rule",
        "clause": "S-TURN-1",
        "message": "You do not hold the card NS.",
        "move": "place NS 3,0",
    }
    before = replay(good, "--legal")[1]
    assert answer["applied"] == 2
    for key in ("state", "legal", "events"):
        assert answer[key] == before[key]


def test_a_text_that_is_no_move_is_refused_as_syntax() -> None:
    for text in ("place EW  1,0", "step 1,0/NS", "", "plaĉe EW 1,0", "place EW 1,0\n", "place EW \ud800"):
        status, answer = replay(record(moves=[text]))
        assert status == 1, text
        assert answer["error"]["kind"] == "syntax"
        assert answer["error"]["clause"] is None
        assert answer["error"]["move"] == text
        assert answer["error"]["message"]


def test_a_seat_gets_exactly_its_own_view() -> None:
    game = engine.load(record())
    for move in (0, 3, 0, 5, 2):
        game.apply(game.legal()[move])
    for seat in range(3):
        status, answer = replay(game.record(), "--seat", str(seat), "--legal")
        assert status == 0
        assert answer["state"] == game.view(seat)
        assert answer["events"] == game.events(seat)
        assert answer["legal"] == (game.legal() if seat == game.turn else [])


def test_changing_what_a_seat_cannot_see_changes_no_byte_it_gets() -> None:
    def printed(others: list[str], roles: list[str], deck: list[str], discarded: str, looked: dict[str, str]) -> bytes:
        setup = {
            "hands": [["EW", "map"], [*others, discarded], ["map", *others]],
            "roles": roles,
            "deck": ["NS", *deck],
            "goals": looked,
        }
        moves = ["place EW 1,0", f"discard {discarded}", "map 8,0"]
        given = json.dumps(record(seed=None, setup=setup, moves=moves))
        done = undermine("replay", "-", "--seat", "0", "--legal", stdin=given)
        assert done.returncode == 0
        return done.stdout

    one = {"8,2": "NESW+treasure", "8,0": "NE+stone", "8,-2": "NW+stone"}
    two = {"8,2": "NW+stone", "8,0": "NESW+treasure", "8,-2": "NE+stone"}
    first = printed(["NW"], ["digger", "saboteur", "digger"], ["N", "E"], "NS", one)
    second = printed(["break-cart"], ["digger", "digger", "saboteur"], ["rockfall", "NEW"], "E.W", two)
    assert first == second


def test_a_seat_that_does_not_exist_has_status_2() -> None:
    for seat in ("3", "-1", "99999999", "x", "\u0661", "1.0", ""):
        done = undermine("replay", "-", "--seat", seat, stdin=json.dumps(record()))
        assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1), seat


def test_a_record_is_read_from_a_file_too_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "záznam.json"
    for mark in (b"", b"\xef\xbb\xbf"):
        file.write_bytes(mark + json.dumps(record()).encode())
        done = undermine("replay", str(file))
        assert done.returncode == 0
        assert json.loads(done.stdout) == replay(record())[1]


def test_names_of_any_kind_pass_through() -> None:
    names = ["\u202eAna", "b\x00n", "\ud83d\ude00"]
    assert replay(record(players=names))[0] == 0
