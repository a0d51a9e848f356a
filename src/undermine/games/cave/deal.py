"""The deal: clans, goals, the three levels of the deck, hands, the first player (C-SETUP, C-CLAN)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from undermine.games.cave.box import ALL_NUGGETS, BOX, HOLD, LEVEL, PURSE, REMOVED, START_SLOT
from undermine.games.cave.clans import BLUE, clan_cards, clan_text
from undermine.games.cave.fields import ON_CARD
from undermine.games.cave.hands import backs, codes, hand_cards, take_in
from undermine.games.cave.position import DWARFS, LIMITS, NUGGETS, PLAY, Position, chance, empty_position
from undermine.games.cave.table import lay_out
from undermine.kernel.bits import lowest
from undermine.kernel.events import HIDDEN, Log

RANDOM: Final = -1  # the option `first` when chance decides (C-TURN-R1)
PILES: Final = [vec[u8]([card for card in BOX.deck if LEVEL[i64(card)] == level]) for level in range(3)]  # C-SETUP-5
SECONDS: Final[vec[i64]] = vec[i64]([i64(0 if n < 5 else 1 if n < 7 else 2) for n in range(9)])  # C-SETUP-7: II cards
START_PLACE: Final[i64] = START_SLOT << 5 | lowest(ON_CARD[BOX.start_face(0)])  # C-FIELD-R3


def new_game(seats: i64, seed: bytes, first: i64, immediate: bool, log: Log | None) -> Position:
    """Deal a game; one stream shuffles clans, goals and the levels I, II, III, and then draws the first player."""
    position = empty_position(seats, immediate)
    position.seed = seed
    stream = chance(position)
    clans: vec[u8] = vec[u8]([u8(card) for card in clan_cards(int(seats), BLUE)])
    stream.shuffle(clans)  # C-SETUP-3, C-CLAN-4: those behind the seats' cards are set aside
    position.clans = clans
    goals: vec[u8] = vec[u8]([u8(0), u8(1), u8(2), u8(3)])
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
    position.bank = ALL_NUGGETS
    seat: i64 = 0
    while seat < seats:  # C-SETUP-4
        position.bank -= PURSE
        position.zones[NUGGETS + seat] = PURSE
        position.zones[LIMITS + seat] = HOLD
        position.places[DWARFS + seat] = i16(START_PLACE)
        seat += 1
    lay_out(position)
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    if log is not None:
        tell_deal(position, log)
    return position


def deal_hands(position: Position, starter: i64, ones: vec[u8], twos: vec[u8], threes: vec[u8]) -> None:
    """Put five cards of each level away unseen, deal seat by seat, stack the rest by level (C-SETUP-6..8)."""
    seats: i64 = position.seats
    one: i64 = REMOVED
    two: i64 = REMOVED
    turn: i64 = 0
    while turn < seats:
        seat: i64 = (starter + turn) % seats
        place: i64 = 0
        while place < HOLD:
            if place < HOLD - SECONDS[seats]:
                take_in(position, seat, i64(ones[one]))
                one += 1
            else:
                take_in(position, seat, i64(twos[two]))
                two += 1
            place += 1
        turn += 1
    rest = [*ones[one:], *twos[two:], *threes[REMOVED:]]
    position.deck = vec[u8](rest)


def tell_deal(position: Position, log: Log) -> None:
    """Tell that the game begins, and every seat its own clan card and hand."""
    log.tell("round", int(position.active), round=1)
    for seat in range(position.seats):
        hand = hand_cards(position, seat)
        clan = clan_text(int(position.clans[seat]))
        closed: dict[str, object] = {"clan": clan, "hand": codes(hand)}
        covers: dict[str, object] = {"clan": [clan[0], HIDDEN], "hand": backs(hand)}
        log.veil("deal", seat, {}, closed, covers, [seat])
