"""Structured logs: one line an event, never a cookie, key, seed, name or anything said."""

from __future__ import annotations

import datetime
import logging
import sys
from typing import TextIO

import h11
import msgspec
from starlette.requests import ClientDisconnect

ALLOWED = frozenset(
    {"table", "game", "key", "error", "address", "database", "status", "path", "method", "ms", "sockets", "tables",
     "version", "code", "count", "static", "process", "url"}
)  # fmt: skip
"""The only fields a line may have: a new secret is not logged by accident."""


CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], " ")
"""Nothing that a terminal would obey, or that looks like the end of a line."""


LONGEST = 400
"""Letters of one field: what a stranger sends may be 64 kB long."""


def cut(value: object) -> object:
    """Return a field that is not too long to be written."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class Log:
    """Writes lines to standard error, for people or for programs."""

    def __init__(self, form: str, out: TextIO | None = None) -> None:
        self._json = form == "json"
        self._out = out or sys.stderr

    def info(self, event: str, **fields: object) -> None:
        """Note something normal."""
        self._write("info", event, fields)

    def warning(self, event: str, **fields: object) -> None:
        """Note something that the server copes with."""
        self._write("warning", event, fields)

    def error(self, event: str, **fields: object) -> None:
        """Note something that somebody should look at."""
        self._write("error", event, fields)

    def _write(self, level: str, event: str, fields: dict[str, object]) -> None:
        unknown = fields.keys() - ALLOWED
        if unknown:
            raise ValueError(f"a log line may not hold {sorted(unknown)}")
        event, fields = event[:LONGEST], {name: cut(value) for name, value in fields.items()}
        time = datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")
        if self._json:
            line = msgspec.json.encode({"time": time, "level": level, "event": event, **fields}).decode()
        else:
            line = f"{time} {level:7} {event}" + "".join(f" {name}={value}" for name, value in fields.items())
        print(line.translate(CONTROLS), file=self._out, flush=True)


NOISE = ("Invalid HTTP request", "Unsupported upgrade", "Invalid UTF-8")
"""What any stranger could fill the log with; it is refused, and that is all there is to say."""

BROKEN_OFF = (ClientDisconnect, h11.LocalProtocolError)
"""What a request raises whose browser has gone, or has sent rubbish after it."""


class Bridge(logging.Handler):
    """Passes on what libraries log, one line each, without their tracebacks."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        reason = record.exc_info[1] if record.exc_info else None
        if record.getMessage().startswith(NOISE) or isinstance(reason, BROKEN_OFF):
            return
        error = repr(record.exc_info[1]) if record.exc_info and record.exc_info[1] is not None else "none"
        write = self._log.error if record.levelno >= logging.ERROR else self._log.warning
        write(f"{record.name}: {record.getMessage().splitlines()[0] if record.getMessage() else ''}", error=error)


def bridge(log: Log) -> None:
    """Let every library log through here."""
    root = logging.getLogger()
    root.handlers[:] = [Bridge(log)]
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # the store tells what is lost and what is back
