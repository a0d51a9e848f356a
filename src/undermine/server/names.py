"""Names and free text as people type them, made safe to show as text."""

from __future__ import annotations

import unicodedata

from undermine.server.refusal import Refusal

JOINERS = "\u200d\ufe0f"  # parts of emoji
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]))
)
"""Letters, signs and marks that look like nothing at all (Unicode: default-ignorable), apart from those of category C."""
MARKS = 3  # accents on one letter; more would paint over the lines around it


LOOKS_LIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧаеорсухіјѕһԁԛԝмтнквгпυοαρνικετχγως01|ıɑɡӏѵԌϳоսոօɩ",  # noqa: RUF001
    "ABEKMHOPCTYXIJSABEZHIKMNOPTYXaeopcyxijshdqwmthkbrnuoapviketxywcolllaglvGjounoi",
)
"""Letters of other scripts, digits and signs that are taken for Latin letters."""
_UPRIGHT = str.maketrans("il", "ll")


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
    """Return a name in the form in which two names count as the same: what looks the same does not tell them apart."""
    bare = (letter for letter in unicodedata.normalize("NFC", name) if not "\u0300" <= letter <= "\u036f")
    seen = "".join(letter for letter in bare if letter not in JOINERS)  # without lines and strokes through letters
    latin = unicodedata.normalize("NFKC", seen).translate(LOOKS_LIKE).casefold()
    return "".join(unicodedata.normalize("NFKC", latin).translate(LOOKS_LIKE).translate(_UPRIGHT).split())
