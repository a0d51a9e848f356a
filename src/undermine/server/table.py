"""A table as its log tells it: a fold over entries, without any input or output."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from undermine.server import engine, shuffle
from undermine.server.entries import (
    BotSat,
    By,
    Configured,
    Entry,
    Faced,
    HolderChanged,
    HostChanged,
    KeyMade,
    Left,
    Made,
    Marked,
    Moved,
    Muted,
    Readied,
    Rematched,
    Renamed,
    Sat,
    Started,
    StoodIn,
    Talked,
    Undone,
    WatchersSent,
)
from undermine.server.protocol import Face, Level, Mark, Moment, Phase, Settings

TOGETHER = 16
"""Entries of a log that are read without letting others have their turn: some milliseconds at most."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat."""

    name: str
    level: Level | None = None  # a bot's
    guest: str | None = None  # the browser that plays the seat
    owner: str | None = None  # the browser that first took it
    random: str | None = None
    face: Face | None = None
    ready: bool = False
    key_hash: str | None = None  # of the private link that moves the seat
    stand_in: bool = False


class When(NamedTuple):
    """Where in the game a line of talk stands."""

    moves: int  # how many came before it
    round: int  # 0 before the start
    true: bool | None = None  # of a word: a secret until its round is over


@dataclass(slots=True)
class Mover:
    """Who made a move, and since when it had been theirs to make."""

    seat: int
    by: By
    since: int
    guest: str | None = None  # who held the seat then
    before: Mover | None = field(default=None, repr=False, compare=False)  # who made the move before


def taken_back(log: Sequence[Entry]) -> dict[int, int]:
    """Return which entries of a log are undos and the moves they take back, and how many such moves were still open then."""
    open_moves: list[int] = []
    pairs: dict[int, int] = {}
    for number, entry in enumerate(log):
        if isinstance(entry, Moved):
            open_moves.append(number)
        elif isinstance(entry, Undone) and open_moves:
            pairs[number] = pairs[open_moves.pop()] = 0
    held = 0  # dropped moves that are not taken back yet: they would have been played at this point
    for number in sorted(pairs):
        held += 1 if isinstance(log[number], Moved) else -1
        pairs[number] = held
    return pairs


