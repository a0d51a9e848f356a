"""The deal of a round, drawing, and what strikes the solo player when drawn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.duel.border import Deal, Draw, Round, Strike
from undermine.games.duel.box import ASIDE, BOX, BREAK, FIRST_FIX, HAND, ROCKFALL, STEADY, WINDOW
from undermine.games.duel.maze import lay_out, remove
from undermine.games.duel.position import NONE, PLAY, Position
from undermine.kernel.bits import BIT
from undermine.kernel.box import piece_of
from undermine.kernel.events import Log
from undermine.kernel.hands import FACE_UP

ALL_GOALS: Final[vec[u8]] = vec[u8]([u8(goal) for goal in range(BOX.goals)])


def deal_game(position: Position, seed: bytes, log: Log | None) -> None:
    """Shuffle the goals (D-SETUP-1) and deal the first round, which seat 0 begins (D-SETUP-4)."""
    position.seed = seed
    goals: vec[u8] = ALL_GOALS[:]
    position.chance().shuffle(goals)
    position.goals = goals
    deal_round(position, 0, log)


def deal_round(position: Position, starter: i64, log: Log | None) -> None:
    """Shuffle all cards but the gold paths out of play, lay out, and deal (D-SETUP-2, D-ROUND-1); six new goals (D-END-4)."""
    position.deck = whole_deck(position)
    position.chance().shuffle(position.deck)  # DS-6: shuffle, deal, then set ten aside
    position.drawn = 0
    position.discards = 0
    position.window = WINDOW
    lay_out(position)
    for seat in range(position.seats):
        position.empty_hand(seat)
        position.forget_looks(seat)
    position.broken = 0
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    position.acted = False
    position.due = 0
    if log is not None:
        log.tell(Round(type="round", seat=int(starter), round=int(position.round)))
    deal_hands(position, starter, log)


def whole_deck(position: Position) -> vec[u8]:
    """Return all cards but the gold paths out of play, in card-list order; gold without a token comes back (D-END-5)."""
    deck: vec[u8] = BOX.deck[:]  # D-COMP-1: 34 paths and 18 actions
    if position.gone == 0:
        return deck
    count: i64 = 0
    for place in range(i64(len(deck))):
        if not position.gone & BIT[i64(deck[place])]:
            deck[count] = deck[place]
            count += 1
    return deck[:count]


def deal_hands(position: Position, starter: i64, log: Log | None) -> None:
    """Deal seat by seat from the starter; in the solo game ten cards are then set aside unseen (DS-5, DS-6)."""
    seat: i64 = starter
    for _seat in range(position.seats):
        while position.hand_size(seat) < HAND:
            next_card(position, seat, log)
        if log is not None:
            hand = position.hand(seat)
            log.tell(Deal(type="deal", seat=int(seat), hand=[BOX.codes[card] for card in hand]))
        seat = position.next_seat(seat)
    if position.is_solo():
        position.deck = position.deck[: len(position.deck) - ASIDE]


def next_card(position: Position, seat: i64, log: Log | None) -> i64:
    """Take the next card of the pile into a hand and return it; NONE if the pile is empty.

    What strikes the solo player is replaced (DS-12, DS-AMB-2, DS-AMB-3), in the opening hand too (DS-11, DS-AMB-1).
    """
    while position.deck_size() > 0:
        card: i64 = position.draw_card()
        if position.seats == 1 and strikes(card):
            strike(position, card, log)
        else:
            position.sort_into_hand(seat, card)
            return card
    return NONE


def draw(position: Position, seat: i64, log: Log | None) -> None:
    """Draw a card, if there is one (D-TURN-2, D-TURN-3); what strikes the solo player does so now (DS-AMB-6)."""
    card: i64 = next_card(position, seat, log)
    if log is not None and card != NONE:
        log.tell(Draw(type="draw", seat=int(seat), card=BOX.codes[card]))


# --- solo --------------------------------------------------------------------------------------------


def strikes(card: i64) -> bool:
    """Say whether a card strikes the solo player when it is drawn: sabotage (DS-7) and rockfall (DS-9)."""
    return BREAK <= card < FIRST_FIX or card == ROCKFALL


def strike(position: Position, card: i64, log: Log | None) -> None:
    """Carry out a card that strikes."""
    if card == ROCKFALL:
        fall(position, log)
        return
    tool: i64 = card - BREAK
    fresh = not position.is_broken(0, tool)
    if fresh:
        position.break_tool(0, tool)  # DS-7
    else:
        position.discard(card, FACE_UP)  # DS-8
    if log is not None:
        log.tell(Strike(type="strike", seat=0, card=BOX.codes[card], effect=fresh))


def fall(position: Position, log: Log | None) -> None:
    """Remove the path card laid last that shows neither troll nor gold (DS-9), if there still is one in the maze (DS-10)."""
    grid = position.grid
    position.discard(ROCKFALL, FACE_UP)
    for place in range(position.laid - 1, -1, -1):
        slot: i64 = position.laid_slot(place)
        if not STEADY[grid.face(slot)]:
            at: i64 = grid.cell(slot)
            face: i64 = remove(position, slot)
            position.discard(piece_of(face), FACE_UP)
            if log is not None:
                cell, removed = position.window.text(at), BOX.face_codes[face]
                log.tell(Strike(type="strike", seat=0, card="rockfall", effect=True, cell=cell, removed=removed))
            return
    if log is not None:
        log.tell(Strike(type="strike", seat=0, card="rockfall", effect=False))
