"""Position: everything that is on, above and under the table of the cave, secrets included."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from undermine.games.cave.box import BOX, MONSTER_KINDS
from undermine.kernel.bits import WORD, lowest
from undermine.kernel.game import NOBODY, State
from undermine.kernel.grid import SLOTS, Grid, Window
from undermine.kernel.moves import field_name
from undermine.kernel.rng import ZERO_SEED, DealStream

PLAY: Final = 0  # step 1 of a turn
MONSTER: Final = 1  # the steps of the monster just called
REACT: Final = 2  # an axe against a monster, or not
WALK: Final = 3  # step 2 of a turn
ORIENT: Final = 4  # how a turned goal shall lie
OVER: Final = 5
PHASES: Final = ("play", "monster", "react", "walk", "orient", "over")

# Why the game is over.
NO_CARDS_LEFT: Final = 1  # C-END-1
BLUE_OUT: Final = 2  # C-END-2; YELLOW_OUT follows
YELLOW_OUT: Final = 3
NOBODY_CAN_ACT: Final = 4  # C-END-R1

# Stretches of `zones`.
HANDS: Final = 0  # seat * HOLD + place -> card, in card-list order
SIZES: Final = 40  # seat -> cards in hand
NUGGETS: Final = 48  # seat -> nuggets on the dwarf card
LIMITS: Final = 56  # seat -> the largest hand when drawing (C-DRAW-3)
AXES: Final = 64  # seat -> axes lying before it
GOALS_SEEN: Final = 72  # seat -> goals looked at, as bits
SEATS_SEEN: Final = 80  # seat -> clan cards looked at, as bits
EXITS: Final = 88  # the seats in the order they left
HOLDERS: Final = 96  # monster -> the seat with its card
WEB_SIDES: Final = 99  # web -> 2 or 1, 0 where it is in the bank
WEB_OWNERS: Final = 102  # web -> seat
# C-KNOW-2: what the partner of a seat's last swap still knows of its hand.
NAMED: Final = 105  # seat * HOLD + i -> card
NAMED_SIZES: Final = 145  # seat -> how many
PARTNERS: Final = 153  # seat -> who knows them
# Cards of the deck that are neither in a hand nor face up on the map, two bytes each: card, and who knows it.
SEEN: Final = 161
ZONES: Final = 325
EVERYBODY: Final = 255  # who knows a card that was shown; else a seat

# Stretches of `places`: a field of the map is slot << 5 | field, nowhere NO_PLACE.
DWARFS: Final = 0  # seat -> field
LURKING: Final = 8  # monster -> field
WEBBED: Final = 11  # web -> edge (see webs)
PLACES: Final = 14
NO_PLACE: Final = -1

BIT: Final[vec[i64]] = vec[i64]([i64(1 << _slot) for _slot in range(SLOTS - 1)])  # slot -> its bit in a set of slots
NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])
NO_PLACES: Final[vec[i16]] = vec[i16]([i16(NO_PLACE) for _place in range(PLACES)])
NO_CARDS: Final[vec[u8]] = vec[u8]([])


class Position(State):
    """A position of the cave. `deck`, `goals` and `clans` are replaced, never changed, so clones share them."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        self.immediate = True  # C-END-R2: whether the last card ends the game at once
        self.seed: bytes = ZERO_SEED
        self.chances: i64 = 0  # chance events so far
        self.phase: i64 = PLAY
        self.ending: i64 = 0  # why the game is over
        self.active: i64 = NOBODY
        self.deck: vec[u8] = NO_CARDS
        self.drawn: i64 = 0  # cards of the deck that are gone
        self.goals: vec[u8] = NO_CARDS  # goal cell -> which goal of the card list lies there
        self.shown: i64 = 0  # goals turned up, as bits
        self.clans: vec[u8] = NO_CARDS  # the clan cards of the seats, then those set aside
        self.bank: i64 = 0  # nuggets in the bank
        # Slots with something on their cards, as bits.
        self.ladders: i64 = 0
        self.lairs: i64 = 0
        self.full: i64 = 0  # veins that still hold their nugget
        # Seats, as bits.
        self.open: i64 = 0  # clan cards shown
        self.boots: i64 = 0
        self.down: i64 = 0  # dwarfs that lie on their side
        self.exits: i64 = 0  # how many dwarfs have left
        self.zones: vec[u8] = NO_ZONES
        self.places: vec[i16] = NO_PLACES
        self.webs: i64 = 0  # webs on the map
        self.discards: i64 = 0  # cards on the discard pile
        self.seen: i64 = 0  # entries of SEEN
        # The turn under way.
        self.steps: i64 = 0  # steps left to the monster or the dwarf
        self.stunned = False  # the active dwarf stood up this turn (C-CRAWLER-2)
        self.mover: i64 = 0  # the monster that moves or attacks
        self.walking = False  # in `react`: a dwarf walked into the monster, not the other way round
        self.entered: i64 = 0  # in `orient`: the goal's slot * 4 + the side by which the dwarf enters
        self.due: i64 = 0  # cards to draw at the end of the turn (C-DRAW-1)
        self.drawer: i64 = NOBODY  # who draws them (C-SWAP-2)

    def clone(self) -> Position:
        """Copy the position."""
        copy = Position(self.grid.clone())
        copy.seats = self.seats
        copy.turn = self.turn
        copy.window = self.window
        copy.immediate = self.immediate
        copy.seed = self.seed
        copy.chances = self.chances
        copy.phase = self.phase
        copy.ending = self.ending
        copy.active = self.active
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.goals = self.goals
        copy.shown = self.shown
        copy.clans = self.clans
        copy.bank = self.bank
        copy.ladders = self.ladders
        copy.lairs = self.lairs
        copy.full = self.full
        copy.open = self.open
        copy.boots = self.boots
        copy.down = self.down
        copy.exits = self.exits
        copy.zones = self.zones[:]
        copy.places = self.places[:]
        copy.webs = self.webs
        copy.discards = self.discards
        copy.seen = self.seen
        copy.steps = self.steps
        copy.stunned = self.stunned
        copy.mover = self.mover
        copy.walking = self.walking
        copy.entered = self.entered
        copy.due = self.due
        copy.drawer = self.drawer
        return copy


