"""A staged table: the real engine behind the page's own socket, begun at any position, so that every decision can be shown."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

import undermine
from tests.browser.looking import settle
from tests.browser.seat import Seat
from tests.rules import caves, dsl, duel_dsl
from undermine.foresight import barred, foresee
from undermine.server.protocol import (
    Done,
    Follows,
    Foreseen,
    Position,
    Refused,
    Said,
    SeatInfo,
    Settings,
    Table,
    encode,
)
from undermine.server.shows import encode_part

PATIENCE = 30  # seconds
TABLE = "stage" + "a" * 21
NAMES = ("Ana", "Berta", "Orin", "Zora", "Krum", "Tilda", "Pip", "Wilmar", "Mira", "Ulla")
LONG = "Maximiliane aus Grubenau"
"""A name as long as names may be."""
WIDE = "W" * len(LONG)
"""The same without a place to break it."""
LONG_NAMES = (WIDE, *(f"{LONG[:-2]} {number}" for number in range(1, 10)))


class Stage:
    """Answers one page as the server would; the others do what is written for them, then discard or do the first thing they may.

    On a shared device all seats are one's own. Without a seat (`me` is None) it is the television's page, and `goes_on`
    makes the moves. Between `sleep` and `wake` nothing is answered.
    """

    def __init__(
        self,
        seat: Seat,
        game: undermine.Game,
        me: int | None = 0,
        names: tuple[str, ...] = NAMES,
        others: Sequence[str] = (),
        shared: bool = False,
    ) -> None:
        self.game = game
        self.names = names
        self.me = me
        self._others = list(others)
        self._shared = shared
        self._said: list[Said] = []
        self._asleep = False
        self.unanswered: list[str | bytes] = []
        self._begun = len(game.moves)
        self._page = seat.page
        seat.page.route_web_socket(re.compile("/ws/" + TABLE), self._open)
        seat.open(f"/tv/{TABLE}" if me is None else f"/t/{TABLE}")
        settle(seat, ".bar, dialog .roles, .outcome, .tv .laid")

    def goes_on(self, *moves: str) -> None:
        """Let whoever's turn it is make these moves."""
        for move in moves:
            before = len(self.game.moves)
            self.game.apply(move)
            self._show(before, None)

    def sleep(self) -> None:
        """Let what is asked from now on wait."""
        self._asleep = True

    def wake(self) -> None:
        """Answer what was asked in the meantime."""
        self._asleep = False
        for asked in self.unanswered:
            self._hear(asked)

    def says(self, seat: int, words: str, number: int) -> None:
        """Let somebody at the table write something."""
        self._tell(Said(number, seat, self.names[seat], 0, self.game.played, self.game.round, text=words))

    def word(self, seat: int, text: str, **why: Any) -> None:
        """Let somebody at the table say a word; a bot says why."""
        self.game.say(seat, text)
        self._line(seat, word=text, **why)

    def remark(self, seat: int, key: str, to: int, count: int = 1) -> None:
        """Let a bot remark on something."""
        self._line(seat, remark=key, to=to, count=count)

    def _line(self, seat: int, **line: Any) -> None:
        number, played, now = len(self._said), self.game.played, self.game.round
        self._tell(Said(number, seat, self.names[seat], 0, played, now, **line))

    def _tell(self, line: Said) -> None:
        self._said.append(line)
        self._send(line)

    def played(self, count: int = 1) -> list[str]:
        """Wait until so many moves were made since the scene began; give all that were."""
        late = time.monotonic() + PATIENCE
        while len(self.game.moves) < self._begun + count:
            assert time.monotonic() < late, f"fewer than {count} moves: {self.game.moves[self._begun :]}"
            self._page.wait_for_timeout(20)
        return self.game.moves[self._begun :]

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)
        self._send(self._table())
        self._show(0, None)
        for line in self._said:
            self._send(line)

    def _send(self, message: object) -> None:
        self._socket.send(encode(message).decode())

    def _hear(self, text: str | bytes) -> None:
        if self._asleep:
            self.unanswered.append(text)
            return
        request: dict[str, Any] = json.loads(text)
        if request["type"] == "foresee" and self.me is not None:
            told = {move: Follows(**each) for move, each in foresee(self.game, request["moves"]).items()}
            self._send(Foreseen(self.me, len(self.game.moves), barred(self.game), told, reply=request["id"]))
            return
        if request["type"] == "say" and request.get("word"):
            try:
                self.word(request["seat"], request["word"])
            except undermine.WordError as wrong:
                self._send(Refused("request", wrong.key, wrong.message, reply=request["id"]))  # type: ignore[arg-type]
                return
        if request["type"] != "play":
            self._send(Done(reply=request["id"]))
            return
        before = len(self.game.moves)
        try:
            self.game.apply(request["move"])
        except undermine.RuleViolation as broken:
            side: Any = broken.side
            answer = Refused("rule", "rule", broken.message, broken.clause, broken.move, broken.at, side)
            self._send({**json.loads(encode(answer)), "reply": request["id"]})
            return
        self._show(before, request["id"])
        while not self._shared and self.game.turn not in (None, self.me):
            before = len(self.game.moves)
            legal = self.game.legal()
            usual = next((move for move in legal if move.startswith("discard")), legal[0])
            self.game.apply(self._others.pop(0) if self._others else usual)
            self._show(before, None)

    def _bring_to_light(self) -> None:
        """Tell again, as the server does, what was said in a round that is over, now with whether it was true."""
        words = [line for line in self._said if line.word is not None]
        for line, said in zip(words, self.game.said(), strict=True):
            if line.round <= self.game.rounds_over and line.true != said.true:
                self._said[line.number] = replace(line, true=said.true)
                self._send(self._said[line.number])

    def _show(self, since: int, reply: int | None) -> None:
        self._bring_to_light()
        for seat in range(self.game.seats) if self._shared else [self.me]:
            self._send(self._position(seat, since, reply))

    def _position(self, seat: int | None, since: int, reply: int | None) -> Position:
        game, number = self.game, len(self.game.moves)
        watcher = undermine.PUBLIC if seat is None else seat
        legal = game.legal() if game.turn == seat else []
        events = game.events(watcher, since)
        state = Raw(encode_part(game.view(watcher)))
        return Position(seat, number, number, state, legal, since, events, False, None, game.counts(since), reply)

    def _table(self) -> Table:
        def mine(seat: int) -> bool:
            return self._shared or seat == self.me

        game: Any = self.game.name
        seats = [
            SeatInfo(seat, True, name=name, bot=None if mine(seat) else "miner", online=True, mine=mine(seat))
            for seat, name in enumerate(self.names[: self.game.seats])
        ]
        settings = Settings(game, self.game.seats)
        return Table(TABLE, "STAGE", "", "playing", settings, seats, True, self.names[0], 0, None, None, None, None, [])


