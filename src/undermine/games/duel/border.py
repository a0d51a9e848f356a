"""Border: what the Duel and its solo game show and tell, declared once (D-INFO). See `kernel/border.py`."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from undermine.kernel import border as common
from undermine.kernel.border import (
    Border,
    CardCode,
    CardSeen,
    Cell,
    Kind,
    OpenState,
    Outcome,
    OwnState,
    Seat,
    Tool,
    hide,
)

Colour = Literal["green", "blue"]
Phase = Literal["play", "bribe", "pay", "orient", "over"]
Ending = Literal["goals", "tokens", "cards"]
Reason = Literal["most nuggets after three rounds", "nuggets after three rounds"]

# --- the state ---------------------------------------------------------------------------------------


class Result(Outcome):
    """How the game ended."""

    reason: Annotated[Reason, "why the game is over, in English"]
    rating: NotRequired[Annotated[int, "of the solo game, 1 to 4"]]


class Open(OpenState):
    """What everybody sees alike (D-INFO-1, D-INFO-2)."""

    game: Literal["duel", "solo"]
    phase: Phase
    tools: Annotated[list[list[Tool]], "the sabotage cards in front of every seat"]
    knows: Annotated[list[list[Cell]], "the goals that every seat has looked at"]
    purse: Annotated[list[list[int]], "the gold cards of every seat"]
    gone: Annotated[list[CardCode], "gold paths that are out of play"]
    tokens: Annotated[dict[Cell, dict[str, Colour]], "dwarf tokens: on a group with gold, or on a `troll`"]
    keys: Annotated[dict[Cell, Colour], "doors that were unlocked, and by whom"]
    laid: Annotated[list[Cell], "the paths in the order they were laid"]
    scores: Annotated[list[int], "nuggets in the purses"]
    result: Result | None


class Own(OwnState):
    """What each watcher sees in their own way (D-INFO-1)."""

    discards: Annotated[list[list[CardSeen]], "[CODE] face up, [CODE, `down`] face down, [`?`, `down`] unknown"]


class State(Open, Own):
    """The Duel or its solo game as one watcher sees it."""


# --- the events --------------------------------------------------------------------------------------


class Round(common.Round):
    """A round is dealt; `seat` begins."""


class Deal(TypedDict):
    """Once per seat, after `round`: what it was dealt."""

    type: Literal["deal"]
    seat: Seat
    hand: list[CardSeen]


class Place(common.Place):
    """A path card is laid."""


class Key(TypedDict):
    """A door is unlocked."""

    type: Literal["key"]
    seat: Seat
    cell: Cell


class Bribe(TypedDict):
    """A troll is bribed."""

    type: Literal["bribe"]
    seat: Seat
    cell: Cell


class Break(common.Break):
    """A sabotage card is laid before the opponent."""


class Repair(common.Repair):
    """A sabotage card is removed."""


class Rockfall(common.Rockfall):
    """A path card is removed."""


class Map(common.Map):
    """A goal is looked at."""


class Discard(TypedDict):
    """One or two cards are discarded face down."""

    type: Literal["discard"]
    seat: Seat
    cards: list[CardSeen]


class Scrap(TypedDict):
    """Two cards are discarded, and a sabotage card with them."""

    type: Literal["scrap"]
    seat: Seat
    tool: Tool
    cards: list[CardSeen]


class Draw(common.Draw):
    """A card is drawn."""


class Goal(common.Goal):
    """A goal is turned; it lies as `card`."""


class Orient(TypedDict):
    """A goal is turned, and the seat chooses between `card` and `other`."""

    type: Literal["orient"]
    seat: Seat
    cell: Cell
    card: CardCode
    other: CardCode


class Claim(TypedDict):
    """A token is laid on gold, for the seat."""

    type: Literal["claim"]
    seat: Seat
    cell: Cell
    group: Annotated[str, "the sides that the gold lies between"]
    nuggets: int


class Strike(TypedDict):
    """Solo: a sabotage card or a rockfall is drawn and strikes, or finds nothing (`effect`)."""

    type: Literal["strike"]
    seat: Seat
    card: CardCode
    effect: bool
    cell: NotRequired[Cell]
    removed: NotRequired[CardCode]


class RoundEnd(TypedDict):
    """The round is over."""

    type: Literal["round-end"]
    seat: None
    reason: Ending
    gold: Annotated[dict[str, list[int]], "the gold cards gained by seat"]


class Pay(TypedDict):
    """The trolls are paid."""

    type: Literal["pay"]
    seat: Seat
    trolls: int
    gold: list[int]


class GameEnd(TypedDict):
    """The game is over; solo: with its rating from 1 to 4."""

    type: Literal["game-end"]
    seat: None
    winners: list[Seat]
    scores: list[int]
    rating: NotRequired[int]


Event = (
    Round | Deal | Place | Key | Bribe | Break | Repair | Rockfall | Map | Discard | Scrap | Draw | Goal | Orient
    | Claim | Strike | RoundEnd | Pay | GameEnd
)  # fmt: skip

BORDER: Final = Border(
    "The Duel and its solo game",
    "duel",
    "D-TURN-1",
    "D-TURN-1",
    Open,
    Own,
    State,
    Kind(Round, chance=True),
    Kind(Deal, secret={"hand": hide}, befalls=True, dealt=True),
    Kind(Place, silent=True),
    Kind(Key, silent=True),
    Kind(Bribe, silent=True),
    Kind(Break, silent=True),
    Kind(Repair, silent=True),
    Kind(Rockfall, silent=True),
    Kind(Map, secret={"card": hide}),
    Kind(Discard, secret={"cards": hide}, silent=True),
    Kind(Scrap, secret={"cards": hide}, silent=True),
    Kind(Draw, secret={"card": hide}, own=True, dealt=True),
    Kind(Goal, shows=True, chance=True),
    Kind(Orient, shows=True),
    Kind(Claim, silent=True, befalls=True),
    Kind(Strike, shows=True, befalls=True),
    Kind(RoundEnd, shows=True, chance=True),
    Kind(Pay, befalls=True),
    Kind(GameEnd, shows=True, chance=True),
)
