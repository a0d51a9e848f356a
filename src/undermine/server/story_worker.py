"""A process that tells stories: one question a line on standard input; how far it is, and at last the story, on standard output."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

READY = b"ready\n"


class Ask(msgspec.Struct, frozen=True):
    """A game to tell, and whose eyes are asked for beside everybody's."""

    record: dict[str, Any]
    eyes: int | None = None


class News(msgspec.Struct, frozen=True):
    """How far the story is; the last line holds all of it, one before it all but what takes long."""

    progress: float
    story: msgspec.Raw = msgspec.Raw(b"null")


def main() -> None:
    """Answer until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its worker itself
    os.nice(10)  # people's moves and bots come first
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    from undermine.game import load
    from undermine.story.telling import tell

    def say(news: News) -> None:
        answers.write(msgspec.json.encode(news) + b"\n")
        answers.flush()

    answers.write(READY)
    answers.flush()
    for line in questions:
        ask = msgspec.json.decode(line, type=Ask)
        told = tell(
            load(ask.record),
            ask.eyes,
            lambda part: say(News(min(part, 0.99))),
            lambda first: say(News(0.25, msgspec.Raw(msgspec.json.encode(first)))),
        )
        say(News(1.0, msgspec.Raw(msgspec.json.encode(told))))


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server is gone: nobody waits for the answer
        os._exit(0)
