"""A bot at a table of people: sits down over the network with a token, plays, and comes back when the line breaks.

```python
from undermine.client import sit


def choose(seen, rng):
    return seen.legal[rng.below(len(seen.legal))]


sit("https://mine.example/t/abcdefghijklmnopqrstuvwxyz", "Digger", choose, token="...")
```

The token comes from the page of the server: Settings, Your bots. Everybody at the table sees that the seat is a bot's. The messages
are those of docs/protocol.md; `pip install 'undermine[client]'` brings what this needs besides undermine itself.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPException
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

if find_spec("websockets") is None:
    raise ModuleNotFoundError("bots at a table need websockets: pip install 'undermine[client]'", name="websockets")

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from undermine import border
from undermine.kernel.rng import Rng

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = "%s; trying again in %g s"
FOR_GOOD: Final = {
    4401: "token-unknown",
    4403: "banned",
    4404: "table-gone",
}  # closing codes after which nobody comes back
FIRST_WAIT: Final = 0.5  # seconds before anything is tried again; twice as long each time
LONGEST_WAIT: Final = 30.0
FOR_NOW: Final = {"too-fast", "storage", "disk-full", "shutting-down"}  # what is refused only for now
UNREACHABLE: Final = "unreachable"
KEYS: Final = {
    429: "too-fast",
    502: UNREACHABLE,
    503: UNREACHABLE,
    504: UNREACHABLE,
}  # what a proxy means, which says none
PATIENCE: Final = 30.0  # seconds for an answer
LARGEST: Final = 1 << 24

Message = dict[str, Any]


class ClientError(Exception):
    """What the server refused, or that it cannot be reached: `key` as in docs/protocol.md, and a sentence."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Link(NamedTuple):
    """Where a table is."""

    server: str
    table: str


@dataclass
class Seen:
    """What a bot is given to choose from: the same texts as anywhere (contract, section 6)."""

    seat: int
    game: str
    legal: list[str]
    state: border.State
    events: list[border.Event]
    words: list[tuple[int, int, str]]
    notes: dict[str, object]
    number: int = field(repr=False)  # of the position that it answers


Choose = Callable[[Seen, Rng], object]
"""A bot: it answers with the text of a move, or with a `Choice` of one."""


