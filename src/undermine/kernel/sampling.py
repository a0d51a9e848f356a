"""Sampling: what the games share when they draw a position that a watcher thinks possible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from undermine.kernel.box import Box, piece_of
from undermine.kernel.grid import Grid
from undermine.kernel.hands import CardPosition, Unseen
from undermine.kernel.rng import Rng
from undermine.kernel.showing import UNKNOWN, CardView
from undermine.kernel.tools import TOOL_KINDS, ToolPosition, first_break


@mypyc_attr(acyclic=True)
class HiddenGoals:
    """The goals that a watcher has not seen, and where they may lie."""

    def __init__(self, seen: list[int], all_goals: int) -> None:
        self.unseen = Unseen([goal for goal in range(all_goals) if goal not in seen])
        self.unturned: list[int] = [place for place, goal in enumerate(seen) if goal == UNKNOWN]

    def draw(self, position: CardPosition, rng: Rng) -> None:
        """Lay them in a random order."""
        if len(self.unturned) == 0:
            return
        self.unseen.shuffle(rng)
        goals = position.goals[:]
        for place in self.unturned:
            goals[place] = u8(self.unseen.take())
        position.goals = goals


def lay_known(position: ToolPosition, view: CardView) -> None:
    """Lay what the watcher knows on a blank position: hidden goals and discards are 0 for now, hidden hands empty."""
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
    for card, lies in view.discards:
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
    return left_of(counts, view.hands, [card for card, _ in view.discards])


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
