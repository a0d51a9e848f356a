"""docs/events.md lists every event, every field, and who may see it: held against random games."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import undermine
from undermine.catalogue import games, names

PAGE = (Path(__file__).parents[2] / "docs" / "events.md").read_text(encoding="utf-8")
TITLES = {
    "saboteur": "Saboteur",
    "duel": "The Duel and its solo game",
    "solo": "The Duel and its solo game",
    "cave": "The Dark Cave",
}
Row = tuple[set[str], set[str]]


def table(game: str) -> dict[str, Row]:
    """Return the open and the hidden fields of every type of event, as the page has them."""
    chapter = PAGE.split(f"\n## {TITLES[game]}\n", 1)[1].split("\n## ", 1)[0]
    rows: dict[str, Row] = {}
    for line in re.findall(r"(?m)^\| `.*$", chapter):
        kind, _, open_fields, closed = (cell.strip() for cell in line.strip("|").split("|"))
        rows[kind.strip("`")] = set(re.findall(r"`([a-z]+)`", open_fields)), set(re.findall(r"`([a-z]+)`", closed))
    return rows


def random_game(name: str, seats: int, seed: int) -> undermine.Game:
    game = undermine.new(name, seats, seed)
    chance = random.Random(seed)
    while game.turn is not None:
        game.apply(chance.choice(game.legal()))
    return game


def covered(value: Any) -> Any:
    return ["?"] * len(value) if isinstance(value, list) else "?"


@pytest.mark.parametrize("name", names())
def test_the_page_is_what_happens(name: str) -> None:
    rows = table(name)
    seen: set[str] = set()
    for number in range(6):
        low, high = games()[name].seats
        game = random_game(name, (low, high, min(high, 5))[number % 3], number)
        everything = game.events(None)
        for watcher in [undermine.PUBLIC, *range(game.seats)]:
            for full, shown in zip(everything, game.events(watcher), strict=True):
                kind = str(full["type"])
                seen.add(kind)
                open_fields, closed = rows[kind]
                assert set(full) == {"type", "seat"} | open_fields | closed, kind
                expected = {key: covered(value) if key in closed else value for key, value in full.items()}
                assert shown == (full if watcher == full["seat"] else expected)
    assert seen <= set(rows)
    rare = {"saboteur": {"goal", "offer", "take"}}
    assert set(rows) - seen <= rare.get(name, set())
