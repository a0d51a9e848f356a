"""What a seat of the base game sees, as bits (S-INFO)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.envs.sight.numbering import Frame
from undermine.envs.sight.observer import Observer, Outlook
from undermine.envs.sight.sheet import Sheet
from undermine.envs.sight.tools import TOOLS_OF_SEAT, ToolObserver, repairs
from undermine.games.saboteur.box import BOX, GOAL_XY
from undermine.games.saboteur.position import OVER, PLAY, Position
from undermine.kernel.game import Rules
from undermine.kernel.grid import cell_at
from undermine.kernel.hands import CardPosition

FRAME: Final = Frame(-5, 11, -6, 6)
MOST_GOLD: Final = 9  # gold cards of a seat that are counted
MOST_NUGGETS: Final = 12
MOST_OFFERED: Final = 10


def observer(rules: Rules, seats: int) -> Observer:
    """Return the observer of the base game for so many seats."""
    goals = [int(cell_at(x, y)) for x, y in GOAL_XY]
    outlook = Outlook(FRAME, goals, {("repair", "card"): repairs(BOX)}, [{}])
    outlook.seat = [
        TOOLS_OF_SEAT,
        ("digger", 1, "known to be a digger"),
        ("saboteur", 1, "known to be a saboteur"),
        ("gold cards", MOST_GOLD, "a thermometer"),
        ("nuggets", MOST_NUGGETS, "on its gold cards, where known: a thermometer"),
    ]
    outlook.common = [
        ("aside", 2, "the dwarf card set aside, where known: digger, saboteur"),
        ("offer", MOST_OFFERED, "gold cards to choose from, a thermometer"),
        ("offered", 3 * MOST_OFFERED, "of one, two and three nuggets, for the chooser alone"),
        ("gold left", 7, "gold cards on the pile, one place for every four begun"),
    ]
    return SaboteurObserver(rules, seats, 1, outlook)


class SaboteurObserver(ToolObserver):
    """Observes the base game."""

    def known_goal(self, position: CardPosition, goal: i64, seat: i64) -> i64:
        """Return the printed face of a goal that lies face down where this seat has looked at it, else -1 (S-MAP-1)."""
        if position.is_shown(goal) or not self.goals_looked_at(position, seat) >> goal & 1:
            return -1
        return BOX.goal_face(i64(position.goals[goal]))

    def write_own(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write tools, roles that are known (S-INFO-1, S-END-5), and gold (S-INFO-3, S-INFO-6)."""
        here = cast(Position, position)
        shown = here.phase != PLAY
        for other in range(self.seats):
            at: i64 = self.seat_place(other, seat) + self.seat_own
            self.write_tools(here, other, at, sheet)
            if shown or other == seat:
                sheet.mark(at + (4 if here.is_saboteur(other) else i64(3)))
            sheet.mark_up_to(at + 5, here.gold_cards(other), MOST_GOLD)
            if other == seat or here.phase == OVER:
                sheet.mark_up_to(at + 5 + MOST_GOLD, here.wealth(other), MOST_NUGGETS)
        at = self.own_common_at
        if shown:  # S-END-6
            sheet.mark(at + here.aside)
        at += 2
        offered: i64 = 0
        for nuggets in range(i64(1), i64(4)):
            cards: i64 = here.on_offer(nuggets)
            offered += cards
            if seat == here.turn:
                sheet.mark_up_to(at + nuggets * MOST_OFFERED, cards, MOST_OFFERED)
        sheet.mark_up_to(at, offered, MOST_OFFERED)
        sheet.mark_up_to(at + 4 * MOST_OFFERED, (i64(len(here.pile)) + 3) // 4, 7)

    def gold(self, position: CardPosition, seat: i64) -> i64:
        """Return the nuggets of a seat."""
        return cast(Position, position).wealth(seat)

    def won_round(self, gained: i64, best: i64) -> i64:
        """Return 1 for a seat that was paid for its side's victory (S-GOLD), else -1."""
        del best
        return 1 if gained > 0 else i64(-1)
