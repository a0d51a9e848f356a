"""Hearing in the Dark Cave: what words say of where the exit lies, of clan cards and of whoever said them.

Talk is cheap here as in the base game (`saboteur/hearing.py`): a claim speaks by how often loyal dwarfs and saboteurs tell the
truth (`said.toml`, counted), what a seat can say is capped, and whoever claims what it has not looked at is not heard at all. Where
it has become known since whether a claim is true, it speaks of its speaker alone: whoever was caught lying is trusted less.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Any, Final, cast

from undermine import words as spoken
from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.chatter import capped, noise_of
from undermine.bots.files import read
from undermine.bots.seen import Seen, Word
from undermine.games.cave.box import GOALS, goal_xy
from undermine.games.cave.view import CaveView

SAID: Final = "cave/said.toml"  # how often who says what, counted
WORDS: Final = "cave/words.toml"  # how words are taken, chosen
EXIT: Final = "exit"
LOYAL: Final = "loyal"
ALONE: Final = "alone"  # of a claim about a goal: nobody else has looked there
SHARED: Final = "shared"
CARDS: Final = "cards"
HITS: Final = 0.25  # so many claims of whatever comes are of what their speaker has looked at
LEAST: Final = 0.02  # nobody is taken for more certainly loyal, or less, than that, if not seen


@dataclass(frozen=True)
class GoalClaim:
    """What somebody says lies on a goal, and whether it has looked there and alone."""

    seat: int
    goal: int
    exit: bool
    knew: bool
    alone: bool


@dataclass(frozen=True)
class CardClaim:
    """What somebody says of another's clan card, and whether it has looked at that card."""

    seat: int
    about: int
    loyal: bool
    knew: bool


@dataclass
class Heard:
    """The words that stand."""

    goals: list[GoalClaim]
    cards: list[CardClaim]
    opinions: list[tuple[int, int, bool]]  # who, of whom, whether it accuses

    @property
    def claims(self) -> list[GoalClaim | CardClaim]:
        """All claims, of goals and of cards."""
        return [*self.goals, *self.cards]

    @property
    def unheard(self) -> set[int]:
        """The seats that claim what they cannot know: they are not worth hearing."""
        return {claim.seat for claim in self.claims if not claim.knew}

    @property
    def noise(self) -> float:
        """How likely everybody here says whatever comes; nobody is surer than so much that it is not so."""
        noise = noise_of((claim.knew for claim in self.claims), counted()["noise"], HITS)
        return max(noise, float(numbers()["chatter-at-least"]))


@cache
def counted() -> dict[str, Any]:
    """Return how often loyal dwarfs and saboteurs tell the truth."""
    return read(SAID)


@cache
def numbers() -> dict[str, Any]:
    """Return how words are taken."""
    return read(WORDS)


def heard_in(words: list[Word], view: CaveView) -> Heard:
    """Read the words of a game: the last claim of each seat about each goal and card, and the opinions that stand."""
    seats = int(view.public.seats)
    cells = [f"{x},{y}" for x, y in goal_xy(seats)]
    goals: dict[tuple[int, str], bool] = {}
    cards: dict[tuple[int, int], bool] = {}
    opinions: dict[tuple[int, int], bool] = {}
    for _, seat, text in words:
        match spoken.read(text):
            case spoken.ClaimGoal(cell=cell, what=what) if cell in cells:
                goals[seat, cell] = what == EXIT
            case spoken.AskDig(cell=cell) if cell in cells:  # whoever wants everybody to dig there says as much
                goals.setdefault((seat, cell), True)
            case spoken.AskLeave(cell=cell) if cell in cells:
                goals.setdefault((seat, cell), False)
            case spoken.UnsayClaim(cell=cell):
                goals.pop((seat, cell), None)
            case spoken.ClaimSeat(seat=about, what=what):
                cards[seat, about] = what == LOYAL
            case spoken.Accuse(seat=about):
                opinions[seat, about] = True
            case spoken.Trust(seat=about):
                opinions[seat, about] = False
            case spoken.UnsayAccuse(seat=about) | spoken.UnsayTrust(seat=about):
                opinions.pop((seat, about), None)
            case _:
                pass
    told = []
    for (seat, cell), exits in goals.items():
        goal = cells.index(cell)
        looked = {other for other in range(seats) if int(view.public.goals_looked_at(other)) >> goal & 1}
        told.append(GoalClaim(seat, goal, exits, seat in looked, not looked - {seat}))
    shown = [
        CardClaim(seat, about, loyal, bool(int(view.public.seats_looked_at(seat)) >> about & 1))
        for (seat, about), loyal in cards.items()
    ]
    return Heard(told, shown, [(seat, about, accuses) for (seat, about), accuses in opinions.items()])


