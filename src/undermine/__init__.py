"""Saboteur, The Duel and The Dark Cave: rules engine, bots, and tables to play at.

`new` deals a game and `load` reads one from a record; both give a `Game`, which lists and plays moves as texts and shows
every seat what it may know. All of it is described in docs/contract.md, section 6.

Examples:
    >>> import undermine
    >>> game = undermine.new("saboteur", players=5, seed=7)
    >>> events = game.apply(game.legal()[0])
    >>> undermine.load(game.record()).view() == game.view()
    True
"""

from pathlib import Path

from undermine import _docstrings, _engine

COMPILED = _engine.choose(Path(__file__).parent)
"""Whether the compiled engine runs. Decided before anything of the kernel is imported."""

from undermine.catalogue import games as _games  # noqa: E402
from undermine.catalogue import names as _names  # noqa: E402
from undermine.game import Game, begin, load, new  # noqa: E402
from undermine.kernel.clauses import MoveSyntaxError, RecordError, RuleViolation  # noqa: E402
from undermine.kernel.events import PUBLIC  # noqa: E402
from undermine.kernel.game import Rules  # noqa: E402
from undermine.words import WordError  # noqa: E402

__version__ = "0.1.0"

GAMES: dict[str, Rules]
"""The rules of every game by its name; built when it is first asked for."""

_docstrings.restore(RuleViolation, MoveSyntaxError, RecordError, Rules)


def __getattr__(name: str) -> object:
    """Build the catalogue of rules (`GAMES`) when it is first asked for."""
    if name == "GAMES":
        return {game: _games()[game] for game in _names()}
    raise AttributeError(f"module 'undermine' has no attribute {name!r}")


__all__ = [
    "COMPILED",
    "GAMES",
    "PUBLIC",
    "Game",
    "MoveSyntaxError",
    "RecordError",
    "RuleViolation",
    "WordError",
    "begin",
    "load",
    "new",
]