HAND = ["NS", "EW", "break-cart", "fix-lantern-cart", "rockfall", "map"]
TROLLS = {"1,1": "NESW+troll-S", "1,2": "NSW+troll-S"}
LAIRS = {"0,1": "I:NS+lair", "0,2": "I:NS"}


def _rat() -> undermine.Game:
    """Let somebody's rat attack seat 0, who has an axe."""
    table = caves.given(
        hands=[["I:info", "I:NE"], ["I:rat"], ["I:boots"]],
        dwarfs=[caves.START, "0,2/NS"],
        axes=[1],
        turn=1,
        board=LAIRS,
    )
    return table.plays("rat 0,1/NS", f"step {caves.START}").game


SCENES: dict[str, tuple[Callable[[], undermine.Game], tuple[str, ...]]] = {
    # name: (how to begin, the kinds of moves to make)
    "saboteur": (
        lambda: dsl.given(
            hands=[HAND, ["NE", "NE"], ["NW", "NW"]], tools=[[], ["lantern", "cart"]], deck=["NESW"] * 4, board={"1,0": "EW"}
        ).game,
        ("place", "break", "repair", "rockfall", "map", "discard"),
    ),
    "saboteur-gold": (
        lambda: dsl.given(
            players=4, hands=[["EW"], ["NE"]], roles=["digger", "digger", "saboteur"], deck=["NESW"], board=dsl.EAST,
            goals=dsl.goals(dsl.NE, dsl.NESW, dsl.NW),
        ).plays("place EW 7,0").game,
        ("take",),
    ),
    "duel": (
        lambda: duel_dsl.duel(
            hands=[["NS", "break-cart", "key", "rockfall", "map", "EW"], ["NS", "NS"]],
            board=duel_dsl.GREEN_ROW | {"4,1": "NSW+door-blue-N"},
        ).game,
        ("place", "break", "key", "rockfall", "map", "discard"),
    ),
    "duel-broken": (
        lambda: duel_dsl.duel(hands=[["EW", "NS", "fix-lantern-cart", "map"], ["NS"]], tools=[["lantern", "cart"]]).game,
        ("repair", "scrap"),
    ),
    "duel-troll": (
        lambda: duel_dsl.duel(hands=[["EW", "NS"], ["NS", "NS"]], board={"1,1": "NEW+troll-E"}).game,
        ("bribe",),
    ),
    "duel-after": (
        lambda: duel_dsl.duel(hands=[["EW", "NS"], ["NS", "NS"]], board={"1,1": "NEW+troll-E"}).plays("discard EW").game,
        ("end",),
    ),
    "duel-pay": (
        lambda: duel_dsl.duel(
            hands=[["EW"]], deck=[], board=TROLLS, purse=[[1, 1, 2], [1]],
            tokens={"1,1": {"troll": "green"}, "1,2": {"troll": "green"}},
        ).plays("discard EW").game,
        ("pay",),
    ),
    "duel-goal": (
        lambda: duel_dsl.duel(
            hands=[["NW", "EW"], ["NS"]], goals=duel_dsl.at("5,0", "NEW+gold1+door-green-E"),
            board={"1,-1": "EW", "2,-1": "EW", "3,-1": "EW", "4,-1": "NW"},
        ).plays("place ES 4,0").game,
        ("orient",),
    ),
    "solo": (
        lambda: duel_dsl.solo(hands=["NS", "key", "map", "EW"], board=duel_dsl.GREEN_ROW | {"4,1": "NSW+door-blue-N"}).game,
        ("place", "key", "map", "discard"),
    ),
    "solo-broken": (
        lambda: duel_dsl.solo(hands=["EW", "NS", "fix-lantern-cart"], tools=["lantern"]).game,
        ("repair", "scrap"),
    ),
    "cave": (
        lambda: caves.given(
            hands=[["I:NE", "I:info", "I:rockfall", "I:web", "I:rat"], ["I:info"], ["I:boots"]], board=LAIRS | {"0,3": "II:NS"}
        ).game,
        ("place", "info goal", "info seat", "rockfall", "web", "rat", "discard"),
    ),
    "cave-gifts": (
        lambda: caves.given(
            hands=[["II:swap", "I:boots", "I:axe"], ["I:info"], ["I:boots"]], axes=[1], webs={"0,0 N": [1, 1]}, board=LAIRS
        ).game,
        ("swap", "boots", "axe", "cut"),
    ),
    "cave-walk": (
        lambda: caves.walking(
            caves.given(hands=[["I:info", "I:NE"], ["I:info"]], board=LAIRS | {"0,3": "II:NS", "1,0": "I:EW"})
        ).game,
        ("step", "halt"),
    ),
    "cave-monster": (
        lambda: caves.given(hands=[["I:rat", "I:NE"], ["I:info"]], board=LAIRS | {"0,3": "II:NS"}, dwarfs=["0,3/N"])
        .plays("rat 0,1/NS").game,
        ("step", "halt"),
    ),
    "cave-again": (
        lambda: caves.given(
            hands=[["I:rat", "I:NE"], ["I:info"]], board=LAIRS | {"0,3": "II:NS"}, dwarfs=["0,3/N"] * 3,
            monsters={"rat": ["0,2/NS", 1]},
        ).game,
        ("rat",),
    ),
    "cave-attack": (_rat, ("strike", "endure")),
    "cave-goal": (
        lambda: caves.walking(caves.at_goal(caves.VEIN)).plays("step 4,-4/?").game,
        ("orient",),
    ),
    "cave-ladder": (
        lambda: caves.walking(
            caves.given(
                hands=[["I:info", "I:NE"], ["I:info"]],
                board={"0,5": "I:NE+ladder", "-6,0": "II:EW+ladder-E", "0,1": "I:NS"},
            )
        ).game,
        ("step",),
    ),
}  # fmt: skip
"""Positions in which each kind of decision is to be made, with the kinds to be made there."""
