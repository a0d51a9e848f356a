"""Position: everything that is on, above and under the table of the base game, secrets included."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.saboteur.box import BOX
from undermine.kernel.game import NOBODY, State
from undermine.kernel.grid import Grid
from undermine.kernel.rng import ZERO_SEED

PLAY: Final = 0
DRAFT: Final = 1
OVER: Final = 2
PHASES: Final = ("play", "draft", "over")
ROUNDS: Final = 3  # S-ROUND-1

# Stretches of `zones`.
HOLD: Final = 6  # the largest hand
HANDS: Final = 0  # seat * HOLD + place -> card
SIZES: Final = 60  # seat -> cards in hand
KNOWS: Final = 70  # seat -> goals looked at, as bits
DISCARDS: Final = 80  # two bytes each: card, and how it lies
GAINS: Final = 304  # three bytes each: seat, nuggets, when and how it was gained
ZONES: Final = 388

TOOL_BITS: Final = 10  # room for the seats of one tool in `broken`; compiled, `1 << n` has but 31 bits
ANY_TOOL: Final = 1 | 1 << TOOL_BITS | 1 << 2 * TOOL_BITS  # all three tools of seat 0

FACE_UP: Final = 255  # how a discarded card lies; a seat: face down, known to that seat
UNSEEN: Final = 254  # face down, known to nobody

BY_SETUP: Final = 0  # how a gold card came to its owner; the round stands above these bits
BY_CHOICE: Final = 1
BY_PAY: Final = 2

NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])
NO_CARDS: Final[vec[u8]] = vec[u8]([])


class Position(State):
    """A position of the base game. `deck`, `goals` and `pile` are replaced, never changed, so clones share them."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        self.connect_any = False  # S-PLACE-7
        self.gold_for_all = False  # S-GOLD-2: the 2006 edition draws a gold card per player
        self.seed: bytes = ZERO_SEED
        self.chances: i64 = 0  # chance events so far
        self.round: i64 = 1
        self.phase: i64 = PLAY
        self.active: i64 = NOBODY
        self.deck: vec[u8] = NO_CARDS
        self.drawn: i64 = 0  # cards of the deck that are gone
        self.goals: vec[u8] = NO_CARDS  # goal cell -> which goal of the card list lies there
        self.shown: i64 = 0  # goals turned up, as bits
        self.roles: i64 = 0  # saboteurs among the seats, as bits
        self.broken: i64 = 0  # broken tools in front of the seats: bit TOOL_BITS * tool + seat
        self.aside: i64 = 0  # 1 where the dwarf card set aside is a saboteur
        self.zones: vec[u8] = NO_ZONES
        self.discards: i64 = 0
        self.gains: i64 = 0
        self.pile: vec[u8] = NO_CARDS  # gold cards, the first is drawn first
        self.offer: i64 = 0  # gold cards to choose from: how many of 1, 2, 3 nuggets, a byte each

    def clone(self) -> Position:
        """Copy the position."""
        copy = Position(self.grid.clone())
        copy.seats = self.seats
        copy.turn = self.turn
        copy.window = self.window
        copy.connect_any = self.connect_any
        copy.gold_for_all = self.gold_for_all
        copy.seed = self.seed
        copy.chances = self.chances
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.goals = self.goals
        copy.shown = self.shown
        copy.roles = self.roles
        copy.aside = self.aside
        copy.broken = self.broken
        copy.zones = self.zones[:]
        copy.discards = self.discards
        copy.gains = self.gains
        copy.pile = self.pile
        copy.offer = self.offer
        return copy


def empty_position(seats: i64, connect_any: bool, gold_for_all: bool) -> Position:
    """Return a position with nothing on the table."""
    position = Position(Grid(BOX, 1, not connect_any))
    position.seats = seats
    position.connect_any = connect_any
    position.gold_for_all = gold_for_all
    position.zones = NO_ZONES[:]
    return position


def hand_size(position: Position, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    return i64(position.zones[SIZES + seat])


def deck_size(position: Position) -> i64:
    """Return how many cards are left to draw."""
    return i64(len(position.deck)) - position.drawn


def is_saboteur(position: Position, seat: i64) -> bool:
    """Say whether a seat holds a saboteur's card."""
    return position.roles >> seat & 1 != 0


def discard(position: Position, card: i64, lies: i64) -> None:
    """Put a card on the discard pile: FACE_UP, or face down and known to a seat (S-PASS-2)."""
    at: i64 = DISCARDS + 2 * position.discards
    position.zones[at] = u8(card)
    position.zones[at + 1] = u8(lies)
    position.discards += 1


def gain(position: Position, seat: i64, nuggets: i64, how: i64) -> None:
    """Give a gold card to a seat (S-ROUND-5: for the rest of the game)."""
    at: i64 = GAINS + 3 * position.gains
    position.zones[at] = u8(seat)
    position.zones[at + 1] = u8(nuggets)
    position.zones[at + 2] = u8(how if how == BY_SETUP else position.round << 2 | how)
    position.gains += 1


def purse(position: Position, seat: i64) -> list[int]:
    """List the gold cards of a seat, ascending."""
    held: list[int] = []
    i: i64 = 0
    while i < position.gains:
        at: i64 = GAINS + 3 * i
        if i64(position.zones[at]) == seat:
            held.append(int(position.zones[at + 1]))
        i += 1
    return sorted(held)


def broken_tools(position: Position, seat: i64) -> i64:
    """Return a seat's broken tools, as bits."""
    tools: i64 = position.broken >> seat
    return tools & 1 | tools >> TOOL_BITS - 1 & 2 | tools >> 2 * TOOL_BITS - 2 & 4
