"""A process that decides for bots: one question a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec

READY = b"ready\n"


Uttered = tuple[int, int, str]  # a remark that was made: how many moves came before it, by which seat, its key


class Question(msgspec.Struct, tag="question", frozen=True):
    """A game in which a bot has to decide: whole, or as a parcel that holds what its seat may know."""

    record: dict[str, Any]
    seat: int
    level: str
    seed: int
    language: str = "en"
    parcel: msgspec.Raw = msgspec.Raw(b"null")
    uttered: list[Uttered] = []


class News(msgspec.Struct, tag="news", frozen=True):
    """What has come at a table since so many moves and words, for its bots to remark on."""

    record: dict[str, Any]
    bots: dict[int, str]  # their levels
    uttered: list[Uttered]
    since: tuple[int, int]
    seed: int


class Remark(msgspec.Struct, frozen=True):
    """What a bot says: a key of `remarks.ftl` without its first word, whom it speaks to or of, and a number."""

    seat: int
    key: str
    to: int
    count: int = 1


class Remarks(msgspec.Struct, frozen=True):
    """What bots remark on news."""

    remarks: list[Remark]


class Weighed(msgspec.Struct, frozen=True):
    """A move that was tried out, and what it was worth on average."""

    move: str
    worth: float


class Answer(msgspec.Struct, frozen=True):
    """A legal move, why, perhaps a word before it; what was tried out, in which unit: the choice and the two best others."""

    move: str
    why: str
    word: str = ""
    remark: Remark | None = None  # what is said with the word
    unit: str = ""
    weighed: list[Weighed] = []


def load() -> Callable[[Question | News], Answer | Remarks]:
    """Load the bots; the server, which imports the messages, does without them."""
    from undermine.bots.harness import choose, decide, remark
    from undermine.server.parcel import Parcel, unpack

    def answer(asked: Question | News) -> Answer | Remarks:
        if isinstance(asked, News):
            said = remark(asked.record, asked.bots, asked.uttered, asked.since, asked.seed)
            return msgspec.convert({"remarks": said}, Remarks, from_attributes=True)
        rest = (asked.level, asked.seed)
        if not asked.record:
            parcel = msgspec.json.decode(asked.parcel, type=Parcel)
            chosen = choose(unpack(parcel), *rest, parcel.players, asked.language, asked.uttered)
        else:
            chosen = decide(asked.record, asked.seat, *rest, asked.language, asked.uttered)
        return msgspec.convert(chosen, Answer)

    return answer


def main() -> None:
    """Answer questions until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.nice(5)  # people's moves come first
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log, never among the answers
    answer = load()
    answers.write(READY)
    answers.flush()
    for line in questions:
        asked = msgspec.json.decode(line, type=Question | News)
        try:
            answered = answer(asked)
        except Exception as error:  # whatever it is, the server goes on with a fresh worker
            who = "the talk of bots" if isinstance(asked, News) else f"a bot of level {asked.level}"
            sys.exit(f"{who} failed: {error!r}")
        answers.write(msgspec.json.encode(answered) + b"\n")
        answers.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server is gone: nobody waits for the answer
        os._exit(0)
