"""Arguments of a command: argparse whose complaints are one line, and how every command refuses."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any, Final, NoReturn

from undermine.texts import LANGUAGES

NOT_DONE: Final = 1  # exit status: understood, but it could not be done
BAD: Final = 2  # exit status: what was asked for cannot be read


def refuse(sentence: str, command: str = "", status: int = BAD) -> int:
    """Say on standard error, in one line, why nothing was done."""
    print(f"{f'undermine {command}'.strip()}: {' '.join(sentence.split())}", file=sys.stderr)
    return status


class Arguments(argparse.ArgumentParser):
    """A parser that takes no shortened options and says what is wrong in one line."""

    def __init__(self, prog: str, description: str | None = None, **more: Any) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments with status 2."""
        sys.exit(refuse(f"{message} (see {self.prog} --help)"))

    def add_language(self) -> None:
        """Add `--lang`; left out, it is the language of the environment."""
        known = ", ".join(LANGUAGES)
        self.add_argument("--lang", metavar="L", choices=LANGUAGES, default=language_here(), help=f"language: {known}")


def language_here() -> str:
    """Return the language that the environment asks for, English where we do not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES and value[2:3] in ("", "_", ".", "-", "@") else "en"
    return "en"


def whole_number(text: str) -> int:
    """Read a whole number written in plain digits."""
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number")
    return int(text)


def some_number(text: str) -> int:
    """Read a whole number from 1 on."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is no number from 1 on")
    return number
