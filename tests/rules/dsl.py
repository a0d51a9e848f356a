"""Words for tests that read like the rulebook: given a position, it plays, it refuses, a seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import undermine
from undermine.catalogue import games

BOX = games()["saboteur"].box
SYNTAX = "syntax"
PADDING: dict[str, object] = {"hands": [], "tools": [], "purse": [], "knows": [], "roles": "digger"}
"""Lists with one entry per seat may be shorter than the table; the other seats get this."""

NESW = "NESW+treasure"
NE = "NE+stone"
NW = "NW+stone"
EAST = {f"{x},0": code for x, code in zip(range(1, 7), ["EW", "EW", "NEW", "NEW", "NEW", "NEW"], strict=True)}
"""A reached row from the start to (6,0), one short of the middle goal's neighbour; one EW is left in the box."""


def goals(upper: str, middle: str, lower: str) -> dict[str, str]:
    """Say which goal lies on (8,2), (8,0) and (8,-2)."""
    return {"8,2": upper, "8,0": middle, "8,-2": lower}


class Table:
    """A game at some point, and the questions a rulebook's example asks of it."""

    def __init__(self, game: undermine.Game) -> None:
        self.game = game
        self.events: Sequence[Mapping[str, Any]] = []  # of the last move, all-knowing

    def plays(self, *moves: str) -> Table:
        """Play moves, each of which must be listed as legal."""
        for move in moves:
            legal = self.game.legal()
            assert move in legal, f"{move!r} is not legal; legal are {legal}"
            self.events = self.game.apply(move)
        return self

    def refuses(self, move: str) -> str:
        """Return the clause that forbids a move, or `syntax`; nothing may have changed, and it must not be listed."""
        before = self.game.view(), self.game.record(), self.game.legal(), len(self.game.events())
        assert move not in before[2], f"{move!r} is listed as legal"
        with pytest.raises((undermine.RuleViolation, undermine.MoveSyntaxError)) as caught:
            self.game.apply(move)
        broken: Any = caught.value
        assert before == (self.game.view(), self.game.record(), self.game.legal(), len(self.game.events()))
        assert broken.message
        if isinstance(broken, undermine.MoveSyntaxError):
            return SYNTAX
        assert broken.move == move
        assert "<" not in broken.message, "the clause has no sentence"
        assert "none" not in broken.message.split(), "the sentence names something that is not there"
        return str(broken.clause)

    def allows(self, move: str) -> bool:
        """Say whether a move is legal, listed and accepted alike."""
        listed = move in self.game.legal()
        try:
            self.game.clone().apply(move)
        except undermine.RuleViolation:
            assert not listed
            return False
        assert listed
        return True

    def legal(self, verb: str = "") -> list[str]:
        """List the legal moves that begin so."""
        return [move for move in self.game.legal() if move.startswith(verb)]

    def view(self, watcher: int | None = None) -> Mapping[str, Any]:
        """Return what a watcher may know."""
        return self.game.view(watcher)

    def __getitem__(self, key: str) -> Any:
        """Return one entry of the all-knowing state."""
        return self.view()[key]

    def told(self, kind: str, watcher: int | None = None) -> list[Mapping[str, Any]]:
        """List the events of a kind, as a watcher may see them, of the whole game."""
        return [event for event in self.game.events(watcher) if event["type"] == kind]


def given(*, players: int = 3, edition: str = "modern", connect: str | None = None, **setup: Any) -> Table:
    """Build a position as in the contract, section 4.

    Lists per seat may be short. Left out, the deck holds two maps, so that the round outlives the first move.
    """
    for key, padding in PADDING.items():
        if key in setup:
            setup[key] = setup[key] + [padding] * (players - len(setup[key]))
    setup.setdefault("deck", ["map", "map"])
    options = {"edition": edition} | ({"connect": connect} if connect else {})
    names = [f"seat {seat}" for seat in range(players)]
    record: dict[str, object] = {"format": "undermine/1", "game": "saboteur", "options": options}
    return Table(undermine.load({**record, "players": names, "setup": setup, "moves": []}))


def dealt(players: int = 3, seed: int = 1, **options: object) -> Table:
    """Deal a game."""
    return Table(undermine.new("saboteur", players=players, seed=seed, **options))


def discard_round(table: Table) -> Table:
    """Let everybody throw cards away until the round is over."""
    number = table["round"]
    while table["phase"] == "play" and table["round"] == number:
        table.events = table.game.apply(table.legal("discard")[0])
    return table
