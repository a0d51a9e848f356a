"""View: what a seat, a spectator or the all-knowing may know of the base game, field by field (S-INFO)."""

from __future__ import annotations

from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOAL_XY, GOALS
from undermine.games.saboteur.gold import offered, outcome
from undermine.games.saboteur.position import (
    BY_CHOICE,
    DISCARDS,
    DRAFT,
    FACE_UP,
    GAINS,
    HANDS,
    HOLD,
    KNOWS,
    OVER,
    PHASES,
    SIZES,
    Position,
    broken_tools,
    deck_size,
)
from undermine.kernel.events import HIDDEN
from undermine.kernel.game import NOBODY, View
from undermine.kernel.grid import Grid, Window
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.showing import UNKNOWN, show_discards, show_hand

GOAL_TEXTS = [f"{x},{y}" for x, y in GOAL_XY]


class SaboteurView(View):
    """One watcher's knowledge; UNKNOWN stands for what is hidden."""

    def __init__(self, watcher: int | None, grid: Grid, window: Window) -> None:
        super().__init__(watcher)
        # S-INFO-2/3: what everybody knows
        self.grid = grid
        self.window = window
        self.seats = 0
        self.connect_any = False
        self.gold_for_all = False
        self.round = 0
        self.phase = 0
        self.active = NOBODY
        self.turn = NOBODY
        self.deck = 0  # cards left to draw
        self.pile = 0  # gold cards left
        self.shown = 0  # goals turned up, as bits
        self.sizes: list[int] = []  # cards in each hand
        self.tools: list[int] = []
        self.looked: list[int] = []  # goals each seat has looked at, as bits
        self.gained: list[tuple[int, int, int]] = []  # seat, nuggets or UNKNOWN, when and how
        # S-INFO-1: what this watcher knows
        self.hands: list[list[int]] = []  # empty where hidden
        self.roles: list[int] = []
        self.aside = UNKNOWN
        self.goals: list[int] = []  # goal cell -> goal of the card list
        self.discards: list[tuple[int, int]] = []  # card or UNKNOWN, how it lies
        self.offer: list[int] = []  # S-INFO-6: UNKNOWN for all but the chooser
        self.rests: list[list[int]] = []  # per gold card gained: what this watcher saw left when choosing it
        self.result: dict[str, object] | None = None

    def knows_hand(self, seat: int) -> bool:
        """Say whether this watcher sees a seat's hand."""
        return self.watcher is None or self.watcher == seat

    def describe_open(self) -> dict[str, object]:
        """Write the keys that are the same for every watcher."""
        everybody = range(self.seats)
        return {
            "game": "saboteur",
            "round": self.round,
            "phase": PHASES[self.phase],
            "active": None if self.active == NOBODY else self.active,
            "turn": None if self.turn == NOBODY else self.turn,
            "board": self.describe_board(),
            "revealed": {
                self.cell(goal): BOX.face_codes[self.grid.face(self.grid.slot(GOAL_CELLS[goal]))]
                for goal in range(GOALS)
                if self.shown >> goal & 1
            },
            "deck": self.deck,
            "tools": [[TOOL_NAMES[t] for t in range(3) if self.tools[seat] >> t & 1] for seat in everybody],
            "knows": [[self.cell(g) for g in range(GOALS) if self.looked[seat] >> g & 1] for seat in everybody],
            "gold": self.pile,
            "result": self.result,
        }

    def describe_own(self) -> dict[str, object]:
        """Write the keys that differ from watcher to watcher."""
        everybody = range(self.seats)
        return {
            "known": {
                self.cell(goal): code
                for goal in range(GOALS)
                if (code := self.goal_code(goal)) != HIDDEN and not self.shown >> goal & 1
            },
            "goals": {self.cell(goal): self.goal_code(goal) for goal in range(GOALS)},
            "hands": [self.describe_hand(seat) for seat in everybody],
            "discards": show_discards(BOX.codes, self.discards, FACE_UP),
            "roles": [role_name(role) for role in self.roles],
            "aside": role_name(self.aside),
            "offer": [HIDDEN if nuggets == UNKNOWN else nuggets for nuggets in self.offer],
            "purse": [self.describe_purse(seat) for seat in everybody],
            "scores": [self.score(seat) for seat in everybody],
        }

    def cell(self, goal: int) -> str:
        """Write a goal's cell."""
        return GOAL_TEXTS[goal]

    def goal_code(self, goal: int) -> str:
        """Write a goal as printed, where it is known."""
        number = self.goals[goal]
        return HIDDEN if number == UNKNOWN else BOX.face_codes[BOX.goal_face(number)]

    def describe_board(self) -> dict[str, str]:
        """Write the table: start, paths and turned goals as they lie, face-down goals hidden; by x, then y."""
        slots = range(1, int(self.grid.slots))
        cells = sorted(
            (int(self.grid.cell(slot)) for slot in slots if self.grid.cell(slot) >= 0), key=self.window.order
        )
        board: dict[str, str] = {}
        for cell in cells:
            face = int(self.grid.face(self.grid.slot(cell)))
            board[self.window.text(cell)] = BOX.face_codes[face] if face < len(BOX.face_codes) else HIDDEN
        return board

    def describe_hand(self, seat: int) -> list[str]:
        """Write a hand in card-list order."""
        if self.knows_hand(seat):
            return show_hand(BOX.codes, self.hands[seat])
        return [HIDDEN] * self.sizes[seat]

    def purse(self, seat: int) -> list[int]:
        """List a seat's gold cards, UNKNOWN for hidden ones."""
        return sorted(nuggets for owner, nuggets, _ in self.gained if owner == seat)

    def describe_purse(self, seat: int) -> list[object]:
        """Write a purse: nuggets, or how many cards there are (S-INFO-3)."""
        return [HIDDEN if nuggets == UNKNOWN else nuggets for nuggets in self.purse(seat)]

    def score(self, seat: int) -> int | None:
        """Add up a purse that this watcher may see."""
        if self.watcher is None or self.watcher == seat or self.phase == OVER:
            return sum(self.purse(seat))
        return None


