"""Programs: bots in any language, asked over their standard input and output, a line at a time (docs/bot-protocol.md)."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import IO, Final, NamedTuple

from undermine.bots.seen import BotError, Seen, seconds_to_think
from undermine.kernel.rng import Rng

RUN: Final = "run:"
HELLO: Final = "undermine-bot 1"
START_SECONDS: Final = 30.0  # loading is not thinking: it has its own time
LINE: Final = 1_000_000  # characters; no answer is nearly as long
MOST_LINES: Final = 10_000  # before a move; what a program says besides is for its author
CHANCES: Final = 1_000_000_000  # numbers that a program may begin its own chance from
LEAVE_SECONDS: Final = 0.5
WAITING: Final = 100  # lines read ahead


class Told(NamedTuple):
    """How far a seat's program has been told of its game."""

    talk: Talk
    events: int


class Talk:
    """One running program."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                command_of(name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # whatever it starts ends with it
            )
        except (OSError, ValueError) as failed:
            raise BotError(f"{name} cannot be started: {getattr(failed, 'strerror', None) or failed}") from None
        self.lines: Queue[str | None] = Queue(WAITING)
        self.ended = False
        assert self.process.stdout is not None
        threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True).start()
        atexit.register(self.end)
        self.say(HELLO)
        self.hear("ready", START_SECONDS)

    def listen(self, source: IO[str]) -> None:
        """Read what the program says, in a thread of its own: None at its end."""
        with source:
            while line := source.readline(LINE):
                self.keep(line)
        self.keep(None)

    def keep(self, line: str | None) -> None:
        """Keep a line until it is asked for; a program that babbles waits, and is heard no more when it has ended."""
        while not self.ended:
            try:
                self.lines.put(line, timeout=0.1)
                return
            except Full:
                continue

    def say(self, line: str) -> None:
        """Send one line."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
        except OSError:
            raise self.gone() from None

    def hear(self, word: str, seconds: float) -> str:
        """Wait for the line that begins with a word and return its rest; other lines are the program's own affair."""
        until = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            try:
                line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                self.end()
                raise BotError(f"{self.name} did not say {word!r} within {seconds:g} seconds") from None
            if line is None:
                raise self.gone()
            first, _, rest = line.rstrip("\r\n").partition(" ")
            if first == word:
                return rest
        self.end()
        raise BotError(f"{self.name} said {MOST_LINES:,} lines, and {word!r} was not among them")

    def gone(self) -> BotError:
        """Say that the program has ended."""
        self.end()
        return BotError(f"{self.name} has ended, with status {self.process.wait()}, in the middle of a game")

    def end(self) -> None:
        """Ask the program to end, and end it if it does not; what it has started ends too."""
        atexit.unregister(self.end)
        self.ended = True
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.write("quit\n")
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE_SECONDS)
        self.kill()
        self.process.wait()

    def kill(self) -> None:
        """End the program and its children, which share its group; where there are no groups, the program alone."""
        if not hasattr(os, "killpg"):
            self.process.kill()
            return
        with suppress(ProcessLookupError, PermissionError):  # nobody is left of them
            os.killpg(self.process.pid, signal.SIGKILL)


class Program:
    """A bot that is a program: every seat has a process of its own, which it keeps from game to game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.talks: dict[int, Talk] = {}
        if not command_of(name):
            raise BotError(f"{RUN} is followed by the command that starts a bot")
        os.register_at_fork(after_in_child=self.talks.clear)  # a copy of this process must not speak to its programs

    def choose(self, seen: Seen, rng: Rng) -> str:
        """Tell the program what is new, and ask it for a move."""
        told = seen.notes.get(self.name)
        if not isinstance(told, Told) or told.talk.process.poll() is not None or told.events > len(seen.events):
            told = Told(self.begin(seen, rng), 0)
        talk = told.talk
        talk.say("state " + written(seen.state))
        talk.say("events " + written(seen.events[told.events :]))
        talk.say("words " + written(seen.words))
        talk.say("legal " + "\t".join(seen.legal))
        seconds = seconds_to_think()
        talk.say(f"go {round(seconds * 1000)}")
        seen.notes[self.name] = Told(talk, len(seen.events))
        return talk.hear("move", seconds)

    def begin(self, seen: Seen, rng: Rng) -> Talk:
        """Tell the process of this seat that a game begins; start it where there is none."""
        talk = self.talks.get(seen.seat)
        if talk is None or talk.process.poll() is not None:
            talk = self.talks[seen.seat] = Talk(self.name)
        players = len(seen.state["hands"])
        talk.say(f"new {seen.game} {players} {seen.seat} {int(rng.below(CHANCES))}")
        return talk


def command_of(name: str) -> list[str]:
    """Return the words of a program's command, quoted as in a shell."""
    try:
        return shlex.split(name.removeprefix(RUN))
    except ValueError as wrong:
        raise BotError(f"{name} is no command: {wrong}") from None


def written(value: object) -> str:
    """Write a value as JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
