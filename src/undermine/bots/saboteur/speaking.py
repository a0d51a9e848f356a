"""Speaking: the word that a bot of the base game says in its turn, before it moves, if it says any.

Everything follows from what the seat has seen and heard. A digger tells what lies on a goal that it has looked at, asks for a
repair, accuses whom it is sure of. A saboteur lies where nobody else has looked, sometimes tells the truth so as to be believed,
accuses a digger whom others doubt, and denies. Tempers say how talkative somebody is, and how soon sure (`manners.toml`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from undermine.bots.manners import chance_of, first_unsaid, manner_of
from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import Beliefs, weigh
from undermine.bots.saboteur.hearing import heard_in, numbers, words_of_round
from undermine.bots.seen import Seen
from undermine.games.saboteur.box import FIRST_FIX, FIXES, GOAL_TEXTS, GOALS, ROCKFALL
from undermine.games.saboteur.position import PLAY
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import NOBODY
from undermine.kernel.moves import TOOLS
from undermine.kernel.rng import Rng

TREASURE: Final = 0


def speak(seen: Seen, rng: Rng) -> str:
    """Return the text of one word, or nothing."""
    view = cast(SaboteurView, seen.view)
    if view.phase != PLAY:
        return ""
    manner = manner_of(seen.temper)
    if chance_of(rng) > manner.talks:
        return ""
    beliefs = player.think(seen, player.rates())
    wishes = of_saboteur if view.roles[seen.seat] == 1 else of_digger
    words = words_of_round(seen, player.story_of(seen))
    return first_unsaid(wishes(seen, view, beliefs, manner.sure, rng), seen, words, int(view.seats))


def of_digger(seen: Seen, view: SaboteurView, beliefs: Beliefs, sure: float, rng: Rng) -> Iterator[str]:
    """Yield what a digger would say, the most important first."""
    del rng
    yield from true_claims(seen, view)
    yield from asks(seen, view)
    others = [seat for seat in range(int(view.seats)) if seat != seen.seat]
    worst = max(others, key=lambda seat: beliefs.saboteur[seat])
    if beliefs.saboteur[worst] >= sure:
        yield f"accuse {worst}"
    best = min(others, key=lambda seat: beliefs.saboteur[seat])
    if beliefs.saboteur[best] <= 1.0 - sure and player.story_of(seen).deeds[-1:]:
        yield f"trust {best}"
    if accused(seen):
        yield "deny"


def of_saboteur(seen: Seen, view: SaboteurView, beliefs: Beliefs, sure: float, rng: Rng) -> Iterator[str]:
    """Yield what a saboteur would say."""
    honest = chance_of(rng) < float(numbers()["truth-of-saboteurs"])
    for claim in true_claims(seen, view):
        cell = claim.split()[1]
        alone = sum(bool(int(view.looked[seat]) >> GOAL_TEXTS.index(cell) & 1) for seat in range(int(view.seats))) == 1
        if honest or not alone:
            yield claim
        else:
            yield f"claim {cell} {'stone' if claim.endswith('gold') else 'gold'}"
    if accused(seen):
        yield "deny"
    yield from asks(seen, view)
    diggers = [seat for seat in range(int(view.seats)) if seat != seen.seat and beliefs.saboteur[seat] < 0.5]
    if diggers:
        public = weigh(player.story_of(seen), NOBODY, 0, in_the_open(view), player.rates())
        doubted = max(diggers, key=lambda seat: public.saboteur[seat])
        if public.saboteur[doubted] >= sure / 2:
            yield f"accuse {doubted}"


def true_claims(seen: Seen, view: SaboteurView) -> Iterator[str]:
    """Yield what lies on the goals that the seat itself has looked at and that still lie face down."""
    for goal in range(GOALS):
        if int(view.looked[seen.seat]) >> goal & 1 and not int(view.shown) >> goal & 1 and view.goals[goal] >= 0:
            yield f"claim {GOAL_TEXTS[goal]} {'gold' if view.goals[goal] == TREASURE else 'stone'}"


def asks(seen: Seen, view: SaboteurView) -> Iterator[str]:
    """Yield a request to mend the tool that the seat cannot mend itself."""
    mends = 0
    for card in view.hands[seen.seat]:
        if FIRST_FIX <= card < ROCKFALL:
            mends |= int(FIXES[card])
    for number, tool in enumerate(TOOLS):
        if int(view.tools[seen.seat]) >> number & 1 and not mends >> number & 1:
            yield f"ask mend {tool}"


def accused(seen: Seen) -> bool:
    """Say whether somebody's accusation of this seat stands."""
    story = player.story_of(seen)
    _, opinions = heard_in(words_of_round(seen, story), story, seen.played - len(story.deeds))
    return any(opinion.about == seen.seat and opinion.accuses for opinion in opinions)


def in_the_open(view: SaboteurView) -> list[int]:
    """Return the goals as everybody knows them."""
    return [int(view.goals[goal]) if int(view.shown) >> goal & 1 else -1 for goal in range(GOALS)]
