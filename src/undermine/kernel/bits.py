"""Bits: walking through sets kept in the bits of one number: up to 32 things the quick way, up to 63 in all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 32
LOW_WORD: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # times a power of two, its top five bits are different for every power
PLACES: Final = [(DE_BRUIJN << bit & 0xFFFFFFFF) >> 27 for bit in range(WORD)]
LOWEST: Final[vec[i64]] = vec[i64]([i64(PLACES.index(place)) for place in range(WORD)])

# Compiled, `1 << n` with a literal 1 has only 31 bits: sets of more things take their bits from here.
BIT: Final[vec[i64]] = vec[i64]([i64(1 << bit) for bit in range(63)])


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit of a set of up to 32 things that is not empty."""
    return LOWEST[((bits & -bits) * DE_BRUIJN >> 27) & 31]


def lowest_of_many(bits: i64) -> i64:
    """Return the number of the lowest bit of a set of up to 63 things that is not empty."""
    return lowest(bits) if bits & LOW_WORD else WORD + lowest(bits >> WORD)
