"""What the server measures about itself, for Prometheus."""

from __future__ import annotations

import functools

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges and histograms of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        here = self.registry
        self.moves = Counter("undermine_moves", "Moves stored and shown", ["game", "by"], registry=here)
        self.refusals = Counter("undermine_refusals", "Requests refused", ["key"], registry=here)
        self.messages = Counter("undermine_messages", "Messages received over sockets", registry=here)
        self.sockets = Gauge("undermine_sockets", "Open sockets", registry=here)
        self.tables = Gauge("undermine_tables_live", "Tables in memory", registry=here)
        self.made = Counter("undermine_tables_made", "Tables made", ["game"], registry=here)
        self.storage_up = Gauge("undermine_storage_up", "1 while moves can be stored", registry=here)
        self.append_seconds = Histogram(
            "undermine_append_seconds", "From decision to durable storage", buckets=FAST, registry=here
        )
        self.bot_seconds = Histogram(
            "undermine_bot_seconds", "A bot's decision, waiting included", ["level"], registry=here
        )
        self.http = Counter("undermine_http_requests", "HTTP requests", ["method", "status"], registry=here)

    @functools.cache  # noqa: B019 - one per process, and few labels
    def moved(self, game: str, by: str) -> Counter:
        """Return the counter of one game's moves by people, bots, or the clock."""
        return self.moves.labels(game, by)

    def text(self) -> bytes:
        """Return everything in Prometheus' text form."""
        return generate_latest(self.registry)
