"""Chatter: how likely it is that everybody who plays says whatever comes, and how much words may say at most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def noise_of(knew: Iterable[bool], given: Mapping[str, float], hits: float) -> float:
    """Return how likely everybody here chatters: more with every claim of what its speaker had not looked at.

    `given` says how often people chatter all together, and how many claims elsewhere are such slips; `hits` is how likely a
    claim of whatever comes is about what its speaker has looked at.
    """
    noise, sense = given["chatter"], 1.0 - given["chatter"]
    for one in knew:
        noise *= hits if one else 1.0 - hits
        sense *= 1.0 - given["slips"] if one else given["slips"]
    return noise / (noise + sense)


def capped(value: float, most: float) -> float:
    """Let nothing say more than that, for or against."""
    return max(-most, min(most, value))
