"""The end and the score: when no card is left, when a clan is out, what each clan's gold is worth (C-END, C-SCORE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.clans import COLOURS, clan_text, works_for
from undermine.games.cave.position import (
    BLUE_OUT,
    DWARFS,
    EXITS,
    NO_CARDS_LEFT,
    NO_PLACE,
    NOBODY_CAN_ACT,
    NUGGETS,
    OVER,
    SIZES,
    Position,
    deck_size,
)
from undermine.kernel.events import Log
from undermine.kernel.game import NOBODY

REASONS: Final = {
    NO_CARDS_LEFT: "no card is left",
    BLUE_OUT: "all who work for blue are out",
    BLUE_OUT + 1: "all who work for yellow are out",
    NOBODY_CAN_ACT: "nobody can play a card any more",
}


def hands_empty(position: Position) -> bool:
    """Say whether nobody holds a card."""
    seat: i64 = 0
    while seat < position.seats:
        if position.zones[SIZES + seat] != 0:
            return False
        seat += 1
    return True


def end_if_no_cards(position: Position, log: Log | None) -> bool:
    """End the game if stack and hands are empty and the option `end` is `immediate` (C-END-1, C-END-R2)."""
    if not position.immediate or deck_size(position) > 0 or not hands_empty(position):
        return False
    end_game(position, NO_CARDS_LEFT, log)
    return True


def end_game(position: Position, ending: i64, log: Log | None) -> None:
    """End the game: all clan cards are turned up, and gold that is still inside is lost (C-SCORE-1)."""
    seat: i64 = 0
    while seat < position.seats:
        if position.places[DWARFS + seat] != NO_PLACE:
            position.bank += i64(position.zones[NUGGETS + seat])
            position.zones[NUGGETS + seat] = 0
        seat += 1
    position.open = (1 << position.seats) - 1
    position.phase = OVER
    position.ending = ending
    position.turn = NOBODY
    position.active = NOBODY
    position.steps = 0
    position.stunned = False
    result = outcome(position) if log is not None else None
    if log is not None and result is not None:
        everybody = range(position.seats)
        log.tell(
            "game-end",
            None,
            clans=[clan_text(int(position.clans[seat])) for seat in everybody],
            aside=[clan_text(int(card)) for card in position.clans[position.seats :]],
            winners=result["winners"],
            scores=result["scores"],
            values=result["values"],
            reason=result["reason"],
        )


def clan_value(position: Position, clan: i64) -> i64:
    """Return the worth of a clan's gold: nuggets brought out by its workers, times the rival's workers (C-SCORE-2)."""
    nuggets: i64 = 0
    rivals: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if works_for(i64(position.clans[seat])) != clan:
            rivals += 1
        elif position.places[DWARFS + seat] == NO_PLACE:
            nuggets += i64(position.zones[NUGGETS + seat])
        seat += 1
    return nuggets * rivals


def winning_clan(position: Position) -> i64:
    """Return the clan that wins, or -1 where no dwarf left (C-SCORE-3/4, C-SCORE-R1)."""
    blue: i64 = clan_value(position, 0)
    yellow: i64 = clan_value(position, 1)
    if blue != yellow:
        return 0 if blue > yellow else 1
    if position.exits == 0:
        return -1
    return works_for(i64(position.clans[i64(position.zones[EXITS])]))


def outcome(position: Position) -> dict[str, object] | None:
    """Return winners, nuggets, the clans' values and the reason, or None while the game goes on."""
    if position.phase != OVER:
        return None
    everybody = range(position.seats)
    clan = winning_clan(position)
    return {
        "winners": [seat for seat in everybody if works_for(i64(position.clans[seat])) == clan],
        "scores": [int(position.zones[NUGGETS + seat]) for seat in everybody],
        "values": {COLOURS[colour]: int(clan_value(position, colour)) for colour in range(2)},
        "reason": REASONS[int(position.ending)],
    }
