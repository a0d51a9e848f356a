"""The deal of a round, drawing, and what strikes the solo player when drawn (D-SETUP, D-ROUND-1, DS-5..12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.duel.box import ASIDE, BOX, BREAK, FIRST_FIX, HAND, ROCKFALL, STEADY, WINDOW
from undermine.games.duel.maze import lay_out, remove
from undermine.games.duel.position import (
    FACE_UP,
    HANDS,
    HOLD,
    KNOWS,
    LAID,
    PLAY,
    SIZES,
    TOOLS,
    Position,
    discard,
    empty_position,
    is_solo,
)
from undermine.kernel.events import Log
from undermine.kernel.rng import DealStream


def chance(position: Position) -> DealStream:
    """Open the stream of the next chance event."""
    stream = DealStream(position.seed, position.chances)
    position.chances += 1
    return stream


def new_game(seats: i64, seed: bytes, colour: i64, anchor_own: bool, log: Log | None) -> Position:
    """Shuffle the goals (D-SETUP-1) and deal the first round, which seat 0 begins (D-SETUP-4)."""
    position = empty_position(seats, colour, anchor_own)
    position.seed = seed
    goals: vec[u8] = vec[u8]([u8(goal) for goal in range(BOX.goals)])
    chance(position).shuffle(goals)
    position.goals = goals
    deal_round(position, 0, log)
    return position


def deal_round(position: Position, starter: i64, log: Log | None) -> None:
    """Shuffle all cards but the gold paths out of play, lay out, and deal (D-SETUP-2, D-ROUND-1)."""
    position.deck = whole_deck(position)
    chance(position).shuffle(position.deck)
    position.drawn = 0
    position.discards = 0
    position.window = WINDOW
    lay_out(position)
    seat: i64 = 0
    while seat < position.seats:
        position.zones[SIZES + seat] = 0
        position.zones[TOOLS + seat] = 0
        position.zones[KNOWS + seat] = 0
        seat += 1
    position.phase = PLAY
    position.active = starter
    position.turn = starter
    position.acted = False
    position.due = 0
    if log is not None:
        log.tell("round", int(starter), round=int(position.round))
    deal_hands(position, starter, log)


def whole_deck(position: Position) -> vec[u8]:
    """Return all cards but the gold paths out of play (D-END-3), in card-list order."""
    deck: vec[u8] = BOX.deck[:]
    count: i64 = 0
    i: i64 = 0
    while i < len(deck):
        if not position.gone >> i64(deck[i]) & 1:
            deck[count] = deck[i]
            count += 1
        i += 1
    return deck[:count]


def deal_hands(position: Position, starter: i64, log: Log | None) -> None:
    """Deal seat by seat from the starter; in the solo game ten cards are then set aside unseen (DS-5/6)."""
    turn: i64 = 0
    while turn < position.seats:
        seat: i64 = (starter + turn) % position.seats
        while i64(position.zones[SIZES + seat]) < HAND:
            next_card(position, seat, log)
        if log is not None:
            first = HANDS + seat * HOLD
            hand = [int(position.zones[first + place]) for place in range(HAND)]
            log.whisper("deal", int(seat), {}, {"hand": [BOX.codes[card] for card in hand]}, [int(seat)])
        turn += 1
    if is_solo(position):
        position.deck = position.deck[: len(position.deck) - ASIDE]


def next_card(position: Position, seat: i64, log: Log | None) -> i64:
    """Take the next card of the pile into a hand, in card-list order, and return it; -1 if the pile is empty.

    DS-12: what strikes the solo player is replaced.
    """
    zones = position.zones
    while position.drawn < len(position.deck):
        card: i64 = i64(position.deck[position.drawn])
        position.drawn += 1
        if is_solo(position) and strikes(card):
            strike(position, card, log)
        else:
            first: i64 = HANDS + seat * HOLD
            place: i64 = first + i64(zones[SIZES + seat])
            while place > first and i64(zones[place - 1]) > card:
                zones[place] = zones[place - 1]
                place -= 1
            zones[place] = u8(card)
            zones[SIZES + seat] = u8(i64(zones[SIZES + seat]) + 1)
            return card
    return -1


def draw(position: Position, seat: i64, log: Log | None) -> None:
    """Draw a card, if there is one (D-TURN-2/3)."""
    card: i64 = next_card(position, seat, log)
    if log is not None and card >= 0:
        log.whisper("draw", int(seat), {}, {"card": BOX.codes[card]}, [int(seat)])


# --- solo --------------------------------------------------------------------------------------------


def strikes(card: i64) -> bool:
    """Say whether a card strikes the solo player when it is drawn: sabotage and rockfall (DS-7/9)."""
    return BREAK <= card < FIRST_FIX or card == ROCKFALL


def strike(position: Position, card: i64, log: Log | None) -> None:
    """Carry out a card that strikes."""
    if card == ROCKFALL:
        fall(position, log)
        return
    broken: i64 = i64(position.zones[TOOLS])
    fresh = not broken >> (card - BREAK) & 1
    if fresh:
        position.zones[TOOLS] = u8(broken | 1 << (card - BREAK))
    else:
        discard(position, card, FACE_UP)  # DS-8
    if log is not None:
        log.tell("strike", 0, card=BOX.codes[card], effect=fresh)


def fall(position: Position, log: Log | None) -> None:
    """Remove the path card laid last that shows neither troll nor gold, if there is one (DS-9/10)."""
    grid = position.grid
    discard(position, ROCKFALL, FACE_UP)
    i: i64 = position.laid - 1
    while i >= 0:
        slot: i64 = i64(position.zones[LAID + i])
        if not STEADY[grid.face(slot)]:
            cell = position.window.text(grid.cell(slot))
            face: i64 = remove(position, slot)
            discard(position, face >> 1, FACE_UP)
            if log is not None:
                log.tell("strike", 0, card="rockfall", effect=True, cell=cell, removed=BOX.face_codes[face])
            return
        i -= 1
    if log is not None:
        log.tell("strike", 0, card="rockfall", effect=False)
