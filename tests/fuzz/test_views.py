"""What a view calls open is the same for every watcher: a server writes it once and sends it to all."""

from __future__ import annotations

import random

import pytest

import undermine
from undermine.catalogue import names


@pytest.mark.parametrize("name", names())
def test_the_open_part_is_the_same_for_all_and_the_rest_is_apart(name: str) -> None:
    low, high = undermine.GAMES[name].seats
    differed = 0
    for seed in range(6):
        chance = random.Random(seed)
        game = undermine.new(name, players=chance.randint(low, high), seed=seed)
        while game.turn is not None:
            views = [game.look(watcher) for watcher in (None, undermine.PUBLIC, *range(game.seats))]
            first, *others = [view.describe_open() for view in views]
            assert all(other == first for other in others)
            own = [view.describe_own() for view in views]
            assert not first.keys() & own[0].keys()
            assert [view.describe() for view in views] == [{**first, **part} for part in own]
            differed += any(part != own[0] for part in own)
            for _ in range(5):
                if game.turn is not None:
                    game.apply(chance.choice(game.legal()))
    assert differed, "a game without secrets would prove nothing"
