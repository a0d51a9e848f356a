"""Games for programs: dealt anew or read from a record; texts in, texts and dicts out (contract, section 6)."""

from __future__ import annotations

from copy import deepcopy
from typing import cast

from undermine import border
from undermine import record as records
from undermine.catalogue import games, names
from undermine.kernel.clauses import OK, MoveSyntaxError, RecordError, RuleViolation
from undermine.kernel.events import PUBLIC, Event, Log
from undermine.kernel.game import NOBODY, Rules, State, View
from undermine.kernel.rng import Rng
from undermine.kernel.texts import events_seen, legal_texts, play_text
from undermine.texts import refusal


class Game:
    """One running game with its record; made by `new`, `begin` and `load`.

    `state` and `rules` are the quicker interface of packed moves beside the texts (docs/architecture.md, "Speed").

    Examples:
        >>> import undermine
        >>> game = undermine.new("saboteur", players=3, seed=7)
        >>> game.turn, game.phase, len(game.legal())
        (0, 'play', 27)
        >>> events = game.apply("place NS 0,1")
        >>> [event["type"] for event in events], game.turn
        (['place', 'draw'], 1)

        A move that the rules forbid names the first clause that it breaks, and changes nothing:

        >>> game.apply("place NS 0,0")
        Traceback (most recent call last):
        undermine.kernel.clauses.RuleViolation: S-TURN-1: ...
        >>> game.moves
        ['place NS 0,1']
    """

    __slots__ = ("_events", "_marks", "moves", "options", "origin", "players", "rules", "state")

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
        """The game's id: `saboteur`, `duel`, `solo` or `cave`."""
        return self.rules.name

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0, clockwise."""
        return int(self.state.seats)

    @property
    def turn(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return None if self.state.turn == NOBODY else int(self.state.turn)

    @property
    def phase(self) -> str:
        """The phase, as in the state (contract, section 5)."""
        return self.state.phase_name()

    @property
    def result(self) -> border.Result | None:
        """Winners, scores and the reason, or None while the game goes on."""
        return self.state.outcome()

    def legal(self) -> list[str]:
        """List the texts of every legal move of the seat to decide, sorted by code point.

        Examples:
            >>> import undermine
            >>> undermine.new("solo", players=1, seed=7).legal()[:3]
            ['discard EW.S+gold1-S', 'discard NE', 'discard NE EW.S+gold1-S']
        """
        return legal_texts(self.rules, self.state)

    def apply(self, move: object) -> list[border.Event]:
        """Play a move of the seat to decide and return its events, all-knowing.

        Raises `MoveSyntaxError` for a text that is no move and `RuleViolation` for a move that a clause forbids; the game is
        then as it was.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> game.apply("discard NS")[0]
            {'type': 'discard', 'seat': 0, 'card': 'NS'}
            >>> game.apply("dig 1,0")
            Traceback (most recent call last):
            undermine.kernel.clauses.MoveSyntaxError: ...
        """
        if not isinstance(move, str):
            raise MoveSyntaxError("a move is a text", repr(move)[:120])
        log = Log(self.rules.border)
        clause = play_text(self.rules, self.state, move, log)
        if clause != OK:
            raise self.refusal(move, clause)
        self.moves.append(move)
        self.note(log)
        return cast(list[border.Event], events_seen(log.events, None))

    def refusal(self, move: str, clause: str) -> RuleViolation:
        """Say in a sentence, and with the place at fault, why a move breaks a clause."""
        at, side = self.state.fault(self.rules.read(self.state, move), clause)
        return RuleViolation(clause, refusal(clause, at=at, side=side), move, at, side)

    def note(self, log: Log) -> None:
        """Keep the events of a move; `apply` does it by itself."""
        self._events += log.events
        self._marks.append(len(self._events))

    def events(self, watcher: int | None = None, since: int = 0) -> list[border.Event]:
        """List what happened as a watcher may see it; `since` moves have been seen already.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> _ = game.apply("discard NS")
            >>> game.events(1, since=0)[-2:]
            [{'type': 'discard', 'seat': 0, 'card': '?'}, {'type': 'draw', 'seat': 0, 'card': '?'}]
        """
        self.check_watcher(watcher)
        first = 0 if since <= 0 else self._marks[min(since, len(self.moves)) + 1]
        return cast(list[border.Event], events_seen(self._events[first:], watcher))

    def look(self, watcher: int | None = None) -> View:
        """Return what a watcher may know, for bots: a seat, PUBLIC, or None for everything."""
        self.check_watcher(watcher)
        return self.state.view(watcher)

    def view(self, watcher: int | None = None) -> border.State:
        """Return the `state` of the contract, section 5, as a watcher may see it: a seat, PUBLIC, or None for everything.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> game.view(0)["roles"], game.view(undermine.PUBLIC)["roles"]
            (['digger', '?', '?'], ['?', '?', '?'])
        """
        return cast(border.State, self.look(watcher).describe())

    def check_watcher(self, watcher: int | None) -> None:
        """Refuse a seat that does not exist, with a ValueError."""
        if watcher is not None and watcher != PUBLIC and not 0 <= watcher < self.seats:
            raise ValueError(f"there is no seat {watcher}; the seats are 0 to {self.seats - 1}")

    def resample(self, watcher: int, seed: int) -> Game:
        """Return a game that this watcher thinks possible, everything hidden drawn anew; its record is not known.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> game.resample(0, seed=1).view(0) == game.view(0)
            True
        """
        state = self.rules.resample(self.look(watcher), Rng(seed))
        game = Game(self.rules, state, self.players, self.options)
        game.note(Log(self.rules.border))
        return game

    def clone(self) -> Game:
        """Return a copy; playing on in one leaves the other as it is."""
        copy = Game.__new__(Game)
        copy.rules = self.rules
        copy.state = self.state.clone()
        copy.players = self.players
        copy.options = self.options
        copy.moves = self.moves[:]
        copy.origin = self.origin
        copy._events = self._events[:]
        copy._marks = self._marks[:]
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, object]) -> Game:
        return self.clone()

    def record(self) -> dict[str, object]:
        """Return the record of this game (contract, section 4), which `load` reads again.

        Examples:
            >>> import undermine
            >>> game = undermine.new("duel", players=["Ana", "Ben"], seed=7)
            >>> sorted(game.record())
            ['format', 'game', 'moves', 'options', 'players', 'seed']
            >>> undermine.load(game.record()).view() == game.view()
            True
        """
        return {
            "format": records.FORMAT,
            "game": self.name,
            "options": records.written_options(self.options),
            "players": list(self.players),
            **deepcopy(self.origin),
            "moves": list(self.moves),
        }


def new(game: str, players: int | list[str], seed: int | str, **options: object) -> Game:
    """Deal a game to so many players, or to players of these names.

    A seed is a number or 64 hex digits; the same seed deals the same cards for ever (docs/generator.md). Options are those of
    the contract, section 1. What does not exist is a `RecordError`.

    Examples:
        >>> import undermine
        >>> undermine.new("saboteur", players=5, seed=7, edition="2006").options["connect"]
        'any'
        >>> undermine.new("cave", players=["Ana", "Ben", "Cyr"], seed=7, first=2).turn
        2
        >>> undermine.new("duel", players=3, seed=7)
        Traceback (most recent call last):
        undermine.kernel.clauses.RecordError: duel is for 2 players, not 3
    """
    if game not in names():
        raise RecordError(f"the game {game!r} is unknown; known are {', '.join(names())}")
    people = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
    digits = f"{seed:064x}" if isinstance(seed, int) else seed
    return begin(
        {
            "format": records.FORMAT,
            "game": game,
            "options": options,
            "players": people,
            "seed": digits,
        }
    )


def begin(record: dict[str, object]) -> Game:
    """Build the position a record begins with; its moves are checked for form but not applied.

    Examples:
        >>> import undermine
        >>> record = undermine.new("saboteur", players=3, seed=7).record() | {"moves": ["discard NS"]}
        >>> undermine.begin(record).moves
        []
    """
    rules = records.rules_of(record)
    players = records.players_of(record, rules)
    options = records.options_of(record.get("options", {}), rules, len(players))
    records.moves_of(record)
    log = Log(rules.border)
    if "seed" in record:
        seed = records.seed_of(record["seed"])
        game = Game(rules, rules.new(len(players), seed, options, log), players, options)
        game.origin = {"seed": record["seed"]}
    else:
        setup = record["setup"]
        if not isinstance(setup, dict):
            raise RecordError("the setup must be an object")
        game = Game(rules, rules.set_up(len(players), options, setup), players, options)
        game.origin = {"setup": deepcopy(setup)}
    game.note(log)
    return game


def load(record: dict[str, object]) -> Game:
    """Load a record (contract, section 4) and apply its moves.

    Raises `RecordError` for a record that is none, `MoveSyntaxError` or `RuleViolation` for the first move that cannot be.

    Examples:
        >>> import undermine
        >>> game = undermine.load({
        ...     "format": "undermine/1", "game": "saboteur", "players": ["Ana", "Ben", "Cyr"],
        ...     "setup": {"board": {"1,0": "EW"}, "hands": [["EW"], ["NS"], []]}, "moves": ["place EW 2,0"],
        ... })
        >>> game.view()["board"]["2,0"]
        'EW'
    """
    game = begin(record)
    for move in records.moves_of(record):
        game.apply(move)
    return game


__all__ = ["Game", "MoveSyntaxError", "RecordError", "RuleViolation", "begin", "games", "load", "new"]
