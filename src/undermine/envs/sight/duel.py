"""What a seat of the Duel or its solo game sees, as bits (D-INFO)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.envs.sight.numbering import Frame
from undermine.envs.sight.observer import Observer, Outlook
from undermine.envs.sight.sheet import Sheet
from undermine.envs.sight.tools import TOOLS_OF_SEAT, ToolObserver, repairs
from undermine.games.duel.box import BOX, COLOURS, GOAL_XY, GOALS
from undermine.games.duel.position import NONE, ORIENTING, Position
from undermine.kernel.game import Rules
from undermine.kernel.grid import NOWHERE, cell_at
from undermine.kernel.hands import CardPosition

FRAMES: Final = (Frame(-5, 12, -6, 6), Frame(-4, 15, -5, 5))  # the Duel, the solo game
MOST_NUGGETS: Final = 16
MOST_TOKENS: Final = 8
OWN_NAMES: Final = [{COLOURS[0]: "own", COLOURS[1]: "other"}, {COLOURS[0]: "other", COLOURS[1]: "own"}]


def observer(rules: Rules, seats: int) -> Observer:
    """Return the observer of the Duel, or of the solo game for one seat."""
    solo = seats == 1
    goals = [int(cell_at(x, y)) for x, y in GOAL_XY[1 if solo else 0]]
    outlook = Outlook(FRAMES[1 if solo else 0], goals, {("repair", "card"): repairs(BOX)}, OWN_NAMES)
    outlook.planes = ["own token", "other token", "own key", "other key"]
    outlook.seat = [TOOLS_OF_SEAT, ("nuggets", MOST_NUGGETS, "in its purse, a thermometer")]
    outlook.common = [
        ("acted", 1, "the card of this turn is played"),
        ("due", 3, "cards to draw at the end of the turn, a thermometer"),
        ("turning", int(GOALS), "the goal whose orientation is being chosen"),
        ("tokens", MOST_TOKENS, "dwarf tokens on the board, a thermometer"),
        ("keys", 2, "key tokens on the board, a thermometer"),
        ("colour", 2, "the observer's own colour: green, blue"),
    ]
    return DuelObserver(rules, seats, seats, outlook)


class DuelObserver(ToolObserver):
    """Observes the Duel and its solo game."""

    def eyes(self, position: CardPosition, seat: i64) -> i64:
        """Return the observer's colour: what is of it is called own."""
        return cast(Position, position).colour_of(seat)

    def known_goal(self, position: CardPosition, goal: i64, seat: i64) -> i64:
        """Return the printed face of a goal that lies face down where this seat knows it, else -1 (D-INFO-1)."""
        here = cast(Position, position)
        turning = here.phase == ORIENTING and here.turning == goal
        if here.is_shown(goal) or not (turning or here.looked_at(seat) >> goal & 1):
            return -1
        return here.goal_face(goal)

    def write_own(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write tools, gold, tokens and keys, and what the turn still has to come."""
        here = cast(Position, position)
        for other in range(self.seats):
            at: i64 = self.seat_place(other, seat) + self.seat_own
            self.write_tools(here, other, at, sheet)
            sheet.mark_up_to(at + 3, here.wealth(other), MOST_NUGGETS)
        at = self.own_common_at
        if here.acted:
            sheet.mark(at)
        sheet.mark_up_to(at + 1, here.due, 3)
        if here.turning != NONE:
            sheet.mark(at + 4 + here.turning)
        sheet.mark_up_to(at + 4 + GOALS, here.tokens, MOST_TOKENS)
        sheet.mark_up_to(at + 4 + GOALS + MOST_TOKENS, here.keys, 2)
        sheet.mark(at + 6 + GOALS + MOST_TOKENS + here.colour_of(seat))
        if here.tokens or here.keys:
            self.write_marks(here, seat, sheet)

    def write_marks(self, here: Position, seat: i64, sheet: Sheet) -> None:
        """Write where tokens and keys lie, own and others'."""
        for slot in range(1, here.grid.slots):
            cell: i64 = here.grid.cell(slot)
            if cell == NOWHERE or self.spots[cell] < 0:
                continue
            token: i64 = here.token_on(slot)
            if token != NONE:
                sheet.mark((self.own_plane + i64(token != seat)) * self.area + self.spots[cell])
            key: i64 = here.key_on(slot)
            if key != NONE:
                sheet.mark((self.own_plane + 2 + i64(key != seat)) * self.area + self.spots[cell])

    def gold(self, position: CardPosition, seat: i64) -> i64:
        """Return the nuggets of a seat."""
        return cast(Position, position).wealth(seat)

    def won_round(self, gained: i64, best: i64) -> i64:
        """Return 1 for more nuggets than the opponent's in this round, 0 for as many, else -1."""
        return i64(gained > best) - i64(gained < best)
