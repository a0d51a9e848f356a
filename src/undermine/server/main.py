"""`undermine serve`: start the web application, say where it is, stop in good order."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import gc
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any, Protocol

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import undermine
from undermine.server import callers
from undermine.server.app import make_app
from undermine.server.bot_pool import BotPool
from undermine.server.house import House
from undermine.server.logs import Log, bridge
from undermine.server.metrics import Metrics, metrics_of, serve_metrics
from undermine.server.processes import READY, TOGETHER, Reception
from undermine.server.protocol import Notice
from undermine.server.settings import ServerSettings, read_settings
from undermine.server.socket import MESSAGE_BYTES
from undermine.server.store import Store, StoreDown, open_store
from undermine.server.store.migrate import TooNew
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.sqlite import FileInUse
from undermine.server.tables import Tables
from undermine.server.think import Thinkers

GARBAGE = 50_000  # new objects before Python looks for cycles: a move makes hundreds, and hardly ever a cycle
GRACE = 5  # seconds that open requests get when the server stops


class Server(uvicorn.Server):
    """Tells people before it stops."""

    def __init__(self, config: uvicorn.Config, warn: Callable[[], None], begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._warn = warn
        self._begun = begun
        self._arriving: set[asyncio.Task[Any]] = set()
        self._leaving = callers.Leaving()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals as `hear_signals` has set them; uvicorn would die of one in the end."""
        yield

    async def on_tick(self, counter: int) -> bool:
        """Every now and then look for connections that do not come to their end; ten ticks are a second."""
        if counter % (10 * callers.CLOSE_SECONDS) == 0:
            self._leaving.look(self.server_state.connections)
        return await super().on_tick(counter)

    def hear_signals(self) -> None:
        """Stop on a signal, and go on to close tables and database."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then let people in."""
        await super().startup(sockets)
        self._begun()

    def take(self, connection: socket.socket) -> None:
        """Serve a connection that another process has accepted."""
        connection.setblocking(False)
        arriving = asyncio.get_running_loop().create_task(self._take(connection))
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arriving.discard)

    async def _take(self, connection: socket.socket) -> None:
        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # gone meanwhile
            connection.close()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal."""
        self._warn()
        super().handle_exit(sig, frame)


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or say in one sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # whoever comes from now on is served, even while the server still starts
    except OSError as error:
        listening.close()
        raise SystemExit(f"undermine serve: cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def address_of(settings: ServerSettings, listening: socket.socket) -> str:
    """Return the address to open in a browser."""
    if settings.url:
        return settings.url
    port = listening.getsockname()[1]
    anywhere = settings.host in ("0.0.0.0", "::")
    name = socket.gethostname() if anywhere else settings.host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def shown(url: str) -> str:
    """Return a database's address without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rsplit('@', 1)[-1]}"


async def run(settings: ServerSettings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until a signal comes."""
    log = Log(settings.log_format)
    bridge(log)
    with contextlib.closing(bind(settings.host, settings.port)) as listening:
        store = open_store(settings.database_url(), log.warning)
        await store.open()
        await serve_tables(settings, store, log, Listening(listening, lambda: announce(settings, listening, ready)))


def announce(settings: ServerSettings, listening: socket.socket, ready: Callable[[str], None] | None) -> None:
    """Say on standard output where the server is."""
    address = address_of(settings, listening)
    print(f"undermine {undermine.__version__} is at {address} (tables in {shown(settings.database_url())})", flush=True)
    if ready is not None:
        ready(address)


class Entrance(Protocol):
    """Where connections come from."""

    @property
    def sockets(self) -> list[socket.socket]:
        """Return what to listen on."""

    def open(self, server: Server) -> None:
        """Let people in from now on."""


@dataclass(frozen=True, slots=True)
class Listening:
    """A port of this process's own."""

    listening: socket.socket
    announce: Callable[[], None]

    @property
    def sockets(self) -> list[socket.socket]:
        """Return what to listen on."""
        return [self.listening]

    def open(self, _server: Server) -> None:
        """Say where it is: whoever comes before the server has quite started waits in the port's queue."""
        self.announce()


@dataclass(frozen=True, slots=True)
class Channel:
    """The reception of several processes, which hands over connections that it has taken in."""

    channel: socket.socket

    @property
    def sockets(self) -> list[socket.socket]:
        """Listen on nothing."""
        return []

    def open(self, server: Server) -> None:
        """Tell the reception that connections can come."""
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self._take, server)
        self.channel.send(READY)

    def _take(self, server: Server) -> None:
        for _ in range(TOGETHER):
            try:
                said, given, _, _ = socket.recv_fds(self.channel, 64, 1)
            except BlockingIOError:
                return
            except OSError:
                said, given = b"", []
            if not said:  # the reception is gone, and nobody would ever come again
                asyncio.get_running_loop().remove_reader(self.channel)
                server.handle_exit(signal.SIGTERM, None)
                return
            for number in given:
                server.take(socket.socket(fileno=number))


