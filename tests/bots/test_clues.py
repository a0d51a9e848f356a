"""Clues: what everybody does in the Dark Cave tells where the exit lies and who works for whom."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log
from typing import cast

import pytest

from undermine.bots import LEVELS
from undermine.bots.cave.clues import possible, read
from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.cave.planner import Worlds
from undermine.bots.cave.player import friends
from undermine.bots.seen import Choice, Seen
from undermine.games.cave.clans import works_for
from undermine.games.cave.position import Position
from undermine.games.cave.view import CaveView
from undermine.kernel.game import Position as AnyPosition
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams


@cache
def losses() -> dict[str, float]:
    """Let Miners play; return how badly the truth was foreseen with the clues and without: the mean of -log of its chance."""
    spent: dict[str, list[float]] = {"exit": [], "no clue": [], "friend": [], "as a Miner": []}

    def compare(state: AnyPosition, seen: Seen, _choice: Choice) -> None:
        truth, view = cast(Position, state), cast(CaveView, seen.view)
        reading = read(seen, view)
        assert sum(reading.exits) == pytest.approx(1)
        assert sum(chance for _, chance in reading.deals) == pytest.approx(1)
        assert reading.friend[seen.seat] == pytest.approx(1)
        assert all(chance == 0 for chance, known in zip(reading.exits, view.goals, strict=True) if known > EXIT_GOAL)
        if EXIT_GOAL not in view.goals:
            spent["exit"].append(-log(reading.exits[list(truth.goals).index(EXIT_GOAL)]))
            spent["no clue"].append(log(view.goals.count(-1)))
        clans = [int(works_for(int(truth.clans[seat]))) for seat in range(5)]
        for name, chances in (("friend", reading.friend), ("as a Miner", friends(seen, 0.966))):
            for seat in range(5):
                sure = chances[seat] if clans[seat] == clans[seen.seat] else 1 - chances[seat]
                spent[name].append(-log(max(sure, 0.01)))

    for deal in range(40, 52):
        play(begin("cave", 5, deal), [LEVELS["miner"].choose] * 5, streams(deal, 5), None, compare)
    return {name: sum(values) / len(values) for name, values in spent.items()}


def test_who_looked_and_where_they_went_tells_the_exit() -> None:
    assert losses()["exit"] < 0.75 * losses()["no clue"]


def test_deeds_weighed_together_tell_friends_better_than_one_by_one() -> None:
    assert losses()["friend"] < 0.95 * losses()["as a Miner"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_before_any_deed_all_deals_of_the_clan_cards_are_as_likely_as_they_are_drawn(seats: int) -> None:
    match = begin("cave", seats, 9)
    view = cast(CaveView, match.position.view(1))
    ways = {tuple(clans): number for clans, number in possible(view)}
    sampler = match.rules.sampler(view)
    drawn: Counter[tuple[int, ...]] = Counter()
    for number in range(3000):
        position = cast(Position, sampler.draw(Rng(number)))
        drawn[tuple(int(works_for(int(position.clans[seat]))) for seat in range(seats))] += 1
    assert set(drawn) == set(ways)
    for clans, times in drawn.items():
        assert times / 3000 == pytest.approx(ways[clans] / sum(ways.values()), abs=0.04)


def test_positions_are_imagined_as_the_clues_have_it() -> None:
    compared = 0

    def compare(_state: AnyPosition, seen: Seen, _choice: Choice) -> None:
        nonlocal compared
        view = cast(CaveView, seen.view)
        reading = read(seen, view)
        if compared > 3 or EXIT_GOAL in view.goals or max(reading.exits) < 0.6 or not 0.1 < min(reading.friend) < 0.3:
            return
        compared += 1
        worlds = Worlds(seen, reading, Rng(4))
        drawn = [worlds.draw() for _ in range(400)]
        mine = worlds.clans_of(drawn[0])[seen.seat]
        for goal in range(4):
            often = sum(list(one.goals).index(EXIT_GOAL) == goal for one in drawn) / 400
            assert often == pytest.approx(reading.exits[goal], abs=0.02)
        for seat in range(5):
            often = sum(worlds.clans_of(one)[seat] == mine for one in drawn) / 400
            assert often == pytest.approx(reading.friend[seat], abs=0.09)
        assert all(one.view(seen.seat).describe() == view.describe() for one in drawn[:20])

    for deal in range(40, 52):
        play(begin("cave", 5, deal), [LEVELS["miner"].choose] * 5, streams(deal, 5), None, compare)
    assert compared == 4
