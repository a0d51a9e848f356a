"""The Duel and its solo game as the kernel's functions; each lives in the module of its chapter of the rules."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.games.duel import checks, deal, listing, pay, setup, turns
from undermine.games.duel.box import BOX, COLOURS, DUEL_NOTATION, SOLO_NOTATION
from undermine.games.duel.position import PHASES, Position
from undermine.games.duel.resample import resample
from undermine.games.duel.view import DuelView, view
from undermine.kernel.events import Log
from undermine.kernel.game import Moves, Rules, State, View
from undermine.kernel.rng import Rng


class Duel(Rules):
    """The Duel for two players; seat 0 is green, seat 1 blue."""

    def __init__(self) -> None:
        self.name = "duel"
        self.box = BOX
        self.seats = (2, 2)
        self.notation = DUEL_NOTATION
        self.options = {"anchor": ("any", "own")}

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults."""
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> State:
        """Deal a game."""
        return deal.new_game(seats, seed, colour(options), options.get("anchor") == "own", log)

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> State:
        """Build the position of a setup."""
        return setup.set_up(seats, colour(options), options.get("anchor") == "own", data)

    def legal(self, state: State, out: Moves) -> None:
        """List every legal move."""
        listing.legal(cast(Position, state), out)

    def check(self, state: State, move: i64) -> str:
        """Return the first clause that a move breaks, or OK."""
        return checks.check(cast(Position, state), move)

    def apply(self, state: State, move: i64, log: Log | None) -> None:
        """Carry out a legal move."""
        turns.apply(cast(Position, state), move, log)

    def outcome(self, state: State) -> dict[str, object] | None:
        """Return the result, or None."""
        return pay.outcome(cast(Position, state))

    def view(self, state: State, watcher: int | None) -> View:
        """Return what a watcher may know."""
        return view(cast(Position, state), watcher)

    def resample(self, seen: View, rng: Rng) -> State:
        """Return a position that a watcher thinks possible."""
        return resample(cast(DuelView, seen), rng)

    def fault(self, state: State, move: i64, clause: str) -> tuple[str | None, str | None]:
        """Point at what a refused move fails on."""
        return checks.fault(cast(Position, state), move, clause)

    def phase(self, state: State) -> str:
        """Name the phase."""
        return PHASES[cast(Position, state).phase]


class Solo(Duel):
    """The Duel's solo game (DS-1): one seat, whose colour is an option."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "solo"
        self.seats = (1, 1)
        self.notation = SOLO_NOTATION
        self.options = {"colour": COLOURS}


def colour(options: dict[str, str]) -> int:
    """Return the colour of seat 0 (DS-2)."""
    return COLOURS.index(options.get("colour", COLOURS[0]))


RULES_DUEL: Final = Duel()
RULES_SOLO: Final = Solo()
