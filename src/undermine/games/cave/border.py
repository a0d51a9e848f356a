"""Border: what the cave shows and tells, declared once (C-KNOW). See `kernel/border.py`."""

from typing import Annotated, Final, Literal, TypedDict, cast

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
    Pair,
    Seat,
    Vocabulary,
    hide,
)

Colour = Literal["blue", "yellow"]
Identity = Literal["loyal", "saboteur"]
Clan = Annotated[list[Colour | Identity | Hidden], Pair(Colour, Identity | Hidden)]
Field = str  # `x,y/NAME`, or `out` for a dwarf that has left
Edge = str  # `x,y SIDE`
Monster = Literal["rat", "crawler", "goblin"]
Level = Literal["I", "II", "III"]
Phase = Literal["play", "monster", "react", "walk", "orient", "over", "vote"]
WebCause = Literal["age", "axe", "rockfall"]
LeaveCause = Literal["axe", "upkeep"]
CardCause = Literal["rat", "bridge"]
NuggetCause = Literal["goblin", "tunnel"]
Reason = Literal[
    "no card is left",
    "all who work for blue are out",
    "all who work for yellow are out",
    "nobody can play a card any more",
    "all agree that nobody gets out any more",
]

# --- the state ---------------------------------------------------------------------------------------


class Result(Outcome):
    """How the game ended."""

    reason: Annotated[Reason, "why the game is over, in English"]
    values: Annotated[dict[Colour, int], "what each clan's gold is worth"]


class Vote(TypedDict, total=False):
    """What is there only where the game may end by agreement (C-END-3)."""

    proposed: Annotated[bool, "whether the active seat has proposed in this turn that the game end"]
    agreed: Annotated[list[Seat], "who has agreed to that"]


class Open(OpenState, Vote):
    """What everybody sees alike (C-KNOW-1)."""

    game: Literal["cave"]
    phase: Phase
    top: Annotated[Level | None, "the level of the card that is drawn next"]
    discard: Annotated[int, "cards on the discard pile"]
    dwarfs: list[Field]
    nuggets: list[int]
    scores: Annotated[list[int], "nuggets of every seat"]
    bank: Annotated[int, "nuggets left in the bank"]
    open: Annotated[list[bool], "whose clan card has been shown"]
    exits: Annotated[list[Seat], "who is out, in that order"]
    veins: Annotated[dict[Cell, int], "1 where the vein holds its nugget"]
    monsters: Annotated[
        dict[Monster, Annotated[list[Field | Seat], Pair(Field, Seat)]], "where it is, and who called it"
    ]
    webs: Annotated[dict[Edge, Annotated[list[int], Pair(int, Seat)]], "sides left, and whose it is"]
    boots: list[bool]
    axes: list[int]
    limits: Annotated[list[int], "the largest hand of every seat"]
    down: Annotated[list[bool], "whose dwarf lies on the ground"]
    knows: Annotated[list[list[Cell | Seat]], "the goals and whose clan cards every seat has looked at"]
    steps: Annotated[int | None, "steps left in `walk` and `monster`"]
    stunned: Annotated[bool, "the dwarf stood up this turn and may not step"]
    attacker: Annotated[Monster | None, "who attacks, in `react`"]
    result: Result | None


class Own(OwnState):
    """What each watcher sees in their own way (C-KNOW-2)."""

    clans: Annotated[list[Clan], "the clan cards; their colour is always to be seen"]
    aside: Annotated[list[Clan], "the clan cards that nobody got"]


class State(Open, Own):
    """The cave as one watcher sees it."""


# --- what covers a secret ----------------------------------------------------------------------------


def back(card: object) -> object:
    """Cover a card with its back, which shows the level."""
    return f"{str(card).partition(':')[0]}:?"


def backs(cards: object) -> object:
    """Cover cards with their backs, by level."""
    return sorted(str(back(card)) for card in cast(list[str], cards))


def colour(clan: object) -> object:
    """Cover a clan card; its back shows the colour."""
    return [cast(list[str], clan)[0], "?"]


def colours(clans: object) -> object:
    """Cover clan cards."""
    return [colour(clan) for clan in cast(list[object], clans)]


