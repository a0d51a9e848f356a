"""Keeping: a game that is left goes on another day; the last one of each game is kept in the user's data folder."""

from __future__ import annotations

import json
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


def forget(game: str) -> None:
    """Keep a game no longer: it is over."""
    place(game).unlink(missing_ok=True)
