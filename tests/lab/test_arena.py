"""The arena: duplicate deals, statistics, tournament, simulation, report, probes."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import asdict
from html.parser import HTMLParser
from itertools import pairwise
from math import exp
from pathlib import Path

import pytest

from undermine.bots import LEVELS
from undermine.catalogue import names
from undermine.lab import simulate, tournament
from undermine.lab.arena import streams
from undermine.lab.contest import PLAYERS, RANGE, SEEDS, Row, play_round, play_sides
from undermine.lab.probes import PROBES
from undermine.lab.results import written
from undermine.lab.stats import ELO, MANY, interval, mean, ratings


def test_ranges_of_seeds_are_apart() -> None:
    starts = sorted(SEEDS.values())
    assert set(SEEDS) == {"tuning", "validation", "test", "benchmark"}
    assert all(later - earlier >= RANGE for earlier, later in pairwise(starts))


def test_the_oracle_is_offered_to_nobody() -> None:
    assert "oracle" in PLAYERS
    assert set(LEVELS) == {"mole", "apprentice", "miner", "foreman", "master"}


def test_the_same_deal_is_played_alike_and_sides_swap_the_players() -> None:
    one, other = play_round(5, 77, ("miner", "mole")), play_round(5, 77, ("mole", "miner"))
    assert one == play_round(5, 77, ("miner", "mole"))
    assert one.sides == other.sides
    assert all((a == "miner") != (b == "miner") for a, b in zip(one.players, other.players, strict=True))
    assert sum(play_round(5, seed, ("mole", "mole")).first for seed in range(5)) == 10  # every seat begins once


def test_every_seat_has_a_stream_of_its_own() -> None:
    drawn = [[int(rng.below(1 << 30)) for _ in range(4)] for rng in streams(1, 5) + streams(2, 5)]
    assert len({tuple(numbers) for numbers in drawn}) == 10


def test_the_interval_narrows_with_the_deals_and_holds_the_mean() -> None:
    few, many = [0.0, 1.0] * 20, [0.0, 1.0] * 2000
    low, high = interval(few)
    closer_low, closer_high = interval(many)
    assert low < 0.5 < high
    assert closer_high - closer_low < (high - low) / 5
    assert interval([1.0] * 10) == (1.0, 1.0)


def test_the_interval_of_very_many_deals_goes_on_where_the_bootstrap_ends() -> None:
    many, more = [0.0, 1.0] * (MANY // 2), [0.0, 1.0] * (MANY // 2 + 1)
    assert interval(more) == pytest.approx(
        interval(many), abs=0.0015
    )  # two and a half times what 1,000 samples leave open


def test_ratings_find_the_strengths_behind_a_table() -> None:
    strength = {"weak": -1.0, "strong": 1.0}
    table = {(a, b): [1 / (1 + exp(strength[b] - strength[a]))] * 4 for a in strength for b in strength}
    digging, sabotage = ratings(table)
    assert digging["strong"] - digging["weak"] == pytest.approx(2 * ELO, rel=0.05)
    assert sabotage["strong"] - sabotage["weak"] == pytest.approx(2 * ELO, rel=0.05)


def test_a_tournament_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "saboteur",
        "--players",
        "3",
        "--deals",
        "4",
        "--entrants",
        "mole,apprentice",
        "--probes",
        "--workers",
        "1",
    ]
    assert tournament.main(words) == 0
    printed = capsys.readouterr().out
    for part in (
        "diggers win",
        "apprentice | mole",
        "by saboteurs dealt",
        "ratings",
        *PROBES,
        "seeds 2000000 to 2000003",
    ):
        assert part in printed


def test_a_tournament_for_several_numbers_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = "saboteur --players 3-4 --deals 2 --entrants mole,apprentice --workers 1"
    assert tournament.main(words.split()) == 0
    printed = capsys.readouterr().out
    assert "saboteur, 3 players" in printed
    assert "saboteur, 4 players" in printed
    assert "| | mole | apprentice |" in printed


@pytest.mark.parametrize(("game", "part"), [("duel", "green win"), ("solo", "nuggets"), ("cave", "blue win")])
def test_the_other_games_have_tournaments_too(game: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    if game not in names():
        pytest.skip(f"{game} is not in this box")
    assert tournament.main([game, "--deals", "1", "--entrants", "mole,apprentice", "--workers", "1"]) == 0
    assert part in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["saboteur", "--entrants", "giant"],
        ["saboteur", "--deals", "0"],
        ["saboteur", "--players", "11", "--deals", "1"],
    ],
)
def test_a_tournament_that_cannot_be_is_refused_with_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        tournament.main([*words, "--workers", "1"])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("undermine: ")
    assert said.count("\n") == 1


class Tags(HTMLParser):
    """Gathers what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