# --- the events --------------------------------------------------------------------------------------


class Round(common.Round):
    """The game is dealt; `seat` begins."""


class Deal(TypedDict):
    """Once per seat, after `round`: what it was dealt."""

    type: Literal["deal"]
    seat: Seat
    clan: Clan
    hand: list[CardSeen]


class Place(common.Place):
    """A path card is laid."""


class VeinFilled(TypedDict):
    """A nugget is laid on a new vein."""

    type: Literal["vein-filled"]
    seat: None
    cell: Cell


class Rockfall(common.Rockfall):
    """A path card is removed."""


class Discard(TypedDict):
    """One or two cards are discarded face down."""

    type: Literal["discard"]
    seat: Seat
    cards: list[CardSeen]


class Draw(TypedDict):
    """Cards are drawn."""

    type: Literal["draw"]
    seat: Seat
    cards: list[CardSeen]


class InfoGoal(TypedDict):
    """A goal is looked at."""

    type: Literal["info-goal"]
    seat: Seat
    cell: Cell
    card: CardSeen


class InfoSeat(TypedDict):
    """A clan card is looked at."""

    type: Literal["info-seat"]
    seat: Seat
    target: Seat
    identity: Identity | Hidden


class Swap(TypedDict):
    """Hands are exchanged."""

    type: Literal["swap"]
    seat: Seat
    target: Seat


class Receive(TypedDict):
    """After `swap`, once for both: what came; the giver knows it too."""

    type: Literal["receive"]
    seat: Seat
    cards: list[CardSeen]


class Boots(TypedDict):
    """Boots are laid before `target`."""

    type: Literal["boots"]
    seat: Seat
    target: Seat


class Axe(TypedDict):
    """An axe is laid before `target`."""

    type: Literal["axe"]
    seat: Seat
    target: Seat


class Web(TypedDict):
    """A web is laid."""

    type: Literal["web"]
    seat: Seat
    edge: Edge


class Cut(TypedDict):
    """An axe strikes a web."""

    type: Literal["cut"]
    seat: Seat
    edge: Edge


class WebWeakens(TypedDict):
    """A web of the seat has `left` sides left: it aged, or was struck, or lost its card."""

    type: Literal["web-weakens"]
    seat: Seat
    edge: Edge
    left: int
    cause: WebCause


class Call(TypedDict):
    """A monster is called, or played `again` where it stands."""

    type: Literal["call"]
    seat: Seat
    monster: Monster
    field: Field
    again: bool


class Step(TypedDict):
    """A dwarf or a monster (`figure`) goes to a field."""

    type: Literal["step"]
    seat: Seat
    figure: Monster | Literal["dwarf"]
    field: Field


class Halt(TypedDict):
    """The seat stops a walk."""

    type: Literal["halt"]
    seat: Seat


class Strike(TypedDict):
    """The axe against a monster."""

    type: Literal["strike"]
    seat: Seat
    monster: Monster


class Endure(TypedDict):
    """The seat takes the attack."""

    type: Literal["endure"]
    seat: Seat
    monster: Monster


class Attack(TypedDict):
    """A monster attacks the seat."""

    type: Literal["attack"]
    seat: Seat
    monster: Monster


class MonsterLeaves(TypedDict):
    """A monster leaves the board."""

    type: Literal["monster-leaves"]
    seat: None
    monster: Monster
    cause: LeaveCause


class Lose(TypedDict):
    """The seat loses a card, drawn by its left neighbour (`by`)."""

    type: Literal["lose"]
    seat: Seat
    cause: CardCause
    by: Seat
    card: CardSeen


class LoseNugget(TypedDict):
    """The seat loses a nugget."""

    type: Literal["lose-nugget"]
    seat: Seat
    cause: NuggetCause


class GoalFound(TypedDict):
    """A goal is turned, and the seat chooses how it lies."""

    type: Literal["goal-found"]
    seat: Seat
    cell: Cell
    card: CardCode


class Goal(common.Goal):
    """A goal is turned; it lies as `card`."""


class Vein(TypedDict):
    """The seat takes a nugget."""

    type: Literal["vein"]
    seat: Seat
    cell: Cell


