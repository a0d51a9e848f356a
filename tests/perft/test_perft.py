"""Perft: how many ways a position can go on, as data; the witness counts the shallower depths again."""

from __future__ import annotations

import pytest

import undermine
from tests.perft.perft import WITNESSED, depths, perft, positions, read_counts, witnessed
from undermine.catalogue import names

POSITIONS = positions()
COUNTS = read_counts()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_engine_counts_as_before(name: str) -> None:
    game = POSITIONS[name]
    wanted = depths(game) if undermine.COMPILED else range(1, 3)
    assert [perft(game.rules, game.position, depth) for depth in wanted] == COUNTS[name][: len(wanted)]


@pytest.mark.parametrize("name", [name for name, game in POSITIONS.items() if game.name in WITNESSED])
def test_the_witness_counts_the_same(name: str) -> None:
    game = POSITIONS[name]
    deepest = 1 if "seed" in game.origin else 2
    assert [witnessed(game, depth) for depth in range(1, deepest + 1)] == COUNTS[name][:deepest]


def test_every_count_belongs_to_a_position_and_every_game_has_one() -> None:
    assert list(COUNTS) == list(POSITIONS)
    assert {name.split("/")[0] for name in COUNTS} == set(names())