@dataclass
class TableState:
    """Everything about one table. `copy()` before `apply`: nothing is shown before it is stored.

    What it holds is replaced, never changed, so copies share it.
    """

    id: str
    settings: Settings
    host: str
    host_name: str
    code: str
    made: int
    secret: str | None
    seed: str | None
    source: Moment | None
    daily: str | None
    chairs: list[Chair | None]
    seq: int = 0  # number of the last act
    number: int = 0  # of the position: moves and undos
    game: engine.Game | None = None
    mover: Mover | None = None  # of the last move
    decided: int = 0  # when the seat to decide began to, Unix milliseconds
    changed: int = 0
    talk: list[Talked] = field(default_factory=list)
    speakers: list[str | None] = field(default_factory=list)  # who said each line: seats change hands
    whens: list[When] = field(default_factory=list)  # where in the game each line stands
    marks: Mapping[tuple[int, int, int], Mark] = field(default_factory=dict)  # by round, seat, and whom it is about
    mutes: frozenset[tuple[str, int]] = frozenset()
    rematch: str | None = None
    alone: bool = False  # nobody looks on
    absent_host: str | None = None  # for whom the host stands in; None where the host is one by right
    dealt_to: tuple[int, ...] = ()  # the seats of people at the deal
    taken_back: Mapping[int, int] = field(default_factory=dict)  # how often which move, counted from 0

    @classmethod
    def first(cls, table: str, made: Made) -> TableState:
        """Begin a table with its first entry."""
        return cls(
            id=table,
            settings=made.settings,
            host=made.host,
            host_name=made.host_name,
            code=made.code,
            made=made.at,
            secret=made.secret,
            seed=made.seed,
            source=made.source,
            daily=made.daily,
            chairs=[None] * made.settings.seats,
            changed=made.at,
        )

    @classmethod
    def replay(cls, table: str, entries: list[Entry]) -> TableState:
        """Build a table from the entries of its first act."""
        made = entries[0]
        assert isinstance(made, Made)
        state = cls.first(table, made)
        for entry in entries[1:]:
            state.apply(entry)
        return state

    def copy(self) -> TableState:
        """Return a copy whose changes leave this one as it is."""
        other = object.__new__(TableState)
        other.__dict__.update(self.__dict__)
        return other

    # -- questions

    @property
    def movers(self) -> list[Mover]:
        """Return who made the moves, the first first."""
        movers: list[Mover] = []
        mover = self.mover
        while mover is not None:
            movers.append(mover)
            mover = mover.before
        movers.reverse()
        return movers

    @property
    def phase(self) -> Phase:
        """Return how far the table is."""
        if self.game is None:
            return "lobby"
        return "playing" if self.game.turn is not None else "finished"

    @property
    def turn(self) -> int | None:
        """Return the seat to decide."""
        return None if self.game is None else self.game.turn

    def uttered(self) -> list[tuple[int, int, str]]:
        """List the remarks of bots: how many moves came before each, the seat, the key."""
        said = zip(self.talk, self.whens, strict=True)
        return [(when.moves, line.seat, line.remark) for line, when in said if line.remark is not None]

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats that a browser holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair is not None and chair.guest == guest]

    def seats_held(self) -> dict[str | None, list[int]]:
        """Return the seats of every browser that holds any."""
        held: dict[str | None, list[int]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.guest is not None:
                held.setdefault(chair.guest, []).append(seat)
        return held

    def people(self) -> set[str]:
        """Return the browsers that hold a seat."""
        return {chair.guest for chair in self.chairs if chair is not None and chair.guest is not None}

    def admits(self, guest: str) -> bool:
        """Tell whether somebody may see the table: where nobody looks on, only those at it."""
        return not self.alone or guest in (self.host, self.absent_host) or guest in self.people()

    def host_called(self) -> str:
        """Return the host's name as it stands at a seat; from there the host may have got up."""
        seats = self.seats_of(self.host)
        chair = self.chairs[seats[0]] if seats else None
        return self.host_name if chair is None else chair.name

    def names(self) -> list[str]:
        """Return the names at the seats, empty where nobody sits."""
        return ["" if chair is None else chair.name for chair in self.chairs]

    def commitment(self) -> str | None:
        """Return what binds the server to its secret; None where the deal is public."""
        return None if self.secret is None else shuffle.commitment(self.id, self.secret)

    def contributions(self) -> dict[int, str]:
        """Return what the browsers added, by seat."""
        return {
            s: chair.random for s, chair in enumerate(self.chairs) if chair is not None and chair.random is not None
        }

    def chance(self, purpose: str, seat: int) -> int:
        """Return a number for a bot's chance, the same whoever takes the decision up again."""
        root = self.secret or self.seed
        text = f"{purpose} {root} {self.id} {seat} {self.number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    # -- changes

    def read(self, entries: Iterable[Entry]) -> Iterator[None]:
        """Take in the rest of a log, a few moves at a time: the reader goes on when it has let others have their turn.

        What was taken back is not played: every undo would play the whole game again.
        """
        log = list(entries)
        dropped = taken_back(log)
        for number, entry in enumerate(log):
            if number % TOGETHER == TOGETHER - 1:
                yield
            if number not in dropped:
                self.apply(entry)
            elif isinstance(entry, Undone):
                assert self.game is not None
                move = self.game.played + dropped[number]
                self.number += 2
                self.taken_back = {**self.taken_back, move: self.taken_back.get(move, 0) + 1}

    def apply(self, entry: Entry, game: engine.Game | None = None) -> None:
        """Take in one entry; `game` is the game after it where that is known already."""
        match entry:
            case Moved(move=move, by=by, at=at):
                self._moved(move, by, at, game)
            case Undone():
                self._undone()
            case Talked():
                self._talked(entry, game)
            case Marked(seat=seat, about=about, mark=mark):
                self._marked(seat, about, mark)
            case Started(at=at):
                self._started(at)
            case Configured(settings=settings):
                self._configured(settings)
            case Muted(guest=guest, seat=seat, muted=muted):
                self.mutes = self.mutes | {(guest, seat)} if muted else self.mutes - {(guest, seat)}
            case HostChanged(guest=guest, name=name, absent=absent):
                self._host_changed(guest, name, absent)
            case WatchersSent():
                self.alone = True
            case Rematched(table=table):
                self.rematch = table
            case Made():
                raise ValueError("a table is made once")
            case _:
                self._seat_changed(entry)

    def _seat_changed(
        self, entry: Sat | BotSat | Left | Renamed | Faced | Readied | KeyMade | HolderChanged | StoodIn
    ) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case Sat(guest=guest, name=name, random=random, face=face):
                chair = Chair(name, guest=guest, owner=guest, random=random, face=face)
            case BotSat(level=level, name=name):
                self.marks = {key: mark for key, mark in self.marks.items() if key[1] != entry.seat}
                kept = None if chair is None or self.game is None else chair.random  # it went into the deal
                chair = Chair(name, level=level, random=kept)
            case Left():
                chair = None
            case _ if chair is None:
                raise ValueError(f"nobody sits at seat {entry.seat}")
            case Renamed(name=name):
                chair = replace(chair, name=name)
            case Faced(face=face):
                chair = replace(chair, face=face)
            case Readied(ready=ready, random=random):
                chair = replace(chair, ready=ready, random=random or chair.random)
            case KeyMade(key_hash=key_hash):
                chair = replace(chair, key_hash=key_hash)
            case HolderChanged(guest=guest):
                chair = replace(chair, guest=guest, key_hash=None, stand_in=False)
            case StoodIn(on=on):
                chair = replace(chair, stand_in=on)
        self.chairs = [*self.chairs[: entry.seat], chair, *self.chairs[entry.seat + 1 :]]

    def _configured(self, settings: Settings) -> None:
        """Change the settings; people beyond the last seat move up, and everybody is asked again."""
        taken = [None if chair is None else replace(chair, ready=False) for chair in self.chairs]
        kept, over = taken[: settings.seats], [chair for chair in taken[settings.seats :] if chair is not None]
        kept += [None] * (settings.seats - len(kept))
        for chair in over:
            kept[kept.index(None)] = chair
        self.chairs = list(kept)
        self.settings = settings

    def _host_changed(self, guest: str, name: str, absent: bool) -> None:
        if guest == self.absent_host:
            self.absent_host = None
        elif absent and self.absent_host is None:
            self.absent_host = self.host
        self.host, self.host_name = guest, name

    def _started(self, at: int) -> None:
        if self.seed is None:
            assert self.secret is not None
            self.seed = shuffle.seed(self.id, self.secret, self.contributions())
        self.dealt_to = tuple(
            seat for seat, chair in enumerate(self.chairs) if chair is not None and chair.level is None
        )
        self.game = engine.deal(self.settings, self.names(), self.seed)
        self.decided = at

    def _talked(self, line: Talked, game: engine.Game | None) -> None:
        chair = self.chairs[line.seat]
        when = When(0, 0)
        if self.game is not None:
            when = When(self.game.played, self.game.round)
            if line.word is not None:
                self.game = game or engine.hear(self.game, line.seat, line.word)
                when = when._replace(true=self.game.said()[-1].true)
        self.talk = [*self.talk, line]
        self.speakers = [*self.speakers, None if chair is None else chair.guest]
        self.whens = [*self.whens, when]

    def _marked(self, seat: int, about: int, mark: Mark | None) -> None:
        assert self.game is not None
        where = (self.game.round, seat, about)
        others = {key: kept for key, kept in self.marks.items() if key != where}
        self.marks = others if mark is None else {**others, where: mark}

    def _moved(self, move: str, by: By, at: int, game: engine.Game | None) -> None:
        assert self.game is not None
        assert self.game.turn is not None
        chair = self.chairs[self.game.turn]
        self.mover = Mover(self.game.turn, by, self.decided, None if chair is None else chair.guest, self.mover)
        self.game = game or engine.play(self.game, move)
        self.number += 1
        self.decided = at

    def _undone(self) -> None:
        """Take back the last move; the clock goes on as if it had never been made, or nobody would ever have to move."""
        assert self.game is not None
        assert self.seed is not None
        before, moves = self.game, self.game.moves[:-1]
        self.game = engine.deal(self.settings, self.names(), self.seed)
        for move in moves:
            self.game.play(move)
        engine.remember(self.game, before)
        self.whens = [when._replace(moves=min(when.moves, len(moves))) for when in self.whens]
        assert self.mover is not None
        self.decided = self.mover.since
        self.mover = self.mover.before
        self.number += 1
        self.taken_back = {**self.taken_back, len(moves): self.taken_back.get(len(moves), 0) + 1}
