"""A process that decides for bots: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

import undermine


class Question(msgspec.Struct, frozen=True):
    """A game in which a bot has to decide."""

    record: dict[str, Any]
    seat: int
    level: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """A legal move, and why."""

    move: str
    why: str


def first_legal_at_random(record: dict[str, Any], seat: int, level: str, seed: int) -> dict[str, str]:
    """Decide as the mole does: any legal move."""
    del seat, level
    return {"move": random.Random(seed).choice(undermine.load(record).legal()), "why": ""}


def decider() -> Callable[..., dict[str, str]]:
    """Return the bots' own decision, or the mole's where no bots are installed."""
    if importlib.util.find_spec("undermine.bots") is None:
        return first_legal_at_random
    decide: Callable[..., dict[str, str]] = importlib.import_module("undermine.bots").decide
    return decide


def main() -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.nice(5)  # people's moves come first
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log, never among the answers
    decide = decider()
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        said = decide(question.record, question.seat, question.level, question.seed)
        answers.write(msgspec.json.encode(Answer(said["move"], said["why"])) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
