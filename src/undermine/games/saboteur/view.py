"""View: what a seat, a spectator or the all-knowing may know of the base game, field by field (S-INFO)."""

from __future__ import annotations

from typing import Final

from undermine.games.saboteur.border import Open, Own, Result, Role
from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOAL_TEXTS, GOALS
from undermine.games.saboteur.gold import outcome
from undermine.games.saboteur.position import BY_CHOICE, DRAFT, OVER, PHASES, PLAY, Gain, Position
from undermine.kernel.border import Hidden
from undermine.kernel.events import HIDDEN
from undermine.kernel.showing import UNKNOWN, CardView, show_board, somebody

ALL_GOALS: Final = 7  # as bits


class SaboteurView(CardView):
    """One watcher's knowledge; UNKNOWN stands for what is hidden (S-INFO-1, S-INFO-2, S-INFO-3)."""

    def __init__(self, watcher: int | None, position: Position) -> None:
        super().__init__(watcher, position, BOX)
        self.connect_any = position.connect_any
        self.gold_for_all = position.gold_for_all
        self.pile = len(position.pile)  # gold cards left
        self.roles: list[int] = []
        self.aside = UNKNOWN
        self.gained: list[Gain] = []  # their nuggets UNKNOWN where hidden
        self.offer: list[int] = []  # S-INFO-6: UNKNOWN for all but the chooser
        self.rests: list[list[int]] = []  # per gold card gained: what this watcher saw left when choosing it
        self.result: Result | None = None

    def describe_open(self) -> Open:
        """Write the keys that are the same for every watcher."""
        return {
            "game": "saboteur",
            "round": self.round,
            "phase": PHASES[self.phase],
            "active": somebody(self.active),
            "turn": somebody(self.turn),
            "board": show_board(self.grid, self.window, BOX),
            "revealed": self.describe_revealed(GOALS),
            "deck": self.deck,
            "tools": self.describe_tools(),
            "knows": self.describe_looks(GOALS),
            "gold": self.pile,
            "result": self.result,
        }

    def describe_own(self) -> Own:
        """Write the keys that differ from watcher to watcher."""
        purses = self.purses()
        return {
            "known": self.describe_known(GOALS),
            "goals": self.describe_goals(GOALS),
            "hands": self.describe_hands(),
            "discards": self.describe_discards(),
            "roles": [role_name(role) for role in self.roles],
            "aside": role_name(self.aside),
            "offer": [HIDDEN if nuggets == UNKNOWN else nuggets for nuggets in self.offer],
            "purse": [describe_purse(purse) for purse in purses],
            "scores": [sum(purse) if self.knows_purse(seat) else None for seat, purse in enumerate(purses)],
        }

    def goal_cell(self, goal: int) -> str:
        """Write a goal's cell."""
        return GOAL_TEXTS[goal]

    def goal_slot(self, goal: int) -> int:
        """Return the slot of a goal."""
        return int(self.grid.slot(GOAL_CELLS[goal]))

    def goal_code(self, goal: int) -> str:
        """Write a goal as printed, where it is known."""
        number = self.goals[goal]
        return HIDDEN if number == UNKNOWN else BOX.face_codes[BOX.goal_face(number)]

    def purses(self) -> list[list[int]]:
        """List every seat's gold cards, UNKNOWN for hidden ones."""
        purses: list[list[int]] = [[] for _seat in range(self.seats)]
        for gain in self.gained:
            purses[gain.seat].append(gain.nuggets)
        for purse in purses:
            purse.sort()
        return purses

    def knows_purse(self, seat: int) -> bool:
        """Say whether this watcher may count a seat's gold."""
        return self.watcher is None or self.watcher == seat or self.phase == OVER


def describe_purse(purse: list[int]) -> list[int | Hidden]:
    """Write a purse: nuggets, or how many cards there are (S-INFO-3)."""
    return [HIDDEN if nuggets == UNKNOWN else nuggets for nuggets in purse]


def role_name(role: int) -> Role | Hidden:
    """Write a role."""
    return HIDDEN if role == UNKNOWN else "saboteur" if role else "digger"


def view(position: Position, watcher: int | None) -> SaboteurView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = SaboteurView(watcher, position)
    show_roles(seen, position)
    for goal in range(GOALS):
        known = seen.shown | (ALL_GOALS if watcher is None else seen.looked[watcher] if watcher >= 0 else 0)
        seen.goals.append(int(position.goals[goal]) if known >> goal & 1 else UNKNOWN)
    show_gold(seen, position)
    seen.result = outcome(position)
    return seen


def show_roles(seen: SaboteurView, position: Position) -> None:
    """Show one's own role; all of them, and the card set aside (S-INFO-4), once the round has ended (S-END-5)."""
    open_to_all = position.phase != PLAY or seen.watcher is None
    for seat in range(position.seats):
        visible = open_to_all or seen.watcher == seat
        seen.roles.append(int(position.is_saboteur(seat)) if visible else UNKNOWN)
    seen.aside = int(position.aside) if open_to_all else UNKNOWN  # S-END-6


def show_gold(seen: SaboteurView, position: Position) -> None:
    """Show one's own gold (S-GOLD-13), and what one saw while choosing (S-INFO-6); everybody's when the game is over (S-WIN-1)."""
    watcher = seen.watcher
    gains = position.all_gained()
    offer = position.offered()
    for i, gain in enumerate(gains):
        visible = watcher is None or gain.seat == watcher or position.phase == OVER
        seen.gained.append(gain if visible else Gain(gain.seat, UNKNOWN, gain.round, gain.how))
        rest: list[int] = []
        if gain.seat == watcher and gain.how == BY_CHOICE:
            rest = [later.nuggets for later in gains[i + 1 :] if later.how == BY_CHOICE and later.round == gain.round]
            if position.phase == DRAFT and gain.round == position.round:
                rest += offer
        seen.rests.append(rest)
    chooses = watcher is None or watcher == position.turn
    seen.offer = offer if chooses else [UNKNOWN] * len(offer)
