"""Saboteur, The Duel and The Dark Cave: rules engine, bots, and tables to play at."""

from pathlib import Path

from undermine import _engine

COMPILED = _engine.choose(Path(__file__).parent)
"""Whether the compiled engine runs. Decided before anything of the kernel is imported."""

from undermine.catalogue import games as _games  # noqa: E402
from undermine.catalogue import names as _names  # noqa: E402
from undermine.game import Game, begin, load, new  # noqa: E402
from undermine.kernel.clauses import MoveSyntaxError, RecordError, RuleViolation  # noqa: E402
from undermine.kernel.events import PUBLIC  # noqa: E402
from undermine.kernel.game import Rules  # noqa: E402

__version__ = "0.1.0"

GAMES: dict[str, Rules]  # every game by its name; built when it is first asked for


def __getattr__(name: str) -> object:
    """Build the catalogue of rules when it is first asked for."""
    if name == "GAMES":
        return {game: _games()[game] for game in _names()}
    raise AttributeError(f"module 'undermine' has no attribute {name!r}")


__all__ = [
    "COMPILED",
    "PUBLIC",
    "Game",
    "MoveSyntaxError",
    "RecordError",
    "RuleViolation",
    "begin",
    "load",
    "new",
]
