"""Clans: which cards are shuffled, whom a dwarf works for, when all workers of a clan are out (C-CLAN, C-END-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.border import Clan, Colour, Identity
from undermine.games.cave.position import Position

# A clan card is its colour, plus SABOTEUR where it shows one (C-CLAN-1).
BLUE: Final = 0
YELLOW: Final = 1
SABOTEUR: Final = 2
CLANS: Final[i64] = 2
COLOURS: Final[tuple[Colour, ...]] = ("blue", "yellow")
IDENTITIES: Final[tuple[Identity, ...]] = ("loyal", "saboteur")
BOX_CLANS: Final = (*[BLUE] * 3, *[BLUE | SABOTEUR] * 2, *[YELLOW] * 3, *[YELLOW | SABOTEUR] * 2)


def clan_cards(seats: int, colour: int) -> list[int]:
    """List the clan cards shuffled for so many players; with three or four all are of one colour (C-CLAN-2, C-SCORE-R2)."""
    if seats == 2:
        return [BLUE, YELLOW]
    if seats < 5:  # C-CLAN-6: the rival clan has no players of its own colour
        return [colour] * 2 + [colour | SABOTEUR] * 2
    return [BLUE] * 3 + [BLUE | SABOTEUR] + [YELLOW] * 3 + [YELLOW | SABOTEUR]


def clan_card(colour: i64, identity: i64) -> i64:
    """Return the clan card of a colour with this identity."""
    return colour | identity << SABOTEUR - 1


def colour_of(card: i64) -> i64:
    """Return the colour of a clan card, which its back shows too."""
    return card & SABOTEUR - 1


def identity_of(card: i64) -> i64:
    """Return 1 where a clan card shows a saboteur, else 0."""
    return card >> SABOTEUR - 1


def works_for(card: i64) -> i64:
    """Return the clan that a dwarf with this clan card works for: a saboteur for the other one (C-CLAN-5)."""
    return colour_of(card) ^ identity_of(card)


def clan_out(position: Position) -> i64:
    """Return a clan that has workers and all of them out, or -1 (C-END-2)."""
    for clan in range(CLANS):
        workers: i64 = 0
        inside: i64 = 0
        for seat in range(position.seats):
            if works_for(i64(position.clans[seat])) == clan:
                workers += 1
                if position.is_inside(seat):
                    inside += 1
        if workers > 0 and inside == 0:
            return clan
    return -1


def clan_text(card: int) -> Clan:
    """Write a clan card: its colour and its identity."""
    return [COLOURS[colour_of(card)], IDENTITIES[identity_of(card)]]
