"""Actions: a fixed number for every move of a game within a window of the board, whatever the position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from undermine.catalogue import games
from undermine.kernel.cards import SIDES
from undermine.kernel.game import Rules
from undermine.kernel.moves import TOOLS, field_name

MARGIN: Final = 6  # cells around start and goals; moves beyond them exist in the rules but not among the actions
MOST_PAID: Final = 6  # gold cards of one payment
Window = tuple[range, range]


@cache
def window(game: str, players: int) -> Window:
    """Return the columns and rows that the actions and the observations cover."""
    rules = games()[game]
    seen = rules.new(players, bytes(32), rules.settle({}), None).view(None).describe()
    board = seen["board"]
    assert isinstance(board, dict)
    xs, ys = zip(*((int(part) for part in cell.split(",")) for cell in board), strict=True)
    return range(min(xs) - MARGIN, max(xs) + MARGIN + 1), range(min(ys) - MARGIN, max(ys) + MARGIN + 1)


@cache
def actions(game: str, players: int) -> tuple[str, ...]:
    """List every action of a game by its number; the list never changes for the same game and players."""
    rules = games()[game]
    notation = rules.notation
    listed: dict[str, None] = {}
    for verb, kinds in zip(notation.words, notation.kinds, strict=True):
        for words in product(*(list(values(kind, rules, players, window(game, players))) for kind in kinds)):
            if verb != "repair" or words[2].startswith("fix-"):
                listed[" ".join([verb, *words])] = None
    return tuple(listed)


@cache
def numbers(game: str, players: int) -> dict[str, int]:
    """Return the number of every action by its text."""
    return {text: number for number, text in enumerate(actions(game, players))}


def values(kind: str, rules: Rules, players: int, window: Window) -> Iterator[str]:
    """Yield every text that may stand for a kind of word in a move."""
    box, notation = rules.box, rules.notation
    columns, rows = window
    if kind.startswith("="):
        yield kind[1:]
    elif kind == "path":
        yield from box.face_of
    elif kind == "goal":
        yield from notation.goal_of
    elif kind == "card":
        yield from box.codes
    elif kind == "cards":
        for first, second in combinations_with_replacement(range(len(box.codes)), 2):
            if first != second or box.counts[first] > 1:
                yield f"{box.codes[first]} {box.codes[second]}"
    elif kind == "cell":
        yield from (f"{x},{y}" for x in columns for y in rows)
    elif kind == "field":
        yield from (f"{x},{y}/{field_name(mask)}" for x in columns for y in rows for mask in range(17))
    elif kind == "seat":
        yield from (str(seat) for seat in range(players))
    elif kind == "tool":
        yield from TOOLS
    elif kind == "side":
        yield from SIDES
    elif kind == "number":
        yield from (str(number) for number in notation.numbers)
    elif kind == "numbers":
        for count in range(1, MOST_PAID + 1):
            for gold in combinations_with_replacement(notation.numbers, count):
                yield " ".join(str(number) for number in gold)
    else:
        raise ValueError(f"{kind!r} is no kind of word")
