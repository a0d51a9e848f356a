"""The end and the score: when no card is left, when a clan is out, what each clan's gold is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.games.cave.border import GameEnd, Reason, Result
from undermine.games.cave.clans import BLUE, COLOURS, YELLOW, clan_text, works_for
from undermine.games.cave.position import (
    ALL_AGREE,
    BLUE_OUT,
    NO_CARDS_LEFT,
    NOBODY_CAN_ACT,
    OVER,
    Position,
)
from undermine.kernel.events import Log

REASONS: Final[dict[int, Reason]] = {
    NO_CARDS_LEFT: "no card is left",
    BLUE_OUT: "all who work for blue are out",
    BLUE_OUT + 1: "all who work for yellow are out",
    NOBODY_CAN_ACT: "nobody can play a card any more",
    ALL_AGREE: "all agree that nobody gets out any more",
}


def hands_empty(position: Position) -> bool:
    """Say whether nobody holds a card."""
    for seat in range(position.seats):
        if position.hand_size(seat):
            return False
    return True


def end_if_no_cards(position: Position, log: Log | None) -> bool:
    """End the game if stack and hands are empty and the option `end` is `immediate` (C-END-1)."""
    if not position.immediate or position.deck_size() > 0 or not hands_empty(position):  # C-END-R2
        return False
    end_game(position, NO_CARDS_LEFT, log)
    return True


def end_game(position: Position, ending: i64, log: Log | None) -> None:
    """End the game: all clan cards are turned up, and gold that is still inside is lost (C-SCORE-1)."""
    for seat in range(position.seats):
        if position.is_inside(seat):
            position.bank += position.nuggets(seat)
            position.set_nuggets(seat, 0)
    position.open = position.everybody()
    position.end(OVER)
    position.ending = ending
    position.steps = 0
    position.stunned = False
    position.proposed = False
    position.agreed = 0
    if log is not None:
        result = final_result(position)
        everybody = range(position.seats)
        log.tell(
            GameEnd(
                type="game-end",
                seat=None,
                clans=[clan_text(int(position.clans[seat])) for seat in everybody],
                aside=[clan_text(int(card)) for card in position.clans[position.seats :]],
                winners=result["winners"],
                scores=result["scores"],
                values=result["values"],
                reason=result["reason"],
            )
        )


def clan_value(position: Position, clan: i64) -> i64:
    """Return the worth of a clan's gold: nuggets brought out by its workers, times the rival's workers (C-SCORE-2)."""
    nuggets: i64 = 0
    rivals: i64 = 0
    for seat in range(position.seats):
        if works_for(i64(position.clans[seat])) != clan:
            rivals += 1
        elif not position.is_inside(seat):
            nuggets += position.nuggets(seat)
    return nuggets * rivals


def winning_clan(position: Position) -> i64:
    """Return the clan that wins, with all its workers (C-SCORE-3), or -1 where no dwarf left (C-SCORE-R1)."""
    blue: i64 = clan_value(position, BLUE)
    yellow: i64 = clan_value(position, YELLOW)
    if blue != yellow:
        return i64(BLUE) if blue > yellow else i64(YELLOW)
    if position.exits == 0:
        return -1
    return works_for(i64(position.clans[position.left_as(0)]))  # C-SCORE-4: the clan that the first one out worked for


def outcome(position: Position) -> Result | None:
    """Return the result, or None while the game goes on."""
    return final_result(position) if position.phase == OVER else None


def final_result(position: Position) -> Result:
    """Return winners, nuggets, the clans' values and the reason."""
    everybody = range(position.seats)
    clan = winning_clan(position)
    return {
        "winners": [seat for seat in everybody if works_for(i64(position.clans[seat])) == clan],
        "scores": [int(position.nuggets(seat)) for seat in everybody],
        "values": {COLOURS[colour]: int(clan_value(position, colour)) for colour in range(2)},
        "reason": REASONS[int(position.ending)],
    }
