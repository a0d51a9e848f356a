"""The real server, but for one thing: the secret of a table's shuffle, its id and its code follow from the name of the deal.

The name comes with every request of a test, in the header `x-deal`. Everything else, shuffles and their proofs included, is
the server's own. This program is part of the tests alone: the product knows no such header.
"""

from __future__ import annotations

import base64
import hashlib
import sys
from collections import Counter
from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from undermine.server import main, sessions, shuffle, tables

HEADER = b"x-deal"
_deal: ContextVar[str] = ContextVar("deal")
_made: Counter[str] = Counter()


def drawn(purpose: str) -> bytes:
    """Return 32 bytes for the next table of this deal; a table that has no name is a fault of the test."""
    what = f"{purpose} {_deal.get()}"
    _made[what] += 1
    return hashlib.sha256(f"{what} {_made[what]}".encode()).digest()


def new_secret() -> str:
    return drawn("secret").hex()


def new_table_id() -> str:
    return base64.b32encode(drawn("table")[:16]).decode().lower().rstrip("=")


def new_code() -> str:
    letters = sessions.CODE_LETTERS
    return "".join(letters[byte % len(letters)] for byte in drawn("code")[: sessions.CODE_LENGTH])


def by_name(app: ASGIApp) -> ASGIApp:
    """Let the application know the deal of each request."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        names = [value for name, value in scope.get("headers", ()) if name == HEADER]
        if names:
            _deal.set(names[0].decode())
        await app(scope, receive, send)

    return serve


if __name__ == "__main__":
    make_app = vars(main)["make_app"]
    vars(main)["make_app"] = lambda served: by_name(make_app(served))
    vars(shuffle)["new_secret"] = new_secret
    vars(tables).update(new_table_id=new_table_id, new_code=new_code)
    sys.exit(main.serve(sys.argv[1:]))
