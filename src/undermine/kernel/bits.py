"""Bits: walking through sets kept in the bits of one number: up to 32 things the quick way, up to 63 in all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 32
LOW_WORD: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # times a power of two, its top five bits are different for every power
HASHES: Final = [(DE_BRUIJN << bit & 0xFFFFFFFF) >> 27 for bit in range(WORD)]
LOWEST: Final[vec[i64]] = vec[i64]([i64(HASHES.index(place)) for place in range(WORD)])

# The same for 64: what overflows is above the six bits that are looked at, so Python's longer numbers give the same.
LONG_WORD: Final = 64
LONG_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
LONG_HASHES: Final = [(LONG_DE_BRUIJN << bit & 0xFFFFFFFFFFFFFFFF) >> 58 for bit in range(LONG_WORD)]
LOWEST_OF_MANY: Final[vec[i64]] = vec[i64]([i64(LONG_HASHES.index(place)) for place in range(LONG_WORD)])

# Compiled, `1 << n` with a literal 1 has only 31 bits: sets of more things take their bits from here.
BIT: Final[vec[i64]] = vec[i64]([i64(1 << bit) for bit in range(63)])


def as_signed(bits: int) -> int:
    """Return the number whose 64 bits, compiled, are these."""
    return bits - (bits >> 63 << 64)


def hashed(bits: i64) -> i64:
    """Return a number from 0 to 31 that tells the lowest bit of a set of up to 32 things: its index in HASHES' order."""
    return ((bits & -bits) * DE_BRUIJN >> 27) & 31


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit of a set of up to 32 things that is not empty."""
    return LOWEST[hashed(bits)]


def hashed_of_many(bits: i64) -> i64:
    """Return a number from 0 to 63 that tells the lowest bit of a set of up to 63 things: its index in LONG_HASHES' order."""
    return ((bits & -bits) * LONG_DE_BRUIJN >> 58) & 63


def lowest_of_many(bits: i64) -> i64:
    """Return the number of the lowest bit of a set of up to 63 things that is not empty."""
    return LOWEST_OF_MANY[hashed_of_many(bits)]


def count_of(bits: i64) -> i64:
    """Count the things in a set."""
    count: i64 = 0
    while bits:
        count += 1
        bits &= bits - 1
    return count
