"""The deal: clans, goals, the three levels of the deck, hands, the first player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.cave.board import lay_out
from undermine.games.cave.border import Deal, Round
from undermine.games.cave.box import ALL_NUGGETS, BOX, HOLD, LEVEL, PURSE, REMOVED, START_SLOT
from undermine.games.cave.clans import BLUE, clan_cards, clan_text
from undermine.games.cave.fields import ON_CARD
from undermine.games.cave.hands import codes
from undermine.games.cave.places import place_at
from undermine.games.cave.position import PLAY, Position
from undermine.kernel.bits import lowest
from undermine.kernel.events import Log

RANDOM: Final = -1  # the option `first` when chance decides (C-TURN-R1)
PILES: Final = [vec[u8]([card for card in BOX.deck if LEVEL[i64(card)] == level]) for level in range(3)]  # C-SETUP-5
SECONDS: Final[vec[i64]] = vec[i64]([i64(0 if n < 5 else 1 if n < 7 else 2) for n in range(9)])  # C-SETUP-7: II cards
CLANS_OF: Final = [vec[u8]([u8(card) for card in clan_cards(n, BLUE)]) for n in range(9)]  # C-CLAN-2, by the players
GOAL_ORDER: Final[vec[u8]] = vec[u8]([u8(0), u8(1), u8(2), u8(3)])
START_PLACE: Final[i64] = place_at(START_SLOT, lowest(ON_CARD[BOX.start_face(0)]))  # C-FIELD-R3


def deal_game(position: Position, seed: bytes, first: i64, log: Log | None) -> None:
    """Deal a game; one stream shuffles clans, goals and the levels I, II, III, and then draws the first player (C-SETUP-10)."""
    position.seed = seed
    stream = position.chance()
    seats: i64 = position.seats
    clans: vec[u8] = CLANS_OF[seats][:]
    stream.shuffle(clans)  # C-SETUP-3, C-CLAN-4: those behind the seats' cards are set aside
    position.clans = clans
    goals: vec[u8] = GOAL_ORDER[:]
    stream.shuffle(goals)  # C-SETUP-2
    position.goals = goals
    ones: vec[u8] = PILES[0][:]
    twos: vec[u8] = PILES[1][:]
    threes: vec[u8] = PILES[2][:]
    stream.shuffle(ones)
    stream.shuffle(twos)
    stream.shuffle(threes)
    starter: i64 = stream.below(seats) if first == RANDOM else first
    deal_hands(position, starter, ones, twos, threes)
    position.bank = ALL_NUGGETS  # C-SETUP-9: with the monsters and the webs; nothing is discarded yet
    for seat in range(seats):  # C-SETUP-4
        position.bank -= PURSE
        position.set_nuggets(seat, PURSE)
        position.set_limit(seat, HOLD)
        position.put_dwarf(seat, START_PLACE)
    lay_out(position)
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    if log is not None:
        tell_deal(position, log)


def deal_hands(position: Position, starter: i64, ones: vec[u8], twos: vec[u8], threes: vec[u8]) -> None:
    """Put five cards of each level away unseen (C-SETUP-6), deal seat by seat (C-SETUP-7), stack the rest by level (C-SETUP-8)."""
    one: i64 = REMOVED
    two: i64 = REMOVED
    firsts: i64 = HOLD - SECONDS[position.seats]
    seat: i64 = starter
    for _seat in range(position.seats):
        for place in range(HOLD):
            if place < firsts:
                position.sort_into_hand(seat, i64(ones[one]))
                one += 1
            else:
                position.sort_into_hand(seat, i64(twos[two]))
                two += 1
        seat = position.next_seat(seat)
    position.deck = stacked(ones[one:], twos[two:], threes[REMOVED:])


def stacked(ones: vec[u8], twos: vec[u8], threes: vec[u8]) -> vec[u8]:
    """Stack what is left of the levels: I on top, II beneath, III at the bottom (C-SETUP-8)."""
    deck: vec[u8] = BOX.deck[: len(ones) + len(twos) + len(threes)]
    at: i64 = 0
    for card in ones:
        deck[at] = card
        at += 1
    for card in twos:
        deck[at] = card
        at += 1
    for card in threes:
        deck[at] = card
        at += 1
    return deck


def tell_deal(position: Position, log: Log) -> None:
    """Tell that the game begins, and every seat its own clan card and hand."""
    log.tell(Round(type="round", seat=int(position.active), round=1))
    for seat in range(position.seats):
        clan = clan_text(int(position.clans[seat]))
        log.tell(Deal(type="deal", seat=seat, clan=clan, hand=codes(position.hand(seat))))
