"""The door: which hosts are answered to, what other sites may ask, and what every answer carries."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undermine.server.gate import Gate
from undermine.server.house import House
from undermine.server.protocol import encode
from undermine.server.refusal import Refusal
from undermine.server.sessions import is_secure
from undermine.server.settings import HOST, ServerSettings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' data: blob:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
SECURE = (b"strict-transport-security", b"max-age=63072000")
"""Once a browser has come over TLS, it comes over TLS alone; the proxy's own subdomains are not ours to bind."""
JSON_HEADERS: Final = {"cache-control": "no-store", "content-disposition": 'attachment; filename="api.json"'}
"""Nobody shall be shown an answer for programs as if it were a page."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"})
"""What is counted by its name; whatever else somebody calls a method is counted together."""

HEALTH: Final = "/healthz"
"""Proxies and containers ask for it under a name of their own, such as `server:8642`, and it tells nothing of anybody."""
FILES: Final = "/assets/"  # of the page, counted apart from what is asked of the server

FOREIGN = ("cross-site", "same-site")
"""What a browser says of a request that another site's page makes; a neighbouring name is another site too."""


def host_name(host: str) -> str | None:
    """Return the name in a Host header without its port, or None where it is none."""
    found = HOST.fullmatch(host)
    return None if found is None else found[1].lower().rstrip(".")


def is_address(name: str) -> bool:
    """Tell whether a name is an address: no foreign name server can make its own name one."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Hosts:
    """Which hosts the server answers to: any well-formed one, or with `--url` its own names and plain addresses.

    A page under a name of its owner's that leads to this server (DNS rebinding) would otherwise be of the same origin.
    """

    def __init__(self, settings: ServerSettings) -> None:
        named = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        self._names = {urlsplit(settings.url).hostname or "", "localhost", *named} if settings.url else None

    def know(self, headers: Headers) -> bool:
        """Tell whether a request names a host that is this server."""
        given = headers.getlist("host")
        name = host_name(given[0]) if len(given) == 1 else None
        return name is not None and (self._names is None or name in self._names or is_address(name))


def is_foreign(headers: Headers) -> bool:
    """Tell whether another site's page makes this request, as far as the browser says."""
    return headers.get("sec-fetch-site") in FOREIGN


def follows_link(headers: Headers) -> bool:
    """Tell whether somebody follows a link, in a window of its own."""
    return headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") == "document"


def answer_refusal(refusal: Refusal) -> Response:
    """Return a refusal as an HTTP answer."""
    headers = dict(JSON_HEADERS)
    if refusal.status == 429:
        headers["retry-after"] = "60" if refusal.key == "too-many-guesses" else "5"
    return Response(encode(refusal.problem()), refusal.status, headers, media_type="application/json")


class Door:
    """Lets requests in or not, before anything is done for them; sockets go their own short way."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, gate: Gate, house: House) -> None:
        self._app = app
        self._sockets = sockets
        self._gate = gate
        self._house = house
        self._hosts = Hosts(house.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            if self._hosts.know(Headers(scope=scope)):
                await self._sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4400})  # before accepting: a 403
            return
        secure = [SECURE] if is_secure(HTTPConnection(scope), self._house.settings.url) else []
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, *secure]
                self._house.metrics.http.labels(method, message["status"]).inc()
            await send(message)

        try:
            self._let_in(HTTPConnection(scope))
        except Refusal as refusal:
            self._house.refused(refusal.key)
            await answer_refusal(refusal)(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)

    def _let_in(self, request: HTTPConnection) -> None:
        """Refuse odd hosts and what other sites ask; count the rest.

        What another site's page asks counts nowhere: it would spend what the person who looks at that page may do. All it can
        do is link to the page.
        """
        if not self._hosts.know(request.headers) and request.scope["path"] != HEALTH:
            raise Refusal("malformed", "This server has another name.")
        if is_foreign(request.headers) and (
            request.scope["path"].startswith("/api/") or not follows_link(request.headers)
        ):
            raise Refusal("origin")
        address = self._gate.address(request)
        if request.scope["path"].startswith(FILES):
            self._gate.may_fetch(address)
        else:
            self._gate.may_ask(address)
