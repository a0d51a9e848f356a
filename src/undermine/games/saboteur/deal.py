"""The deal of a round: roles, goals, deck and hands (S-SETUP, S-ROUND-2..5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.saboteur.box import (
    BOX,
    GOAL_CELLS,
    GOALS,
    HAND,
    NUGGETS,
    SABOTEURS,
    START,
)
from undermine.games.saboteur.position import (
    HANDS,
    HOLD,
    KNOWS,
    PLAY,
    SIZES,
    Position,
    empty_position,
)
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.events import Log
from undermine.kernel.game import TABLE
from undermine.kernel.rng import DealStream

GOLD: Final[vec[u8]] = vec[u8]([u8(number) for number in NUGGETS])
DIGGERS: Final[vec[u8]] = vec[u8]([u8(0) for _dwarf in range(11)])
GOAL_ORDER: Final[vec[u8]] = vec[u8]([u8(0), u8(1), u8(2)])


def new_game(seats: i64, seed: bytes, first: i64, connect_any: bool, gold_for_all: bool, log: Log | None) -> Position:
    """Take all the gold (S-SETUP-7) and deal the first round, begun by `first` (S-SETUP-8)."""
    position = empty_position(seats, connect_any, gold_for_all)
    position.seed = seed
    position.pile = GOLD
    deal_round(position, first, log)
    return position


def deal_round(position: Position, starter: i64, log: Log | None) -> None:
    """Deal a round from the whole box (S-ROUND-2..5): one stream shuffles gold, roles, goals and deck, in this order."""
    stream = DealStream(position.seed, position.chances)
    position.chances += 1
    seats: i64 = position.seats
    position.pile = position.pile[:]
    stream.shuffle(position.pile)
    dwarfs: vec[u8] = DIGGERS[: seats + 1]
    saboteur: i64 = 0
    while saboteur < SABOTEURS[seats]:
        dwarfs[saboteur] = 1
        saboteur += 1
    stream.shuffle(dwarfs)
    position.roles = 0
    seat: i64 = 0
    while seat < seats:
        position.roles |= i64(dwarfs[seat]) << seat
        seat += 1
    position.aside = i64(dwarfs[seats])  # S-SETUP-3
    goals: vec[u8] = GOAL_ORDER[:]
    stream.shuffle(goals)
    deck: vec[u8] = BOX.deck[:]
    stream.shuffle(deck)
    position.goals = goals
    position.deck = deck
    deal_hands(position, starter)
    position.window = TABLE
    lay_out(position)
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    if log is not None:
        tell_deal(position, log)


def deal_hands(position: Position, starter: i64) -> None:
    """Deal seat by seat from the starter (S-AMB-24); nobody has a broken tool or has looked at a goal."""
    zones = position.zones
    drawn: i64 = 0
    turn: i64 = 0
    while turn < position.seats:
        seat: i64 = (starter + turn) % position.seats
        place: i64 = 0
        while place < HAND[position.seats]:
            zones[HANDS + seat * HOLD + place] = position.deck[drawn]
            drawn += 1
            place += 1
        zones[SIZES + seat] = u8(HAND[position.seats])
        zones[KNOWS + seat] = 0
        turn += 1
    position.drawn = drawn
    position.broken = 0
    position.discards = 0


def lay_out(position: Position) -> None:
    """Lay the start card face up and the three goals face down (S-GEO-2, S-SETUP-5)."""
    grid = position.grid
    grid.clear()
    position.shown = 0
    start: i64 = grid.put(START, BOX.start_face(0))
    goal: i64 = 0
    while goal < GOALS:
        grid.put(GOAL_CELLS[goal], FACE_DOWN)
        goal += 1
    grid.spread(0, start, 15)


def tell_deal(position: Position, log: Log) -> None:
    """Tell that a round begins, and every seat its own role and hand."""
    log.tell("round", int(position.active), round=int(position.round))
    for seat in range(position.seats):
        hand = sorted(int(position.zones[HANDS + seat * HOLD + place]) for place in range(HAND[position.seats]))
        role = "saboteur" if position.roles >> seat & 1 else "digger"
        log.whisper("deal", seat, {}, {"role": role, "hand": [BOX.codes[card] for card in hand]}, [seat])
