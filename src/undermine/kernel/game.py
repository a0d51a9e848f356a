"""What every game writes: a State that lists, checks and applies packed moves, and Rules that read and show them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.kernel.box import Box
from undermine.kernel.events import Log
from undermine.kernel.grid import Window
from undermine.kernel.moves import Notation
from undermine.kernel.rng import Rng

NOBODY: Final = -1
TABLE: Final = Window(-28, -32)  # where the table of a deal is cut open: no path is long enough to leave this window
MOST_MOVES: Final = 4096  # no position has more legal moves


class Moves:
    """A reused buffer of packed moves."""

    def __init__(self) -> None:
        self.list: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_MOVES)])
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        """Append a move."""
        self.list[self.count] = move
        self.count += 1


class State:
    """One position of one game, secrets included. Games subclass it; nothing here knows their rules."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.turn: i64 = NOBODY  # the seat to decide, NOBODY when the game is over
        self.window: Window = TABLE

    def clone(self) -> State:
        """Return a copy that shares nothing that changes."""
        raise NotImplementedError


class View:
    """What one watcher may know of a position: built field by field, so that a new secret is hidden by default."""

    def __init__(self, watcher: int | None) -> None:
        self.watcher = watcher  # a seat, PUBLIC, or None for the all-knowing

    def describe(self) -> dict[str, object]:
        """Write the view as the `state` of CONTRACT 5."""
        return {**self.describe_open(), **self.describe_own()}

    def describe_open(self) -> dict[str, object]:
        """Write the keys that are the same for every watcher, so that a server can write them once for all."""
        raise NotImplementedError

    def describe_own(self) -> dict[str, object]:
        """Write the keys that differ from watcher to watcher."""
        raise NotImplementedError


class Rules:
    """One game of one box: its name, seats, options and the doors between texts and states."""

    name: str
    box: Box
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]  # values, the default first
    notation: Notation

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults of the options that were not given; the values are already known to be allowed."""
        raise NotImplementedError

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> State:
        """Deal a game."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> State:
        """Build the position of a setup, or raise RecordError (CONTRACT 4)."""
        raise NotImplementedError

    def legal(self, state: State, out: Moves) -> None:
        """Write every legal move of the seat to decide, each once, in no particular order."""
        raise NotImplementedError

    def check(self, state: State, move: i64) -> str:
        """Return the first clause that a move of the seat to decide breaks, or OK; change nothing."""
        raise NotImplementedError

    def apply(self, state: State, move: i64, log: Log | None) -> None:
        """Carry out a legal move and everything that follows of itself; tell the log, if there is one."""
        raise NotImplementedError

    def outcome(self, state: State) -> dict[str, object] | None:
        """Return winners, scores and reason, or None while the game goes on."""
        raise NotImplementedError

    def view(self, state: State, watcher: int | None) -> View:
        """Return what a watcher may know: a seat, PUBLIC, or None for everything."""
        raise NotImplementedError

    def resample(self, seen: View, rng: Rng) -> State:
        """Return a position that the watcher of this view thinks possible; it has the same view and legal moves."""
        raise NotImplementedError

    def phase(self, state: State) -> str:
        """Name the phase."""
        raise NotImplementedError

    def fault(self, state: State, move: i64, clause: str) -> tuple[str | None, str | None]:
        """Point at the cell, card or seat that a refused move fails on, and at a side of the cell."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> int:
        """Read a move's text in this position."""
        return self.notation.read(text, state.seats, state.window)

    def write(self, state: State, move: int) -> str:
        """Write a move's text."""
        return self.notation.write(move, state.window)
