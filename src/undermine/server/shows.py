"""What each browser is shown of a table: messages built field by field from its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import msgspec

from undermine.kernel.game import View
from undermine.server import engine
from undermine.server.decisions import why_no_undo
from undermine.server.people import is_program
from undermine.server.protocol import (
    Clock,
    ClockInfo,
    Follows,
    Foresee,
    Foreseen,
    OwnMark,
    Position,
    RequestId,
    Said,
    SeatInfo,
    Table,
    encode,
)
from undermine.server.table import TableState

TALK_SHOWN = 100
"""Lines of talk that somebody who connects is shown."""

_NO_REPLY = b'"reply":null}'

encode_part = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Around:
    """What is not in the log: who is connected, and where the server is found."""

    origin: str
    online: frozenset[int]
    watchers: int


def table_link(origin: str, table: str) -> str:
    """Return the address people share."""
    return f"{origin}/t/{table}"


def show_table(state: TableState, guest: str | None, around: Around) -> Table:
    """Return the table as one browser sees it; None: with the public's eyes."""
    return Table(
        table=state.id,
        code=state.code,
        link=table_link(around.origin, state.id),
        phase=state.phase,
        settings=state.settings,
        seats=[_seat(state, seat, guest, around) for seat in range(len(state.chairs))],
        host=guest is not None and guest == state.host,
        host_name=state.host_called(),
        watchers=around.watchers,
        commitment=state.commitment(),
        daily=state.daily,
        source=state.source,
        rematch=state.rematch,
        marks=[] if guest is None else _marks(state, set(state.seats_of(guest))),
    )


class TableSeen:
    """A table for all who look at it, as the messages that show it: written once for everybody to whom it looks the same."""

    __slots__ = ("_known", "_online", "_state", "_watchers", "_written")

    def __init__(self, state: TableState, online: frozenset[int], watchers: int) -> None:
        self._state = state
        self._online = online
        self._watchers = watchers
        owners = {chair.owner for chair in state.chairs if chair is not None}
        self._known = state.people() | owners | {state.host} | {guest for guest, _ in state.mutes}
        self._written: dict[tuple[str | None, str], bytes] = {}

    def seen_by(self, guest: str | None, origin: str) -> bytes:
        """Return the table as somebody sees it who found the server at this address; to all strangers it looks the same."""
        eyes = (guest if guest in self._known else None, origin)
        message = self._written.get(eyes)
        if message is None:
            around = Around(origin, self._online, self._watchers)
            message = self._written[eyes] = encode(show_table(self._state, eyes[0], around))
        return message


def _marks(state: TableState, own: set[int]) -> list[OwnMark]:
    """List what these seats have noted for themselves: for nobody else's eyes."""
    marks = sorted(state.marks.items())
    return [OwnMark(seat, about, round_then, mark) for (round_then, seat, about), mark in marks if seat in own]


def _seat(state: TableState, seat: int, guest: str | None, around: Around) -> SeatInfo:
    chair = state.chairs[seat]
    if chair is None:
        return SeatInfo(seat=seat, taken=False)
    known = guest is not None
    return SeatInfo(
        seat=seat,
        taken=True,
        name=chair.name,
        face=chair.face,
        bot=chair.level,
        program=is_program(chair.guest),
        online=seat in around.online,
        ready=chair.ready,
        contributed=chair.random is not None,
        host=chair.guest == state.host,
        stand_in=chair.stand_in,
        mine=known and chair.guest == guest,
        lent=known and chair.owner == guest and chair.guest != guest,
        muted=known and (guest, seat) in state.mutes,
        together=[] if chair.guest is None else [other for other in state.seats_of(chair.guest) if other != seat],
    )


