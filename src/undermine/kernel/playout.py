"""Playouts: random play inside the compiled engine, for search, for checksums and for the bench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.kernel.game import NOBODY, Position, Rules, Sampler
from undermine.kernel.moves import Moves
from undermine.kernel.rng import Rng

PRIME: Final = 1000000007


def play_out(position: Position, rng: Rng, spare: Moves) -> i64:
    """Play random moves to the end of the game, every legal move listed at every step; return how many were played."""
    played: i64 = 0
    while position.turn != NOBODY:
        position.legal(spare)
        position.apply(spare.list[rng.below(spare.count)], None)
        played += 1
    return played


def play_round(position: Position, rng: Rng, spare: Moves) -> i64:
    """Play moves picked the game's quickest way to the end of the round; return how many were played."""
    played: i64 = 0
    now: i64 = position.round
    while position.turn != NOBODY and position.round == now:
        position.apply(position.pick(rng, spare), None)
        played += 1
    return played


def sample_rounds(sampler: Sampler, draws: i64, rng: Rng) -> i64:
    """Draw positions one after the other and play each to the end of its round; return how many moves were played."""
    spare = Moves()
    played: i64 = 0
    for _draw in range(draws):
        played += play_round(sampler.draw(rng), rng, spare)
    return played


def sample_often(sampler: Sampler, draws: i64, rng: Rng) -> None:
    """Draw so many positions, for the bench."""
    for _draw in range(draws):
        sampler.draw(rng)


def clone_often(position: Position, count: i64) -> None:
    """Copy a position so many times, for the bench."""
    for _copy in range(count):
        position.clone()


def checksum(position: Position, rng: Rng, spare: Moves) -> tuple[int, int, int]:
    """Play on at random, every legal move listed at every step; return moves, a checksum, and how many were listed."""
    played: i64 = 0
    listed: i64 = 0
    check: i64 = 0
    while position.turn != NOBODY:
        position.legal(spare)
        move: i64 = spare.list[rng.below(spare.count)]
        position.apply(move, None)
        played += 1
        listed += spare.count
        check = (check * 31 + move) % PRIME
    result = position.outcome()
    scores = result["scores"] if result is not None else []
    assert isinstance(scores, list)
    for score in scores:
        check = (check * 31 + int(score)) % PRIME
    return int(played), int(check), int(listed)


def random_games(rules: Rules, seats: int, games: int, seed: int) -> tuple[int, int, int]:
    """Play whole random games; return moves, a checksum over all of them, and how many moves were listed."""
    spare = Moves()
    options = rules.settle({})
    played = check = listed = 0
    for game in range(games):
        position = rules.new(seats, (seed + game).to_bytes(32, "big"), options, None)
        one = checksum(position, Rng(seed + game), spare)
        played += one[0]
        check = (check * 31 + one[1]) % PRIME
        listed += one[2]
    return played, check, listed
