"""View: what a seat, a spectator or the all-knowing may know of the Duel and its solo game, field by field."""

from __future__ import annotations

from undermine.games.duel.border import Colour, Open, Own, Result
from undermine.games.duel.box import BOX, COLOURS, GOAL_XY, GOALS, GOLD, TROLL
from undermine.games.duel.pay import outcome
from undermine.games.duel.position import NONE, ORIENTING, PHASES, Position
from undermine.kernel.cards import sides_text
from undermine.kernel.events import HIDDEN
from undermine.kernel.showing import UNKNOWN, CardView, by_cell, show_board, somebody


class DuelView(CardView):
    """One watcher's knowledge; UNKNOWN stands for what is hidden (D-INFO-1, D-INFO-2)."""

    def __init__(self, watcher: int | None, position: Position) -> None:
        super().__init__(watcher, position, BOX)  # its `goals` are all of the card list, six a round
        self.anchor_own = position.anchor_own
        self.colour = int(position.colour)
        self.acted = position.acted
        self.due = int(position.due)
        self.turning = int(position.turning)
        self.gone = int(position.gone)
        self.past = position.past()  # of earlier rounds: goals turned, goals each seat had looked at, as bits
        self.purses = [position.purse(seat) for seat in range(position.seats)]
        self.laid = [int(position.laid_slot(place)) for place in range(position.laid)]  # slots as they were laid
        self.tokens: dict[int, int] = {}  # slot -> seat
        self.keys: dict[int, int] = {}  # slot -> seat
        self.result: Result | None = None

    def describe_open(self) -> Open:
        """Write the keys that are the same for every watcher."""
        return {
            "game": "solo" if self.seats == 1 else "duel",
            "round": self.round,
            "phase": PHASES[self.phase],
            "active": somebody(self.active),
            "turn": somebody(self.turn),
            "board": show_board(self.grid, self.window, BOX),
            "revealed": self.describe_revealed(GOALS),
            "deck": self.deck,
            "tools": self.describe_tools(),
            "knows": self.describe_looks(GOALS),
            "purse": [list(cards) for cards in self.purses],
            "gone": [BOX.codes[card] for card in range(BOX.paths) if self.gone >> card & 1],
            "tokens": self.describe_tokens(),
            "keys": {self.cell(slot): self.colour_name(self.keys[slot]) for slot in self.by_cell(self.keys)},
            "laid": [self.cell(slot) for slot in self.laid],
            "scores": [sum(cards) for cards in self.purses],
            "result": self.result,
        }

    def describe_own(self) -> Own:
        """Write the keys that differ from watcher to watcher."""
        return {
            "known": self.describe_known(GOALS),
            "goals": self.describe_goals(GOALS),
            "hands": self.describe_hands(),
            "discards": self.describe_discards(),
        }

    def cell(self, slot: int) -> str:
        """Write the cell of a card on the board."""
        return self.window.text(self.grid.cell(slot))

    def by_cell(self, slots: dict[int, int]) -> list[int]:
        """Return slots ordered by x, then y."""
        return by_cell(list(slots), self.grid, self.window)

    def colour_name(self, seat: int) -> Colour:
        """Name a seat's colour."""
        return COLOURS[seat ^ self.colour]

    def goal_cell(self, goal: int) -> str:
        """Write a goal's cell."""
        x, y = GOAL_XY[1 if self.seats == 1 else 0][goal]
        return f"{x},{y}"

    def goal_slot(self, goal: int) -> int:
        """Return the slot of a goal."""
        return self.seats + 1 + goal

    def goal_code(self, goal: int) -> str:
        """Write a goal as printed, where it is known."""
        number = self.goals[GOALS * (self.round - 1) + goal]
        return HIDDEN if number == UNKNOWN else BOX.face_codes[BOX.goal_face(number)]

    def describe_tokens(self) -> dict[str, dict[str, Colour]]:
        """Write where the dwarf tokens lie: on a group with gold, or on a troll."""
        written: dict[str, dict[str, Colour]] = {}
        for slot in self.by_cell(self.tokens):
            face = int(self.grid.face(slot))
            place = "troll" if TROLL[face] else sides_text(GOLD[face])
            written[self.cell(slot)] = {place: self.colour_name(self.tokens[slot])}
        return written


def view(position: Position, watcher: int | None) -> DuelView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = DuelView(watcher, position)
    for slot in range(1, int(position.grid.slots)):
        if position.token_on(slot) != NONE:
            seen.tokens[slot] = int(position.token_on(slot))
        if position.key_on(slot) != NONE:
            seen.keys[slot] = int(position.key_on(slot))
    show_goals(seen, position)
    seen.result = outcome(position)
    return seen


def show_goals(seen: DuelView, position: Position) -> None:
    """Show the goals of this and earlier rounds that were turned or looked at, and the one being turned (D-INFO-1, D-INFO-2)."""
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
