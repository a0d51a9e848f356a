"""The end of a round and the gold: the division among diggers, the saboteurs' pay, the next round (S-END, S-GOLD, S-ROUND)."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import remove
from mypy_extensions import i64, u8

from undermine.games.saboteur.deal import deal_round
from undermine.games.saboteur.position import (
    BY_CHOICE,
    BY_PAY,
    DRAFT,
    OVER,
    ROUNDS,
    Position,
    gain,
    is_saboteur,
    purse,
)
from undermine.kernel.events import Log
from undermine.kernel.game import NOBODY

Cards = tuple[int, int, int]  # how many gold cards of one, two and three nuggets
Share = tuple[int, tuple[int, ...], int, tuple[tuple[int, ...], ...]]


def end_round(position: Position, found: bool, log: Log | None) -> None:
    """End the round: the roles are shown (S-END-5/6), then the winners get their gold."""
    last: i64 = position.active  # S-ROUND-7: the seat that played last
    saboteurs: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        saboteurs += position.roles >> seat & 1
        seat += 1
    rate: i64 = 0 if found or saboteurs == 0 else pay_rate(saboteurs)
    if log is not None:
        tell_end(position, found, saboteurs, rate, log)
    if found and saboteurs < position.seats:
        draw_gold(position, position.seats - saboteurs)
    if position.offer:
        position.phase = DRAFT
        position.turn = last
        pass_on(position, last, log)
        return
    if rate:
        pay_saboteurs(position, saboteurs, rate, log)
    next_round(position, last, log)


def tell_end(position: Position, found: bool, saboteurs: i64, rate: i64, log: Log) -> None:
    """Tell who won the round and show all dwarf cards, the one set aside too."""
    winners = "diggers" if found else "saboteurs" if saboteurs else "nobody"
    seats = range(position.seats)
    log.tell(
        "round-end",
        None,
        winners=winners,
        roles=["saboteur" if is_saboteur(position, seat) else "digger" for seat in seats],
        aside="saboteur" if position.aside else "digger",
        pay={str(seat): int(rate) for seat in seats if rate and is_saboteur(position, seat)},
    )


# --- diggers win -------------------------------------------------------------------------------------


def draw_gold(position: Position, diggers: i64) -> None:
    """Draw the gold cards to be divided: one per digger (S-GOLD-1), in 2006 one per player, at most nine (S-GOLD-2)."""
    count: i64 = diggers
    if position.gold_for_all:
        count = position.seats if position.seats < 10 else 9
    if count > len(position.pile):  # S-GOLD-12
        count = len(position.pile)
    i: i64 = 0
    while i < count:
        position.offer += 1 << 8 * (i64(position.pile[i]) - 1)
        i += 1
    position.pile = position.pile[count:]


def pass_on(position: Position, first: i64, log: Log | None) -> None:
    """Hand the gold cards to this seat or the next digger counter-clockwise (S-GOLD-3/6)."""
    seat: i64 = first
    while is_saboteur(position, seat):
        seat = seat - 1 if seat > 0 else position.seats - 1
    position.turn = seat
    if log is not None:
        log.whisper("offer", int(seat), {}, {"gold": offered(position)}, [int(seat)])


def offered(position: Position) -> list[int]:
    """List the gold cards to choose from, ascending."""
    gold: list[int] = []
    for nuggets in range(1, 4):
        gold += [nuggets] * (int(position.offer) >> 8 * (nuggets - 1) & 255)
    return gold


def take(position: Position, nuggets: i64, log: Log | None) -> None:
    """Keep one gold card and hand the rest on, until they are gone (S-GOLD-4/5)."""
    seat: i64 = position.turn
    position.offer -= 1 << 8 * (nuggets - 1)
    gain(position, seat, nuggets, BY_CHOICE)
    if log is not None:
        log.whisper("take", int(seat), {}, {"nuggets": int(nuggets)}, [int(seat)])
    if position.offer:
        pass_on(position, seat - 1 if seat > 0 else position.seats - 1, log)
    else:
        next_round(position, position.active, log)


# --- saboteurs win -----------------------------------------------------------------------------------


def pay_rate(saboteurs: i64) -> i64:
    """Return the nuggets due to each saboteur in play (S-GOLD-7/8/9)."""
    return 4 if saboteurs == 1 else 3 if saboteurs < 4 else 2


def pay_saboteurs(position: Position, saboteurs: i64, rate: i64, log: Log | None) -> None:
    """Search the saboteurs' pay out of the pile (S-GOLD-11); the rest is shuffled when the next round is dealt."""
    pile = position.pile[:]
    counts: i64 = 0  # how many of 1, 2, 3 nuggets, a byte each
    i: i64 = 0
    while i < len(pile):
        counts += 1 << 8 * (i64(pile[i]) - 1)
        i += 1
    shares = shares_of(counts, saboteurs, rate)
    paid: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if is_saboteur(position, seat):
            cards = shares[paid]
            for nuggets in cards:
                pile = remove(pile, u8(nuggets))
                gain(position, seat, nuggets, BY_PAY)
            if log is not None:
                log.whisper("pay", int(seat), {}, {"gold": sorted(cards)}, [int(seat)])
            paid += 1
        seat += 1
    position.pile = pile


