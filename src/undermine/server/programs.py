"""Bots of people: programs with a token of their own that sit down like anybody else, marked as bots for everybody."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undermine.server import names, sessions
from undermine.server.answers import Register, answer, body_of, here, only_people, public_name
from undermine.server.decisions import hash_key, read_seat
from undermine.server.finding import find
from undermine.server.gate import Gate
from undermine.server.people import MARK, Kept
from undermine.server.protocol_people import BotInfo, BotShown, NewBot
from undermine.server.refusal import Refusal
from undermine.server.tables import Tables

NO_PHRASE = "DELETE FROM phrases WHERE guest = $1"
SEATED = "SELECT DISTINCT guest FROM members WHERE guest LIKE $1"
OWN = "SELECT token, guest, label, made, seen FROM devices WHERE guest LIKE $1 ORDER BY made, token"


class Programs:
    """The routes by which a person looks after bots, and by which a bot that reckons with positions gets its seat's view."""

    def __init__(self, tables: Tables, gate: Gate) -> None:
        self._tables = tables
        self._house = tables.house
        self._gate = gate

    async def of(self, guest: str) -> dict[str, list[Kept]]:
        """Return a person's bots, the oldest first, by who they are at tables: what signs each of them in, as a rule one token."""
        rows = await self._house.store.fetch(OWN, f"{MARK}{guest} %")
        bots: dict[str, list[Kept]] = {}
        for token, program, label, made, seen in rows:
            bots.setdefault(program, []).append(Kept(token, label, made, seen))
        return bots

    async def make(self, request: Request, guest: str) -> Response:
        """Make a bot; its token is shown this once, and only the hash is kept."""
        wish = await body_of(request, NewBot)
        here(request)
        self._gate.may_arrive(self._gate.address(request))
        name, token = names.clean(wish.name), sessions.new_token()
        if not await self._house.people.enter_program(hash_key(token), guest, name):
            raise Refusal("bots-enough")
        return answer(BotShown(bot=public_name(hash_key(token)), name=name, token=token), 201)

    async def remove(self, request: Request, guest: str) -> Response:
        """Take a bot's token back: its sockets close, and at its tables it is somebody who is away."""
        for program, kept in (await self.of(guest)).items():
            if public_name(kept[0].token) == request.path_params["bot"]:
                await self._sign_out(program, kept)
                return Response(status_code=204)
        raise Refusal("bot-unknown")

    async def forget(self, guest: str) -> None:
        """Forget a person's bots, as the person is about to be; those too whose token was taken back long ago."""
        signed_in = await self.of(guest)
        seated = {row[0] for row in await self._house.store.fetch(SEATED, f"{MARK}{guest} %")}
        for program in sorted(signed_in.keys() | seated):
            await self._tables.forget(program)
            await self._sign_out(program, signed_in.get(program, []))

    async def _sign_out(self, program: str, kept: list[Kept]) -> None:
        """Take back everything that signs a bot in; what brings people back brings no bot."""
        await self._house.store.change((NO_PHRASE, (program,)))
        for each in kept:
            await self._house.people.sign_out(program, each.token)

    async def parcel(self, request: Request, guest: str) -> Response:
        """Give an own seat that is to decide its view whole: what it may know and nothing else (`server/parcel.py`)."""
        from undermine.server.parcel import pack  # on first use: it loads the bots

        table = request.path_params["table"]
        live = await find(self._tables, self._gate, table, guest, self._gate.address(request))
        game, seat = live.state.game, read_seat(live.state, request.path_params["seat"])
        if seat not in live.state.seats_of(guest):
            raise Refusal("not-your-seat")
        if game is None or game.turn != seat:
            raise Refusal("stale")
        return Response(msgspec.json.encode(pack(game, seat)), media_type="application/json")  # type: ignore[arg-type]

    def routes(self, route: Register) -> list[Route]:
        """Return the routes."""
        return [
            route("/api/me/bots", only_people(self.make), "POST"),
            route("/api/me/bots/{bot}", only_people(self.remove), "DELETE"),
            route("/api/tables/{table}/parcel/{seat}", self.parcel, "GET"),
        ]


def infos(bots: dict[str, list[Kept]]) -> list[BotInfo]:
    """Write bots as their person sees them in the list."""
    return [
        BotInfo(public_name(kept[0].token), kept[0].label, kept[0].made, max(each.seen for each in kept))
        for kept in bots.values()
    ]
