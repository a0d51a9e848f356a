"""What the observers of the games with tools share: broken tools, looks at goals, and a discard pile that seats know in part."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.envs.sight.observer import Observer
from undermine.envs.sight.sheet import Sheet
from undermine.kernel.box import Box
from undermine.kernel.hands import FACE_UP, CardPosition
from undermine.kernel.tools import TOOL_KINDS, ToolPosition

TOOLS_OF_SEAT: Final = ("tools", 3, "its broken tools: pickaxe, lantern, cart")


def repairs(box: Box) -> list[int]:
    """List the cards that repair a tool."""
    return [card for card, code in enumerate(box.codes) if code.startswith("fix-")]


class ToolObserver(Observer):
    """Observes a game with tools."""

    def goals_looked_at(self, position: CardPosition, seat: i64) -> i64:
        """Return the goals that a seat has looked at, as bits."""
        return cast(ToolPosition, position).looked_at(seat)

    def write_gone(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write the discarded cards that a seat knows: those face up, and its own (S-INFO-5, D-INFO-1)."""
        for place in range(position.discards):
            lies: i64 = position.discarded_how(place)
            if lies == FACE_UP or lies == seat:
                self.write_card(self.gone_at, position.discarded_card(place), sheet)

    def write_tools(self, position: ToolPosition, other: i64, at: i64, sheet: Sheet) -> None:
        """Write the broken tools of a seat."""
        sheet.mark_bits(at, position.broken_tools(other), TOOL_KINDS)
