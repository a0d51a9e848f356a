"""Resampling: positions that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.games.cave.box import BOX, GOALS, LEVEL, LEVEL_KINDS
from undermine.games.cave.clans import CLANS, clan_card, clan_out
from undermine.games.cave.position import OVER, Position
from undermine.games.cave.view import CaveView
from undermine.kernel.game import Sampler
from undermine.kernel.hands import Unseen
from undermine.kernel.rng import Rng
from undermine.kernel.sampling import HiddenGoals, cards_off_the_board, lay_goals, left_of
from undermine.kernel.showing import UNKNOWN


class CaveSampler(Sampler):
    """Draws positions with a given view, everything hidden drawn anew; chance to come is drawn anew too."""

    def __init__(self, view: CaveView, blank: Position) -> None:
        """Prepare what the view fixes on a blank position, and gather what it leaves open."""
        self.known = blank
        self.levels: list[HiddenLevel] = [HiddenLevel(view, level) for level in range(LEVEL_KINDS)]
        self.goals = HiddenGoals(view.goals, int(GOALS))
        self.identities: list[Unseen] = [Unseen(unseen_identities(view, colour)) for colour in range(CLANS)]
        self.masked: list[int] = [card for card, identity in enumerate(view.identities) if identity == UNKNOWN]
        self.colours: list[int] = view.colours
        lay_known(self.known, view)

    def draw(self, rng: Rng) -> Position:
        """Return a position that the watcher thinks possible."""
        position = self.known.copy()
        position.seed = rng.seed()
        position.deck = position.deck[:]
        for level in self.levels:
            level.deal(position, rng)
        self.goals.draw(position, rng)
        if self.masked:
            self.draw_clans(position, rng)
            while position.phase != OVER and clan_out(position) >= 0:  # the game goes on, so neither clan is out
                self.draw_clans(position, rng)
        return position

    def draw_clans(self, position: Position, rng: Rng) -> None:
        """Deal the identities this watcher has not seen among the clan cards of each colour (C-CLAN-2)."""
        for pool in self.identities:
            pool.shuffle(rng)
        clans = position.clans[:]
        for card in self.masked:
            colour: i64 = self.colours[card]
            clans[card] = u8(clan_card(colour, self.identities[colour].take()))
        position.clans = clans


@mypyc_attr(acyclic=True)
class HiddenLevel:
    """The cards of one level that a watcher does not see, and where they may lie; five more of them take no part."""

    def __init__(self, view: CaveView, level: i64) -> None:
        self.cards = Unseen([card for card in unseen_cards(view) if LEVEL[card] == level])
        seats: list[i64] = []
        for seat, hand in enumerate(view.levels):
            seen = [card for card in view.hands[seat] if LEVEL[card] == level]
            seats += [i64(seat)] * (hand.count(int(level)) - len(seen))
        gone = [i64(i) for i, (card, back, _) in enumerate(view.gone) if card == UNKNOWN and back == level]
        self.seats: vec[i64] = vec[i64](seats)  # whose hands hold one, as often as they do
        self.gone: vec[i64] = vec[i64](gone)
        self.deck: vec[i64] = vec[i64]([i64(i) for i, back in enumerate(view.deck) if back == level])

    def deal(self, position: Position, rng: Rng) -> None:
        """Give the cards to hands, to the discard pile and to the deck."""
        cards = self.cards
        cards.shuffle(rng)
        for seat in self.seats:
            position.sort_into_hand(seat, cards.take())
        for number in self.gone:
            position.replace_gone(number, cards.take())
        deck = position.deck
        for place in self.deck:
            deck[place] = u8(cards.take())


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


def unseen_cards(view: CaveView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = cards_off_the_board(BOX, view.public.grid)
    return left_of(counts, view.hands, [card for card, _, _ in view.gone])


def unseen_identities(view: CaveView, colour: i64) -> list[int]:
    """List the identities of the clan cards of a colour that the watcher has not seen: 1 for a saboteur (C-CLAN-2)."""
    pool = [1] * view.saboteurs[colour]
    pool += [0] * (view.colours.count(int(colour)) - len(pool))
    for back, identity in zip(view.colours, view.identities, strict=True):
        if back == colour and identity != UNKNOWN:
            pool.remove(identity)
    return pool
