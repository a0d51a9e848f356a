"""Games in texts: what a `Game` does at every move, each in one compiled call."""

from __future__ import annotations

from undermine.kernel.clauses import OK
from undermine.kernel.events import Event, Log
from undermine.kernel.game import NOBODY, Position, Rules
from undermine.kernel.moves import Moves

_SPARE: list[Moves] = []  # buffers nobody uses: making one takes longer than listing the moves


def _buffer() -> Moves:
    """Take a buffer of moves that no other thread uses."""
    try:
        return _SPARE.pop()
    except IndexError:
        return Moves()


def legal_texts(rules: Rules, position: Position) -> list[str]:
    """List the texts of every legal move of the seat to decide, sorted by code point; none when the game is over."""
    if position.turn == NOBODY:
        return []
    moves = _buffer()
    position.legal(moves)
    texts = [rules.write(position, moves.list[i]) for i in range(moves.count)]
    _SPARE.append(moves)
    texts.sort()
    return texts


def play_text(rules: Rules, position: Position, text: str, log: Log) -> str:
    """Carry out the move of this text and return OK, or change nothing and return the first clause that it breaks."""
    move = rules.read(position, text)
    clause = position.check(move)
    if clause == OK:
        position.apply(move, log)
    return clause


def events_seen(events: list[Event], watcher: int | None) -> list[dict[str, object]]:
    """Write events as a watcher may see them."""
    return [event.seen_by(watcher) for event in events]
