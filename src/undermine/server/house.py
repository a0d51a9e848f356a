"""What all tables of one server process share: database, presence, bots, measurements, settings."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from undermine.server.bot_pool import BotPool
from undermine.server.logs import Log
from undermine.server.metrics import Metrics
from undermine.server.presence import Presence, Word, announcements
from undermine.server.protocol import Deleted, encode
from undermine.server.settings import ServerSettings
from undermine.server.store import Store


@dataclass(slots=True)
class House:
    """The surroundings of every live table."""

    store: Store
    bots: BotPool
    metrics: Metrics
    log: Log
    settings: ServerSettings
    presence: Presence = field(default_factory=lambda: Presence(secrets.token_hex(6)))
    _words: dict[str, Word] = field(default_factory=dict)
    _speaking: asyncio.Task[None] | None = None

    DELETED = encode(Deleted())

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
