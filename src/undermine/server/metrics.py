"""What the server measures about itself, for Prometheus. What every move counts is kept in plain numbers."""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(FAST) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(FAST, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulated counts by upper bound."""
        return [(bound, sum(self.counts[: k + 1])) for k, bound in enumerate([*map(str, FAST), "+Inf"])]


class Metrics(Collector):
    """Counters, gauges and histograms of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        here = self.registry
        self.heard = 0
        self._moves: Tally[tuple[str, str]] = Tally()
        self.append_seconds = Durations()
        here.register(self)
        self.refusals = Counter("undermine_refusals", "Requests refused", ["key"], registry=here)
        self.sockets = Gauge("undermine_sockets", "Open sockets", registry=here)
        self.tables = Gauge("undermine_tables_live", "Tables in memory", registry=here)
        self.made = Counter("undermine_tables_made", "Tables made", ["game"], registry=here)
        self.storage_up = Gauge("undermine_storage_up", "1 while moves can be stored", registry=here)
        self.bot_seconds = Histogram(
            "undermine_bot_seconds", "A bot's decision, waiting included", ["level"], registry=here
        )
        self.http = Counter("undermine_http_requests", "HTTP requests", ["method", "status"], registry=here)

    def moved(self, game: str, by: str) -> None:
        """Count a move of a person, a bot or the clock."""
        self._moves[game, by] += 1

    def collect(self) -> Iterator[Metric]:
        """Give Prometheus the plain numbers."""
        moves = CounterMetricFamily("undermine_moves", "Moves stored and shown", labels=["game", "by"])
        for labels, count in self._moves.items():
            moves.add_metric(labels, count)
        yield moves
        yield CounterMetricFamily("undermine_messages", "Messages received over sockets", self.heard)
        times = self.append_seconds
        yield HistogramMetricFamily(
            "undermine_append_seconds", "From decision to durable storage", times.buckets(), times.sum
        )

    def text(self) -> bytes:
        """Return everything in Prometheus' text form."""
        return generate_latest(self.registry)


ASKED = 4096  # bytes of a question
PATIENCE = 5.0


def metrics_of(where: str, process: int) -> str:
    """Return where one of several processes tells its metrics: each has a port of its own, one after the other."""
    host, _, port = where.rpartition(":")
    return f"{host}:{int(port) + process}" if where else ""


async def serve_metrics(metrics: Metrics, where: str) -> asyncio.Server:
    """Answer `GET /metrics` on a listener of its own, which people who play cannot reach."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                asked = await reader.readuntil(b"\r\n\r\n")
                found = asked.startswith((b"GET /metrics ", b"GET /metrics?"))
                body, status = (metrics.text(), b"200 OK") if found else (b"", b"404 Not Found")
                head = b"HTTP/1.1 %b\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n" % status
                writer.write(head + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
                await writer.drain()
        writer.close()

    host, _, port = where.rpartition(":")
    return await asyncio.start_server(answer, host.strip("[]"), int(port), limit=ASKED)
