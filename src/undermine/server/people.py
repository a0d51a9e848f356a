"""Who somebody is: a person has devices, each with a token that this server has given out and that can be taken back."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from undermine.server.refusal import Refusal
from undermine.server.store import Store

REMEMBERED: Final = 20_000  # devices in memory
DAY: Final = 86_400_000
DEVICE_DAYS: Final = 730  # as long as the cookie lives
IDLE_DAYS: Final = 7  # a visitor who never sat down is forgotten so soon
MOST_DEVICES: Final = 20
MOST_PROGRAMS: Final = 10

KNOWN = (
    "SELECT d.guest, d.seen, EXISTS (SELECT 1 FROM bans b WHERE b.guest = d.guest OR d.guest LIKE 'bot ' || b.guest || ' %')"
    " FROM devices d WHERE d.token = $1"
)
ENTER = (
    "INSERT INTO devices (token, guest, label, made, seen) VALUES ($1, $2, $3, $4, $4) ON CONFLICT (token) DO NOTHING"
)
ENTER_FEW = (
    "INSERT INTO devices (token, guest, label, made, seen)"
    " SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS bigint), CAST($4 AS bigint)"
    " WHERE (SELECT count(*) FROM devices WHERE guest LIKE $5 AND token <> $1) < $6"
    " ON CONFLICT (token) DO UPDATE SET label = $3 RETURNING token"
)
SEEN = "UPDATE devices SET seen = $2 WHERE token = $1"
DEVICES = "SELECT token, label, made, seen FROM devices WHERE guest = $1 ORDER BY made, token"
SIGN_OUT = "DELETE FROM devices WHERE guest = $1 AND token = $2 RETURNING token"
UNUSED = (
    "DELETE FROM devices WHERE seen < $1 OR (seen < $2 AND guest NOT LIKE 'bot %'"
    " AND NOT EXISTS (SELECT 1 FROM members m WHERE m.guest = devices.guest)"
    " AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = devices.guest)"
    " AND NOT EXISTS (SELECT 1 FROM phrases p WHERE p.guest = devices.guest))"
)

BLOCK = (
    "INSERT INTO blocks (guest, blocked, name, made) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (guest, blocked) DO UPDATE SET name = $3"
)
BLOCKED = "SELECT blocked, name, made FROM blocks WHERE guest = $1 ORDER BY made, blocked"
UNBLOCK = "DELETE FROM blocks WHERE guest = $1 AND blocked = $2"
BLOCKS = "SELECT 1 FROM blocks WHERE guest = $1 AND blocked IN ($2, $3)"
BLOCKERS = "SELECT guest FROM blocks WHERE blocked = $1"
MOST_BLOCKED: Final = 200

BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
SHOWN = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Mac OS X": "Mac", "CrOS": "Chromebook"}


def now_ms() -> int:
    """Return the time in Unix milliseconds."""
    return int(time.time() * 1000)


def label(agent: str) -> str:
    """Return what kind of browser it is, so that its person knows it again; nothing else of what it says is kept."""
    found = [next((word for word in words if word in agent), None) for words in (BROWSERS, SYSTEMS)]
    return ", ".join(SHOWN.get(word, word) for word in found if word is not None)


@dataclass(frozen=True, slots=True)
class Device:
    """One browser of a person."""

    token: str  # the hash of its cookie
    guest: str
    seen: int
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """A device as its person sees it in the list."""

    token: str
    label: str
    made: int
    seen: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody whom a person does not want to meet again."""

    guest: str
    name: str
    made: int


MARK: Final = "bot "
"""What a bot's name for the server begins with; then comes its person's, so that everybody who sees it knows whose it is."""


def is_program(guest: str | None) -> bool:
    """Say whether somebody at a table is a bot with a token of its own."""
    return guest is not None and guest.startswith(MARK)


def person_of(guest: str) -> str:
    """Return the person behind somebody at a table: whoever has made a bot stands for what it does."""
    return guest.removeprefix(MARK).partition(" ")[0] if is_program(guest) else guest


def new_program(owner: str) -> str:
    """Return a name for a bot of a person."""
    return f"{MARK}{owner} {secrets.token_hex(8)}"


def new_guest() -> str:
    """Return a name for a person that nobody else has and that tells nothing."""
    return secrets.token_hex(32)


