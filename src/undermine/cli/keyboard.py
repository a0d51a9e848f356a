"""The keyboard and the mouse: a line as it is typed, or the number of what is clicked on."""

from __future__ import annotations

import codecs
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

try:
    import termios
except ImportError:  # no such terminal: lines are read as they come, without a mouse
    termios = None  # type: ignore[assignment]

LISTEN: Final = "\x1b[?1000h\x1b[?1006h"  # tell of clicks, with places as plain numbers
DEAF: Final = "\x1b[?1006l\x1b[?1000l"
SEQUENCE: Final = re.compile(rb"\x1b\[[<0-9;?]*[A-Za-z~]|\x1bO.|\x1b")
CLICK: Final = re.compile(rb"\x1b\[<(\d+);(\d+);(\d+)M")
LEFT: Final = 0
ERASE: Final = (b"\x7f", b"\x08")


class Spot(NamedTuple):
    """A part of the screen that stands for what one would type; rows and columns are counted from 1."""

    top: int
    bottom: int
    left: int
    right: int
    typed: str


def can_click() -> bool:
    """Say whether this terminal can be listened to key by key."""
    return termios is not None and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


@contextmanager
def key_by_key() -> Iterator[None]:
    """Read keys as they are pressed and clicks as they are made; Ctrl-C stays what it is."""
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    now = termios.tcgetattr(keyboard)
    now[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(keyboard, termios.TCSADRAIN, now)
    write(LISTEN)
    try:
        yield
    finally:
        write(DEAF)
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def write(text: str) -> None:
    """Write at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def read_line(prompt: str, spots: list[Spot]) -> str:
    """Ask for a line, or what a click stands for; EOFError for Ctrl-D on an empty line."""
    with key_by_key():
        write(prompt)
        typed = ""
        for key in keys():
            click = CLICK.fullmatch(key)
            if click is not None:
                button, column, row = (int(number) for number in click.groups())
                hit = [s.typed for s in spots if s.top <= row <= s.bottom and s.left <= column <= s.right]
                if button == LEFT and hit:
                    write(f"{hit[0]}\n")
                    return hit[0]
            elif key in (b"\r", b"\n"):
                write("\n")
                return typed
            elif key == b"\x04":
                if not typed:
                    raise EOFError
            elif key in ERASE:
                if typed:
                    write("\b \b")
                typed = typed[:-1]
            elif not key.startswith(b"\x1b"):
                letter = key.decode("utf-8", "replace")
                if letter.isprintable():
                    write(letter)
                    typed += letter
    raise EOFError


def keys() -> Iterator[bytes]:
    """Yield what is pressed: a letter in all its bytes, or a whole sequence of an arrow or a click."""
    waiting = b""
    while True:
        more = os.read(sys.stdin.fileno(), 1024)
        if not more:
            return
        waiting += more
        while waiting:
            sequence = SEQUENCE.match(waiting)
            if sequence is not None:
                if sequence[0] == b"\x1b" and len(waiting) > 1 and waiting[1:2] in b"[O":
                    break  # the rest of it is still to come
                size = len(sequence[0])
            else:
                size = letter_size(waiting)
            if size == 0:
                break
            yield waiting[:size]
            waiting = waiting[size:]


def letter_size(waiting: bytes) -> int:
    """Return how many bytes the first letter has; 0 where some of them are still to come."""
    reader = codecs.getincrementaldecoder("utf-8")("replace")
    for size in range(1, len(waiting) + 1):
        if reader.decode(waiting[size - 1 : size]):
            return size
    return 0