class Picture:
    """One position for all who look at it, as the messages that show it: what is the same for everybody is written once.

    They are what `encode` makes of a `Position`, in pieces; `tests/server/test_pictures.py` compares them.
    """

    __slots__ = ("_clock", "_counts", "_events", "_game", "_knowers", "_open", "_since", "_state", "_told")

    def __init__(self, state: TableState, since: int, now: int, deadline: int | None) -> None:
        game = state.game
        assert game is not None
        self._state = state
        self._game = game
        self._since = since if since <= game.played else 0
        self._clock = encode_part(_clock(state, now, deadline))
        self._open = b""
        self._events = game.happened(self._since)
        self._knowers = {seat for event in self._events for seat in event.knowers}
        self._counts = encode_part(game.counts(self._since))
        self._told: dict[tuple[bool, ...], bytes] = {}

    def seen_by(self, seat: int | None) -> bytes:
        """Return the game through a seat's eyes, or the public's."""
        game = self._game
        watcher = engine.PUBLIC if seat is None else seat
        view = game.look(watcher)
        if not self._open:
            self._open = self._write_open(view)
        decides = seat is not None and game.turn == seat
        legal = encode_part(game.legal()) if decides else b"[]"
        undo = b"true" if decides and seat is not None and why_no_undo(self._state, seat) is None else b"false"
        return (
            b'{"type":"position","seat":%b%b%b,"legal":%b,"since":%d,"events":%b,"undo":%b,"clock":%b,"told":%b,"reply":null}'
            % (
                b"null" if seat is None else b"%d" % seat,
                self._open,
                encode_part(view.describe_own())[1:],
                legal,
                self._since,
                self._write_events(watcher),
                undo,
                self._clock,
                self._counts,
            )
        )

    def _write_open(self, view: View) -> bytes:
        """Write what follows the seat, up to where the state differs from watcher to watcher."""
        state = encode_part(view.describe_open())[:-1]
        return b',"number":%d,"moves":%d,"state":%b,' % (self._state.number, self._game.played, state)

    def _write_events(self, watcher: int) -> bytes:
        """Write the events as a watcher may see them, once for all who know the same of them."""
        known = tuple([event.knows(watcher) for event in self._events]) if watcher in self._knowers else ()
        written = self._told.get(known)
        if written is None:
            written = self._told[known] = encode_part([event.seen_by(watcher) for event in self._events])
        return written


def within(message: bytes) -> Position:
    """Return an encoded position as a part of another message."""
    return cast("Position", msgspec.Raw(message))


def show_foresight(state: TableState, request: Foresee) -> Foreseen:
    """Return what the seat to decide may know beforehand of its cards and moves."""
    assert state.game is not None
    barred, follows = engine.foresee(state.game, request.moves)
    told = {move: Follows(**each) for move, each in follows.items()}
    return Foreseen(request.seat, state.number, barred, told, reply=request.id)


def _clock(state: TableState, now: int, deadline: int | None) -> ClockInfo | None:
    if deadline is None or state.turn is None or not isinstance(state.settings.away, Clock):
        return None
    return ClockInfo(seat=state.turn, left=max(0, deadline - now))


def show_talk(state: TableState, number: int, *, why: bool = True) -> Said:
    """Return one line of talk, a bot's word perhaps without what it says with it; what was true, when its round is over."""
    line, when = state.talk[number], state.whens[number]
    if not why:
        line = msgspec.structs.replace(line, remark=None, to=None, count=None)
    over = state.game is not None and when.round <= state.game.rounds_over
    return Said(
        number=number,
        seat=line.seat,
        name=line.name,
        at=line.at,
        moves=when.moves,
        round=when.round,
        phrase=line.phrase,
        to=line.to,
        reaction=line.reaction,
        text=line.text,
        word=line.word,
        remark=line.remark,
        count=line.count,
        true=when.true if over else None,
    )


def brought_to_light(before: TableState, state: TableState) -> list[int]:
    """List the lines of words of which everybody learns just now whether they were true: their round is over."""
    if before.game is None or state.game is None:
        return []
    over = range(before.game.rounds_over + 1, state.game.rounds_over + 1)
    return [number for number, when in enumerate(state.whens) if when.true is not None and when.round in over]


def shown_on_arrival(state: TableState) -> list[int]:
    """List the lines that somebody who connects is shown: the last ones, and every word."""
    first = len(state.talk) - TALK_SHOWN
    return [number for number, line in enumerate(state.talk) if number >= first or line.word is not None]


def answering(message: bytes, reply: RequestId | None) -> bytes:
    """Return an encoded message with its last field, `reply`, filled in."""
    if reply is None:
        return message
    assert message.endswith(_NO_REPLY)
    return b"%s%d}" % (message[: -len(_NO_REPLY) + len(b'"reply":')], reply)
