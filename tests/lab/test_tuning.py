"""The tuner: it climbs where there is a hill, keeps to the tuning seeds, and knows every game."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from undermine.bots.files import read
from undermine.bots.levels import Choose
from undermine.bots.mole import choose as any_move
from undermine.bots.saboteur import player
from undermine.lab import rates, tuning
from undermine.lab.contest import PLAYERS, RANGE, SEEDS
from undermine.lab.subjects import SUBJECTS, Named, Result, Subject

GOAL = {"a": 3.0, "b": -1.0}


def hill() -> tuple[Subject, list[int]]:
    """Return a subject whose weights are best at GOAL, seen through noise that the same deal always has."""
    played: list[int] = []
    weights: Named = {}

    def player(given: Named) -> Choose:
        weights.update(given)
        return any_move

    def play(_choose: Choose, seed: int) -> Result:
        played.append(seed)
        far = sum((weights[name] - best) ** 2 for name, best in GOAL.items())
        score = Random(seed).gauss(0, 5) - far
        return Result(score, score)

    start = {"a": 1.0, "b": 1.0, "rest": 7.0}
    return Subject(lambda: start, frozenset({"rest"}), frozenset({"a"}), 0.5, player, play), played


def alone(subject: Subject) -> tuning.Measure:
    """Play trials in this process."""
    return lambda trials: [tuning.play_trial(subject, *trial) for trial in trials]


def test_a_climb_finds_the_top_of_a_hill_on_tuning_seeds_alone() -> None:
    subject, played = hill()
    best = tuning.climb(subject, tuning.Climb(4, 200, 20, 3), alone(subject), lambda _: None)
    assert best == {**{name: pytest.approx(value, abs=0.6) for name, value in GOAL.items()}, "rest": 7.0}
    assert all(SEEDS["tuning"] <= seed < SEEDS["tuning"] + RANGE for seed in played)


def test_a_climb_that_would_leave_the_tuning_seeds_is_refused() -> None:
    subject, played = hill()
    with pytest.raises(ValueError, match="leaves the tuning seeds"):
        tuning.climb(subject, tuning.Climb(2, 100_000, 1, 9), alone(subject), lambda _: None)
    assert played == []


def test_a_slope_that_may_as_well_be_chance_moves_nothing() -> None:
    random = Random(1)
    ways = [{"steep": random.gauss(0, 1), "flat": random.gauss(0, 1)} for _ in range(400)]
    felt = tuning.feel([(way, 2.0 * way["steep"] + random.gauss(0, 1)) for way in ways])
    (steep, sure), (_, unsure) = felt["steep"], felt["flat"]
    assert steep == pytest.approx(2.0, abs=0.3)
    assert sure > 10 > 4 > abs(unsure)
    spread = {"sure": 0.1, "unsure": 0.1, "idle": 0.0}
    way = tuning.direction({"sure": (2.0, 20.0), "unsure": (0.5, 0.9), "idle": (3.0, 30.0)}, spread)
    assert way == {"sure": 1.0, "unsure": 0.0, "idle": 0.0}
    assert tuning.direction({"unsure": (0.5, 0.9)}, spread) == {"unsure": 0.0}


def test_a_crew_plays_what_one_process_plays() -> None:
    subject = SUBJECTS["solo"]
    trials = [(subject.start(), range(SEEDS["tuning"] + i, SEEDS["tuning"] + i + 1)) for i in range(2)]
    with tuning.crew("solo", 2) as measure:
        assert measure(trials) == alone(subject)(trials)


def test_portions_hold_every_deal_once() -> None:
    trials = [({"a": float(i)}, range(10 * i, 10 * i + 3)) for i in range(50)] + [({"a": 9.0}, range(1000, 1100))]
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
                for value in [Random(seed).random() + (better if weights == {"a": 2.0} else 0.0)]
            ]
            for weights, seeds in trials
        ]

    assert tuning.compare(subject, measure, {"a": 2.0}, range(50)).endswith(verdict)


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_subject_plays_a_deal_as_the_miner_does(name: str) -> None:
    subject = SUBJECTS[name]
    start = subject.start()
    assert subject.idle | subject.positive <= set(start)
    assert subject.play(subject.player(start), SEEDS["tuning"]) == subject.play(PLAYERS["miner"], SEEDS["tuning"])


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_weight_of_a_subject_is_asked_for_by_its_name(name: str) -> None:
    subject = SUBJECTS[name]
    for missing in subject.start():
        with pytest.raises((KeyError, ValueError), match=missing):
            subject.player({name: value for name, value in subject.start().items() if name != missing})


def test_rates_are_printed_as_their_file_holds_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert rates.main(["--deals", "2"]) == 0
    printed, stored = tomllib.loads(capsys.readouterr().out), read(player.RATES)
    assert {part: {role: list(rates) for role, rates in roles.items()} for part, roles in printed.items()} == {
        part: {role: list(rates) for role, rates in roles.items()} for part, roles in stored.items()
    }
