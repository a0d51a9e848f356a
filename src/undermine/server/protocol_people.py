"""Messages about people themselves: their devices, what is kept about them, whom they block, what they report."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DeviceId = Annotated[
    str, Meta(pattern="^[0-9a-f]{16}$", max_length=16, description="Names one of the caller's own devices")
]
PhraseKey = Annotated[
    str,
    Meta(pattern="^[A-Za-z2-7 -]{26,60}$", max_length=60, description="26 letters and digits; spaces and hyphens are nothing"),
]  # fmt: skip


class DeviceInfo(Struct, frozen=True):
    """One browser that is signed in as the caller."""

    device: DeviceId
    label: Annotated[str, Meta(description="Kind of browser and system, empty where unknown")]
    made: Annotated[int, Meta(description="The day it was signed in, Unix time in milliseconds")]
    seen: Annotated[int, Meta(description="The day it was last here, Unix time in milliseconds")]
    here: Annotated[bool, Meta(description="The browser that asks")]


class Keeping(Struct, frozen=True):
    """How many days the server keeps what; 0 for ever."""

    unfinished: int
    finished: int
    devices: int


class BlockedInfo(Struct, frozen=True):
    """Somebody whom the caller has blocked."""

    person: Annotated[DeviceId, Meta(description="Names one of the people that the caller has blocked")]
    name: Annotated[str, Meta(description="The name at the table where that was")]
    made: Annotated[int, Meta(description="The day it was, Unix time in milliseconds")]


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/blocks: the caller, who is at the table, does not want to meet the person at a seat again."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/unblock: somebody whom the caller has blocked may come again."""

    person: DeviceId


class BotInfo(Struct, frozen=True):
    """A bot of the caller's: a program with a token of its own."""

    bot: Annotated[DeviceId, Meta(description="Names one of the caller's own bots")]
    name: str
    made: Annotated[int, Meta(description="The day its token was made, Unix time in milliseconds")]
    seen: Annotated[int, Meta(description="The day it was last here, Unix time in milliseconds")]


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/bots: a token for a program that shall sit down at tables."""

    name: Annotated[str, Meta(min_length=1, max_length=24, description="How its person calls it in the list")]


class BotShown(Struct, frozen=True):
    """Answer to POST /api/me/bots. The token is shown once; sent as `Authorization: Bearer TOKEN` it is the bot."""

    bot: DeviceId
    name: str
    token: str


class Me(Struct, frozen=True):
    """GET /api/me: who the caller is to this server, and how long it keeps what."""

    devices: list[DeviceInfo]
    bots: list[BotInfo]
    phrase: Annotated[int | None, Meta(description="When the phrase that is good now was made, Unix milliseconds")]
    keeping: Keeping
    blocked: list[BlockedInfo]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sign-out: one of the own devices is signed out; null: all but the one that asks."""

    device: DeviceId | None


class PhraseShown(Struct, frozen=True):
    """Answer to POST /api/me/phrase: what brings the caller back in any browser. Shown once; an older one is void."""

    key: str
    link: str
    qr: Annotated[str, Meta(description="The link as an SVG drawing")]


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/recover: this browser shows a phrase and is signed in as its person from now on."""

    key: PhraseKey


class MyTalk(Struct, frozen=True):
    """A line of talk of the person's."""

    at: int
    said: str


class MyMark(Struct, frozen=True):
    """What the person noted about somebody in a round, for themselves alone."""

    seat: int
    about: int
    round: int
    mark: str


class MyGame(Struct, frozen=True):
    """What is kept of the person at one table; moves are those of seats that the person plays."""

    table: str
    code: str
    game: str
    phase: str
    made: int
    changed: int
    host: bool
    names: dict[str, str]
    moves: dict[str, list[str]]
    talk: list[MyTalk]
    marks: list[MyMark]
    muted: list[int]


class MyData(Struct, frozen=True):
    """GET /api/me/export: everything kept about the caller, as a download."""

    format: Literal["undermine-me/1"]
    written: int
    devices: list[DeviceInfo]
    bots: list[BotInfo]
    phrase: int | None
    blocked: list[BlockedInfo]
    games: list[MyGame]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/reports: somebody at the table tells whoever runs the server about the person at a seat."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    why: Literal["talk", "name", "play", "other"]
    note: Annotated[str, Meta(max_length=300)] = ""


HTTP = (Me, NewBot, BotShown, SignOut, PhraseShown, Recover, MyData, Report, Block, Unblock)