class Table:
    """One bot at one table. Use it in a `with` statement; lost lines are taken up again by themselves."""

    def __init__(self, link: str, token: str, *, tries: int = 12) -> None:
        if not token.isascii() or not token.isprintable() or " " in token:
            raise ClientError(
                "token-unknown", "a token is one word of letters and digits, as the server's page shows it"
            )
        self.token = token
        self.tries = tries  # how often in a row to try a line that is down
        self.link = self._find(link)
        self.about: Message = {}  # the last `table` message
        self.random = secrets.token_hex(32)  # what this bot adds to the shuffle
        self._socket: ClientConnection | None = None
        self._open = ExitStack()  # closes the socket
        self._positions: dict[int, Message] = {}
        self._events: dict[int, list[tuple[int, border.Event]]] = {}
        self._notes: dict[int, dict[str, object]] = {}
        self._words: dict[int, tuple[int, int, str]] = {}  # by the number of their line
        self._number = 0
        self._refused = ""  # why, when the server closes the line

    def __enter__(self) -> Table:
        self._connect()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        del kind, error, trace
        self.close()

    def close(self) -> None:
        """Hang up; the seat stays this bot's."""
        self._socket = None
        self._open.close()

    # --- what a bot does -------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        """The seats that this bot holds."""
        return [seat["seat"] for seat in self.about["seats"] if seat["mine"]]

    @property
    def phase(self) -> str:
        """How far the table is: `lobby`, `playing` or `finished`."""
        return str(self.about["phase"])

    @property
    def result(self) -> Message:
        """Winners, scores and the reason, when the game is over; before that a ClientError."""
        for position in self._positions.values():
            if position["state"]["result"] is not None:
                return dict(position["state"]["result"])
        raise ClientError("not-over", "the game at this table is not over")

    def sit(self, name: str, seat: int | None = None) -> None:
        """Take a seat, the first free one unless it is named, and be ready; a bot that sits here already stays there."""
        if not self.seats:
            self.ask("sit", name=name, random=self.random, seat=seat)
        if self.phase == "lobby":
            self.ask("ready", ready=True, random=self.random)

    def decisions(self) -> Iterator[Seen]:
        """Yield what there is to decide, again and again until the game is over; answer each with `play`.

        Whoever holds no seat here, or is sent away from it, has nothing to wait for: a ClientError.
        """
        while True:
            mine = self.seats
            if not mine:
                raise ClientError("no-seat", "the bot has no seat at this table, or has been sent away from it")
            for seat, position in sorted((seat, self._positions[seat]) for seat in mine if seat in self._positions):
                if position["state"]["result"] is not None:
                    return
                if position["legal"]:
                    yield self._seen(seat, position)
                    break
            else:
                self.wait()

    def play(self, seen: Seen, move: str) -> bool:
        """Play a move; False where the table had moved on and nothing happened. A rule that forbids it is a ClientError."""
        if self._positions.get(seen.seat, {}).get("number") != seen.number:
            return False
        try:
            self.ask("play", seat=seen.seat, move=move, after=seen.number)
        except ClientError as refused:
            if refused.key != "stale":
                raise
            return False
        return True

    def wait(self) -> None:
        """Wait for news, however long."""
        try:
            self._receive(None)
        except (ConnectionClosed, TimeoutError) as lost:
            self._again(lost)

    def parcel(self, seat: int) -> Message:
        """Fetch the view of an own seat that is to decide, whole, for bots that reckon with positions (`undermine sit`)."""
        return self._get(f"{self.link.server}/api/tables/{self.link.table}/parcel/{seat}", patient=True)

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a request and return its answer; what is refused is a ClientError.

        Sent again when the line was lost, and after a while where it is refused only for now: too fast, or the server stops.
        """
        waits = _waits(self.tries)
        while (message := self._asked(kind, fields))["type"] == "refused":
            wait = next(waits, None)
            if message["key"] not in FOR_NOW or wait is None:
                raise ClientError(message["key"], message["message"])
            time.sleep(wait)
        return message

    def _asked(self, kind: str, fields: dict[str, object]) -> Message:
        """Send a request until an answer comes, and return it."""
        while True:
            self._number += 1
            number = self._number
            try:
                self._line().send(json.dumps({"type": kind, "id": number, **fields}))
                while True:
                    message = self._receive(PATIENCE)
                    if message.get("reply") == number:
                        return message
            except (ConnectionClosed, TimeoutError) as lost:
                self._again(lost)
                if kind == "sit" and self.seats:  # it had arrived: sent again, it would take a second seat
                    return self.about

    # --- the line --------------------------------------------------------------------------------

    def _find(self, link: str) -> Link:
        """Read a table's address, `…/t/ID`, or the address of a server and a table's short code: `https://mine.example CODE`."""
        address, _, code = link.strip().partition(" ")
        wrong = ClientError(
            "link", f"{link!r} is no address of a table: https://SERVER/t/TABLE, or https://SERVER CODE"
        )
        try:
            parts = urlsplit(address)
            host, _ = parts.hostname, parts.port  # which may be none
        except ValueError:
            raise wrong from None
        if parts.scheme not in ("http", "https") or not host:
            raise wrong
        server = f"{parts.scheme}://{parts.netloc}"
        if code:
            return Link(server, str(self._get(f"{server}/api/codes/{code.strip()}")["table"]))
        return Link(server, parts.path.rpartition("/")[2])

    def _get(self, address: str, *, patient: bool = False) -> Message:
        """Ask the server for something, again after as long as it says where that is refused only for now.

        Whoever is patient waits for a server that does not answer too, as a lost line does; an address may just be mistyped.
        """
        request = Request(address, headers={"Authorization": f"Bearer {self.token}"})
        waits = _waits(self.tries)
        while True:
            after = ""
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    return dict(json.load(answer))
            except HTTPError as refused:
                failed = _problem(refused)
                after = refused.headers.get("Retry-After", "")
            except (URLError, OSError, ValueError, HTTPException) as lost:
                failed = ClientError(UNREACHABLE, f"{address} does not answer: {getattr(lost, 'reason', lost)}")
            wait = next(waits, None)
            if wait is None or not (failed.key in FOR_NOW or (patient and failed.key == UNREACHABLE)):
                raise failed
            LOG.warning(AGAIN, failed, wait)
            time.sleep(min(float(after), LONGEST_WAIT) if after.isdecimal() else wait)

    def _connect(self) -> None:
        """Open the line, with patience where the server does not answer just now."""
        waits = _waits(self.tries)
        address = f"{self.link.server.replace('http', 'ws', 1)}/ws/{self.link.table}"
        head = {"Authorization": f"Bearer {self.token}"}
        while True:
            try:
                line = connect(address, additional_headers=head, max_size=LARGEST)
                self._socket = self._open.enter_context(line)
                self._arrive()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as failed:
                self.close()
                self._told_for_good(failed)
                wait = next(waits, None)
                if wait is None:
                    raise ClientError(UNREACHABLE, f"{self.link.server} does not answer: {failed}") from None
                LOG.warning(AGAIN, f"{self.link.server} does not answer: {failed}", wait)
                time.sleep(wait)
            except InvalidURI as wrong:
                raise ClientError("link", str(wrong)) from None

    def _arrive(self) -> None:
        """Take in what the server shows on arrival: the table, and a position for every own seat."""
        self.about = {}
        self._positions.clear()
        while not self.about or (self.phase != "lobby" and not set(self.seats) <= set(self._positions)):
            self._receive(PATIENCE)

    def _line(self) -> ClientConnection:
        if self._socket is None:
            self._connect()
        assert self._socket is not None
        return self._socket

    def _again(self, lost: Exception) -> None:
        """Take up a lost line, unless the server has closed it for good."""
        self._told_for_good(lost)
        self.close()
        self._connect()

    def _told_for_good(self, lost: Exception) -> None:
        code = lost.rcvd.code if isinstance(lost, ConnectionClosed) and lost.rcvd is not None else 0
        if code in FOR_GOOD:
            raise ClientError(FOR_GOOD[code], self._refused or f"the server has closed the line ({code})") from None

    def _receive(self, seconds: float | None) -> Message:
        """Take in one message."""
        message: Message = json.loads(self._line().recv(timeout=seconds))
        if message["type"] == "table":
            self.about = message
        elif message["type"] == "position" and message["seat"] is not None:
            self._take_in(message)
        elif message["type"] == "said" and message["word"] is not None:
            self._words[message["number"]] = (message["moves"], message["seat"], message["word"])
        elif message["type"] == "refused":
            self._refused = message["message"]
            if message.get("position"):
                self._take_in(message["position"])
        return message

    def _take_in(self, position: Message) -> None:
        """Keep a position, and the events of its moves behind those that are known already."""
        seat, since = position["seat"], position["since"]
        kept = [pair for pair in self._events.get(seat, []) if pair[0] <= since] if since else []
        self._events[seat] = [*kept, *((position["moves"], event) for event in position["events"])]
        self._positions[seat] = position

    def _seen(self, seat: int, position: Message) -> Seen:
        return Seen(
            seat=seat,
            game=self.about["settings"]["game"],
            legal=position["legal"],
            state=position["state"],
            events=[event for _, event in self._events[seat]],
            words=[
                (min(moves, position["moves"]), speaker, word)
                for _, (moves, speaker, word) in sorted(self._words.items())
            ],
            notes=self._notes.setdefault(seat, {}),
            number=position["number"],
        )


def _text(answer: object) -> str:
    """Read a bot's answer: the text of a move, or a Choice of one; packed moves are for those who are shown positions."""
    move = getattr(answer, "move", answer)
    if not isinstance(move, str):
        raise ClientError(
            "move",
            f"the bot answered {str(move)[:80]!r}, which is no text of a move; `undermine sit` takes packed ones too",
        )
    return move


