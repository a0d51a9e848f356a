"""Bits: walking through sets of up to 32 things kept in the low bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 32
DE_BRUIJN: Final = 0x077CB531  # times a power of two, its top five bits are different for every power
PLACES: Final = [(DE_BRUIJN << bit & 0xFFFFFFFF) >> 27 for bit in range(WORD)]
LOWEST: Final[vec[i64]] = vec[i64]([i64(PLACES.index(place)) for place in range(WORD)])


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit of a set that is not empty."""
    return LOWEST[((bits & -bits) * DE_BRUIJN >> 27) & 31]
