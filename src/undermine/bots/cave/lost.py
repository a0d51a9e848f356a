"""Lost: whether no dwarf of the Dark Cave can get out any more, as far as a seat can see (C-END-3).

Everything that a seat does not know is taken to go well: the exit lies where it is nearest, every card that may still come comes,
and fits. Whoever cannot get out even so cannot get out.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.cave.walks import inside
from undermine.games.cave.box import (
    BOOTS,
    BOX,
    FIRST_GOAL,
    FIRST_LAID,
    GOALS,
    KIND,
    LEVEL,
    PATH,
    ROCKFALL,
    SWAP,
    WALK_STEPS,
)
from undermine.games.cave.fields import EXIT, LADDER, entry_on, gates_on, near_on
from undermine.games.cave.places import FACE_DOWN_FIELD, FIELDS, NO_PLACE, field_of, place_at, slot_of
from undermine.games.cave.resample import unseen_cards
from undermine.games.cave.view import CaveView
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import beside, opposite
from undermine.kernel.showing import UNKNOWN

Node = tuple[int, int]  # FIELD and a place, EMPTY and a cell, or LADDERS
Edge = tuple[Node, int, int]  # where to, how many steps, how many new cards
FIELD: Final = 0
EMPTY: Final = 1
LADDERS: Final = (2, 0)  # any ladder: they all lead to each other (C-LADDER-1)
LADDER_GOAL: Final = 1  # the number of the ladder among the goals of the card list
PLENTY: Final = 40  # with so many steps left nobody is lost
MOST_NEW: Final = 12  # new cards on one way: more of them nobody plans
ALONE: Final = 2  # a hand limit below which one loss may keep somebody from drawing


def crosses(card: int) -> bool:
    """Say whether a path card leads from one side to another."""
    return int(KIND[card]) == PATH and any(group & (group - 1) for group in BOX.cards[card].groups)


class ToCome:
    """The cards that may still be played, as far as a seat can see: its own, and of each level as many as it does not see."""

    def __init__(self, view: CaveView, seat: int) -> None:
        own = view.hands[seat]
        hidden = [level for other, hand in enumerate(view.levels) if other != seat for level in hand] + view.deck
        unseen = unseen_cards(view) + [card for other, hand in enumerate(view.hands) if other != seat for card in hand]
        self.levels = [level + 1 for level in range(3) if any(LEVEL[card] == level and crosses(card) for card in own)]
        self.paths = sum(crosses(card) for card in own)
        self.kinds = {int(KIND[card]) for card in own}
        self.swaps = sum(KIND[card] == SWAP for card in own)
        self.ladder = any(LADDER[2 * card] for card in own if crosses(card))
        for level in range(3):
            pool = [card for card in unseen if LEVEL[card] == level] if level in hidden else []
            paths = [card for card in pool if crosses(card)]
            self.paths += min(len(paths), hidden.count(level))
            self.levels += [level + 1] if paths else []
            self.kinds |= {int(KIND[card]) for card in pool}
            self.swaps += sum(KIND[card] == SWAP for card in pool)
            self.ladder |= any(LADDER[2 * card] for card in paths)
        self.crossing = min(self.levels, default=0)  # steps over the quickest of them


def walks_left(view: CaveView, to_come: ToCome, seat: int) -> tuple[int, int]:
    """Return how many walks a seat's dwarf has until the last card is played, if nothing stops it, and the steps of each."""
    public = view.public
    hands = [len(hand) for hand in view.levels]
    drawing = sum(ALONE <= int(public.limit(other)) >= hand > 0 for other, hand in enumerate(hands))
    # Every hand gets smaller in every round; a swap gives another hand, and saves it one round at most.
    turns = max(hands) + to_come.swaps if to_come.swaps else hands[seat]
    if view.deck:
        turns += -(-len(view.deck) // max(drawing, 1)) + 1  # C-DRAW-5: all draw, so this is how long the deck lasts
    if public.immediate and not view.deck and sum(hands) == hands[seat]:
        turns -= 1  # C-END-R2: the last card of all ends the game before the walk
    if public.down >> seat & 1 or (public.stunned and public.active == seat):
        turns -= 1
    boots = bool(public.boots >> seat & 1) or BOOTS in to_come.kinds
    return max(turns, 0), WALK_STEPS + boots


class Maze:
    """The board as it lies, with every card that may still come wherever it may lie."""

    def __init__(self, view: CaveView, to_come: ToCome) -> None:
        self.public = view.public
        self.crossing = to_come.crossing
        self.new_ladder = to_come.ladder
        self.falls = ROCKFALL in to_come.kinds
        self.goal_ladder = LADDER_GOAL not in view.goals
        self.most = min(to_come.paths, MOST_NEW)
        self.building = self.new_cards() if self.new_ladder else {}

    def edges(self, node: Node) -> Iterator[Edge]:
        """Yield what one step, or one card to cross, leads to; every way is as long in both directions."""
        kind, at = node
        grid = self.public.grid
        if node == LADDERS:
            yield from self.down_a_ladder()
        elif kind == EMPTY:
            for side in range(4):
                yield from self.beyond(at, side, 1)
            if self.new_ladder:
                yield LADDERS, 1, 0
        elif grid.face(slot_of(at)) == FACE_DOWN:
            for side in range(4):
                yield from self.beyond(int(grid.cell(slot_of(at))), side, 3)  # a goal has arms and a hub
            if self.goal_ladder:
                yield LADDERS, 0, 0
        else:
            yield from self.on_card(at)

    def on_card(self, place: int) -> Iterator[Edge]:
        """Yield the steps out of a field of a face-up card; webs do not last."""
        grid = self.public.grid
        slot, field = int(slot_of(place)), int(field_of(place))
        face = int(grid.face(slot))
        near = int(near_on(face, field))
        for other in range(FIELDS):
            if near >> other & 1:
                yield (FIELD, int(place_at(slot, other))), 1, 0
        if int(LADDER[face]) == field:
            yield LADDERS, 1, 0
        gates = int(gates_on(face, field))
        for side in range(4):
            if gates >> side & 1:
                yield from self.beyond(int(grid.cell(slot)), side, 1)

    def beyond(self, cell: int, side: int, steps: int) -> Iterator[Edge]:
        """Yield what lies across a side: a card's field, a goal, or a place for a new card."""
        there = int(beside(cell, side))
        slot = int(self.public.grid.slot(there))
        face = int(self.public.grid.face(slot)) if slot else 0
        if slot and face == FACE_DOWN:
            yield (FIELD, int(place_at(slot, FACE_DOWN_FIELD))), steps, 0
        elif slot and entry_on(face, opposite(side)):
            yield (FIELD, int(place_at(slot, entry_on(face, opposite(side))))), steps, 0
        if self.crossing and inside(there) and (not slot or (self.falls and slot >= FIRST_LAID)):
            yield (EMPTY, there), steps - 1 + self.crossing, 1

    def down_a_ladder(self) -> Iterator[Edge]:
        """Yield where a ladder may lead: to the others, to a goal that may have one, to a new card that has one."""
        grid = self.public.grid
        for slot in range(1, int(grid.slots)):
            if grid.cell(slot) < 0:
                continue
            face = int(grid.face(slot))
            if face != FACE_DOWN and LADDER[face]:
                yield (FIELD, int(place_at(slot, int(LADDER[face])))), 0, 0
            elif face == FACE_DOWN and self.goal_ladder:
                yield (FIELD, int(place_at(slot, FACE_DOWN_FIELD))), 0, 0
        if self.new_ladder:
            yield from (((EMPTY, cell), 0, cards) for cell, cards in self.building.items())

    def new_cards(self) -> dict[int, int]:
        """Return how many new cards it takes at least to build from the board to each empty cell."""
        grid = self.public.grid
        found: dict[int, int] = {}
        edge = [place for slot in range(1, int(grid.slots)) for place in self.open_ends(slot)]
        for cards in range(1, self.most + 1):
            edge = [cell for cell in dict.fromkeys(edge) if cell not in found]
            found |= dict.fromkeys(edge, cards)
            around = (int(beside(cell, side)) for cell in edge for side in range(4))
            edge = [cell for cell in around if inside(cell) and not grid.slot(cell)]
        return found

    def open_ends(self, slot: int) -> Iterator[int]:
        """Yield the empty cells that a face-up card is open to."""
        grid = self.public.grid
        face = int(grid.face(slot))
        if grid.cell(slot) < 0 or face == FACE_DOWN:
            return
        for side in range(4):
            there = int(beside(grid.cell(slot), side))
            if entry_on(face, side) and inside(there) and not grid.slot(there):
                yield there

    def ways(self, goal: int) -> dict[Node, int]:
        """Return how many steps every place is at least from the exit, if it lies at this goal, with the cards there may be."""
        slot = FIRST_GOAL + goal
        face = int(self.public.grid.face(slot))
        hidden = face == FACE_DOWN
        source = (FIELD, int(place_at(slot, FACE_DOWN_FIELD if hidden else int(EXIT[face]))))
        fewest: dict[Node, int] = {}  # the fewest cards with which a place was reached so far
        found: dict[Node, int] = {}
        queue = [(1 if hidden else 0, 0, source)]
        while queue:
            steps, cards, node = heappop(queue)
            if fewest.get(node, self.most + 1) <= cards:
                continue
            fewest[node] = cards
            found.setdefault(node, steps)
            for other, more, new in self.edges(node) if node != source or not hidden else self.out_of(slot):
                heappush(queue, (steps + more, cards + new, other))
        return found

    def out_of(self, slot: int) -> Iterator[Edge]:
        """Yield what lies around the exit, which is open on all sides, before it is turned up."""
        for side in range(4):
            yield from self.beyond(int(self.public.grid.cell(slot)), side, 1)


def all_lost(view: CaveView, seat: int) -> bool:
    """Say whether this seat is sure that no dwarf can get out any more."""
    public = view.public
    to_come = ToCome(view, seat)
    dwarfs = {other: int(public.dwarf(other)) for other in range(int(public.seats))}
    walks = {other: walks_left(view, to_come, other) for other, place in dwarfs.items() if place != NO_PLACE}
    if any(turns * pace >= PLENTY for turns, pace in walks.values()):
        return False
    known = EXIT_GOAL in view.goals
    exits = [goal for goal in range(GOALS) if view.goals[goal] == (EXIT_GOAL if known else UNKNOWN)]
    maze = Maze(view, to_come)
    for goal in exits:
        far = maze.ways(goal)
        for other, (turns, pace) in walks.items():
            steps = far.get((FIELD, dwarfs[other]), PLENTY)
            if not public.shown >> goal & 1:
                steps += pace - 1  # C-GOAL-3: a goal that is turned up ends the walk, the exit takes another
            if steps <= turns * pace:
                return False
    return True
