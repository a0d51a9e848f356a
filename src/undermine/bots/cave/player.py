"""The Dark Cave: ways to the exit with their costs, monsters and webs, and who works for whom."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import exp, log
from typing import Final, cast

from undermine.border import Event
from undermine.bots import mole
from undermine.bots.careless import best_of
from undermine.bots.cave.hearing import exits_by_words, loyal_by_words, words_of
from undermine.bots.cave.hopes import EXIT_GOAL, CaveHopes, put_exit
from undermine.bots.cave.lost import all_lost
from undermine.bots.cave.scores import AXE_REASON, BOOTS_REASON, LEAVE, LOOKS_SEAT, SWAP_REASON, CaveScorer
from undermine.bots.cave.weights import Weights
from undermine.bots.seen import Choice, Seen
from undermine.bots.weights import tempered
from undermine.games.cave.clans import works_for
from undermine.games.cave.moves import AGREE, DECLINE, PROPOSE, STEP
from undermine.games.cave.position import OVER, VOTE, WALK, Position
from undermine.games.cave.scoring import winning_clan
from undermine.games.cave.view import CaveView
from undermine.kernel.moves import seat_of, verb_of
from undermine.kernel.rng import Rng

SCORER: Final = CaveScorer()
# Positions imagined where a move turns up something hidden; every goal that may be the exit is in one.
WORLDS: Final = 4
TOLD: Final = 3  # more of them where words have told of the exit: one is drawn for every goal, these by their chances
NAMES_A_SEAT: Final = (LOOKS_SEAT, BOOTS_REASON, AXE_REASON, SWAP_REASON)
HARM: Final = 1.2  # how strongly an attack speaks for enmity, a gift for friendship: logarithms of odds
GIFT: Final = 1.5


@cache
def weights_of(level: str, temper: str = "") -> Weights:
    """Return a level's weights, shifted a little by the temper of whoever plays."""
    return tempered(Weights, "cave/weights.toml", level, temper, "cave")


def choose_mole(seen: Seen, rng: Rng) -> Choice:
    """Choose any legal move; but whether the game shall end is answered truly."""
    return end_together(seen) or mole.choose(without_proposal(seen), rng)


def choose_apprentice(seen: Seen, rng: Rng) -> Choice:
    """Choose by one's own way out, trusting colours, a little carelessly."""
    return choose_with(seen, rng, weights_of("apprentice", seen.temper), wide=False)


def choose_miner(seen: Seen, rng: Rng) -> Choice:
    """Choose by everybody's way out, and by what everybody has done."""
    return choose_as_miner(seen, rng, weights_of("miner", seen.temper))


def choose_as_miner(seen: Seen, rng: Rng, weights: Weights) -> Choice:
    """Choose as the Miner does, with these weights; a win that is there is taken."""
    win = wins_at_once(seen)
    if win is not None:
        return Choice(win, "bot-why-" + LEAVE)
    return choose_with(seen, rng, weights, wide=True)


def wins_at_once(seen: Seen) -> int | None:
    """Return a step that ends the game, won, in every position the seat imagines."""
    return winning_step(seen, imagine(seen, Rng(0)) if cast(CaveView, seen.view).public.phase == WALK else [])


def winning_step(seen: Seen, imagined: list[Position]) -> int | None:
    """Return a step that ends the game, won, in every one of these positions."""
    if cast(CaveView, seen.view).public.phase != WALK:
        return None
    for move in [move for move in seen.moves if verb_of(move) == STEP]:
        if all(_won_by(world.clone(), move, seen.seat) for world in imagined):
            return move
    return None


def _won_by(world: Position, move: int, seat: int) -> bool:
    world.apply(move, None)
    return int(world.phase) == OVER and int(winning_clan(world)) == int(works_for(int(world.clans[seat])))


def imagine(seen: Seen, rng: Rng, exits: list[float] | None = None) -> list[Position]:
    """Imagine positions as likely as each other: the exit is as often on every goal where it may be, or as words have it."""
    view = cast(CaveView, seen.view)
    hidden = exits_to_try(view.goals, exits or [])
    imagined = []
    sampler = seen.rules.sampler(view)
    for world in range(len(hidden) if exits else WORLDS if len(hidden) != 3 else 3):
        position = cast(Position, sampler.draw(rng))
        if hidden:
            put_exit(position, hidden[world % len(hidden)])
        imagined.append(position)
    return imagined


def exits_to_try(goals: list[int], exits: list[float]) -> list[int]:
    """List where the exit may be, none twice; those that words speak for (chances by goal) as much more often as they say."""
    hidden = [] if EXIT_GOAL in goals else [goal for goal, known in enumerate(goals) if known < 0]
    if not exits:
        return hidden
    more = [exits[goal] * TOLD for goal in hidden]
    for _ in range(TOLD):
        most = max(range(len(more)), key=more.__getitem__)
        hidden.append(hidden[most])
        more[most] -= 1.0
    return hidden


