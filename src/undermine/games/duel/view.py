"""View: what a seat, a spectator or the all-knowing may know of the Duel and its solo game, field by field (D-INFO)."""

from __future__ import annotations

from undermine.games.duel.box import BOX, COLOURS, GOAL_XY, GOALS, GOLD, TROLL
from undermine.games.duel.pay import outcome
from undermine.games.duel.position import (
    DISCARDS,
    FACE_UP,
    HANDS,
    HOLD,
    KEYED,
    KNOWS,
    LAID,
    ORIENTING,
    PAST,
    PHASES,
    SIZES,
    TOKEN,
    TOOLS,
    Position,
    deck_size,
    purse,
)
from undermine.kernel.cards import sides_text
from undermine.kernel.events import HIDDEN
from undermine.kernel.game import NOBODY, View
from undermine.kernel.grid import Grid, Window
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.showing import UNKNOWN, show_discards, show_hand


class DuelView(View):
    """One watcher's knowledge; UNKNOWN stands for what is hidden."""

    def __init__(self, watcher: int | None, grid: Grid, window: Window) -> None:
        super().__init__(watcher)
        # D-INFO-1/2: what everybody knows
        self.grid = grid
        self.window = window
        self.seats = 0
        self.anchor_own = False
        self.colour = 0
        self.round = 0
        self.phase = 0
        self.active = NOBODY
        self.turn = NOBODY
        self.acted = False
        self.due = 0
        self.turning = UNKNOWN
        self.deck = 0  # cards left to draw
        self.shown = 0  # goals turned up, as bits
        self.gone = 0
        self.sizes: list[int] = []  # cards in each hand
        self.tools: list[int] = []
        self.looked: list[int] = []  # goals each seat has looked at, as bits
        self.past: list[int] = []  # of earlier rounds: goals turned, goals each seat had looked at, as bits
        self.purses: list[list[int]] = []
        self.laid: list[int] = []  # slots in the order they were laid
        self.tokens: dict[int, int] = {}  # slot -> seat
        self.keys: dict[int, int] = {}  # slot -> seat
        # D-INFO-1: what this watcher knows
        self.hands: list[list[int]] = []  # empty where hidden
        self.goals: list[int] = []  # all goals of the card list, six a round
        self.discards: list[tuple[int, int]] = []  # card or UNKNOWN, how it lies
        self.result: dict[str, object] | None = None

    def knows_hand(self, seat: int) -> bool:
        """Say whether this watcher sees a seat's hand."""
        return self.watcher is None or self.watcher == seat

    def describe_open(self) -> dict[str, object]:
        """Write the keys that are the same for every watcher."""
        everybody = range(self.seats)
        return {
            "game": "solo" if self.seats == 1 else "duel",
            "round": self.round,
            "phase": PHASES[self.phase],
            "active": None if self.active == NOBODY else self.active,
            "turn": None if self.turn == NOBODY else self.turn,
            "board": self.describe_board(),
            "revealed": {
                self.goal_cell(goal): BOX.face_codes[self.grid.face(self.seats + 1 + goal)]
                for goal in range(GOALS)
                if self.shown >> goal & 1
            },
            "deck": self.deck,
            "tools": [[TOOL_NAMES[t] for t in range(3) if self.tools[seat] >> t & 1] for seat in everybody],
            "knows": [[self.goal_cell(g) for g in range(GOALS) if self.looked[seat] >> g & 1] for seat in everybody],
            "purse": [list(cards) for cards in self.purses],
            "gone": [BOX.codes[card] for card in range(BOX.paths) if self.gone >> card & 1],
            "tokens": self.describe_tokens(),
            "keys": {self.cell(slot): self.colour_name(self.keys[slot]) for slot in self.by_cell(self.keys)},
            "laid": [self.cell(slot) for slot in self.laid],
            "scores": [sum(cards) for cards in self.purses],
            "result": self.result,
        }

    def describe_own(self) -> dict[str, object]:
        """Write the keys that differ from watcher to watcher."""
        return {
            "known": {
                self.goal_cell(goal): code
                for goal in range(GOALS)
                if (code := self.goal_code(goal)) != HIDDEN and not self.shown >> goal & 1
            },
            "goals": {self.goal_cell(goal): self.goal_code(goal) for goal in range(GOALS)},
            "hands": [self.describe_hand(seat) for seat in range(self.seats)],
            "discards": show_discards(BOX.codes, self.discards, FACE_UP),
        }

    def cell(self, slot: int) -> str:
        """Write the cell of a card on the table."""
        return self.window.text(self.grid.cell(slot))

    def by_cell(self, slots: dict[int, int]) -> list[int]:
        """Return slots ordered by x, then y."""
        return sorted(slots, key=lambda slot: self.window.order(self.grid.cell(slot)))

    def colour_name(self, seat: int) -> str:
        """Name a seat's colour."""
        return COLOURS[seat ^ self.colour]

    def goal_cell(self, goal: int) -> str:
        """Write a goal's cell."""
        x, y = GOAL_XY[1 if self.seats == 1 else 0][goal]
        return f"{x},{y}"

    def goal_code(self, goal: int) -> str:
        """Write a goal as printed, where it is known."""
        number = self.goals[GOALS * (self.round - 1) + goal]
        return HIDDEN if number == UNKNOWN else BOX.face_codes[BOX.goal_face(number)]

    def describe_board(self) -> dict[str, str]:
        """Write the table: starts, paths and turned goals as they lie, face-down goals hidden; by x, then y."""
        lying = {
            slot: int(self.grid.face(slot)) for slot in range(1, int(self.grid.slots)) if self.grid.cell(slot) >= 0
        }
        return {
            self.cell(slot): BOX.face_codes[lying[slot]] if lying[slot] < len(BOX.face_codes) else HIDDEN
            for slot in self.by_cell(lying)
        }

    def describe_hand(self, seat: int) -> list[str]:
        """Write a hand in card-list order."""
        if self.knows_hand(seat):
            return show_hand(BOX.codes, self.hands[seat])
        return [HIDDEN] * self.sizes[seat]

    def describe_tokens(self) -> dict[str, dict[str, str]]:
        """Write where the dwarf tokens lie: on a group with gold, or on a troll."""
        written: dict[str, dict[str, str]] = {}
        for slot in self.by_cell(self.tokens):
            face = int(self.grid.face(slot))
            place = "troll" if TROLL[face] else sides_text(GOLD[face])
            written[self.cell(slot)] = {place: self.colour_name(self.tokens[slot])}
        return written


