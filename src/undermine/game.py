"""Games for programs: dealt anew or read from a record; texts in, texts and dicts out (contract, section 6)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from textwrap import indent
from typing import cast

from undermine import border
from undermine import record as records
from undermine.catalogue import games, names
from undermine.kernel.clauses import OK, MoveSyntaxError, RecordError, RuleViolation
from undermine.kernel.events import PUBLIC, Event, Log
from undermine.kernel.game import NOBODY, Position, Rules, View
from undermine.kernel.rng import Rng
from undermine.kernel.setups import short
from undermine.kernel.texts import events_seen, legal_texts, play_text
from undermine.pictures import drawn
from undermine.record import SaidText
from undermine.texts import refusal
from undermine.words import Said, Standing, Word, WordError, allowed, belongs, read, standing, truth


class Step:
    """One moment of a game: the move that led to it and what it did. Copies of a game share the steps before they part."""

    __slots__ = ("before", "events", "move", "number")

    def __init__(self, before: Step | None, move: str, events: list[Event]) -> None:
        self.before = before
        self.move = move  # nothing where the cards were dealt
        self.events = events
        self.number: int = 0 if before is None else before.number + 1


class Game:
    """One running game with its record; made by `new`, `begin` and `load`.

    `turn` is the seat to decide and None when the game is over; `result` is None until then. `position` and `rules` are the quicker
    interface of packed moves beside the texts (docs/guides/search.md). Games are copied by `clone` or `copy`, and pickled.

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

    __slots__ = ("_last", "_said", "options", "origin", "players", "position", "rules")

    def __init__(self, rules: Rules, position: Position, players: list[str], options: dict[str, str]) -> None:
        self.rules = rules
        self.position = position
        self.players = players
        self.options = options
        self.origin: dict[str, object] = {}  # the record's `seed` or `setup`
        self._last = Step(None, "", [])
        self._said: tuple[Said, ...] = ()

    @property
    def name(self) -> str:
        """The game's id: `saboteur`, `duel`, `solo` or `cave`."""
        return self.rules.name

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0, clockwise."""
        return int(self.position.seats)

    @property
    def moves(self) -> list[str]:
        """The texts of all moves so far."""
        return [step.move for step in self._steps(0)]

    @property
    def played(self) -> int:
        """How many moves there were so far."""
        return self._last.number

    @property
    def round(self) -> int:
        """The round that runs, or the last that ran."""
        return int(self.position.round)

    @property
    def rounds_over(self) -> int:
        """How many rounds are over, so that whatever was said in them is told true or false."""
        vocabulary = self.rules.border.vocabulary
        return self.round - (vocabulary is None or self.phase in vocabulary.phases)

    @property
    def turn(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return None if self.position.turn == NOBODY else int(self.position.turn)

    @property
    def phase(self) -> str:
        """The phase, as in the state (contract, section 5)."""
        return self.rules.border.phases[int(self.position.phase)]

    @property
    def result(self) -> border.Result | None:
        """Winners, scores and the reason, or None while the game goes on."""
        return cast(border.Result | None, self.position.outcome())

    def legal(self) -> list[str]:
        """List the texts of every legal move of the seat to decide, sorted by code point.

        Examples:
            >>> import undermine
            >>> undermine.new("solo", players=1, seed=7).legal()[:3]
            ['discard EW.S+gold1-S', 'discard NE', 'discard NE EW.S+gold1-S']
        """
        return legal_texts(self.rules, self.position)

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
        self.play(move)
        return cast(list[border.Event], events_seen(self._last.events, None))

    def play(self, move: str) -> None:
        """Play a move as `apply` does, for those who ask for its events later."""
        log = Log(self.rules.border)
        clause = play_text(self.rules, self.position, move, log)
        if clause != OK:
            raise self.refusal(move, clause)
        self.note(log, move)

    def do(self, deed: str | SaidText) -> None:
        """Do what a record holds, a move or a word; a word that cannot be said makes the record bad (`RecordError`)."""
        if isinstance(deed, str):
            self.apply(deed)
            return
        before, seat, text = deed
        try:
            self.say(seat, text)
        except WordError as bad:
            raise RecordError(f"words: {short(text)} of seat {seat} after {before} moves: {bad.message}") from None

    # --- words -----------------------------------------------------------------------------------

    @property
    def words(self) -> list[SaidText]:
        """Everything that was said: how many moves came before it, the seat, the text of the word (contract, section 8)."""
        return [(said.before, said.seat, said.text) for said in self._said]

    def say(self, seat: int, text: object) -> Said:
        """Let a seat say a word; it changes nothing else in the game.

        Raises `WordError` for a text that is no word, or one that cannot be said just now; then nothing was said.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> _ = game.say(1, "claim 8,2 gold")
            >>> game.words
            [(0, 1, 'claim 8,2 gold')]
            >>> game.say(1, "accuse 1")
            Traceback (most recent call last):
            undermine.words.WordError: You can say this only about somebody else.
        """
        word = read(text)
        border = self.rules.border
        if not 0 <= seat < self.seats:
            raise WordError("word-seat", str(word))
        seen = self.view(PUBLIC)
        why = allowed(border, self.position.window, seen, self.standing()[seat], seat, word)
        if why is not None:
            raise WordError(why, str(word))
        return self.hear(seat, word)

    def hear(self, seat: int, word: Word) -> Said:
        """Take in a word that could be said when it was, such as a log tells."""
        vocabulary, true = self.rules.border.vocabulary, None
        if self.origin and vocabulary is not None:  # an imagined game knows no truth
            all_known = self.view()
            true = truth(vocabulary, seat, word, all_known["goals"], vocabulary.sides(all_known))
        said = Said(self.played, seat, word, self.round, true)
        self._said += (said,)
        return said

    def remember(self, before: Game) -> None:
        """Keep what was said in a game of the same deal whose last moves were taken back."""
        self._said = tuple(replace(said, before=min(said.before, self.played)) for said in before._said)

    def said(self, round: int | None = None) -> list[Said]:
        """List the words of one round, or of all, with what is secret about them: whether they are true."""
        return [said for said in self._said if round in (None, said.round)]

    def standing(self, round: int | None = None) -> list[Standing]:
        """Say what every seat stands by in a round, the present one where none is named."""
        words = self.said(self.round if round is None else round)
        return standing(((said.seat, said.word) for said in words), self.seats)

    # --- what happened ---------------------------------------------------------------------------

    def refusal(self, move: str, clause: str) -> RuleViolation:
        """Say in a sentence, and with the place at fault, why a move breaks a clause."""
        at, side = self.position.fault(self.rules.read(self.position, move), clause)
        return RuleViolation(clause, refusal(clause, at=at, side=side), move, at, side)

    def note(self, log: Log, move: str = "") -> None:
        """Keep what a move did, or, without a move, what the deal did; `play` does it by itself."""
        self._last = Step(self._last if move else None, move, log.events)

    def _steps(self, since: int) -> list[Step]:
        """List the moves after the first `since`, without the deal."""
        steps: list[Step] = []
        step = self._last
        while step.number > since and step.before is not None:
            steps.append(step)
            step = step.before
        steps.reverse()
        return steps

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
        return cast(list[border.Event], events_seen(self.happened(since), watcher))

    def by_move(self, watcher: int | None = None) -> list[list[border.Event]]:
        """List what a watcher may see of the deal, and then of every move: one list each.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> _ = game.apply("place NS 0,1")
            >>> [[event["type"] for event in events] for events in game.by_move(undermine.PUBLIC)][1:]
            [['place', 'draw']]
        """
        self.check_watcher(watcher)
        steps = [self._deal(), *self._steps(0)]
        return [cast(list[border.Event], events_seen(step.events, watcher)) for step in steps]

    def happened(self, since: int = 0) -> list[Event]:
        """List what the moves after the first `since` did, secrets included; from the very beginning, the deal too."""
        last = self._last
        if last.number == since + 1 and since > 0:
            return last.events
        steps = self._steps(max(since, 0))
        deal = [] if since > 0 else self._deal().events
        return deal + [event for step in steps for event in step.events]

    def counts(self, since: int = 0) -> list[int]:
        """Count the events of each move after the first `since`; from the very beginning, those of the deal first."""
        deal = [] if since > 0 else [len(self._deal().events)]
        return deal + [len(step.events) for step in self._steps(max(since, 0))]

    def _deal(self) -> Step:
        step = self._last
        while step.before is not None:
            step = step.before
        return step

    def look(self, watcher: int | None = None) -> View:
        """Return what a watcher may know, for bots: a seat, PUBLIC, or None for everything."""
        self.check_watcher(watcher)
        return self.position.view(watcher)

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
        if watcher is not None and watcher != PUBLIC and watcher not in range(self.seats):
            raise ValueError(f"there is no seat {watcher!r}; the seats are 0 to {self.seats - 1}")

    def resample(self, watcher: int, seed: int) -> Game:
        """Return a game that this watcher thinks possible, everything hidden drawn anew; its record is not known.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> game.resample(0, seed=1).view(0) == game.view(0)
            True
        """
        position = self.rules.resample(self.look(watcher), Rng(seed))
        game = Game(self.rules, position, self.players, self.options)
        game.note(Log(self.rules.border))
        game._said = tuple(replace(said, true=None) for said in self._said)
        return game

    def clone(self) -> Game:
        """Return a copy; playing on in one leaves the other as it is."""
        copy = Game.__new__(Game)
        copy.rules = self.rules
        copy.position = self.position.clone()
        copy.players = self.players
        copy.options = self.options
        copy.origin = self.origin
        copy._last = self._last
        copy._said = self._said
        return copy

    def __repr__(self) -> str:
        over = "over" if self.turn is None else f"{self.phase}, seat {self.turn} to decide"
        view = self.view(PUBLIC)
        board = indent(drawn(view["board"]), " ")
        players, moves = records.how_many(self.seats, "player"), records.how_many(self.played, "move")
        return f"<{self.name}, {players}, round {view['round']}, {over}, {moves}\n{board}>"

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        told = [
            (step.move, step.events) for step in [self._deal(), *self._steps(0)]
        ]  # flat: a long game is a long chain
        return restored, (self.name, self.position, self.players, self.options, self.origin, told, self._said)

    def to_setup(self) -> dict[str, object]:
        """Return a record whose `setup` is the present position, secrets included (contract, sections 4 and 6).

        `load` builds the position again, and the same moves are legal; what came before is forgotten: events, who knows
        which face-down discard, and the seed, so that later rounds are dealt from that of 64 zeros. A setup stands at the beginning
        of a turn: in the middle of one, and when the game is over, it is a `RecordError`.

        Examples:
            >>> import undermine
            >>> game = undermine.new("saboteur", players=3, seed=7)
            >>> _ = game.apply("place NS 0,1")
            >>> record = game.to_setup()
            >>> record["setup"]["board"], record["moves"]
            ({'0,1': 'NS'}, [])
            >>> undermine.load(record).legal() == game.legal()
            True
        """
        return self._document({"setup": self.position.as_setup()}, [])

    def record(self) -> dict[str, object]:
        """Return the record of this game (contract, section 4), which `load` reads again.

        An imagined game (`resample`) has no beginning and so no record: a `RecordError`; `to_setup` writes its position.

        Examples:
            >>> import undermine
            >>> game = undermine.new("duel", players=["Ana", "Ben"], seed=7)
            >>> sorted(game.record())
            ['format', 'game', 'moves', 'options', 'players', 'seed']
            >>> undermine.load(game.record()).view() == game.view()
            True
        """
        if not self.origin:
            raise RecordError(
                "an imagined game has no record, for nobody knows its beginning; to_setup() writes its position"
            )
        return self._document(deepcopy(self.origin), self.moves, self.words)

    def _document(
        self, begins: dict[str, object], moves: list[str], words: list[SaidText] | None = None
    ) -> dict[str, object]:
        """Write a record that begins so; it names words only where some were said."""
        said = {"words": [list(said) for said in words]} if words else {}
        return {
            "format": records.FORMAT,
            "game": self.name,
            "options": records.written_options(self.options),
            "players": list(self.players),
            **begins,
            "moves": moves,
            **said,
        }


def restored(
    name: str,
    position: Position,
    players: list[str],
    options: dict[str, str],
    origin: dict[str, object],
    told: list[tuple[str, list[Event]]],
    said: tuple[Said, ...],
) -> Game:
    """Build a pickled game again."""
    game = Game(games()[name], position, players, options)
    game.origin = origin
    step: Step | None = None
    for move, events in told:
        step = Step(step, move, events)
    game._last = step or game._last
    game._said = said
    return game


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
    """Build the position a record begins with; its moves and words are checked for form but not applied.

    Examples:
        >>> import undermine
        >>> record = undermine.new("saboteur", players=3, seed=7).record() | {"moves": ["discard NS"]}
        >>> undermine.begin(record).moves
        []
    """
    rules = records.rules_of(record)
    players = records.players_of(record, rules)
    options = records.options_of(record.get("options", {}), rules, len(players))
    check_words(record, rules, len(players))
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


def check_words(record: dict[str, object], rules: Rules, seats: int) -> None:
    """Refuse a record with words that this game does not have, or that nobody at the table said; the rest comes to light later."""
    vocabulary = rules.border.vocabulary
    for _, seat, text in records.words_of(record):
        try:
            known = vocabulary is not None and belongs(read(text), vocabulary)
        except WordError:
            known = False
        if not known:
            raise RecordError(f"words: {short(text)} is no word of {rules.name}")
        if not 0 <= seat < seats:
            raise RecordError(f"words: there is no seat {seat} to say {short(text)}; the seats are 0 to {seats - 1}")


def load(record: dict[str, object]) -> Game:
    """Load a record (contract, section 4), apply its moves and say its words.

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
    for deed in records.deeds_of(record):
        game.do(deed)
    return game


__all__ = ["Game", "MoveSyntaxError", "RecordError", "RuleViolation", "begin", "games", "load", "new"]
