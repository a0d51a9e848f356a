"""Manners: how often a temper speaks and how sure it must be, and what a seat has said already; alike in all games with words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from undermine.bots.files import read
from undermine.bots.seen import Seen, Word
from undermine.kernel.rng import Rng
from undermine.words import Standing, WordError, standing
from undermine.words import read as read_word

FINE: Final = 1000


@dataclass(frozen=True)
class Manner:
    """How somebody talks."""

    talks: float  # so often it says what there is to say in a turn
    sure: float  # so sure of another's role must it be to speak of it


def manner_of(temper: str) -> Manner:
    """Return how a temper talks."""
    given = read("manners.toml")
    return Manner(**given.get(temper, given["usual"]))


def chance_of(rng: Rng) -> float:
    """Draw a number between 0 and 1."""
    return int(rng.below(FINE)) / FINE


def first_unsaid(wishes: Iterable[str], seen: Seen, words: list[Word], seats: int) -> str:
    """Return the first of some words that the seat has not said among these: nobody says a thing twice in a round."""
    mine = standing(((seat, read_word(text)) for _, seat, text in words), seats)[seen.seat]
    texts = [text for _, seat, text in words if seat == seen.seat]
    return next((word for word in wishes if not stands(word, mine, texts)), "")


def stands(word: str, mine: Standing, texts: list[str]) -> bool:
    """Say whether a word has been said already."""
    try:
        return word in texts or any(str(one) == word for one in mine.values())
    except WordError:
        return True