def _problem(refused: HTTPError) -> ClientError:
    """Read why the server, or what stands before it, refuses a request."""
    with refused:
        try:
            told = dict(json.loads(refused.read()))
        except (ValueError, TypeError, OSError, HTTPException):
            told = {}
    key = told.get("key", KEYS.get(refused.code, refused.code))
    return ClientError(str(key), str(told.get("message", refused)))


def _waits(tries: int) -> Iterator[float]:
    """Say how long to wait before each further try, twice as long every time."""
    return (min(FIRST_WAIT * 2**tried, LONGEST_WAIT) for tried in range(tries))


def sit(
    link: str,
    name: str,
    choose: Choose,
    *,
    token: str,
    seat: int | None = None,
    told: Callable[[Table], None] | None = None,
) -> Message:
    """Sit down at a table, play until the game is over, and return its result; `told` hears when the seat is taken.

    `choose(seen, rng)` is asked for the text of a legal move, or a `Choice` of one. Whatever else it answers, and a move that is
    not legal, is a ClientError; the seat stays taken.
    """
    rng = Rng(secrets.randbits(60))
    with Table(link, token) as table:
        table.sit(name, seat)
        if told is not None:
            told(table)
        for seen in table.decisions():
            try:
                table.play(seen, _text(choose(seen, rng)))
            except ClientError as refused:
                if refused.key != "stale":
                    raise
                table.wait()
        return table.result
