"""Words: what seats say to each other about what is hidden; never a move, binding nobody, perhaps a lie (contract, section 8)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from undermine.border import BORDERS, State
from undermine.kernel.border import Border, Cell, Seat, Tool, Vocabulary
from undermine.kernel.events import HIDDEN
from undermine.kernel.grid import NOWHERE, Window
from undermine.kernel.moves import CELL_TEXT, TOOLS

SEAT_TEXT: Final = re.compile(r"0|[1-9][0-9]?")
LONGEST: Final = 60  # no word has a longer text; digits of a far cell included

GOALS: Final = frozenset(what for border in BORDERS if border.vocabulary for what in border.vocabulary.goals)
PEOPLE: Final = frozenset(what for border in BORDERS if border.vocabulary for what in border.vocabulary.people)

SENTENCES: Final[dict[str, str]] = {
    "word-unknown": "This is not a word of any game.",
    "word-none": "In this game nobody makes claims or accuses.",
    "word-other-game": "This is a word of another game.",
    "word-round": "Words are said while a round runs; just now none does.",
    "word-seat": "There is no such player.",
    "word-self": "You can say this only about somebody else.",
    "word-goal": "There is no goal there.",
    "word-turned": "This goal is turned up: everybody sees what is there.",
    "word-open": "This clan card is shown: everybody sees it.",
    "word-far": "This place is too far away for a card.",
    "word-unsaid": "You have not said this in this round, so there is nothing to take back.",
}
"""Why a word is refused: a stable name to translate, and the English sentence."""


class WordError(ValueError):
    """A text that is no word, or a word that cannot be said just now: `key` names why, `message` says it, `word` is the text."""

    def __init__(self, key: str, word: str) -> None:
        self.key = key
        self.message = SENTENCES[key]
        self.word = word
        super().__init__(self.message)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return WordError, (self.key, self.word)


@dataclass(frozen=True, slots=True)
class ClaimGoal:
    """What lies on a goal, `gold` and the like."""

    cell: Cell
    what: str

    def __str__(self) -> str:
        return f"claim {self.cell} {self.what}"


@dataclass(frozen=True, slots=True)
class ClaimSeat:
    """What a person's hidden card says."""

    seat: Seat
    what: str

    def __str__(self) -> str:
        return f"claim {self.seat} {self.what}"


@dataclass(frozen=True, slots=True)
class Accuse:
    """It is you."""

    seat: Seat

    def __str__(self) -> str:
        return f"accuse {self.seat}"


@dataclass(frozen=True, slots=True)
class Trust:
    """It is not you."""

    seat: Seat

    def __str__(self) -> str:
        return f"trust {self.seat}"


@dataclass(frozen=True, slots=True)
class AskMend:
    """Mend my tool."""

    tool: Tool

    def __str__(self) -> str:
        return f"ask mend {self.tool}"


@dataclass(frozen=True, slots=True)
class AskDig:
    """Dig here."""

    cell: Cell

    def __str__(self) -> str:
        return f"ask dig {self.cell}"


@dataclass(frozen=True, slots=True)
class AskLeave:
    """Do not dig here."""

    cell: Cell

    def __str__(self) -> str:
        return f"ask leave {self.cell}"


@dataclass(frozen=True, slots=True)
class Deny:
    """It is not me."""

    def __str__(self) -> str:
        return "deny"


@dataclass(frozen=True, slots=True)
class UnsayClaim:
    """What I said about this goal, I say no longer."""

    cell: Cell

    def __str__(self) -> str:
        return f"unsay claim {self.cell}"


@dataclass(frozen=True, slots=True)
class UnsayAccuse:
    """I no longer say that it is you."""

    seat: Seat

    def __str__(self) -> str:
        return f"unsay accuse {self.seat}"


@dataclass(frozen=True, slots=True)
class UnsayTrust:
    """I no longer say that it is not you."""

    seat: Seat

    def __str__(self) -> str:
        return f"unsay trust {self.seat}"


Word = (
    ClaimGoal | ClaimSeat | Accuse | Trust | AskMend | AskDig | AskLeave | Deny | UnsayClaim | UnsayAccuse | UnsayTrust
)


@dataclass(frozen=True, slots=True)
class Said:
    """A word that was said: after how many moves, in which round, by which seat.

    `true` is what nobody at the table may be told before the round is over: whether a claim, an accusation, trust or a denial
    is right; None for what is neither right nor wrong, and in imagined games.
    """

    before: int
    seat: Seat
    word: Word
    round: int
    true: bool | None

    @property
    def text(self) -> str:
        """The canonical text of the word."""
        return str(self.word)


# --- reading -----------------------------------------------------------------------------------------


def read(text: object) -> Word:
    """Read a word of any game; anything but the canonical text of one is refused.

    Examples:
        >>> read("claim 8,2 stone")
        ClaimGoal(cell='8,2', what='stone')
        >>> str(read("unsay accuse 3"))
        'unsay accuse 3'
        >>> read("claim 8,2 silver")
        Traceback (most recent call last):
        undermine.words.WordError: This is not a word of any game.
    """
    word = None if not isinstance(text, str) or len(text) > LONGEST else read_parts(text.split(" "))
    if word is None:
        raise WordError("word-unknown", str(text)[:LONGEST])
    return word


