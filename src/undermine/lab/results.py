"""Results: the rows of many games as a Parquet file, and what they say by players, sides and seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from undermine.lab.contest import Row

GROUP: Final = 10_000  # rows of a Parquet file that are written together


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


Keep = Callable[[list[Row]], None]


@contextmanager
def written(path: Path | None) -> Iterator[Keep]:
    """Write rows as they come; what was written is whole when the block is left, however that happens. `check` has been asked."""
    if path is None:
        yield lambda _: None
    elif path.suffix == ".jsonl":
        with path.open("w", encoding="utf-8") as file:
            yield lambda rows: print(*(json.dumps(asdict(row)) for row in rows), sep="\n", file=file, flush=True)
    else:
        with parquet_written(path) as keep:
            yield keep


def arrow_columns(kind: type[Any]) -> list[tuple[str, Any]]:
    """Return the columns of a file with such rows, by the names and types of their fields."""
    import pyarrow

    kinds = {"str": pyarrow.string(), "int": pyarrow.int64(), "float": pyarrow.float64()}
    columns = []
    for one in fields(kind):
        inner = str(one.type).removeprefix("list[").removesuffix("]")
        columns.append((one.name, kinds[inner] if inner == one.type else pyarrow.list_(kinds[inner])))
    return columns


@contextmanager
def parquet_written(path: Path) -> Iterator[Keep]:
    """Write a Parquet file, one group for so many rows."""
    import pyarrow
    from pyarrow import parquet

    schema = pyarrow.schema(arrow_columns(Row))
    waiting: list[dict[str, object]] = []

    with parquet.ParquetWriter(path, schema) as file:

        def keep(rows: list[Row]) -> None:
            waiting.extend(asdict(row) for row in rows)
            if len(waiting) >= GROUP:
                flush()

        def flush() -> None:
            file.write_table(pyarrow.Table.from_pylist(waiting, schema))
            waiting.clear()

        try:
            yield keep
        finally:
            flush()


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
