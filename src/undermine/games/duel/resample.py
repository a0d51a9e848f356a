"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undermine.games.duel.box import BOX, DOORS, GOLD, TROLL
from undermine.games.duel.deal import strikes
from undermine.games.duel.position import Position
from undermine.games.duel.view import DuelView
from undermine.kernel.bits import BIT
from undermine.kernel.game import Sampler
from undermine.kernel.hands import UNSEEN
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, Unseen, lay_cards, numbers, unseen_cards
from undermine.kernel.showing import UNKNOWN


class DuelSampler(Sampler):
    """Draws positions: what the watcher knows lies as it does, what is hidden is dealt anew, and so is chance to come."""

    def __init__(self, view: DuelView, blank: Position) -> None:
        lay_known(blank, view)
        self.known = blank
        self.cards = HiddenCards(view)
        self.goals = HiddenGoals(view.goals, int(BOX.goals))  # those of other rounds included (D-INFO-2)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.clone()
        position.seed = rng.seed()
        self.cards.deal(position, rng)
        self.goals.deal(position, rng)
        return position


# --- what is hidden ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class HiddenCards:
    """The cards that the watcher sees nowhere: in the other hand, face down on the discard pile, in the deck.

    What strikes was never in a solo player's hand (DS-11). So where a spectator asks, those cards wait until hand and what
    was thrown out of it have been dealt; then they are shuffled in with what is left.
    """

    def __init__(self, view: DuelView) -> None:
        hidden = [(place, view.lies[place]) for place, card in enumerate(view.discards) if card == UNKNOWN]
        strangers = [seat for seat in range(view.seats) if not view.knows_hand(seat)]
        # a seat for every card
        self.hands: vec[i64] = numbers([seat for seat in strangers for _ in range(view.sizes[seat])])
        self.thrown: vec[i64] = numbers([place for place, lies in hidden if lies != UNSEEN])  # out of somebody's hand
        self.covered: vec[i64] = numbers([place for place, lies in hidden if lies == UNSEEN])
        self.deck: i64 = view.deck
        unseen = unseen_cards(view)
        for card in range(int(BOX.paths)):
            if view.gone >> card & 1:  # D-END-3
                unseen.remove(card)
        waits = view.seats == 1 and len(strangers) + len(self.thrown) > 0
        self.cards = Unseen([card for card in unseen if not (waits and strikes(card))])
        self.strikers: list[int] = [card for card in unseen if waits and strikes(card)]

    def deal(self, position: Position, rng: Rng) -> None:
        """Deal them anew."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.hands:
            position.sort_into_hand(seat, cards.take())
        for place in self.thrown:
            position.replace_discarded(place, cards.take())
        if len(self.strikers) > 0:
            cards = Unseen(cards.take_all() + self.strikers)
            cards.shuffle(rng)
        for place in self.covered:
            position.replace_discarded(place, cards.take())
        position.deck = cards.take_deck(self.deck)


# --- what is known -----------------------------------------------------------------------------------


def lay_known(position: Position, view: DuelView) -> None:
    """Lay what the watcher knows on a blank position: hidden cards are 0 for now, hidden hands empty."""
    lay_cards(position, view)
    position.acted = view.acted
    position.due = view.due
    position.turning = view.turning
    position.gone = view.gone
    position.note_past(view.past)
    for seat in range(view.seats):
        for nuggets in view.purses[seat]:
            position.add_gold(seat, nuggets, 1)
    for slot in view.laid:
        position.note_laid(slot)
    lay_marks(position, view)
    for slot, seat in view.tokens.items():
        position.lay_token(slot, seat)
    for slot, seat in view.keys.items():
        position.lay_key(slot, seat)


def lay_marks(position: Position, view: DuelView) -> None:
    """Note which cards on the board bear gold, a troll or a door."""
    for slot in range(1, int(view.grid.slots)):
        face = int(view.grid.face(slot))
        if view.grid.cell(slot) >= 0 and face < len(BOX.faces):
            if GOLD[face]:
                position.gold |= BIT[slot]
            if TROLL[face]:
                position.trolls |= BIT[slot]
            if DOORS[2 * face] | DOORS[2 * face + 1]:
                position.doors |= BIT[slot]
