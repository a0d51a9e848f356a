"""A yardstick: the base game for five, as bare as typed Python allows: one board, one vector, no events, no clauses, no texts.

It knows just enough to play whole random games with every legal move listed at every step, so that the engine can be held
against what the same compiler makes of no structure at all. It draws its deals from a small generator of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

SIDE: Final = 64
MASK: Final = 4095
START: Final = 32 * SIDE + 24
FIRST_GOAL: Final = START + 8 - 2 * SIDE
# A cell of the board: four bits of open sides, then these; in its second half the key of each cell.
JOINED: Final = 16
REACHED: Final = 32
COVERED: Final = 64
KEYS: Final = 4096

# Cards: sixteen kinds of paths, then breaks, repairs, rockfall, map.
BREAKS: Final = 16
REPAIRS: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26
KINDS: Final = 27
SHAPES: Final = [  # open sides, whether they are joined, how many
    *((15, 1, 5), (11, 1, 5), (13, 1, 5), (5, 1, 4), (10, 1, 3), (3, 1, 5), (9, 1, 4), (1, 0, 1), (2, 0, 1)),
    *((5, 0, 1), (10, 0, 1), (3, 0, 1), (9, 0, 1), (11, 0, 1), (13, 0, 1), (15, 0, 1)),
]
ACTIONS: Final = [3, 3, 3, 2, 2, 2, 1, 1, 1, 3, 6]
SEATS: Final[i64] = 5
HELD: Final[i64] = 6
DECK_SIZE: Final[i64] = 67
ROUNDS: Final[i64] = 3

# Where things stand in the one vector of numbers.
FRONTIER: Final = 0
LAID: Final = 200
DECK: Final = 260
HANDS: Final = 328
SIZES: Final = 360
BROKEN: Final = 365
LOOKED: Final = 370
GOALS: Final = 375
GOLD: Final = 378
ROOM: Final = 384

# Moves: verb, then a cell or a target, then an option or a card.
TARGET: Final = 5
VERB: Final = 17


def half_turn(sides: int) -> int:
    """Turn open sides round."""
    return (sides << 2 | sides >> 2) & 15


OPTIONS: Final = [  # kind, open sides, joined
    (kind, sides, joined)
    for kind, (printed, joined, _) in enumerate(SHAPES)
    for sides in sorted({printed, half_turn(printed)})
]
OPTION_KIND: Final[vec[i64]] = vec[i64]([i64(option[0]) for option in OPTIONS])
OPTION_TILE: Final[vec[i64]] = vec[i64]([i64(option[1] | JOINED * option[2]) for option in OPTIONS])
WAYS: Final[vec[i64]] = vec[i64](
    [i64(sum(1 << number for number, option in enumerate(OPTIONS) if option[0] == kind)) for kind in range(KINDS)]
)
FIT: Final[vec[i64]] = vec[i64](
    [
        i64(sum(1 << number for number, option in enumerate(OPTIONS) if option[1] & key & 15 == key >> 4))
        for key in range(256)
    ]
)
WHOLE_DECK: Final[vec[i16]] = vec[i16](
    [i16(kind) for kind, count in enumerate([*(shape[2] for shape in SHAPES), *ACTIONS]) for _ in range(count)]
)
REPAIRED: Final[vec[i64]] = vec[i64]([i64(tools) for tools in [0] * REPAIRS + [1, 2, 4, 3, 5, 6] + [0, 0]])
GOAL_SIDES: Final[vec[i64]] = vec[i64]([i64(15), i64(3), i64(9)])
STEP: Final[vec[i64]] = vec[i64]([i64(SIDE), i64(1), i64(-SIDE), i64(-1)])
NUMBER: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(37)])  # a power of two modulo 37 -> its exponent
for _bit in range(31):
    NUMBER[i64((1 << _bit) % 37)] = i64(_bit)
BARE: Final[vec[u8]] = vec[u8]([u8(0) for _ in range(2 * KEYS)])
NOTHING: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(ROOM)])


class Flat:
    """One game."""

    def __init__(self, seed: i64) -> None:
        self.board: vec[u8] = BARE
        self.things: vec[i16] = NOTHING[:]
        self.chance: i64 = seed % 2147483646 + 1
        self.frontiers: i64 = 0
        self.laid: i64 = 0
        self.deck: i64 = 0
        self.turn: i64 = 0
        self.shown: i64 = 0
        self.round: i64 = 0
        self.found = False
        self.over = False
        for goal in range(i64(3)):
            self.things[GOALS + goal] = i16(goal)
        self.deal()

    def below(self, n: i64) -> i64:
        """Return a number in 0..n-1."""
        self.chance = self.chance * 48271 % 2147483647
        return self.chance % n

    def shuffle(self, first: i64, count: i64) -> None:
        """Shuffle a stretch of things."""
        things = self.things
        left: i64 = count
        while left > 1:
            j: i64 = first + self.below(left)
            left -= 1
            thing: i16 = things[first + left]
            things[first + left] = things[j]
            things[j] = thing

    def deal(self) -> None:
        """Deal a round."""
        things = self.things
        self.board = BARE[:]
        self.frontiers = 0
        self.laid = 0
        self.shown = 0
        self.found = False
        for at in range(DECK_SIZE):
            things[DECK + at] = WHOLE_DECK[at]
        self.shuffle(DECK, DECK_SIZE)
        self.deck = DECK_SIZE
        for seat in range(SEATS):
            for place in range(HELD):
                self.deck -= 1
                things[HANDS + seat * HELD + place] = things[DECK + self.deck]
            things[SIZES + seat] = i16(HELD)
            things[BROKEN + seat] = 0
        self.shuffle(GOALS, 3)
        for goal in range(i64(3)):
            self.board[FIRST_GOAL + goal * 2 * SIDE] = COVERED
        self.put(START, 15 | JOINED)

    def edge(self, cell: i64, side: i64, tile: i64) -> None:
        """Tell a neighbour what it touches."""
        key: i64 = KEYS + ((cell + STEP[side]) & MASK)
        back: i64 = side ^ 2
        self.board[key] = u8(i64(self.board[key]) | 1 << back | (tile >> side & 1) << back + 4)

    def put(self, cell: i64, tile: i64) -> None:
        """Lay a card that is connected."""
        for side in range(i64(4)):
            self.edge(cell, side, tile)
        if tile & JOINED:
            self.board[cell] = u8(tile | REACHED)
            self.flood(cell)
        else:
            self.board[cell] = u8(tile)

    def flood(self, cell: i64) -> None:
        """Follow the path from a reached card."""
        board = self.board
        tile: i64 = i64(board[cell])
        for side in range(i64(4)):
            if tile >> side & 1:
                other: i64 = (cell + STEP[side]) & MASK
                there: i64 = i64(board[other])
                if there == 0:
                    board[other] = REACHED
                    self.things[FRONTIER + self.frontiers] = i16(other)
                    self.frontiers += 1
                elif there == COVERED:
                    self.turn_goal(other, side ^ 2)
                    self.flood(other)
                elif there & JOINED and not there & REACHED and there >> (side ^ 2) & 1:
                    board[other] = u8(there | REACHED)
                    self.flood(other)

    def turn_goal(self, cell: i64, side: i64) -> None:
        """Turn a goal so that it goes on."""
        goal: i64 = (cell - FIRST_GOAL) >> 7
        number: i64 = i64(self.things[GOALS + goal])
        sides: i64 = GOAL_SIDES[number]
        if not sides >> side & 1:
            sides = (sides << 2 | sides >> 2) & 15
        self.shown |= 1 << goal
        if number == 0:
            self.found = True
        self.board[cell] = u8(sides | JOINED | REACHED)
        for each in range(i64(4)):
            self.edge(cell, each, sides)

    def lift(self, cell: i64) -> None:
        """Take a card away and flood anew."""
        board = self.board
        things = self.things
        board[cell] = 0
        for side in range(i64(4)):
            key: i64 = KEYS + ((cell + STEP[side]) & MASK)
            board[key] = u8(i64(board[key]) & ~(17 << (side ^ 2)))
        at: i64 = LAID
        while i64(things[at]) != cell:
            at += 1
        self.laid -= 1
        things[at] = things[LAID + self.laid]
        for place in range(self.frontiers):
            board[i64(things[FRONTIER + place])] = 0
        for place in range(self.laid):
            other: i64 = i64(things[LAID + place])
            board[other] = u8(i64(board[other]) & ~REACHED)
        for goal in range(i64(3)):
            other = FIRST_GOAL + goal * 2 * SIDE
            board[other] = u8(i64(board[other]) & ~REACHED)
        self.frontiers = 0
        self.flood(START)

    def legal(self, moves: vec[i64]) -> i64:
        """List every legal move; return how many there are."""
        things = self.things
        seat: i64 = self.turn
        seen: i64 = 0
        ways: i64 = 0
        count: i64 = 0
        first: i64 = HANDS + seat * HELD
        for place in range(first, first + i64(things[SIZES + seat])):
            card: i64 = i64(things[place])
            if seen >> card & 1:
                continue
            seen |= 1 << card
            moves[count] = 5 << VERB | card
            count += 1
            if card < BREAKS:
                ways |= WAYS[card]
            elif card < REPAIRS:
                for other in range(SEATS):
                    if not i64(things[BROKEN + other]) >> card - BREAKS & 1:
                        moves[count] = 1 << VERB | other << TARGET | card
                        count += 1
            elif card < ROCKFALL:
                for other in range(SEATS):
                    tools: i64 = i64(things[BROKEN + other]) & REPAIRED[card]
                    while tools:
                        moves[count] = 2 << VERB | (other << 2 | NUMBER[tools & -tools]) << TARGET | card
                        count += 1
                        tools &= tools - 1
            elif card == ROCKFALL:
                for number in range(self.laid):
                    moves[count] = 3 << VERB | i64(things[LAID + number]) << TARGET | card
                    count += 1
            else:
                for goal in range(i64(3)):
                    if not self.shown >> goal & 1:
                        moves[count] = 4 << VERB | goal << TARGET | card
                        count += 1
        if ways and things[BROKEN + seat] == 0:
            board = self.board
            for place in range(self.frontiers):
                cell: i64 = i64(things[FRONTIER + place])
                fitting: i64 = FIT[i64(board[KEYS + cell])] & ways
                while fitting:
                    moves[count] = cell << TARGET | NUMBER[(fitting & -fitting) % 37]
                    count += 1
                    fitting &= fitting - 1
        return count

    def apply(self, move: i64) -> None:
        """Carry out a move, draw, and go on."""
        things = self.things
        seat: i64 = self.turn
        verb: i64 = move >> VERB
        target: i64 = move >> TARGET & MASK
        card: i64 = move & 31
        if verb == 0:
            at: i64 = FRONTIER
            while i64(things[at]) != target:
                at += 1
            self.frontiers -= 1
            things[at] = things[FRONTIER + self.frontiers]
            things[LAID + self.laid] = i16(target)
            self.laid += 1
            self.put(target, OPTION_TILE[card])
            card = OPTION_KIND[card]
        elif verb == 1:
            things[BROKEN + target] = i16(i64(things[BROKEN + target]) | 1 << card - BREAKS)
        elif verb == 2:
            things[BROKEN + (target >> 2)] = i16(i64(things[BROKEN + (target >> 2)]) & ~(1 << (target & 3)))
        elif verb == 3:
            self.lift(target)
        elif verb == 4:
            things[LOOKED + seat] = i16(i64(things[LOOKED + seat]) | 1 << target)
        first: i64 = HANDS + seat * HELD
        place: i64 = first
        while i64(things[place]) != card:
            place += 1
        if not self.found and self.deck > 0:
            self.deck -= 1
            things[place] = things[DECK + self.deck]
        else:
            size: i64 = i64(things[SIZES + seat]) - 1
            things[place] = things[first + size]
            things[SIZES + seat] = i16(size)
        if self.found or not self.pass_on():
            self.end_round()

    def pass_on(self) -> bool:
        """Find the next seat with a card."""
        for _step in range(SEATS):
            self.turn = self.turn + 1 if self.turn + 1 < SEATS else i64(0)
            if self.things[SIZES + self.turn] != 0:
                return True
        return False

    def end_round(self) -> None:
        """Give out some gold and deal again, or end the game."""
        for seat in range(SEATS):
            if self.found != (seat == 0):
                self.things[GOLD + seat] = i16(i64(self.things[GOLD + seat]) + 1 + self.below(3))
        self.round += 1
        if self.round == ROUNDS:
            self.over = True
        else:
            self.turn = self.turn + 1 if self.turn + 1 < SEATS else i64(0)
            self.deal()


def random_games(games: i64, seed: i64) -> int:
    """Play whole random games, every legal move listed at every step; return how many moves were played."""
    moves: vec[i64] = vec[i64]([i64(0) for _ in range(2048)])
    played: i64 = 0
    for game in range(games):
        flat = Flat(seed + game)
        while not flat.over:
            count: i64 = flat.legal(moves)
            flat.apply(moves[flat.below(count)])
            played += 1
    return int(played)