def test_a_simulation_writes_results_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        f"saboteur --games 3 --players 3-4 --level mole,apprentice --workers 2 --report {tmp_path / 'r.html'}".split()
    )
    assert simulate.main([*words, "--out", str(tmp_path / "r.jsonl")]) == 0
    rows = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [row["seats"] for row in rows] == [3, 3, 3, 4, 4, 4]
    assert set(rows[0]) == set(Row.__dataclass_fields__)
    page = Tags()
    page.feed((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert page.tags.count("figure") == 4
    assert page.addresses == []  # one file, nothing fetched
    assert "diggers" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "never"), [("solo", "15 nuggets or more"), ("saboteur", "diggers")])
def test_a_side_that_never_wins_is_told_too(
    game: str, never: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Moles find no gold: that is a result, and no reason to leave the line out."""
    report = tmp_path / "r.html"
    words = f"{game} --games 3 --players {1 if game == 'solo' else 4} --level mole --workers 1 --report {report}"
    assert simulate.main(words.split()) == 0
    printed = capsys.readouterr().out
    assert re.search(rf"{never} +0\.0 % \[0\.0, 0\.0\]", printed)
    assert ("nuggets, mean" in printed) == (game == "solo")
    assert never in report.read_text(encoding="utf-8")


def test_results_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert (
        simulate.main(f"saboteur --games 2 --players 3 --level mole --workers 1 --out {tmp_path / 'r.parquet'}".split())
        == 0
    )
    table = parquet.read_table(tmp_path / "r.parquet")
    assert table.num_rows == 2
    assert table.column("seats").to_pylist() == [3, 3]


def test_a_simulation_that_is_stopped_keeps_what_was_played(tmp_path: Path) -> None:
    out, page = tmp_path / "r.jsonl", tmp_path / "r.html"
    words = f"saboteur --games 100000 --players 3 --level mole --workers 2 --out {out} --report {page}".split()
    command = [sys.executable, "-m", "undermine.lab.simulate", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not (out.exists() and out.stat().st_size):
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        said, errors = running.communicate(timeout=60)
    stopped = re.search("Stopped after ([0-9,]+) of 100,000 games.", errors)
    assert stopped, errors
    played = int(stopped[1].replace(",", ""))
    assert 0 < played < 100_000
    assert len(out.read_text(encoding="utf-8").splitlines()) == played
    assert running.returncode == 0
    assert "saboteurs" in said
    assert page.exists()


def test_a_parquet_file_is_whole_wherever_its_writer_was_stopped(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = [play_round(3, seed, ("mole", "mole")) for seed in range(3)]

    def stop_in_the_middle() -> None:
        with written(tmp_path / "r.parquet") as keep:
            keep(rows[:2])
            keep(rows[2:])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop_in_the_middle()
    assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == [asdict(row) for row in rows]


def test_a_simulation_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        simulate.main(f"saboteur --games 1 --players 3 --level mole --workers 1 --out {tmp_path / 'r.xls'}".split())
        == 2
    )
    assert ".parquet or .jsonl" in capsys.readouterr().err
    for wrong, said in {
        "saboteur --players 2": "saboteur is for 3 to 10",
        "saboteur --players x": "no range like 3-10",
        "saboteur --games 0": "1 to 1000000 deals",
        "saboteur --level giant": "nobody is called 'giant'",
        "saboteur --workers 0": "--workers 0",
    }.items():
        with pytest.raises(SystemExit) as left:
            simulate.main(wrong.split())
        assert left.value.code == 2
        assert said in capsys.readouterr().err


def test_apprentice_diggers_beat_random_saboteurs_and_miners_beat_the_probes() -> None:
    deals = range(SEEDS["validation"], SEEDS["validation"] + 20)
    assert mean([float(play_round(5, seed, ("apprentice", "mole")).winners == "diggers") for seed in deals]) > 0.75
    for probe in PROBES:
        assert mean([float(play_round(5, seed, ("miner", probe)).winners == "diggers") for seed in deals]) > 0.5, probe


def test_the_miner_wins_the_duel_against_the_apprentice() -> None:
    if "duel" not in names():
        pytest.skip("the Duel is not in this box")
    won = []
    for seed in range(SEEDS["validation"], SEEDS["validation"] + 2):
        won.append(play_sides("duel", 2, seed, ("miner", "apprentice")).won[0])
        won.append(play_sides("duel", 2, seed, ("apprentice", "miner")).won[1])
    assert mean(won) >= 0.5
