"""Records of simulated games: whole games that load again, one row a move, written where they were played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undermine
from undermine.lab import simulate
from undermine.lab.records import MoveRow

parquet = pytest.importorskip("pyarrow.parquet")


def test_whole_games_are_written_and_load_again(tmp_path: Path) -> None:
    words = f"saboteur --games 3 --players 3-4 --level mole,apprentice --workers 1 --records {tmp_path} --views"
    assert simulate.main(words.split()) == 0
    games = {}
    for lines in sorted(tmp_path.glob("*.jsonl")):
        for line in lines.read_text(encoding="utf-8").splitlines():
            game = undermine.load(json.loads(line))
            assert game.result is not None
            games[game.seats, int(game.origin["seed"], 16)] = game  # type: ignore[call-overload]
    assert len(games) == 6
    rows = [row for file in sorted(tmp_path.glob("*.parquet")) for row in parquet.read_table(file).to_pylist()]
    assert list(rows[0]) == [name for name in MoveRow.__slots__]  # noqa: C416
    for (seats, seed), game in games.items():
        mine = [row for row in rows if (row["seats"], row["seed"]) == (seats, seed)]
        assert [row["move"] for row in mine] == game.moves
        assert [row["number"] for row in mine] == list(range(len(game.moves)))
        again = undermine.begin(game.record() | {"moves": []})
        for row in mine:
            assert (row["seat"], row["phase"], row["legal"]) == (again.turn, again.phase, len(again.legal()))
            assert json.loads(row["view"]) == json.loads(json.dumps(again.view(row["seat"])))
            assert row["score"] == game.result["scores"][row["seat"]]  # type: ignore[index]
            again.apply(row["move"])
    assert not list(tmp_path.glob("*.part"))


def test_the_same_command_writes_the_same_files_on_several_workers(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder, workers in zip(folders, ("1", "2"), strict=True):
        folder.mkdir()
        assert simulate.main(f"solo --games 4 --level mole --workers {workers} --records {folder}".split()) == 0
    ones, twos = ([(file.name, file.read_bytes()) for file in sorted(folder.glob("*.jsonl"))] for folder in folders)
    assert ones == twos
    assert len(ones) == 4


@pytest.mark.parametrize(
    ("words", "said"), [("--records {}/nowhere", "no such folder"), ("--views", "--views are written with --records")]
)
def test_records_that_cannot_be_are_refused(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = simulate.main(f"solo --games 1 --level mole --workers 1 {words.format(tmp_path)}".split())
    except SystemExit as refused:
        status = int(refused.code or 0)
    assert status == 2
    assert said in capsys.readouterr().err