def empty_position(seats: i64, immediate: bool) -> Position:
    """Return a position with nothing on the table."""
    position = Position(Grid(BOX, 0, False))
    position.seats = seats
    position.immediate = immediate
    position.window = Window(-32, -32)
    position.zones = NO_ZONES[:]
    position.places = NO_PLACES[:]
    return position


def chance(position: Position) -> DealStream:
    """Open the stream of the next chance event."""
    stream = DealStream(position.seed, position.chances)
    position.chances += 1
    return stream


def deck_size(position: Position) -> i64:
    """Return how many cards are left to draw."""
    return i64(len(position.deck)) - position.drawn


def dwarf_place(position: Position, seat: i64) -> i64:
    """Return the field of a seat's dwarf, NO_PLACE when it has left."""
    return i64(position.places[DWARFS + seat])


def monster_place(position: Position, monster: i64) -> i64:
    """Return the field of a monster, NO_PLACE while it is in the bank."""
    return i64(position.places[LURKING + monster])


def dwarfs_on(position: Position, place: i64) -> bool:
    """Say whether any dwarf stands on a field."""
    places = position.places
    seat: i64 = 0
    while seat < position.seats:
        if i64(places[DWARFS + seat]) == place:
            return True
        seat += 1
    return False


def monsters_on(position: Position, place: i64) -> bool:
    """Say whether any monster stands on a field."""
    places = position.places
    return i64(places[LURKING]) == place or i64(places[LURKING + 1]) == place or i64(places[LURKING + 2]) == place


def lowest_slot(slots: i64) -> i64:
    """Return the lowest slot of a set of slots that is not empty; there are more of them than bits in a word."""
    return lowest(slots) if slots & 0xFFFFFFFF else WORD + lowest(slots >> WORD)


def occupied_slots(position: Position) -> i64:
    """Return the slots whose cards bear a dwarf or a monster, as bits (C-ROCK-1)."""
    places = position.places
    slots: i64 = 0
    figure: i64 = DWARFS
    while figure < LURKING + MONSTER_KINDS:
        if places[figure] != NO_PLACE:
            slots |= BIT[i64(places[figure]) >> 5]
        figure += 1
    return slots


def note_seen(position: Position, card: i64, knower: i64) -> None:
    """Note who knows a card that is gone from the hands and does not lie face up on the map (C-KNOW-3)."""
    at: i64 = SEEN + 2 * position.seen
    position.zones[at] = u8(card)
    position.zones[at + 1] = u8(knower)
    position.seen += 1


def place_text(position: Position, place: i64) -> str:
    """Write a field of the map as x,y/NAME."""
    return f"{position.window.text(position.grid.cell(place >> 5))}/{field_name(place & 31)}"
