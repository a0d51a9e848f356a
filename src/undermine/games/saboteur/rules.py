"""Saboteur, put together: a position that knows its rules, and how a game begins; each rule lives in the module of its chapter."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from undermine.games.saboteur.border import BORDER
from undermine.games.saboteur.box import BOX, DWARFS
from undermine.games.saboteur.checks import check_move, fault_of
from undermine.games.saboteur.deal import deal_game
from undermine.games.saboteur.foresight import SaboteurForesight
from undermine.games.saboteur.gold import outcome
from undermine.games.saboteur.listing import list_gold, list_plays
from undermine.games.saboteur.moves import NOTATION
from undermine.games.saboteur.picking import pick_play
from undermine.games.saboteur.position import PLAY, Position, empty_board, no_zones
from undermine.games.saboteur.resample import SaboteurSampler
from undermine.games.saboteur.setup import set_up, write
from undermine.games.saboteur.turns import play
from undermine.games.saboteur.view import SaboteurView, view
from undermine.kernel.events import Log
from undermine.kernel.game import Chapters, Rules, Sampler, View
from undermine.kernel.moves import Moves
from undermine.kernel.rng import Rng

CHAPTERS: Final = Chapters[Position](check=check_move, fault=fault_of, outcome=outcome, view=view, write=write)


@mypyc_attr(acyclic=True)
class SaboteurPosition(Position):
    """A position of the base game and what it can do."""

    def clone(self) -> Position:
        """Copy the position."""
        copy = SaboteurPosition(self.grid.clone(), self.copied_zones())
        self.copy_to(copy)
        return copy

    def legal(self, out: Moves) -> None:
        """List every legal move, each once."""
        out.count = 0
        if self.phase == PLAY:
            list_plays(self, out)
        else:
            list_gold(self, out)

    def pick(self, rng: Rng, spare: Moves) -> i64:
        """Pick a legal move, a card first: many times quicker than listing, and rare kinds of moves are less rare."""
        if self.phase == PLAY:
            return pick_play(self, rng)
        return super().pick(rng, spare)

    def apply(self, move: i64, log: Log | None) -> None:
        """Carry out a legal move."""
        play(self, move, log)

    def chapters(self) -> Chapters[Position]:
        """Return the functions that answer what is asked now and then."""
        return CHAPTERS


def blank(seats: i64, connect_any: bool, gold_for_all: bool) -> SaboteurPosition:
    """Return a position with nothing on the board."""
    position = SaboteurPosition(empty_board(connect_any), no_zones())
    position.seats = seats
    position.connect_any = connect_any
    position.gold_for_all = gold_for_all
    return position


class Saboteur(Rules):
    """The base game for 3 to 10 players."""

    def __init__(self) -> None:
        self.name = "saboteur"
        self.box = BOX
        self.border = BORDER
        self.seats = (3, 10)  # S-SETUP-1
        self.notation = NOTATION
        self.foresight = SaboteurForesight()
        self.options = {
            "edition": ("modern", "2006"),
            "connect": ("start", "any"),
            "first": tuple(str(seat) for seat in range(10)),
        }

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults; the edition decides what `connect` is unless it is given (S-AMB-1)."""
        edition = options.get("edition", "modern")
        connect = options.get("connect", "any" if edition == "2006" else "start")
        return {"edition": edition, "connect": connect, "first": options.get("first", "0")}

    def traitors(self, seats: int) -> tuple[int, int]:
        """Return the saboteurs among the seats: all dealt, or one of them set aside (S-SETUP-4)."""
        saboteurs, diggers = DWARFS[str(seats)]
        return max(0, seats - diggers), min(saboteurs, seats)

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> SaboteurPosition:
        """Deal a game."""
        position = blank(seats, options["connect"] == "any", options["edition"] == "2006")
        deal_game(position, seed, int(options["first"]), log)
        return position

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> SaboteurPosition:
        """Build the position of a setup."""
        position = blank(seats, options["connect"] == "any", options["edition"] == "2006")
        set_up(position, data)
        return position

    def sampler(self, seen: View) -> Sampler:
        """Prepare drawing positions that a watcher thinks possible."""
        shown = cast(SaboteurView, seen)
        return SaboteurSampler(shown, blank(shown.seats, shown.connect_any, shown.gold_for_all))


RULES: Final = Saboteur()
