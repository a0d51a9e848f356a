"""Bits: the number of the lowest set bit, for walking through bit sets of cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 2 is a primitive root of 67, so the powers 2^0..2^62 leave different remainders.
LOWEST: Final[vec[i64]] = vec[i64]([i64(0) for _rest in range(67)])
for _bit in range(63):
    LOWEST[i64((1 << _bit) % 67)] = i64(_bit)


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit of a set that is not empty."""
    return LOWEST[(bits & -bits) % 67]
