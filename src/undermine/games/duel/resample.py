"""Resampling: a position that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.duel.box import BOX, BREAK, DOORS, GOLD, TROLL
from undermine.games.duel.deal import strikes
from undermine.games.duel.position import (
    DISCARDS,
    HANDS,
    HOLD,
    KEYED,
    KNOWS,
    LAID,
    PAST,
    PURSE,
    SIZES,
    TOKEN,
    TOOLS,
    UNSEEN,
    Position,
    empty_position,
)
from undermine.games.duel.view import DuelView
from undermine.kernel.bits import BIT
from undermine.kernel.rng import SEED_BYTES, Rng
from undermine.kernel.showing import UNKNOWN


def resample(view: DuelView, rng: Rng) -> Position:
    """Return a position with this view, everything hidden drawn anew; chance to come is drawn anew too."""
    position = empty_position(view.seats, view.colour, view.anchor_own)
    position.grid = view.grid.clone()
    position.window = view.window
    position.seed = bytes([int(rng.below(256)) for _ in range(SEED_BYTES)])
    position.round = view.round
    position.phase = view.phase
    position.active = view.active
    position.turn = view.turn
    position.acted = view.acted
    position.due = view.due
    position.turning = view.turning
    position.shown = view.shown
    position.gone = view.gone
    copy_seats(position, view)
    copy_marks(position, view)
    draw_cards(position, view, rng)
    draw_goals(position, view, rng)
    return position


def copy_seats(position: Position, view: DuelView) -> None:
    """Copy what lies openly in front of the seats, and which goals were looked at."""
    zones = position.zones
    for seat in range(view.seats):
        zones[SIZES + seat] = u8(view.sizes[seat])
        zones[TOOLS + seat] = u8(view.tools[seat])
        zones[KNOWS + seat] = u8(view.looked[seat])
        for nuggets in range(3):
            zones[PURSE + 3 * seat + nuggets] = u8(view.purses[seat].count(nuggets + 1))
    for i, seen in enumerate(view.past):
        zones[PAST + i] = u8(seen)


def copy_marks(position: Position, view: DuelView) -> None:
    """Copy the order of laying, tokens and keys; note the gold, trolls and doors without any."""
    zones = position.zones
    for i, slot in enumerate(view.laid):
        zones[LAID + i] = u8(slot)
    for slot, seat in view.tokens.items():
        zones[TOKEN + slot] = u8(1 + seat)
    for slot, seat in view.keys.items():
        zones[KEYED + slot] = u8(1 + seat)
    position.laid = len(view.laid)
    position.tokens = len(view.tokens)
    position.keys = len(view.keys)
    for slot in range(1, int(view.grid.slots)):
        face = int(view.grid.face(slot))
        if view.grid.cell(slot) >= 0 and face < len(BOX.faces):
            if GOLD[face] and slot not in view.tokens:
                position.gold |= BIT[slot]
            if TROLL[face] and slot not in view.tokens:
                position.trolls |= BIT[slot]
            if DOORS[2 * face] | DOORS[2 * face + 1] and slot not in view.keys:
                position.doors |= BIT[slot]


def unseen_cards(view: DuelView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = list(BOX.counts)
    for card in range(BOX.paths):
        counts[card] -= view.gone >> card & 1
    for slot in view.laid:
        counts[int(view.grid.face(slot)) >> 1] -= 1
    for broken in view.tools:
        for tool in range(3):
            counts[int(BREAK) + tool] -= broken >> tool & 1
    for hand in view.hands:
        for card in hand:
            counts[card] -= 1
    for card, _ in view.discards:
        if card != UNKNOWN:
            counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]


def draw_cards(position: Position, view: DuelView, rng: Rng) -> None:
    """Give the unseen cards to hidden hands, face-down discards and the deck; what strikes was never in a solo hand (DS-11)."""
    unseen = rng.shuffled(unseen_cards(view))
    held = [card for card in unseen if not (view.seats == 1 and strikes(card))]

    def take_held() -> int:
        card = held.pop()
        unseen.remove(card)
        return card

    for seat in range(view.seats):
        hand = view.hands[seat] if view.knows_hand(seat) else [take_held() for _ in range(view.sizes[seat])]
        for place, card in enumerate(sorted(hand)):
            position.zones[HANDS + seat * HOLD + place] = u8(card)
    discards = [take_held() if card == UNKNOWN and lies != UNSEEN else card for card, lies in view.discards]
    for i, (_, lies) in enumerate(view.discards):
        card = unseen.pop() if discards[i] == UNKNOWN else discards[i]
        position.zones[DISCARDS + 2 * i] = u8(card)
        position.zones[DISCARDS + 2 * i + 1] = u8(lies)
    position.discards = len(view.discards)
    position.deck = vec[u8]([u8(card) for card in unseen[: view.deck]])


def draw_goals(position: Position, view: DuelView, rng: Rng) -> None:
    """Put the goals that this watcher has never seen in a random order, those of other rounds included (D-INFO-2)."""
    unseen = rng.shuffled([goal for goal in range(BOX.goals) if goal not in view.goals])
    position.goals = vec[u8]([u8(unseen.pop() if goal == UNKNOWN else goal) for goal in view.goals])
