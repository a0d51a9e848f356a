"""The tuner: it climbs where there is a hill, keeps to the tuning seeds, and knows every game."""

from __future__ import annotations

from random import Random

import pytest

from undermine.bots import rates, tuning
from undermine.bots.contest import RANGE, SEEDS
from undermine.bots.levels import Choose
from undermine.bots.mole import choose as any_move
from undermine.bots.native import cavehopes, duels, scores
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


def alone(subject: Subject) -> tuning.Measure:
    """Play trials in this process."""
    return lambda trials: [tuning.play_trial(subject, *trial) for trial in trials]


def test_a_climb_finds_the_top_of_a_hill_on_tuning_seeds_alone() -> None:
    subject, played = hill()
    best = tuning.climb(subject, tuning.Climb(4, 200, 20, 3), alone(subject), lambda _: None)
    assert best[0] == pytest.approx(GOAL[0], abs=0.6)
    assert best[1] == pytest.approx(GOAL[1], abs=0.6)
    assert best[2] == 7.0
    assert all(SEEDS["tuning"] <= seed < SEEDS["tuning"] + RANGE for seed in played)


def test_a_climb_that_would_leave_the_tuning_seeds_is_refused() -> None:
    subject, played = hill()
    with pytest.raises(ValueError, match="leaves the tuning seeds"):
        tuning.climb(subject, tuning.Climb(2, 100_000, 1, 9), alone(subject), lambda _: None)
    assert played == []


def test_a_slope_that_may_as_well_be_chance_moves_nothing() -> None:
    random = Random(1)
    pushes = [([way := random.gauss(0, 1), random.gauss(0, 1)], 2.0 * way + random.gauss(0, 1)) for _ in range(400)]
    (steep, sure), (_, unsure) = tuning.feel(pushes)
    assert steep == pytest.approx(2.0, abs=0.3)
    assert sure > 10 > 4 > abs(unsure)
    assert tuning.direction([(2.0, 20.0), (0.5, 0.9), (3.0, 30.0)], [0.1, 0.1, 0.0]) == [1.0, 0.0, 0.0]
    assert tuning.direction([(0.5, 0.9)], [1.0]) == [0.0]


def test_a_crew_plays_what_one_process_plays() -> None:
    subject = SUBJECTS["solo"]
    trials = [(subject.start(), range(SEEDS["tuning"] + i, SEEDS["tuning"] + i + 1)) for i in range(2)]
    with tuning.crew("solo", 2) as measure:
        assert measure(trials) == alone(subject)(trials)


def test_portions_hold_every_deal_once() -> None:
    trials = [([float(i)], range(10 * i, 10 * i + 3)) for i in range(50)] + [([9.0], range(1000, 1100))]
    tasks = list(tuning.portions(trials))
    assert all(sum(len(seeds) for _, (_, seeds) in task) < 2 * tuning.CHUNK for task in tasks)
    for i, (weights, seeds) in enumerate(trials):
        mine = [part for task in tasks for number, part in task if number == i]
        assert [seed for _, part in mine for seed in part] == list(seeds)
        assert all(given == weights for given, _ in mine)


@pytest.mark.parametrize(("better", "verdict"), [(0.1, "keep"), (-0.1, "drop"), (0.0, "drop")])
def test_validation_keeps_what_is_better_and_drops_what_is_not(better: float, verdict: str) -> None:
    subject, _ = hill()

    def measure(trials: list[tuning.Trial]) -> list[list[Result]]:
        return [
            [
                Result(value, value)
                for seed in seeds
                for value in [Random(seed).random() + (better if weights == [2.0] else 0.0)]
            ]
            for weights, seeds in trials
        ]

    assert tuning.compare(subject, measure, [2.0], range(50)).endswith(verdict)


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


@pytest.mark.parametrize(
    ("names", "last"),
    [(scores.WEIGHTS, scores.CARELESS), (duels.WEIGHTS, duels.CARELESS), (cavehopes.WEIGHTS, cavehopes.CARELESS)],
)
def test_the_weights_stand_where_their_numbers_say(names: tuple[str, ...], last: int) -> None:
    assert names[last] == "careless"
    assert last == len(names) - 1
