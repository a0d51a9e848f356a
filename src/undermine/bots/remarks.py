"""Remarks: what bots say beside their words, when something befalls them: accused, mended, broken, caught lying.

A remark follows from what everybody has seen and heard, and from nothing else: not even from what its speaker alone knows. So a
saboteur answers as a digger would, and neither what is said nor that it is said tells who is who. It is named by a key
(`accused-gruff-2`), and everybody reads it in a language of their own; which there are, and who speaks how, is in `remarks.toml`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from undermine.bots.characters import temper_of
from undermine.bots.files import read
from undermine.bots.occasions import Gathering, Uttered, occasions
from undermine.kernel.rng import Rng

ANY: Final = "any"
FINE: Final = 1000
AT_ONCE: Final = 2  # so many may answer what has come


@dataclass(frozen=True)
class Remark:
    """What a seat says: a key of `remarks.ftl` without its first word, whom it speaks to or of, and a number."""

    seat: int
    key: str
    to: int
    count: int = 1


def numbers() -> dict[str, Any]:
    """Return who speaks how, and when."""
    return read("remarks.toml")


def voice_of(name: str) -> str:
    """Return the voice of a character; a bot that is called otherwise has one too, by its name."""
    voices: dict[str, str] = numbers()["voices"]
    temper = temper_of(name)
    all_voices = sorted(set(voices.values()))
    return voices[temper] if temper else all_voices[crc32(name.encode()) % len(all_voices)]


def keys_of(kind: str, voice: str) -> list[str]:
    """List the lines that a voice has for an occasion."""
    there: dict[str, int] = numbers()["lines"][kind]
    return [f"{kind}-{whose}-{number + 1}" for whose in (voice, ANY) for number in range(there.get(whose, 0))]


def pick(kind: str, name: str, seat: int, uttered: list[Uttered], rng: Rng) -> str:
    """Pick a line; nothing where there is none that may be said.

    Nobody says a line again before all others of its kind, and nobody says what was said just before.
    """
    keys = keys_of(kind, voice_of(name))
    used = Counter(key for _, speaker, key in uttered if speaker == seat)
    least = min(used[key] for key in keys)
    last = uttered[-1][2] if uttered else ""
    free = [key for key in keys if used[key] == least and key != last]
    own = [key for key in free if f"-{ANY}-" not in key]
    if own and int(rng.below(FINE)) < FINE * float(numbers()["own"]):
        free = own
    return free[int(rng.below(len(free)))] if free else ""


def answer(gathering: Gathering, rng: Rng) -> list[Remark]:
    """Return what is said to all that has come since: mostly nothing or one remark, never two of one seat or of one kind."""
    given = numbers()["occasions"]
    ranks = list(given)
    remarks: list[Remark] = []
    kinds: set[str] = set()
    uttered = list(gathering.uttered)
    for occasion in sorted(occasions(gathering), key=lambda each: ranks.index(each.kind)):
        speaker, strong = gathering.players[occasion.seat], bool(given[occasion.kind].get("strong"))
        wants = int(rng.below(FINE)) < FINE * float(given[occasion.kind]["often"]) * talks(speaker)
        may = strong or (not remarks and rested(gathering, occasion.seat))
        if wants and may and occasion.kind not in kinds and all(said.seat != occasion.seat for said in remarks):
            key = pick(occasion.kind, speaker, occasion.seat, uttered, rng)
            if key:
                kinds.add(occasion.kind)
                remarks.append(Remark(occasion.seat, key, occasion.by))
                uttered.append((len(gathering.acts) - 1, occasion.seat, key))
    return remarks[:AT_ONCE]


def talks(name: str) -> float:
    """Return how often somebody answers at all."""
    given: dict[str, float] = numbers()["talks"]
    return float(given.get(temper_of(name), given["usual"]))


def rested(gathering: Gathering, seat: int) -> bool:
    """Say whether a seat has moved since its last remark, or has made none yet."""
    last = max((moves for moves, speaker, _ in gathering.uttered if speaker == seat), default=-1)
    return last < 0 or any(gathering.mover(number) == seat for number in range(last + 1, len(gathering.acts)))
