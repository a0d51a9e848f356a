"""Arguments of a command: argparse whose complaints are one line, and the languages."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn

from undermine.cli import refuse
from undermine.texts import LANGUAGES


class Arguments(argparse.ArgumentParser):
    """A parser that takes no shortened options and says what is wrong in one line."""

    def __init__(self, command: str, description: str) -> None:
        super().__init__(prog=f"undermine {command}", description=description, allow_abbrev=False)

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
