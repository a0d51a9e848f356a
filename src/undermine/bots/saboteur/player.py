"""The base game: the Apprentice goes by distance alone, the Miner by what everybody's deeds have told it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from undermine.bots.careless import best_of
from undermine.bots.files import read
from undermine.bots.saboteur.beliefs import KINDS, ROLES, Beliefs, Likelihoods, Rates, prior, weigh
from undermine.bots.saboteur.hearing import heard_in, weigh_words, words_of_round
from undermine.bots.saboteur.scores import BREAK_FOE, REPAIR_FRIEND, SHORTER, Scorer
from undermine.bots.saboteur.story import Story, bare_grid, goal_at, read_cell, rewound
from undermine.bots.saboteur.weights import Belief, Weights
from undermine.bots.seen import Choice, Seen
from undermine.bots.weights import check_names, read_weights, tempered
from undermine.games.saboteur.border import Event
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.moves import seat_of
from undermine.kernel.rng import Rng

SCORER: Final = Scorer()
WEIGHTS: Final = "saboteur/weights.toml"
RATES: Final = "saboteur/rates.toml"

RoleWeights = tuple[Weights, Weights]  # a digger's, a saboteur's
RateLists = Mapping[str, dict[str, dict[str, float]]]  # part, role, kind: logarithms, as they stand in the file


@cache
def weights_of(level: str, temper: str = "") -> RoleWeights:
    """Return a level's weights, shifted a little by the temper of whoever plays."""
    digger, saboteur = (tempered(Weights, WEIGHTS, f"{level}.{role}", temper, role) for role in ROLES)
    return digger, saboteur


def read_rates(lists: RateLists, part: str, names: tuple[str, ...], where: str) -> Rates:
    """Read how often diggers and saboteurs do what, by these names."""
    digger, saboteur = (lists[part][role] for role in ROLES)
    for role, rates in zip(ROLES, (digger, saboteur), strict=True):
        check_names(rates, names, f"{where}, [{part}.{role}]")
    return Rates(digger, saboteur)


def likelihoods(belief: Belief, lists: RateLists | None = None, where: str = RATES) -> Likelihoods:
    """Return the rates of deeds as somebody believes them: those of the file, or others."""
    given = read(RATES) if lists is None else lists
    far, near = (read_rates(given, part, KINDS, where) for part in ("far", "near"))
    breaks, repairs = (read_rates(given, part, ROLES, where) for part in ("break", "repair"))
    return Likelihoods(far, near, breaks, repairs, belief)


def belief_of_miner() -> Belief:
    """Return how the Miner believes."""
    return read_weights(Belief, WEIGHTS, "miner.belief")


@cache
def rates() -> Likelihoods:
    """Return the rates of deeds as the Miner believes them."""
    return likelihoods(belief_of_miner())


def story_of(seen: Seen) -> Story:
    """Tell the round from the events; what was told before is kept in the seat's notes."""
    events = cast(list[Event], seen.events)
    story = seen.notes.get("story")
    if not isinstance(story, Story) or story.heard > len(seen.events):
        story = begin_story(cast(SaboteurView, seen.view), events)
        seen.notes["story"] = story
    story.hear(events)
    return story


def begin_story(view: SaboteurView, events: list[Event]) -> Story:
    """Begin a story; where the game began from a setup, take back from the board what has happened since."""
    if any(event["type"] == "round" for event in events):
        return Story(view.seats, bare_grid(not view.connect_any))
    story = Story(view.seats, rewound(view.grid, events))
    tools, looked = list(view.tools), list(view.looked)
    for event in reversed(events):
        if event["type"] == "break" or event["type"] == "repair":
            tools[event["target"]] ^= 1 << TOOL_NAMES.index(event["tool"])
        elif event["type"] == "map":
            looked[event["seat"]] &= ~(1 << int(goal_at(read_cell(event["cell"]))))
    story.begin(tools, looked)
    return story


def choose_apprentice(seen: Seen, rng: Rng) -> Choice:
    """Choose by distance, without a thought for what others did, and a little carelessly."""
    view = cast(SaboteurView, seen.view)
    beliefs = prior(view.seats, seen.seat, view.roles[seen.seat], view.goals)
    return best(seen, beliefs, weights_of("apprentice", seen.temper), rng, all_cards=True)


def choose_miner(seen: Seen, rng: Rng) -> Choice:
    """Choose by everything that can be known."""
    return choose_with(seen, rng, weights_of("miner", seen.temper), rates())


def choose_with(seen: Seen, rng: Rng, weights: RoleWeights, likelihoods: Likelihoods) -> Choice:
    """Choose as the Miner does, with these weights and rates."""
    return best(seen, think(seen, likelihoods), weights, rng, all_cards=False)


def think(seen: Seen, likelihoods: Likelihoods) -> Beliefs:
    """Weigh who is who and where the treasure lies."""
    view = cast(SaboteurView, seen.view)
    story = story_of(seen)
    words = words_of_round(seen, story) if seen.words else []
    claims, opinions = heard_in(words, story, seen.played - len(story.deeds)) if words else ([], [])
    if claims or opinions:
        return weigh_words(story, seen.seat, view.roles[seen.seat], view.goals, likelihoods, claims, opinions)
    return weigh(story, seen.seat, view.roles[seen.seat], view.goals, likelihoods)


def best(seen: Seen, beliefs: Beliefs, weights: RoleWeights, rng: Rng, *, all_cards: bool) -> Choice:
    """Choose the move of the greatest worth."""
    weigh_moves(seen, beliefs, weights, all_cards=all_cards)
    role = cast(SaboteurView, seen.view).roles[seen.seat]
    return explain(seen, best_of(SCORER.scores, weights[role].careless, rng))


def weigh_moves(seen: Seen, beliefs: Beliefs, weights: RoleWeights, *, all_cards: bool) -> None:
    """Let the scorer say what every move is worth."""
    view = cast(SaboteurView, seen.view)
    role = view.roles[seen.seat]
    SCORER.count_cards(view, all_cards)
    SCORER.weigh(view, seen.seat, role, beliefs, seen.moves, weights[role])


def explain(seen: Seen, index: int) -> Choice:
    """Say why: the reason's sentence with its values."""
    reason = SCORER.reasons[index]
    values: dict[str, object] = {}
    if reason == SHORTER:
        values["cards"] = max(1, round(SCORER.gains[index]))
    elif reason in (BREAK_FOE, REPAIR_FRIEND):
        values["seat"] = int(seat_of(seen.moves[index]))
    return Choice(seen.moves[index], "bot-why-" + reason, values)
