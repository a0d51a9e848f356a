"""Game: a running game for programs: texts in, texts and dicts out (CONTRACT 6)."""

from __future__ import annotations

from copy import deepcopy

from undermine import record as records
from undermine.kernel.clauses import OK, MoveSyntaxError, RuleViolation
from undermine.kernel.events import PUBLIC, Event, Log
from undermine.kernel.game import NOBODY, Moves, Rules, State, View
from undermine.kernel.rng import Rng
from undermine.texts import text

_SPARE: list[Moves] = []  # buffers nobody uses: making one takes longer than listing the moves


def _buffer() -> Moves:
    """Take a buffer of moves that no other thread uses."""
    try:
        return _SPARE.pop()
    except IndexError:
        return Moves()


class Game:
    """One game with its record. `state` and `rules` are the quicker interface of packed moves beside the texts."""

    def __init__(self, rules: Rules, state: State, players: list[str], options: dict[str, str]) -> None:
        self.rules = rules
        self.state = state
        self.players = players
        self.options = options
        self.moves: list[str] = []
        self.origin: dict[str, object] = {}  # the record's `seed` or `setup`
        self._events: list[Event] = []
        self._marks: list[int] = [0]  # how many events there were before each move

    @property
    def name(self) -> str:
        """The game's id."""
        return self.rules.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    @property
    def turn(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return None if self.state.turn == NOBODY else int(self.state.turn)

    @property
    def phase(self) -> str:
        """The phase, as in the state."""
        return self.rules.phase(self.state)

    @property
    def result(self) -> dict[str, object] | None:
        """The result, or None while the game goes on."""
        return self.rules.outcome(self.state)

    def legal(self) -> list[str]:
        """List the texts of every legal move of the seat to decide, sorted by code point."""
        if self.turn is None:
            return []
        moves = _buffer()
        self.rules.legal(self.state, moves)
        texts = [self.rules.write(self.state, moves.list[i]) for i in range(moves.count)]
        _SPARE.append(moves)
        texts.sort()
        return texts

    def apply(self, move: object) -> list[dict[str, object]]:
        """Play a move of the seat to decide and return its events, all-knowing; a refused move changes nothing."""
        if not isinstance(move, str):
            raise MoveSyntaxError("a move is a text", repr(move)[:120])
        packed = self.rules.read(self.state, move)
        clause = self.rules.check(self.state, packed)
        if clause != OK:
            at, side = self.rules.fault(self.state, packed, clause)
            message = text(clause, at=at or "none", side=side or "none")
            raise RuleViolation(clause, message, move, at, side)
        log = Log()
        self.rules.apply(self.state, packed, log)
        self.moves.append(move)
        self.note(log)
        return [event.seen_by(None) for event in log.events]

    def note(self, log: Log) -> None:
        """Keep the events of a move."""
        self._events += log.events
        self._marks.append(len(self._events))

    def events(self, watcher: int | None = None, since: int = 0) -> list[dict[str, object]]:
        """List what happened as a watcher may see it; `since` moves have been seen already."""
        self.check_watcher(watcher)
        first = 0 if since <= 0 else self._marks[min(since, len(self.moves)) + 1]
        return [event.seen_by(watcher) for event in self._events[first:]]

    def look(self, watcher: int | None = None) -> View:
        """Return what a watcher may know, for bots: a seat, PUBLIC, or None for everything."""
        self.check_watcher(watcher)
        return self.rules.view(self.state, watcher)

    def view(self, watcher: int | None = None) -> dict[str, object]:
        """Return the `state` of CONTRACT 5 as a watcher may see it."""
        return self.look(watcher).describe()

    def check_watcher(self, watcher: int | None) -> None:
        """Refuse a seat that does not exist."""
        if watcher is not None and watcher != PUBLIC and not 0 <= watcher < self.seats:
            raise ValueError(f"there is no seat {watcher}; the seats are 0 to {self.seats - 1}")

    def resample(self, watcher: int, seed: int) -> Game:
        """Return a game that this watcher thinks possible; its record is not known."""
        state = self.rules.resample(self.look(watcher), Rng(seed))
        game = Game(self.rules, state, self.players, self.options)
        game.note(Log())
        return game

    def clone(self) -> Game:
        """Return a copy; playing on in one leaves the other as it is."""
        copy = Game(self.rules, self.state.clone(), self.players, self.options)
        copy.moves = list(self.moves)
        copy.origin = self.origin
        copy._events = list(self._events)
        copy._marks = list(self._marks)
        return copy

    def record(self) -> dict[str, object]:
        """Return the record of this game."""
        return {
            "format": records.FORMAT,
            "game": self.name,
            "options": records.written_options(self.options),
            "players": list(self.players),
            **deepcopy(self.origin),
            "moves": list(self.moves),
        }
