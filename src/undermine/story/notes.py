"""Notes: how well somebody read the others in private, by marks and words; no told story holds it, only its owner's answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.story.claims import SURE, brier, commitments
from undermine.story.shape import Nose, Note, RoundTold
from undermine.words import Said

MARKS: Final = {"trust": 1.0 - SURE, "suspect": SURE}  # whoever is unsure goes by the odds


def nose_of(told: RoundTold, words: list[Said], marks: Mapping[int, str], seat: int) -> Nose | None:
    """Score a seat's marks of a round that is over, by seat, and its words of that round; None where it noted nothing.

    What somebody notes in private is what it thinks: a mark counts for more than a word about the same seat, which may be a lie.
    """
    traitors = [int(traitor) for traitor in told["traitors"]]
    judge = next((judge for judge in told["judges"] if judge["seat"] == seat), None)
    if judge is None or not marks:
        return None
    odds = judge["odds"]
    thought = {other: chance for other, chance in enumerate(odds) if other != seat}
    thought |= commitments(words, seat, len(odds))
    thought |= {about: MARKS.get(mark, odds[about]) for about, mark in marks.items()}
    notes: list[Note] = [
        {
            "about": about,
            "mark": mark,
            "right": None if mark not in MARKS else (mark == "suspect") == bool(traitors[about]),
        }
        for about, mark in sorted(marks.items())
    ]
    return {
        "round": told["round"],
        "seat": seat,
        "score": brier(thought, traitors),
        "bot": judge["bot"],
        "notes": notes,
    }
