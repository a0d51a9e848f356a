"""Foresight: what may be tried with a card of the cave, where a walk may stop, and whom a monster can reach."""

from __future__ import annotations

from typing import Final, cast

from undermine.games.cave.box import BOX, MONSTERS
from undermine.games.cave.moves import STEP
from undermine.games.cave.places import place_at
from undermine.games.cave.position import MONSTER, WALK, Position
from undermine.kernel.attempts import name_of, on_each, placements
from undermine.kernel.cards import SIDES
from undermine.kernel.game import Foresight
from undermine.kernel.game import Position as AnyPosition
from undermine.kernel.moves import Moves, cell_of, field_of, verb_of

NEARNESS: Final = (
    "C-PLACE-1", "C-PLACE-2", "C-PLACE-4", "C-PLACE-5", "C-ROCK-2", "C-ROCK-1", "C-MONSTER-2", "C-MONSTER-1",
    "C-WEB-1", "C-WEB-2",
)  # fmt: skip
ON_CELLS: Final = {"rockfall": "rockfall {}", "info": "info goal {}"}
ON_SEATS: Final = {"swap": "swap {}", "boots": "boots {}", "axe": "axe {}", "info": "info seat {}"}
FARTHEST: Final = 600  # situations of a monster that are looked at, more than any can have


class CaveForesight(Foresight):
    """What the cave tells whoever looks ahead."""

    def __init__(self) -> None:
        super().__init__(NEARNESS, ("discard",))

    def attempts(self, card: str, board: dict[str, str], seats: int) -> list[str]:
        """Write everything that may be tried with a card."""
        everybody = [str(seat) for seat in range(seats)]
        tried = placements(BOX, card, board) + calls(name_of(card), board)
        if name_of(card) == "web":
            tried += [f"web {cell} {side}" for cell in board for side in SIDES]
        return tried + on_each(ON_CELLS, card, list(board)) + on_each(ON_SEATS, card, everybody)

    def stop(self, position: AnyPosition) -> str:
        """Write how a dwarf that walks stops where it is."""
        return "halt" if cast(Position, position).phase == WALK else ""

    def met(self, position: AnyPosition) -> list[int]:
        """List the seats whose dwarfs the monster on the move can reach."""
        start = cast(Position, position)
        if start.phase != MONSTER:
            return []
        found: set[int] = set()
        seen: set[tuple[int, int]] = set()  # where it stands, and the steps it has left
        edge: list[Position] = [start]
        while edge and len(seen) < FARTHEST:
            here = edge.pop()
            for move in steps(here):
                place = int(place_at(here.grid.slot(cell_of(move)), field_of(move)))
                there = [seat for seat in range(int(here.seats)) if here.dwarf(seat) == place]
                found.update(there)
                if there:
                    continue
                on = here.clone()
                on.apply(move, None)
                if on.phase == MONSTER and (place, int(on.steps)) not in seen:
                    seen.add((place, int(on.steps)))
                    edge.append(on)
        return sorted(found)


def calls(name: str, board: dict[str, str]) -> list[str]:
    """Write calling a monster: one that is on the board already, or out of the lair on a card."""
    if name not in MONSTERS:
        return []
    lairs = [f"{cell}/{name_of(code.split('+')[0])}" for cell, code in board.items() if code != "?"]
    return [name, *(f"{name} {lair}" for lair in lairs)]


def steps(position: Position) -> list[int]:
    """List the steps that may be taken now."""
    moves = Moves()
    position.legal(moves)
    listed = [int(moves.list[number]) for number in range(moves.count)]
    return [move for move in listed if verb_of(move) == STEP]
