"""Routes: they only translate between HTTP and the tables behind them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

import undermine
from undermine.server import decisions, engine, names, replays, reports, sessions, shows
from undermine.server.answers import answer, body_of, download
from undermine.server.door import JSON_HEADERS, Door, answer_refusal
from undermine.server.driver import now_ms
from undermine.server.finding import find
from undermine.server.gate import Gate
from undermine.server.live import LiveTable, Summary
from undermine.server.logs import BROKEN_OFF
from undermine.server.me import Own
from undermine.server.pages import Pages
from undermine.server.people import new_guest, person_of
from undermine.server.protocol import (
    LEVELS,
    PHRASES,
    REACTIONS,
    Catalogue,
    ContinueTable,
    CreateTable,
    Lobby,
    LobbyTable,
    Made,
    MyTable,
    MyTables,
    StartDaily,
    encode,
)
from undermine.server.protocol_people import Block, Report
from undermine.server.refusal import Refusal
from undermine.server.settings import STATIC
from undermine.server.socket import Sockets, qr, storage_refusal
from undermine.server.store import Listed, StoreDown
from undermine.server.stories import eyes_of
from undermine.server.table import TableState
from undermine.server.tables import Tables

LISTED = 100
LOBBY_HOURS = 12  # a public table at which nothing happens for so long is no longer listed


class Api:
    """The HTTP side of the tables."""

    def __init__(self, tables: Tables, gate: Gate) -> None:
        self._tables = tables
        self._gate = gate
        self._house = tables.house

    def route(self, path: str, act: Callable[[Request, str], Awaitable[Response]], method: str = "GET") -> Route:
        """Return a route that knows the caller, answers refusals, and lets no other site act."""

        async def endpoint(request: Request) -> Response:
            try:
                if not sessions.same_origin(request, self._house.settings.url) and method != "GET":
                    raise Refusal("origin")
                return await self._known(request, act)
            except Refusal as refusal:
                self._house.refused(refusal.key)
                return answer_refusal(refusal)
            except StoreDown as down:
                return answer_refusal(storage_refusal(down))

        return Route(path, endpoint, methods=[method])

    async def _known(self, request: Request, act: Callable[[Request, str], Awaitable[Response]]) -> Response:
        """Answer whoever has a token of this server, and give one to whoever has none.

        A refused request changes nothing, least of all who somebody is.
        """
        people, url = self._house.people, self._house.settings.url
        token = sessions.token_of(request, url)
        device = None if token is None else await people.known(token)
        request.state.device = device
        if device is None and sessions.bearer_of(request) is not None:
            raise Refusal("token-unknown")
        if device is not None:
            if device.banned and request.method != "GET" and not request.scope["path"].startswith("/api/me"):
                raise Refusal("banned")
            response = await act(request, device.guest)
            with contextlib.suppress(StoreDown):  # noted at the next request
                await people.seen(device)
            return response
        self._gate.may_arrive(self._gate.address(request))
        guest = new_guest()
        response = await act(request, guest)
        if response.status_code < 400 and "set-cookie" not in response.headers:
            given = sessions.welcome(response, secure=sessions.is_secure(request, url))
            try:
                await people.enter(given, guest, request.headers.get("user-agent", ""))
            except StoreDown:
                if request.method != "GET":
                    raise
                del response.headers[
                    "set-cookie"
                ]  # who only looks is answered; a token that is not stored is worth nothing
        return response

    def _origin(self, request: Request) -> str:
        return sessions.origin_of(request, self._house.settings.url)

    def _made(self, request: Request, state: TableState) -> Made:
        return Made(state.id, state.code, shows.table_link(self._origin(request), state.id))

    async def _find(self, request: Request, guest: str, *, whoever_was: bool = False) -> LiveTable:
        table, address = request.path_params["table"], self._gate.address(request)
        return await find(self._tables, self._gate, table, guest, address, whoever_was=whoever_was)

    async def _state(self, request: Request, guest: str) -> TableState:
        return (await self._find(request, guest)).state

    async def catalogue(self, _request: Request, _guest: str) -> Response:
        """List what this server offers."""
        games = engine.catalogue()
        return answer(Catalogue(undermine.__version__, games, list(LEVELS), list(PHRASES), list(REACTIONS)))

    async def lobby(self, _request: Request, _guest: str) -> Response:
        """List public tables."""
        listed = await self._house.store.lobby(now_ms() - LOBBY_HOURS * 3_600_000, LISTED)
        return answer(Lobby([_lobby_line(one) for one in listed]))

    async def mine(self, _request: Request, guest: str) -> Response:
        """List the caller's tables."""
        listed = await self._house.store.mine(guest, LISTED)
        return answer(MyTables([_my_line(one, guest) for one in listed]))

    async def make(self, request: Request, guest: str) -> Response:
        """Make a table."""
        wish = await body_of(request, CreateTable)
        if wish.settings.public:
            self._gate.may_list(self._gate.address(request))
        self._gate.may_make(self._gate.address(request))
        return answer(self._made(request, await self._tables.make(guest, wish)), 201)

    async def go_on(self, request: Request, guest: str) -> Response:
        """Go on from a moment of a finished game."""
        wish = await body_of(request, ContinueTable)
        self._gate.may_make(self._gate.address(request))
        return answer(self._made(request, await self._tables.go_on(guest, wish)), 201)

    async def daily(self, request: Request, guest: str) -> Response:
        """Begin or find today's challenge."""
        wish = await body_of(request, StartDaily)
        self._gate.may_make(self._gate.address(request))
        state, new = await self._tables.daily(guest, wish)
        return answer(self._made(request, state), 201 if new else 200)

    async def code(self, request: Request, _guest: str) -> Response:
        """Find the table of a short code."""
        address = self._gate.address(request)
        self._gate.may_guess(address)
        code = request.path_params["code"].upper()
        table = await self._house.store.find(code) if sessions.is_code(code) else None
        if table is None:
            self._gate.guessed_wrong(address)
            raise Refusal("code-unknown")
        return answer(self._made(request, (await self._tables.get(table)).state))

    async def table(self, request: Request, guest: str) -> Response:
        """Show a table as the caller sees it."""
        live = await self._find(request, guest)
        around = shows.Around(self._origin(request), live.online(), live.watchers())
        return answer(shows.show_table(live.state, guest, around))

    async def delete(self, request: Request, guest: str) -> Response:
        """Delete a table."""
        await self._tables.delete(await self._find(request, guest), guest)
        return Response(status_code=204)

    async def report(self, request: Request, guest: str) -> Response:
        """Take in a report about somebody at the table, from somebody who belongs to it."""
        wish = await body_of(request, Report)
        state = (await self._find(request, guest, whoever_was=True)).state
        if guest not in state.people() | {state.host} and not await self._house.store.is_member(guest, state.id):
            raise Refusal("not-your-seat")
        self._gate.may_report(self._gate.address(request))
        note = names.clean(wish.note) if wish.note.strip() else ""
        await reports.report(self._house.store, state, guest, msgspec.structs.replace(wish, note=note))
        return Response(status_code=204)

    async def block(self, request: Request, guest: str) -> Response:
        """Let the caller never meet the person at a seat again; here and now the caller hears no more of them."""
        wish = await body_of(request, Block)
        live = await self._find(request, guest)
        state = live.state
        if guest not in state.people() | {state.host}:
            raise Refusal("not-your-seat")
        other = reports.person_at(state, wish.seat)
        if person_of(other.guest) == person_of(guest):
            raise Refusal("not-your-seat", "Nobody can block themselves.")
        self._gate.may_report(self._gate.address(request))
        await self._house.people.block(guest, other.guest, other.name)
        await live.mute_blocked(guest, {person_of(other.guest)})
        return Response(status_code=204)

    async def send_watchers(self, request: Request, guest: str) -> Response:
        """Send away everybody who only looks on."""
        live = await self._find(request, guest)
        await live.act(lambda state: decisions.send_watchers(state, guest))
        await reports.note_host(self._house.store, guest, "send-watchers", live.state.id, None)
        return Response(status_code=204)

    async def qr(self, request: Request, guest: str) -> Response:
        """Draw the table's link."""
        self._gate.may_study(self._gate.address(request))
        state = await self._state(request, guest)
        drawing = await asyncio.to_thread(qr, shows.table_link(self._origin(request), state.id))
        return Response(
            drawing, media_type="image/svg+xml; charset=utf-8", headers={"cache-control": "private, max-age=3600"}
        )

    async def _finished(self, request: Request, guest: str) -> TableState:
        """Return a table whose game shall be played again, which costs the server more than other requests."""
        self._gate.may_study(self._gate.address(request))
        return await self._state(request, guest)

    async def record(self, request: Request, guest: str) -> Response:
        """Give the record of a finished game as a download."""
        state = await self._state(request, guest)
        body = msgspec.json.format(msgspec.json.encode(replays.record(state)), indent=1)
        return download(body, f"undermine-{state.settings.game}-{state.code}.json")

    async def proof(self, request: Request, guest: str) -> Response:
        """Give record and shuffle of a finished game."""
        state = await self._state(request, guest)
        body = msgspec.json.format(encode(replays.proof(state)), indent=1)
        return download(body, f"undermine-{state.settings.game}-{state.code}-proof.json")

    async def replay(self, request: Request, guest: str) -> Response:
        """Give the outline of a finished game."""
        return answer(replays.outline(await self._finished(request, guest)))

    async def steps(self, request: Request, guest: str) -> Response:
        """Give positions of a finished game through somebody's eyes."""
        state = await self._finished(request, guest)
        first, count = _query(request, "from", 0), _query(request, "count", replays.MOST_STEPS)
        return answer(replays.steps(state, request.path_params["eyes"], first, count))

    async def story(self, request: Request, guest: str) -> Response:
        """Tell what came of a game; while it is played, of its finished rounds alone."""
        state = await self._state(request, guest)
        eyes = eyes_of(state, request.path_params["eyes"], guest)
        address = self._gate.address(request)
        body = await self._house.stories.answer(state, eyes, lambda: self._gate.may_study(address), address, guest)
        return Response(body, 200, JSON_HEADERS, media_type="application/json")

    def routes(self) -> list[Route]:
        """Return all routes below /api."""
        one = "/api/tables/{table}"
        return [
            self.route("/api/catalogue", self.catalogue),
            self.route("/api/lobby", self.lobby),
            self.route("/api/mine", self.mine),
            self.route("/api/tables", self.make, "POST"),
            self.route("/api/continue", self.go_on, "POST"),
            self.route("/api/daily", self.daily, "POST"),
            self.route("/api/codes/{code}", self.code),
            self.route(one, self.table),
            self.route(one, self.delete, "DELETE"),
            self.route(f"{one}/reports", self.report, "POST"),
            self.route(f"{one}/blocks", self.block, "POST"),
            self.route(f"{one}/watchers", self.send_watchers, "DELETE"),
            self.route(f"{one}/qr.svg", self.qr),
            self.route(f"{one}/record", self.record),
            self.route(f"{one}/proof", self.proof),
            self.route(f"{one}/replay", self.replay),
            self.route(f"{one}/replay/{{eyes}}", self.steps),
            self.route(f"{one}/story/{{eyes}}", self.story),
            *Own(self._tables, self._gate).routes(self.route),
        ]


