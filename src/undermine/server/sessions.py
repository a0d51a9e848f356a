"""The cookie of a browser, of which only the hash is ever kept, and where its requests may come from."""

from __future__ import annotations

import base64
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from undermine.server.decisions import hash_key

COOKIE = "undermine"
SECURE_COOKIE = "__Host-undermine"
"""Browsers take this name only over TLS and from the very host: no neighbouring site can plant it."""
YEARS = 60 * 60 * 24 * 365 * 2
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are mistaken for another
CODE_LENGTH = 6
_TABLE = re.compile(r"[a-z2-7]{26}")


def new_table_id() -> str:
    """Return 128 random bits as 26 letters."""
    return base64.b32encode(secrets.token_bytes(16)).decode().lower().rstrip("=")


def is_table_id(text: str) -> bool:
    """Tell whether a text could be a table's id."""
    return _TABLE.fullmatch(text) is not None


def is_code(text: str) -> bool:
    """Tell whether a text could be a short code."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


def new_seat_key() -> str:
    """Return 256 random bits as 52 letters."""
    return base64.b32encode(secrets.token_bytes(32)).decode().lower().rstrip("=")


def new_code() -> str:
    """Return a short code that is easy to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_secure(connection: HTTPConnection, url: str) -> bool:
    """Tell whether the browser speaks TLS, as far as the proxy or the configured address says."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    return url == f"https://{connection.headers.get('host')}"


def new_token() -> str:
    """Return 256 random bits as 43 letters."""
    return secrets.token_urlsafe(32)


def bearer_of(connection: HTTPConnection) -> str | None:
    """Return the token that a bot shows, or None where the request is a browser's."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_of(connection: HTTPConnection, url: str) -> str | None:
    """Return the hash of a bot's token or of the browser's cookie, or None where there is neither."""
    token = bearer_of(connection)
    if token is not None:
        return hash_key(token) if _TOKEN.fullmatch(token) else None
    token = connection.cookies.get(SECURE_COOKIE if is_secure(connection, url) else COOKIE, "")
    return hash_key(token) if _TOKEN.fullmatch(token) else None


def welcome(response: Response, *, secure: bool) -> str:
    """Give a browser its cookie; return the hash, which has to be stored before the browser gets the answer."""
    token = new_token()
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=secure)
    return hash_key(token)


def dismiss(response: Response, *, secure: bool) -> None:
    """Take a browser's cookie away."""
    name = SECURE_COOKIE if secure else COOKIE
    response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)


def origin_of(connection: HTTPConnection, url: str) -> str:
    """Return the origin under which the browser reached the server: the configured one, or as it calls it."""
    if url:
        return url
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    return f"{scheme}://{connection.headers.get('host', '')}"


def same_origin(connection: HTTPConnection, url: str) -> bool:
    """Tell whether a request comes from the server's own page. Programs send no Origin; they have nobody's cookie."""
    given = connection.headers.get("origin")
    if given is None:
        return connection.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    # With --url set the address in the browser's own bar must still do, so that the home network can reach it.
    host = connection.headers.get("host")
    return given != "" and given in (url, f"http://{host}", f"https://{host}")
