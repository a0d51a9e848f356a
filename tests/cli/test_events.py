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
RARE = {  # random games hardly ever get there
    "saboteur": {"goal", "offer", "take"},
    "duel": {"goal", "orient", "key", "repair"},
    "solo": {"break", "goal", "orient", "rockfall", "key", "repair"},
    "cave": {
        "cut",
        "endure",
        "strike",
        "exit",
        "goal",
        "goal-found",
        "look-aside",
        "show",
        "vein",
        "receive",
        "swap",
        "stand-up",
    },
}
OTHERS = {"duel": {"strike"}}  # the solo game's
Row = tuple[set[str], set[str], set[str]]


def table(game: str) -> dict[str, Row]:
    """Return the open, the occasional and the hidden fields of every type of event, as the page has them."""
    chapter = PAGE.split(f"\n## {TITLES[game]}\n", 1)[1].split("\n## ", 1)[0]
    rows: dict[str, Row] = {}
    for line in re.findall(r"(?m)^\| `.*$", chapter):
        kind, _, open_fields, closed = (cell.strip() for cell in line.strip("|").split("|"))
        always, _, sometimes = open_fields.partition("[")
        rows[kind.strip("`")] = fields(always), fields(sometimes), fields(closed)
    return rows


def fields(cell: str) -> set[str]:
    return set(re.findall(r"`([a-z]+)`", cell))


def random_game(name: str, seats: int, seed: int) -> undermine.Game:
    game = undermine.new(name, seats, seed)
    chance = random.Random(seed)
    while game.turn is not None:
        game.apply(chance.choice(game.legal()))
    return game


def covers(shown: Any, full: Any) -> bool:
    """Say whether what is shown tells no more than how many there are, the backs of cards, and clans' colours."""
    if isinstance(full, list) and len(full) == 2 and full[0] in ("blue", "yellow"):
        return bool(shown == [full[0], "?"])
    if isinstance(full, list):
        backs = sorted(card.rpartition(":")[0] for card in full) if all(isinstance(card, str) for card in full) else []
        alike = len(shown) == len(full) and all(covers(one, other) for one, other in zip(shown, full, strict=True))
        return alike or backs == [card.removesuffix(":?") for card in shown]
    level = full.rpartition(":")[0] if isinstance(full, str) else ""
    return shown == "?" or bool(level and shown == f"{level}:?")


@pytest.mark.parametrize("name", names())
def test_the_page_is_what_happens(name: str) -> None:
    rows = table(name)
    seen: set[str] = set()
    for number in range(8):
        low, high = games()[name].seats
        game = random_game(name, (low, high, min(high, 5))[number % 3], number)
        everything = game.events(None)
        partner: tuple[object, ...] = ()
        for watcher in [undermine.PUBLIC, *range(game.seats)]:
            for full, shown in zip(everything, game.events(watcher), strict=True):
                kind = str(full["type"])
                seen.add(kind)
                always, sometimes, closed = rows[kind]
                assert {"type", "seat"} | always | closed <= set(full) <= {"type", "seat"} | always | sometimes | closed
                if kind == "swap":
                    partner = (full["seat"], full["target"])
                if watcher == full["seat"] or (kind == "receive" and watcher in partner):
                    assert shown == full
                    continue
                assert list(shown) == list(full)
                for field, value in full.items():
                    assert covers(shown[field], value) if field in closed else shown[field] == value, (kind, field)
    assert seen <= set(rows)
    assert set(rows) - seen <= RARE[name] | OTHERS.get(name, set())
