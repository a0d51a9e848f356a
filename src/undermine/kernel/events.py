"""Events: what a move did, as those are told who know its secrets and as all others are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.kernel.border import Border, Kind

PUBLIC: Final = -1  # the watcher without a seat: a spectator, a television
HIDDEN: Final = "?"


class Event:
    """One thing that happened: `full` for the seats in `knowers`, `open` for everybody else."""

    def __init__(
        self,
        kind: str,
        seat: int | None,
        full: dict[str, object],
        open: dict[str, object],
        knowers: list[int],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.full = full
        self.open = open
        self.knowers = knowers

    def knows(self, watcher: int | None) -> bool:
        """Say whether a watcher may see all of it; None sees all."""
        return watcher is None or watcher in self.knowers

    def seen_by(self, watcher: int | None) -> dict[str, object]:
        """Return the event as a watcher may see it."""
        return dict(self.full if self.knows(watcher) else self.open)


class Log:
    """Collects the events of one move; a search that needs none hands in no log."""

    def __init__(self, border: Border) -> None:
        self.kinds: dict[str, Kind] = border.kinds
        self.events: list[Event] = []

    def tell(self, event: Mapping[str, object], also: int = PUBLIC) -> None:
        """Note an event of a declared kind; its secrets are for its seat, and for `also` where that is a seat."""
        kind = self.kinds[str(event["type"])]
        seat = event["seat"]
        who = seat if isinstance(seat, int) else None
        full = dict(event)
        if not kind.secret:
            self.events.append(Event(kind.name, who, full, full, []))
            return
        knowers = [] if who is None else [who]
        if also != PUBLIC:
            knowers.append(also)
        self.events.append(Event(kind.name, who, full, kind.cover(full), knowers))
