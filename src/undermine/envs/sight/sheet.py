"""Sheet: a stretch of bits in a vector of bytes, written sparsely and wiped the same way; NumPy reads them without a copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def blank_bytes(size: int) -> vec[u8]:
    """Return so many bytes, all of them 0."""
    return vec[u8]([u8(0) for _ in range(size)])


class Sheet:
    """Some of the bytes of a vector, each 0 or 1. It remembers which are 1, so that wiping it costs no more than writing it."""

    def __init__(self, bytes: vec[u8], first: i64, size: i64) -> None:
        self.bytes: vec[u8] = bytes
        self.first: i64 = first
        self.marked: vec[i64] = vec[i64]([i64(0) for _ in range(size)])
        self.count: i64 = 0

    def wipe(self) -> None:
        """Make all bytes 0 again."""
        ours = self.bytes
        marked = self.marked
        for number in range(self.count):
            ours[marked[number]] = 0
        self.count = 0

    def mark(self, place: i64) -> None:
        """Make a byte 1."""
        at: i64 = self.first + place
        if self.bytes[at] == 0:
            self.bytes[at] = 1
            self.marked[self.count] = at
            self.count += 1

    def mark_up_to(self, place: i64, value: i64, room: i64) -> None:
        """Mark as many bytes as a number says, a thermometer: at most `room`."""
        for number in range(min(value, room)):
            self.mark(place + number)

    def mark_bits(self, place: i64, bits: i64, room: i64) -> None:
        """Mark a byte for every bit of a set."""
        for number in range(room):
            if bits >> number & 1:
                self.mark(place + number)
