"""Positions of The Dark Cave for tests that read like its rulebook."""

from __future__ import annotations

from typing import Any

import undermine
from tests.rules.dsl import Table

START = "0,0/NESW"
EXIT, LADDER, LAIR, VEIN = "III:NESW+exit", "III:NE+ladder", "III:NW+lair", "III:NEW+vein"
PADDING: dict[str, object] = {
    "hands": [],
    "knows": [],
    "dwarfs": START,
    "nuggets": 3,
    "open": False,
    "boots": False,
    "axes": 0,
    "limits": 5,
    "down": False,
}
"""Lists with one entry per seat may be shorter than the table; the other seats get this."""

DECK = ["III:crawler", "III:crawler", "III:rat", "III:rat"]
"""What lies in the deck unless a test says otherwise: enough for the game to outlive a few turns."""


def record(players: int, end: str, setup: dict[str, Any], moves: list[str], **options: str) -> dict[str, object]:
    """Write a record with a setup whose lists per seat may be short."""
    for key, padding in PADDING.items():
        if key in setup:
            setup[key] = setup[key] + [padding] * (players - len(setup[key]))
    setup.setdefault("deck", DECK)
    return {
        "format": "undermine/1",
        "game": "cave",
        "options": {"end": end, **options},
        "players": [f"seat {seat}" for seat in range(players)],
        "setup": setup,
        "moves": moves,
    }


def given(*, players: int = 3, end: str = "immediate", **setup: Any) -> Table:
    """Build a position as in the contract, section 4."""
    return Table(undermine.load(record(players, end, setup, [])))


def dealt(players: int = 5, seed: int = 1, **options: object) -> Table:
    """Deal a game."""
    return Table(undermine.new("cave", players=players, seed=seed, **options))


def goals(north_east: str, south_east: str, north_west: str, south_west: str, distance: int = 4) -> dict[str, str]:
    """Say which goal lies in which corner."""
    d = distance
    return {f"{d},{d}": north_east, f"{d},{-d}": south_east, f"{-d},{d}": north_west, f"{-d},{-d}": south_west}


def at_goal(goal: str, **setup: Any) -> Table:
    """Put a goal on (4,-4), a path with an opening E on (3,-4), and seat 0's dwarf on that opening's field."""
    others = [code for code in (EXIT, LADDER, LAIR, VEIN) if code != goal]
    setup.setdefault("board", {})
    setup["board"] = {"3,-4": "II:EW"} | setup["board"]
    setup.setdefault("dwarfs", ["3,-4/E"])
    setup.setdefault("hands", [["I:info"], ["I:web"]])
    return given(goals=goals(others[0], goal, others[1], others[2]), **setup)


def walking(table: Table) -> Table:
    """Get step 1 over with: throw the first card away."""
    card = table["hands"][table["turn"]][0]
    return table.plays(f"discard {card}")


def steps(table: Table) -> set[str]:
    """Return the fields one step away."""
    return {move.removeprefix("step ") for move in table.legal("step")}
