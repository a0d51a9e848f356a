"""Statistics: intervals by bootstrap over deals, and ratings for the two sides apart."""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Final

SAMPLES: Final = 1000
MANY: Final = 5_000  # values from which on the bootstrap has become the normal distribution, to every digit shown
ELO: Final = 400 / log(10)


def mean(values: list[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def interval(values: list[float], seed: int = 7) -> tuple[float, float]:
    """Return the 95 % interval of the mean, by drawing the deals again with replacement."""
    if len(values) > MANY:
        middle = mean(values)
        half = 1.96 * sqrt(sum((value - middle) ** 2 for value in values)) / len(values)
        return middle - half, middle + half
    means = sorted(bootstrap(values, seed))
    return means[round(0.025 * SAMPLES)], means[round(0.975 * SAMPLES) - 1]


def bootstrap(values: list[float], seed: int = 7) -> list[float]:
    """Return the means of as many deals, drawn again and again with replacement."""
    random = Random(seed)
    return [mean(random.choices(values, k=len(values))) for _ in range(SAMPLES)]


def percent(values: list[float]) -> str:
    """Write a rate with its interval, in percent."""
    low, high = interval(values)
    return f"{100 * mean(values):.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def points(values: list[float]) -> str:
    """Write a difference with its interval, in points."""
    low, high = interval(values)
    return f"{100 * mean(values):+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]"


def ratings(results: dict[tuple[str, str], list[float]]) -> tuple[dict[str, float], dict[str, float]]:
    """Fit ratings to how often each one's diggers beat each one's saboteurs: one for digging, one for sabotage.

    The chance of diggers i against saboteurs j is logistic in digging_i - sabotage_j; the mean sabotage is 0. A little pull
    towards 0 keeps those who always lose in sight.
    """
    digging = {name: 0.0 for name, _ in results}
    sabotage = {name: 0.0 for _, name in results}
    rates = {pair: mean(values) for pair, values in results.items()}
    for _ in range(4000):
        push_digging = {name: -0.002 * value for name, value in digging.items()}
        push_sabotage = {name: -0.002 * value for name, value in sabotage.items()}
        for (digger, saboteur), rate in rates.items():
            wrong = rate - 1 / (1 + exp(sabotage[saboteur] - digging[digger]))
            push_digging[digger] += wrong
            push_sabotage[saboteur] -= wrong
        for name, push in push_digging.items():
            digging[name] += 0.3 * push
        for name, push in push_sabotage.items():
            sabotage[name] += 0.3 * push
    middle = sum(sabotage.values()) / len(sabotage)
    return (
        {name: ELO * (value - middle) for name, value in digging.items()},
        {name: ELO * (value - middle) for name, value in sabotage.items()},
    )
