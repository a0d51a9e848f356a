"""The end of a round and the gold: the division among diggers, the saboteurs' pay, the next round."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import remove
from mypy_extensions import i64, u8

from undermine.games.saboteur.border import GameEnd, Offer, Pay, Result, RoundEnd, Side, Take
from undermine.games.saboteur.box import BOX, GOAL_TEXTS, GOALS
from undermine.games.saboteur.deal import deal_round
from undermine.games.saboteur.position import (
    BY_CHOICE,
    BY_PAY,
    DRAFT,
    OVER,
    ROUNDS,
    Position,
    cards_of,
    one_card,
)
from undermine.kernel.events import Log

MOST_DRAWN: Final = 9  # S-GOLD-2: also with ten players
Cards = tuple[int, int, int]  # how many gold cards of one, two and three nuggets
Share = tuple[int, tuple[int, ...], int, tuple[tuple[int, ...], ...]]


def end_round(position: Position, found: bool, log: Log | None) -> None:
    """End the round: the roles are shown first (S-END-5, S-AMB-13), then the winners get their gold."""
    last: i64 = position.active  # S-ROUND-7: the seat that played last
    saboteurs: i64 = position.saboteurs()  # S-GOLD-9: among the players, not in the pool
    rate: i64 = i64(0) if found or saboteurs == 0 else pay_rate(saboteurs)  # S-GOLD-10
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
    """Tell who won the round and show all dwarf cards, the one set aside too (S-AMB-12), and the rate due (S-INFO-7)."""
    winners: Side = "nobody"  # S-GOLD-10: with no saboteur nobody is paid; with no digger nobody takes gold
    if found and saboteurs < position.seats:
        winners = "diggers"
    elif saboteurs and not found:
        winners = "saboteurs"
    seats = range(position.seats)
    log.tell(
        RoundEnd(
            type="round-end",
            seat=None,
            winners=winners,
            roles=["saboteur" if position.is_saboteur(seat) else "digger" for seat in seats],
            aside="saboteur" if position.aside else "digger",  # S-END-6
            pay={str(seat): int(rate) for seat in seats if rate and position.is_saboteur(seat)},
            goals={GOAL_TEXTS[goal]: BOX.face_codes[BOX.goal_face(i64(position.goals[goal]))] for goal in range(GOALS)},
        )
    )


# --- diggers win -------------------------------------------------------------------------------------


def draw_gold(position: Position, diggers: i64) -> None:
    """Draw the gold cards to be divided: one per digger (S-GOLD-1), in 2006 one per player, at most nine (S-GOLD-2)."""
    count: i64 = diggers
    if position.gold_for_all:
        count = position.seats if position.seats < MOST_DRAWN else i64(MOST_DRAWN)
    if count > len(position.pile):  # S-GOLD-12
        count = len(position.pile)
    for place in range(count):
        position.put_on_offer(i64(position.pile[place]))
    position.pile = position.pile[count:]


def pass_on(position: Position, first: i64, log: Log | None) -> None:
    """Hand the gold cards to this seat or the next digger counter-clockwise (S-GOLD-3).

    Saboteurs are passed over, also the one who completed the path (S-GOLD-6, S-AMB-8), whatever is left over (S-AMB-11).
    """
    seat: i64 = first
    while position.is_saboteur(seat):
        seat = seat_before(position, seat)
    position.turn = seat
    if log is not None:
        log.tell(Offer(type="offer", seat=int(seat), gold=[*position.offered()]))


def seat_before(position: Position, seat: i64) -> i64:
    """Return the right neighbour of a seat."""
    return seat - 1 if seat > 0 else position.seats - 1


def take(position: Position, nuggets: i64, log: Log | None) -> None:
    """Keep one gold card and hand the rest on, until they are gone: once round (S-GOLD-4), in 2006 on and on (S-GOLD-5)."""
    seat: i64 = position.turn
    position.take_offered(nuggets)
    position.gain(seat, nuggets, BY_CHOICE)
    if log is not None:
        log.tell(Take(type="take", seat=int(seat), nuggets=int(nuggets)))
    if position.offer:
        pass_on(position, seat_before(position, seat), log)
    else:
        next_round(position, position.active, log)


# --- saboteurs win -----------------------------------------------------------------------------------


def pay_rate(saboteurs: i64) -> i64:
    """Return the nuggets due to each saboteur in play."""
    if saboteurs == 1:  # S-GOLD-7
        return 4
    return 3 if saboteurs < 4 else 2  # S-GOLD-8, in 2006 too (S-AMB-10)


def pay_saboteurs(position: Position, saboteurs: i64, rate: i64, log: Log | None) -> None:
    """Search the saboteurs' pay out of the pile (S-GOLD-11); the rest is shuffled when the next round is dealt."""
    pile = position.pile[:]
    counts: i64 = 0
    for place in range(i64(len(pile))):
        counts += one_card(i64(pile[place]))
    shares = best_shares(cards_of(counts, 1), cards_of(counts, 2), cards_of(counts, 3), saboteurs, rate)[3]
    paid: i64 = 0
    for seat in range(position.seats):
        if position.is_saboteur(seat):
            cards = shares[paid]
            for nuggets in cards:
                pile = remove(pile, u8(nuggets))
                position.gain(seat, nuggets, BY_PAY)
            if log is not None:
                log.tell(Pay(type="pay", seat=int(seat), gold=[*sorted(cards)]))
            paid += 1
    position.pile = pile


@cache
def best_shares(ones: int, twos: int, threes: int, saboteurs: int, due: int) -> Share:
    """Return the best way to pay so many saboteurs out of these cards, exactly if that is possible (S-GOLD-11, S-AMB-9).

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
        deal_round(position, position.next_seat(last), log)
        return
    position.end(OVER)
    if log is not None:
        result = final_result(position)
        log.tell(GameEnd(type="game-end", seat=None, winners=result["winners"], scores=result["scores"]))


def outcome(position: Position) -> Result | None:
    """Return the result, or None while the game goes on."""
    return final_result(position) if position.phase == OVER else None


def final_result(position: Position) -> Result:
    """Return the winners: who has the most nuggets (S-WIN-1), all of them (S-WIN-2)."""
    scores = [int(position.wealth(seat)) for seat in range(position.seats)]
    winners = [seat for seat in range(position.seats) if scores[seat] == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most nuggets after three rounds"}
