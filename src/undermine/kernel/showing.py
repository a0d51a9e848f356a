"""How hands, piles and the board are written into a state (contract, section 5): codes where they are known, `?` where not."""

from __future__ import annotations

from typing import Final

from undermine.kernel.border import Seat, Tool
from undermine.kernel.box import Box
from undermine.kernel.events import HIDDEN
from undermine.kernel.game import NOBODY, View
from undermine.kernel.grid import Grid, Window
from undermine.kernel.hands import FACE_UP
from undermine.kernel.moves import TOOLS
from undermine.kernel.tools import ToolPosition

UNKNOWN: Final = -1  # a card, a goal, a role that a watcher does not know


def by_cell(slots: list[int], grid: Grid, window: Window) -> list[int]:
    """Return slots ordered by x, then y."""
    return sorted(slots, key=lambda slot: window.order(int(grid.cell(slot))))


def show_board(grid: Grid, window: Window, box: Box) -> dict[str, str]:
    """Write the board: starts, paths and turned goals as they lie, face-down goals hidden; by x, then y."""
    slots = [slot for slot in range(1, int(grid.slots)) if grid.cell(slot) >= 0]
    board: dict[str, str] = {}
    for slot in by_cell(slots, grid, window):
        face = int(grid.face(slot))
        board[window.text(int(grid.cell(slot)))] = box.face_codes[face] if face < len(box.face_codes) else HIDDEN
    return board


def somebody(seat: int) -> Seat | None:
    """Write whose turn it is or who is to decide, None when the game is over."""
    return None if seat == NOBODY else seat


class CardView(View):
    """What a watcher knows where hands are hidden, tools are broken and goals are looked at; UNKNOWN is what it does not."""

    def __init__(self, watcher: int | None, position: ToolPosition, box: Box) -> None:
        super().__init__(watcher)
        everybody = range(position.seats)
        self.box = box
        # What everybody knows
        self.grid = position.grid.clone()
        self.window = position.window
        self.seats = int(position.seats)
        self.round = int(position.round)
        self.phase = int(position.phase)
        self.active = int(position.active)
        self.turn = int(position.turn)
        self.deck = int(position.deck_size())  # cards left to draw
        self.shown = int(position.shown)  # goals turned up, as bits
        self.sizes: list[int] = [int(position.hand_size(seat)) for seat in everybody]  # cards in each hand
        self.tools: list[int] = [int(position.broken_tools(seat)) for seat in everybody]  # as bits
        self.looked: list[int] = [int(position.looked_at(seat)) for seat in everybody]  # goals, as bits
        # What this watcher knows
        self.hands: list[list[int]] = []  # empty where hidden
        for seat in everybody:
            self.hands.append(position.hand(seat) if self.knows_hand(int(seat)) else [])
        self.discards: list[int] = []  # cards, or UNKNOWN
        self.lies: list[int] = []  # how each of them lies
        for place in range(position.discards):
            lies = int(position.discarded_how(place))
            visible = watcher is None or lies == FACE_UP or lies == watcher  # S-INFO-5, S-AMB-20, D-INFO-1
            self.discards.append(int(position.discarded_card(place)) if visible else UNKNOWN)
            self.lies.append(lies)
        self.goals: list[int] = []  # goal of the layout -> goal of the card list; each game says who knows them

    def knows_hand(self, seat: int) -> bool:
        """Say whether this watcher sees a seat's hand, also when a round is over (S-INFO-1, S-INFO-5, D-INFO-1)."""
        return self.watcher is None or self.watcher == seat

    def goal_cell(self, goal: int) -> str:
        """Write a goal's cell."""
        raise NotImplementedError

    def goal_slot(self, goal: int) -> int:
        """Return the slot of a goal."""
        raise NotImplementedError

    def goal_code(self, goal: int) -> str:
        """Write a goal as printed, where it is known."""
        raise NotImplementedError

    def describe_goals(self, goals: int) -> dict[str, str]:
        """Write all goals as printed, hidden where this watcher does not know them."""
        return {self.goal_cell(goal): self.goal_code(goal) for goal in range(goals)}

    def describe_revealed(self, goals: int) -> dict[str, str]:
        """Write the goals that were turned up, as they lie."""
        turned = [goal for goal in range(goals) if self.shown >> goal & 1]
        return {self.goal_cell(goal): self.box.face_codes[self.grid.face(self.goal_slot(goal))] for goal in turned}

    def describe_known(self, goals: int) -> dict[str, str]:
        """Write the face-down goals that this watcher knows."""
        face_down = [goal for goal in range(goals) if not self.shown >> goal & 1]
        return {self.goal_cell(goal): code for goal in face_down if (code := self.goal_code(goal)) != HIDDEN}

    def describe_looks(self, goals: int) -> list[list[str]]:
        """Write the goals that every seat has looked at."""
        return [[self.goal_cell(goal) for goal in range(goals) if looked >> goal & 1] for looked in self.looked]

    def describe_tools(self) -> list[list[Tool]]:
        """Write the broken tools in front of every seat."""
        return [[TOOLS[tool] for tool in range(len(TOOLS)) if broken >> tool & 1] for broken in self.tools]

    def describe_hands(self) -> list[list[str]]:
        """Write every hand: in card-list order where it is known."""
        return [
            [self.box.codes[card] for card in sorted(self.hands[seat])]
            if self.knows_hand(seat)
            else [HIDDEN] * self.sizes[seat]
            for seat in range(self.seats)
        ]

    def describe_discards(self) -> list[list[str]]:
        """Write discarded cards and which lie face down; the many hidden ones are one and the same list."""
        hidden = [HIDDEN, "down"]
        written: list[list[str]] = []
        for place, card in enumerate(self.discards):
            if card == UNKNOWN:
                written.append(hidden)
            else:
                code = self.box.codes[card]
                written.append([code] if self.lies[place] == FACE_UP else [code, "down"])
        return written
