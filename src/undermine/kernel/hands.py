"""Hands, deck, goals and discards: what every game of the family holds, in one arena of bytes behind named accessors.

This module and each game's `position` are the only ones that touch the bytes; a test sees to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.kernel.game import NOBODY, Position
from undermine.kernel.grid import Grid
from undermine.kernel.moves import Moves, with_card, with_cards
from undermine.kernel.rng import ZERO_SEED, DealStream

MOST_SEATS: Final = 10
MOST_HELD: Final = 16  # more cards than any rule gives to a hand; a setup may
MOST_DISCARDED: Final = 112  # more cards than any box has

# Stretches of `zones`; a game's own begin at OWN.
HANDS: Final = 0  # seat * MOST_HELD + place -> card
SIZES: Final = HANDS + MOST_SEATS * MOST_HELD  # seat -> cards in hand
DISCARDS: Final = SIZES + MOST_SEATS  # two bytes each: card, and how it lies
OWN: Final = DISCARDS + 2 * MOST_DISCARDED

FACE_UP: Final = 255  # how a discarded card lies; a seat: face down, known to that seat
UNSEEN: Final = 254  # face down, known to nobody

NO_CARDS: Final[vec[u8]] = vec[u8]([])


@mypyc_attr(acyclic=True)
class CardPosition(Position):
    """A position with cards on a board, in hands, in a deck and discarded. `deck` and `goals` are replaced, never changed."""

    def __init__(self, grid: Grid, zones: vec[u8]) -> None:
        super().__init__()
        self.grid = grid
        self.zones: vec[u8] = zones
        self.seed: bytes = ZERO_SEED
        self.chances: i64 = 0  # chance events so far
        self.active: i64 = NOBODY  # whose turn it is, whoever is to decide
        self.deck: vec[u8] = NO_CARDS
        self.drawn: i64 = 0  # cards of the deck that are gone
        self.goals: vec[u8] = NO_CARDS  # goal cell -> which goal of the card list lies there
        self.shown: i64 = 0  # goals turned up, as bits
        self.discards: i64 = 0

    def copy_cards(self, copy: CardPosition) -> None:
        """Copy what every game holds, grid and bytes apart, on to a new position."""
        copy.seats = self.seats
        copy.turn = self.turn
        copy.round = self.round
        copy.window = self.window
        copy.seed = self.seed
        copy.chances = self.chances
        copy.phase = self.phase
        copy.active = self.active
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.goals = self.goals
        copy.shown = self.shown
        copy.discards = self.discards

    def chance(self) -> DealStream:
        """Open the stream of the next chance event."""
        stream = DealStream(self.seed, self.chances)
        self.chances += 1
        return stream

    def copied_zones(self) -> vec[u8]:
        """Copy the bytes, for a new position."""
        return self.zones[:]

    def next_seat(self, seat: i64) -> i64:
        """Return the left neighbour of a seat."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def end(self, over: i64) -> None:
        """End the game, with the number of the phase that says so: nobody's turn it is, and nobody decides."""
        self.phase = over
        self.turn = NOBODY
        self.active = NOBODY

    # --- hands -----------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return i64(self.zones[SIZES + seat])

    def card_in_hand(self, seat: i64, place: i64) -> i64:
        """Return the card at a place of a hand."""
        return i64(self.zones[HANDS + seat * MOST_HELD + place])

    def hand(self, seat: i64) -> list[int]:
        """List the cards of a hand as they are held."""
        return [int(self.card_in_hand(seat, place)) for place in range(self.hand_size(seat))]

    def kinds_in_hand(self, seat: i64) -> i64:
        """Return the kinds of cards in a hand, as bits: for a box of at most 32 kinds."""
        zones = self.zones  # taken once: every playout comes through here at every move
        first: i64 = HANDS + seat * MOST_HELD
        kinds: i64 = 0
        for place in range(first, first + i64(zones[SIZES + seat])):
            kinds |= 1 << i64(zones[place])
        return kinds

    def gathered(self, seat: i64, lookup: vec[i64]) -> i64:
        """Return all bits that a lookup has for the cards of a hand."""
        zones = self.zones  # taken once: every playout comes through here at every move
        first: i64 = HANDS + seat * MOST_HELD
        bits: i64 = 0
        for place in range(first, first + i64(zones[SIZES + seat])):
            bits |= lookup[i64(zones[place])]
        return bits

    def holds(self, seat: i64, card: i64) -> bool:
        """Say whether a seat has this card in hand."""
        for place in range(self.hand_size(seat)):
            if self.card_in_hand(seat, place) == card:
                return True
        return False

    def copies(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in a hand."""
        count: i64 = 0
        for place in range(self.hand_size(seat)):
            if self.card_in_hand(seat, place) == card:
                count += 1
        return count

    def place_in_hand(self, seat: i64, card: i64) -> i64:
        """Return where in a hand that holds it this card is."""
        place: i64 = 0
        while self.card_in_hand(seat, place) != card:
            place += 1
        return place

    def empty_hand(self, seat: i64) -> None:
        """Take all cards from a seat."""
        self.zones[SIZES + seat] = 0

    def replace_in_hand(self, seat: i64, place: i64, card: i64) -> None:
        """Put a card where another was."""
        self.zones[HANDS + seat * MOST_HELD + place] = u8(card)

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Put a card at the end of a hand."""
        size: i64 = self.hand_size(seat)
        self.zones[HANDS + seat * MOST_HELD + size] = u8(card)
        self.zones[SIZES + seat] = u8(size + 1)

    def sort_into_hand(self, seat: i64, card: i64) -> None:
        """Put a card into a hand that is kept in card-list order."""
        zones = self.zones
        first: i64 = HANDS + seat * MOST_HELD
        size: i64 = i64(zones[SIZES + seat])
        for place in range(first, first + size):  # through the whole hand: where the card goes is hard to foresee
            here: i64 = i64(zones[place])
            lower: i64 = min(card, here)
            zones[place] = u8(lower)
            card = here + card - lower
        zones[first + size] = u8(card)
        zones[SIZES + seat] = u8(size + 1)

    def add_each_kind(self, seat: i64, move: i64, out: Moves) -> None:
        """Append a move that names card 0 once for every kind of card in a hand kept in card-list order.

        A move is written for every card, and the next one writes over it where it does not count (see `kernel/listing.py`).
        """
        zones = self.zones
        moves = out.list
        count: i64 = out.count
        first: i64 = HANDS + seat * MOST_HELD
        last: i64 = -1
        for place in range(first, first + i64(zones[SIZES + seat])):
            card: i64 = i64(zones[place])
            moves[count] = move | with_card(0, card)
            count += i64(card != last)
            last = card
        out.count = count

    def add_each_pair(self, seat: i64, move: i64, out: Moves) -> None:
        """Append a move that names card 0 twice for every two cards of a hand kept in card-list order, each pair once."""
        zones = self.zones  # taken once: where two cards may be discarded, pairs are nearly half of all moves
        moves = out.list
        count: i64 = out.count
        first: i64 = HANDS + seat * MOST_HELD
        end: i64 = first + i64(zones[SIZES + seat])
        last: i64 = -1
        for place in range(first, end):
            card: i64 = i64(zones[place])
            if card != last:
                count = add_pairs(zones, place, end, move, moves, count)
            last = card
        out.count = count

    def add_each_kind_with_pairs(self, seat: i64, one: i64, two: i64, out: Moves) -> None:
        """Append what `add_each_kind` and `add_each_pair` do of these two moves, every card before the pairs it begins."""
        zones = self.zones
        moves = out.list
        count: i64 = out.count
        first: i64 = HANDS + seat * MOST_HELD
        end: i64 = first + i64(zones[SIZES + seat])
        last: i64 = -1
        for place in range(first, end):
            card: i64 = i64(zones[place])
            if card != last:
                moves[count] = one | with_card(0, card)
                count = add_pairs(zones, place, end, two, moves, count + 1)
            last = card
        out.count = count

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand that holds it; the others keep their order."""
        zones = self.zones
        first: i64 = HANDS + seat * MOST_HELD
        size: i64 = i64(zones[SIZES + seat]) - 1
        behind: i64 = 0  # 1 from where the card was
        for place in range(first, first + size):  # through the whole hand: where the card is is hard to foresee
            behind |= i64(i64(zones[place]) == card)
            zones[place] = zones[place + behind]
        zones[SIZES + seat] = u8(size)

    def close_gap(self, seat: i64, place: i64) -> None:
        """Take the card at a place out of a hand; the last one moves up."""
        zones = self.zones
        first: i64 = HANDS + seat * MOST_HELD
        size: i64 = i64(zones[SIZES + seat]) - 1
        zones[first + place] = zones[first + size]
        zones[SIZES + seat] = u8(size)

    # --- goals, deck and discards ----------------------------------------------------------------

    def is_shown(self, goal: i64) -> bool:
        """Say whether a goal lies face up."""
        return self.shown >> goal & 1 != 0

    def deck_size(self) -> i64:
        """Return how many cards are left to draw."""
        return i64(len(self.deck)) - self.drawn

    def draw_card(self) -> i64:
        """Take the top card off the deck, which has one."""
        card: i64 = i64(self.deck[self.drawn])
        self.drawn += 1
        return card

    def discard(self, card: i64, lies: i64) -> None:
        """Put a card on the discard pile: FACE_UP, or face down and known to a seat."""
        zones = self.zones
        at: i64 = DISCARDS + 2 * self.discards
        zones[at] = u8(card)
        zones[at + 1] = u8(lies)
        self.discards += 1

    def replace_discarded(self, place: i64, card: i64) -> None:
        """Put another card where one was discarded."""
        self.zones[DISCARDS + 2 * place] = u8(card)

    def discarded_card(self, place: i64) -> i64:
        """Return a card of the discard pile, the first discarded first."""
        return i64(self.zones[DISCARDS + 2 * place])

    def discarded_how(self, place: i64) -> i64:
        """Return how a card of the discard pile lies: FACE_UP, UNSEEN, or the seat that knows it."""
        return i64(self.zones[DISCARDS + 2 * place + 1])


def add_pairs(zones: vec[u8], place: i64, end: i64, move: i64, moves: vec[i64], count: i64) -> i64:
    """Write a move that names card 0 twice for the card at a place and every kind behind it; return how many moves there are."""
    card: i64 = i64(zones[place])
    second: i64 = -1
    for later in range(place + 1, end):
        other: i64 = i64(zones[later])
        moves[count] = move | with_cards(0, card, other)
        count += i64(other != second)
        second = other
    return count
