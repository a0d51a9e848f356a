"""Bots that are programs of their own: the line protocol of docs/bot-protocol.md, and programs that die, hang or babble."""

from __future__ import annotations

import json
import os
import select
import shlex
import shutil
import signal
import sys
from pathlib import Path

import pytest

import undermine
from undermine.bots import BotError, decide, find, programs
from undermine.bots.named import Guest
from undermine.bots.programs import Program
from undermine.catalogue import names
from undermine.lab import tournament
from undermine.lab.arena import begin, play, streams

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"
SEATS = {"saboteur": 5, "duel": 2, "solo": 1, "cave": 4}


def line_bot(how: str, *more: object) -> str:
    """Name the program of `own/line.py` that behaves so."""
    return " ".join([f"run:{sys.executable}", str(HERE / "own" / "line.py"), how, *map(str, more)])


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERMINE_BOT_SECONDS", "5")


@pytest.mark.parametrize("game", names())
def test_a_program_plays_every_game_and_is_told_what_its_seat_may_know(game: str, tmp_path: Path) -> None:
    seats = SEATS[game]
    players = [find(line_bot("well", tmp_path / f"{seat}.txt")) for seat in range(seats)]
    match = begin(game, seats, 7)
    play(match, players, streams(7, seats))
    beside = undermine.new(game, seats, 7)
    asked: list[tuple[int, dict[str, str]]] = []
    for seat in range(seats):
        lines = (tmp_path / f"{seat}.txt").read_text(encoding="utf-8").splitlines()
        assert lines[0] == "undermine-bot 1"
        assert lines[1].split()[:4] == ["new", game, str(seats), str(seat)]
        questions = [dict(line.split(" ", 1) for line in lines[i : i + 5]) for i in range(2, len(lines), 5)]
        asked += [(seat, question) for question in questions]
    by_seat = {seat: iter([one for who, one in asked if who == seat]) for seat in range(seats)}
    told: dict[int, list[object]] = {seat: [] for seat in range(seats)}
    while beside.turn is not None:
        seat = beside.turn
        question = next(by_seat[seat])
        told[seat] += json.loads(question["events"])
        assert json.loads(question["state"]) == json.loads(json.dumps(beside.view(seat)))
        assert told[seat] == json.loads(json.dumps(beside.events(seat)))
        assert json.loads(question["words"]) == []
        assert question["legal"].split("\t") == beside.legal()
        assert question["go"] == "5000"
        beside.apply(beside.legal()[0])
    assert [list(left) for left in by_seat.values()] == [[] for _ in range(seats)]
    assert beside.result == match.position.outcome()


WRONG = {
    "dies-at-once": "has ended, with status 3",
    "dies": "has ended, with status 7",
    "hangs": "did not say 'move' within 1 seconds",
    "nonsense": "answered 'dig deeper', which is none of its ",
    "babbles": "said 10,000 lines, and 'move' was not among them",
    "one-endless-line": "'move'",
}


@pytest.mark.parametrize(("how", "sentence"), WRONG.items())
def test_a_program_that_fails_stops_the_tournament_with_a_sentence(
    how: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if how in ("hangs", "one-endless-line"):
        monkeypatch.setenv("UNDERMINE_BOT_SECONDS", "1")
    entrants = f"mole,{line_bot(how)}"
    assert tournament.main(["duel", "--deals", "1", "--entrants", entrants, "--workers", "1"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "duel, 2 players, deal 2000000" in said
    assert "Traceback" not in said


def test_a_program_that_does_not_even_greet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_SECONDS", 1.0)
    with pytest.raises(BotError, match="did not say 'ready' within 1 seconds"):
        play(begin("solo", 1, 7), [find(line_bot("silent"))], streams(7, 1))


@pytest.mark.parametrize("name", ["run:", "run:   ", "run:'open"])
def test_a_command_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BotError):
        find(name)


def test_a_program_that_is_not_there_is_told_of() -> None:
    with pytest.raises(BotError, match="cannot be started: No such file"):
        play(begin("solo", 1, 7), [find("run:no-such-program-here")], streams(7, 1))


def test_seats_have_processes_of_their_own_and_keep_them_from_game_to_game() -> None:
    program = Program(line_bot("well"))
    for seed in (1, 2):
        play(begin("duel", 2, seed), [Guest(program.name, program.choose, limit=False).choose] * 2, streams(seed, 2))
    assert len({talk.process.pid for talk in program.talks.values()}) == 2
    assert all(talk.process.poll() is None for talk in program.talks.values())
    for talk in program.talks.values():
        talk.end()
        assert talk.process.returncode == 0


def test_a_program_that_does_not_leave_is_ended() -> None:
    program = Program(line_bot("stubborn"))
    play(begin("solo", 1, 7), [Guest(program.name, program.choose, limit=False).choose], streams(7, 1))
    (talk,) = program.talks.values()
    talk.end()
    assert talk.process.returncode == -signal.SIGKILL


@pytest.mark.parametrize("how", ["well", "stubborn"])
def test_the_children_of_a_program_end_with_it(how: str, tmp_path: Path) -> None:
    """Each of them holds a pipe open: it reads as ended when nobody is left."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    script = f"exec 9>{pipe}; sleep 100 & {line_bot(how).removeprefix('run:')}; true"
    program = Program(f"run:sh -c {shlex.quote(script)}")
    play(begin("solo", 1, 7), [Guest(program.name, program.choose, limit=False).choose], streams(7, 1))
    (talk,) = program.talks.values()
    talk.end()
    os.set_blocking(reader, True)
    ready, _, _ = select.select([reader], [], [], 30)
    assert ready, "somebody lives on"
    assert os.read(reader, 1) == b""
    os.close(reader)


@pytest.mark.parametrize(("command", "file"), [("node", "eastwards.js"), ("sh", "first.sh")])
def test_the_samples_in_other_languages_play(command: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    if shutil.which(command) is None:
        pytest.skip(f"there is no {command} here")
    name = f"run:{command} {EXAMPLES / file}"
    assert tournament.main(["saboteur", "--players", "3", "--deals", "1", "--entrants", f"mole,{name}"]) == 0
    assert f"| {name} | mole |" in capsys.readouterr().out


def test_the_terminal_and_the_server_ask_programs_too() -> None:
    game = undermine.new("duel", 2, 7)
    for _ in range(3):
        seat = game.turn or 0
        game.apply(decide(game.record(), seat, line_bot("well"), 1)["move"])
    assert len(game.moves) == 3
