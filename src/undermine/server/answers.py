"""Bodies of requests and answers: small, declared, JSON."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from undermine.server.door import JSON_HEADERS
from undermine.server.protocol import encode
from undermine.server.refusal import Refusal

T = TypeVar("T")
BODY_BYTES = 16_384


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
