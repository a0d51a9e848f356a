"""Saboteur as the kernel's eight functions; each lives in the module of its chapter of the rules."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.games.saboteur import checks, deal, gold, listing, setup, turns
from undermine.games.saboteur.box import BOX, NOTATION
from undermine.games.saboteur.position import PHASES, Position
from undermine.games.saboteur.resample import resample
from undermine.games.saboteur.view import SaboteurView, view
from undermine.kernel.events import Log
from undermine.kernel.game import Moves, Rules, State, View
from undermine.kernel.rng import Rng


class Saboteur(Rules):
    """The base game for 3 to 10 players (S-SETUP-1)."""

    def __init__(self) -> None:
        self.name = "saboteur"
        self.box = BOX
        self.seats = (3, 10)
        self.notation = NOTATION
        self.options = {
            "edition": ("modern", "2006"),
            "connect": ("start", "any"),
            "first": tuple(str(seat) for seat in range(10)),
        }

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults; the edition decides what `connect` is unless it is given (S-PLACE-6/7)."""
        edition = options.get("edition", "modern")
        connect = options.get("connect", "any" if edition == "2006" else "start")
        return {"edition": edition, "connect": connect, "first": options.get("first", "0")}

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> State:
        """Deal a game."""
        first = int(options["first"])
        return deal.new_game(seats, seed, first, options["connect"] == "any", options["edition"] == "2006", log)

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> State:
        """Build the position of a setup."""
        return setup.set_up(seats, options["connect"] == "any", options["edition"] == "2006", data)

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
        return gold.outcome(cast(Position, state))

    def view(self, state: State, watcher: int | None) -> View:
        """Return what a watcher may know."""
        return view(cast(Position, state), watcher)

    def resample(self, seen: View, rng: Rng) -> State:
        """Return a position that a watcher thinks possible."""
        return resample(cast(SaboteurView, seen), rng)

    def fault(self, state: State, move: i64, clause: str) -> tuple[str | None, str | None]:
        """Point at what a refused move fails on."""
        return checks.fault(cast(Position, state), move, clause)

    def phase(self, state: State) -> str:
        """Name the phase."""
        return PHASES[cast(Position, state).phase]


RULES: Final = Saboteur()
