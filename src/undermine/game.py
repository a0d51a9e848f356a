"""How a game begins: dealt anew, or read from a record (CONTRACT 6)."""

from __future__ import annotations

from copy import deepcopy

from undermine import record as records
from undermine.catalogue import games, names
from undermine.kernel.clauses import MoveSyntaxError, RecordError, RuleViolation
from undermine.kernel.events import Log
from undermine.running import Game


def new(game: str, players: int | list[str], seed: int | str, **options: object) -> Game:
    """Deal a game: `new("saboteur", players=5, seed=7, edition="modern")`."""
    if game not in names():
        raise RecordError(f"the game {game!r} is unknown; known are {', '.join(names())}")
    people = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
    digits = f"{seed:064x}" if isinstance(seed, int) else seed
    return begin(
        {
            "format": records.FORMAT,
            "game": game,
            "options": options,
            "players": people,
            "seed": digits,
        }
    )


def begin(record: dict[str, object]) -> Game:
    """Build the position a record begins with; its moves are not applied."""
    rules = records.rules_of(record)
    players = records.players_of(record, rules)
    options = records.options_of(record.get("options", {}), rules, len(players))
    records.moves_of(record)
    log = Log()
    if "seed" in record:
        seed = records.seed_of(record["seed"])
        game = Game(rules, rules.new(len(players), seed, options, log), players, options)
        game.origin = {"seed": record["seed"]}
    else:
        setup = record["setup"]
        if not isinstance(setup, dict):
            raise RecordError("the setup must be an object")
        game = Game(rules, rules.set_up(len(players), options, setup), players, options)
        game.origin = {"setup": deepcopy(setup)}
    game.note(log)
    return game


def load(record: dict[str, object]) -> Game:
    """Load a record and apply its moves; raises RecordError, MoveSyntaxError or RuleViolation."""
    game = begin(record)
    for move in records.moves_of(record):
        game.apply(move)
    return game


__all__ = ["Game", "MoveSyntaxError", "RecordError", "RuleViolation", "begin", "games", "load", "new"]
