"""Seen: all that a bot is given to choose from, and what it answers."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from undermine import border
from undermine.border import Event
from undermine.kernel.game import Position, Rules, View
from undermine.kernel.grid import Window
from undermine.kernel.moves import Moves

SECONDS = "UNDERMINE_BOT_SECONDS"  # of the environment: how long a bot from outside may think about a move
USUAL_SECONDS = 10.0
Word = tuple[int, int, str]  # how many moves came before it, the seat that said it, its text (contract, section 6)


class BotError(ValueError):
    """A bot from outside that cannot be found, or did not answer with a legal move: one sentence."""


def seconds_to_think() -> float:
    """Return how long a bot from outside may think about one move."""
    asked = os.environ.get(SECONDS, "")
    try:
        seconds = float(asked or USUAL_SECONDS)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise BotError(f"{SECONDS} is {asked!r}, and no number of seconds")
    return seconds


@dataclass
class Seen:
    """A seat's own knowledge and its legal moves; nothing that the seat may not know.

    `seat`, `legal`, `state`, `events` and `words` are texts and plain values, all that most bots need; `view`, `moves` and
    `rules` are the same for bots that reckon on packed moves.
    """

    rules: Rules  # for imagining positions: `rules.resample(view, rng)`
    view: View
    window: Window
    seat: int
    moves: list[int]  # packed, ascending
    events: list[Event]  # everything that happened, as this seat saw it
    notes: dict[str, object]  # what this seat worked out from its earlier events; empty notes change no choice
    temper: str = ""  # of the character that sits here
    words: list[Word] = field(default_factory=list)  # what everybody has said
    played: int = 0  # moves of the game so far

    @property
    def game(self) -> str:
        """The game's id: `saboteur`, `duel`, `solo` or `cave`."""
        return self.rules.name

    @cached_property
    def texts(self) -> dict[str, int]:
        """The packed move behind the text of every legal move, in the order of `legal`."""
        return dict(sorted((self.text(move), move) for move in self.moves))

    @cached_property
    def legal(self) -> list[str]:
        """The texts of every legal move, sorted by code point (contract, section 3)."""
        return list(self.texts)

    @cached_property
    def state(self) -> border.State:
        """What the seat may know, as `game.view(seat)` tells it (contract, section 5)."""
        return cast(border.State, self.view.describe())

    def text(self, move: int) -> str:
        """Write a move."""
        return self.rules.notation.write(move, self.window)


@dataclass
class Choice:
    """A packed move and the reason for it: a sentence of `locale/*/bots.ftl` with its values."""

    move: int
    key: str = "bot-why-own"
    values: dict[str, object] = field(default_factory=dict)
    unit: str = ""  # of what was tried out: `wins` (chances of the seat's side), `nuggets`; else nothing was
    weighed: list[tuple[int, float]] = field(default_factory=list)  # the move, then the next best, with their worth


MOVES = Moves()


def look(
    rules: Rules,
    state: Position,
    seat: int,
    events: list[Event],
    notes: dict[str, object],
    temper: str = "",
) -> Seen:
    """Build what the seat to decide may know. This is the one place where bots and true positions meet."""
    state.legal(MOVES)
    moves = sorted(int(MOVES.list[i]) for i in range(MOVES.count))
    return Seen(rules, state.view(seat), state.window, seat, moves, events, notes, temper)
