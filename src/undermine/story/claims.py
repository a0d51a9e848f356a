"""Claims: what was said and whether it was true, who went by it, and how well everybody read the others."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.story import PLACED, Deed, goal_at, read_cell
from undermine.games.saboteur.box import GOALS
from undermine.games.saboteur.box import SABOTEURS as DEALT
from undermine.story.shape import Judge, Saying
from undermine.story.suspicion import shortened
from undermine.words import Accuse, ClaimGoal, ClaimSeat, Deny, Said, Trust, UnsayAccuse, UnsayClaim, UnsayTrust, about

SURE: Final = 0.85  # how far an accusation commits whoever makes it; trust as far the other way
FOLLOWED: Final = 0.3  # cards: a path that comes so much nearer to a goal goes there
GOLD: Final = "gold"


def claims_of(words: list[Said], first: int, deeds: list[Deed | None]) -> tuple[list[Saying], list[Saying]]:
    """Return the claims of a round, and its accusations: everything said that is true or false."""
    claims: list[Saying] = []
    accusations: list[Saying] = []
    for number, said in enumerate(words):
        if said.true is None or not isinstance(said.word, ClaimGoal | ClaimSeat | Accuse | Trust | Deny):
            continue
        is_claim = isinstance(said.word, ClaimGoal | ClaimSeat)
        told: Saying = {
            "word": said.text,
            "seat": said.seat,
            "true": said.true,
            "move": said.before - first,
            "believed": followers(said, deeds[max(0, said.before - first) :]),
            "unsaid": any(takes_back(later, said) for later in words[number + 1 :]),
        }
        (claims if is_claim else accusations).append(told)
    return claims, accusations


def takes_back(later: Said, said: Said) -> bool:
    """Say whether a word takes back another."""
    unsays = isinstance(later.word, UnsayClaim | UnsayAccuse | UnsayTrust)
    return unsays and later.seat == said.seat and about(later.word) == about(said.word)


def followers(said: Said, after: list[Deed | None]) -> list[int]:
    """List the seats whose next path went where a claim of gold pointed, or went elsewhere after one of stone."""
    if not isinstance(said.word, ClaimGoal):
        return []
    goal = int(goal_at(read_cell(said.word.cell)))
    if not 0 <= goal < GOALS:
        return []
    seen: set[int] = set()
    found = []
    for deed in after:
        if deed is None or int(deed.seat) in seen or int(deed.seat) == said.seat:
            continue
        seen.add(int(deed.seat))
        if deed.kind == PLACED and not int(deed.knew) >> goal & 1:  # whoever looked there believes no words
            gains = [shortened(deed, i) for i in range(GOALS)]
            others = max(gain for i, gain in enumerate(gains) if i != goal)
            toward = gains[goal] > FOLLOWED and gains[goal] > others
            if toward if said.word.what == GOLD else others > FOLLOWED and others > gains[goal]:
                found.append(int(deed.seat))
    return found


def commitments(words: list[Said], seat: int, seats: int) -> dict[int, float]:
    """Return what a seat's words say of the others when the round ends: how surely each is a saboteur."""
    said: dict[int, float] = {}
    for word in words:
        if word.seat == seat and isinstance(word.word, Accuse | Trust | UnsayAccuse | UnsayTrust):
            said.pop(word.word.seat, None)
            if isinstance(word.word, Accuse | Trust):
                said[word.word.seat] = SURE if isinstance(word.word, Accuse) else 1.0 - SURE
    return {other: chance for other, chance in said.items() if other < seats}


def brier(chances: dict[int, float], roles: list[int]) -> float:
    """Return the mean squared error of what was said of some seats."""
    return round(sum((chance - roles[seat]) ** 2 for seat, chance in chances.items()) / len(chances), 4)


def judges_of(words: list[Said], roles: list[int], minds: list[list[float]]) -> list[Judge]:
    """Score everybody's words against the truth, beside what a bot in the same chair thought when the round ended."""
    seats = len(roles)
    found: list[Judge] = []
    for seat in range(seats):
        said = commitments(words, seat, seats)
        usual = (int(DEALT[seats]) - roles[seat]) / seats
        found.append(judge_of(seat, said, [usual] * seats, minds[seat], roles))
    return found


def judge_of(seat: int, said: dict[int, float], odds: list[float], mind: list[float], roles: list[int]) -> Judge:
    """Score what a seat said of the others beside a bot's mind; of whom it said nothing, the odds count."""
    others = [other for other in range(len(roles)) if other != seat]
    return {
        "seat": seat,
        "said": brier({other: said.get(other, odds[other]) for other in others}, roles) if said else None,
        "bot": brier({other: mind[other] for other in others}, roles),
        "odds": [float(roles[seat]) if other == seat else round(odds[other], 4) for other in range(len(roles))],
    }
