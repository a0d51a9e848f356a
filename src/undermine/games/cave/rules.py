"""The Dark Cave, put together: a position that knows its rules, and how a game begins; each rule lives in its chapter's module."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from undermine.games.cave.border import BORDER
from undermine.games.cave.box import BOX, MOST_SEATS
from undermine.games.cave.checks import check_move, fault_of
from undermine.games.cave.clans import BLUE, clan_cards, identity_of
from undermine.games.cave.deal import RANDOM, deal_game
from undermine.games.cave.foresight import CaveForesight
from undermine.games.cave.listing import list_moves
from undermine.games.cave.moves import CUT, LAY_WEB, NOTATION
from undermine.games.cave.position import Position, empty_board, no_places, no_zones
from undermine.games.cave.resample import CaveSampler
from undermine.games.cave.scoring import outcome
from undermine.games.cave.setup import set_up, write
from undermine.games.cave.turns import play_move
from undermine.games.cave.view import CaveView, view
from undermine.games.cave.webs import named_rightly
from undermine.kernel.clauses import MoveSyntaxError
from undermine.kernel.events import Log
from undermine.kernel.game import Chapters, Rules, Sampler, View
from undermine.kernel.game import Position as AnyPosition
from undermine.kernel.moves import Moves, cell_of, side_of, verb_of

BY_CHANCE: Final = "random"
CHAPTERS: Final = Chapters[Position](check=check_move, fault=fault_of, outcome=outcome, view=view, write=write)


@mypyc_attr(acyclic=True)
class CavePosition(Position):
    """A position of the cave and what it can do."""

    def clone(self) -> Position:
        """Copy the position."""
        copy = CavePosition(self.grid.clone(), self.copied_zones(), self.copied_places())
        self.copy_to(copy)
        return copy

    def legal(self, out: Moves) -> None:
        """List every legal move, each once."""
        list_moves(self, out)

    def apply(self, move: i64, log: Log | None) -> None:
        """Carry out a legal move."""
        play_move(self, move, log)

    def chapters(self) -> Chapters[Position]:
        """Return the functions that answer what is asked now and then."""
        return CHAPTERS


def blank(seats: i64, options: dict[str, str]) -> CavePosition:
    """Return a position with nothing on the board."""
    position = CavePosition(empty_board(), no_zones(), no_places())
    position.seats = seats
    position.immediate = options["end"] == "immediate"
    position.by_agreement = options.get("agree") == "on"
    return position


class Cave(Rules):
    """The Dark Cave for 2 to 8 players (C-COMP-7)."""

    def __init__(self) -> None:
        self.name = "cave"
        self.box = BOX
        self.border = BORDER
        self.seats = (2, int(MOST_SEATS))
        self.notation = NOTATION
        self.foresight = CaveForesight()
        self.options = {
            "first": (BY_CHANCE, *(str(seat) for seat in range(int(MOST_SEATS)))),
            "end": ("immediate", "turn"),
            "agree": ("off", "on"),
        }

    def settle(self, options: dict[str, str]) -> dict[str, str]:
        """Fill in the defaults (C-TURN-R1, C-END-R2); `agree` is named only where it is on, so older records stay as they are."""
        settled = {"first": options.get("first", BY_CHANCE), "end": options.get("end", "immediate")}
        return {**settled, "agree": "on"} if options.get("agree") == "on" else settled

    def traitors(self, seats: int) -> tuple[int, int]:
        """Return the saboteurs among the seats, of either colour: some of the cards shuffled are set aside (C-CLAN-2)."""
        cards = clan_cards(seats, BLUE)
        saboteurs = sum(int(identity_of(card)) for card in cards)
        return max(0, seats - len(cards) + saboteurs), min(saboteurs, seats)

    def new(self, seats: int, seed: bytes, options: dict[str, str], log: Log | None) -> CavePosition:
        """Deal a game."""
        position = blank(seats, options)
        first = options["first"]
        deal_game(position, seed, RANDOM if first == BY_CHANCE else int(first), log)
        return position

    def set_up(self, seats: int, options: dict[str, str], data: dict[str, object]) -> CavePosition:
        """Build the position of a setup."""
        position = blank(seats, options)
        set_up(position, data)
        return position

    def sampler(self, seen: View) -> Sampler:
        """Prepare drawing positions that a watcher thinks possible."""
        shown = cast(CaveView, seen)
        return CaveSampler(shown, CavePosition(empty_board(), no_zones(), no_places()))

    def read(self, position: AnyPosition, text: str) -> int:
        """Read a move's text; whether a web is named from the right card shows only on the board (contract, section 3)."""
        move = super().read(position, text)
        verb = verb_of(move)
        if (verb == LAY_WEB or verb == CUT) and not named_rightly(
            cast(Position, position), cell_of(move), side_of(move)
        ):
            raise MoveSyntaxError("this edge is named from its other card", text)
        return move


RULES: Final = Cave()
