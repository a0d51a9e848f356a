"""Clans: which cards are shuffled, whom a dwarf works for, when all workers of a clan are out (C-CLAN, C-END-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.position import DWARFS, NO_PLACE, Position

# A clan card is its colour, plus SABOTEUR where it shows one (C-CLAN-1).
BLUE: Final = 0
YELLOW: Final = 1
SABOTEUR: Final = 2
COLOURS: Final = ("blue", "yellow")
IDENTITIES: Final = ("loyal", "saboteur")
BOX_CLANS: Final = (BLUE, BLUE, BLUE, BLUE | 2, BLUE | 2, YELLOW, YELLOW, YELLOW, YELLOW | 2, YELLOW | 2)


def clan_cards(seats: int, colour: int) -> list[int]:
    """List the clan cards shuffled for so many players; with three or four all are of one colour (C-CLAN-2, C-SCORE-R2)."""
    if seats == 2:
        return [BLUE, YELLOW]
    if seats < 5:
        return [colour] * 2 + [colour | SABOTEUR] * 2
    return [BLUE] * 3 + [BLUE | SABOTEUR] + [YELLOW] * 3 + [YELLOW | SABOTEUR]


def works_for(card: i64) -> i64:
    """Return the clan that a dwarf with this clan card works for (C-CLAN-5)."""
    return card & 1 ^ card >> 1


def clan_out(position: Position) -> i64:
    """Return a clan that has workers and all of them out, or -1 (C-END-2)."""
    clan: i64 = 0
    while clan < 2:
        workers: i64 = 0
        inside: i64 = 0
        seat: i64 = 0
        while seat < position.seats:
            if works_for(i64(position.clans[seat])) == clan:
                workers += 1
                if position.places[DWARFS + seat] != NO_PLACE:
                    inside += 1
            seat += 1
        if workers > 0 and inside == 0:
            return clan
        clan += 1
    return -1


def clan_text(card: int) -> list[str]:
    """Write a clan card: its colour and its identity."""
    return [COLOURS[card & 1], IDENTITIES[card >> 1]]
