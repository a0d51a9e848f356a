"""Foresight: what may be tried with a card of the Duel, and which refusal is the nearest to a legal move."""

from __future__ import annotations

from typing import Final

from undermine.games.duel.box import BOX
from undermine.kernel.attempts import on_each, on_tools, placements
from undermine.kernel.game import Foresight

NEARNESS: Final = (
    "D-PLACE-1", "D-PLACE-10", "D-PLACE-2", "D-PLACE-3", "D-PLACE-4", "D-PLACE-7", "D-SAB-1", "D-SAB-2", "D-SAB-3",
    "D-REP-1", "D-REP-3", "D-ROCK-1", "D-ROCK-2", "D-KEY-2", "D-KEY-1",
)  # fmt: skip
ON_CELLS: Final = {"rockfall": "rockfall {}", "map": "map {}", "key": "key {}"}


class DuelForesight(Foresight):
    """What the Duel and its solo game tell whoever looks ahead."""

    def __init__(self) -> None:
        super().__init__(NEARNESS, ("discard", "scrap"))

    def attempts(self, card: str, board: dict[str, str], seats: int) -> list[str]:
        """Write everything that may be tried with a card."""
        return placements(BOX, card, board) + on_tools(card, seats) + on_each(ON_CELLS, card, list(board))
