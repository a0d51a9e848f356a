"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.games.cave.box import BOX, GOALS, LEVEL, LEVEL_KINDS
from undermine.games.cave.clans import CLANS, clan_card, clan_out
from undermine.games.cave.position import OVER, Position
from undermine.games.cave.view import CaveView
from undermine.kernel.game import Sampler
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, Unseen, cards_off_the_board, lay_goals, left_of, numbers
from undermine.kernel.showing import UNKNOWN


class CaveSampler(Sampler):
    """Draws positions: what the watcher knows lies as it does, what is hidden is dealt anew, and so is chance to come."""

    def __init__(self, view: CaveView, blank: Position) -> None:
        lay_known(blank, view)
        self.known = blank
        self.levels: list[HiddenLevel] = [HiddenLevel(view, level) for level in range(LEVEL_KINDS)]
        self.goals = HiddenGoals(view.goals, int(GOALS))
        self.clans = HiddenClans(view)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.clone()
        position.seed = rng.seed()
        position.deck = position.deck[:]  # the levels deal into it, and copies share it
        for level in self.levels:
            level.deal(position, rng)
        self.goals.deal(position, rng)
        self.clans.deal(position, rng)
        return position


# --- what is known -----------------------------------------------------------------------------------


def lay_known(position: Position, view: CaveView) -> None:
    """Lay what the watcher knows on a blank position: hidden cards of the hands are missing for now, others are 0."""
    view.public.copy_public(position)
    for seat in range(position.seats):
        position.empty_hand(seat)
        for card in view.hands[seat]:
            position.sort_into_hand(seat, card)
        for card in view.named[seat]:
            position.name_card(seat, card)
    for card, _, knower in view.gone:
        position.note_gone(0 if card == UNKNOWN else card, knower)
    position.deck = vec[u8]([u8(0) for _ in view.deck])
    lay_goals(position, view.goals)
    clans = zip(view.colours, view.identities, strict=True)
    position.clans = vec[u8]([u8(clan_card(colour, 0 if who == UNKNOWN else who)) for colour, who in clans])


# --- what is hidden ----------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class HiddenLevel:
    """The cards of one level that a watcher does not see, and where they may lie; five of each take no part (C-SETUP-6)."""

    def __init__(self, view: CaveView, level: i64) -> None:
        self.cards = Unseen([card for card in unseen_cards(view) if LEVEL[card] == level])
        hands: list[int] = []
        for seat, hand in enumerate(view.levels):
            seen = [card for card in view.hands[seat] if LEVEL[card] == level]
            hands += [seat] * (hand.count(int(level)) - len(seen))
        gone = [place for place, (card, back, _) in enumerate(view.gone) if card == UNKNOWN and back == level]
        self.hands: vec[i64] = numbers(hands)  # a seat for every card
        self.gone: vec[i64] = numbers(gone)
        self.deck: vec[i64] = numbers([place for place, back in enumerate(view.deck) if back == level])

    def deal(self, position: Position, rng: Rng) -> None:
        """Deal them anew: to the hands, to the discard pile and to the deck."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.hands:
            position.sort_into_hand(seat, cards.take())
        for place in self.gone:
            position.replace_gone(place, cards.take())
        deck = position.deck
        for place in self.deck:
            deck[place] = u8(cards.take())


def unseen_cards(view: CaveView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = cards_off_the_board(BOX, view.public.grid)
    return left_of(counts, view.hands, [card for card, _, _ in view.gone])


@mypyc_attr(acyclic=True)
class HiddenClans:
    """The clan cards that a watcher has not seen, by colour (C-CLAN-2): their backs are known, their identities are not."""

    def __init__(self, view: CaveView) -> None:
        self.identities: list[Unseen] = [Unseen(unseen_identities(view, colour)) for colour in range(CLANS)]
        self.masked: vec[i64] = numbers([card for card, identity in enumerate(view.identities) if identity == UNKNOWN])
        self.colours: vec[i64] = numbers(view.colours)

    def deal(self, position: Position, rng: Rng) -> None:
        """Deal them anew, again and again while the workers of a clan would all be out: the game would have ended (C-END-2)."""
        if len(self.masked) == 0:
            return
        self.deal_once(position, rng)
        while position.phase != OVER and clan_out(position) >= 0:
            self.deal_once(position, rng)

    def deal_once(self, position: Position, rng: Rng) -> None:
        """Deal them, whoever may then be out."""
        for pool in self.identities:
            pool.shuffle(rng)
        clans = position.clans[:]
        for card in self.masked:
            colour = self.colours[card]
            clans[card] = u8(clan_card(colour, self.identities[colour].take()))
        position.clans = clans


def unseen_identities(view: CaveView, colour: i64) -> list[int]:
    """List the identities of the clan cards of a colour that the watcher has not seen: 1 for a saboteur (C-CLAN-2)."""
    pool = [1] * view.saboteurs[colour]
    pool += [0] * (view.colours.count(int(colour)) - len(pool))
    for back, identity in zip(view.colours, view.identities, strict=True):
        if back == colour and identity != UNKNOWN:
            pool.remove(identity)
    return pool
