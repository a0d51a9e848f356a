"""Every game keeps the promises of `undermine.testing`, on random games of every size and option."""

from __future__ import annotations

import pytest

import undermine
from tests.playable import playable
from undermine import testing
from undermine.catalogue import games

# Interpreted, the same promises on fewer games: the engine is a hundred times slower there.
SEEDS = range(2) if undermine.COMPILED else range(1, 2)


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """List for every game its smallest, a middle and its largest table, and every value of every option."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for name in playable():
        rules = games()[name]
        low, high = rules.seats
        sizes = sorted({low, (low + high) // 2, high})
        found += [(name, players, {}) for players in sizes]
        for option, values in rules.options.items():
            others = [value for value in values[1:] if option != "first"]  # S-SETUP-8 is tested by itself
            found += [(name, sizes[-1] - 1 if len(sizes) > 1 else low, {option: value}) for value in others]
    return found


def label(value: object) -> str:
    """Name a parameter in pytest's list."""
    return ",".join(f"{k}={v}" for k, v in value.items()) or "plain" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("promise", testing.CHECKS)
@pytest.mark.parametrize(("name", "players", "options"), tables(), ids=label)
def test_every_game_keeps_its_promises(name: str, players: int, options: dict[str, str], promise: str) -> None:
    for seed in SEEDS:
        testing.CHECKS[promise](name, players, seed + 2 * players, **options)


def test_the_random_games_see_every_kind_of_move_and_phase() -> None:
    """A promise kept by games in which nothing happens would be worth nothing."""
    verbs, kinds, phases = set(), set(), set()
    for seed in range(6):
        walk = testing.Walk("saboteur", 4, seed)
        for game in walk.steps():
            phases.add(game.phase)
        verbs |= {move.split(" ")[0] for move in walk.game.moves}
        kinds |= {str(event["type"]) for event in walk.game.events()}
    assert verbs == {"place", "break", "repair", "rockfall", "map", "discard", "take"}
    assert phases == {"play", "draft", "over"}
    assert {"goal", "round-end", "offer", "take", "pay", "game-end"} <= kinds
