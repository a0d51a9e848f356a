"""Foresight: what may be tried with a card of the base game, and which refusal is the nearest to a legal move."""

from __future__ import annotations

from typing import Final

from undermine.games.saboteur.box import BOX
from undermine.kernel.attempts import on_each, on_tools, placements
from undermine.kernel.game import Foresight

NEARNESS: Final = (
    "S-PLACE-1", "S-PLACE-2", "S-PLACE-3", "S-PLACE-6", "S-PLACE-7", "S-REP-2", "S-REP-3", "S-TOOL-2", "S-TOOL-3",
)  # fmt: skip
ON_CELLS: Final = {"rockfall": "rockfall {}", "map": "map {}"}


class SaboteurForesight(Foresight):
    """What the base game tells whoever looks ahead."""

    def __init__(self) -> None:
        super().__init__(NEARNESS, ("discard",))

    def attempts(self, card: str, board: dict[str, str], seats: int) -> list[str]:
        """Write everything that may be tried with a card."""
        return placements(BOX, card, board) + on_tools(card, seats) + on_each(ON_CELLS, card, list(board))
