"""The server subclasses uvicorn from the inside: what it overrides and reads is there, as it was when the cap was set."""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib.metadata import version

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tests.house.repo import ROOT
from undermine.server import callers, main, wire

OVERRIDDEN = {
    (uvicorn.Server, main.Server): {
        "capture_signals": [],
        "on_tick": ["counter"],
        "handle_exit": ["sig", "frame"],
        "startup": ["sockets"],
    },
    (H11Protocol, callers.Http): {
        "connection_made": ["transport"],
        "data_received": ["data"],
        "handle_websocket_upgrade": ["event"],
        "pause_writing": [],
        "resume_writing": [],
        "connection_lost": ["exc"],
    },
    (WebSocketsSansIOProtocol, wire.Wire): {
        "handle_connect": ["event"],
        "keepalive_timeout": [],
        "send_receive_event_to_app": [],
    },
    (WebSocketsSansIOProtocol, callers.Socket): {
        "data_received": ["data"],
        "receive": [],
        "handle_ping": [],
        "handle_pong": ["event"],
        "handle_text": ["event"],
        "handle_bytes": ["event"],
        "handle_cont": ["event"],
        "connection_lost": ["exc"],
    },
}
READ: dict[type, tuple[str, ...]] = {
    uvicorn.Server: ("server_state", "lifespan", "config"),
    ServerState: ("connections",),
    H11Protocol: ("client", "loop", "conn", "transport"),
    WebSocketsSansIOProtocol: (
        "writable", "disconnected", "close_sent", "transport", "read_paused", "queue", "handshake_initiated", "scope", "frames",
        "loop",
    ),
}  # fmt: skip
OWN = {"__init__", "hear_signals", "take", "_take", "send_text", "drained", "end", "cut", "_at_ease", "_counted", "_go_on",
       "_go_on_soon", "_whole", "take_text", "_look", "_look_later", "_look_no_more"}  # fmt: skip


@pytest.mark.parametrize("pair", OVERRIDDEN, ids=lambda pair: pair[1].__name__)
def test_what_is_overridden_has_the_signature_that_was_read(pair: tuple[type, type]) -> None:
    theirs, ours = pair
    for name, parameters in OVERRIDDEN[pair].items():
        assert list(inspect.signature(getattr(theirs, name)).parameters) == ["self", *parameters], name
    functions = {name for name, value in vars(ours).items() if inspect.isfunction(value)}
    assert functions - OWN == set(OVERRIDDEN[pair]), "this table lists everything that is overridden"


@pytest.mark.parametrize("theirs", READ, ids=lambda each: each.__name__)
def test_what_is_read_is_set(theirs: type) -> None:
    source = inspect.getsource(theirs)
    for name in READ[theirs]:
        assert re.search(rf"self\.{name}\b[^=\n]*=[^=]", source), name


def test_the_cap_is_the_version_that_was_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (asked,) = [each for each in project["project"]["optional-dependencies"]["server"] if each.startswith("uvicorn")]
    low, high = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", asked).groups()  # type: ignore[union-attr]
    assert int(high) == int(low) + 1
    assert version("uvicorn").split(".")[1] == low
