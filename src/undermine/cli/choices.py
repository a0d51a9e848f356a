"""Choices: the legal moves of a seat sorted by the hand card they use, so that a person picks a card and then a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from undermine.cli.board import Cell, cell_of
from undermine.pictures import turned

KINDS: Final = ("rockfall", "map", "key", "info", "swap", "web", "boots", "axe", "rat", "crawler", "goblin")
VERB_ORDER: Final = (
    "place",
    "orient",
    "repair",
    "break",
    "map",
    "rockfall",
    "key",
    "bribe",
    "scrap",
    "discard",
    "end",
    "halt",
    "propose",
)


def cards_used(move: str, hand: Sequence[str]) -> list[str]:
    """Return the hand cards that a move plays, as they are printed; none for a move without a card."""
    verb, *words = move.split(" ")
    if verb == "place":
        return [words[0] if words[0] in hand else turned(words[0])]
    if verb == "break":
        return [f"break-{words[0]}"]
    if verb == "repair":
        return [words[2]]
    if verb in ("discard", "scrap"):
        return words[:2]
    if verb in KINDS:
        return [card for card in hand if card.rpartition(":")[2] == verb][:1]
    return []


class Choices(NamedTuple):
    """What a seat may do: per hand card, and without one."""

    hand: list[str]
    of_card: dict[str, list[str]]
    free: list[str]

    @property
    def uses_hand(self) -> bool:
        """Say whether any card can be played now."""
        return bool(self.of_card)

    def picked(self, number: int) -> list[str]:
        """Return the moves behind a number of the first list: hand cards first, then the moves without a card."""
        if self.uses_hand and 1 <= number <= len(self.hand):
            return self.of_card.get(self.hand[number - 1], [])
        place = number - 1 - (len(self.hand) if self.uses_hand else 0)
        return [self.free[place]] if 0 <= place < len(self.free) else []

    @property
    def total(self) -> int:
        """Return the highest number of the first list."""
        return len(self.free) + (len(self.hand) if self.uses_hand else 0)


def choices(hand: Sequence[str], legal: Sequence[str]) -> Choices:
    """Sort legal moves by the cards they use."""
    of_card: dict[str, list[str]] = {}
    free: list[str] = []
    for move in sorted(legal, key=move_order):
        used = cards_used(move, hand)
        for card in dict.fromkeys(used):
            of_card.setdefault(card, []).append(move)
        if not used:
            free.append(move)
    return Choices(list(hand), of_card, free)


def move_order(move: str) -> tuple[object, ...]:
    """Sort moves for people: laying first, then by column from the west and row from the north, discards last."""
    verb = move.partition(" ")[0]
    cell = cell_in(move)
    rank = VERB_ORDER.index(verb) if verb in VERB_ORDER else 2
    return (rank, cell[0] if cell else 0, -cell[1] if cell else 0, move)


def cell_in(move: str) -> Cell | None:
    """Return the cell that a move names, if it names one."""
    for word in move.split(" ")[1:]:
        if "," in word:
            return cell_of(word)
    return None


def spots(moves: Sequence[str]) -> dict[Cell, list[int]]:
    """Return by cell the numbers, from 1, of the moves that name it."""
    places: dict[Cell, list[int]] = {}
    for number, move in enumerate(moves, start=1):
        cell = cell_in(move)
        if cell is not None:
            places.setdefault(cell, []).append(number)
    return places
