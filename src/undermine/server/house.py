"""What all tables of one server process share: database, presence, bots, measurements, settings."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field

from undermine.server.logs import Log
from undermine.server.metrics import Metrics
from undermine.server.people import People
from undermine.server.presence import Presence, Word, announcements
from undermine.server.protocol import Deleted, RefusalKey, encode
from undermine.server.settings import ServerSettings
from undermine.server.store import Store
from undermine.server.stories import Stories
from undermine.server.think import Thinkers

NOTE_SECONDS = 60.0


@dataclass(slots=True)
class House:
    """The surroundings of every live table."""

    store: Store
    bots: Thinkers
    metrics: Metrics
    log: Log
    settings: ServerSettings
    people: People = field(init=False)
    stories: Stories = field(init=False)
    presence: Presence = field(default_factory=lambda: Presence(secrets.token_hex(6)))
    _words: dict[str, Word] = field(default_factory=dict)
    _speaking: asyncio.Task[None] | None = None
    _noted: dict[str, tuple[float, int]] = field(default_factory=dict)

    DELETED = encode(Deleted())

    def __post_init__(self) -> None:
        """Know people by this database, and have somebody to tell stories."""
        self.people = People(self.store)
        self.stories = Stories(self.log.warning)

    def refused(self, key: RefusalKey) -> None:
        """Count a refusal, and note its kind with their number once a minute: who floods the server must not flood its log."""
        self.metrics.refusals.labels(key).inc()
        now = time.monotonic()
        until, count = self._noted.get(key, (0.0, 0))
        if now >= until:
            self._noted[key] = now + NOTE_SECONDS, 0
            self.log.info("refused", key=key, count=count + 1)
        else:
            self._noted[key] = until, count + 1

    def announce(self, word: Word) -> None:
        """Tell the other processes, a little later and together with other news."""
        if self.store.shared:
            self._words[word.table] = word
            if self._speaking is None:
                self._speaking = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        await asyncio.sleep(0.02)
        words, self._words, self._speaking = list(self._words.values()), {}, None
        for text in announcements(words):
            await self.store.announce(text)
