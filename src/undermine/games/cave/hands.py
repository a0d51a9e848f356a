"""Hands: cards leaving and entering them, seen or unseen; drawing, losing, swapping (C-DRAW, C-SWAP, C-BRIDGE-2, C-KNOW-2/3)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from undermine.games.cave.box import BOX, HOLD, KIND, LEVEL
from undermine.games.cave.position import (
    EVERYBODY,
    HANDS,
    LIMITS,
    NAMED,
    NAMED_SIZES,
    PARTNERS,
    SIZES,
    Position,
    chance,
    deck_size,
    note_seen,
)
from undermine.kernel.cards import LEVELS
from undermine.kernel.events import HIDDEN, Log


def holds(position: Position, seat: i64, card: i64) -> bool:
    """Say whether a seat has this card in hand."""
    return copies(position, seat, card) > 0


def copies(position: Position, seat: i64, card: i64) -> i64:
    """Count the copies of a card in a hand."""
    count: i64 = 0
    i: i64 = HANDS + seat * HOLD
    end: i64 = i + i64(position.zones[SIZES + seat])
    while i < end:
        if i64(position.zones[i]) == card:
            count += 1
        i += 1
    return count


def lowest_of_kind(position: Position, seat: i64, kind: i64) -> i64:
    """Return the card of this kind with the lowest level in a hand, or -1."""
    zones = position.zones
    found: i64 = -1
    i: i64 = HANDS + seat * HOLD
    end: i64 = i + i64(zones[SIZES + seat])
    while i < end:
        card: i64 = i64(zones[i])
        if KIND[card] == kind and (found < 0 or LEVEL[card] < LEVEL[found]):
            found = card
        i += 1
    return found


def hand_cards(position: Position, seat: int) -> list[int]:
    """List a hand in card-list order."""
    first = HANDS + seat * HOLD
    return [int(position.zones[first + i]) for i in range(int(position.zones[SIZES + seat]))]


def back(card: int) -> str:
    """Write what the back of a card shows."""
    return f"{LEVELS[LEVEL[card]]}:{HIDDEN}"


def backs(cards: list[int]) -> list[str]:
    """Write the backs of cards, by level."""
    return [f"{LEVELS[level]}:{HIDDEN}" for level in sorted(int(LEVEL[card]) for card in cards)]


def codes(cards: list[int]) -> list[str]:
    """Write cards in card-list order."""
    return [BOX.codes[card] for card in sorted(cards)]


# --- into and out of a hand --------------------------------------------------------------------------


def take_in(position: Position, seat: i64, card: i64) -> None:
    """Put a card into a hand, in card-list order."""
    zones = position.zones
    first: i64 = HANDS + seat * HOLD
    i: i64 = first + i64(zones[SIZES + seat])
    while i > first and i64(zones[i - 1]) > card:
        zones[i] = zones[i - 1]
        i -= 1
    zones[i] = u8(card)
    zones[SIZES + seat] += 1


def give_out(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand that holds it."""
    zones = position.zones
    i: i64 = HANDS + seat * HOLD
    last: i64 = i + i64(zones[SIZES + seat]) - 1
    while i64(zones[i]) != card:
        i += 1
    while i < last:
        zones[i] = zones[i + 1]
        i += 1
    zones[SIZES + seat] -= 1


