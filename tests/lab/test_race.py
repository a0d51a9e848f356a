"""The race: generations are bred, kept and read again; the table is what was played."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from undermine.bots.saboteur import player
from undermine.lab import generations, race
from undermine.lab.contest import PLAYERS, RANGE, SEEDS
from undermine.lab.generations import Played, miner, path_of, play_one, play_part, read_generation, write_generation

SMALL = ["--generations", "1", "--count", "22", "--try", "3", "--validate", "4"]


def test_the_first_generation_is_the_miner() -> None:
    for seed in (5, 6):
        assert play_one(miner(), miner().player(), 5, seed) == play_one(miner(), PLAYERS["miner"], 5, seed)


def test_deals_for_counting_for_trying_and_for_validation_are_apart() -> None:
    used = []
    for number in range(1, race.MOST + 1):
        first = race.FIRST + number * race.STRIDE
        used += [range(first, first + race.STRIDE // 2), range(first + race.STRIDE // 2, first + race.STRIDE)]
    assert all(one.stop <= other.start for one, other in pairwise(used))
    assert used[-1].stop <= SEEDS["tuning"] + RANGE
    assert SEEDS["validation"] <= race.VALIDATION < race.VALIDATION + race.STRIDE // 2 <= SEEDS["test"]


def test_prices_that_are_held_out_are_never_counted() -> None:
    assert not set(race.HELD_OUT) & set(race.STRENGTHS)
    history = [miner(), generations.Generation(1, miner().tables, (1.0, 4.0))]
    assert len(race.population(history)) == len(history) + len(race.STRENGTHS) + len(race.OTHERS)


def test_saboteurs_draw_from_the_best_price_and_those_close_to_it() -> None:
    tried = {0.0: [1.0] * 90 + [0.0] * 10, 1.0: [1.0] * 60 + [0.0] * 40, 2.0: [1.0] * 62 + [0.0] * 38}
    assert race.worth_paying(tried) == (1.0, 2.0)


def test_a_generation_is_kept_and_read_again(tmp_path: Path) -> None:
    one = generations.Generation(3, miner().tables, (2.0,))
    write_generation(tmp_path, one, {"counted": 9})
    assert read_generation(tmp_path, 3) == one
    path_of(tmp_path, 3).rename(path_of(tmp_path, 4))
    with pytest.raises(ValueError, match=r"generation-04.json holds generation 3, not 4"):
        read_generation(tmp_path, 4)


def test_gains_are_told_apart_by_side() -> None:
    def met(*won: float) -> list[Played]:
        return [Played(each, {}) for each in won]

    meetings = {(1, 1): met(1, 1, 0, 0), (0, 1): met(0, 0, 0, 0), (1, 0): met(1, 1, 1, 0)}
    digging, spoiling = race.gains(meetings, 1)
    assert digging[0] == pytest.approx(0.5)
    assert spoiling[0] == pytest.approx(0.25)
    assert not race.settled(meetings, 1)
    assert race.settled({pair: met(1, 0, 1, 0) for pair in meetings}, 1)


def test_a_race_prints_its_table_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert race.main([str(tmp_path), *SMALL]) == 0
    printed = capsys.readouterr().out
    assert "| 1 | " in printed
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"generation-01.json", *(f"meeting-0{a}-0{b}.json" for a in range(2) for b in range(2))}
    bred = json.loads((tmp_path / "generation-01.json").read_text(encoding="utf-8"))
    assert bred["how"] == {"players": 5, "counted": 22, "tried": 3}
    assert bred["tables"] != miner().tables
    player.likelihoods(player.belief_of_miner(), bred["tables"], "a test")  # refused if a name were missing

    def never(*_: object) -> list[Played]:
        raise AssertionError("played again")

    monkeypatch.setattr(race, "play_meeting", never)
    assert race.main([str(tmp_path), *SMALL]) == 0
    assert capsys.readouterr().out == printed


def test_workers_play_the_same_as_one_process() -> None:
    seeds = range(race.VALIDATION, race.VALIDATION + 3)
    one = generations.Generation(1, miner().tables, (4.0,))
    assert generations.play_meeting(miner(), one, 4, seeds, 2) == play_part(miner(), one, 4, seeds)


@pytest.mark.parametrize(
    "wrong", [["--generations", "0"], ["--count", "99999"], ["--players", "2"], ["--workers", "0"]]
)
def test_what_cannot_be_raced_is_refused_and_nothing_is_kept(tmp_path: Path, wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        race.main([str(tmp_path / "new"), *wrong])
    assert left.value.code == 2
    assert not (tmp_path / "new").exists()
