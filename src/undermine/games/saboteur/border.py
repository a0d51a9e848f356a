"""Border: what the base game shows and tells, declared once (S-INFO). See `kernel/border.py`."""

from typing import Annotated, Final, Literal, TypedDict

from undermine.kernel import border as common
from undermine.kernel.border import (
    Border,
    CardCode,
    CardSeen,
    Cell,
    Hidden,
    Kind,
    OpenState,
    Outcome,
    OwnState,
    Seat,
    Tool,
    Vocabulary,
    hide,
)

Role = Literal["digger", "saboteur"]
Phase = Literal["play", "draft", "over"]
Side = Literal["diggers", "saboteurs", "nobody"]
Reason = Literal["most nuggets after three rounds"]

# --- the state ---------------------------------------------------------------------------------------


class Result(Outcome):
    """How the game ended."""

    reason: Annotated[Reason, "why the game is over, in English"]


class Open(OpenState):
    """What everybody sees alike (S-INFO-2, S-INFO-3)."""

    game: Literal["saboteur"]
    phase: Phase
    tools: Annotated[list[list[Tool]], "the broken tools in front of every seat"]
    knows: Annotated[list[list[Cell]], "the goals that every seat has looked at"]
    gold: Annotated[int, "gold cards left in the pile"]
    result: Result | None


class Own(OwnState):
    """What each watcher sees in their own way (S-INFO-1, S-INFO-6)."""

    discards: Annotated[list[list[CardSeen]], "[CODE] face up, [CODE, `down`] face down, [`?`, `down`] unknown"]
    roles: Annotated[list[Role | Hidden], "open in `draft` and when the game is over"]
    aside: Annotated[Role | Hidden, "the dwarf card that nobody got"]
    offer: Annotated[list[int | Hidden], "gold cards being chosen from, `?` for all but the chooser"]
    purse: Annotated[list[list[int | Hidden]], "the gold cards of every seat"]
    scores: Annotated[list[int | None], "nuggets; null for every other seat until the game is over"]


class State(Open, Own):
    """The base game as one watcher sees it."""


# --- the events --------------------------------------------------------------------------------------


class Round(common.Round):
    """A round is dealt; `seat` begins."""


class Deal(TypedDict):
    """Once per seat, after `round`: what it was dealt."""

    type: Literal["deal"]
    seat: Seat
    role: Role | Hidden
    hand: list[CardSeen]


class Place(common.Place):
    """A path card is laid."""


class Break(common.Break):
    """A tool is broken."""


class Repair(common.Repair):
    """A tool is mended."""


class Rockfall(common.Rockfall):
    """A path card is removed."""


class Map(common.Map):
    """A goal is looked at."""


class Discard(TypedDict):
    """A card is discarded face down."""

    type: Literal["discard"]
    seat: Seat
    card: CardSeen


class Draw(common.Draw):
    """A card is drawn."""


class Goal(common.Goal):
    """A goal is turned; it lies as `card`."""


class RoundEnd(TypedDict):
    """The round is over, before the gold is divided."""

    type: Literal["round-end"]
    seat: None
    winners: Annotated[Side, "`nobody` where the side that won is not at the table"]
    roles: list[Role]
    aside: Role
    pay: Annotated[dict[str, int], "the rate due to each saboteur by seat; `{}` unless the saboteurs win"]
    goals: Annotated[dict[Cell, CardCode], "what the goals were, as printed, the turned ones too"]


class Offer(TypedDict):
    """The gold cards come to the seat, which chooses."""

    type: Literal["offer"]
    seat: Seat
    gold: list[int | Hidden]


class Take(TypedDict):
    """A gold card is kept."""

    type: Literal["take"]
    seat: Seat
    nuggets: int | Hidden


class Pay(TypedDict):
    """A saboteur is paid."""

    type: Literal["pay"]
    seat: Seat
    gold: list[int | Hidden]


class GameEnd(TypedDict):
    """The game is over."""

    type: Literal["game-end"]
    seat: None
    winners: list[Seat]
    scores: list[int]


Event = (
    Round | Deal | Place | Break | Repair | Rockfall | Map | Discard | Draw | Goal | RoundEnd | Offer | Take | Pay
    | GameEnd
)  # fmt: skip


def sides(state: State) -> list[str]:
    """Read everybody's role, as the words about people go by it."""
    return list(state["roles"])


BORDER: Final = Border(
    "Saboteur",
    "saboteur",
    "S-TURN-1",
    "S-TURN-1",
    Open,
    Own,
    State,
    Kind(Round, chance=True),
    Kind(Deal, secret={"role": hide, "hand": hide}, befalls=True, dealt=True),
    Kind(Place, silent=True),
    Kind(Break, silent=True),
    Kind(Repair, silent=True),
    Kind(Rockfall, silent=True),
    Kind(Map, secret={"card": hide}),
    Kind(Discard, secret={"card": hide}, silent=True),
    Kind(Draw, secret={"card": hide}, own=True, dealt=True),
    Kind(Goal, shows=True, chance=True),
    Kind(RoundEnd, shows=True, chance=True),
    Kind(Offer, secret={"gold": hide}, befalls=True),
    Kind(Take, secret={"nuggets": hide}),
    Kind(Pay, secret={"gold": hide}, befalls=True),
    Kind(GameEnd, shows=True, chance=True),
    vocabulary=Vocabulary(
        phases=("play",),
        mark="treasure",
        goals={"gold": True, "stone": False},
        people=(),
        sides=sides,
        traitor="saboteur",
        tools=True,
    ),
)
