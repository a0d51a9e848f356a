"""Texts: the sentences of `locale/` in the reader's language, through Fluent."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "cs", "sk", "hu", "de")
LOCALE: Final = Path(__file__).with_name("locale")

FIXED: Final = "\N{NO-BREAK SPACE}"
LONE: Final = re.compile(r"(?<!\w)([ksvzouai]) (?=\S)", re.IGNORECASE)  # a preposition or conjunction of one letter
COUNTED: Final = re.compile(r"(\d) (?=[^\W\d_])")
ORDINAL: Final = re.compile(r"(\d\.) (?=[^\W\d_])")


@cache
def bundle(language: str) -> FluentBundle:
    """Load every text of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and most runs need no sentence

    texts = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALE / language).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def text(key: str, language: str = "en", **values: object) -> str:
    """Return a text with its values filled in; English where a language lacks it, else the key in angle brackets."""
    for candidate in (language, "en"):
        texts = bundle(candidate)
        if texts.has_message(key):
            message = texts.get_message(key)
            if message.value is not None:
                written, _errors = texts.format_pattern(message.value, values)
                return tied(str(written), candidate)
    return f"<{key}>"


def tied(written: str, language: str) -> str:
    """Tie small words, numbers and signs to what they belong to, as `client/src/text/spaces.ts` does on the page."""
    out = COUNTED.sub(rf"\1{FIXED}", written).replace(" / ", f"{FIXED}/{FIXED}")
    if language != "en":
        out = ORDINAL.sub(rf"\1{FIXED}", out)
    if language == "de":
        out = out.replace(" …", f"{FIXED}…")
    return LONE.sub(rf"\1{FIXED}", out) if language in ("cs", "sk") else out


def refusal(clause: str, language: str = "en", at: object = None, side: str | None = None) -> str:
    """Say which clause a move breaks; $at and $side are `none` where nothing is pointed at."""
    return text(clause, language, at=at or "none", side=text(f"side-{side}", language) if side else "none")


def has_text(key: str, language: str = "en") -> bool:
    """Say whether a language has a text of its own for this key."""
    return bool(bundle(language).has_message(key))
