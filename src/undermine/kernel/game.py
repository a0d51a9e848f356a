"""What every game writes: a Position that lists, checks and applies packed moves, a View of it, and Rules that begin a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from undermine.kernel.border import Border, Outcome
from undermine.kernel.box import Box
from undermine.kernel.events import Log
from undermine.kernel.grid import Window
from undermine.kernel.moves import Moves, Notation
from undermine.kernel.rng import Rng

NOBODY: Final = -1
DEALT: Final = Window(-28, -32)  # where a deal is cut open; no border (S-GEO-3), for no path is long enough to leave it
P = TypeVar("P", bound="Position")


class Chapters(Generic[P]):
    """The functions of a game's chapters that answer what is asked of a position now and then: see Position, which asks them."""

    def __init__(
        self,
        *,
        check: Callable[[P, i64], str],
        fault: Callable[[P, i64, str], tuple[str | None, str | None]],
        outcome: Callable[[P], Outcome | None],
        view: Callable[[P, int | None], View],
        write: Callable[[P], dict[str, object]],
    ) -> None:
        self.check = check
        self.fault = fault
        self.outcome = outcome
        self.view = view
        self.write = write


@mypyc_attr(acyclic=True)
class Position:
    """One position of one game, secrets included. Games subclass it; nothing here knows their rules.

    What is asked now and then is passed on here, once for all games, to the functions that a game lists as its `chapters`.
    `legal` and `apply` are asked at every move of a playout, so each game passes them on by itself: there the compiler sees which
    function is meant and calls it directly. With these two shared as well, a random base game took 29 % more instructions
    (callgrind).
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.turn: i64 = NOBODY  # the seat to decide, NOBODY when the game is over
        self.phase: i64 = 0  # what kind of decision is due, by its number among the border's phases
        self.round: i64 = 1
        self.window: Window = DEALT

    def clone(self) -> Position:
        """Return a copy that shares nothing that changes."""
        raise NotImplementedError

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        del memo
        return self.clone()

    def legal(self, out: Moves) -> None:
        """Write every legal move of the seat to decide, each once, in no particular order."""
        raise NotImplementedError

    def pick(self, rng: Rng, spare: Moves) -> i64:
        """Return a legal move by chance, each equally likely; a game may be quicker and less even."""
        self.legal(spare)
        return spare.list[rng.below(spare.count)]

    def apply(self, move: i64, log: Log | None) -> None:
        """Carry out a legal move and everything that follows of itself; tell the log, if there is one."""
        raise NotImplementedError

    def chapters(self) -> Chapters[Any]:
        """Return the functions that answer the questions below."""
        raise NotImplementedError

    def check(self, move: i64) -> str:
        """Return the first clause that a move of the seat to decide breaks, or OK; change nothing."""
        return self.chapters().check(self, move)

    def fault(self, move: i64, clause: str) -> tuple[str | None, str | None]:
        """Point at the cell, card or seat that a refused move fails on, and at a side of the cell."""
        return self.chapters().fault(self, move, clause)

    def outcome(self) -> Outcome | None:
        """Return winners, scores and reason, or None while the game goes on."""
        return self.chapters().outcome(self)

    def view(self, watcher: int | None) -> View:
        """Return what a watcher may know: a seat, PUBLIC, or None for everything."""
        return self.chapters().view(self, watcher)

    def as_setup(self) -> dict[str, object]:
        """Write the position as the setup that builds it again, or raise RecordError in the middle of a turn."""
        return self.chapters().write(self)


@mypyc_attr(acyclic=True)
class Known:
    """Something with parts of its own that a view holds, such as a gold card and who has it."""


class View:
    """What one watcher may know of a position: built field by field, so that a new secret is hidden by default."""

    def __init__(self, watcher: int | None) -> None:
        self.watcher = watcher  # a seat, PUBLIC, or None for the all-knowing

    def describe(self) -> dict[str, object]:
        """Write the view as the `state` of the contract, section 5."""
        return {**self.describe_open(), **self.describe_own()}

    def describe_open(self) -> Mapping[str, object]:
        """Write the keys that are the same for every watcher, so that a server can write them once for all."""
        raise NotImplementedError

    def describe_own(self) -> Mapping[str, object]:
        """Write the keys that differ from watcher to watcher."""
        raise NotImplementedError


class Sampler:
    """What a view leaves open, prepared once, so that drawing many positions from it is quick."""

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible; it has the same view and legal moves."""
        raise NotImplementedError


class Foresight:
    """What a game tells whoever looks ahead for a seat."""

    def __init__(self, nearness: tuple[str, ...], throws: tuple[str, ...]) -> None:
        # what an attempt breaks, the nearest to a legal move last: the order in which it is checked (contract, section 7)
        self.nearness = nearness
        self.throws = throws  # the verbs that only throw cards away

    def attempts(self, card: str, board: dict[str, str], seats: int) -> list[str]:
        """Write everything that somebody may try with a card."""
        raise NotImplementedError

    def stop(self, position: Position) -> str:
        """Write the move by which the figure on its way stops where it is; nothing where there is none."""
        del position
        return ""

    def met(self, position: Position) -> list[int]:
        """List the seats whom a figure on its way can reach."""
        del position
        return []


class Rules:
    """One game of one box: its name, seats and options, how it begins, its notation and its foresight."""

    name: str
    box: Box
    border: Border
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]  # values, the default first
    notation: Notation
    foresight: Foresight

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults of the options that were not given; the values are already known to be allowed."""
        raise NotImplementedError

    def traitors(self, seats: int) -> tuple[int, int]:
        """Return how many of so many seats may be traitors, at least and at most, as everybody knows; without any, none."""
        del seats
        return 0, 0

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> Position:
        """Deal a game."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> Position:
        """Build the position of a setup, or raise RecordError (contract, section 4)."""
        raise NotImplementedError

    def sampler(self, seen: View) -> Sampler:
        """Prepare drawing positions that the watcher of this view thinks possible."""
        raise NotImplementedError

    def resample(self, seen: View, rng: Rng) -> Position:
        """Return one position that the watcher of this view thinks possible."""
        return self.sampler(seen).draw(rng)

    def read(self, position: Position, text: str) -> int:
        """Read a move's text in this position."""
        return self.notation.read(text, position.seats, position.window)

    def write(self, position: Position, move: int) -> str:
        """Write a move's text."""
        return self.notation.write(move, position.window)
