"""Records: whole games by bots, a file of records and a file of moves for every batch, written by whoever played it."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from undermine.bots.seen import Choice, Seen
from undermine.kernel.game import Position
from undermine.lab.contest import Row, options_for, play_game
from undermine.lab.results import ResultsError, arrow_columns
from undermine.record import FORMAT

Given = tuple[str, bool, str, int, int, list[str]]  # folder, whether views are kept, then what `play_game` is given


@dataclass(slots=True)
class MoveRow:
    """One move: the columns of the Parquet files, see docs/records.md."""

    game: str
    seed: int
    seats: int
    number: int  # of the move in its game, from 0
    round: int
    phase: str
    seat: int
    player: str
    legal: int  # how many legal moves there were
    move: str
    reason: str  # the bot's, a key of locale/*/bots.ftl
    won: float  # by the seat, in the end
    score: int  # of the seat, in the end
    view: str  # what the seat saw, as JSON; empty unless asked for


def check_records(folder: Path) -> None:
    """Refuse a folder that could not be written to, and Parquet where it is not at hand."""
    if not folder.is_dir():
        raise ResultsError(f"{str(folder)!r}: there is no such folder")
    if find_spec("pyarrow") is None:
        raise ResultsError("records need pyarrow: pip install 'undermine[simulate]'")


def play_recorded(given: list[Given]) -> list[Row]:
    """Play a batch of games and write it down; the files are there whole or not at all."""
    records: list[dict[str, Any]] = []
    moves: list[MoveRow] = []
    rows: list[Row] = []
    for _, views, game, seats, seed, names in given:
        record, row, played = played_game(views, game, seats, seed, names)
        records.append(record)
        rows.append(row)
        moves += played
    folder, _, game, seats, first, _ = given[0]
    write(Path(folder), f"{game}-{seats}-{first}", records, moves)
    return rows


def played_game(
    views: bool, game: str, seats: int, seed: int, names: list[str]
) -> tuple[dict[str, Any], Row, list[MoveRow]]:
    """Play one game; return its record (contract, section 4), its row, and a row for every move."""
    moves: list[MoveRow] = []

    def watch(position: Position, seen: Seen, choice: Choice) -> None:
        view = json.dumps(seen.view.describe()) if views else ""
        phase, text = seen.rules.border.phases[int(position.phase)], seen.text(choice.move)
        player = names[seen.seat]
        about = (len(moves), int(position.round), phase, seen.seat, player, len(seen.moves), text, choice.key)
        moves.append(MoveRow(game, seed, seats, *about, 0.0, 0, view))

    row = play_game(game, seats, seed, names, watch)
    for one in moves:
        one.won, one.score = row.won[one.seat], row.scores[one.seat]
    record = {
        "format": FORMAT,
        "game": game,
        "options": options_for(game, seats, seed),
        "players": [f"{name} {seat + 1}" for seat, name in enumerate(names)],
        "seed": f"{seed:064x}",
        "moves": [one.move for one in moves],
    }
    return record, row, moves


def write(folder: Path, name: str, records: list[dict[str, Any]], moves: list[MoveRow]) -> None:
    """Write a batch: first beside its place, then moved there."""
    import pyarrow
    from pyarrow import parquet

    lines = folder / f"{name}.jsonl"
    part = lines.with_suffix(".jsonl.part")
    part.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    table = folder / f"{name}.parquet"
    columns = {one.name: [getattr(move, one.name) for move in moves] for one in fields(MoveRow)}
    parquet.write_table(
        pyarrow.table(columns, schema=pyarrow.schema(arrow_columns(MoveRow))), table.with_suffix(".parquet.part")
    )
    part.replace(lines)
    table.with_suffix(".parquet.part").replace(table)
