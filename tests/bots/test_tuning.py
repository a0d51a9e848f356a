"""The tuner: it climbs where there is a hill, keeps to the tuning seeds, and knows every game."""

from __future__ import annotations

from random import Random

import pytest

from undermine.bots import rates, tuning
from undermine.bots.contest import RANGE, SEEDS
from undermine.bots.levels import Choose
from undermine.bots.mole import choose as any_move
from undermine.bots.subjects import SUBJECTS, Result, Subject

GOAL = (3.0, -1.0)


def hill() -> tuple[Subject, list[int]]:
    """Return a subject whose weights are best at GOAL, seen through noise that the same deal always has."""
    played: list[int] = []
    weights: list[float] = []

    def player(given: list[float]) -> Choose:
        weights[:] = given
        return any_move

    def play(_choose: Choose, seed: int) -> Result:
        played.append(seed)
        far = sum((value - best) ** 2 for value, best in zip(weights, GOAL, strict=False))
        score = Random(seed).gauss(0, 5) - far
        return Result(score, score)

    names = ("a", "b", "rest")
    subject = Subject(names, frozenset({"rest"}), frozenset({"a"}), 0.5, lambda: [1.0, 1.0, 7.0], player, play)
    return subject, played


def test_a_climb_finds_the_top_of_a_hill_on_tuning_seeds_alone() -> None:
    subject, played = hill()
    best = tuning.climb(subject, tuning.Climb(40, 4, 3), lambda _: None)
    assert best[0] == pytest.approx(GOAL[0], abs=0.5)
    assert best[1] == pytest.approx(GOAL[1], abs=0.5)
    assert best[2] == 7.0
    assert all(SEEDS["tuning"] <= seed < SEEDS["tuning"] + RANGE for seed in played)


def test_validation_keeps_what_is_better_and_drops_what_is_not() -> None:
    subject, _ = hill()

    def valued(base: float) -> Subject:
        def play(choose: Choose, seed: int) -> Result:
            value = Random(seed).random() + (base if choose is any_move else 0.0)
            return Result(value, value)

        return Subject(subject.names, subject.idle, subject.positive, 0.5, subject.start, subject.player, play)

    def same(seen: object, rng: object) -> object:
        raise AssertionError((seen, rng))

    assert tuning.compare(valued(0.1), any_move, same, range(50)).endswith("keep")  # type: ignore[arg-type]
    assert tuning.compare(valued(-0.1), any_move, same, range(50)).endswith("drop")  # type: ignore[arg-type]
    assert tuning.compare(valued(0.0), any_move, same, range(50)).endswith("drop")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_subject_plays_a_deal_with_the_weights_of_its_table(name: str) -> None:
    subject = SUBJECTS[name]
    start = subject.start()
    assert len(start) == len(subject.names)
    assert subject.idle | subject.positive <= set(subject.names)
    result = subject.play(subject.player(start), SEEDS["tuning"])
    assert result == subject.play(subject.player(list(start)), SEEDS["tuning"])


def test_rates_are_printed_as_the_table_holds_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert rates.main(["--deals", "2"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("[rates]")
    assert printed.count("\n") == 8
