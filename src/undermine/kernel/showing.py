"""How hands and piles are written into a state (CONTRACT 5): card codes where they are known, `?` where not."""

from __future__ import annotations

from typing import Final

from undermine.kernel.events import HIDDEN

UNKNOWN: Final = -1  # a card, a goal, a role that a watcher does not know


def show_hand(codes: list[str], cards: list[int]) -> list[str]:
    """Write a known hand in card-list order."""
    return [codes[card] for card in sorted(cards)]


def show_discards(codes: list[str], discards: list[tuple[int, int]], face_up: int) -> list[list[str]]:
    """Write discarded cards and which lie face down; the many hidden ones are one and the same list."""
    hidden = [HIDDEN, "down"]
    written: list[list[str]] = []
    for card, lies in discards:
        if card == UNKNOWN:
            written.append(hidden)
        else:
            written.append([codes[card]] if lies == face_up else [codes[card], "down"])
    return written
