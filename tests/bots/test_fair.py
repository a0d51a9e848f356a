"""A bot knows what its seat knows: everything hidden drawn anew, it chooses the same."""

from __future__ import annotations

import pytest

from undermine.bots import LEVELS, Level, characters
from undermine.bots.seen import Choice, Seen, look
from undermine.catalogue import names
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams

SEATS = {"saboteur": (3, 5, 7, 10), "duel": (2,), "solo": (1,), "cave": (2, 4, 5, 8)}
TEMPERS = ["", *(one.temper for one in characters())]
WORLDS = 2  # drawn anew for every position
SLOW = {"foreman": 7, "master": 31}  # levels that play on in thought are asked in every so manyth position


def differences(game: str, positions: int, first: int) -> tuple[int, list[str]]:
    """Play games of mixed levels; at each position let all levels choose in imagined worlds too."""
    tried = 0
    wrong: list[str] = []

    def compare(state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal tried
        tried += 1
        seen.temper = TEMPERS[tried % len(TEMPERS)]
        for name, level in asked_at(tried):
            chosen = level.choose(fresh(seen), Rng(tried))
            for world in range(WORLDS):
                imagined = seen.rules.resample(seen.view, Rng(tried * 10 + world))
                other = look(seen.rules, imagined, seen.seat, seen.events, {}, seen.temper)
                if level.choose(other, Rng(tried)) != chosen:
                    wrong.append(f"{game} {name} deal {deal} position {tried}")

    deal = first
    while tried < positions:
        seats = SEATS[game][deal % len(SEATS[game])]
        table = begin(game, seats, deal)
        levels = [list(LEVELS.values())[(deal + seat) % len(LEVELS)] for seat in range(seats)]
        rngs = streams(deal, seats)
        play(table, [level.choose for level in levels], rngs, lambda _: tried >= positions, compare)
        deal += 1
    return tried, wrong


def asked_at(position: int) -> list[tuple[str, Level]]:
    """List who is asked in a position."""
    return [(name, level) for name, level in LEVELS.items() if position % SLOW.get(name, 1) == 0]


def fresh(seen: Seen) -> Seen:
    """Forget what was noted before: notes may save work but never change a choice."""
    return Seen(seen.rules, seen.view, seen.window, seen.seat, seen.moves, seen.events, {}, seen.temper)


@pytest.mark.parametrize("game", names())
def test_a_bot_chooses_from_its_own_knowledge_alone(game: str) -> None:
    assert differences(game, 150, first=0) == (150, [])


@pytest.mark.soak
@pytest.mark.parametrize("game", names())
def test_ten_thousand_positions_without_a_difference(game: str) -> None:
    assert differences(game, 10_000, first=1000) == (10_000, [])


@pytest.mark.parametrize("game", names())
def test_notes_kept_from_move_to_move_change_no_choice(game: str) -> None:
    seats = SEATS[game][0]
    table = begin(game, seats, 5)
    for_all = LEVELS["miner"]

    def compare(_state: Position, seen: Seen, choice: Choice) -> None:
        kept = for_all.choose(seen, Rng(3))
        assert for_all.choose(fresh(seen), Rng(3)) == kept
        assert choice.move in seen.moves

    play(table, [for_all.choose] * seats, streams(5, seats), None, compare)
