"""Results: the rows of many games as a Parquet file, and what they say by players, sides and seats."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from undermine.bots.contest import Row


class ResultsError(ValueError):
    """A file of results that cannot be written."""


def check_folder(path: Path) -> None:
    """Refuse a file that could not be written, before hours are spent on what it shall hold."""
    if not path.parent.is_dir():
        raise ResultsError(f"{str(path)!r}: there is no folder {str(path.parent)!r}")


def check(path: Path) -> None:
    """Refuse a file of results of another kind, and Parquet where it is not at hand."""
    check_folder(path)
    if path.suffix not in (".parquet", ".jsonl"):
        raise ResultsError(f"{str(path)!r}: results are written as .parquet or .jsonl")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise ResultsError("Parquet needs pyarrow: pip install 'undermine[simulate]', or write .jsonl")


def write(rows: list[Row], path: Path) -> None:
    """Write the rows: `.parquet`, or `.jsonl` with one object a line; `check` has been asked."""
    if path.suffix == ".jsonl":
        path.write_text("".join(json.dumps(asdict(row)) + "\n" for row in rows), encoding="utf-8")
        return
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist([asdict(row) for row in rows]), path)


def round_wins(row: Row) -> list[tuple[str, float]]:
    """List the sides of a game with how often each won: rounds of the base game, else games."""
    if row.game == "saboteur":
        rounds = row.winners.split()
        return [(side, rounds.count(side) / len(rounds)) for side in ("diggers", "saboteurs", "nobody")]
    if row.game == "cave":
        sides = sorted(set(row.sides))
        won = [(max(w for w, s in zip(row.won, row.sides, strict=True) if s == side), side) for side in sides]
        named = [(("blue", "yellow")[side], value) for value, side in won]
        return [*named, ("nobody", float(not any(row.won)))]
    if row.game == "duel":
        return [("green", row.won[0]), ("blue", row.won[1])]
    return [("15 nuggets or more", float(row.scores[0] >= 15))]


def seat_wins(row: Row) -> list[tuple[int, float]]:
    """List how the seats fared, counted from the one that began."""
    return [((seat - row.first) % row.seats, row.won[seat]) for seat in range(row.seats)]
