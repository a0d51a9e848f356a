"""Position: everything that is on, above and under the table of the Duel and its solo game, secrets included."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.duel.box import BOX, GOALS, TOKENS, WINDOW
from undermine.kernel.game import NOBODY, State
from undermine.kernel.grid import Grid
from undermine.kernel.rng import ZERO_SEED

PLAY: Final = 0
BRIBES: Final = 1
PAYING: Final = 2
ORIENTING: Final = 3
OVER: Final = 4
PHASES: Final = ("play", "bribe", "pay", "orient", "over")
ROUNDS: Final = 3  # D-ROUND-1
NONE: Final = -1

# Stretches of `zones`.
HOLD: Final = 6  # the largest hand
HANDS: Final = 0  # seat * HOLD + place -> card, in card-list order
SIZES: Final = 12  # seat -> cards in hand
TOOLS: Final = 14  # seat -> sabotage cards in front of it, as bits
KNOWS: Final = 16  # seat -> goals looked at, as bits
PURSE: Final = 18  # seat * 3 + nuggets - 1 -> gold cards
PAST: Final = 24  # (round - 1) * 3 -> goals turned in that round, then goals each seat looked at, as bits
LAID: Final = 33  # slots of the laid path cards, in the order they were laid
TOKEN: Final = 75  # slot -> 1 + the seat whose token lies on its gold or troll
KEYED: Final = 139  # slot -> 1 + the seat whose key lies on its door
DISCARDS: Final = 203  # two bytes each: card, and how it lies
ZONES: Final = 307

FACE_UP: Final = 255  # how a discarded card lies; a seat: face down, known to that seat
UNSEEN: Final = 254  # face down, known to nobody

NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])
NO_CARDS: Final[vec[u8]] = vec[u8]([])


class Position(State):
    """A position. `deck` and `goals` are replaced, never changed, so clones share them.

    Layer s of the grid is the reach of seat s. The slots of the grid hold the start cards, one per seat, then the six
    goals in the order of the layout, then laid paths.
    """

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        self.anchor_own = False  # D-PLACE-4
        self.colour: i64 = 0  # of seat 0; seat 1 has the other
        self.seed: bytes = ZERO_SEED
        self.chances: i64 = 0  # chance events so far
        self.round: i64 = 1
        self.phase: i64 = PLAY
        self.active: i64 = NOBODY
        self.acted = False  # option A, B, C or D is done
        self.due: i64 = 0  # cards to draw at the end of the turn
        self.turning: i64 = NONE  # the goal whose orientation is being chosen
        self.deck: vec[u8] = NO_CARDS
        self.drawn: i64 = 0  # cards of the deck that are gone
        self.goals: vec[u8] = NO_CARDS  # all goals of the card list, six a round
        self.shown: i64 = 0  # goals of this round turned up, as bits
        self.gone: i64 = 0  # gold path cards out of play, as bits
        self.zones: vec[u8] = NO_ZONES
        self.laid: i64 = 0
        self.discards: i64 = 0
        self.tokens: i64 = 0  # dwarf tokens on the table
        self.keys: i64 = 0  # key tokens on the table
        self.gold: i64 = 0  # slots whose gold bears no token, as bits
        self.trolls: i64 = 0  # slots whose troll bears no token, as bits
        self.doors: i64 = 0  # slots whose door bears no key, as bits

    def clone(self) -> Position:
        """Copy the position."""
        copy = Position(self.grid.clone())
        copy.seats = self.seats
        copy.turn = self.turn
        copy.window = self.window
        copy.anchor_own = self.anchor_own
        copy.colour = self.colour
        copy.seed = self.seed
        copy.chances = self.chances
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.acted = self.acted
        copy.due = self.due
        copy.turning = self.turning
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.goals = self.goals
        copy.shown = self.shown
        copy.gone = self.gone
        copy.zones = self.zones[:]
        copy.laid = self.laid
        copy.discards = self.discards
        copy.tokens = self.tokens
        copy.keys = self.keys
        copy.gold = self.gold
        copy.trolls = self.trolls
        copy.doors = self.doors
        return copy


def empty_position(seats: i64, colour: i64, anchor_own: bool) -> Position:
    """Return a position with nothing on the table: two seats for the Duel, one for the solo game."""
    position = Position(Grid(BOX, seats, True))
    position.seats = seats
    position.window = WINDOW
    position.colour = colour
    position.anchor_own = anchor_own
    position.zones = NO_ZONES[:]
    return position


def is_solo(position: Position) -> bool:
    """Say whether this is the solo game (DS-2)."""
    return position.seats == 1


def layout(position: Position) -> i64:
    """Return where the tables of the layouts begin for this game."""
    return GOALS if position.seats == 1 else 0


def goal_number(position: Position, goal: i64) -> i64:
    """Return which goal of the card list lies on a goal cell (D-SETUP-1: six of the shuffled eighteen a round)."""
    return i64(position.goals[(position.round - 1) * GOALS + goal])


def deck_size(position: Position) -> i64:
    """Return how many cards are left to draw."""
    return i64(len(position.deck)) - position.drawn


def supply(position: Position) -> i64:
    """Return how many dwarf tokens are used in this game (D-COMP-3, DS-3)."""
    return TOKENS[position.seats - 1]


def discard(position: Position, card: i64, lies: i64) -> None:
    """Put a card on the discard pile: FACE_UP, or face down and known to a seat (D-INFO-1)."""
    at: i64 = DISCARDS + 2 * position.discards
    position.zones[at] = u8(card)
    position.zones[at + 1] = u8(lies)
    position.discards += 1


def wealth(position: Position, seat: i64) -> i64:
    """Return the nuggets in a seat's purse."""
    at: i64 = PURSE + 3 * seat
    zones = position.zones
    return i64(zones[at]) + 2 * i64(zones[at + 1]) + 3 * i64(zones[at + 2])


def purse(position: Position, seat: i64) -> list[int]:
    """List the gold cards of a seat, ascending."""
    at = PURSE + 3 * seat
    return [nuggets for nuggets in (1, 2, 3) for _ in range(int(position.zones[at + nuggets - 1]))]
