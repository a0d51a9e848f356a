"""Set positions keep the promises too: what a watcher may not know can be drawn anew, and the game plays on to its end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import undermine
from tests.perft.test_witness import scattered
from undermine.testing.secrets import side_by_side

ACTIONS = ["break-cart", "break-lantern", "fix-cart", "fix-pickaxe-lantern", "rockfall", "rockfall"]


def furnished(chance: random.Random) -> dict[str, Any]:
    """Scatter a maze and fill the rest of the position at random."""
    setup = scattered(chance)
    actions = chance.sample(ACTIONS, 6)
    setup["hands"][1] = sorted(["map", actions[0]])
    setup["hands"][2] = [actions[1], actions[2]][: chance.randint(0, 2)]
    setup["tools"] = [chance.sample(["cart", "lantern", "pickaxe"], chance.choice([0, 0, 1])) for _ in range(3)]
    setup["discards"] = [[actions[3]], [actions[4], "down"], ["map", "down"]][: chance.randint(0, 3)]
    setup["roles"] = [chance.choice(["digger", "saboteur"]) for _ in range(3)]
    setup["aside"] = chance.choice(["digger", "saboteur"])
    setup["purse"] = [[chance.choice([1, 1, 2]) for _ in range(chance.randint(0, 2))] for _ in range(3)]
    if chance.random() < 0.5:
        setup["gold"] = [chance.choice([1, 2, 1]) for _ in range(chance.randint(0, 2))] + [3] * chance.randint(0, 4)
    setup["knows"] = [chance.sample(["8,2", "8,0", "8,-2"], chance.choice([0, 1, 3])) for _ in range(3)]
    setup["round"] = chance.randint(1, 3)
    return setup


def load(seed: int) -> undermine.Game:
    """Load a position that is furnished at random."""
    chance = random.Random(seed)
    options = {"edition": chance.choice(["modern", "2006"])}
    record = {"format": "undermine/1", "game": "saboteur", "options": options, "players": ["a", "b", "c"]}
    return undermine.load({**record, "setup": furnished(chance)})


@pytest.mark.parametrize("seed", range(30 if undermine.COMPILED else 8))
def test_a_set_position_hides_what_it_must_and_plays_on(seed: int) -> None:
    game, chance = load(seed), random.Random(seed)
    assert undermine.load(json.loads(json.dumps(game.record()))).view() == game.view()
    for number in range(60):
        if game.turn is None:
            break
        for watcher in (0, 1, 2, undermine.PUBLIC) if number % 4 == 0 else ():
            other = game.resample(watcher, seed + number)
            assert other.view(watcher) == game.view(watcher), game.record()
            assert watcher != game.turn or other.legal() == game.legal(), game.record()
            side_by_side(game.clone(), other, watcher, chance)
        game.apply(chance.choice(game.legal()))
