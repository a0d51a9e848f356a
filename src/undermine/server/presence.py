"""Who is connected to a table, here and at the other processes; soft knowledge that is announced and expires."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

EXPIRES = 8.0  # seconds for which a word about a table holds
REPEAT = 3.0
BEAT = 1.0  # a process says so often that it lives,
DEAD = 4.0  # and one that says nothing for so long does not
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
        self._alive: dict[str, float] = {}  # until when each other process counts as alive
        self._forgot = time.monotonic()

    def hear(self, text: str) -> list[Word]:
        """Take in an announcement; return what is new in it."""
        words = [word for word in msgspec.json.decode(text, type=list[Word]) if word.process != self.process]
        for word in words:
            self._alive[word.process] = time.monotonic() + DEAD
        for word in words:
            table = self._heard.setdefault(word.table, {})
            table.pop(word.process, None)
            if word.seats or word.watchers:
                until = time.monotonic() + EXPIRES
                table[word.process] = Elsewhere(frozenset(word.seats), word.watchers, word.host, until)
        self._forget()
        return words

    def beat(self) -> Word:
        """Return the word that only says that this process lives; forget processes that have long said nothing."""
        now = time.monotonic()
        self._alive = {process: until for process, until in self._alive.items() if until > now}
        return Word(self.process, "", [], 0)

    def _forget(self) -> None:
        """Forget now and then what has expired, of tables too that nobody here ever asks about."""
        now = time.monotonic()
        if now - self._forgot >= EXPIRES:
            self._forgot = now
            for table in list(self._heard):
                self.elsewhere(table)

    def say(self, table: str, seats: list[int], watchers: int, host: bool) -> Word:
        """Return what this process has to say about a table."""
        return Word(self.process, table, seats, watchers, host)

    def elsewhere(self, table: str) -> dict[str, Elsewhere]:
        """Return which other processes have people of this table, and whom."""
        if not self._heard:
            return {}
        now = time.monotonic()
        heard = {
            process: said
            for process, said in self._heard.get(table, {}).items()
            if said.until > now and self._alive.get(process, 0.0) > now
        }
        if heard:
            self._heard[table] = heard
        else:
            self._heard.pop(table, None)
        return heard

    def leads(self, table: str) -> bool:
        """Tell whether this process, of all that have people of the table, moves its bots."""
        others = self.elsewhere(table)
        return not others or self.process < min(others)
