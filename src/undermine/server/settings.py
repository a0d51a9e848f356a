"""Settings of the server: flags, each with an environment variable of the same name, and their defaults."""

from __future__ import annotations

import argparse
import dataclasses
import ipaddress
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import platformdirs

from undermine.arguments import Arguments

MOST_PROCESSES = 256
MOST: Final = 1_000_000_000  # of anything that is a number: nobody means more
HOST: Final = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)
"""What may stand in a Host header."""
STATIC = Path(__file__).parent / "static"


def _setting(default: Any, about: str, least: float | None = None) -> Any:
    return field(default=default, metadata={"about": about, "least": least})


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Everything that can be chosen when the server starts."""

    host: str = _setting("127.0.0.1", "address to listen on; 0.0.0.0 for the home network")
    port: int = _setting(8642, "port to listen on; 0 takes a free one")
    database: str = _setting("", "sqlite:///FILE or postgresql://…; left out: SQLite in the user's data folder")
    processes: int = _setting(1, "processes that serve, each table in one of them; more than one needs PostgreSQL")
    url: str = _setting("", "address under which people reach the server, such as https://play.example.org")
    hosts: str = _setting("", "with --url: further names under which the server may be called, by commas")
    proxies: str = _setting("127.0.0.1", "addresses of reverse proxies whose X-Forwarded headers are believed")
    metrics: str = _setting(
        "", "address and port where GET /metrics is answered, such as 127.0.0.1:9464; left out: nowhere"
    )
    log_format: str = _setting("text", "text or json")
    bot_workers: int = _setting(1, "processes that think for bots", least=1)
    bot_seconds: float = _setting(10.0, "time budget of one decision of a bot", least=0.1)
    think_seconds: float = _setting(
        2.0, "seconds to wait for `undermine think` before a bot thinks here; 0 never asks", least=0
    )
    bot_pause: float = _setting(0.7, "seconds a bot waits before it moves, so that people can follow", least=0)
    host_away: int = _setting(90, "seconds after which an absent host's role passes to somebody at the table", least=0)
    keep_unfinished: int = _setting(730, "days an unfinished table is kept after its last move; 0 for ever", least=0)
    keep_finished: int = _setting(730, "days a finished table is kept; 0 for ever", least=0)
    max_tables: int = _setting(30, "unfinished tables of one browser", least=1)
    max_tables_hour: int = _setting(60, "new tables from one address in an hour", least=1)
    max_public_hour: int = _setting(6, "new public tables, listed for everybody, from one address in an hour", least=1)
    max_devices_hour: int = _setting(1000, "new browsers from one address in an hour", least=1)
    max_reports_hour: int = _setting(10, "reports and blocked people from one address in an hour", least=1)
    max_sockets: int = _setting(5000, "open sockets in all", least=1)
    max_sockets_guest: int = _setting(24, "open sockets of one browser", least=1)
    max_sockets_address: int = _setting(400, "open sockets from one address", least=1)
    max_requests: int = _setting(50, "HTTP requests a second from one address (bursts of four times as many)", least=1)
    max_messages: int = _setting(20, "messages a second over one socket (bursts of twice as many)", least=1)
    max_guesses: int = _setting(30, "unknown codes, tables and private links from one address in ten minutes", least=1)

    def database_url(self) -> str:
        """Return the database's address, the default filled in."""
        if self.database:
            return self.database
        return f"sqlite:///{Path(platformdirs.user_data_dir('undermine')) / 'undermine.db'}"


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"UNDERMINE_{name.upper()}"


def wrong_number(settings: ServerSettings) -> str | None:
    """Return a sentence about the first number that is too small to serve anybody."""
    for option in dataclasses.fields(settings):
        least, given = option.metadata["least"], getattr(settings, option.name)
        if least is not None and not least <= given <= MOST:  # what is no number at all (nan) is not either
            limit = f"at most {MOST}" if given > MOST else f"at least {least}"
            return f"--{option.name.replace('_', '-')} is {limit}, not {short(given)}"
    return None


def wrong_url(settings: ServerSettings) -> str | None:
    """Return a sentence about an address or a name under which nobody could ever call the server."""
    if not settings.url:
        return "--hosts are further names beside --url, which is not given" if settings.hosts else None
    wrong = f"--url is an address such as https://play.example.org, not {settings.url!r}"
    try:
        url = urlsplit(settings.url)
        bare = url.port != 0 and not (url.query or url.fragment) and len(settings.url.split()) == 1
    except ValueError:
        return wrong
    if url.scheme not in ("http", "https"):
        return f"--url begins with http:// or https://, not {settings.url!r}"
    if url.path.strip("/"):
        return f"--url is a name without a path: the server needs one of its own, not {settings.url!r}"
    if not bare or HOST.fullmatch(url.netloc) is None:
        return wrong
    for host in filter(None, map(str.strip, settings.hosts.split(","))):
        if HOST.fullmatch(host) is None or host.rpartition("]")[2].count(":"):
            return f"--hosts are names such as play.example.org, not {host!r}"
    return None


def wrong_address(settings: ServerSettings) -> str | None:
    """Return a sentence about the first address that is none: one that never matches would be believed to protect."""
    for proxy in settings.proxies.split(","):
        if proxy.strip() not in ("", "*") and not _is_network(proxy.strip()):
            return f"--proxies are addresses or networks such as 127.0.0.1, 10.0.0.0/8, or *, not {proxy.strip()!r}"
    host, _, port = settings.metrics.rpartition(":")
    if settings.metrics and not (
        _is_network(host.strip("[]")) and port.isascii() and port.isdigit() and int(port) < 65536
    ):
        return f"--metrics is an address and a port such as 127.0.0.1:9464, not {settings.metrics!r}"
    return None


def short(number: float) -> str:
    """Return a number as it was given, or its beginning."""
    return f"{number:.3g}" if isinstance(number, float) else str(number)[:20]


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def read_settings(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> ServerSettings:
    """Read the settings from flags, then from the environment; exit with one clear line where one is wrong."""
    parser = Arguments(
        "undermine serve",
        "Serve the web application. Every flag can also be set in the environment, as UNDERMINE_FLAG.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    for option in dataclasses.fields(ServerSettings):
        kind = {"str": str, "int": int, "float": float}[str(option.type)]
        given = environment.get(variable(option.name))
        try:
            default = option.default if given is None else kind(given)
        except ValueError:
            parser.error(f"{variable(option.name)}={given!r} is not a number")
        flag = f"--{option.name.replace('_', '-')}"
        parser.add_argument(flag, type=kind, default=default, help=option.metadata["about"])
    settings = ServerSettings(**vars(parser.parse_args(argv)))
    if settings.log_format not in ("text", "json"):
        parser.error(f"--log-format is text or json, not {settings.log_format!r}")
    if not 1 <= settings.processes <= MOST_PROCESSES:
        parser.error(f"--processes is between 1 and {MOST_PROCESSES}, not {settings.processes}")
    if settings.processes > 1 and not settings.database_url().startswith(("postgresql://", "postgres://")):
        parser.error("--processes needs a PostgreSQL database: a SQLite file is served by one process")
    if not 0 <= settings.port <= 65535:
        parser.error(f"--port is between 0 and 65535, not {settings.port}")
    wrong = wrong_number(settings) or wrong_url(settings) or wrong_address(settings)
    if wrong:
        parser.error(wrong)
    return dataclasses.replace(settings, url=settings.url.strip().rstrip("/"))