def _query(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refusal("malformed", f"{name} is a number, not {text!r}.")
    return int(text)


def _lobby_line(listed: Listed) -> LobbyTable:
    summary = msgspec.json.decode(listed.summary, type=Summary)
    return LobbyTable(
        table=listed.table,
        code=listed.code,
        game=listed.game,  # type: ignore[arg-type]
        options=summary.options,
        host=summary.host_name,
        taken=sum(bool(name) for name in summary.names),
        seats=summary.settings_seats,
        phase=listed.phase,  # type: ignore[arg-type]
        made=listed.made,
    )


def _my_line(listed: Listed, guest: str) -> MyTable:
    summary = msgspec.json.decode(listed.summary, type=Summary)
    seats = [seat for seat, holder in enumerate(summary.guests) if holder == guest]
    return MyTable(
        table=listed.table,
        code=listed.code,
        game=listed.game,  # type: ignore[arg-type]
        phase=listed.phase,  # type: ignore[arg-type]
        names=summary.names,
        seats=seats,
        my_turn=listed.turn in seats,
        winners=summary.winners,
        scores=summary.scores,
        daily=listed.daily,
        changed=listed.changed,
    )


def make_app(tables: Tables) -> ASGIApp:
    """Return the whole web application."""
    gate = Gate(tables.house.settings)
    pages = Pages(STATIC)

    async def healthz(_request: Request) -> Response:
        ok = await tables.house.store.healthy()
        return PlainTextResponse("ok\n" if ok else "the database does not answer\n", 200 if ok else 503)

    async def nothing(_request: Request) -> Response:
        return answer_refusal(Refusal("not-found"))

    async def failed(request: Request, error: Exception) -> Response:
        if not isinstance(error, BROKEN_OFF):
            tables.house.log.error("a request failed", path=request.scope["path"], error=repr(error))
        return PlainTextResponse("Something went wrong on the server.\n", 500)

    routes: list[Any] = [
        Route("/healthz", healthz),
        Route("/metrics", nothing),  # on a listener of its own: see --metrics
        *Api(tables, gate).routes(),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/", pages.serve),
        Route("/{path:path}", pages.serve),
    ]
    web = Starlette(routes=routes, exception_handlers={Exception: failed})
    return Door(web, Sockets(tables, gate), gate, tables.house)
