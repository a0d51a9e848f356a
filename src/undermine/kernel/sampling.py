"""Sampling: what the games share when they draw a position that a watcher thinks possible.

A sampler lays what the watcher knows on a blank position, once. What is hidden is of a few sorts: cards, goals, roles. An
object for each knows which of them the watcher has not seen and where they may lie; for every draw it deals them there anew,
on a copy of what is known.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.kernel.box import Box, piece_of
from undermine.kernel.grid import Grid
from undermine.kernel.hands import CardPosition
from undermine.kernel.rng import Rng
from undermine.kernel.showing import UNKNOWN, CardView
from undermine.kernel.tools import TOOL_KINDS, ToolPosition, first_break


@mypyc_attr(acyclic=True)
class Unseen:
    """Things of one sort that a watcher has not seen: shuffled for every draw, then handed out from the end."""

    def __init__(self, cards: list[int]) -> None:
        self.cards: vec[u8] = vec[u8]([u8(card) for card in cards])
        self.left: i64 = len(cards)

    def shuffle(self, rng: Rng) -> None:
        """Gather all of them again and shuffle them."""
        self.left = len(self.cards)
        rng.shuffle(self.cards, self.left)

    def take(self) -> i64:
        """Hand out one."""
        self.left -= 1
        return i64(self.cards[self.left])

    def take_all(self) -> list[int]:
        """Hand out all that are left."""
        return [int(self.take()) for _ in range(self.left)]

    def take_deck(self, size: i64) -> vec[u8]:
        """Hand out so many of those that are left as a deck."""
        return self.cards[:size]


def numbers(values: list[int]) -> vec[i64]:
    """Keep seats or places where every draw reads them quickly."""
    return vec[i64]([i64(value) for value in values])


@mypyc_attr(acyclic=True)
class HiddenGoals:
    """The goals that a watcher has not seen, and where they may lie."""

    def __init__(self, seen: list[int], all_goals: int) -> None:
        self.unseen = Unseen([goal for goal in range(all_goals) if goal not in seen])
        self.unturned: vec[i64] = numbers([place for place, goal in enumerate(seen) if goal == UNKNOWN])

    def deal(self, position: CardPosition, rng: Rng) -> None:
        """Deal them anew."""
        if len(self.unturned) == 0:
            return
        self.unseen.shuffle(rng)
        goals = position.goals[:]
        for place in self.unturned:
            goals[place] = u8(self.unseen.take())
        position.goals = goals


def lay_cards(position: ToolPosition, view: CardView) -> None:
    """Lay board, hands, tools and discards as far as the watcher knows them: hidden cards are 0 for now, hidden hands empty."""
    position.grid = view.grid.clone()
    position.window = view.window
    position.round = view.round
    position.phase = view.phase
    position.active = view.active
    position.turn = view.turn
    position.shown = view.shown
    for seat in range(view.seats):
        for card in view.hands[seat]:
            position.add_to_hand(seat, card)
        for tool in range(TOOL_KINDS):
            if view.tools[seat] >> int(tool) & 1:
                position.break_tool(seat, tool)
        position.note_look(seat, view.looked[seat])
    for card, lies in zip(view.discards, view.lies, strict=True):
        position.discard(0 if card == UNKNOWN else card, lies)
    lay_goals(position, view.goals)


def lay_goals(position: CardPosition, goals: list[int]) -> None:
    """Lay the goals that the watcher knows; the others are 0 for now."""
    position.goals = vec[u8]([u8(0 if goal == UNKNOWN else goal) for goal in goals])


def unseen_cards(view: CardView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = cards_off_the_board(view.box, view.grid)
    for broken in view.tools:
        for tool in range(int(TOOL_KINDS)):
            counts[first_break(view.box) + tool] -= broken >> tool & 1
    return left_of(counts, view.hands, view.discards)


def cards_off_the_board(box: Box, grid: Grid) -> list[int]:
    """Count for every card of the box how many of its kind do not lie face up on the board."""
    counts = list(box.counts)
    for slot in range(1, int(grid.slots)):
        piece = int(piece_of(grid.face(slot)))  # FACE_DOWN is no path
        if grid.cell(slot) >= 0 and piece < box.paths:
            counts[piece] -= 1
    return counts


def left_of(counts: list[int], hands: list[list[int]], discards: list[int]) -> list[int]:
    """List what these counts leave after the cards that a watcher sees in hands and on the discard pile."""
    for cards in [*hands, discards]:
        for card in cards:
            if card != UNKNOWN:
                counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]
