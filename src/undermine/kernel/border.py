"""Border: the words in which every game declares what it shows and tells, for whoever stands outside.

A game's own `border.py` has its state and its events as typed dictionaries, once. Their types and sentences are read while
the program runs: the schema of the protocol, the page's types and docs/events.md are written from them. The compiler would
drop both, so modules of this name stay interpreted, and hold no rules.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypedDict, get_args

Seat = int  # the first is 0
Cell = str  # `x,y`
CardCode = str  # a card as it lies, or as it is printed
CardSeen = str  # the same, or what covers it: `?`, the back `II:?`
Hidden = Literal["?"]
Tool = Literal["pickaxe", "lantern", "cart"]
Cover = Callable[[object], object]
Shape = Any  # the class of a TypedDict: Python has no word for its type


class Pair:
    """Says of a list that it always has these two things."""

    def __init__(self, first: object, second: object) -> None:
        self.items = (first, second)


class Outcome(TypedDict):
    """How a game ended, whatever it was; each game says why, in words of its own."""

    winners: list[Seat]
    scores: Annotated[list[int], "nuggets of every seat"]


class OpenState(TypedDict):
    """What the state of every game shows to all watchers alike."""

    round: int
    active: Annotated[Seat | None, "whose turn it is; null when the game is over"]
    turn: Annotated[Seat | None, "the seat to decide; null when the game is over"]
    board: Annotated[dict[Cell, CardSeen], "start, paths and turned goals as they lie; face-down goals as `?`"]
    revealed: Annotated[dict[Cell, CardCode], "goals that were turned up, as they lie"]
    deck: Annotated[int, "cards left to draw"]


class OwnState(TypedDict):
    """What the state of every game shows to each watcher in their own way."""

    known: Annotated[dict[Cell, CardCode], "face-down goals that the watcher knows, as printed"]
    goals: Annotated[dict[Cell, CardSeen], "all goals as printed, `?` where the watcher does not know them"]
    hands: Annotated[list[list[CardSeen]], "the cards of every seat, covered where the watcher does not know them"]


# --- events that several games have; each game says in its own words when ---------------------------


class Round(TypedDict):
    """A round begins."""

    type: Literal["round"]
    seat: Seat
    round: int


class Place(TypedDict):
    """A path card is laid."""

    type: Literal["place"]
    seat: Seat
    card: CardCode
    cell: Cell


class Break(TypedDict):
    """A tool is broken."""

    type: Literal["break"]
    seat: Seat
    target: Seat
    tool: Tool


class Repair(TypedDict):
    """A tool is mended."""

    type: Literal["repair"]
    seat: Seat
    target: Seat
    tool: Tool
    card: CardCode


class Rockfall(TypedDict):
    """A path card is removed."""

    type: Literal["rockfall"]
    seat: Seat
    cell: Cell
    card: CardCode


class Map(TypedDict):
    """A goal is looked at."""

    type: Literal["map"]
    seat: Seat
    cell: Cell
    card: CardSeen


class Draw(TypedDict):
    """A card is drawn."""

    type: Literal["draw"]
    seat: Seat
    card: CardSeen


class Goal(TypedDict):
    """A goal is turned."""

    type: Literal["goal"]
    seat: Seat
    cell: Cell
    card: CardCode


# --- kinds of events ---------------------------------------------------------------------------------


def hide(value: object) -> object:
    """Cover a field with `?`, a list with as many `?`."""
    return ["?"] * len(value) if isinstance(value, list) else "?"


class Kind:
    """One kind of event: its shape, and what those must know of it who have never heard of its game.

    secret: the fields that its seat alone is told, each with what covers it for all others.
    silent: it follows from the move and from what the mover knew, so a move that tells nothing else may be taken back.
    shows:  by it the rules show everybody something that was hidden.
    befalls: it befalls its seat, whoever's turn it is; any other event of a seat is something that it did.
    own:    nobody but its seat needs to hear of it.
    dealt:  by it its seat is shown what chance has given it: what a browser holds against the proof of the shuffle.
    chance: what it tells may hang on what was hidden or dealt, so nobody can foresee it, however likely it is.
    """

    def __init__(
        self,
        shape: Shape,
        *,
        secret: dict[str, Cover] | None = None,
        silent: bool = False,
        shows: bool = False,
        befalls: bool = False,
        own: bool = False,
        dealt: bool = False,
        chance: bool = False,
    ) -> None:
        self.shape = shape
        self.name: str = get_args(shape.__annotations__["type"])[0]
        self.secret = secret or {}
        self.silent = silent
        self.shows = shows
        self.befalls = befalls
        self.own = own
        self.dealt = dealt
        self.chance = chance

    def is_covered(self) -> bool:
        """Say whether all but its seat see nothing of it but that it happened."""
        return {"type", "seat", *self.secret} == set(self.shape.__annotations__)

    def cover(self, event: dict[str, object]) -> dict[str, object]:
        """Return an event as those see it who are not told its secrets."""
        covered = dict(event)
        for name, cover in self.secret.items():
            covered[name] = cover(event[name])
        return covered


class Vocabulary:
    """What the seats of a game can say about what is hidden: its own part of the words (contract, section 8).

    phases: those in which words are said, while a round runs.
    mark:   what claims of goals are about.
    goals:  what may be claimed of a goal face down, with whether it bears that mark.
    people: what may be claimed of a hidden card of a person.
    sides:  reads out of a state on which side every seat's hidden card puts it, `?` where that is hidden.
    traitor: the side of which one accuses.
    tools:  whether tools break, so that one asks to have them mended.
    """

    def __init__(
        self,
        *,
        phases: tuple[str, ...],
        mark: str,
        goals: dict[str, bool],
        people: tuple[str, ...],
        sides: Callable[[Any], list[str]],
        traitor: str,
        tools: bool,
    ) -> None:
        self.phases = phases
        self.mark = mark
        self.goals = goals
        self.people = people
        self.sides = sides
        self.traitor = traitor
        self.tools = tools


class Border:
    """All that a game declares: the shape of its state, its kinds of events, what is said, and where its rules are found."""

    def __init__(
        self,
        title: str,
        sheet: str,
        turn: str,
        held: str,
        open: Shape,
        own: Shape,
        state: Shape,
        *kinds: Kind,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        self.title = title  # its chapter in the documents
        self.sheet = sheet  # the file of its rules
        self.turn = turn  # the clause that says whose turn it is
        self.held = held  # the clause that names a card missing from the hand
        self.open = open
        self.own = own
        self.state = state
        self.phases: tuple[str, ...] = get_args(open.__annotations__["phase"])
        self.kinds = {kind.name: kind for kind in kinds}
        self.vocabulary = vocabulary  # None where nobody has anything to hide from the others
