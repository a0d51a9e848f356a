"""A process that decides for bots: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

READY = b"ready\n"


class Question(msgspec.Struct, frozen=True):
    """A game in which a bot has to decide: whole, or as a parcel that holds what its seat may know."""

    record: dict[str, Any]
    seat: int
    level: str
    seed: int
    language: str = "en"
    parcel: msgspec.Raw = msgspec.Raw(b"null")


class Weighed(msgspec.Struct, frozen=True):
    """A move that was tried out, and what it was worth on average."""

    move: str
    worth: float


class Answer(msgspec.Struct, frozen=True):
    """A legal move, why, perhaps a word before it; what was tried out, in which unit: the choice and the two best others."""

    move: str
    why: str
    word: str = ""
    unit: str = ""
    weighed: list[Weighed] = []


def load() -> Callable[[Question], dict[str, object]]:
    """Load the bots; the server, which imports the messages, does without them."""
    from undermine.bots.harness import choose, decide
    from undermine.server.parcel import Parcel, unpack

    def answer(question: Question) -> dict[str, object]:
        if not question.record:
            parcel = msgspec.json.decode(question.parcel, type=Parcel)
            return choose(unpack(parcel), question.level, question.seed, parcel.players, question.language)
        return decide(question.record, question.seat, question.level, question.seed, question.language)

    return answer


def main() -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.nice(5)  # people's moves come first
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log, never among the answers
    decide = load()
    answers.write(READY)
    answers.flush()
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        try:
            said = decide(question)
        except Exception as error:  # whatever it is, the server goes on with a fresh worker
            sys.exit(f"a bot of level {question.level} failed: {error!r}")
        answers.write(msgspec.json.encode(msgspec.convert(said, Answer)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server is gone: nobody waits for the answer
        os._exit(0)
