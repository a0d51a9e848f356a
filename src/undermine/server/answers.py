"""Bodies of requests and answers: small, declared, JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undermine.server.decisions import hash_key
from undermine.server.door import JSON_HEADERS
from undermine.server.people import Device, is_program
from undermine.server.protocol import encode
from undermine.server.refusal import Refusal

T = TypeVar("T")
BODY_BYTES = 16_384
Act = Callable[[Request, str], Awaitable[Response]]
Register = Callable[[str, Act, str], Route]


def answer(body: Struct, status: int = 200) -> Response:
    """Return a message as an HTTP answer."""
    return Response(encode(body), status, JSON_HEADERS, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """Read a JSON body of a kind, small and well formed."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("malformed", "Send JSON: content-type: application/json.", 415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_BYTES:
            raise Refusal("too-large")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        raise Refusal("malformed", f"Not understood: {wrong}.") from None


def download(body: bytes, name: str) -> Response:
    """Return a file to be saved under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


def here(request: Request) -> Device:
    """Return the device that asks; whoever has none yet has nothing to ask for."""
    device: Device | None = request.state.device
    if device is None:
        raise Refusal("device-unknown")
    return device


def only_people(act: Act) -> Act:
    """Close a route to bots with a token of their own: what one can do with it must end when the token is taken back."""

    async def act_of_a_person(request: Request, guest: str) -> Response:
        device: Device | None = request.state.device
        if device is not None and is_program(device.guest):
            raise Refusal("not-for-bots")
        return await act(request, guest)

    return act_of_a_person


def public_name(token: str) -> str:
    """Return what a device is called outside: its token's hash stays inside."""
    return hash_key(f"device {token}")[:16]
