"""Shape: what a told story holds, in plain values (contract, section 8)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

AwardName = Literal["liar", "nose", "unlucky", "breaker", "mender", "trusted", "framed", "pathfinder", "bluffer"]


class Saying(TypedDict):
    """What somebody said that was either true or false."""

    word: str
    seat: int
    true: bool
    move: int  # how many moves of the round came before it
    believed: list[int]  # the seats that fell for it
    unsaid: bool  # whether it was taken back


class Marker(TypedDict):
    """A jump of somebody's curve, and the deed that did it."""

    move: int
    seat: int
    by: int
    change: float
    key: str  # a sentence of locale/*/story.ftl
    values: dict[str, Any]


class Better(TypedDict):
    """What the strongest bot would have done, knowing only what that seat knew."""

    level: str
    move: str
    key: str
    values: dict[str, Any]


class Turn(TypedDict):
    """A turning move."""

    move: int
    seat: int
    before: float
    after: float
    key: str
    values: dict[str, Any]
    text: str | None  # the move, where it may be told
    advice: Better | None
    cell: str | None  # where on the board it was made
    state: dict[str, Any]  # everything as everybody saw it then; the goals of a round of the base game lie open


class Judge(TypedDict):
    """How well a seat read the others: Brier scores, 0 is perfect; null where it said nothing."""

    seat: int
    said: float | None
    bot: float  # of a bot in the same chair, by what that seat had seen
    odds: list[float]  # how likely everybody was one of the others to it before anything was done


class Note(TypedDict):
    """A private mark, and what became of it."""

    about: int
    mark: str
    right: bool | None  # null for whoever was unsure


class Nose(TypedDict):
    """How well a seat read the others for itself: its own words and marks, told to nobody but whoever sits there."""

    round: int
    seat: int
    score: float  # as in `Judge`; a mark counts for more than a word
    bot: float
    notes: list[Note]


class Bluff(TypedDict):
    """What a saboteur did, and what it cost in suspicion."""

    seat: int
    damage: float  # by how much its own moves lowered the diggers' chance
    guilt: float  # how guilty it looked on average
    score: float


class Eyes(TypedDict):
    """The round in one seat's eyes."""

    seat: int
    guilt: list[list[float]]


class RoundTold(TypedDict):
    """One round."""

    round: int
    first: int  # how many moves of the game came before it
    played: int  # how many of its moves were made before the round ended
    grey: int  # so many moves were made before everybody had a turn
    guilt: list[list[float]]
    bands: list[list[list[float]]]
    eyes: Eyes | None
    chance: list[float]
    seen: list[float]  # the same chance as a spectator could see it
    begun: float
    turning: list[int]
    turns: list[Turn]
    markers: list[Marker]
    claims: list[Saying]
    accusations: list[Saying]
    judges: list[Judge]
    bluffs: list[Bluff]
    sides: list[str]
    traitors: list[bool]  # who was a saboteur, in the cave: not loyal; none where nobody hides it
    winners: list[str]
    taken: int | None  # alone: the nuggets that the round brought
    possible: (
        int | None
    )  # alone, when the game is over: what it would have brought at least, had the deck and the goals been known
    out: list[list[float]]  # cave: per move everybody's chance to get out


def share_of_possible(rounds: list[RoundTold]) -> int | None:
    """Return how much of what was possible alone was taken, in percent; None where that is not told."""
    found = [(one["taken"], one["possible"]) for one in rounds]
    taken = sum(took for took, most in found if took is not None and most is not None)
    possible = sum(most for took, most in found if took is not None and most is not None)
    if not found or any(most is None for _, most in found):
        return None
    return max(0, round(100 * taken / possible)) if possible else 100  # trolls may cost more than all rounds bring


class Award(TypedDict):
    """A card drawn for somebody."""

    award: AwardName
    seat: int
    value: float


class Told(TypedDict):
    """A whole game."""

    format: Literal["undermine-story/1"]
    game: str
    players: list[str]
    over: bool
    of: Literal["diggers", "green", "blue", "nuggets"]  # whose chance, or what
    rounds: list[RoundTold]
    awards: list[Award]
