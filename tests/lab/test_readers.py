"""Readers and tables: what is printed is what was played, on deals of one's own choosing."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from undermine.bots.files import read
from undermine.lab import diggers, population, race, rates, readers, tables, tournament
from undermine.lab.contest import SEEDS, play_round
from undermine.lab.generations import miner


def test_miners_read_by_their_own_rates_are_ahead_of_themselves_by_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert readers.main(["miner", "--deals", "6", "--count", "5", "--skip", "40"]) == 0
    printed = capsys.readouterr().out
    assert f"6 deals from {SEEDS['validation'] + 40}; counted on 5 deals" in printed
    (row,) = re.findall(r"\| miner \| the Miner's rates \| (.*) \|", printed)
    won, ahead, belief = row.split(" | ")
    played = readers.meet(miner(), "miner", 5, range(SEEDS["validation"] + 40, SEEDS["validation"] + 46), 1)
    assert won == readers.told([1 - one.won for one in played])
    assert ahead == "0.0 (0.0)"
    assert re.fullmatch(r"0\.\d\d/0\.\d\d/0\.\d\d", belief)


def test_who_counts_on_a_saboteur_suspects_it_more() -> None:
    """A sleeper looks like a digger to the Miner; who has counted what it does knows better."""
    counting, seeds = readers.recounted("always-discard", 5, 30), range(SEEDS["tuning"], SEEDS["tuning"] + 12)
    frozen = readers.meet(miner(), "always-discard", 5, seeds, 1)
    knowing = readers.meet(counting, "always-discard", 5, seeds, 1)
    assert race.believed(knowing, 2) > race.believed(frozen, 2) + 0.05


def test_diggers_are_ahead_of_miners_by_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["miner,apprentice", "--against", "always-discard,price 3", "--deals", "6", "--skip", "50"]
    assert diggers.main(words) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[4:]]
    assert [row[:2] for row in rows] == [
        [f"| {name}", other] for other in ("always-discard", "price 3") for name in ("miner", "apprentice")
    ]
    assert [row[3] for row in rows if row[0] == "| miner"] == ["0.0 (0.0) |"] * 2
    first = SEEDS["validation"] + 50
    played = [play_round(5, seed, ("apprentice", "always-discard")) for seed in range(first, first + 6)]
    assert rows[1][2] == readers.told([float(row.winners == "diggers") for row in played])


def test_diggers_refuse_a_saboteur_whom_nobody_knows() -> None:
    with pytest.raises(SystemExit):
        diggers.main(["miner", "--against", "giant"])


def test_nobody_else_counts_on_the_same_deals() -> None:
    assert readers.COUNTED + readers.MOST <= rates.FIRST


def test_a_table_is_what_its_command_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--seeds", "validation", "--skip", "7", "--workers", "1"]
    assert tables.main([str(tmp_path), "--deals", "10", "--only", "duel", *where]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'duel.txt'}\n"
    assert tournament.main(["duel", "--entrants", "miner,foreman,master", "--deals", "1", *where]) == 0
    assert (tmp_path / "duel.txt").read_text(encoding="utf-8") == capsys.readouterr().out


@pytest.mark.parametrize("words", [["--only", "chess"], ["--deals", "0"], ["--skip", "-1"]])
def test_what_cannot_be_made_is_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        tables.main([str(tmp_path / "new"), *words])
    assert not (tmp_path / "new").exists()


def test_the_foremans_file_is_what_counting_writes() -> None:
    """The same names, the same prices; a few rounds are not the rates themselves."""
    written = tomllib.loads("\n".join(population.written(11)))
    stored = read("saboteur/foreman.toml")
    assert written["prices"] == stored["prices"]
    assert written["part"] == stored["part"]
    assert {
        part: {role: set(rates) for role, rates in roles.items()} for part, roles in written["population"].items()
    } == {part: {role: set(rates) for role, rates in roles.items()} for part, roles in stored["population"].items()}
    assert len(population.everybody()) == 11
