"""Small games: ends of games with a card or two in every hand, and all the worlds that chance may choose from; for exact tools."""

from __future__ import annotations

from typing import Any

from undermine.game import begin
from undermine.kernel.game import Position
from undermine.record import FORMAT

World = dict[str, Any]


def saboteur_worlds() -> list[World]:
    """One path card before the goals: who is the saboteur, and where the treasure lies, is left to chance."""
    cells = ["8,2", "8,0", "8,-2"]
    return [
        {
            "board": {f"{x},0": "EW" if x < 3 else "NEW" for x in range(1, 7)},
            "goals": {
                cell: "NESW+treasure" if cell == treasure else stone for cell, stone in zip(cells, stones, strict=True)
            },
            "roles": ["saboteur" if seat == traitor else "digger" for seat in range(3)],
            "hands": [["map"], ["break-lantern"], ["EW"]],
            "round": 3,
        }
        for treasure in cells
        for stones in [stones_beside(cells.index(treasure))]
        for traitor in range(3)
    ]


def stones_beside(treasure: int) -> list[str]:
    """Lay the two stones on the goals beside the treasure."""
    stones = ["NE+stone", "NW+stone"]
    return [*stones[:treasure], "", *stones[treasure:]]


def duel_worlds() -> list[World]:
    """One card each: who moves first may sabotage the other, not knowing whether gold is in that hand."""
    return [
        {"hands": [[one], [other]], "turn": 1, "round": 3}
        for one in ("NS.EW+gold1-NS", "NS")
        for other in ("break-lantern", "EW")
    ]


def solo_worlds() -> list[World]:
    """Leave the last two cards of a solo game, before goals in two orders."""
    cells = ["8,2", "8,0", "8,-2", "10,1", "10,-1", "12,0"]
    kinds = ["NW+gold2", "NE+gold2", "N.E.W", "NESW", "N.E.S.W", "N.S.W"]
    return [
        {"hands": [["NS.EW+gold1-NS", "map"]], "round": 3, "goals": dict(zip(cells, order, strict=True))}
        for order in (kinds, kinds[::-1])
    ]


def cave_worlds() -> list[World]:
    """One card each for two dwarfs who stand before the exit; which goals lie elsewhere is left to chance."""
    cells = ["4,-4", "-4,4", "-4,-4"]
    kinds = ["III:NE+ladder", "III:NW+lair", "III:NEW+vein"]
    return [
        {
            "hands": [["I:info"], ["I:boots"]],
            "goals": {"4,4": "III:NESW+exit", **dict(zip(cells, order, strict=True))},
            "revealed": {"4,4": "III:NESW+exit"},
            "dwarfs": ["4,4/N", "4,4/S"],
        }
        for order in (kinds, kinds[::-1])
    ]


SMALL = {
    "saboteur": (3, saboteur_worlds),
    "duel": (2, duel_worlds),
    "solo": (1, solo_worlds),
    "cave": (2, cave_worlds),
}
"""By game: how many players its small game has, and the worlds, each equally likely."""


def world(game: str, number: int) -> Position:
    """Return the position of one world of a small game."""
    players, worlds = SMALL[game]
    people = [f"Player {seat + 1}" for seat in range(players)]
    return begin({"format": FORMAT, "game": game, "players": people, "setup": worlds()[number], "moves": []}).position
