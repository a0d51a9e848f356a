"""Stepper: a game driven by the number of a legal move, one call a step; for learning programs and for the bench."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.kernel.game import NOBODY, Position, Rules
from undermine.kernel.moves import Moves
from undermine.kernel.playout import play_out
from undermine.kernel.rng import Rng


class Stepper:
    """One running game after another; the legal moves are numbered from 0 in no particular order."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules = rules
        self.position = position
        self.moves = Moves()
        self.count: i64 = 0  # how many legal moves there are; 0 when the game is over
        self.list_moves()

    def begin(self, position: Position) -> i64:
        """Go on from another position of the same game and return how many legal moves it has."""
        self.position = position
        self.list_moves()
        return self.count

    def list_moves(self) -> None:
        """List the legal moves of the seat to decide."""
        self.moves.count = 0
        if self.position.turn != NOBODY:
            self.position.legal(self.moves)
        self.count = self.moves.count

    def step(self, number: i64) -> i64:
        """Play the legal move of this number and return how many follow; 0 when the game is over."""
        if number < 0 or number >= self.count:
            raise IndexError("there is no legal move of this number")
        self.position.apply(self.moves.list[number], None)
        self.list_moves()
        return self.count

    def play_out(self, rng: Rng) -> i64:
        """Play random moves to the end, every legal move listed at every step; return how many were played."""
        self.count = 0
        return play_out(self.position, rng, self.moves)
