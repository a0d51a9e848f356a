"""Chance: the deal stream behind a seed (fixed for ever, see docs/generator.md) and the quick bot generator."""

from __future__ import annotations

from hashlib import shake_256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

LABEL: Final = b"undermine/1"
SEED_BYTES: Final = 32
ZERO_SEED: Final = bytes(SEED_BYTES)
CHUNK: Final = 136  # bytes drawn from the hash at first: one block of it, enough for most deals
MOST: Final = 256  # a byte has so many values
DIGITS: Final = 16
PARTS: Final[vec[i64]] = vec[i64](  # n -> 1/n in so many binary digits, rounded up: exact enough to divide a byte by n
    [i64((1 << DIGITS) // max(n, 1) + 1) for n in range(MOST + 1)]
)


@mypyc_attr(acyclic=True)
class DealStream:
    """Uniform numbers of one chance event: SHAKE-256 of the label, the secret seed and the event's number."""

    def __init__(self, seed: bytes, event: i64) -> None:
        self.source: bytes = LABEL + seed + int(event).to_bytes(4, "big")
        self.size: i64 = CHUNK
        self.block: bytes = shake_256(self.source).digest(CHUNK)
        self.at: i64 = 0

    def go_on(self) -> None:
        """Take twice as many bytes of the hash; those that are used up stand before them."""
        self.size *= 2
        self.block = shake_256(self.source).digest(self.size)

    def below(self, n: i64) -> i64:
        """Draw a number in 0..n-1 for n up to 256, every one equally likely: bytes, the uneven rest drawn again."""
        while True:
            if self.at == self.size:
                self.go_on()
            byte: i64 = self.block[self.at]
            self.at += 1
            whole: i64 = n * (byte * PARTS[n] >> DIGITS)  # byte // n * n; dividing takes longer
            if whole + n <= MOST:
                return byte - whole

    def shuffle(self, cards: vec[u8]) -> None:
        """Shuffle in place: for i from the last down to 1, swap with a place in 0..i."""
        # `below` by hand, with everything taken out of its object once: a call for each card takes twice the instructions
        block = self.block
        at: i64 = self.at
        parts = PARTS
        last: i64 = len(cards) - 1
        while last > 0:
            if at == self.size:
                self.go_on()
                block = self.block
            n: i64 = last + 1
            byte: i64 = block[at]
            at += 1
            whole: i64 = n * (byte * parts[n] >> DIGITS)
            if whole + n <= MOST:
                card: u8 = cards[last]
                cards[last] = cards[byte - whole]
                cards[byte - whole] = card
                last -= 1
        self.at = at


def scaled(chance: i64, n: i64) -> i64:
    """Return the number in 0..n-1 that 32 random bits fall on."""
    return chance * n >> 32


class Rng:
    """A quick generator for bots and playouts: multiply with carry, base 2^32, period about 2^62."""

    def __init__(self, seed: i64) -> None:
        self.drawn: i64 = (seed & 0x3FFFFFFFFFFFFFFF) ^ 0x1571A5C3B2E6D941
        for _turn in range(8):
            self.next()

    def next(self) -> i64:
        """Return the next 32 bits."""
        drawn: i64 = 1791398085 * (self.drawn & 0xFFFFFFFF) + (self.drawn >> 32)
        self.drawn = drawn
        return drawn & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """Return a number in 0..n-1; where there is none, a ValueError."""
        if n < 1:
            raise ValueError(f"there is no number from 0 on below {n}")
        return scaled(self.next(), n)

    def shuffle(self, cards: vec[u8], n: i64) -> None:
        """Shuffle the first n entries in place."""
        # `next` by hand and the count by hand: this loop is half of what drawing a position costs, and as a range with
        # functions for its arithmetic it made drawing 2 to 22 % slower
        drawn: i64 = self.drawn
        left: i64 = n
        while left > 1:
            drawn = 1791398085 * (drawn & 0xFFFFFFFF) + (drawn >> 32)
            j: i64 = (drawn & 0xFFFFFFFF) * left >> 32
            left -= 1
            card: u8 = cards[left]
            cards[left] = cards[j]
            cards[j] = card
        self.drawn = drawn

    def seed(self) -> bytes:
        """Return a seed for the chance to come in an imagined game."""
        return int(self.next() << 30 ^ self.next()).to_bytes(SEED_BYTES, "big")

    def shuffled(self, values: list[int]) -> list[int]:
        """Return the values in a random order."""
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = int(self.below(i + 1))
            values[i], values[j] = values[j], values[i]
        return values
