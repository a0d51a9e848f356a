"""Events: what a move did, with the fields that everybody sees apart from those that only some may know."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = -1  # the watcher without a seat: a spectator, a television
HIDDEN: Final = "?"


class Event:
    """One thing that happened.

    `open` is for everybody. Every field of `closed` is known to the seats in `knowers` alone; all others get the value that
    stands for it in `covers`.
    """

    def __init__(
        self,
        kind: str,
        seat: int | None,
        open: dict[str, object],
        closed: dict[str, object],
        covers: dict[str, object],
        knowers: list[int],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.open = open
        self.closed = closed
        self.covers = covers
        self.knowers = knowers

    def seen_by(self, watcher: int | None) -> dict[str, object]:
        """Return the event as a watcher may see it; None sees all."""
        event: dict[str, object] = {"type": self.kind, "seat": self.seat}
        event.update(self.open)
        event.update(self.closed if watcher is None or watcher in self.knowers else self.covers)
        return event


class Log:
    """Collects the events of one move; a search that needs none hands in no log."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int | None, **open: object) -> None:
        """Note an event that everybody sees whole."""
        self.events.append(Event(kind, seat, open, {}, {}, []))

    def whisper(
        self, kind: str, seat: int | None, open: dict[str, object], closed: dict[str, object], knowers: list[int]
    ) -> None:
        """Note an event of which some fields are known to few; the others see `?` in their place."""
        covers: dict[str, object] = {}
        for name, value in closed.items():
            covers[name] = [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN
        self.events.append(Event(kind, seat, open, closed, covers, knowers))

    def veil(
        self,
        kind: str,
        seat: int | None,
        open: dict[str, object],
        closed: dict[str, object],
        covers: dict[str, object],
        knowers: list[int],
    ) -> None:
        """Note an event of which the others see what covers its fields: the backs of cards, say."""
        self.events.append(Event(kind, seat, open, closed, covers, knowers))
