"""What a person can ask about themselves: devices, the phrase that brings them back, what is kept, and to be forgotten."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undermine.server import sessions
from undermine.server.answers import Register, answer, body_of, download, here, only_people, public_name
from undermine.server.decisions import hash_key
from undermine.server.gate import Gate
from undermine.server.people import DEVICE_DAYS, Device, Kept, is_program, now_ms
from undermine.server.programs import NO_PHRASE, Programs, infos
from undermine.server.protocol import encode
from undermine.server.protocol_people import (
    BlockedInfo,
    DeviceInfo,
    Keeping,
    Me,
    MyData,
    MyGame,
    MyMark,
    MyTalk,
    PhraseShown,
    Recover,
    SignOut,
    Unblock,
)
from undermine.server.refusal import Refusal
from undermine.server.socket import draw
from undermine.server.table import TableState
from undermine.server.tables import EVERYTHING, Tables

PHRASE_MADE = "SELECT made FROM phrases WHERE guest = $1"
WHOSE_PHRASE = "SELECT guest FROM phrases WHERE key_hash = $1"
NEW_PHRASE = (
    "INSERT INTO phrases (guest, key_hash, made) VALUES ($1, $2, $3)"
    " ON CONFLICT (guest) DO UPDATE SET key_hash = $2, made = $3"
)
FORGET = (
    "DELETE FROM members WHERE guest = $1 OR guest LIKE 'bot ' || $1 || ' %'",
    "DELETE FROM phrases WHERE guest = $1",
    "DELETE FROM blocks WHERE guest = $1 OR blocked = $1",
    "UPDATE reports SET reporter = NULL WHERE reporter = $1",
    "UPDATE audit SET who = NULL WHERE who = $1",
    "DELETE FROM devices WHERE guest = $1",
)
LETTERS: Final = 26  # of 32: 130 bits, which nobody guesses


def new_phrase() -> str:
    """Return a key as it is shown: groups of letters and digits that can be copied by hand."""
    key = base64.b32encode(secrets.token_bytes(17)).decode().lower()[:LETTERS]
    return "-".join(key[k : k + 4] for k in range(0, LETTERS, 4))


def plain(phrase: str) -> str:
    """Return a key as it is kept, however it was typed."""
    return phrase.replace("-", "").replace(" ", "").lower()


class Own:
    """The routes below /api/me."""

    def __init__(self, tables: Tables, gate: Gate) -> None:
        self._tables = tables
        self._house = tables.house
        self._gate = gate
        self._programs = Programs(tables, gate)

    def _origin(self, request: Request) -> str:
        return sessions.origin_of(request, self._house.settings.url)

    def _secure(self, request: Request) -> bool:
        return sessions.is_secure(request, self._house.settings.url)

    async def me(self, request: Request, guest: str) -> Response:
        """Tell who the caller is."""
        device: Device | None = request.state.device
        token = "" if device is None else device.token
        devices = await self._house.people.devices(guest)
        made = await self._house.store.fetch(PHRASE_MADE, guest)
        keep = self._house.settings
        return answer(
            Me(
                devices=[_info(kept, token) for kept in devices],
                bots=infos(await self._programs.of(guest)),
                phrase=made[0][0] if made else None,
                keeping=Keeping(keep.keep_unfinished, keep.keep_finished, DEVICE_DAYS),
                blocked=await self._blocked(guest),
            )
        )

    async def _blocked(self, guest: str) -> list[BlockedInfo]:
        blocked = await self._house.people.blocked(guest)
        return [BlockedInfo(public_name(each.guest), each.name, each.made) for each in blocked]

    async def unblock(self, request: Request, guest: str) -> Response:
        """Let somebody come again."""
        wish = await body_of(request, Unblock)
        for each in await self._house.people.blocked(guest):
            if public_name(each.guest) == wish.person:
                await self._house.people.unblock(guest, each.guest)
        return Response(status_code=204)

    async def sign_out(self, request: Request, guest: str) -> Response:
        """Take back the token of a device, or of all others."""
        wish = await body_of(request, SignOut)
        device = here(request)
        people = self._house.people
        if wish.device is None:
            await people.sign_out_others(guest, device.token)
            return Response(status_code=204)
        for kept in await people.devices(guest):
            if public_name(kept.token) == wish.device:
                await people.sign_out(guest, kept.token)
                response = Response(status_code=204)
                if kept.token == device.token:
                    sessions.dismiss(response, secure=self._secure(request))
                return response
        raise Refusal("device-unknown")

    async def phrase(self, request: Request, guest: str) -> Response:
        """Make a new phrase; it is shown this once, and only its hash is kept."""
        here(request)
        self._gate.may_study(self._gate.address(request))
        key = new_phrase()
        await self._house.store.change((NEW_PHRASE, (guest, hash_key(plain(key)), now_ms())))
        link = f"{self._origin(request)}/settings#me={key}"
        return answer(PhraseShown(key, link, await asyncio.to_thread(draw, link)))

    async def no_phrase(self, _request: Request, guest: str) -> Response:
        """Make the phrase void."""
        await self._house.store.change((NO_PHRASE, (guest,)))
        return Response(status_code=204)

    async def recover(self, request: Request, _guest: str) -> Response:
        """Sign this browser in as the person whose phrase it shows; who it was before is signed out here."""
        wish = await body_of(request, Recover)
        address = self._gate.address(request)
        self._gate.may_guess(address)
        whose = await self._house.store.fetch(WHOSE_PHRASE, hash_key(plain(wish.key)))
        if not whose or is_program(whose[0][0]):
            self._gate.guessed_wrong(address)
            raise Refusal("phrase-unknown")
        person: str = whose[0][0]
        people = self._house.people
        before: Device | None = request.state.device
        if before is not None and before.guest == person:
            return Response(status_code=204)
        await people.make_room(person)
        response = Response(status_code=204)
        token = sessions.welcome(response, secure=self._secure(request))
        if not await people.enter_again(token, person, request.headers.get("user-agent", "")):
            raise Refusal("devices-enough")
        if before is not None:
            await people.sign_out(before.guest, before.token)
        return response

    async def export(self, request: Request, guest: str) -> Response:
        """Give everything that is kept about the caller as one file."""
        device = here(request)
        self._gate.may_take_along(self._gate.address(request))
        made = await self._house.store.fetch(PHRASE_MADE, guest)
        listed = await self._house.store.mine(guest, EVERYTHING)
        data = MyData(
            format="undermine-me/1",
            written=now_ms(),
            devices=[_info(kept, device.token) for kept in await self._house.people.devices(guest)],
            bots=infos(await self._programs.of(guest)),
            phrase=made[0][0] if made else None,
            blocked=await self._blocked(guest),
            games=[_game(await self._tables.peek(one.table), guest) for one in listed],
        )
        return download(msgspec.json.format(encode(data), indent=1), "undermine-me.json")

    async def forget(self, request: Request, guest: str) -> Response:
        """Forget the caller; whatever goes wrong on the way, the rest is done when it is asked for again."""
        here(request)
        self._gate.may_take_along(self._gate.address(request))
        await self._programs.forget(guest)
        await self._tables.forget(guest)
        await self._house.store.change(*((sql, (guest,)) for sql in FORGET), tell=f"guest {guest}")
        response = Response(status_code=204)
        sessions.dismiss(response, secure=self._secure(request))
        return response

    def routes(self, route: Register) -> list[Route]:
        """Return all routes below /api/me."""
        return [
            route("/api/me", only_people(self.me), "GET"),
            route("/api/me", only_people(self.forget), "DELETE"),
            route("/api/me/export", only_people(self.export), "GET"),
            route("/api/me/sign-out", only_people(self.sign_out), "POST"),
            route("/api/me/phrase", only_people(self.phrase), "POST"),
            route("/api/me/phrase", only_people(self.no_phrase), "DELETE"),
            route("/api/me/unblock", only_people(self.unblock), "POST"),
            route("/api/me/recover", only_people(self.recover), "POST"),
            *self._programs.routes(route),
        ]


def _game(state: TableState, guest: str) -> MyGame:
    """Return what a table keeps of a person: nothing that the seats of this person do not know already.

    Seats change hands: a name is its owner's, who typed it; moves and words are of whoever made and said them.
    """
    own = [(seat, chair) for seat, chair in enumerate(state.chairs) if chair is not None and chair.owner == guest]
    seats = set(state.seats_of(guest))
    played = zip(state.movers, [] if state.game is None else state.game.moves, strict=True)
    moves: dict[str, list[str]] = {str(seat): [] for seat in seats}
    for mover, move in played:
        if mover.by == "person" and mover.guest == guest:
            moves.setdefault(str(mover.seat), []).append(move)
    return MyGame(
        table=state.id,
        code=state.code,
        game=state.settings.game,
        phase=state.phase,
        made=state.made,
        changed=state.changed,
        host=state.host == guest,
        names={str(seat): chair.name for seat, chair in own},
        moves=moves,
        talk=[
            MyTalk(line.at, line.text or line.phrase or line.reaction or line.word or "")
            for line, speaker in zip(state.talk, state.speakers, strict=True)
            if speaker == guest
        ],
        marks=[MyMark(seat, about, then, mark) for (then, seat, about), mark in state.marks.items() if seat in seats],
        muted=sorted(seat for who, seat in state.mutes if who == guest),
    )


def _info(kept: Kept, here: str) -> DeviceInfo:
    return DeviceInfo(public_name(kept.token), kept.label, kept.made, kept.seen, kept.token == here)