async def serve_tables(settings: ServerSettings, store: Store, log: Log, entrance: Entrance) -> None:
    """Serve from a database that is open."""
    pool = BotPool(settings.bot_workers, settings.bot_seconds, log.warning)
    bots = Thinkers(pool, store if isinstance(store, PostgresStore) else None, settings.think_seconds)
    house = House(store, bots, Metrics(), log, settings)
    tables = Tables(house)
    config = uvicorn.Config(
        make_app(tables) if settings.processes == 1 else one_request_each(make_app(tables)),
        http=callers.http(2 * settings.max_sockets_address, settings.proxies),
        ws=callers.socket(settings.max_messages),
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
    )
    loop = asyncio.get_running_loop()

    def warn() -> None:
        loop.call_soon_threadsafe(tables.tell, Notice("restarting"))

    listener = await serve_metrics(house.metrics, settings.metrics) if settings.metrics else None
    server = Server(config, warn, lambda: entrance.open(server))
    server.hear_signals()  # before anybody is told that it runs
    tables.open()
    gc.freeze()  # what is there now stays: never look through it again
    gc.set_threshold(GARBAGE)
    try:
        await server.serve(entrance.sockets)
    finally:
        if listener is not None:
            listener.close()
        await tables.close()
        await bots.close()
        await house.stories.close()
        await store.close()
        log.info("stopped")


def one_request_each(app: ASGIApp) -> ASGIApp:
    """Close a connection after its answer: the next request may be about a table that lives in another process."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
            await send(message)

        await app(scope, receive, send_last if scope["type"] == "http" else send)

    return serve


def serve(argv: Sequence[str], ready: Callable[[str], None] | None = None) -> int:
    """Run `undermine serve` with these arguments; `ready` is told the address."""
    settings = read_settings(argv)
    callers.allow_many_files()
    if settings.processes > 1:
        return serve_processes(settings, ready)
    return complete(run(settings, ready))


def complete(work: Coroutine[Any, Any, None]) -> int:
    """Run to the end; return the exit status, with one sentence where it could not."""
    try:
        _runner()(work)
    except (StoreDown, FileInUse, TooNew, ValueError) as error:
        print(f"undermine serve: {error}", file=sys.stderr)
        return 2
    return 0


def serve_processes(settings: ServerSettings, ready: Callable[[str], None] | None) -> int:
    """Serve from several processes behind one port."""
    log = Log(settings.log_format)
    share = functools.partial(_share, count=settings.processes)
    each = dataclasses.replace(
        settings,
        max_tables_hour=share(settings.max_tables_hour),
        max_public_hour=share(settings.max_public_hour),
        max_devices_hour=share(settings.max_devices_hour),
        max_reports_hour=share(settings.max_reports_hour),
        max_guesses=share(settings.max_guesses),
    )

    async def live(number: int, channel: socket.socket) -> None:
        bridge(log)
        store = open_store(each.database_url(), log.warning)
        await store.open()
        own = dataclasses.replace(each, metrics=metrics_of(each.metrics, number))
        await serve_tables(own, store, log, Channel(channel))

    with contextlib.closing(bind(settings.host, settings.port)) as listening:
        reception = Reception(
            listening, settings.processes, lambda number, channel: complete(live(number, channel)), log.warning
        )
        return reception.run(lambda: announce(settings, listening, ready))


def _share(limit: int, count: int) -> int:
    """Return each process's part of a limit that one address has over all of them; their requests come in turn."""
    return -(-limit // count)


def _runner() -> Callable[..., None]:
    """Return how to run: on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
