"""Position: everything that is on, above and under the board of the base game, secrets included; nobody else sees its bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.games.saboteur.border import Phase
from undermine.games.saboteur.box import BOX
from undermine.kernel.game import Known
from undermine.kernel.grid import Grid
from undermine.kernel.hands import NO_CARDS
from undermine.kernel.tools import AFTER_TOOLS, ToolPosition

PLAY: Final = 0
DRAFT: Final = 1
OVER: Final = 2
PHASES: Final[tuple[Phase, ...]] = ("play", "draft", "over")
ROUNDS: Final = 3  # S-ROUND-1

# Stretches of `zones` after those that every game with tools has.
GAINS: Final = AFTER_TOOLS  # GAIN_BYTES each: seat, nuggets, when and how it was gained
GAIN_BYTES: Final = 3
MOST_GAINS: Final = 28  # the gold cards of the box (S-CARD-3)
ZONES: Final = GAINS + GAIN_BYTES * MOST_GAINS

BY_SETUP: Final = 0  # how a gold card came to its owner
BY_CHOICE: Final = 1
BY_PAY: Final = 2
HOW_BITS: Final = 2  # the round stands above them
HOW: Final = 3

CARD_BITS: Final = 8  # where gold cards are counted by their nuggets, room for each number
MOST_CARDS: Final = 255

NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])


@mypyc_attr(acyclic=True)
class Gain(Known):
    """A gold card that somebody has gained."""

    def __init__(self, seat: int, nuggets: int, round: int, how: int) -> None:
        super().__init__()
        self.seat = seat
        self.nuggets = nuggets
        self.round = round
        self.how = how  # BY_SETUP, BY_CHOICE or BY_PAY


def one_card(nuggets: i64) -> i64:
    """Return the count of gold cards that has one card of so many nuggets."""
    return 1 << CARD_BITS * (nuggets - 1)


def cards_of(counts: i64, nuggets: i64) -> i64:
    """Return how many cards of so many nuggets a count of gold cards has."""
    return counts >> CARD_BITS * (nuggets - 1) & MOST_CARDS


@mypyc_attr(acyclic=True)
class Position(ToolPosition):
    """A position of the base game. `deck`, `goals` and `pile` are replaced, never changed, so clones share them."""

    def __init__(self, grid: Grid, zones: vec[u8]) -> None:
        super().__init__(grid, zones)
        self.connect_any = False  # S-PLACE-7
        self.gold_for_all = False  # S-GOLD-2: the 2006 edition draws a gold card per player
        self.roles: i64 = 0  # saboteurs among the seats, as bits
        self.aside: i64 = 0  # 1 where the dwarf card set aside is a saboteur
        self.gains: i64 = 0  # gold cards that somebody has gained
        self.pile: vec[u8] = NO_CARDS  # gold cards, the first is drawn first
        self.offer: i64 = 0  # gold cards to choose from, counted by their nuggets

    def clone(self) -> Position:
        """Copy the position."""
        raise NotImplementedError

    def copy_to(self, copy: Position) -> None:
        """Copy everything but the grid and the bytes on to a new position."""
        self.copy_tools(copy)
        copy.connect_any = self.connect_any
        copy.gold_for_all = self.gold_for_all
        copy.roles = self.roles
        copy.aside = self.aside
        copy.gains = self.gains
        copy.pile = self.pile
        copy.offer = self.offer

    # --- people ----------------------------------------------------------------------------------

    def is_saboteur(self, seat: i64) -> bool:
        """Say whether a seat holds a saboteur's card."""
        return self.roles >> seat & 1 != 0

    def saboteurs(self) -> i64:
        """Count the saboteurs among the seats."""
        count: i64 = 0
        for seat in range(self.seats):
            count += self.roles >> seat & 1
        return count

    # --- gold ------------------------------------------------------------------------------------

    def gain(self, seat: i64, nuggets: i64, how: i64) -> None:
        """Give a gold card to a seat (S-ROUND-5: for the rest of the game)."""
        self.note_gain(seat, nuggets, i64(0) if how == BY_SETUP else self.round, how)

    def note_gain(self, seat: i64, nuggets: i64, when: i64, how: i64) -> None:
        """Note a gold card, its owner, in which round and how it was gained."""
        at: i64 = GAINS + GAIN_BYTES * self.gains
        self.zones[at] = u8(seat)
        self.zones[at + 1] = u8(nuggets)
        self.zones[at + 2] = u8(when << HOW_BITS | how)
        self.gains += 1

    def gained(self, number: i64) -> Gain:
        """Return a gold card that was gained."""
        at: i64 = GAINS + GAIN_BYTES * number
        when: i64 = i64(self.zones[at + 2])
        return Gain(int(self.zones[at]), int(self.zones[at + 1]), int(when >> HOW_BITS), int(when & HOW))

    def all_gained(self) -> list[Gain]:
        """List the gold cards that were gained, the first gained first."""
        return [self.gained(number) for number in range(self.gains)]

    def wealth(self, seat: i64) -> i64:
        """Return the nuggets on the gold cards of a seat."""
        nuggets: i64 = 0
        for number in range(self.gains):
            at: i64 = GAINS + GAIN_BYTES * number
            if i64(self.zones[at]) == seat:
                nuggets += i64(self.zones[at + 1])
        return nuggets

    def gold_cards(self, seat: i64) -> i64:
        """Return how many gold cards a seat has."""
        cards: i64 = 0
        for number in range(self.gains):
            if i64(self.zones[GAINS + GAIN_BYTES * number]) == seat:
                cards += 1
        return cards

    def purse(self, seat: i64) -> list[int]:
        """List the gold cards of a seat, ascending."""
        return sorted([gain.nuggets for gain in self.all_gained() if gain.seat == seat])

    def on_offer(self, nuggets: i64) -> i64:
        """Return how many gold cards of so many nuggets there are to choose from."""
        return cards_of(self.offer, nuggets)

    def put_on_offer(self, nuggets: i64) -> None:
        """Add a gold card to those to choose from."""
        self.offer += one_card(nuggets)

    def take_offered(self, nuggets: i64) -> None:
        """Take a gold card from those to choose from."""
        self.offer -= one_card(nuggets)

    def offered(self) -> list[int]:
        """List the gold cards to choose from, ascending."""
        return [nuggets for nuggets in (1, 2, 3) for _ in range(int(self.on_offer(nuggets)))]


def empty_board(connect_any: bool) -> Grid:
    """Return a board with nothing on it: S-PLACE-6 follows the reach of the start, S-PLACE-7 any open side."""
    return Grid(BOX, 1, not connect_any)


def no_zones() -> vec[u8]:
    """Return the bytes of a position that holds nothing."""
    return NO_ZONES[:]
