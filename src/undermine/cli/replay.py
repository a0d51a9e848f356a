"""`undermine replay`: apply a record and print one JSON object (contract, section 5)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import undermine
from undermine.arguments import BAD, Arguments, refuse, whole_number
from undermine.cli.words import Words
from undermine.record import LARGEST, deeds_of, parse

APPLIED = 0
REFUSED = 1


def main(argv: list[str]) -> int:
    """Replay a record; the exit status says how that went."""
    arguments = Arguments(
        "undermine replay", "Apply a record and print one JSON object: the state, its legal moves, the events."
    )
    arguments.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    arguments.add_argument("--seat", metavar="N", type=whole_number, help="print only what this seat may know")
    arguments.add_argument("--legal", action="store_true", help="list every legal move of the seat to decide")
    asked = arguments.parse_args(argv)
    try:
        answer = replay(read(asked.file), asked.seat, asked.legal)
    except undermine.RecordError as bad:
        return refuse(str(bad))
    except RecursionError:
        return refuse("the record is nested too deeply")
    except OSError as error:
        return refuse(f"cannot read {asked.file!r}: {error.strerror or error}")
    status = APPLIED if answer["ok"] else REFUSED
    try:
        print(json.dumps(answer), flush=True)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        return refuse(f"cannot print the answer: {error.strerror or error}")
    return status


def read(file: str) -> dict[str, object]:
    """Read a record from a file or from standard input, no more of it than a record may have."""
    if file == "-":
        if sys.stdin is None:
            raise undermine.RecordError("there is no standard input to read")
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with Path(file).open("rb") as source:
            data = source.read(LARGEST + 1)
    try:
        return parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise undermine.RecordError("the record is not UTF-8 text") from None


def replay(record: dict[str, object], seat: int | None, legal: bool) -> dict[str, object]:
    """Apply a record's moves up to the first that is refused; describe where that leaves the game to a seat, or all."""
    game = undermine.begin(record)
    if seat is not None and not 0 <= seat < game.seats:
        raise undermine.RecordError(f"there is no seat {seat}; the seats are 0 to {game.seats - 1}")
    error: dict[str, object] | None = None
    for deed in deeds_of(record):
        try:
            game.do(deed)
        except undermine.RuleViolation as broken:
            error = {"kind": "rule", "clause": broken.clause, "message": told(broken, game, seat), "move": broken.move}
        except undermine.MoveSyntaxError as broken:
            error = {"kind": "syntax", "clause": None, "message": broken.message, "move": deed}
        if error is not None:
            break
    return {
        "ok": error is None,
        "applied": len(game.moves),
        "error": error,
        "state": game.view(seat),
        "legal": game.legal() if legal and seat in (None, game.turn) else [],
        "events": game.events(seat),
        **({"words": game.words} if "words" in record else {}),
    }


def told(broken: undermine.RuleViolation, game: undermine.Game, seat: int | None) -> str:
    """Say why a move was refused; which of two cards is missing would tell another seat that the other one is held."""
    if seat in (None, game.turn) or broken.clause != game.rules.border.held or broken.at is None:
        return broken.message
    # In English like every message of an answer, which programs read: `undermine rules CLAUSE --lang cs` has it for people.
    return Words("en", game.players, game.rules.border).say("not-held")


__all__ = ["APPLIED", "BAD", "REFUSED", "main", "replay"]
