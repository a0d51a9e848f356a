"""Seen: all that a bot is given to choose from, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.border import Event
from undermine.kernel.game import Rules, State, View
from undermine.kernel.grid import Window
from undermine.kernel.moves import Moves


@dataclass
class Seen:
    """A seat's own knowledge and its legal moves; nothing that the seat may not know."""

    rules: Rules  # for imagining positions: `rules.resample(view, rng)`
    view: View
    window: Window
    seat: int
    moves: list[int]  # packed, ascending
    events: list[Event]  # everything that happened, as this seat saw it
    notes: dict[str, object]  # what this seat worked out from its earlier events; empty notes change no choice
    temper: str = ""  # of the character that sits here

    def text(self, move: int) -> str:
        """Write a move."""
        return self.rules.notation.write(move, self.window)


@dataclass
class Choice:
    """A packed move and the reason for it: a sentence of `locale/*/bots.ftl` with its values."""

    move: int
    key: str
    values: dict[str, object] = field(default_factory=dict)


MOVES = Moves()


def look(
    rules: Rules,
    state: State,
    seat: int,
    events: list[Event],
    notes: dict[str, object],
    temper: str = "",
) -> Seen:
    """Build what the seat to decide may know. This is the one place where bots and true positions meet."""
    state.legal(MOVES)
    moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
    return Seen(rules, state.view(seat), state.window, seat, moves, events, notes, temper)
