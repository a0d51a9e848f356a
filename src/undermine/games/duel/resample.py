"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from undermine.games.duel.box import BOX, DOORS, GOLD, TROLL
from undermine.games.duel.deal import strikes
from undermine.games.duel.position import Position
from undermine.games.duel.view import DuelView
from undermine.kernel.bits import BIT
from undermine.kernel.game import Sampler
from undermine.kernel.hands import UNSEEN, Unseen
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, lay_known, unseen_cards
from undermine.kernel.showing import UNKNOWN


class DuelSampler(Sampler):
    """Draws positions with a given view, everything hidden drawn anew; chance to come is drawn anew too."""

    def __init__(self, view: DuelView, blank: Position) -> None:
        """Prepare what the view fixes on a blank position, and gather what it leaves open."""
        self.view = view
        self.known = blank
        hidden = [(place, lies) for place, (card, lies) in enumerate(view.discards) if card == UNKNOWN]
        self.strangers: list[int] = [seat for seat in range(view.seats) if not view.knows_hand(seat)]
        self.thrown: list[int] = [place for place, lies in hidden if lies != UNSEEN]  # out of somebody's hand
        self.covered: list[int] = [place for place, lies in hidden if lies == UNSEEN]
        held = view.seats == 1 and len(self.strangers) + len(self.thrown) > 0
        unseen = unseen_cards(view)
        for card in range(int(BOX.paths)):
            if view.gone >> card & 1:  # D-END-3
                unseen.remove(card)
        # DS-11: what strikes was never in a solo hand
        self.strikers: list[int] = [card for card in unseen if held and strikes(card)]
        self.cards = Unseen([card for card in unseen if not (held and strikes(card))])
        self.goals = HiddenGoals(view.goals, int(BOX.goals))  # those of other rounds included (D-INFO-2)
        lay_all_known(self.known, view)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.copy()
        position.seed = rng.seed()
        self.draw_cards(position, rng)
        self.goals.draw(position, rng)
        return position

    def draw_cards(self, position: Position, rng: Rng) -> None:
        """Give the unseen cards to hidden hands, face-down discards and the deck."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.strangers:
            for _ in range(self.view.sizes[seat]):
                position.sort_into_hand(seat, cards.take())
        for place in self.thrown:
            position.replace_discarded(place, cards.take())
        if len(self.strikers) > 0:
            cards = Unseen([int(cards.take()) for _ in range(cards.left)] + self.strikers)
            cards.shuffle(rng)
        for place in self.covered:
            position.replace_discarded(place, cards.take())
        position.deck = cards.deck(self.view.deck)


def lay_all_known(position: Position, view: DuelView) -> None:
    """Lay what the watcher knows on a blank position: hidden cards are 0 for now, hidden hands empty."""
    lay_known(position, view)
    position.acted = view.acted
    position.due = view.due
    position.turning = view.turning
    position.gone = view.gone
    position.note_past(view.past)
    for seat in range(view.seats):
        for nuggets in view.purses[seat]:
            position.add_gold(seat, nuggets, 1)
    lay_marks(position, view)


def lay_marks(position: Position, view: DuelView) -> None:
    """Note the order of laying; the gold, trolls and doors; then the tokens and keys on some of them."""
    for slot in view.laid:
        position.note_laid(slot)
    for slot in range(1, int(view.grid.slots)):
        face = int(view.grid.face(slot))
        if view.grid.cell(slot) >= 0 and face < len(BOX.faces):
            if GOLD[face]:
                position.gold |= BIT[slot]
            if TROLL[face]:
                position.trolls |= BIT[slot]
            if DOORS[2 * face] | DOORS[2 * face + 1]:
                position.doors |= BIT[slot]
    for slot, seat in view.tokens.items():
        position.lay_token(slot, seat)
    for slot, seat in view.keys.items():
        position.lay_key(slot, seat)
