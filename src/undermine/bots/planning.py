"""Planning: the moves that a quick look likes best, each tried in imagined positions that are played on for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Generic, TypeVar

W = TypeVar("W")


@dataclass(frozen=True)
class Plan:
    """How much is tried; the budget counts playouts and looks at no clock, so that a choice can be repeated anywhere."""

    candidates: int  # moves that are tried at most
    playouts: int  # of all candidates together, about
    depth: int  # moves that a playout goes on for; 0: to the end
    near: float  # a move that a quick look finds worse than the best by more than this is not tried
    doubt: float  # standard errors by which a move must be ahead of the one that a quick look likes best


@dataclass(frozen=True)
class Tried:
    """A move that was tried, by its place in the list of moves, and what it was worth on average."""

    at: int
    worth: float
    times: int


def worth_trying(scores: Sequence[float], plan: Plan) -> list[int]:
    """List the moves to try, those first that a quick look likes best."""
    order = sorted(range(len(scores)), key=lambda at: -scores[at])
    return [at for at in order[: plan.candidates] if scores[at] >= scores[order[0]] - plan.near]


class Halving(Generic[W]):
    """Sequential halving: all candidates in the same positions, then the better half of them in more, down to two."""

    def __init__(self, plan: Plan, draw: Callable[[], W], playout: Callable[[W, int], float]) -> None:
        self.plan = plan
        self.draw = draw
        self.playout = playout
        self.worths: dict[int, list[float]] = {}

    def run(self, candidates: list[int]) -> list[Tried]:
        """Try candidates, the first being the one that a quick look likes best; return them, the choice in front."""
        first = candidates[0]
        self.worths = {at: [] for at in candidates}
        stages = max(1, ceil(log2(len(candidates))))
        alive = candidates
        while True:
            self.try_all(alive, max(1, self.plan.playouts // (stages * len(alive))))
            ranked = sorted(alive, key=lambda at: -mean_of(self.worths[at]))
            if len(alive) <= 2:
                break
            kept = ranked[: (len(alive) + 1) // 2]
            # The first stays to be compared with: only what is surely better replaces it.
            alive = kept if first in kept else [*kept[:-1], first]
        best = ranked[0]
        if best != first and not surely(self.worths[best], self.worths[first], self.plan.doubt):
            best = first
        rest = sorted((at for at in candidates if at != best), key=lambda at: -mean_of(self.worths[at]))
        return [Tried(at, mean_of(self.worths[at]), len(self.worths[at])) for at in [best, *rest]]

    def try_all(self, alive: list[int], times: int) -> None:
        """Try some candidates in as many positions, the same for all."""
        for _ in range(times):
            world = self.draw()
            for at in alive:
                self.worths[at].append(self.playout(world, at))


def mean_of(values: list[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def surely(ones: list[float], others: list[float], doubt: float) -> bool:
    """Say whether the first are ahead by so many standard errors, in the same positions."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    middle = mean_of(gains)
    error = sqrt(sum((gain - middle) ** 2 for gain in gains)) / len(gains)
    return middle > doubt * error
