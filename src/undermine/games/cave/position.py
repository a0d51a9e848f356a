"""Position: everything that is on, above and under the board of the cave, secrets included; nobody else sees its bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from undermine.games.cave.border import Phase
from undermine.games.cave.box import BOX, HOLD, MONSTER_KINDS, MOST_SEATS, WEBS
from undermine.games.cave.places import NO_PLACE, field_of, slot_of
from undermine.kernel.bits import BIT
from undermine.kernel.game import NOBODY
from undermine.kernel.grid import Grid, Window
from undermine.kernel.hands import HANDS, MOST_HELD, NO_CARDS, OWN, SIZES, CardPosition
from undermine.kernel.moves import field_name

PLAY: Final = 0  # step 1 of a turn
MONSTER: Final = 1  # the steps of the monster just called
REACT: Final = 2  # an axe against a monster, or not
WALK: Final = 3  # step 2 of a turn
ORIENT: Final = 4  # how a turned goal shall lie
OVER: Final = 5
VOTE: Final = 6  # whether the game shall end by agreement (C-END-3)
PHASES: Final[tuple[Phase, ...]] = ("play", "monster", "react", "walk", "orient", "over", "vote")

# Why the game is over.
NO_CARDS_LEFT: Final = 1
BLUE_OUT: Final = 2  # YELLOW_OUT follows
YELLOW_OUT: Final = 3
NOBODY_CAN_ACT: Final = 4
ALL_AGREE: Final = 5

DECK: Final = 82  # cards in the box (C-COMP-1)
EVERYBODY: Final = 255  # who knows a card that was shown; else a seat

# Stretches of `zones` after those that every game has; from NUGGETS to OPEN_ZONES they are open to everybody (C-KNOW-1).
NUGGETS: Final = OWN  # seat -> nuggets on the dwarf card
LIMITS: Final = NUGGETS + MOST_SEATS  # seat -> the largest hand when drawing (C-DRAW-3)
AXES_HELD: Final = LIMITS + MOST_SEATS  # seat -> axes lying before it
GOALS_SEEN: Final = AXES_HELD + MOST_SEATS  # seat -> goals looked at, as bits
SEATS_SEEN: Final = GOALS_SEEN + MOST_SEATS  # seat -> clan cards looked at, as bits
EXITS: Final = SEATS_SEEN + MOST_SEATS  # the seats in the order they left
HOLDERS: Final = EXITS + MOST_SEATS  # monster -> the seat with its card
WEB_SIDES: Final = HOLDERS + MONSTER_KINDS  # web -> 2 or 1, 0 where it is in the bank
WEB_OWNERS: Final = WEB_SIDES + WEBS  # web -> seat
PARTNERS: Final = WEB_OWNERS + WEBS  # seat -> who knows what is named of its hand
OPEN_ZONES: Final = PARTNERS + MOST_SEATS
NAMED_SIZES: Final = OPEN_ZONES  # C-KNOW-2: seat -> how many cards of its hand the partner of its last swap still knows
NAMED: Final = NAMED_SIZES + MOST_SEATS  # seat * MOST_HELD + i -> such a card
# Cards that are neither in a hand nor face up on the board, two bytes each: card, and who knows it.
GONE: Final = NAMED + MOST_SEATS * MOST_HELD
ZONES: Final = GONE + 2 * DECK

# Stretches of `places`.
DWARFS: Final = 0  # seat -> place
LURKING: Final = DWARFS + MOST_SEATS  # monster -> place
FIGURES: Final = LURKING + MONSTER_KINDS  # dwarfs and monsters
WEBBED: Final = FIGURES  # web -> edge (see webs)
STANDING: Final = WEBBED + WEBS

NO_ZONES: Final[vec[u8]] = vec[u8]([u8(0) for _zone in range(ZONES)])
NO_PLACES: Final[vec[i16]] = vec[i16]([i16(NO_PLACE) for _place in range(STANDING)])
CENTRED: Final = Window(-32, -32)  # where the board of a deal is cut open at first


@mypyc_attr(acyclic=True)
class Position(CardPosition):
    """A position of the cave. `deck`, `goals` and `clans` are replaced, never changed, so clones share them."""

    def __init__(self, grid: Grid, zones: vec[u8], places: vec[i16]) -> None:
        super().__init__(grid, zones)
        self.places: vec[i16] = places
        self.window = CENTRED
        self.immediate = True  # C-END-R2: whether the last card ends the game at once
        self.by_agreement = False  # C-END-3: whether everybody together may end the game
        self.ending: i64 = 0  # why the game is over
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
        self.webs: i64 = 0  # webs on the board
        self.gone: i64 = 0  # cards that are neither in a hand nor face up on the board
        # The turn under way.
        self.steps: i64 = 0  # steps left to the monster or the dwarf
        self.stunned = False  # the active dwarf stood up this turn (C-CRAWLER-2)
        self.mover: i64 = 0  # the monster that moves or attacks
        self.walking = False  # in `react`: a dwarf walked into the monster, not the other way round
        self.found: i64 = 0  # in `orient`: the slot of the goal
        self.entered: i64 = 0  # in `orient`: the side by which the dwarf enters it
        self.due: i64 = 0  # cards to draw at the end of the turn (C-DRAW-1)
        self.drawer: i64 = NOBODY  # who draws them (C-SWAP-2)
        self.proposed = False  # the active player has proposed to end the game in this turn (C-END-R3)
        self.agreed: i64 = 0  # in `vote`: how many have agreed, in turn order after the active player

    def clone(self) -> Position:
        """Copy the position."""
        raise NotImplementedError

    def copy_to(self, copy: Position) -> None:
        """Copy everything but the grid and the bytes on to a new position."""
        self.copy_cards(copy)
        self.copy_open(copy)
        copy.clans = self.clans
        copy.gone = self.gone

    def copy_open(self, copy: Position) -> None:
        """Copy what everybody knows, grid, bytes and what every game holds apart (C-KNOW-1)."""
        copy.immediate = self.immediate
        copy.by_agreement = self.by_agreement
        copy.ending = self.ending
        copy.bank = self.bank
        copy.ladders = self.ladders
        copy.lairs = self.lairs
        copy.full = self.full
        copy.open = self.open
        copy.boots = self.boots
        copy.down = self.down
        copy.exits = self.exits
        copy.webs = self.webs
        copy.steps = self.steps
        copy.stunned = self.stunned
        copy.mover = self.mover
        copy.walking = self.walking
        copy.found = self.found
        copy.entered = self.entered
        copy.due = self.due
        copy.drawer = self.drawer
        copy.proposed = self.proposed
        copy.agreed = self.agreed

    def copy_public(self, copy: Position) -> None:
        """Copy on to a blank position what everybody knows, and nothing else (C-KNOW-1): the board and all that is counted."""
        copy.grid = self.grid.clone()
        copy.window = self.window
        copy.seats = self.seats
        copy.turn = self.turn
        copy.active = self.active
        copy.phase = self.phase
        copy.shown = self.shown
        copy.discards = self.discards
        self.copy_open(copy)
        copy.places = self.places[:]
        for zone in range(OWN, OPEN_ZONES):
            copy.zones[zone] = self.zones[zone]
        for seat in range(self.seats):
            copy.zones[SIZES + seat] = self.zones[SIZES + seat]

    def copied_places(self) -> vec[i16]:
        """Copy where figures and webs are, for a new position."""
        return self.places[:]

    # --- figures ---------------------------------------------------------------------------------

    def dwarf(self, seat: i64) -> i64:
        """Return the place of a seat's dwarf, NO_PLACE when it has left."""
        return i64(self.places[DWARFS + seat])

    def put_dwarf(self, seat: i64, place: i64) -> None:
        """Put a seat's dwarf on a field, or before its player."""
        self.places[DWARFS + seat] = i16(place)

    def is_inside(self, seat: i64) -> bool:
        """Say whether a seat's dwarf is still in the cave."""
        return self.dwarf(seat) != NO_PLACE

    def monster(self, monster: i64) -> i64:
        """Return the place of a monster, NO_PLACE while it is in the bank."""
        return i64(self.places[LURKING + monster])

    def put_monster(self, monster: i64, place: i64) -> None:
        """Put a monster on a field, or back into the bank."""
        self.places[LURKING + monster] = i16(place)

    def holder(self, monster: i64) -> i64:
        """Return the seat that has a monster's card."""
        return i64(self.zones[HOLDERS + monster])

    def give_monster(self, monster: i64, seat: i64) -> None:
        """Lay a monster's card before a seat."""
        self.zones[HOLDERS + monster] = u8(seat)

    def dwarfs_on(self, place: i64) -> bool:
        """Say whether any dwarf stands on a field; there is room for all of them (C-FIELD-8)."""
        places = self.places
        for seat in range(self.seats):
            if i64(places[DWARFS + seat]) == place:
                return True
        return False

    def monsters_on(self, place: i64) -> bool:
        """Say whether any monster stands on a field."""
        places = self.places
        for monster in range(MONSTER_KINDS):
            if i64(places[LURKING + monster]) == place:
                return True
        return False

    def occupied_slots(self) -> i64:
        """Return the slots whose cards bear a dwarf or a monster, as bits (C-ROCK-1)."""
        places = self.places
        slots: i64 = 0
        for figure in range(FIGURES):
            place: i64 = i64(places[figure])
            if place != NO_PLACE:
                slots |= BIT[slot_of(place)]
        return slots

    def note_exit(self, seat: i64) -> None:
        """Take a seat's dwarf out of the cave and note that it is the next to leave (C-EXIT-4)."""
        self.put_dwarf(seat, NO_PLACE)
        self.zones[EXITS + self.exits] = u8(seat)
        self.exits += 1

    def left_as(self, number: i64) -> i64:
        """Return the seat whose dwarf left as the first (0), the second, and so on."""
        return i64(self.zones[EXITS + number])

    # --- what lies before the seats --------------------------------------------------------------

    def nuggets(self, seat: i64) -> i64:
        """Return the nuggets on a seat's dwarf card."""
        return i64(self.zones[NUGGETS + seat])

    def set_nuggets(self, seat: i64, nuggets: i64) -> None:
        """Lay so many nuggets on a seat's dwarf card."""
        self.zones[NUGGETS + seat] = u8(nuggets)

    def limit(self, seat: i64) -> i64:
        """Return how many cards a seat may hold when drawing."""
        return i64(self.zones[LIMITS + seat])

    def set_limit(self, seat: i64, limit: i64) -> None:
        """Let a seat hold so many cards when drawing."""
        self.zones[LIMITS + seat] = u8(limit)

    def axes(self, seat: i64) -> i64:
        """Return how many axes lie before a seat."""
        return i64(self.zones[AXES_HELD + seat])

    def set_axes(self, seat: i64, axes: i64) -> None:
        """Lay so many axes before a seat."""
        self.zones[AXES_HELD + seat] = u8(axes)

    def has_boots(self, seat: i64) -> bool:
        """Say whether boots lie before a seat."""
        return self.boots >> seat & 1 != 0

    def lies_down(self, seat: i64) -> bool:
        """Say whether a seat's dwarf lies on its side."""
        return self.down >> seat & 1 != 0

    def stand_up(self, seat: i64) -> None:
        """Let a seat's dwarf lie down no more."""
        self.down &= ~(1 << seat)

    def is_open(self, seat: i64) -> bool:
        """Say whether a seat's clan card is turned up."""
        return self.open >> seat & 1 != 0

    def everybody(self) -> i64:
        """Return all seats, as bits."""
        return (1 << self.seats) - 1

    # --- goals and looks -------------------------------------------------------------------------

    def goals_looked_at(self, seat: i64) -> i64:
        """Return the goals that a seat has looked at, as bits."""
        return i64(self.zones[GOALS_SEEN + seat])

    def note_goal_look(self, seat: i64, goal: i64) -> None:
        """Note that a seat has looked at a goal."""
        self.zones[GOALS_SEEN + seat] = u8(self.goals_looked_at(seat) | 1 << goal)

    def seats_looked_at(self, seat: i64) -> i64:
        """Return the seats whose clan card a seat has looked at, as bits."""
        return i64(self.zones[SEATS_SEEN + seat])

    def note_seat_look(self, seat: i64, target: i64) -> None:
        """Note that a seat has looked at another's clan card."""
        self.zones[SEATS_SEEN + seat] = u8(self.seats_looked_at(seat) | 1 << target)

    # --- webs ------------------------------------------------------------------------------------

    def web_edge(self, web: i64) -> i64:
        """Return the edge on which a web lies, NO_PLACE while it is in the bank."""
        return i64(self.places[WEBBED + web])

    def web_on(self, edge: i64) -> i64:
        """Return the web that lies on an edge (NO_PLACE: one in the bank), or -1."""
        places = self.places
        for web in range(WEBS):
            if i64(places[WEBBED + web]) == edge:
                return web
        return -1

    def is_webbed(self, edge: i64) -> bool:
        """Say whether a web lies on an edge."""
        return self.webs > 0 and self.web_on(edge) >= 0

    def web_sides(self, web: i64) -> i64:
        """Return the number that a web shows, 0 while it is in the bank."""
        return i64(self.zones[WEB_SIDES + web])

    def turn_web(self, web: i64, sides: i64) -> None:
        """Let a web show this number."""
        self.zones[WEB_SIDES + web] = u8(sides)

    def web_owner(self, web: i64) -> i64:
        """Return the seat that has a web's card."""
        return i64(self.zones[WEB_OWNERS + web])

    def put_web(self, web: i64, edge: i64, sides: i64, owner: i64) -> None:
        """Lay a web of the bank on an edge."""
        self.places[WEBBED + web] = i16(edge)
        self.zones[WEB_SIDES + web] = u8(sides)
        self.zones[WEB_OWNERS + web] = u8(owner)
        self.webs += 1

    def bank_web(self, web: i64) -> None:
        """Put a web back into the bank."""
        self.places[WEBBED + web] = NO_PLACE
        self.zones[WEB_SIDES + web] = 0
        self.webs -= 1

    # --- hands and what is known of them ---------------------------------------------------------

    def swap_hands(self, one: i64, other: i64) -> None:
        """Exchange two complete hands."""
        zones = self.zones
        mine: i64 = HANDS + one * MOST_HELD
        yours: i64 = HANDS + other * MOST_HELD
        size: u8 = zones[SIZES + one]
        for place in range(HOLD):
            card: u8 = zones[mine + place]
            zones[mine + place] = zones[yours + place]
            zones[yours + place] = card
        zones[SIZES + one] = zones[SIZES + other]
        zones[SIZES + other] = size

    def named_size(self, seat: i64) -> i64:
        """Return how many cards of a hand the partner of its last swap knows."""
        return i64(self.zones[NAMED_SIZES + seat])

    def named_card(self, seat: i64, number: i64) -> i64:
        """Return a card of a hand that the partner of its last swap knows."""
        return i64(self.zones[NAMED + seat * MOST_HELD + number])

    def named(self, seat: i64) -> list[int]:
        """List the cards of a hand that the partner of its last swap knows because it gave them away."""
        return [int(self.named_card(seat, number)) for number in range(self.named_size(seat))]

    def partner(self, seat: i64) -> i64:
        """Return the partner of a seat's last swap."""
        return i64(self.zones[PARTNERS + seat])

    def set_partner(self, seat: i64, partner: i64) -> None:
        """Note with whom a seat has swapped."""
        self.zones[PARTNERS + seat] = u8(partner)

    def forget_named(self, seat: i64) -> None:
        """Let nobody know a card of a hand."""
        self.zones[NAMED_SIZES + seat] = 0

    def name_card(self, seat: i64, card: i64) -> None:
        """Let the partner of a seat's last swap know of a card in its hand."""
        size: i64 = self.named_size(seat)
        self.zones[NAMED + seat * MOST_HELD + size] = u8(card)
        self.zones[NAMED_SIZES + seat] = u8(size + 1)

    def note_gone(self, card: i64, knower: i64) -> None:
        """Note who knows a card that is gone from the hands and does not lie face up on the board (C-KNOW-3)."""
        at: i64 = GONE + 2 * self.gone
        self.zones[at] = u8(card)
        self.zones[at + 1] = u8(knower)
        self.gone += 1

    def gone_card(self, number: i64) -> i64:
        """Return a card that is gone, the first one first."""
        return i64(self.zones[GONE + 2 * number])

    def gone_knower(self, number: i64) -> i64:
        """Return who knows a card that is gone: a seat, or EVERYBODY."""
        return i64(self.zones[GONE + 2 * number + 1])

    def replace_gone(self, number: i64, card: i64) -> None:
        """Put another card where one was that is gone."""
        self.zones[GONE + 2 * number] = u8(card)

    def place_text(self, place: i64) -> str:
        """Write a field of the board as x,y/NAME."""
        return f"{self.window.text(self.grid.cell(slot_of(place)))}/{field_name(field_of(place))}"


def empty_board() -> Grid:
    """Return a board with nothing on it; no network is followed, for nothing asks for one (C-PLACE-6)."""
    return Grid(BOX, 0, False)


def nothing_known(seats: i64) -> Position:
    """Return a position with nothing on the board, to hold what everybody knows: no rule is ever applied to it."""
    position = Position(empty_board(), NO_ZONES[:], NO_PLACES[:])
    position.seats = seats
    return position


def no_zones() -> vec[u8]:
    """Return the bytes of a position that holds nothing."""
    return NO_ZONES[:]


def no_places() -> vec[i16]:
    """Return the places of a position in which nothing stands anywhere."""
    return NO_PLACES[:]