class People:
    """The devices that are signed in, remembered while nobody says that one of them has gone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Device] = OrderedDict()
        self._changes = 0

    async def known(self, token: str) -> Device | None:
        """Return the device that has a token, or None where this server has given out none such, or has taken it back."""
        device = self._known.get(token)
        if device is None:
            before = self._changes
            rows = await self._store.fetch(KNOWN, token)
            if not rows:
                return None
            guest, seen, banned = rows[0]
            device = Device(token, guest, seen, bool(banned))
            if before == self._changes:  # else what was read may no longer be so
                self._known[token] = device
        if token in self._known:
            self._known.move_to_end(token)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return device

    async def seen(self, device: Device) -> None:
        """Note once a day that a device is in use; it is kept by the day, so that nobody's hours are."""
        today = now_ms() // DAY * DAY
        if device.seen < today:
            self._known.pop(device.token, None)
            await self._store.change((SEEN, (device.token, today)))

    async def enter(self, token: str, guest: str, agent: str) -> None:
        """Sign in the first device of somebody new."""
        await self._store.change((ENTER, (token, guest, label(agent), now_ms() // DAY * DAY)))

    async def enter_again(self, token: str, guest: str, agent: str) -> bool:
        """Sign in one more device of a person, unless there are too many."""
        return await self._enter_few(token, guest, label(agent), guest, MOST_DEVICES)

    async def enter_program(self, token: str, owner: str, called: str) -> bool:
        """Sign in a new bot of a person, unless there are too many; its person finds it under a name."""
        return await self._enter_few(token, new_program(owner), called, f"{MARK}{owner} %", MOST_PROGRAMS)

    async def _enter_few(self, token: str, guest: str, called: str, alike: str, most: int) -> bool:
        """Sign in one of few; those who are asked for at the same moment are counted one after the other."""
        row = (token, guest, called, now_ms() // DAY * DAY, alike, most)
        return bool((await self._store.change((ENTER_FEW, row), queue=alike))[0])

    async def devices(self, guest: str) -> list[Kept]:
        """Return a person's devices, the oldest first."""
        return [Kept(*row) for row in await self._store.fetch(DEVICES, guest)]

    async def sign_out(self, guest: str, token: str) -> bool:
        """Take back the token of one of a person's devices; whether there was one."""
        gone = await self._store.change((SIGN_OUT, (guest, token)), tell=f"device {token}")
        return bool(gone[0])

    async def sign_out_others(self, guest: str, token: str) -> None:
        """Take back the tokens of all devices of a person but one."""
        others = [kept.token for kept in await self.devices(guest) if kept.token != token]
        for other in others:
            await self.sign_out(guest, other)

    async def make_room(self, guest: str) -> None:
        """Where there are too many devices, sign out the one unused for longest: who has lost them all could sign out none."""
        devices = sorted(await self.devices(guest), key=lambda kept: (kept.seen, kept.made))
        while len(devices) >= MOST_DEVICES:
            oldest = devices.pop(0)
            if oldest.seen >= now_ms() // DAY * DAY:
                raise Refusal("devices-enough")  # all of them were in use today
            await self.sign_out(guest, oldest.token)

    async def block(self, guest: str, other: str, name: str) -> None:
        """Let a person never meet another again, nor a bot of theirs: not at the own tables, and unheard elsewhere."""
        if len(await self.blocked(guest)) >= MOST_BLOCKED:
            raise Refusal("too-fast", "You have blocked as many people as anybody may.")
        await self._store.change((BLOCK, (person_of(guest), person_of(other), name, now_ms() // DAY * DAY)))

    async def unblock(self, guest: str, other: str) -> None:
        """Let a person meet another again."""
        await self._store.change((UNBLOCK, (guest, other)))

    async def blocked(self, guest: str) -> list[Blocked]:
        """Return whom a person has blocked, the first first."""
        return [Blocked(*row) for row in await self._store.fetch(BLOCKED, person_of(guest))]

    async def blocked_by(self, guests: Collection[str]) -> dict[str, set[str]]:
        """Return for each of some people whom they have blocked."""
        return {guest: {each.guest for each in await self.blocked(guest)} for guest in guests}

    async def blockers(self, guest: str) -> set[str]:
        """Return who has blocked a person."""
        return {row[0] for row in await self._store.fetch(BLOCKERS, person_of(guest))}

    async def check_not_blocked(self, host: str, guest: str) -> None:
        """Refuse somebody whom the host has blocked, and their bots."""
        if await self._store.fetch(BLOCKS, person_of(host), guest, person_of(guest)):
            raise Refusal("blocked")

    async def forget_unused(self) -> None:
        """Forget devices that have not been seen for so long, and visitors who left nothing here."""
        now = now_ms()
        await self._store.change((UNUSED, (now - DEVICE_DAYS * DAY, now - IDLE_DAYS * DAY)))
        self.forget()

    def hear(self, text: str) -> None:
        """Remember no more what somebody says has changed."""
        self._changes += 1
        kind, _, who = text.partition(" ")
        if kind == "device":
            self._known.pop(who, None)
        elif kind == "guest":
            bots = f"{MARK}{who} "  # which go with their person
            for token, device in list(self._known.items()):
                if device.guest == who or device.guest.startswith(bots):
                    del self._known[token]

    def forget(self) -> None:
        """Remember nothing: something may have been said that was not heard."""
        self._changes += 1
        self._known.clear()
