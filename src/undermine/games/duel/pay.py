"""The end of a round: gold taken, trolls paid, the next round, the result (D-END, D-PAY, D-ROUND, D-WIN, DS-15/16)."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64, u8

from undermine.games.duel.box import BLUE, NUGGETS, TROLL
from undermine.games.duel.deal import deal_round
from undermine.games.duel.maze import first_laid
from undermine.games.duel.position import (
    KNOWS,
    OVER,
    PAST,
    PAYING,
    PURSE,
    ROUNDS,
    TOKEN,
    Position,
    is_solo,
    purse,
    wealth,
)
from undermine.kernel.bits import BIT
from undermine.kernel.events import Log
from undermine.kernel.game import NOBODY

Gold = tuple[int, int, int]  # how many gold cards of one, two and three nuggets
RATINGS: Final = (15, 20, 25)  # DS-16: from so many nuggets on the next rating


def end_round(position: Position, reason: str, log: Log | None) -> None:
    """End the round: the gold that bears tokens is taken, then the trolls are paid (D-END-3, D-PAY-1)."""
    before = [purse(position, seat) for seat in range(position.seats)] if log is not None else []
    take_gold(position)
    if log is not None:
        gained: dict[str, object] = {}
        for seat in range(position.seats):
            cards = purse(position, seat)
            for nuggets in before[seat]:
                cards.remove(nuggets)
            gained[str(seat)] = cards
        log.tell("round-end", None, reason=reason, gold=gained)
    pay_trolls(position, 0, log)


def take_gold(position: Position) -> None:
    """Give every claimed gold card to the owner of its token (D-END-3); it lies on the table until that is cleared."""
    zones = position.zones
    grid = position.grid
    slot: i64 = 1
    while slot < grid.slots:
        if zones[TOKEN + slot]:
            face: i64 = grid.face(slot)
            if NUGGETS[face]:
                at: i64 = PURSE + 3 * (i64(zones[TOKEN + slot]) - 1) + NUGGETS[face] - 1
                zones[at] = u8(i64(zones[at]) + 1)
        slot += 1


def put_away(position: Position) -> None:
    """Take the claimed gold paths out of play (D-END-3)."""
    grid = position.grid
    slot: i64 = first_laid(position)
    while slot < grid.slots:
        if position.zones[TOKEN + slot] and NUGGETS[grid.face(slot)]:
            position.gone |= BIT[grid.face(slot) >> 1]
        slot += 1


# --- trolls ------------------------------------------------------------------------------------------


def pay_trolls(position: Position, first: i64, log: Log | None) -> None:
    """Let the seats from this one on pay their trolls; stop at one that has a choice (D-PAY)."""
    seat: i64 = first
    while seat < position.seats:
        debt: i64 = debts(position, seat)
        if debt:
            ways = payments(int(debt), *gold_of(position, seat))
            if len(ways) > 1:
                position.phase = PAYING
                position.turn = seat
                return
            hand_over(position, seat, ways[0], log)
        seat += 1
    next_round(position, log)


def debts(position: Position, seat: i64) -> i64:
    """Return how many nuggets a seat owes: one to each troll that bears its token (D-PAY-1)."""
    debt: i64 = 0
    slot: i64 = 1
    while slot < position.grid.slots:
        if i64(position.zones[TOKEN + slot]) == seat + 1 and TROLL[position.grid.face(slot)]:
            debt += 1
        slot += 1
    return debt


def gold_of(position: Position, seat: i64) -> Gold:
    """Return a seat's gold cards, of this and earlier rounds (D-PAY-3)."""
    at: i64 = PURSE + 3 * seat
    zones = position.zones
    return int(zones[at]), int(zones[at + 1]), int(zones[at + 2])


@cache
def payments(debt: int, ones: int, twos: int, threes: int) -> tuple[Gold, ...]:
    """List the sets of cards with the least sum that covers a debt (D-PAY-2/4); all of them where it is not enough (D-PAY-5)."""
    if ones + 2 * twos + 3 * threes < debt:
        return ((ones, twos, threes),)
    sums: dict[Gold, int] = {}
    for one in range(ones + 1):
        for two in range(twos + 1):
            for three in range(threes + 1):
                if one + 2 * two + 3 * three >= debt:
                    sums[one, two, three] = one + 2 * two + 3 * three
    least = min(sums.values())
    return tuple(gold for gold, total in sums.items() if total == least)


def hand_over(position: Position, seat: i64, gold: Gold, log: Log | None) -> None:
    """Give gold cards to the trolls; they go to the box."""
    at: i64 = PURSE + 3 * seat
    for nuggets in range(3):
        position.zones[at + nuggets] = u8(i64(position.zones[at + nuggets]) - gold[nuggets])
    if log is not None:
        cards = [nuggets + 1 for nuggets in range(3) for _ in range(gold[nuggets])]
        log.tell("pay", int(seat), trolls=int(debts(position, seat)), gold=cards)


# --- the next round, the end -------------------------------------------------------------------------


def next_round(position: Position, log: Log | None) -> None:
    """Begin the next round, or end the game (D-ROUND-1)."""
    zones = position.zones
    at: i64 = PAST + 3 * (position.round - 1)
    zones[at] = u8(position.shown)
    seat: i64 = 0
    while seat < position.seats:
        zones[at + 1 + seat] = zones[KNOWS + seat]
        seat += 1
    if position.round < ROUNDS:
        put_away(position)
        position.round += 1
        deal_round(position, starter(position), log)
        return
    position.phase = OVER
    position.turn = NOBODY
    position.active = NOBODY
    if log is not None:
        result = outcome(position)
        if result is not None:
            log.tell("game-end", None, **{name: value for name, value in result.items() if name != "reason"})


def starter(position: Position) -> i64:
    """Return who begins: the player with less gold, blue where both have the same (D-ROUND-2)."""
    if is_solo(position):
        return 0
    return 0 if wealth(position, 0) < wealth(position, 1) else BLUE


def outcome(position: Position) -> dict[str, object] | None:
    """Return the winners, both where they have the same (D-WIN-1/2); in the solo game the rating (DS-16)."""
    if position.phase != OVER:
        return None
    scores = [int(wealth(position, seat)) for seat in range(position.seats)]
    if is_solo(position):
        reason = "nuggets after three rounds"
        return {"winners": [0], "scores": scores, "reason": reason, "rating": rating(scores[0])}
    winners = [seat for seat in range(2) if scores[seat] == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most nuggets after three rounds"}


def rating(score: int) -> int:
    """Return the rating of a solo score, 1 to 4 (DS-16)."""
    return 1 + sum(1 for least in RATINGS if score >= least)
