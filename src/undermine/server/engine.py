"""The one place where the server asks the rules engine; nothing here knows a rule."""

from __future__ import annotations

from typing import Any, Protocol

import undermine
from undermine.catalogue import games, names
from undermine.kernel.game import Rules, View
from undermine.server.protocol import GameInfo, OptionInfo, Settings
from undermine.server.refusal import Refusal, RuleRefusal

PUBLIC = -1
"""The watcher who sees only what is public."""

NOT_YOUR_TURN = {"saboteur": "S-TURN-1", "duel": "D-TURN-1", "solo": "D-TURN-1", "cave": "C-TURN-1"}

NO_SEED = "0" * 64


class Game(Protocol):
    """A running game, as the public interface of the engine gives it."""

    moves: list[str]

    @property
    def turn(self) -> int | None:
        """Return the seat to decide."""

    @property
    def result(self) -> dict[str, Any] | None:
        """Return winners and scores when the game is over."""

    def legal(self) -> list[str]:
        """Return the moves of the seat to decide."""

    def apply(self, text: str, /) -> list[dict[str, Any]]:
        """Play a move."""

    def events(self, watcher: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the events of all moves after the first `since`."""

    def look(self, watcher: int | None = None) -> View:
        """Return what a watcher may know of the position."""

    def view(self, watcher: int | None = None) -> dict[str, Any]:
        """Return the position as a watcher may see it."""

    def clone(self) -> Game:
        """Return a copy."""

    def record(self) -> dict[str, Any]:
        """Return the contract's record, seed included."""


def deal(settings: Settings, players: list[str], seed: str) -> Game:
    """Deal a game, or refuse options that do not fit it."""
    if settings.game not in names():
        raise Refusal("option-unknown", f"The game {settings.game!r} is not available on this server.")
    low, high = games()[settings.game].seats
    if not low <= settings.seats <= high:
        raise Refusal("seats-number", f"{settings.game} is for {low} to {high} players, not {settings.seats}.")
    try:
        game: Game = undermine.new(settings.game, players=players, seed=seed, **settings.options)
    except (ValueError, TypeError) as wrong:
        raise Refusal("option-unknown", str(wrong)) from None
    return game


def check_settings(settings: Settings) -> None:
    """Refuse settings with which no game could start."""
    deal(settings, [f"Player {seat + 1}" for seat in range(settings.seats)], NO_SEED)


def play(game: Game, move: str) -> Game:
    """Return the game after a move, or refuse it in the words of the rules; the given game is unchanged."""
    after = game.clone()
    try:
        after.apply(move)
    except undermine.RuleViolation as broken:
        raise RuleRefusal("rule", broken.message, move, broken.clause, _text(broken.at), broken.side) from None
    except undermine.MoveSyntaxError as wrong:
        raise RuleRefusal("syntax", str(wrong), move, None, None, None) from None
    return after


def _text(at: object) -> str | None:
    return None if at is None else str(at)


def not_your_turn(game_name: str, move: str) -> RuleRefusal:
    """Refuse a move of a seat that does not decide now."""
    return RuleRefusal("rule", "It is not this seat's turn.", move, NOT_YOUR_TURN[game_name], None, None)


def catalogue() -> list[GameInfo]:
    """List the games with their options, the default value first."""
    return [_info(name, games()[name]) for name in names()]


def _info(name: Any, rules: Rules) -> GameInfo:
    options = [OptionInfo(option, list(values), values[0]) for option, values in rules.options.items()]
    return GameInfo(name, rules.seats[0], rules.seats[1], options)
