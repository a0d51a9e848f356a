"""Rivals: ahead is what the same deals say, role by role."""

from __future__ import annotations

import pytest

from undermine.lab import rivals
from undermine.lab.contest import SEEDS, play_round
from undermine.lab.readers import told

FIRST = SEEDS["validation"] + 60


def test_nobody_is_ahead_of_itself() -> None:
    assert rivals.play_deals("apprentice", "apprentice", 5, range(FIRST, FIRST + 3)) == [rivals.Ahead(0.0, 0.0)] * 3


def test_a_player_is_ahead_by_what_its_side_wins_more_often(capsys: pytest.CaptureFixture[str]) -> None:
    assert rivals.main(["miner", "mole", "--deals", "6", "--skip", "60"]) == 0
    printed = capsys.readouterr().out
    assert f"6 deals from {FIRST}; against mole" in printed

    def dug(*sides: str) -> list[float]:
        return [
            float(play_round(5, seed, (sides[0], sides[1])).winners == "diggers") for seed in range(FIRST, FIRST + 6)
        ]

    usual = dug("mole", "mole")
    digging = [one - moles for one, moles in zip(dug("miner", "mole"), usual, strict=True)]
    spoiling = [moles - one for one, moles in zip(dug("mole", "miner"), usual, strict=True)]
    assert sum(digging) > 3
    both = [(one + other) / 2 for one, other in zip(digging, spoiling, strict=True)]
    assert printed.splitlines()[-1] == f"| miner | {told(digging)} | {told(spoiling)} | {told(both)} |"


def test_who_is_unknown_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        rivals.main(["giant", "miner"])
    assert "giant" in capsys.readouterr().err
