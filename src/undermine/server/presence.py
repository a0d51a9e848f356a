"""Who is connected to a table, here and at the other processes; soft knowledge that is announced and expires."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

EXPIRES = 8.0  # seconds after which a process that says nothing counts as dead
REPEAT = 3.0
BUNDLE = 60  # words in one announcement of at most 8000 bytes


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What one process says about one table: seats whose people are connected there, how many only watch, the host."""

    process: str
    table: str
    seats: list[int]
    watchers: int
    host: bool = False  # whether the host is among them


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another process last said about a table."""

    seats: frozenset[int]
    watchers: int
    host: bool
    until: float


def announcements(words: list[Word]) -> list[str]:
    """Pack words into announcements, small enough for a notification."""
    return [msgspec.json.encode(words[k : k + BUNDLE]).decode() for k in range(0, len(words), BUNDLE)]


class Presence:
    """What the other processes have said lately."""

    def __init__(self, process: str) -> None:
        self.process = process
        self._heard: dict[str, dict[str, Elsewhere]] = {}

    def hear(self, text: str) -> list[Word]:
        """Take in an announcement; return what is new in it."""
        words = [word for word in msgspec.json.decode(text, type=list[Word]) if word.process != self.process]
        for word in words:
            table = self._heard.setdefault(word.table, {})
            table.pop(word.process, None)
            if word.seats or word.watchers:
                until = time.monotonic() + EXPIRES
                table[word.process] = Elsewhere(frozenset(word.seats), word.watchers, word.host, until)
        return words

    def say(self, table: str, seats: list[int], watchers: int, host: bool) -> Word:
        """Return what this process has to say about a table."""
        return Word(self.process, table, seats, watchers, host)

    def elsewhere(self, table: str) -> dict[str, Elsewhere]:
        """Return which other processes have people of this table, and whom."""
        if not self._heard:
            return {}
        now = time.monotonic()
        heard = {process: said for process, said in self._heard.get(table, {}).items() if said.until > now}
        if heard:
            self._heard[table] = heard
        else:
            self._heard.pop(table, None)
        return heard

    def leads(self, table: str) -> bool:
        """Tell whether this process, of all that have people of the table, moves its bots."""
        others = self.elsewhere(table)
        return not others or self.process < min(others)
