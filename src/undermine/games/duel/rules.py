"""The Duel and its solo game, put together: a position that knows its rules, and how a game begins."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from undermine.games.duel.border import BORDER
from undermine.games.duel.box import BOX, COLOURS, WINDOW
from undermine.games.duel.checks import check_move, fault_of
from undermine.games.duel.deal import deal_game
from undermine.games.duel.foresight import DuelForesight
from undermine.games.duel.listing import list_acts, list_bribes, list_orientations, list_payments
from undermine.games.duel.moves import DUEL_NOTATION, SOLO_NOTATION, ending
from undermine.games.duel.pay import outcome
from undermine.games.duel.position import BRIBES, ORIENTING, PAYING, PLAY, Position, empty_board, no_zones
from undermine.games.duel.resample import DuelSampler
from undermine.games.duel.setup import set_up, write
from undermine.games.duel.turns import play
from undermine.games.duel.view import DuelView, view
from undermine.kernel.events import Log
from undermine.kernel.game import Chapters, Rules, Sampler, View
from undermine.kernel.moves import Moves

CHAPTERS: Final = Chapters[Position](check=check_move, fault=fault_of, outcome=outcome, view=view, write=write)


@mypyc_attr(acyclic=True)
class DuelPosition(Position):
    """A position of the Duel or its solo game and what it can do."""

    def clone(self) -> Position:
        """Copy the position."""
        copy = DuelPosition(self.grid.clone(), self.copied_zones())
        self.copy_to(copy)
        return copy

    def legal(self, out: Moves) -> None:
        """List every legal move, each once."""
        out.count = 0
        if self.phase == PLAY:
            list_acts(self, out)
            list_bribes(self, out)
        elif self.phase == BRIBES:
            list_bribes(self, out)
            out.add(ending())
        elif self.phase == ORIENTING:
            list_orientations(self, out)
        elif self.phase == PAYING:
            list_payments(self, out)

    def apply(self, move: i64, log: Log | None) -> None:
        """Carry out a legal move."""
        play(self, move, log)

    def chapters(self) -> Chapters[Position]:
        """Return the functions that answer what is asked now and then."""
        return CHAPTERS


def blank(seats: i64, colour: i64, anchor_own: bool) -> DuelPosition:
    """Return a position with nothing on the board."""
    position = DuelPosition(empty_board(seats), no_zones())
    position.seats = seats
    position.window = WINDOW
    position.colour = colour
    position.anchor_own = anchor_own
    return position


class Duel(Rules):
    """The Duel for two players; seat 0 is green, seat 1 blue."""

    def __init__(self) -> None:
        self.name = "duel"
        self.box = BOX
        self.border = BORDER
        self.seats = (2, 2)
        self.notation = DUEL_NOTATION
        self.foresight = DuelForesight()
        self.options = {"anchor": ("any", "own")}  # D-AMB-2: some start card, or one's own

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults."""
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> DuelPosition:
        """Deal a game."""
        position = blank(seats, colour(options), options.get("anchor") == "own")
        deal_game(position, seed, log)
        return position

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> DuelPosition:
        """Build the position of a setup."""
        position = blank(seats, colour(options), options.get("anchor") == "own")
        set_up(position, data)
        return position

    def sampler(self, seen: View) -> Sampler:
        """Prepare drawing positions that a watcher thinks possible."""
        shown = cast(DuelView, seen)
        return DuelSampler(shown, blank(shown.seats, shown.colour, shown.anchor_own))


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
