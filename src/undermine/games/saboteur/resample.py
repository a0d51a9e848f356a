"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.games.saboteur.box import GOALS, SABOTEURS
from undermine.games.saboteur.guess import gold_besides, guess_gold
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Sampler
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, Unseen, lay_cards, numbers, unseen_cards
from undermine.kernel.showing import UNKNOWN


class SaboteurSampler(Sampler):
    """Draws positions: what the watcher knows lies as it does, what is hidden is dealt anew, and so is chance to come."""

    def __init__(self, view: SaboteurView, blank: Position) -> None:
        lay_known(blank, view)
        self.known = blank
        self.cards = HiddenCards(view)
        self.goals = HiddenGoals(view.goals, int(GOALS))
        self.dwarfs = HiddenDwarfs(view)
        self.gold = HiddenGold(view)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.clone()
        position.seed = rng.seed()
        self.cards.deal(position, rng)
        self.goals.deal(position, rng)
        self.dwarfs.deal(position, rng)
        self.gold.deal(position, rng)
        return position


def lay_known(position: Position, view: SaboteurView) -> None:
    """Lay what the watcher knows on a blank position; a card, a goal, a dwarf that it does not know is 0 for now."""
    lay_cards(position, view)
    for seat in range(view.seats):
        if not view.knows_hand(seat):
            for _card in range(view.sizes[seat]):
                position.add_to_hand(seat, 0)
        if view.roles[seat] == 1:
            position.roles |= 1 << seat
    position.aside = 1 if view.aside == 1 else 0
    if knows_gold(view):
        lay_gold(position, view, [gain.nuggets for gain in view.gained], view.offer)


# --- cards -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class HiddenCards:
    """The cards that the watcher sees nowhere: in the others' hands, face down on the discard pile, in the deck."""

    def __init__(self, view: SaboteurView) -> None:
        self.cards = Unseen(unseen_cards(view))
        self.strangers: vec[i64] = numbers([seat for seat in range(view.seats) if not view.knows_hand(seat)])
        self.covered: vec[i64] = numbers([place for place, card in enumerate(view.discards) if card == UNKNOWN])
        self.deck: i64 = view.deck

    def deal(self, position: Position, rng: Rng) -> None:
        """Deal them anew."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.strangers:
            for place in range(position.hand_size(seat)):
                position.replace_in_hand(seat, place, cards.take())
        for place in self.covered:
            position.replace_discarded(place, cards.take())
        position.deck = cards.take_deck(self.deck)


# --- dwarfs ------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class HiddenDwarfs:
    """The dwarf cards that the watcher has not seen: before the others, and the one set aside (S-SETUP-2, S-SETUP-3)."""

    def __init__(self, view: SaboteurView) -> None:
        self.dwarfs = Unseen(unseen_dwarfs(view))
        self.masked: vec[i64] = numbers([seat for seat, role in enumerate(view.roles) if role == UNKNOWN])
        self.aside_is_hidden = view.aside == UNKNOWN

    def deal(self, position: Position, rng: Rng) -> None:
        """Deal them anew."""
        self.dwarfs.shuffle(rng)
        for seat in self.masked:
            position.roles |= self.dwarfs.take() << seat
        if self.aside_is_hidden:
            position.aside = self.dwarfs.take()


def unseen_dwarfs(view: SaboteurView) -> list[int]:
    """List the dwarf cards of this game that the watcher has not seen: 1 for a saboteur (S-SETUP-2)."""
    pool = [1] * int(SABOTEURS[view.seats])
    pool += [0] * (view.seats + 1 - len(pool))
    for role in [*view.roles, view.aside]:
        if role in pool:
            pool.remove(role)
    return pool


# --- gold --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class HiddenGold:
    """The gold cards that the watcher has not seen: in the pile, and mostly in the others' purses or on offer too."""

    def __init__(self, view: SaboteurView) -> None:
        self.view = view
        self.only_the_pile = knows_gold(view)
        self.pile = Unseen(gold_besides([gain.nuggets for gain in view.gained], view.offer))

    def deal(self, position: Position, rng: Rng) -> None:
        """Shuffle the pile; where purses are hidden, what is in them has to agree with much that was seen (see `guess`)."""
        if self.only_the_pile:
            self.pile.shuffle(rng)
            position.pile = self.pile.take_deck(self.view.pile)
            return
        guess = guess_gold(self.view, rng)
        lay_gold(position, self.view, guess.gold, guess.offer)
        position.pile = vec[u8]([u8(nuggets) for nuggets in guess.pile])


def knows_gold(view: SaboteurView) -> bool:
    """Say whether the watcher knows every gold card that was gained or is on offer."""
    return all(gain.nuggets != UNKNOWN for gain in view.gained) and UNKNOWN not in view.offer


def lay_gold(position: Position, view: SaboteurView, gold: list[int], offer: list[int]) -> None:
    """Lay gold cards into the purses and on offer."""
    for gain, nuggets in zip(view.gained, gold, strict=True):
        position.note_gain(gain.seat, nuggets, gain.round, gain.how)
    for nuggets in offer:
        position.put_on_offer(nuggets)
