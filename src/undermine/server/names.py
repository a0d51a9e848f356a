"""Names and free text as people type them, made safe to show as text."""

from __future__ import annotations

import unicodedata

from undermine.server.refusal import Refusal

JOINERS = "\u200d\ufe0f"  # parts of emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing at all
MARKS = 3  # accents on one letter; more would paint over the lines around it


def clean(text: str) -> str:
    """Drop control, direction and blank characters, put single spaces, compose accents; refuse what leaves nothing."""
    composed = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for letter in composed:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or letter in "\t\n\r":
            kept.append(" ")
        elif letter in JOINERS or (not kind.startswith("C") and letter not in BLANKS and marks <= MARKS):
            kept.append(letter)
    words = " ".join("".join(kept).split())
    if all(letter in JOINERS or unicodedata.category(letter)[0] in "MZ" for letter in words):
        raise Refusal("malformed", f"{text!r} has no letter to show.")
    return words


def key(name: str) -> str:
    """Return a name in the form in which two names count as the same: what cannot be seen does not tell them apart."""
    seen = "".join(letter for letter in name if letter not in JOINERS)
    return unicodedata.normalize("NFKC", seen).casefold()