def role_name(role: int) -> str:
    """Write a role."""
    return HIDDEN if role == UNKNOWN else "saboteur" if role else "digger"


def view(position: Position, watcher: int | None) -> SaboteurView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = SaboteurView(watcher, position.grid.clone(), position.window)
    everybody = range(position.seats)
    zones = position.zones
    seen.seats = int(position.seats)
    seen.connect_any = position.connect_any
    seen.gold_for_all = position.gold_for_all
    seen.round = int(position.round)
    seen.phase = int(position.phase)
    seen.active = int(position.active)
    seen.turn = int(position.turn)
    seen.deck = int(deck_size(position))
    seen.pile = len(position.pile)
    seen.shown = int(position.shown)
    seen.sizes = [int(zones[SIZES + seat]) for seat in everybody]
    seen.tools = [int(broken_tools(position, seat)) for seat in everybody]
    seen.looked = [int(zones[KNOWS + seat]) for seat in everybody]
    for seat in everybody:
        first = HANDS + seat * HOLD
        hand = [int(zones[first + place]) for place in range(seen.sizes[seat])] if seen.knows_hand(seat) else []
        seen.hands.append(hand)
    show_roles(seen, position)
    for goal in range(GOALS):
        known = seen.shown | (7 if watcher is None else seen.looked[watcher] if watcher >= 0 else 0)
        seen.goals.append(int(position.goals[goal]) if known >> goal & 1 else UNKNOWN)
    for i in range(position.discards):
        card, lies = int(zones[DISCARDS + 2 * i]), int(zones[DISCARDS + 2 * i + 1])
        visible = watcher is None or lies == FACE_UP or lies == watcher
        seen.discards.append((card if visible else UNKNOWN, lies))
    show_gold(seen, position)
    seen.result = outcome(position)
    return seen


def show_roles(seen: SaboteurView, position: Position) -> None:
    """Show one's own role; all of them, and the card set aside, once the round has ended (S-END-5/6)."""
    open_to_all = position.phase != 0 or seen.watcher is None
    for seat in range(position.seats):
        visible = open_to_all or seen.watcher == seat
        seen.roles.append(int(position.roles >> seat & 1) if visible else UNKNOWN)
    seen.aside = int(position.aside) if open_to_all else UNKNOWN


def show_gold(seen: SaboteurView, position: Position) -> None:
    """Show one's own gold, and what one saw while choosing (S-INFO-1/6); everybody's when the game is over (S-WIN-1)."""
    watcher = seen.watcher
    zones = position.zones
    gains: list[tuple[int, int, int]] = []
    for i in range(position.gains):
        at = GAINS + 3 * i
        gains.append((int(zones[at]), int(zones[at + 1]), int(zones[at + 2])))
    offer = offered(position)
    for i, (seat, nuggets, when) in enumerate(gains):
        visible = watcher is None or seat == watcher or position.phase == OVER
        seen.gained.append((seat, nuggets if visible else UNKNOWN, when))
        rest: list[int] = []
        if seat == watcher and when & 3 == BY_CHOICE:
            rest = [value for _, value, later in gains[i + 1 :] if later == when]
            if position.phase == DRAFT and when >> 2 == position.round:
                rest += offer
        seen.rests.append(rest)
    chooses = watcher is None or watcher == position.turn
    seen.offer = offer if chooses else [UNKNOWN] * len(offer)