def end_together(seen: Seen) -> Choice | None:
    """Propose the end where nobody can get out any more; agree to it if that is so, as far as this seat can see (C-END-3)."""
    view = cast(CaveView, seen.view)
    verbs = {int(verb_of(move)): move for move in seen.moves}
    if view.public.phase == VOTE:
        lost = all_lost(view, seen.seat)
        return Choice(verbs[AGREE if lost else DECLINE], "bot-why-agree" if lost else "bot-why-decline")
    return Choice(verbs[PROPOSE], "bot-why-agree") if PROPOSE in verbs and all_lost(view, seen.seat) else None


def without_proposal(seen: Seen) -> Seen:
    """Leave out a proposal that would not be true."""
    return replace(seen, moves=[move for move in seen.moves if verb_of(move) != PROPOSE])


def choose_with(seen: Seen, rng: Rng, weights: Weights, *, wide: bool) -> Choice:
    """Choose the move of the greatest worth."""
    word = end_together(seen)
    if word is not None:
        return word
    seen = without_proposal(seen)
    view = cast(CaveView, seen.view)
    friend = friends(seen, weights.trust)
    exits = exits_heard(seen, friend) if weights.trust > 0.0 else []
    look_around(SCORER.hopes, seen, friend, exits, wide=wide)
    SCORER.weigh(view, seen.seat, imagine(seen, rng, exits), seen.moves, weights)
    top = best_of(SCORER.scores, weights.careless, rng)
    reason = SCORER.reasons[top]
    values: dict[str, object] = {"seat": int(seat_of(seen.moves[top]))} if reason in NAMES_A_SEAT else {}
    return Choice(seen.moves[top], "bot-why-" + reason, values)


def look_around(hopes: CaveHopes, seen: Seen, friend: list[float], exits: list[float], *, wide: bool) -> None:
    """Take note of what the seat knows and has been told."""
    hopes.look_around(cast(CaveView, seen.view), seen.seat, friend, wide)
    if exits:
        hopes.exits = exits


def exits_heard(seen: Seen, friend: list[float]) -> list[float]:
    """Return the chance of each goal to be the exit, as words have it; nothing where they have told nothing of it."""
    heard = words_of(seen)
    return exits_by_words(heard, by_side(seen, friend), cast(CaveView, seen.view), seen.seat) if heard else []


def by_side(seen: Seen, chances: list[float]) -> list[float]:
    """Turn chances to be loyal into chances to be a friend of mine, or back again."""
    view = cast(CaveView, seen.view)
    clan = view.colours[seen.seat] ^ view.identities[seen.seat]
    return [chance if view.colours[seat] == clan else 1.0 - chance for seat, chance in enumerate(chances)]


def friends(seen: Seen, trust: float) -> list[float]:
    """Return for every seat the chance that it works for the same clan as oneself."""
    view = cast(CaveView, seen.view)
    seats = int(view.public.seats)
    loyal = [loyalty(view, seat) for seat in range(seats)]
    friend = by_side(seen, loyal)
    if trust > 0.0:
        friend = believed(friend, deeds(seen), trust)
        heard = words_of(seen)
        if heard:
            friend = by_side(seen, loyal_by_words(by_side(seen, friend), heard, view, seen.seat))
    friend[seen.seat] = 1.0
    return friend


def loyalty(view: CaveView, seat: int) -> float:
    """Return the chance that a seat works for its own colour, by the cards not seen yet (C-CLAN-2)."""
    if view.identities[seat] >= 0:
        return 1.0 - view.identities[seat]
    colour = view.colours[seat]
    same = [identity for other, identity in zip(view.colours, view.identities, strict=True) if other == colour]
    hidden = same.count(-1)
    return 1.0 - (view.saboteurs[colour] - same.count(1)) / hidden


def deeds(seen: Seen) -> list[tuple[int, int, float]]:
    """List who did what to whom, as this seat saw it."""
    return deeds_of(seen.events)


def deeds_of(events: list[Event]) -> list[tuple[int, int, float]]:
    """List who did what to whom, as far as it tells friend from foe: positive for gifts, negative for attacks."""
    done: list[tuple[int, int, float]] = []
    caller = -1
    for event in events:
        if event["type"] == "call":
            caller = event["seat"]
        elif event["type"] == "step" and event["figure"] == "dwarf":
            caller = -1  # whoever walks into a monster has only itself to blame
        elif event["type"] == "attack" and caller not in (-1, event["seat"]):
            done.append((caller, event["seat"], -HARM))
        elif (event["type"] == "boots" or event["type"] == "axe") and event["target"] != event["seat"]:
            done.append((event["seat"], event["target"], GIFT))
    return done


def believed(friend: list[float], done: list[tuple[int, int, float]], trust: float) -> list[float]:
    """Weigh deeds to seats whose side is known better: helping a friend makes a friend."""
    odds = [log(max(chance, 0.02) / max(1.0 - chance, 0.02)) for chance in friend]
    for doer, target, speaks in done:
        odds[doer] += trust * speaks * (2.0 * friend[target] - 1.0)
    certain = [chance in (0.0, 1.0) for chance in friend]
    return [
        chance if sure else 1.0 / (1.0 + exp(-odd)) for chance, sure, odd in zip(friend, certain, odds, strict=True)
    ]
