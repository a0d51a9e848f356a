"""The stepper: one call a step plays the same game as texts do."""

from __future__ import annotations

import random

import pytest

import undermine
from undermine.catalogue import games, names
from undermine.kernel.rng import Rng
from undermine.kernel.stepper import Stepper


@pytest.mark.parametrize("name", names())
def test_steps_by_number_are_the_moves_by_text(name: str) -> None:
    rules = games()[name]
    game = undermine.new(name, rules.seats[1], 5)
    stepper = Stepper(rules, game.position.clone())
    chance = random.Random(5)
    while game.turn is not None:
        texts = [rules.write(stepper.position, stepper.moves.list[number]) for number in range(stepper.count)]
        assert sorted(texts) == game.legal()
        number = chance.randrange(stepper.count)
        game.apply(texts[number])
        stepper.step(number)
        assert stepper.position.view(None).describe() == game.view()
    assert stepper.count == 0
    with pytest.raises(IndexError):
        stepper.step(0)


def test_a_playout_reaches_the_end_and_another_game_can_begin() -> None:
    game = undermine.new("saboteur", 4, 2)
    stepper = Stepper(games()["saboteur"], game.position.clone())
    assert stepper.play_out(Rng(1)) > 50
    assert stepper.position.turn < 0
    assert stepper.begin(game.position.clone()) == len(game.legal())
    for number in (-1, stepper.count):
        with pytest.raises(IndexError):
            stepper.step(number)
