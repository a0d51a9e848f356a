"""What each browser is shown of a table: messages built field by field from its state."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Raw

from undermine.server import engine
from undermine.server.decisions import why_no_undo
from undermine.server.entries import Talked
from undermine.server.protocol import (
    Clock,
    ClockInfo,
    Follows,
    Foresee,
    Foreseen,
    Position,
    RequestId,
    Said,
    SeatInfo,
    Table,
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
    )


def _seat(state: TableState, seat: int, guest: str | None, around: Around) -> SeatInfo:
    chair = state.chairs[seat]
    if chair is None:
        return SeatInfo(seat=seat, taken=False)
    known = guest is not None
    return SeatInfo(
        seat=seat,
        taken=True,
        name=chair.name,
        bot=chair.level,
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
    """One position for all who look at it: what is the same for everybody is written once."""

    __slots__ = ("_clock", "_game", "_open", "_since", "_state")

    def __init__(self, state: TableState, since: int, now: int, deadline: int | None) -> None:
        game = state.game
        assert game is not None
        self._state = state
        self._game = game
        self._since = since if since <= len(game.moves) else 0
        self._clock = _clock(state, now, deadline)
        self._open: bytes | None = None

    def seen_by(self, seat: int | None) -> Position:
        """Return the game through a seat's eyes, or the public's."""
        game = self._game
        watcher = engine.PUBLIC if seat is None else seat
        decides = seat is not None and game.turn == seat
        view = game.look(watcher)
        if self._open is None:
            self._open = encode_part(view.describe_open())
        own = encode_part(view.describe_own())
        return Position(
            seat=seat,
            number=self._state.number,
            moves=len(game.moves),
            state=Raw(b"%b,%b" % (self._open[:-1], own[1:])),
            legal=game.legal() if decides else [],
            since=self._since,
            events=game.events(watcher, self._since),
            undo=decides and seat is not None and why_no_undo(self._state, seat) is None,
            clock=self._clock,
        )


def show_position(state: TableState, seat: int | None, since: int, now: int, deadline: int | None) -> Position:
    """Return the game through a seat's eyes, or the public's."""
    return Picture(state, since, now, deadline).seen_by(seat)


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


def show_talk(number: int, line: Talked) -> Said:
    """Return one line of talk."""
    return Said(
        number=number,
        seat=line.seat,
        name=line.name,
        at=line.at,
        phrase=line.phrase,
        reaction=line.reaction,
        text=line.text,
    )


def answering(message: bytes, reply: RequestId | None) -> bytes:
    """Return an encoded message with its last field, `reply`, filled in."""
    if reply is None:
        return message
    assert message.endswith(_NO_REPLY)
    return b"%s%d}" % (message[: -len(_NO_REPLY) + len(b'"reply":')], reply)
