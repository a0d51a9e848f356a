"""The one place where the server asks the rules engine; nothing here knows a rule."""

from __future__ import annotations

from typing import Protocol, cast

import undermine
from undermine import foresight, words
from undermine.border import Event, Result, State
from undermine.catalogue import games, names
from undermine.kernel.events import Event as Happened
from undermine.kernel.game import Rules, View
from undermine.kernel.setups import short
from undermine.record import is_seat
from undermine.server.protocol import Game as GameName
from undermine.server.protocol import GameInfo, OptionInfo, RefusalKey, Settings, Unless
from undermine.server.refusal import Refusal, RuleRefusal
from undermine.words import Said

PUBLIC = -1
"""The watcher who sees only what is public."""

NO_SEED = "0" * 64


class Game(Protocol):
    """A running game, as the public interface of the engine gives it."""

    @property
    def moves(self) -> list[str]:
        """Return the texts of all moves so far."""

    @property
    def played(self) -> int:
        """Return how many moves there were."""

    @property
    def round(self) -> int:
        """Return the round that runs."""

    @property
    def rounds_over(self) -> int:
        """Return how many rounds are over."""

    @property
    def turn(self) -> int | None:
        """Return the seat to decide."""

    @property
    def result(self) -> Result | None:
        """Return winners and scores when the game is over."""

    def legal(self) -> list[str]:
        """Return the moves of the seat to decide."""

    def play(self, text: str, /) -> None:
        """Play a move."""

    def happened(self, since: int = 0) -> list[Happened]:
        """Return what the moves after the first `since` did, as it is kept."""

    def counts(self, since: int = 0) -> list[int]:
        """Return how many events there are of each move."""

    def events(self, watcher: int | None, since: int = 0) -> list[Event]:
        """Return the events of all moves after the first `since`."""

    def look(self, watcher: int | None = None) -> View:
        """Return what a watcher may know of the position."""

    def view(self, watcher: int | None = None) -> State:
        """Return the position as a watcher may see it."""

    def said(self, round: int | None = None) -> list[Said]:
        """Return the words that were said."""

    def clone(self) -> Game:
        """Return a copy."""

    def record(self) -> dict[str, object]:
        """Return the contract's record, seed included."""


def deal(settings: Settings, players: list[str], seed: str) -> Game:
    """Deal a game, or refuse options that do not fit it."""
    if settings.game not in names():
        raise Refusal("option-unknown", f"The game {settings.game!r} is not available on this server.")
    low, high = games()[settings.game].seats
    if not low <= settings.seats <= high:
        raise Refusal("seats-number", f"{settings.game} is for {low} to {high} players, not {settings.seats}.")
    try:
        options = {name: as_number(name, value) for name, value in settings.options.items()}
        game: Game = undermine.new(settings.game, players=players, seed=seed, **options)
    except (ValueError, TypeError) as wrong:
        raise Refusal("option-unknown", str(wrong)) from None
    return game


def as_number(option: str, value: str | int) -> str | int:
    """Return the value of an option with a seat as a number; tables of older versions hold seats as texts."""
    return int(value) if isinstance(value, str) and value.isascii() and is_seat(option, value) else value


def check_wish(settings: Settings) -> None:
    """Refuse settings that somebody asks for now: with no game to start, or with a seat as a text, which only old tables hold."""
    for name, value in settings.options.items():
        if isinstance(value, str) and is_seat(name, value):
            raise Refusal("option-unknown", f"Option {name}: {short(value)} must be a number, not a text.")
    check_settings(settings)


def check_settings(settings: Settings) -> None:
    """Refuse settings with which no game could start."""
    deal(settings, [f"Player {seat + 1}" for seat in range(settings.seats)], NO_SEED)


def play(game: Game, move: str) -> Game:
    """Return the game after a move, or refuse it in the words of the rules; the given game is unchanged."""
    after = game.clone()
    try:
        after.play(move)
    except undermine.RuleViolation as broken:
        raise RuleRefusal("rule", broken.message, move, broken.clause, _text(broken.at), broken.side) from None
    except undermine.MoveSyntaxError as wrong:
        raise RuleRefusal("syntax", str(wrong), move, None, None, None) from None
    return after


def say(game: Game, seat: int, text: str, *, claims: bool) -> Game:
    """Return the game after a word, or refuse it; the given game is unchanged. At some tables nobody tells what they have seen."""
    after = cast(undermine.Game, game.clone())
    try:
        said = after.say(seat, text)
    except undermine.WordError as wrong:
        raise Refusal(cast(RefusalKey, wrong.key)) from None
    if not claims and isinstance(said.word, words.ClaimGoal | words.ClaimSeat):
        raise Refusal("claims-off")
    return after


def has_words(game: GameName) -> bool:
    """Tell whether words are said in a game."""
    return games()[game].border.vocabulary is not None


def hear(game: Game, seat: int, text: str) -> Game:
    """Return the game after a word that the log tells."""
    after = cast(undermine.Game, game.clone())
    after.hear(seat, words.read(text))
    return after


def remember(game: Game, before: Game) -> None:
    """Keep what was said before a move was taken back."""
    cast(undermine.Game, game).remember(cast(undermine.Game, before))


def who_may_be_marked(game: Game, seat: int, about: int) -> None:
    """Refuse to note something about somebody in a game, or at a time, in which nobody hides who they are."""
    known = cast(undermine.Game, game)
    why = words.allowed(known.rules.border, known.position.window, known.view(PUBLIC), {}, seat, words.Trust(about))
    if why is not None:
        raise Refusal(cast(RefusalKey, why))


def foresee(game: Game, moves: list[str]) -> tuple[dict[str, str], dict[str, foresight.Follows]]:
    """Return why hand cards of the seat to decide cannot be played, and what surely follows from these moves."""
    known = cast(undermine.Game, game)
    return foresight.barred(known), foresight.foresee(known, moves)


def _text(at: object) -> str | None:
    return None if at is None else str(at)


def not_your_turn(game_name: str, move: str) -> RuleRefusal:
    """Refuse a move of a seat that does not decide now."""
    return RuleRefusal("rule", "It is not this seat's turn.", move, games()[game_name].border.turn, None, None)


def catalogue() -> list[GameInfo]:
    """List the games with their options, the default value first."""
    return [_info(name, games()[name]) for name in names()]


def _info(name: str, rules: Rules) -> GameInfo:
    values = {option: [as_number(option, value) for value in texts] for option, texts in rules.options.items()}
    options = [OptionInfo(option, choices, choices[0], _unless(rules, option)) for option, choices in values.items()]
    return GameInfo(cast(GameName, name), rules.seats[0], rules.seats[1], options)


def _unless(rules: Rules, option: str) -> list[Unless]:
    """List the values of other options that change what this one is by default."""
    usual = rules.settle({}).get(option)
    others = [(other, value) for other, texts in rules.options.items() if other != option for value in texts]
    settled = [(other, value, rules.settle({other: value}).get(option, usual)) for other, value in others]
    return [
        Unless(other, as_number(other, value), as_number(option, default))
        for other, value, default in settled
        if default is not None and default != usual
    ]
