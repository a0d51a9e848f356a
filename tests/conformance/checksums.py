"""Checksums of whole games, in views, events, legal moves and records; `python -m tests.conformance.checksums` prints them."""

from __future__ import annotations

import hashlib
import json
import sys

import undermine
from undermine.catalogue import games, names
from undermine.kernel.playout import random_games
from undermine.testing import Walk


def of_games(name: str, players: int, seed: int, **options: object) -> str:
    """Add up everything that anybody sees of one random game, what is resampled from it, and its packed moves."""
    total = hashlib.sha256()
    for number, game in enumerate(Walk(name, players, seed, **options).steps()):
        legal = game.legal()
        total.update(json.dumps([legal, [game.rules.read(game.position, move) for move in legal]]).encode())
        if number % 6 == 0:
            for watcher in (None, undermine.PUBLIC, *range(game.seats)):
                total.update(json.dumps(game.view(watcher)).encode())
                if watcher is not None:
                    total.update(json.dumps(game.resample(watcher, number).view()).encode())
    total.update(json.dumps([game.events(), game.record(), game.result]).encode())
    return total.hexdigest()


def checksums() -> dict[str, str]:
    """Add up games of every kind."""
    playouts = (
        ("saboteur", 3),
        ("saboteur", 5),
        ("saboteur", 10),
        ("solo", 1),
        ("duel", 2),
        ("cave", 2),
        ("cave", 5),
        ("cave", 8),
    )
    found = {f"playouts of {name} {seats}": str(random_games(games()[name], seats, 20, 7)) for name, seats in playouts}
    for name in names():
        low, high = games()[name].seats
        for players in sorted({low, high}):
            for seed in (6, 7):
                found[f"{name} {players} {seed}"] = of_games(name, players, seed)
    found["saboteur 2006"] = of_games("saboteur", 6, 9, edition="2006")
    return found


if __name__ == "__main__":
    json.dump({"compiled": undermine.COMPILED, "checksums": checksums()}, sys.stdout)
