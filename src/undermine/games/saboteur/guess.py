"""Guessing gold: a number for every gold card that a watcher cannot see, as all that it has seen allows.

Three things bind the numbers. The box has so many cards of each (S-SETUP-7). Whoever chose a card saw what was left for those
who chose later in that round (S-INFO-6). And a pay follows from what was in the pile just then (S-GOLD-11), so the watcher can
tell from how many cards everybody got what the pile may have been. The first two are met while guessing; the third is held
against the whole guess, which is thrown away where it does not agree.
"""

from __future__ import annotations

from typing import Final

from undermine.games.saboteur.box import MOST_NUGGETS, NUGGETS
from undermine.games.saboteur.gold import best_shares, pay_rate
from undermine.games.saboteur.position import BY_CHOICE, BY_PAY, DRAFT
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import Rng
from undermine.kernel.showing import UNKNOWN

TRIES: Final = 200
EVEN_TRIES: Final = 50  # after so many, guesses lean to what makes small pays likely
HOARD: Final = 5  # a leaning guess gives fewer threes than this to those who chose


class GoldGuess:
    """One guess: the gold cards gained, those on offer, and the pile. UNKNOWN stands for what is still to be guessed."""

    def __init__(self, view: SaboteurView) -> None:
        self.view = view
        self.gold: list[int] = [gain.nuggets for gain in view.gained]  # in the order they were gained
        self.offer: list[int] = list(view.offer)
        self.pile: list[int] = []

    def fill(self, rng: Rng, leaning: bool) -> None:
        """Guess everything: what was seen left first, then what others chose, then the pays; what remains is the pile."""
        for number in range(len(self.gold) - 1, -1, -1):  # the last sight is the best
            gain = self.view.gained[number]
            if gain.seat == self.view.watcher and gain.how == BY_CHOICE:
                self.spread_rest(number, rng)
        left = rng.shuffled(gold_besides(self.gold, self.offer))
        if leaning:
            self.put_threes_first(left, rng)
        for number, gain in enumerate(self.view.gained):
            if self.gold[number] == UNKNOWN and gain.how != BY_PAY:
                self.gold[number] = left.pop()
        self.offer = [left.pop() if nuggets == UNKNOWN else nuggets for nuggets in self.offer]
        self.pay(left)
        self.pile = rng.shuffled(left[: self.view.pile])

    def put_threes_first(self, left: list[int], rng: Rng) -> None:
        """Move some threes to where they are taken first: pays in small cards tell that the pile had few."""
        threes = [nuggets for nuggets in left if nuggets == MOST_NUGGETS][: int(rng.below(HOARD))]
        for nuggets in threes:
            left.remove(nuggets)
        left += threes

    # --- what the watcher saw left ---------------------------------------------------------------

    def spread_rest(self, number: int, rng: Rng) -> None:
        """Spread what the watcher saw left, when it took this card, over those who chose later and what is still on offer."""
        chosen = self.view.gained[number].round
        later = [place for place in self.gained_in(chosen, BY_CHOICE) if place > number]
        still_on_offer = self.view.phase == DRAFT and chosen == self.view.round
        offer_known = still_on_offer and UNKNOWN not in self.offer
        rest = rng.shuffled(self.view.rests[number])
        for place in later:
            if self.gold[place] != UNKNOWN:
                rest.remove(self.gold[place])
        if offer_known and rest:
            for nuggets in self.offer:
                rest.remove(nuggets)
        for place in later:
            if self.gold[place] == UNKNOWN and rest:
                self.gold[place] = rest.pop()
        if still_on_offer and not offer_known and rest:
            self.offer = rest

    def gained_in(self, number: int, how: int) -> list[int]:
        """List which of the gold cards were gained in a round in this way."""
        gained = self.view.gained
        return [place for place, gain in enumerate(gained) if gain.round == number and gain.how == how]

    # --- pays ------------------------------------------------------------------------------------

    def rounds_paid(self) -> list[int]:
        """List the rounds in which saboteurs were paid."""
        return sorted({gain.round for gain in self.view.gained if gain.how == BY_PAY})

    def pay(self, left: list[int]) -> None:
        """Pay the saboteurs of each round as the rules do, out of what was then in the pile; take it from what is left."""
        for number in self.rounds_paid():
            due = self.paid_out(number, left)
            for place, nuggets in zip(self.gained_in(number, BY_PAY), due, strict=False):
                if self.gold[place] == UNKNOWN and nuggets in left:
                    left.remove(nuggets)
                    self.gold[place] = nuggets
        for place, nuggets in enumerate(self.gold):  # where it cannot be told how a pay came about, any card will do
            if nuggets == UNKNOWN:
                self.gold[place] = left.pop()

    def paid_out(self, number: int, pile: list[int]) -> list[int]:
        """List what the rules pay in a round: seat by seat, the largest first (S-GOLD-11).

        In the pile was then all that is there now, is on offer, or was gained since.
        """
        paid = self.gained_in(number, BY_PAY)
        since = [nuggets for nuggets in self.gold[paid[0] :] if nuggets != UNKNOWN]
        then = pile + self.offer + since
        saboteurs = len({self.view.gained[place].seat for place in paid})
        due = int(pay_rate(saboteurs))
        shares = best_shares(then.count(1), then.count(2), then.count(3), saboteurs, due)[3]
        return [nuggets for cards in shares for nuggets in cards]

    def agrees(self) -> bool:
        """Say whether every pay is what the rules would have paid, and what the watcher saw is as it saw it."""
        for number in self.rounds_paid():
            paid = [self.gold[place] for place in self.gained_in(number, BY_PAY)]
            if paid != self.paid_out(number, self.pile):
                return False
        seen = [gain.nuggets for gain in self.view.gained]
        return all(known in (UNKNOWN, guessed) for known, guessed in zip(seen, self.gold, strict=True))


def guess_gold(view: SaboteurView, rng: Rng) -> GoldGuess:
    """Guess until a guess agrees with all pays; after so many tries the last one has to do.

    That one too keeps all that the view holds: every card seen, and how many there are of the others. Only what everybody knows
    of how they were paid is then not used, as if nobody had reckoned back: better than a search without an end. Out of a deal
    hardly any view comes to that (none of 2,244 out of 400 random games, 20 November 2026), but a setup may have a pile of gold
    that no deal could leave.
    """
    guess = GoldGuess(view)
    for attempt in range(TRIES):
        guess = GoldGuess(view)
        guess.fill(rng, attempt >= EVEN_TRIES)
        if guess.agrees():
            break
    return guess


def gold_besides(gained: list[int], offer: list[int]) -> list[int]:
    """List the gold cards of the box that are neither gained nor on offer, as far as that is known."""
    left = list(NUGGETS)
    for nuggets in gained + offer:
        if nuggets != UNKNOWN:
            left.remove(nuggets)
    return left
