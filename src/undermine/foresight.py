"""Foresight: why a hand card cannot be played, and what surely follows from a move, by all that the seat itself may know.

What may be tried with a card, and what stops or meets whom, each game says in its own `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, cast

from undermine.border import Event
from undermine.game import Game
from undermine.kernel.attempts import name_of, ways_round
from undermine.kernel.clauses import OK, MoveSyntaxError
from undermine.kernel.events import PUBLIC, Log
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng

SAMPLES = 4  # positions that the seat thinks possible: what happens in all of them is held for sure


class Follows(TypedDict):
    """What surely follows from a move."""

    events: list[Event]
    stop: list[Event]  # and what follows if the figure then stops where it is
    met: list[int]  # the seats whose dwarfs the beast can reach after it


# --- why not -----------------------------------------------------------------------------------------


def barred(game: Game) -> dict[str, str]:
    """Name for every hand card that the seat to decide can only throw away the clause that the best attempt breaks."""
    if game.turn is None or game.phase != game.rules.border.phases[0]:  # cards are played in the first
        return {}
    hand = game.view(game.turn)["hands"][game.turn]
    throws = game.rules.foresight.throws
    playable = {word for move in game.legal() if move.split()[0] not in throws for word in cards_in(move)}
    return {
        card: clause
        for card in dict.fromkeys(hand)
        if not playable.intersection(name_of(code) for code in ways_round(game.rules.box, card))
        if (clause := nearest(game, card))
    }


def cards_in(move: str) -> set[str]:
    """List what in a move may name its card, without levels: a word, the verb, or `break pickaxe` as a whole."""
    verb, *words = move.split()
    return {verb, *map(name_of, words), *(f"{verb}-{word}" for word in words[:1])}


def nearest(game: Game, card: str) -> str:
    """Return the clause of the attempt with a card that comes nearest to a legal move."""
    known = game.rules.foresight
    broken = {clause for text in attempts(game, card) if (clause := broken_by(game, text)) != OK}
    return max(
        sorted(broken), key=lambda clause: known.nearness.index(clause) if clause in known.nearness else -1, default=OK
    )


def attempts(game: Game, card: str) -> list[str]:
    """Write everything that somebody may try with a card, wherever that may be."""
    return game.rules.foresight.attempts(card, game.view(game.turn)["board"], game.seats)


def broken_by(game: Game, text: str) -> str:
    """Return the clause that a move breaks; a text that is no move of this game breaks none."""
    try:
        return game.position.check(game.rules.read(game.position, text))
    except MoveSyntaxError:
        return OK


# --- what follows ------------------------------------------------------------------------------------


def foresee(game: Game, moves: Iterable[str]) -> dict[str, Follows]:
    """Say for legal moves of the seat to decide what surely follows: nothing that this seat does not know has a say in it."""
    seat = game.turn
    if seat is None:
        return {}
    wanted = [move for move in moves if move in set(game.legal())]
    if not wanted:
        return {}
    sampler = game.rules.sampler(game.look(seat))
    samples = [sampler.draw(Rng(number + 1)) for number in range(SAMPLES)]
    return {move: follows(game, samples, seat, move) for move in wanted}


def follows(game: Game, samples: list[Position], seat: int, move: str) -> Follows:
    """Play a move in every position that the seat thinks possible and keep what is the same in all."""
    known = game.rules.foresight
    after = [play(game, sample, move) for sample in samples]
    stops = [
        play(game, now, stop)
        for now, _ in after
        if now.turn == seat and (stop := known.stop(now)) and now.check(game.rules.read(now, stop)) == OK
    ]
    return {
        "events": certain(game, [events for _, events in after]),
        "stop": certain(game, [events for _, events in stops]) if len(stops) == SAMPLES else [],
        "met": known.met(after[0][0]),
    }


def play(game: Game, before: Position, move: str) -> tuple[Position, list[Event]]:
    """Play a move in a copy of a position; return what it becomes and what everybody is told."""
    position, log = before.clone(), Log(game.rules.border)
    position.apply(game.rules.read(position, move), log)
    return position, [cast(Event, event.seen_by(PUBLIC)) for event in log.events]


def certain(game: Game, told: list[list[Event]]) -> list[Event]:
    """Keep the events that happen every time. What turns something hidden up is as chance has it, however often it agrees."""
    kinds = game.rules.border.kinds
    foreseen = [event for event in told[0] if not kinds[event["type"]].chance]
    return [event for event in foreseen if all(event in other for other in told)]