SHARES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}  # what was worked out before


def shares_of(counts: i64, saboteurs: i64, due: i64) -> tuple[tuple[int, ...], ...]:
    """Return every saboteur's cards; `counts` holds how many of 1, 2, 3 nuggets are in the pile, a byte each."""
    key: int = counts << 8 | saboteurs << 4 | due
    shares = SHARES.get(key)
    if shares is None:
        shares = best_shares(counts & 255, counts >> 8 & 255, counts >> 16, saboteurs, due)[3]
        SHARES[key] = shares
    return shares


@cache
def best_shares(ones: int, twos: int, threes: int, saboteurs: int, due: int) -> Share:
    """Return the best way to pay so many saboteurs out of these cards.

    Shares are compared by: the total paid; earlier seats' amounts; fewest cards; larger cards for earlier seats. Given the
    first one's cards, the best for the others is best for all, so the search goes seat by seat.
    """
    if saboteurs == 0:
        return 0, (), 0, ()
    best: Share = (-1, (), 0, ())
    for three in range(min(threes, due // 3), -1, -1):
        for two in range(min(twos, (due - 3 * three) // 2), -1, -1):
            for one in range(min(ones, due - 3 * three - 2 * two), -1, -1):
                rest = best_shares(ones - one, twos - two, threes - three, saboteurs - 1, due)
                paid = 3 * three + 2 * two + one
                cards = (3,) * three + (2,) * two + (1,) * one
                share = (rest[0] + paid, (paid, *rest[1]), rest[2] - len(cards), (cards, *rest[3]))
                if share > best:
                    best = share
    return best


# --- the next round, the end -------------------------------------------------------------------------


def next_round(position: Position, last: i64, log: Log | None) -> None:
    """Begin the next round with the left neighbour of the last player (S-ROUND-6), or end the game (S-WIN-1)."""
    if position.round < ROUNDS:
        position.round += 1
        deal_round(position, (last + 1) % position.seats, log)
        return
    position.phase = OVER
    position.turn = NOBODY
    position.active = NOBODY
    if log is not None:
        result = outcome(position)
        if result is not None:
            log.tell("game-end", None, winners=result["winners"], scores=result["scores"])


def outcome(position: Position) -> dict[str, object] | None:
    """Return the winners: all with the most nuggets (S-WIN-1/2)."""
    if position.phase != OVER:
        return None
    scores = [sum(purse(position, seat)) for seat in range(position.seats)]
    winners = [seat for seat in range(position.seats) if scores[seat] == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most nuggets after three rounds"}
