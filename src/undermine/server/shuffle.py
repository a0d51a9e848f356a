"""Fair shuffles: the server commits to a secret, browsers add randomness, both together give the seed."""

from __future__ import annotations

import datetime
import hashlib
import secrets
from typing import Final

SCHEME: Final = "undermine-shuffle/1"


def new_secret() -> str:
    """Return 32 secret bytes in hex."""
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """Bind the server to a secret before anybody has added anything."""
    return _hash(f"{SCHEME} commitment", table, secret)


def seed(table: str, secret: str, contributions: dict[int, str]) -> str:
    """Mix the secret with what each seat's browser added, in the order of the seats."""
    added = [f"{seat} {random}" for seat, random in sorted(contributions.items())]
    return _hash(f"{SCHEME} seed", table, secret, *added)


def daily_seed(date: datetime.date) -> str:
    """Return the public seed of a day's challenge, the same on every server."""
    return _hash("undermine-daily/1", date.isoformat())


def _hash(*lines: str) -> str:
    """Return the SHA-256 of the lines, each ended by a newline, as UTF-8."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
