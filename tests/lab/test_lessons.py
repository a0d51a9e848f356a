"""Lessons: a choice is played on both ways, and what is learned is what the moves had in common."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from undermine.lab import lessons
from undermine.lab.lessons import Lesson, effects, inverted, lessons_of


def test_a_deal_teaches_the_same_again_and_what_it_teaches_is_won_or_lost() -> None:
    taught = [lesson for seed in (3, 4, 5) for lesson in lessons_of(seed, 1)]
    assert taught == [lesson for seed in (3, 4, 5) for lesson in lessons_of(seed, 1)]
    assert len(taught) > 3
    assert {lesson.gain for lesson in taught} <= {-1.0, 0.0, 1.0}
    assert all(any(lesson.traits.values()) for lesson in taught)


def test_diggers_and_saboteurs_win_and_lose_by_what_they_choose() -> None:
    for role in (0, 1):
        gains = {lesson.gain for lesson in islice((x for seed in range(40) for x in lessons_of(seed, role)), 60)}
        assert gains == {-1.0, 0.0, 1.0}


def test_what_made_the_difference_is_found_and_the_rest_is_not() -> None:
    luck = Random(7)
    taught = []
    for _ in range(4000):
        traits = {name: luck.uniform(-1, 1) for name in ("good", "bad", "idle")}
        traits["good"] += 0.5 * traits["idle"]  # they come together, and only one matters
        taught.append(Lesson(traits, 0.2 * traits["good"] - 0.1 * traits["bad"] + luck.choice((-0.4, 0.4))))
    found = effects(taught)
    assert found["good"][0] == pytest.approx(0.2, abs=0.04)
    assert found["bad"][0] == pytest.approx(-0.1, abs=0.04)
    assert abs(found["idle"][0]) < 3 * found["idle"][1]
    assert all(0.005 < error < 0.02 for _, error in found.values())


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    inverse = inverted(matrix)
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse, strict=True)]
        for row in matrix
    ]
    assert [value for row in product for value in row] == pytest.approx([1.0, 0, 0, 0, 1.0, 0, 0, 0, 1.0])


def test_every_trait_is_printed_with_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.main(["saboteur", "--deals", "2"]) == 0
    printed = capsys.readouterr().out
    assert "close choices of saboteurs, 2 deals from 1200000, 5 players" in printed
    assert "| score | " in printed
