"""Playouts: whole games of random moves inside the compiled engine, for search and for the bench."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.deal import RANDOM, new_game
from undermine.games.cave.listing import legal
from undermine.games.cave.position import NUGGETS, OVER, Position
from undermine.games.cave.turns import apply
from undermine.kernel.game import Moves
from undermine.kernel.rng import Rng


def play_random(position: Position, rng: Rng, moves: Moves) -> tuple[int, int, int]:
    """Play on at random, every legal move listed at every step; return moves, a checksum, and how many were listed."""
    played: i64 = 0
    listed: i64 = 0
    check: i64 = 0
    while position.phase != OVER:
        legal(position, moves)
        move: i64 = moves.list[rng.below(moves.count)]
        apply(position, move, None)
        played += 1
        listed += moves.count
        check = (check * 31 + move) % 1000000007
    seat: i64 = 0
    while seat < position.seats:
        check = (check * 31 + i64(position.zones[NUGGETS + seat])) % 1000000007
        seat += 1
    return int(played), int(check), int(listed)


def random_games(seats: int, games: int, seed: int) -> tuple[int, int, int]:
    """Play whole random games; return moves, a checksum over all of them, and how many moves were listed."""
    moves = Moves()
    played = check = listed = 0
    for game in range(games):
        position = new_game(seats, (seed + game).to_bytes(32, "big"), RANDOM, True, None)
        one = play_random(position, Rng(seed + game), moves)
        played += one[0]
        check = (check * 31 + one[1]) % 1000000007
        listed += one[2]
    return played, check, listed


def clones(position: Position, count: int) -> None:
    """Copy a position so many times."""
    i: i64 = 0
    while i < count:
        position.clone()
        i += 1