def loyal_by_words(loyal: list[float], heard: Heard, view: CaveView, me: int) -> list[float]:
    """Return for every seat the chance that it is loyal, after what it said and what others said of it."""
    unheard = {me, *heard.unheard}
    noise = heard.noise
    odds = [log(max(chance, LEAST) / max(1.0 - chance, LEAST)) for chance in loyal]
    proofs = [0.0] * len(loyal)
    for claim in heard.goals:
        if claim.seat not in unheard and view.goals[claim.goal] >= 0:
            right = claim.exit == (view.goals[claim.goal] == EXIT_GOAL)
            proofs[claim.seat] += proof(right, ALONE if claim.alone else SHARED, noise)
    for card in heard.cards:
        if card.seat not in unheard and view.identities[card.about] >= 0:
            proofs[card.seat] += proof(card.loyal == (view.identities[card.about] == 0), CARDS, noise)
    lies, truth = float(numbers()["most-of-the-proved"]), float(numbers()["most-of-the-true"])
    odds = [odd + max(-lies, min(truth, told)) for odd, told in zip(odds, proofs, strict=True)]
    trusted = [1.0 / (1.0 + exp(-odd)) for odd in odds]
    for card in heard.cards:
        if card.seat not in unheard and view.identities[card.about] < 0:
            true = truth_of(trusted[card.seat], CARDS, noise)
            says = capped(log(true / (1.0 - true)), float(numbers()["most-of-a-card"]))
            odds[card.about] += says if card.loyal else -says
    for seat, about, accuses in heard.opinions:
        if seat not in unheard and noise < float(numbers()["noisy"]):
            says = float(numbers()["opinion"]) * (2.0 * trusted[seat] - 1.0)
            odds[about] -= says if accuses else -says
    known = [identity >= 0 for identity in view.identities]
    return [
        chance if sure or chance in (0.0, 1.0) else 1.0 / (1.0 + exp(-odd))
        for chance, sure, odd in zip(loyal, known, odds, strict=False)
    ]


def share(identity: str, part: str, noise: float) -> float:
    """Return which part of such claims is true, if people so often say whatever comes."""
    return (1.0 - noise) * float(counted()[identity][part]) + noise / 2.0


def proof(true: bool, part: str, noise: float) -> float:
    """Return what a claim that is known to be true or false says for its speaker, as a logarithm."""
    loyal, spoils = share(LOYAL, part, noise), share("saboteur", part, noise)
    return log(loyal / spoils) if true else log((1.0 - loyal) / (1.0 - spoils))


def truth_of(loyal: float, part: str, noise: float) -> float:
    """Return how likely somebody who is so likely loyal tells the truth."""
    return loyal * share(LOYAL, part, noise) + (1.0 - loyal) * share("saboteur", part, noise)


def exits_by_words(heard: Heard, loyal: list[float], view: CaveView, me: int) -> list[float]:
    """Return the chance of each goal to be the exit; nothing where no word speaks of it or it is known."""
    unheard = {me, *heard.unheard}
    claims = [claim for claim in heard.goals if claim.seat not in unheard and view.goals[claim.goal] < 0]
    hidden = [goal for goal in range(GOALS) if view.goals[goal] < 0]
    if not claims or EXIT_GOAL in view.goals or len(hidden) < 2:
        return []
    noise, cap = heard.noise, float(numbers()["most-of-a-seat"])
    weights = [0.0] * int(GOALS)
    for goal in hidden:
        told: dict[int, float] = {}
        for claim in claims:
            true = truth_of(loyal[claim.seat], ALONE if claim.alone else SHARED, noise)
            says = true if claim.exit == (claim.goal == goal) else 1.0 - true
            told[claim.seat] = told.get(claim.seat, 0.0) + log(2.0 * says)
        weights[goal] = exp(sum(capped(says, cap) for says in told.values()))
    total = sum(weights)
    return [weight / total for weight in weights]


def words_of(seen: Seen) -> Heard | None:
    """Return what a seat has heard, if anybody has said anything that stands."""
    if not seen.words:
        return None
    heard = heard_in(seen.words, cast(CaveView, seen.view))
    return heard if heard.goals or heard.cards or heard.opinions else None
