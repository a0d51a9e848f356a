"""Places: a field of the board as one number, the slot of its card and the field on it.

A field is known by its name as a set of sides, TUNNEL for `T`; a face-down goal is the one field FACE_DOWN_FIELD. So on every
card a field is a number below FIELDS, and a set of fields is a set of bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIELDS: Final = 32  # room for the fields of one card
FIELD_BITS: Final = 5
FIELD_MASK: Final = FIELDS - 1
FACE_DOWN_FIELD: Final = 0
NO_PLACE: Final = -1  # of a dwarf that has left, of a monster and a web in the bank, behind a wall


def place_at(slot: i64, field: i64) -> i64:
    """Return the place that is a field of the card in a slot."""
    return slot << FIELD_BITS | field


def slot_of(place: i64) -> i64:
    """Return the slot of the card on which a place is."""
    return place >> FIELD_BITS


def field_of(place: i64) -> i64:
    """Return which field of its card a place is."""
    return place & FIELD_MASK
