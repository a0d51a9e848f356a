"""Names and free text as people type them, made safe to show as text."""

from __future__ import annotations

import unicodedata

from undermine.server.refusal import Refusal

JOINERS = "\u200d\ufe0f"  # parts of emoji


def clean(text: str) -> str:
    """Drop control and direction characters, put single spaces, compose accents; refuse what leaves nothing."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(
        " " if unicodedata.category(letter).startswith("Z") or letter in "\t\n\r" else letter for letter in composed
    )
    kept = "".join(letter for letter in spaced if not unicodedata.category(letter).startswith("C") or letter in JOINERS)
    words = " ".join(kept.split())
    if not words.strip(JOINERS):
        raise Refusal("malformed", f"{text!r} has no letter to show.")
    return words


def key(name: str) -> str:
    """Return a name in the form in which two names count as the same."""
    return unicodedata.normalize("NFKC", name).casefold()
