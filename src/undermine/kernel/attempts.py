"""Attempts: the texts of what somebody may try with a card, wherever that may be, so that the nearest refusal can be named."""

from __future__ import annotations

from undermine.kernel.box import Box
from undermine.kernel.moves import TOOLS


def name_of(card: str) -> str:
    """Return a card's code without its level."""
    return card.rpartition(":")[2]


def ways_round(box: Box, card: str) -> list[str]:
    """List the codes of a card as it may be named in a move: a path both ways round."""
    number = box.card_of[card]
    return box.face_codes[2 * number : 2 * number + 2] if number < box.paths else [card]


def placements(box: Box, card: str, board: dict[str, str]) -> list[str]:
    """Write laying a path either way round beside every card; any other card is laid nowhere."""
    if box.card_of[card] >= box.paths:
        return []
    cells = dict.fromkeys(cell for laid in board for cell in around(laid))
    return [f"place {code} {cell}" for cell in cells for code in ways_round(box, card)]


def around(cell: str) -> list[str]:
    """List the cells beside a cell."""
    x, y = [int(part) for part in cell.split(",")]
    return [f"{x + 1},{y}", f"{x - 1},{y}", f"{x},{y + 1}", f"{x},{y - 1}"]


def on_tools(card: str, seats: int) -> list[str]:
    """Write breaking or repairing whatever this card breaks or repairs, in front of everybody."""
    action, _, tool = card.partition("-")
    if action == "break":
        return [f"break {tool} {seat}" for seat in range(seats)]
    if action == "fix":
        return [f"repair {each} {seat} {card}" for seat in range(seats) for each in TOOLS]
    return []


def on_each(texts: dict[str, str], card: str, targets: list[str]) -> list[str]:
    """Write what a card does to each of these cells or seats, where it does something to such."""
    name = name_of(card)
    return [texts[name].format(target) for target in targets if name in texts]
