"""`undermine newbot`: a small project with a bot of one's own, its tests, and what makes it known by name."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from undermine.arguments import Arguments, refuse
from undermine.bots import LEVELS

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")

BOT: Final = '''"""NAME: a bot for undermine. `choose` is all it needs; the guide "Write a bot" tells the rest."""


def choose(seen, rng):
    """Mend what is broken, then dig towards the east; else any move will do."""
    best = max(worth(move) for move in seen.legal)
    moves = [move for move in seen.legal if worth(move) == best]
    return moves[rng.below(len(moves))]


def worth(move):
    """Say how good the text of a move looks: the farther east a card is laid, the better, unless it bears a dead end."""
    verb, *words = move.split(" ")
    if verb == "repair":
        return 100
    if verb == "place":
        x, y = words[1].split(",")
        return -300 if "." in words[0] else int(x) - abs(int(y)) / 4
    return -200 if verb == "discard" else -100
'''

TEST: Final = '''"""NAME plays every game to its end, with legal moves alone, and the same way for the same chance."""

import pytest
import undermine
from undermine.bots import decide

SEATS = {"saboteur": 4, "duel": 2, "solo": 1, "cave": 3}


@pytest.mark.parametrize("game", undermine.GAMES)
def test_every_game_comes_to_its_end(game):
    table = undermine.new(game, players=SEATS[game], seed=7)
    while table.turn is not None:
        table.apply(decide(table.record(), table.turn, "NAME:choose", seed=len(table.moves))["move"])
    assert table.result is not None


def test_the_same_chance_gives_the_same_move():
    record = undermine.new("saboteur", players=4, seed=7).record()
    assert decide(record, 0, "NAME:choose", seed=1) == decide(record, 0, "NAME:choose", seed=1)
'''

PROJECT: Final = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "undermine-NAME"
version = "0.1.0"
description = "NAME, a bot for undermine"
requires-python = ">=3.11"
dependencies = ["undermine"]

[project.optional-dependencies]
test = ["pytest>=8"]

# What makes the bot known by its name to every command of undermine.
[project.entry-points."undermine.bots"]
NAME = "NAME:choose"

[tool.setuptools]
py-modules = ["NAME"]
"""

README: Final = """# NAME

A bot for undermine. In this folder, as it stands:

    pip install pytest
    pytest
    undermine tournament saboteur --entrants mole,apprentice,NAME:choose --deals 100
    undermine play saboteur --bots NAME:choose

Installed (`pip install -e .`), it is known by its name everywhere, from every folder:

    undermine tournament duel --entrants mole,NAME

At a table of people, with a token from the server's page (Settings, Your bots):

    UNDERMINE_TOKEN=... undermine sit https://SERVER/t/TABLE --bot NAME:choose --name NAME
"""

FILES: Final = {"{}.py": BOT, "test_{}.py": TEST, "pyproject.toml": PROJECT, "README.md": README}


def main(argv: list[str]) -> int:
    """Write the project into a new folder."""
    parser = Arguments(
        "undermine newbot", "Write a small project with a bot of your own: the bot, its tests, and how it is found."
    )
    parser.add_argument(
        "name", metavar="NAME", help="of the bot, its module and its folder: small letters, digits and _"
    )
    name: str = parser.parse_args(argv).name
    if not NAME.fullmatch(name) or name in LEVELS or keyword.iskeyword(name):
        return refuse(
            f"{name!r} cannot be a bot's name: 2 to 31 small letters, digits and _, a letter first, and no level"
        )
    if is_taken(name):
        return refuse(
            f"{name!r} cannot be a bot's name: Python has a module of that name already, which would be found"
        )
    folder = Path(name)
    try:
        folder.mkdir()
        for file, text in FILES.items():
            (folder / file.format(name)).write_text(text.replace("NAME", name), encoding="utf-8")
    except FileExistsError:
        return refuse(f"there is already something called {name!r} here")
    print(
        f"{name}/ is written. Next:\n  cd {name}\n  undermine tournament saboteur --entrants mole,{name}:choose --deals 100"
    )
    return 0


def is_taken(name: str) -> bool:
    """Say whether a module of this name can be imported from elsewhere than this folder's own files."""
    try:
        found = find_spec(name)
    except (ImportError, ValueError):
        return True
    return (
        found is not None and found.origin is not None
    )  # a mere folder, such as one that is here already, is no module
