"""Refusals: a move that breaks a clause, a text that is no move, a record that is none."""

from __future__ import annotations

from typing import Final

OK: Final = ""  # what `check` returns for a move that breaks no clause


class RuleViolation(ValueError):
    """A well-formed move that a clause of the rules forbids.

    `clause` is the id of the first clause that it breaks (contract, section 7), `message` a sentence, `move` the text; `at`
    names the cell, card or seat at fault and `side` a side of the cell, where there is one.
    """

    def __init__(self, clause: str, message: str, move: str, at: str | None, side: str | None):
        super().__init__(f"{clause}: {message}")
        self.clause = clause
        self.message = message
        self.move = move
        self.at = at  # the cell "x,y", card code or seat at fault
        self.side = side  # the side of the cell at fault

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return RuleViolation, (self.clause, self.message, self.move, self.at, self.side)


class MoveSyntaxError(ValueError):
    """A text that is not the canonical text of any move of this game: `move`, with a sentence in `message`."""

    def __init__(self, message: str, move: str):
        super().__init__(message)
        self.message = message
        self.move = move

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return MoveSyntaxError, (self.message, self.move)


class RecordError(ValueError):
    """A record or setup that cannot be read or describes an impossible position."""