class Show(TypedDict):
    """A clan card is shown."""

    type: Literal["show"]
    seat: Seat
    clan: Clan


class Exit(TypedDict):
    """A dwarf leaves the cave."""

    type: Literal["exit"]
    seat: Seat
    nuggets: int


class LookAside(TypedDict):
    """The first one out looks at the clan cards set aside."""

    type: Literal["look-aside"]
    seat: Seat
    clans: list[Clan]


class Skip(TypedDict):
    """A turn is missed."""

    type: Literal["skip"]
    seat: Seat


class StandUp(TypedDict):
    """A dwarf stands up."""

    type: Literal["stand-up"]
    seat: Seat


class Propose(TypedDict):
    """The seat proposes that the game end because nobody gets out any more (option `agree`)."""

    type: Literal["propose"]
    seat: Seat


class Agree(TypedDict):
    """The seat agrees to the proposal."""

    type: Literal["agree"]
    seat: Seat


class Decline(TypedDict):
    """The seat does not, and the game goes on."""

    type: Literal["decline"]
    seat: Seat


class GameEnd(TypedDict):
    """The game is over."""

    type: Literal["game-end"]
    seat: None
    clans: list[Clan]
    aside: list[Clan]
    winners: list[Seat]
    scores: list[int]
    values: dict[Colour, int]
    reason: Reason


Event = (
    Round | Deal | Place | VeinFilled | Rockfall | Discard | Draw | InfoGoal | InfoSeat | Swap | Receive | Boots | Axe
    | Web | Cut | WebWeakens | Call | Step | Halt | Strike | Endure | Attack | MonsterLeaves | Lose | LoseNugget
    | GoalFound | Goal | Vein | Show | Exit | LookAside | Skip | StandUp | Propose | Agree | Decline | GameEnd
)  # fmt: skip


def sides(state: State) -> list[str]:
    """Read everybody's identity, as the words about people go by it."""
    return [clan[1] for clan in state["clans"]]


BORDER: Final = Border(
    "The Dark Cave",
    "cave",
    "C-TURN-1",
    "C-TURN-3",
    Open,
    Own,
    State,
    Kind(Round, chance=True),
    Kind(Deal, secret={"clan": colour, "hand": backs}, befalls=True, dealt=True),
    Kind(Place, silent=True),
    Kind(VeinFilled, silent=True),
    Kind(Rockfall, silent=True),
    Kind(Discard, secret={"cards": backs}, silent=True),
    Kind(Draw, secret={"cards": backs}, own=True, dealt=True),
    Kind(InfoGoal, secret={"card": hide}),
    Kind(InfoSeat, secret={"identity": hide}),
    Kind(Swap),
    Kind(Receive, secret={"cards": backs}, befalls=True, own=True),
    Kind(Boots, silent=True),
    Kind(Axe, silent=True),
    Kind(Web, silent=True),
    Kind(Cut, silent=True),
    Kind(WebWeakens, silent=True, befalls=True),
    Kind(Call, silent=True),
    Kind(Step, silent=True),
    Kind(Halt, silent=True),
    Kind(Strike),
    Kind(Endure),
    Kind(Attack, silent=True, befalls=True),
    Kind(MonsterLeaves, silent=True),
    Kind(Lose, secret={"card": back}, befalls=True),
    Kind(LoseNugget, silent=True, befalls=True),
    Kind(GoalFound, shows=True, chance=True),
    Kind(Goal, shows=True, chance=True),
    Kind(Vein, silent=True),
    Kind(Show, shows=True),
    Kind(Exit),
    Kind(LookAside, secret={"clans": colours}, own=True),
    Kind(Skip, befalls=True),
    Kind(StandUp, befalls=True),
    Kind(Propose),
    Kind(Agree),
    Kind(Decline),
    Kind(GameEnd, shows=True, chance=True),
    vocabulary=Vocabulary(
        phases=("play", "monster", "react", "walk", "orient", "vote"),
        mark="exit",
        goals={"exit": True, "other": False},
        people=("loyal", "saboteur"),
        sides=sides,
        traitor="saboteur",
        tools=False,
    ),
)
