"""Words for the tests of the Duel and its solo game, on top of those for the base game."""

from __future__ import annotations

from typing import Any

import undermine
from tests.rules.dsl import Table
from undermine.games.duel.box import BOX

GOAL_CELLS = ["5,2", "5,0", "5,-2", "7,1", "7,-1", "9,0"]
SOLO_CELLS = ["8,2", "8,0", "8,-2", "10,1", "10,-1", "12,0"]
STONES = ["NESW", "N.E.S.W", "N.S.W", "N.E.W"]
PILE = ["fix-pickaxe", "fix-lantern", "fix-cart"]
"""What lies in the deck unless a test says otherwise, so that the round outlives the first moves."""

GREEN_ROW = {"1,1": "EW", "2,1": "EW", "3,1": "EW"}
"""A tunnel of green's, from the start card to (3,1)."""


def goals(*codes: str) -> dict[str, str]:
    """Lay these goals on the cells in the order of the layout; the rest in card-list order."""
    left = [code for code in BOX.face_codes[54:90:2] if code not in codes]
    return dict(zip(GOAL_CELLS, [*codes, *left], strict=False))


def at(cell: str, code: str) -> dict[str, str]:
    """Lay one goal on its cell; the rest in card-list order."""
    left = [other for other in goals().values() if other != code]
    rest = iter(left)
    return {goal: code if goal == cell else next(rest) for goal in GOAL_CELLS}


def record(game: str, options: dict[str, str], players: int, setup: dict[str, Any]) -> dict[str, Any]:
    """Write a record that begins with a setup."""
    names = [f"seat {seat}" for seat in range(players)]
    return {"format": "undermine/1", "game": game, "options": options, "players": names, "setup": setup, "moves": []}


def duel(*, anchor: str = "any", **setup: Any) -> Table:
    """Build a position of the Duel as in the contract, section 4; `hands` may be short."""
    for key in ("hands", "tools", "purse", "knows"):
        if key in setup:
            setup[key] = setup[key] + [[]] * (2 - len(setup[key]))
    setup.setdefault("deck", PILE)
    return Table(undermine.load(record("duel", {"anchor": anchor}, 2, setup)))


def solo(*, colour: str = "green", **setup: Any) -> Table:
    """Build a position of the solo game; what is per seat is given without the list around it."""
    for key in ("hands", "tools", "purse", "knows"):
        if key in setup:
            setup[key] = [setup[key]]
    setup.setdefault("deck", PILE)
    return Table(undermine.load(record("solo", {"colour": colour}, 1, setup)))


def dealt_duel(seed: int = 1, **options: object) -> Table:
    """Deal a Duel."""
    return Table(undermine.new("duel", players=2, seed=seed, **options))


def dealt_solo(seed: int = 1, **options: object) -> Table:
    """Deal a solo game."""
    return Table(undermine.new("solo", players=1, seed=seed, **options))


def kinds(table: Table) -> list[str]:
    """List the types of the events of the last move."""
    return [event["type"] for event in table.events]


def discard_to_the_end(table: Table) -> Table:
    """Throw away two cards at a time until the round is over."""
    begun = table["round"]
    while table.game.phase != "over" and (table.game.phase == "pay" or table["round"] == begun):
        moves = [move for move in table.game.legal() if move.startswith(("discard", "end"))] or table.game.legal()
        table.events = table.game.apply(max(moves, key=lambda move: len(move.split())))
    return table
