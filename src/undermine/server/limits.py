"""Limits on what one browser or address may do: token buckets that refill, and simple counts."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

FORGET = 50_000  # buckets kept; full ones are dropped first


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spent(self) -> bool:
        """Tell whether nothing is left, taking nothing."""
        self._refill()
        return self._left < 1

    def full(self) -> bool:
        """Tell whether nothing was taken lately."""
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """One bucket for each address or browser."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, who: str) -> Bucket:
        """Return somebody's bucket."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= FORGET:
                spent = [(key, kept) for key, kept in self._buckets.items() if not kept.full()]
                self._buckets = dict(spent[-FORGET // 2 :])  # where all are in use, the oldest go
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket


class Counts:
    """How many of something each address or browser has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Count one more, unless it is one too many."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one less."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


def neighbourhood(address: str) -> str:
    """Return what counts as one address: an IPv6 network of 64 bits belongs to one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network(f"{parsed}/64", strict=False).network_address)
    return str(parsed)
