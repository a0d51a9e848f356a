"""What is stored about a table: the entries of its log. A stored form is read forever, so fields are only added."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from undermine.server.protocol import Face, Level, Mark, Moment, Phrase, Reaction, Settings

By = Literal["person", "bot", "stand-in", "clock"]


class Made(Struct, tag="made", frozen=True):
    """The table was made. Either `secret` (a fair shuffle) or `seed` (a public deal) is set."""

    settings: Settings
    host: str
    host_name: str
    code: str
    at: int
    secret: str | None = None
    seed: str | None = None
    source: Moment | None = None
    daily: str | None = None


class Sat(Struct, tag="sat", frozen=True):
    """A person took a seat. `guest` is the hash of the browser's cookie."""

    seat: int
    guest: str
    name: str
    random: str | None = None
    face: Face | None = None


class BotSat(Struct, tag="bot", frozen=True):
    """A bot took a seat, or the seat of a person who was removed from a running game."""

    seat: int
    level: Level
    name: str


class Left(Struct, tag="left", frozen=True):
    """A seat was given up, or its person or bot removed."""

    seat: int


class Renamed(Struct, tag="renamed", frozen=True):
    """A seat has another name."""

    seat: int
    name: str


class Faced(Struct, tag="faced", frozen=True):
    """A person has another face."""

    seat: int
    face: Face


class Configured(Struct, tag="configured", frozen=True):
    """The host changed the settings."""

    settings: Settings


class Readied(Struct, tag="readied", frozen=True):
    """A seat is ready to start, or not."""

    seat: int
    ready: bool
    random: str | None = None


class Started(Struct, tag="started", frozen=True):
    """The cards are dealt, from the seed that secret and contributions give."""

    at: int


class Moved(Struct, tag="moved", frozen=True):
    """The seat to decide has moved."""

    move: str
    by: By
    at: int


class Undone(Struct, tag="undone", frozen=True):
    """The last move was taken back."""

    at: int


class Talked(Struct, tag="talked", frozen=True):
    """Somebody said something."""

    seat: int
    name: str
    at: int
    phrase: Phrase | None = None
    reaction: Reaction | None = None
    text: str | None = None
    to: int | None = None  # whom the phrase, or the remark, names
    word: str | None = None  # of the contract, section 8
    remark: str | None = None  # of a bot: a key of `remarks.ftl`, by itself or with the word that it explains
    count: int | None = None  # in the remark


class Marked(Struct, tag="marked", frozen=True):
    """Whoever plays a seat has noted for themselves what they think of another; the next round begins without it."""

    seat: int
    about: int
    mark: Mark | None


class Muted(Struct, tag="muted", frozen=True):
    """A guest does not want to hear a seat."""

    guest: str
    seat: int
    muted: bool


class KeyMade(Struct, tag="key", frozen=True):
    """A private link for a seat exists; only the hash of its key is kept."""

    seat: int
    key_hash: str


class HolderChanged(Struct, tag="holder", frozen=True):
    """A seat is played from another browser now; its private link is spent."""

    seat: int
    guest: str


class StoodIn(Struct, tag="stand-in", frozen=True):
    """A bot plays for the person who is away, or has given the seat back."""

    seat: int
    on: bool


class HostChanged(Struct, tag="host", frozen=True):
    """Somebody else at the table is its host now: named by the last one, or because that one has been away."""

    guest: str
    name: str
    absent: bool = False  # the host has been away


class WatchersSent(Struct, tag="alone", frozen=True):
    """The host sent away those who only look on; from then on nobody but the people at the table sees it."""


class Rematched(Struct, tag="rematch", frozen=True):
    """These people play on at another table."""

    table: str


Entry = (
    Made | Sat | BotSat | Left | Renamed | Faced | Configured | Readied | Started | Moved | Undone | Talked | Marked | Muted
    | KeyMade | HolderChanged | StoodIn | HostChanged | WatchersSent | Rematched
)  # fmt: skip

encode_entries = msgspec.json.Encoder().encode
decode_entries = msgspec.json.Decoder(list[Entry]).decode
