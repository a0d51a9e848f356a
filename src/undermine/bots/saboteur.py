"""The base game: the Apprentice goes by distance alone, the Miner by what everybody's deeds have told it."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from undermine.bots.native.beliefs import Beliefs, Likelihoods, prior, weigh
from undermine.bots.native.scores import CARELESS, REASONS, WEIGHTS, Scorer
from undermine.bots.native.story import Story, bare_grid, goal_at, read_cell, rewound
from undermine.bots.seen import Choice, Seen
from undermine.bots.tables import table
from undermine.bots.tempers import shifts
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.moves import TOOLS as TOOL_NAMES
from undermine.kernel.moves import seat_of
from undermine.kernel.rng import Rng

ROLES: Final = ("digger", "saboteur")
SCORER: Final = Scorer()
FINE: Final = 1 << 20

Weights = tuple[list[float], list[float]]  # a digger's, a saboteur's


@cache
def weights_of(level: str, temper: str = "") -> Weights:
    """Return a level's weights, shifted a little by the temper of whoever plays."""
    digger, saboteur = (read_weights(level, role, temper) for role in ROLES)
    return digger, saboteur


def read_weights(level: str, role: str, temper: str) -> list[float]:
    """Put the weights of one role into the order of the scorer."""
    more = shifts(temper, role, WEIGHTS)
    return [float(table("saboteur")[level][role][name]) + more[name] for name in WEIGHTS]


def likelihoods(trust: float, sleepers: float) -> Likelihoods:
    """Return the rates of deeds, believed so far, with so many saboteurs among them who sleep."""
    data = table("saboteur")["rates"]
    return Likelihoods(data["kinds"], data["pairs"], trust, sleepers)


@cache
def rates() -> Likelihoods:
    """Return the rates of deeds as the Miner believes them."""
    miner = table("saboteur")["miner"]
    return likelihoods(float(miner["trust"]), float(miner["sleepers"]))


def story_of(seen: Seen) -> Story:
    """Tell the round from the events; what was told before is kept in the seat's notes."""
    story = seen.notes.get("story")
    if not isinstance(story, Story) or story.heard > len(seen.events):
        story = begin_story(cast(SaboteurView, seen.view), seen.events)
        seen.notes["story"] = story
    story.hear(seen.events)
    return story


def begin_story(view: SaboteurView, events: list[dict[str, object]]) -> Story:
    """Begin a story; where the game began from a setup, take back from the table what has happened since."""
    if any(event["type"] == "round" for event in events):
        return Story(view.seats, bare_grid(not view.connect_any))
    story = Story(view.seats, rewound(view.grid, events))
    tools, looked = list(view.tools), list(view.looked)
    for event in reversed(events):
        if event["type"] in ("break", "repair"):
            tools[cast(int, event["target"])] ^= 1 << TOOL_NAMES.index(cast(str, event["tool"]))
        elif event["type"] == "map":
            looked[cast(int, event["seat"])] &= ~(1 << int(goal_at(read_cell(cast(str, event["cell"])))))
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


def choose_with(seen: Seen, rng: Rng, weights: Weights, likelihoods: Likelihoods) -> Choice:
    """Choose as the Miner does, with these weights and rates."""
    return best(seen, think(seen, likelihoods), weights, rng, all_cards=False)


def think(seen: Seen, likelihoods: Likelihoods) -> Beliefs:
    """Weigh who is who and where the treasure lies."""
    view = cast(SaboteurView, seen.view)
    return weigh(story_of(seen), seen.seat, view.roles[seen.seat], view.goals, likelihoods)


def best(seen: Seen, beliefs: Beliefs, weights: Weights, rng: Rng, *, all_cards: bool) -> Choice:
    """Choose the move of the greatest worth."""
    view = cast(SaboteurView, seen.view)
    role = view.roles[seen.seat]
    mine = weights[role]
    SCORER.count_cards(view, all_cards)
    SCORER.weigh(view, seen.seat, role, beliefs, seen.moves, mine)
    chance = [mine[CARELESS] * int(rng.below(FINE)) / FINE for _ in seen.moves]
    worth = [score + more for score, more in zip(SCORER.scores, chance, strict=True)]
    top = max(range(len(worth)), key=worth.__getitem__)
    return explain(seen, top)


def explain(seen: Seen, index: int) -> Choice:
    """Say why: the reason's sentence with its values."""
    reason = REASONS[SCORER.reasons[index]]
    values: dict[str, object] = {}
    if reason == "shorter":
        values["cards"] = max(1, round(SCORER.gains[index]))
    elif reason in ("break-foe", "repair-friend"):
        values["seat"] = int(seat_of(seen.moves[index]))
    return Choice(seen.moves[index], "bot-why-" + reason, values)