def show_out(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand before everybody's eyes; a swap partner who knew of one knows of one less."""
    give_out(position, seat, card)
    if position.zones[NAMED_SIZES + seat] != 0:
        forget_named(position, seat, card, False)


def hide_out(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand unseen, on to the discard pile; its former owner alone knows it (C-KNOW-3)."""
    give_out(position, seat, card)
    if position.zones[NAMED_SIZES + seat] != 0:
        forget_named(position, seat, card, True)
    note_seen(position, card, seat)
    position.discards += 1


def forget_named(position: Position, seat: i64, card: i64, level: bool) -> None:
    """Strike out of what the swap partner knows one such card, or every card of its level (CONTRACT 5)."""
    zones = position.zones
    first: i64 = NAMED + seat * HOLD
    size: i64 = i64(zones[NAMED_SIZES + seat])
    kept: i64 = 0
    found = False
    i: i64 = 0
    while i < size:
        named: i64 = i64(zones[first + i])
        gone = LEVEL[named] == LEVEL[card] if level else named == card and not found
        if gone:
            found = True
        else:
            zones[first + kept] = u8(named)
            kept += 1
        i += 1
    zones[NAMED_SIZES + seat] = u8(kept)


# --- drawing, losing, swapping -----------------------------------------------------------------------


def draw(position: Position, seat: i64, due: i64, log: Log | None) -> None:
    """Draw as many cards as are due, as far as stack and limit allow (C-DRAW-R1)."""
    zones = position.zones
    first: i64 = position.drawn
    while due > 0 and deck_size(position) > 0 and zones[SIZES + seat] < zones[LIMITS + seat]:
        card: i64 = i64(position.deck[position.drawn])
        position.drawn += 1
        take_in(position, seat, card)
        due -= 1
    if log is not None and position.drawn > first:
        drawn = [int(card) for card in position.deck[first : position.drawn]]
        log.veil("draw", int(seat), {}, {"cards": codes(drawn)}, {"cards": backs(drawn)}, [int(seat)])


def lose_card(position: Position, seat: i64, cause: str, log: Log | None) -> None:
    """Let the left neighbour draw a card of this hand, unseen, on to the discard pile (C-BRIDGE-2, C-RAT-2).

    The number drawn by chance counts through the hand level by level, so that the level that everybody sees going does not
    depend on which cards these are.
    """
    size: i64 = i64(position.zones[SIZES + seat])
    nth: i64 = chance(position).below(size)
    card: i64 = nth_by_level(position, seat, nth)
    hide_out(position, seat, card)
    if log is not None:
        by = {"cause": cause, "by": (int(seat) + 1) % int(position.seats)}
        log.veil("lose", int(seat), by, {"card": BOX.codes[card]}, {"card": back(int(card))}, [int(seat)])


def nth_by_level(position: Position, seat: i64, nth: i64) -> i64:
    """Return the nth card of a hand that is ordered by level, then as in the card list."""
    zones = position.zones
    first: i64 = HANDS + seat * HOLD
    level: i64 = 0
    while level < 3:
        i: i64 = first
        while i < first + i64(zones[SIZES + seat]):
            if LEVEL[i64(zones[i])] == level:
                if nth == 0:
                    return i64(zones[i])
                nth -= 1
            i += 1
        level += 1
    return -1


def lower_limit(position: Position, seat: i64) -> None:
    """Make a seat's largest hand one smaller to the end of the game (C-BRIDGE-3, C-RAT-3); never below 0 (C-DRAW-R2)."""
    if position.zones[LIMITS + seat] > 0:
        position.zones[LIMITS + seat] -= 1


def swap_hands(position: Position, one: i64, other: i64, log: Log | None) -> None:
    """Exchange two complete hands (C-SWAP-1); both remember what they gave away (C-KNOW-2)."""
    zones = position.zones
    i: i64 = 0
    while i < HOLD:
        card: u8 = zones[HANDS + one * HOLD + i]
        zones[HANDS + one * HOLD + i] = zones[HANDS + other * HOLD + i]
        zones[HANDS + other * HOLD + i] = card
        i += 1
    size: u8 = zones[SIZES + one]
    zones[SIZES + one] = zones[SIZES + other]
    zones[SIZES + other] = size
    name_hand(position, one, other)
    name_hand(position, other, one)
    if log is not None:
        for seat in (int(one), int(other)):
            hand = hand_cards(position, seat)
            knowers = [int(one), int(other)]
            log.veil("receive", seat, {}, {"cards": codes(hand)}, {"cards": backs(hand)}, knowers)


def name_hand(position: Position, seat: i64, partner: i64) -> None:
    """Let the partner of a swap know every card of a hand."""
    zones = position.zones
    i: i64 = 0
    while i < HOLD:
        zones[NAMED + seat * HOLD + i] = zones[HANDS + seat * HOLD + i]
        i += 1
    zones[NAMED_SIZES + seat] = zones[SIZES + seat]
    zones[PARTNERS + seat] = u8(partner)


def play_card(position: Position, card: i64) -> None:
    """Show an action card and take it out of the hand; from then on everybody knows where it is (C-ACT-1/2)."""
    show_out(position, position.active, card)
    note_seen(position, card, EVERYBODY)
