"""The end of a round: gold taken, trolls paid, the next round, the result."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from undermine.games.duel.border import Ending, GameEnd, Pay, Reason, Result, RoundEnd
from undermine.games.duel.box import BLUE, NUGGETS, TROLL
from undermine.games.duel.deal import deal_round
from undermine.games.duel.position import NONE, OVER, PAYING, ROUNDS, Position
from undermine.kernel.bits import BIT
from undermine.kernel.box import piece_of
from undermine.kernel.events import Log

Gold = tuple[int, int, int]  # how many gold cards of one, two and three nuggets
RATINGS: Final = (15, 20, 25)  # DS-16: from so many nuggets on the next rating


def end_round(position: Position, reason: Ending, log: Log | None) -> None:
    """End the round: the gold that bears tokens is taken, then the trolls are paid (D-END-3, D-PAY-1)."""
    before = [position.purse(seat) for seat in range(position.seats)] if log is not None else []
    take_gold(position)
    if log is not None:
        gained: dict[str, list[int]] = {}
        for seat in range(position.seats):
            cards = position.purse(seat)
            for nuggets in before[seat]:
                cards.remove(nuggets)
            gained[str(seat)] = cards
        log.tell(RoundEnd(type="round-end", seat=None, reason=reason, gold=gained))
    pay_trolls(position, 0, log)


def take_gold(position: Position) -> None:
    """Give every claimed gold card to the owner of its token (D-END-3); it lies on the board until that is cleared."""
    for slot in range(1, position.grid.slots):
        seat: i64 = position.token_on(slot)
        if seat != NONE:
            nuggets: i64 = NUGGETS[position.grid.face(slot)]
            if nuggets:
                position.add_gold(seat, nuggets, 1)


def put_away(position: Position) -> None:
    """Take the claimed gold paths out of play (D-END-3); those without a token stay in it (D-END-5)."""
    grid = position.grid
    for slot in range(position.first_laid(), grid.slots):
        if position.token_on(slot) != NONE and NUGGETS[grid.face(slot)]:
            position.gone |= BIT[piece_of(grid.face(slot))]


# --- trolls ------------------------------------------------------------------------------------------


def pay_trolls(position: Position, first: i64, log: Log | None) -> None:
    """Let the seats from this one on pay their trolls; stop at one that has a choice (D-PAY-4)."""
    for seat in range(first, position.seats):
        debt: i64 = debts(position, seat)
        if debt:
            choices = payments(int(debt), *gold_of(position, seat))
            if len(choices) > 1:
                position.phase = PAYING
                position.turn = seat
                return
            hand_over(position, seat, choices[0], log)
    next_round(position, log)


def debts(position: Position, seat: i64) -> i64:
    """Return how many nuggets a seat owes: one to each troll that bears its token (D-PAY-1, D-TROLL-4), together (D-AMB-7)."""
    debt: i64 = 0
    for slot in range(1, position.grid.slots):
        if position.token_on(slot) == seat and TROLL[position.grid.face(slot)]:
            debt += 1
    return debt


def gold_of(position: Position, seat: i64) -> Gold:
    """Return a seat's gold cards, of this and earlier rounds (D-PAY-3)."""
    return int(position.gold_cards(seat, 1)), int(position.gold_cards(seat, 2)), int(position.gold_cards(seat, 3))


@cache
def payments(debt: int, ones: int, twos: int, threes: int) -> tuple[Gold, ...]:
    """List the sets of these cards that may be given for a debt: those with the least sum that covers it (D-PAY-2, D-PAY-4)."""
    if ones + 2 * twos + 3 * threes < debt:  # D-PAY-5: it is not enough, so all of them
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
    """Give gold cards to the trolls; they go to the box (D-PAY-2)."""
    for nuggets in range(3):
        position.add_gold(seat, nuggets + 1, -gold[nuggets])
    if log is not None:
        cards = [nuggets + 1 for nuggets in range(3) for _ in range(gold[nuggets])]
        log.tell(Pay(type="pay", seat=int(seat), trolls=int(debts(position, seat)), gold=cards))


# --- the next round, the end -------------------------------------------------------------------------


def next_round(position: Position, log: Log | None) -> None:
    """Begin the next round, or end the game (D-ROUND-1, DS-15)."""
    position.note_round()
    if position.round < ROUNDS:
        put_away(position)
        position.round += 1
        deal_round(position, starter(position), log)
        return
    position.end(OVER)
    if log is not None:
        result = final_result(position)
        end = GameEnd(type="game-end", seat=None, winners=result["winners"], scores=result["scores"])
        if "rating" in result:
            end["rating"] = result["rating"]
        log.tell(end)


def starter(position: Position) -> i64:
    """Return who begins: the player with less gold, blue where both have the same (D-ROUND-2, D-AMB-18)."""
    if position.is_solo():
        return 0
    return 0 if position.wealth(0) < position.wealth(1) else BLUE


def outcome(position: Position) -> Result | None:
    """Return the result, or None while the game goes on."""
    return final_result(position) if position.phase == OVER else None


def final_result(position: Position) -> Result:
    """Return the winners and the nuggets of all (D-WIN-1, DS-15); in the solo game the rating (DS-16)."""
    scores = [int(position.wealth(seat)) for seat in range(position.seats)]
    if position.is_solo():
        reason: Reason = "nuggets after three rounds"
        return {"winners": [0], "scores": scores, "reason": reason, "rating": rating(scores[0])}
    # D-WIN-2, D-AMB-18: both where they have the same
    winners = [seat for seat in range(2) if scores[seat] == max(scores)]
    return {"winners": winners, "scores": scores, "reason": "most nuggets after three rounds"}


def rating(score: int) -> int:
    """Return the rating of a solo score, 1 to 4 (DS-16)."""
    return 1 + sum(1 for least in RATINGS if score >= least)
