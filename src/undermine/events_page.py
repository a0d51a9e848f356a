"""Events page: `python -m undermine.events_page > docs/events.md` writes it from what the games declare (`games/*/border.py`)."""

import sys
from collections.abc import Iterable
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

from undermine.border import BORDERS
from undermine.kernel.border import Kind

INTRODUCTION: Final = """# Events: what a move did

`undermine replay` prints events, `game.events(watcher)` lists them, and the page draws from them. Each is an object with
`type` and `seat` (who did it or whom it concerns; null for everybody). The fields under *open* are for everyone. Those under
*known to the seat* are shown to the seat of the event alone; all others, and a spectator, get what covers them: `"?"`, or a
list of as many `"?"`; in the cave the backs of cards (`"II:?"`) and the colours of clan cards (`["blue", "?"]`). Without a
watcher nothing is hidden. Cards that lie face up are written as they lie, all others as they are printed. Fields in brackets
are not always there.

The last column has what else is declared: *silent*, it follows from the move and from what the mover knew, so a move that tells
nothing else may be taken back; *shows*, by it the rules show everybody something that was hidden; *befalls*, it befalls the
seat, whoever's turn it is; *own*, nobody but the seat needs to hear of it; *dealt*, by it the seat is shown what chance has
given it, and its browser holds that against the proof of the shuffle; *chance*, what it tells may hang on what was hidden or
dealt, so nobody is told of it beforehand.

This page is written from the games' own declarations (`src/undermine/games/*/border.py`) by `python -m undermine.events_page`;
tests hold them against many games, so an event, a field or a secret that is not written here fails.
"""
MARKS: Final = ("silent", "shows", "befalls", "own", "dealt", "chance")


def fields(kind: Kind) -> dict[str, object]:
    """Return an event's fields with their types, without those that every event has."""
    hints = get_type_hints(kind.shape, include_extras=True)
    return {name: hint for name, hint in hints.items() if name not in ("type", "seat")}


def row(kind: Kind) -> str:
    """Write a kind of event as a line of its game's table."""
    always = [f"`{name}`" for name in fields(kind) if name in kind.shape.__required_keys__]
    sometimes = [f"`{name}`" for name in fields(kind) if name in kind.shape.__optional_keys__]
    secret = [f"`{name}`" for name in kind.secret]
    seen = [name for name in always if name not in secret] + ([f"[{', '.join(sometimes)}]"] if sometimes else [])
    when = (kind.shape.__doc__ or "").rstrip(".")
    marks = [mark for mark in MARKS if getattr(kind, mark)]
    cells = [f"`{kind.name}`", when[:1].lower() + when[1:], ", ".join(seen), ", ".join(secret), ", ".join(marks)]
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


def remarks(kinds: Iterable[Kind]) -> list[str]:
    """Write what is said about single fields: which words they may hold, what they mean."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind in kinds:
        for name, hint in fields(kind).items():
            bare, *said = get_args(hint) if get_origin(hint) is Annotated else (hint,)
            words = [", ".join(f'`"{word}"`' for word in get_args(bare))] if get_origin(bare) is Literal else []
            if told := "; ".join([*words, *(each for each in said if isinstance(each, str))]):
                found.setdefault((name, told), []).append(f"`{kind.name}`")
    return [f"- `{name}` of {', '.join(where)}: {told}." for (name, told), where in found.items()]


def page() -> str:
    """Write docs/events.md."""
    parts = [INTRODUCTION]
    for border in BORDERS:
        kinds = border.kinds.values()
        lines = [f"## {border.title}", "", "| type | when | open | known to the seat | |", "|---|---|---|---|---|"]
        lines += [row(kind) for kind in kinds]
        said = remarks(kinds)
        parts.append("\n".join([*lines, *([""] if said else []), *said, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
