"""Rounds: a game cut into its rounds and moves, as one watcher saw them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from undermine.border import Event
from undermine.game import Game
from undermine.games.saboteur import border as saboteur


@dataclass
class Round:
    """One round: what every move of it did, as a watcher saw it."""

    number: int
    first: int  # how many moves of the game came before it
    deal: list[Event]
    moves: list[list[Event]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    over: bool = False

    @property
    def end(self) -> saboteur.RoundEnd | None:
        """What is told when a round of the base game is over: roles and goals lie open."""
        ends = (event for events in self.moves for event in events if event["type"] == "round-end")
        return cast(saboteur.RoundEnd | None, next(ends, None))


def rounds_of(game: Game, watcher: int | None) -> list[Round]:
    """Cut a game into its rounds; what a move did to deal the next one belongs to that one."""
    deal, *told = game.by_move(watcher)
    begun = next((int(event["round"]) for event in deal if event["type"] == "round"), None)
    rounds = [Round(begun if begun is not None else first_round(game), 0, deal)]
    for number, (events, text) in enumerate(zip(told, game.moves, strict=True), 1):
        now = rounds[-1]
        cut = next((at for at, event in enumerate(events) if event["type"] == "round"), len(events))
        now.moves.append(events[:cut])
        now.texts.append(text)
        if cut < len(events):
            now.over = True
            rounds.append(Round(int(cast(saboteur.Round, events[cut])["round"]), number, events[cut:]))
    last = rounds[-1]
    last.over = game.turn is None or any(event["type"] == "round-end" for events in last.moves for event in events)
    return rounds


def first_round(game: Game) -> int:
    """Return the round in which a game from a setup began."""
    setup = cast(dict[str, object], game.origin.get("setup", {}))
    return int(cast(int, setup.get("round", 1)))