def read_parts(parts: list[str]) -> Word | None:
    """Read a word from its parts; None where they are none."""
    match parts:
        case ["claim", cell, what] if what in GOALS and is_cell(cell):
            return ClaimGoal(cell, what)
        case ["claim", seat, what] if what in PEOPLE and is_seat(seat):
            return ClaimSeat(int(seat), what)
        case ["accuse", seat] if is_seat(seat):
            return Accuse(int(seat))
        case ["trust", seat] if is_seat(seat):
            return Trust(int(seat))
        case ["ask", "mend", tool]:
            return next((AskMend(known) for known in TOOLS if known == tool), None)
        case ["ask", "dig", cell] if is_cell(cell):
            return AskDig(cell)
        case ["ask", "leave", cell] if is_cell(cell):
            return AskLeave(cell)
        case ["deny"]:
            return Deny()
        case ["unsay", "claim", cell] if is_cell(cell):
            return UnsayClaim(cell)
        case ["unsay", "accuse", seat] if is_seat(seat):
            return UnsayAccuse(int(seat))
        case ["unsay", "trust", seat] if is_seat(seat):
            return UnsayTrust(int(seat))
    return None


def is_cell(text: str) -> bool:
    """Say whether a text is a cell as it is written."""
    return CELL_TEXT.fullmatch(text) is not None


def is_seat(text: str) -> bool:
    """Say whether a text is the number of a seat as it is written."""
    return SEAT_TEXT.fullmatch(text) is not None


def belongs(word: Word, vocabulary: Vocabulary) -> bool:
    """Say whether a word is one of this game."""
    match word:
        case ClaimGoal():
            return word.what in vocabulary.goals
        case ClaimSeat():
            return word.what in vocabulary.people
        case AskMend():
            return vocabulary.tools
    return True


# --- what stands -------------------------------------------------------------------------------------

Standing = dict[str, Word]
"""What a seat says in a round and has not taken back, by what it is about: the latest claim about each goal and each card, and
of each person the latest accusation or trust."""


def about(word: Word) -> str:
    """Name what a word is about, so that a later one about the same takes its place; nothing for what does not stand."""
    match word:
        case ClaimGoal() | UnsayClaim():
            return f"goal {word.cell}"
        case ClaimSeat():
            return f"card {word.seat}"
        case Accuse() | Trust() | UnsayAccuse() | UnsayTrust():
            return f"seat {word.seat}"
    return ""


def stands_against(word: Word) -> type[Word]:
    """Return which kind of word an `unsay` takes back."""
    return ClaimGoal if isinstance(word, UnsayClaim) else Accuse if isinstance(word, UnsayAccuse) else Trust


def note(standing: Standing, word: Word) -> None:
    """Let a word that may be said take its place among what its seat says."""
    key = about(word)
    if not key:
        return
    standing.pop(key, None)  # the latest stands last
    if not isinstance(word, UnsayClaim | UnsayAccuse | UnsayTrust):
        standing[key] = word


def standing(words: Iterable[tuple[Seat, Word]], seats: int) -> list[Standing]:
    """Say what every seat stands by after the words of one round."""
    stands: list[Standing] = [{} for _ in range(seats)]
    for seat, word in words:
        note(stands[seat], word)
    return stands


# --- whether it may be said --------------------------------------------------------------------------


def allowed(border: Border, window: Window, seen: State, stands: Standing, seat: Seat, word: Word) -> str | None:
    """Return why a seat cannot say a word just now, as a key of SENTENCES, or None where it can.

    `seen` is what everybody sees (`game.view(PUBLIC)`), `stands` what this seat says in this round: a refusal tells nothing
    that is hidden.
    """
    vocabulary = border.vocabulary
    if vocabulary is None:
        return "word-none"
    if not belongs(word, vocabulary):
        return "word-other-game"
    if seen["phase"] not in vocabulary.phases:
        return "word-round"
    sides = vocabulary.sides(seen)
    match word:
        case Accuse() | Trust() | ClaimSeat() | UnsayAccuse() | UnsayTrust():
            why = fault_of_seat(word.seat, seat, sides, isinstance(word, ClaimSeat))
        case ClaimGoal() | UnsayClaim():
            why = fault_of_goal(word.cell, seen["goals"])
        case AskDig() | AskLeave():
            x, _, y = word.cell.partition(",")
            far = window.cell(int(x), int(y)) == NOWHERE
            why = "word-far" if far else fault_of_goal(word.cell, seen["goals"]) if word.cell in seen["goals"] else None
        case _:
            why = None
    if why is None and isinstance(word, UnsayClaim | UnsayAccuse | UnsayTrust):
        why = None if isinstance(stands.get(about(word)), stands_against(word)) else "word-unsaid"
    return why


def fault_of_seat(named: Seat, speaker: Seat, sides: list[str], claims: bool) -> str | None:
    """Say what is wrong with a word about a seat."""
    if named >= len(sides):
        return "word-seat"
    if named == speaker:
        return "word-self"
    return "word-open" if claims and sides[named] != HIDDEN else None


def fault_of_goal(cell: Cell, goals: dict[Cell, str]) -> str | None:
    """Say what is wrong with a word about a goal."""
    if cell not in goals:
        return "word-goal"
    return None if goals[cell] == HIDDEN else "word-turned"


# --- whether it is true ------------------------------------------------------------------------------


def truth(vocabulary: Vocabulary, seat: Seat, word: Word, goals: dict[Cell, str], sides: list[str]) -> bool | None:
    """Say whether a word is right, from what the goals are and who everybody is; None where it is neither."""
    match word:
        case ClaimGoal():
            return (vocabulary.mark in goals[word.cell].split("+")) == vocabulary.goals[word.what]
        case ClaimSeat():
            return sides[word.seat] == word.what
        case Accuse():
            return sides[word.seat] == vocabulary.traitor
        case Trust():
            return sides[word.seat] != vocabulary.traitor
        case Deny():
            return sides[seat] != vocabulary.traitor
    return None
