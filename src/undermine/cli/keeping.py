"""Keeping: a game that is left goes on another day; the last one of each game is kept in the user's data folder."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import platformdirs

import undermine
from undermine.record import parse

LAST: Final = ""  # what `--resume` stands for without a file


def place(game: str) -> Path:
    """Return where the last game of a name is kept."""
    return Path(platformdirs.user_data_dir("undermine")) / "play" / f"{game}.json"


def keep(game: undermine.Game, people: int, bots: str) -> None:
    """Keep a game with who sits at its table."""
    file = place(game.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")  # replaced as a whole: whatever happens, one of the two is there
    beside.write_text(json.dumps({"people": people, "bots": bots, "record": game.record()}) + "\n", encoding="utf-8")
    beside.replace(file)


def kept(game: str) -> dict[str, Any]:
    """Read the last game that was kept, or say that there is none."""
    try:
        found = parse(place(game).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise undermine.RecordError(f"no game of {game} was left unfinished here") from None
    if not isinstance(found.get("record"), dict):
        raise undermine.RecordError(f"{place(game)} does not hold a game")
    return found


def forget(game: undermine.Game) -> None:
    """Keep a game no longer: it is over. Another one that was left stays."""
    try:
        found = kept(game.name)["record"]
    except undermine.RecordError:
        return
    if beginning(found) == beginning(game.record()):
        place(game.name).unlink(missing_ok=True)


def beginning(record: dict[str, object]) -> str:
    """Return what a record begins with, as a text to compare."""
    return json.dumps({key: value for key, value in record.items() if key not in ("moves", "words")}, sort_keys=True)


@contextmanager
def hanging_up() -> Iterator[None]:
    """Take a closed window (SIGHUP) and a request to end (SIGTERM) for leaving, as Ctrl-C is."""

    def leave(_signal: int, _frame: object) -> None:
        raise KeyboardInterrupt

    named = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    heard = [each for each in named if signal.getsignal(each) is signal.SIG_DFL]  # who is deaf to them (nohup) stays so
    for each in heard:
        signal.signal(each, leave)
    try:
        yield
    finally:
        for each in heard:
            signal.signal(each, signal.SIG_DFL)
