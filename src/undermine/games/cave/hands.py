"""Hands: cards leaving them, seen or unseen, and what others know of them; drawing, losing, swapping (C-KNOW-2, C-KNOW-3)."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.cave.border import CardCause, Draw, Lose, Receive
from undermine.games.cave.box import BOX, KIND, LEVEL, LEVEL_KINDS
from undermine.games.cave.position import EVERYBODY, Position
from undermine.kernel.cards import LEVELS
from undermine.kernel.events import HIDDEN, Log


def lowest_of_kind(position: Position, seat: i64, kind: i64) -> i64:
    """Return the card of this kind with the lowest level in a hand, or -1."""
    found: i64 = -1
    for place in range(position.hand_size(seat)):
        card: i64 = position.card_in_hand(seat, place)
        if KIND[card] == kind and (found < 0 or LEVEL[card] < LEVEL[found]):
            found = card
    return found


def back(card: int) -> str:
    """Write what the back of a card shows."""
    return f"{LEVELS[LEVEL[card]]}:{HIDDEN}"


def backs(cards: list[int]) -> list[str]:
    """Write the backs of cards, by level."""
    return [f"{LEVELS[level]}:{HIDDEN}" for level in sorted(int(LEVEL[card]) for card in cards)]


def codes(cards: list[int]) -> list[str]:
    """Write cards in card-list order."""
    return [BOX.codes[card] for card in sorted(cards)]


# --- out of a hand -----------------------------------------------------------------------------------


def show_out(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand before everybody's eyes; a swap partner who knew of one knows of one less."""
    position.take_from_hand(seat, card)
    if position.named_size(seat):
        forget_named(position, seat, card, False)


def hide_out(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of a hand unseen, on to the discard pile; its former owner alone knows it (C-KNOW-3)."""
    position.take_from_hand(seat, card)
    if position.named_size(seat):
        forget_named(position, seat, card, True)
    position.note_gone(card, seat)
    position.discards += 1


def forget_named(position: Position, seat: i64, card: i64, level: bool) -> None:
    """Strike out of what the swap partner knows one such card, or every card of its level (contract, section 5)."""
    size: i64 = position.named_size(seat)
    found = False
    position.forget_named(seat)
    for number in range(size):  # the cards that stay known move up
        named: i64 = position.named_card(seat, number)
        gone = LEVEL[named] == LEVEL[card] if level else named == card and not found
        if gone:
            found = True
        else:
            position.name_card(seat, named)


def play_card(position: Position, card: i64) -> None:
    """Show an action card and take it out of the hand; from then on everybody knows where it is (C-ACT-1, C-ACT-2)."""
    show_out(position, position.active, card)
    position.note_gone(card, EVERYBODY)


# --- drawing, losing, swapping -----------------------------------------------------------------------


def draw(position: Position, seat: i64, due: i64, log: Log | None) -> None:
    """Draw as many cards as are due, as far as stack and limit allow (C-DRAW-R1); nobody is asked (C-DRAW-5)."""
    first: i64 = position.drawn
    # C-TURN-5: from an empty stack nothing, and nothing is shuffled back; C-DRAW-R3: from a small one what is there
    while due > 0 and position.deck_size() > 0 and position.hand_size(seat) < position.limit(seat):
        position.sort_into_hand(seat, position.draw_card())
        due -= 1
    if log is not None and position.drawn > first:
        drawn = [int(card) for card in position.deck[first : position.drawn]]
        log.tell(Draw(type="draw", seat=int(seat), cards=codes(drawn)))


def lose_card(position: Position, seat: i64, cause: CardCause, log: Log | None) -> None:
    """Let the left neighbour draw a card of this hand, unseen, on to the discard pile (C-BRIDGE-2, C-RAT-2).

    The number drawn by chance counts through the hand level by level, so that the level that everybody sees going does not
    depend on which cards these are.
    """
    nth: i64 = position.chance().below(position.hand_size(seat))
    card: i64 = nth_by_level(position, seat, nth)
    hide_out(position, seat, card)
    if log is not None:
        by = (int(seat) + 1) % int(position.seats)
        log.tell(Lose(type="lose", seat=int(seat), cause=cause, by=by, card=BOX.codes[card]))


def nth_by_level(position: Position, seat: i64, nth: i64) -> i64:
    """Return the nth card of a hand that is ordered by level, then as in the card list."""
    for level in range(LEVEL_KINDS):
        for place in range(position.hand_size(seat)):
            card: i64 = position.card_in_hand(seat, place)
            if LEVEL[card] == level:
                if nth == 0:
                    return card
                nth -= 1
    return -1


def lower_limit(position: Position, seat: i64) -> None:
    """Make a seat's largest hand one smaller to the end of the game (C-BRIDGE-3, C-RAT-3); never below 0 (C-DRAW-R2)."""
    if position.limit(seat) > 0:
        position.set_limit(seat, position.limit(seat) - 1)


def swap_hands(position: Position, one: i64, other: i64, log: Log | None) -> None:
    """Exchange two complete hands (C-SWAP-1); both remember what they gave away (C-KNOW-2).

    Nothing but the hands moves (C-SWAP-R3), nobody discards down to a limit (C-SWAP-R2), and from now on the turn goes on with
    the hand received (C-SWAP-3).
    """
    position.swap_hands(one, other)
    name_hand(position, one, other)
    name_hand(position, other, one)
    if log is not None:
        for seat, giver in ((int(one), int(other)), (int(other), int(one))):
            log.tell(Receive(type="receive", seat=seat, cards=codes(position.hand(seat))), also=giver)


def name_hand(position: Position, seat: i64, partner: i64) -> None:
    """Let the partner of a swap know every card of a hand."""
    position.forget_named(seat)
    for place in range(position.hand_size(seat)):
        position.name_card(seat, position.card_in_hand(seat, place))
    position.set_partner(seat, partner)
