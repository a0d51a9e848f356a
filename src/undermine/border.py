"""Border: the states, events and results of all games together, as programs outside the games see them."""

from typing import Final, TypeGuard, cast

from undermine.games.cave import border as cave
from undermine.games.duel import border as duel
from undermine.games.saboteur import border as saboteur
from undermine.kernel import events
from undermine.kernel.border import Border

State = saboteur.State | duel.State | cave.State
Event = saboteur.Event | duel.Event | cave.Event
Result = saboteur.Result | duel.Result | cave.Result

__all__ = [
    "BORDERS",
    "Event",
    "Result",
    "State",
    "cave",
    "duel",
    "of_cave",
    "of_duel",
    "of_saboteur",
    "saboteur",
    "seen",
]

BORDERS: Final[tuple[Border, ...]] = (saboteur.BORDER, duel.BORDER, cave.BORDER)


def seen(event: events.Event, watcher: int | None) -> Event:
    """Return an event as a watcher may see it, in the shape that its game declares."""
    return cast(Event, event.seen_by(watcher))


# Kinds of one name have other fields in other games: whoever reads an event asks first of which game it is.


def of_saboteur(event: Event, border: Border) -> TypeGuard[saboteur.Event]:
    """Say whether an event of this border is the base game's."""
    return border is saboteur.BORDER and event["type"] in border.kinds


def of_duel(event: Event, border: Border) -> TypeGuard[duel.Event]:
    """Say whether an event of this border is of the Duel and its solo game."""
    return border is duel.BORDER and event["type"] in border.kinds


def of_cave(event: Event, border: Border) -> TypeGuard[cave.Event]:
    """Say whether an event of this border is the cave's."""
    return border is cave.BORDER and event["type"] in border.kinds
