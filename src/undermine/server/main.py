"""`undermine serve`: start the web application, say where it is, stop in good order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType

import uvicorn

import undermine
from undermine.server import callers
from undermine.server.app import make_app
from undermine.server.bot_pool import BotPool
from undermine.server.house import House
from undermine.server.logs import Log, bridge
from undermine.server.metrics import Metrics
from undermine.server.protocol import Notice
from undermine.server.settings import ServerSettings, read_settings
from undermine.server.socket import MESSAGE_BYTES
from undermine.server.store import Store, StoreDown, open_store
from undermine.server.store.migrate import TooNew
from undermine.server.store.sqlite import FileInUse
from undermine.server.tables import Tables

GARBAGE = 50_000  # new objects before Python looks for cycles: a move makes hundreds, and hardly ever a cycle
GRACE = 5  # seconds that open requests get when the server stops


class Server(uvicorn.Server):
    """Tells people before it stops."""

    def __init__(self, config: uvicorn.Config, warn: Callable[[], None]) -> None:
        super().__init__(config)
        self._warn = warn
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
        await serve_tables(settings, listening, store, log, ready)


async def serve_tables(
    settings: ServerSettings, listening: socket.socket, store: Store, log: Log, ready: Callable[[str], None] | None
) -> None:
    """Serve on a port from a database, both open already."""
    bots = BotPool(settings.bot_workers, settings.bot_seconds, log.warning)
    house = House(store, bots, Metrics(), log, settings)
    tables = Tables(house)
    config = uvicorn.Config(
        make_app(tables),
        http=callers.http(2 * settings.max_sockets_address, settings.proxies),
        ws=callers.Socket,
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

    server = Server(config, warn)
    server.hear_signals()  # before anybody is told that it runs
    tables.open()
    address = address_of(settings, listening)
    print(f"undermine {undermine.__version__} is at {address} (tables in {shown(settings.database_url())})", flush=True)
    if ready is not None:
        ready(address)
    gc.freeze()  # what is there now stays: never look through it again
    gc.set_threshold(GARBAGE)
    try:
        await server.serve([listening])
    finally:
        await tables.close()
        await bots.close()
        await store.close()
        log.info("stopped")


def serve(argv: Sequence[str], ready: Callable[[str], None] | None = None) -> int:
    """Run `undermine serve` with these arguments; `ready` is told the address."""
    settings = read_settings(argv)
    callers.allow_many_files()
    try:
        _runner()(run(settings, ready))
    except (StoreDown, FileInUse, TooNew, ValueError) as error:
        print(f"undermine serve: {error}", file=sys.stderr)
        return 2
    return 0


def _runner() -> Callable[..., None]:
    """Return how to run: on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
