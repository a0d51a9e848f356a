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
LAPS: Final = 2  # turns: what somebody does or says later is owed to other things
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
            "believed": believers(words, number, first, deeds),
            "unsaid": any(takes_back(later, said) for later in words[number + 1 :]),
        }
        (claims if is_claim else accusations).append(told)
    return claims, accusations


def takes_back(later: Said, said: Said) -> bool:
    """Say whether a word takes back another."""
    unsays = isinstance(later.word, UnsayClaim | UnsayAccuse | UnsayTrust)
    return unsays and later.seat == said.seat and about(later.word) == about(said.word)


def believers(words: list[Said], number: int, first: int, deeds: list[Deed | None]) -> list[int]:
    """List the seats that fell for a claim about a goal, before it was taken back and within their next two turns.

    Whoever says so in public, by trusting who made it or by the same claim, or lays a path for which the claim speaks. Not
    whoever had looked there: such a seat believes its own eyes.
    """
    said = words[number]
    if not isinstance(said.word, ClaimGoal):
        return []
    goal = int(goal_at(read_cell(said.word.cell)))
    if not 0 <= goal < GOALS:
        return []
    later = words[number + 1 :]
    gone = next((i for i, one in enumerate(later) if takes_back(one, said) or contradicts(one, said)), len(later))
    end = later[gone].before - first if gone < len(later) else len(deeds)
    begin = max(0, said.before - first)
    found: set[int] = set()
    for seat in sorted({int(deed.seat) for deed in deeds if deed is not None} - {said.seat}):
        turns = [(move, deed) for move, deed in enumerate(deeds) if deed is not None and int(deed.seat) == seat]
        soon = [(move, deed) for move, deed in turns if move >= begin][:LAPS]
        last = soon[-1][0] if len(soon) == LAPS else len(deeds)
        if any(toward(said.word, goal, deed) and not knew(turns, goal, move) for move, deed in soon if move < end):
            found.add(seat)
        for one in later[:gone]:
            spoken = one.before - first
            if one.seat == seat and spoken <= last and says_so(one, said) and not knew(turns, goal, spoken):
                found.add(seat)
    return sorted(found)


def knew(turns: list[tuple[int, Deed]], goal: int, move: int) -> bool:
    """Say whether a seat had looked at a goal before a move of the round: its next deed tells, or the last one it did."""
    deed = next((deed for at, deed in turns if at >= move), turns[-1][1])
    return bool(int(deed.knew) >> goal & 1)


def toward(word: ClaimGoal, goal: int, deed: Deed) -> bool:
    """Say whether a path went where a claim of gold pointed, or elsewhere after one of stone."""
    if deed.kind != PLACED:
        return False
    gains = [shortened(deed, at) for at in range(GOALS)]
    others = max(gain for at, gain in enumerate(gains) if at != goal)
    more, less = (gains[goal], others) if word.what == GOLD else (others, gains[goal])
    return more > FOLLOWED and more > less


def says_so(later: Said, said: Said) -> bool:
    """Say whether a word of somebody else tells that a claim is believed."""
    trusts = isinstance(later.word, Trust) and later.word.seat == said.seat
    return trusts or later.word == said.word


def contradicts(later: Said, said: Said) -> bool:
    """Say whether somebody claims something else of the same goal than before."""
    return later.seat == said.seat and later.word != said.word and about(later.word) == about(said.word)


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
