"""The deal of a round: roles, goals, deck and hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.saboteur.border import Deal, Role, Round
from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOALS, HAND, NUGGETS, SABOTEURS, START
from undermine.games.saboteur.position import PLAY, Position
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.events import Log
from undermine.kernel.game import DEALT

GOLD: Final[vec[u8]] = vec[u8]([u8(number) for number in NUGGETS])
DIGGERS: Final[vec[u8]] = vec[u8]([u8(0) for _dwarf in range(11)])
GOAL_ORDER: Final[vec[u8]] = vec[u8]([u8(0), u8(1), u8(2)])


def deal_game(position: Position, seed: bytes, first: i64, log: Log | None) -> None:
    """Take all the gold (S-SETUP-7) and deal the first round, begun by `first` (S-SETUP-8, S-AMB-19)."""
    position.seed = seed
    position.pile = GOLD
    deal_round(position, first, log)


def deal_round(position: Position, starter: i64, log: Log | None) -> None:
    """Deal a round: one stream shuffles gold, roles, goals and deck, in this order; gold that was won is kept (S-ROUND-5)."""
    stream = position.chance()
    seats: i64 = position.seats
    position.pile = position.pile[:]
    stream.shuffle(position.pile)
    dwarfs: vec[u8] = DIGGERS[: seats + 1]  # S-ROUND-3, S-AMB-23: as many dwarf cards as at first
    for saboteur in range(SABOTEURS[seats]):
        dwarfs[saboteur] = 1
    stream.shuffle(dwarfs)
    position.roles = 0
    for seat in range(seats):
        position.roles |= i64(dwarfs[seat]) << seat
    position.aside = i64(dwarfs[seats])  # S-SETUP-3
    goals: vec[u8] = GOAL_ORDER[:]
    stream.shuffle(goals)  # S-SETUP-5
    deck: vec[u8] = BOX.deck[:]  # S-ROUND-4: the whole box
    stream.shuffle(deck)
    position.goals = goals
    position.deck = deck
    deal_hands(position, starter)
    position.window = DEALT
    lay_out(position)
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    if log is not None:
        tell_deal(position, log)


def deal_hands(position: Position, starter: i64) -> None:
    """Deal seat by seat from the starter (S-AMB-24); nobody has a broken tool or has looked at a goal."""
    position.drawn = 0
    seat: i64 = starter
    for _seat in range(position.seats):
        position.empty_hand(seat)
        for _card in range(HAND[position.seats]):  # S-SETUP-6
            position.add_to_hand(seat, position.draw_card())
        position.forget_looks(seat)
        seat = position.next_seat(seat)
    position.broken = 0
    position.discards = 0


def lay_out(position: Position) -> None:
    """Lay the start card face up and the three goals face down (S-GEO-2), as at the beginning (S-ROUND-2)."""
    grid = position.grid
    grid.clear()
    position.shown = 0
    start: i64 = grid.put(START, BOX.start_face(0))
    for goal in range(GOALS):
        grid.put(GOAL_CELLS[goal], FACE_DOWN)
    grid.spread(0, start, ALL_SIDES)


def tell_deal(position: Position, log: Log) -> None:
    """Tell that a round begins, and every seat its own role and hand."""
    log.tell(Round(type="round", seat=int(position.active), round=int(position.round)))
    for seat in range(position.seats):
        role: Role = "saboteur" if position.is_saboteur(seat) else "digger"
        hand = [BOX.codes[card] for card in sorted(position.hand(seat))]
        log.tell(Deal(type="deal", seat=int(seat), role=role, hand=hand))
