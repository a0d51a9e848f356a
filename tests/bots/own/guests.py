"""Bots as outsiders write them: good ones, and one for everything that can go wrong."""

from __future__ import annotations

import os
import time

import numpy as np

from undermine.bots import Choice, Seen
from undermine.kernel.rng import Rng

NOT_A_FUNCTION = 7


def first(seen: Seen, rng: Rng) -> str:
    """Play the first legal move."""
    return seen.legal[0]


def any_move(seen: Seen, rng: Rng) -> str:
    """Play any legal move."""
    return seen.legal[rng.below(len(seen.legal))]


def packed(seen: Seen, rng: Rng) -> Choice:
    """Answer with a Choice of a packed move."""
    return Choice(seen.moves[rng.below(len(seen.moves))], "bot-why-any")


def reasoned(seen: Seen, rng: Rng) -> Choice:
    """Answer with a Choice of a text, and a reason that no language knows."""
    return Choice(seen.legal[-1], "because")  # type: ignore[arg-type]


def raises(seen: Seen, rng: Rng) -> str:
    """Break down."""
    raise KeyError("lantern")


def steers(seen: Seen, rng: Rng) -> str:
    """Break down with a text that would clear the terminal."""
    raise ValueError("all \x1b[2Jgone\nand more")


def nonsense(seen: Seen, rng: Rng) -> str:
    """Answer with what is no move."""
    return "dig deeper"


def nothing(seen: Seen, rng: Rng) -> None:
    """Answer with nothing."""


def number(seen: Seen, rng: Rng) -> int:
    """Answer with a number that is no Choice."""
    return seen.moves[0]


def illegal(seen: Seen, rng: Rng) -> Choice:
    """Answer with a packed move that is not legal."""
    return Choice(max(seen.moves) + 1)


def hangs(seen: Seen, rng: Rng) -> str:
    """Think for ever, and let nothing disturb it."""
    while True:
        try:
            time.sleep(60)
        except Exception:
            continue


def leaves(seen: Seen, rng: Rng) -> str:
    """Leave the whole process."""
    raise SystemExit(0)


class Mute(Exception):
    """What cannot even be written."""

    def __str__(self) -> str:
        raise ValueError("no words")


def mute(seen: Seen, rng: Rng) -> str:
    """Break down without words."""
    raise Mute


class Text(str):
    """A text that is equal to everything, can be no key, and cannot be written."""

    __hash__ = None  # type: ignore[assignment]
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __str__(self) -> str:
        raise ValueError("no words")


def poses(seen: Seen, rng: Rng) -> str:
    """Answer with what is equal to the text of every legal move."""
    return Text("dig deeper")


def prints(seen: Seen, rng: Rng) -> str:
    """Say what it thinks, and answer with a text of a class of its own, as NumPy's `choice` does."""
    print("what a hand")
    return Text(seen.legal[0])


def numbered(seen: Seen, rng: Rng) -> Choice:
    """Answer with a Choice of a number that is not Python's own."""
    return Choice(np.int64(seen.moves[-1]))  # type: ignore[arg-type]


async def promises(seen: Seen, rng: Rng) -> str:
    """Answer later."""
    return seen.legal[0]


def dies(seen: Seen, rng: Rng) -> str:
    """End its process without a word, as code that crashes does."""
    os._exit(3)


def odd(seen: Seen, rng: Rng) -> Choice:
    """Answer with a Choice of what can be no key and cannot be written."""
    return Choice([Mute()])  # type: ignore[arg-type]


def forges(seen: Seen, rng: Rng) -> Choice:
    """Write a move of its own among the legal ones, and play it."""
    seen.moves.append(max(seen.moves) + 1)
    return Choice(seen.moves[-1])


def forges_text(seen: Seen, rng: Rng) -> str:
    """Write a text of its own among the legal ones, and play it."""
    seen.texts["dig deeper"] = seen.moves[0]
    return "dig deeper"
