"""Position: all that is on, above and under the board of the Duel and its solo game; nobody else sees its bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.games.duel.border import Phase
from undermine.games.duel.box import BOX, GOAL_CELLS, GOALS, PLAYS, START_CELLS, TOKENS
from undermine.kernel.bits import BIT
from undermine.kernel.grid import SLOTS, Grid
from undermine.kernel.tools import AFTER_TOOLS, ToolPosition

PLAY: Final = 0
BRIBES: Final = 1
PAYING: Final = 2
ORIENTING: Final = 3
OVER: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("play", "bribe", "pay", "orient", "over")
ROUNDS: Final = 3  # D-ROUND-1, DS-15
NONE: Final = -1

PLAYERS: Final = 2  # in the Duel; in the solo game one of them
NUMBERS: Final = 3  # of nuggets on a gold card
MOST_LAID: Final = 42  # more path cards than the box has

# Stretches of `zones` after those that every game with tools has.
PURSE: Final = AFTER_TOOLS  # seat * NUMBERS + nuggets - 1 -> gold cards
PAST: Final = PURSE + PLAYERS * NUMBERS  # NOTES a round: goals turned in it, then goals each seat looked at, as bits
NOTES: Final = 1 + PLAYERS
PAST_BYTES: Final[i64] = ROUNDS * NOTES
LAID: Final = PAST + PAST_BYTES  # slots of the laid path cards, in the order they were laid
TOKEN: Final = LAID + MOST_LAID  # slot -> 1 + the seat whose token lies on its gold or troll
KEYED: Final = TOKEN + SLOTS  # slot -> 1 + the seat whose key lies on its door
ZONES: Final = KEYED + SLOTS

NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])


@mypyc_attr(acyclic=True)
class Position(ToolPosition):
    """A position, secrets included. `deck` and `goals` are replaced, never changed, so clones share them.

    Layer s of the grid is the reach of seat s. The slots of the grid hold the start cards, one per seat, then the six
    goals in the order of the layout, then laid paths. `goals` are all of the card list, six a round. Hands are kept in
    card-list order.
    """

    def __init__(self, grid: Grid, zones: vec[u8]) -> None:
        super().__init__(grid, zones)
        self.anchor_own = False  # D-PLACE-4
        self.colour: i64 = 0  # of seat 0; seat 1 has the other
        self.acted = False  # act A, B, C or D is done (D-TURN-1)
        self.due: i64 = 0  # cards to draw at the end of the turn
        self.turning: i64 = NONE  # the goal whose orientation is being chosen
        self.gone: i64 = 0  # gold path cards out of play, as bits
        self.laid: i64 = 0  # path cards in the maze
        self.tokens: i64 = 0  # dwarf tokens on the board
        self.keys: i64 = 0  # key tokens on the board
        self.gold: i64 = 0  # slots whose gold bears no token, as bits
        self.trolls: i64 = 0  # slots whose troll bears no token, as bits
        self.doors: i64 = 0  # slots whose door bears no key, as bits

    def clone(self) -> Position:
        """Copy the position."""
        raise NotImplementedError

    def copy_to(self, copy: Position) -> None:
        """Copy everything but the grid and the bytes on to a new position."""
        self.copy_tools(copy)
        copy.anchor_own = self.anchor_own
        copy.colour = self.colour
        copy.acted = self.acted
        copy.due = self.due
        copy.turning = self.turning
        copy.gone = self.gone
        copy.laid = self.laid
        copy.tokens = self.tokens
        copy.keys = self.keys
        copy.gold = self.gold
        copy.trolls = self.trolls
        copy.doors = self.doors

    def is_solo(self) -> bool:
        """Say whether this is the solo game (DS-2)."""
        return self.seats == 1

    # --- players ---------------------------------------------------------------------------------

    def colour_of(self, seat: i64) -> i64:
        """Return the colour of a seat."""
        return seat ^ self.colour

    def seat_of(self, colour: i64) -> i64:
        """Return the seat of a colour; in the solo game the other colour has none: `seats` or above."""
        return colour ^ self.colour

    def plays_in_hand(self, seat: i64) -> i64:
        """Return what the cards of a hand can do, as bits: see PLAYS."""
        return self.gathered(seat, PLAYS)

    def hands_are_empty(self) -> bool:
        """Say whether nobody holds a card."""
        return self.hand_size(0) == 0 and (self.seats == 1 or self.hand_size(1) == 0)

    # --- goals -----------------------------------------------------------------------------------

    def start_cell(self, seat: i64) -> i64:
        """Return the cell of a seat's start card: two in the Duel (D-GEO-2), one in the solo game (DS-4)."""
        return START_CELLS[seat if self.seats == 2 else i64(2)]

    def goal_cell(self, goal: i64) -> i64:
        """Return the cell of a goal in this game's layout."""
        return GOAL_CELLS[goal if self.seats == 2 else GOALS + goal]

    def goal_cells(self) -> vec[i64]:
        """Return the cells of the six goals in this game's layout."""
        if self.seats == 2:
            return GOAL_CELLS[:GOALS]
        return GOAL_CELLS[GOALS:]

    def goal_at(self, cell: i64) -> i64:
        """Return the goal whose cell this is, or NONE."""
        for goal in range(GOALS):
            if self.goal_cell(goal) == cell:
                return goal
        return NONE

    def goal_slot(self, goal: i64) -> i64:
        """Return the slot of a goal."""
        return self.seats + 1 + goal

    def first_laid(self) -> i64:
        """Return the first slot after the start cards and the goals."""
        return self.seats + 1 + GOALS

    def goal_number(self, goal: i64) -> i64:
        """Return which goal of the card list lies on a goal cell (D-SETUP-1: six of the shuffled eighteen a round)."""
        return i64(self.goals[(self.round - 1) * GOALS + goal])

    def goal_face(self, goal: i64) -> i64:
        """Return the printed face of the goal that lies on a goal cell."""
        return BOX.goal_face(self.goal_number(goal))

    def note_round(self) -> None:
        """Note which goals were turned or looked at in the round that ends."""
        at: i64 = PAST + NOTES * (self.round - 1)
        self.zones[at] = u8(self.shown)
        for seat in range(self.seats):
            self.zones[at + 1 + seat] = u8(self.looked_at(seat))

    def past(self) -> list[int]:
        """List for every round the goals turned, then those that each seat had looked at, as bits."""
        return [int(self.zones[PAST + i]) for i in range(PAST_BYTES)]

    def note_past(self, seen: list[int]) -> None:
        """Note what earlier rounds have shown."""
        for i in range(PAST_BYTES):
            self.zones[PAST + i] = u8(seen[i])

    # --- gold ------------------------------------------------------------------------------------

    def gold_cards(self, seat: i64, nuggets: i64) -> i64:
        """Return how many gold cards of so many nuggets a seat has."""
        return i64(self.zones[PURSE + NUMBERS * seat + nuggets - 1])

    def add_gold(self, seat: i64, nuggets: i64, cards: i64) -> None:
        """Give gold cards of so many nuggets to a seat, or take them away."""
        self.zones[PURSE + NUMBERS * seat + nuggets - 1] = u8(self.gold_cards(seat, nuggets) + cards)

    def wealth(self, seat: i64) -> i64:
        """Return the nuggets in a seat's purse."""
        return self.gold_cards(seat, 1) + 2 * self.gold_cards(seat, 2) + 3 * self.gold_cards(seat, 3)

    def purse(self, seat: i64) -> list[int]:
        """List the gold cards of a seat, ascending."""
        return [nuggets for nuggets in (1, 2, 3) for _ in range(int(self.gold_cards(seat, nuggets)))]

    # --- tokens, keys and the order of laying ----------------------------------------------------

    def supply(self) -> i64:
        """Return how many dwarf tokens are used in this game (D-COMP-3, DS-3)."""
        return TOKENS[self.seats - 1]

    def token_on(self, slot: i64) -> i64:
        """Return the seat whose dwarf token lies on a card's gold or troll, or NONE."""
        return i64(self.zones[TOKEN + slot]) - 1

    def lay_token(self, slot: i64, seat: i64) -> None:
        """Lay a dwarf token, own colour up, on gold or on a troll (D-CLAIM-1, D-TROLL-2)."""
        self.zones[TOKEN + slot] = u8(1 + seat)
        self.tokens += 1
        self.gold &= ~BIT[slot]
        self.trolls &= ~BIT[slot]

    def key_on(self, slot: i64) -> i64:
        """Return the seat whose key token lies on a card's door, or NONE."""
        return i64(self.zones[KEYED + slot]) - 1

    def lay_key(self, slot: i64, seat: i64) -> None:
        """Lay a key token on a door."""
        self.zones[KEYED + slot] = u8(1 + seat)
        self.keys += 1
        self.doors &= ~BIT[slot]

    def take_key(self, slot: i64) -> None:
        """Take the key token off a door."""
        self.zones[KEYED + slot] = 0
        self.keys -= 1

    def laid_slot(self, place: i64) -> i64:
        """Return the slot of a path card of the maze, the first laid first."""
        return i64(self.zones[LAID + place])

    def note_laid(self, slot: i64) -> None:
        """Note that a path card was laid last."""
        self.zones[LAID + self.laid] = u8(slot)
        self.laid += 1

    def forget_laid(self, slot: i64) -> None:
        """Forget a path card; the others keep their order."""
        zones = self.zones
        self.laid -= 1
        behind: i64 = 0  # 1 from where the card was
        for at in range(LAID, LAID + self.laid):
            behind |= i64(i64(zones[at]) == slot)
            zones[at] = zones[at + behind]

    def clear_marks(self) -> None:
        """Take all tokens, keys and path cards off the board, before the cards under them (D-SETUP-3)."""
        zones = self.zones
        for slot in range(self.grid.slots):
            zones[TOKEN + slot] = 0
            zones[KEYED + slot] = 0
        self.shown = 0
        self.turning = NONE
        self.laid = 0
        self.tokens = 0
        self.keys = 0
        self.gold = 0
        self.trolls = 0
        self.doors = 0


def empty_board(seats: i64) -> Grid:
    """Return a board with nothing on it, and a network for each seat (D-NET-2)."""
    return Grid(BOX, seats, True)


def no_zones() -> vec[u8]:
    """Return the bytes of a position that holds nothing."""
    return NO_ZONES[:]
