"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.saboteur.box import GOALS, SABOTEURS
from undermine.games.saboteur.guess import gold_besides, guess_gold
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Sampler
from undermine.kernel.hands import Unseen
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, lay_known, unseen_cards
from undermine.kernel.showing import UNKNOWN


class SaboteurSampler(Sampler):
    """Draws positions with a given view, everything hidden drawn anew; chance to come is drawn anew too."""

    def __init__(self, view: SaboteurView, blank: Position) -> None:
        """Prepare what the view fixes on a blank position, and gather what it leaves open."""
        self.view = view
        self.known = blank
        self.cards = Unseen(unseen_cards(view))
        self.strangers: list[int] = [seat for seat in range(view.seats) if not view.knows_hand(seat)]
        self.covered: list[int] = [place for place, (card, _) in enumerate(view.discards) if card == UNKNOWN]
        self.goals = HiddenGoals(view.goals, int(GOALS))
        self.dwarfs = Unseen(unseen_dwarfs(view))
        self.masked: list[int] = [seat for seat in range(view.seats) if view.roles[seat] == UNKNOWN]
        self.gold = Unseen(unseen_gold(view))
        self.gold_is_open = all(gain.nuggets != UNKNOWN for gain in view.gained) and UNKNOWN not in view.offer
        lay_all_known(self.known, view)
        if self.gold_is_open:
            lay_gold(self.known, view, [gain.nuggets for gain in view.gained], view.offer)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.copy()
        position.seed = rng.seed()
        self.draw_cards(position, rng)
        self.goals.draw(position, rng)
        self.draw_roles(position, rng)
        if self.gold_is_open:
            self.gold.shuffle(rng)
            position.pile = self.gold.deck(self.view.pile)
        else:
            guess = guess_gold(self.view, rng)
            lay_gold(position, self.view, guess.gold, guess.offer)
            position.pile = vec[u8]([u8(nuggets) for nuggets in guess.pile])
        return position

    def draw_cards(self, position: Position, rng: Rng) -> None:
        """Give the unseen cards to the other hands, the face-down discards and the deck."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.strangers:
            for place in range(position.hand_size(seat)):
                position.replace_in_hand(seat, place, cards.take())
        for place in self.covered:
            position.replace_discarded(place, cards.take())
        position.deck = cards.deck(self.view.deck)

    def draw_roles(self, position: Position, rng: Rng) -> None:
        """Deal the dwarf cards this watcher has not seen (S-SETUP-2, S-SETUP-3)."""
        self.dwarfs.shuffle(rng)
        for seat in self.masked:
            position.roles |= self.dwarfs.take() << seat
        if self.view.aside == UNKNOWN:
            position.aside = self.dwarfs.take()


def lay_all_known(position: Position, view: SaboteurView) -> None:
    """Lay what the watcher knows on a blank position, gold apart: hidden cards are 0 for now."""
    lay_known(position, view)
    for seat in range(view.seats):
        if not view.knows_hand(seat):
            for _ in range(view.sizes[seat]):
                position.add_to_hand(seat, 0)
        if view.roles[seat] == 1:
            position.roles |= 1 << seat
    position.aside = 1 if view.aside == 1 else 0


def lay_gold(position: Position, view: SaboteurView, gold: list[int], offer: list[int]) -> None:
    """Lay gold cards into the purses and on offer."""
    for gain, nuggets in zip(view.gained, gold, strict=True):
        position.note_gain(gain.seat, nuggets, gain.round, gain.how)
    for nuggets in offer:
        position.put_on_offer(nuggets)


def unseen_dwarfs(view: SaboteurView) -> list[int]:
    """List the dwarf cards of this game that the watcher has not seen: 1 for a saboteur (S-SETUP-2)."""
    pool = [1] * int(SABOTEURS[view.seats])
    pool += [0] * (view.seats + 1 - len(pool))
    for role in [*view.roles, view.aside]:
        if role in pool:
            pool.remove(role)
    return pool


def unseen_gold(view: SaboteurView) -> list[int]:
    """List the gold cards that the watcher sees in no purse and not on offer."""
    return gold_besides([gain.nuggets for gain in view.gained], view.offer)
