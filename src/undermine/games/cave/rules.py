"""The Dark Cave as the kernel's eight functions; each lives in the module of its chapter of the rules."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.games.cave import checks, deal, listing, scoring, setup, turns
from undermine.games.cave.box import BOX, CUT, LAY_WEB, MOST_SEATS, NOTATION
from undermine.games.cave.position import PHASES, Position
from undermine.games.cave.resample import resample
from undermine.games.cave.view import CaveView, view
from undermine.games.cave.webs import named_rightly
from undermine.kernel.clauses import MoveSyntaxError
from undermine.kernel.events import Log
from undermine.kernel.game import Moves, Rules, State, View
from undermine.kernel.moves import cell_of, side_of, verb_of
from undermine.kernel.rng import Rng

RANDOM: Final = "random"


class Cave(Rules):
    """The Dark Cave for 2 to 8 players (C-COMP-7)."""

    def __init__(self) -> None:
        self.name = "cave"
        self.box = BOX
        self.seats = (2, MOST_SEATS)
        self.notation = NOTATION
        self.options = {
            "first": (RANDOM, *(str(seat) for seat in range(MOST_SEATS))),
            "end": ("immediate", "turn"),
        }

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults (C-TURN-R1, C-END-R2)."""
        return {"first": options.get("first", RANDOM), "end": options.get("end", "immediate")}

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> State:
        """Deal a game."""
        first = deal.RANDOM if options["first"] == RANDOM else int(options["first"])
        return deal.new_game(seats, seed, first, options["end"] == "immediate", log)

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> State:
        """Build the position of a setup."""
        return setup.set_up(seats, options["end"] == "immediate", data)

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
        return scoring.outcome(cast(Position, state))

    def view(self, state: State, watcher: int | None) -> View:
        """Return what a watcher may know."""
        return view(cast(Position, state), watcher)

    def resample(self, seen: View, rng: Rng) -> State:
        """Return a position that a watcher thinks possible."""
        return resample(cast(CaveView, seen), rng)

    def fault(self, state: State, move: i64, clause: str) -> tuple[str | None, str | None]:
        """Point at what a refused move fails on."""
        return checks.fault(cast(Position, state), move, clause)

    def phase(self, state: State) -> str:
        """Name the phase."""
        return PHASES[cast(Position, state).phase]

    def read(self, state: State, text: str) -> int:
        """Read a move's text; whether a web is named from the right card shows only on the map (CONTRACT 3)."""
        move = super().read(state, text)
        verb = verb_of(move)
        if (verb == LAY_WEB or verb == CUT) and not named_rightly(cast(Position, state), cell_of(move), side_of(move)):
            raise MoveSyntaxError("this edge is named from its other card", text)
        return move


RULES: Final = Cave()
