"""How many worlds a seat thinks possible, counted against small cases that can be counted by hand."""

from __future__ import annotations

from math import factorial, log10

import pytest

import undermine
from undermine.lab.shape import arrangements, worlds


def test_arrangements_of_a_few_cards_are_counted() -> None:
    assert 10 ** arrangements([1, 1, 2]) == pytest.approx(3)
    assert 10 ** arrangements([]) == pytest.approx(1)
    assert 10 ** arrangements(range(5)) == pytest.approx(120)


def test_roles_goals_and_cards_multiply() -> None:
    """Three players (S-SETUP-2: one saboteur, three diggers): a digger sees one of four dwarf cards, and three goals face down."""
    game = undermine.new("saboteur", players=3, seed=7)
    view = game.view(0)
    assert view["game"] == "saboteur"
    assert view["roles"][0] == "digger"
    box = game.rules.box
    left = list(box.counts)
    for code in view["hands"][0]:
        left[box.card_of[code]] -= 1
    cards = log10(factorial(sum(left))) - sum(log10(factorial(count)) for count in left)
    assert worlds(game.look(0)) == pytest.approx(cards + log10(6) + log10(3))


def test_whoever_sees_more_thinks_fewer_worlds_possible() -> None:
    game = undermine.new("cave", players=5, seed=3)
    before = worlds(game.look(0))
    for _ in range(30):
        game.apply(game.legal()[0])
    assert worlds(game.look(0)) < before