def view(position: Position, watcher: int | None) -> DuelView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = DuelView(watcher, position.grid.clone(), position.window)
    everybody = range(position.seats)
    zones = position.zones
    seen.seats = int(position.seats)
    seen.anchor_own = position.anchor_own
    seen.colour = int(position.colour)
    seen.round = int(position.round)
    seen.phase = int(position.phase)
    seen.active = int(position.active)
    seen.turn = int(position.turn)
    seen.acted = position.acted
    seen.due = int(position.due)
    seen.turning = int(position.turning)
    seen.deck = int(deck_size(position))
    seen.shown = int(position.shown)
    seen.gone = int(position.gone)
    seen.sizes = [int(zones[SIZES + seat]) for seat in everybody]
    seen.tools = [int(zones[TOOLS + seat]) for seat in everybody]
    seen.looked = [int(zones[KNOWS + seat]) for seat in everybody]
    seen.past = [int(zones[PAST + i]) for i in range(9)]
    seen.purses = [purse(position, seat) for seat in everybody]
    seen.laid = [int(zones[LAID + i]) for i in range(position.laid)]
    for slot in range(1, int(position.grid.slots)):
        if zones[TOKEN + slot]:
            seen.tokens[slot] = int(zones[TOKEN + slot]) - 1
        if zones[KEYED + slot]:
            seen.keys[slot] = int(zones[KEYED + slot]) - 1
    for seat in everybody:
        first = HANDS + seat * HOLD
        hand = [int(zones[first + place]) for place in range(seen.sizes[seat])] if seen.knows_hand(seat) else []
        seen.hands.append(hand)
    show_goals(seen, position)
    for i in range(position.discards):
        card, lies = int(zones[DISCARDS + 2 * i]), int(zones[DISCARDS + 2 * i + 1])
        visible = watcher is None or lies in (FACE_UP, watcher)
        seen.discards.append((card if visible else UNKNOWN, lies))
    seen.result = outcome(position)
    return seen


def show_goals(seen: DuelView, position: Position) -> None:
    """Show the goals of this and earlier rounds that were turned or looked at, and the one being turned (D-INFO-1/2)."""
    watcher = seen.watcher
    for i in range(len(position.goals)):
        when, goal = i // GOALS + 1, i % GOALS
        turned, looked = 0, [0, 0]
        if when < seen.round:
            turned, *looked = seen.past[3 * (when - 1) : 3 * when]
        elif when == seen.round:
            turned, looked = seen.shown, seen.looked
            if seen.phase == ORIENTING:
                turned |= 1 << seen.turning
        known = turned | (looked[watcher] if watcher is not None and watcher >= 0 else 0)
        visible = watcher is None or known >> goal & 1
        seen.goals.append(int(position.goals[i]) if visible else UNKNOWN)
